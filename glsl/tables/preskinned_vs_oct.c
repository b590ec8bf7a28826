/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec2 a_NORMAL;\n"
    "attribute vec2 a_TEXCOORD0;\n"
    "attribute vec2 a_TEXCOORD1;\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "varying vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec2 _396 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _430 = (1.0 - abs(_396.x)) - abs(_396.y);\n"
    "    vec2 _461 = (vec2(1.0) - abs(_396.yx)) * vec2((_396.x < 0.0) ? (-1.0) : 1.0, (_396.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _436 = bvec2(_430 < 0.0);\n"
    "    vec3 _442 = normalize(vec3(vec2(_436.x ? _461.x : _396.x, _436.y ? _461.y : _396.y), _430));\n"
    "    vec4 _406 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _477 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _490 = vec4(dot(u_vert_c[16], _477), dot(u_vert_c[17], _477), dot(u_vert_c[18], _477), dot(u_vert_c[19], _477));\n"
    "    float _557 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _560 = u_vert_c[16].xyz * _557;\n"
    "    vec3 _563 = u_vert_c[17].xyz * _557;\n"
    "    vec3 _566 = u_vert_c[18].xyz * _557;\n"
    "    vec3 _569 = cross(_563, _566);\n"
    "    vec3 _592 = vec3(dot(_569, _442), dot(cross(_566, _560), _442), dot(cross(_560, _563), _442)) * ((dot(_560, _569) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _673 = max(max(abs(_592.x), abs(_592.y)), abs(_592.z));\n"
    "    vec3 _647 = _592 / vec3(max(_673, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _654 = _647 * inversesqrt(max(dot(_647, _647), 0.5));\n"
    "    bvec3 _659 = bvec3(_673 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _660 = vec3(_659.x ? _654.x : _442.x, _659.y ? _654.y : _442.y, _659.z ? _654.z : _442.z);\n"
    "    float _528 = max(0.0, dot(_660, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _490), dot(u_vert_c[1], _490), dot(u_vert_c[2], _490), dot(u_vert_c[3], _490));\n"
    "    v_TEXCOORD0 = _660;\n"
    "    v_TEXCOORD1 = _406.xy;\n"
    "    v_TEXCOORD2 = _406.zw;\n"
    "    v_COLOR0 = vec4(_528, _528, _528, 1.0);\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 2) in vec2 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec2 _396 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _430 = (1.0 - abs(_396.x)) - abs(_396.y);\n"
    "    vec2 _461 = (vec2(1.0) - abs(_396.yx)) * vec2((_396.x < 0.0) ? (-1.0) : 1.0, (_396.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _436 = bvec2(_430 < 0.0);\n"
    "    vec3 _442 = normalize(vec3(vec2(_436.x ? _461.x : _396.x, _436.y ? _461.y : _396.y), _430));\n"
    "    vec4 _406 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _477 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _490 = vec4(dot(u_vert_c[16], _477), dot(u_vert_c[17], _477), dot(u_vert_c[18], _477), dot(u_vert_c[19], _477));\n"
    "    float _557 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _560 = u_vert_c[16].xyz * _557;\n"
    "    vec3 _563 = u_vert_c[17].xyz * _557;\n"
    "    vec3 _566 = u_vert_c[18].xyz * _557;\n"
    "    vec3 _569 = cross(_563, _566);\n"
    "    vec3 _592 = vec3(dot(_569, _442), dot(cross(_566, _560), _442), dot(cross(_560, _563), _442)) * ((dot(_560, _569) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _673 = max(max(abs(_592.x), abs(_592.y)), abs(_592.z));\n"
    "    vec3 _647 = _592 / vec3(max(_673, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _654 = _647 * inversesqrt(max(dot(_647, _647), 0.5));\n"
    "    bvec3 _659 = bvec3(_673 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _660 = vec3(_659.x ? _654.x : _442.x, _659.y ? _654.y : _442.y, _659.z ? _654.z : _442.z);\n"
    "    float _528 = max(0.0, dot(_660, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _490), dot(u_vert_c[1], _490), dot(u_vert_c[2], _490), dot(u_vert_c[3], _490));\n"
    "    v_TEXCOORD0 = _660;\n"
    "    v_TEXCOORD1 = _406.xy;\n"
    "    v_TEXCOORD2 = _406.zw;\n"
    "    v_COLOR0 = vec4(_528, _528, _528, 1.0);\n"
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
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs_oct;
const glskin_shader glskin_shader_preskinned_vs_oct = {
    "preskinned_vs_oct", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 4,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "b1d6840186a36793b859d2f5408d6a1a8f1409faad0ae812671615d628997bb9",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
