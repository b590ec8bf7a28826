// run: cs_5_0 430
// expect: structured_counter.hlsl:3:28 counter
RWStructuredBuffer<float4> g_out : register(u1);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[g_out.IncrementCounter()] = 0;
}
