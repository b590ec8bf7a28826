// run: vs_2_0 120
// expect: bit_and_120.hlsl:5:22 bit operations need GLSL 130
float4 g_rows[4] : register(c0);
float4 main(float4 p : POSITION) : SV_Position {
    int n = (int)p.x & 3;
    return p + g_rows[n];
}
