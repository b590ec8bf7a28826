/* `glskin sample`: formats by flag and by name, and that every path draws what it writes. */
#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void refuse(const char *arguments, const char *message) {
    struct run run = run_glskin("", "sample %s", arguments);
    ck_assert_msg(run.code == 2 && run.out[0] == '\0', "%s: exit %d", arguments, run.code);
    ck_assert_msg(strstr(run.err, message) != NULL, "%s: %s", arguments, run.err);
    run_free(&run);
}

/* Writes NAME as FILE in the scratch folder and compares its first bytes. */
static void write_file(const char *arguments, const char *file, const char *magic, size_t magic_size) {
    char path[512];
    size_t size;
    snprintf(path, sizeof path, "%s/%s", scratch(), file);
    struct run run = run_glskin("", "sample %s -o %s", arguments, path);
    ck_assert_msg(run.code == 0, "%s: %s", arguments, run.err);
    run_free(&run);
    unsigned char *bytes = test_read_file(path, &size);
    ck_assert_uint_gt(size, magic_size);
    ck_assert_mem_eq(bytes, magic, magic_size);
    free(bytes);
}

START_TEST(the_flag_or_the_files_name_chooses_the_format) {
    static const char mdx800[] = "MDLXVERS\4\0\0\0\x20\3\0\0", mdx1100[] = "MDLXVERS\4\0\0\0\x4c\4\0\0",
                      m2[] = "MD20\0\1\0\0", mdl800[] = "Version {\n\tFormatVersion 800,\n",
                      mdl1100[] = "Version {\n\tFormatVersion 1100,\n";
    write_file("wyrm", "a.mdx", mdx800, 16);
    write_file("wyrm", "a.M2", m2, 8);
    write_file("wyrm", "a.mdl", mdl800, sizeof mdl800 - 1);
    write_file("wyrm", "a.other", mdx800, 16);
    write_file("wyrm --format mdl", "b.txt", mdl800, sizeof mdl800 - 1);
    write_file("wyrm --format mdl1100", "b.mdl", mdl1100, sizeof mdl1100 - 1);
    write_file("wyrm --format mdx800", "b.m2", mdx800, 16);
    write_file("wyrm --format mdx1100", "b.mdx", mdx1100, 16);
    write_file("wyrm --format m2", "c.mdx", m2, 8);
    write_file("wyrm-diffuse", "d.blp", "BLP1", 4);
    write_file("--format blp2 wyrm-orm", "o.blp", "BLP2", 4);
}
END_TEST

START_TEST(what_cannot_be_written_is_refused) {
    refuse("wyrm -o x.mdx --format mdx900", "expected mdx800, mdx1100, mdl, mdl1100 or m2 for a model, found: mdx900");
    refuse("wyrm -o x.mdx --format blp1", "expected mdx800, mdx1100, mdl, mdl1100 or m2 for a model, found: blp1");
    refuse("wyrm-normal -o x.blp --format m2", "expected blp1 or blp2 for a picture, found: m2");
    refuse("wyrm-normal -o x.blp --format", "--format needs a format");
    refuse("wyrm-sound -o x.blp", "no sample has this name: wyrm-sound");
    refuse("", "wyrm-emissive"); /* the names are listed */
}
END_TEST

static const struct {
    const char *format, *sequence;
    int time;
} models[] = {{"mdx1100", "Walk", 333}, {"mdx1100", "Attack", 500}, {"m2", "Walk", 333}, {"m2", "AttackUnarmed", 500}};
enum { MODELS = sizeof models / sizeof *models };

static struct csv skin_sample(const char *format, const char *sequence, int time, const char *options) {
    char path[512];
    snprintf(path, sizeof path, "%s/sample-%s", scratch(), format);
    struct run run = run_glskin("", "sample wyrm --format %s -o %s", format, path);
    ck_assert_int_eq(run.code, 0);
    run_free(&run);
    return csv_run("", "%s --sequence %s --time %d --global-time 400 --normals plain %s", path, sequence, time,
                   options);
}

START_TEST(every_path_skins_it_alike) {
    struct csv cpu = skin_sample(models[_i].format, models[_i].sequence, models[_i].time, "--path cpu");
    for (int path = 0; path < 4; path++) {
        char options[64];
        snprintf(options, sizeof options, "--path %s", cli_paths[path]);
        struct csv other = skin_sample(models[_i].format, models[_i].sequence, models[_i].time, options);
        ck_assert_double_le(csv_difference(&cpu, &other, 0), 2e-5);
        csv_free(&other);
    }
    struct csv small = skin_sample(models[_i].format, models[_i].sequence, models[_i].time,
                                   "--path uniform --limit uniform-components=512");
    ck_assert_double_le(csv_difference(&cpu, &small, 0), 2e-5);
    csv_free(&small);
    csv_free(&cpu);
}
END_TEST

/* At a twelfth of a sequence both have keys; between two of them an M2's are lines. */
START_TEST(mdx_1100_and_m2_agree_at_keys) {
    struct csv mdx = skin_sample("mdx1100", "Attack", 500, "--path cpu");
    struct csv m2 = skin_sample("m2", "AttackUnarmed", 500, "--path cpu");
    ck_assert_uint_eq(mdx.count, m2.count);
    for (size_t i = 0; i < mdx.count; i++) { /* the M2 is one geoset */
        memcpy(m2.id[i], mdx.id[i], sizeof m2.id[i]);
    }
    ck_assert_double_le(csv_difference(&mdx, &m2, 0), 1e-6);
    csv_free(&mdx);
    csv_free(&m2);
}
END_TEST

START_TEST(text_is_skinned_as_its_mdx_is) {
    static const char *const pairs[2][2] = {{"mdx800", "mdl"}, {"mdx1100", "mdl1100"}};
    struct csv mdx = skin_sample(pairs[_i][0], "Walk", 333, "--path cpu");
    struct csv mdl = skin_sample(pairs[_i][1], "Walk", 333, "--path cpu");
    ck_assert_uint_gt(mdx.count, 0);
    ck_assert_uint_eq(mdx.count, mdl.count);
    ck_assert_double_eq(csv_difference(&mdx, &mdl, 0), 0);
    csv_free(&mdx);
    csv_free(&mdl);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("cli_sample");
    TEST_CASE(suite, the_flag_or_the_files_name_chooses_the_format);
    TEST_CASE(suite, what_cannot_be_written_is_refused);
    TEST_LOOP(suite, every_path_skins_it_alike, MODELS);
    TEST_LOOP(suite, text_is_skinned_as_its_mdx_is, 2);
    TEST_CASE(suite, mdx_1100_and_m2_agree_at_keys);
    return suite;
}
