// run: cs_5_0 430
// expect: structured_struct.hlsl:9:26 disagree on the layout
struct Vertex {
    float3 position;
    float3 normal;
    uint bone;
    float weight;
};
StructuredBuffer<Vertex> g_in : register(t0);
RWStructuredBuffer<float4> g_out : register(u1);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = float4(g_in[id.x].normal, 1);
}
