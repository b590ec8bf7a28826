// run: ps_2_0 120
// expect: sampler_without_register.hlsl:3:11 needs a register
sampler2D g_texture;
float4 main(float2 uv : TEXCOORD0) : SV_Target0 {
    return tex2D(g_texture, uv);
}
