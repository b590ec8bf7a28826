// run: ps_2_0 120
// expect: nointerpolation_120.hlsl:3:13 nointerpolation
float4 main(nointerpolation float4 c : COLOR0) : SV_Target0 {
    return c;
}
