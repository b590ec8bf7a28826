/* A file in the making: bytes that grow, numbers put little-endian. */
#ifndef GLSKIN_TOOL_SAMPLE_BUFFER_H
#define GLSKIN_TOOL_SAMPLE_BUFFER_H

#include "tool/sample/maths.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Grows as needed; after a failed allocation it stays empty and takes nothing more. Begin with all zero; the owner
 * frees bytes. */
struct buffer {
    unsigned char *bytes;
    size_t size, capacity;
    bool failed;
};

void put_bytes(struct buffer *out, const void *bytes, size_t count);
void put_zeros(struct buffer *out, size_t count);
void put_u32(struct buffer *out, uint32_t value);
void put_i32(struct buffer *out, int value);
void put_u16(struct buffer *out, unsigned value);
void put_f32(struct buffer *out, double value);
void put_vec3(struct buffer *out, struct vec3 v);
/* Text in a field of fixed size, the rest zero; the last byte always is. */
void put_text(struct buffer *out, const char *text, size_t field);
/* Four characters. */
void put_tag(struct buffer *out, const char *tag);

/* Over what is there: four bytes. */
void encode_u32(unsigned char *at, uint32_t value);

#endif
