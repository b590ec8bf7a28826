/* The HLSL after preprocessing, as tokens that know their place in the file that the user wrote. glslang gives lines
 * but no columns, so columns are looked up in that file. */
#define _POSIX_C_SOURCE 200809L
#include "translate.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct source_file {
    const char *path;
    const char *text; /* NULL: can't be read */
};

bool token_is_word(const char *text) {
    return isalpha((unsigned char)text[0]) || text[0] == '_';
}

static bool in_word(char c) {
    return isalnum((unsigned char)c) || c == '_';
}

/* Length of the token at text, which is no white space. */
static size_t token_length(const char *text) {
    static const char *const PAIRS[] = {"<<", ">>", "&&", "||", "^^", "==", "!=", "<=", ">=", "++", "--", "::"};
    size_t length = 0;
    if (in_word(text[0]) || (text[0] == '.' && isdigit((unsigned char)text[1]))) {
        bool number = !token_is_word(text);
        while (in_word(text[length]) || (number && text[length] == '.') ||
               (number && length > 1 && strchr("+-", text[length]) && text[length] && strchr("eE", text[length - 1]) &&
                text[1] != 'x'))
            length++;
        return length;
    }
    if (text[0] == '"') {
        for (length = 1; text[length] && text[length] != '\n' && text[length] != '"';)
            length++;
        return length + (text[length] == '"');
    }
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        if (strncmp(text, PAIRS[i], 2) == 0)
            return 2;
    return 1;
}

const char *source_path(const struct source *source, const char *path) {
    if (strncmp(path, "./", 2) == 0 && source->main_file && strncmp(source->main_file, "./", 2) != 0)
        return path + 2;
    return path;
}

/* `#line 12 "file"`; *file stays where none is given. */
static void scan_line_directive(const struct source *source, const char *text, const char **file, unsigned *line) {
    const char *end = text + strcspn(text, "\n");
    unsigned long number = 0;
    if (sscanf(text, "#line %lu", &number) != 1)
        return;
    *line = (unsigned)number;
    const char *open = memchr(text, '"', (size_t)(end - text));
    const char *close = open ? memchr(open + 1, '"', (size_t)(end - open - 1)) : NULL;
    if (close)
        *file = source_path(source, keep_text(open + 1, (size_t)(close - open - 1)));
}

static void scan(struct source *source, const char *text) {
    struct list tokens = {0};
    const char *file = source->main_file;
    unsigned line = 1;
    bool line_start = true;
    for (const char *at = text; *at;) {
        if (*at == '\n') {
            line++;
            line_start = true;
            at++;
        } else if (isspace((unsigned char)*at)) {
            at++;
        } else if (*at == '#' && line_start) {
            unsigned next = line + 1;
            scan_line_directive(source, at, &file, &next);
            at += strcspn(at, "\n");
            at += *at == '\n';
            line = next;
        } else {
            size_t length = token_length(at);
            struct token *token = list_add(&tokens, sizeof *token);
            token->text = keep_text(at, length);
            token->site = (struct site){file, line, 0};
            line_start = false;
            at += length;
        }
    }
    source->tokens = tokens.items;
    source->count = tokens.count;
}

void source_scan(struct source *source, const char *preprocessed, const char *main_file) {
    source->main_file = main_file;
    scan(source, preprocessed);
}

struct token *source_tokens(const char *text, size_t *count) {
    struct source source = {0};
    scan(&source, text);
    *count = source.count;
    return source.tokens;
}

static const char *file_text(struct source *source, const char *path) {
    struct source_file *files = source->files.items;
    for (size_t i = 0; i < source->files.count; i++)
        if (strcmp(files[i].path, path) == 0)
            return files[i].text;
    size_t length;
    struct source_file *file = list_add(&source->files, sizeof *file);
    file->path = path;
    file->text = file_read(path, &length);
    return file->text;
}

unsigned source_column(struct source *source, const char *file, unsigned line, const char *word) {
    const char *at = file_text(source, file);
    size_t length = strlen(word);
    for (unsigned i = 1; at && i < line; i++) {
        at = strchr(at, '\n');
        at = at ? at + 1 : NULL;
    }
    if (!at || length == 0)
        return 1;
    const char *end = at + strcspn(at, "\n");
    for (const char *found = at; found + length <= end; found++) {
        bool open = found == at || !in_word(found[-1]) || !in_word(word[0]);
        bool closed = !in_word(found[length]) || !in_word(word[length - 1]);
        if (open && closed && memcmp(found, word, length) == 0)
            return (unsigned)(found - at) + 1;
    }
    return 1;
}

/* Before a token in its line stand equal ones: the n-th token with this text is the n-th match. */
static unsigned nth_column(struct source *source, size_t token) {
    const struct token *self = &source->tokens[token];
    size_t n = 0;
    for (size_t i = token; i-- > 0;) {
        const struct token *other = &source->tokens[i];
        if (strcmp(other->site.file, self->site.file) != 0 || other->site.line != self->site.line)
            break;
        n += strcmp(other->text, self->text) == 0;
    }
    const char *at = file_text(source, self->site.file);
    for (unsigned i = 1; at && i < self->site.line; i++) {
        at = strchr(at, '\n');
        at = at ? at + 1 : NULL;
    }
    const char *start = at;
    while (at && *at && *at != '\n') {
        if (isspace((unsigned char)*at)) {
            at++;
            continue;
        }
        size_t length = token_length(at);
        if (length == strlen(self->text) && memcmp(at, self->text, length) == 0 && n-- == 0)
            return (unsigned)(at - start) + 1;
        at += length;
    }
    return 1; /* it came out of a macro */
}

struct site source_site(struct source *source, size_t token) {
    if (token >= source->count)
        return (struct site){source->main_file, 1, 1};
    struct site *site = &source->tokens[token].site;
    if (site->column == 0)
        site->column = nth_column(source, token);
    return *site;
}

struct site source_find(struct source *source, const char *word) {
    size_t i = 0;
    while (i < source->count && strcmp(source->tokens[i].text, word) != 0)
        i++;
    return source_site(source, i);
}

bool token_is(const struct source *source, size_t index, const char *text) {
    return index < source->count && strcmp(source->tokens[index].text, text) == 0;
}

/* ---- diagnostics ---- */

static struct list reported; /* char *: what was printed, so that nothing is printed twice */
static size_t errors;

static void report(struct site site, const char *kind, const char *format, va_list arguments) {
    char message[2048];
    vsnprintf(message, sizeof message, format, arguments);
    char *line = keep_format("%s:%u:%u: %s: %s", site.file, site.line, site.column, kind, message);
    char **lines = reported.items;
    for (size_t i = 0; i < reported.count; i++)
        if (strcmp(lines[i], line) == 0)
            return;
    *(char **)list_add(&reported, sizeof(char *)) = line;
    fprintf(stderr, "%s\n", line);
}

void report_error(struct site site, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    report(site, "error", format, arguments);
    va_end(arguments);
    errors++;
}

void report_warning(struct site site, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    report(site, "warning", format, arguments);
    va_end(arguments);
}

size_t report_errors(void) {
    return errors;
}
