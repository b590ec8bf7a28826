#include "skin/groups.h"

#include "core/host.h"

glskin_result skin_groups_check(const glskin_host *host, const glskin_groups *groups, size_t bone_count) {
    if ((groups->count && !groups->sizes) || (groups->bone_total && !groups->bones))
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "groups: %s is NULL; it is required",
                         groups->count && !groups->sizes ? "sizes" : "bones");
    uint64_t sum = 0;
    for (size_t g = 0; g < groups->count; g++) {
        if (!groups->sizes[g])
            return host_fail(host, GLSKIN_ERROR_MALFORMED_DATA,
                             "groups: group %zu of %zu has size 0; expected at least 1 bone", g, groups->count);
        sum += groups->sizes[g];
    }
    if (sum != groups->bone_total)
        return host_fail(host, GLSKIN_ERROR_MALFORMED_DATA,
                         "groups: the sizes of %zu groups sum to %llu; expected the %zu bones listed", groups->count,
                         (unsigned long long)sum, groups->bone_total);
    size_t at = 0;
    for (size_t g = 0; g < groups->count; g++)
        for (uint32_t i = 0; i < groups->sizes[g]; i++, at++)
            if (groups->bones[at] >= bone_count)
                return host_fail(host, GLSKIN_ERROR_MALFORMED_DATA,
                                 "groups: group %zu names bone %lu; expected less than the %zu bones there are", g,
                                 (unsigned long)groups->bones[at], bone_count);
    return GLSKIN_OK;
}

glskin_bone skin_group_mean(const glskin_bone *bones, const uint32_t *members, size_t size) {
    if (size == 1) /* the commonest group, and exact whatever the bone holds */
        return bones[members[0]];
    double sum[12] = {0}; /* in double, so that a large group is as exact as a small one */
    for (size_t i = 0; i < size; i++)
        for (int k = 0; k < 12; k++)
            sum[k] += (double)bones[members[i]].row[k / 4][k % 4];
    glskin_bone mean;
    for (int k = 0; k < 12; k++)
        mean.row[k / 4][k % 4] = (float)(sum[k] / (double)size);
    return mean;
}

glskin_result glskin_pack_groups(const glskin_host *host, glskin_bone *out, const glskin_bone *bones, size_t bone_count,
                                 const glskin_groups *groups) {
    if (!groups || (groups->count && (!out || !bones)))
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "groups: %s is NULL; it is required",
                         !groups ? "the list of groups"
                         : !out  ? "out"
                                 : "the palette of bones");
    glskin_result result = skin_groups_check(host, groups, bone_count);
    if (result)
        return result;
    const uint32_t *members = groups->bones;
    for (size_t g = 0; g < groups->count; members += groups->sizes[g], g++)
        out[g] = skin_group_mean(bones, members, groups->sizes[g]);
    return GLSKIN_OK;
}
