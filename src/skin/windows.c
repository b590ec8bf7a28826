#include "skin/encode.h"
#include "skin/groups.h"

#include <string.h>

bool skin_windows_are_bones(const struct skin_encoded *encoded) {
    return encoded->part_count == 1 && !encoded->groups.count && encoded->entry_count == encoded->bone_count;
}

void skin_pack_windows(const struct skin_encoded *encoded, const glskin_bone *bones, glskin_bone *out) {
    const glskin_groups *groups = &encoded->groups;
    if (skin_windows_are_bones(encoded)) {
        memcpy(out, bones, encoded->entry_count * sizeof *out);
        return;
    }
    for (size_t i = 0; i < encoded->entry_count; i++) {
        uint32_t entry = encoded->entries[i];
        out[i] = groups->count
                     ? skin_group_mean(bones, groups->bones + encoded->group_first[entry], groups->sizes[entry])
                     : bones[entry];
    }
}
