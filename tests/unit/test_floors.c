/* The floors of the house: which folder of src/ may include what. The rules stand in CONTRIBUTING.md; here they are a
 * table, tried on examples first so that a rule that has gone soft is seen, and then on every file. */
#define _POSIX_C_SOURCE 200809L
#include "support/check_main.h"

#include <dirent.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct floor_rule {
    const char *name;
    const char *may[8]; /* prefixes: of "quoted" includes, and of the <bracketed> ones that are guarded below */
};

/* "quoted" includes are relative to src/. glskin/model.h is the model library's: the core knows no file format. */
static const struct floor_rule floors[] = {
    {"core", {"core/", "cglm/"}},
    {"skin", {"core/", "skin/", "cglm/"}},
    {"gl", {"core/", "gl/", "cglm/", "glad/"}},
    {"render", {"core/", "skin/", "gl/", "render/", "cglm/", "glad/"}},
    {"model", {"core/", "model/", "cglm/", "glskin/model.h", "glskin/image.h", "jpeglib.h"}},
    {"tool", {"tool/", "cglm/", "glad/", "glskin/model.h", "glskin/image.h", "EGL/", "GL", "png.h"}},
    {"include", {NULL}},
};

/* <bracketed> includes that not everyone may have. The libraries link no GL, they call through glad's table; a window
 * or a picture file is the program's affair. */
static const char *const guarded[] = {
    "cglm/", "glad/", "glskin/model.h", "glskin/image.h", "jpeglib.h", "EGL/", "GL/", "GLES", "GLFW/", "OpenGL/", "KHR/", "X11/", "png.h",
};

static const char *const top_level[] = {
    "CMakeLists.txt", "CMakePresets.json", "src",       "glsl",    "hlsl",         "translate",
    "tests",          "packaging",         "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md",
    "build",          "demo.png", /* what the quickstart's demo leaves; git ignores it, as it does build */
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static bool starts(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

static const struct floor_rule *find_floor(const char *name) {
    for (size_t i = 0; i < COUNT(floors); ++i) {
        if (strcmp(floors[i].name, name) == 0)
            return &floors[i];
    }
    return NULL;
}

static bool listed(const struct floor_rule *rule, const char *path) {
    for (size_t i = 0; i < COUNT(rule->may) && rule->may[i]; ++i) {
        if (starts(path, rule->may[i]))
            return true;
    }
    return false;
}

/* A public header must compile in any host: the C library's type headers and its siblings, nothing else. */
static bool allowed_in_public(const char *path) {
    if (starts(path, "glskin/"))
        return strcmp(path, "glskin/model.h") != 0;
    return strcmp(path, "stdbool.h") == 0 || strcmp(path, "stddef.h") == 0 || strcmp(path, "stdint.h") == 0;
}

static bool allowed_in_brackets(const struct floor_rule *rule, const char *path) {
    for (size_t i = 0; i < COUNT(guarded); ++i) {
        if (starts(path, guarded[i]))
            return listed(rule, path);
    }
    static const char *const ours[] = {"core/", "skin/", "gl/", "render/", "model/", "tool/"};
    for (size_t i = 0; i < COUNT(ours); ++i) { /* brackets are no way round the floors */
        if (starts(path, ours[i]))
            return false;
    }
    return true;
}

/* What is wrong with this line of this file, or NULL. file is relative to src/. */
static const char *judge(const char *file, const char *line) {
    line += strspn(line, " \t");
    if (*line != '#')
        return NULL;
    ++line;
    line += strspn(line, " \t");
    if (!starts(line, "include"))
        return NULL;
    line += strlen("include");
    line += strspn(line, " \t");

    char name[64] = "";
    size_t length = strcspn(file, "/");
    if (file[length] != '/' || length >= sizeof name)
        return "no file lies in src/ itself";
    memcpy(name, file, length);
    const struct floor_rule *rule = find_floor(name);
    if (!rule)
        return "a folder that is no floor";

    char close = *line == '"' ? '"' : *line == '<' ? '>' : 0;
    const char *end = close ? strchr(line + 1, close) : NULL;
    char path[256];
    if (!end || (size_t)(end - line) > sizeof path)
        return "an include that isn't a plain \"path\" or <path>";
    snprintf(path, sizeof path, "%.*s", (int)(end - line - 1), line + 1);

    if (strstr(path, ".."))
        return "includes are relative to src/, without ..";
    if (strcmp(name, "include") == 0)
        return close == '>' && allowed_in_public(path) ? NULL : "not for a public header";
    if (close == '>')
        return allowed_in_brackets(rule, path) ? NULL : "this floor may not use it";
    if (!strchr(path, '/'))
        return "write the path from src/";
    if (starts(path, "glskin/"))
        return "public headers are included with <>";
    return listed(rule, path) ? NULL : "a floor that this one may not see";
}

START_TEST(rules_tell_good_includes_from_bad_ones) {
    static const struct {
        const char *file, *line;
        bool good;
    } cases[] = {
        {"core/host.c", "#include \"core/host.h\"", true},
        {"core/host.c", "#include <stdlib.h>", true},
        {"core/host.c", "#include <glskin/glskin.h>", true},
        {"core/maths.h", "#include <cglm/cglm.h>", true},
        {"core/host.c", "#include \"skin/encode.h\"", false},
        {"core/host.c", "  #  include \"skin/encode.h\"", false},
        {"core/host.c", "#include <skin/encode.h>", false},
        {"core/host.c", "#include \"host.h\"", false},
        {"core/host.c", "#include \"../skin/encode.h\"", false},
        {"core/host.c", "#include \"core/../skin/encode.h\"", false},
        {"core/host.c", "#include \"glskin/glskin.h\"", false},
        {"core/host.c", "#include HOST_HEADER", false},
        {"core/host.c", "#include <glskin/model.h>", false},
        {"core/host.c", "#define INCLUDE \"skin/encode.h\"", true},
        {"skin/encode.c", "#include \"core/host.h\"", true},
        {"skin/encode.c", "#include \"gl/caps.h\"", false},
        {"skin/encode.c", "#include <glad/gl.h>", false},
        {"gl/caps.c", "#include <glad/gl.h>", true},
        {"gl/caps.c", "#include <GL/gl.h>", false},
        {"gl/caps.c", "#include \"skin/encode.h\"", false},
        {"gl/caps.c", "#include \"render/path.h\"", false},
        {"render/mesh.c", "#include \"skin/encode.h\"", true},
        {"render/mesh.c", "#include \"gl/caps.h\"", true},
        {"render/mesh.c", "#include \"core/host.h\"", true},
        {"render/mesh.c", "#include <glskin/shader.h>", true},
        {"render/mesh.c", "#include \"model/mdx.h\"", false},
        {"render/mesh.c", "#include <EGL/egl.h>", false},
        {"model/mdx.c", "#include \"core/host.h\"", true},
        {"model/mdx.c", "#include <glskin/model.h>", true},
        {"model/mdx.c", "#include \"skin/encode.h\"", false},
        {"model/mdx.c", "#include \"render/mesh.h\"", false},
        {"model/mdx.c", "#include <glad/gl.h>", false},
        {"tool/main.c", "#include \"tool/commands.h\"", true},
        {"tool/main.c", "#include <glskin/model.h>", true},
        {"tool/main.c", "#include <EGL/egl.h>", true},
        {"tool/main.c", "#include <GLFW/glfw3.h>", true},
        {"tool/main.c", "#include <png.h>", true},
        {"tool/main.c", "#include \"core/host.h\"", false},
        {"tool/main.c", "#include \"skin/encode.h\"", false},
        {"tool/main.c", "#include <glad/gl.h>", true},
        {"include/glskin/glskin.h", "#include <stdint.h>", true},
        {"include/glskin/glskin.h", "#include <stdio.h>", false},
        {"include/glskin/glskin.h", "#include <cglm/cglm.h>", false},
        {"include/glskin/glskin.h", "#include <glskin/model.h>", false},
        {"include/glskin/model.h", "#include <glskin/glskin.h>", true},
        {"include/glskin/model.h", "#include \"core/host.h\"", false},
        {"viewer/main.c", "#include <stdio.h>", false},
        {"stray.c", "#include <stdio.h>", false},
    };
    for (size_t i = 0; i < COUNT(cases); ++i) {
        const char *verdict = judge(cases[i].file, cases[i].line);
        ck_assert_msg((verdict == NULL) == cases[i].good, "%s: %s: %s", cases[i].file, cases[i].line,
                      verdict ? verdict : "let through");
    }
}
END_TEST

struct scan {
    size_t files, includes, faults;
    char report[4096];
};

__attribute__((format(printf, 2, 3))) static void scan_fault(struct scan *scan, const char *format, ...) {
    size_t used = strlen(scan->report);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(scan->report + used, sizeof scan->report - used, format, arguments);
    va_end(arguments);
    ++scan->faults;
}

static void scan_file(struct scan *scan, const char *path, const char *file) {
    FILE *stream = fopen(path, "r");
    ck_assert_msg(stream != NULL, "%s can't be opened", path);
    char *line = NULL;
    size_t capacity = 0;
    for (int number = 1; getline(&line, &capacity, stream) >= 0; ++number) {
        line[strcspn(line, "\r\n")] = 0;
        const char *verdict = judge(file, line);
        if (verdict)
            scan_fault(scan, "src/%s:%d: %s: %s\n", file, number, line, verdict);
        scan->includes += strstr(line, "#include") != NULL;
    }
    free(line);
    fclose(stream);
    ++scan->files;
}

static bool is_source(const char *name) {
    const char *dot = strrchr(name, '.');
    return dot && (strcmp(dot, ".c") == 0 || strcmp(dot, ".h") == 0 || strcmp(dot, ".inc") == 0);
}

/* folder is relative to src/, "" for src/ itself. */
static void scan_folder(struct scan *scan, const char *folder) {
    char path[1024];
    snprintf(path, sizeof path, "%s/src/%s", GLSKIN_SOURCE_DIR, folder);
    DIR *stream = opendir(path);
    ck_assert_msg(stream != NULL, "%s can't be listed", path);
    for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        char file[512];
        snprintf(file, sizeof file, "%s%s%s", folder, *folder ? "/" : "", entry->d_name);
        snprintf(path, sizeof path, "%s/src/%s", GLSKIN_SOURCE_DIR, file);
        struct stat status;
        ck_assert_msg(stat(path, &status) == 0, "%s can't be read", path);
        if (!S_ISDIR(status.st_mode)) {
            if (is_source(file))
                scan_file(scan, path, file);
            continue;
        }
        if (!*folder && !find_floor(file))
            scan_fault(scan, "src/%s: a folder that is no floor\n", file);
        scan_folder(scan, file);
    }
    closedir(stream);
}

START_TEST(every_file_includes_only_its_own_floor_and_those_below) {
    struct scan scan = {0};
    scan_folder(&scan, "");
    ck_assert_msg(scan.faults == 0, "%zu bad includes:\n%s", scan.faults, scan.report);
    /* The scan itself works: the public headers and the host are there, and they include something. */
    ck_assert_uint_ge(scan.files, 5);
    ck_assert_uint_ge(scan.includes, scan.files);
}
END_TEST

START_TEST(the_top_level_is_fixed) {
    DIR *stream = opendir(GLSKIN_SOURCE_DIR);
    ck_assert_msg(stream != NULL, "%s can't be listed", GLSKIN_SOURCE_DIR);
    struct scan scan = {0};
    for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
        bool known = entry->d_name[0] == '.';
        for (size_t i = 0; i < COUNT(top_level); ++i)
            known = known || strcmp(entry->d_name, top_level[i]) == 0;
        if (!known)
            scan_fault(&scan, "%s\n", entry->d_name);
        ++scan.files;
    }
    closedir(stream);
    ck_assert_msg(scan.faults == 0, "entries that don't belong at the top level:\n%s", scan.report);
    ck_assert_uint_ge(scan.files, 5);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("floors");
    TEST_CASE(suite, rules_tell_good_includes_from_bad_ones);
    TEST_CASE(suite, every_file_includes_only_its_own_floor_and_those_below);
    TEST_CASE(suite, the_top_level_is_fixed);
    return suite;
}
