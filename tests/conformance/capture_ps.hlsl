// ps_2_0, ps_3_0: four captured vectors into four float targets.
struct Captured {
    float4 position : TEXCOORD0;
    float4 normal : TEXCOORD1;
    float4 texcoord : TEXCOORD2;
    float4 color : TEXCOORD3;
};

struct Targets {
    float4 position : COLOR0;
    float4 normal : COLOR1;
    float4 texcoord : COLOR2;
    float4 color : COLOR3;
};

Targets main(Captured captured) {
    Targets targets;
    targets.position = captured.position;
    targets.normal = captured.normal;
    targets.texcoord = captured.texcoord;
    targets.color = captured.color;
    return targets;
}
