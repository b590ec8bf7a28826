/* From pixel.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From pixel.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform vec4 u_frag_c[3];\n"
    "uniform sampler2D s_plain;\n"
    "uniform sampler2D s_texture0;\n"
    "\n"
    "varying vec2 v_TEXCOORD0;\n"
    "varying vec3 v_COLOR0;\n"
    "varying float v_OTHER0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    gl_FragData[1] = texture2D(s_plain, v_TEXCOORD0) * u_frag_c[2];\n"
    "    gl_FragData[0] = texture2D(s_texture0, v_TEXCOORD0) * vec4(v_COLOR0, v_OTHER0);\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From pixel.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform vec4 u_frag_c[3];\n"
    "uniform sampler2D s_plain;\n"
    "uniform sampler2D s_texture0;\n"
    "\n"
    "in vec2 v_TEXCOORD0;\n"
    "in vec3 v_COLOR0;\n"
    "in float v_OTHER0;\n"
    "layout(location = 1) out vec4 o_TARGET1;\n"
    "layout(location = 0) out vec4 o_TARGET0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    o_TARGET1 = texture(s_plain, v_TEXCOORD0) * u_frag_c[2];\n"
    "    o_TARGET0 = texture(s_texture0, v_TEXCOORD0) * vec4(v_COLOR0, v_OTHER0);\n"
    "}\n";

static const char text_430[] =
    "#version 430\n"
    "// From pixel.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform vec4 u_frag_c[3];\n"
    "layout(binding = 3) uniform sampler2D s_plain;\n"
    "layout(binding = 0) uniform sampler2D s_texture0;\n"
    "\n"
    "in vec2 v_TEXCOORD0;\n"
    "in vec3 v_COLOR0;\n"
    "in float v_OTHER0;\n"
    "layout(location = 1) out vec4 o_TARGET1;\n"
    "layout(location = 0) out vec4 o_TARGET0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    o_TARGET1 = texture(s_plain, v_TEXCOORD0) * u_frag_c[2];\n"
    "    o_TARGET0 = texture(s_texture0, v_TEXCOORD0) * vec4(v_COLOR0, v_OTHER0);\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
    {430, text_430},
};

static const glskin_shader_constant constants[] = {
    {"g_tint", 2, 1},
};

static const glskin_shader_sampler samplers[] = {
    {"s_texture0", "g_texture0", 0, false},
    {"s_plain", "plain", 3, false},
};

extern const glskin_shader glskin_shader_pixel;
const glskin_shader glskin_shader_pixel = {
    "pixel", "ps_2_0", GLSKIN_STAGE_PIXEL,
    texts, 3,
    "u_frag_c", 3,
    NULL, 0,
    constants, 1,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "49b057379c9beee047ba58ebbe76b885796c82c97aa88890352e853abbf2a969",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
