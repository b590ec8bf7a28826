/* Which part each triangle goes to, so that no part reaches more than `window` entries of the palette. */
#ifndef GLSKIN_SKIN_PARTITION_H
#define GLSKIN_SKIN_PARTITION_H

#include "skin/weights.h"

/* Triangles, then the vertices that no triangle uses: what must lie in one part as a whole. */
struct skin_primitives {
    uint32_t *corners; /* triangle_count * 3, then point_count */
    size_t triangle_count, point_count;
};

static inline size_t primitive_count(const struct skin_primitives *primitives) {
    return primitives->triangle_count + primitives->point_count;
}
static inline const uint32_t *primitive_corners(const struct skin_primitives *primitives, size_t i, size_t *count) {
    size_t triangles = primitives->triangle_count;
    *count = i < triangles ? 3 : 1;
    return primitives->corners + (i < triangles ? 3 * i : 3 * triangles + (i - triangles));
}

struct skin_plan {
    uint32_t *part_of; /* [primitive_count]; the caller frees it */
    size_t part_count;
    size_t entry_count; /* of all windows */
};

/* influences: one a vertex, its entries below palette_size. On failure *out is zero. */
glskin_result skin_partition(const glskin_host *host, const struct skin_primitives *primitives,
                             const struct skin_influence *influences, size_t palette_size, size_t window,
                             struct skin_plan *out);

#endif
