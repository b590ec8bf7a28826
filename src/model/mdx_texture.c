/* TEXS: which textures there are. TXAN: how texture coordinates move. */
#include "model/mdx.h"

enum {
    TEXTURE_SIZE = 268, /* replaceable id, path, flags */
    PATH_SIZE = 260,
    WRAP_WIDTH = 1,
    WRAP_HEIGHT = 2
};

static bool read_texture(struct mdx *mdx, struct bytes *bytes, glskin_texture *out) {
    uint32_t flags;
    if (!mdx_u32(mdx, bytes, "a replaceable id", &out->replaceable))
        return false;
    const unsigned char *path = bytes_here(bytes);
    if (!mdx_skip(mdx, bytes, PATH_SIZE, "a path") || !mdx_name(mdx, path, PATH_SIZE, &out->path) ||
        !mdx_u32(mdx, bytes, "flags", &flags))
        return false;
    out->wrap_width = flags & WRAP_WIDTH;
    out->wrap_height = flags & WRAP_HEIGHT;
    return true;
}

static bool read_list(struct mdx *mdx) {
    struct glskin_model *model = mdx->model;
    struct bytes chunk;
    size_t count;
    if (!mdx_open(mdx, MDX_TEXS, &chunk))
        return true;
    if (!mdx_entries(mdx, &chunk, TEXTURE_SIZE, "textures", &count))
        return false;
    model->textures = mdx_alloc(mdx, count, sizeof *model->textures, "textures");
    if (!model->textures)
        return false;
    for (; model->texture_count < count; ++model->texture_count) {
        if (!read_texture(mdx, &chunk, &model->textures[model->texture_count]))
            return false;
    }
    return true;
}

static bool read_animations(struct mdx *mdx) {
    static const struct mdx_track_kind kinds[MODEL_PROPERTY_COUNT] = {{.tag = "KTAT", .value = MODEL_VECTOR},
                                                                      {.tag = "KTAR", .value = MODEL_QUATERNION},
                                                                      {.tag = "KTAS", .value = MODEL_VECTOR}};
    struct glskin_model *model = mdx->model;
    struct bytes chunk, entry;
    size_t count = 0;
    if (!mdx_open(mdx, MDX_TXAN, &chunk))
        return true;
    for (struct bytes left = chunk; bytes_left(&left); ++count) {
        if (!mdx_sized(mdx, &left, 4, "a texture animation", &entry))
            return false;
    }
    model->texture_animations = mdx_alloc(mdx, count, sizeof *model->texture_animations, "texture animations");
    if (!model->texture_animations)
        return false;
    for (; model->texture_animation_count < count; ++model->texture_animation_count) {
        if (!mdx_sized(mdx, &chunk, 4, "a texture animation", &entry) ||
            !mdx_read_tracks(mdx, &entry, kinds, MODEL_PROPERTY_COUNT,
                             model->texture_animations[model->texture_animation_count].tracks))
            return false;
        mdx_entry_ends(mdx);
    }
    return true;
}

bool mdx_read_textures(struct mdx *mdx) {
    return read_list(mdx) && read_animations(mdx);
}
