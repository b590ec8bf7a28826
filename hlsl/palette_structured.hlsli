// The palette window of a thread group, staged in shared memory by stage_window(). 256 bones at most, so that a byte
// names each of them: 12 KiB.
#define WINDOW_ROWS 768

StructuredBuffer<float4> g_palette : register(t0);
groupshared float4 g_window[WINDOW_ROWS];

float4 bone_row(int bone, int row) {
    return g_window[bone * 3 + row];
}

// Every thread of the group must come here: a partly filled last group loads its whole window too.
void stage_window(uint thread, uint thread_count, uint first_bone, uint bone_count) {
    for (uint row = thread; row < bone_count * 3; row += thread_count)
        g_window[row] = g_palette[first_bone * 3 + row];
    GroupMemoryBarrierWithGroupSync();
}
