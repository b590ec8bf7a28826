// ps_2_0: the colour of the vertices.
struct PSInput {
    float4 color : COLOR0;
};

float4 main(PSInput input) : SV_Target0 {
    return input.color;
}
