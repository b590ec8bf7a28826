/* `glskin skin` on World of Warcraft models, at the times whose answers are known, on every path. */
#include "cli/cli.h"
#include "support/expected_json.h"

#include <math.h>

const char *test_skip_reason(void) {
    return test_asset("README.md") ? NULL : "no ../shared/assets beside this checkout";
}

static const struct {
    const char *name;
    size_t vertices, cases;
} known[] = {{"fox_v256", 1728, 18}, {"rigged_simple_v256", 160, 6}, {"simple_scale_v256", 10, 12}};
enum { KNOWN = sizeof known / sizeof *known };

/* The geoset is 0 and vertices are the model's own, in their order, whatever submeshes and lookups make of them. */
static void check_rows(const struct csv *csv, size_t vertices) {
    ck_assert_uint_eq(csv->count, vertices);
    for (size_t i = 0; i < csv->count; i++) {
        if (csv->id[i][0] != 0 || csv->id[i][1] != i)
            ck_abort_msg("row %zu is of geoset %u, vertex %u", i, csv->id[i][0], csv->id[i][1]);
    }
}

static void check_case(const struct csv *csv, const struct expected *expected, const struct expected_case *wanted,
                       const char *where) {
    ck_assert_uint_gt(expected->index_count, 0);
    for (size_t i = 0; i < expected->index_count; i++) {
        size_t v = (size_t)expected->index[i];
        double distance = 0;
        ck_assert_uint_lt(v, csv->count);
        for (int axis = 0; axis < 3; axis++) {
            distance += pow(csv->value[v][axis] - wanted->position[i * 3 + (size_t)axis], 2);
            double off = fabs(csv->value[v][3 + axis] - wanted->normal[i * 3 + (size_t)axis]);
            ck_assert_msg(off <= 1e-3, "%s: normal of vertex %zu is off by %g", where, v, off);
        }
        ck_assert_msg(sqrt(distance) <= expected->tolerance, "%s: vertex %zu is off by %g where %g is allowed", where,
                      v, sqrt(distance), expected->tolerance);
    }
}

START_TEST(known_answers_on_every_path) {
    char file[128], where[256], model[1024];
    snprintf(file, sizeof file, "models/%s.m2", known[_i].name);
    if (!test_asset(file))
        ck_abort_msg("%s is missing", file);
    snprintf(model, sizeof model, "%s", test_asset(file));
    snprintf(file, sizeof file, "expected/%s.m2.json", known[_i].name);
    ck_assert_ptr_nonnull(test_asset(file));
    struct expected expected = expected_read(test_asset(file));
    ck_assert_uint_eq(expected.case_count, known[_i].cases);
    for (size_t c = 0; c < expected.case_count; c++) {
        struct csv results[4];
        const struct expected_case *wanted = &expected.cases[c];
        for (int path = 0; path < 4; path++) {
            snprintf(where, sizeof where, "%s, sequence %g, %g ms, %s", known[_i].name, wanted->sequence, wanted->time,
                     cli_paths[path]);
            results[path] = csv_run("", "%s --normals plain --sequence %.0f --time %g --global-time %g --path %s",
                                    model, wanted->sequence, wanted->time, wanted->global_time, cli_paths[path]);
            check_rows(&results[path], known[_i].vertices);
            check_case(&results[path], &expected, wanted, where);
            ck_assert_double_le(csv_difference(&results[0], &results[path], 0), 2e-5);
            ck_assert_double_le(csv_difference(&results[0], &results[path], 3), 2e-5);
        }
        for (int path = 0; path < 4; path++)
            csv_free(&results[path]);
    }
    expected_free(&expected);
}
END_TEST

START_TEST(sequences_go_by_the_games_names) {
    char model[1024];
    ck_assert_ptr_nonnull(test_asset("models/fox_v256.m2"));
    snprintf(model, sizeof model, "%s", test_asset("models/fox_v256.m2"));
    struct csv named = csv_run("", "%s --sequence walk --time 354 --path cpu", model);
    struct csv numbered = csv_run("", "%s --sequence 1 --time 354 --path cpu", model);
    struct csv other = csv_run("", "%s --sequence Run --time 354 --path cpu", model);
    ck_assert_double_eq(csv_difference(&named, &numbered, 0), 0);
    ck_assert_double_gt(csv_difference(&named, &other, 0), 1e-3);
    csv_free(&named);
    csv_free(&numbered);
    csv_free(&other);
}
END_TEST

START_TEST(a_damaged_model_says_where) {
    char model[1024];
    ck_assert_ptr_nonnull(test_asset("corrupt/m2_range_reversed.m2"));
    snprintf(model, sizeof model, "%s", test_asset("corrupt/m2_range_reversed.m2"));
    struct run run = run_glskin("", "skin %s --path cpu", model);
    ck_assert_int_eq(run.code, 3);
    ck_assert_str_eq(run.out, "");
    ck_assert_uint_eq(line_count(run.err), 1);
    ck_assert_msg(strstr(run.err, "m2_range_reversed.m2: bones[0].translation.ranges, byte 532: expected") != NULL,
                  "%s", run.err);
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("skin_m2");
    TEST_LOOP(suite, known_answers_on_every_path, KNOWN);
    TEST_CASE(suite, sequences_go_by_the_games_names);
    TEST_CASE(suite, a_damaged_model_says_where);
    return suite;
}
