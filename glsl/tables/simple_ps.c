/* From simple_ps.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From simple_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform sampler2D s_texture0;\n"
    "\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    gl_FragData[0] = texture2D(s_texture0, v_TEXCOORD1) * v_COLOR0;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From simple_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform sampler2D s_texture0;\n"
    "\n"
    "in vec2 v_TEXCOORD1;\n"
    "in vec4 v_COLOR0;\n"
    "layout(location = 0) out vec4 o_TARGET0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    o_TARGET0 = texture(s_texture0, v_TEXCOORD1) * v_COLOR0;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_sampler samplers[] = {
    {"s_texture0", "g_texture0", 0, false},
};

extern const glskin_shader glskin_shader_simple_ps;
const glskin_shader glskin_shader_simple_ps = {
    "simple_ps", "ps_2_0", GLSKIN_STAGE_PIXEL,
    texts, 2,
    NULL, 0,
    NULL, 0,
    NULL, 0,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "853139665f834c416945493e93b174e146aaeefbcd241fefe6c19f4d2164b592",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
