// run: cs_5_0 430
// expect: signed_shift_of_mask.hlsl:6:48 extends the sign
StructuredBuffer<uint> g_in : register(t0);
RWStructuredBuffer<int> g_out : register(u1);
[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
    g_out[id.x] = int(g_in[id.x] & 0xFF000000) >> 24;
}
