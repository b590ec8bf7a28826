/* The outputs: GLSL, JSON, C, and a Make rule. All are written beside their names first and renamed together at the
 * end; nothing in them depends on the day, the machine or the folder. */
#define _POSIX_C_SOURCE 200809L
#include "translate.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const int VERSIONS[] = {120, 330, 430};
static const char *const STAGE_C[] = {"GLSKIN_STAGE_VERTEX", "GLSKIN_STAGE_PIXEL", "GLSKIN_STAGE_COMPUTE"};
static const char *const STAGE_JSON[] = {"vertex", "pixel", "compute"};

static const char *glsl_path(const struct options *options, int version) {
    return keep_format("%s/%d/%s.glsl", options->out, version, options->name);
}

static const char *table_path(const struct options *options, const char *extension) {
    return keep_format("%s/tables/%s.%s", options->out, options->name, extension);
}

void emit_claim(const struct options *options) {
    for (size_t i = 0; i < 3; i++)
        process_undo_on_failure(glsl_path(options, VERSIONS[i]));
    process_undo_on_failure(table_path(options, "json"));
    process_undo_on_failure(table_path(options, "c"));
    if (options->json)
        process_undo_on_failure(options->json);
}

/* ---- JSON: names are identifiers and version strings, so only quotes, backslashes and controls need escapes ---- */

static const char *quoted(const char *text) {
    struct buffer out = {0};
    buffer_add(&out, "\"", 1);
    for (const char *at = text; *at; at++) {
        if (*at == '"' || *at == '\\')
            buffer_format(&out, "\\%c", *at);
        else if ((unsigned char)*at < 32)
            buffer_format(&out, "\\u%04x", (unsigned)*at);
        else
            buffer_add(&out, at, 1);
    }
    buffer_add(&out, "\"", 1);
    return out.text;
}

static const char *boolean(bool value) {
    return value ? "true" : "false";
}

static void json_attributes(struct buffer *out, const struct list *list) {
    const glskin_shader_attribute *items = list->items;
    buffer_format(out, "  \"attributes\": [");
    for (size_t i = 0; i < list->count; i++)
        buffer_format(out,
                      "%s\n    {\"semantic\": %s, \"name\": %s, \"location\": %u, \"components\": %u, \"integer\": %s}",
                      i ? "," : "", quoted(items[i].semantic), quoted(items[i].name), items[i].location,
                      items[i].components, boolean(items[i].integer));
    buffer_format(out, "%s],\n", list->count ? "\n  " : "");
}

static void json_varyings(struct buffer *out, const struct list *list) {
    const struct varying *items = list->items;
    buffer_format(out, "  \"varyings\": [");
    for (size_t i = 0; i < list->count; i++)
        buffer_format(out, "%s\n    {\"semantic\": %s, \"name\": %s, \"components\": %u}", i ? "," : "",
                      quoted(items[i].semantic), quoted(items[i].name), items[i].components);
    buffer_format(out, "%s],\n", list->count ? "\n  " : "");
}

static void json_constants(struct buffer *out, const struct reflection *reflection) {
    const glskin_shader_constant *items = reflection->constants.items;
    buffer_format(out, "  \"constant_array\": %s,\n  \"constant_count\": %u,\n  \"constants\": [",
                  reflection->constant_array ? quoted(reflection->constant_array) : "null", reflection->constant_count);
    for (size_t i = 0; i < reflection->constants.count; i++)
        buffer_format(out, "%s\n    {\"name\": %s, \"register\": %u, \"count\": %u}", i ? "," : "",
                      quoted(items[i].name), items[i].first, items[i].count);
    buffer_format(out, "%s],\n", reflection->constants.count ? "\n  " : "");
}

static void json_samplers(struct buffer *out, const struct list *list) {
    const glskin_shader_sampler *items = list->items;
    buffer_format(out, "  \"samplers\": [");
    for (size_t i = 0; i < list->count; i++)
        buffer_format(out, "%s\n    {\"name\": %s, \"hlsl_name\": %s, \"unit\": %u, \"buffer\": %s}", i ? "," : "",
                      quoted(items[i].name), quoted(items[i].hlsl_name), items[i].unit, boolean(items[i].buffer));
    buffer_format(out, "%s],\n", list->count ? "\n  " : "");
}

static void json_buffers(struct buffer *out, const struct list *list) {
    const glskin_shader_buffer *items = list->items;
    buffer_format(out, "  \"buffers\": [");
    for (size_t i = 0; i < list->count; i++)
        buffer_format(out, "%s\n    {\"name\": %s, \"binding\": %u, \"stride\": %u, \"writes\": %s}", i ? "," : "",
                      quoted(items[i].name), items[i].binding, items[i].stride, boolean(items[i].writes));
    buffer_format(out, "%s],\n", list->count ? "\n  " : "");
}

static const char *json_text(const struct translation *translation) {
    const struct options *options = translation->options;
    const struct reflection *reflection = translation->reflection;
    struct buffer out = {0};
    buffer_format(&out, "{\n  \"name\": %s,\n  \"profile\": %s,\n  \"stage\": %s,\n  \"entry\": %s,\n  \"glsl\": [",
                  quoted(options->name), quoted(options->profile->name), quoted(STAGE_JSON[options->profile->stage]),
                  quoted(options->entry));
    for (size_t i = 0; i < options->version_count; i++)
        buffer_format(&out, "%s%d", i ? ", " : "", options->versions[i]);
    buffer_format(&out, "],\n");
    json_attributes(&out, &reflection->attributes);
    json_varyings(&out, &reflection->varyings);
    json_constants(&out, reflection);
    json_samplers(&out, &reflection->samplers);
    json_buffers(&out, &reflection->buffers);
    buffer_format(&out, "  \"local_size\": [%u, %u, %u],\n  \"source_hash\": %s,\n  \"tools\": %s\n}\n",
                  reflection->local_size[0], reflection->local_size[1], reflection->local_size[2],
                  quoted(translation->source_hash), quoted(translation->tools->versions));
    return out.text;
}

/* ---- C ---- */

static void c_text(struct buffer *out, int version, const char *text) {
    buffer_format(out, "static const char text_%d[] =", version);
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\n");
        buffer_format(out, "\n    \"%.*s\\n\"", (int)length, line); /* GLSL has no quotes and no backslashes */
        line += length + (line[length] == '\n');
    }
    buffer_format(out, ";\n\n");
}

/* One static array, unless it is empty: C has no empty arrays. Returns how the table refers to it. */
static const char *c_array(struct buffer *out, const char *type, const char *name, size_t count,
                           const struct buffer *rows) {
    if (count == 0)
        return "NULL, 0";
    buffer_format(out, "static const glskin_shader_%s %s[] = {\n%s};\n\n", type, name, rows->text);
    return keep_format("%s, %zu", name, count);
}

static const char *c_attributes(struct buffer *out, const struct list *list) {
    const glskin_shader_attribute *items = list->items;
    struct buffer rows = {0};
    for (size_t i = 0; i < list->count; i++)
        buffer_format(&rows, "    {\"%s\", \"%s\", %u, %u, %s},\n", items[i].semantic, items[i].name, items[i].location,
                      items[i].components, boolean(items[i].integer));
    return c_array(out, "attribute", "attributes", list->count, &rows);
}

static const char *c_constants(struct buffer *out, const struct list *list) {
    const glskin_shader_constant *items = list->items;
    struct buffer rows = {0};
    for (size_t i = 0; i < list->count; i++)
        buffer_format(&rows, "    {\"%s\", %u, %u},\n", items[i].name, items[i].first, items[i].count);
    return c_array(out, "constant", "constants", list->count, &rows);
}

static const char *c_samplers(struct buffer *out, const struct list *list) {
    const glskin_shader_sampler *items = list->items;
    struct buffer rows = {0};
    for (size_t i = 0; i < list->count; i++)
        buffer_format(&rows, "    {\"%s\", \"%s\", %u, %s},\n", items[i].name, items[i].hlsl_name, items[i].unit,
                      boolean(items[i].buffer));
    return c_array(out, "sampler", "samplers", list->count, &rows);
}

static const char *c_buffers(struct buffer *out, const struct list *list) {
    const glskin_shader_buffer *items = list->items;
    struct buffer rows = {0};
    for (size_t i = 0; i < list->count; i++)
        buffer_format(&rows, "    {\"%s\", %u, %u, %s},\n", items[i].name, items[i].binding, items[i].stride,
                      boolean(items[i].writes));
    return c_array(out, "buffer", "buffers", list->count, &rows);
}

static const char *c_source(const struct translation *translation) {
    const struct options *options = translation->options;
    const struct reflection *reflection = translation->reflection;
    struct buffer out = {0}, rows = {0};
    buffer_format(&out, "/* From %s by glskin-translate: change it there. */\n#include <glskin/shader.h>\n\n",
                  options->quotable);
    for (size_t i = 0; i < options->version_count; i++) {
        c_text(&out, options->versions[i], translation->texts[i]);
        buffer_format(&rows, "    {%d, text_%d},\n", options->versions[i], options->versions[i]);
    }
    const char *texts = c_array(&out, "text", "texts", options->version_count, &rows);
    const char *attributes = c_attributes(&out, &reflection->attributes);
    const char *constants = c_constants(&out, &reflection->constants);
    const char *samplers = c_samplers(&out, &reflection->samplers);
    const char *buffers = c_buffers(&out, &reflection->buffers);
    const char *array = reflection->constant_array ? quoted(reflection->constant_array) : "NULL";
    buffer_format(&out, "extern const glskin_shader glskin_shader_%s;\nconst glskin_shader glskin_shader_%s = {\n",
                  options->name, options->name);
    buffer_format(&out, "    \"%s\", \"%s\", %s,\n    %s,\n    %s, %u,\n    %s,\n    %s,\n    %s,\n    %s,\n",
                  options->name, options->profile->name, STAGE_C[options->profile->stage], texts, array,
                  reflection->constant_count, attributes, constants, samplers, buffers);
    buffer_format(&out, "    {%u, %u, %u},\n    \"%s\",\n    \"%s\",\n};\n", reflection->local_size[0],
                  reflection->local_size[1], reflection->local_size[2], translation->source_hash,
                  translation->tools->versions);
    return out.text;
}

/* ---- Make ---- */

static const char *make_escaped(const char *path) {
    struct buffer out = {0};
    for (const char *at = path; *at; at++) {
        if (*at == ' ' || *at == '#')
            buffer_add(&out, "\\", 1);
        if (*at == '$')
            buffer_add(&out, "$", 1);
        buffer_add(&out, at, 1);
    }
    return out.text ? out.text : "";
}

static const char *depfile_text(const struct translation *translation) {
    const char **files = translation->module->dependencies.items;
    struct buffer out = {0};
    buffer_format(&out, "%s:", make_escaped(table_path(translation->options, "c")));
    for (size_t i = 0; i < translation->module->dependencies.count; i++)
        buffer_format(&out, " %s", make_escaped(files[i]));
    buffer_format(&out, "\n");
    return out.text;
}

/* ---- files ---- */

static _Noreturn void fail(const char *path) {
    fprintf(stderr, "glskin-translate: %s can't be written: %s\n", path, strerror(errno));
    exit(EXIT_FILE);
}

static void make_folders(const char *path) {
    for (const char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        const char *folder = keep_text(path, (size_t)(slash - path));
        if (mkdir(folder, 0777) != 0 && errno != EEXIST)
            fail(folder);
    }
}

struct output {
    const char *path, *unfinished, *text;
};

static void stage_output(struct list *outputs, const char *path, const char *text) {
    struct output *output = list_add(outputs, sizeof *output);
    *output = (struct output){path, keep_format("%s.%ld.tmp", path, (long)getpid()), text};
    make_folders(path);
    process_undo_on_failure(output->unfinished);
    FILE *file = fopen(output->unfinished, "wb");
    if (!file)
        fail(path);
    bool written = fputs(text, file) >= 0;
    if (fclose(file) != 0 || !written)
        fail(path);
}

void emit(const struct translation *translation) {
    const struct options *options = translation->options;
    const char *json = json_text(translation);
    struct list outputs = {0};
    for (size_t i = 0; i < options->version_count; i++)
        stage_output(&outputs, glsl_path(options, options->versions[i]), translation->texts[i]);
    stage_output(&outputs, table_path(options, "json"), json);
    if (options->json)
        stage_output(&outputs, options->json, json);
    if (options->depfile)
        stage_output(&outputs, options->depfile, depfile_text(translation));
    stage_output(&outputs, table_path(options, "c"), c_source(translation));
    const struct output *items = outputs.items;
    for (size_t i = 0; i < outputs.count; i++)
        if (rename(items[i].unfinished, items[i].path) != 0)
            fail(items[i].path);
    for (size_t i = 0; i < 3; i++) /* a version that is no longer asked for would be stale */
        if (!options_want(options, VERSIONS[i]) && unlink(glsl_path(options, VERSIONS[i])) != 0 && errno != ENOENT)
            fail(glsl_path(options, VERSIONS[i]));
    process_keep_outputs();
}
