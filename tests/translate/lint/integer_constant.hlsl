// run: cs_5_0 430
// expect: integer_constant.hlsl:4:11 constants are float
cbuffer Job : register(b0) {
    uint4 g_count;
};
RWStructuredBuffer<float4> g_out : register(u1);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    if (id.x < g_count.x)
        g_out[id.x] = 0;
}
