// run: vs_4_0 330
// expect: matrix_attribute.hlsl:3:51 an attribute must be
float4 main(float4 p : POSITION, float4x4 place : WORLD) : SV_Position {
    return mul(p, place);
}
