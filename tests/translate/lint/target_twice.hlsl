// run: ps_2_0 330
// expect: target_twice.hlsl:5:16 target 1 is written twice
struct PSOutput {
    float4 a : COLOR1;
    float4 b : SV_Target1;
};
PSOutput main(float4 c : COLOR0) {
    PSOutput output;
    output.a = c;
    output.b = c;
    return output;
}
