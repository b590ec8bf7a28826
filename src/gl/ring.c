#include "gl/ring.h"

#include "core/host.h"

#include <string.h>

enum { FIRST_CAPACITY = 1024 * RING_ALIGN };
static bool persistent(const struct gl *gl) {
    return gl->version >= 44;
}

void ring_open(const struct gl *gl, struct ring *ring) {
    memset(ring, 0, sizeof *ring);
    gl->f.GenBuffers(1, &ring->buffer);
}

static void forget_fences(const struct gl *gl, struct ring *ring, bool lost) {
    for (; ring->fence_count; ring->fence_count--) {
        if (!lost)
            gl->f.DeleteSync(ring->fences[ring->fence_first].sync);
        ring->fences[ring->fence_first].sync = NULL;
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

/* The GPU keeps the old stores for as long as it reads them. */
static bool grow_mapped(const struct gl *gl, struct ring *ring, size_t capacity) {
    gl->f.DeleteBuffers(1, &ring->staging);
    gl->f.DeleteBuffers(1, &ring->buffer);
    ring->buffer = 0;
    ring->memory = gl_buffer_map(gl, capacity, &ring->staging);
    if (ring->memory)
        ring->buffer = gl_buffer_create(gl, capacity, NULL, GL_DYNAMIC_COPY);
    return ring->buffer != 0;
}

static bool grow_plain(const struct gl *gl, struct ring *ring, size_t capacity) {
    host_free(&gl->host, ring->memory);
    ring->memory = host_alloc(&gl->host, capacity, 1);
    if (!ring->memory)
        host_fail_memory(&gl->host, "bytes of palettes", capacity);
    return ring->memory != NULL;
}

bool ring_grow(const struct gl *gl, struct ring *ring, size_t capacity) {
    size_t wanted = FIRST_CAPACITY;
    while (wanted < capacity)
        wanted *= 2;
    forget_fences(gl, ring, false);
    ring->head = ring->tail = ring->sent = 0;
    ring->at = 0;
    bool grown = persistent(gl) ? grow_mapped(gl, ring, wanted) : grow_plain(gl, ring, wanted);
    ring->capacity = grown ? wanted : 0;
    return grown;
}

static void advance(struct ring *ring, size_t size) {
    ring->head += size;
    ring->at += size;
    if (ring->at == ring->capacity)
        ring->at = 0;
}

/* Bytes to where a piece of that size may begin, if it is to lie in one round. */
static size_t to_one_round(const struct ring *ring, size_t size) {
    return ring->at + size > ring->capacity ? ring->capacity - ring->at : 0;
}

void *ring_try(struct ring *ring, size_t size, uint64_t *place) {
    size = (size + RING_STEP - 1) / RING_STEP * RING_STEP;
    if (size > ring->capacity)
        return NULL;
    size_t skipped = to_one_round(ring, size);
    if (ring->head + skipped + size - ring->tail > ring->capacity)
        return NULL;
    advance(ring, skipped);
    unsigned char *memory = ring->memory + ring->at;
    *place = ring->head;
    advance(ring, size);
    return memory;
}

/* Frees what the oldest fence stands for. False if the GPU isn't through with it and `wait` is not to be. */
static bool pass_fence(const struct gl *gl, struct ring *ring, bool wait) {
    struct ring_fence *fence = &ring->fences[ring->fence_first];
    if (!gl_fence_passed(gl, &fence->sync, wait))
        return false;
    ring->tail = fence->end;
    ring->fence_first = (ring->fence_first + 1) % RING_FENCES;
    ring->fence_count--;
    return true;
}

/* With nothing left to be read, from the start again, whose lines are in the caches yet. */
static void rewind_if_empty(struct ring *ring) {
    if (ring->tail == ring->head && ring->at) {
        advance(ring, ring->capacity - ring->at);
        ring->tail = ring->sent = ring->head;
    }
}

void ring_poll(const struct gl *gl, struct ring *ring) {
    while (ring->fence_count && pass_fence(gl, ring, false)) {
    }
    rewind_if_empty(ring);
}

void ring_clear(const struct gl *gl, struct ring *ring) {
    while (ring->fence_count)
        pass_fence(gl, ring, true);
    ring->tail = ring->sent = ring->head;
    rewind_if_empty(ring);
}

size_t ring_offset(const struct ring *ring, uint64_t place) {
    return ring->capacity ? (size_t)(place % ring->capacity) : 0;
}

static void send_piece(const struct gl *gl, const struct ring *ring, size_t at, size_t size) {
    gl->f.BindBuffer(GL_ARRAY_BUFFER, ring->buffer);
    if (ring->staging) {
        gl->f.BindBuffer(GL_SHADER_STORAGE_BUFFER, ring->staging);
        gl->f.CopyBufferSubData(GL_SHADER_STORAGE_BUFFER, GL_ARRAY_BUFFER, (GLintptr)at, (GLintptr)at,
                                (GLsizeiptr)size);
    } else {
        gl->f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)at, (GLsizeiptr)size, ring->memory + at);
    }
}

void ring_send(const struct gl *gl, const struct ring *ring, uint64_t place, uint64_t end) {
    size_t at = ring_offset(ring, place), size = (size_t)(end - place);
    size_t first = at + size > ring->capacity ? ring->capacity - at : size;
    if (!ring->staging) {
        gl->f.BindBuffer(GL_ARRAY_BUFFER, ring->buffer);
        gl->f.BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)ring->capacity, NULL, GL_STREAM_DRAW);
    }
    send_piece(gl, ring, at, first);
    if (first < size)
        send_piece(gl, ring, 0, size - first);
}

/* Bytes to the next multiple of RING_ALIGN; of that the capacity is one too. */
static size_t padding(size_t offset) {
    return (RING_ALIGN - offset % RING_ALIGN) % RING_ALIGN;
}

void ring_used(const struct gl *gl, struct ring *ring, size_t next) {
    if (ring->capacity == 0)
        return;
    advance(ring, padding(ring->at));
    if (next <= ring->capacity)
        advance(ring, to_one_round(ring, next));
    ring->sent = ring->head;
    if (!persistent(gl)) { /* it was copied */
        ring->tail = ring->head;
        rewind_if_empty(ring);
        return;
    }
    if (ring->fence_count < RING_FENCES)
        ring->fence_count++;
    struct ring_fence *fence = &ring->fences[(ring->fence_first + ring->fence_count - 1) % RING_FENCES];
    gl->f.DeleteSync(fence->sync); /* the last one, where there are as many as may be: this one is later */
    fence->sync = gl->f.FenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    fence->end = ring->head;
}
