// run: ps_3_0 120,330
// expect: pixel_vpos_vface_depth.hlsl:7:19 write SV_Depth
// expect: pixel_vpos_vface_depth.hlsl:9:30 write SV_Position
// expect: pixel_vpos_vface_depth.hlsl:9:49 write SV_IsFrontFace
struct PSOutput {
    float4 color : COLOR0;
    float depth : DEPTH;
};
PSOutput main(float2 place : VPOS, float face : VFACE) {
    PSOutput output;
    output.color = float4(place, face, 1);
    output.depth = 0.5;
    return output;
}
