// Captures a vertex shader of vs_2_0 or vs_3_0: whoever includes this has included the shader before, with its main
// renamed to shader_main. It runs unchanged; all that it puts out goes on to capture_ps, and the vertex to its own pixel.
struct CaptureOutput {
    float4 pixel : POSITION;
    float4 position : TEXCOORD0;
    float4 normal : TEXCOORD1;
    float4 texcoord : TEXCOORD2;
    float4 color : TEXCOORD3; // not a COLOR, which would be clamped
};

CaptureOutput main(VSInput input, float4 pixel : TEXCOORD7) {
    VSOutput shaded = shader_main(input);
    CaptureOutput output;
    output.pixel = pixel;
    output.position = shaded.position;
    output.normal = float4(shaded.normal, 0);
#ifdef TANGENTS // in the places of what they replace
    output.texcoord = shaded.tangent;
    output.color = float4(shaded.place, 1);
#else
    output.texcoord = float4(shaded.texcoord0, shaded.texcoord1);
    output.color = shaded.color;
#endif
    return output;
}
