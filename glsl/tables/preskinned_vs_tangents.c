/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1181;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec3 a_NORMAL;\n"
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
    "    float _600 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _605 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _606 = vec2(_600, _605);\n"
    "    float _634 = (1.0 - abs(_600)) - abs(_605);\n"
    "    vec2 _664 = (vec2(1.0) - abs(_606.yx)) * vec2((_600 < 0.0) ? (-1.0) : 1.0, (_605 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _640 = bvec2(_634 < 0.0);\n"
    "    float _612 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _568 = vec4(normalize(vec3(vec2(_640.x ? _664.x : _606.x, _640.y ? _664.y : _606.y), _634)), _612).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1146;\n"
    "    _1146.x = _568.x;\n"
    "    _1146.y = _568.y;\n"
    "    _1146.z = _568.z;\n"
    "    vec4 _583 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _683 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _696 = vec4(dot(u_vert_c[16], _683), dot(u_vert_c[17], _683), dot(u_vert_c[18], _683), dot(u_vert_c[19], _683));\n"
    "    float _779 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _782 = u_vert_c[16].xyz * _779;\n"
    "    vec3 _785 = u_vert_c[17].xyz * _779;\n"
    "    vec3 _788 = u_vert_c[18].xyz * _779;\n"
    "    vec3 _791 = cross(_785, _788);\n"
    "    vec3 _814 = vec3(dot(_791, a_NORMAL), dot(cross(_788, _782), a_NORMAL), dot(cross(_782, _785), a_NORMAL)) * ((dot(_782, _791) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _892 = max(max(abs(_814.x), abs(_814.y)), abs(_814.z));\n"
    "    vec3 _866 = _814 / vec3(max(_892, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _873 = _866 * inversesqrt(max(dot(_866, _866), 0.5));\n"
    "    bvec3 _878 = bvec3(_892 > 1.0000000031710768509710513471353e-30);\n"
    "    float _904 = dot(u_vert_c[16].xyz, _1146.xyz);\n"
    "    float _908 = dot(u_vert_c[17].xyz, _1146.xyz);\n"
    "    float _912 = dot(u_vert_c[18].xyz, _1146.xyz);\n"
    "    float _967 = max(max(abs(_904), abs(_908)), abs(_912));\n"
    "    vec3 _941 = vec3(_904, _908, _912) / vec3(max(_967, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _948 = _941 * inversesqrt(max(dot(_941, _941), 0.5));\n"
    "    bvec3 _953 = bvec3(_967 > 1.0000000031710768509710513471353e-30);\n"
    "    float _983 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _696), dot(u_vert_c[1], _696), dot(u_vert_c[2], _696), dot(u_vert_c[3], _696));\n"
    "    v_TEXCOORD0 = vec3(_878.x ? _873.x : a_NORMAL.x, _878.y ? _873.y : a_NORMAL.y, _878.z ? _873.z : a_NORMAL.z);\n"
    "    v_TEXCOORD1 = _583.xy;\n"
    "    v_TEXCOORD2 = _583.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_953.x ? _948.x : _1146.xyz.x, _953.y ? _948.y : _1146.xyz.y, _953.z ? _948.z : _1146.xyz.z), _612 * ((dot(u_vert_c[16].xyz * _983, cross(u_vert_c[17].xyz * _983, u_vert_c[18].xyz * _983)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _696.xyz;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1181;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 2) in vec3 a_NORMAL;\n"
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
    "    float _600 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _605 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _606 = vec2(_600, _605);\n"
    "    float _634 = (1.0 - abs(_600)) - abs(_605);\n"
    "    vec2 _664 = (vec2(1.0) - abs(_606.yx)) * vec2((_600 < 0.0) ? (-1.0) : 1.0, (_605 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _640 = bvec2(_634 < 0.0);\n"
    "    float _612 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _568 = vec4(normalize(vec3(vec2(_640.x ? _664.x : _606.x, _640.y ? _664.y : _606.y), _634)), _612).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1146;\n"
    "    _1146.x = _568.x;\n"
    "    _1146.y = _568.y;\n"
    "    _1146.z = _568.z;\n"
    "    vec4 _583 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _683 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _696 = vec4(dot(u_vert_c[16], _683), dot(u_vert_c[17], _683), dot(u_vert_c[18], _683), dot(u_vert_c[19], _683));\n"
    "    float _779 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _782 = u_vert_c[16].xyz * _779;\n"
    "    vec3 _785 = u_vert_c[17].xyz * _779;\n"
    "    vec3 _788 = u_vert_c[18].xyz * _779;\n"
    "    vec3 _791 = cross(_785, _788);\n"
    "    vec3 _814 = vec3(dot(_791, a_NORMAL), dot(cross(_788, _782), a_NORMAL), dot(cross(_782, _785), a_NORMAL)) * ((dot(_782, _791) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _892 = max(max(abs(_814.x), abs(_814.y)), abs(_814.z));\n"
    "    vec3 _866 = _814 / vec3(max(_892, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _873 = _866 * inversesqrt(max(dot(_866, _866), 0.5));\n"
    "    bvec3 _878 = bvec3(_892 > 1.0000000031710768509710513471353e-30);\n"
    "    float _904 = dot(u_vert_c[16].xyz, _1146.xyz);\n"
    "    float _908 = dot(u_vert_c[17].xyz, _1146.xyz);\n"
    "    float _912 = dot(u_vert_c[18].xyz, _1146.xyz);\n"
    "    float _967 = max(max(abs(_904), abs(_908)), abs(_912));\n"
    "    vec3 _941 = vec3(_904, _908, _912) / vec3(max(_967, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _948 = _941 * inversesqrt(max(dot(_941, _941), 0.5));\n"
    "    bvec3 _953 = bvec3(_967 > 1.0000000031710768509710513471353e-30);\n"
    "    float _983 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _696), dot(u_vert_c[1], _696), dot(u_vert_c[2], _696), dot(u_vert_c[3], _696));\n"
    "    v_TEXCOORD0 = vec3(_878.x ? _873.x : a_NORMAL.x, _878.y ? _873.y : a_NORMAL.y, _878.z ? _873.z : a_NORMAL.z);\n"
    "    v_TEXCOORD1 = _583.xy;\n"
    "    v_TEXCOORD2 = _583.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_953.x ? _948.x : _1146.xyz.x, _953.y ? _948.y : _1146.xyz.y, _953.z ? _948.z : _1146.xyz.z), _612 * ((dot(u_vert_c[16].xyz * _983, cross(u_vert_c[17].xyz * _983, u_vert_c[18].xyz * _983)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _696.xyz;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"NORMAL", "a_NORMAL", 2, 3, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"TANGENT", "a_TANGENT", 14, 2, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs_tangents;
const glskin_shader glskin_shader_preskinned_vs_tangents = {
    "preskinned_vs_tangents", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 5,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "c1ccdfbfaeb3fe7d06e1fec68f500dfa922f1561b18e4e4ea1f087d66878dcf3",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
