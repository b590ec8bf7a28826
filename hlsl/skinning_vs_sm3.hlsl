// vs_3_0: as skinning_vs, with dynamic branches: a vertex pays only for the slots that carry weight.
#define BLEND_BRANCH [branch]
#include "palette_constants.hlsli"
#include "skinning.hlsli"
#include "vertex_output.hlsli"
#include "constant_world.hlsli"

struct VSInput {
    float3 position : POSITION;
    float4 blendWeights : BLENDWEIGHT;
    float4 blendIndices : BLENDINDICES;
    float3 normal : NORMAL;
    float2 texcoord0 : TEXCOORD0;
    float2 texcoord1 : TEXCOORD1;
#ifdef TANGENTS
    float4 tangent : TANGENT; // w: the bitangent's side, 1 or -1
#endif
};

VSOutput main(VSInput input) {
    BlendedBone bone = blend_none();
    // The vectors are rotated instead of indexed: a component chosen at run time costs old chips a chain of moves.
    float4 weights = input.blendWeights;
    float4 bones = input.blendIndices;
    for (int slot = 0; slot < 4; slot++) {
        bone = blend_add(bone, int(bones.x), weights.x);
        weights = weights.yzwx;
        bones = bones.yzwx;
    }
    ModelVertex vertex;
    vertex.position = transform_point(bone, input.position);
    vertex.normal = blended_normal(bone, input.normal);
#ifdef TANGENTS
    vertex.tangent = turn_tangent(bone.row0.xyz, bone.row1.xyz, bone.row2.xyz, input.tangent);
#endif
    return finish_vertex(vertex, float4(input.texcoord0, input.texcoord1), g_world[0], g_world[1], g_world[2],
                         g_world[3]);
}
