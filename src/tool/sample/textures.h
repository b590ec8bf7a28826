/* The pictures that the samples wear, drawn from formulas, as BLP files. */
#ifndef GLSKIN_TOOL_SAMPLE_TEXTURES_H
#define GLSKIN_TOOL_SAMPLE_TEXTURES_H

#include <stdbool.h>
#include <stddef.h>

enum { TEXTURE_SIDE = 512, TEXTURE_LEVELS = 10 /* down to one pixel */, TEXTURE_COLOURS = 256 };

/* Channels run from 0 to 1, in the order r, g, b, a. */
struct texture {
    const char *name, *description;
    bool has_alpha;
    void (*paint)(double u, double v, double rgba[4]); /* u to the right, v down, 0..1 */
    void (*colour)(int index, double rgb[3]);          /* the palette, 0 to TEXTURE_COLOURS - 1 */
};

/* NULL past the last. */
const struct texture *texture_at(size_t index);

/* The bytes of a BLP file with a palette and all levels: version 1 for Warcraft III, 2 for World of Warcraft. NULL: out
 * of memory. free() it. */
unsigned char *texture_write_blp(const struct texture *texture, int version, size_t *size);

#endif
