// Strides of 4, 8 and 16, read and written, float constants, shared memory, a sign that is extended on
// purpose, and a mask that leaves none to extend.
StructuredBuffer<float> g_four : register(t0);
StructuredBuffer<uint2> g_eight : register(t1);
ByteAddressBuffer g_raw : register(t2);
RWStructuredBuffer<float4> g_out : register(u3);
float4 g_scale : register(c1);
groupshared float4 g_rows[64];

[numthreads(64, 2, 1)]
void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex) {
    uint2 word = g_eight[id.x];
    g_rows[thread % 64] = g_four[id.x] * g_scale;
    GroupMemoryBarrierWithGroupSync();
    int low = (int(word.x << 16) >> 16) + (int(word.y & 0x7F00) >> 8);
    g_out[id.x] = g_rows[63 - thread % 64] + float(low) + float(g_raw.Load(4 * id.x)) + float((word.y >> 24) & 255);
}
