// run: vs_4_0 120
// expect: structured_120.hlsl:3:26 needs GLSL 430
StructuredBuffer<float4> g_rows : register(t0);
float4 main(float4 p : POSITION) : SV_Position {
    return g_rows[(int)p.x];
}
