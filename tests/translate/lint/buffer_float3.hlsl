// run: vs_4_0 330
// expect: buffer_float3.hlsl:3:16 holds float4, int4 or uint4
Buffer<float3> g_palette : register(t0);
float4 main(float4 p : POSITION) : SV_Position {
    return float4(g_palette[(int)p.x], 1);
}
