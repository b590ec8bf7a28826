// What every drawing vertex shader ends with: world, then view-projection, then the fixed light; with TANGENTS, what
// reforged_ps wants in its place.
// Matrices are given by rows, as registers hold them where HLSL code says mul(v, M).
#ifdef TANGENTS
#include "turn_tangent.hlsli"
#endif

float4 g_viewProj[4] : register(c0);

struct VSOutput {
    float4 position : SV_Position;
    float3 normal : TEXCOORD0; // world space, unit
    float2 texcoord0 : TEXCOORD1;
    float2 texcoord1 : TEXCOORD2;
#ifdef TANGENTS
    float4 tangent : TEXCOORD3; // world space, unit; w: the bitangent's side
    float3 place : TEXCOORD4;   // world space
#else
    float4 color : COLOR0;
#endif
};

// A vertex in the model's space, skinned.
struct ModelVertex {
    float3 position;
    float3 normal;
#ifdef TANGENTS
    float4 tangent;
#endif
};

VSOutput finish_vertex(ModelVertex vertex, float4 texcoord, float4 world0, float4 world1, float4 world2, float4 world3) {
    VSOutput output;
    float4 p = float4(vertex.position, 1);
    float4 placed = float4(dot(world0, p), dot(world1, p), dot(world2, p), dot(world3, p));
    output.position = float4(dot(g_viewProj[0], placed), dot(g_viewProj[1], placed), dot(g_viewProj[2], placed),
                             dot(g_viewProj[3], placed));
    output.normal = transform_normal(world0.xyz, world1.xyz, world2.xyz, vertex.normal);
    output.texcoord0 = texcoord.xy;
    output.texcoord1 = texcoord.zw;
#ifdef TANGENTS
    output.tangent = turn_tangent(world0.xyz, world1.xyz, world2.xyz, vertex.tangent);
    output.place = placed.xyz;
#else
    float3 light = normalize(float3(0.3, 0.7, 0.5));
    float diffuse = max(0.0, dot(output.normal, light));
    output.color = float4(diffuse, diffuse, diffuse, 1);
#endif
    return output;
}
