/* A picture as BLP1 (Warcraft III) or BLP2 (World of Warcraft), with a palette and all levels: a header, two tables of
 * where the levels lie and how large they are, the palette, then every level's indices and, if it has any, alphas. */
#include "tool/sample/buffer.h"
#include "tool/sample/textures.h"

#include <stdlib.h>

enum { TABLE_LEVELS = 16, CHANNELS = 4 };

static unsigned char to_byte(double channel) {
    return (unsigned char)lround(255 * (channel < 0 ? 0 : channel > 1 ? 1 : channel));
}

static void paint_level_0(const struct texture *texture, unsigned char *pixels) {
    for (int y = 0; y < TEXTURE_SIDE; y++) {
        for (int x = 0; x < TEXTURE_SIDE; x++) {
            double rgba[CHANNELS];
            texture->paint((x + 0.5) / TEXTURE_SIDE, (y + 0.5) / TEXTURE_SIDE, rgba);
            for (int c = 0; c < CHANNELS; c++) {
                *pixels++ = to_byte(rgba[c]);
            }
        }
    }
}

/* In place: half the side, each pixel the mean of four. */
static void halve(unsigned char *pixels, int side) {
    for (int y = 0; y < side / 2; y++) {
        for (int x = 0; x < side / 2; x++) {
            const unsigned char *from = pixels + CHANNELS * (2 * y * side + 2 * x);
            for (int c = 0; c < CHANNELS; c++) {
                int sum = from[c] + from[c + CHANNELS] + from[c + CHANNELS * side] + from[c + CHANNELS * (side + 1)];
                pixels[CHANNELS * (y * (side / 2) + x) + c] = (unsigned char)((sum + 2) / 4);
            }
        }
    }
}

static unsigned char nearest(unsigned char palette[TEXTURE_COLOURS][3], const unsigned char *pixel) {
    int best = 0, least = 3 * 256 * 256;
    for (int i = 0; i < TEXTURE_COLOURS && least > 0; i++) {
        int r = palette[i][0] - pixel[0], g = palette[i][1] - pixel[1], b = palette[i][2] - pixel[2];
        int distance = r * r + g * g + b * b;
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return (unsigned char)best;
}

static void put_header(struct buffer *out, const struct texture *texture, int version) {
    const unsigned char alpha = texture->has_alpha ? 8 : 0; /* bits, and their type in BLP2 */
    const unsigned char kind[4] = {1 /* palette */, alpha, alpha, 1 /* levels */};
    put_tag(out, version == 1 ? "BLP1" : "BLP2");
    put_u32(out, 1); /* content: BLP1 palette; BLP2 not JPEG */
    if (version == 1) {
        put_u32(out, alpha);
    } else {
        put_bytes(out, kind, sizeof kind);
    }
    put_u32(out, TEXTURE_SIDE);
    put_u32(out, TEXTURE_SIDE);
    if (version == 1) {
        put_u32(out, 5); /* without effect */
        put_u32(out, 1); /* levels */
    }
}

static void put_tables(struct buffer *out, size_t bytes_a_pixel) {
    size_t first = out->size + 8 * TABLE_LEVELS + 4 * TEXTURE_COLOURS, offset = first;
    for (int table = 0; table < 2; table++) {
        for (int level = 0; level < TABLE_LEVELS; level++) {
            size_t side = TEXTURE_SIDE >> level, size = side * side * bytes_a_pixel;
            size_t value = level >= TEXTURE_LEVELS ? 0 : table == 0 ? offset : size;
            put_u32(out, (uint32_t)value);
            offset += size;
        }
    }
}

unsigned char *texture_write_blp(const struct texture *texture, int version, size_t *size) {
    struct buffer out = {0};
    unsigned char palette[TEXTURE_COLOURS][3];
    unsigned char *pixels = malloc((size_t)TEXTURE_SIDE * TEXTURE_SIDE * CHANNELS);
    if (!pixels) {
        return NULL;
    }
    put_header(&out, texture, version);
    put_tables(&out, texture->has_alpha ? 2 : 1);
    for (int i = 0; i < TEXTURE_COLOURS; i++) {
        double rgb[3];
        texture->colour(i, rgb);
        for (int c = 0; c < 3; c++) {
            palette[i][c] = to_byte(rgb[c]);
        }
        const unsigned char bgra[4] = {palette[i][2], palette[i][1], palette[i][0], 255};
        put_bytes(&out, bgra, 4);
    }
    paint_level_0(texture, pixels);
    for (int side = TEXTURE_SIDE; side >= 1; halve(pixels, side), side /= 2) {
        for (int i = 0; i < side * side; i++) {
            const unsigned char index = nearest(palette, pixels + CHANNELS * i);
            put_bytes(&out, &index, 1);
        }
        for (int i = 0; i < side * side && texture->has_alpha; i++) {
            put_bytes(&out, pixels + CHANNELS * i + 3, 1);
        }
    }
    free(pixels);
    *size = out.size;
    return out.bytes;
}
