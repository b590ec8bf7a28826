/* Writes MDX files into memory, byte by byte from the layout, for tests: right ones, and wrong ones with one number
 * changed. It shares nothing with the reader. */
#ifndef GLSKIN_TESTS_MDX_BUILDER_H
#define GLSKIN_TESTS_MDX_BUILDER_H

#include <check.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct mdxb {
    unsigned char *bytes;
    size_t size, capacity;
    struct {
        size_t at;      /* where the size stands */
        bool inclusive; /* it counts itself */
    } open[8];
    int depth;
    uint32_t version;
};

static inline void mdxb_raw(struct mdxb *b, const void *data, size_t size) {
    if (b->size + size > b->capacity) {
        b->capacity = 2 * (b->size + size);
        b->bytes = realloc(b->bytes, b->capacity);
        ck_assert_ptr_nonnull(b->bytes);
    }
    if (size)
        memcpy(b->bytes + b->size, data, size);
    b->size += size;
}

static inline void mdxb_set_u32(struct mdxb *b, size_t at, uint32_t value) {
    for (int i = 0; i < 4; ++i)
        b->bytes[at + (size_t)i] = (unsigned char)(value >> (8 * i));
}

static inline void mdxb_u32(struct mdxb *b, uint32_t value) {
    mdxb_raw(b, "\0\0\0\0", 4);
    mdxb_set_u32(b, b->size - 4, value);
}

static inline void mdxb_f32(struct mdxb *b, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    mdxb_u32(b, bits);
}

static inline void mdxb_zero(struct mdxb *b, size_t size) {
    while (size--)
        mdxb_raw(b, "", 1);
}

static inline void mdxb_name(struct mdxb *b, const char *name, size_t size) {
    mdxb_raw(b, name, strlen(name));
    mdxb_zero(b, size - strlen(name));
}

static inline void mdxb_open_size(struct mdxb *b, bool inclusive) {
    b->open[b->depth].at = b->size;
    b->open[b->depth++].inclusive = inclusive;
    mdxb_u32(b, 0);
}

/* A chunk, up to mdxb_end. */
static inline void mdxb_chunk(struct mdxb *b, const char *tag) {
    mdxb_raw(b, tag, 4);
    mdxb_open_size(b, false);
}

static inline void mdxb_end(struct mdxb *b) {
    size_t at = b->open[--b->depth].at;
    mdxb_set_u32(b, at, (uint32_t)(b->size - at - (b->open[b->depth].inclusive ? 0 : 4)));
}

static inline void mdxb_start(struct mdxb *b, uint32_t version) {
    memset(b, 0, sizeof *b);
    b->version = version;
    mdxb_raw(b, "MDLX", 4);
    mdxb_chunk(b, "VERS");
    mdxb_u32(b, version);
    mdxb_end(b);
    mdxb_chunk(b, "MODL");
    mdxb_name(b, "built", 80);
    mdxb_zero(b, 372 - 80);
    mdxb_end(b);
}

/* Inside SEQS. flags 1: not looping. */
static inline void mdxb_sequence(struct mdxb *b, const char *name, uint32_t start, uint32_t end, uint32_t flags) {
    mdxb_name(b, name, 80);
    mdxb_u32(b, start);
    mdxb_u32(b, end);
    mdxb_f32(b, 0);
    mdxb_u32(b, flags);
    mdxb_zero(b, 36);
}

/* A node's head; its tracks follow, then mdxb_end. A bone has two more numbers after that: mdxb_bone_end. */
static inline void mdxb_node(struct mdxb *b, const char *name, int32_t id, int32_t parent, uint32_t flags) {
    mdxb_open_size(b, true);
    mdxb_name(b, name, 80);
    mdxb_u32(b, (uint32_t)id);
    mdxb_u32(b, (uint32_t)parent);
    mdxb_u32(b, flags);
}

static inline void mdxb_bone_end(struct mdxb *b) {
    mdxb_end(b);
    mdxb_u32(b, UINT32_MAX);
    mdxb_u32(b, UINT32_MAX);
}

/* rows of 1 + floats numbers: the time, then what the file holds of a key (3 or 4 numbers, or three times as many). */
static inline void mdxb_track(struct mdxb *b, const char *tag, uint32_t interpolation, int32_t global, size_t floats,
                              size_t count, const float *rows) {
    mdxb_raw(b, tag, 4);
    mdxb_u32(b, (uint32_t)count);
    mdxb_u32(b, interpolation);
    mdxb_u32(b, (uint32_t)global);
    for (size_t key = 0; key < count; ++key, rows += 1 + floats) {
        mdxb_u32(b, (uint32_t)(int32_t)rows[0]);
        for (size_t i = 1; i <= floats; ++i)
            mdxb_f32(b, rows[i]);
    }
}

struct mdxb_geoset {
    size_t vertex_count;
    const float *position; /* 3 each */
    const unsigned char *group;
    size_t group_count;
    const uint32_t *group_size;
    size_t bone_total;
    const uint32_t *bone;
    size_t index_count; /* of vertices 0, 1, 2, 0, 1, 2 ... */
    size_t texcoord_sets;
    int32_t material;
    uint32_t selection_group, selection_flags;
    /* From version 900 on. */
    int32_t lod;
    const char *lod_name;      /* NULL: "" */
    bool tangents;             /* vertex v's is (0, 1, v, -1) */
    const unsigned char *skin; /* NULL: none */
    size_t skin_size;          /* bytes */
};

/* Inside GEOS. Normals are (0,0,1); the texture coordinate of set s at vertex v is (s, v). */
static inline void mdxb_geoset(struct mdxb *b, const struct mdxb_geoset *g) {
    mdxb_open_size(b, true);
    mdxb_raw(b, "VRTX", 4);
    mdxb_u32(b, (uint32_t)g->vertex_count);
    for (size_t i = 0; i < 3 * g->vertex_count; ++i)
        mdxb_f32(b, g->position[i]);
    mdxb_raw(b, "NRMS", 4);
    mdxb_u32(b, (uint32_t)g->vertex_count);
    for (size_t i = 0; i < 3 * g->vertex_count; ++i)
        mdxb_f32(b, i % 3 == 2);
    mdxb_raw(b, "PTYP\1\0\0\0\4\0\0\0PCNT\1\0\0\0", 20);
    mdxb_u32(b, (uint32_t)g->index_count);
    mdxb_raw(b, "PVTX", 4);
    mdxb_u32(b, (uint32_t)g->index_count);
    for (size_t i = 0; i < g->index_count; ++i)
        mdxb_raw(b, i % 3 == 0 ? "\0\0" : i % 3 == 1 ? "\1\0" : "\2\0", 2);
    mdxb_raw(b, "GNDX", 4);
    mdxb_u32(b, (uint32_t)g->vertex_count);
    mdxb_raw(b, g->group, g->vertex_count);
    mdxb_raw(b, "MTGC", 4);
    mdxb_u32(b, (uint32_t)g->group_count);
    for (size_t i = 0; i < g->group_count; ++i)
        mdxb_u32(b, g->group_size[i]);
    mdxb_raw(b, "MATS", 4);
    mdxb_u32(b, (uint32_t)g->bone_total);
    for (size_t i = 0; i < g->bone_total; ++i)
        mdxb_u32(b, g->bone[i]);
    mdxb_u32(b, (uint32_t)g->material);
    mdxb_u32(b, g->selection_group);
    mdxb_u32(b, g->selection_flags);
    if (b->version > 800) {
        mdxb_u32(b, (uint32_t)g->lod);
        mdxb_name(b, g->lod_name ? g->lod_name : "", 80);
    }
    mdxb_zero(b, 28);
    mdxb_u32(b, 1);
    mdxb_zero(b, 28);
    if (g->tangents) {
        mdxb_raw(b, "TANG", 4);
        mdxb_u32(b, (uint32_t)g->vertex_count);
        for (size_t v = 0; v < g->vertex_count; ++v) {
            mdxb_f32(b, 0);
            mdxb_f32(b, 1);
            mdxb_f32(b, (float)v);
            mdxb_f32(b, -1);
        }
    }
    if (g->skin) {
        mdxb_raw(b, "SKIN", 4);
        mdxb_u32(b, (uint32_t)g->skin_size);
        mdxb_raw(b, g->skin, g->skin_size);
    }
    mdxb_raw(b, "UVAS", 4);
    mdxb_u32(b, (uint32_t)g->texcoord_sets);
    for (size_t set = 0; set < g->texcoord_sets; ++set) {
        mdxb_raw(b, "UVBS", 4);
        mdxb_u32(b, (uint32_t)g->vertex_count);
        for (size_t v = 0; v < g->vertex_count; ++v) {
            mdxb_f32(b, (float)set);
            mdxb_f32(b, (float)v);
        }
    }
    mdxb_end(b);
}

/* Inside TEXS. */
static inline void mdxb_texture(struct mdxb *b, uint32_t replaceable, const char *path, uint32_t flags) {
    mdxb_u32(b, replaceable);
    mdxb_name(b, path, 260);
    mdxb_u32(b, flags);
}

/* Inside MTLS: a material's head with a count of layers; they follow, then mdxb_end. */
static inline void mdxb_material(struct mdxb *b, int32_t priority, uint32_t flags, const char *shader,
                                 uint32_t layer_count) {
    mdxb_open_size(b, true);
    mdxb_u32(b, (uint32_t)priority);
    mdxb_u32(b, flags);
    if (b->version > 800 && b->version < 1100)
        mdxb_name(b, shader, 80);
    mdxb_raw(b, "LAYS", 4);
    mdxb_u32(b, layer_count);
}

struct mdxb_layer {
    uint32_t filter, flags;
    int32_t texture, animation;
    uint32_t texcoord_set;
    float alpha;
    float emissive;   /* from 900 on */
    float fresnel[5]; /* from 1000 on: r, g, b, opacity, team colour */
    uint32_t hd;      /* from 1100 on, with the slots */
    size_t slot_count;
    const int32_t (*slots)[2]; /* texture, slot */
};

/* A layer's fixed part; its tracks follow, then mdxb_end. */
static inline void mdxb_layer(struct mdxb *b, const struct mdxb_layer *layer) {
    mdxb_open_size(b, true);
    mdxb_u32(b, layer->filter);
    mdxb_u32(b, layer->flags);
    mdxb_u32(b, (uint32_t)layer->texture);
    mdxb_u32(b, (uint32_t)layer->animation);
    mdxb_u32(b, layer->texcoord_set);
    mdxb_f32(b, layer->alpha);
    if (b->version >= 900)
        mdxb_f32(b, layer->emissive);
    for (int i = 0; i < 5 && b->version >= 1000; ++i)
        mdxb_f32(b, layer->fresnel[i]);
    if (b->version < 1100)
        return;
    mdxb_u32(b, layer->hd);
    mdxb_u32(b, (uint32_t)layer->slot_count);
    for (size_t i = 0; i < layer->slot_count; ++i) {
        mdxb_u32(b, (uint32_t)layer->slots[i][0]);
        mdxb_u32(b, (uint32_t)layer->slots[i][1]);
    }
}

/* A track of whole numbers (KMTF): rows of a time and a value. */
static inline void mdxb_track_u32(struct mdxb *b, const char *tag, size_t count, const uint32_t (*rows)[2]) {
    mdxb_raw(b, tag, 4);
    mdxb_u32(b, (uint32_t)count);
    mdxb_u32(b, 0);
    mdxb_u32(b, UINT32_MAX);
    for (size_t key = 0; key < count; ++key) {
        mdxb_u32(b, rows[key][0]);
        mdxb_u32(b, rows[key][1]);
    }
}

/* Inside GEOA: an entry's fixed part; its tracks follow, then mdxb_end. stored is the colour as it stands in the file.
 */
static inline void mdxb_geoset_animation(struct mdxb *b, float alpha, uint32_t flags, const float stored[3],
                                         int32_t geoset) {
    mdxb_open_size(b, true);
    mdxb_f32(b, alpha);
    mdxb_u32(b, flags);
    for (int i = 0; i < 3; ++i)
        mdxb_f32(b, stored[i]);
    mdxb_u32(b, (uint32_t)geoset);
}

/* Inside LITE. */
static inline void mdxb_light(struct mdxb *b, const char *name, int32_t id) {
    static const float visible[] = {0, 1};
    mdxb_open_size(b, true);
    mdxb_node(b, name, id, -1, 0x200);
    mdxb_end(b);
    mdxb_zero(b, 4 + 2 * 4 + 4 * 4 + 4 * 4);
    if (b->version >= 1200)
        mdxb_f32(b, 0.5f);
    mdxb_track(b, "KLAV", 0, -1, 1, 1, visible);
    mdxb_end(b);
}

static inline void mdxb_bind_poses(struct mdxb *b, size_t count) {
    mdxb_chunk(b, "BPOS");
    mdxb_u32(b, (uint32_t)count);
    for (size_t i = 0; i < 12 * count; ++i)
        mdxb_f32(b, i % 12 == 0 || i % 12 == 4 || i % 12 == 8);
    mdxb_end(b);
}

static inline void mdxb_pivots(struct mdxb *b, size_t count, const float (*pivots)[3]) {
    mdxb_chunk(b, "PIVT");
    for (size_t i = 0; i < count; ++i) {
        for (int c = 0; c < 3; ++c)
            mdxb_f32(b, pivots ? pivots[i][c] : 0);
    }
    mdxb_end(b);
}

/* Offset of the nth occurrence (from 0) of tag. */
static inline size_t mdxb_find(const struct mdxb *b, const char *tag, size_t nth) {
    for (size_t i = 0; i + 4 <= b->size; ++i) {
        if (memcmp(b->bytes + i, tag, 4) == 0 && nth-- == 0)
            return i;
    }
    ck_abort_msg("the built file has no %s", tag);
    return 0;
}

/* The parts of a small model with something of everything that its version has: all interpolations, a global sequence,
 * every kind of node, two geosets with groups of 1 to 3 bones (from version 900 on the first has a skin, a tangent and
 * a level of detail) and one without vertices; two textures, a texture animation, a plain material and one of three
 * layers (high definition from 900 on, and from 1100 on one layer of three slots). Its bones are 0 to 3, 0 being the
 * child of 3.
 */
static inline void mdxb_rich_sequences(struct mdxb *b) {
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "Stand", 100, 1100, 0);
    mdxb_sequence(b, "Death", 2000, 2500, 1);
    mdxb_end(b);
}

static inline void mdxb_rich_globals(struct mdxb *b) {
    mdxb_chunk(b, "GLBS");
    mdxb_u32(b, 700);
    mdxb_u32(b, 0);
    mdxb_end(b);
}

static inline void mdxb_rich_bones(struct mdxb *b) {
    static const float line[] = {100, 0, 0, 0, 1100, 1, 2, 3};
    static const float curve[] = {100, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2000, 1, 2, 3, 4, 4, 4, 5, 5, 5};
    static const float step[] = {0, 1, 1, 1, 350, 2, 2, 2};
    static const float turn[] = {100, 0, 0, 0, 1, 1100, 0, 0, 0.6f, 0.8f};
    static const float squad[] = {100,  0,    0, 0, 1,    0, 0,    0, 1,    0, 0.6f, 0, 0.8f,
                                  1100, 0.6f, 0, 0, 0.8f, 0, 0.6f, 0, 0.8f, 0, 0,    1, 0};
    mdxb_chunk(b, "BONE");
    mdxb_node(b, "zero", 0, 3, 0x100);
    mdxb_track(b, "KGTR", 1, -1, 3, 2, line);
    mdxb_track(b, "KGRT", 1, -1, 4, 2, turn);
    mdxb_track(b, "KGSC", 0, 0, 3, 2, step);
    mdxb_bone_end(b);
    mdxb_node(b, "one", 1, -1, 0x101);
    mdxb_track(b, "KGTR", 2, -1, 9, 2, curve);
    mdxb_track(b, "KGRT", 2, -1, 12, 2, squad);
    mdxb_bone_end(b);
    mdxb_node(b, "two", 2, 1, 0x102);
    mdxb_track(b, "KGSC", 3, -1, 9, 2, curve);
    mdxb_track(b, "KGRT", 3, 1, 12, 2, squad);
    mdxb_bone_end(b);
    mdxb_node(b, "three", 3, -1, 0x108);
    mdxb_bone_end(b);
    mdxb_end(b);
}

static inline void mdxb_rich_others(struct mdxb *b) {
    mdxb_chunk(b, "HELP");
    mdxb_node(b, "helper", 4, 2, 0);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_chunk(b, "ATCH");
    mdxb_open_size(b, true);
    mdxb_node(b, "attachment", 5, 4, 0x800);
    mdxb_end(b);
    mdxb_zero(b, 264);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_chunk(b, "EVTS");
    mdxb_node(b, "event", 6, -1, 0x400);
    mdxb_end(b);
    mdxb_raw(b, "KEVT\1\0\0\0\377\377\377\377\0\0\0\0", 16);
    mdxb_end(b);
    mdxb_chunk(b, "CLID");
    mdxb_node(b, "box", 7, -1, 0x2000);
    mdxb_end(b);
    mdxb_zero(b, 4 + 24);
    mdxb_end(b);
}

static inline void mdxb_rich_textures(struct mdxb *b) {
    mdxb_chunk(b, "TEXS");
    mdxb_texture(b, 0, "Textures\\one.blp", 1);
    mdxb_texture(b, 2, "", 2);
    mdxb_texture(b, 0, "Textures\\three.blp", 3);
    mdxb_end(b);
}

static inline void mdxb_rich_texture_animations(struct mdxb *b) {
    static const float move[] = {100, 0, 0, 0, 1100, 1, 2, 0}, turn[] = {100, 0, 0, 0, 1, 1100, 0, 0, 0.6f, 0.8f};
    static const float grow[] = {100, 1, 1, 1, 1100, 3, 5, 1};
    mdxb_chunk(b, "TXAN");
    mdxb_open_size(b, true);
    mdxb_track(b, "KTAT", 1, -1, 3, 2, move);
    mdxb_track(b, "KTAR", 1, -1, 4, 2, turn);
    mdxb_track(b, "KTAS", 1, -1, 3, 2, grow);
    mdxb_end(b);
    mdxb_end(b);
}

static inline void mdxb_rich_materials(struct mdxb *b) {
    static const float fade[] = {100, 0.25f, 1100, 0.75f}, glow[] = {100, 1, 1100, 3};
    static const uint32_t flip[2][2] = {{100, 2}, {600, 0}};
    static const int32_t one_slot[1][2] = {{1, 0}}, slots[3][2] = {{0, 0}, {2, 2}, {1, 1}};
    static const struct mdxb_layer plain = {1, 0x11, 1, 0, 1, 0.5f, 2, {0.1f, 0.2f, 0.3f, 0.4f, 0.5f}, 0, 1, one_slot};
    struct mdxb_layer hd = {2, 0x20, 0, -1, 0, 1, 1, {1, 1, 1, 0, 0}, 1, 3, slots};
    mdxb_chunk(b, "MTLS");
    mdxb_material(b, -3, 0x10, "", 1);
    mdxb_layer(b, &plain);
    if (b->version < 1100)
        mdxb_track_u32(b, "KMTF", 2, flip);
    mdxb_track(b, "KMTA", 1, -1, 1, 2, fade);
    if (b->version > 800)
        mdxb_track(b, "KMTE", 1, -1, 1, 2, glow);
    mdxb_end(b);
    mdxb_end(b);
    uint32_t layers = b->version < 1100 ? 3 : 1;
    mdxb_material(b, 0, 0, "Shader_HD_DefaultUnit", layers);
    for (uint32_t i = 0; i < layers; ++i) {
        hd.texture = (int32_t)i; /* 0, 1, 2: as the slots have it */
        mdxb_layer(b, &hd);
        mdxb_end(b);
    }
    mdxb_end(b);
    mdxb_end(b);
}

static inline void mdxb_rich_geoset_animations(struct mdxb *b) {
    static const float stored[3] = {0.25f, 0.5f, 1}; /* b, g, r */
    static const float fade[] = {100, 1, 1100, 0}, tint[] = {100, 0, 0, 0, 1100, 1, 0.5f, 0.25f};
    mdxb_chunk(b, "GEOA");
    mdxb_geoset_animation(b, 0.5f, 2, stored, 2);
    mdxb_end(b);
    mdxb_geoset_animation(b, 1, 3, stored, 0);
    mdxb_track(b, "KGAO", 1, -1, 1, 2, fade);
    mdxb_track(b, "KGAC", 1, -1, 3, 2, tint);
    mdxb_end(b);
    mdxb_end(b);
}

static inline void mdxb_rich_pivots(struct mdxb *b) {
    static const float pivots[8][3] = {{0, 0, 1}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}};
    mdxb_pivots(b, 8, pivots);
}

static inline void mdxb_rich_geosets(struct mdxb *b) {
    static const float position[] = {1, 2, 3, -4, 0, 0, 0, 5, 0, 0, 0, -6};
    static const float position_small[] = {7, 8, 9, 1, 2, 3, 4, 5, 6};
    static const unsigned char group[] = {0, 1, 2, 2};
    static const uint32_t group_size[] = {1, 2, 3}, bone[] = {0, 0, 1, 2, 3, 4};
    /* Slots without weight name bones that there aren't. */
    static const unsigned char skin[4 * 8] = {0, 200, 201, 202, 255, 0,  0,  0,  1,  2, 255, 255, 128, 127, 0, 0,
                                              0, 1,   2,   3,   64,  64, 64, 63, 77, 3, 88,  99,  0,   255, 0, 0};
    struct mdxb_geoset full = {4,
                               position,
                               group,
                               3,
                               group_size,
                               6,
                               bone,
                               6,
                               3,
                               .material = 1,
                               .selection_group = 7,
                               .selection_flags = 4,
                               .lod = 1,
                               .lod_name = "near"};
    struct mdxb_geoset empty = {.texcoord_sets = 1, .material = -1};
    struct mdxb_geoset small = {3, position_small, group, 3, group_size, 6, bone, 3, 1, .material = 0};
    if (b->version > 800) {
        full.tangents = true;
        full.skin = skin;
        full.skin_size = sizeof skin;
    }
    mdxb_chunk(b, "GEOS");
    mdxb_geoset(b, &full);
    mdxb_geoset(b, &empty);
    mdxb_geoset(b, &small);
    mdxb_end(b);
}

static inline void mdxb_rich_bind_poses(struct mdxb *b) {
    if (b->version > 800)
        mdxb_bind_poses(b, 9);
}

static inline void mdxb_rich_version(struct mdxb *b, uint32_t version) {
    mdxb_start(b, version);
    mdxb_rich_sequences(b);
    mdxb_rich_globals(b);
    mdxb_rich_textures(b);
    mdxb_rich_texture_animations(b);
    mdxb_rich_materials(b);
    mdxb_rich_geosets(b);
    mdxb_rich_geoset_animations(b);
    mdxb_rich_bones(b);
    mdxb_rich_others(b);
    mdxb_rich_pivots(b);
    mdxb_rich_bind_poses(b);
}

static inline void mdxb_rich(struct mdxb *b) {
    mdxb_rich_version(b, 800);
}

static inline void mdxb_free(struct mdxb *b) {
    free(b->bytes);
    memset(b, 0, sizeof *b);
}

#endif
