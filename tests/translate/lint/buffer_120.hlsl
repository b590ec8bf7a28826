// run: vs_4_0 120,330
// expect: buffer_120.hlsl:3:16 Buffer<> needs GLSL 140
Buffer<float4> g_palette : register(t0);
float4 main(float4 p : POSITION) : SV_Position {
    return g_palette[(int)p.x];
}
