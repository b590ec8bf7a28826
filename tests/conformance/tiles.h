/* A case as skinning_cs reads it: tiles and their work table, from what the head of hlsl/skinning_cs.hlsl says. Shares
 * nothing with src/. */
#ifndef GLSKIN_CONFORMANCE_TILES_H
#define GLSKIN_CONFORMANCE_TILES_H

#include "cases.h"
#include "octahedral.h"

#include <string.h>

/* More than the shader's 256 threads, so that some come round again, and no multiple of anything. */
enum { TILES_VERTICES = 301 };
enum tiles_layout { TILES_OCTAHEDRAL, TILES_FLOATS, TILES_COMPACT };

/* Compact positions: the cases' lie within -1..1. */
#define TILES_CORNER -1.0f
#define TILES_GRID (2.0f / 65535.0f)
/* What compact records cost a position: half a step of the grid times a bone's reach, then half a step of a half float,
 * 2^-11 of what is largest. (What they cost a normal on its way in is evaluated: a bone that is flat one way may make
 * it as large as it likes.) */
#define TILES_COMPACT_POSITION 5.5e-4

static inline uint32_t tiles_count(const struct case_view *view) {
    return (view->header->vertex_count + TILES_VERTICES - 1) / TILES_VERTICES;
}

static inline uint32_t tiles_record_floats(enum tiles_layout layout) {
    return layout == TILES_FLOATS    ? COMPUTE_FLOATS
           : layout == TILES_COMPACT ? COMPUTE_COMPACT_FLOATS
                                     : COMPUTE_PACKED_FLOATS;
}

/* Room for any tile. */
static inline uint32_t tiles_size(const struct case_view *view) {
    return view->header->vertex_count * 32 + tiles_count(view) * 64;
}

/* Compact records' normals: 12 bits each of the pair, in steps of 1/2047 from -1. */
static inline void tiles_small_normal(const double normal[3], uint32_t out[2]) {
    int16_t packed[2];
    octahedral_pack(normal, packed);
    for (int i = 0; i < 2; i++)
        out[i] = (uint32_t)floor((packed[i] / 32767.0 + 1) * 2047 + 0.5);
}

/* The normal that such a record holds. */
static inline void tiles_rounded_normal(const double normal[3], double out[3]) {
    uint32_t small[2];
    tiles_small_normal(normal, small);
    double p[2] = {small[0] / 2047.0 - 1, small[1] / 2047.0 - 1}, z = 1 - fabs(p[0]) - fabs(p[1]);
    if (z < 0)
        octahedral_fold(p);
    double length = sqrt(p[0] * p[0] + p[1] * p[1] + z * z);
    out[0] = p[0] / length;
    out[1] = p[1] / length;
    out[2] = z / length;
}

/* The slots that carry weight come first; the others name the bone of the first. */
static inline uint32_t tiles_influence(const struct case_vertex *vertex, uint8_t bone[4], uint8_t weight[4]) {
    uint32_t used = 0;
    memset(weight, 0, 4);
    for (int i = 0; i < 4; i++)
        if (vertex->weight[i]) {
            bone[used] = vertex->bone[i];
            weight[used++] = vertex->weight[i];
        }
    for (uint32_t i = used; i < 4; i++)
        bone[i] = used ? bone[0] : 0;
    return used == 1 && weight[0] == 255 ? 1 : used <= 2 ? 2 : 4;
}

static inline void tiles_put_compact(const struct case_vertex *vertex, const uint8_t bone[4], const uint8_t weight[4],
                                     const double bind_normal[3], unsigned char *out) {
    uint32_t at[3], normal[2];
    tiles_small_normal(bind_normal, normal);
    for (int i = 0; i < 3; i++)
        at[i] = (uint32_t)floor(((double)vertex->position[i] - (double)TILES_CORNER) / (double)TILES_GRID + 0.5);
    const uint32_t words[4] = {at[0] | at[1] << 16, at[2] | (uint32_t)bone[0] << 16 | (uint32_t)bone[1] << 24,
                               bone[2] | (uint32_t)bone[3] << 8 | (uint32_t)weight[1] << 16 | (uint32_t)weight[2] << 24,
                               weight[3] | normal[0] << 8 | normal[1] << 20};
    memcpy(out, words, sizeof words);
}

/* Vertex i of a tile of count, at bind. */
static inline void tiles_put(const struct case_vertex *vertex, enum tiles_layout layout, uint32_t influences,
                             uint32_t count, uint32_t i, unsigned char *bind) {
    const double normal[3] = {(double)vertex->normal[0], (double)vertex->normal[1], (double)vertex->normal[2]};
    uint8_t bone[4], weight[4], record[8];
    int16_t packed[2];
    tiles_influence(vertex, bone, weight);
    octahedral_pack(normal, packed);
    if (layout == TILES_COMPACT) {
        tiles_put_compact(vertex, bone, weight, normal, bind + 32 + 16 * i);
        return;
    }
    memcpy(record, bone, 4);
    memcpy(record + 4, weight, 4);
    uint32_t stride = layout == TILES_OCTAHEDRAL && influences == 4 ? 24 : 16;
    unsigned char *skin = bind + 16 * count + (layout == TILES_FLOATS ? 8 * count : 0);
    memcpy(bind + stride * i, vertex->position, 12);
    memcpy(bind + stride * i + 12, layout == TILES_FLOATS ? (const void *)vertex->normal : (const void *)packed, 4);
    if (layout == TILES_FLOATS)
        memcpy(bind + 16 * count + 8 * i, vertex->normal + 1, 8);
    const uint8_t two[4] = {bone[0], bone[1], weight[0], weight[1]};
    if (influences == 1)
        skin[i] = bone[0];
    else if (influences == 2)
        memcpy(skin + 4 * i, two, 4);
    else
        memcpy(stride == 24 ? bind + 24 * i + 16 : skin + 8 * i, record, 8);
}

/* bind: tiles_size bytes, zeroed; work: tiles_count rows. Returns how many bytes of bind the tiles take. */
static inline uint32_t tiles_make(const struct case_view *view, enum tiles_layout layout, unsigned char *bind,
                                  uint32_t (*work)[8]) {
    uint32_t at = 0;
    for (uint32_t t = 0; t < tiles_count(view); t++) {
        uint32_t first = t * TILES_VERTICES, left = view->header->vertex_count - first, influences = 1;
        uint32_t count = left < TILES_VERTICES ? left : TILES_VERTICES;
        for (uint32_t i = 0; i < count; i++) {
            uint8_t bone[4], weight[4];
            uint32_t needed = tiles_influence(&view->vertices[first + i], bone, weight);
            influences = needed > influences ? needed : influences;
        }
        const float grid[8] = {TILES_CORNER, TILES_CORNER, TILES_CORNER, 0, TILES_GRID, TILES_GRID, TILES_GRID, 0};
        if (layout == TILES_COMPACT)
            memcpy(bind + at, grid, sizeof grid);
        const uint32_t row[8] = {
            at / 16, count, view->header->palette_first, view->header->bone_count, first, influences, 0, 0};
        memcpy(work[t], row, sizeof row);
        for (uint32_t i = 0; i < count; i++)
            tiles_put(&view->vertices[first + i], layout, influences, count, i, bind + at);
        uint32_t skin = (count * (influences == 1 ? 1 : 2 * influences) + 7) / 8 * 8;
        at += layout == TILES_COMPACT ? 32 + 16 * count : 16 * count + (layout == TILES_FLOATS ? 8 * count : 0) + skin;
        at = (at + 15) / 16 * 16;
    }
    return at;
}

#endif
