// How a normal follows a matrix. Define PLAIN_NORMALS for the rule that Direct3D 9 samples use (the 3x3 itself); the
// default is exact.

float largest(float3 v) {
    return max(max(abs(v.x), abs(v.y)), abs(v.z));
}

// v at unit length, or `otherwise` where v is nothing. Scaled by its largest component first, so that neither a tiny nor
// a huge v leaves the range of a float when it is squared; and without a branch that would divide by zero, because
// Direct3D 9 compilers turn the choice into a product.
float3 unit_or(float3 v, float3 otherwise) {
    float size = largest(v);
    float3 scaled = v / max(size, 1e-37);
    float3 unit = scaled * rsqrt(max(dot(scaled, scaled), 0.5));
    return size > 1e-30 ? unit : otherwise;
}

// -1 where the rows mirror, else 1. The determinant is of the rows brought near 1, so that it neither overflows nor
// vanishes.
float mirror_side(float3 row0, float3 row1, float3 row2) {
    float scale = 1.0 / max(max(max(largest(row0), largest(row1)), largest(row2)), 1e-37);
    return dot(row0 * scale, cross(row1 * scale, row2 * scale)) < 0 ? -1.0 : 1.0;
}

// Three rows' worth of a linear map applied to a normal, of no particular length. Exact: a normal follows the inverse
// transpose, that is the cofactors divided by the determinant; only the determinant's sign survives normalisation. So
// mirrored and unevenly scaled bones light correctly, and a singular one still gives a finite normal.
float3 turn_normal(float3 row0, float3 row1, float3 row2, float3 normal) {
#ifdef PLAIN_NORMALS
    return float3(dot(row0, normal), dot(row1, normal), dot(row2, normal));
#else
    // Cofactors are products of two entries: bring the entries near 1 first.
    float scale = 1.0 / max(max(max(largest(row0), largest(row1)), largest(row2)), 1e-37);
    row0 *= scale;
    row1 *= scale;
    row2 *= scale;
    float3 cofactor0 = cross(row1, row2);
    float3 cofactor1 = cross(row2, row0);
    float3 cofactor2 = cross(row0, row1);
    float side = dot(row0, cofactor0) < 0 ? -1.0 : 1.0;
    return side * float3(dot(cofactor0, normal), dot(cofactor1, normal), dot(cofactor2, normal));
#endif
}

// The same, to unit length; where nothing is left of it, the old one stays.
float3 transform_normal(float3 row0, float3 row1, float3 row2, float3 normal) {
    return unit_or(turn_normal(row0, row1, row2, normal), normal);
}
