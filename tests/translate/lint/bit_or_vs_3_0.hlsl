// run: vs_3_0 330
// expect: bit_or_vs_3_0.hlsl:4:22 bit operations
float4 main(float4 p : POSITION) : SV_Position {
    int n = (int)p.x | 4;
    return p + n;
}
