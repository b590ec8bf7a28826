// run: vs_4_0 330
// expect: constant_straddles.hlsl:5:12 spirv-val
cbuffer Job : register(b0) {
    uint count;
    float3 bias;
};
float4 main(float4 p : POSITION) : SV_Position {
    return p + float4(bias, (float)count);
}
