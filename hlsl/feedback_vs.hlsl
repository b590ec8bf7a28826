// vs_4_0: pre-skins by transform feedback (stream output), where there is no compute: what skinning_cs writes, as outputs
// that are captured. Nothing is drawn; the position is there because a vertex shader has one.
#include "palette_buffer.hlsli"
#include "skinning.hlsli"
#include "skin_record.hlsli"
#include "packing.hlsli"

struct VSInput {
    float3 position : POSITION;
    uint2 skin : BLENDINDICES; // the 8-byte skin record
    float3 normal : NORMAL;
    float4 tangent : TANGENT;
    uint bone_base : BONEBASE; // per instance: where the window begins in the palettes
};

struct VSOutput {
    float4 position : SV_Position;
    nointerpolation uint4 record : RECORD0; // the skinned record, or its first 16 bytes
#ifdef FLOAT_NORMALS
    nointerpolation uint2 rest : RECORD1;
#endif
    nointerpolation uint tangent : RECORD2;
};

VSOutput main(VSInput input) {
    VSOutput output;
    BlendedBone bone = blend_record(input.skin, int(input.bone_base));
    float3 position = transform_point(bone, input.position);
    float3 turned = turn_normal(bone.row0.xyz, bone.row1.xyz, bone.row2.xyz, input.normal);
    output.position = float4(position, 1);
#ifdef FLOAT_NORMALS
    float3 normal = unit_or(turned, input.normal);
    output.record = asuint(float4(position, normal.x));
    output.rest = asuint(normal.yz);
#else
    output.record = uint4(asuint(position), pack_normal(turned_or(turned, input.normal)));
#endif
    output.tangent = skin_tangent(bone, input.tangent);
    return output;
}
