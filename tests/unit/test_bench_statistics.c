/* Medians and quartiles of `glskin bench`. */
#include "tool/bench/statistics.c"

#include "support/check_main.h"

#include <math.h>

static void expect(struct bench_time got, double min, double q1, double median, double q3) {
    ck_assert_double_eq_tol(got.min, min, 1e-12);
    ck_assert_double_eq_tol(got.q1, q1, 1e-12);
    ck_assert_double_eq_tol(got.median, median, 1e-12);
    ck_assert_double_eq_tol(got.q3, q3, 1e-12);
}

START_TEST(quantiles_lie_between_neighbours) {
    /* (count - 1) * p: for four values the first quartile is at 0.75, the median at 1.5, the third at 2.25. */
    expect(bench_time_of((double[]){40, 10, 30, 20}, 4), 10, 17.5, 25, 32.5);
    expect(bench_time_of((double[]){5, 1, 4, 2, 3}, 5), 1, 2, 3, 4);
    expect(bench_time_of((double[]){7}, 1), 7, 7, 7, 7);
}
END_TEST

START_TEST(one_outlier_moves_no_median) {
    expect(bench_time_of((double[]){2, 1e9, 2, 2, 2}, 5), 2, 2, 2, 2);
}
END_TEST

START_TEST(nothing_measured_is_no_number) {
    struct bench_time none = bench_time_of(NULL, 0);
    ck_assert(isnan(none.median) && isnan(none.min) && isnan(none.q1) && isnan(none.q3));
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("bench statistics");
    TEST_CASE(suite, quantiles_lie_between_neighbours);
    TEST_CASE(suite, one_outlier_moves_no_median);
    TEST_CASE(suite, nothing_measured_is_no_number);
    return suite;
}
