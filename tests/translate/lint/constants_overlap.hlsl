// run: vs_2_0 120
// expect: constants_overlap.hlsl:4:8 overlaps previous member
float4x4 g_world : register(c16);
float4 g_bones[192] : register(c19);
float4 main(float4 p : POSITION) : SV_Position {
    return mul(p, g_world) + g_bones[(int)p.x];
}
