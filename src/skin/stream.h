/* A vertex stream's elements, wherever the host keeps them: any stride, any alignment, so every read is a memcpy. */
#ifndef GLSKIN_SKIN_STREAM_H
#define GLSKIN_SKIN_STREAM_H

#include <string.h>

#include <glskin/glskin.h>

/* Vertex `index` of a stream whose element is `size` bytes. The stream was checked by skin_validate. */
static inline void stream_read(glskin_stream stream, size_t index, void *out, size_t size) {
    size_t stride = stream.stride ? stream.stride : size;
    memcpy(out, (const unsigned char *)stream.data + index * stride, size);
}

/* Unsigned integers of 1, 2 or 4 bytes, in the machine's order. */
static inline uint32_t integer_read(const void *bytes, size_t size) {
    uint8_t byte;
    uint16_t half;
    uint32_t word;
    switch (size) {
    case 1: memcpy(&byte, bytes, 1); return byte;
    case 2: memcpy(&half, bytes, 2); return half;
    default: memcpy(&word, bytes, 4); return word;
    }
}

/* The sizes that a desc may leave 0. */
static inline size_t index_size(const glskin_mesh_desc *desc) {
    return desc->index_size ? desc->index_size : 2;
}
static inline size_t group_size(const glskin_mesh_desc *desc) {
    return desc->classic.group_size ? desc->classic.group_size : 1;
}
static inline bool is_classic(const glskin_mesh_desc *desc) {
    return desc->classic.group.data != NULL;
}
/* How many entries the mesh's palette has: bones, or classic groups. */
static inline size_t palette_size(const glskin_mesh_desc *desc) {
    return is_classic(desc) ? desc->classic.groups.count : desc->bone_count;
}

#endif
