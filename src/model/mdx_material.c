/* MTLS: only the sizes inside it, so that a damaged list is told and never half believed. Materials themselves are not
 * read: skinning needs none. */
#include "model/mdx.h"

enum { MATERIAL_SIZE = 12, LAYER_SIZE = 28 }; /* fixed parts of version 800, sizes included */

static bool check_material(struct mdx *mdx, struct bytes *bytes) {
    size_t count;
    if (!mdx_skip(mdx, bytes, MATERIAL_SIZE - 4, "a material"))
        return false;
    if (!bytes_left(bytes)) /* no layers */
        return true;
    if (!mdx_expect_tag(mdx, bytes, "LAYS") || !mdx_count(mdx, bytes, LAYER_SIZE, "layers", &count))
        return false;
    for (size_t i = 0; i < count; ++i) {
        struct bytes layer;
        if (!mdx_sized(mdx, bytes, LAYER_SIZE, "a layer", &layer))
            return false;
    }
    return true;
}

bool mdx_check_materials(struct mdx *mdx) {
    struct bytes chunk, material;
    if (!mdx_open(mdx, MDX_MTLS, &chunk))
        return true;
    while (bytes_left(&chunk)) {
        if (!mdx_sized(mdx, &chunk, MATERIAL_SIZE, "a material", &material) || !check_material(mdx, &material))
            return false;
    }
    return true;
}
