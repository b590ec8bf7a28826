#include "core/host.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The host's allocator is told old sizes, so each block carries its own in front. 16 bytes keep the alignment. */
enum { HEADER = 16 };

static void *reallocate(const glskin_host *host, void *old, size_t old_size, size_t new_size) {
    if (host && host->allocate)
        return host->allocate(host->user, old, old_size, new_size);
    if (new_size)
        return realloc(old, new_size);
    free(old);
    return NULL;
}

void *host_alloc(const glskin_host *host, size_t count, size_t size) {
    if (size && count > (SIZE_MAX - HEADER) / size)
        return NULL;
    size_t total = count * size + HEADER;
    unsigned char *block = reallocate(host, NULL, 0, total);
    if (!block)
        return NULL;
    memset(block, 0, total);
    memcpy(block, &total, sizeof total);
    return block + HEADER;
}

void host_free(const glskin_host *host, void *memory) {
    if (!memory)
        return;
    unsigned char *block = (unsigned char *)memory - HEADER;
    size_t total;
    memcpy(&total, block, sizeof total);
    reallocate(host, block, total, 0);
}

static void send(const glskin_host *host, glskin_severity severity, glskin_result code, const char *format,
                 va_list arguments) {
    if (!host || !host->message)
        return;
    char text[1024];
    vsnprintf(text, sizeof text, format, arguments);
    host->message(host->user, severity, code, text);
}

glskin_result host_fail(const glskin_host *host, glskin_result result, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    send(host, GLSKIN_SEVERITY_ERROR, result, format, arguments);
    va_end(arguments);
    return result;
}

glskin_result host_fail_memory(const glskin_host *host, const char *what, size_t count) {
    return host_fail(host, GLSKIN_ERROR_OUT_OF_MEMORY, "out of memory: %zu %s", count, what);
}

void host_warn(const glskin_host *host, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    send(host, GLSKIN_SEVERITY_WARNING, GLSKIN_OK, format, arguments);
    va_end(arguments);
}

void host_note(const glskin_host *host, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    send(host, GLSKIN_SEVERITY_NOTE, GLSKIN_OK, format, arguments);
    va_end(arguments);
}
