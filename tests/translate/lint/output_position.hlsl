// run: vs_2_0 120,330
// expect: output_position.hlsl:7:23 write SV_Position
struct VSInput {
    float4 position : POSITION;
};
struct VSOutput {
    float4 position : POSITION;
};
VSOutput main(VSInput input) {
    VSOutput output;
    output.position = input.position;
    return output;
}
