// run: vs_4_0 330
// expect: signed_modulo.hlsl:4:22 % of signed integers
float4 main(float4 p : POSITION) : SV_Position {
    int n = (int)p.x % 3;
    return p + n;
}
