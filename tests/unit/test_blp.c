/* BLP1 and BLP2: every encoding against pixels worked out from the layout, levels, and what is refused.
 * Over 600 lines: one short test for each encoding, alpha depth and refusal, which belong side by side. */
#include "support/blp_builder.h"
#include "support/check_main.h"

#include <math.h>

static glskin_image *load_good(const struct blpb *b, uint32_t level) {
    static struct blpb_ear ear; /* the image keeps its host */
    glskin_result result;
    glskin_image *image = blpb_load(b->bytes, b->size, level, &ear, &result);
    ck_assert_msg(image != NULL, "%s", ear.text);
    ck_assert_msg(ear.warnings == 0 && ear.notes == 0, "%s", ear.text);
    return image;
}

static void check_pixel(const glskin_image *image, uint32_t x, uint32_t y, unsigned r, unsigned g, unsigned b,
                        unsigned a) {
    const uint8_t *p = image->pixels + 4 * ((size_t)y * image->width + x);
    if (p[0] != r || p[1] != g || p[2] != b || p[3] != a)
        ck_abort_msg("%s, pixel %u,%u: expected %u %u %u %u, found %u %u %u %u", image->encoding, (unsigned)x,
                     (unsigned)y, r, g, b, a, p[0], p[1], p[2], p[3]);
}

/* ---- Palette and raw -------------------------------------------------------------------------------------------- */

static void start_palette(struct blpb *b, int version, unsigned alpha_bits, uint32_t width, uint32_t height) {
    if (version == 1)
        blpb_start1(b, 1, alpha_bits, width, height);
    else
        blpb_start2(b, 1, alpha_bits, 8, width, height);
    blpb_palette(b);
}

START_TEST(palette_bytes_are_blue_green_red_and_nothing) {
    struct blpb b;
    start_palette(&b, _i, 0, 3, 1);
    blpb_colour(&b, 0, 0x00, 0x00, 0xff, 0x00);
    blpb_colour(&b, 7, 1, 2, 3, 4);
    blpb_colour(&b, 255, 0xff, 0x80, 0x40, 0xff);
    blpb_level(&b, 0, "\x00\x07\xff", 3);
    glskin_image *image = load_good(&b, 0);
    check_pixel(image, 0, 0, 255, 0, 0, 255);
    check_pixel(image, 1, 0, 3, 2, 1, 255);
    check_pixel(image, 2, 0, 0x40, 0x80, 0xff, 255);
    ck_assert_str_eq(image->encoding, _i == 1 ? "BLP1 palette" : "BLP2 palette");
    ck_assert_uint_eq(image->level_count, 1);
    glskin_image_destroy(image);
    blpb_free(&b);
}
END_TEST

/* 5x3: alpha's bits run on over the ends of rows. */
START_TEST(palette_alpha_has_no_bits_or_one_or_four_or_eight) {
    static const unsigned char one[2] = {0x35, 0x52}; /* pixels 0 2 4 5, and 9 12 14; the last bit is no pixel's */
    static const unsigned char four[8] = {0x08, 0xf1, 0x23, 0x45, 0x67, 0x89, 0xab, 0x0c};
    static const unsigned char nibbles[15] = {8, 0, 1, 15, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 12};
    static const struct { unsigned bits, taken; } rows[] = {{0, 0}, {1, 1}, {4, 4}, {8, 8}, {9, 0}, {2, 0}, {255, 0}};
    for (int version = 1; version <= 2; ++version) {
        struct blpb b;
        unsigned char data[30];
        unsigned taken = rows[_i].taken;
        start_palette(&b, version, rows[_i].bits, 5, 3);
        for (unsigned i = 0; i < 15; ++i) {
            data[i] = (unsigned char)(i * 17);
            blpb_colour(&b, i * 17, 3 * i, 2 * i, i, 77);
            data[15 + i] = (unsigned char)(i * 11 + 3);
        }
        if (taken == 1)
            memcpy(data + 15, one, sizeof one);
        if (taken == 4)
            memcpy(data + 15, four, sizeof four);
        blpb_level(&b, 0, data, 15 + (taken == 1 ? 2 : taken == 4 ? 8 : taken == 8 ? 15 : 0));
        struct blpb_ear ear;
        glskin_result result;
        glskin_image *image = blpb_load(b.bytes, b.size, 0, &ear, &result);
        ck_assert_msg(image != NULL, "%s", ear.text);
        for (unsigned i = 0; i < 15; ++i) {
            bool set = i == 0 || i == 2 || i == 4 || i == 5 || i == 9 || i == 12 || i == 14;
            unsigned alpha = taken == 1   ? (set ? 255 : 0)
                             : taken == 4 ? nibbles[i] * 17u
                             : taken == 8 ? i * 11 + 3
                                          : 255;
            check_pixel(image, i % 5, i / 5, i, 2 * i, 3 * i, alpha);
        }
        if (taken == 4)
            ck_assert_uint_eq(image->pixels[3], 136); /* nibble 8 */
        ck_assert_int_eq(ear.warnings, taken != rows[_i].bits);
        glskin_image_destroy(image);
        blpb_set_u32(&b, blpb_size_at(&b, 0), (uint32_t)(b.size - 1180 + (version == 2 ? 8 : 0) - 1));
        ck_assert_ptr_null(blpb_load(b.bytes, b.size, 0, &ear, &result)); /* a byte too few */
        ck_assert_int_eq(result, GLSKIN_ERROR_MALFORMED_DATA);
        blpb_free(&b);
    }
}
END_TEST

START_TEST(raw_pixels_are_blue_green_red_alpha) {
    static const unsigned char data[] = {0, 0, 255, 128, 10,  20,  30,  0,   1, 2, 3, 4,
                                         5, 6, 7,   8,   250, 240, 230, 220, 9, 9, 8, 7};
    for (unsigned bits = 0; bits <= 8; bits += 8) {
        struct blpb b;
        blpb_start2(&b, 3, bits, 0, 3, 2);
        blpb_level(&b, 0, data, sizeof data);
        glskin_image *image = load_good(&b, 0);
        ck_assert_str_eq(image->encoding, "BLP2 BGRA");
        for (unsigned i = 0; i < 6; ++i) {
            const unsigned char *p = data + 4 * i;
            check_pixel(image, i % 3, i / 3, p[2], p[1], p[0], bits ? p[3] : 255);
        }
        glskin_image_destroy(image);
        blpb_free(&b);
    }
}
END_TEST

/* ---- DXT -------------------------------------------------------------------------------------------------------- */

enum { RED = 0xf800, BLUE = 0x001f, WHITE = 0xffff, BLACK = 0 };
/* Each row of texels: codes 0 1 2 3 from left to right, then 1 2 3 0 and so on. */
static const unsigned char turning[4] = {0xe4, 0x39, 0x4e, 0x93};

static unsigned turning_code(unsigned i) {
    return (i % 4 + i / 4) % 4;
}

static void put_colours(unsigned char *block, unsigned first, unsigned second, const unsigned char codes[4]) {
    block[0] = (unsigned char)first;
    block[1] = (unsigned char)(first >> 8);
    block[2] = (unsigned char)second;
    block[3] = (unsigned char)(second >> 8);
    memcpy(block + 4, codes, 4);
}

/* type as the file has it: 0, 1 or 7. */
static glskin_image *load_block(unsigned type, unsigned alpha_bits, const unsigned char *block) {
    struct blpb b;
    blpb_start2(&b, 2, alpha_bits, type, 4, 4);
    blpb_level(&b, 0, block, type ? 16 : 8); /* at byte 148: some writers leave out the palette */
    glskin_image *image = load_good(&b, 0);
    blpb_free(&b);
    return image;
}

START_TEST(dxt1_blends_four_colours_or_three_and_a_hole) {
    unsigned char block[8];
    static const unsigned four[4][4] = {{255, 255, 255, 255}, {0, 0, 0, 255}, {170, 170, 170, 255}, {85, 85, 85, 255}};
    put_colours(block, WHITE, BLACK, turning);
    glskin_image *image = load_block(0, 1, block);
    ck_assert_str_eq(image->encoding, "BLP2 DXT1");
    for (unsigned i = 0; i < 16; ++i) {
        const unsigned *p = four[turning_code(i)];
        check_pixel(image, i % 4, i / 4, p[0], p[1], p[2], p[3]);
    }
    glskin_image_destroy(image);

    /* BLUE < RED: three colours; with alpha bits 0 the hole is black and opaque */
    static const unsigned three[4][4] = {{0, 0, 255, 255}, {255, 0, 0, 255}, {128, 0, 128, 255}, {0, 0, 0, 0}};
    put_colours(block, BLUE, RED, turning);
    for (unsigned bits = 0; bits <= 1; ++bits) {
        image = load_block(0, bits, block);
        for (unsigned i = 0; i < 16; ++i) {
            const unsigned *p = three[turning_code(i)];
            check_pixel(image, i % 4, i / 4, p[0], p[1], p[2], bits ? p[3] : 255);
        }
        glskin_image_destroy(image);
    }
    put_colours(block, RED, RED, turning); /* equal ends: three colours too */
    image = load_block(0, 1, block);
    check_pixel(image, 2, 0, 255, 0, 0, 255);
    check_pixel(image, 3, 0, 0, 0, 0, 0);
    glskin_image_destroy(image);
}
END_TEST

START_TEST(dxt_steps_are_the_nearest_to_the_exact_ones) {
    uint32_t seed = 12345;
    for (int round = 0; round < 300; ++round) {
        unsigned ends[2];
        unsigned char block[16] = {0};
        for (int e = 0; e < 2; ++e)
            ends[e] = (seed = seed * 1664525u + 1013904223u) >> 16;
        unsigned type = round % 2 ? 7 : 0;
        put_colours(block + (type ? 8 : 0), ends[0], ends[1], turning);
        block[0] = type ? (unsigned char)(seed >> 3) : block[0];
        block[1] = type ? (unsigned char)(seed >> 11) : block[1];
        static const unsigned char all_codes[6] = {0x88, 0xc6, 0xfa, 0x88, 0xc6, 0xfa}; /* 0 to 7, twice */
        if (type)
            memcpy(block + 2, all_codes, 6);
        glskin_image *image = load_block(type, 8, block);
        bool hole = !type && ends[0] <= ends[1];
        for (unsigned i = 0; i < 16; ++i) {
            static const double share[2][4] = {{0, 1, 1 / 3.0, 2 / 3.0}, {0, 1, 0.5, 0}};
            double want[4], t = share[hole][turning_code(i)];
            for (int c = 0; c < 3; ++c) {
                unsigned shift = c == 0 ? 11 : c == 1 ? 5 : 0, wide = c == 1 ? 6 : 5;
                double end[2];
                for (int e = 0; e < 2; ++e) { /* the top bits fill the bottom: v * 2^(8-n) + floor(v / 2^(2n-8)) */
                    unsigned v = ends[e] >> shift & ((1u << wide) - 1);
                    end[e] = floor(v * exp2(8 - wide)) + floor(v / exp2(2 * wide - 8));
                }
                want[c] = floor(end[0] + (end[1] - end[0]) * t + 0.5 + 1e-9);
            }
            want[3] = 255;
            if (hole && turning_code(i) == 3)
                memset(want, 0, sizeof want);
            if (type) {
                double a = block[0], z = block[1], k = i % 8;
                double step = a > z ? 7 : 5;
                want[3] = k < 2 ? (k < 1 ? a : z) : floor(a + (z - a) * (k - 1) / step + 0.5 + 1e-9);
                if (step < 6 && k >= 6)
                    want[3] = k < 7 ? 0 : 255;
            }
            check_pixel(image, i % 4, i / 4, (unsigned)want[0], (unsigned)want[1], (unsigned)want[2],
                        (unsigned)want[3]);
        }
        glskin_image_destroy(image);
    }
}
END_TEST

START_TEST(dxt3_has_a_nibble_of_alpha_and_always_four_colours) {
    unsigned char block[16] = {0x10, 0x32, 0x54, 0x76, 0x98, 0xba, 0xdc, 0xfe};
    put_colours(block + 8, BLACK, WHITE, turning);
    static const unsigned grey[4] = {0, 255, 85, 170};
    for (unsigned bits = 0; bits <= 8; bits += 4) {
        glskin_image *image = load_block(1, bits, block);
        ck_assert_str_eq(image->encoding, "BLP2 DXT3");
        for (unsigned i = 0; i < 16; ++i) {
            unsigned g = grey[turning_code(i)];
            check_pixel(image, i % 4, i / 4, g, g, g, bits ? 17 * i : 255);
        }
        glskin_image_destroy(image);
    }
}
END_TEST

START_TEST(dxt5_has_six_steps_of_alpha_or_four_and_the_extremes) {
    /* codes 0 to 7, twice: 8 codes of 3 bits are 0xfac688 */
    unsigned char block[16] = {252, 0, 0x88, 0xc6, 0xfa, 0x88, 0xc6, 0xfa};
    put_colours(block + 8, BLACK, WHITE, turning);
    static const unsigned six[8] = {252, 0, 216, 180, 144, 108, 72, 36};
    static const unsigned four[8] = {0, 250, 50, 100, 150, 200, 0, 255};
    static const unsigned grey[4] = {0, 255, 85, 170};
    for (int mode = 0; mode < 2; ++mode) {
        block[0] = mode ? 0 : 252;
        block[1] = mode ? 250 : 0;
        glskin_image *image = load_block(7, 8, block);
        ck_assert_str_eq(image->encoding, "BLP2 DXT5");
        for (unsigned i = 0; i < 16; ++i) {
            unsigned g = grey[turning_code(i)];
            check_pixel(image, i % 4, i / 4, g, g, g, (mode ? four : six)[i % 8]);
        }
        glskin_image_destroy(image);
    }
}
END_TEST

/* Sides that are no multiple of 4: each block has a colour of its own, and rows of blocks follow each other. */
START_TEST(dxt_sizes_that_are_no_multiple_of_four) {
    static const uint32_t sizes[][2] = {{1, 1}, {5, 3}, {2, 7}, {4, 5}, {9, 9}, {3, 1}, {1, 13}};
    static const unsigned types[] = {0, 1, 7};
    uint32_t width = sizes[_i][0], height = sizes[_i][1], across = (width + 3) / 4, down = (height + 3) / 4;
    for (int t = 0; t < 3; ++t) {
        struct blpb b, data = {0};
        blpb_start2(&b, 2, 8, types[t], width, height);
        blpb_palette(&b);
        for (unsigned i = 0; i < across * down; ++i) {
            unsigned char block[16];
            memset(block, 0xff, 8);
            block[0] = (unsigned char)(types[t] == 7 ? 255 : 0xff);
            put_colours(block + (types[t] ? 8 : 0), i << 11 | (2 * i + 1), 0, (const unsigned char *)"\0\0\0\0");
            if (types[t] == 7)
                memset(block + 2, 0, 6); /* all of them the first end */
            blpb_raw(&data, block, types[t] ? 16 : 8);
        }
        blpb_level(&b, 0, data.bytes, data.size);
        glskin_image *image = load_good(&b, 0);
        ck_assert_uint_eq(image->width, width);
        ck_assert_uint_eq(image->height, height);
        for (uint32_t y = 0; y < height; ++y) {
            for (uint32_t x = 0; x < width; ++x) {
                unsigned i = y / 4 * across + x / 4, blue = 2 * i + 1;
                check_pixel(image, x, y, i * 8 + i / 4, 0, blue * 8 + blue / 4, 255);
            }
        }
        glskin_image_destroy(image);
        blpb_free(&b);
        blpb_free(&data);
    }
}
END_TEST

/* ---- JPEG ------------------------------------------------------------------------------------------------------- */

static unsigned tile(uint32_t column, uint32_t row, int component) {
    return (40 * (unsigned)component + 17 * column + 61 * row + 5) % 256;
}

static void check_tiles(const glskin_image *image, bool opaque) {
    for (uint32_t y = 0; y < image->height; ++y) {
        for (uint32_t x = 0; x < image->width; ++x)
            check_pixel(image, x, y, tile(x / 8, y / 8, 2), tile(x / 8, y / 8, 1), tile(x / 8, y / 8, 0),
                        opaque ? 255 : tile(x / 8, y / 8, 3));
    }
}

START_TEST(jpeg_components_are_blue_green_red_alpha_as_they_are) {
    static const uint32_t sizes[][2] = {{8, 8}, {1, 1}, {5, 3}, {33, 17}, {130, 70}};
    for (int adobe = 0; adobe < 2; ++adobe) {
        struct blpb b;
        struct blpb_jpeg jpeg = {.width = sizes[_i][0], .height = sizes[_i][1], .adobe = adobe, .value = tile};
        for (unsigned bits = 0; bits <= 8; bits += 8) {
            blpb_jpeg_file(&b, &jpeg, bits, 0);
            glskin_image *image = load_good(&b, 0);
            ck_assert_str_eq(image->encoding, "BLP1 JPEG");
            ck_assert_uint_eq(image->width, jpeg.width);
            ck_assert_uint_eq(image->height, jpeg.height);
            check_tiles(image, bits == 0);
            glskin_image_destroy(image);
            blpb_free(&b);
        }
    }
}
END_TEST

START_TEST(jpeg_data_may_be_split_anywhere) {
    struct blpb_jpeg jpeg = {.width = 11, .height = 9, .value = tile};
    struct blpb whole = {0};
    blpb_write_jpeg(&whole, &jpeg);
    for (size_t shared = 0; shared < whole.size; ++shared) {
        struct blpb b;
        blpb_jpeg_file(&b, &jpeg, 8, shared);
        glskin_image *image = load_good(&b, 0);
        check_tiles(image, false);
        glskin_image_destroy(image);
        blpb_free(&b);
    }
    blpb_free(&whole);
}
END_TEST

static unsigned flat(uint32_t column, uint32_t row, int component) {
    (void)column;
    (void)row;
    return 50 * (unsigned)component + 10;
}

START_TEST(jpeg_components_may_be_subsampled) {
    struct blpb b;
    struct blpb_jpeg jpeg = {.width = 40, .height = 24, .subsampling = 2, .value = flat};
    blpb_jpeg_file(&b, &jpeg, 8, 0);
    glskin_image *image = load_good(&b, 0);
    for (uint32_t i = 0; i < 40 * 24; ++i)
        check_pixel(image, i % 40, i / 40, 110, 60, 10, 160);
    glskin_image_destroy(image);
    blpb_free(&b);
}
END_TEST

START_TEST(content_and_alpha_that_jpeg_files_do_not_know) {
    struct blpb b;
    struct blpb_jpeg jpeg = {.width = 8, .height = 8, .value = tile};
    blpb_jpeg_file(&b, &jpeg, 1, 0); /* 1 is for palettes */
    blpb_set_u32(&b, 4, 7);
    struct blpb_ear ear;
    glskin_result result;
    glskin_image *image = blpb_load(b.bytes, b.size, 0, &ear, &result);
    ck_assert_msg(image != NULL, "%s", ear.text);
    ck_assert_int_eq(ear.warnings, 2);
    check_tiles(image, true);
    glskin_image_destroy(image);
    blpb_free(&b);
}
END_TEST

START_TEST(damaged_jpeg_data_are_warned_of) {
    struct blpb b;
    struct blpb_jpeg jpeg = {.width = 64, .height = 64, .value = tile};
    blpb_jpeg_file(&b, &jpeg, 8, 0);
    blpb_set_u32(&b, blpb_size_at(&b, 0), (uint32_t)(b.size - 160 - 40));
    struct blpb_ear ear;
    glskin_result result;
    glskin_image *image = blpb_load(b.bytes, b.size, 0, &ear, &result);
    ck_assert_msg(image != NULL, "%s", ear.text);
    ck_assert_int_eq(ear.warnings, 1);
    ck_assert_msg(strstr(ear.text, "test.blp: byte 160: level 0: ") != NULL, "%s", ear.text);
    check_pixel(image, 0, 0, tile(0, 0, 2), tile(0, 0, 1), tile(0, 0, 0), tile(0, 0, 3));
    glskin_image_destroy(image);
    blpb_free(&b);
}
END_TEST

static void refuse(const struct blpb *b, uint32_t level, glskin_result expected, const char *text) {
    struct blpb_ear ear;
    glskin_result result;
    glskin_image *image = blpb_load(b->bytes, b->size, level, &ear, &result);
    ck_assert_ptr_null(image);
    ck_assert_msg(result == expected, "expected %s, found %s: %s", glskin_result_name(expected),
                  glskin_result_name(result), ear.text);
    ck_assert_msg(strstr(ear.text, text) != NULL, "expected '...%s...', found '%s'", text, ear.text);
}

START_TEST(other_jpegs_are_refused) {
    static const struct {
        struct blpb_jpeg jpeg;
        glskin_result result;
        const char *text;
    } rows[] = {
        {{.components = 3}, GLSKIN_ERROR_UNSUPPORTED, "4 components (B,G,R,A), found 3"},
        {{.components = 1}, GLSKIN_ERROR_UNSUPPORTED, "4 components (B,G,R,A), found 1"},
        {{.frame = 0xc2}, GLSKIN_ERROR_UNSUPPORTED, "found a progressive one"},
        {{.frame = 0xc9}, GLSKIN_ERROR_UNSUPPORTED, "found arithmetic coding"},
        {{.scans_apart = true}, GLSKIN_ERROR_UNSUPPORTED, "found more scans"},
        {{.width = 8}, GLSKIN_ERROR_MALFORMED_DATA, "expected a JPEG of 16x16 pixels, found one of 8x16"},
        {{.height = 24}, GLSKIN_ERROR_MALFORMED_DATA, "expected a JPEG of 16x16 pixels, found one of 16x24"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
        struct blpb b;
        struct blpb_jpeg jpeg = rows[i].jpeg;
        jpeg.width = jpeg.width ? jpeg.width : 16;
        jpeg.height = jpeg.height ? jpeg.height : 16;
        jpeg.value = tile;
        blpb_jpeg_file(&b, &jpeg, 8, 0);
        blpb_set_u32(&b, 12, 16);
        blpb_set_u32(&b, 16, 16);
        refuse(&b, 0, rows[i].result, rows[i].text);
        blpb_free(&b);
    }
    struct blpb b;
    blpb_start1(&b, 0, 8, 4, 4);
    blpb_u32(&b, 0);
    blpb_level(&b, 0, "no JPEG", 7);
    refuse(&b, 0, GLSKIN_ERROR_MALFORMED_DATA, "test.blp: byte 160: level 0: expected JPEG data, found a fault: ");
    blpb_set_u32(&b, 156, 8);
    refuse(&b, 0, GLSKIN_ERROR_MALFORMED_DATA,
           "byte 156: expected a JPEG header of at most 7 bytes, found a size of 8");
    blpb_free(&b);
}
END_TEST

/* A few hundred bytes that claim a billion of them. */
START_TEST(a_jpeg_too_short_for_its_size_is_refused_before_memory_is_taken) {
    struct blpb b;
    struct blpb_jpeg jpeg = {.width = 16384, .height = 16384, .no_data = true, .value = tile};
    blpb_jpeg_file(&b, &jpeg, 8, 0);
    struct blpb_ear ear;
    glskin_result result;
    ck_assert_ptr_null(blpb_load(b.bytes, b.size, 0, &ear, &result));
    ck_assert_int_eq(result, GLSKIN_ERROR_MALFORMED_DATA);
    /* 4 components of 2048x2048 blocks, two bits each */
    ck_assert_msg(strstr(ear.text, "expected at least 4194304 bytes for a JPEG of 16384x16384") != NULL, "%s",
                  ear.text);
    ck_assert_uint_lt(ear.peak, 2 * b.size);
    blpb_free(&b);
}
END_TEST

/* ---- Levels ----------------------------------------------------------------------------------------------------- */

/* 5x3, 2x1 and 1x1 of B,G,R,A, whose red is the level's number. */
static void three_levels(struct blpb *b) {
    static const size_t counts[] = {15, 2, 1};
    blpb_start2(b, 3, 8, 0, 5, 3);
    for (unsigned level = 0; level < 3; ++level) {
        unsigned char data[60];
        memset(data, (int)level + 1, sizeof data);
        blpb_level(b, level, data, 4 * counts[level]);
    }
}

START_TEST(levels_halve_down_to_one_pixel) {
    static const uint32_t sizes[3][2] = {{5, 3}, {2, 1}, {1, 1}};
    struct blpb b;
    three_levels(&b);
    blpb_set_u32(&b, blpb_offset_at(&b, 3), 148); /* beyond 1x1 nothing counts */
    blpb_set_u32(&b, blpb_size_at(&b, 3), 4);
    for (uint32_t level = 0; level < 3; ++level) {
        glskin_image *image = load_good(&b, level);
        ck_assert_uint_eq(image->width, sizes[level][0]);
        ck_assert_uint_eq(image->height, sizes[level][1]);
        ck_assert_uint_eq(image->level, level);
        ck_assert_uint_eq(image->level_count, 3);
        for (uint32_t i = 0; i < image->width * image->height; ++i)
            check_pixel(image, i % image->width, i / image->width, level + 1, level + 1, level + 1, level + 1);
        glskin_image_destroy(image);
    }
    refuse(&b, 3, GLSKIN_ERROR_INVALID_ARGUMENT, "level is 3, expected 0 to 2");
    refuse(&b, 16, GLSKIN_ERROR_INVALID_ARGUMENT, "level is 16, expected 0 to 2");
    refuse(&b, UINT32_MAX, GLSKIN_ERROR_INVALID_ARGUMENT, "level is 4294967295, expected 0 to 2");
    blpb_free(&b);
}
END_TEST

START_TEST(the_chain_ends_at_the_first_level_that_is_not_there) {
    static const struct {
        uint32_t offset, size; /* of level 1 */
        int warnings, notes;
    } rows[] = {
        {0, 8, 0, 0},   {208, 0, 0, 0}, {148, 8, 0, 1},          {UINT32_MAX, 8, 1, 0},   {147, 8, 1, 0},
        {208, 7, 1, 0}, {220, 8, 1, 0}, {216, UINT32_MAX, 1, 0}, {213, UINT32_MAX, 1, 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
        struct blpb b;
        three_levels(&b);
        ck_assert_uint_eq(b.size, 148 + 60 + 8 + 4);
        blpb_set_u32(&b, blpb_offset_at(&b, 1), rows[i].offset);
        blpb_set_u32(&b, blpb_size_at(&b, 1), rows[i].size);
        struct blpb_ear ear;
        glskin_result result;
        glskin_image *image = blpb_load(b.bytes, b.size, 0, &ear, &result);
        ck_assert_msg(image != NULL, "row %zu: %s", i, ear.text);
        ck_assert_uint_eq(image->level_count, 1);
        ck_assert_msg(ear.warnings == rows[i].warnings && ear.notes == rows[i].notes, "row %zu: %s", i, ear.text);
        glskin_image_destroy(image);
        ck_assert_ptr_null(blpb_load(b.bytes, b.size, 1, &ear, &result)); /* and it isn't said twice */
        ck_assert_int_eq(result, GLSKIN_ERROR_INVALID_ARGUMENT);
        ck_assert_int_eq(ear.warnings + ear.notes, 0);
        blpb_free(&b);
    }
}
END_TEST

START_TEST(a_size_past_the_end_of_the_file_reaches_to_the_end) {
    struct blpb b;
    three_levels(&b);
    for (unsigned level = 0; level < 3; ++level)
        blpb_set_u32(&b, blpb_size_at(&b, level), level ? 0xffffffff : (uint32_t)b.size + 1);
    glskin_image *image = load_good(&b, 0);
    ck_assert_uint_eq(image->level_count, 3);
    glskin_image_destroy(image);
    blpb_free(&b);
}
END_TEST

/* ---- Errors ----------------------------------------------------------------------------------------------------- */

START_TEST(faults_are_named_with_their_place) {
    static const struct {
        int version;
        size_t at;
        uint32_t value;
        glskin_result result;
        const char *text;
    } rows[] = {
        {1, 0, 0x30504c42, GLSKIN_ERROR_MALFORMED_DATA, "byte 0: expected 'BLP1' or 'BLP2', found bytes 42 4c 50 30"},
        {1, 12, 0, GLSKIN_ERROR_MALFORMED_DATA, "byte 12: expected a width of 1 to 16384 pixels, found 0"},
        {1, 12, 16385, GLSKIN_ERROR_UNSUPPORTED, "byte 12: expected a width of 1 to 16384 pixels, found 16385"},
        {1, 16, 0xffffffff, GLSKIN_ERROR_UNSUPPORTED, "byte 16: expected a height of 1 to 16384 pixels, found 42949"},
        {2, 12, 0, GLSKIN_ERROR_MALFORMED_DATA, "byte 12: expected a width"},
        {2, 16, 0, GLSKIN_ERROR_MALFORMED_DATA, "byte 16: expected a height"},
        {2, 4, 0, GLSKIN_ERROR_UNSUPPORTED, "byte 4: expected BLP2 content 1 (direct), found 0"},
        {2, 8, 0x01080804, GLSKIN_ERROR_UNSUPPORTED, "byte 8: expected encoding 1 (palette), 2 (DXT) or 3 (BGRA)"},
        {2, 8, 0x01080802, GLSKIN_ERROR_UNSUPPORTED,
         "byte 10: expected alpha type 0 (DXT1), 1 (DXT3) or 7 (DXT5), fou"},
        {1, 28, 155, GLSKIN_ERROR_MALFORMED_DATA, "byte 28: level 0: expected data between bytes 156 and 1240, found"},
        {1, 28, 0, GLSKIN_ERROR_MALFORMED_DATA, "found 60 at byte 0"},
        {1, 28, 1240, GLSKIN_ERROR_MALFORMED_DATA, "found 60 at byte 1240"},
        {1, 28, 1181, GLSKIN_ERROR_MALFORMED_DATA, "expected 60 bytes for 6x5 pixels at byte 1181, found 59"},
        {1, 92, 59, GLSKIN_ERROR_MALFORMED_DATA,
         "byte 92: level 0: expected 60 bytes for 6x5 pixels at byte 1180, fou"},
        {1, 92, 0, GLSKIN_ERROR_MALFORMED_DATA, "found 0 at byte 1180"},
        {2, 84, 59, GLSKIN_ERROR_MALFORMED_DATA, "byte 84: level 0: expected 60 bytes"},
    };
    unsigned char data[60] = {0};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
        struct blpb b;
        start_palette(&b, rows[i].version, 8, 6, 5);
        blpb_level(&b, 0, data, sizeof data);
        glskin_image_destroy(load_good(&b, 0));
        blpb_set_u32(&b, rows[i].at, rows[i].value);
        refuse(&b, 0, rows[i].result, rows[i].text);
        blpb_free(&b);
    }
}
END_TEST

START_TEST(the_largest_side_is_taken) {
    struct blpb b;
    unsigned char data[16384];
    memset(data, 9, sizeof data);
    for (int tall = 0; tall < 2; ++tall) {
        start_palette(&b, 1, 0, tall ? 1 : 16384, tall ? 16384 : 1);
        blpb_colour(&b, 9, 1, 2, 3, 0);
        blpb_level(&b, 0, data, sizeof data);
        for (unsigned level = 1; level < 15; ++level)
            blpb_level(&b, level, data, 16384u >> level);
        glskin_image *image = load_good(&b, 14);
        ck_assert_uint_eq(image->level_count, 15);
        check_pixel(image, 0, 0, 3, 2, 1, 255);
        glskin_image_destroy(image);
        image = load_good(&b, 0);
        check_pixel(image, tall ? 0 : 16383, tall ? 16383 : 0, 3, 2, 1, 255);
        glskin_image_destroy(image);
        blpb_free(&b);
    }
}
END_TEST

START_TEST(arguments_are_checked) {
    struct blpb_ear ear = {.until_failure = -1};
    glskin_host host = {blpb_allocate, blpb_hear, &ear};
    glskin_image *image = (glskin_image *)(void *)&ear;
    ck_assert_int_eq(glskin_image_load(&host, "BLP1", 4, "n", 0, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_image_load(&host, NULL, 4, "n", 0, &image), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_null(image);
    ck_assert_int_eq(ear.errors, 2);
    ck_assert_int_eq(glskin_image_load(&host, NULL, 0, NULL, 0, &image), GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_str_eq(ear.text, "image: byte 0: expected 'BLP1' or 'BLP2', found a file of 0 bytes");
    glskin_image_destroy(NULL);

    struct blpb b; /* a NULL host is silent and uses malloc */
    three_levels(&b);
    ck_assert_int_eq(glskin_image_load(NULL, b.bytes, b.size, NULL, 0, &image), GLSKIN_OK);
    glskin_image_destroy(image);
    blpb_free(&b);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("blp");
    TCase *versions = tcase_create("palette_bytes_are_blue_green_red_and_nothing");
    tcase_add_loop_test(versions, palette_bytes_are_blue_green_red_and_nothing, 1, 3);
    suite_add_tcase(suite, versions);
    TEST_LOOP(suite, palette_alpha_has_no_bits_or_one_or_four_or_eight, 7);
    TEST_CASE(suite, raw_pixels_are_blue_green_red_alpha);
    TEST_CASE(suite, dxt1_blends_four_colours_or_three_and_a_hole);
    TEST_CASE(suite, dxt_steps_are_the_nearest_to_the_exact_ones);
    TEST_CASE(suite, dxt3_has_a_nibble_of_alpha_and_always_four_colours);
    TEST_CASE(suite, dxt5_has_six_steps_of_alpha_or_four_and_the_extremes);
    TEST_LOOP(suite, dxt_sizes_that_are_no_multiple_of_four, 7);
    TEST_LOOP(suite, jpeg_components_are_blue_green_red_alpha_as_they_are, 5);
    TEST_CASE(suite, jpeg_data_may_be_split_anywhere);
    TEST_CASE(suite, jpeg_components_may_be_subsampled);
    TEST_CASE(suite, content_and_alpha_that_jpeg_files_do_not_know);
    TEST_CASE(suite, damaged_jpeg_data_are_warned_of);
    TEST_CASE(suite, other_jpegs_are_refused);
    TEST_CASE(suite, a_jpeg_too_short_for_its_size_is_refused_before_memory_is_taken);
    TEST_CASE(suite, levels_halve_down_to_one_pixel);
    TEST_CASE(suite, the_chain_ends_at_the_first_level_that_is_not_there);
    TEST_CASE(suite, a_size_past_the_end_of_the_file_reaches_to_the_end);
    TEST_CASE(suite, faults_are_named_with_their_place);
    TEST_CASE(suite, the_largest_side_is_taken);
    TEST_CASE(suite, arguments_are_checked);
    return suite;
}
