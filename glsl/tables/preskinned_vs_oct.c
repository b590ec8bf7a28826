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
    "    vec2 _419 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _459 = (1.0 - abs(_419.x)) - abs(_419.y);\n"
    "    vec2 _489 = (vec2(1.0) - abs(_419.yx)) * vec2((_419.x < 0.0) ? (-1.0) : 1.0, (_419.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _465 = bvec2(_459 < 0.0);\n"
    "    vec3 _447 = normalize(vec3(vec2(_465.x ? _489.x : _419.x, _465.y ? _489.y : _419.y), _459));\n"
    "    vec4 _429 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _505 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _518 = vec4(dot(u_vert_c[16], _505), dot(u_vert_c[17], _505), dot(u_vert_c[18], _505), dot(u_vert_c[19], _505));\n"
    "    float _597 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _600 = u_vert_c[16].xyz * _597;\n"
    "    vec3 _603 = u_vert_c[17].xyz * _597;\n"
    "    vec3 _606 = u_vert_c[18].xyz * _597;\n"
    "    vec3 _609 = cross(_603, _606);\n"
    "    vec3 _632 = vec3(dot(_609, _447), dot(cross(_606, _600), _447), dot(cross(_600, _603), _447)) * ((dot(_600, _609) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _710 = max(max(abs(_632.x), abs(_632.y)), abs(_632.z));\n"
    "    vec3 _684 = _632 / vec3(max(_710, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _691 = _684 * inversesqrt(max(dot(_684, _684), 0.5));\n"
    "    bvec3 _696 = bvec3(_710 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _697 = vec3(_696.x ? _691.x : _447.x, _696.y ? _691.y : _447.y, _696.z ? _691.z : _447.z);\n"
    "    float _556 = max(0.0, dot(_697, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _518), dot(u_vert_c[1], _518), dot(u_vert_c[2], _518), dot(u_vert_c[3], _518));\n"
    "    v_TEXCOORD0 = _697;\n"
    "    v_TEXCOORD1 = _429.xy;\n"
    "    v_TEXCOORD2 = _429.zw;\n"
    "    v_COLOR0 = vec4(_556, _556, _556, 1.0);\n"
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
    "    vec2 _419 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _459 = (1.0 - abs(_419.x)) - abs(_419.y);\n"
    "    vec2 _489 = (vec2(1.0) - abs(_419.yx)) * vec2((_419.x < 0.0) ? (-1.0) : 1.0, (_419.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _465 = bvec2(_459 < 0.0);\n"
    "    vec3 _447 = normalize(vec3(vec2(_465.x ? _489.x : _419.x, _465.y ? _489.y : _419.y), _459));\n"
    "    vec4 _429 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _505 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _518 = vec4(dot(u_vert_c[16], _505), dot(u_vert_c[17], _505), dot(u_vert_c[18], _505), dot(u_vert_c[19], _505));\n"
    "    float _597 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _600 = u_vert_c[16].xyz * _597;\n"
    "    vec3 _603 = u_vert_c[17].xyz * _597;\n"
    "    vec3 _606 = u_vert_c[18].xyz * _597;\n"
    "    vec3 _609 = cross(_603, _606);\n"
    "    vec3 _632 = vec3(dot(_609, _447), dot(cross(_606, _600), _447), dot(cross(_600, _603), _447)) * ((dot(_600, _609) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _710 = max(max(abs(_632.x), abs(_632.y)), abs(_632.z));\n"
    "    vec3 _684 = _632 / vec3(max(_710, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _691 = _684 * inversesqrt(max(dot(_684, _684), 0.5));\n"
    "    bvec3 _696 = bvec3(_710 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _697 = vec3(_696.x ? _691.x : _447.x, _696.y ? _691.y : _447.y, _696.z ? _691.z : _447.z);\n"
    "    float _556 = max(0.0, dot(_697, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _518), dot(u_vert_c[1], _518), dot(u_vert_c[2], _518), dot(u_vert_c[3], _518));\n"
    "    v_TEXCOORD0 = _697;\n"
    "    v_TEXCOORD1 = _429.xy;\n"
    "    v_TEXCOORD2 = _429.zw;\n"
    "    v_COLOR0 = vec4(_556, _556, _556, 1.0);\n"
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
    "d04180efb26d7bc66a36325cb14218b8ea3187f5b96c2c84c7bcfeea7cfaeb3a",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
