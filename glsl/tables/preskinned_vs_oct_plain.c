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
    "    vec2 _376 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _416 = (1.0 - abs(_376.x)) - abs(_376.y);\n"
    "    vec2 _446 = (vec2(1.0) - abs(_376.yx)) * vec2((_376.x < 0.0) ? (-1.0) : 1.0, (_376.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _422 = bvec2(_416 < 0.0);\n"
    "    vec3 _404 = normalize(vec3(vec2(_422.x ? _446.x : _376.x, _422.y ? _446.y : _376.y), _416));\n"
    "    vec4 _386 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _462 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _475 = vec4(dot(u_vert_c[16], _462), dot(u_vert_c[17], _462), dot(u_vert_c[18], _462), dot(u_vert_c[19], _462));\n"
    "    float _539 = dot(u_vert_c[16].xyz, _404);\n"
    "    float _542 = dot(u_vert_c[17].xyz, _404);\n"
    "    float _545 = dot(u_vert_c[18].xyz, _404);\n"
    "    float _585 = max(max(abs(_539), abs(_542)), abs(_545));\n"
    "    vec3 _559 = vec3(_539, _542, _545) / vec3(max(_585, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _566 = _559 * inversesqrt(max(dot(_559, _559), 0.5));\n"
    "    bvec3 _571 = bvec3(_585 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _572 = vec3(_571.x ? _566.x : _404.x, _571.y ? _566.y : _404.y, _571.z ? _566.z : _404.z);\n"
    "    float _513 = max(0.0, dot(_572, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _475), dot(u_vert_c[1], _475), dot(u_vert_c[2], _475), dot(u_vert_c[3], _475));\n"
    "    v_TEXCOORD0 = _572;\n"
    "    v_TEXCOORD1 = _386.xy;\n"
    "    v_TEXCOORD2 = _386.zw;\n"
    "    v_COLOR0 = vec4(_513, _513, _513, 1.0);\n"
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
    "    vec2 _376 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _416 = (1.0 - abs(_376.x)) - abs(_376.y);\n"
    "    vec2 _446 = (vec2(1.0) - abs(_376.yx)) * vec2((_376.x < 0.0) ? (-1.0) : 1.0, (_376.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _422 = bvec2(_416 < 0.0);\n"
    "    vec3 _404 = normalize(vec3(vec2(_422.x ? _446.x : _376.x, _422.y ? _446.y : _376.y), _416));\n"
    "    vec4 _386 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _462 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _475 = vec4(dot(u_vert_c[16], _462), dot(u_vert_c[17], _462), dot(u_vert_c[18], _462), dot(u_vert_c[19], _462));\n"
    "    float _539 = dot(u_vert_c[16].xyz, _404);\n"
    "    float _542 = dot(u_vert_c[17].xyz, _404);\n"
    "    float _545 = dot(u_vert_c[18].xyz, _404);\n"
    "    float _585 = max(max(abs(_539), abs(_542)), abs(_545));\n"
    "    vec3 _559 = vec3(_539, _542, _545) / vec3(max(_585, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _566 = _559 * inversesqrt(max(dot(_559, _559), 0.5));\n"
    "    bvec3 _571 = bvec3(_585 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _572 = vec3(_571.x ? _566.x : _404.x, _571.y ? _566.y : _404.y, _571.z ? _566.z : _404.z);\n"
    "    float _513 = max(0.0, dot(_572, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _475), dot(u_vert_c[1], _475), dot(u_vert_c[2], _475), dot(u_vert_c[3], _475));\n"
    "    v_TEXCOORD0 = _572;\n"
    "    v_TEXCOORD1 = _386.xy;\n"
    "    v_TEXCOORD2 = _386.zw;\n"
    "    v_COLOR0 = vec4(_513, _513, _513, 1.0);\n"
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
    "bea4a3aab92cb9dd09cde592e7775df379ae81c34605896219abc1a0c75ee9be",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
