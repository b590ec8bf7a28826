#include "tool/sample/buffer.h"

#include <stdlib.h>
#include <string.h>

static unsigned char *reserve(struct buffer *out, size_t count) {
    if (!out->failed && out->size + count > out->capacity) {
        size_t capacity = (out->size + count) * 2;
        unsigned char *bytes = realloc(out->bytes, capacity);
        if (bytes) {
            out->bytes = bytes;
            out->capacity = capacity;
        } else {
            free(out->bytes);
            *out = (struct buffer){.failed = true};
        }
    }
    if (out->failed) {
        return NULL;
    }
    out->size += count;
    return out->bytes + out->size - count;
}

void put_bytes(struct buffer *out, const void *bytes, size_t count) {
    unsigned char *at = reserve(out, count);
    if (at && count > 0) {
        memcpy(at, bytes, count);
    }
}

void encode_u32(unsigned char *at, uint32_t value) {
    for (int i = 0; i < 4; i++) {
        at[i] = (unsigned char)(value >> (8 * i));
    }
}

void put_u32(struct buffer *out, uint32_t value) {
    unsigned char *at = reserve(out, 4);
    if (at) {
        encode_u32(at, value);
    }
}

void put_i32(struct buffer *out, int value) {
    put_u32(out, (uint32_t)value);
}

void put_u16(struct buffer *out, unsigned value) {
    unsigned char low_high[2] = {(unsigned char)value, (unsigned char)(value >> 8)};
    put_bytes(out, low_high, 2);
}

void put_f32(struct buffer *out, double value) {
    float number = (float)value + 0.0f; /* no negative zeros: -0 + 0 is +0 */
    uint32_t bits;
    memcpy(&bits, &number, sizeof bits);
    put_u32(out, bits);
}

void put_vec3(struct buffer *out, struct vec3 v) {
    put_f32(out, v.x);
    put_f32(out, v.y);
    put_f32(out, v.z);
}

void put_text(struct buffer *out, const char *text, size_t field) {
    unsigned char *at = reserve(out, field);
    if (at) {
        size_t length = strlen(text);
        memset(at, 0, field);
        memcpy(at, text, length < field ? length : field - 1);
    }
}

void put_tag(struct buffer *out, const char *tag) {
    put_bytes(out, tag, 4);
}

void put_zeros(struct buffer *out, size_t count) {
    unsigned char *at = reserve(out, count);
    if (at && count > 0) {
        memset(at, 0, count);
    }
}
