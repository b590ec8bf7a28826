// run: cs_5_0 430
// expect: structured_float3.hlsl:3:26 12 bytes here, 16 there
StructuredBuffer<float3> g_in : register(t0);
RWStructuredBuffer<float4> g_out : register(u1);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = float4(g_in[id.x], 1);
}
