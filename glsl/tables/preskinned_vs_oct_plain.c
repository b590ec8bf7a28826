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
    "    vec2 _382 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _421 = (1.0 - abs(_382.x)) - abs(_382.y);\n"
    "    vec2 _451 = (vec2(1.0) - abs(_382.yx)) * vec2((_382.x < 0.0) ? (-1.0) : 1.0, (_382.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _427 = bvec2(_421 < 0.0);\n"
    "    vec3 _409 = normalize(vec3(vec2(_427.x ? _451.x : _382.x, _427.y ? _451.y : _382.y), _421));\n"
    "    vec4 _393 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _468 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _481 = vec4(dot(u_vert_c[16], _468), dot(u_vert_c[17], _468), dot(u_vert_c[18], _468), dot(u_vert_c[19], _468));\n"
    "    float _546 = dot(u_vert_c[16].xyz, _409);\n"
    "    float _549 = dot(u_vert_c[17].xyz, _409);\n"
    "    float _552 = dot(u_vert_c[18].xyz, _409);\n"
    "    float _592 = max(max(abs(_546), abs(_549)), abs(_552));\n"
    "    vec3 _566 = vec3(_546, _549, _552) / vec3(max(_592, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _573 = _566 * inversesqrt(max(dot(_566, _566), 0.5));\n"
    "    bvec3 _578 = bvec3(_592 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _579 = vec3(_578.x ? _573.x : _409.x, _578.y ? _573.y : _409.y, _578.z ? _573.z : _409.z);\n"
    "    float _520 = max(0.0, dot(_579, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _481), dot(u_vert_c[1], _481), dot(u_vert_c[2], _481), dot(u_vert_c[3], _481));\n"
    "    v_TEXCOORD0 = _579;\n"
    "    v_TEXCOORD1 = _393.xy;\n"
    "    v_TEXCOORD2 = _393.zw;\n"
    "    v_COLOR0 = vec4(_520, _520, _520, 1.0);\n"
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
    "    vec2 _382 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _421 = (1.0 - abs(_382.x)) - abs(_382.y);\n"
    "    vec2 _451 = (vec2(1.0) - abs(_382.yx)) * vec2((_382.x < 0.0) ? (-1.0) : 1.0, (_382.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _427 = bvec2(_421 < 0.0);\n"
    "    vec3 _409 = normalize(vec3(vec2(_427.x ? _451.x : _382.x, _427.y ? _451.y : _382.y), _421));\n"
    "    vec4 _393 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _468 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _481 = vec4(dot(u_vert_c[16], _468), dot(u_vert_c[17], _468), dot(u_vert_c[18], _468), dot(u_vert_c[19], _468));\n"
    "    float _546 = dot(u_vert_c[16].xyz, _409);\n"
    "    float _549 = dot(u_vert_c[17].xyz, _409);\n"
    "    float _552 = dot(u_vert_c[18].xyz, _409);\n"
    "    float _592 = max(max(abs(_546), abs(_549)), abs(_552));\n"
    "    vec3 _566 = vec3(_546, _549, _552) / vec3(max(_592, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _573 = _566 * inversesqrt(max(dot(_566, _566), 0.5));\n"
    "    bvec3 _578 = bvec3(_592 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _579 = vec3(_578.x ? _573.x : _409.x, _578.y ? _573.y : _409.y, _578.z ? _573.z : _409.z);\n"
    "    float _520 = max(0.0, dot(_579, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _481), dot(u_vert_c[1], _481), dot(u_vert_c[2], _481), dot(u_vert_c[3], _481));\n"
    "    v_TEXCOORD0 = _579;\n"
    "    v_TEXCOORD1 = _393.xy;\n"
    "    v_TEXCOORD2 = _393.zw;\n"
    "    v_COLOR0 = vec4(_520, _520, _520, 1.0);\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_oct_plain;
const glskin_shader glskin_shader_preskinned_vs_oct_plain = {
    "preskinned_vs_oct_plain", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 4,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "e154e1ebb8dc2649ae99ee820f1f1aa9abb192c5258e82154f93024ce38bbd11",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
