// run: vs_2_0 120
// expect: constants_too_many.hlsl:4:8 257 constant registers, and vs_2_0 has 256
float4 g_bones[225] : register(c31);
float4 g_last : register(c256);
float4 main(float4 p : POSITION) : SV_Position {
    return g_last + g_bones[(int)p.x];
}
