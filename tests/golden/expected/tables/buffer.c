/* From buffer.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From buffer.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform samplerBuffer t_palette;\n"
    "uniform sampler2D s_picture;\n"
    "\n"
    "layout(location = 0) in vec4 a_POSITION;\n"
    "layout(location = 7) in uvec2 a_BLENDINDICES;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _143 = int((a_BLENDINDICES.x >> uint(24)) & 255u);\n"
    "    vec4 _202;\n"
    "    _202 = a_POSITION;\n"
    "    for (int _199 = 0; _199 < 2; )\n"
    "    {\n"
    "        _202 += texelFetch(t_palette, (_143 * 3) + _199);\n"
    "        _199++;\n"
    "        continue;\n"
    "    }\n"
    "    vec4 _201;\n"
    "    _201 = _202;\n"
    "    for (int _200 = 0; _200 < int(a_BLENDINDICES.y); )\n"
    "    {\n"
    "        _201 += textureLod(s_picture, _201.xy, 0.0);\n"
    "        _200++;\n"
    "        continue;\n"
    "    }\n"
    "    vec4 _203;\n"
    "    if (_201.x > 0.0)\n"
    "    {\n"
    "        _203 = _201 + vec4(float(uint(gl_VertexID) % 3u) + float(uint(gl_InstanceID)));\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _203 = _201;\n"
    "    }\n"
    "    gl_Position = _203;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 4, false},
    {"BLENDINDICES", "a_BLENDINDICES", 7, 2, true},
};

static const glskin_shader_sampler samplers[] = {
    {"s_picture", "g_picture", 1, false},
    {"t_palette", "g_palette", 4, true},
};

extern const glskin_shader glskin_shader_buffer;
const glskin_shader glskin_shader_buffer = {
    "buffer", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    NULL, 0,
    attributes, 2,
    NULL, 0,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "101e3bb7a8292084644b677435cc3c3eb887d9c43b0a5cb3447bae2f474295a8",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
