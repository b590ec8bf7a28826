/* `glskin skin` on models that nobody here wrote, at the times whose answers are known, on every path. */
#include "cli/cli.h"
#include "support/expected_json.h"

#include <math.h>

const char *test_skip_reason(void) {
    return test_asset("README.md") ? NULL : "no ../shared/assets beside this checkout";
}

static const char *const known[] = {"fox_groups_v800",
                                    "fox_rigid_v800",
                                    "rigged_simple_groups_v800",
                                    "rigged_simple_rigid_v800",
                                    "simple_scale_groups_v800",
                                    "simple_scale_rigid_v800",
                                    "classic_9bones",
                                    "interp_v800",
                                    "classic_layers_v800",
                                    "fox_v1000",
                                    "fox_v1100",
                                    "rigged_simple_v1000",
                                    "rigged_simple_v1100",
                                    "simple_scale_v1000",
                                    "simple_scale_v1100",
                                    "hd_v1000",
                                    "hd_v1100"};
enum { KNOWN = sizeof known / sizeof *known };

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
    snprintf(file, sizeof file, "models/%s.mdx", known[_i]);
    if (!test_asset(file))
        ck_abort_msg("%s is missing", file);
    snprintf(model, sizeof model, "%s", test_asset(file));
    snprintf(file, sizeof file, "expected/%s.mdx.json", known[_i]);
    ck_assert_ptr_nonnull(test_asset(file));
    struct expected expected = expected_read(test_asset(file));
    ck_assert_uint_gt(expected.case_count, 0);
    for (size_t c = 0; c < expected.case_count; c++) {
        struct csv results[4];
        const struct expected_case *wanted = &expected.cases[c];
        for (int path = 0; path < 4; path++) {
            snprintf(where, sizeof where, "%s, sequence %g, %g ms, %s", known[_i], wanted->sequence, wanted->time,
                     cli_paths[path]);
            results[path] = csv_run("", "%s --normals plain --sequence %.0f --time %g --global-time %g --path %s",
                                    model, wanted->sequence, wanted->time, wanted->global_time, cli_paths[path]);
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

/* A small model by its author: no answers beside it, but every path must give one. */
START_TEST(a_foreign_model_is_one_on_every_path) {
    static const char *const times[] = {"0", "333", "1000"};
    ck_assert_ptr_nonnull(test_asset("models/SmileyGW_004.mdx"));
    char model[1024];
    snprintf(model, sizeof model, "%s", test_asset("models/SmileyGW_004.mdx"));
    for (int t = 0; t < 3; t++) {
        struct csv wanted = csv_run("", "%s --time %s --path cpu", model, times[t]);
        ck_assert_uint_gt(wanted.count, 0);
        for (int path = 0; path < 3; path++) {
            struct csv got = csv_run("", "%s --time %s --path %s", model, times[t], cli_paths[path]);
            ck_assert_double_le(csv_difference(&wanted, &got, 0), 2e-5);
            ck_assert_double_le(csv_difference(&wanted, &got, 3), 2e-5);
            csv_free(&got);
        }
        csv_free(&wanted);
    }
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("skin_assets");
    TEST_LOOP(suite, known_answers_on_every_path, KNOWN);
    TEST_CASE(suite, a_foreign_model_is_one_on_every_path);
    return suite;
}
