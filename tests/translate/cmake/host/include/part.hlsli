float4 part(float4 p) {
    return p + 1.0;
}
