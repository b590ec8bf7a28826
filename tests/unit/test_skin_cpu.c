/* glskin_skin_cpu as a host calls it: every kind of vertex, in the desc's own order, against the double reference and
 * against values known by hand. */
#include "support/reference.h"
#include "unit/skin_probe.h"

enum { VERTICES = 3000 };

/* A packed vertex with odd sizes, so that nothing in it is aligned. */
enum { ODD = 53, ODD_POSITION = 1, ODD_NORMAL = 15, ODD_WEIGHT = 29, ODD_BONE = 35 };

static void compare(const glskin_mesh_desc *desc, const glskin_bone *bones, glskin_normals rule) {
    size_t count = desc->vertex_count;
    float *p = malloc(count * 12), *n = malloc(count * 12);
    double(*expected_p)[3] = malloc(count * sizeof *expected_p), (*expected_n)[3] = malloc(count * sizeof *expected_n);
    struct probe probe;
    glskin_host host = probe_host(&probe);
    ck_assert_msg(glskin_skin_cpu(&host, desc, bones, rule, p, n) == GLSKIN_OK, "%s", probe.error);
    ck_assert_uint_eq(probe.blocks, 0);
    reference_skin(desc, bones, rule, expected_p, expected_n);
    for (size_t i = 0; i < 3 * count; i++) {
        ck_assert_double_lt(reference_error((double)p[i], expected_p[i / 3][i % 3]), 2e-6);
        ck_assert_double_lt(reference_error((double)n[i], expected_n[i / 3][i % 3]), 2e-6);
    }
    float *alone = malloc(count * 12); /* without normals: the same positions */
    ck_assert_int_eq(glskin_skin_cpu(NULL, desc, bones, rule, alone, NULL), GLSKIN_OK);
    ck_assert(memcmp(alone, p, count * 12) == 0);
    free(p), free(n), free(alone), free(expected_p), free(expected_n);
}

/* Random vertices written at the given places of a stride; any weights, some all zero. */
struct layout {
    size_t stride, position, normal, weight, bone, bone_size;
    uint32_t palette;
};

static unsigned char *write_vertices(struct dice *dice, const struct layout *layout) {
    unsigned char *memory = calloc(VERTICES, layout->stride);
    for (size_t v = 0; v < VERTICES; v++) {
        unsigned char *at = memory + v * layout->stride;
        float p[3] = {dice_real(dice, -1, 1), dice_real(dice, -1, 1), dice_real(dice, -1, 1)}, n[3];
        dice_unit(dice, n);
        memcpy(at + layout->position, p, 12);
        memcpy(at + layout->normal, n, 12);
        bool none = dice_roll(dice, 50) == 0;
        for (size_t k = 0; k < 4; k++) {
            uint8_t weight = (uint8_t)(none || dice_roll(dice, 4) == 0 ? 0 : dice_roll(dice, 256));
            uint16_t bone = (uint16_t)dice_roll(dice, layout->palette);
            at[layout->weight + k] = weight;
            if (layout->bone_size == 1)
                at[layout->bone + k] = (uint8_t)bone;
            else
                memcpy(at + layout->bone + 2 * k, &bone, 2);
        }
    }
    return memory;
}

static glskin_mesh_desc describe(const unsigned char *memory, const struct layout *layout) {
    return (glskin_mesh_desc){.vertex_count = VERTICES,
                              .bone_count = layout->palette,
                              .position = {memory + layout->position, layout->stride},
                              .normal = {memory + layout->normal, layout->stride},
                              .influences = {.weight = {memory + layout->weight, layout->stride},
                                             .bone = {memory + layout->bone, layout->stride},
                                             .bone_size = layout->bone_size}};
}

/* M2: 48 bytes; position, weights +12, bones +16, normal +20, two texture coordinates. Then the same with wide bones
 * (one texture coordinate gives way), misaligned, and through windows. */
static const struct layout layouts[] = {
    {48, 0, 20, 12, 16, 1, 256},
    {48, 0, 24, 12, 16, 2, 200},
    {48, 0, 24, 12, 16, 2, 300},
    {48, 0, 24, 12, 16, 2, 1000},
    {ODD, ODD_POSITION, ODD_NORMAL, ODD_WEIGHT, ODD_BONE, 1, 77},
    {ODD, ODD_POSITION, ODD_NORMAL, ODD_WEIGHT, ODD_BONE, 2, 700},
};
enum { LAYOUTS = sizeof layouts / sizeof *layouts };

START_TEST(interleaved_vertices_match_the_reference) {
    const struct layout *layout = &layouts[_i];
    struct dice dice = {31u + (unsigned)_i};
    unsigned char *memory = write_vertices(&dice, layout);
    glskin_bone *bones = dice_posed_bones(&dice, layout->palette, false);
    for (int rule = 0; rule < 2; rule++)
        for (int weights = 0; weights < 2; weights++) {
            glskin_mesh_desc desc = describe(memory, layout);
            desc.weights = (glskin_weights)weights;
            compare(&desc, bones, (glskin_normals)rule);
        }
    free(memory);
    free(bones);
}
END_TEST

/* Triangles partition the mesh and shuffle its vertices; the answer may not change by a bit. */
START_TEST(triangles_do_not_change_the_answer) {
    struct dice dice = {77};
    const struct layout *layout = &layouts[3];
    unsigned char *memory = write_vertices(&dice, layout);
    glskin_bone *bones = dice_posed_bones(&dice, layout->palette, false);
    glskin_mesh_desc desc = describe(memory, layout);
    static float plain[2][VERTICES * 3], indexed[2][VERTICES * 3];
    static unsigned char indices[VERTICES * 3 * 2 + 1];
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, plain[0], plain[1]), GLSKIN_OK);
    for (size_t i = 0; i < VERTICES * 3; i++) {
        uint16_t index = (uint16_t)dice_roll(&dice, VERTICES);
        memcpy(indices + 1 + 2 * i, &index, 2); /* misaligned as well */
    }
    desc.indices = indices + 1;
    desc.index_count = VERTICES * 3;
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, indexed[0], indexed[1]), GLSKIN_OK);
    ck_assert(memcmp(plain, indexed, sizeof plain) == 0);
    free(memory);
    free(bones);
}
END_TEST

START_TEST(warcraft_skin_records_match_the_reference) {
    struct dice dice = {13};
    static float p[VERTICES][3];
    static unsigned char skin[VERTICES * 11 + 3];
    for (size_t v = 0; v < VERTICES; v++)
        for (int k = 0; k < 8; k++) {
            skin[3 + 11 * v + (size_t)k] = (uint8_t)dice_roll(&dice, 256);
            p[v][k % 3] = dice_real(&dice, -1, 1);
        }
    glskin_bone *bones = dice_posed_bones(&dice, 256, false);
    const glskin_mesh_desc desc = {
        .vertex_count = VERTICES, .bone_count = 256, .position = {p, 0}, .skin = {skin + 3, 11}};
    compare(&desc, bones, GLSKIN_NORMALS_EXACT);
    compare(&desc, bones, GLSKIN_NORMALS_PLAIN);
    free(bones);
}
END_TEST

/* Groups of 1 to 9 bones and one of 300; few in bytes, and 700 in 16 bits. */
START_TEST(classic_groups_match_the_reference) {
    struct dice dice = {19u + (unsigned)_i};
    const uint32_t groups = _i ? 700 : 40;
    static uint32_t sizes[700], members[700 * 9 + 300];
    static float p[VERTICES][3];
    static uint16_t wide[VERTICES];
    static uint8_t narrow[VERTICES];
    size_t total = 0;
    for (size_t g = 0; g < groups; g++) {
        sizes[g] = g == 5 ? 300 : 1 + (uint32_t)g % 9;
        for (uint32_t i = 0; i < sizes[g]; i++)
            members[total++] = dice_roll(&dice, 400);
    }
    for (size_t v = 0; v < VERTICES; v++) {
        wide[v] = (uint16_t)dice_roll(&dice, groups);
        narrow[v] = (uint8_t)wide[v];
        for (int k = 0; k < 3; k++)
            p[v][k] = dice_real(&dice, -1, 1);
    }
    glskin_bone *bones = dice_posed_bones(&dice, 400, false);
    glskin_mesh_desc desc = {.vertex_count = VERTICES, .bone_count = 400, .position = {p, 0}};
    desc.classic.groups = (glskin_groups){sizes, groups, members, total};
    desc.classic.group.data = _i ? (void *)wide : (void *)narrow;
    desc.classic.group_size = _i ? 2 : 0;
    compare(&desc, bones, GLSKIN_NORMALS_EXACT);
    compare(&desc, bones, GLSKIN_NORMALS_PLAIN);
    free(bones);
}
END_TEST

static void assert_points(const float *got, const double (*expected)[3], size_t count, double tolerance) {
    for (size_t v = 0; v < count; v++)
        for (int k = 0; k < 3; k++)
            ck_assert_msg(fabs((double)got[3 * v + (size_t)k] - expected[v][k]) <= tolerance,
                          "vertex %zu is (%g, %g, %g)", v, (double)got[3 * v], (double)got[3 * v + 1],
                          (double)got[3 * v + 2]);
}

/* The synthetic v800 model at 500 ms: bone 0 moves by (1,0,0), 1 by (0,2,0), 2 by (0,0,4), 3 by (8,0,0), 4 by (0,16,0);
 * group g holds bones 0 to g. Cut to 4 bones, the last vertex would come to (6.25, 0.5, 1). */
START_TEST(a_group_of_five_bones_is_not_cut_to_four) {
    const glskin_bone bones[5] = {bone_at(1, 0, 0), bone_at(0, 2, 0), bone_at(0, 0, 4), bone_at(8, 0, 0),
                                  bone_at(0, 16, 0)};
    const float p[5][3] = {{0, 0, 0}, {1, 0.5f, 0}, {2, 0, 0}, {3, 0.5f, 0}, {4, 0, 0}};
    const uint8_t group[5] = {0, 1, 2, 3, 4};
    const uint32_t sizes[5] = {1, 2, 3, 4, 5}, members[15] = {0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 4};
    const glskin_mesh_desc desc = {
        .vertex_count = 5, .bone_count = 5, .position = {p, 0}, .classic = {{group, 0}, 1, {sizes, 5, members, 15}}};
    float out[15];
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, out, NULL), GLSKIN_OK);
    const double expected[5][3] = {
        {1, 0, 0}, {1.5, 1.5, 0}, {2 + 1.0 / 3, 2.0 / 3, 4.0 / 3}, {5.25, 1, 1}, {5.8, 3.6, 0.8}};
    assert_points(out, expected, 5, 1e-6);
}
END_TEST

/* The synthetic v1000 model: its last vertex names bones 200, 250 and 255 at weight 0, and the model has 5. */
START_TEST(bones_at_weight_0_need_not_exist) {
    glskin_bone *bones = malloc(5 * sizeof *bones); /* on the heap: the sanitizer sees a read past it */
    for (int b = 0; b < 4; b++)
        bones[b] = bone_at(NAN, INFINITY, NAN);
    bones[4] = bone_at(0, 16, 0);
    const float p[3] = {4, 0, 0};
    const uint8_t skin[8] = {4, 200, 250, 255, 255, 0, 0, 0};
    const glskin_mesh_desc desc = {.vertex_count = 1, .bone_count = 5, .position = {p, 0}, .skin = {skin, 0}};
    float out[3];
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, out, NULL), GLSKIN_OK);
    assert_points(out, (const double[1][3]){{4, 16, 0}}, 1, 0);
    free(bones);
}
END_TEST

/* One weighted bone of a model that declares one: an error, not a read past the palette. */
START_TEST(a_weighted_bone_past_the_count_is_an_error) {
    const glskin_bone bone = bone_at(0, 0, 0);
    const float p[3] = {0, 0, 0};
    const uint8_t skin[8] = {5, 0, 0, 0, 255, 0, 0, 0};
    const glskin_mesh_desc desc = {.vertex_count = 1, .bone_count = 1, .position = {p, 0}, .skin = {skin, 0}};
    float out[3] = {7, 7, 7};
    struct probe probe;
    glskin_host host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_skin_cpu(&host, &desc, &bone, GLSKIN_NORMALS_EXACT, out, NULL),
                 GLSKIN_ERROR_MALFORMED_DATA, "vertex 0 follows bone 5 in slot 0 with weight 255");
    ck_assert_float_eq(out[0], 7);
}
END_TEST

/* Weights 0,0,0,0 follow the first bone; a sum of 200 is kept, or brought to 255 on request. */
START_TEST(odd_weights_follow_the_documented_rule) {
    const glskin_bone bones[2] = {bone_at(10, 0, 0), bone_at(0, 20, 0)};
    const float p[2][3] = {{1, 0, 0}, {1, 0, 0}};
    const uint8_t skin[2][8] = {{1, 0, 0, 0, 0, 0, 0, 0}, {0, 1, 0, 0, 150, 50, 0, 0}};
    glskin_mesh_desc desc = {.vertex_count = 2, .bone_count = 2, .position = {p, 0}, .skin = {skin, 0}};
    float out[6];
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, out, NULL), GLSKIN_OK);
    const double kept[2][3] = {{1, 20, 0}, {11 * 150.0 / 255 + 50.0 / 255, 20 * 50.0 / 255, 0}};
    assert_points(out, kept, 2, 1e-6);
    desc.weights = GLSKIN_WEIGHTS_NORMALIZE; /* 191.25 and 63.75: the larger remainder takes the step */
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, out, NULL), GLSKIN_OK);
    const double normalised[2][3] = {{1, 20, 0}, {1 + 10 * 191.0 / 255, 20 * 64.0 / 255, 0}};
    assert_points(out, normalised, 2, 1e-6);
}
END_TEST

START_TEST(three_hundred_bones_all_move) {
    static glskin_bone bones[300];
    static float p[300][3], out[900];
    static uint16_t bone[300][4];
    static uint8_t weight[300][4];
    static double expected[300][3];
    for (int v = 0; v < 300; v++) {
        bones[v] = bone_at(0, 3.0f + (float)v, 0);
        p[v][0] = (float)v;
        bone[v][v % 4] = (uint16_t)v;
        weight[v][v % 4] = 255;
        expected[v][0] = v;
        expected[v][1] = 3 + v;
    }
    const glskin_mesh_desc desc = {
        .vertex_count = 300, .bone_count = 300, .position = {p, 0}, .influences = {{weight, 0}, {bone, 0}, 2}};
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, out, NULL), GLSKIN_OK);
    assert_points(out, expected, 300, 0);
}
END_TEST

START_TEST(normals_follow_scale_and_mirror) {
    const glskin_bone bones[3] = {bone_make(2, 1, 1, 0, 0, 0), bone_make(-1, 1, 1, 0, 0, 0),
                                  bone_make(0, 0, 0, 1, 2, 3)};
    const float p[3][3] = {{0}}, n[3][3] = {{0.70710678f, 0.70710678f, 0}, {1, 0, 0}, {0, 1, 0}};
    const uint8_t skin[3][8] = {{0, 0, 0, 0, 255}, {1, 0, 0, 0, 255}, {2, 0, 0, 0, 255}};
    const glskin_mesh_desc desc = {
        .vertex_count = 3, .bone_count = 3, .position = {p, 0}, .normal = {n, 0}, .skin = {skin, 0}};
    float positions[9], normals[9];
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_EXACT, positions, normals), GLSKIN_OK);
    assert_points(normals, (const double[3][3]){{0.4472135955, 0.894427191, 0}, {-1, 0, 0}, {0, 1, 0}}, 3, 1e-7);
    assert_points(positions, (const double[3][3]){{0, 0, 0}, {0, 0, 0}, {1, 2, 3}}, 3, 0);
    ck_assert_int_eq(glskin_skin_cpu(NULL, &desc, bones, GLSKIN_NORMALS_PLAIN, positions, normals), GLSKIN_OK);
    assert_points(normals, (const double[3][3]){{0.894427191, 0.4472135955, 0}, {-1, 0, 0}, {0, 1, 0}}, 3, 1e-7);
}
END_TEST

START_TEST(missing_arguments_are_named) {
    const glskin_bone bone = bone_at(0, 0, 0);
    const float p[3] = {0, 0, 0};
    const uint8_t skin[8] = {0, 0, 0, 0, 255};
    const glskin_mesh_desc desc = {.vertex_count = 1, .bone_count = 1, .position = {p, 0}, .skin = {skin, 0}};
    float out[3];
    struct probe probe;
    glskin_host host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_skin_cpu(&host, &desc, NULL, GLSKIN_NORMALS_EXACT, out, NULL),
                 GLSKIN_ERROR_INVALID_ARGUMENT, "bones is NULL");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_skin_cpu(&host, &desc, &bone, GLSKIN_NORMALS_EXACT, NULL, NULL),
                 GLSKIN_ERROR_INVALID_ARGUMENT, "positions is NULL");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_skin_cpu(&host, &desc, &bone, (glskin_normals)2, out, NULL),
                 GLSKIN_ERROR_INVALID_ARGUMENT, "rule is 2; expected EXACT or PLAIN");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_skin_cpu(&host, NULL, &bone, GLSKIN_NORMALS_EXACT, out, NULL),
                 GLSKIN_ERROR_INVALID_ARGUMENT, "desc is NULL");
}
END_TEST

START_TEST(running_out_of_memory_leaks_nothing) {
    struct dice dice = {41};
    const struct layout *layout = &layouts[_i ? 3 : 0];
    unsigned char *memory = write_vertices(&dice, layout);
    glskin_bone *bones = dice_posed_bones(&dice, layout->palette, false);
    const glskin_mesh_desc desc = describe(memory, layout);
    static float p[VERTICES * 3], n[VERTICES * 3];
    struct probe probe;
    glskin_host host = probe_host(&probe);
    ck_assert_int_eq(glskin_skin_cpu(&host, &desc, bones, GLSKIN_NORMALS_EXACT, p, n), GLSKIN_OK);
    size_t calls = probe.calls;
    for (size_t i = 1; i <= calls; i++) {
        host = probe_host(&probe);
        probe.fail_at = i;
        PROBE_FAILED(probe, glskin_skin_cpu(&host, &desc, bones, GLSKIN_NORMALS_EXACT, p, n),
                     GLSKIN_ERROR_OUT_OF_MEMORY, "out of memory: ");
    }
    free(memory);
    free(bones);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("skin_cpu");
    TEST_LOOP(suite, interleaved_vertices_match_the_reference, LAYOUTS);
    TEST_CASE(suite, triangles_do_not_change_the_answer);
    TEST_CASE(suite, warcraft_skin_records_match_the_reference);
    TEST_LOOP(suite, classic_groups_match_the_reference, 2);
    TEST_CASE(suite, a_group_of_five_bones_is_not_cut_to_four);
    TEST_CASE(suite, bones_at_weight_0_need_not_exist);
    TEST_CASE(suite, a_weighted_bone_past_the_count_is_an_error);
    TEST_CASE(suite, odd_weights_follow_the_documented_rule);
    TEST_CASE(suite, three_hundred_bones_all_move);
    TEST_CASE(suite, normals_follow_scale_and_mirror);
    TEST_CASE(suite, missing_arguments_are_named);
    TEST_LOOP(suite, running_out_of_memory_leaks_nothing, 2);
    return suite;
}
