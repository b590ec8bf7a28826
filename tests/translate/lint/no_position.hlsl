// run: vs_2_0 120
// expect: no_position.hlsl:3:8 never writes SV_Position
float4 main(float4 p : POSITION) : TEXCOORD0 {
    return p;
}
