// Unit vectors as points of an octahedron unfolded to a square (Meyer et al., "On Floating-Point Normal Vectors", 2010).
// Components are in -1..1; records keep each as an int16 of value * 32767.
float2 octahedral_fold(float2 v) {
    float2 side = float2(v.x < 0 ? -1.0 : 1.0, v.y < 0 ? -1.0 : 1.0);
    return (1.0 - abs(v.yx)) * side;
}

// Of a vector of any length: only its direction counts.
float2 octahedral_encode(float3 normal) {
    float size = abs(normal.x) + abs(normal.y) + abs(normal.z);
    float2 v = normal.xy * (1.0 / max(size, 1e-37));
    return normal.z < 0 ? octahedral_fold(v) : v;
}

// The point of the octahedron: the direction, without unit length.
float3 octahedral_point(float2 v) {
    float z = 1.0 - abs(v.x) - abs(v.y);
    return float3(z < 0 ? octahedral_fold(v) : v, z);
}

float3 octahedral_decode(float2 v) {
    return normalize(octahedral_point(v));
}
