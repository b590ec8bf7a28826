/* Every file of lint/ is one construct that must be refused. Its head says how it is translated and what must be said,
 * at which place:
 *     // run: PROFILE VERSIONS
 *     // expect: FILE:LINE:COLUMN part of the message      (one line each)
 */
#define _POSIX_C_SOURCE 200809L
#include "runner.h"
#include "support/check_main.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static glob_t files;

/* Whether one line of errors begins with place and then holds text. */
static bool line_says(const char *errors, const char *place, const char *text) {
    for (const char *line = errors; *line;) {
        size_t length = strcspn(line, "\n");
        char *copy = strndup(line, length);
        const char *message = copy + strlen(place);
        bool found = strncmp(copy, place, strlen(place)) == 0 && strstr(message, "error: ") && strstr(message, text);
        free(copy);
        if (found)
            return true;
        line += length + (line[length] == '\n');
    }
    return false;
}

START_TEST(every_trap_is_refused_at_its_place) {
    const char *path = files.gl_pathv[_i];
    const char *source = read_text(path);
    char profile[16], versions[32];
    ck_assert_msg(sscanf(source, "// run: %15s %31s", profile, versions) == 2, "%s: no run line", path);
    const char *name = strrchr(path, '/') + 1;
    int code =
        run_translate(path_format("%s/tests/translate/lint", GLSKIN_SOURCE_DIR), "",
                      path_format("%s --profile %s --glsl %s --out '%s/out'", name, profile, versions, scratch()));
    const char *errors = run_errors();
    ck_assert_msg(code == 1, "%s: exit code %d\n%s", name, code, errors);
    int expected = 0;
    for (const char *at = strstr(source, "// expect: "); at; at = strstr(at, "// expect: ")) {
        char place[256], text[256] = "";
        at += strlen("// expect: ");
        ck_assert_int_ge(sscanf(at, "%255[^ \n] %255[^\n]", place, text), 1);
        ck_assert_msg(line_says(errors, place, text), "%s: nothing says '%s' at %s, but:\n%s", name, text, place,
                      errors);
        expected++;
    }
    ck_assert_msg(expected > 0, "%s expects nothing", name);
    ck_assert(!file_exists(path_format("%s/out/tables", scratch())));
}
END_TEST

/* The refused construct alone is at fault: with 120 left out, what only 120 lacks translates. */
START_TEST(what_only_120_lacks_translates_at_330) {
    static const char *const NAMES[] = {"bit_shift_120", "unsigned_modulo_120", "vertex_id_120", "buffer_120",
                                        "texture_load_120"};
    static const char *const PROFILES[] = {"vs_4_0", "vs_4_0", "vs_4_0", "vs_4_0", "ps_4_0"};
    int code = run_translate(
        path_format("%s/tests/translate/lint", GLSKIN_SOURCE_DIR), "",
        path_format("%s.hlsl --profile %s --glsl 330 --out '%s/out'", NAMES[_i], PROFILES[_i], scratch()));
    ck_assert_msg(code == 0, "%s: exit code %d\n%s", NAMES[_i], code, run_errors());
}
END_TEST

const char *test_skip_reason(void) {
    return missing_tools();
}

Suite *test_suite(void) {
    Suite *suite = suite_create("lint");
    glob(GLSKIN_SOURCE_DIR "/tests/translate/lint/*.hlsl", 0, NULL, &files);
    TEST_LOOP(suite, every_trap_is_refused_at_its_place, (int)files.gl_pathc);
    TEST_LOOP(suite, what_only_120_lacks_translates_at_330, 5);
    return suite;
}
