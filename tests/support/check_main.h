/* What every test program shares: it defines test_suite() and, where it may be unable to run, test_skip_reason(). */
#ifndef GLSKIN_TESTS_CHECK_MAIN_H
#define GLSKIN_TESTS_CHECK_MAIN_H

#include <check.h>

#define TEST_CASE(suite, function)                                                                                     \
    do {                                                                                                               \
        TCase *test_case_ = tcase_create(#function);                                                                   \
        tcase_set_timeout(test_case_, 120);                                                                            \
        tcase_add_test(test_case_, function);                                                                          \
        suite_add_tcase(suite, test_case_);                                                                            \
    } while (0)

/* Runs function once for each _i in [0, count). */
#define TEST_LOOP(suite, function, count)                                                                              \
    do {                                                                                                               \
        TCase *test_case_ = tcase_create(#function);                                                                   \
        tcase_set_timeout(test_case_, 120);                                                                            \
        tcase_add_loop_test(test_case_, function, 0, count);                                                           \
        suite_add_tcase(suite, test_case_);                                                                            \
    } while (0)

Suite *test_suite(void);
const char *test_skip_reason(void); /* NULL: run. A weak default returns NULL. */

/* ../shared/assets/NAME beside the source tree, or NULL where the checkout has none. Static storage. */
const char *test_asset(const char *name);
/* A whole file; *size gets its length. Fails the test if it can't be read. free() it. */
unsigned char *test_read_file(const char *path, size_t *size);

#endif
