// How a tangent follows a matrix. It lies along the surface, so it goes as a direction does, by the 3x3 itself, whatever the
// rule for normals; the bitangent changes sides where the matrix mirrors. One of no length stays nothing.
float4 turn_tangent(float3 row0, float3 row1, float3 row2, float4 tangent) {
    float3 turned = float3(dot(row0, tangent.xyz), dot(row1, tangent.xyz), dot(row2, tangent.xyz));
    return float4(unit_or(turned, tangent.xyz), tangent.w * mirror_side(row0, row1, row2));
}
