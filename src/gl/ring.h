/* Data that the CPU writes once and the GPU reads soon: palettes and work tables of a frame.
 *
 * Where GL has buffer storage (4.4) the CPU writes to memory that stays mapped, and the GPU copies it to its own before
 * it reads it: a thread group that reads palettes across the bus costs three times the whole dispatch. Fences say what
 * may be written again. Elsewhere each piece is a new store for the same name, which never waits either. */
#ifndef GLSKIN_GL_RING_H
#define GLSKIN_GL_RING_H

#include "gl/gl.h"

enum { RING_FENCES = 16 };

struct ring {
    GLuint buffer;  /* what the GPU reads */
    GLuint staging; /* what the CPU writes, mapped; 0: none, memory is used instead */
    unsigned char *memory;
    size_t capacity;
    size_t alignment; /* of every piece: a power of two */
    /* Bytes counted from the ring's start, over all rounds: [tail, head) may still be read by the GPU. */
    uint64_t head, tail;
    size_t at, size; /* the piece being written */
    struct ring_fence {
        GLsync sync;
        uint64_t end;
    } fences[RING_FENCES];
    size_t fence_first, fence_count;
};

void ring_open(const struct gl *gl, struct ring *ring);
void ring_close(const struct gl *gl, struct ring *ring, bool lost);
/* Memory for size bytes, to be written in order and not read; NULL with a message on failure. */
void *ring_begin(const struct gl *gl, struct ring *ring, size_t size);
/* Hands the piece to the GPU: ring->buffer holds it from the offset that comes back. Binds the array buffer and, where
 * there are any, the shader storage buffer. */
size_t ring_end(const struct gl *gl, struct ring *ring);
/* After the commands that read the piece. */
void ring_used(const struct gl *gl, struct ring *ring);

#endif
