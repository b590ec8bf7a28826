#ifndef GLSKIN_CORE_SCRATCH_H
#define GLSKIN_CORE_SCRATCH_H

#include <glskin/glskin.h>

/* A memory block that only grows, so that a steady frame allocates nothing. */
struct scratch {
    void *data;
    size_t size;
};
/* At least count * size bytes, contents kept; NULL with a message on failure. */
void *scratch_reserve(const glskin_host *host, struct scratch *scratch, size_t count, size_t size);
void scratch_free(const glskin_host *host, struct scratch *scratch);

#endif
