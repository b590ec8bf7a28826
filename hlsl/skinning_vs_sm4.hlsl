// vs_4_0: skinned as it is drawn, many instances in one draw. The palettes and the world matrices of a frame stand in one
// buffer; each instance says where its own begin, both counted in bones.
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
    uint2 instance : INSTANCE; // x: first bone of the palette window, y: the bone that holds the world matrix
};

VSOutput main(VSInput input) {
    BlendedBone bone = blend_record(input.skin, int(input.instance.x));
    int world = int(input.instance.y);
    return finish_vertex(transform_point(bone, input.position), blended_normal(bone, input.normal),
                         float4(input.texcoord0, input.texcoord1), bone_row(world, 0), bone_row(world, 1),
                         bone_row(world, 2), float4(0, 0, 0, 1));
}
