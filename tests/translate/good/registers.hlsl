// Every kind of constant, each in a register of its own number.
#include "palette.hlsli"
float4x4 g_viewProj : register(c0);          // column_major, so mul(v, M) is four dots with c0..c3
row_major float4x4 g_world : register(c16);  // mul(v, M) is a sum of c16..c19
float4x3 g_turn : register(c20);
float3 g_light : register(c24);
float g_scale[2] : register(c26);

struct VSInput {
    float3 position : POSITION0;
    float4 weights : BlendWeight;
    float4 bones : BLENDINDICES;
    float2 texcoord : TEXCOORD;
    float4 tangent : TANGENT;
    float4 color : COLOR;
    float extra : TEXCOORD7;
    float other : OTHER;
};

struct VSOutput {
    float4 position : SV_Position;
    float2 texcoord : TEXCOORD;
    float3 light : COLOR;
    float other : OTHER;
};

VSOutput main(VSInput input) {
    VSOutput output;
    int bone = (int)input.bones.x;
    float4 p = float4(input.position, 1);
    p = float4(dot(bone_row(bone, 0), p), dot(bone_row(bone, 1), p), dot(bone_row(bone, 2), p), 1) * input.weights.x;
    output.position = mul(mul(p, g_world), g_viewProj) + input.tangent * g_scale[1];
    output.texcoord = input.texcoord;
    output.light = mul(p, g_turn) + g_light + input.color.xyz;
    output.other = input.extra + input.other;
    return output;
}
