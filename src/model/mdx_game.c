/* What loads and animates here, and misbehaves in Warcraft III. Warnings in either reading; nothing is changed.
 *
 * Source: what HiveWE's and mdx-m3-viewer's checkers say of the game, in our words. */
#include "model/mdx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GEOSET_VERTICES_MAX = 7432, /* of a geoset without a high-definition material */
    REFUSED_VERSION = 900,      /* of Reforged's beta */
    SEQUENCE_SIZE = 132,
    TEXTURE_SIZE = 268,
    NODE_SIZE = 96,
    BONE_TAIL = 8
};

static bool is_hd(const struct glskin_model *model, const glskin_geoset *geoset) {
    if (geoset->material < 0)
        return false;
    const struct model_material *material = &model->materials[geoset->material];
    return material->shown.layer_count && model->layers[material->first_layer].shown.hd;
}

/* How many vertices follow a node that isn't among the first bone_count object ids. */
static size_t count_past(const glskin_mesh_desc *mesh, size_t bone_count) {
    size_t past = 0;
    const unsigned char *skin = mesh->skin.data;
    for (size_t v = 0; skin && v < mesh->vertex_count; ++v) {
        for (size_t slot = 0; slot < 4; ++slot) {
            if (skin[8 * v + 4 + slot] && skin[8 * v + slot] >= bone_count) {
                ++past;
                break;
            }
        }
    }
    for (size_t i = 0; !skin && i < mesh->classic.groups.bone_total; ++i)
        past += mesh->classic.groups.bones[i] >= bone_count;
    return past;
}

static void check_geosets(struct mdx *mdx) {
    const struct glskin_model *model = mdx->model;
    size_t bones = 0;
    for (size_t i = 0; i < model->node_count; ++i)
        bones += model->nodes[i].kind == GLSKIN_NODE_BONE;
    for (size_t g = 0; g < model->geoset_count; ++g) {
        const glskin_geoset *geoset = &model->geosets[g];
        size_t past = count_past(&geoset->mesh, bones), at = mdx->chunks[MDX_GEOS].at;
        if (geoset->mesh.vertex_count > GEOSET_VERTICES_MAX && !is_hd(model, geoset))
            mdx_warn(mdx, at, "the game draws such a geoset wrong",
                     "expected at most %d vertices in geoset %zu, found %zu", GEOSET_VERTICES_MAX, g,
                     geoset->mesh.vertex_count);
        if (past)
            mdx_warn(mdx, at, "the game skins to bones numbered below their count only",
                     "expected geoset %zu to follow object ids below %zu, the count of bones, found %zu %s that don't",
                     g, bones, past, geoset->mesh.skin.data ? "vertices" : "entries of groups");
        mdx_entry_ends(mdx);
    }
}

/* What a model draws with: a byte each. */
struct used {
    unsigned char *materials, *textures, *animations;
};

static void use_material(const struct glskin_model *model, const struct used *used, int32_t number) {
    if (number < 0 || used->materials[number])
        return;
    const struct model_material *material = &model->materials[number];
    used->materials[number] = 1;
    for (size_t i = 0; i < material->shown.layer_count; ++i) {
        const struct model_layer *layer = &model->layers[material->first_layer + i];
        if (layer->shown.texture_animation >= 0)
            used->animations[layer->shown.texture_animation] = 1;
        for (size_t slot = 0; slot < GLSKIN_SLOT_COUNT; ++slot) {
            const struct model_track *track = layer->texture[slot];
            if (layer->shown.texture[slot] >= 0)
                used->textures[layer->shown.texture[slot]] = 1;
            for (size_t key = 0; track && key < track->key_count; ++key)
                used->textures[(size_t)track->value[key]] = 1;
        }
    }
}

/* A number at offset `at` of an entry that names one of count things; -1: none, or not one of them. */
static int32_t check_reference(struct mdx *mdx, const struct bytes *entry, size_t at, const char *what, size_t count) {
    struct bytes bytes = *entry;
    int32_t number;
    if (!bytes_skip(&bytes, at) || !bytes_i32(&bytes, &number) || number == -1)
        return -1;
    if (number >= 0 && (size_t)number < count)
        return number;
    mdx_warn(mdx, entry->at + at, "the game finds nothing there", "expected %s below %zu, or -1, found %d", what, count,
             (int)number);
    return -1;
}

/* What stands behind the nodes, which the reader passes over. Sizes have been checked by then, but those of a chunk
 * whose rest was passed over. */
static void check_entries(struct mdx *mdx, enum mdx_chunk kind, const struct used *used) {
    const struct glskin_model *model = mdx->model;
    struct bytes chunk;
    if (!mdx_open(mdx, kind, &chunk))
        return;
    while (bytes_left(&chunk)) {
        struct bytes entry = chunk, whole;
        uint32_t size = 0, node = 0;
        bytes_u32(&entry, &size);
        if (kind == MDX_BONE)
            size += BONE_TAIL;
        if (size < NODE_SIZE || !bytes_take(&chunk, size, &whole))
            return;
        if (kind == MDX_BONE) {
            check_reference(mdx, &whole, size - 8, "a geoset", model->geoset_count);
            check_reference(mdx, &whole, size - 4, "a geoset animation", mdx->geoset_animation_count);
        } else if (bytes_u32(&entry, &node) && node <= bytes_left(&entry)) {
            bool emitter = kind == MDX_PRE2;
            size_t at = 4 + node + (emitter ? MDX_EMITTER2_TEXTURE : MDX_RIBBON_MATERIAL);
            int32_t number = check_reference(mdx, &whole, at, emitter ? "a texture" : "a material",
                                             emitter ? model->texture_count : model->material_count);
            if (!emitter)
                use_material(model, used, number);
            else if (number >= 0)
                used->textures[number] = 1;
        }
        mdx_entry_ends(mdx);
    }
}

static void check_events(struct mdx *mdx) {
    struct bytes chunk;
    if (!mdx_open(mdx, MDX_EVTS, &chunk))
        return;
    while (bytes_left(&chunk)) {
        struct bytes node, keys;
        uint32_t size = 0, count = 0;
        struct bytes start = chunk;
        bytes_u32(&start, &size);
        if (size < NODE_SIZE || !bytes_take(&chunk, size, &node))
            return;
        if (!mdx_peek_tag(&chunk, "KEVT"))
            continue;
        keys = chunk;
        bytes_skip(&keys, 4);
        if (!bytes_u32(&keys, &count))
            return;
        check_reference(mdx, &keys, 0, "a global sequence", mdx->model->global_sequence_count);
        mdx_entry_ends(mdx);
        if (!bytes_skip(&chunk, 12) || !bytes_skip(&chunk, 4 * (size_t)count))
            return;
    }
}

static void note_unused(struct mdx *mdx, enum mdx_chunk kind, size_t size, const unsigned char *used, size_t count,
                        const char *what, const char *user) {
    snprintf(mdx->chunk, sizeof mdx->chunk, "%s", mdx_chunk_tags[kind]);
    for (size_t i = 0; i < count; ++i) {
        if (!used[i])
            mdx_note(mdx, mdx->chunks[kind].at + size * i, "expected every %s to be used by %s, found that %zu isn't",
                     what, user, i);
    }
    mdx_entry_ends(mdx);
}

/* And what stands in the file for nothing. */
static bool check_references(struct mdx *mdx) {
    const struct glskin_model *model = mdx->model;
    const size_t materials = model->material_count, textures = model->texture_count;
    unsigned char *block = host_alloc(mdx->host, materials + textures + model->texture_animation_count + 1, 1);
    if (!block) {
        mdx->result = host_fail_memory(mdx->host, "materials and textures", materials + textures);
        return false;
    }
    const struct used used = {block, block + materials, block + materials + textures};
    for (size_t g = 0; g < model->geoset_count; ++g)
        use_material(model, &used, model->geosets[g].material);
    check_entries(mdx, MDX_BONE, &used);
    check_entries(mdx, MDX_PRE2, &used);
    check_entries(mdx, MDX_RIBB, &used);
    note_unused(mdx, MDX_MTLS, 0, used.materials, materials, "material", "a geoset or a ribbon");
    note_unused(mdx, MDX_TEXS, TEXTURE_SIZE, used.textures, textures, "texture", "such a material or an emitter");
    note_unused(mdx, MDX_TXAN, 0, used.animations, model->texture_animation_count, "texture animation",
                "such a material");
    host_free(mdx->host, block);
    return true;
}

static int compare_times(const void *a, const void *b) {
    int32_t left = *(const int32_t *)a, right = *(const int32_t *)b;
    return (left > right) - (left < right);
}

/* The times of all keys that sequences play, in order; NULL: there are none, or mdx->result says why. */
static int32_t *key_times(struct mdx *mdx, size_t *count) {
    const struct glskin_model *model = mdx->model;
    int32_t *times = NULL;
    for (int pass = 0; pass < 2; ++pass) {
        *count = 0;
        for (size_t i = 0; i < MODEL_PROPERTY_COUNT * model->node_count; ++i) {
            const struct model_track *track = &model->nodes[i / MODEL_PROPERTY_COUNT].tracks[i % MODEL_PROPERTY_COUNT];
            if (track->global >= 0 || !track->key_count)
                continue;
            if (times)
                memcpy(times + *count, track->time, track->key_count * sizeof *times);
            *count += track->key_count;
        }
        if (!*count)
            return NULL;
        if (!times && !(times = host_alloc(mdx->host, *count, sizeof *times))) {
            mdx->result = host_fail_memory(mdx->host, "key times", *count);
            return NULL;
        }
    }
    qsort(times, *count, sizeof *times, compare_times);
    return times;
}

/* In a model that moves, a sequence in which nothing does may be meant so, or have lost its keys. */
static bool check_sequences(struct mdx *mdx) {
    const struct glskin_model *model = mdx->model;
    size_t count;
    int32_t *times = key_times(mdx, &count);
    for (size_t i = 0; times && i < model->sequence_count; ++i) {
        const glskin_sequence *sequence = &model->sequences[i];
        size_t low = 0, high = count; /* the first key at or after the start */
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (times[middle] < (int64_t)sequence->start)
                low = middle + 1;
            else
                high = middle;
        }
        if (low == count || times[low] > (int64_t)sequence->end)
            mdx_note(mdx, mdx->chunks[MDX_SEQS].at + SEQUENCE_SIZE * i,
                     "expected keys of nodes in sequence %zu, \"%s\", found none from %u to %u ms", i, sequence->name,
                     (unsigned)sequence->start, (unsigned)sequence->end);
        mdx_entry_ends(mdx);
    }
    host_free(mdx->host, times);
    return mdx->result == GLSKIN_OK;
}

bool mdx_check_for_game(struct mdx *mdx) {
    snprintf(mdx->chunk, sizeof mdx->chunk, "VERS");
    if (mdx->model->version == REFUSED_VERSION)
        mdx_warn(mdx, mdx->version_at, "the game refuses such files", "version %d, of Reforged's beta",
                 REFUSED_VERSION);
    mdx_entry_ends(mdx);
    snprintf(mdx->chunk, sizeof mdx->chunk, "%s", mdx_chunk_tags[MDX_GEOS]);
    check_geosets(mdx);
    snprintf(mdx->chunk, sizeof mdx->chunk, "%s", mdx_chunk_tags[MDX_SEQS]);
    if (!check_sequences(mdx))
        return false;
    if (!check_references(mdx))
        return false;
    check_events(mdx);
    return true;
}
