/* glslangValidator and spirv-val: HLSL to validated SPIR-V, with every complaint at its place in the HLSL. */
#define _POSIX_C_SOURCE 200809L
#include "translate.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void push(struct list *list, const char *text) {
    *(const char **)list_add(list, sizeof(char *)) = text;
}

static int run(struct list *arguments, char **output) {
    push(arguments, NULL);
    return process_run(arguments->items, output);
}

/* One diagnostic, one line. */
static const char *one_line(const char *text) {
    char *copy = keep_text(text, strlen(text));
    for (char *at = copy; *at; at++)
        if (*at == '\n')
            *at = ' ';
    size_t length = strlen(copy);
    while (length > 0 && copy[length - 1] == ' ')
        copy[--length] = 0;
    return copy;
}

static const char *version_of(const char *program, const char *after) {
    const char *arguments[] = {program, "--version", NULL};
    char *output;
    if (process_run(arguments, &output) != 0)
        return "unknown";
    const char *at = strstr(output, after);
    if (!at)
        return "unknown";
    at += strlen(after);
    size_t length = strcspn(at, " \n,");
    /* "Glslang Version: 11:12.0.0": the part before the colon is the generator's number. */
    const char *colon = memchr(at, ':', length);
    const char *start = colon ? colon + 1 : at;
    return keep_text(start, length - (size_t)(start - at));
}

struct tools tools_find(void) {
    struct tools tools = {process_tool("glslangValidator"), process_tool("spirv-val"), NULL};
    tools.versions =
        keep_format("glslang %s, SPIRV-Tools %s, SPIRV-Cross %s", version_of(tools.glslang, "Glslang Version: "),
                    version_of(tools.spirv_val, "SPIRV-Tools "), cross_version());
    return tools;
}

/* What the preprocessor needs, in both runs. */
static void add_common(struct list *arguments, const struct tools *tools, const struct options *options) {
    push(arguments, tools->glslang);
    push(arguments, "-D"); /* HLSL */
    push(arguments, "-S");
    push(arguments, options->profile->glslang_stage);
    push(arguments, "--hlsl-dx9-compatible"); /* sampler2D and tex2D; without it they become an undeclared name */
    const char **defines = options->defines.items, **includes = options->includes.items;
    for (size_t i = 0; i < options->defines.count; i++)
        push(arguments, keep_format("-D%s", defines[i]));
    for (size_t i = 0; i < options->includes.count; i++)
        push(arguments, keep_format("-I%s", includes[i]));
}

const char *quoted_word(const char *message) {
    const char *close = message[0] == '\'' ? strchr(message + 1, '\'') : NULL;
    return close && close > message + 1 ? keep_text(message + 1, (size_t)(close - message - 1)) : NULL;
}

/* "FILE:LINE: ..." with any characters in FILE. The message, or NULL where text has another form. */
static const char *split_place(const char *text, const char **file, unsigned *line) {
    for (const char *colon = strchr(text, ':'); colon; colon = strchr(colon + 1, ':')) {
        char *end;
        if (colon == text || !isdigit((unsigned char)colon[1]))
            continue;
        unsigned long number = strtoul(colon + 1, &end, 10);
        if (end[0] == ':' && end[1] == ' ') {
            *file = keep_text(text, (size_t)(colon - text));
            *line = (unsigned)number;
            return end + 2;
        }
    }
    return NULL;
}

/* "FILE(LINE): error at column C, HLSL parsing failed." follows a syntax error; 0 where this isn't said of the place.
 */
static unsigned parser_column(const char *output, const char *file, unsigned line) {
    const char *at = strstr(output, keep_format("%s(%u): error at column ", file, line));
    at = at ? strstr(at, "at column ") : NULL;
    return at ? (unsigned)strtoul(at + strlen("at column "), NULL, 10) : 0;
}

static unsigned column_of(struct source *source, const char *output, const char *raw_file, struct site site,
                          const char *message) {
    const char *word = quoted_word(message);
    bool expected = strstr(message, " : Expected") != NULL; /* names what is not there */
    unsigned column = word && !expected ? source_column(source, site.file, site.line, word) : 1;
    if (column == 1) {
        unsigned parsed = parser_column(output, raw_file, site.line);
        column = parsed ? parsed : column;
    }
    return column;
}

/* Prints what glslang said. Returns the number of errors. */
static size_t report_output(struct source *source, const char *output) {
    size_t before = report_errors();
    struct site whole = {source->main_file, 1, 1};
    for (const char *line = output; *line;) {
        size_t length = strcspn(line, "\n");
        char *text = keep_text(line, length);
        line += length + (line[length] == '\n');
        while (length > 0 && isspace((unsigned char)text[length - 1]))
            text[--length] = 0;
        bool warning = strncmp(text, "WARNING: ", 9) == 0;
        if (strncmp(text, "ERROR: ", 7) != 0 && !warning)
            continue;
        text += warning ? 9 : 7;
        struct site site = whole;
        const char *raw_file;
        const char *message = split_place(text, &raw_file, &site.line);
        if (message) {
            site.file = source_path(source, raw_file);
            site.column = column_of(source, output, raw_file, site, message);
        } else if (strstr(text, "compilation errors")) {
            continue;
        }
        bool no_entry = strstr(text, "Entry point not found") != NULL;
        if (warning && !no_entry)
            report_warning(site, "%s", message ? message : text);
        else if (!no_entry || report_errors() == before) /* after other errors it says nothing new */
            report_error(site, "%s", message ? message : text);
    }
    return report_errors() - before;
}

/* `x.spv: main.hlsl ./a.hlsli with\ space.hlsli` */
static void read_dependencies(struct source *source, const char *path, struct list *out) {
    size_t length;
    char *text = file_read(path, &length);
    const char *at = text ? strstr(text, ".spv:") : NULL;
    at = at ? at + strlen(".spv:") : "";
    while (*(at += strspn(at, " \n"))) {
        struct buffer file = {0};
        for (; *at && *at != ' ' && *at != '\n'; at++) {
            at += at[0] == '\\' && at[1] == ' ';
            buffer_add(&file, at, 1);
        }
        const char *name = source_path(source, file.text);
        bool known = false;
        const char **files = out->items;
        for (size_t i = 0; i < out->count; i++)
            known = known || strcmp(files[i], name) == 0;
        if (!known)
            push(out, name);
    }
}

static bool preprocess(const struct tools *tools, const struct options *options, struct source *source) {
    struct list arguments = {0};
    char *output;
    add_common(&arguments, tools, options);
    push(&arguments, "-E");
    push(&arguments, options->file);
    if (run(&arguments, &output) != 0) {
        report_error((struct site){options->file, 1, 1}, "%s -E: %s", tools->glslang, one_line(output));
        return false;
    }
    source_scan(source, output, options->file);
    return true;
}

/* "Structure id 18 ... member 1 ...": the member's name, from the module's OpMemberName; else "" */
static const char *accused_member(const struct module *module, const char *output) {
    enum { OP_MEMBER_NAME = 6 };
    unsigned id, member;
    const char *structure = strstr(output, "Structure id "), *index = strstr(output, "member ");
    if (!structure || !index || sscanf(structure, "Structure id %u", &id) != 1 ||
        sscanf(index, "member %u", &member) != 1)
        return "";
    for (size_t at = 5; at < module->word_count && module->words[at] >> 16; at += module->words[at] >> 16) {
        const uint32_t *instruction = module->words + at;
        unsigned words = instruction[0] >> 16;
        if (at + words <= module->word_count && (instruction[0] & 0xFFFF) == OP_MEMBER_NAME && words > 3 &&
            instruction[1] == id && instruction[2] == member)
            return keep_text((const char *)(instruction + 3),
                             strnlen((const char *)(instruction + 3), (words - 3) * 4));
    }
    return "";
}

static bool validate_spirv(const struct tools *tools, struct source *source, const char *path,
                           const struct module *module) {
    const char *arguments[] = {tools->spirv_val, "--target-env", "vulkan1.0", path, NULL};
    char *output;
    if (process_run(arguments, &output) == 0)
        return true;
    report_error(source_find(source, accused_member(module, output)), "spirv-val refuses what glslang made of this: %s",
                 one_line(output));
    return false;
}

bool compile_hlsl(const struct tools *tools, const struct options *options, struct source *source,
                  struct module *module) {
    source->main_file = options->file;
    const char *spirv = process_temporary("shader.spv");
    const char *dependencies = process_temporary("shader.d");
    struct list arguments = {0};
    char *output;
    add_common(&arguments, tools, options);
    /* -g: instructions carry their lines, for lint_spirv. Semantics survive only as hlsl_functionality1. */
    const char *const OWN[] = {
        "-V",  "-g",         "-fhlsl_functionality1", "-e", options->entry, "--depfile", dependencies, "-o",
        spirv, options->file};
    for (size_t i = 0; i < sizeof OWN / sizeof *OWN; i++)
        push(&arguments, OWN[i]);
    int status = run(&arguments, &output);
    size_t found = report_output(source, output);
    if (status != 0 && found == 0)
        report_error((struct site){options->file, 1, 1}, "glslang failed with status %d: %s", status, one_line(output));
    if (status != 0 || found > 0)
        return false;
    if (!preprocess(tools, options, source))
        return false;
    size_t length;
    char *bytes = file_read(spirv, &length);
    if (!bytes || length < 20 || length % 4 != 0) {
        report_error((struct site){options->file, 1, 1}, "glslang said nothing, and made no SPIR-V");
        return false;
    }
    module->words = keep(length);
    memcpy(module->words, bytes, length);
    module->word_count = length / 4;
    if (!validate_spirv(tools, source, spirv, module))
        return false;
    read_dependencies(source, dependencies, &module->dependencies);
    if (module->dependencies.count == 0)
        push(&module->dependencies, options->file);
    return true;
}

/* glslang names a line of the GLSL ("ERROR: 0:12: 'word' : ..."), which the user never sees: the line is quoted, and
 * the place is where the word that it complains of stands in the HLSL, if it does. */
static void report_glsl(struct source *source, int version, const char *glsl, const char *output) {
    const char *at = strstr(output, "ERROR: 0:");
    if (!at) {
        report_error(source_site(source, source->count), "glslang refuses the GLSL %d made of this: %s", version,
                     one_line(output));
        return;
    }
    char *end;
    unsigned long number = strtoul(at + strlen("ERROR: 0:"), &end, 10);
    const char *message = end + strspn(end, ": ");
    const char *line = glsl;
    for (unsigned long i = 1; i < number && line; i++) {
        line = strchr(line, '\n');
        line = line ? line + 1 : NULL;
    }
    line = line ? line + strspn(line, " ") : "";
    const char *word = quoted_word(message);
    /* Below 400 nothing turns int into uint by itself, and SPIRV-Cross adds an int to every register index. */
    bool index = strstr(message, "wrong operand types") && strstr(line, "_c[");
    report_error(source_find(source, word ? word : ""), "GLSL %d made of this isn't valid: %.*s (in: %.*s)%s", version,
                 (int)strcspn(message, "\n"), message, (int)strcspn(line, "\n"), line,
                 index ? "; index constants with an int" : "");
}

bool compile_glsl(const struct tools *tools, const struct options *options, struct source *source, int version,
                  const char *text) {
    const char *path = process_temporary(keep_format("out%d.glsl", version));
    FILE *file = fopen(path, "wb");
    bool written = file && fputs(text, file) >= 0;
    if (!file || fclose(file) != 0 || !written) {
        fprintf(stderr, "glskin-translate: %s can't be written\n", path);
        exit(EXIT_FILE);
    }
    const char *arguments[] = {tools->glslang, "-S", options->profile->glslang_stage, path, NULL};
    char *output;
    int status = process_run(arguments, &output);
    if (status == 0 && !strstr(output, "ERROR:"))
        return true;
    report_glsl(source, version, text, output);
    return false;
}
