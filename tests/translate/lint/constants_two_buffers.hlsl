// run: vs_4_0 330
// expect: constants_two_buffers.hlsl:6:9 one constant buffer at most
cbuffer First : register(b0) {
    float4 g_a;
};
cbuffer Second : register(b1) {
    float4 g_b;
};
float4 main(float4 p : POSITION) : SV_Position {
    return p * g_a + g_b;
}
