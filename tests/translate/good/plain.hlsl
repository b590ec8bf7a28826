// The smallest shader, with a define that it needs and an entry point of another name.
float4 draw(float4 p : POSITION) : SV_Position {
    return p * FACTOR;
}
