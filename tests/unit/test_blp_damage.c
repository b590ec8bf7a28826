/* Damaged pictures by the ten thousand: cut at every byte, every number made huge, bytes changed at random, memory that
 * runs out. Each must load or fail with one message, in bounds, without a leak and within its memory. */
#include "support/blp_builder.h"
#include "support/check_main.h"

/* 6 kinds of file with three levels of 6x5, 3x2 and 1x1 pixels, and one of JPEG with a single level. */
enum { JPEG_KIND = 6, KINDS };

static unsigned tile(uint32_t column, uint32_t row, int component) {
    return (90 * (unsigned)component + 37 * column + 61 * row) % 256;
}

static void make(struct blpb *b, int kind) {
    static const size_t sizes[JPEG_KIND][3] = {{60, 12, 2},  {45, 9, 2},   {32, 8, 8},
                                               {64, 16, 16}, {64, 16, 16}, {120, 24, 4}};
    if (kind == JPEG_KIND) {
        struct blpb_jpeg jpeg = {.width = 20, .height = 12, .value = tile};
        blpb_jpeg_file(b, &jpeg, 8, 40);
        return;
    }
    if (kind == 0)
        blpb_start1(b, 1, 8, 6, 5);
    else
        blpb_start2(b, kind == 1 ? 1 : kind == 5 ? 3 : 2, kind == 1 ? 4 : 8, kind == 3 ? 1 : kind == 4 ? 7 : 0, 6, 5);
    if (kind < 2)
        blpb_palette(b);
    for (unsigned level = 0; level < 3; ++level) {
        unsigned char data[120];
        for (unsigned i = 0; i < sizeof data; ++i)
            data[i] = (unsigned char)(i * 37 + level);
        blpb_level(b, level, data, sizes[kind][level]);
    }
}

/* Reads the level and every pixel of it. */
static glskin_result try_level(const unsigned char *bytes, size_t size, uint32_t level) {
    struct blpb_ear ear;
    glskin_result result;
    glskin_image *image = blpb_load(bytes, size, level, &ear, &result);
    bool jpeg = size >= 8 && memcmp(bytes, "BLP1", 4) == 0 && memcmp(bytes + 4, "\1\0\0\0", 4) != 0;
    MUST(ear.peak <= (jpeg ? 700 : 8) * size + 256);
    if (image) {
        unsigned sum = 0;
        MUST(image->level == level && level < image->level_count && image->level_count <= 15);
        MUST(image->width >= 1 && image->width <= GLSKIN_IMAGE_SIZE_MAX);
        MUST(image->height >= 1 && image->height <= GLSKIN_IMAGE_SIZE_MAX);
        for (size_t i = 0; i < 4 * (size_t)image->width * image->height; ++i)
            sum += image->pixels[i];
        MUST(sum < UINT32_MAX);
    }
    glskin_image_destroy(image);
    MUST(ear.now == 0);
    return result;
}

static glskin_result try_file(const unsigned char *bytes, size_t size) {
    try_level(bytes, size, 1);
    try_level(bytes, size, 2);
    try_level(bytes, size, 14);
    return try_level(bytes, size, 0);
}

/* Level 0 ends before levels 1 and 2 begin, so a file that is cut behind it still has its picture. */
START_TEST(cut_at_every_byte) {
    struct blpb b;
    make(&b, _i);
    const unsigned char *p = b.bytes + blpb_offset_at(&b, 0);
    size_t first = (size_t)p[0] | (size_t)p[1] << 8, whole = first + p[64];
    for (size_t size = 0; size <= b.size; ++size) {
        glskin_result result = try_file(b.bytes, size);
        bool good = size >= whole;
        if (_i == JPEG_KIND && !good) /* how much of the scan must be there is the decoder's to say */
            ck_assert(result == GLSKIN_ERROR_MALFORMED_DATA || (result == GLSKIN_OK && size > first));
        else
            ck_assert_msg(result == (good ? GLSKIN_OK : GLSKIN_ERROR_MALFORMED_DATA), "%zu bytes: %s", size,
                          glskin_result_name(result));
    }
    blpb_free(&b);
}
END_TEST

START_TEST(every_number_made_huge) {
    static const uint32_t values[] = {0xffffffff, 0x80000000, 0x7fffffff, 0x40000001, 16384, 0x00004000 + 1, 0};
    struct blpb b;
    make(&b, _i);
    for (size_t v = 0; v < sizeof values / sizeof values[0]; ++v) {
        for (size_t at = 0; at + 4 <= b.size; at += at < 160 ? 1 : 7) {
            unsigned char kept[4];
            memcpy(kept, b.bytes + at, 4);
            blpb_set_u32(&b, at, values[v]);
            try_file(b.bytes, b.size);
            memcpy(b.bytes + at, kept, 4);
        }
    }
    blpb_free(&b);
}
END_TEST

static uint32_t next(uint32_t *seed) { /* xorshift: the same everywhere */
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

START_TEST(bytes_changed_at_random) {
    enum { ROUNDS = 6000 };
    uint32_t seed = 0x9e3779b9u * (uint32_t)(_i + 1);
    struct blpb b;
    make(&b, _i);
    unsigned char *copy = malloc(b.size);
    ck_assert_ptr_nonnull(copy);
    size_t loaded = 0;
    for (int round = 0; round < ROUNDS; ++round) {
        memcpy(copy, b.bytes, b.size);
        size_t size = next(&seed) % 16 ? b.size : next(&seed) % b.size;
        for (uint32_t changes = 1 + next(&seed) % 6; changes; --changes) {
            bool numbers = next(&seed) % 2 && _i != JPEG_KIND; /* half of them where the numbers stand */
            size_t at = next(&seed) % (numbers ? 150 : b.size);
            uint32_t kind = next(&seed) % 4;
            if (kind == 0)
                copy[at] = (unsigned char)next(&seed);
            else if (kind == 1)
                copy[at] ^= (unsigned char)(1u << next(&seed) % 8);
            else if (kind == 2)
                copy[at] = (unsigned char)(copy[at] + 1);
            else if (at + 4 <= b.size)
                memcpy(copy + at, b.bytes + next(&seed) % (b.size - 3), 4);
        }
        loaded += try_file(copy, size) == GLSKIN_OK;
    }
    printf("kind %d: %zu of %d loaded\n", _i, loaded, ROUNDS);
    ck_assert_uint_gt(loaded, ROUNDS / 50); /* else it tries nothing but the first checks */
    ck_assert_uint_lt(loaded, ROUNDS);
    free(copy);
    blpb_free(&b);
}
END_TEST

START_TEST(every_allocation_may_fail) {
    struct blpb b;
    make(&b, _i);
    long allocations = _i == JPEG_KIND ? 2 : 1; /* a JPEG's bytes in one piece, and the pixels */
    for (long failures = 0; failures <= allocations; ++failures) {
        struct blpb_ear ear = {.until_failure = failures};
        glskin_host host = {blpb_allocate, blpb_hear, &ear};
        glskin_image *image;
        glskin_result result = glskin_image_load(&host, b.bytes, b.size, "poor", 0, &image);
        ck_assert_int_eq(result, failures < allocations ? GLSKIN_ERROR_OUT_OF_MEMORY : GLSKIN_OK);
        ck_assert_int_eq(ear.code, result);
        ck_assert_int_eq(ear.errors, result != GLSKIN_OK);
        ck_assert((image != NULL) == (result == GLSKIN_OK));
        glskin_image_destroy(image);
        ck_assert_uint_eq(ear.now, 0);
    }
    blpb_free(&b);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("blp damage");
    TEST_LOOP(suite, cut_at_every_byte, KINDS);
    TEST_LOOP(suite, every_number_made_huge, KINDS);
    TEST_LOOP(suite, bytes_changed_at_random, KINDS);
    TEST_LOOP(suite, every_allocation_may_fail, KINDS);
    return suite;
}
