// vs_2_0, vs_4_0: hands a pixel shader its inputs. The position stands last because stages are joined by place, and the
// pixel shaders begin with TEXCOORD0.
struct Passed {
    float3 normal : TEXCOORD0;
    float2 texcoord0 : TEXCOORD1;
    float2 texcoord1 : TEXCOORD2;
    float4 color : COLOR0;
    float4 tangent : TEXCOORD3;
    float3 place : TEXCOORD4;
    float4 position : SV_Position;
};

Passed main(float4 position : POSITION, float3 normal : NORMAL, float2 texcoord0 : TEXCOORD0,
            float2 texcoord1 : TEXCOORD1, float4 color : COLOR0, float4 tangent : TANGENT, float3 place : TEXCOORD2) {
    Passed passed;
    passed.position = position;
    passed.normal = normal;
    passed.texcoord0 = texcoord0;
    passed.texcoord1 = texcoord1;
    passed.color = color;
    passed.tangent = tangent;
    passed.place = place;
    return passed;
}
