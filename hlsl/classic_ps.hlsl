// ps_2_0: one layer of a classic material: texture, light, colour, alpha test. Blending is the pipeline's.
// Lit pixel by pixel: no vertex shader needs to know of materials.
struct PSInput {
    float3 normal : TEXCOORD0; // world space
    float2 texcoord0 : TEXCOORD1;
    float2 texcoord1 : TEXCOORD2;
    float4 color : COLOR0; // the fixed light of plain draws: not used
};

sampler2D g_texture0 : register(s0);

float4 g_color : register(c0);        // times the texture
float4 g_texcoord[2] : register(c1);  // rows of (u,v,1); w: over 0 takes the second set; over 0 takes the sphere map
float4 g_light : register(c3);        // towards the light, unit; w: alpha below this is discarded
float4 g_lightColor : register(c4);   // w: the least alpha put out, 1 for opaque layers
float4 g_ambient : register(c5);
float4 g_cameraRight : register(c6);  // unit, world space
float4 g_cameraUp : register(c7);

float4 main(PSInput input) : SV_Target0 {
    // Not normalize(): opposite corners may cancel to nothing.
    float3 normal = input.normal * rsqrt(max(dot(input.normal, input.normal), 1e-30));
    float2 texcoord = g_texcoord[0].w > 0 ? input.texcoord1 : input.texcoord0;
    // What a mirror ball shows of the camera's surroundings: v runs down, as images do.
    float2 sphere = float2(0.5 + 0.5 * dot(g_cameraRight.xyz, normal), 0.5 - 0.5 * dot(g_cameraUp.xyz, normal));
    float3 from = float3(g_texcoord[1].w > 0 ? sphere : texcoord, 1);
    float4 texel = tex2D(g_texture0, float2(dot(g_texcoord[0].xyz, from), dot(g_texcoord[1].xyz, from)));
    float3 light = saturate(g_ambient.rgb + g_lightColor.rgb * max(0.0, dot(normal, g_light.xyz)));
    float4 color = texel * g_color;
    clip(color.a - g_light.w);
    return float4(color.rgb * light, max(color.a, g_lightColor.w));
}
