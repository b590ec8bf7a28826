// vs_2_0: skinned as it is drawn, palette in the constant file. Registers: view-projection c0-c3, world c16-c19 (c4-c7
// with SMALL_PALETTE), bones from c31.
#include "palette_constants.hlsli"
#include "skinning.hlsli"
#include "vertex_output.hlsli"
#include "constant_world.hlsli"

struct VSInput {
    float3 position : POSITION;
    float4 blendWeights : BLENDWEIGHT;  // four weights, 0..1
    float4 blendIndices : BLENDINDICES; // four bones of the window, whole numbers
    float3 normal : NORMAL;
    float2 texcoord0 : TEXCOORD0;
    float2 texcoord1 : TEXCOORD1;
#ifdef TANGENTS
    float4 tangent : TANGENT; // w: the bitangent's side, 1 or -1
#endif
};

VSOutput main(VSInput input) {
    BlendedBone bone = blend_none();
    bone = blend_add(bone, int(input.blendIndices.x), input.blendWeights.x);
    bone = blend_add(bone, int(input.blendIndices.y), input.blendWeights.y);
    bone = blend_add(bone, int(input.blendIndices.z), input.blendWeights.z);
    bone = blend_add(bone, int(input.blendIndices.w), input.blendWeights.w);
    ModelVertex vertex;
    vertex.position = transform_point(bone, input.position);
    vertex.normal = blended_normal(bone, input.normal);
#ifdef TANGENTS
    vertex.tangent = turn_tangent(bone.row0.xyz, bone.row1.xyz, bone.row2.xyz, input.tangent);
#endif
    return finish_vertex(vertex, float4(input.texcoord0, input.texcoord1), g_world[0], g_world[1], g_world[2],
                         g_world[3]);
}
