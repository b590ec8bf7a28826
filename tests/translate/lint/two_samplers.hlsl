// run: ps_4_0 330
// expect: two_samplers.hlsl:3:11 one sampler for each texture
Texture2D g_texture : register(t0);
SamplerState g_near : register(s0);
SamplerState g_smooth : register(s1);
float4 main(float2 uv : TEXCOORD0) : SV_Target0 {
    return g_texture.Sample(g_near, uv) + g_texture.Sample(g_smooth, uv);
}
