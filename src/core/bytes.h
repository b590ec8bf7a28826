/* A bounded reader of little-endian bytes. Offsets count from the start of the whole file, in a part of it too, so that
 * a message can always say where. A read that doesn't fit fails and moves nothing: no sum of a file's own numbers is
 * ever formed, so none can wrap. */
#ifndef GLSKIN_CORE_BYTES_H
#define GLSKIN_CORE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct bytes {
    const unsigned char *file; /* byte 0 of the file */
    size_t at, end;            /* at never passes end */
};

static inline struct bytes bytes_of(const void *file, size_t size) {
    struct bytes all = {file, 0, size};
    return all;
}

static inline size_t bytes_left(const struct bytes *bytes) {
    return bytes->end - bytes->at;
}

static inline const unsigned char *bytes_here(const struct bytes *bytes) {
    return bytes->file + bytes->at;
}

static inline bool bytes_skip(struct bytes *bytes, size_t size) {
    if (size > bytes_left(bytes))
        return false;
    bytes->at += size;
    return true;
}

/* The next size bytes as a reader of their own. */
static inline bool bytes_take(struct bytes *bytes, size_t size, struct bytes *part) {
    if (size > bytes_left(bytes))
        return false;
    part->file = bytes->file;
    part->at = bytes->at;
    part->end = bytes->at + size;
    bytes->at += size;
    return true;
}

static inline bool bytes_u16(struct bytes *bytes, uint16_t *out) {
    if (bytes_left(bytes) < 2)
        return false;
    const unsigned char *p = bytes_here(bytes);
    *out = (uint16_t)(p[0] | p[1] << 8);
    bytes->at += 2;
    return true;
}

static inline bool bytes_u32(struct bytes *bytes, uint32_t *out) {
    if (bytes_left(bytes) < 4)
        return false;
    const unsigned char *p = bytes_here(bytes);
    *out = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    bytes->at += 4;
    return true;
}

static inline bool bytes_i32(struct bytes *bytes, int32_t *out) {
    uint32_t bits;
    if (!bytes_u32(bytes, &bits))
        return false;
    memcpy(out, &bits, sizeof bits);
    return true;
}

static inline bool bytes_f32(struct bytes *bytes, float *out) {
    uint32_t bits;
    if (!bytes_u32(bytes, &bits))
        return false;
    memcpy(out, &bits, sizeof bits);
    return true;
}

#endif
