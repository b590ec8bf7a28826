// ps_2_0: texture 0 times the vertex light.
struct PSInput {
    float3 normal : TEXCOORD0;
    float2 texcoord0 : TEXCOORD1;
    float2 texcoord1 : TEXCOORD2;
    float4 color : COLOR0;
};

sampler2D g_texture0 : register(s0);

float4 main(PSInput input) : SV_Target0 {
    return tex2D(g_texture0, input.texcoord0) * input.color;
}
