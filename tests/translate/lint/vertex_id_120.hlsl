// run: vs_4_0 120
// expect: vertex_id_120.hlsl:3:34 Unsigned integers
float4 main(float4 p : POSITION, uint n : SV_VertexID) : SV_Position {
    return p + (float)n;
}
