#include "tool/input.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* A pipe tells no size, so it isn't asked for. */
static unsigned char *read_stream(FILE *stream, size_t *size) {
    unsigned char *bytes = NULL;
    size_t used = 0, capacity = 0, got;
    do {
        if (used == capacity) {
            capacity = capacity ? capacity * 2 : 1 << 16;
            unsigned char *grown = realloc(bytes, capacity);
            if (!grown) {
                free(bytes);
                errno = ENOMEM;
                return NULL;
            }
            bytes = grown;
        }
        got = fread(bytes + used, 1, capacity - used, stream);
        used += got;
    } while (got);
    if (ferror(stream)) {
        int error = errno;
        free(bytes);
        errno = error;
        return NULL;
    }
    *size = used;
    return bytes;
}

unsigned char *input_read(const char *path, size_t *size) {
    FILE *stream = fopen(path, "rb");
    if (!stream)
        return NULL;
    unsigned char *bytes = read_stream(stream, size);
    int error = errno;
    fclose(stream);
    errno = error;
    return bytes;
}
