// The blend: written once, used by every skinning shader of ours and by hosts' own.
//
// Include one palette_*.hlsli before this file: it gives
//     float4 bone_row(int bone, int row)   row 0..2 of a bone: x' = dot(row, float4(x, y, z, 1))
//
// Rows are blended first and the vertex is transformed once: 66 multiply-adds instead of 96.
// A weight of zero never reads its bone, so Inf or NaN there is harmless.
// A shader whose profile can branch defines BLEND_BRANCH as [branch]; others leave the choice to the compiler.
#include "transform_normal.hlsli"

#ifndef BLEND_BRANCH
#define BLEND_BRANCH
#endif

struct BlendedBone {
    float4 row0, row1, row2;
};

BlendedBone blend_none() {
    BlendedBone none;
    none.row0 = float4(0, 0, 0, 0);
    none.row1 = float4(0, 0, 0, 0);
    none.row2 = float4(0, 0, 0, 0);
    return none;
}

BlendedBone blend_add(BlendedBone sum, int bone, float weight) {
    BLEND_BRANCH if (weight > 0) {
        sum.row0 += weight * bone_row(bone, 0);
        sum.row1 += weight * bone_row(bone, 1);
        sum.row2 += weight * bone_row(bone, 2);
    }
    return sum;
}

float3 transform_point(BlendedBone bone, float3 position) {
    float4 p = float4(position, 1);
    return float3(dot(bone.row0, p), dot(bone.row1, p), dot(bone.row2, p));
}

float3 blended_normal(BlendedBone bone, float3 normal) {
    return transform_normal(bone.row0.xyz, bone.row1.xyz, bone.row2.xyz, normal);
}
