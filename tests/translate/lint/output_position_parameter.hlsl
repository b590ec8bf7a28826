// run: vs_3_0 120
// expect: output_position_parameter.hlsl:3:47 write SV_Position
void main(float4 p : POSITION, out float4 o : POSITION0) {
    o = p;
}
