/* A tangent's word: what it costs, and that the side survives every direction. */
#include "support/check_main.h"

#include "skin/kernel.h"

#include <math.h>

/* The first number is half a step of 1/32767 off at most, the second of 1/16383.5; the point of the octahedron moves by
 * at most sqrt(6) of the larger and lies at least 1/sqrt(3) from the centre: 0.5 / 16383.5 * sqrt(18) = 1.3e-4. The
 * second number is also kept at 1 at least: a whole step. */
#define COST 2.7e-4

static void check(float x, float y, float z) {
    for (int side = -1; side <= 1; side += 2) {
        float length = sqrtf(x * x + y * y + z * z), tangent[4] = {x / length, y / length, z / length, (float)side};
        float got[4];
        int16_t word[2];
        tangent_encode(tangent, word);
        ck_assert_int_ne(word[1], 0);
        tangent_decode(word, got);
        for (int i = 0; i < 3; i++)
            ck_assert_msg(fabs((double)got[i] - (double)tangent[i]) <= COST, "%g %g %g: axis %d is %g", (double)x,
                          (double)y, (double)z, i, (double)got[i]);
        ck_assert_float_eq(got[3], (float)side);
        ck_assert_float_eq_tol(got[0] * got[0] + got[1] * got[1] + got[2] * got[2], 1, 1e-6f);
    }
}

START_TEST(a_word_gives_back_direction_and_side) {
    for (int i = 0; i < 64; i++)
        for (int j = 0; j < 64; j++) {
            float a = (float)i * 0.0981748f, b = (float)j * 0.0490874f;
            check(cosf(a) * sinf(b), sinf(a) * sinf(b), cosf(b));
        }
}
END_TEST

START_TEST(the_edges_of_the_square_keep_the_side) {
    static const float axes[6][3] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    for (int i = 0; i < 6; i++)
        check(axes[i][0], axes[i][1], axes[i][2]);
    check(1e-6f, -1, -1e-6f);
}
END_TEST

/* From the definition: (x + 0, y) on the square, then 32767 steps and (y + 1) / 2 of them. */
START_TEST(words_in_closed_form) {
    static const float half[4] = {0.5f, 0.5f, 0, -1}; /* on the octahedron itself */
    int16_t word[2];
    tangent_encode(half, word);
    ck_assert_int_eq(word[0], 16384);  /* floor(16383.5 + 0.5) */
    ck_assert_int_eq(word[1], -24575); /* floor(8191.75 + 16383.5 + 0.5) */
    tangent_encode((const float[4]){0, -1, 0, 1}, word);
    ck_assert_int_eq(word[1], 1);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("tangent");
    TEST_CASE(suite, a_word_gives_back_direction_and_side);
    TEST_CASE(suite, the_edges_of_the_square_keep_the_side);
    TEST_CASE(suite, words_in_closed_form);
    return suite;
}
