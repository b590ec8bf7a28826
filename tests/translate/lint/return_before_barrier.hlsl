// run: cs_5_0 430
// expect: return_before_barrier.hlsl:12:9 no return before a barrier
StructuredBuffer<float4> g_in : register(t0);
RWStructuredBuffer<float4> g_out : register(u1);
groupshared float4 g_rows[64];
void load(uint thread) {
    g_rows[thread] = g_in[thread];
    GroupMemoryBarrierWithGroupSync();
}
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex) {
    if (id.x >= 100)
        return;
    load(thread);
    g_out[id.x] = g_rows[63 - thread];
}
