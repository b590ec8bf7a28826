/* Every kernel that this machine runs, on one window and on records as given, against values known by hand and against
 * the double reference. */
#include "support/reference.h"
#include "unit/skin_probe.h"

/* The kernels that are available, so that a loop runs each. */
static glskin_cpu kernels[GLSKIN_CPU_COUNT];
static int kernel_count;

static void find_kernels(void) {
    for (int cpu = GLSKIN_CPU_SCALAR; cpu < GLSKIN_CPU_COUNT; cpu++)
        if (glskin_cpu_available((glskin_cpu)cpu))
            kernels[kernel_count++] = (glskin_cpu)cpu;
}

/* A prepared mesh, skinned once as a whole. */
static void skin_mesh(glskin_cpu cpu, const glskin_mesh_desc *desc, const glskin_bone *bones, glskin_normals rule,
                      const glskin_cpu_target *out) {
    glskin_cpu_mesh *mesh;
    struct probe probe;
    glskin_host host = probe_host(&probe);
    ck_assert_msg(glskin_cpu_mesh_create(&host, desc, rule, cpu, &mesh) == GLSKIN_OK, "%s", probe.error);
    ck_assert_int_eq(glskin_cpu_mesh_kernel(mesh), cpu);
    void *palette = aligned_alloc(64, glskin_cpu_mesh_palette_size(mesh));
    ck_assert_int_eq(glskin_cpu_mesh_pack(mesh, bones, palette), GLSKIN_OK);
    ck_assert_msg(glskin_cpu_mesh_skin(mesh, palette, 0, desc->vertex_count, out) == GLSKIN_OK, "%s", probe.error);
    glskin_cpu_mesh_destroy(mesh);
    free(palette);
    ck_assert_uint_eq(probe.blocks, 0);
}

struct skin_record {
    uint8_t bone[4], weight[4];
};

static void skin_one(glskin_cpu cpu, const glskin_bone *bones, size_t bone_count, struct skin_record record,
                     glskin_normals rule, const float p[3], const float n[3], float position[3], float normal[3]) {
    const glskin_mesh_desc desc = {
        .vertex_count = 1, .bone_count = bone_count, .position = {p, 0}, .normal = {n, 0}, .skin = {&record, 0}};
    skin_mesh(cpu, &desc, bones, rule, &(glskin_cpu_target){.position = position, .normal = normal});
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
            skin_one(kernels[_i], window, 256, record, GLSKIN_NORMALS_EXACT, p, n, position, normal);
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
    skin_one(kernels[_i], window, 201, record, GLSKIN_NORMALS_EXACT, origin, (const float[3]){0, 0, 1}, position,
             normal);
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
            skin_one(kernels[_i], window, 4, record, (glskin_normals)rule, (const float[3]){4, 0, 0},
                     (const float[3]){0, 1, 0}, position, normal);
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
    skin_one(kernels[_i], window, 1, (struct skin_record){{255, 0, 200, 255}, {0, 255, 0, 0}}, GLSKIN_NORMALS_EXACT,
             origin, (const float[3]){0, 0, 1}, position, normal);
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
        const int number = _i % NORMAL_CASES;
        const double *expected = rule == GLSKIN_NORMALS_EXACT ? normal_cases[number].exact : normal_cases[number].plain;
        float position[3], normal[3];
        skin_one(kernels[_i / NORMAL_CASES], &normal_cases[number].bone, 1, follow_first, (glskin_normals)rule, origin,
                 normal_cases[number].n, position, normal);
        for (int k = 0; k < 3; k++)
            ck_assert_msg(fabs((double)normal[k] - expected[k]) <= 4e-7, "%s, rule %d: (%g, %g, %g)",
                          normal_cases[number].what, rule, (double)normal[0], (double)normal[1], (double)normal[2]);
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
        skin_one(kernels[_i], window, 2, record, (glskin_normals)rule, origin, (const float[3]){1, 0, 0}, position,
                 normal);
        double length = sqrt(pow((double)normal[0], 2) + pow((double)normal[1], 2) + pow((double)normal[2], 2));
        ck_assert_double_eq_tol(length, 1, 4e-7);
        ck_assert_double_gt((double)normal[0], 0.99);
    }
}
END_TEST

START_TEST(weights_are_255ths) {
    /* synthetic v1000 model at 500 ms: bone 0 moves by (1,0,0), bone 1 by (0,2,0); 128 and 127 of 255 on (1, 0.5, 0) */
    const glskin_bone window[2] = {bone_at(1, 0, 0), bone_at(0, 2, 0)};
    float position[3], normal[3];
    skin_one(kernels[_i], window, 2, (struct skin_record){{0, 1, 0, 0}, {128, 127, 0, 0}}, GLSKIN_NORMALS_EXACT,
             (const float[3]){1, 0.5f, 0}, (const float[3]){0, 0, 1}, position, normal);
    assert_vector(position, 1 + 128.0 / 255, 0.5 + 2 * 127.0 / 255, 0, 3e-7);
    assert_vector(position, 1.50196, 1.49608, 0, 5e-6);
}
END_TEST

/* Zero scale in a mesh where other vertices stand beside it in the register. */
START_TEST(a_vertex_without_a_normal_leaves_its_neighbours_alone) {
    enum { MANY = 19 };
    const glskin_bone bones[2] = {bone_make(1, 1, 1, 5, 0, 0), bone_make(0, 0, 0, 0, 7, 0)};
    float p[MANY][3] = {{0}}, n[MANY][3], normals[MANY][3], positions[MANY][3];
    struct skin_record records[MANY];
    for (int v = 0; v < MANY; v++) {
        memcpy(n[v], (const float[3]){0.6f, 0, 0.8f}, sizeof n[v]);
        records[v] = (struct skin_record){{(uint8_t)(v % 3 == 1), 0, 0, 0}, {255, 0, 0, 0}};
    }
    const glskin_mesh_desc desc = {
        .vertex_count = MANY, .bone_count = 2, .position = {p, 0}, .normal = {n, 0}, .skin = {records, 0}};
    for (int rule = 0; rule < 2; rule++) {
        skin_mesh(kernels[_i], &desc, bones, (glskin_normals)rule,
                  &(glskin_cpu_target){.position = positions, .normal = normals});
        for (int v = 0; v < MANY; v++) {
            assert_vector(normals[v], 0.6, 0, 0.8, 4e-7);
            assert_vector(positions[v], v % 3 == 1 ? 0 : 5, v % 3 == 1 ? 7 : 0, 0, 0);
        }
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

static glskin_mesh_desc describe(const struct soup *soup) {
    return (glskin_mesh_desc){.vertex_count = COUNT,
                              .bone_count = BONES,
                              .position = {soup->p, 0},
                              .normal = {soup->n, 0},
                              .skin = {soup->records, 0}};
}

static float got[2][COUNT][3], scalar[2][COUNT][3];

/* The largest errors of positions and of normals: against the reference, and against the scalar kernel. */
static void compare(glskin_cpu cpu, const struct soup *soup, const glskin_bone *bones, glskin_normals rule,
                    double worst[2], double apart[2]) {
    static double expected[2][COUNT][3];
    const glskin_mesh_desc desc = describe(soup);
    reference_skin(&desc, bones, rule, expected[0], expected[1]);
    skin_mesh(GLSKIN_CPU_SCALAR, &desc, bones, rule, &(glskin_cpu_target){.position = scalar[0], .normal = scalar[1]});
    skin_mesh(cpu, &desc, bones, rule, &(glskin_cpu_target){.position = got[0], .normal = got[1]});
    for (int what = 0; what < 2; what++) {
        worst[what] = apart[what] = 0;
        for (int i = 0; i < COUNT; i++)
            for (int k = 0; k < 3; k++) {
                double error = reference_error((double)got[what][i][k], expected[what][i][k]);
                REQUIRE(isfinite(error));
                worst[what] = fmax(worst[what], error);
                apart[what] = fmax(apart[what], reference_error((double)got[what][i][k], (double)scalar[what][i][k]));
            }
    }
}

/* Every other run all bones are mirrored. */
START_TEST(posed_vertices_match_the_double_reference) {
    const int run = _i % 4;
    struct dice dice = {99u + (unsigned)run};
    glskin_bone *bones = dice_posed_bones(&dice, BONES, run & 2);
    struct soup *soup = random_soup(&dice);
    double worst[2], apart[2];
    compare(kernels[_i / 4], soup, bones, (glskin_normals)(run & 1), worst, apart);
    for (int what = 0; what < 2; what++) {
        ck_assert_double_lt(worst[what], 2e-6);
        ck_assert_double_lt(apart[what], 1e-6);
    }
    ck_assert_double_gt(worst[0], 0);
    free(bones);
    free(soup);
}
END_TEST

/* Bones turned anyhow and some mirrored, so that blends nearly cancel: positions hold; normals are finite, but the
 * direction of what is left over is not always in the input's 24 bits. */
START_TEST(wild_vertices_match_the_double_reference) {
    struct dice dice = {5};
    glskin_bone *bones = dice_bones(&dice, BONES);
    struct soup *soup = random_soup(&dice);
    double worst[2], apart[2];
    compare(kernels[_i / 2], soup, bones, (glskin_normals)(_i % 2), worst, apart);
    ck_assert_double_lt(worst[0], 2e-6);
    ck_assert_double_lt(apart[0], 1e-6);
    free(bones);
    free(soup);
}
END_TEST

/* Flattened and turned: the determinant is what rounding left, and its sign is the same whichever kernel it is. */
START_TEST(kernels_agree_on_flattened_bones) {
    struct dice dice = {17};
    glskin_bone *bones = dice_posed_bones(&dice, BONES, false);
    for (int b = 0; b < BONES; b++) { /* rows of equal direction: z' follows x' */
        for (int c = 0; c < 3; c++)
            bones[b].row[2][c] = 0.5f * bones[b].row[0][c];
    }
    struct soup *soup = random_soup(&dice);
    for (int i = 0; i < COUNT; i++)
        soup->records[i] = (struct skin_record){{soup->records[i].bone[0]}, {255}};
    double worst[2], apart[2];
    compare(kernels[_i], soup, bones, GLSKIN_NORMALS_EXACT, worst, apart);
    ck_assert_double_lt(apart[0], 1e-6);
    ck_assert_double_lt(apart[1], 1e-6);
    free(bones);
    free(soup);
}
END_TEST

Suite *test_suite(void) {
    find_kernels();
    Suite *suite = suite_create("kernel");
    TEST_LOOP(suite, high_bones_count_in_every_slot, kernel_count);
    TEST_LOOP(suite, a_signed_shift_reads_bone_200_of_slot_3_as_minus_56, kernel_count);
    TEST_LOOP(suite, a_zero_weight_never_reads_its_bone, kernel_count);
    TEST_LOOP(suite, a_zero_weight_may_name_a_bone_past_the_window, kernel_count);
    TEST_LOOP(suite, normals_follow_the_rule, kernel_count * NORMAL_CASES);
    TEST_LOOP(suite, normals_of_blends_are_unit, kernel_count);
    TEST_LOOP(suite, weights_are_255ths, kernel_count);
    TEST_LOOP(suite, a_vertex_without_a_normal_leaves_its_neighbours_alone, kernel_count);
    TEST_LOOP(suite, posed_vertices_match_the_double_reference, kernel_count * 4);
    TEST_LOOP(suite, wild_vertices_match_the_double_reference, kernel_count * 2);
    TEST_LOOP(suite, kernels_agree_on_flattened_bones, kernel_count);
    return suite;
}
