#include "gl/ring.h"

#include "core/host.h"

#include <string.h>

/* Four pieces at hand before a wait: drivers run three frames ahead at most, and fewer stay in the caches. */
enum { FIRST_CAPACITY = 1 << 20, PIECES = 4 };
static const GLbitfield MAPPED = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;

static bool persistent(const struct gl *gl) {
    return gl->version >= 44;
}

void ring_open(const struct gl *gl, struct ring *ring) {
    GLint alignment = 0;
    memset(ring, 0, sizeof *ring);
    if (gl->version >= 43)
        gl->f.GetIntegerv(GL_SHADER_STORAGE_BUFFER_OFFSET_ALIGNMENT, &alignment);
    ring->alignment = alignment > 64 ? (size_t)alignment : 64;
    gl->f.GenBuffers(1, &ring->buffer);
}

static void forget_fences(const struct gl *gl, struct ring *ring, bool lost) {
    for (; ring->fence_count; ring->fence_count--) {
        if (!lost)
            gl->f.DeleteSync(ring->fences[ring->fence_first].sync);
        ring->fence_first = (ring->fence_first + 1) % RING_FENCES;
    }
}

void ring_close(const struct gl *gl, struct ring *ring, bool lost) {
    forget_fences(gl, ring, lost);
    if (!ring->staging)
        host_free(&gl->host, ring->memory);
    if (!lost) {
        gl->f.DeleteBuffers(1, &ring->staging); /* which unmaps it */
        gl->f.DeleteBuffers(1, &ring->buffer);
    }
    memset(ring, 0, sizeof *ring);
}

/* New stores; the GPU keeps the old ones for as long as it reads them. */
static bool grow(const struct gl *gl, struct ring *ring, size_t capacity) {
    gl_forget_errors(gl, "growing a buffer");
    if (!persistent(gl)) {
        host_free(&gl->host, ring->memory);
        ring->memory = host_alloc(&gl->host, capacity, 1);
        if (!ring->memory)
            host_fail_memory(&gl->host, "bytes of palettes", capacity);
        ring->capacity = ring->memory ? capacity : 0;
        return ring->memory != NULL;
    }
    forget_fences(gl, ring, false);
    gl->f.DeleteBuffers(1, &ring->staging);
    gl->f.GenBuffers(1, &ring->staging);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, ring->staging);
    gl->f.BufferStorage(GL_ARRAY_BUFFER, (GLsizeiptr)capacity, NULL, MAPPED);
    ring->memory = gl->f.MapBufferRange(GL_ARRAY_BUFFER, 0, (GLsizeiptr)capacity, MAPPED);
    gl->f.DeleteBuffers(1, &ring->buffer);
    gl->f.GenBuffers(1, &ring->buffer);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, ring->buffer);
    gl_buffer_resident(gl, capacity);
    bool grown = gl_check(gl, "growing a buffer") == GLSKIN_OK && ring->memory;
    ring->capacity = grown ? capacity : 0;
    ring->head = ring->tail = 0;
    return grown;
}

/* Frees what the oldest fence stands for. False if the GPU isn't through with it and `wait` is not to be. A mere look
 * flushes nothing: that costs a call into the kernel, and lets the GPU idle behind a host's timer query meanwhile. */
static bool pass_fence(const struct gl *gl, struct ring *ring, bool wait) {
    struct ring_fence *fence = &ring->fences[ring->fence_first];
    GLenum state = gl->f.ClientWaitSync(fence->sync, 0, 0);
    while (wait && state == GL_TIMEOUT_EXPIRED)
        state = gl->f.ClientWaitSync(fence->sync, GL_SYNC_FLUSH_COMMANDS_BIT, 1000000000);
    if (state == GL_TIMEOUT_EXPIRED)
        return false;
    gl->f.DeleteSync(fence->sync);
    ring->tail = fence->end;
    ring->fence_first = (ring->fence_first + 1) % RING_FENCES;
    ring->fence_count--;
    return true;
}

/* Moves head to where size bytes lie in one piece. False if that takes more room than there is, or a wait. */
static bool make_room(const struct gl *gl, struct ring *ring, size_t size, bool wait) {
    while (ring->fence_count && pass_fence(gl, ring, false)) {
    }
    if (ring->tail == ring->head) /* nothing is read any more: from the start, whose lines are in the caches yet */
        ring->head = ring->tail = 0;
    size_t at = (size_t)(ring->head % ring->capacity);
    uint64_t head = at + size > ring->capacity ? ring->head + (ring->capacity - at) : ring->head;
    while (ring->fence_count && head + size - ring->tail > ring->capacity)
        if (!pass_fence(gl, ring, wait))
            return false;
    if (head + size - ring->tail > ring->capacity)
        return false;
    ring->head = head;
    return true;
}

void *ring_begin(const struct gl *gl, struct ring *ring, size_t size) {
    size_t rounded = (size + ring->alignment - 1) & ~(ring->alignment - 1);
    size_t wanted = FIRST_CAPACITY;
    while (wanted < rounded * (persistent(gl) ? PIECES : 1))
        wanted *= 2;
    ring->size = rounded;
    if (ring->capacity < rounded && !grow(gl, ring, wanted))
        return NULL;
    if (!persistent(gl))
        return ring->memory;
    /* Room at once, or a larger ring while it is small for such pieces, or a wait. */
    if (!make_room(gl, ring, rounded, false)) {
        if (ring->capacity < wanted ? !grow(gl, ring, wanted) : !make_room(gl, ring, rounded, true))
            return NULL;
    }
    ring->at = (size_t)(ring->head % ring->capacity);
    return ring->memory + ring->at;
}

size_t ring_end(const struct gl *gl, struct ring *ring) {
    if (!persistent(gl)) {
        gl->f.BindBuffer(GL_ARRAY_BUFFER, ring->buffer);
        gl->f.BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)ring->size, NULL, GL_STREAM_DRAW);
        gl->f.BufferSubData(GL_ARRAY_BUFFER, 0, (GLsizeiptr)ring->size, ring->memory);
        return 0;
    }
    gl->f.BindBuffer(GL_SHADER_STORAGE_BUFFER, ring->staging);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, ring->buffer);
    gl->f.CopyBufferSubData(GL_SHADER_STORAGE_BUFFER, GL_ARRAY_BUFFER, (GLintptr)ring->at, (GLintptr)ring->at,
                            (GLsizeiptr)ring->size);
    ring->head += ring->size;
    return ring->at;
}

void ring_used(const struct gl *gl, struct ring *ring) {
    if (!persistent(gl))
        return;
    if (ring->fence_count == RING_FENCES)
        pass_fence(gl, ring, true);
    struct ring_fence *fence = &ring->fences[(ring->fence_first + ring->fence_count++) % RING_FENCES];
    fence->sync = gl->f.FenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    fence->end = ring->head;
}
