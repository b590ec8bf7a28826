/* Damaged files by the ten thousand: cut at every byte, every number made huge, bytes changed at random. Each must load
 * or fail with one message, in bounds, without a leak and within its memory; a model that loads must be fit for use. */
#include "support/check_main.h"
#include "support/damage.h"
#include "support/mdx_builder.h"

#include <stdio.h>

static const uint32_t versions[] = {800, 900, 1000, 1100, 1200};
enum { VERSION_COUNT = sizeof versions / sizeof versions[0] };

/* Only where a chunk ends is a cut file a whole one: and then only if its geosets' bones (up to the helper) are in it;
 * without any geosets it is of no use. */
START_TEST(cut_at_every_byte) {
    struct mdxb b;
    mdxb_rich_version(&b, versions[_i]);
    size_t boundary = 4, after_helper = mdxb_find(&b, "ATCH", 0);
    for (size_t size = 0; size <= b.size; ++size) {
        bool good = size == boundary && size >= after_helper;
        if (size == boundary && size < b.size)
            boundary += 8 + (b.bytes[size + 4] | (size_t)b.bytes[size + 5] << 8);
        glskin_result result = try_file(b.bytes, size);
        ck_assert_msg(result == (good ? GLSKIN_OK : GLSKIN_ERROR_MALFORMED_DATA), "%zu bytes: %s", size,
                      glskin_result_name(result));
    }
    ck_assert_uint_eq(boundary, b.size);
    mdxb_free(&b);
}
END_TEST

START_TEST(every_number_made_huge) {
    static const uint32_t values[] = {0xffffffff, 0x80000000, 0x7fffffff, 0x40000001,
                                      0x10000001, 0x15555556, 0xfffffff8};
    struct mdxb b;
    mdxb_rich_version(&b, versions[_i]);
    for (size_t v = 0; v < sizeof values / sizeof values[0]; ++v) {
        for (size_t at = 0; at + 4 <= b.size; ++at) {
            unsigned char kept[4];
            memcpy(kept, b.bytes + at, 4);
            mdxb_set_u32(&b, at, values[v]);
            try_file(b.bytes, b.size);
            memcpy(b.bytes + at, kept, 4);
        }
    }
    mdxb_free(&b);
}
END_TEST

START_TEST(bytes_changed_at_random) {
    enum { ROUNDS = 4000 };
    uint32_t seed = 0x9e3779b9u * (uint32_t)(_i + 1);
    struct mdxb b;
    mdxb_rich_version(&b, versions[_i % VERSION_COUNT]);
    unsigned char *copy = malloc(b.size);
    ck_assert_ptr_nonnull(copy);
    size_t loaded = 0;
    for (int round = 0; round < ROUNDS; ++round) {
        memcpy(copy, b.bytes, b.size);
        size_t size = next(&seed) % 16 ? b.size : next(&seed) % b.size;
        for (uint32_t changes = 1 + next(&seed) % 6; changes; --changes) {
            size_t at = next(&seed) % b.size;
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
    ck_assert_uint_gt(loaded, 0);             /* else it tries nothing but the first checks */
    ck_assert_uint_gt(loaded_leniently, 100); /* and repairs nothing */
    ck_assert_uint_lt(loaded, ROUNDS);
    free(copy);
    mdxb_free(&b);
}
END_TEST

START_TEST(every_allocation_may_fail) {
    struct mdxb b;
    mdxb_rich_version(&b, versions[_i]);
    long failures = 0;
    for (glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY; result != GLSKIN_OK; ++failures) {
        struct meter meter = {.until_failure = failures};
        glskin_host host = {meter_allocate, meter_message, &meter};
        glskin_model *model;
        result = glskin_model_load(
            &(glskin_model_desc){.bytes = b.bytes, .size = b.size, .name = "poor", .host = &host}, &model);
        if (result == GLSKIN_OK) {
            ck_assert_int_eq(meter.until_failure, 0);
            glskin_pose *pose; /* one allocation */
            meter.until_failure = meter.errors = 0;
            ck_assert_int_eq(glskin_pose_create(&host, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_ERROR_OUT_OF_MEMORY);
            ck_assert_ptr_null(pose);
            ck_assert_int_eq(meter.errors, 1);
        } else {
            ck_assert_int_eq(result, GLSKIN_ERROR_OUT_OF_MEMORY);
            ck_assert_int_eq(meter.code, result);
            ck_assert_int_eq(meter.errors, 1);
            ck_assert_ptr_null(model);
        }
        glskin_model_destroy(model);
        ck_assert_uint_eq(meter.now, 0);
    }
    ck_assert_int_gt(failures, 40);
    mdxb_free(&b);
}
END_TEST

/* The greediest files there are: many of the smallest things that cost memory. Large, so that the constant is nothing.
 */
enum greedy {
    NODES,
    NODES_WITH_TRACKS,
    GEOSETS,
    SEQUENCES,
    SKINS,
    LAYERS,
    LAYERS_WITH_TRACKS,
    LAYERS_WITH_SLOTS,
    MATERIALS,
    SHADERS,
    TEXTURE_ANIMATIONS,
    GEOSET_ANIMATIONS,
    GREEDY_COUNT
};

static void greedy_nodes(struct mdxb *b, enum greedy kind, int32_t count) {
    static const float keys[] = {0, 1, 1, 1}, turn[] = {0, 0, 0, 0, 1};
    mdxb_chunk(b, "HELP");
    for (int32_t i = 0; i < count; ++i) {
        mdxb_node(b, kind == NODES ? "" : "n", i, i - 1, 0);
        if (kind == NODES_WITH_TRACKS) {
            mdxb_track(b, "KGTR", 0, -1, 3, 1, keys);
            mdxb_track(b, "KGSC", 0, -1, 3, 1, keys);
            mdxb_track(b, "KGRT", 0, -1, 4, 1, turn);
        }
        mdxb_end(b);
    }
    mdxb_end(b);
}

static void greedy_geosets(struct mdxb *b, enum greedy kind, int count) {
    static const float position[3] = {1, 2, 3};
    static const unsigned char group[1] = {0}, skin[8] = {0, 0, 0, 0, 255, 0, 0, 0};
    static const uint32_t one[1] = {1}, zero[1] = {0};
    struct mdxb_geoset point = {1, position, group, 1, one, 1, zero, 0, 0, .material = -1};
    if (kind == SKINS) {
        point.skin = skin;
        point.skin_size = sizeof skin;
        point.lod_name = "l";
    }
    mdxb_chunk(b, "GEOS");
    for (int i = 0; i < count; ++i)
        mdxb_geoset(b, &point);
    mdxb_end(b);
}

/* Textures of layers are none; but for their tracks there must be one. */
static void greedy_materials(struct mdxb *b, enum greedy kind, int count) {
    static const float key[] = {0, 1};
    static const uint32_t number[1][2] = {{0, 0}};
    static const int32_t slots[6][2] = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}};
    struct mdxb_layer layer = {
        .texture = -1, .animation = -1, .slot_count = kind == LAYERS_WITH_SLOTS ? 6 : 0, .slots = slots};
    mdxb_chunk(b, "TEXS");
    mdxb_texture(b, 1, "", 0);
    mdxb_end(b);
    mdxb_chunk(b, "MTLS");
    for (int i = 0; i < count; ++i) {
        bool layered = kind != MATERIALS && kind != SHADERS;
        mdxb_material(b, 0, 0, "s", layered);
        if (layered) {
            mdxb_layer(b, &layer);
            if (kind == LAYERS_WITH_TRACKS) {
                mdxb_track(b, "KMTA", 0, -1, 1, 1, key);
                mdxb_track_u32(b, "KMTF", 1, number);
            }
            mdxb_end(b);
        }
        mdxb_end(b);
    }
    mdxb_end(b);
}

static void greedy_animations(struct mdxb *b, enum greedy kind) {
    static const float white[3] = {1, 1, 1}, key[] = {0, 1};
    if (kind == TEXTURE_ANIMATIONS) {
        mdxb_chunk(b, "TXAN");
        for (int i = 0; i < 1000000; ++i)
            mdxb_u32(b, 4);
        mdxb_end(b);
    } else if (kind == GEOSET_ANIMATIONS) {
        mdxb_chunk(b, "GEOA");
        for (int i = 0; i < 100000; ++i) {
            mdxb_geoset_animation(b, 1, 0, white, -1);
            mdxb_track(b, "KGAO", 0, -1, 1, 1, key);
            mdxb_end(b);
        }
        mdxb_end(b);
    }
}

static void greedy(struct mdxb *b, enum greedy kind) {
    enum { MANY = 40000, MORE = 200000 };
    mdxb_start(b, kind == SKINS || kind == SHADERS ? 1000 : kind == LAYERS_WITH_SLOTS ? 1100 : 800);
    greedy_nodes(b, kind, kind == NODES || kind == NODES_WITH_TRACKS ? MANY : 1);
    greedy_geosets(b, kind, kind == GEOSETS || kind == SKINS ? MANY : 0);
    mdxb_chunk(b, "SEQS");
    for (int i = 0; i < MANY && kind == SEQUENCES; ++i)
        mdxb_sequence(b, "s", 0, 1, 0);
    mdxb_end(b);
    if (kind >= LAYERS && kind <= SHADERS)
        greedy_materials(b, kind, MORE);
    greedy_animations(b, kind);
}

START_TEST(memory_stays_in_proportion_to_the_file) {
    struct mdxb b;
    struct meter meter = {.until_failure = -1};
    glskin_host host = {meter_allocate, meter_message, &meter};
    greedy(&b, (enum greedy)_i);
    glskin_model *model;
    ck_assert_int_eq(
        glskin_model_load(&(glskin_model_desc){.bytes = b.bytes, .size = b.size, .name = "greedy", .host = &host},
                          &model),
        GLSKIN_OK);
    printf("greedy %d: %.2f bytes per byte of %zu\n", _i, (double)meter.peak / (double)b.size, b.size);
    ck_assert_uint_gt(b.size, 3u << 20);
    ck_assert_uint_lt(meter.peak, 16 * b.size);
    glskin_model_destroy(model);
    ck_assert_uint_eq(meter.now, 0);
    mdxb_free(&b);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdx damage");
    TEST_LOOP(suite, cut_at_every_byte, VERSION_COUNT);
    TEST_LOOP(suite, every_number_made_huge, VERSION_COUNT);
    TEST_LOOP(suite, bytes_changed_at_random, 2 * VERSION_COUNT);
    TEST_LOOP(suite, every_allocation_may_fail, VERSION_COUNT);
    TEST_LOOP(suite, memory_stays_in_proportion_to_the_file, GREEDY_COUNT);
    return suite;
}
