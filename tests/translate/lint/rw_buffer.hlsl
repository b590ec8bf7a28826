// run: cs_5_0 430
// expect: rw_buffer.hlsl:3:18 RWStructuredBuffer
RWBuffer<float4> g_out : register(u1);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = 0;
}
