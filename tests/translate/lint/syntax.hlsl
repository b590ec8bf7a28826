// run: vs_2_0 120
// expect: syntax.hlsl:4:14 Expected
float4 main(float4 p : POSITION) : SV_Position {
    return p p;
}
