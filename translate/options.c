#include "translate.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct profile PROFILES[] = {
    {"vs_2_0", GLSKIN_STAGE_VERTEX, "vert", 2, 256},   {"vs_3_0", GLSKIN_STAGE_VERTEX, "vert", 3, 256},
    {"vs_4_0", GLSKIN_STAGE_VERTEX, "vert", 4, 4096},  {"ps_2_0", GLSKIN_STAGE_PIXEL, "frag", 2, 32},
    {"ps_3_0", GLSKIN_STAGE_PIXEL, "frag", 3, 224},    {"ps_4_0", GLSKIN_STAGE_PIXEL, "frag", 4, 4096},
    {"cs_5_0", GLSKIN_STAGE_COMPUTE, "comp", 5, 4096},
};

static const char HELP[] =
    "glskin-translate FILE.hlsl --profile PROFILE --out DIR [options]\n"
    "\n"
    "Translates one HLSL entry point to GLSL and writes what a renderer must know of it:\n"
    "  DIR/120/NAME.glsl  DIR/330/NAME.glsl  DIR/430/NAME.glsl   the versions asked for\n"
    "  DIR/tables/NAME.json                                      attributes, constants, samplers, buffers, versions\n"
    "  DIR/tables/NAME.c                                         the same, with the GLSL, as glskin_shader_NAME\n"
    "\n"
    "  --profile P     vs_2_0 vs_3_0 vs_4_0 ps_2_0 ps_3_0 ps_4_0 cs_5_0\n"
    "  --out DIR       made where it is missing\n"
    "  --glsl LIST     of 120, 330, 430, comma-separated (default: 120,330; a compute shader: 430)\n"
    "  --entry E       the entry point (default: main)\n"
    "  --name NAME     a C identifier (default: FILE without folder and extension)\n"
    "  --define K=V    or K alone, for 1; may be repeated\n"
    "  -I DIR          where #include looks after the including file's own folder; may be repeated\n"
    "  --json FILE     writes the JSON there too\n"
    "  --depfile FILE  writes a Make rule that names the source and its includes\n"
    "  --d3d-depth     the host's matrices are Direct3D's (clip z in 0..w): moves z to OpenGL's -w..w\n"
    "  --help\n"
    "\n"
    "Needs glslangValidator (Debian glslang-tools, Homebrew glslang) and spirv-val (spirv-tools).\n"
    "Exit codes: 0 translated; 1 an error in the HLSL, or a construct that can't be translated truthfully, each "
    "printed\n"
    "as file:line:column: error: ...; 2 usage; 3 FILE can't be read or an output can't be written; 5 a tool is "
    "missing.\n"
    "After a failure no output of this name is left, from this run or an earlier one.\n";

static _Noreturn void usage(const char *format, ...) TRANSLATE_PRINTF(1, 2);
static _Noreturn void usage(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "glskin-translate: ");
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\nglskin-translate --help shows the options.\n");
    va_end(arguments);
    exit(EXIT_USAGE);
}

static bool is_identifier(const char *text, size_t length) {
    if (length == 0 || isdigit((unsigned char)text[0]))
        return false;
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)text[i]) && text[i] != '_')
            return false;
    return true;
}

static void parse_versions(struct options *options, const char *list) {
    static const int KNOWN[] = {120, 330, 430};
    bool wanted[3] = {false};
    const char *at = list;
    for (;;) {
        size_t length = strcspn(at, ",");
        size_t which = 0;
        while (which < 3 && !(length == 3 && atoi(at) == KNOWN[which]))
            which++;
        if (which == 3)
            usage("--glsl %s: versions are 120, 330 and 430, comma-separated", list);
        wanted[which] = true;
        if (!at[length])
            break;
        at += length + 1;
    }
    options->version_count = 0;
    for (size_t i = 0; i < 3; i++)
        if (wanted[i])
            options->versions[options->version_count++] = KNOWN[i];
}

static void parse_profile(struct options *options, const char *name) {
    for (size_t i = 0; i < sizeof PROFILES / sizeof *PROFILES; i++)
        if (strcmp(name, PROFILES[i].name) == 0)
            options->profile = &PROFILES[i];
    if (!options->profile)
        usage("--profile %s: it is one of vs_2_0, vs_3_0, vs_4_0, ps_2_0, ps_3_0, ps_4_0, cs_5_0", name);
}

static void parse_define(struct options *options, const char *value) {
    size_t key = strcspn(value, "=");
    if (!is_identifier(value, key))
        usage("--define %s: a name, or a name = a value", value);
    *(const char **)list_add(&options->defines, sizeof(char *)) = value[key] ? value : keep_format("%s=1", value);
}

/* What needs a value. */
static bool parse_pair(struct options *options, const char *option, const char *value) {
    if (strcmp(option, "--profile") == 0)
        parse_profile(options, value);
    else if (strcmp(option, "--glsl") == 0)
        parse_versions(options, value);
    else if (strcmp(option, "--define") == 0)
        parse_define(options, value);
    else if (strcmp(option, "-I") == 0)
        *(const char **)list_add(&options->includes, sizeof(char *)) = value;
    else if (strcmp(option, "--entry") == 0)
        options->entry = value;
    else if (strcmp(option, "--out") == 0)
        options->out = value;
    else if (strcmp(option, "--json") == 0)
        options->json = value;
    else if (strcmp(option, "--name") == 0)
        options->name = value;
    else if (strcmp(option, "--depfile") == 0)
        options->depfile = value;
    else
        return false;
    return true;
}

static const char *base_name(const char *file) {
    const char *slash = strrchr(file, '/');
    const char *base = slash ? slash + 1 : file;
    const char *dot = strrchr(base, '.');
    return keep_text(base, dot ? (size_t)(dot - base) : strlen(base));
}

/* The source's name as outputs may quote it: in comments and strings of two languages. */
static const char *quotable_name(const char *file) {
    const char *slash = strrchr(file, '/');
    char *name = keep_text(slash ? slash + 1 : file, strlen(slash ? slash + 1 : file));
    for (char *at = name; *at; at++)
        if (!isalnum((unsigned char)*at) && !strchr("._-+ ", *at))
            *at = '_';
    return name;
}

struct options options_parse(int count, char **arguments) {
    struct options options = {.entry = "main"};
    for (int i = 1; i < count; i++) {
        const char *argument = arguments[i];
        if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
            fputs(HELP, stdout);
            exit(EXIT_OK);
        }
        if (strcmp(argument, "--d3d-depth") == 0) {
            options.d3d_depth = true;
        } else if (argument[0] == '-' && argument[1] == 'I' && argument[2]) {
            parse_pair(&options, "-I", argument + 2);
        } else if (argument[0] == '-') {
            const char *value = i + 1 < count ? arguments[i + 1] : NULL;
            if (!parse_pair(&options, argument, value ? value : ""))
                usage("%s is not an option", argument);
            if (!value || !*value)
                usage("%s needs a value", argument);
            i++;
        } else if (options.file) {
            usage("one file at a time: %s, then %s", options.file, argument);
        } else {
            options.file = argument;
        }
    }
    if (!options.file || !options.profile || !options.out)
        usage("%s is missing", !options.file ? "FILE.hlsl" : !options.profile ? "--profile" : "--out");
    if (options.version_count == 0)
        parse_versions(&options, options.profile->stage == GLSKIN_STAGE_COMPUTE ? "430" : "120,330");
    options.quotable = quotable_name(options.file);
    if (!options.name)
        options.name = base_name(options.file);
    if (!is_identifier(options.name, strlen(options.name)))
        usage("the name '%s' is not a C identifier: give one with --name", options.name);
    if (!is_identifier(options.entry, strlen(options.entry)))
        usage("--entry %s: not an identifier", options.entry);
    return options;
}

bool options_want(const struct options *options, int version) {
    for (size_t i = 0; i < options->version_count; i++)
        if (options->versions[i] == version)
            return true;
    return false;
}
