#include "skin/encode.h"
#include "skin/groups.h"

void skin_pack_windows(const struct skin_encoded *encoded, const glskin_bone *bones, glskin_bone *out) {
    const glskin_groups *groups = &encoded->groups;
    for (size_t i = 0; i < encoded->entry_count; i++) {
        uint32_t entry = encoded->entries[i];
        out[i] = groups->count
                     ? skin_group_mean(bones, groups->bones + encoded->group_first[entry], groups->sizes[entry])
                     : bones[entry];
    }
}
