/* The command line, its exit codes, and what is on disk afterwards. */
#define _POSIX_C_SOURCE 200809L
#include "runner.h"
#include "support/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char GOOD[] = "float4 main(float4 p : POSITION) : SV_Position {\n    return p;\n}\n";
static const char BAD[] = "float4 main(float4 p : POSITION) : SV_Position {\n    return q;\n}\n";

static int translate_here(const char *prefix, const char *arguments) {
    return run_translate(scratch(), prefix, arguments);
}

static const char *source(const char *text) {
    const char *path = path_format("%s/a.hlsl", scratch());
    write_file(path, text);
    return path;
}

/* How many files and folders there are below folder. */
static int count_files(const char *folder) {
    ck_assert_int_eq(system(path_format("find '%s' -mindepth 1 | wc -l >'%s/count'", folder, scratch())), 0);
    return atoi(read_text(path_format("%s/count", scratch())));
}

START_TEST(help_and_usage) {
    ck_assert_int_eq(translate_here("", "--help"), 0);
    ck_assert(has(run_output(), "--profile") && has(run_output(), "Exit codes"));
    static const char *const WRONG[] = {
        "",
        "a.hlsl --profile vs_2_0",
        "a.hlsl --out out",
        "--profile vs_2_0 --out out",
        "a.hlsl --profile vs_1_1 --out out",
        "a.hlsl --profile vs_2_0 --out out --glsl 150",
        "a.hlsl --profile vs_2_0 --out out --glsl 120,",
        "a.hlsl --profile vs_2_0 --out out --define 1=2",
        "a.hlsl --profile vs_2_0 --out out --entry 'x y'",
        "a.hlsl --profile vs_2_0 --out out --name no-identifier",
        "a.hlsl b.hlsl --profile vs_2_0 --out out",
        "a.hlsl --profile vs_2_0 --out out --nonsense x",
        "a.hlsl --profile vs_2_0 --out out --json",
    };
    source(GOOD);
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        int code = translate_here("", WRONG[i]);
        ck_assert_msg(code == 2, "'%s': %d", WRONG[i], code);
        ck_assert_msg(has(run_errors(), "glskin-translate: "), "'%s' says nothing", WRONG[i]);
        ck_assert_int_eq(count_files(path_format("%s/out", scratch())), 0);
    }
}
END_TEST

START_TEST(unreadable_input_and_unwritable_output) {
    ck_assert_int_eq(translate_here("", "missing.hlsl --profile vs_2_0 --out out"), 3);
    ck_assert(has(run_errors(), "missing.hlsl can't be read: No such file"));
    ck_assert_int_eq(translate_here("", "out --name x --profile vs_2_0 --out out"), 3);
    source(GOOD);
    write_file(path_format("%s/file", scratch()), "");
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_2_0 --out file/x"), 3);
    ck_assert(has(run_errors(), "file"));
}
END_TEST

/* A PATH with only the tools named. */
static const char *path_with(const char *tool, const char *script) {
    const char *bin = path_format("%s/bin", scratch());
    mkdir(bin, 0777);
    const char *file = path_format("%s/%s", bin, tool);
    if (script)
        write_file(file, script);
    else
        ck_assert_int_eq(system(path_format("ln -sf \"$(command -v %s)\" '%s'", tool, file)), 0);
    chmod(file, 0755);
    return path_format("PATH='%s'", bin);
}

START_TEST(missing_tools_name_their_package) {
    source(GOOD);
    ck_assert_int_eq(translate_here(path_with("spirv-val", NULL), "a.hlsl --profile vs_2_0 --out out"), 5);
    ck_assert(has(run_errors(), "glslangValidator") && has(run_errors(), "glslang-tools") &&
              has(run_errors(), "Homebrew"));
    unlink(path_format("%s/bin/spirv-val", scratch()));
    ck_assert_int_eq(translate_here(path_with("glslangValidator", NULL), "a.hlsl --profile vs_2_0 --out out"), 5);
    ck_assert(has(run_errors(), "spirv-val") && has(run_errors(), "spirv-tools"));
    ck_assert_int_eq(translate_here(path_with("spirv-val", NULL), "a.hlsl --profile vs_2_0 --out out"), 0);
}
END_TEST

/* Each rung of the ladder is climbed: a tool that objects, dies or lies makes the translation fail. */
START_TEST(every_tool_is_heeded) {
    static const struct {
        const char *tool, *script, *said;
    } FAKES[] = {
        {"spirv-val", "#!/bin/sh\necho 'error: line 7: wrong'\nexit 1\n", "error: line 7: wrong"},
        {"spirv-val", "#!/bin/sh\nkill -SEGV $$\n", "signal 11"},
        {"glslangValidator", "#!/bin/sh\nexit 0\n", "made no SPIR-V"},
        {"glslangValidator", "#!/bin/sh\nexit 3\n", "status 3"},
        {"glslangValidator",
         "#!/bin/sh\ncase \"$*\" in *out120.glsl) echo \"ERROR: 0:1: 'x' : no such thing\"; exit 2;; esac\n"
         "exec \"$REAL\" \"$@\"\n",
         "'x' : no such thing"},
    };
    source(GOOD);
    const char *other = strcmp(FAKES[_i].tool, "spirv-val") == 0 ? "glslangValidator" : "spirv-val";
    path_with(other, NULL);
    const char *path = path_with(FAKES[_i].tool, FAKES[_i].script);
    const char *prefix = path_format("REAL=\"$(command -v glslangValidator)\" %s", path);
    int code = translate_here(prefix, "a.hlsl --profile vs_2_0 --glsl 120 --out out");
    ck_assert_msg(code == 1, "%d: %s", code, run_errors());
    ck_assert_msg(has(run_errors(), FAKES[_i].said) && has(run_errors(), "a.hlsl:1:1: error: "), "%s", run_errors());
    ck_assert_int_eq(count_files(path_format("%s/out", scratch())), 0);
}
END_TEST

START_TEST(failure_leaves_nothing_stale) {
    source(GOOD);
    const char *arguments = "a.hlsl --profile vs_2_0 --glsl 120,330 --out out --json out/a.json";
    ck_assert_int_eq(translate_here("", arguments), 0);
    write_file(path_format("%s/out/120/other.glsl", scratch()), "kept");
    ck_assert(file_exists(path_format("%s/out/a.json", scratch())));
    source(BAD);
    ck_assert_int_eq(translate_here("", arguments), 1);
    ck_assert(has(run_errors(), "a.hlsl:2:12: error: 'q'"));
    ck_assert(!file_exists(path_format("%s/out/120/a.glsl", scratch())));
    ck_assert(!file_exists(path_format("%s/out/a.json", scratch())));
    ck_assert(file_exists(path_format("%s/out/120/other.glsl", scratch())));
    ck_assert_int_eq(count_files(path_format("%s/out", scratch())), 4); /* three folders and the other shader */
}
END_TEST

/* A second version fails after the first has passed: the first isn't written either. */
START_TEST(all_versions_or_none) {
    source("float4 main(float4 p : POSITION, uint2 s : BLENDINDICES) : SV_Position {\n    return p + (float)s.x;\n}\n");
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_4_0 --glsl 330 --out out"), 0);
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_4_0 --glsl 120,330 --out out"), 1);
    ck_assert(!file_exists(path_format("%s/out/330/a.glsl", scratch())));
    source(GOOD);
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_4_0 --glsl 120,330 --out out"), 0);
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_4_0 --glsl 330 --out out"), 0);
    ck_assert(!file_exists(path_format("%s/out/120/a.glsl", scratch()))); /* no longer asked for */
}
END_TEST

START_TEST(temporary_files_are_removed) {
    source(GOOD);
    mkdir(path_format("%s/tmp", scratch()), 0777);
    const char *prefix = path_format("TMPDIR='%s/tmp'", scratch());
    ck_assert_int_eq(translate_here(prefix, "a.hlsl --profile vs_2_0 --out out"), 0);
    ck_assert_int_eq(count_files(path_format("%s/tmp", scratch())), 0);
    source(BAD);
    ck_assert_int_eq(translate_here(prefix, "a.hlsl --profile vs_2_0 --out out"), 1);
    ck_assert_int_eq(count_files(path_format("%s/tmp", scratch())), 0);
    ck_assert_int_eq(translate_here(prefix, "a.hlsl --profile vs_2_0 --out a.hlsl/x"), 1);
    ck_assert_int_eq(count_files(path_format("%s/tmp", scratch())), 0);
}
END_TEST

/* Terminated while glslang still runs: no temporary file, no output of before. */
START_TEST(signals_clean_up) {
    source(GOOD);
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_2_0 --out out"), 0);
    mkdir(path_format("%s/tmp", scratch()), 0777);
    path_with("spirv-val", NULL);
    const char *slow = path_with("glslangValidator", "#!/bin/sh\nexec /bin/sleep 20\n");
    const char *command =
        path_format("cd '%s' && { TMPDIR=tmp %s '%s/glskin-translate' a.hlsl --profile vs_2_0 --out out & "
                    "pid=$!; /bin/sleep 1; kill -TERM $pid; wait $pid; test $? -eq 143; }",
                    scratch(), slow, GLSKIN_BINARY_DIR);
    ck_assert_int_eq(system(command), 0);
    ck_assert_int_eq(count_files(path_format("%s/tmp", scratch())), 0);
    ck_assert(!file_exists(path_format("%s/out/tables/a.c", scratch())));
}
END_TEST

START_TEST(same_input_same_bytes) {
    source("#include \"part.hlsli\"\nfloat4 main(float4 p : POSITION) : SV_Position {\n    return twice(p);\n}\n");
    write_file(path_format("%s/part.hlsli", scratch()), "float4 twice(float4 p) {\n    return p + p;\n}\n");
    mkdir(path_format("%s/elsewhere", scratch()), 0777);
    ck_assert_int_eq(system(path_format("cp '%s'/*.hls* '%s/elsewhere'", scratch(), scratch())), 0);
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_2_0 --out out/one"), 0);
    ck_assert_int_eq(translate_here("LANG=de_DE.UTF-8 TZ=Asia/Tokyo",
                                    path_format("'%s/elsewhere/a.hlsl' --profile vs_2_0 --out out/two", scratch())),
                     0);
    ck_assert_int_eq(system(path_format("diff -r '%s/out/one' '%s/out/two'", scratch(), scratch())), 0);
    const char *before = read_text(path_format("%s/out/one/tables/a.json", scratch()));
    ck_assert(!has(before, scratch()));
    write_file(path_format("%s/part.hlsli", scratch()), "float4 twice(float4 p) {\n    return p + p; //\n}\n");
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_2_0 --out out/one"), 0);
    const char *after = read_text(path_format("%s/out/one/tables/a.json", scratch()));
    ck_assert_str_ne(strstr(before, "source_hash"), strstr(after, "source_hash")); /* an include counts */
    ck_assert_int_eq(translate_here("", "a.hlsl --profile vs_2_0 --out out/one --define X"), 0);
    ck_assert_str_ne(strstr(after, "source_hash"),
                     strstr(read_text(path_format("%s/out/one/tables/a.json", scratch())), "source_hash"));
}
END_TEST

START_TEST(entry_defines_includes_name_depfile) {
    mkdir(path_format("%s/with space", scratch()), 0777);
    write_file(path_format("%s/with space/part.hlsli", scratch()), "#define HALF 0.5\n");
    source("#include \"part.hlsli\"\nfloat4 draw(float4 p : POSITION) : SV_Position {\n    return p * HALF * FACTOR + "
           "ONE;\n}\n");
    ck_assert_int_eq(translate_here("",
                                    "a.hlsl --profile vs_2_0 --out out --entry draw --define FACTOR=6.0 --define ONE "
                                    "-I 'with space' --name blob --depfile out/blob.d"),
                     0);
    const char *glsl = read_text(path_format("%s/out/120/blob.glsl", scratch()));
    ck_assert_msg(has(glsl, "(a_POSITION * 0.5) * 6.0") && has(glsl, "vec4(1.0)"), "%s", glsl);
    ck_assert_str_eq(read_text(path_format("%s/out/blob.d", scratch())),
                     "out/tables/blob.c: a.hlsl with\\ space/part.hlsli\n");
    ck_assert(has(read_text(path_format("%s/out/tables/blob.json", scratch())), "\"entry\": \"draw\""));
    ck_assert(
        has(read_text(path_format("%s/out/tables/blob.c", scratch())), "const glskin_shader glskin_shader_blob ="));
}
END_TEST

const char *test_skip_reason(void) {
    return missing_tools();
}

Suite *test_suite(void) {
    Suite *suite = suite_create("command");
    TEST_CASE(suite, help_and_usage);
    TEST_CASE(suite, unreadable_input_and_unwritable_output);
    TEST_CASE(suite, missing_tools_name_their_package);
    TEST_LOOP(suite, every_tool_is_heeded, 5);
    TEST_CASE(suite, failure_leaves_nothing_stale);
    TEST_CASE(suite, all_versions_or_none);
    TEST_CASE(suite, temporary_files_are_removed);
    TEST_CASE(suite, signals_clean_up);
    TEST_CASE(suite, same_input_same_bytes);
    TEST_CASE(suite, entry_defines_includes_name_depfile);
    return suite;
}
