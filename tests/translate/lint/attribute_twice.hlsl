// run: vs_2_0 120
// expect: attribute_twice.hlsl:3:45 TEXCOORD0 is an attribute twice
float4 main(float4 p : POSITION, float2 a : TEXCOORD, float2 b : TEXCOORD0) : SV_Position {
    return p + float4(a, b);
}
