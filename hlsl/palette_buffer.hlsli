// The palettes of a whole frame in one buffer of rows (a GL texture buffer): bones are counted from its start.
// Register t8: GL's stages share their texture units, and 0 to 7 are the materials'.
Buffer<float4> g_palette : register(t8);

float4 bone_row(int bone, int row) {
    return g_palette[bone * 3 + row];
}
