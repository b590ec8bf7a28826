/* From overlay_ps.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From overlay_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "varying vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    gl_FragData[0] = v_COLOR0;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From overlay_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "in vec4 v_COLOR0;\n"
    "layout(location = 0) out vec4 o_TARGET0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    o_TARGET0 = v_COLOR0;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

extern const glskin_shader glskin_shader_overlay_ps;
const glskin_shader glskin_shader_overlay_ps = {
    "overlay_ps", "ps_2_0", GLSKIN_STAGE_PIXEL,
    texts, 2,
    NULL, 0,
    NULL, 0,
    NULL, 0,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "b23a672dff3147209a187574f22a29f9069bfd4670929aa0f101e2e2415c3499",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
