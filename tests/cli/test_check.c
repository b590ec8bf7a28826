/* `glskin check`: lines, JSON, folders, exit codes. What it finds in models is tests/unit/test_*repairs.c's. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"
#include "support/mdx_builder.h"

#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void shell(const char *command) {
    char line[2000];
    snprintf(line, sizeof line, "cd %s && %s", scratch(), command);
    ck_assert_msg(system(line) == 0, "%s", line);
}

/* The sample as OUT, with other bytes at delta behind its first TAG: a fault of our choice. */
static void spoil(const char *out, const char *tag, size_t delta, const char *bytes) {
    char path[300];
    size_t size, at = 0;
    unsigned char *file = test_read_file(cli_wyrm(), &size);
    while (at + 8 < size && memcmp(file + at, tag, 4) != 0)
        at++;
    ck_assert_uint_lt(at + delta + 4, size);
    memcpy(file + at + delta, bytes, 4);
    snprintf(path, sizeof path, "%s/%s", scratch(), out);
    FILE *to = fopen(path, "wb");
    ck_assert(to && fwrite(file, 1, size, to) == size && fclose(to) == 0);
    free(file);
}

/* ---- a reader of JSON that accepts nothing else ---- */

static const char *json_value(const char *at, int depth);

static const char *json_space(const char *at) {
    return at + strspn(at, " \n\r\t");
}

static const char *json_string(const char *at) {
    ck_assert_msg(*at == '"', "expected a string at %.40s", at);
    for (at++; *at != '"'; at++) {
        ck_assert_msg((unsigned char)*at >= 0x20, "a control character in a string at %.40s", at);
        if (*at == '\\') {
            at++;
            ck_assert_msg(*at && strchr("\"\\/bfnrtu", *at), "an escape at %.40s", at);
            if (*at == 'u') {
                ck_assert_uint_eq(strspn(at + 1, "0123456789abcdefABCDEF") >= 4, 1);
                at += 4;
            }
        } else if ((unsigned char)*at >= 0x80) { /* UTF-8: a lead byte, then those that it announces */
            unsigned char lead = (unsigned char)*at;
            int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
            ck_assert_msg(lead >= 0xc2 && lead < 0xf5, "no UTF-8 at %.40s", at);
            for (; more; more--)
                ck_assert_msg(((unsigned char)*++at & 0xc0) == 0x80, "no UTF-8 at %.40s", at);
        }
    }
    return at + 1;
}

static const char *json_list(const char *at, int depth, char end) {
    at = json_space(at + 1);
    if (*at == end)
        return at + 1;
    for (;; at = json_space(at + 1)) {
        if (end == '}') {
            at = json_space(json_string(at));
            ck_assert_msg(*at == ':', "expected a colon at %.40s", at);
            at = json_space(at + 1);
        }
        at = json_space(json_value(at, depth + 1));
        if (*at == end)
            return at + 1;
        ck_assert_msg(*at == ',', "expected a comma at %.40s", at);
    }
}

static const char *json_value(const char *at, int depth) {
    ck_assert_int_lt(depth, 8);
    if (*at == '{' || *at == '[')
        return json_list(at, depth, *at == '{' ? '}' : ']');
    if (*at == '"')
        return json_string(at);
    if (strncmp(at, "null", 4) == 0)
        return at + 4;
    ck_assert_msg(strspn(at, "0123456789") > 0, "expected a value at %.40s", at);
    return at + strspn(at, "0123456789");
}

static void check_json(const char *text) {
    const char *end = json_space(json_value(json_space(text), 0));
    ck_assert_msg(*end == '\0', "more behind the object: %.40s", end);
}

static bool says(const struct run *run, const char *text) {
    return strstr(run->out, text) != NULL;
}

/* ---- one file ---- */

START_TEST(samples_are_sound) {
    static const char *const samples[] = {"wyrm --format mdx800", "wyrm --format mdx1100", "wyrm --format m2",
                                          "wyrm-diffuse --format blp1", "wyrm-diffuse --format blp2"};
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        struct run run = run_glskin("", "sample %s -o %s/sound", samples[i], scratch());
        ck_assert_int_eq(run.code, 0);
        run_free(&run);
        run = run_glskin("", "check %s/sound", scratch());
        ck_assert_msg(run.code == 0, "%s", run.out);
        ck_assert_msg(says(&run, "/sound: ok\n1 files: 0 error, 0 repaired, 0 warning, 1 ok\n"), "%s", run.out);
        ck_assert_str_eq(run.err, "");
        run_free(&run);
    }
}
END_TEST

START_TEST(a_defect_is_a_line_and_the_verdict_another) {
    spoil("nan.mdx", "VRTX", 8, "\0\0\300\177");
    struct run run = run_glskin("", "check %s/nan.mdx", scratch());
    ck_assert_int_eq(run.code, 0);
    ck_assert_msg(says(&run, "/nan.mdx: repaired: GEOS, byte "), "%s", run.out);
    ck_assert_msg(says(&run, ": expected a finite number in a vertex, found nan; 0 stands in\n"), "%s", run.out);
    ck_assert_msg(says(&run, "/nan.mdx: repaired (1 repaired)\n"), "%s", run.out);
    ck_assert_uint_eq(line_count(run.out), 3);
    run_free(&run);
    run = run_glskin("", "check --strict %s/nan.mdx", scratch());
    ck_assert_int_eq(run.code, 1);
    ck_assert_msg(says(&run, "/nan.mdx: error: GEOS, byte "), "%s", run.out);
    ck_assert_msg(says(&run, "/nan.mdx: error (1 error)\n1 files: 1 error, "), "%s", run.out);
    run_free(&run);
}
END_TEST

START_TEST(json_has_the_parts) {
    spoil("parts.mdx", "VRTX", 8, "\0\0\300\177");
    struct run run = run_glskin("", "check --json %s/parts.mdx %s", scratch(), cli_wyrm());
    ck_assert_int_eq(run.code, 0);
    check_json(run.out);
    ck_assert_msg(says(&run, "\"format\":\"MDX\",\"version\":800,\"verdict\":\"repaired\",\"findings\":["
                             "{\"severity\":\"repaired\",\"place\":\"GEOS\",\"offset\":"),
                  "%s", run.out);
    ck_assert_msg(says(&run, ",\"count\":1,\"what\":\"expected a finite number in a vertex, found nan; 0 stands in\","
                             "\"expected\":\"a finite number in a vertex\",\"found\":\"nan\"}]}"),
                  "%s", run.out);
    ck_assert_msg(says(&run, "\"verdict\":\"ok\",\"findings\":[]}"), "%s", run.out);
    ck_assert_msg(says(&run, "\"summary\":{\"files\":2,\"error\":0,\"repaired\":1,\"warning\":0,\"ok\":1,\"findings\":"
                             "{\"error\":0,\"repaired\":1,\"warning\":0,\"note\":0}}}"),
                  "%s", run.out);
    run_free(&run);
}
END_TEST

START_TEST(json_takes_any_name) {
    shell("mkdir -p odd && printf x >'odd/quote\"back\\slash.mdx' && printf x >odd/$(printf 'latin\\344.mdx') && "
          "printf x >odd/$(printf 'utf\\303\\244.mdx') && printf x >odd/$(printf 'bell\\007.mdx')");
    struct run run = run_glskin("", "check --json %s/odd", scratch());
    ck_assert_int_eq(run.code, 1);
    check_json(run.out);
    ck_assert_msg(says(&run, "odd/quote\\\"back\\\\slash.mdx\""), "%s", run.out);
    ck_assert_msg(says(&run, "odd/latin\\ufffd.mdx\""), "%s", run.out);
    ck_assert_msg(says(&run, "odd/utf\303\244.mdx\""), "%s", run.out);
    ck_assert_msg(says(&run, "odd/bell\\u0007.mdx\""), "%s", run.out);
    run_free(&run);
}
END_TEST

START_TEST(a_name_never_breaks_a_line) {
    shell("mkdir -p lines && printf x >lines/\"$(printf 'two\nlines\033.mdx')\"");
    struct run run = run_glskin("", "check %s/lines", scratch());
    ck_assert_int_eq(run.code, 1);
    ck_assert_msg(says(&run, "/lines/two?lines?.mdx: error: byte 0: expected"), "%s", run.out);
    ck_assert_msg(says(&run, "/lines/two?lines?.mdx: error (1 error)\n"), "%s", run.out);
    ck_assert_uint_eq(line_count(run.out), 3);
    run_free(&run);
}
END_TEST

/* Every number of the file is finite; their sum isn't. */
START_TEST(a_pose_without_numbers_is_an_error) {
    static const float huge[3] = {FLT_MAX, 0, 0}, moved[4] = {0, FLT_MAX, 0, 0};
    static const unsigned char group[1] = {0};
    static const uint32_t one[1] = {1}, zero[1] = {0};
    const struct mdxb_geoset point = {1, huge, group, 1, one, 1, zero, 0, 0, .material = -1};
    struct mdxb b;
    char path[300];
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "SEQS");
    mdxb_sequence(&b, "Stand", 0, 1000, 0);
    mdxb_end(&b);
    mdxb_chunk(&b, "GEOS");
    mdxb_geoset(&b, &point);
    mdxb_end(&b);
    mdxb_chunk(&b, "BONE");
    mdxb_node(&b, "bone", 0, -1, 0x100);
    mdxb_track(&b, "KGTR", 0, -1, 3, 1, moved);
    mdxb_bone_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    snprintf(path, sizeof path, "%s/huge.mdx", scratch());
    FILE *to = fopen(path, "wb");
    ck_assert(to && fwrite(b.bytes, 1, b.size, to) == b.size && fclose(to) == 0);
    mdxb_free(&b);
    struct run run = run_glskin("", "check --json %s", path);
    ck_assert_int_eq(run.code, 1);
    check_json(run.out);
    ck_assert_msg(says(&run, "\"place\":\"geoset 0, sequence 0 \\\"Stand\\\"\",\"count\":1,\"what\":\"expected skinned "
                             "vertices that are finite, found nan or inf\""),
                  "%s", run.out);
    run_free(&run);
}
END_TEST

/* ---- folders ---- */

START_TEST(folders_are_walked_by_extension_or_content) {
    cli_wyrm();
    shell("mkdir -p tree/a/b && cp wyrm.mdx tree/model.MDX && cp wyrm.mdx tree/a/no-extension && "
          "printf 'not a model' >tree/a/b/bad.m2 && printf text >tree/readme.txt && printf 'BLP2' >tree/a/cut && "
          "ln -sf ../model.MDX tree/a/link.mdx && ln -sfn .. tree/a/loop && ln -sf nowhere tree/dangling.mdx && "
          "mkfifo tree/pipe.mdx 2>/dev/null || true");
    struct run run = run_glskin("", "check %s/tree", scratch());
    ck_assert_int_eq(run.code, 1);
    ck_assert_msg(says(&run, "/tree/model.MDX: ok\n"), "%s", run.out);
    ck_assert_msg(says(&run, "/tree/a/no-extension: ok\n"), "%s", run.out);
    ck_assert_msg(says(&run, "/tree/a/link.mdx: ok\n"), "%s", run.out);
    ck_assert_msg(says(&run, "/tree/a/b/bad.m2: error: byte 0: expected 'MDLX'"), "%s", run.out);
    ck_assert_msg(says(&run, "/tree/a/cut: error: level 0"), "%s", run.out);
    ck_assert_msg(says(&run, "\n5 files: 2 error, 0 repaired, 0 warning, 3 ok\n"), "%s", run.out);
    ck_assert_ptr_null(strstr(run.out, "loop"));
    ck_assert(strstr(run.out, "/tree/a/b/bad.m2") < strstr(run.out, "/tree/a/cut")); /* by name */
    run_free(&run);
}
END_TEST

START_TEST(deep_folders_are_walked) {
    shell("mkdir -p deep && cd deep && i=0 && while [ $i -lt 400 ]; do mkdir -p d && cd d && i=$((i+1)); done && "
          "printf x >bottom.mdx");
    struct run run = run_glskin("", "check %s/deep", scratch());
    ck_assert_int_eq(run.code, 1);
    ck_assert_msg(says(&run, "/d/bottom.mdx: error"), "%s", run.out);
    ck_assert_msg(says(&run, "\n1 files: 1 error"), "%s", run.out);
    run_free(&run);
}
END_TEST

START_TEST(a_picture_is_checked_level_by_level) {
    struct run run = run_glskin("", "sample wyrm-diffuse -o %s/skin.blp", scratch());
    ck_assert_int_eq(run.code, 0);
    run_free(&run);
    run = run_glskin("", "check --json %s/skin.blp", scratch());
    ck_assert_msg(run.code == 0, "%s", run.out);
    check_json(run.out);
    ck_assert_msg(says(&run, "\"format\":\"BLP\",\"version\":"), "%s", run.out);
    run_free(&run);
    shell("head -c 200 skin.blp >cut.blp");
    run = run_glskin("", "check %s/cut.blp", scratch());
    ck_assert_int_eq(run.code, 1);
    ck_assert_msg(says(&run, "/cut.blp: error: level 0, byte "), "%s", run.out);
    run_free(&run);
}
END_TEST

/* ---- exit codes ---- */

START_TEST(what_cant_be_opened_is_told_and_the_rest_is_checked) {
    struct run run = run_glskin("", "check %s/missing.mdx %s", scratch(), cli_wyrm());
    ck_assert_int_eq(run.code, 3);
    ck_assert_msg(strstr(run.err, "/missing.mdx: No such file or directory\n") != NULL, "%s", run.err);
    ck_assert_msg(says(&run, "wyrm.mdx: ok\n2 files: 1 error"), "%s", run.out);
    run_free(&run);
    run = run_glskin("", "check --json %s/missing.mdx", scratch());
    ck_assert_int_eq(run.code, 3);
    check_json(run.out);
    run_free(&run);
    run = run_glskin("", "check");
    ck_assert_int_eq(run.code, 2);
    run_free(&run);
    run = run_glskin("", "check --frobnicate %s", cli_wyrm());
    ck_assert_int_eq(run.code, 2);
    run_free(&run);
    run = run_glskin("", "check --help");
    ck_assert_int_eq(run.code, 0);
    ck_assert_msg(says(&run, "Exit codes: 0 no error"), "%s", run.out);
    run_free(&run);
}
END_TEST

/* ---- the readings of the other commands ---- */

START_TEST(skin_is_strict_and_render_lenient) {
    spoil("lenient.mdx", "VRTX", 8, "\0\0\300\177");
    struct run run = run_glskin("", "skin %s/lenient.mdx --path cpu", scratch());
    ck_assert_int_eq(run.code, 3);
    run_free(&run);
    run = run_glskin("", "skin %s/lenient.mdx --path cpu --lenient", scratch());
    ck_assert_int_eq(run.code, 0);
    ck_assert_msg(strstr(run.err, "warning: ") && strstr(run.err, "; 0 stands in"), "%s", run.err);
    run_free(&run);
    run = run_glskin("", "render %s/lenient.mdx -o %s/lenient.png", scratch(), scratch());
    ck_assert_msg(run.code == 0 && strstr(run.err, "; 0 stands in"), "%s", run.err);
    run_free(&run);
    run = run_glskin("", "render %s/lenient.mdx --strict -o %s/strict.png", scratch(), scratch());
    ck_assert_int_eq(run.code, 3);
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("check");
    TEST_CASE(suite, samples_are_sound);
    TEST_CASE(suite, a_defect_is_a_line_and_the_verdict_another);
    TEST_CASE(suite, json_has_the_parts);
    TEST_CASE(suite, json_takes_any_name);
    TEST_CASE(suite, a_name_never_breaks_a_line);
    TEST_CASE(suite, a_pose_without_numbers_is_an_error);
    TEST_CASE(suite, folders_are_walked_by_extension_or_content);
    TEST_CASE(suite, deep_folders_are_walked);
    TEST_CASE(suite, a_picture_is_checked_level_by_level);
    TEST_CASE(suite, what_cant_be_opened_is_told_and_the_rest_is_checked);
    TEST_CASE(suite, skin_is_strict_and_render_lenient);
    return suite;
}
