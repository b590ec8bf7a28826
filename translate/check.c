/* Text that must not be in GLSL of a version: what compiles here and fails on another driver, above all macOS, which
 * has 1.20 with hardly an extension, and 3.30 to 4.10 without those that later became core. glslang, which looks at the
 * same text next, knows its grammar but not what drivers lack. */
#include "translate.h"

#include <string.h>

static const struct {
    int below;           /* forbidden in versions below this */
    const char *pattern; /* tokens, separated by spaces */
    const char *why;
} FORBIDDEN[] = {
    {9999, "layout ( offset", "a register offset that needs GL_ARB_enhanced_layouts: constants must be flattened"},
    {9999, "row_major", "row_major, which drivers get wrong: constants must be flattened"},
    {430, "layout ( binding", "a binding, which needs GL_ARB_shading_language_420pack"},
    {430, "std430", "a storage buffer: it needs --glsl 430"},
    {430, "image2D", "an image: it needs --glsl 430"},
    {430, "imageBuffer", "an image: it needs --glsl 430"},
    {430, "precise", "precise"},
    {430, "fma", "fma"},
    {330, "layout", "layout"},
    {330, "uint", "uint"},
    {330, "uvec2", "uint"},
    {330, "uvec3", "uint"},
    {330, "uvec4", "uint"},
    {330, "flat", "flat: leave nointerpolation out"},
    {330, "trunc", "trunc: write sign(x)*floor(abs(x))"},
    {330, "round", "round: write floor(x+0.5)"},
    {330, "roundEven", "roundEven: write floor(x+0.5)"},
    {330, "texelFetch", "texelFetch"},
    {330, "texelFetchBuffer", "a buffer texture"},
    {330, "textureSize", "textureSize"},
    {330, "samplerBuffer", "a buffer texture"},
    {330, "gl_VertexID", "gl_VertexID"},
    {330, "gl_InstanceID", "gl_InstanceID"},
    {330, "isnan", "isnan"},
    {330, "isinf", "isinf"},
    {330, "floatBitsToInt", "floatBitsToInt"},
    {330, "floatBitsToUint", "floatBitsToUint"},
    {330, "switch", "switch"},
    {330, "&", "bit operations"},
    {330, "|", "bit operations"},
    {330, "^", "bit operations"},
    {330, "~", "bit operations"},
    {330, "<<", "bit operations"},
    {330, ">>", "bit operations"},
    {330, "%", "%"},
};

static bool matches(const struct source *glsl, size_t at, const char *pattern) {
    while (*pattern) {
        size_t length = strcspn(pattern, " ");
        if (!token_is(glsl, at++, keep_text(pattern, length)))
            return false;
        pattern += length + (pattern[length] == ' ');
    }
    return true;
}

bool check_glsl(struct source *source, int version, const char *text) {
    size_t before = report_errors();
    const char *extension = strstr(text, "#extension");
    if (extension)
        report_error(source_site(source, source->count),
                     "GLSL %d of this needs an extension that not every driver has: %.*s", version,
                     (int)strcspn(extension, "\n"), extension);
    if (strstr(text, "SPIRV_Cross_"))
        report_error(source_site(source, source->count),
                     "GLSL %d of this has a helper of SPIRV-Cross's that nobody sets", version);
    struct source glsl = {0};
    glsl.tokens = source_tokens(text, &glsl.count);
    for (size_t i = 0; i < glsl.count; i++) {
        for (size_t k = 0; k < sizeof FORBIDDEN / sizeof *FORBIDDEN; k++) {
            size_t first = strcspn(FORBIDDEN[k].pattern, " ");
            if (version >= FORBIDDEN[k].below || strncmp(glsl.tokens[i].text, FORBIDDEN[k].pattern, first) != 0 ||
                !matches(&glsl, i, FORBIDDEN[k].pattern))
                continue;
            report_error(source_find(source, glsl.tokens[i].text), "GLSL %d has no place for %s", version,
                         FORBIDDEN[k].why);
        }
    }
    return report_errors() == before;
}
