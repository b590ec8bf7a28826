// run: vs_4_0 120
// expect: uint_120.hlsl:5:5 Unsigned integers
float4 g_rows[4] : register(c0);
float4 main(float4 p : POSITION) : SV_Position {
    uint n = (uint)p.x;
    return p + g_rows[n] * n;
}
