/* `glskin check` on the damaged files of ../shared/assets: each has the verdict that its manifest wants, at once and in
 * little memory. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#if defined(__SANITIZE_ADDRESS__)
enum { MEASURES_MEMORY = 0 }; /* AddressSanitizer's own is more */
#else
enum { MEASURES_MEMORY = 1 };
#endif
enum { KIB_MAX = 64 * 1024 };

const char *test_skip_reason(void) {
    return test_asset("corrupt/manifest.json") ? NULL : "no ../shared: the damaged files are not here";
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static struct run check_asset(const char *name, const char *options) {
    double begun = now();
    struct run run = run_glskin("", "check %s %s", options, test_asset(name));
    ck_assert_msg(run.code == 0 || run.code == 1, "%s: exit code %d", name, run.code);
    ck_assert_msg(now() - begun < 1, "%s took %g s", name, now() - begun);
    return run;
}

static void check_memory(void) {
    struct rusage usage;
    ck_assert_int_eq(getrusage(RUSAGE_CHILDREN, &usage), 0);
    long kib = usage.ru_maxrss; /* of the largest child so far */
#ifdef __APPLE__
    kib /= 1024;
#endif
    ck_assert_msg(!MEASURES_MEMORY || kib < KIB_MAX, "%ld KiB", kib);
}

START_TEST(the_manifests_files_have_their_verdicts) {
    size_t size, tried = 0;
    char *text = (char *)test_read_file(test_asset("corrupt/manifest.json"), &size);
    for (char *at = text; (at = strstr(at, "\"file\": \"")) != NULL;) {
        char name[128], path[160], must[32];
        ck_assert_int_eq(sscanf(at, "\"file\": \"%127[^\"]", name), 1);
        at = strstr(at, "\"must\": \"");
        ck_assert_ptr_nonnull(at);
        ck_assert_int_eq(sscanf(at, "\"must\": \"%31[^\"]", must), 1);
        snprintf(path, sizeof path, "corrupt/%s", name);
        struct run run = check_asset(path, "--json");
        bool error = strstr(run.out, "\"verdict\":\"error\"") != NULL;
        bool repaired = strstr(run.out, "\"verdict\":\"repaired\"") != NULL;
        ck_assert_msg(strcmp(must, "error") == 0 ? error : error || repaired, "%s must be %s: %s", name, must, run.out);
        ck_assert_int_eq(run.code, error);
        run_free(&run);
        run = check_asset(path, "--json --strict");
        ck_assert_msg(run.code == 1 && strstr(run.out, "\"verdict\":\"error\""), "%s: %s", name, run.out);
        run_free(&run);
        ++tried;
    }
    ck_assert_uint_eq(tried, 39);
    free(text);
    check_memory();
}
END_TEST

START_TEST(undamaged_files_are_sound) {
    static const char *const files[] = {
        "corrupt/good_v800.mdx", "corrupt/good_v1000.mdx", "corrupt/good_v256.m2", "models", "synthetic", "blp"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct run run = run_glskin("", "check %s", test_asset(files[i]));
        ck_assert_msg(run.code == 0, "%s", run.out);
        ck_assert_msg(strstr(run.out, ": 0 error, 0 repaired, 0 warning, ") || strstr(run.out, ": ok\n"), "%s",
                      run.out);
        ck_assert_ptr_null(strstr(run.out, "repaired ("));
        ck_assert_ptr_null(strstr(run.out, "warning ("));
        run_free(&run);
    }
}
END_TEST

START_TEST(counts_that_overflow_are_found) {
    struct run run = check_asset("hivewe/track_count_overflow_v800.mdx", "");
    ck_assert_int_eq(run.code, 1);
    ck_assert_msg(strstr(run.out, "found a count of 4294967295") != NULL, "%s", run.out);
    run_free(&run);
    run = check_asset("hivewe/bpos_count_overflow_v900.mdx", "");
    ck_assert_int_eq(run.code, 0);
    ck_assert_msg(strstr(run.out, "BPOS, byte 1425: expected 1 bind poses (48 bytes are left), found a count of "
                                  "536870912; passed over") != NULL,
                  "%s", run.out);
    ck_assert_msg(strstr(run.out, "version 900, of Reforged's beta; the game refuses such files") != NULL, "%s",
                  run.out);
    run_free(&run);
    check_memory();
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("check assets");
    TEST_CASE(suite, the_manifests_files_have_their_verdicts);
    TEST_CASE(suite, undamaged_files_are_sound);
    TEST_CASE(suite, counts_that_overflow_are_found);
    return suite;
}
