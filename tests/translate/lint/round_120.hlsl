// run: vs_2_0 120
// expect: round_120.hlsl:4:12 floor(x+0.5)
float4 main(float4 p : POSITION) : SV_Position {
    return round(p);
}
