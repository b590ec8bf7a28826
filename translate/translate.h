/* glskin-translate: HLSL to GLSL 1.20, 3.30 and 4.30, with a table of what a renderer must know. translate.c shows the
 * whole pipeline on one page; each other file is one of its stages.
 *
 * Design notes
 *   The process translates one shader and ends, so memory is kept until then (text.c), and what must be undone
 *   (temporary files, half-made outputs) is listed in one place that every way out passes, signals too (process.c).
 *   The exit codes of glslang and SPIRV-Cross can't be trusted alone: both have printed wrong GLSL and said 0. So the
 *   HLSL is linted, the SPIR-V validated by spirv-val, and the GLSL searched for what its version lacks and compiled. */
#ifndef GLSKIN_TRANSLATE_TRANSLATE_H
#define GLSKIN_TRANSLATE_TRANSLATE_H

#include <glskin/shader.h>

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TRANSLATE_PRINTF(at, first) __attribute__((format(printf, at, first)))
#else
#define TRANSLATE_PRINTF(at, first)
#endif

enum exit_code {
    EXIT_OK = 0,
    EXIT_SHADER = 1, /* an error in the HLSL, or something that can't be translated truthfully */
    EXIT_USAGE = 2,
    EXIT_FILE = 3, /* the input can't be read or an output can't be written */
    EXIT_TOOL = 5  /* glslangValidator or spirv-val is missing */
};

/* ---- text.c: memory that lives until the process ends, strings, files ------------------------------------------ */

void *keep(size_t size); /* zeroed; ends the process when there is no memory */
char *keep_text(const char *text, size_t length);
char *keep_format(const char *format, ...) TRANSLATE_PRINTF(1, 2);

/* A growing string. Zero is the empty one; text is NULL until something was added. */
struct buffer {
    char *text;
    size_t length, capacity;
};
void buffer_add(struct buffer *buffer, const char *text, size_t length);
void buffer_format(struct buffer *buffer, const char *format, ...) TRANSLATE_PRINTF(2, 3);

/* A whole file, with a 0 after its last byte; NULL, with errno, if it can't be read. */
char *file_read(const char *path, size_t *length);

/* A growing list of equal items. */
struct list {
    void *items;
    size_t count, capacity;
};
void *list_add(struct list *list, size_t item_size); /* a zeroed new item */

/* ---- options.c ------------------------------------------------------------------------------------------------- */

struct profile {
    const char *name;
    enum glskin_stage stage;
    const char *glslang_stage;
    int model;               /* shader model: 2, 3, 4, 5 */
    unsigned constant_limit; /* float registers that Direct3D gives it */
};

struct options {
    const char *file, *name, *entry, *out, *json, *depfile;
    const char *quotable; /* file without its folder, fit for comments */
    const struct profile *profile;
    int versions[3]; /* ascending */
    size_t version_count;
    struct list defines;  /* const char *: "K=V" */
    struct list includes; /* const char * */
    bool d3d_depth;
};

/* Ends the process for --help and for mistakes. */
struct options options_parse(int count, char **arguments);
bool options_want(const struct options *options, int version);

/* ---- process.c: other programs, temporary files, and what is undone when something fails ------------------------ */

/* The private folder for temporary files, made at the first call. */
const char *process_temporary(const char *name);
/* From here on, a failure deletes path. */
void process_undo_on_failure(const char *path);
/* Everything succeeded: what was listed stays. */
void process_keep_outputs(void);

/* The full path of a program on PATH; ends the process with EXIT_TOOL where there is none. */
const char *process_tool(const char *name);
/* Runs arguments[0], NULL-terminated list. Output and errors end up in *output. Returns the exit status, or -1 with a
 * sentence in *output where it could not be run or was killed. */
int process_run(const char *const *arguments, char **output);

/* ---- source.c: the HLSL as preprocessed tokens, each with its place in the file that the user wrote -------------- */

struct site {
    const char *file; /* as the user named it; includes relative to it */
    unsigned line, column;
};

struct token {
    const char *text;
    struct site site; /* column 0: not looked up yet */
};

struct source {
    struct token *tokens;
    size_t count;
    struct list files; /* struct source_file, for columns */
    const char *main_file;
};

/* Splits preprocessed text with its #line directives. */
void source_scan(struct source *source, const char *preprocessed, const char *main_file);
/* The same lexer for GLSL: every token of text, without sites. */
struct token *source_tokens(const char *text, size_t *count);
/* The column at which word stands alone in that line, or 1. Strings and comments are not excluded. */
unsigned source_column(struct source *source, const char *file, unsigned line, const char *word);
/* The first token with this text; 1:1 of the main file where there is none. */
struct site source_find(struct source *source, const char *word);
struct site source_site(struct source *source, size_t token);
bool token_is(const struct source *source, size_t index, const char *text); /* false past the end */
bool token_is_word(const char *text);
/* "./x.hlsli" as glslang says it becomes "x.hlsli", unless the user wrote "./". */
const char *source_path(const struct source *source, const char *path);

/* ---- diagnostics (source.c) ------------------------------------------------------------------------------------ */

/* Prints `file:line:column: error: ...` once; the same site and text again is dropped. */
void report_error(struct site site, const char *format, ...) TRANSLATE_PRINTF(2, 3);
void report_warning(struct site site, const char *format, ...) TRANSLATE_PRINTF(2, 3);
size_t report_errors(void); /* how many so far */

/* ---- semantics.c ----------------------------------------------------------------------------------------------- */

/* Canonical form of a semantic as written in HLSL: "texcoord" is "TEXCOORD0", "POSITION0" is "POSITION". */
const char *semantic_canonical(const char *semantic, bool varying);
/* Fills in the locations of a vertex shader's attributes, given in declaration order. False where they don't fit. */
bool semantic_locations(glskin_shader_attribute *attributes, size_t count);
/* n of COLORn or SV_TARGETn; -1 for anything else. */
int semantic_target(const char *semantic);

/* ---- compile.c: HLSL to validated SPIR-V ----------------------------------------------------------------------- */

struct tools {
    const char *glslang, *spirv_val;
    const char *versions;
};

struct module {
    uint32_t *words;
    size_t word_count;
    struct list dependencies; /* const char *: the source first, then its includes */
};

struct tools tools_find(void);
/* False after errors were reported. source is filled either way as far as possible, for sites. */
bool compile_hlsl(const struct tools *tools, const struct options *options, struct source *source,
                  struct module *module);
/* glslang's opinion of a GLSL text that came out. */
bool compile_glsl(const struct tools *tools, const struct options *options, struct source *source, int version,
                  const char *text);
/* What stands after the last colon of "'word' : message", for sites: the quoted word, or NULL. */
const char *quoted_word(const char *message);

/* ---- lint.c (tokens), lint_spirv.c (instructions): what translates, but wrongly ---------------------------------- */

void lint_source(struct source *source, const struct options *options);
void lint_spirv(struct source *source, const struct module *module, const struct options *options);
/* Whether the resource called name carries register(): glslang would silently take number 0. */
bool lint_has_register(const struct source *source, const char *name);
/* Where an output (or input) of the entry point gets this semantic. */
struct site lint_semantic_site(struct source *source, const struct options *options, const char *semantic, bool output);

/* ---- reflect.c, cross.c: SPIR-V to GLSL and a table -------------------------------------------------------------- */

struct varying {
    const char *semantic, *name;
    unsigned components;
};

/* The table as the C file states it, in lists that are still growing. */
struct reflection {
    struct list attributes; /* glskin_shader_attribute */
    struct list varyings;   /* struct varying: vertex outputs or pixel inputs; JSON only */
    struct list constants;  /* glskin_shader_constant */
    struct list samplers;   /* glskin_shader_sampler */
    struct list buffers;    /* glskin_shader_buffer */
    const char *constant_array;
    unsigned constant_count;
    unsigned local_size[3];
};

struct spvc_compiler_s; /* SPIRV-Cross's compiler, so that only the two files that use it include its header */
struct spvc_resources_s;
/* Names and places everything in compiler as the table will say. False after errors were reported. */
bool reflect(struct spvc_compiler_s *compiler, struct spvc_resources_s *resources, struct source *source,
             const struct options *options, struct reflection *out);
/* GLSL of one version, or NULL after errors were reported. */
const char *cross_glsl(const struct module *module, struct source *source, const struct options *options, int version,
                       struct reflection *reflection);
const char *cross_version(void);

/* ---- check.c: text that must not be in GLSL of a version --------------------------------------------------------- */

bool check_glsl(struct source *source, int version, const char *text);

/* ---- emit.c, sha256.c -------------------------------------------------------------------------------------------- */

struct translation {
    const struct options *options;
    const struct tools *tools;
    const struct reflection *reflection;
    const struct module *module;
    const char *texts[3]; /* by options->versions */
    const char *source_hash;
};

/* Lists every file that this name may have left in the output folder, so that a failure deletes them. */
void emit_claim(const struct options *options);
/* Writes all outputs beside their names, then renames them. Ends the process with EXIT_FILE where that fails. */
void emit(const struct translation *translation);

/* SHA-256 (FIPS 180-4). Add bytes, then take the digest as 64 hexadecimal characters, once. */
struct sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    unsigned char block[64];
};
void sha256_begin(struct sha256 *hash);
void sha256_add(struct sha256 *hash, const void *bytes, size_t length);
char *sha256_hex(struct sha256 *hash);

#endif
