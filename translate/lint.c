/* What HLSL says that glslang silently takes for something else, found in the tokens: semantics, qualifiers,
 * initialisers, and returns before a barrier. lint_spirv.c finds the wrong arithmetic. */
#include "translate.h"

#include <ctype.h>
#include <string.h>

static bool one_of(const char *text, const char *const *set, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(text, set[i]) == 0)
            return true;
    return false;
}
#define IS_ONE_OF(text, ...)                                                                                           \
    one_of(text, (const char *const[]){__VA_ARGS__}, sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

/* ---- the entry point's semantics ---- */

static void add_index(struct list *list, size_t index) {
    *(size_t *)list_add(list, sizeof(size_t)) = index;
}

/* Every ": SEMANTIC" in tokens [from, to). */
static void collect_range(const struct source *source, size_t from, size_t to, struct list *out) {
    for (size_t i = from; i + 1 < to; i++)
        if (token_is(source, i, ":") && token_is_word(source->tokens[i + 1].text) &&
            !IS_ONE_OF(source->tokens[i + 1].text, "register", "packoffset"))
            add_index(out, i + 1);
}

/* The index after the bracket that closes the one at open. */
static size_t after_bracket(const struct source *source, size_t open, const char *opening, const char *closing) {
    size_t depth = 0, i = open;
    for (; i < source->count; i++) {
        depth += token_is(source, i, opening);
        depth -= token_is(source, i, closing);
        if (depth == 0)
            return i + 1;
    }
    return i;
}

static void collect_struct(const struct source *source, const char *name, struct list *out) {
    for (size_t i = 0; i + 2 < source->count; i++)
        if (token_is(source, i, "struct") && token_is(source, i + 1, name) && token_is(source, i + 2, "{"))
            collect_range(source, i + 2, after_bracket(source, i + 2, "{", "}"), out);
}

static void collect_parameter(const struct source *source, size_t from, size_t to, bool output, struct list *out) {
    bool reads = true, writes = false;
    size_t type = from;
    for (size_t i = from; i < to; i++) {
        const char *text = source->tokens[i].text;
        writes = writes || IS_ONE_OF(text, "out", "inout");
        reads = reads && strcmp(text, "out") != 0;
        if (i == type && IS_ONE_OF(text, "in", "out", "inout", "const", "uniform", "precise", "nointerpolation",
                                   "linear", "centroid", "noperspective", "sample"))
            type++;
    }
    if (type >= to || !(output ? writes : reads))
        return;
    collect_range(source, from, to, out);
    collect_struct(source, source->tokens[type].text, out);
}

/* Token indices of the semantics by which the entry point's inputs, or outputs, are known. */
static struct list collect(const struct source *source, const char *entry, bool output) {
    struct list out = {0};
    size_t depth = 0;
    for (size_t i = 1; i + 1 < source->count; i++) {
        depth += token_is(source, i, "{");
        depth -= token_is(source, i, "}") && depth > 0;
        if (depth > 0 || !token_is(source, i, entry) || !token_is(source, i + 1, "("))
            continue;
        size_t end = after_bracket(source, i + 1, "(", ")");
        size_t from = i + 2, nested = 0;
        for (size_t k = i + 2; k < end; k++) {
            bool last = k + 1 == end;
            if (last || (token_is(source, k, ",") && nested == 0)) {
                collect_parameter(source, from, k, output, &out);
                from = k + 1;
            }
            nested += IS_ONE_OF(source->tokens[k].text, "(", "[", "<");
            nested -= nested > 0 && IS_ONE_OF(source->tokens[k].text, ")", "]", ">");
        }
        if (output) {
            size_t body = end;
            while (body < source->count && !token_is(source, body, "{") && !token_is(source, body, ";"))
                body++;
            collect_range(source, end, body, &out);
            collect_struct(source, source->tokens[i - 1].text, &out);
        }
    }
    return out;
}

struct site lint_semantic_site(struct source *source, const struct options *options, const char *semantic,
                               bool output) {
    struct list found = collect(source, options->entry, output);
    const size_t *indices = found.items;
    for (size_t i = 0; i < found.count; i++)
        if (strcmp(semantic_canonical(source->tokens[indices[i]].text, true), semantic_canonical(semantic, true)) == 0)
            return source_site(source, indices[i]);
    return source_find(source, semantic);
}

static const struct {
    enum glskin_stage stage;
    bool output;
    const char *semantic, *message;
} SEMANTICS[] = {
    {GLSKIN_STAGE_VERTEX, true, "POSITION",
     "POSITION as an output is a plain varying and gl_Position is never written: "
     "write SV_Position"},
    {GLSKIN_STAGE_VERTEX, true, "PSIZE",
     "PSIZE as an output is a plain varying here, not the point size: leave it out"},
    {GLSKIN_STAGE_VERTEX, true, "FOG0", "FOG as an output is a plain varying here, not the fixed fog: use a TEXCOORD"},
    {GLSKIN_STAGE_PIXEL, false, "POSITION", "POSITION can't be read by a pixel shader: write SV_Position"},
    {GLSKIN_STAGE_PIXEL, false, "VPOS0", "VPOS is a plain varying here, not the pixel's place: write SV_Position"},
    {GLSKIN_STAGE_PIXEL, false, "VFACE0", "VFACE is a plain varying here, not the facing: write SV_IsFrontFace"},
    {GLSKIN_STAGE_PIXEL, true, "DEPTH0", "DEPTH is a colour target here, not the depth: write SV_Depth"},
};

static void lint_semantics(struct source *source, const struct options *options) {
    for (int output = 0; output < 2; output++) {
        struct list found = collect(source, options->entry, output);
        const size_t *indices = found.items;
        for (size_t i = 0; i < found.count; i++) {
            const char *semantic = semantic_canonical(source->tokens[indices[i]].text, true);
            for (size_t k = 0; k < sizeof SEMANTICS / sizeof *SEMANTICS; k++)
                if (SEMANTICS[k].stage == options->profile->stage && SEMANTICS[k].output == output &&
                    strcmp(SEMANTICS[k].semantic, semantic) == 0)
                    report_error(source_site(source, indices[i]), "%s", SEMANTICS[k].message);
        }
    }
}

/* ---- single words ---- */

static void lint_words(struct source *source, const struct options *options) {
    bool old = options_want(options, 120);
    for (size_t i = 0; i < source->count; i++) {
        const char *text = source->tokens[i].text;
        if (strcmp(text, "globallycoherent") == 0)
            report_error(source_site(source, i), "globallycoherent is dropped in translation: don't rely on it");
        else if (strcmp(text, "nointerpolation") == 0 && old)
            report_error(source_site(source, i), "nointerpolation needs GLSL 130: leave it out, and give all three "
                                                 "vertices the same value");
        else if (strcmp(text, "precise") == 0 && (old || options_want(options, 330)))
            report_warning(source_site(source, i),
                           "precise is dropped at 120 and 330; gl_Position is declared invariant "
                           "in every vertex shader, nothing else is");
    }
}

/* A uniform's initial value is what Direct3D puts in its register; glslang drops it without a word. */
static void lint_initialisers(struct source *source) {
    size_t depth = 0;
    bool fixed = false; /* the statement says static, const or groupshared */
    for (size_t i = 0; i < source->count; i++) {
        const char *text = source->tokens[i].text;
        bool opens = IS_ONE_OF(text, "{", "(", "["), closes = IS_ONE_OF(text, "}", ")", "]");
        if (depth == 0 && strcmp(text, "=") == 0 && !fixed)
            report_error(
                source_site(source, i > 0 ? i - 1 : i),
                "the initial value of a uniform is lost in translation: make it static const, or set the register");
        depth += opens;
        depth -= closes && depth > 0;
        if (depth == 0 && IS_ONE_OF(text, ";", "}", "="))
            fixed = strcmp(text, "=") == 0;
        else if (depth == 0 && IS_ONE_OF(text, "static", "const", "groupshared"))
            fixed = true;
    }
}

/* ---- barriers ---- */

static bool is_barrier(const struct list *functions, const char *text) {
    if (IS_ONE_OF(text, "GroupMemoryBarrierWithGroupSync", "AllMemoryBarrierWithGroupSync",
                  "DeviceMemoryBarrierWithGroupSync"))
        return true;
    const char **names = functions->items;
    for (size_t i = 0; i < functions->count; i++)
        if (strcmp(names[i], text) == 0)
            return true;
    return false;
}

/* A return before a barrier becomes a do { ... break; } while (false) round the barrier, which GLSL forbids, and leaves
 * the group's shared memory half loaded where the hardware lets it pass. Functions that hold a barrier count as one. */
static void lint_barriers(struct source *source) {
    struct list functions = {0};
    for (size_t i = 1; i < source->count; i++) {
        if (!token_is(source, i, "(") || !token_is_word(source->tokens[i - 1].text))
            continue;
        const char *name = source->tokens[i - 1].text;
        size_t body = after_bracket(source, i, "(", ")");
        if (token_is(source, body, ":"))
            body += 2;
        if (!token_is(source, body, "{"))
            continue;
        size_t end = after_bracket(source, body, "{", "}"), returns = 0;
        bool holds = false;
        if (IS_ONE_OF(name, "if", "for", "while", "switch"))
            continue;
        for (size_t k = body; k < end; k++) {
            if (is_barrier(&functions, source->tokens[k].text)) {
                holds = true;
                if (returns)
                    report_error(
                        source_site(source, returns),
                        "no return before a barrier: let every thread reach it, and guard the load and the store");
                returns = 0;
            } else if (token_is(source, k, "return")) {
                returns = returns ? returns : k;
            }
        }
        if (holds)
            *(const char **)list_add(&functions, sizeof name) = name;
        i = end;
    }
}

bool lint_has_register(const struct source *source, const char *name) {
    for (size_t i = 0; i < source->count; i++) {
        if (!token_is(source, i, name))
            continue;
        for (size_t k = i + 1; k + 1 < source->count && !IS_ONE_OF(source->tokens[k].text, ";", ",", "{", "="); k++)
            if (token_is(source, k, ":") && token_is(source, k + 1, "register"))
                return true;
        return false;
    }
    return false;
}

void lint_source(struct source *source, const struct options *options) {
    lint_semantics(source, options);
    lint_words(source, options);
    lint_initialisers(source);
    if (options->profile->stage == GLSKIN_STAGE_COMPUTE)
        lint_barriers(source);
}
