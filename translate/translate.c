/* The pipeline:
 *
 *   HLSL --glslangValidator--> SPIR-V --spirv-val--> lint (tokens, then instructions) --> for each GLSL version:
 *        SPIRV-Cross, everything renamed and flattened --> forbidden text --> glslangValidator
 *   and once all versions have passed: GLSL, JSON, C and the Make rule appear together.
 */
#include "translate.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static void hash_text(struct sha256 *hash, const char *text, size_t length) {
    char size[32]; /* before each part, so that no two lists of parts read the same */
    sha256_add(hash, size, (size_t)snprintf(size, sizeof size, "%zu:", length));
    sha256_add(hash, text, length);
}

/* Of what the translation depends on, and not of where that lies: texts, never paths. */
static bool hash_source(const struct options *options, const struct module *module, const char **out) {
    struct sha256 hash;
    sha256_begin(&hash);
    const char **files = module->dependencies.items;
    for (size_t i = 0; i < module->dependencies.count; i++) {
        size_t length;
        const char *text = file_read(files[i], &length);
        if (!text) {
            fprintf(stderr, "glskin-translate: %s can't be read: %s\n", files[i], strerror(errno));
            return false;
        }
        hash_text(&hash, text, length);
    }
    hash_text(&hash, options->profile->name, strlen(options->profile->name));
    hash_text(&hash, options->entry, strlen(options->entry));
    hash_text(&hash, options->d3d_depth ? "d3d" : "gl", options->d3d_depth ? 3 : 2);
    const char **defines = options->defines.items;
    for (size_t i = 0; i < options->defines.count; i++)
        hash_text(&hash, defines[i], strlen(defines[i]));
    *out = sha256_hex(&hash);
    return true;
}

static bool translate_versions(struct translation *translation, struct source *source, struct reflection *reflection) {
    const struct options *options = translation->options;
    for (size_t i = 0; i < options->version_count; i++) {
        int version = options->versions[i];
        const char *text = cross_glsl(translation->module, source, options, version, reflection);
        if (!text || !check_glsl(source, version, text) ||
            !compile_glsl(translation->tools, options, source, version, text))
            return false;
        translation->texts[i] = text;
    }
    return true;
}

int main(int count, char **arguments) {
    struct options options = options_parse(count, arguments);
    emit_claim(&options);
    size_t length;
    if (!file_read(options.file, &length)) {
        fprintf(stderr, "glskin-translate: %s can't be read: %s\n", options.file, strerror(errno));
        return EXIT_FILE;
    }
    struct tools tools = tools_find();
    struct source source = {0};
    struct module module = {0};
    struct reflection reflection;
    struct translation translation = {
        .options = &options, .tools = &tools, .reflection = &reflection, .module = &module};
    if (!compile_hlsl(&tools, &options, &source, &module))
        return EXIT_SHADER;
    lint_source(&source, &options);
    lint_spirv(&source, &module, &options);
    if (report_errors() > 0 || !translate_versions(&translation, &source, &reflection))
        return EXIT_SHADER;
    if (!hash_source(&options, &module, &translation.source_hash))
        return EXIT_FILE;
    emit(&translation);
    return EXIT_OK;
}
