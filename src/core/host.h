/* The host's allocator and messages, with malloc and silence for what it left zero. Every module allocates and reports
 * through these. A NULL host is legal everywhere. */
#ifndef GLSKIN_CORE_HOST_H
#define GLSKIN_CORE_HOST_H

#include <glskin/glskin.h>

#if defined(__GNUC__)
#define GLSKIN_PRINTF(text_argument, first_value) __attribute__((format(printf, text_argument, first_value)))
#else
#define GLSKIN_PRINTF(text_argument, first_value)
#endif

/* count * size zeroed bytes, or NULL: also when the product overflows. count or size 0 gives a valid pointer. */
void *host_alloc(const glskin_host *host, size_t count, size_t size);
void host_free(const glskin_host *host, void *memory);

/* Sends one error message and returns result, so that a caller writes `return host_fail(...)`. */
glskin_result host_fail(const glskin_host *host, glskin_result result, const char *format, ...) GLSKIN_PRINTF(3, 4);
/* OUT_OF_MEMORY, with what was wanted: host_fail_memory(host, "vertices", count). */
glskin_result host_fail_memory(const glskin_host *host, const char *what, size_t count);
void host_warn(const glskin_host *host, const char *format, ...) GLSKIN_PRINTF(2, 3);
void host_note(const glskin_host *host, const char *format, ...) GLSKIN_PRINTF(2, 3);

#endif
