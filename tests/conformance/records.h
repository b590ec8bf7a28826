/* A case's vertices as skinned records, as preskinned_vs_sm4 reads them from its buffers: from what the head of
 * hlsl/preskinned_vs_sm4.hlsl says. Shares nothing with src/. */
#ifndef GLSKIN_CONFORMANCE_RECORDS_H
#define GLSKIN_CONFORMANCE_RECORDS_H

#include "tiles.h"

/* Words of a texel, and of a vertex. A compact record has one word more than the shader reads: not every driver has
 * texels of three. */
static inline uint32_t records_texel_words(enum tiles_layout layout) {
    return layout == TILES_FLOATS ? 2 : 4;
}

static inline uint32_t records_words(enum tiles_layout layout) {
    return layout == TILES_FLOATS ? 6 : 4;
}

/* "read16", "read24", "read12": by the bytes of a record. */
static inline enum tiles_layout records_layout(const char *name) {
    return strcmp(name, "read24") == 0 ? TILES_FLOATS : strcmp(name, "read12") == 0 ? TILES_COMPACT : TILES_OCTAHEDRAL;
}

/* Vertices in the buffers: the case's stand behind palette_first others, which are no numbers. */
static inline uint32_t records_count(const struct case_view *view) {
    return view->header->palette_first + view->header->vertex_count;
}

static inline void records_put(const struct case_vertex *vertex, enum tiles_layout layout, uint32_t *words,
                               uint32_t *tangent) {
    const double normal[3] = {(double)vertex->normal[0], (double)vertex->normal[1], (double)vertex->normal[2]};
    uint32_t half[3];
    int16_t packed[2];
    octahedral_pack(normal, packed);
    *tangent = (uint32_t)(uint16_t)packed[0] | (uint32_t)(uint16_t)packed[1] << 16;
    for (int i = 0; i < 3; i++)
        half[i] = half_pack((double)vertex->position[i]);
    if (layout == TILES_COMPACT) {
        words[0] = half[0] | half[1] << 16;
        words[1] = half[2];
        words[2] = *tangent;
        words[3] = UINT32_MAX;
        return;
    }
    memcpy(words, vertex->position, 12);
    if (layout == TILES_FLOATS)
        memcpy(words + 3, vertex->normal, 12);
    else
        words[3] = *tangent;
}

/* skinned: records_count() * records_words() words; tangents: records_count(), each its normal's pair. */
static inline void records_make(const struct case_view *view, enum tiles_layout layout, uint32_t *skinned,
                                uint32_t *tangents) {
    uint32_t first = view->header->palette_first, words = records_words(layout);
    memset(skinned, 0xff, sizeof *skinned * words * first);
    memset(tangents, 0xff, sizeof *tangents * first);
    for (uint32_t v = 0; v < view->header->vertex_count; v++)
        records_put(&view->vertices[v], layout, skinned + (first + v) * words, tangents + first + v);
}

#endif
