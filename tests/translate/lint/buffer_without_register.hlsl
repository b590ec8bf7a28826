// run: cs_5_0 430
// expect: buffer_without_register.hlsl:3:28 needs a register
RWStructuredBuffer<float4> g_out;
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = 0;
}
