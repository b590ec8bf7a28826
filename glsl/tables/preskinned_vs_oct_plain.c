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
    "    vec2 _353 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _387 = (1.0 - abs(_353.x)) - abs(_353.y);\n"
    "    vec2 _418 = (vec2(1.0) - abs(_353.yx)) * vec2((_353.x < 0.0) ? (-1.0) : 1.0, (_353.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _393 = bvec2(_387 < 0.0);\n"
    "    vec3 _399 = normalize(vec3(vec2(_393.x ? _418.x : _353.x, _393.y ? _418.y : _353.y), _387));\n"
    "    vec4 _363 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _434 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _447 = vec4(dot(u_vert_c[16], _434), dot(u_vert_c[17], _434), dot(u_vert_c[18], _434), dot(u_vert_c[19], _434));\n"
    "    float _499 = dot(u_vert_c[16].xyz, _399);\n"
    "    float _502 = dot(u_vert_c[17].xyz, _399);\n"
    "    float _505 = dot(u_vert_c[18].xyz, _399);\n"
    "    float _548 = max(max(abs(_499), abs(_502)), abs(_505));\n"
    "    vec3 _522 = vec3(_499, _502, _505) / vec3(max(_548, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _529 = _522 * inversesqrt(max(dot(_522, _522), 0.5));\n"
    "    bvec3 _534 = bvec3(_548 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _535 = vec3(_534.x ? _529.x : _399.x, _534.y ? _529.y : _399.y, _534.z ? _529.z : _399.z);\n"
    "    float _485 = max(0.0, dot(_535, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _447), dot(u_vert_c[1], _447), dot(u_vert_c[2], _447), dot(u_vert_c[3], _447));\n"
    "    v_TEXCOORD0 = _535;\n"
    "    v_TEXCOORD1 = _363.xy;\n"
    "    v_TEXCOORD2 = _363.zw;\n"
    "    v_COLOR0 = vec4(_485, _485, _485, 1.0);\n"
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
    "    vec2 _353 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _387 = (1.0 - abs(_353.x)) - abs(_353.y);\n"
    "    vec2 _418 = (vec2(1.0) - abs(_353.yx)) * vec2((_353.x < 0.0) ? (-1.0) : 1.0, (_353.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _393 = bvec2(_387 < 0.0);\n"
    "    vec3 _399 = normalize(vec3(vec2(_393.x ? _418.x : _353.x, _393.y ? _418.y : _353.y), _387));\n"
    "    vec4 _363 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _434 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _447 = vec4(dot(u_vert_c[16], _434), dot(u_vert_c[17], _434), dot(u_vert_c[18], _434), dot(u_vert_c[19], _434));\n"
    "    float _499 = dot(u_vert_c[16].xyz, _399);\n"
    "    float _502 = dot(u_vert_c[17].xyz, _399);\n"
    "    float _505 = dot(u_vert_c[18].xyz, _399);\n"
    "    float _548 = max(max(abs(_499), abs(_502)), abs(_505));\n"
    "    vec3 _522 = vec3(_499, _502, _505) / vec3(max(_548, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _529 = _522 * inversesqrt(max(dot(_522, _522), 0.5));\n"
    "    bvec3 _534 = bvec3(_548 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _535 = vec3(_534.x ? _529.x : _399.x, _534.y ? _529.y : _399.y, _534.z ? _529.z : _399.z);\n"
    "    float _485 = max(0.0, dot(_535, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _447), dot(u_vert_c[1], _447), dot(u_vert_c[2], _447), dot(u_vert_c[3], _447));\n"
    "    v_TEXCOORD0 = _535;\n"
    "    v_TEXCOORD1 = _363.xy;\n"
    "    v_TEXCOORD2 = _363.zw;\n"
    "    v_COLOR0 = vec4(_485, _485, _485, 1.0);\n"
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
    "8c20b780426dd89537dd38902140d51a48ab1f75cb617b78ef706b3500da0ba8",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
