// run: vs_2_0 120
// expect: unknown_name.hlsl:4:16 'undefined_name' : unknown variable
float4 main(float4 p : POSITION) : SV_Position {
    return p * undefined_name;
}
