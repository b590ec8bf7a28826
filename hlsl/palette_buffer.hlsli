// The palettes of a whole frame in one buffer of rows (a GL texture buffer): bones are counted from its start.
Buffer<float4> g_palette : register(t0);

float4 bone_row(int bone, int row) {
    return g_palette[bone * 3 + row];
}
