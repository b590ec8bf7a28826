// run: vs_2_0 120
// expect: output_psize_fog.hlsl:6:18 not the point size
// expect: output_psize_fog.hlsl:7:17 not the fixed fog
struct VSOutput {
    float4 position : SV_Position;
    float size : PSIZE;
    float fog : FOG;
};
VSOutput main(float4 p : POSITION, float size : PSIZE) {
    VSOutput output;
    output.position = p;
    output.size = size;
    output.fog = 1;
    return output;
}
