/* Values between keys, against closed forms; and that the cursor never shows in them. */
#include "support/check_main.h"

#include "core/maths.h"
#include "model/track.h"

#include <stdlib.h>
#include <string.h>

static const float rest_zero[3] = {0, 0, 0};

static void sample(const struct model_track *track, double start, double end, double time, float out[3]) {
    struct track_cursor cursor;
    track_set_window(track, start, end, &cursor);
    track_vector(track, &cursor, time, rest_zero, out);
}

static void check3(const float got[3], double x, double y, double z) {
    ck_assert_msg(fabs(got[0] - x) < 1e-6 && fabs(got[1] - y) < 1e-6 && fabs(got[2] - z) < 1e-6,
                  "(%.9g,%.9g,%.9g) where (%.9g,%.9g,%.9g) is right", (double)got[0], (double)got[1], (double)got[2], x,
                  y, z);
}

static const int32_t times[] = {100, 200, 400};
static const float plain_values[] = {1, 0, 0, 3, 2, -4, 7, 0, 8};

START_TEST(steps_hold_the_last_key) {
    struct model_track track = {3, times, plain_values, -1, MODEL_STEP};
    float out[3];
    sample(&track, 0, 1000, 199.999, out);
    check3(out, 1, 0, 0);
    sample(&track, 0, 1000, 200, out);
    check3(out, 3, 2, -4);
    sample(&track, 0, 1000, 399, out);
    check3(out, 3, 2, -4);
}
END_TEST

START_TEST(linear_keys_blend) {
    struct model_track track = {3, times, plain_values, -1, MODEL_LINEAR};
    float out[3];
    sample(&track, 0, 1000, 150, out);
    check3(out, 2, 1, -2);
    sample(&track, 0, 1000, 250, out);
    check3(out, 4, 1.5, -1);
    sample(&track, 0, 1000, 200, out);
    check3(out, 3, 2, -4);
}
END_TEST

/* value, in, out: the order of the file. p(s) of the textbook, with s = 1/4 between the first two keys. */
static const float curved_values[] = {1, 0, 0,  /**/ 90, 91, 92, /**/ 8,  4,  0, /* next key */
                                      3, 2, -4, /**/ 0,  16, 4,  /**/ 95, 96, 97};

START_TEST(hermite_uses_out_of_the_left_and_in_of_the_right) {
    struct model_track track = {2, times, curved_values, -1, MODEL_HERMITE};
    float out[3];
    sample(&track, 0, 1000, 125, out);
    double s = 0.25, h00 = 2 * s * s * s - 3 * s * s + 1, h10 = s * s * s - 2 * s * s + s,
           h01 = -2 * s * s * s + 3 * s * s, h11 = s * s * s - s * s;
    check3(out, h00 * 1 + h10 * 8 + h01 * 3 + h11 * 0, h10 * 4 + h01 * 2 + h11 * 16, h01 * -4 + h11 * 4);
    sample(&track, 0, 1000, 100, out);
    check3(out, 1, 0, 0);
    sample(&track, 0, 1000, 200, out);
    check3(out, 3, 2, -4);
}
END_TEST

START_TEST(bezier_uses_the_tangents_as_control_points) {
    struct model_track track = {2, times, curved_values, -1, MODEL_BEZIER};
    float out[3];
    sample(&track, 0, 1000, 125, out); /* (27, 27, 9, 1) / 64 */
    check3(out, (27 * 1 + 27 * 8 + 9 * 0 + 3) / 64.0, (27 * 4 + 9 * 16 + 2) / 64.0, (9 * 4 - 4) / 64.0);
}
END_TEST

START_TEST(only_keys_of_the_window_count_and_the_nearest_holds) {
    static const int32_t time[] = {0, 100, 200, 300, 400};
    static const float value[] = {-9, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 99, 0, 0};
    struct model_track track = {5, time, value, -1, MODEL_LINEAR};
    float out[3];
    sample(&track, 50, 350, 60, out);
    check3(out, 1, 0, 0); /* not on the way from key 0 */
    sample(&track, 50, 350, 340, out);
    check3(out, 3, 0, 0); /* not on the way to key 400 */
    sample(&track, 100, 300, 300, out);
    check3(out, 3, 0, 0); /* both ends belong to it */
    sample(&track, 110, 190, 150, out);
    check3(out, 0, 0, 0); /* none in it: rest */
    sample(&track, 200, 200, 200, out);
    check3(out, 2, 0, 0);
}
END_TEST

START_TEST(of_equal_times_the_last_key_counts) {
    static const int32_t time[] = {0, 100, 100, 100, 200};
    static const float value[] = {0, 0, 0, 5, 0, 0, 6, 0, 0, 7, 0, 0, 9, 0, 0};
    struct model_track track = {5, time, value, -1, MODEL_LINEAR};
    float out[3];
    sample(&track, 0, 200, 50, out);
    check3(out, 2.5, 0, 0);
    sample(&track, 0, 200, 100, out);
    check3(out, 7, 0, 0);
    sample(&track, 0, 200, 150, out);
    check3(out, 8, 0, 0);
}
END_TEST

/* About one axis angles add, so every kind of blend has an angle in closed form. */
static void about_z(double degrees, float out[4]) {
    double half = degrees * acos(-1) / 360;
    out[0] = out[1] = 0;
    out[2] = (float)sin(half);
    out[3] = (float)cos(half);
}

static double angle_z(const float q[4]) {
    ck_assert_double_eq_tol(sqrt((double)q[2] * q[2] + (double)q[3] * q[3]), 1, 1e-6);
    return 360 / acos(-1) * atan2(q[2], q[3]);
}

static double turn(enum model_interpolation interpolation, const float *values, double time) {
    struct model_track track = {2, times, values, -1, interpolation};
    struct track_cursor cursor;
    float out[4];
    track_set_window(&track, 0, 1000, &cursor);
    track_rotation(&track, &cursor, time, out);
    return angle_z(out);
}

START_TEST(linear_rotations_run_evenly_on_the_sphere) {
    float keys[8];
    about_z(0, keys);
    about_z(160, keys + 4);
    ck_assert_double_eq_tol(turn(MODEL_LINEAR, keys, 110), 16, 1e-4);
    ck_assert_double_eq_tol(turn(MODEL_LINEAR, keys, 150), 80, 1e-4);
    ck_assert_double_eq_tol(turn(MODEL_STEP, keys, 199), 0, 1e-4);
}
END_TEST

START_TEST(rotations_take_the_short_way) {
    float keys[8];
    about_z(10, keys);
    about_z(50, keys + 4);
    for (int i = 4; i < 8; ++i)
        keys[i] = -keys[i]; /* the same rotation, on the far side of the sphere */
    double got = turn(MODEL_LINEAR, keys, 125);
    ck_assert_double_eq_tol(got, 20, 1e-4);
    about_z(200, keys + 4); /* 190 degrees on is 170 back */
    ck_assert_double_eq_tol(turn(MODEL_LINEAR, keys, 150), 10 - 85, 1e-4);
}
END_TEST

/* Where a blend that flips no sign, or takes a threshold, goes through zero. */
START_TEST(nearly_equal_and_nearly_opposite_rotations_blend) {
    static const double steps[] = {1e-7, 1e-5, 1e-3, 0.02, 0.05, 0.1, 1};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; ++i) {
        for (int sign = -1; sign <= 1; sign += 2) {
            float keys[8];
            about_z(30, keys);
            about_z(30 + steps[i], keys + 4);
            for (int c = 4; c < 8; ++c)
                keys[c] *= (float)sign;
            double got = turn(MODEL_LINEAR, keys, 125);
            ck_assert_msg(fabs(got - 30 - steps[i] / 4) < 2e-5, "%g apart, sign %d: %.9g", steps[i], sign, got);
        }
    }
}
END_TEST

/* arc = a(0)..a(1), tangents t(0)..t(1): arc + 2s(1-s) * (tangents - arc), as all turn about z. */
START_TEST(curved_rotations_blend_two_arcs) {
    float keys[24];
    about_z(0, keys);
    about_z(77, keys + 4); /* in of the left key: unused */
    about_z(30, keys + 8);
    about_z(80, keys + 12);
    about_z(60, keys + 16);
    about_z(-77, keys + 20); /* out of the right key: unused */
    double s = 0.25, arc = 80 * s, tangents = 30 + 30 * s, right = arc + 2 * s * (1 - s) * (tangents - arc);
    ck_assert_double_eq_tol(turn(MODEL_HERMITE, keys, 125), right, 1e-4);
    ck_assert_double_eq_tol(turn(MODEL_BEZIER, keys, 125), right, 1e-4);
    ck_assert_double_eq_tol(turn(MODEL_BEZIER, keys, 200), 80, 1e-4);
}
END_TEST

/* A rotation that isn't about one axis, against the definition: q0 * (q0^-1 q1)^s. */
START_TEST(a_rotation_between_axes_is_a_constant_turn) {
    double a[4] = {0.1, -0.7, 0.2, 0.6}, b[4] = {-0.5, 0.3, 0.4, 0.1}, whole = 0;
    float from[4], to[4], out[4];
    ck_assert_double_gt(maths_quat_normalize(a), 0);
    ck_assert_double_gt(maths_quat_normalize(b), 0);
    for (int i = 0; i < 4; ++i) {
        whole += a[i] * b[i];
        from[i] = (float)a[i];
        to[i] = (float)b[i];
    }
    double angle = acos(fabs(whole));
    for (double s = 0; s <= 1; s += 0.125) {
        maths_quat_slerp(from, to, (float)s, out);
        double dot_a = 0, dot_b = 0, length = 0;
        for (int i = 0; i < 4; ++i) {
            dot_a += a[i] * out[i];
            dot_b += b[i] * out[i];
            length += (double)out[i] * out[i];
        }
        ck_assert_double_eq_tol(length, 1, 5e-7);
        ck_assert_double_eq_tol(dot_a, cos(s * angle), 3e-7);
        ck_assert_double_eq_tol(fabs(dot_b), cos((1 - s) * angle), 3e-7);
    }
    double zero[4] = {0, 0, 0, 0};
    ck_assert_double_eq(maths_quat_normalize(zero), 0);
}
END_TEST

enum { MANY = 1000 };

/* The answer at a time, asked of a cursor that has just been made. */
static void fresh(const struct model_track *track, double time, float out[3]) {
    sample(track, 40, 9000, time, out);
}

START_TEST(the_cursor_never_shows) {
    static int32_t time[MANY];
    static float value[3 * MANY];
    uint32_t seed = 12345;
    int32_t at = 0;
    for (size_t i = 0; i < MANY; ++i) {
        seed = seed * 1664525u + 1013904223u;
        at += (int32_t)(seed >> 28); /* 0 too: equal times */
        time[i] = at;
        for (int c = 0; c < 3; ++c) {
            seed = seed * 1664525u + 1013904223u;
            value[3 * i + (size_t)c] = (float)(seed >> 8) / 65536;
        }
    }
    struct model_track track = {MANY, time, value, -1, MODEL_LINEAR};
    struct track_cursor forward, backward, jumping;
    track_set_window(&track, 40, 9000, &forward);
    backward = jumping = forward;
    for (int step = 0; step <= 4000; ++step) {
        float want[3], got[3];
        double time_forward = step * 2.3, time_backward = (4000 - step) * 2.3;
        seed = seed * 1664525u + 1013904223u;
        double time_jump = (double)(seed >> 8) / (1 << 24) * 9500;
        fresh(&track, time_forward, want);
        track_vector(&track, &forward, time_forward, rest_zero, got);
        ck_assert_mem_eq(want, got, sizeof got);
        fresh(&track, time_backward, want);
        track_vector(&track, &backward, time_backward, rest_zero, got);
        ck_assert_mem_eq(want, got, sizeof got);
        fresh(&track, time_jump, want);
        track_vector(&track, &jumping, time_jump, rest_zero, got);
        ck_assert_mem_eq(want, got, sizeof got);
    }
}
END_TEST

/* Independent of any search: the last key at or before each time, by looking at all of them. */
START_TEST(the_right_key_is_found) {
    static const int32_t time[] = {-50, 0, 0, 3, 4, 5, 6, 7, 8, 100, 100, 101};
    enum { COUNT = sizeof time / sizeof time[0] };
    float value[3 * COUNT];
    for (int i = 0; i < 3 * COUNT; ++i)
        value[i] = (float)(i / 3);
    struct model_track track = {COUNT, time, value, -1, MODEL_STEP};
    struct track_cursor cursor;
    track_set_window(&track, 0, 100, &cursor);
    for (int pass = 0; pass < 3; ++pass) {
        for (int step = 0; step <= 110; ++step) {
            int at = pass == 1 ? 110 - step : pass == 2 ? step * 37 % 111 : step, last = 1;
            float out[3];
            for (int i = 1; i < COUNT && time[i] <= 100; ++i)
                last = time[i] <= at ? i : last;
            track_vector(&track, &cursor, at, rest_zero, out);
            ck_assert_float_eq(out[0], (float)last);
        }
    }
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("track");
    TEST_CASE(suite, steps_hold_the_last_key);
    TEST_CASE(suite, linear_keys_blend);
    TEST_CASE(suite, hermite_uses_out_of_the_left_and_in_of_the_right);
    TEST_CASE(suite, bezier_uses_the_tangents_as_control_points);
    TEST_CASE(suite, only_keys_of_the_window_count_and_the_nearest_holds);
    TEST_CASE(suite, of_equal_times_the_last_key_counts);
    TEST_CASE(suite, linear_rotations_run_evenly_on_the_sphere);
    TEST_CASE(suite, rotations_take_the_short_way);
    TEST_CASE(suite, nearly_equal_and_nearly_opposite_rotations_blend);
    TEST_CASE(suite, curved_rotations_blend_two_arcs);
    TEST_CASE(suite, a_rotation_between_axes_is_a_constant_turn);
    TEST_CASE(suite, the_cursor_never_shows);
    TEST_CASE(suite, the_right_key_is_found);
    return suite;
}
