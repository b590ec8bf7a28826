/* GEOA: alpha and colour of geosets. BPOS: the bind pose, which the pivots make needless. */
#include "model/mdx.h"

enum {
    ANIMATION_SIZE = 28, /* its size, alpha, flags, colour, geoset */
    COLOUR_USED = 2,
    BIND_POSE_SIZE = 48 /* a matrix of four rows of three */
};

static bool read_animation(struct mdx *mdx, struct bytes *bytes, struct model_geoset_animation *out, int32_t *geoset,
                           size_t *dangling) {
    static const struct mdx_track_kind kinds[2] = {{.tag = "KGAO", .value = MODEL_NUMBER},
                                                   {.tag = "KGAC", .value = MODEL_VECTOR, .reversed = true}};
    const struct model_track *tracks[2] = {NULL, NULL};
    float colour[3];
    uint32_t flags;
    if (!mdx_floats(mdx, bytes, 1, "an alpha", &out->alpha) || !mdx_u32(mdx, bytes, "flags", &flags) ||
        !mdx_floats(mdx, bytes, 3, "a colour", colour) ||
        !mdx_reference(mdx, bytes, "a geoset", mdx->model->geoset_count, geoset, dangling) ||
        !mdx_read_tracks(mdx, bytes, kinds, 2, tracks))
        return false;
    for (int i = 0; i < 3; ++i) /* stored b,g,r */
        out->colour[i] = flags & COLOUR_USED ? colour[2 - i] : 1;
    out->alpha_track = tracks[0];
    out->colour_track = tracks[1];
    return true;
}

bool mdx_read_geoset_animations(struct mdx *mdx) {
    static const struct model_geoset_animation rest = {.alpha = 1, .colour = {1, 1, 1}};
    struct glskin_model *model = mdx->model;
    struct bytes chunk, entry;
    size_t dangling = 0, start;
    if (!mdx_open(mdx, MDX_GEOA, &chunk))
        return true;
    start = chunk.at;
    model->geoset_animations =
        mdx_alloc(mdx, model->geoset_count, sizeof *model->geoset_animations, "geoset animations");
    if (!model->geoset_animations)
        return false;
    for (size_t g = 0; g < model->geoset_count; ++g)
        model->geoset_animations[g] = rest;
    while (bytes_left(&chunk)) {
        struct model_geoset_animation animation;
        int32_t geoset;
        if (!mdx_sized(mdx, &chunk, ANIMATION_SIZE, "a geoset animation", &entry) ||
            !read_animation(mdx, &entry, &animation, &geoset, &dangling))
            return false;
        mdx_entry_ends(mdx);
        ++mdx->geoset_animation_count;
        if (geoset >= 0) /* of two for one geoset the last counts, as in mdx-m3-viewer */
            model->geoset_animations[geoset] = animation;
    }
    mdx_tell_dangling(mdx, start, dangling, "geoset animations", "geosets");
    return true;
}

/* A count of nodes, or of nodes and one more, both occur. Nothing is read, so a wrong count costs a warning. */
bool mdx_check_bind_poses(struct mdx *mdx) {
    struct bytes chunk;
    uint32_t count;
    if (!mdx_open(mdx, MDX_BPOS, &chunk))
        return true;
    size_t offset = chunk.at;
    if (!mdx_u32(mdx, &chunk, "a count of bind poses", &count))
        return false;
    size_t nodes = mdx->model->node_count;
    if (count == bytes_left(&chunk) / BIND_POSE_SIZE && count != nodes && count != nodes + 1)
        mdx_note(mdx, offset, "expected %zu bind poses, one a node, or one more, found %u", nodes, (unsigned)count);
    if (bytes_left(&chunk) % BIND_POSE_SIZE || count != bytes_left(&chunk) / BIND_POSE_SIZE)
        mdx_warn(mdx, offset, "passed over", "expected %zu bind poses (%zu bytes are left), found a count of %u",
                 bytes_left(&chunk) / BIND_POSE_SIZE, bytes_left(&chunk), (unsigned)count);
    return true;
}
