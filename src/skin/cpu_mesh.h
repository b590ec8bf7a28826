/* A mesh baked for the CPU's kernels. The vertices of each part are sorted by how many bones they follow, so that each
 * run costs only its own number of fetches; entries become offsets and weights floats, once instead of per pose. */
#ifndef GLSKIN_SKIN_CPU_MESH_H
#define GLSKIN_SKIN_CPU_MESH_H

#include "skin/encode.h"

/* A palette block within memory, at a cache line. The memory is SKIN_PALETTE_SLACK bytes longer than the block: a
 * host's allocator promises no alignment. */
enum { SKIN_PALETTE_SLACK = 63 };
static inline void *skin_palette_within(void *memory) {
    return (char *)memory + (-(uintptr_t)memory & SKIN_PALETTE_SLACK);
}

/* Which vertices a baked mesh writes, and where. */
enum skin_order {
    SKIN_ORDER_SOURCE, /* each of the desc's once, in the desc's order: for hosts */
    SKIN_ORDER_ENCODED /* every encoded vertex in its own place: for a renderer's buffer */
};

/* Keeps nothing of encoded. Fails as glskin_cpu_mesh_create does for what is not the desc's. */
glskin_result skin_cpu_mesh_bake(const glskin_host *host, const struct skin_encoded *encoded, enum skin_order order,
                                 glskin_normals rule, glskin_cpu kernel, glskin_cpu_mesh **out);

#endif
