// run: vs_2_0 120
// expect: constant_shares_register.hlsl:4:7 would share c0
float g_first;
float g_second;
float4 main(float4 p : POSITION) : SV_Position {
    return p * g_first + g_second;
}
