/* Palettes: four matrix layouts, and groups of bones. */
#include "unit/skin_probe.h"

enum { MATRICES = 500 };

/* cglm's matrix written out as a host of the given convention would hold it. Returns the floats a matrix takes. */
static size_t write_matrix(mat4 m, glskin_matrix_layout layout, float *out) {
    size_t floats = layout == GLSKIN_ROWS_3X4 ? 12 : 16;
    for (size_t k = 0; k < floats; k++) {
        size_t major = k / 4, minor = k % 4;
        switch (layout) {
        case GLSKIN_COLUMN_MAJOR_4X4: out[k] = m[major][minor]; break;
        case GLSKIN_ROW_MAJOR_ROWVECTOR_4X4: out[k] = m[major][minor]; break; /* (M^T) by rows is M by columns */
        case GLSKIN_ROW_MAJOR_4X4:
        case GLSKIN_ROWS_3X4: out[k] = m[minor][major]; break;
        }
    }
    return floats;
}

START_TEST(packed_bones_transform_as_the_matrices_do) {
    glskin_matrix_layout layout = (glskin_matrix_layout)_i;
    struct dice dice = {1234u + (unsigned)_i};
    static float memory[MATRICES * 16];
    static mat4 matrices[MATRICES];
    static glskin_bone bones[MATRICES];
    size_t at = 0;
    for (size_t i = 0; i < MATRICES; i++) {
        dice_matrix(&dice, matrices[i]);
        at += write_matrix(matrices[i], layout, memory + at);
    }
    glskin_pack_bones(bones, memory, MATRICES, layout);
    for (size_t i = 0; i < MATRICES; i++) {
        vec3 p = {dice_real(&dice, -9, 9), dice_real(&dice, -9, 9), dice_real(&dice, -9, 9)}, by_cglm;
        glm_mat4_mulv3(matrices[i], p, 1.0f, by_cglm);
        for (int r = 0; r < 3; r++) {
            double expected = (double)matrices[i][3][r], got = (double)bones[i].row[r][3];
            for (int c = 0; c < 3; c++) {
                expected += (double)matrices[i][c][r] * (double)p[c];
                got += (double)bones[i].row[r][c] * (double)p[c];
            }
            ck_assert_double_eq_tol(got, expected, 1e-13);
            ck_assert_double_eq_tol(got, (double)by_cglm[r], 2e-5);
        }
    }
}
END_TEST

/* v * M, as D3DX: rotate 90 degrees about z, then move by (10, 20, 30). (1,0,0) turns to (0,1,0), then (10,21,30). */
static const float d3dx[16] = {0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 10, 20, 30, 1};

static void transform(const float row[3][4], float x, float y, float z, float out[3]) {
    for (int r = 0; r < 3; r++)
        out[r] = row[r][0] * x + row[r][1] * y + row[r][2] * z + row[r][3];
}

START_TEST(a_row_vector_matrix_keeps_its_translation) {
    glskin_bone bone;
    glskin_pack_bones(&bone, d3dx, 1, GLSKIN_ROW_MAJOR_ROWVECTOR_4X4);
    float p[3];
    transform(bone.row, 1, 0, 0, p);
    ck_assert_float_eq(p[0], 10);
    ck_assert_float_eq(p[1], 21);
    ck_assert_float_eq(p[2], 30);
}
END_TEST

/* The seed copied 12 floats, "the first three rows". That moves nothing and turns the wrong way. */
START_TEST(copying_the_first_three_rows_of_a_row_vector_matrix_loses_it) {
    glskin_bone copied;
    memcpy(&copied, d3dx, sizeof copied);
    float p[3];
    transform(copied.row, 1, 0, 0, p);
    ck_assert_float_eq(p[0], 0);
    ck_assert_float_eq(p[1], -1);
    ck_assert_float_eq(p[2], 0);
}
END_TEST

START_TEST(the_fourth_row_is_not_read) {
    float m[16] = {1, 0, 0, NAN, 0, 1, 0, NAN, 0, 0, 1, NAN, 5, 6, 7, NAN};
    glskin_bone bone, expected = bone_at(5, 6, 7);
    glskin_pack_bones(&bone, m, 1, GLSKIN_COLUMN_MAJOR_4X4);
    ck_assert_mem_eq(&bone, &expected, sizeof bone);
}
END_TEST

START_TEST(rows_pack_in_place_and_an_unknown_layout_writes_nothing) {
    glskin_bone bones[2] = {bone_at(1, 2, 3), bone_at(4, 5, 6)}, before[2];
    memcpy(before, bones, sizeof bones);
    glskin_pack_bones(bones, &bones[0].row[0][0], 2, GLSKIN_ROWS_3X4);
    ck_assert_mem_eq(bones, before, sizeof bones);
    glskin_pack_bones(bones, d3dx, 1, (glskin_matrix_layout)99);
    ck_assert_mem_eq(bones, before, sizeof bones);
    glskin_pack_bones(bones, NULL, 0, GLSKIN_ROWS_3X4);
    ck_assert_mem_eq(bones, before, sizeof bones);
}
END_TEST

/* Bone b moves by (b, b*b, 1): the mean over bones first..first+n-1 has a closed form. */
START_TEST(groups_of_any_size_are_the_mean_of_their_bones) {
    enum { BONES = 400, GROUPS = 10 };
    static glskin_bone bones[BONES];
    for (int b = 0; b < BONES; b++)
        bones[b] = bone_make((float)b, 1, 1, (float)b, (float)(b * b), 1);
    uint32_t sizes[GROUPS] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 300}, members[345];
    size_t total = 0;
    for (size_t g = 0; g < GROUPS; g++)
        for (uint32_t i = 0; i < sizes[g]; i++)
            members[total++] = (uint32_t)(7 * g + i);
    glskin_groups groups = {sizes, GROUPS, members, total};
    glskin_bone out[GROUPS];
    ck_assert_int_eq(glskin_pack_groups(NULL, out, bones, BONES, &groups), GLSKIN_OK);
    for (int g = 0; g < GROUPS; g++) {
        double n = sizes[g], a = 7.0 * g;
        double mean = a + (n - 1) / 2, square = a * a + a * (n - 1) + (n - 1) * (2 * n - 1) / 6;
        ck_assert_double_eq_tol((double)out[g].row[0][0], mean, 1e-7 * (1 + mean));
        ck_assert_double_eq_tol((double)out[g].row[0][3], mean, 1e-7 * (1 + mean));
        ck_assert_double_eq_tol((double)out[g].row[1][3], square, 1e-7 * (1 + square));
        ck_assert_float_eq(out[g].row[2][3], 1);
        ck_assert_float_eq(out[g].row[1][1], 1);
        ck_assert_float_eq(out[g].row[0][1], 0);
    }
}
END_TEST

START_TEST(a_bone_may_stand_twice_in_a_group) {
    glskin_bone bones[2] = {bone_at(0, 0, 0), bone_at(3, 0, 0)}, out;
    uint32_t size = 3, members[3] = {1, 0, 1};
    glskin_groups groups = {&size, 1, members, 3};
    ck_assert_int_eq(glskin_pack_groups(NULL, &out, bones, 2, &groups), GLSKIN_OK);
    ck_assert_float_eq(out.row[0][3], 2);
}
END_TEST

START_TEST(bad_groups_are_named) {
    glskin_bone bones[5] = {{{{0}}}}, out[3];
    const struct {
        uint32_t sizes[3];
        size_t bone_total;
        uint32_t last;
        const char *text;
    } cases[] = {
        {{1, 0, 3}, 4, 0, "group 1 of 3 has size 0; expected at least 1 bone"},
        {{1, 1, 2}, 1, 0, "the sizes of 3 groups sum to 4; expected the 1 bones listed"},
        {{1, 1, 1}, 4, 0, "the sizes of 3 groups sum to 3; expected the 4 bones listed"},
        {{4294967295u, 4294967295u, 6}, 4, 0, "sum to 8589934596; expected the 4 bones listed"}, /* 4 in 32 bits */
        {{1, 1, 2}, 4, 5, "group 2 names bone 5; expected less than the 5 bones there are"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct probe probe;
        glskin_host host = probe_host(&probe);
        uint32_t members[4] = {0, 1, 2, cases[i].last};
        glskin_groups groups = {cases[i].sizes, 3, members, cases[i].bone_total};
        PROBE_FAILED(probe, glskin_pack_groups(&host, out, bones, 5, &groups), GLSKIN_ERROR_MALFORMED_DATA,
                     cases[i].text);
    }
}
END_TEST

START_TEST(missing_group_arguments_are_named) {
    glskin_bone bones[1] = {{{{0}}}}, out[1];
    uint32_t one = 1, zero = 0;
    const glskin_groups good = {&one, 1, &zero, 1}, no_sizes = {NULL, 1, &zero, 1}, no_bones = {&one, 1, NULL, 1};
    struct probe probe;
    glskin_host host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_pack_groups(&host, out, bones, 1, NULL), GLSKIN_ERROR_INVALID_ARGUMENT,
                 "list of groups");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_pack_groups(&host, NULL, bones, 1, &good), GLSKIN_ERROR_INVALID_ARGUMENT, "out is NULL");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_pack_groups(&host, out, NULL, 1, &good), GLSKIN_ERROR_INVALID_ARGUMENT,
                 "palette of bones");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_pack_groups(&host, out, bones, 1, &no_sizes), GLSKIN_ERROR_INVALID_ARGUMENT,
                 "sizes is NULL");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_pack_groups(&host, out, bones, 1, &no_bones), GLSKIN_ERROR_INVALID_ARGUMENT,
                 "bones is NULL");
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("pack");
    TEST_LOOP(suite, packed_bones_transform_as_the_matrices_do, 4);
    TEST_CASE(suite, a_row_vector_matrix_keeps_its_translation);
    TEST_CASE(suite, copying_the_first_three_rows_of_a_row_vector_matrix_loses_it);
    TEST_CASE(suite, the_fourth_row_is_not_read);
    TEST_CASE(suite, rows_pack_in_place_and_an_unknown_layout_writes_nothing);
    TEST_CASE(suite, groups_of_any_size_are_the_mean_of_their_bones);
    TEST_CASE(suite, a_bone_may_stand_twice_in_a_group);
    TEST_CASE(suite, bad_groups_are_named);
    TEST_CASE(suite, missing_group_arguments_are_named);
    return suite;
}
