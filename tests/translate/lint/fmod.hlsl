// run: vs_2_0 120,330
// expect: fmod.hlsl:4:16 fmod and %
float4 main(float4 p : POSITION) : SV_Position {
    return p + fmod(p.x, p.y);
}
