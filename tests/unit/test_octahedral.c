/* Octahedral normals: exact on the axes, and everywhere within half a step of each of the two numbers. */
#include "skin/kernel.h"
#include "unit/skin_probe.h"

static void round_trip(const float n[3], float out[3]) {
    int16_t packed[2];
    octahedral_encode(n, packed);
    octahedral_decode(packed, out);
}

START_TEST(axes_are_exact) {
    const struct {
        float n[3];
        int16_t packed[2];
    } axes[] = {{{1, 0, 0}, {32767, 0}},   {{-1, 0, 0}, {-32767, 0}}, {{0, 1, 0}, {0, 32767}},
                {{0, -1, 0}, {0, -32767}}, {{0, 0, 1}, {0, 0}},       {{0, 0, -1}, {32767, 32767}}};
    for (size_t i = 0; i < sizeof axes / sizeof *axes; i++) {
        int16_t packed[2];
        float out[3];
        octahedral_encode(axes[i].n, packed);
        ck_assert_int_eq(packed[0], axes[i].packed[0]);
        ck_assert_int_eq(packed[1], axes[i].packed[1]);
        octahedral_decode(packed, out);
        for (int k = 0; k < 3; k++)
            ck_assert_float_eq(out[k], axes[i].n[k]);
    }
}
END_TEST

/* Half a step is 1/65534 in each of two coordinates; the map to the sphere stretches lengths by at most 3 at the
 * centres of the faces, where the octahedron is nearest to the centre of the sphere. */
START_TEST(random_normals_return_within_the_step) {
    struct dice dice = {7};
    double worst = 0, bound = sqrt(2.0) / 65534 * 3 + 3e-7;
    for (int i = 0; i < 200000; i++) {
        vec3 n = {dice_real(&dice, -1, 1), dice_real(&dice, -1, 1), dice_real(&dice, -1, 1)};
        if (glm_vec3_norm(n) < 1e-3f)
            continue;
        glm_vec3_normalize(n);
        float out[3];
        round_trip(n, out);
        double square = 0, length = 0;
        for (int k = 0; k < 3; k++) {
            square += pow((double)out[k] - (double)n[k], 2);
            length += (double)out[k] * (double)out[k];
        }
        worst = fmax(worst, sqrt(square));
        ck_assert_double_eq_tol(length, 1.0, 1e-6);
    }
    ck_assert_double_lt(worst, bound);
    ck_assert_double_gt(worst, 1e-5); /* 16 bits do round: a worst of 0 would mean that nothing was measured */
}
END_TEST

/* Inside the square, each pair of numbers is the nearest to its own direction. On its rim two (at the corners four)
 * pairs are one direction, so there it is the direction that must return. */
START_TEST(every_pair_decodes_and_encodes_to_itself) {
    for (int x = -32767; x <= 32767; x += 331)
        for (int y = -32767; y <= 32767; y += 257) {
            const int16_t in[2] = {(int16_t)x, (int16_t)y};
            int16_t out[2];
            float n[3], again[3];
            octahedral_decode(in, n);
            octahedral_encode(n, out);
            if (abs(x) < 32767 && abs(y) < 32767) {
                ck_assert_int_eq(out[0], x);
                ck_assert_int_eq(out[1], y);
            }
            octahedral_decode(out, again);
            for (int k = 0; k < 3; k++)
                ck_assert_float_eq_tol(again[k], n[k], 2e-7);
        }
}
END_TEST

START_TEST(what_is_no_direction_becomes_plus_z) {
    const float bad[][3] = {{0, 0, 0}, {NAN, 0, 1}, {0, INFINITY, 0}, {0, 0, -INFINITY}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        float out[3];
        round_trip(bad[i], out);
        ck_assert_float_eq(out[0], 0);
        ck_assert_float_eq(out[1], 0);
        ck_assert_float_eq(out[2], 1);
    }
}
END_TEST

START_TEST(the_spare_number_decodes_as_minus_one) {
    const int16_t in[2] = {-32768, 0}, corner[2] = {-32768, -32768};
    float out[3];
    octahedral_decode(in, out);
    ck_assert_float_eq(out[0], -1);
    ck_assert_float_eq(out[1], 0);
    ck_assert_float_eq(out[2], 0);
    octahedral_decode(corner, out);
    ck_assert_float_eq(out[0], 0);
    ck_assert_float_eq(out[1], 0);
    ck_assert_float_eq(out[2], -1);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("octahedral");
    TEST_CASE(suite, axes_are_exact);
    TEST_CASE(suite, random_normals_return_within_the_step);
    TEST_CASE(suite, every_pair_decodes_and_encodes_to_itself);
    TEST_CASE(suite, what_is_no_direction_becomes_plus_z);
    TEST_CASE(suite, the_spare_number_decodes_as_minus_one);
    return suite;
}
