// run: vs_2_0 120
// expect: trunc_120.hlsl:4:12 sign(x)*floor(abs(x))
float4 main(float4 p : POSITION) : SV_Position {
    return trunc(p);
}
