/* `glskin skin`: that its paths agree, and what its options promise. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"

#include <stdio.h>
#include <string.h>

START_TEST(paths_and_contexts_agree_on_the_wyrm) {
    static const char *const contexts[] = {"", "MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120",
                                           "MESA_GL_VERSION_OVERRIDE=3.3 MESA_GLSL_VERSION_OVERRIDE=330",
                                           "GALLIUM_DRIVER=softpipe"};
    static const char *const sequences[] = {"Walk", "Stand", "none"};
    const char *model = cli_wyrm();
    for (int s = 0; s < 3; s++) {
        struct csv wanted = csv_run("", "%s --sequence %s --time 555 --path cpu", model, sequences[s]);
        ck_assert_uint_gt(wanted.count, 1500);
        for (int context = 0; context < 4; context++)
            for (int path = 0; path < 4; path++) {
                if (context == 1 && (path == 1 || path == 2))
                    continue; /* test_errors: they say what they lack */
                if (context >= 2 && path == 2)
                    continue;
                struct csv got = csv_run(contexts[context], "%s --sequence %s --time 555 --path %s", model,
                                         sequences[s], cli_paths[path]);
                ck_assert_double_le(csv_difference(&wanted, &got, 0), 2e-5);
                ck_assert_double_le(csv_difference(&wanted, &got, 3), 2e-5);
                csv_free(&got);
            }
        csv_free(&wanted);
    }
}
END_TEST

START_TEST(the_smallest_uniform_file_gives_the_same) {
    const char *model = cli_wyrm();
    struct csv wanted = csv_run("", "%s --sequence Walk --time 300 --path cpu", model);
    struct csv got = csv_run("", "%s --sequence Walk --time 300 --path uniform --limit uniform-components=512", model);
    struct csv old = csv_run("MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120",
                             "%s --sequence Walk --time 300 --path uniform --limit uniform-components=512", model);
    ck_assert_double_le(csv_difference(&wanted, &got, 0), 2e-5);
    ck_assert_double_le(csv_difference(&wanted, &got, 3), 2e-5);
    ck_assert_double_le(csv_difference(&wanted, &old, 0), 2e-5);
    csv_free(&wanted);
    csv_free(&got);
    csv_free(&old);
}
END_TEST

START_TEST(times_wrap_hold_and_end) {
    const char *model = cli_wyrm();
    /* Walk loops and lasts 1,333 ms; Death does not. */
    struct csv start = csv_run("", "%s --sequence walk --time 100 --global-time 0 --path cpu", model);
    struct csv wrapped = csv_run("", "%s --sequence walk --time 1433 --global-time 0 --path cpu", model);
    ck_assert_double_le(csv_difference(&start, &wrapped, 0), 1e-7);
    struct csv end = csv_run("", "%s --sequence Death --time 2200 --global-time 0 --path cpu", model);
    struct csv beyond = csv_run("", "%s --sequence Death --time 9999 --global-time 0 --path cpu", model);
    ck_assert_double_le(csv_difference(&end, &beyond, 0), 1e-7);
    struct csv middle = csv_run("", "%s --sequence Death --time 900 --global-time 0 --path cpu", model);
    ck_assert_double_gt(csv_difference(&end, &middle, 0), 1e-2);
    csv_free(&start);
    csv_free(&wrapped);
    csv_free(&end);
    csv_free(&beyond);
    csv_free(&middle);
}
END_TEST

/* A palette of translations by the bone's number moves a vertex of one bone by it. */
START_TEST(a_palette_file_replaces_the_animation) {
    const char *model = cli_wyrm();
    char file[300], bad[300];
    snprintf(file, sizeof file, "%s/palette.txt", scratch());
    snprintf(bad, sizeof bad, "%s/short.txt", scratch());
    struct run info = run_glskin("", "skin %s --palette /dev/null --path cpu", model);
    ck_assert_int_eq(info.code, 3);
    size_t bones = 0;
    ck_assert_msg(sscanf(strstr(info.err, "0 bones"), "0 bones, but the model has %zu", &bones) == 1, "%s", info.err);
    run_free(&info);
    FILE *stream = fopen(file, "w");
    for (size_t i = 0; i < bones; i++)
        fprintf(stream, "1 0 0 0 0 1 0 0 0 0 1 0\n");
    fclose(stream);
    struct csv bind = csv_run("", "%s --palette %s --path cpu", model, file);
    stream = fopen(file, "w");
    FILE *short_stream = fopen(bad, "w");
    fprintf(stream, "# every bone moves by (0, 0, 7)\n");
    for (size_t i = 0; i < bones; i++)
        fprintf(stream, "1 0 0 0  0 1 0 0  0 0 1 7\n\n");
    fprintf(short_stream, "1 0 0 0  0 1 0 0  0 0 1\n");
    fclose(stream);
    fclose(short_stream);
    for (int path = 0; path < 4; path++) {
        struct csv moved = csv_run("", "%s --palette %s --path %s", model, file, cli_paths[path]);
        for (size_t i = 0; i < bind.count; i++) {
            ck_assert_double_eq_tol(moved.value[i][2], bind.value[i][2] + 7, 1e-4);
            ck_assert_double_eq_tol(moved.value[i][0], bind.value[i][0], 1e-4);
        }
        csv_free(&moved);
    }
    struct run run = run_glskin("", "skin %s --palette %s --path cpu", model, bad);
    ck_assert_int_eq(run.code, 3);
    ck_assert_ptr_nonnull(strstr(run.err, "line 1: expected 12 numbers"));
    run_free(&run);
    /* nan in every bone: no crash, and the file says so. */
    stream = fopen(file, "w");
    for (size_t i = 0; i < bones; i++)
        fprintf(stream, "nan 0 0 inf 0 nan 0 0 0 0 nan -inf\n");
    fclose(stream);
    run = run_glskin("", "skin %s --palette %s --format json", model, file);
    ck_assert_int_eq(run.code, 0);
    ck_assert_ptr_nonnull(strstr(run.out, "[null,"));
    run_free(&run);
    csv_free(&bind);
}
END_TEST

START_TEST(formats_hold_the_same_numbers) {
    const char *model = cli_wyrm();
    struct csv csv = csv_run("", "%s --sequence Walk --time 100", model);
    struct run obj = run_glskin("", "skin %s --sequence Walk --time 100 --format obj", model);
    struct run json = run_glskin("", "skin %s --sequence Walk --time 100 --format json", model);
    double x, y, z;
    ck_assert_int_eq(obj.code, 0);
    ck_assert_int_eq(sscanf(strstr(obj.out, "\nv ") + 1, "v %lf %lf %lf", &x, &y, &z), 3);
    ck_assert_double_eq(x, csv.value[0][0]);
    ck_assert_double_eq(z, csv.value[0][2]);
    ck_assert_ptr_nonnull(strstr(obj.out, "\nf 1"));
    ck_assert_ptr_nonnull(strstr(obj.out, "o geoset1\n"));
    ck_assert_int_eq(json.code, 0);
    ck_assert_int_eq(sscanf(strstr(json.out, "\"positions\":[[") + 14, "%lf,%lf,%lf", &x, &y, &z), 3);
    ck_assert_double_eq(y, csv.value[0][1]);
    ck_assert_ptr_nonnull(strstr(json.out, "\"path\":\"compute\""));
    run_free(&obj);
    run_free(&json);
    csv_free(&csv);
}
END_TEST

START_TEST(auto_without_any_gl_takes_the_cpu) {
    struct run run = run_glskin("-u DISPLAY EGL_PLATFORM=x11", "skin %s --sequence Walk", cli_wyrm());
    ck_assert_int_eq(run.code, 0);
    ck_assert_ptr_nonnull(strstr(run.err, "auto takes the cpu path"));
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("skin");
    TEST_CASE(suite, paths_and_contexts_agree_on_the_wyrm);
    TEST_CASE(suite, the_smallest_uniform_file_gives_the_same);
    TEST_CASE(suite, times_wrap_hold_and_end);
    TEST_CASE(suite, a_palette_file_replaces_the_animation);
    TEST_CASE(suite, formats_hold_the_same_numbers);
    TEST_CASE(suite, auto_without_any_gl_takes_the_cpu);
    return suite;
}
