// run: vs_4_0 330
// expect: bool_attribute.hlsl:1:1 spirv-val
float4 main(float4 p : POSITION, bool b : BLENDINDICES) : SV_Position {
    return b ? p : -p;
}
