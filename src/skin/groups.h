/* Classic Warcraft III groups. The mean of the matrices is the matrix of the mean, so a palette of groups replaces a
 * per-vertex blend of any number of bones. */
#ifndef GLSKIN_SKIN_GROUPS_H
#define GLSKIN_SKIN_GROUPS_H

#include <glskin/glskin.h>

glskin_result skin_groups_check(const glskin_host *host, const glskin_groups *groups, size_t bone_count);

/* The mean of the bones numbered members[size], summed in order, size at least 1. */
glskin_bone skin_group_mean(const glskin_bone *bones, const uint32_t *members, size_t size);

#endif
