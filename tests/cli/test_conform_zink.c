/* `glskin conform` on zink, OpenGL over Vulkan's software driver: a third driver with a compiler of its own. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char environment[] = "LIBGL_ALWAYS_SOFTWARE=1 GALLIUM_DRIVER=zink";

/* Through popen, not check: it is asked before any test runs. */
const char *test_skip_reason(void) {
    char line[200] = "";
    FILE *info = popen("LIBGL_ALWAYS_SOFTWARE=1 GALLIUM_DRIVER=zink " GLSKIN_PROGRAM " info 2>/dev/null", "r");
    bool zink = info && fgets(line, sizeof line, info) && strstr(line, "zink");
    if (info)
        pclose(info);
    return zink ? NULL : "no zink: Mesa's Vulkan drivers are not installed";
}

START_TEST(green_on_zink) {
    size_t passed = 0, failed = 1, skipped = 0;
    struct run run = run_glskin(environment, "conform");
    ck_assert_msg(run.code == 0, "exit code %d: %.800s", run.code, run.err);
    const char *last = strstr(run.out, " 0 failed, ");
    ck_assert_ptr_nonnull(last);
    while (last > run.out && last[-1] != '\n')
        last--;
    ck_assert_int_eq(sscanf(last, "%zu passed, %zu failed, %zu skipped", &passed, &failed, &skipped), 3);
    ck_assert_uint_eq(failed, 0);
    ck_assert_uint_gt(passed, 1000); /* all three GLSL versions, every path */
    ck_assert_ptr_nonnull(strstr(run.out, "driver: zink"));
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("conform_zink");
    TEST_CASE(suite, green_on_zink);
    return suite;
}
