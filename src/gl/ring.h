/* Data that the CPU writes once and the GPU reads soon: poses of a frame.
 *
 * Where GL has buffer storage (4.4) the CPU writes to memory that stays mapped, and the GPU copies it to its own before
 * it reads it: a thread group that reads palettes across the bus costs three times the whole dispatch. Fences say what
 * may be written again. Elsewhere it is plain memory, and what is sent becomes a new store for the same name, which
 * never waits either.
 *
 * Places count bytes from the ring's start over all rounds, so that of two the later one is the larger, and what stands
 * at place p is gone once a piece ends past p + capacity. */
#ifndef GLSKIN_GL_RING_H
#define GLSKIN_GL_RING_H

#include "gl/gl.h"

enum {
    RING_FENCES = 16,
    RING_STEP = 48,  /* a bone: pieces begin and end at multiples of it */
    RING_ALIGN = 768 /* of the first piece after ring_used: of RING_STEP and, as GL has it at most, of a binding */
};

struct ring {
    GLuint buffer;  /* what the GPU reads */
    GLuint staging; /* what the CPU writes, mapped; 0: none, memory is used instead */
    unsigned char *memory;
    size_t capacity;
    uint64_t head, tail; /* [tail, head) may still be read by the GPU, or has yet to be sent */
    size_t at;           /* ring_offset of head */
    uint64_t sent;       /* head at the last ring_used: below it, pieces may be written over at any time */
    struct ring_fence {
        GLsync sync;
        uint64_t end;
    } fences[RING_FENCES];
    size_t fence_first, fence_count;
};

void ring_open(const struct gl *gl, struct ring *ring);
void ring_close(const struct gl *gl, struct ring *ring, bool lost);
/* New memory of at least so many bytes; what the old held is lost to the CPU. False with a message on failure, and the
 * ring then has none. */
bool ring_grow(const struct gl *gl, struct ring *ring, size_t capacity);

/* Memory for size bytes, which may be read, and its place. NULL: there is no room now. No GL call is made. */
void *ring_try(struct ring *ring, size_t size, uint64_t *place);
/* Looks which pieces the GPU is through with. */
void ring_poll(const struct gl *gl, struct ring *ring);
/* Waits until it is through with all that was sent, and forgets what wasn't: the whole ring is free. */
void ring_clear(const struct gl *gl, struct ring *ring);

size_t ring_offset(const struct ring *ring, uint64_t place);
/* Hands [place, end) to the GPU: ring->buffer then holds it at the same offsets. Without mapped memory it no longer
 * holds what was sent before. Binds the array buffer and, where there are any, the shader storage buffer. */
void ring_send(const struct gl *gl, const struct ring *ring, uint64_t place, uint64_t end);
/* After the commands that read what was sent. next: bytes that will be wanted in one go, in one round of the ring. */
void ring_used(const struct gl *gl, struct ring *ring, size_t next);

#endif
