// cs_5_0: pre-skins the changed instances of a mesh in one dispatch, 256 vertices of one palette window a thread group.
// Any bone count: the mesh is partitioned into windows of at most 256 bones.
// Records (FLOAT_NORMALS in brackets): bind 16 [24] and skin 8 bytes in, skinned 16 [24] bytes out.
#include "palette_structured.hlsli"
#include "skinning.hlsli"
#include "skin_record.hlsli"
#include "octahedral.hlsli"

#define GROUP_SIZE 256
#define GROUPS_PER_ROW 32768 // dispatches are two-dimensional because GL promises only 65,535 groups a dimension

#ifdef FLOAT_NORMALS
StructuredBuffer<uint2> g_bind : register(t1); // three a vertex: position, normal
RWStructuredBuffer<uint2> g_skinned : register(u4);
#else
StructuredBuffer<uint4> g_bind : register(t1); // one a vertex: position, octahedral normal
RWStructuredBuffer<uint4> g_skinned : register(u4);
#endif
StructuredBuffer<uint2> g_skin : register(t2);
// Two a thread group: (first bind vertex, vertex count, first palette bone, bone count), (first skinned vertex, 0, 0, 0).
StructuredBuffer<uint4> g_work : register(t3);

struct BindVertex {
    float3 position, normal;
};

float snorm16(uint word) {
    return float(int(word << 16) >> 16) / 32767.0;
}

uint pack_snorm16(float v) {
    return uint(int(floor(v * 32767.0 + 0.5))) & 0xFFFF;
}

BindVertex load_vertex(uint v) {
    BindVertex vertex;
#ifdef FLOAT_NORMALS
    uint2 a = g_bind[v * 3];
    uint2 b = g_bind[v * 3 + 1];
    uint2 c = g_bind[v * 3 + 2];
    vertex.position = float3(asfloat(a.x), asfloat(a.y), asfloat(b.x));
    vertex.normal = float3(asfloat(b.y), asfloat(c.x), asfloat(c.y));
#else
    uint4 a = g_bind[v];
    vertex.position = float3(asfloat(a.x), asfloat(a.y), asfloat(a.z));
    vertex.normal = octahedral_decode(float2(snorm16(a.w), snorm16(a.w >> 16)));
#endif
    return vertex;
}

void store_vertex(uint v, float3 position, float3 normal) {
#ifdef FLOAT_NORMALS
    g_skinned[v * 3] = uint2(asuint(position.x), asuint(position.y));
    g_skinned[v * 3 + 1] = uint2(asuint(position.z), asuint(normal.x));
    g_skinned[v * 3 + 2] = uint2(asuint(normal.y), asuint(normal.z));
#else
    float2 folded = octahedral_encode(normal);
    g_skinned[v] = uint4(asuint(position.x), asuint(position.y), asuint(position.z),
                         pack_snorm16(folded.x) | (pack_snorm16(folded.y) << 16));
#endif
}

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint3 group : SV_GroupID, uint thread : SV_GroupIndex) {
    uint job = group.y * GROUPS_PER_ROW + group.x;
    uint4 work = g_work[job * 2];
    uint first_skinned = g_work[job * 2 + 1].x;
    stage_window(thread, GROUP_SIZE, work.z, work.w);
    // No return before the barrier above: the threads past the end have helped to load, and now do nothing.
    if (thread < work.y) {
        BindVertex vertex = load_vertex(work.x + thread);
        BlendedBone bone = blend_record(g_skin[work.x + thread], 0);
        store_vertex(first_skinned + thread, transform_point(bone, vertex.position), blended_normal(bone, vertex.normal));
    }
}
