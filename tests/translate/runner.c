#define _POSIX_C_SOURCE 200809L
#include "runner.h"

#include "support/check_main.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

const char *path_format(const char *format, ...) {
    static char paths[8][4096];
    static int next;
    char *path = paths[next++ % 8];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(path, sizeof paths[0], format, arguments);
    va_end(arguments);
    return path;
}

static char folder[1024];

static void remove_scratch(void) {
    if (system(path_format("rm -rf '%s'", folder)) != 0)
        fprintf(stderr, "%s stays\n", folder);
}

const char *scratch(void) {
    if (!folder[0]) {
        snprintf(folder, sizeof folder, "%s/tests/translate-scratch/%ld", GLSKIN_BINARY_DIR, (long)getpid());
        ck_assert_int_eq(system(path_format("rm -rf '%s' && mkdir -p '%s/out'", folder, folder)), 0);
        atexit(remove_scratch);
    }
    return folder;
}

static int exit_code(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

int run_translate(const char *in, const char *prefix, const char *arguments) {
    const char *command = path_format("cd '%s' && %s '%s/glskin-translate' %s >'%s/stdout' 2>'%s/stderr'", in, prefix,
                                      GLSKIN_BINARY_DIR, arguments, scratch(), scratch());
    return exit_code(system(command));
}

const char *read_text(const char *path) {
    size_t size;
    return (const char *)test_read_file(path, &size);
}

const char *run_errors(void) {
    return read_text(path_format("%s/stderr", scratch()));
}

const char *run_output(void) {
    return read_text(path_format("%s/stdout", scratch()));
}

void translate_good(const char *file, const char *arguments) {
    const char *good = path_format("%s/tests/translate/good", GLSKIN_SOURCE_DIR);
    int code = run_translate(good, "", path_format("%s --out '%s/out' %s", file, scratch(), arguments));
    ck_assert_msg(code == 0, "%s %s: exit code %d\n%s", file, arguments, code, run_errors());
}

bool file_exists(const char *path) {
    return access(path, F_OK) == 0;
}

void write_file(const char *path, const char *text) {
    FILE *file = fopen(path, "wb");
    ck_assert_msg(file != NULL, "%s", path);
    fputs(text, file);
    ck_assert_int_eq(fclose(file), 0);
}

const char *read_output(int version, const char *name) {
    if (version == 0)
        return read_text(path_format("%s/out/tables/%s.json", scratch(), name));
    return read_text(path_format("%s/out/%d/%s.glsl", scratch(), version, name));
}

bool has(const char *text, const char *part) {
    return strstr(text, part) != NULL;
}

const char *missing_tools(void) {
    if (system("command -v glslangValidator >/dev/null || command -v glslang >/dev/null") != 0)
        return "glslangValidator is not on PATH (Debian: glslang-tools)";
    if (system("command -v spirv-val >/dev/null") != 0)
        return "spirv-val is not on PATH (Debian: spirv-tools)";
    return NULL;
}
