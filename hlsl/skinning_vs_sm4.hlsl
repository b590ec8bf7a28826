// vs_4_0: skinned as it is drawn, many instances in one draw, each with its own pose and place. The palettes of all
// instances stand in one buffer; an instance says at which bone its own window begins.
#include "palette_buffer.hlsli"
#include "skinning.hlsli"
#include "skin_record.hlsli"
#include "vertex_output.hlsli"

struct VSInput {
    float3 position : POSITION;
    uint2 skin : BLENDINDICES; // the 8-byte skin record
    float3 normal : NORMAL;
    float2 texcoord0 : TEXCOORD0;
    float2 texcoord1 : TEXCOORD1;
#ifdef TANGENTS
    float4 tangent : TANGENT; // w: the bitangent's side, 1 or -1
#endif
    // Per instance:
    uint bone_base : BONEBASE;
    float4 world0 : WORLD0; // rows of an affine matrix
    float4 world1 : WORLD1;
    float4 world2 : WORLD2;
};

VSOutput main(VSInput input) {
    BlendedBone bone = blend_record(input.skin, int(input.bone_base));
    ModelVertex vertex;
    vertex.position = transform_point(bone, input.position);
    vertex.normal = blended_normal(bone, input.normal);
#ifdef TANGENTS
    vertex.tangent = turn_tangent(bone.row0.xyz, bone.row1.xyz, bone.row2.xyz, input.tangent);
#endif
    return finish_vertex(vertex, float4(input.texcoord0, input.texcoord1), input.world0, input.world1, input.world2,
                         float4(0, 0, 0, 1));
}
