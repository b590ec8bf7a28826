/* Conformance is worth what it catches: small wrong edits of the shipped GLSL, one at a time, each of which `conform`
 * must report, against every reference; and without an edit it must report nothing. */
#define _POSIX_C_SOURCE 200809L
#include "gl/gl_test.h"

#include "tool/commands.h"
#include "tool/conform/run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every occurrence of `from` becomes `to`; there must be some. */
struct edit {
    const char *from, *to;
};

struct mutation {
    const char *mistake;
    const char *shader;
    int version; /* 120: and 330, whose statements are the same */
    struct edit edits[4];
};

#define COLUMN(n) "dot(vec4(u_vert_c[0]." n ", u_vert_c[1]." n ", u_vert_c[2]." n ", u_vert_c[3]." n "), "
#define TRANSPOSED                                                                                                     \
    {                                                                                                                  \
        {"dot(u_vert_c[0], ", COLUMN("x")}, {"dot(u_vert_c[1], ", COLUMN("y")}, {"dot(u_vert_c[2], ", COLUMN("z")}, {  \
            "dot(u_vert_c[3], ", COLUMN("w")                                                                           \
        }                                                                                                              \
    }
/* "02" is 2 too, and keeps the second edit from finding what the first one wrote. */
static const struct mutation mutations[] = {
    {"swap two rows",
     "skinning_vs",
     120,
     {{"+ 1) * 1 + 31] * a_BLENDWEIGHT.x", "+ 02) * 1 + 31] * a_BLENDWEIGHT.x"},
      {"+ 2) * 1 + 31] * a_BLENDWEIGHT.x", "+ 1) * 1 + 31] * a_BLENDWEIGHT.x"}}},
    {"swap two rows",
     "skinning_vs_sm4",
     330,
     {{" * 3) + 1) * ", " * 3) + 02) * "}, {" * 3) + 2) * ", " * 3) + 1) * "}}},
    {"swap two rows",
     "skinning_cs_float",
     430,
     {{" * 3) + 1] * ", " * 3) + 02] * "}, {" * 3) + 2] * ", " * 3) + 1] * "}}},
    {"drop the last weight", "skinning_vs", 120, {{"if (a_BLENDWEIGHT.w > 0.0)", "if (false)"}}},
    {"drop the last weight",
     "skinning_vs_sm4",
     330,
     {{"(a_BLENDINDICES.y >> 24u) & 255u", "(a_BLENDINDICES.y >> 24u) & 0u"}}},
    {"drop the last weight", "skinning_cs", 430, {{".y >> 24u) & 255u", ".y >> 24u) & 0u"}}},
    {"shift by 16 instead of 24", "skinning_vs_sm4", 330, {{"(a_BLENDINDICES.x >> 24u)", "(a_BLENDINDICES.x >> 16u)"}}},
    {"shift by 16 instead of 24", "skinning_cs", 430, {{".x >> 24u)", ".x >> 16u)"}}},
    /* Where the bytes of a record are attributes, the same slip reads the third for the fourth. */
    {"shift by 16 instead of 24", "skinning_vs", 120, {{"int(a_BLENDINDICES.w)", "int(a_BLENDINDICES.z)"}}},
    {"forget the translation", "skinning_vs", 120, {{"vec4(a_POSITION, 1.0)", "vec4(a_POSITION, 0.0)"}}},
    {"forget the translation", "skinning_vs_sm4", 330, {{"vec4(a_POSITION, 1.0)", "vec4(a_POSITION, 0.0)"}}},
    {"forget the translation", "skinning_cs_float", 430, {{".z), 1.0);", ".z), 0.0);"}}},
    {"bone + 1", "skinning_vs", 120, {{"int(a_BLENDINDICES.x)", "int(a_BLENDINDICES.x) + 1"}}},
    {"bone + 1", "skinning_vs_sm4", 330, {{"int(a_BONEBASE)", "int(a_BONEBASE) + 1"}}},
    {"transposed view-projection", "skinning_vs", 120, TRANSPOSED},
    {"transposed view-projection", "skinning_vs_sm4", 330, TRANSPOSED},
    {"transposed view-projection", "preskinned_vs_oct", 120, TRANSPOSED},
    {"transposed view-projection", "preskinned_vs_sm4", 330, TRANSPOSED},
    {"unnormalised normal", "skinning_vs", 120, {{"inversesqrt(", "(1.0 + 0.0 * "}}},
    {"unnormalised normal", "skinning_vs_sm4_plain", 330, {{"inversesqrt(", "(1.0 + 0.0 * "}}},
    {"unnormalised normal", "skinning_cs_float", 430, {{"inversesqrt(", "(1.0 + 0.0 * "}}},
    {"unnormalised normal", "preskinned_vs", 120, {{"inversesqrt(", "(1.0 + 0.0 * "}}},
    {"colour without clamp", "skinning_vs", 120, {{"max(0.0, dot(", "(dot("}}},
    {"colour without clamp", "skinning_vs_sm4", 330, {{"max(0.0, dot(", "(dot("}}},
    /* An entry that is still the one before: of the slot before, of the instance before, of the group before. */
    {"stale palette entry", "skinning_vs", 120, {{"int(a_BLENDINDICES.y)", "int(a_BLENDINDICES.x)"}}},
    {"stale palette entry", "skinning_vs_sm4", 330, {{"int(a_BONEBASE)", "0"}}},
    {"stale palette entry", "skinning_cs", 430, {{".z * 3u) + _", ".z * 3u) + 3u + _"}}},
    {"wrong stride", "skinning_vs", 120, {{" * 3) * 1 + 31] * a_BLENDWEIGHT.y", " * 4) * 1 + 31] * a_BLENDWEIGHT.y"}}},
    {"wrong stride", "skinning_vs_sm4", 330, {{" * 3) + 1)", " * 4) + 1)"}}},
    {"wrong stride", "preskinned_vs_sm4_float", 330, {{" * 3u) + 2u)", " * 4u) + 2u)"}}},
    {"wrong stride", "skinning_cs_float", 430, {{" * 3u] = uvec2(", " * 4u] = uvec2("}}},
};
enum { MUTATIONS = sizeof mutations / sizeof *mutations, MISTAKES = 10 };

/* What else the comparison must see: kinds of numbers that the ten don't touch. Against double precision, which knows
 * no rounding to steps. */
static const struct mutation others[] = {
    {"a coordinate that is a bit off", "skinning_vs", 120, {{"vec4(a_TEXCOORD0, ", "vec4(a_TEXCOORD0 * 1.0000002, "}}},
    {"not a number", "skinning_vs", 120, {{"vec4(a_POSITION, 1.0)", "vec4(a_POSITION, sqrt(a_BLENDWEIGHT.x - 2.0))"}}},
    {"no rounding to the nearest step", "skinning_cs", 430, {{".x + 0.5)))", ".x + 0.0)))"}}},
    {"the packed words exchanged", "skinning_cs", 430, {{" << uint(16)", ""}}},
    {"a byte of the group before", "skinning_cs", 430, {{"& 3u))) & 255u", "& 2u))) & 255u"}}},
    {"two influences of one bone", "skinning_cs", 430, {{" >> uint(8)) & 255u", ") & 255u"}}},
    {"a weight of the slot before", "skinning_cs_compact", 430, {{"255u - (", "254u - ("}}},
    {"a position without its low byte", "skinning_cs_compact", 430, {{".x & 65535u)", ".x & 65280u)"}}},
    {"the vertex before", "preskinned_vs_sm4_tangents", 330, {{"uint(gl_VertexID)", "uint(gl_VertexID) - 1u"}}},
    {"a half float of the wrong exponent", "preskinned_vs_sm4_compact", 330, {{"939524096u", "931135488u"}}},
    {"a pixel without its light", "simple_ps", 120, {{" * v_COLOR0", " * v_COLOR0.x"}}},
};
enum { OTHERS = sizeof others / sizeof *others };

static char *replace_all(const char *text, const struct edit *edit) {
    size_t count = 0, from = strlen(edit->from), to = strlen(edit->to);
    for (const char *at = text; (at = strstr(at, edit->from)) != NULL; at += from)
        count++;
    if (!count)
        return NULL;
    char *out = malloc(strlen(text) + count * to + 1), *end = out;
    for (const char *at; (at = strstr(text, edit->from)) != NULL; text = at + from) {
        memcpy(end, text, (size_t)(at - text));
        end += at - text;
        memcpy(end, edit->to, to);
        end += to;
    }
    strcpy(end, text);
    return out;
}

struct applied {
    const struct mutation *mutation;
    int texts;           /* how many were edited */
    const char *missing; /* an edit that no longer applies */
};

static char *mutate(void *user, const glskin_shader *shader, int version, const char *text) {
    struct applied *applied = user;
    (void)shader;
    (void)version;
    char *edited = strdup(text);
    for (size_t e = 0; e < 4 && applied->mutation->edits[e].from && edited; e++) {
        char *next = replace_all(edited, &applied->mutation->edits[e]);
        if (!next)
            applied->missing = applied->mutation->edits[e].from;
        free(edited);
        edited = next;
    }
    applied->texts += edited != NULL;
    return edited;
}

static bool runs_here(const struct mutation *mutation) {
    int glsl = gl_test_version() >= 43 ? 430 : gl_test_version() >= 33 ? 330 : 120;
    return mutation->version <= glsl;
}

static struct conform_options options_for(const char *shader) {
    struct conform_options options = {.version = {gl_test_version() / 10, gl_test_version() % 10}, .shader = shader};
    return options;
}

static size_t count_rows(const struct conform_report *report, const char *reference, enum conform_verdict verdict) {
    size_t count = 0;
    for (size_t i = 0; i < report->count; i++)
        count += report->rows[i].verdict == verdict && strcmp(report->rows[i].reference, reference) == 0;
    return count;
}

static const char *const references[] = {"fxc", "vkd3d", "double"};
enum { REFERENCES = 3 };

START_TEST(every_shader_conforms_as_shipped) {
    const struct mutation *mutation = &mutations[_i];
    struct conform_report report;
    char why[CONFORM_REASON];
    if (!runs_here(mutation))
        return;
    struct conform_options options = options_for(mutation->shader);
    int code = conform_run(&options, &report, why, sizeof why);
    for (size_t i = 0; i < report.count; i++)
        ck_assert_msg(report.rows[i].verdict != CONFORM_FAILED, "%s, %s: %s", report.rows[i].shader,
                      report.rows[i].case_name, report.rows[i].reason);
    ck_assert_msg(code == EXIT_OK, "%s: %s", mutation->shader, why);
    for (int r = 0; r < REFERENCES; r++)
        ck_assert_msg(count_rows(&report, references[r], CONFORM_PASSED) > 0, "%s: nothing passed against %s",
                      mutation->shader, references[r]);
    conform_report_free(&report);
}
END_TEST

static void expect_caught(const struct mutation *mutation, int first_reference) {
    struct applied applied = {mutation, 0, NULL};
    struct conform_report report;
    char why[CONFORM_REASON];
    struct conform_options options = options_for(mutation->shader);
    options.edit = mutate;
    options.edit_user = &applied;
    int code = conform_run(&options, &report, why, sizeof why);
    ck_assert_msg(!applied.missing, "%s: %s no longer has \"%s\": write the edit anew", mutation->mistake,
                  mutation->shader, applied.missing);
    ck_assert_int_gt(applied.texts, 0);
    ck_assert_msg(code == EXIT_CHECK_FAILED && report.failed > 0,
                  "%s in %s is not caught (exit code %d, %zu passed) %s", mutation->mistake, mutation->shader, code,
                  report.passed, why);
    for (int r = first_reference; r < REFERENCES; r++)
        ck_assert_msg(count_rows(&report, references[r], CONFORM_FAILED) > 0, "%s in %s is not caught against %s",
                      mutation->mistake, mutation->shader, references[r]);
    /* By a number that is wrong, not by a text that the driver refuses; and the row says where. */
    for (size_t i = 0; i < report.count; i++)
        if (report.rows[i].verdict == CONFORM_FAILED) {
            const struct conform_row *row = &report.rows[i];
            ck_assert_msg(strncmp(row->reason, "vertex ", 7) == 0 || strncmp(row->reason, "pixel ", 6) == 0,
                          "%s in %s: %s", mutation->mistake, mutation->shader, row->reason);
            ck_assert(strstr(row->inputs, "normal ") && strstr(row->inputs, "texcoord "));
            ck_assert(!(row->max_error <= row->tolerance) || row->tolerance == 0);
        }
    conform_report_free(&report);
}

START_TEST(every_mistake_is_caught) {
    if (runs_here(&mutations[_i]))
        expect_caught(&mutations[_i], 0);
}
END_TEST

START_TEST(other_mistakes_are_caught_too) {
    if (runs_here(&others[_i]))
        expect_caught(&others[_i], REFERENCES - 1);
}
END_TEST

START_TEST(all_ten_mistakes_are_tried_here) {
    const char *seen[MISTAKES];
    size_t count = 0;
    for (size_t i = 0; i < MUTATIONS; i++) {
        bool known = !runs_here(&mutations[i]);
        for (size_t s = 0; s < count; s++)
            known = known || strcmp(seen[s], mutations[i].mistake) == 0;
        if (!known) {
            ck_assert_uint_lt(count, MISTAKES);
            seen[count++] = mutations[i].mistake;
        }
    }
    ck_assert_uint_eq(count, MISTAKES);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mutations");
    TEST_LOOP(suite, every_shader_conforms_as_shipped, MUTATIONS);
    TEST_LOOP(suite, every_mistake_is_caught, MUTATIONS);
    TEST_LOOP(suite, other_mistakes_are_caught_too, OTHERS);
    TEST_CASE(suite, all_ten_mistakes_are_tried_here);
    return suite;
}
