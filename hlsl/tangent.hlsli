// A tangent in one word: its direction as an octahedral pair, and the bitangent's side w (1 or -1) as the sign of the
// second number, which is kept positive for it: x * 32767 as int16, then w * (y + 1) / 2 * 32767 as int16, 1 at least.
// Plain int16 both, so that a vertex shader of any age reads the word as a pair.

// The pair before it is rounded and takes w's sign.
float2 tangent_encode(float3 tangent) {
    float2 folded = octahedral_encode(tangent);
    return float2(folded.x * 32767.0, max(folded.y * 16383.5 + 16383.5, 1.0));
}

// The pair, each as it stands in the word. xyz is unit, w the side.
float4 tangent_decode(float2 pair) {
    float2 folded = float2(pair.x / 32767.0, abs(pair.y) / 16383.5 - 1.0);
    return float4(octahedral_decode(folded), pair.y < 0 ? -1.0 : 1.0);
}
