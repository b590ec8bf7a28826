/* Damaged texts by the ten thousand: cut at every byte, bytes and words changed at random, numbers without end, braces
 * without end. Each must load or fail with one message, in bounds, without a leak, at once, and within its memory. */
#include "support/check_main.h"
#include "support/damage.h"
#include "support/mdl_text.h"

#include <time.h>

static const int versions[] = {800, 900, 1000, 1100, 1200};
enum { VERSIONS = sizeof versions / sizeof *versions };

/* The last block is the model's name: without it, and from there on, the text is whole. Before, where it ends between
 * two blocks, it may be whole too; what is certain is that no prefix does harm. */
START_TEST(cut_at_every_byte) {
    struct mdlt t = mdlt_rich(versions[_i]);
    for (size_t size = 0; size <= t.size; ++size)
        try_file((const unsigned char *)t.text, size);
    ck_assert_int_eq(try_file((const unsigned char *)t.text, t.size), GLSKIN_OK);
    ck_assert_int_eq(try_file((const unsigned char *)t.text, t.size - 2), GLSKIN_ERROR_MALFORMED_DATA);
    mdlt_free(&t);
}
END_TEST

static const char *const words[] = {"{",          "}",    ",",         ":",        "\"",      "//",          "-1",
                                    "4294967295", "nan",  "999999999", "1e38",     "static ", "ObjectId 0,", "Layer ",
                                    "\n",         "{{{{", "}}}}",      "Linear, ", "0",       "Geoset "};
enum { WORDS = sizeof words / sizeof *words };

static void damage(unsigned char *text, size_t size, uint32_t *seed) {
    for (uint32_t changes = 1 + next(seed) % 5; changes; --changes) {
        size_t at = next(seed) % size, from = next(seed) % size;
        const char *word = words[next(seed) % WORDS];
        size_t length = strlen(word), run = next(seed) % 40;
        uint32_t kind = next(seed) % 5;
        if (kind == 0)
            text[at] = (unsigned char)next(seed);
        else if (kind == 1)
            text[at] ^= (unsigned char)(1u << next(seed) % 8);
        else if (kind <= 3 && at + length <= size)
            memcpy(text + at, word, length);
        else if (kind == 4 && at + run <= size && from + run <= size)
            memmove(text + at, text + from, run);
    }
}

START_TEST(bytes_and_words_changed_at_random) {
    enum { ROUNDS = 4000 };
    uint32_t seed = 0x9e3779b9u * (uint32_t)(_i + 1);
    struct mdlt t = mdlt_rich(versions[_i]);
    unsigned char *copy = malloc(t.size);
    ck_assert_ptr_nonnull(copy);
    size_t loaded = 0;
    for (int round = 0; round < ROUNDS; ++round) {
        memcpy(copy, t.text, t.size);
        damage(copy, t.size, &seed);
        loaded += try_file(copy, next(&seed) % 16 ? t.size : next(&seed) % t.size) == GLSKIN_OK;
    }
    ck_assert_uint_gt(loaded, 0);
    ck_assert_uint_lt(loaded, ROUNDS);
    free(copy);
    mdlt_free(&t);
}
END_TEST

/* Lenient reading takes no such number without a word: try_file sees to it. */
START_TEST(every_number_made_none) {
    struct mdlt t = mdlt_rich(versions[_i]);
    size_t tried = 0;
    for (size_t at = 1; at < t.size; ++at) {
        size_t length = strspn(t.text + at, "+-.0123456789e");
        if (!length || !strchr(" \t", t.text[at - 1]))
            continue;
        char *copy = malloc(t.size + 4);
        ck_assert_ptr_nonnull(copy);
        snprintf(copy, t.size + 4, "%.*snan%s", (int)at, t.text, t.text + at + length);
        try_file((const unsigned char *)copy, strlen(copy));
        free(copy);
        at += length;
        ++tried;
    }
    ck_assert_uint_gt(tried, 200);
    mdlt_free(&t);
}
END_TEST

START_TEST(every_allocation_may_fail) {
    struct mdlt t = mdlt_rich(versions[_i]);
    long failures = 0;
    for (glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY; result != GLSKIN_OK; ++failures) {
        struct meter meter = {.until_failure = failures};
        glskin_host host = {meter_allocate, meter_message, &meter};
        glskin_model *model;
        result = glskin_model_load(&(glskin_model_desc){.bytes = t.text, .size = t.size, .name = "poor", .host = &host},
                                   &model);
        ck_assert(result == GLSKIN_OK || (result == GLSKIN_ERROR_OUT_OF_MEMORY && meter.code == result));
        ck_assert_int_eq(meter.errors, result != GLSKIN_OK);
        glskin_model_destroy(model);
        ck_assert_uint_eq(meter.now, 0);
    }
    ck_assert_int_gt(failures, 30);
    mdlt_free(&t);
}
END_TEST

/* Large texts of one thing. Those of the shortest entries become so much more MDX that they are refused; those of
 * ordinary ones, in white space of ordinary width, load. None may take long or exceed its memory. */
static const struct greedy {
    const char *head, *item, *tail;
    glskin_result result;
} greedy[] = {
    {"Materials{Material{", "Layer{}", "}}", GLSKIN_ERROR_MALFORMED_DATA},
    {"Materials{", "Material{}", "}", GLSKIN_OK},
    {"Textures{", "Bitmap{}", "}", GLSKIN_ERROR_MALFORMED_DATA},
    {"TextureAnims{", "TVertexAnim{}", "}", GLSKIN_OK},
    {"", "Geoset{}", "", GLSKIN_ERROR_MALFORMED_DATA},
    {"Sequences{", "Anim\"\"{Interval{0,1}}", "}", GLSKIN_ERROR_MALFORMED_DATA},
    {"",
     "Geoset {\n\tVertices 1 {\n\t\t{ 0, 0, 0 },\n\t}\n\tVertexGroup {\n\t\t0,\n\t}\n\tGroups 1 1 {\n\t\tMatrices { 0 "
     "},\n"
     "\t}\n\tMaterialID -1,\n}\n",
     "Helper\"\"{ObjectId 0}", GLSKIN_OK},
    {"Geoset{Vertices{", "{0,0,0}", "}}", GLSKIN_ERROR_MALFORMED_DATA}, /* follow nothing */
    {"Geoset{Vertices{", "{0,0,0},\n", "}}", GLSKIN_ERROR_MALFORMED_DATA},
    {"Geoset{VertexGroup{", "0\n", "}}", GLSKIN_ERROR_MALFORMED_DATA},
    {"Geoset{Faces 1{Triangles{{", "0,", "}}}}", GLSKIN_ERROR_MALFORMED_DATA},
    {"Geoset{", "TVertices{}", "}", GLSKIN_OK},
    {"Geoset{", "Anim{}", "}", GLSKIN_OK},
    {"Geoset{", "Anim{}\n", "}", GLSKIN_OK},
    {"GlobalSequences{", "Duration 1,", "}", GLSKIN_OK},
    {"Bone\"\"{ObjectId 0,Rotation{", "0:{0,0,0,1},", "}}", GLSKIN_OK},
    {"Bone\"\"{ObjectId 0,Translation{", "0:{0,0,0}", "}}", GLSKIN_OK},
    {"Bone\"\"{ObjectId 0,Scaling{Bezier,", "0:{0,0,0}InTan{0,0,0}OutTan{0,0,0}", "}}", GLSKIN_OK},
    {"Bone\"\"{ObjectId 0,Rotation{Hermite,", "0:{0,0,0,1}InTan{0,0,0,1}OutTan{0,0,0,1}", "}}", GLSKIN_OK},
    {"GeosetAnim{GeosetId -1,Alpha{", "0:1\n", "}}", GLSKIN_OK},
    {"", "GeosetAnim{GeosetId -1}", "", GLSKIN_OK},
    {"", "GeosetAnim{GeosetId -1,Alpha{0:1}}", "", GLSKIN_OK},
    {"Materials{Material{Layer{", "TwoSided,", "}}}", GLSKIN_OK},
    {"", "{", "", GLSKIN_ERROR_MALFORMED_DATA},
    {"Bone\"\"{", "{", "", GLSKIN_ERROR_MALFORMED_DATA},
    {"Bone\"\"{ObjectId 0,x", "{", "", GLSKIN_ERROR_MALFORMED_DATA},
    {"Bone\"\"{ObjectId ", "1", ",}", GLSKIN_ERROR_MALFORMED_DATA},
    {"Model\"", "m", "\"{}", GLSKIN_ERROR_MALFORMED_DATA},
    {"", "Wheel{}", "", GLSKIN_OK},
    {"", ",", "", GLSKIN_OK},
    {"", "//\n", "", GLSKIN_OK},
    {"Geoset{Groups{", "Matrices{}", "}}", GLSKIN_ERROR_MALFORMED_DATA}, /* without bones */
    {"Bone\"\"{ObjectId 0,", "DontInherit{Scaling}", "}", GLSKIN_OK},
};
enum { GREEDY = sizeof greedy / sizeof *greedy };

START_TEST(memory_and_time_stay_in_proportion_to_the_text) {
    enum { SIZE = 4 << 20 };
    const struct greedy *g = &greedy[_i];
    bool nodes = strstr(g->head, "ObjectId") || strstr(g->tail, "ObjectId"); /* else of no use without one */
    const char *version =
        nodes ? "Version { FormatVersion 800, }\n" : "Version { FormatVersion 800, }\nHelper \"h\" { ObjectId 0, }\n";
    size_t length = strlen(g->item), size = strlen(version);
    char *text = malloc(SIZE + 1024);
    struct meter meter = {.until_failure = -1};
    glskin_host host = {meter_allocate, meter_message, &meter};
    glskin_model *model;
    ck_assert_ptr_nonnull(text);
    memcpy(text, version, size + 1);
    strcpy(text + size, g->head);
    for (size += strlen(g->head); size + length < SIZE; size += length)
        memcpy(text + size, g->item, length);
    strcpy(text + size, g->tail);
    size += strlen(g->tail);
    clock_t start = clock();
    glskin_result result =
        glskin_model_load(&(glskin_model_desc){.bytes = text, .size = size, .name = "greedy", .host = &host}, &model);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("greedy %d: %s, %.2f bytes a byte, %.2f s\n", _i, glskin_result_name(result),
           (double)meter.peak / (double)size, seconds);
    ck_assert_int_eq(result, g->result);
    ck_assert_uint_lt(meter.peak, 16 * size + (1u << 20));
    ck_assert_double_lt(seconds, 20); /* what grows with the square of the text takes hours; sanitizers slow it down */
    glskin_model_destroy(model);
    ck_assert_uint_eq(meter.now, 0);
    free(text);
}
END_TEST

/* Node after node, each the child of the one before. */
START_TEST(nodes_by_the_hundred_thousand) {
    enum { COUNT = 100000, LINE = 80 };
    char *text = malloc((size_t)COUNT * LINE + 64);
    size_t size = (size_t)sprintf(text, "Version { FormatVersion 800, }\n");
    struct meter meter = {.until_failure = -1};
    glskin_host host = {meter_allocate, meter_message, &meter};
    glskin_model *model;
    for (int i = 0; i < COUNT; ++i)
        size += (size_t)sprintf(text + size, "Helper \"node %d\" {\n\tObjectId %d,\n\tParent %d,\n}\n", i, i, i - 1);
    ck_assert_int_eq(
        glskin_model_load(&(glskin_model_desc){.bytes = text, .size = size, .name = "deep", .host = &host}, &model),
        GLSKIN_OK);
    ck_assert_uint_eq(glskin_model_info_get(model).bone_count, COUNT);
    ck_assert_uint_lt(meter.peak, 16 * size + (1u << 20));
    glskin_model_destroy(model);
    free(text);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdl damage");
    TEST_LOOP(suite, cut_at_every_byte, VERSIONS);
    TEST_LOOP(suite, bytes_and_words_changed_at_random, VERSIONS);
    TEST_LOOP(suite, every_number_made_none, VERSIONS);
    TEST_LOOP(suite, every_allocation_may_fail, VERSIONS);
    TEST_LOOP(suite, memory_and_time_stay_in_proportion_to_the_text, GREEDY);
    TEST_CASE(suite, nodes_by_the_hundred_thousand);
    return suite;
}
