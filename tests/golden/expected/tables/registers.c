/* From registers.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From registers.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[223];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec4 a_BLENDWEIGHT;\n"
    "attribute vec4 a_BLENDINDICES;\n"
    "attribute vec2 a_TEXCOORD0;\n"
    "attribute vec4 a_TANGENT;\n"
    "attribute vec4 a_COLOR0;\n"
    "attribute float a_TEXCOORD7;\n"
    "attribute float a_OTHER;\n"
    "varying vec2 v_TEXCOORD0;\n"
    "varying vec3 v_COLOR0;\n"
    "varying float v_OTHER0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _198 = int(a_BLENDINDICES.x);\n"
    "    vec4 _204 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _220 = vec4(dot(u_vert_c[(_198 * 3) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 1) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 2) * 1 + 31], _204), 1.0) * a_BLENDWEIGHT.x;\n"
    "    gl_Position = ((mat4(u_vert_c[16], u_vert_c[17], u_vert_c[18], u_vert_c[19]) * _220) * mat4(u_vert_c[0], u_vert_c[1], u_vert_c[2], u_vert_c[3])) + (a_TANGENT * u_vert_c[27].x);\n"
    "    v_TEXCOORD0 = a_TEXCOORD0;\n"
    "    v_COLOR0 = ((_220 * mat3x4(u_vert_c[20], u_vert_c[21], u_vert_c[22])) + u_vert_c[24].xyz) + a_COLOR0.xyz;\n"
    "    v_OTHER0 = a_TEXCOORD7 + a_OTHER;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From registers.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[223];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 1) in vec4 a_BLENDWEIGHT;\n"
    "layout(location = 7) in vec4 a_BLENDINDICES;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 14) in vec4 a_TANGENT;\n"
    "layout(location = 3) in vec4 a_COLOR0;\n"
    "layout(location = 5) in float a_TEXCOORD7;\n"
    "layout(location = 6) in float a_OTHER;\n"
    "out vec2 v_TEXCOORD0;\n"
    "out vec3 v_COLOR0;\n"
    "out float v_OTHER0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _198 = int(a_BLENDINDICES.x);\n"
    "    vec4 _204 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _220 = vec4(dot(u_vert_c[(_198 * 3) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 1) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 2) * 1 + 31], _204), 1.0) * a_BLENDWEIGHT.x;\n"
    "    gl_Position = ((mat4(u_vert_c[16], u_vert_c[17], u_vert_c[18], u_vert_c[19]) * _220) * mat4(u_vert_c[0], u_vert_c[1], u_vert_c[2], u_vert_c[3])) + (a_TANGENT * u_vert_c[27].x);\n"
    "    v_TEXCOORD0 = a_TEXCOORD0;\n"
    "    v_COLOR0 = ((_220 * mat3x4(u_vert_c[20], u_vert_c[21], u_vert_c[22])) + u_vert_c[24].xyz) + a_COLOR0.xyz;\n"
    "    v_OTHER0 = a_TEXCOORD7 + a_OTHER;\n"
    "}\n";

static const char text_430[] =
    "#version 430\n"
    "// From registers.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[223];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 1) in vec4 a_BLENDWEIGHT;\n"
    "layout(location = 7) in vec4 a_BLENDINDICES;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 14) in vec4 a_TANGENT;\n"
    "layout(location = 3) in vec4 a_COLOR0;\n"
    "layout(location = 5) in float a_TEXCOORD7;\n"
    "layout(location = 6) in float a_OTHER;\n"
    "out vec2 v_TEXCOORD0;\n"
    "out vec3 v_COLOR0;\n"
    "out float v_OTHER0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _198 = int(a_BLENDINDICES.x);\n"
    "    vec4 _204 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _220 = vec4(dot(u_vert_c[(_198 * 3) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 1) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 2) * 1 + 31], _204), 1.0) * a_BLENDWEIGHT.x;\n"
    "    gl_Position = ((mat4(u_vert_c[16], u_vert_c[17], u_vert_c[18], u_vert_c[19]) * _220) * mat4(u_vert_c[0], u_vert_c[1], u_vert_c[2], u_vert_c[3])) + (a_TANGENT * u_vert_c[27].x);\n"
    "    v_TEXCOORD0 = a_TEXCOORD0;\n"
    "    v_COLOR0 = ((_220 * mat3x4(u_vert_c[20], u_vert_c[21], u_vert_c[22])) + u_vert_c[24].xyz) + a_COLOR0.xyz;\n"
    "    v_OTHER0 = a_TEXCOORD7 + a_OTHER;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
    {430, text_430},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"BLENDWEIGHT", "a_BLENDWEIGHT", 1, 4, false},
    {"BLENDINDICES", "a_BLENDINDICES", 7, 4, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TANGENT", "a_TANGENT", 14, 4, false},
    {"COLOR0", "a_COLOR0", 3, 4, false},
    {"TEXCOORD7", "a_TEXCOORD7", 5, 1, false},
    {"OTHER", "a_OTHER", 6, 1, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
    {"g_turn", 20, 3},
    {"g_light", 24, 1},
    {"g_scale", 26, 2},
    {"g_bones", 31, 192},
};

extern const glskin_shader glskin_shader_registers;
const glskin_shader glskin_shader_registers = {
    "registers", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 3,
    "u_vert_c", 223,
    attributes, 8,
    constants, 6,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "d6e8b3e99b4fb735c0bf3d91a6fef3a6e0a44411294fe82886c3309dd8f037a4",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
