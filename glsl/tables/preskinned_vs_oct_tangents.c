/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1243;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec2 a_NORMAL;\n"
    "attribute vec2 a_TEXCOORD0;\n"
    "attribute vec2 a_TEXCOORD1;\n"
    "attribute vec2 a_TANGENT;\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "varying vec4 v_TEXCOORD3;\n"
    "varying vec3 v_TEXCOORD4;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec2 _562 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _619 = (1.0 - abs(_562.x)) - abs(_562.y);\n"
    "    vec2 _649 = (vec2(1.0) - abs(_562.yx)) * vec2((_562.x < 0.0) ? (-1.0) : 1.0, (_562.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _625 = bvec2(_619 < 0.0);\n"
    "    vec3 _607 = normalize(vec3(vec2(_625.x ? _649.x : _562.x, _625.y ? _649.y : _562.y), _619));\n"
    "    float _656 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _661 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _662 = vec2(_656, _661);\n"
    "    float _690 = (1.0 - abs(_656)) - abs(_661);\n"
    "    vec2 _720 = (vec2(1.0) - abs(_662.yx)) * vec2((_656 < 0.0) ? (-1.0) : 1.0, (_661 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _696 = bvec2(_690 < 0.0);\n"
    "    float _668 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _576 = vec4(normalize(vec3(vec2(_696.x ? _720.x : _662.x, _696.y ? _720.y : _662.y), _690)), _668).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1206;\n"
    "    _1206.x = _576.x;\n"
    "    _1206.y = _576.y;\n"
    "    _1206.z = _576.z;\n"
    "    vec4 _591 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _739 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _752 = vec4(dot(u_vert_c[16], _739), dot(u_vert_c[17], _739), dot(u_vert_c[18], _739), dot(u_vert_c[19], _739));\n"
    "    float _835 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _838 = u_vert_c[16].xyz * _835;\n"
    "    vec3 _841 = u_vert_c[17].xyz * _835;\n"
    "    vec3 _844 = u_vert_c[18].xyz * _835;\n"
    "    vec3 _847 = cross(_841, _844);\n"
    "    vec3 _870 = vec3(dot(_847, _607), dot(cross(_844, _838), _607), dot(cross(_838, _841), _607)) * ((dot(_838, _847) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _948 = max(max(abs(_870.x), abs(_870.y)), abs(_870.z));\n"
    "    vec3 _922 = _870 / vec3(max(_948, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _929 = _922 * inversesqrt(max(dot(_922, _922), 0.5));\n"
    "    bvec3 _934 = bvec3(_948 > 1.0000000031710768509710513471353e-30);\n"
    "    float _960 = dot(u_vert_c[16].xyz, _1206.xyz);\n"
    "    float _964 = dot(u_vert_c[17].xyz, _1206.xyz);\n"
    "    float _968 = dot(u_vert_c[18].xyz, _1206.xyz);\n"
    "    float _1023 = max(max(abs(_960), abs(_964)), abs(_968));\n"
    "    vec3 _997 = vec3(_960, _964, _968) / vec3(max(_1023, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1004 = _997 * inversesqrt(max(dot(_997, _997), 0.5));\n"
    "    bvec3 _1009 = bvec3(_1023 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1039 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _752), dot(u_vert_c[1], _752), dot(u_vert_c[2], _752), dot(u_vert_c[3], _752));\n"
    "    v_TEXCOORD0 = vec3(_934.x ? _929.x : _607.x, _934.y ? _929.y : _607.y, _934.z ? _929.z : _607.z);\n"
    "    v_TEXCOORD1 = _591.xy;\n"
    "    v_TEXCOORD2 = _591.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1009.x ? _1004.x : _1206.xyz.x, _1009.y ? _1004.y : _1206.xyz.y, _1009.z ? _1004.z : _1206.xyz.z), _668 * ((dot(u_vert_c[16].xyz * _1039, cross(u_vert_c[17].xyz * _1039, u_vert_c[18].xyz * _1039)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _752.xyz;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1243;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 2) in vec2 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "layout(location = 14) in vec2 a_TANGENT;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_TEXCOORD3;\n"
    "out vec3 v_TEXCOORD4;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec2 _562 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _619 = (1.0 - abs(_562.x)) - abs(_562.y);\n"
    "    vec2 _649 = (vec2(1.0) - abs(_562.yx)) * vec2((_562.x < 0.0) ? (-1.0) : 1.0, (_562.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _625 = bvec2(_619 < 0.0);\n"
    "    vec3 _607 = normalize(vec3(vec2(_625.x ? _649.x : _562.x, _625.y ? _649.y : _562.y), _619));\n"
    "    float _656 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _661 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _662 = vec2(_656, _661);\n"
    "    float _690 = (1.0 - abs(_656)) - abs(_661);\n"
    "    vec2 _720 = (vec2(1.0) - abs(_662.yx)) * vec2((_656 < 0.0) ? (-1.0) : 1.0, (_661 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _696 = bvec2(_690 < 0.0);\n"
    "    float _668 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _576 = vec4(normalize(vec3(vec2(_696.x ? _720.x : _662.x, _696.y ? _720.y : _662.y), _690)), _668).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1206;\n"
    "    _1206.x = _576.x;\n"
    "    _1206.y = _576.y;\n"
    "    _1206.z = _576.z;\n"
    "    vec4 _591 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _739 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _752 = vec4(dot(u_vert_c[16], _739), dot(u_vert_c[17], _739), dot(u_vert_c[18], _739), dot(u_vert_c[19], _739));\n"
    "    float _835 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _838 = u_vert_c[16].xyz * _835;\n"
    "    vec3 _841 = u_vert_c[17].xyz * _835;\n"
    "    vec3 _844 = u_vert_c[18].xyz * _835;\n"
    "    vec3 _847 = cross(_841, _844);\n"
    "    vec3 _870 = vec3(dot(_847, _607), dot(cross(_844, _838), _607), dot(cross(_838, _841), _607)) * ((dot(_838, _847) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _948 = max(max(abs(_870.x), abs(_870.y)), abs(_870.z));\n"
    "    vec3 _922 = _870 / vec3(max(_948, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _929 = _922 * inversesqrt(max(dot(_922, _922), 0.5));\n"
    "    bvec3 _934 = bvec3(_948 > 1.0000000031710768509710513471353e-30);\n"
    "    float _960 = dot(u_vert_c[16].xyz, _1206.xyz);\n"
    "    float _964 = dot(u_vert_c[17].xyz, _1206.xyz);\n"
    "    float _968 = dot(u_vert_c[18].xyz, _1206.xyz);\n"
    "    float _1023 = max(max(abs(_960), abs(_964)), abs(_968));\n"
    "    vec3 _997 = vec3(_960, _964, _968) / vec3(max(_1023, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1004 = _997 * inversesqrt(max(dot(_997, _997), 0.5));\n"
    "    bvec3 _1009 = bvec3(_1023 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1039 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _752), dot(u_vert_c[1], _752), dot(u_vert_c[2], _752), dot(u_vert_c[3], _752));\n"
    "    v_TEXCOORD0 = vec3(_934.x ? _929.x : _607.x, _934.y ? _929.y : _607.y, _934.z ? _929.z : _607.z);\n"
    "    v_TEXCOORD1 = _591.xy;\n"
    "    v_TEXCOORD2 = _591.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1009.x ? _1004.x : _1206.xyz.x, _1009.y ? _1004.y : _1206.xyz.y, _1009.z ? _1004.z : _1206.xyz.z), _668 * ((dot(u_vert_c[16].xyz * _1039, cross(u_vert_c[17].xyz * _1039, u_vert_c[18].xyz * _1039)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _752.xyz;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"NORMAL", "a_NORMAL", 2, 2, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"TANGENT", "a_TANGENT", 14, 2, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs_oct_tangents;
const glskin_shader glskin_shader_preskinned_vs_oct_tangents = {
    "preskinned_vs_oct_tangents", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 5,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "61a0abb55986164f4294613c8f47912bf8b1e0673a596278c2170a962512ca04",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
