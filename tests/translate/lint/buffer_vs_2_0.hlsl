// run: vs_2_0 330
// expect: buffer_vs_2_0.hlsl:3:16 shader model 4
Buffer<float4> g_palette : register(t0);
float4 main(float4 p : POSITION) : SV_Position {
    return g_palette[(int)p.x];
}
