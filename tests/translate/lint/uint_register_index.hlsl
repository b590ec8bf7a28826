// run: vs_4_0 330
// expect: uint_register_index.hlsl:1:1 index constants with an int
float4 g_rows[8] : register(c0);
float4 main(float4 p : POSITION, uint n : BLENDINDICES) : SV_Position {
    return p + g_rows[n];
}
