// run: ps_4_0 330
// expect: gather_330.hlsl:1:1 needs an extension that not every driver has
Texture2D g_texture : register(t0);
SamplerState g_smooth : register(s0);
float4 main(float2 uv : TEXCOORD0) : SV_Target0 {
    return g_texture.Gather(g_smooth, uv);
}
