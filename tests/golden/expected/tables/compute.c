/* From compute.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_430[] =
    "#version 430\n"
    "// From compute.hlsl by glskin-translate: change it there.\n"
    "layout(local_size_x = 64, local_size_y = 2, local_size_z = 1) in;\n"
    "\n"
    "layout(binding = 1, std430) readonly buffer g_eight\n"
    "{\n"
    "    uvec2 _data[];\n"
    "} g_eight_1;\n"
    "\n"
    "layout(binding = 0, std430) readonly buffer g_four\n"
    "{\n"
    "    float _data[];\n"
    "} g_four_1;\n"
    "\n"
    "uniform vec4 u_comp_c[2];\n"
    "layout(binding = 3, std430) buffer g_out\n"
    "{\n"
    "    vec4 _data[];\n"
    "} g_out_1;\n"
    "\n"
    "layout(binding = 2, std430) readonly buffer g_raw\n"
    "{\n"
    "    uint _data[];\n"
    "} g_raw_1;\n"
    "\n"
    "shared vec4 g_rows[64];\n"
    "\n"
    "void main()\n"
    "{\n"
    "    uvec2 _137 = g_eight_1._data[gl_GlobalInvocationID.x];\n"
    "    g_rows[gl_LocalInvocationIndex % 64u] = u_comp_c[1] * g_four_1._data[gl_GlobalInvocationID.x];\n"
    "    barrier();\n"
    "    g_out_1._data[gl_GlobalInvocationID.x] = ((g_rows[63u - (gl_LocalInvocationIndex % 64u)] + vec4(float((int(_137.x << uint(16)) >> 16) + (int(_137.y & 32512u) >> 8)))) + vec4(float(g_raw_1._data[int((4u * gl_GlobalInvocationID.x) >> uint(2))]))) + vec4(float((_137.y >> uint(24)) & 255u));\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {430, text_430},
};

static const glskin_shader_constant constants[] = {
    {"g_scale", 1, 1},
};

static const glskin_shader_buffer buffers[] = {
    {"g_four", 0, 4, false},
    {"g_eight", 1, 8, false},
    {"g_raw", 2, 4, false},
    {"g_out", 3, 16, true},
};

extern const glskin_shader glskin_shader_compute;
const glskin_shader glskin_shader_compute = {
    "compute", "cs_5_0", GLSKIN_STAGE_COMPUTE,
    texts, 1,
    "u_comp_c", 2,
    NULL, 0,
    constants, 1,
    NULL, 0,
    buffers, 4,
    {64, 2, 1},
    "10641607ba0442248b2f148e11f27b2ccb92a58a6cfdf82619fb89ae10eadb53",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
