// run: ps_4_0 330
// expect: same_unit.hlsl:4:16 s and t numbers
sampler2D g_first : register(s1);
Buffer<float4> g_rows : register(t1);
float4 main(float2 uv : TEXCOORD0) : SV_Target0 {
    return tex2D(g_first, uv) + g_rows[0];
}
