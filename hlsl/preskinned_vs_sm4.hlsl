// vs_4_0: draws vertices that were skinned before, many instances in one draw. Each instance says where its records
// begin in a buffer of many instances' records, which the shader reads by itself. Lit exactly as preskinned_vs does.
//
// A record is one texel of four words; FLOAT_NORMALS: three of two; COMPACT: one of three.
//
// SV_VertexID counts from 0 in Direct3D and from a draw's base vertex in OpenGL: there VERTEXBASE has that subtracted,
// modulo 2^32.
#include "transform_normal.hlsli"
#include "unpacking.hlsli"
#include "vertex_output.hlsli"

Buffer<uint4> g_skinned : register(t8); // registers: as in palette_buffer.hlsli
#ifdef TANGENTS
Buffer<uint4> g_tangents : register(t9); // a word each: tangent.hlsli
float4 g_tangentsGiven : register(c4);   // x: 0 where there are none
#endif

struct VSInput {
    uint vertex : SV_VertexID;
    float2 texcoord0 : TEXCOORD0;
    float2 texcoord1 : TEXCOORD1;
    // Per instance:
    uint vertex_base : VERTEXBASE;
    float4 world0 : WORLD0; // rows of an affine matrix
    float4 world1 : WORLD1;
    float4 world2 : WORLD2;
};

#ifdef COMPACT
// A half float, in the low half of a word. By arithmetic: f16tof32 needs shader model 5, and GLSL 4.20.
float unpack_half(uint word) {
    uint size = word & 0x7FFF;
    uint bits = (size << 13) + (size < 0x7C00 ? 0x38000000u : 0x70000000u); // exponents from 15 to 127; 31 to 255
    float value = size < 0x400 ? float(size) * 5.9604644775390625e-8 : asfloat(bits);
    return (word & 0x8000) != 0 ? -value : value;
}
#endif

ModelVertex read_record(uint at) {
    ModelVertex vertex;
#ifdef FLOAT_NORMALS
    uint2 a = g_skinned[at * 3].xy, b = g_skinned[at * 3 + 1].xy, c = g_skinned[at * 3 + 2].xy;
    vertex.position = asfloat(uint3(a, b.x));
    vertex.normal = asfloat(uint3(b.y, c));
#else
    uint4 record = g_skinned[at];
#ifdef COMPACT
    vertex.position = float3(unpack_half(record.x), unpack_half(record.x >> 16), unpack_half(record.y));
    vertex.normal = octahedral_decode(unpack_pair(record.z) / 32767.0);
#else
    vertex.position = asfloat(record.xyz);
    vertex.normal = octahedral_decode(unpack_pair(record.w) / 32767.0);
#endif
#endif
#ifdef TANGENTS
    float2 pair = float2(0, 0);
    if (g_tangentsGiven.x > 0)
        pair = unpack_pair(g_tangents[at].x);
    vertex.tangent = tangent_decode(pair);
    vertex.tangent.xyz *= pair.y == 0 ? 0.0 : 1.0;
#endif
    return vertex;
}

VSOutput main(VSInput input) {
    return finish_vertex(read_record(input.vertex_base + input.vertex), float4(input.texcoord0, input.texcoord1),
                         input.world0, input.world1, input.world2, float4(0, 0, 0, 1));
}
