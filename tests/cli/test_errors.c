/* What goes wrong, says so: one clear line and the right exit code, whatever the command. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One line says it. Where a file is read leniently, what could be repaired stands above it. */
static void expect_at(const char *environment, int code, const char *says, const char *arguments, const char *file) {
    char full[1200];
    snprintf(full, sizeof full, arguments, file);
    struct run run = run_glskin(environment, "%s", full);
    ck_assert_msg(run.code == code, "glskin %s: exit code %d, not %d: %s", full, run.code, code, run.err);
    ck_assert_msg(strstr(run.err, says) != NULL, "glskin %s: no \"%s\" in: %s", full, says, run.err);
    const char *last = strrchr(run.err, '\n') ? run.err + strlen(run.err) - 1 : run.err;
    while (last > run.err && last[-1] != '\n')
        last--;
    ck_assert_msg(strstr(last, says) != NULL, "glskin %s: the last line isn't it: %s", full, run.err);
    for (const char *line = run.err; line < last; line = strchr(line, '\n') + 1)
        ck_assert_msg(strstr(line, ": warning: ") != NULL && strncmp(full, "render", 6) == 0, "glskin %s: %s", full,
                      run.err);
    ck_assert_msg(run.out[0] == '\0', "glskin %s: printed %.60s", full, run.out);
    run_free(&run);
}

static void expect(int code, const char *says, const char *arguments, const char *file) {
    expect_at("", code, says, arguments, file);
}

/* A file of this scratch folder with the first size bytes of the sample, or text. */
static const char *made_file(const char *name, size_t size, const char *text) {
    static char path[300];
    char command[1000];
    snprintf(path, sizeof path, "%s/%s", scratch(), name);
    if (text)
        snprintf(command, sizeof command, "printf '%s' >%s", text, path);
    else
        snprintf(command, sizeof command, "head -c %zu %s >%s", size, cli_wyrm(), path);
    ck_assert_int_eq(system(command), 0);
    return path;
}

static const char *const readers[] = {"skin %s", "skin %s --path cpu", "render %s -o /dev/null"};
enum { READERS = 3 };

START_TEST(bad_files) {
    const char *command = readers[_i];
    expect(3, "MODL", command, made_file("cut.mdx", 200, NULL));
    expect(3, "expected", command, made_file("cut2.mdx", 100000, NULL));
    expect(3, "expected 'MDLX'", command, made_file("text.mdx", 0, "This is not a model."));
    expect(3, "empty", command, made_file("empty.mdx", 0, ""));
    expect(3, "No such file", command, "no/such/file.mdx");
    expect(3, "directory", command, scratch());
}
END_TEST

START_TEST(bad_usage) {
    const char *model = cli_wyrm();
    static const char *const commands[] = {"skin", "render"};
    for (int i = 0; i < 2; i++) {
        char line[300];
        static const struct {
            const char *options, *says;
        } rows[] = {
            {"--path vulkan", "--path vulkan: expected auto, uniform, texture-buffer, compute, feedback or cpu"},
            {"--time -5", "--time -5"},
            {"--time soon", "--time soon"},
            {"--time nan", "--time nan"},
            {"--sequence Dance", "--sequence Dance: the model has 0 \"Stand\""},
            {"--sequence 99", "--sequence 99"},
            {"--normals nice", "exact or plain"},
            {"--limit bones=3", "uniform-components=N"},
            {"--limit uniform-components=few", "uniform-components=N"},
            {"--gl 9.9", "--gl 9.9"},
            {"--frobnicate", "frobnicate"},
        };
        for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
            snprintf(line, sizeof line, "%s %%s -o %s/never %s", commands[i], scratch(), rows[r].options);
            expect(2, rows[r].says, line, model);
        }
        snprintf(line, sizeof line, "%s", commands[i]);
        expect(2, "no model was named", line, "");
    }
    expect(2, "--format png", "skin %s --format png", model);
    expect(2, "-o says where", "render %s", model);
    expect(2, "--size 0x9", "render %s -o /dev/null --size 0x9", model);
    expect(2, "--camera up", "render %s -o /dev/null --camera up", model);
    expect(2, "unknown command", "dance %s", model);
    struct run never = run_glskin("", "skin %s -o %s/never --path vulkan; ls %s/never", model, scratch(), scratch());
    ck_assert_int_ne(never.code, 0); /* ls found nothing: no output was begun */
    run_free(&never);
}
END_TEST

START_TEST(paths_that_the_driver_lacks) {
    static const char gl21[] = "MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120";
    for (int i = 0; i < 2; i++) {
        char line[200];
        snprintf(line, sizeof line, "%s %%s -o /dev/null --path compute", i ? "render" : "skin");
        expect_at(gl21, 4, "the compute path is not available: it needs OpenGL 4.3, the context has 2.1", line,
                  cli_wyrm());
        snprintf(line, sizeof line, "%s %%s -o /dev/null --path texture-buffer", i ? "render" : "skin");
        expect_at(gl21, 4, "it needs OpenGL 3.3", line, cli_wyrm());
        snprintf(line, sizeof line, "%s %%s -o /dev/null --path uniform --limit uniform-components=100",
                 i ? "render" : "skin");
        expect(4, "464 vertex uniform components, the driver has 100", line, cli_wyrm());
        snprintf(line, sizeof line, "%s %%s -o /dev/null --path uniform", i ? "render" : "skin");
        expect_at("-u DISPLAY EGL_PLATFORM=x11", 4, "no usable OpenGL", line, cli_wyrm());
    }
}
END_TEST

START_TEST(outputs_that_can_not_be_written) {
    expect(3, "No such file", "skin %s --path cpu -o no/such/folder/out.csv", cli_wyrm());
    struct run run = run_glskin("", "render %s --size 32x32 -o no/such/folder/out.png", cli_wyrm());
    ck_assert_int_eq(run.code, 3);
    ck_assert_ptr_nonnull(strstr(run.err, "no/such/folder/out.png"));
    run_free(&run);
}
END_TEST

START_TEST(every_command_has_help) {
    static const char *const commands[] = {"--help", "info --help", "skin --help", "render --help", "sample --help"};
    for (int i = 0; i < 5; i++) {
        struct run run = run_glskin("", "%s", commands[i]);
        ck_assert_int_eq(run.code, 0);
        ck_assert_ptr_nonnull(strstr(run.out, "Usage: glskin"));
        ck_assert_ptr_nonnull(strstr(run.out, "Exit codes"));
        ck_assert_str_eq(run.err, "");
        run_free(&run);
    }
    struct run run = run_glskin("", "%s", "");
    ck_assert_int_eq(run.code, 2);
    run_free(&run);
}
END_TEST

START_TEST(info_tells_what_works) {
    struct run run = run_glskin("", "info");
    ck_assert_int_eq(run.code, 0);
    ck_assert_ptr_nonnull(strstr(run.out, "auto:      takes compute"));
    run_free(&run);
    run = run_glskin("MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120", "info --json");
    ck_assert_int_eq(run.code, 0);
    ck_assert_ptr_nonnull(strstr(run.out, "\"auto\":\"uniform\""));
    ck_assert_ptr_nonnull(strstr(run.out, "{\"path\":\"compute\",\"available\":false"));
    ck_assert_ptr_nonnull(strstr(run.out, "{\"path\":\"uniform\",\"available\":true,\"tested\":true"));
    run_free(&run);
    run = run_glskin("MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120", "info --path compute");
    ck_assert_int_eq(run.code, 4);
    run_free(&run);
    run = run_glskin("", "info --limit gl-version=2.1");
    ck_assert_int_eq(run.code, 0);
    ck_assert_ptr_nonnull(strstr(run.out, "in use:    OpenGL 2.1, GLSL 1.20"));
    ck_assert_ptr_nonnull(strstr(run.out, "auto:      takes uniform"));
    run_free(&run);
    run = run_glskin("-u DISPLAY EGL_PLATFORM=x11", "info");
    ck_assert_int_eq(run.code, 4);
    ck_assert_uint_eq(line_count(run.err), 1);
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("errors");
    TEST_LOOP(suite, bad_files, READERS);
    TEST_CASE(suite, bad_usage);
    TEST_CASE(suite, paths_that_the_driver_lacks);
    TEST_CASE(suite, outputs_that_can_not_be_written);
    TEST_CASE(suite, every_command_has_help);
    TEST_CASE(suite, info_tells_what_works);
    return suite;
}
