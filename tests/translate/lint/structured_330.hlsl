// run: cs_5_0 330
// expect: structured_330.hlsl:3:28 needs GLSL 430
RWStructuredBuffer<float4> g_out : register(u0);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = 0;
}
