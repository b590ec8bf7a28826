/* Writes BLP files into memory, byte by byte from the layout, for tests; and JPEG data of flat blocks, whose decoded
 * pixels are exact. It shares nothing with the reader. */
#ifndef GLSKIN_TESTS_BLP_BUILDER_H
#define GLSKIN_TESTS_BLP_BUILDER_H

#include <check.h>
#include <glskin/image.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ck_assert tells the parent process of every success, which is most of the time where there are many. */
#define MUST(condition)                                                                                                \
    do {                                                                                                               \
        if (!(condition))                                                                                              \
            ck_abort_msg("not so: %s", #condition);                                                                    \
    } while (0)

struct blpb {
    unsigned char *bytes;
    size_t size, capacity;
    unsigned version;
    size_t palette; /* where it stands */
};

static inline void blpb_raw(struct blpb *b, const void *data, size_t size) {
    if (b->size + size > b->capacity) {
        b->capacity = 2 * (b->size + size);
        b->bytes = realloc(b->bytes, b->capacity);
        MUST(b->bytes != NULL);
    }
    if (size)
        memcpy(b->bytes + b->size, data, size);
    b->size += size;
}

static inline void blpb_u8(struct blpb *b, unsigned value) {
    unsigned char byte = (unsigned char)value;
    blpb_raw(b, &byte, 1);
}

static inline void blpb_set_u32(struct blpb *b, size_t at, uint32_t value) {
    for (int i = 0; i < 4; ++i)
        b->bytes[at + (size_t)i] = (unsigned char)(value >> (8 * i));
}

static inline void blpb_u32(struct blpb *b, uint32_t value) {
    blpb_raw(b, "\0\0\0\0", 4);
    blpb_set_u32(b, b->size - 4, value);
}

static inline void blpb_zero(struct blpb *b, size_t size) {
    while (size--)
        blpb_u8(b, 0);
}

static inline void blpb_free(struct blpb *b) {
    free(b->bytes);
    memset(b, 0, sizeof *b);
}

static inline size_t blpb_offset_at(const struct blpb *b, unsigned level) {
    return (b->version == 1 ? 28 : 20) + 4 * level;
}

static inline size_t blpb_size_at(const struct blpb *b, unsigned level) {
    return blpb_offset_at(b, level) + 64;
}

/* Up to where an encoding's own begins: byte 156. */
static inline void blpb_start1(struct blpb *b, uint32_t content, uint32_t alpha_bits, uint32_t width, uint32_t height) {
    memset(b, 0, sizeof *b);
    b->version = 1;
    blpb_raw(b, "BLP1", 4);
    blpb_u32(b, content);
    blpb_u32(b, alpha_bits);
    blpb_u32(b, width);
    blpb_u32(b, height);
    blpb_u32(b, 4); /* without effect */
    blpb_u32(b, 1); /* has mips */
    blpb_zero(b, 128);
}

/* Up to byte 148. */
static inline void blpb_start2(struct blpb *b, unsigned encoding, unsigned alpha_bits, unsigned alpha_type,
                               uint32_t width, uint32_t height) {
    memset(b, 0, sizeof *b);
    b->version = 2;
    blpb_raw(b, "BLP2", 4);
    blpb_u32(b, 1); /* content: direct */
    blpb_u8(b, encoding);
    blpb_u8(b, alpha_bits);
    blpb_u8(b, alpha_type);
    blpb_u8(b, 1); /* has mips */
    blpb_u32(b, width);
    blpb_u32(b, height);
    blpb_zero(b, 128);
}

static inline void blpb_palette(struct blpb *b) {
    b->palette = b->size;
    blpb_zero(b, 1024);
}

/* Four bytes as they stand in the file. */
static inline void blpb_colour(struct blpb *b, unsigned index, unsigned b0, unsigned b1, unsigned b2, unsigned b3) {
    const unsigned char bytes[4] = {(unsigned char)b0, (unsigned char)b1, (unsigned char)b2, (unsigned char)b3};
    memcpy(b->bytes + b->palette + 4 * index, bytes, 4);
}

static inline void blpb_level(struct blpb *b, unsigned level, const void *data, size_t size) {
    blpb_set_u32(b, blpb_offset_at(b, level), (uint32_t)b->size);
    blpb_set_u32(b, blpb_size_at(b, level), (uint32_t)size);
    blpb_raw(b, data, size);
}

/* ---- JPEG of flat blocks ----------------------------------------------------------------------------------------
 * The DC coefficient of a block is 8 times its mean less 128; with a quantiser of 8 it is just value - 128, and without
 * other coefficients all 64 samples have that value exactly. */

struct blpb_jpeg {
    uint32_t width, height;
    int components;   /* 0: 4 */
    int frame;        /* SOF marker; 0: 0xc0, baseline */
    bool adobe;       /* an Adobe marker that claims YCCK */
    bool scans_apart; /* one scan a component */
    int subsampling;  /* of all but the first component, both ways; 0: 1 */
    bool no_data;     /* end within the scan */
    unsigned (*value)(uint32_t column, uint32_t row, int component); /* of the block */
};

static inline void blpb_u16be(struct blpb *b, unsigned value) {
    blpb_u8(b, value >> 8);
    blpb_u8(b, value & 255);
}

struct blpb_bits {
    struct blpb *b;
    unsigned held, count;
};

static inline void blpb_put(struct blpb_bits *bits, unsigned value, unsigned count) {
    while (count--) {
        bits->held = bits->held << 1 | (value >> count & 1);
        if (++bits->count < 8)
            continue;
        blpb_u8(bits->b, bits->held);
        if (bits->held == 255)
            blpb_u8(bits->b, 0);
        bits->held = bits->count = 0;
    }
}

/* DC categories 0 to 8 have the four-bit codes 0 to 8; the only AC code is "end of block", one bit. */
static inline void blpb_tables(struct blpb *b, const struct blpb_jpeg *jpeg, int components) {
    blpb_raw(b, "\xff\xd8", 2);
    if (jpeg->adobe)
        blpb_raw(b,
                 "\xff\xee\0\x0e"
                 "Adobe\0\x64\0\0\0\0\x02",
                 16);
    blpb_raw(b, "\xff\xdb\0\x43\0", 5);
    for (int i = 0; i < 64; ++i)
        blpb_u8(b, 8);
    blpb_raw(b, "\xff\xc4\0\x1c\0\0\0\0\x09", 9);
    blpb_zero(b, 12);
    for (unsigned i = 0; i < 9; ++i)
        blpb_u8(b, i);
    blpb_raw(b, "\xff\xc4\0\x14\x10\x01", 6);
    blpb_zero(b, 16);
    blpb_raw(b, "\xff", 1);
    blpb_u8(b, jpeg->frame ? (unsigned)jpeg->frame : 0xc0);
    blpb_u16be(b, 8 + 3 * (unsigned)components);
    blpb_u8(b, 8);
    blpb_u16be(b, jpeg->height);
    blpb_u16be(b, jpeg->width);
    blpb_u8(b, (unsigned)components);
    for (int c = 0; c < components; ++c) {
        unsigned factor = c == 0 && jpeg->subsampling ? (unsigned)jpeg->subsampling : 1;
        blpb_u8(b, (unsigned)c);
        blpb_u8(b, factor << 4 | factor);
        blpb_u8(b, 0);
    }
}

static inline void blpb_block(struct blpb_bits *bits, int value, int *last) {
    int difference = value - *last;
    unsigned size = 0;
    *last = value;
    while (abs(difference) >> size)
        ++size;
    blpb_put(bits, size, 4);
    blpb_put(bits, (unsigned)(difference < 0 ? difference + (1 << size) - 1 : difference), size);
    blpb_put(bits, 0, 1);
}

/* Components [from, to) in one scan. */
static inline void blpb_scan(struct blpb *b, const struct blpb_jpeg *jpeg, int from, int to) {
    struct blpb_bits bits = {b, 0, 0};
    int last[4] = {0};
    uint32_t step = jpeg->subsampling ? (uint32_t)jpeg->subsampling : 1;
    blpb_raw(b, "\xff\xda", 2);
    blpb_u16be(b, 6 + 2 * (unsigned)(to - from));
    blpb_u8(b, (unsigned)(to - from));
    for (int c = from; c < to; ++c)
        blpb_u16be(b, (unsigned)c << 8);
    blpb_raw(b, "\0\x3f\0", 3);
    for (uint32_t y = 0; y < (jpeg->height + 7) / 8 && !jpeg->no_data; y += step) {
        for (uint32_t x = 0; x < (jpeg->width + 7) / 8; x += step) {
            for (int c = from; c < to; ++c) {
                uint32_t inner = c == 0 ? step : 1;
                for (uint32_t i = 0; i < inner * inner; ++i)
                    blpb_block(&bits, (int)jpeg->value(x + i % inner, y + i / inner, c) - 128, &last[c]);
            }
        }
    }
    while (bits.count)
        blpb_put(&bits, 1, 1);
}

static inline void blpb_write_jpeg(struct blpb *b, const struct blpb_jpeg *jpeg) {
    int components = jpeg->components ? jpeg->components : 4;
    blpb_tables(b, jpeg, components);
    if (jpeg->scans_apart) {
        for (int c = 0; c < components; ++c)
            blpb_scan(b, jpeg, c, c + 1);
    } else {
        blpb_scan(b, jpeg, 0, components);
    }
    blpb_raw(b, "\xff\xd9", 2);
}

/* A BLP1 with one level, whose first `shared` bytes stand in the header that all levels share. */
static inline void blpb_jpeg_file(struct blpb *b, const struct blpb_jpeg *jpeg, uint32_t alpha_bits, size_t shared) {
    struct blpb data = {0};
    blpb_write_jpeg(&data, jpeg);
    MUST(shared <= data.size);
    blpb_start1(b, 0, alpha_bits, jpeg->width, jpeg->height);
    blpb_u32(b, (uint32_t)shared);
    blpb_raw(b, data.bytes, shared);
    blpb_level(b, 0, data.bytes + shared, data.size - shared);
    blpb_free(&data);
}

/* ---- A host that listens and counts ------------------------------------------------------------------------------ */

struct blpb_ear {
    int errors, warnings, notes;
    glskin_result code;
    char text[1024]; /* the last message */
    size_t now, peak;
    long until_failure; /* allocations; negative: never */
};

static void *blpb_allocate(void *user, void *old, size_t old_size, size_t new_size) {
    struct blpb_ear *ear = user;
    if (new_size && ear->until_failure >= 0 && ear->until_failure-- == 0) {
        ear->until_failure = 0;
        return NULL;
    }
    MUST(old_size <= ear->now);
    ear->now = ear->now - old_size + new_size;
    if (ear->now > ear->peak)
        ear->peak = ear->now;
    if (new_size)
        return realloc(old, new_size);
    free(old);
    return NULL;
}

static void blpb_hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct blpb_ear *ear = user;
    MUST(strchr(text, '\n') == NULL);
    snprintf(ear->text, sizeof ear->text, "%s", text);
    if (severity == GLSKIN_SEVERITY_ERROR) {
        ++ear->errors;
        ear->code = code;
    } else {
        MUST(code == GLSKIN_OK);
        ++*(severity == GLSKIN_SEVERITY_WARNING ? &ear->warnings : &ear->notes);
    }
}

/* Loads exactly size bytes (so that AddressSanitizer sees the end) and checks what holds for every load. */
static glskin_image *blpb_load(const unsigned char *bytes, size_t size, uint32_t level, struct blpb_ear *ear,
                               glskin_result *result) {
    memset(ear, 0, sizeof *ear);
    ear->until_failure = -1;
    glskin_host host = {blpb_allocate, blpb_hear, ear};
    unsigned char *copy = malloc(size ? size : 1);
    MUST(copy != NULL);
    memcpy(copy, bytes, size);
    glskin_image *image = (glskin_image *)(void *)copy;
    *result = glskin_image_load(&host, copy, size, "test.blp", level, &image);
    free(copy);
    MUST((image != NULL) == (*result == GLSKIN_OK));
    MUST(ear->errors == (*result != GLSKIN_OK));
    MUST(ear->code == *result);
    MUST((ear->now != 0) == (image != NULL));
    return image;
}

#endif
