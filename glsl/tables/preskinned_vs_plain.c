/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec3 a_NORMAL;\n"
    "attribute vec2 a_TEXCOORD0;\n"
    "attribute vec2 a_TEXCOORD1;\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "varying vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec4 _323 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _350 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _363 = vec4(dot(u_vert_c[16], _350), dot(u_vert_c[17], _350), dot(u_vert_c[18], _350), dot(u_vert_c[19], _350));\n"
    "    float _428 = dot(u_vert_c[16].xyz, a_NORMAL);\n"
    "    float _431 = dot(u_vert_c[17].xyz, a_NORMAL);\n"
    "    float _434 = dot(u_vert_c[18].xyz, a_NORMAL);\n"
    "    float _474 = max(max(abs(_428), abs(_431)), abs(_434));\n"
    "    vec3 _448 = vec3(_428, _431, _434) / vec3(max(_474, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _455 = _448 * inversesqrt(max(dot(_448, _448), 0.5));\n"
    "    bvec3 _460 = bvec3(_474 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _461 = vec3(_460.x ? _455.x : a_NORMAL.x, _460.y ? _455.y : a_NORMAL.y, _460.z ? _455.z : a_NORMAL.z);\n"
    "    float _402 = max(0.0, dot(_461, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _363), dot(u_vert_c[1], _363), dot(u_vert_c[2], _363), dot(u_vert_c[3], _363));\n"
    "    v_TEXCOORD0 = _461;\n"
    "    v_TEXCOORD1 = _323.xy;\n"
    "    v_TEXCOORD2 = _323.zw;\n"
    "    v_COLOR0 = vec4(_402, _402, _402, 1.0);\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 2) in vec3 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec4 _323 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _350 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _363 = vec4(dot(u_vert_c[16], _350), dot(u_vert_c[17], _350), dot(u_vert_c[18], _350), dot(u_vert_c[19], _350));\n"
    "    float _428 = dot(u_vert_c[16].xyz, a_NORMAL);\n"
    "    float _431 = dot(u_vert_c[17].xyz, a_NORMAL);\n"
    "    float _434 = dot(u_vert_c[18].xyz, a_NORMAL);\n"
    "    float _474 = max(max(abs(_428), abs(_431)), abs(_434));\n"
    "    vec3 _448 = vec3(_428, _431, _434) / vec3(max(_474, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _455 = _448 * inversesqrt(max(dot(_448, _448), 0.5));\n"
    "    bvec3 _460 = bvec3(_474 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _461 = vec3(_460.x ? _455.x : a_NORMAL.x, _460.y ? _455.y : a_NORMAL.y, _460.z ? _455.z : a_NORMAL.z);\n"
    "    float _402 = max(0.0, dot(_461, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _363), dot(u_vert_c[1], _363), dot(u_vert_c[2], _363), dot(u_vert_c[3], _363));\n"
    "    v_TEXCOORD0 = _461;\n"
    "    v_TEXCOORD1 = _323.xy;\n"
    "    v_TEXCOORD2 = _323.zw;\n"
    "    v_COLOR0 = vec4(_402, _402, _402, 1.0);\n"
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
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs_plain;
const glskin_shader glskin_shader_preskinned_vs_plain = {
    "preskinned_vs_plain", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 4,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "3532c5133b7b0ecf5c26ba46a0cce633b52a4af21ad47693bb40d44cdb886b48",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
