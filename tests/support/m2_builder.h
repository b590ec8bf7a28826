/* Writes M2 files of version 256 into memory, byte by byte from the layout, for tests: right ones, and wrong ones with
 * one number changed. It shares nothing with the reader. Every byte belongs to some array, so that no cut file is
 * whole. */
#ifndef GLSKIN_TESTS_M2_BUILDER_H
#define GLSKIN_TESTS_M2_BUILDER_H

#include <check.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Where the header has its arrays. */
enum {
    M2B_NAME = 0x08,
    M2B_GLOBALS = 0x14,
    M2B_SEQUENCES = 0x1c,
    M2B_SEQUENCE_LOOKUP = 0x24,
    M2B_BONES = 0x34,
    M2B_KEY_BONES = 0x3c,
    M2B_VERTICES = 0x44,
    M2B_VIEWS = 0x4c,
    M2B_COLOURS = 0x54,
    M2B_TEXTURES = 0x5c,
    M2B_TRANSPARENCIES = 0x64,
    M2B_UV_ANIMATIONS = 0x74,
    M2B_REPLACEABLES = 0x7c,
    M2B_MATERIALS = 0x84,
    M2B_BONE_LOOKUP = 0x8c,
    M2B_TEXTURE_LOOKUP = 0x94,
    M2B_UNIT_LOOKUP = 0x9c,
    M2B_TRANSPARENCY_LOOKUP = 0xa4,
    M2B_UV_LOOKUP = 0xac,
    M2B_HEADER = 0x144,
    M2B_SEQUENCE_SIZE = 68,
    M2B_BONE_SIZE = 108,
    M2B_VERTEX_SIZE = 48,
    M2B_VIEW_SIZE = 44,
    M2B_SUBMESH_SIZE = 32,
    M2B_BATCH_SIZE = 24,
    M2B_TRACK_SIZE = 28
};

struct m2b {
    unsigned char *bytes;
    size_t size, capacity;
};

static inline size_t m2b_zero(struct m2b *b, size_t size) {
    size_t at = b->size;
    if (b->size + size > b->capacity) {
        b->capacity = 2 * (b->size + size);
        b->bytes = realloc(b->bytes, b->capacity);
        ck_assert_ptr_nonnull(b->bytes);
    }
    if (size)
        memset(b->bytes + b->size, 0, size);
    b->size += size;
    return at;
}

static inline void m2b_set_u16(struct m2b *b, size_t at, unsigned value) {
    b->bytes[at] = (unsigned char)value;
    b->bytes[at + 1] = (unsigned char)(value >> 8);
}

static inline void m2b_set_u32(struct m2b *b, size_t at, uint32_t value) {
    m2b_set_u16(b, at, value & 0xffff);
    m2b_set_u16(b, at + 2, value >> 16);
}

static inline void m2b_set_f32(struct m2b *b, size_t at, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    m2b_set_u32(b, at, bits);
}

static inline uint32_t m2b_get_u32(const struct m2b *b, size_t at) {
    return b->bytes[at] | (uint32_t)b->bytes[at + 1] << 8 | (uint32_t)b->bytes[at + 2] << 16 |
           (uint32_t)b->bytes[at + 3] << 24;
}

/* Appends count zeroed elements and points the array at `at` there: where they lie. */
static inline size_t m2b_array(struct m2b *b, size_t at, size_t count, size_t size) {
    size_t where = m2b_zero(b, count * size);
    m2b_set_u32(b, at, (uint32_t)count);
    m2b_set_u32(b, at + 4, (uint32_t)where);
    return where;
}

/* Where element index of the array at `at` lies. */
static inline size_t m2b_element(const struct m2b *b, size_t at, size_t index, size_t size) {
    return m2b_get_u32(b, at + 4) + index * size;
}

static inline void m2b_u16s(struct m2b *b, size_t at, size_t count, const uint16_t *values) {
    size_t where = m2b_array(b, at, count, 2);
    for (size_t i = 0; i < count; ++i)
        m2b_set_u16(b, where + 2 * i, values[i]);
}

static inline void m2b_u32s(struct m2b *b, size_t at, size_t count, const uint32_t *values) {
    size_t where = m2b_array(b, at, count, 4);
    for (size_t i = 0; i < count; ++i)
        m2b_set_u32(b, where + 4 * i, values[i]);
}

static inline void m2b_start(struct m2b *b, const char *name) {
    memset(b, 0, sizeof *b);
    m2b_zero(b, M2B_HEADER);
    memcpy(b->bytes, "MD20", 4);
    m2b_set_u32(b, 4, 256);
    size_t at = m2b_array(b, M2B_NAME, strlen(name) + 1, 1);
    memcpy(b->bytes + at, name, strlen(name));
}

struct m2b_sequence {
    uint16_t id, variation;
    uint32_t start, end, flags;
};

static inline void m2b_sequences(struct m2b *b, size_t count, const struct m2b_sequence *sequences) {
    size_t at = m2b_array(b, M2B_SEQUENCES, count, M2B_SEQUENCE_SIZE);
    for (size_t i = 0; i < count; ++i, at += M2B_SEQUENCE_SIZE) {
        m2b_set_u16(b, at, sequences[i].id);
        m2b_set_u16(b, at + 2, sequences[i].variation);
        m2b_set_u32(b, at + 4, sequences[i].start);
        m2b_set_u32(b, at + 8, sequences[i].end);
        m2b_set_u32(b, at + 16, sequences[i].flags);
        m2b_set_u16(b, at + 64, 0xffff);
    }
}

static inline void m2b_empty_track(struct m2b *b, size_t at) {
    m2b_set_u16(b, at + 2, 0xffff);
}

/* Bones without keys, at the origin, without parents. */
static inline void m2b_bones(struct m2b *b, size_t count) {
    size_t at = m2b_array(b, M2B_BONES, count, M2B_BONE_SIZE);
    for (size_t i = 0; i < count; ++i, at += M2B_BONE_SIZE) {
        m2b_set_u32(b, at, UINT32_MAX);
        m2b_set_u16(b, at + 8, 0xffff);
        m2b_empty_track(b, at + 12);
        m2b_empty_track(b, at + 40);
        m2b_empty_track(b, at + 68);
    }
}

static inline size_t m2b_bone(const struct m2b *b, size_t bone) {
    return m2b_element(b, M2B_BONES, bone, M2B_BONE_SIZE);
}

static inline void m2b_set_bone(struct m2b *b, size_t bone, int parent, uint32_t flags, float x, float y, float z) {
    size_t at = m2b_bone(b, bone);
    m2b_set_u32(b, at + 4, flags);
    m2b_set_u16(b, at + 8, (unsigned)parent);
    m2b_set_f32(b, at + 96, x);
    m2b_set_f32(b, at + 100, y);
    m2b_set_f32(b, at + 104, z);
}

/* Where the tracks of a bone stand. */
static inline size_t m2b_translation(const struct m2b *b, size_t bone) {
    return m2b_bone(b, bone) + 12;
}
static inline size_t m2b_rotation(const struct m2b *b, size_t bone) {
    return m2b_bone(b, bone) + 40;
}
static inline size_t m2b_scale(const struct m2b *b, size_t bone) {
    return m2b_bone(b, bone) + 68;
}

/* rows of 1 + floats numbers: the time, then what the file holds of a key (3 or 4 numbers, or three times as many).
 * ranges: first and last key of range_count sequences. */
static inline void m2b_track(struct m2b *b, size_t at, unsigned interpolation, int global, size_t floats, size_t count,
                             const float *rows, size_t range_count, const uint32_t (*ranges)[2]) {
    m2b_set_u16(b, at, interpolation);
    m2b_set_u16(b, at + 2, (unsigned)global);
    size_t where = m2b_array(b, at + 4, range_count, 8);
    for (size_t i = 0; i < 2 * range_count; ++i)
        m2b_set_u32(b, where + 4 * i, ranges[i / 2][i % 2]);
    where = m2b_array(b, at + 12, count, 4);
    for (size_t i = 0; i < count; ++i)
        m2b_set_u32(b, where + 4 * i, (uint32_t)rows[i * (1 + floats)]);
    where = m2b_array(b, at + 20, count, 4 * floats);
    for (size_t i = 0; i < count * floats; ++i)
        m2b_set_f32(b, where + 4 * i, rows[i / floats * (1 + floats) + 1 + i % floats]);
}

/* times and opacities (32767: opaque) of count keys. */
static inline void m2b_opacity(struct m2b *b, size_t at, unsigned interpolation, int global, size_t count,
                               const uint32_t *times, const uint16_t *values, size_t range_count,
                               const uint32_t (*ranges)[2]) {
    m2b_track(b, at, interpolation, global, 0, 0, NULL, range_count, ranges);
    m2b_u32s(b, at + 12, count, times);
    m2b_u16s(b, at + 20, count, values);
}

struct m2b_vertex {
    float position[3];
    unsigned char weight[4], bone[4];
};

/* Normals are (0,0,1); the texture coordinates of vertex v are (v, 0) and (v, 1). */
static inline void m2b_vertices(struct m2b *b, size_t count, const struct m2b_vertex *vertices) {
    size_t at = m2b_array(b, M2B_VERTICES, count, M2B_VERTEX_SIZE);
    for (size_t i = 0; i < count; ++i, at += M2B_VERTEX_SIZE) {
        for (size_t c = 0; c < 3; ++c)
            m2b_set_f32(b, at + 4 * c, vertices[i].position[c]);
        memcpy(b->bytes + at + 12, vertices[i].weight, 4);
        memcpy(b->bytes + at + 16, vertices[i].bone, 4);
        m2b_set_f32(b, at + 28, 1);
        m2b_set_f32(b, at + 32, (float)i);
        m2b_set_f32(b, at + 40, (float)i);
        m2b_set_f32(b, at + 44, 1);
    }
}

struct m2b_submesh {
    uint16_t id, vertex_start, vertex_count, index_start, index_count, bone_count, bone_start;
};

struct m2b_view {
    size_t vertex_count, index_count, submesh_count, batch_count;
    const uint16_t *vertices, *indices;
    const unsigned char (*slots)[4];
    const struct m2b_submesh *submeshes;
    const uint16_t *batch_submeshes; /* one a batch; everything else of it is 0, colour and uv animation none */
};

static inline void m2b_views(struct m2b *b, size_t count, const struct m2b_view *views) {
    m2b_array(b, M2B_VIEWS, count, M2B_VIEW_SIZE);
    for (size_t i = 0; i < count; ++i) {
        const struct m2b_view *view = &views[i];
        size_t at = m2b_element(b, M2B_VIEWS, i, M2B_VIEW_SIZE);
        m2b_u16s(b, at, view->vertex_count, view->vertices);
        m2b_u16s(b, at + 8, view->index_count, view->indices);
        size_t where = m2b_array(b, at + 16, view->vertex_count, 4);
        if (view->vertex_count)
            memcpy(b->bytes + where, view->slots, 4 * view->vertex_count);
        where = m2b_array(b, at + 24, view->submesh_count, M2B_SUBMESH_SIZE);
        for (size_t s = 0; s < view->submesh_count; ++s) {
            const struct m2b_submesh *submesh = &view->submeshes[s];
            const uint16_t fields[10] = {submesh->id,
                                         0,
                                         submesh->vertex_start,
                                         submesh->vertex_count,
                                         submesh->index_start,
                                         submesh->index_count,
                                         submesh->bone_count,
                                         submesh->bone_start,
                                         4,
                                         0};
            for (size_t f = 0; f < 10; ++f)
                m2b_set_u16(b, where + M2B_SUBMESH_SIZE * s + 2 * f, fields[f]);
        }
        where = m2b_array(b, at + 32, view->batch_count, M2B_BATCH_SIZE);
        for (size_t n = 0; n < view->batch_count; ++n) {
            size_t batch = where + M2B_BATCH_SIZE * n;
            m2b_set_u16(b, batch + 4, view->batch_submeshes[n]);
            m2b_set_u16(b, batch + 8, 0xffff);
            m2b_set_u16(b, batch + 14, 1);
            m2b_set_u16(b, batch + 22, 0xffff);
        }
        m2b_set_u32(b, at + 40, 64);
    }
}

static inline void m2b_textures(struct m2b *b) {
    m2b_array(b, M2B_TEXTURES, 2, 16);
    size_t at = m2b_element(b, M2B_TEXTURES, 0, 16);
    m2b_set_u32(b, at + 4, 3);
    size_t name = m2b_array(b, at + 8, 9, 1);
    memcpy(b->bytes + name, "skin.blp", 8);
    m2b_set_u32(b, m2b_element(b, M2B_TEXTURES, 1, 16), 11); /* put in by the game */
}

/* The parts of a small model with something of everything. Its bones are 0 to 3, 0 being the child of 3; two views, the
 * first of two submeshes whose slots are numbered backwards. Sequences: 0 "Stand" 100..1100, 1 "Walk.2" 2000..2500
 * (once), 2 "id 999.0" 3000..3400. */
static inline void m2b_rich_motion(struct m2b *b) {
    static const uint32_t globals[] = {700, 0};
    static const uint16_t sequence_lookup[] = {0, 0xffff, 0xffff, 0xffff, 1}, key_bones[] = {3, 0xffff};
    static const struct m2b_sequence sequences[] = {
        {0, 0, 100, 1100, 0}, {4, 2, 2000, 2500, 1}, {999, 0, 3000, 3400, 0}};
    static const float line[] = {100, 0, 0, 0, 1100, 1, 2, 3, 2000, 4, 4, 4, 3000, 0, 0, 0};
    static const float curve[] = {100, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2000, 1, 2, 3, 4, 4, 4, 5, 5, 5};
    static const float step[] = {0, 1, 1, 1, 350, 2, 2, 2};
    static const float turn[] = {100, 0, 0, 0, 1, 1100, 0, 0, 0.6f, 0.8f};
    static const float squad[] = {100,  0,    0, 0, 1,    0, 0,    0, 1,    0, 0.6f, 0, 0.8f,
                                  1100, 0.6f, 0, 0, 0.8f, 0, 0.6f, 0, 0.8f, 0, 0,    1, 0};
    static const uint32_t ranges[3][2] = {{0, 1}, {2, 2}, {3, 3}}, two[1][2] = {{0, 1}},
                          around[3][2] = {{0, 1}, {1, 1}};
    static const uint32_t apart[2][2] = {{0, 0}, {1, 1}};
    m2b_u32s(b, M2B_GLOBALS, 2, globals);
    m2b_sequences(b, 3, sequences);
    m2b_u16s(b, M2B_SEQUENCE_LOOKUP, 5, sequence_lookup);
    m2b_bones(b, 4);
    m2b_u16s(b, M2B_KEY_BONES, 2, key_bones);
    m2b_set_bone(b, 0, 3, 0x200, 0, 0, 1);
    m2b_set_bone(b, 1, -1, 1, 1, 0, 0);
    m2b_set_bone(b, 2, 1, 2, 2, 0, 0);
    m2b_set_bone(b, 3, -1, 8, 3, 0, 0);
    m2b_track(b, m2b_translation(b, 0), 1, -1, 3, 4, line, 3, ranges);
    m2b_track(b, m2b_rotation(b, 0), 1, -1, 4, 2, turn, 3, around);
    m2b_track(b, m2b_scale(b, 0), 0, 0, 3, 2, step, 0, NULL);
    m2b_track(b, m2b_translation(b, 1), 2, -1, 9, 2, curve, 2, apart);
    m2b_track(b, m2b_rotation(b, 1), 2, -1, 12, 2, squad, 1, two);
    m2b_track(b, m2b_scale(b, 2), 3, -1, 9, 2, curve, 2, apart);
    m2b_track(b, m2b_rotation(b, 2), 3, 1, 12, 2, squad, 0, NULL);
    m2b_track(b, m2b_translation(b, 3), 1, -1, 3, 1, line, 0, NULL);
}

/* One animation of texture coordinates: sliding in the first sequence, turning in a global one. */
static inline void m2b_rich_motions(struct m2b *b) {
    static const float slide[] = {100, 0, 0, 0, 1100, 1, 0, 0}, turn[] = {0, 0, 0, 0, 1, 700, 0, 0, 1, 0};
    static const uint32_t range[1][2] = {{0, 1}};
    static const uint16_t lookup[] = {0xffff, 0};
    size_t at = m2b_array(b, M2B_UV_ANIMATIONS, 1, 3 * M2B_TRACK_SIZE);
    m2b_track(b, at, 1, -1, 3, 2, slide, 1, range);
    m2b_track(b, at + M2B_TRACK_SIZE, 1, 0, 4, 2, turn, 0, NULL);
    m2b_empty_track(b, at + 2 * M2B_TRACK_SIZE);
    m2b_u16s(b, M2B_UV_LOOKUP, 2, lookup);
}

static inline void m2b_rich_looks(struct m2b *b) {
    static const uint16_t zero[] = {0}, units[] = {0, 1, 0xffff}, lookup[] = {1, 0};
    static const uint16_t replaceables[] = {0, 0xffff, 1}, opacity[] = {0, 32767, 16384};
    static const uint32_t times[] = {100, 1100, 2000}, ranges[2][2] = {{0, 1}, {2, 2}};
    static const float red[] = {0, 1, 0, 0};
    m2b_array(b, M2B_MATERIALS, 2, 4);
    m2b_set_u16(b, m2b_element(b, M2B_MATERIALS, 1, 4), 4);
    m2b_set_u16(b, m2b_element(b, M2B_MATERIALS, 1, 4) + 2, 6);
    m2b_array(b, M2B_COLOURS, 1, 2 * M2B_TRACK_SIZE);
    size_t colour = m2b_element(b, M2B_COLOURS, 0, 2 * M2B_TRACK_SIZE);
    m2b_track(b, colour, 0, -1, 3, 1, red, 0, NULL);
    m2b_opacity(b, colour + M2B_TRACK_SIZE, 1, -1, 3, times, opacity, 2, ranges);
    m2b_textures(b);
    m2b_array(b, M2B_TRANSPARENCIES, 1, M2B_TRACK_SIZE);
    m2b_opacity(b, m2b_element(b, M2B_TRANSPARENCIES, 0, M2B_TRACK_SIZE), 0, -1, 1, times, opacity + 2, 0, NULL);
    m2b_u16s(b, M2B_TEXTURE_LOOKUP, 2, lookup);
    m2b_u16s(b, M2B_UNIT_LOOKUP, 3, units);
    m2b_u16s(b, M2B_TRANSPARENCY_LOOKUP, 1, zero);
    m2b_rich_motions(b);
    m2b_u16s(b, M2B_REPLACEABLES, 3, replaceables);
}

static inline void m2b_rich_mesh(struct m2b *b) {
    static const struct m2b_vertex vertices[] = {{{1, 2, 3}, {255, 0, 0, 0}, {0, 99, 99, 99}},
                                                 {{-4, 0, 0}, {100, 155, 0, 0}, {1, 2, 0, 0}},
                                                 {{0, 5, 0}, {60, 60, 60, 75}, {3, 2, 1, 0}},
                                                 {{0, 0, -6}, {0, 0, 0, 0}, {2, 0, 0, 0}}};
    static const uint16_t bones[] = {3, 2, 1, 0, 2}, lookup[] = {3, 0, 1, 2, 1}, indices[] = {1, 2, 3, 4, 0, 0};
    static const unsigned char slots[5][4] = {{0, 9, 9, 9}, {3, 0, 0, 0}, {2, 1, 0, 0}, {0, 1, 2, 3}, {2, 1, 0, 0}};
    static const struct m2b_submesh submeshes[] = {{0, 1, 4, 0, 3, 4, 0}, {7, 0, 1, 3, 3, 1, 4}};
    static const uint16_t batches[] = {0, 1, 1}, small[] = {2, 1, 0}, triangle[] = {0, 1, 2};
    static const unsigned char small_slots[3][4] = {{0, 1, 2, 3}, {2, 1, 0, 0}, {3, 0, 0, 0}};
    static const struct m2b_submesh whole[] = {{0, 0, 3, 0, 3, 4, 0}};
    const struct m2b_view views[2] = {{5, 6, 2, 3, lookup, indices, slots, submeshes, batches},
                                      {3, 3, 1, 1, small, triangle, small_slots, whole, batches}};
    m2b_u16s(b, M2B_BONE_LOOKUP, 5, bones);
    m2b_vertices(b, 4, vertices);
    m2b_views(b, 2, views);
}

static inline void m2b_rich(struct m2b *b) {
    m2b_start(b, "rich");
    m2b_rich_motion(b);
    m2b_rich_looks(b);
    m2b_rich_mesh(b);
    size_t batches = m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE) + 32;
    m2b_set_u16(b, m2b_element(b, batches, 0, M2B_BATCH_SIZE) + 8, 0);  /* colour */
    m2b_set_u16(b, m2b_element(b, batches, 0, M2B_BATCH_SIZE) + 22, 1); /* uv animation */
    m2b_set_u16(b, m2b_element(b, batches, 2, M2B_BATCH_SIZE) + 14, 2); /* textures */
}

static inline void m2b_free(struct m2b *b) {
    free(b->bytes);
    memset(b, 0, sizeof *b);
}

#endif
