/* SPIRV-Cross: SPIR-V to GLSL of one version. Its command line can neither rename blocks nor show semantics; its C
 * interface does both. */
#include "translate.h"

#include <spirv_cross/spirv_cross_c.h>
#include <stdio.h>
#include <string.h>

const char *cross_version(void) {
    unsigned major, minor, patch;
    spvc_get_version(&major, &minor, &patch);
    return keep_format("%u.%u.%u", major, minor, patch);
}

static spvc_result set_options(spvc_compiler compiler, const struct options *options, int version) {
    spvc_compiler_options out;
    spvc_result result = spvc_compiler_create_compiler_options(compiler, &out);
    if (result != SPVC_SUCCESS)
        return result;
    spvc_compiler_options_set_uint(out, SPVC_COMPILER_OPTION_GLSL_VERSION, (unsigned)version);
    spvc_compiler_options_set_bool(out, SPVC_COMPILER_OPTION_GLSL_ES, SPVC_FALSE);
    /* Bindings below 4.2 need an extension that macOS never had. */
    spvc_compiler_options_set_bool(out, SPVC_COMPILER_OPTION_GLSL_ENABLE_420PACK_EXTENSION, SPVC_FALSE);
    /* Else SV_InstanceID adds a uniform that nobody sets. */
    spvc_compiler_options_set_bool(out, SPVC_COMPILER_OPTION_GLSL_SUPPORT_NONZERO_BASE_INSTANCE, SPVC_FALSE);
    spvc_compiler_options_set_bool(out, SPVC_COMPILER_OPTION_FIXUP_DEPTH_CONVENTION,
                                   options->d3d_depth && options->profile->stage == GLSKIN_STAGE_VERTEX);
    return spvc_compiler_install_compiler_options(compiler, out);
}

/* Loop and branch attributes make SPIRV-Cross print a guarded #extension block and a word before each loop. They are
 * hints of a Vulkan extension; without them the GLSL is plain. */
static void strip_attributes(struct buffer *out, const char *text) {
    bool block = false;
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\n") + 1;
        length -= line[length - 1] == 0;
        block = block || strncmp(line, "#if defined(GL_EXT_control_flow_attributes)", 43) == 0;
        bool word = strncmp(line + strspn(line, " "), "SPIRV_CROSS_", 12) == 0;
        if (!block && !word)
            buffer_add(out, line, length);
        block = block && strncmp(line, "#endif", 6) != 0;
        line += length;
    }
}

/* gl_Position is invariant in every vertex shader, whether the HLSL says precise or not: the passes of a frame draw one
 * vertex through different shaders (depth first, then colour; skinned in place, then pre-skinned) and must agree to the
 * bit, and 120 and 330 have no precise. */
static const char *finish(const struct options *options, int version, const char *text) {
    struct buffer out = {0};
    const char *body = strchr(text, '\n');
    buffer_format(&out, "#version %d\n// From %s by glskin-translate: change it there.\n", version, options->quotable);
    if (options->profile->stage == GLSKIN_STAGE_VERTEX)
        buffer_format(&out, "invariant gl_Position;\n");
    strip_attributes(&out, body ? body + 1 : "");
    while (out.length > 1 && out.text[out.length - 1] == '\n' && out.text[out.length - 2] == '\n')
        out.text[--out.length] = 0;
    return out.text;
}

static void report_cross(struct source *source, int version, const char *message) {
    static const char *const UINT[] = {"uint", "uint2", "uint3", "uint4"};
    struct site site = source_site(source, source->count);
    for (size_t i = 0; strstr(message, "Unsigned integers") && i < 4 && site.line == 1 && site.column == 1; i++)
        site = source_find(source, UINT[i]);
    report_error(site, "GLSL %d can't say this: %s", version, message);
}

static const char *compile(const struct module *module, struct source *source, const struct options *options,
                           int version, struct reflection *reflection, spvc_context context) {
    spvc_parsed_ir ir;
    spvc_compiler compiler;
    spvc_resources resources;
    const char *text;
    if (spvc_context_parse_spirv(context, module->words, module->word_count, &ir) != SPVC_SUCCESS ||
        spvc_context_create_compiler(context, SPVC_BACKEND_GLSL, ir, SPVC_CAPTURE_MODE_TAKE_OWNERSHIP, &compiler) !=
            SPVC_SUCCESS ||
        set_options(compiler, options, version) != SPVC_SUCCESS ||
        spvc_compiler_create_shader_resources(compiler, &resources) != SPVC_SUCCESS) {
        report_cross(source, version, spvc_context_get_last_error_string(context));
        return NULL;
    }
    if (!reflect(compiler, resources, source, options, reflection))
        return NULL;
    if (spvc_compiler_compile(compiler, &text) != SPVC_SUCCESS) {
        report_cross(source, version, spvc_context_get_last_error_string(context));
        return NULL;
    }
    if (options->profile->stage == GLSKIN_STAGE_VERTEX && !strstr(text, "gl_Position")) {
        report_error(source_find(source, options->entry), "the vertex shader never writes SV_Position");
        return NULL;
    }
    return finish(options, version, text);
}

const char *cross_glsl(const struct module *module, struct source *source, const struct options *options, int version,
                       struct reflection *reflection) {
    spvc_context context;
    if (spvc_context_create(&context) != SPVC_SUCCESS) {
        report_cross(source, version, "out of memory");
        return NULL;
    }
    const char *text = compile(module, source, options, version, reflection, context);
    spvc_context_destroy(context);
    return text;
}
