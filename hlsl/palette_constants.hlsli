// The palette in the constant file: bone n at c31+3n, 64 bones, exactly where Direct3D 9 clients put it.
// SMALL_PALETTE is for drivers with only the 128 registers that GL 2.1 guarantees: 36 bones from c8, which leaves 12
// registers for the literals that such drivers keep in the same file.
#ifdef SMALL_PALETTE
float4 g_bones[108] : register(c8);
#else
float4 g_bones[192] : register(c31);
#endif

float4 bone_row(int bone, int row) {
    return g_bones[bone * 3 + row];
}
