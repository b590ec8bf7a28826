// run: vs_2_0 120,330
// expect: integer_attribute_120.hlsl:4:47 integer attribute needs GLSL 130
float4 g_rows[4] : register(c0);
float4 main(float4 p : POSITION, int4 bones : BLENDINDICES) : SV_Position {
    return p + g_rows[bones.x];
}
