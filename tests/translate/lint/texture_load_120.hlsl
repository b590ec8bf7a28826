// run: ps_4_0 120
// expect: texture_load_120.hlsl:5:22 Load needs GLSL 130
Texture2D g_texture : register(t0);
float4 main(float4 c : COLOR0) : SV_Target0 {
    return g_texture.Load(int3(0, 0, 0));
}
