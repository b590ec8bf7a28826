/* `glskin bench`, small: what it writes, what it refuses, what it says of what is not to be had. Never how fast. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"
#include "cli/json.h"

#include <math.h>
#include <stdio.h>

#define SMALL "bench --vertices 200 --units 3 --frames 2 "
#define GL21 "MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120"
#define NO_GL "__EGL_VENDOR_LIBRARY_FILENAMES=/nowhere"

static const char *const keys[] = {"method", "vertices", "units",    "bones",    "influences",       "passes",
                                   "gpu_us", "cpu_us",   "total_us", "relative", "bytes_per_vertex", "copy_fraction"};
enum { KEYS = sizeof keys / sizeof *keys };

static struct run run_well(const char *environment, const char *arguments) {
    struct run run = run_glskin(environment, "%s", arguments);
    ck_assert_msg(run.code == 0, "glskin %s: exit code %d: %s", arguments, run.code, run.err);
    return run;
}

static void expect_json(const char *json) {
    const char *end = json_value(json);
    char key[40];
    ck_assert_msg(end && *skip_space(end) == '\0', "not JSON: %.80s ...", json);
    size_t rows = occurrences(json, "\"method\":");
    ck_assert(strncmp(json, "{\"driver\":\"", 11) == 0);
    ck_assert_uint_eq(occurrences(json, "\"cpu\":\""), 1);
    ck_assert_uint_eq(occurrences(json, "\n\"rows\":["), 1);
    for (int i = 0; i < KEYS; i++) {
        snprintf(key, sizeof key, "\"%s\":", keys[i]);
        ck_assert_msg(occurrences(json, key) == rows, "%zu of %s in %zu rows", occurrences(json, key), key, rows);
    }
}

/* The row of a method in a table, as text from its brace to its end. Static storage. */
static const char *find_row(const char *json, const char *method, const char *table) {
    static char row[2000];
    char begin[60], inside[60];
    snprintf(begin, sizeof begin, "{\"method\":\"%s\"", method);
    snprintf(inside, sizeof inside, "\"table\":\"%s\"", table);
    for (const char *at = json; (at = strstr(at, begin)) != NULL; at++) {
        snprintf(row, sizeof row, "%.*s", (int)strcspn(at, "}"), at);
        if (strstr(row, inside))
            return row;
    }
    ck_abort_msg("no row %s in table %s", method, table);
    return NULL;
}

/* NaN for null. */
static double number(const char *row, const char *key) {
    char name[40];
    snprintf(name, sizeof name, "\"%s\":", key);
    const char *at = strstr(row, name);
    ck_assert_msg(at != NULL, "no %s in %s", key, row);
    return strncmp(at + strlen(name), "null", 4) == 0 ? NAN : strtod(at + strlen(name), NULL);
}

static void expect_measured(const char *row) {
    ck_assert_msg(strstr(row, "\"reason\":\"\"") != NULL, "not measured: %s", row);
    double gpu = number(row, "gpu_us"), cpu = number(row, "cpu_us"), total = number(row, "total_us");
    ck_assert_msg(gpu >= 0 && cpu > 0 && total > 0, "%s", row);
    ck_assert_msg(number(row, "total_min_us") <= total && number(row, "total_q1_us") <= total * 1.0001 &&
                      total <= number(row, "total_q3_us") * 1.0001,
                  "%s", row);
}

static void expect_reason(const char *json, const char *method, const char *reason) {
    const char *row = find_row(json, method, "seed");
    ck_assert_msg(strstr(row, reason) != NULL, "no \"%s\" in %s", reason, row);
    ck_assert(isnan(number(row, "total_us")) && isnan(number(row, "relative")));
}

START_TEST(the_seeds_table_is_complete) {
    static const struct {
        const char *method;
        double passes, bytes;
    } rows[] = {{"cpu-blend", 0, 56},         {"cpu-exact", 0, 56},      {"cpu-scalar", 0, 56},
                {"copy-memory", 0, 56},       {"cpu-path", 0, 48},       {"uniform", 1, 32},
                {"uniform-sm3", 1, 32},       {"texture-buffer", 1, 32}, {"compute", 0, 40},
                {"compute-unchanged", 0, 40}, {"seed-compute", 0, 112},  {"copy-compute", 0, 40},
                {"copy-buffer", 0, 40}};
    struct run run = run_well("", SMALL "--tables seed --json -");
    expect_json(run.out);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *row = find_row(run.out, rows[i].method, "seed");
        expect_measured(row);
        ck_assert_double_eq(number(row, "vertices"), 200);
        ck_assert_double_eq(number(row, "units"), 3);
        ck_assert_double_eq(number(row, "bones"), 64);
        ck_assert_double_eq(number(row, "influences"), 4);
        ck_assert_double_eq(number(row, "frames"), 2);
        ck_assert_msg(number(row, "passes") == rows[i].passes, "%s", row);
        ck_assert_msg(number(row, "bytes_per_vertex") == rows[i].bytes, "%s", row);
        ck_assert_msg(number(row, "relative") > 0, "%s", row);
    }
    double scalar = number(find_row(run.out, "cpu-scalar", "seed"), "total_us");
    const char *compute = find_row(run.out, "compute", "seed");
    double relative = scalar / number(compute, "total_us");
    ck_assert_double_eq_tol(number(compute, "relative"), relative, relative * 1e-4);
    ck_assert_double_gt(number(compute, "copy_fraction"), 0);
    ck_assert(strstr(find_row(run.out, "uniform", "seed"), "vs_2_0") != NULL);
    ck_assert(strstr(find_row(run.out, "uniform-sm3", "seed"), "vs_3_0") != NULL);
    run_free(&run);
}
END_TEST

START_TEST(options_say_what_is_measured) {
    struct run run = run_well("", "bench --tables seed --vertices 50 --units 2 --bones 9 --influences 1 --passes 3 "
                                  "--frames 4 --methods compute,compute-compact --json -");
    const char *row = find_row(run.out, "compute", "seed");
    ck_assert_uint_eq(occurrences(run.out, "\"method\":"), 2);
    expect_measured(row);
    ck_assert_double_eq(number(row, "bones"), 9);
    ck_assert_double_eq(number(row, "influences"), 1);
    ck_assert_double_eq(number(row, "bytes_per_vertex"), 33);
    ck_assert_double_eq(number(row, "passes"), 3);
    ck_assert_double_eq(number(row, "frames"), 4);
    row = find_row(run.out, "compute-compact", "seed");
    expect_measured(row);
    ck_assert_double_eq(number(row, "bytes_per_vertex"), 28);
    run_free(&run);
    run = run_well("", SMALL "--tables seed --path texture-buffer --json -");
    ck_assert_uint_eq(occurrences(run.out, "\"method\":"), 1);
    expect_measured(find_row(run.out, "texture-buffer", "seed"));
    run_free(&run);
}
END_TEST

START_TEST(animation_is_by_the_bone) {
    struct run run = run_well("", "bench --tables animation --units 5 --frames 2 --json -");
    expect_json(run.out);
    ck_assert_uint_eq(occurrences(run.out, "{\"method\":\"pose-naive\""), 3);
    const char *row = find_row(run.out, "pose-naive", "animation");
    expect_measured(row);
    ck_assert_uint_eq(occurrences(run.out, "{\"method\":\"pose-sse2\""), 3);
    ck_assert_uint_eq(occurrences(run.out, "{\"method\":\"pose-avx2\""), 3);
    double bones = number(row, "bones") * number(row, "units");
    ck_assert_double_eq(bones, 24 * 5);
    double expected = number(row, "total_us") * 1000 / bones;
    ck_assert_double_eq_tol(number(row, "ns_per_bone"), expected, expected * 1e-4);
    run_free(&run);
}
END_TEST

START_TEST(an_old_driver_is_told_why) {
    struct run run = run_well(GL21, SMALL "--tables seed --json -");
    expect_json(run.out);
    ck_assert(strstr(run.out, "\"timer\":\"wall\"") != NULL);
    expect_measured(find_row(run.out, "uniform", "seed"));
    expect_measured(find_row(run.out, "cpu-scalar", "seed"));
    expect_reason(run.out, "uniform-sm3", "it needs GLSL 3.30, the context has 1.20");
    expect_reason(run.out, "texture-buffer", "it needs OpenGL 3.3");
    expect_reason(run.out, "compute", "it needs OpenGL 4.3");
    expect_reason(run.out, "copy-buffer", "it needs OpenGL 3.1");
    run_free(&run);
    run = run_well(GL21, SMALL "--tables seed");
    ck_assert(strstr(run.out, "compute            not measured: ") != NULL);
    run_free(&run);
}
END_TEST

START_TEST(without_gl_the_cpu_is_measured) {
    struct run run = run_well(NO_GL, SMALL "--tables seed,animation --json -");
    expect_json(run.out);
    expect_measured(find_row(run.out, "cpu-scalar", "seed"));
    expect_measured(find_row(run.out, "pose-naive", "animation"));
    expect_reason(run.out, "compute", "no driver here gives an OpenGL context");
    run_free(&run);
    run = run_glskin(NO_GL, SMALL "--methods compute --tables seed");
    ck_assert_int_eq(run.code, 4);
    ck_assert_msg(strstr(run.err, "nothing could be measured: compute: ") != NULL, "%s", run.err);
    run_free(&run);
}
END_TEST

START_TEST(csv_has_the_same_columns) {
    char file[300], json_file[300], arguments[800], header[300] = "";
    size_t size, rows = 0;
    snprintf(file, sizeof file, "%s/bench.csv", scratch());
    snprintf(json_file, sizeof json_file, "%s/bench.json", scratch());
    snprintf(arguments, sizeof arguments, SMALL "--csv %s --json %s", file, json_file);
    struct run run = run_well("", arguments);
    ck_assert_msg(strstr(run.out, "Skinning: 3 x 200 vertices, 64 bones, 4 influences") != NULL, "%s", run.out);
    char *csv = (char *)test_read_file(file, &size), *json = (char *)test_read_file(json_file, &size);
    expect_json(json);
    for (int i = 0; i < KEYS; i++)
        snprintf(header + strlen(header), sizeof header - strlen(header), "%s%s", i ? "," : "", keys[i]);
    ck_assert(strncmp(csv, "# driver: ", 10) == 0);
    const char *at = strstr(csv, header);
    ck_assert_msg(at != NULL, "no %s in %.500s", header, csv);
    size_t lines = line_count(at) - 1;
    rows = occurrences(json, "\"method\":");
    ck_assert_uint_eq(lines, rows);
    ck_assert(strstr(at, "\n\"seed-compute\",200,3,64,4,0,") != NULL);
    free(csv);
    free(json);
    run_free(&run);
}
END_TEST

START_TEST(growth_is_drawn) {
    static const char *const names[] = {"growth.svg", "growth.png"}, *const begins[] = {"<svg ", "\x89PNG"};
    for (int i = 0; i < 2; i++) {
        char file[300], arguments[800];
        size_t size;
        snprintf(file, sizeof file, "%s/%s", scratch(), names[i]);
        snprintf(arguments, sizeof arguments, "bench --tables passes --vertices 20 --units 2 --frames 1 --plot %s",
                 file);
        struct run run = run_well("", arguments);
        ck_assert_msg(strstr(run.out, "compute pays against texture-buffer ") != NULL, "%s", run.out);
        char *picture = (char *)test_read_file(file, &size);
        ck_assert(memcmp(picture, begins[i], 4) == 0);
        if (i == 0)
            ck_assert(strstr(picture, ">texture-buffer</text>") != NULL && strstr(picture, "</svg>\n") != NULL &&
                      occurrences(picture, "us a frame: 2 units, 20 vertices") == 1);
        free(picture);
        run_free(&run);
    }
}
END_TEST

static const struct {
    int code;
    const char *arguments, *says;
} refused[] = {
    {2, "--vertices 0", "--vertices 0: expected 1 to 134217728"},
    {2, "--vertices 1e9", "--vertices 1e9: expected"},
    {2, "--units 2.5", "--units 2.5: expected 1 to 100000"},
    {2, "--units", "requires an argument"},
    {2, "--bones 5000", "--bones 5000: expected 1 to 4096"},
    {2, "--influences 5", "--influences 5: expected 1 to 4"},
    {2, "--passes -1", "--passes -1: expected 0 to 1000"},
    {2, "--frames many", "--frames many: expected 1 to 10000"},
    {2, "--vertices 10000000 --units 1000", "expected 134217728 vertices at most in all"},
    {2, "--bones 4096 --units 100000", "expected 16777216 bones at most in all"},
    {2, "--methods compute,warp", "not \"warp\""},
    {2, "--methods ''", "one name at least"},
    {2, "--tables harvest", "--tables harvest: expected seed, submit"},
    {2, "--methods pose-naive --tables seed", "no method that was asked for has a row"},
    {2, "--plot picture.jpg", "expected a name in .svg or .png"},
    {2, "--time 3", "unrecognized option"},
    {2, "model.mdx", "\"model.mdx\": it takes no file"},
    {3, "--csv no/such/folder/bench.csv", "no/such/folder/bench.csv: can't write"},
    {3, "--json no/such/folder/bench.json", "no/such/folder/bench.json: can't write"},
    {3, "--plot no/such/folder/bench.svg", "no/such/folder/bench.svg: can't write"},
};
enum { REFUSED = sizeof refused / sizeof *refused };

START_TEST(bad_options_and_files_are_refused_before_all_work) {
    struct run run = run_glskin("", "bench %s", refused[_i].arguments);
    ck_assert_msg(run.code == refused[_i].code, "%s: exit code %d: %s", refused[_i].arguments, run.code, run.err);
    ck_assert_msg(strstr(run.err, refused[_i].says) != NULL, "no \"%s\" in: %s", refused[_i].says, run.err);
    ck_assert_msg(line_count(run.err) == 1 && run.out[0] == '\0', "%s%s", run.err, run.out);
    run_free(&run);
}
END_TEST

START_TEST(help_teaches) {
    static const char *const says[] = {"cpu-scalar", "seed-compute", "copy-compute", "pose-naive",
                                       "64 by 64",   "taskset",      "relative: ",   "glskin bench --tables growth"};
    struct run run = run_well("", "bench --help");
    for (size_t i = 0; i < sizeof says / sizeof *says; i++)
        ck_assert_msg(strstr(run.out, says[i]) != NULL, "no %s", says[i]);
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("glskin bench");
    TEST_CASE(suite, the_seeds_table_is_complete);
    TEST_CASE(suite, options_say_what_is_measured);
    TEST_CASE(suite, animation_is_by_the_bone);
    TEST_CASE(suite, an_old_driver_is_told_why);
    TEST_CASE(suite, without_gl_the_cpu_is_measured);
    TEST_CASE(suite, csv_has_the_same_columns);
    TEST_CASE(suite, growth_is_drawn);
    TEST_LOOP(suite, bad_options_and_files_are_refused_before_all_work, REFUSED);
    TEST_CASE(suite, help_teaches);
    return suite;
}
