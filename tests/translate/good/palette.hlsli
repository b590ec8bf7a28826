float4 g_bones[192] : register(c31);

float4 bone_row(int bone, int row) {
    return g_bones[bone * 3 + row];
}
