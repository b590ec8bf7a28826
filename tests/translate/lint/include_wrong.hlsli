// Included by include_wrong.hlsl, which expects the error here.
float4 twice(float4 v) {
    return v * (factor + 1);
}
