/* The files of data/, byte by byte. Everything is little-endian and a multiple of 4 bytes, so a file that lies
 * 4-aligned in memory can be read in place.
 *
 * NAME.case: what a vertex or compute shader is fed.
 *     0    "GSKC"
 *     4    u32 version: 1
 *     8    u32 vertex_count
 *     12   u32 bone_count
 *     16   u32 palette_first: bones of the window are counted from here in the shared palette of the vs_4_0 and cs_5_0
 *          shaders (BONEBASE; the third number of a work entry). What stands before is NaN. Others ignore it.
 *     20   u32 flags: CASE_...
 *     24   float world[4][4]: ROWS, as registers hold them: row r of the result is dot(row r, (p,1)). Affine.
 *     88   float view_projection[4][4]: likewise
 *     152  vertex_count x struct case_vertex (48 bytes)
 *     ...  bone_count x float[3][4]: rows (48 bytes)
 * Normals lie on the octahedral grid: each is the unit vector of a pair of int16 / 32767, so whoever encodes them gets
 * that pair, however he rounds, and packed inputs cost no accuracy.
 * The pre-skinned drawing shaders (kind "pre") take the vertices as they are, without bones; that of vs_4_0 from a
 * buffer of records (records.h), behind palette_first others (VERTEXBASE).
 *
 * NAME.pcase: what a pixel shader is fed, one record a pixel.
 *     0    "GSKP"
 *     4    u32 version: 1
 *     8    u32 pixel_count
 *     12   u32 flags: PIXEL_CASE_...
 *     16   u8 texture[8][8][4]: RGBA, the row at v = 0 first; addressing repeats, one level
 *     272  float constants[16][4]: the pixel shader's, from c0
 *     528  pixel_count x struct case_pixel (72 bytes)
 *
 * SHADER.CASE.REFERENCE.out: what the shader made of it. REFERENCE is "fxc" or "vkd3d".
 *     0    "GSKO"
 *     4    u32 version: 1
 *     8    u32 vertex_count (of pixels, for a pixel shader)
 *     12   u32 floats_per_vertex
 *     16   vertex_count x floats_per_vertex floats
 *   kind      floats_per_vertex
 *   draw,pre  15: clip position[4], normal[3], texcoord0[2], texcoord1[2], color[4]; with TANGENTS, in the places of the
 *             last three: tangent[4], place[3], 1. A skinning shader is fed the four texture coordinates as its tangent;
 *             a "pre" one the int16 pair of the normal, as the word of a tangent.
 *   compute   6: position[3], normal[3] (FLOAT_NORMALS), or
 *             4: the 16-byte record as the shader wrote it: position[3], then one word whose BITS are the octahedral
 *             normal, int16 x in the low half and y in the high half, or
 *             3: the 12-byte record as the shader wrote it (COMPACT), words of BITS: half float x and y, low and high
 *             half; half float z; the octahedral normal
 *   pixel     4: color; zeros where the shader discards
 */
#ifndef GLSKIN_CONFORMANCE_CASES_H
#define GLSKIN_CONFORMANCE_CASES_H

#include <stddef.h>
#include <stdint.h>

enum {
    CASE_VERSION = 1,
    CASE_HEADER_SIZE = 152,
    PIXEL_CASE_HEADER_SIZE = 528,
    PIXEL_CONSTANTS = 16,
    OUTPUT_HEADER_SIZE = 16,
    DRAW_FLOATS = 15,
    COMPUTE_FLOATS = 6,
    COMPUTE_PACKED_FLOATS = 4,
    COMPUTE_COMPACT_FLOATS = 3,
    PIXEL_FLOATS = 4
};

enum {
    CASE_NONFINITE_BONES = 1, /* some bones hold Inf and NaN; only zero weights reach them */
    CASE_WEIGHTS_OFF = 2      /* weights that don't sum to 255, to be taken as they are */
};

enum {
    PIXEL_CASE_LINEAR = 1 /* filter: linear; else nearest */
};

struct case_vertex {
    float position[3];
    float normal[3];
    uint8_t bone[4];   /* with weight: the 8-byte skin record */
    uint8_t weight[4]; /* 255ths */
    float texcoord[4]; /* texcoord0, texcoord1 */
};

struct case_header {
    char magic[4];
    uint32_t version, vertex_count, bone_count, palette_first, flags;
    float world[4][4], view_projection[4][4];
};

struct case_pixel {
    float normal[3], texcoord[4], color[4];
    float tangent[4], place[3]; /* world space; w: the bitangent's side */
};

struct pixel_case_header {
    char magic[4];
    uint32_t version, pixel_count, flags;
    uint8_t texture[8][8][4];
    float constants[PIXEL_CONSTANTS][4];
};

struct output_header {
    char magic[4];
    uint32_t version, vertex_count, floats_per_vertex;
};

/* A case file in memory, with pointers into it. */
struct case_view {
    const struct case_header *header;
    const struct case_vertex *vertices;
    const float (*bones)[3][4];
};

struct pixel_case_view {
    const struct pixel_case_header *header;
    const struct case_pixel *pixels;
};

struct output_view {
    const struct output_header *header;
    const float *values;
};

static inline int case_magic(const void *bytes, size_t size, size_t header_size, const char *magic) {
    const unsigned char *b = (const unsigned char *)bytes;
    for (size_t i = 0; i < 4; i++)
        if (size < header_size || b[i] != (unsigned char)magic[i])
            return 0;
    return b[4] == CASE_VERSION && !b[5] && !b[6] && !b[7];
}

/* Each takes a whole file, 4-aligned, on a little-endian machine. 1: the view is filled. 0: the bytes are no such file
 * of version 1, or their number doesn't fit the counts. */
static inline int case_open(const void *bytes, size_t size, struct case_view *view) {
    if (!case_magic(bytes, size, CASE_HEADER_SIZE, "GSKC"))
        return 0;
    view->header = (const struct case_header *)bytes;
    view->vertices = (const struct case_vertex *)(const void *)(view->header + 1);
    uint64_t vertices = view->header->vertex_count, bones = view->header->bone_count;
    if (size != CASE_HEADER_SIZE + 48 * (vertices + bones))
        return 0;
    view->bones = (const float(*)[3][4])(const void *)(view->vertices + vertices);
    return 1;
}

static inline int pixel_case_open(const void *bytes, size_t size, struct pixel_case_view *view) {
    if (!case_magic(bytes, size, PIXEL_CASE_HEADER_SIZE, "GSKP"))
        return 0;
    view->header = (const struct pixel_case_header *)bytes;
    view->pixels = (const struct case_pixel *)(const void *)(view->header + 1);
    return size == PIXEL_CASE_HEADER_SIZE + 72 * (uint64_t)view->header->pixel_count;
}

static inline int output_open(const void *bytes, size_t size, struct output_view *view) {
    if (!case_magic(bytes, size, OUTPUT_HEADER_SIZE, "GSKO"))
        return 0;
    view->header = (const struct output_header *)bytes;
    view->values = (const float *)(const void *)(view->header + 1);
    return size == OUTPUT_HEADER_SIZE + 4 * (uint64_t)view->header->vertex_count * view->header->floats_per_vertex;
}

#endif
