// vs_2_0: draws vertices that were skinned before, by compute or on the CPU. Lit exactly as the skinning shaders do.
#include "transform_normal.hlsli"
#include "octahedral.hlsli"
#ifdef TANGENTS
#include "tangent.hlsli"
#endif
#include "vertex_output.hlsli"
#include "constant_world.hlsli"

struct VSInput {
    float3 position : POSITION;
#ifdef OCTAHEDRAL_NORMALS
    float2 normal : NORMAL; // int16 as they are: GL versions disagree on how signed bytes and words are normalised
#else
    float3 normal : NORMAL;
#endif
    float2 texcoord0 : TEXCOORD0;
    float2 texcoord1 : TEXCOORD1;
#ifdef TANGENTS
    float2 tangent : TANGENT; // int16 as they are: tangent.hlsli; 0 and 0: none
#endif
};

VSOutput main(VSInput input) {
    ModelVertex vertex;
    vertex.position = input.position;
#ifdef OCTAHEDRAL_NORMALS
    vertex.normal = octahedral_decode(input.normal / 32767.0);
#else
    vertex.normal = input.normal;
#endif
#ifdef TANGENTS
    vertex.tangent = tangent_decode(input.tangent);
    vertex.tangent.xyz *= input.tangent.y == 0 ? 0.0 : 1.0;
#endif
    return finish_vertex(vertex, float4(input.texcoord0, input.texcoord1), g_world[0], g_world[1], g_world[2],
                         g_world[3]);
}
