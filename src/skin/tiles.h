/* A mesh's bind pose as the compute shader reads it: tiles of one window's vertices, laid out as hlsl/skinning_cs.hlsl
 * says, each with the fewest influences that fit its vertices. */
#ifndef GLSKIN_SKIN_TILES_H
#define GLSKIN_SKIN_TILES_H

#include "skin/encode.h"

/* What a skinned vertex is: 16 bytes, or 24 with float normals, or 12. */
enum skin_layout { SKIN_OCTAHEDRAL, SKIN_FLOATS, SKIN_COMPACT, SKIN_LAYOUTS };

enum { TILE_STEP = 16 };

/* Vertices of a full tile. Each loads its window, so larger ones waste less, 7 % of the time where vertices follow one
 * bone; but a GPU wants some thousands of thread groups, and a crowd's are no more than its tiles. Measured. */
uint32_t skin_tile_vertices(size_t mesh_vertices);

struct skin_tile {
    uint32_t first_step; /* of TILE_STEP bytes, in skin_tiles.bytes */
    uint32_t vertex_count;
    uint32_t first_entry, entry_count; /* the window */
    uint32_t first_vertex;             /* encoded */
    uint32_t influences;               /* 1, 2 or 4 */
};

struct skin_tiles {
    unsigned char *bytes;
    size_t size; /* a multiple of TILE_STEP */
    struct skin_tile *tiles;
    size_t count;
};

/* UNSUPPORTED past 2^32 - 1 steps. On failure *out is zero. Tangents are kept where the mesh has them. */
glskin_result skin_tiles_make(const glskin_host *host, const struct skin_encoded *mesh, enum skin_layout layout,
                              struct skin_tiles *out);
void skin_tiles_free(const glskin_host *host, struct skin_tiles *tiles);

#endif
