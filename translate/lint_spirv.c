/* Instructions that translate into something else than the HLSL means. Looking at SPIR-V instead of text finds them
 * behind macros, overloads and implicit conversions, and knows int from float; -g has left each its line.
 *
 * What no lint can see, and authors must know: NaN in min, max and saturate, uint() of a negative number, pow() of a
 * negative one and a bone index out of range are undefined in GLSL; SV_VertexID includes the base vertex; a*b+c is one
 * rounding at 430 and may be two elsewhere. */
#include "translate.h"

#include <string.h>

enum {
    OP_STRING = 7,
    OP_LINE = 8,
    OP_EXT_IMPORT = 11,
    OP_EXT_INST = 12,
    OP_TYPE_INT = 21,
    OP_CONSTANT = 43,
    OP_FUNCTION = 54,
    OP_IMAGE_FETCH = 95,
    OP_BITCAST = 124,
    OP_UMOD = 137,
    OP_SREM = 138,
    OP_SMOD = 139,
    OP_FREM = 140,
    OP_FMOD = 141,
    OP_SHIFT_LOGICAL = 194,
    OP_SHIFT_ARITHMETIC = 195,
    OP_SHIFT_LEFT = 196,
    OP_OR = 197,
    OP_XOR = 198,
    OP_AND = 199,
    OP_NOT = 200,
    OP_NO_LINE = 317
};
enum { EXT_ROUND = 1, EXT_ROUND_EVEN = 2, EXT_TRUNC = 3 }; /* of GLSL.std.450 */
enum { HEADER_WORDS = 5 };

#define FLOAT_MODULO                                                                                                   \
    "fmod and % of floats are not GLSL's mod, which takes the divisor's sign: write a-b*trunc(a/b), with "             \
    "sign(x)*floor(abs(x)) for trunc"
#define INT_MODULO "% of signed integers is undefined in GLSL where one is negative: write a-b*(a/b), or use uint"
#define BITS "bit operations need GLSL 130: use floats, floor, multiplication and division"

static const struct rule {
    unsigned op;
    bool extended;        /* of GLSL.std.450 */
    bool old_only;        /* harmless where GLSL has integers: 330 and above, and shader model 4 */
    const char *words[3]; /* how it may be written in HLSL, to find the column */
    const char *message;
} RULES[] = {
    {OP_FMOD, false, false, {"fmod", "%"}, FLOAT_MODULO},
    {OP_FREM, false, false, {"fmod", "%"}, FLOAT_MODULO},
    {OP_SMOD, false, false, {"%"}, INT_MODULO},
    {OP_SREM, false, false, {"%"}, INT_MODULO},
    {OP_UMOD, false, true, {"%"}, "% needs GLSL 130: write a-b*(a/b)"},
    {OP_SHIFT_LOGICAL, false, true, {">>"}, BITS},
    {OP_SHIFT_ARITHMETIC, false, true, {">>"}, BITS},
    {OP_SHIFT_LEFT, false, true, {"<<"}, BITS},
    {OP_OR, false, true, {"|"}, BITS},
    {OP_XOR, false, true, {"^"}, BITS},
    {OP_AND, false, true, {"&"}, BITS},
    {OP_NOT, false, true, {"~"}, BITS},
    {EXT_TRUNC, true, true, {"trunc"}, "trunc needs GLSL 130: write sign(x)*floor(abs(x))"},
    {EXT_ROUND, true, true, {"round"}, "round needs GLSL 130: write floor(x+0.5)"},
    {EXT_ROUND_EVEN, true, true, {"round"}, "round needs GLSL 130: write floor(x+0.5)"},
    {OP_IMAGE_FETCH, false, true, {"Load"}, "Load needs GLSL 130: sample the texture"},
};

/* What the scan knows while it walks. ids are below the module's bound. */
struct walk {
    struct source *source;
    const struct module *module;
    const uint32_t **definition; /* by id: the instruction that makes it */
    size_t bound;
    const char *file; /* of the current OpLine; NULL: unknown */
    unsigned line;
    uint32_t extension; /* id of GLSL.std.450 */
    bool old;
};

static struct site place(struct walk *walk, const char *const *words) {
    if (!walk->file)
        return source_site(walk->source, walk->source->count);
    struct site site = {walk->file, walk->line, 1};
    for (size_t i = 0; words && i < 3 && words[i] && site.column == 1; i++)
        site.column = source_column(walk->source, site.file, site.line, words[i]);
    return site;
}

static const uint32_t *definition(const struct walk *walk, uint32_t id) {
    return id < walk->bound ? walk->definition[id] : NULL;
}

/* int(x & 0xFF000000) >> 24 looks like "take the top byte" and is negative for bytes above 127. A shift left, then one
 * right, is the honest way to extend a sign and stays legal. */
static bool shifts_masked_value(const struct walk *walk, const uint32_t *instruction) {
    const uint32_t *value = definition(walk, instruction[3]);
    while (value && (value[0] & 0xFFFF) == OP_BITCAST)
        value = definition(walk, value[3]);
    if (!value || (value[0] & 0xFFFF) != OP_AND)
        return false;
    for (int i = 3; i <= 4; i++) {
        const uint32_t *mask = definition(walk, value[i]);
        if (mask && (mask[0] & 0xFFFF) == OP_CONSTANT && mask[3] >> 31)
            return true;
    }
    return false;
}

static void check(struct walk *walk, const uint32_t *instruction) {
    unsigned op = instruction[0] & 0xFFFF;
    bool extended = op == OP_EXT_INST && instruction[3] == walk->extension;
    if (extended)
        op = instruction[4];
    for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) {
        if (RULES[i].op != op || RULES[i].extended != extended || (RULES[i].old_only && !walk->old))
            continue;
        struct site site = place(walk, RULES[i].words);
        if (op != OP_IMAGE_FETCH || site.column > 1) /* without the word it is Buffer<>[], of which reflect.c speaks */
            report_error(site, "%s", RULES[i].message);
    }
    static const char *const SHIFT[] = {">>", NULL, NULL};
    if (!extended && op == OP_SHIFT_ARITHMETIC && !walk->old && shifts_masked_value(walk, instruction))
        report_error(place(walk, SHIFT),
                     "a signed shift of a masked value extends the sign, so bytes above 127 come out "
                     "negative: write (x >> 24) & 255 with uint");
}

/* Which instructions have a result, and where: only those that the rules ask about. */
static void define(struct walk *walk, const uint32_t *instruction, unsigned words) {
    unsigned op = instruction[0] & 0xFFFF;
    uint32_t id = 0;
    if (op == OP_STRING || op == OP_EXT_IMPORT || op == OP_TYPE_INT)
        id = words > 1 ? instruction[1] : 0;
    else if (op == OP_BITCAST || op == OP_AND || op == OP_CONSTANT)
        id = words > 3 ? instruction[2] : 0;
    if (id && id < walk->bound)
        walk->definition[id] = instruction;
    if (op == OP_EXT_IMPORT && id && strcmp((const char *)(instruction + 2), "GLSL.std.450") == 0)
        walk->extension = id;
}

void lint_spirv(struct source *source, const struct module *module, const struct options *options) {
    struct walk walk = {.source = source, .module = module, .bound = module->words[3]};
    /* Every id is named by at least one word, so a bound above the word count is not glslang's. */
    if (walk.bound > module->word_count * 2)
        walk.bound = module->word_count * 2;
    walk.definition = keep(walk.bound * sizeof *walk.definition);
    walk.old = options_want(options, 120) || options->profile->model < 4;
    bool in_function = false;
    for (size_t at = HEADER_WORDS; at < module->word_count;) {
        const uint32_t *instruction = module->words + at;
        unsigned op = instruction[0] & 0xFFFF, words = instruction[0] >> 16;
        if (words == 0 || at + words > module->word_count)
            break; /* spirv-val has passed it, so this can't be */
        define(&walk, instruction, words);
        if (op == OP_LINE) {
            const uint32_t *name = definition(&walk, instruction[1]);
            walk.file = name ? source_path(source, (const char *)(name + 2)) : NULL;
            walk.line = instruction[2];
        } else if (op == OP_NO_LINE) {
            walk.file = NULL;
        } else if (op == OP_FUNCTION) {
            in_function = true;
        } else if (in_function) {
            check(&walk, instruction);
        }
        at += words;
    }
}
