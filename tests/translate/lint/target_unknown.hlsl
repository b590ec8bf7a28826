// run: ps_2_0 120
// expect: target_unknown.hlsl:3:34 not 'TEXCOORD0'
float4 main(float4 c : COLOR0) : TEXCOORD0 {
    return c;
}
