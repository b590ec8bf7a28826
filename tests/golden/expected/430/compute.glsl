#version 430
// From compute.hlsl by glskin-translate: change it there.
layout(local_size_x = 64, local_size_y = 2, local_size_z = 1) in;

layout(binding = 1, std430) readonly buffer g_eight
{
    uvec2 _data[];
} g_eight_1;

layout(binding = 0, std430) readonly buffer g_four
{
    float _data[];
} g_four_1;

uniform vec4 u_comp_c[2];
layout(binding = 3, std430) buffer g_out
{
    vec4 _data[];
} g_out_1;

layout(binding = 2, std430) readonly buffer g_raw
{
    uint _data[];
} g_raw_1;

shared vec4 g_rows[64];

void main()
{
    uvec2 _137 = g_eight_1._data[gl_GlobalInvocationID.x];
    g_rows[gl_LocalInvocationIndex % 64u] = u_comp_c[1] * g_four_1._data[gl_GlobalInvocationID.x];
    barrier();
    g_out_1._data[gl_GlobalInvocationID.x] = ((g_rows[63u - (gl_LocalInvocationIndex % 64u)] + vec4(float((int(_137.x << uint(16)) >> 16) + (int(_137.y & 32512u) >> 8)))) + vec4(float(g_raw_1._data[int((4u * gl_GlobalInvocationID.x) >> uint(2))]))) + vec4(float((_137.y >> uint(24)) & 255u));
}
