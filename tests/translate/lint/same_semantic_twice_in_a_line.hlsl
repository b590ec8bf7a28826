// run: vs_3_0 120
// expect: same_semantic_twice_in_a_line.hlsl:3:47 write SV_Position
void main(float4 p : POSITION, out float4 o : POSITION) {
    o = p;
}
