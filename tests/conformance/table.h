/* Reads shaders.txt and exceptions.txt. */
#ifndef GLSKIN_CONFORMANCE_TABLE_H
#define GLSKIN_CONFORMANCE_TABLE_H

#include "files.h"

#include <stdbool.h>

enum {
    TABLE_MAX_SHADERS = 64,
    TABLE_MAX_CASES = 32,
    TABLE_MAX_EXCEPTIONS = 16,
    TABLE_MAX_LISTS = 8,
    TABLE_COLUMNS = 8
};

enum table_kind { TABLE_DRAW, TABLE_PRE, TABLE_COMPUTE, TABLE_PIXEL };

struct table_shader {
    const char *name, *source, *profile, *entry, *defines, *registers;
    enum table_kind kind;
    const char *cases[TABLE_MAX_CASES];
    int case_count;
};

struct table_exception {
    const char *profile, *case_name, *reference, *reason;
};

struct table {
    struct table_shader shaders[TABLE_MAX_SHADERS];
    struct table_exception exceptions[TABLE_MAX_EXCEPTIONS];
    const char *lists[TABLE_MAX_LISTS][2]; /* "@name", cases */
    int shader_count, exception_count, list_count;
};

/* Cuts up to `most` words off the line, the last of which takes the rest. */
static inline int table_words(char *line, char **words, int most) {
    int count = 0;
    while (count < most && *(line += strspn(line, " \t"))) {
        words[count++] = line;
        line += count == most ? strlen(line) : strcspn(line, " \t");
        if (*line)
            *line++ = 0;
    }
    return count;
}

/* lists: whether "@NAME" may stand for a list, which holds no lists itself. */
static inline void table_cases(struct table *table, struct table_shader *shader, const char *list, bool lists) {
    while (*list) {
        size_t length = strcspn(list, ",");
        char *name = memory_take(length + 1);
        memcpy(name, list, length);
        list += length + (list[length] == ',');
        if (*name != '@') {
            if (shader->case_count == TABLE_MAX_CASES)
                FAIL("shaders.txt: %s: more than %d cases", shader->name, TABLE_MAX_CASES);
            shader->cases[shader->case_count++] = name;
            continue;
        }
        int i = 0;
        while (lists && i < table->list_count && strcmp(table->lists[i][0], name) != 0)
            i++;
        if (!lists || i == table->list_count)
            FAIL("shaders.txt: %s: there is no list %s", shader->name, name);
        table_cases(table, shader, table->lists[i][1], false);
        free(name);
    }
}

static inline void table_shader_line(struct table *table, char *line) {
    static const char *const kinds[] = {"draw", "pre", "compute", "pixel"};
    char *words[TABLE_COLUMNS] = {""};
    int count = table_words(line, words, TABLE_COLUMNS);
    if (count == 2 && *words[0] == '@' && table->list_count < TABLE_MAX_LISTS) {
        table->lists[table->list_count][0] = words[0];
        table->lists[table->list_count++][1] = words[1];
        return;
    }
    if (count != TABLE_COLUMNS || table->shader_count == TABLE_MAX_SHADERS)
        FAIL("shaders.txt: %s: %d columns instead of %d, or too many rows", words[0], count, TABLE_COLUMNS);
    struct table_shader *shader = &table->shaders[table->shader_count++];
    *shader = (struct table_shader){.name = words[0],
                                    .source = words[1],
                                    .profile = words[2],
                                    .entry = words[3],
                                    .defines = words[4],
                                    .registers = words[7]};
    if (strcmp(words[5], "feedback") == 0) /* a vertex shader that writes what a compute shader does */
        words[5] = "compute";
    int kind = 0;
    while (kind < 4 && strcmp(kinds[kind], words[5]) != 0)
        kind++;
    if (kind == 4)
        FAIL("shaders.txt: %s: no kind %s", words[0], words[5]);
    shader->kind = (enum table_kind)kind;
    table_cases(table, shader, words[6], true);
}

static inline void table_exception_line(struct table *table, char *line) {
    char *words[4];
    if (table_words(line, words, 4) != 4 || table->exception_count == TABLE_MAX_EXCEPTIONS)
        FAIL("exceptions.txt: a line without a reason, or too many lines");
    table->exceptions[table->exception_count++] = (struct table_exception){words[0], words[1], words[2], words[3]};
}

static inline void table_read(const char *folder, const char *name, struct table *table,
                              void (*take)(struct table *table, char *line)) {
    char path[1024];
    size_t size;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    void *bytes = file_bytes(path, &size);
    char *text = memory_take(size + 1);
    memcpy(text, bytes, size);
    free(bytes);
    for (char *line = text, *next; *line; line = next) {
        size_t length = strcspn(line, "\n");
        next = line + length + (line[length] == '\n');
        line[length] = 0;
        if (*line && *line != '#')
            take(table, line);
    }
}

/* The strings stay until the program ends. */
static inline void table_open(const char *folder, struct table *table) {
    memset(table, 0, sizeof *table);
    table_read(folder, "shaders.txt", table, table_shader_line);
    table_read(folder, "exceptions.txt", table, table_exception_line);
}

static inline const struct table_exception *table_exception(const struct table *table,
                                                            const struct table_shader *shader, const char *case_name,
                                                            const char *reference) {
    for (int i = 0; i < table->exception_count; i++)
        if (strcmp(table->exceptions[i].profile, shader->profile) == 0 &&
            strcmp(table->exceptions[i].case_name, case_name) == 0 &&
            strcmp(table->exceptions[i].reference, reference) == 0)
            return &table->exceptions[i];
    return NULL;
}

static inline bool table_defined(const struct table_shader *shader, const char *name) {
    return strstr(shader->defines, name) != NULL;
}

#endif
