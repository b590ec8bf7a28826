// run: vs_4_0 330
// expect: modulo_in_macro.hlsl:6:1 % of signed integers
#define WRAP(n) ((n) % 3)
float4 main(float4 p : POSITION) : SV_Position {
    int n = (int)p.x;
    return p + WRAP(n);
}
