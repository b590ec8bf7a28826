// run: vs_2_0 120
// expect: no_entry.hlsl:1:1 Entry point not found
float4 other(float4 p : POSITION) : SV_Position {
    return p;
}
