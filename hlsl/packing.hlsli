// Skinned records' words, read and written. For profiles that have integers.
#include "unpacking.hlsli"

uint round_word(float v) {
    return uint(int(floor(v + 0.5))) & 0xFFFF;
}

uint pack_normal(float3 normal) {
    float2 folded = octahedral_encode(normal) * 32767.0;
    return round_word(folded.x) | (round_word(folded.y) << 16);
}

// A direction: it has no unit length.
float3 unpack_normal(uint word) {
    return octahedral_point(unpack_pair(word) / 32767.0);
}

float4 unpack_tangent(uint word) {
    return tangent_decode(unpack_pair(word));
}

// The normal as turn_normal leaves it, or the old one where nothing is left.
float3 turned_or(float3 turned, float3 old) {
    return largest(turned) > 1e-30 ? turned : old;
}

// A tangent's word after its bone. Plain, whatever the rule for normals: a tangent lies along the surface and follows it
// as a direction does.
uint skin_tangent(BlendedBone bone, float4 tangent) {
    float3 turned = float3(dot(bone.row0.xyz, tangent.xyz), dot(bone.row1.xyz, tangent.xyz),
                           dot(bone.row2.xyz, tangent.xyz));
    float2 pair = floor(tangent_encode(turned_or(turned, tangent.xyz)) + 0.5);
    float side = tangent.w * mirror_side(bone.row0.xyz, bone.row1.xyz, bone.row2.xyz);
    return round_word(pair.x) | (round_word(side * pair.y) << 16);
}
