// run: vs_4_0 430
// expect: float_modulo.hlsl:4:14 fmod and %
float4 main(float4 p : POSITION) : SV_Position {
    return p % 2.0;
}
