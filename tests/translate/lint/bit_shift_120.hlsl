// run: vs_4_0 120
// expect: bit_shift_120.hlsl:5:22 bit operations
// expect: bit_shift_120.hlsl:6:22 bit operations
float4 main(float4 p : POSITION) : SV_Position {
    int n = (int)p.x << 1;
    int m = (int)p.y >> 1;
    return p + n + m;
}
