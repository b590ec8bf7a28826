/* The scalar kernel on its own: one window, records as given. */
#include "skin/kernel.h"
#include "support/reference.h"
#include "unit/skin_probe.h"

static void skin_one(const glskin_bone *window, struct skin_record record, glskin_normals rule, const float p[3],
                     const float n[3], float position[3], float normal[3]) {
    const struct skin_target target = {position, normal, 12, 12};
    float ps[1][3], ns[1][3];
    memcpy(ps, p, sizeof ps);
    memcpy(ns, n, sizeof ns);
    skin_kernel_scalar((const float(*)[3])ps, (const float(*)[3])ns, &record, 1, window, rule, &target);
}

static void assert_vector(const float got[3], double x, double y, double z, double tolerance) {
    const double expected[3] = {x, y, z};
    for (int i = 0; i < 3; i++)
        ck_assert_msg(fabs((double)got[i] - expected[i]) <= tolerance, "(%g, %g, %g), expected (%g, %g, %g)",
                      (double)got[0], (double)got[1], (double)got[2], x, y, z);
}

static const float origin[3] = {0, 0, 0};
static const struct skin_record follow_first = {{0, 0, 0, 0}, {255, 0, 0, 0}};

/* Bones 127, 128, 200 and 255 with weight in each slot. Bone b moves by (b, 0, -b). */
START_TEST(high_bones_count_in_every_slot) {
    static const uint8_t high[4] = {127, 128, 200, 255};
    glskin_bone window[256];
    for (int b = 0; b < 256; b++)
        window[b] = bone_at((float)b, 0, (float)-b);
    for (int slot = 0; slot < 4; slot++)
        for (int i = 0; i < 4; i++) {
            struct skin_record record = {{1, 1, 1, 1}, {0, 0, 0, 0}};
            record.bone[slot] = high[i];
            record.weight[slot] = 255;
            const float p[3] = {1, 2, 3}, n[3] = {0, 0, 1};
            float position[3], normal[3];
            skin_one(window, record, GLSKIN_NORMALS_EXACT, p, n, position, normal);
            assert_vector(position, 1 + high[i], 2, 3 - high[i], 0);
            assert_vector(normal, 0, 0, 1, 0);
        }
}
END_TEST

/* The seed's fetch masks, converts to a signed number, then shifts: the sign runs down. */
START_TEST(a_signed_shift_reads_bone_200_of_slot_3_as_minus_56) {
    struct skin_record record = {{0, 0, 0, 200}, {0, 0, 0, 255}};
    uint32_t word = (uint32_t)record.bone[0] | (uint32_t)record.bone[1] << 8 | (uint32_t)record.bone[2] << 16 |
                    (uint32_t)record.bone[3] << 24;
    int32_t as_seed;
    word &= 0xFF000000u;
    memcpy(&as_seed, &word, sizeof as_seed);
    ck_assert_int_eq(as_seed >> 24, -56);
    ck_assert_uint_eq(word >> 24, 200);
    glskin_bone window[201] = {{{{0}}}};
    window[200] = bone_at(0, 200, 0);
    float position[3], normal[3];
    skin_one(window, record, GLSKIN_NORMALS_EXACT, origin, (const float[3]){0, 0, 1}, position, normal);
    assert_vector(position, 0, 200, 0, 0);
}
END_TEST

START_TEST(a_zero_weight_never_reads_its_bone) {
    static const float poison[3] = {NAN, INFINITY, -INFINITY};
    glskin_bone window[4] = {bone_at(0, 16, 0)};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 12; k++)
            window[i + 1].row[k / 4][k % 4] = poison[i];
    for (int slot = 0; slot < 4; slot++) {
        struct skin_record record = {{1, 2, 3, 1}, {0}};
        record.bone[slot] = 0;
        record.weight[slot] = 255;
        for (int rule = 0; rule < 2; rule++) {
            float position[3], normal[3];
            skin_one(window, record, (glskin_normals)rule, (const float[3]){4, 0, 0}, (const float[3]){0, 1, 0},
                     position, normal);
            assert_vector(position, 4, 16, 0, 0);
            assert_vector(normal, 0, 1, 0, 0);
        }
    }
}
END_TEST

/* A window that is one bone long: reading past it is the sanitizer's to see. */
START_TEST(a_zero_weight_may_name_a_bone_past_the_window) {
    glskin_bone *window = malloc(sizeof *window);
    *window = bone_at(1, 0, 0);
    float position[3], normal[3];
    skin_one(window, (struct skin_record){{255, 0, 200, 255}, {0, 255, 0, 0}}, GLSKIN_NORMALS_EXACT, origin,
             (const float[3]){0, 0, 1}, position, normal);
    assert_vector(position, 1, 0, 0, 0);
    free(window);
}
END_TEST

static const double half = 0.70710678118654752;

static const struct {
    const char *what;
    glskin_bone bone;
    float n[3];
    double exact[3], plain[3];
} normal_cases[] = {
    /* the inverse transpose of diag(2,1,1) takes (1,1,0) to (1/2,1,0) */
    {"uneven scale",
     {{{2, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}},
     {0.70710678f, 0.70710678f, 0},
     {0.44721359549995794, 0.89442719099991588, 0},
     {0.89442719099991588, 0.44721359549995794, 0}},
    {"mirror, along", {{{-1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}, {1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}},
    {"mirror, across", {{{-1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}, {0, 1, 0}, {0, 1, 0}, {0, 1, 0}},
    {"mirror of all", {{{-1, 0, 0, 0}, {0, -1, 0, 0}, {0, 0, -1, 0}}}, {0, 0, 1}, {0, 0, -1}, {0, 0, -1}},
    {"rotation", {{{0, -1, 0, 9}, {1, 0, 0, 9}, {0, 0, 1, 9}}}, {1, 0, 0}, {0, 1, 0}, {0, 1, 0}},
    /* x' = x + y: the plane x = 0 becomes x' = y, whose normal is (1,-1,0) */
    {"shear", {{{1, 1, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}, {1, 0, 0}, {half, -half, 0}, {1, 0, 0}},
    {"zero scale", {{{0, 0, 0, 5}, {0, 0, 0, 0}, {0, 0, 0, 0}}}, {0, 1, 0}, {0, 1, 0}, {0, 1, 0}},
    {"flattened: the plane is left",
     {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 0, 0}}},
     {0.6f, 0, 0.8f},
     {0, 0, 1},
     {1, 0, 0}},
    {"flattened: nothing is left", {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 0, 0}}}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}},
    {"tiny", {{{0, -1e-15f, 0, 0}, {1e-15f, 0, 0, 0}, {0, 0, 1e-15f, 0}}}, {1, 0, 0}, {0, 1, 0}, {0, 1, 0}},
    {"tiny mirror", {{{-1e-15f, 0, 0, 0}, {0, 1e-15f, 0, 0}, {0, 0, 1e-15f, 0}}}, {1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}},
    {"tiny and uneven",
     {{{2e-15f, 0, 0, 0}, {0, 1e-15f, 0, 0}, {0, 0, 1e-15f, 0}}},
     {0.70710678f, 0.70710678f, 0},
     {0.44721359549995794, 0.89442719099991588, 0},
     {0.89442719099991588, 0.44721359549995794, 0}},
    {"subnormal", {{{0, -1e-40f, 0, 0}, {1e-40f, 0, 0, 0}, {0, 0, 1e-40f, 0}}}, {1, 0, 0}, {0, 1, 0}, {0, 1, 0}},
    {"huge", {{{0, -1e30f, 0, 0}, {1e30f, 0, 0, 0}, {0, 0, 1e30f, 0}}}, {1, 0, 0}, {0, 1, 0}, {0, 1, 0}},
    {"not a number", {{{NAN, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}, {0.6f, 0.8f, 0}, {0.6, 0.8, 0}, {0.6, 0.8, 0}},
    {"infinite", {{{INFINITY, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}, {0.6f, 0.8f, 0}, {0.6, 0.8, 0}, {0.6, 0.8, 0}},
};
enum { NORMAL_CASES = sizeof normal_cases / sizeof *normal_cases };

START_TEST(normals_follow_the_rule) {
    for (int rule = 0; rule < 2; rule++) {
        const double *expected = rule == GLSKIN_NORMALS_EXACT ? normal_cases[_i].exact : normal_cases[_i].plain;
        float position[3], normal[3];
        skin_one(&normal_cases[_i].bone, follow_first, (glskin_normals)rule, origin, normal_cases[_i].n, position,
                 normal);
        for (int k = 0; k < 3; k++)
            ck_assert_msg(fabs((double)normal[k] - expected[k]) <= 2e-7, "%s, rule %d: (%g, %g, %g)",
                          normal_cases[_i].what, rule, (double)normal[0], (double)normal[1], (double)normal[2]);
    }
}
END_TEST

/* A rotation by a and one by -a in halves shrink to cos a: the normal still comes out unit. */
START_TEST(normals_of_blends_are_unit) {
    glskin_bone window[2] = {bone_at(0, 0, 0), bone_at(0, 0, 0)};
    float c = cosf(1.4f), s = sinf(1.4f);
    for (int b = 0; b < 2; b++) {
        window[b].row[0][0] = window[b].row[1][1] = c;
        window[b].row[0][1] = b ? -s : s;
        window[b].row[1][0] = b ? s : -s;
    }
    float position[3], normal[3];
    const struct skin_record record = {{0, 1, 0, 0}, {128, 127, 0, 0}};
    for (int rule = 0; rule < 2; rule++) {
        skin_one(window, record, (glskin_normals)rule, origin, (const float[3]){1, 0, 0}, position, normal);
        double length = sqrt(pow((double)normal[0], 2) + pow((double)normal[1], 2) + pow((double)normal[2], 2));
        ck_assert_double_eq_tol(length, 1, 2e-7);
        ck_assert_double_gt((double)normal[0], 0.99);
    }
}
END_TEST

START_TEST(weights_are_255ths) {
    /* synthetic v1000 model at 500 ms: bone 0 moves by (1,0,0), bone 1 by (0,2,0); 128 and 127 of 255 on (1, 0.5, 0) */
    const glskin_bone window[2] = {bone_at(1, 0, 0), bone_at(0, 2, 0)};
    float position[3], normal[3];
    skin_one(window, (struct skin_record){{0, 1, 0, 0}, {128, 127, 0, 0}}, GLSKIN_NORMALS_EXACT,
             (const float[3]){1, 0.5f, 0}, (const float[3]){0, 0, 1}, position, normal);
    assert_vector(position, 1 + 128.0 / 255, 0.5 + 2 * 127.0 / 255, 0, 3e-7);
    assert_vector(position, 1.50196, 1.49608, 0, 5e-6);
}
END_TEST

START_TEST(the_target_is_written_by_stride_and_nowhere_else) {
    enum { COUNT = 5, STRIDE = 29 };
    unsigned char memory[COUNT * STRIDE];
    float p[COUNT][3], n[COUNT][3];
    struct skin_record records[COUNT];
    memset(memory, 0xA5, sizeof memory);
    for (int i = 0; i < COUNT; i++) {
        memcpy(p[i], (const float[3]){(float)i, 1, 2}, sizeof p[i]);
        memcpy(n[i], (const float[3]){0, 1, 0}, sizeof n[i]);
        records[i] = follow_first;
    }
    const glskin_bone bone = bone_at(10, 0, 0);
    struct skin_target target = {memory + 1, NULL, STRIDE, 0};
    skin_kernel_scalar((const float(*)[3])p, (const float(*)[3])n, records, COUNT, &bone, GLSKIN_NORMALS_EXACT,
                       &target);
    for (int i = 0; i < COUNT; i++) {
        float got[3];
        memcpy(got, memory + 1 + i * STRIDE, sizeof got);
        assert_vector(got, 10 + i, 1, 2, 0);
        ck_assert_uint_eq(memory[i * STRIDE], 0xA5);
        for (int k = 13; k < STRIDE; k++)
            ck_assert_uint_eq(memory[i * STRIDE + k], 0xA5);
    }
    target.normal = memory + 15;
    target.normal_stride = STRIDE;
    skin_kernel_scalar((const float(*)[3])p, (const float(*)[3])n, records, COUNT, &bone, GLSKIN_NORMALS_EXACT,
                       &target);
    for (int i = 0; i < COUNT; i++) {
        float got[3];
        memcpy(got, memory + 15 + i * STRIDE, sizeof got);
        assert_vector(got, 0, 1, 0, 0);
        ck_assert_uint_eq(memory[i * STRIDE + 13], 0xA5);
        ck_assert_uint_eq(memory[i * STRIDE + 27], 0xA5);
    }
}
END_TEST

enum { COUNT = 20000, BONES = 256 };

struct soup {
    float p[COUNT][3], n[COUNT][3];
    struct skin_record records[COUNT];
};

static struct soup *random_soup(struct dice *dice) {
    struct soup *soup = malloc(sizeof *soup);
    for (int i = 0; i < COUNT; i++) {
        for (int k = 0; k < 3; k++)
            soup->p[i][k] = dice_real(dice, -1, 1);
        dice_unit(dice, soup->n[i]);
        unsigned left = 255;
        for (int k = 0; k < 4; k++) {
            soup->records[i].bone[k] = (uint8_t)dice_roll(dice, BONES);
            soup->records[i].weight[k] = (uint8_t)(k == 3 ? left : dice_roll(dice, left + 1));
            left -= soup->records[i].weight[k];
        }
    }
    return soup;
}

/* The largest errors of positions and of normals. */
static void compare(const struct soup *soup, const glskin_bone *window, glskin_normals rule, double worst[2]) {
    static float got[2][COUNT][3];
    static double expected[2][COUNT][3];
    const glskin_mesh_desc desc = {.vertex_count = COUNT,
                                   .bone_count = BONES,
                                   .position = {soup->p, 0},
                                   .normal = {soup->n, 0},
                                   .skin = {soup->records, 0}};
    reference_skin(&desc, window, rule, expected[0], expected[1]);
    const struct skin_target target = {got[0], got[1], 12, 12};
    skin_kernel_scalar((const float(*)[3])soup->p, (const float(*)[3])soup->n, soup->records, COUNT, window, rule,
                       &target);
    worst[0] = worst[1] = 0;
    for (int what = 0; what < 2; what++)
        for (int i = 0; i < COUNT; i++)
            for (int k = 0; k < 3; k++) {
                double error = reference_error((double)got[what][i][k], expected[what][i][k]);
                ck_assert(isfinite(error));
                worst[what] = fmax(worst[what], error);
            }
}

/* Every other run all bones are mirrored. */
START_TEST(posed_vertices_match_the_double_reference) {
    struct dice dice = {99u + (unsigned)_i};
    glskin_bone *window = dice_posed_bones(&dice, BONES, _i & 2);
    struct soup *soup = random_soup(&dice);
    double worst[2];
    compare(soup, window, (glskin_normals)(_i & 1), worst);
    ck_assert_double_lt(worst[0], 2e-6);
    ck_assert_double_lt(worst[1], 2e-6);
    ck_assert_double_gt(worst[0], 0);
    free(window);
    free(soup);
}
END_TEST

/* Bones turned anyhow and some mirrored, so that blends nearly cancel: positions hold; normals are finite, but the
 * direction of what is left over is not always in the input's 24 bits. */
START_TEST(wild_vertices_match_the_double_reference) {
    struct dice dice = {5};
    glskin_bone *window = dice_bones(&dice, BONES);
    struct soup *soup = random_soup(&dice);
    double worst[2];
    compare(soup, window, (glskin_normals)_i, worst);
    ck_assert_double_lt(worst[0], 2e-6);
    free(window);
    free(soup);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("kernel");
    TEST_CASE(suite, high_bones_count_in_every_slot);
    TEST_CASE(suite, a_signed_shift_reads_bone_200_of_slot_3_as_minus_56);
    TEST_CASE(suite, a_zero_weight_never_reads_its_bone);
    TEST_CASE(suite, a_zero_weight_may_name_a_bone_past_the_window);
    TEST_LOOP(suite, normals_follow_the_rule, NORMAL_CASES);
    TEST_CASE(suite, normals_of_blends_are_unit);
    TEST_CASE(suite, weights_are_255ths);
    TEST_CASE(suite, the_target_is_written_by_stride_and_nowhere_else);
    TEST_LOOP(suite, posed_vertices_match_the_double_reference, 4);
    TEST_LOOP(suite, wild_vertices_match_the_double_reference, 2);
    return suite;
}
