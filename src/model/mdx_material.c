/* MTLS: materials, and in each its layers.
 *
 * A layer has grown with the versions: where public readers disagree on when (mdx-m3-viewer reads the fresnel fields
 * from 900 on, HiveWE from 1000), its own size settles it: what is left before the first track's tag are fields. */
#include "model/mdx.h"

#include <string.h>

enum { MATERIAL_SIZE = 12, SHADER_SIZE = 80, FRESNEL_SIZE = 20, LAYER_SIZE = 28, LAYER_TEXTURE_SIZE = 8 };

/* The fixed part, its size included. */
static size_t layer_size(unsigned version) {
    return version >= 1100 ? 60 : version >= 1000 ? 52 : version >= 900 ? 32 : LAYER_SIZE;
}

/* What the materials of a file need besides themselves. */
struct materials {
    size_t textures_missing, animations_missing; /* references into lists of which the file has nothing */
    size_t slots_passed_over;
    bool hd; /* of the material being read: its shader says so */
};

enum { TRACK_TEXTURE = 5, TRACK_KINDS };
static void track_kinds(const struct mdx *mdx, struct mdx_track_kind kinds[TRACK_KINDS]) {
    const struct mdx_track_kind all[TRACK_KINDS] = {
        {.tag = "KMTA", .value = MODEL_NUMBER},
        {.tag = "KMTE", .value = MODEL_NUMBER},
        {.tag = "KFC3", .value = MODEL_VECTOR},
        {.tag = "KFCA", .value = MODEL_NUMBER},
        {.tag = "KFTC", .value = MODEL_NUMBER},
        {.tag = "KMTF", .value = MODEL_INTEGER, .limit = mdx->model->texture_count}};
    memcpy(kinds, all, sizeof all);
}

/* From 1100 on: textures by slot, each with a track of its own perhaps. */
static bool read_slots(struct mdx *mdx, struct bytes *bytes, struct materials *state, struct model_layer *layer) {
    struct mdx_track_kind kinds[TRACK_KINDS];
    size_t count;
    track_kinds(mdx, kinds);
    if (!mdx_count(mdx, bytes, LAYER_TEXTURE_SIZE, "textures of a layer", &count))
        return false;
    for (size_t i = 0; i < count; ++i) {
        struct model_track track = {.global = -1};
        int32_t texture;
        uint32_t slot;
        if (!mdx_reference(mdx, bytes, "a texture", mdx->model->texture_count, &texture, &state->textures_missing) ||
            !mdx_u32(mdx, bytes, "a slot", &slot))
            return false;
        if (mdx_peek_tag(bytes, "KMTF") && !mdx_read_track(mdx, bytes, &kinds[TRACK_TEXTURE], &track))
            return false;
        if (slot >= GLSKIN_SLOT_COUNT || layer->shown.texture[slot] >= 0 || layer->texture[slot]) {
            ++state->slots_passed_over;
            continue;
        }
        layer->shown.texture[slot] = texture;
        if (!track.key_count)
            continue;
        struct model_track *kept = mdx_alloc(mdx, 1, sizeof *kept, "tracks");
        if (!kept)
            return false;
        *kept = track;
        layer->texture[slot] = kept;
    }
    return true;
}

/* What came after version 800. */
static bool read_late_fields(struct mdx *mdx, struct bytes *bytes, struct materials *state, struct model_layer *layer) {
    struct mdx_track_kind kinds[TRACK_KINDS];
    glskin_layer *shown = &layer->shown;
    unsigned version = mdx->model->version;
    uint32_t hd;
    size_t which;
    track_kinds(mdx, kinds);
    if (version < 900)
        return true;
    if (!mdx_floats(mdx, bytes, 1, "an emissive gain", &shown->emissive))
        return false;
    if (version >= 1000 || (bytes_left(bytes) >= FRESNEL_SIZE && !mdx_at_track(bytes, kinds, TRACK_KINDS, &which))) {
        if (!mdx_floats(mdx, bytes, 3, "a fresnel colour", shown->fresnel_colour) ||
            !mdx_floats(mdx, bytes, 1, "a fresnel opacity", &shown->fresnel_opacity) ||
            !mdx_floats(mdx, bytes, 1, "a fresnel team colour", &shown->fresnel_team_colour))
            return false;
    }
    if (version < 1100)
        return true;
    if (!mdx_u32(mdx, bytes, "a shader", &hd))
        return false;
    shown->hd = hd == 1;
    return read_slots(mdx, bytes, state, layer);
}

static bool read_layer(struct mdx *mdx, struct bytes *bytes, struct materials *state, struct model_layer *layer) {
    struct mdx_track_kind kinds[TRACK_KINDS];
    const struct model_track *tracks[TRACK_KINDS] = {NULL};
    const struct glskin_model *model = mdx->model;
    glskin_layer *shown = &layer->shown;
    size_t offset = bytes->at;
    uint32_t filter;
    model_layer_rest(layer);
    shown->hd = state->hd;
    if (!mdx_u32(mdx, bytes, "a filter mode", &filter))
        return false;
    if (filter > GLSKIN_FILTER_MODULATE_2X) {
        if (!mdx_fault(mdx, offset, "0 stands in", "expected a filter mode of 0 to 6, found %u", (unsigned)filter))
            return false;
        filter = GLSKIN_FILTER_NONE;
    }
    shown->filter = (glskin_filter)filter;
    if (!mdx_u32(mdx, bytes, "flags", &shown->flags))
        return false;
    if (model->version >= 1100 /* then it stands here unused */
            ? !mdx_skip(mdx, bytes, 4, "a texture")
            : !mdx_reference(mdx, bytes, "a texture", model->texture_count, &shown->texture[GLSKIN_SLOT_DIFFUSE],
                             &state->textures_missing))
        return false;
    if (!mdx_reference(mdx, bytes, "a texture animation", model->texture_animation_count, &shown->texture_animation,
                       &state->animations_missing) ||
        !mdx_u32(mdx, bytes, "a texture coordinate set", &shown->texcoord_set) ||
        !mdx_floats(mdx, bytes, 1, "an alpha", &shown->alpha) || !read_late_fields(mdx, bytes, state, layer))
        return false;
    track_kinds(mdx, kinds);
    if (!mdx_read_tracks(mdx, bytes, kinds, TRACK_KINDS, tracks))
        return false;
    layer->alpha = tracks[0];
    layer->emissive = tracks[1];
    layer->fresnel_colour = tracks[2];
    layer->fresnel_opacity = tracks[3];
    layer->fresnel_team_colour = tracks[4];
    if (!layer->texture[GLSKIN_SLOT_DIFFUSE])
        layer->texture[GLSKIN_SLOT_DIFFUSE] = tracks[TRACK_TEXTURE];
    return true;
}

/* From behind a material's size to its first layer. */
static bool open_layers(struct mdx *mdx, struct bytes *bytes, glskin_material *out, size_t *count) {
    unsigned version = mdx->model->version;
    out->shader = "";
    *count = 0;
    if (!mdx_i32(mdx, bytes, "a priority", &out->priority_plane) || !mdx_u32(mdx, bytes, "flags", &out->flags))
        return false;
    if (version > 800 && version < 1100 && bytes_left(bytes) && !mdx_peek_tag(bytes, "LAYS")) {
        const char *shader = (const char *)bytes_here(bytes);
        if (!mdx_skip(mdx, bytes, SHADER_SIZE, "a shader's name"))
            return false;
        if (*shader)
            out->shader = shader; /* in the file yet: the caller makes it a string */
    }
    if (!bytes_left(bytes)) /* no layers */
        return true;
    return mdx_expect_tag(mdx, bytes, "LAYS") && mdx_count(mdx, bytes, LAYER_SIZE, "layers", count);
}

static bool next_layer(struct mdx *mdx, struct bytes *bytes, struct bytes *layer) {
    return mdx_sized(mdx, bytes, layer_size(mdx->model->version), "a layer", layer);
}

/* How many materials and layers the chunk has, so that each list is one block. */
static bool count_all(struct mdx *mdx, struct bytes chunk, size_t *materials, size_t *layers) {
    while (bytes_left(&chunk)) {
        struct bytes material, layer;
        glskin_material head;
        size_t count;
        if (!mdx_sized(mdx, &chunk, MATERIAL_SIZE, "a material", &material) ||
            !open_layers(mdx, &material, &head, &count))
            return false;
        ++*materials;
        *layers += count;
        for (; count; --count) {
            if (!next_layer(mdx, &material, &layer))
                return false;
        }
        if (bytes_left(&material))
            return mdx_malformed(mdx, material.at, "expected the material's end, found %zu more bytes",
                                 bytes_left(&material));
    }
    return true;
}

/* Layer i of a high-definition material of 900 or 1000 is slot i of its first. */
static void merge_layer(struct materials *state, size_t i, const struct model_layer *layer, struct model_layer *first) {
    if (i >= GLSKIN_SLOT_COUNT) {
        ++state->slots_passed_over;
        return;
    }
    first->shown.texture[i] = layer->shown.texture[GLSKIN_SLOT_DIFFUSE];
    first->texture[i] = layer->texture[GLSKIN_SLOT_DIFFUSE];
}

static bool read_material(struct mdx *mdx, struct bytes *bytes, struct materials *state, struct model_material *out) {
    struct glskin_model *model = mdx->model;
    struct bytes entry;
    size_t count;
    if (!open_layers(mdx, bytes, &out->shown, &count))
        return false;
    if (*out->shown.shader && !mdx_name(mdx, out->shown.shader, SHADER_SIZE, &out->shown.shader))
        return false;
    state->hd = strncmp(out->shown.shader, "Shader_HD", 9) == 0;
    out->first_layer = model->layer_count;
    for (size_t i = 0; i < count; ++i) {
        struct model_layer layer = {0};
        if (!next_layer(mdx, bytes, &entry) || !read_layer(mdx, &entry, state, &layer))
            return false;
        if (i && state->hd)
            merge_layer(state, i, &layer, &model->layers[out->first_layer]);
        else
            model->layers[model->layer_count++] = layer;
    }
    out->shown.layer_count = model->layer_count - out->first_layer;
    return true;
}

bool mdx_read_materials(struct mdx *mdx) {
    struct glskin_model *model = mdx->model;
    struct materials state = {0};
    struct bytes chunk, entry;
    size_t materials = 0, layers = 0, start;
    if (!mdx_open(mdx, MDX_MTLS, &chunk))
        return true;
    start = chunk.at;
    if (!count_all(mdx, chunk, &materials, &layers))
        return false;
    model->materials = mdx_alloc(mdx, materials, sizeof *model->materials, "materials");
    model->layers = model->materials ? mdx_alloc(mdx, layers, sizeof *model->layers, "layers") : NULL;
    if (!model->layers)
        return false;
    for (; model->material_count < materials; ++model->material_count) {
        if (!mdx_sized(mdx, &chunk, MATERIAL_SIZE, "a material", &entry) ||
            !read_material(mdx, &entry, &state, &model->materials[model->material_count]))
            return false;
        mdx_entry_ends(mdx);
    }
    mdx_tell_dangling(mdx, start, state.textures_missing, "layers", "textures");
    mdx_tell_dangling(mdx, start, state.animations_missing, "layers", "texture animations");
    if (state.slots_passed_over)
        mdx_warn(mdx, start, "passed over", "%zu textures of layers stand in a slot past %d or taken already",
                 state.slots_passed_over, GLSKIN_SLOT_COUNT - 1);
    return true;
}
