// Targets in the wrong order, a legacy sampler, and what the vertex shader calls TEXCOORD0, COLOR0 and OTHER0.
sampler2D g_texture0 : register(s0);
sampler2D plain : register(s3);
float4 g_tint : register(c2);

struct PSOutput {
    float4 second : COLOR1;
    float4 first : COLOR0;
};

PSOutput main(float2 texcoord : TEXCOORD0, float3 light : COLOR0, float other : OTHER0) {
    PSOutput output;
    output.second = tex2D(plain, texcoord) * g_tint;
    output.first = tex2D(g_texture0, texcoord) * float4(light, other);
    return output;
}
