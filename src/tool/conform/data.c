#define _POSIX_C_SOURCE 200809L
#include "tool/conform/data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct conform_file *conform_find_file(const char *name) {
    for (const struct conform_file *file = conform_files; file->name; file++)
        if (strcmp(file->name, name) == 0)
            return file;
    return NULL;
}

/* ---- Text files: lines of words ---- */

enum { LINE = 1024, SHADER_WORDS = 8, EXCEPTION_WORDS = 4 };

struct lines {
    const char *at, *end;
    char text[LINE];
};

static struct lines lines_of(const char *name) {
    struct lines lines = {0};
    const struct conform_file *file = conform_find_file(name);
    if (file) {
        lines.at = (const char *)file->begin;
        lines.end = (const char *)file->end;
    }
    return lines;
}

/* The next line that isn't empty or a comment. A line that is too long is cut, which its reader will notice. */
static bool next_line(struct lines *lines) {
    while (lines->at < lines->end) {
        const char *stop = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
        size_t length = (size_t)((stop ? stop : lines->end) - lines->at);
        snprintf(lines->text, LINE, "%.*s", (int)length, lines->at);
        lines->at += length + (stop != NULL);
        if (lines->text[0] && lines->text[0] != '#')
            return true;
    }
    return false;
}

/* Cuts text into words; the last of max words is the rest of the line. Those that there aren't are "". */
static size_t split(char *text, char **words, size_t max) {
    size_t count = 0;
    while (*text && count < max) {
        words[count++] = text;
        if (count == max)
            break;
        text += strcspn(text, " \t");
        if (*text)
            *text++ = '\0';
        text += strspn(text, " \t");
    }
    for (size_t i = count; i < max; i++)
        words[i] = "";
    return count;
}

/* ---- shaders.txt ---- */

/* What the line of a list says; false if there is no such list. */
static bool find_list(const char *name, char *out, size_t size) {
    char *words[2];
    for (struct lines lines = lines_of("shaders.txt"); next_line(&lines);)
        if (split(lines.text, words, 2) == 2 && strcmp(words[0], name) == 0) {
            snprintf(out, size, "%s", words[1]);
            return true;
        }
    return false;
}

static bool copy_name(const char *text, size_t length, char out[CONFORM_NAME]) {
    if (length >= CONFORM_NAME)
        return false;
    memcpy(out, text, length);
    out[length] = '\0';
    return true;
}

/* Adds "a,b,@list": lists hold no lists. */
static bool add_cases(struct conform_shader *shader, const char *text, bool lists, char *why, size_t why_size) {
    char list[LINE];
    while (*text) {
        size_t length = strcspn(text, ",");
        char name[CONFORM_NAME];
        if (shader->case_count == CONFORM_CASES || !copy_name(text, length, name)) {
            snprintf(why, why_size, "shaders.txt: %s: more than %d cases, or too long a name", shader->name,
                     CONFORM_CASES);
            return false;
        }
        text += length + (text[length] == ',');
        if (name[0] != '@') {
            memcpy(shader->cases[shader->case_count++], name, sizeof name);
        } else if (!lists || !find_list(name, list, sizeof list)) {
            snprintf(why, why_size, "shaders.txt: %s: there is no list %s", shader->name, name);
            return false;
        } else if (!add_cases(shader, list, false, why, why_size)) {
            return false;
        }
    }
    return true;
}

static bool read_kind(const char *word, enum conform_kind *out) {
    static const char *const names[] = {"draw", "pre", "compute", "pixel"};
    if (strcmp(word, "feedback") == 0)
        word = "compute";
    for (int i = 0; i < 4; i++)
        if (strcmp(word, names[i]) == 0) {
            *out = (enum conform_kind)i;
            return true;
        }
    return false;
}

static bool read_shader(char *line, struct conform_shader *shader, char *why, size_t why_size) {
    char *words[SHADER_WORDS]; /* name source profile entry defines kind cases registers */
    memset(shader, 0, sizeof *shader);
    if (split(line, words, SHADER_WORDS) < SHADER_WORDS - 1 || !read_kind(words[5], &shader->kind) ||
        !copy_name(words[0], strlen(words[0]), shader->name) ||
        !copy_name(words[2], strlen(words[2]), shader->profile)) {
        snprintf(why, why_size, "shaders.txt: %s: expected name, source, profile, entry, defines, kind, cases",
                 words[0]);
        return false;
    }
    shader->plain_normals = strstr(words[4], "PLAIN_NORMALS=1") != NULL;
    shader->float_normals = strstr(words[4], "FLOAT_NORMALS=1") != NULL;
    shader->feedback = strcmp(words[5], "feedback") == 0;
    shader->records = shader->kind == CONFORM_PRE && strcmp(shader->profile, "vs_4_0") == 0;
    shader->compact = strstr(words[4], "COMPACT=1") != NULL;
    shader->octahedral_normals = strstr(words[4], "OCTAHEDRAL_NORMALS=1") != NULL;
    shader->tangents = strstr(words[4], "TANGENTS=1") != NULL;
    return add_cases(shader, words[6], true, why, why_size);
}

bool conform_table_read(struct conform_table *table, char *why, size_t why_size) {
    memset(table, 0, sizeof *table);
    if (!conform_find_file("shaders.txt")) {
        snprintf(why, why_size, "this build holds no conformance data: tests/conformance/shaders.txt was missing");
        return false;
    }
    for (struct lines lines = lines_of("shaders.txt"); next_line(&lines);) {
        if (lines.text[0] == '@')
            continue;
        struct conform_shader *grown = realloc(table->shaders, (table->count + 1) * sizeof *grown);
        if (!grown) {
            snprintf(why, why_size, "out of memory");
            return false;
        }
        table->shaders = grown;
        if (!read_shader(lines.text, &table->shaders[table->count++], why, why_size))
            return false;
    }
    return true;
}

void conform_table_free(struct conform_table *table) {
    free(table->shaders);
    memset(table, 0, sizeof *table);
}

bool conform_exception(const char *profile, const char *case_name, const char *reference, char *reason,
                       size_t reason_size) {
    char *words[EXCEPTION_WORDS];
    for (struct lines lines = lines_of("exceptions.txt"); next_line(&lines);)
        if (split(lines.text, words, EXCEPTION_WORDS) == EXCEPTION_WORDS && strcmp(words[0], profile) == 0 &&
            strcmp(words[1], case_name) == 0 && strcmp(words[2], reference) == 0) {
            snprintf(reason, reason_size, "%s", words[3]);
            return true;
        }
    return false;
}
