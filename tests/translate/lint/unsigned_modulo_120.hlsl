// run: vs_4_0 120
// expect: unsigned_modulo_120.hlsl:4:31 % needs GLSL 130
float4 main(float4 p : POSITION, uint vertex : SV_VertexID) : SV_Position {
    return p + (float)(vertex % 3);
}
