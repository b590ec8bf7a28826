/* `glskin conform` on the software drivers: green, complete, and the same in its table and its JSON. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"
#include "cli/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MESA(gl, glsl) "MESA_GL_VERSION_OVERRIDE=" gl " MESA_GLSL_VERSION_OVERRIDE=" glsl
#define GL21 MESA("2.1", "120")

struct counts {
    size_t passed, failed, skipped;
};

static const char *last_line(const char *text) {
    size_t length = strlen(text);
    ck_assert(length > 0 && text[length - 1] == '\n');
    const char *at = text + length - 1;
    while (at > text && at[-1] != '\n')
        at--;
    return at;
}

static struct counts counts_of(const char *table) {
    struct counts counts;
    char rest[4] = "";
    int read = sscanf(last_line(table), "%zu passed, %zu failed, %zu skipped%3[^\n]", &counts.passed, &counts.failed,
                      &counts.skipped, rest);
    ck_assert_msg(read == 3, "the last line is %s", last_line(table));
    return counts;
}

static void expect_json(const char *json, struct counts counts) {
    static const char *const keys[] = {"shader",    "glsl",      "path",    "case",  "reference",
                                       "max_error", "tolerance", "verdict", "reason"};
    char end[120], key[40];
    size_t rows = counts.passed + counts.failed + counts.skipped;
    ck_assert(strncmp(json, "{\"driver\":\"", 11) == 0);
    const char *after = json_value(json);
    ck_assert_msg(after && *skip_space(after) == '\0', "not JSON: %.80s ...", json);
    for (int i = 0; i < 9; i++) {
        snprintf(key, sizeof key, "\"%s\":", keys[i]);
        ck_assert_uint_eq(occurrences(json, key), rows);
    }
    ck_assert_uint_eq(occurrences(json, "\"verdict\":\"passed\""), counts.passed);
    ck_assert_uint_eq(occurrences(json, "\"verdict\":\"failed\""), counts.failed);
    ck_assert_uint_eq(occurrences(json, "\"verdict\":\"skipped\""), counts.skipped);
    ck_assert_uint_eq(occurrences(json, ",\"reason\":\"\"}"), counts.passed);
    snprintf(end, sizeof end, "],\n\"passed\":%zu,\"failed\":%zu,\"skipped\":%zu}\n", counts.passed, counts.failed,
             counts.skipped);
    ck_assert_msg(strlen(json) > strlen(end) && strcmp(json + strlen(json) - strlen(end), end) == 0, "it ends in %s",
                  json + strlen(json) - 80);
}

/* ---- The table ---- */

/* How many rows have a word, between two spaces, and the verdict. */
static size_t rows_with(const char *table, const char *word, const char *verdict) {
    size_t count = 0;
    char spaced[64], ends[64];
    snprintf(spaced, sizeof spaced, " %s ", word);
    snprintf(ends, sizeof ends, "  %s", verdict);
    for (const char *at = table; *at;) {
        size_t length = strcspn(at, "\n");
        char line[1200];
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        count += strstr(line, spaced) && strstr(line, ends);
        at += length + (at[length] == '\n');
    }
    return count;
}

/* Every skip has a reason that this driver is known to have. */
static void expect_skips(const char *table, size_t skipped, const char *const reasons[4]) {
    size_t explained = 0;
    for (int i = 0; i < 4 && reasons[i]; i++)
        explained += occurrences(table, reasons[i]);
    ck_assert_msg(explained == skipped, "%zu skips, %zu for a known reason", skipped, explained);
}

#define NO_BRANCH "skipped  vs_2_0 has no branch"
#define NO_430 "skipped  no context here takes GLSL 4.30"
#define NO_330 "skipped  no context here takes GLSL 3.30"
#define NO_PATH "path is not available: it needs OpenGL"
#define NO_FEEDBACK "path is not available: it needs transform feedback"
#define NO_INTEGERS "integer outputs need transform feedback"

struct setup {
    const char *environment, *options;
    const char *glsl[4]; /* what must have run */
    const char *skips[5];
    const char *driver;
};
static const struct setup setups[] = {
    {"", "", {"120", "330", "430"}, {NO_BRANCH}, "llvmpipe"},
    {GL21, "", {"120"}, {NO_BRANCH, NO_430, NO_330, NO_PATH}, "llvmpipe"},
    {MESA("3.3", "330"), "", {"120", "330"}, {NO_BRANCH, NO_430, NO_PATH}, "llvmpipe"},
    {MESA("4.1", "410"), "", {"120", "330"}, {NO_BRANCH, NO_430, NO_PATH}, "llvmpipe"},
    {"", "--limit transform-feedback=0", {"120", "330", "430"}, {NO_BRANCH, NO_FEEDBACK, NO_INTEGERS}, "llvmpipe"},
    {"",
     "--limit gl-version=2.1",
     {"120"},
     {NO_BRANCH, NO_430, NO_330, NO_PATH},
     "llvmpipe"}, /* no core profile will do */
    {"", "--limit gl-version=3.3", {"120", "330"}, {NO_BRANCH, NO_430, NO_PATH}, "llvmpipe"},
    {"GALLIUM_DRIVER=softpipe", "", {"120", "330"}, {NO_BRANCH, NO_430, NO_PATH}, "softpipe"},
    {"GALLIUM_DRIVER=softpipe " GL21, "", {"120"}, {NO_BRANCH, NO_430, NO_330, NO_PATH}, "softpipe"},
    {"GALLIUM_DRIVER=softpipe " MESA("3.3", "330"), "", {"120", "330"}, {NO_BRANCH, NO_430, NO_PATH}, "softpipe"},
    {"GALLIUM_DRIVER=softpipe " MESA("4.1", "410"), "", {"120", "330"}, {NO_BRANCH, NO_430, NO_PATH}, "softpipe"},
};
enum { SETUPS = sizeof setups / sizeof *setups };

static void expect_green(const struct setup *setup) {
    static const char *const references[] = {"fxc", "vkd3d", "double"};
    char file[300];
    size_t size;
    snprintf(file, sizeof file, "%s/conform.json", scratch());
    struct run run = run_glskin(setup->environment, "conform %s --json %s", setup->options, file);
    const char *failed = strstr(run.out, ", against "); /* the first; Check takes no long messages */
    ck_assert_msg(run.code == 0, "%s: exit code %d: %.600s%.600s", setup->environment, run.code, run.err,
                  failed ? failed : "");
    struct counts counts = counts_of(run.out);
    ck_assert_uint_eq(counts.failed, 0);
    ck_assert_uint_gt(counts.passed, 0);
    /* the driver, the titles, a row each, the counts */
    ck_assert_uint_eq(line_count(run.out), counts.passed + counts.skipped + 3);
    ck_assert(strstr(run.out, setup->driver) && strstr(run.out, setup->driver) < strchr(run.out, '\n'));
    expect_skips(run.out, counts.skipped, setup->skips);
    for (int i = 0; setup->glsl[i]; i++)
        for (int r = 0; r < 3; r++)
            ck_assert_msg(rows_with(run.out, setup->glsl[i], "passed") > 0 &&
                              rows_with(run.out, references[r], "passed") > 0,
                          "%s: no GLSL %s or nothing against %s", setup->environment, setup->glsl[i], references[r]);
    char *json = (char *)test_read_file(file, &size);
    expect_json(json, counts);
    free(json);
    run_free(&run);
}

START_TEST(green_on_every_software_driver_and_version) {
    expect_green(&setups[_i]);
}
END_TEST

START_TEST(one_path) {
    static const struct {
        const char *path, *shader; /* one of its own */
    } rows[] = {{"uniform", "skinning_vs_sm3"},
                {"texture-buffer", "skinning_vs_sm4"},
                {"compute", "skinning_cs"},
                {"feedback", "feedback_vs_float"},
                {"cpu", "library"}};
    for (int i = 0; i < 5; i++) {
        struct run run = run_glskin("", "conform --path %s", rows[i].path);
        ck_assert_msg(run.code == 0, "%s", run.err);
        struct counts counts = counts_of(run.out);
        size_t own = rows_with(run.out, rows[i].path, "passed"), all = rows_with(run.out, "all", "passed");
        ck_assert(own > 0 && all > 0 && strstr(run.out, rows[i].shader));
        ck_assert_uint_eq(own + all, counts.passed);
        run_free(&run);
    }
}
END_TEST

START_TEST(one_context) {
    struct run run = run_glskin("", "conform --gl 3.3");
    ck_assert_msg(run.code == 0, "%s", run.err);
    ck_assert_uint_eq(rows_with(run.out, "120", "passed"), 0); /* a core profile */
    ck_assert_uint_gt(rows_with(run.out, "330", "passed"), 0);
    run_free(&run);
}
END_TEST

START_TEST(json_in_place_of_the_table) {
    struct run table = run_glskin(GL21, "conform"), json = run_glskin(GL21, "conform --json -");
    ck_assert_int_eq(json.code, 0);
    expect_json(json.out, counts_of(table.out));
    run_free(&table);
    run_free(&json);
}
END_TEST

START_TEST(what_can_not_be_run_says_so) {
    static const struct {
        const char *environment, *options;
        int code;
        const char *says;
    } rows[] = {
        {"", "--path vulkan", 2, "--path vulkan: expected auto, uniform"},
        {"", "--gl 9.9", 2, "--gl 9.9"},
        {"", "--json", 2, "json"},
        {"", "wyrm.mdx", 2, "it takes no file"},
        {GL21, "--path compute", 4, "the compute path is not available: it needs OpenGL 4.3, the context has 2.1"},
        {GL21, "--path texture-buffer", 4, "it needs OpenGL 3.3"},
        {"", "--path compute --limit gl-version=3.3", 4, "it needs OpenGL 4.3, the context has 3.3"},
        {MESA("3.3", "330"), "--gl 4.6", 4, "no usable OpenGL: no driver here gives an OpenGL 4.6 context"},
        {"-u DISPLAY EGL_PLATFORM=x11", "", 4, "no usable OpenGL"},
        {GL21, "--json no/such/folder/file.json", 3, "no/such/folder/file.json"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct run run = run_glskin(rows[i].environment, "conform %s", rows[i].options);
        ck_assert_msg(run.code == rows[i].code, "conform %s: exit code %d: %s", rows[i].options, run.code, run.err);
        ck_assert_msg(strstr(run.err, rows[i].says) != NULL, "conform %s: no \"%s\" in: %s", rows[i].options,
                      rows[i].says, run.err);
        ck_assert_msg(line_count(run.err) == 1, "conform %s: %s", rows[i].options, run.err);
        /* Only a file that can't be written is found out after the table. */
        ck_assert_msg((run.out[0] == '\0') == (run.code != 3), "conform %s: printed %.60s", rows[i].options, run.out);
        run_free(&run);
    }
}
END_TEST

START_TEST(help_names_the_tolerance) {
    struct run run = run_glskin("", "conform --help");
    ck_assert_int_eq(run.code, 0);
    ck_assert(strstr(run.out, "2e-6") && strstr(run.out, "6.5e-5") && strstr(run.out, "Exit codes"));
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("conform");
    TEST_LOOP(suite, green_on_every_software_driver_and_version, SETUPS);
    TEST_CASE(suite, one_path);
    TEST_CASE(suite, one_context);
    TEST_CASE(suite, json_in_place_of_the_table);
    TEST_CASE(suite, what_can_not_be_run_says_so);
    TEST_CASE(suite, help_names_the_tolerance);
    return suite;
}
