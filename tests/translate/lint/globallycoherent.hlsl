// run: cs_5_0 430
// expect: globallycoherent.hlsl:3:1 globallycoherent is dropped
globallycoherent RWStructuredBuffer<float4> g_out : register(u1);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = 0;
}
