// run: vs_3_0 120
// expect: texture_lod_120.hlsl:1:1 GL_ARB_shader_texture_lod
sampler2D g_rows : register(s0);
float4 main(float4 p : POSITION) : SV_Position {
    return tex2Dlod(g_rows, p);
}
