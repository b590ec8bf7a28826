// Runs a vertex shader inside a compute shader: whoever includes this has included the shader before, with its main
// renamed to shader_main. For vkd3d, whose vs_2_0 has no room for our shaders and whose vs_4_0 would need a rasteriser.
//
// A vertex of a case file is 48 bytes: position and normal (six floats), the skin record (two words), four texcoords.
StructuredBuffer<uint4> g_case : register(t0);   // three a vertex, as in the file
RWStructuredBuffer<float> g_captured : register(u0); // fifteen a vertex; FEED_FEEDBACK: a record's words

cbuffer Capture : register(b1) {
    uint g_count;
    uint g_boneBase;
    uint2 g_unused;
    float4 g_rows[3]; // of the world, for shaders that take it per instance
};

float4 record_bytes(uint word) {
    return float4(word & 255, (word >> 8) & 255, (word >> 16) & 255, word >> 24);
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (id.x >= g_count)
        return;
    uint4 a = g_case[id.x * 3], b = g_case[id.x * 3 + 1], c = g_case[id.x * 3 + 2];
    VSInput input;
#ifdef FEED_BUFFER
    input.vertex = id.x;
    input.vertex_base = g_boneBase;
#else
    input.position = asfloat(a.xyz);
#ifdef OCTAHEDRAL_NORMALS
    input.normal = asfloat(uint2(a.w, b.x)); // the program put the pair in place of x and y
#else
    input.normal = asfloat(uint3(a.w, b.x, b.y));
#endif
#endif
#ifdef FEED_FEEDBACK
    input.skin = b.zw;
    input.bone_base = g_boneBase;
    input.tangent = float4(1, 0, 0, 1);
    VSOutput made = shader_main(input);
#ifdef FLOAT_NORMALS
    uint at = id.x * 6;
    g_captured[at + 4] = asfloat(made.rest.x);
    g_captured[at + 5] = asfloat(made.rest.y);
#else
    uint at = id.x * 4;
#endif
    for (uint k = 0; k < 4; k++)
        g_captured[at + k] = asfloat(made.record[k]);
#else
    input.texcoord0 = asfloat(c.xy);
    input.texcoord1 = asfloat(c.zw);
#ifdef FEED_INFLUENCES
    input.blendIndices = record_bytes(b.z);
    input.blendWeights = record_bytes(b.w) / 255.0;
#endif
#ifdef FEED_RECORD
    input.skin = b.zw;
    input.bone_base = g_boneBase;
#endif
#if defined(FEED_RECORD) || defined(FEED_BUFFER)
    input.world0 = g_rows[0];
    input.world1 = g_rows[1];
    input.world2 = g_rows[2];
#endif
#if defined(TANGENTS) && !defined(FEED_BUFFER)
#if defined(FEED_INFLUENCES) || defined(FEED_RECORD)
    input.tangent = asfloat(c);
#else
    input.tangent = asfloat(b.zw); // the program put the pair in place of the skin record
#endif
#endif
    VSOutput shaded = shader_main(input);
#ifdef TANGENTS // in the places of what they replace
    float4 texcoord = shaded.tangent, color = float4(shaded.place, 1);
#else
    float4 texcoord = float4(shaded.texcoord0, shaded.texcoord1), color = shaded.color;
#endif
    uint first = id.x * 15;
    for (uint i = 0; i < 4; i++) {
        g_captured[first + i] = shaded.position[i];
        g_captured[first + 7 + i] = texcoord[i];
        g_captured[first + 11 + i] = color[i];
    }
    g_captured[first + 4] = shaded.normal.x;
    g_captured[first + 5] = shaded.normal.y;
    g_captured[first + 6] = shaded.normal.z;
#endif
}
