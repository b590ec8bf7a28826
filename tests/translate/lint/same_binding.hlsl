// run: cs_5_0 430
// expect: same_binding.hlsl:4:28 t and u numbers
StructuredBuffer<float4> g_in : register(t0);
RWStructuredBuffer<float4> g_out : register(u0);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = g_in[id.x];
}
