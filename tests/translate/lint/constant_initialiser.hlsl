// run: vs_2_0 120
// expect: constant_initialiser.hlsl:3:8 initial value of a uniform is lost
float4 g_light = {0, 0, 1, 0};
static const float4 g_up = {0, 0, 1, 0};
float4 main(float4 p : POSITION) : SV_Position {
    return p * g_light + g_up;
}
