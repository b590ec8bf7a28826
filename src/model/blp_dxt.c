/* DXT1, DXT3 and DXT5: blocks of 4x4 texels, row by row; those at the right and bottom edge are whole blocks too.
 * Colours between two end points are rounded to the nearest, halves up; hardware may differ by a step. Source:
 * the extension EXT_texture_compression_s3tc. */
#include "model/blp.h"

static size_t block_size(enum blp_encoding encoding) {
    return encoding == BLP_DXT1 ? 8 : 16;
}

size_t blp_dxt_size(enum blp_encoding encoding, uint32_t width, uint32_t height) {
    return (size_t)((width + 3) / 4) * ((height + 3) / 4) * block_size(encoding);
}

static unsigned u16_at(const unsigned char *p) {
    return p[0] | (unsigned)p[1] << 8;
}

/* 5:6:5 to bytes; the top bits fill the bottom ones, so that the largest value becomes 255. */
static void expand(unsigned packed, unsigned rgb[3]) {
    unsigned r = packed >> 11, g = packed >> 5 & 63, b = packed & 31;
    rgb[0] = r << 3 | r >> 2;
    rgb[1] = g << 2 | g >> 4;
    rgb[2] = b << 3 | b >> 2;
}

/* Only DXT1 knows the mode of three colours and a hole, and takes it where the first end isn't above the second. */
static void decode_colours(const unsigned char *block, bool may_have_hole, unsigned char texels[16][4]) {
    unsigned packed[2] = {u16_at(block), u16_at(block + 2)}, colour[4][4], bits[2];
    bool hole = may_have_hole && packed[0] <= packed[1];
    for (int i = 0; i < 2; ++i) {
        expand(packed[i], colour[i]);
        bits[i] = u16_at(block + 4 + 2 * i);
    }
    for (int c = 0; c < 3; ++c) {
        unsigned a = colour[0][c], b = colour[1][c];
        colour[2][c] = hole ? (a + b + 1) / 2 : (2 * a + b + 1) / 3;
        colour[3][c] = hole ? 0 : (a + 2 * b + 1) / 3;
    }
    for (int i = 0; i < 4; ++i)
        colour[i][3] = hole && i == 3 ? 0 : 255;
    for (int i = 0; i < 16; ++i) {
        const unsigned *from = colour[bits[i / 8] >> (2 * (i % 8)) & 3];
        for (int c = 0; c < 4; ++c)
            texels[i][c] = (unsigned char)from[c];
    }
}

static void decode_explicit_alpha(const unsigned char *block, unsigned char texels[16][4]) {
    for (int i = 0; i < 16; ++i)
        texels[i][3] = (unsigned char)((block[i / 2] >> (4 * (i % 2)) & 15) * 17);
}

/* Two ends and three bits a texel: six steps between the ends, or four and the two extremes. */
static void decode_smooth_alpha(const unsigned char *block, unsigned char texels[16][4]) {
    unsigned a = block[0], b = block[1], steps = a > b ? 7 : 5;
    unsigned alpha[8] = {a, b, [6] = 0, [7] = 255};
    for (unsigned i = 1; i < steps; ++i)
        alpha[i + 1] = ((steps - i) * a + i * b + steps / 2) / steps;
    uint64_t bits = 0;
    for (int i = 0; i < 6; ++i)
        bits |= (uint64_t)block[2 + i] << (8 * i);
    for (int i = 0; i < 16; ++i)
        texels[i][3] = (unsigned char)alpha[bits >> (3 * i) & 7];
}

void blp_dxt_decode(enum blp_encoding encoding, const unsigned char *blocks, uint32_t width, uint32_t height,
                    unsigned char *rgba) {
    for (uint32_t top = 0; top < height; top += 4) {
        for (uint32_t left = 0; left < width; left += 4, blocks += block_size(encoding)) {
            unsigned char texels[16][4];
            decode_colours(encoding == BLP_DXT1 ? blocks : blocks + 8, encoding == BLP_DXT1, texels);
            if (encoding == BLP_DXT3)
                decode_explicit_alpha(blocks, texels);
            else if (encoding == BLP_DXT5)
                decode_smooth_alpha(blocks, texels);
            uint32_t across = width - left < 4 ? width - left : 4;
            for (uint32_t y = 0; y < 4 && top + y < height; ++y)
                memcpy(rgba + 4 * ((size_t)(top + y) * width + left), texels[4 * y], (size_t)across * 4);
        }
    }
}
