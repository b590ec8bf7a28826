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

/* Most have one deliberate defect, which the name tells. */
START_TEST(fixtures_have_their_verdicts) {
    static const struct {
        const char *file, *verdict, *says; /* of the defect */
    } rows[] = {
        {"bad_bone_geoset_id_v800.mdl", "warning", "expected a geoset below 1, or -1, found 7"},
        {"bad_emitter2_texture_id_v800.mdl", "warning", "expected a texture below 1, or -1, found 4"},
        {"bad_eventobject_globalseq_v800.mdl", "warning", "expected a global sequence below 0, or -1, found 5"},
        {"bad_geoset_material_id_v800.mdl", "repaired", "expected a material below 1, or -1, found 5"},
        {"bad_layer_texture_id_v800.mdl", "repaired", "expected a texture below 1, or -1, found 9"},
        {"bad_ribbon_material_id_v800.mdl", "warning", "expected a material below 1, or -1, found 3"},
        {"bad_skinweights_v900.mdl", "repaired", "expected 24 bytes of a skin, 8 a vertex, found 16"},
        {"bind_pose_v900.mdl", "warning", "version 900, of Reforged's beta"},
        {"bpos_count_overflow_v900.mdx", "warning", "found a count of 536870912; passed over"},
        {"emitter2_v800.mdl", "ok", ""},
        {"emitter_no_objectid_v800.mdl", "repaired", "expected an ObjectId, found none; the node is left out"},
        {"events_v800.mdl", "ok", ""},
        {"globalseq_overrun_v800.mdl", "warning", "expected keys up to 1000 ms"},
        {"material_id_no_materials_v800.mdl", "warning", "1 geosets name materials, of which the file has none"},
        {"minimal_v1000.mdl", "repaired", "expected 3 group numbers, one a vertex, found 0"},
        {"minimal_v800.mdl", "ok", ""},
        {"mismatched_normals_v800.mdl", "repaired", "expected 3 normals, one a vertex, found 2"},
        {"negative_extent_v800.mdl", "warning", "found radius 0, (1,1,1) to (-1,-1,-1)"},
        {"nodes_v800.mdl", "repaired", "found that 0 (\\\"First\\\") is its own ancestor"},
        {"parent_cycle_v800.mdl", "repaired", "is its own ancestor"},
        {"sequences_v800.mdl", "ok", ""},
        {"short_skinweights_v900.mdl", "repaired", "expected 24 bytes of a skin, 8 a vertex, found 16"},
        {"textures_v800.mdl", "ok", ""},
        {"track_count_overflow_v800.mdx", "error", "found a count of 4294967295"},
        {"transitive_unused_texture_v800.mdl", "ok", "expected every texture to be used by such a material or"},
        {"unused_material_textureanim_v800.mdl", "ok", "expected every texture animation to be used by"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char path[160], verdict[64];
        snprintf(path, sizeof path, "hivewe/%s", rows[i].file);
        snprintf(verdict, sizeof verdict, "\"verdict\":\"%s\"", rows[i].verdict);
        struct run run = check_asset(path, "--json");
        ck_assert_msg(strstr(run.out, verdict) != NULL, "%s isn't %s: %s", path, rows[i].verdict, run.out);
        ck_assert_msg(strstr(run.out, rows[i].says) != NULL, "%s doesn't say \"%s\": %s", path, rows[i].says, run.out);
        run_free(&run);
    }
    check_memory();
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
    TEST_CASE(suite, fixtures_have_their_verdicts);
    TEST_CASE(suite, counts_that_overflow_are_found);
    return suite;
}
