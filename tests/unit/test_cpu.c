/* Instruction sets: what is asked, named and chosen. */
#include "core/cpu.h"
#include "support/check_main.h"

START_TEST(names_are_distinct_and_known) {
    for (int a = 0; a < GLSKIN_CPU_COUNT; a++) {
        ck_assert_str_ne(glskin_cpu_name((glskin_cpu)a), "unknown");
        for (int b = 0; b < a; b++)
            ck_assert_str_ne(glskin_cpu_name((glskin_cpu)a), glskin_cpu_name((glskin_cpu)b));
    }
    ck_assert_str_eq(glskin_cpu_name(GLSKIN_CPU_COUNT), "unknown");
}
END_TEST

START_TEST(best_is_available_and_what_auto_means) {
    ck_assert(glskin_cpu_available(cpu_best()));
    ck_assert_int_ne(cpu_best(), GLSKIN_CPU_AUTO);
    ck_assert_int_eq(cpu_choose(GLSKIN_CPU_AUTO), cpu_best());
#if defined(__x86_64__) || defined(__aarch64__) /* SSE2 and NEON are part of them */
    ck_assert_int_ne(cpu_best(), GLSKIN_CPU_SCALAR);
#endif
}
END_TEST

START_TEST(a_set_that_is_not_here_is_not_swapped_for_another) {
    for (int i = GLSKIN_CPU_SCALAR; i < GLSKIN_CPU_COUNT; i++) {
        glskin_cpu cpu = (glskin_cpu)i;
        ck_assert_int_eq(cpu_choose(cpu), glskin_cpu_available(cpu) ? cpu : GLSKIN_CPU_AUTO);
    }
    ck_assert(!glskin_cpu_available(GLSKIN_CPU_COUNT));
    ck_assert(!(glskin_cpu_available(GLSKIN_CPU_NEON) && glskin_cpu_available(GLSKIN_CPU_SSE2)));
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("cpu");
    TEST_CASE(suite, names_are_distinct_and_known);
    TEST_CASE(suite, best_is_available_and_what_auto_means);
    TEST_CASE(suite, a_set_that_is_not_here_is_not_swapped_for_another);
    return suite;
}
