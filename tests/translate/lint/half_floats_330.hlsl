// run: vs_4_0 330
// expect: half_floats_330.hlsl:1:1 GL_ARB_shading_language_packing
float4 main(float4 p : POSITION, uint half_pair : BLENDINDICES) : SV_Position {
    return p * f16tof32(half_pair);
}
