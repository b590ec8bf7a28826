/* From overlay_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From overlay_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[4];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec4 a_COLOR0;\n"
    "varying vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec4 _94 = vec4(a_POSITION, 1.0);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _94), dot(u_vert_c[1], _94), dot(u_vert_c[2], _94), dot(u_vert_c[3], _94));\n"
    "    v_COLOR0 = a_COLOR0;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From overlay_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[4];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 3) in vec4 a_COLOR0;\n"
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec4 _94 = vec4(a_POSITION, 1.0);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _94), dot(u_vert_c[1], _94), dot(u_vert_c[2], _94), dot(u_vert_c[3], _94));\n"
    "    v_COLOR0 = a_COLOR0;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"COLOR0", "a_COLOR0", 3, 4, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
};

extern const glskin_shader glskin_shader_overlay_vs;
const glskin_shader glskin_shader_overlay_vs = {
    "overlay_vs", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 4,
    attributes, 2,
    constants, 1,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "6231d3bfd7b0e0355fe600e49387dac9726b864d56958f0da1874add24b12422",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
