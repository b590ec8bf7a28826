// cs_5_0: pre-skins the changed instances of all meshes in one dispatch, a tile of one mesh a thread group.
//
// A tile is a run of vertices of one palette window in one piece of memory (streams that lie far apart halved the speed
// at 64 million vertices), and has the fewest influences that fit all of its vertices. n vertices are
//     octahedral, 4 influences: 24 bytes each: position, octahedral normal, skin record
//     octahedral, 2 or 1:       n times 16 bytes: position, octahedral normal; then the influences
//     float (FLOAT_NORMALS):    n times 16 bytes: position, normal.x; n times 8: normal.yz; then the influences
//     compact (COMPACT):        2 x 16 bytes: lowest corner, and step, of the positions; n times 16: unpack_compact
// Influences: 4: 8 bytes each, a skin record; 2: 4 bytes, blend_two's word; 1: a byte, the bone. Behind all of it, where
// the mesh has tangents: n times 4 bytes, tangent.hlsli's word. Influences and tangents begin at multiples of 8 bytes,
// tiles at multiples of 16.
// Out: 16 [float: 24, compact: 12] bytes a vertex, position and normal; and the tangent's word in a buffer of its own.
#include "palette_structured.hlsli"
#include "skinning.hlsli"
#include "skin_record.hlsli"
#include "packing.hlsli"

#define GROUP_SIZE 256
#define GROUPS_PER_ROW 32768 // dispatches are two-dimensional because GL promises only 65,535 groups a dimension

// One buffer, twice: in steps of 16 bytes and in steps of 8.
StructuredBuffer<uint4> g_bind : register(t1);
StructuredBuffer<uint2> g_bind_pairs : register(t2);
// Two a tile: (first step of 16 bytes, vertex count, first palette bone, bone count),
// (first skinned vertex, influences, whether there are tangents, 0).
StructuredBuffer<uint4> g_work : register(t3);
#if defined(FLOAT_NORMALS)
RWStructuredBuffer<uint2> g_skinned : register(u4);
#elif defined(COMPACT)
RWStructuredBuffer<uint> g_skinned : register(u4);
#else
RWStructuredBuffer<uint4> g_skinned : register(u4);
#endif
RWStructuredBuffer<uint> g_tangents : register(u5);

// Number i of an array of words, or of bytes, that begins at a step of 8 bytes.
uint word_at(uint first, uint i) {
    uint2 pair = g_bind_pairs[first + (i >> 1)];
    return (i & 1) != 0 ? pair.y : pair.x;
}

uint byte_at(uint first, uint i) {
    return (word_at(first, i >> 2) >> (8 * (i & 3))) & 255;
}

struct Tile {
    uint first, count, influences;
    uint skin, tangents; // steps of 8 bytes
#ifdef COMPACT
    float3 corner, grid;
#endif
};

struct BindVertex {
    float3 position;
    float3 normal; // a direction: the octahedral ones have no unit length, and nothing below needs it
    BlendedBone bone;
};

#ifdef COMPACT
Tile open_tile(uint4 work, uint influences) {
    Tile tile;
    tile.first = work.x + 2;
    tile.count = work.y;
    tile.influences = influences;
    tile.skin = 0;
    tile.tangents = (tile.first + tile.count) * 2;
    tile.corner = asfloat(g_bind[work.x].xyz);
    tile.grid = asfloat(g_bind[work.x + 1].xyz);
    return tile;
}

// 128 bits, lowest first: 3 x 16 of position, in steps from the lowest corner; 4 x 8 of bone; 3 x 8 of weight, of which
// the first slot has what the others leave of 255; 2 x 12 of octahedral normal, in steps of 1/2047 from -1.
BindVertex load_vertex(Tile tile, uint v) {
    uint4 a = g_bind[tile.first + v];
    BindVertex vertex;
    float3 steps = float3(float(a.x & 0xFFFF), float(a.x >> 16), float(a.y & 0xFFFF));
    vertex.position = tile.corner + tile.grid * steps;
    float2 folded = float2(float((a.w >> 8) & 0xFFF), float(a.w >> 20));
    vertex.normal = octahedral_point(folded / 2047.0 - 1.0);
    uint others = (a.z >> 16) | ((a.w & 255) << 16);
    uint first = 255 - (others & 255) - ((others >> 8) & 255) - (others >> 16);
    uint2 record = uint2((a.y >> 16) | (a.z << 16), first | (others << 8));
    if (tile.influences == 1)
        vertex.bone = blend_one(record_bone(record, 0));
    else
        vertex.bone = blend_four(record);
    return vertex;
}
#else
Tile open_tile(uint4 work, uint influences) {
    Tile tile;
    tile.first = work.x;
    tile.count = work.y;
    tile.influences = influences;
    tile.skin = (work.x + work.y) * 2;
#ifdef FLOAT_NORMALS
    tile.skin += work.y;
#endif
    tile.tangents = tile.skin + (((influences == 1 ? 1 : influences * 2) * work.y + 7) >> 3);
    return tile;
}

BlendedBone blend_few(Tile tile, uint v) {
    BlendedBone bone;
    if (tile.influences == 1)
        bone = blend_one(int(byte_at(tile.skin, v)));
    else
        bone = blend_two(word_at(tile.skin, v));
    return bone;
}

BindVertex load_vertex(Tile tile, uint v) {
    BindVertex vertex;
    uint4 a;
#ifdef FLOAT_NORMALS
    a = g_bind[tile.first + v];
    uint2 yz = g_bind_pairs[(tile.first + tile.count) * 2 + v];
    vertex.normal = float3(asfloat(a.w), asfloat(yz.x), asfloat(yz.y));
    if (tile.influences == 4)
        vertex.bone = blend_four(g_bind_pairs[tile.skin + v]);
    else
        vertex.bone = blend_few(tile, v);
#else
    if (tile.influences == 4) {
        uint at = tile.first * 2 + v * 3;
        a = uint4(g_bind_pairs[at], g_bind_pairs[at + 1]);
        vertex.bone = blend_four(g_bind_pairs[at + 2]);
    } else {
        a = g_bind[tile.first + v];
        vertex.bone = blend_few(tile, v);
    }
    vertex.normal = unpack_normal(a.w);
#endif
    vertex.position = float3(asfloat(a.x), asfloat(a.y), asfloat(a.z));
    return vertex;
}
#endif

// turned: the normal as turn_normal leaves it; where nothing is left of it, the old one stays.
void store_vertex(uint v, float3 position, float3 turned, float3 old) {
#ifdef FLOAT_NORMALS
    float3 normal = unit_or(turned, old);
    g_skinned[v * 3] = uint2(asuint(position.x), asuint(position.y));
    g_skinned[v * 3 + 1] = uint2(asuint(position.z), asuint(normal.x));
    g_skinned[v * 3 + 2] = uint2(asuint(normal.y), asuint(normal.z));
#else
    float3 normal = turned_or(turned, old);
#ifdef COMPACT
    g_skinned[v * 3] = f32tof16(position.x) | (f32tof16(position.y) << 16);
    g_skinned[v * 3 + 1] = f32tof16(position.z);
    g_skinned[v * 3 + 2] = pack_normal(normal);
#else
    g_skinned[v] = uint4(asuint(position.x), asuint(position.y), asuint(position.z), pack_normal(normal));
#endif
#endif
}

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint3 group : SV_GroupID, uint thread : SV_GroupIndex) {
    uint job = group.y * GROUPS_PER_ROW + group.x;
    uint4 work = g_work[job * 2];
    uint4 place = g_work[job * 2 + 1];
    stage_window(thread, GROUP_SIZE, work.z, work.w);
    Tile tile = open_tile(work, place.y);
    // No return before the barrier above: the threads past the end have helped to load, and now do nothing.
    for (uint v = thread; v < tile.count; v += GROUP_SIZE) {
        BindVertex vertex = load_vertex(tile, v);
        BlendedBone bone = vertex.bone;
        float3 turned = turn_normal(bone.row0.xyz, bone.row1.xyz, bone.row2.xyz, vertex.normal);
        store_vertex(place.x + v, transform_point(bone, vertex.position), turned, vertex.normal);
        if (place.z != 0)
            g_tangents[place.x + v] = skin_tangent(bone, unpack_tangent(word_at(tile.tangents, v)));
    }
}
