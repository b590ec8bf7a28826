#define _POSIX_C_SOURCE 200809L
#include "translate.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Every allocation hangs on this chain until the process ends. */
struct kept {
    struct kept *next;
    max_align_t bytes[];
};
static struct kept *chain;

static void free_chain(void) {
    while (chain) {
        struct kept *next = chain->next;
        free(chain);
        chain = next;
    }
}

void *keep(size_t size) {
    struct kept *kept = size < SIZE_MAX / 2 ? calloc(1, sizeof *kept + size) : NULL;
    if (!kept) {
        fprintf(stderr, "glskin-translate: out of memory\n");
        exit(EXIT_SHADER);
    }
    if (!chain)
        atexit(free_chain);
    kept->next = chain;
    chain = kept;
    return kept->bytes;
}

char *keep_text(const char *text, size_t length) {
    char *copy = keep(length + 1);
    memcpy(copy, text, length);
    return copy;
}

static char *format_list(const char *format, va_list arguments, size_t *length) {
    va_list again;
    va_copy(again, arguments);
    int size = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (size < 0)
        size = 0;
    char *text = keep((size_t)size + 1);
    vsnprintf(text, (size_t)size + 1, format, arguments);
    *length = (size_t)size;
    return text;
}

char *keep_format(const char *format, ...) {
    va_list arguments;
    size_t length;
    va_start(arguments, format);
    char *text = format_list(format, arguments, &length);
    va_end(arguments);
    return text;
}

void buffer_add(struct buffer *buffer, const char *text, size_t length) {
    if (buffer->capacity - buffer->length <= length) { /* one byte more for the final 0 */
        size_t capacity = (buffer->length + length + 1) * 2;
        char *larger = keep(capacity);
        if (buffer->length)
            memcpy(larger, buffer->text, buffer->length);
        buffer->text = larger;
        buffer->capacity = capacity;
    }
    if (length)
        memcpy(buffer->text + buffer->length, text, length);
    buffer->length += length;
    buffer->text[buffer->length] = 0;
}

void buffer_format(struct buffer *buffer, const char *format, ...) {
    va_list arguments;
    size_t length;
    va_start(arguments, format);
    char *text = format_list(format, arguments, &length);
    va_end(arguments);
    buffer_add(buffer, text, length);
}

void *list_add(struct list *list, size_t item_size) {
    if (list->count == list->capacity) {
        size_t capacity = list->capacity ? list->capacity * 2 : 16;
        char *larger = keep(capacity * item_size);
        if (list->count)
            memcpy(larger, list->items, list->count * item_size);
        list->items = larger;
        list->capacity = capacity;
    }
    return (char *)list->items + list->count++ * item_size;
}

char *file_read(const char *path, size_t *length) {
    struct stat status;
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    struct buffer buffer = {0};
    buffer_add(&buffer, "", 0);
    if (fstat(fileno(file), &status) == 0 && S_ISDIR(status.st_mode)) {
        fclose(file);
        errno = EISDIR;
        return NULL;
    }
    char part[16384];
    size_t got;
    while ((got = fread(part, 1, sizeof part, file)) > 0)
        buffer_add(&buffer, part, got);
    int failed = ferror(file) ? errno : 0;
    fclose(file);
    if (failed) {
        errno = failed;
        return NULL;
    }
    *length = buffer.length;
    return buffer.text;
}
