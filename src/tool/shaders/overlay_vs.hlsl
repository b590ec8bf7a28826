// vs_2_0: coloured points, lines and triangles, as a viewer lays them over its models.
float4 g_viewProj[4] : register(c0); // rows

struct VSInput {
    float3 position : POSITION;
    float4 color : COLOR0;
};

struct VSOutput {
    float4 position : SV_Position;
    float4 color : COLOR0;
};

VSOutput main(VSInput input) {
    VSOutput output;
    float4 p = float4(input.position, 1);
    output.position = float4(dot(g_viewProj[0], p), dot(g_viewProj[1], p), dot(g_viewProj[2], p), dot(g_viewProj[3], p));
    output.color = input.color;
    return output;
}
