#include "render/arena.h"

#include "render/device.h"

#include <string.h>

/* Each page is four times as large as the one before, up to 256 MiB: a small host stays small, a large one gets few. */
enum { GROWTH = 4, PAGE_MOST = 256 << 20 };

void arena_open(struct arena *arena, size_t unit, size_t second_unit, size_t first_page, size_t buffer_limit) {
    size_t widest = second_unit > unit ? second_unit : unit;
    memset(arena, 0, sizeof *arena);
    arena->unit[0] = unit;
    arena->unit[1] = second_unit;
    arena->limit = arena->usual = (buffer_limit ? buffer_limit : SIZE_MAX / 2) / widest;
    arena->next = first_page / unit;
}

void arena_close(const glskin_device *device, struct arena *arena) {
    for (size_t i = 0; i < arena->page_count; i++) {
        if (!device->lost) {
            device->gl.f.DeleteTextures(ARENA_BUFFERS, arena->pages[i].textures);
            device->gl.f.DeleteBuffers(ARENA_BUFFERS, arena->pages[i].buffers);
        }
        host_free(&device->host, arena->pages[i].holes);
    }
    host_free(&device->host, arena->pages);
    memset(arena, 0, sizeof *arena);
}

static bool take_from(struct arena_page *page, size_t count, size_t *first) {
    for (size_t h = 0; h < page->hole_count; h++) {
        struct arena_hole *hole = &page->holes[h];
        if (hole->count < count)
            continue;
        *first = hole->first;
        hole->first += count;
        hole->count -= count;
        if (hole->count == 0)
            memmove(hole, hole + 1, (--page->hole_count - h) * sizeof *hole);
        return true;
    }
    return false;
}

static glskin_result fill_page(const glskin_device *device, const struct arena *arena, struct arena_page *page) {
    for (int i = 0; i < ARENA_BUFFERS; i++) {
        if (!arena->unit[i])
            continue;
        page->buffers[i] = gl_buffer_create(&device->gl, page->capacity * arena->unit[i], NULL, GL_DYNAMIC_COPY);
        if (!page->buffers[i]) {
            device->gl.f.DeleteBuffers(ARENA_BUFFERS, page->buffers);
            return GLSKIN_ERROR_GL;
        }
    }
    return GLSKIN_OK;
}

static glskin_result add_page(const glskin_device *device, struct arena *arena, size_t least) {
    const glskin_host *host = &device->host;
    enum { FIRST_HOLES = 8 };
    size_t wanted = arena->next < arena->usual ? arena->next : arena->usual;
    struct arena_page page = {.capacity = wanted > least ? wanted : least};
    struct arena_page *pages = host_alloc(host, arena->page_count + 1, sizeof *pages);
    page.holes = host_alloc(host, FIRST_HOLES, sizeof *page.holes);
    page.hole_capacity = FIRST_HOLES;
    if (page.capacity > arena->limit)
        page.capacity = arena->limit;
    glskin_result result = pages && page.holes ? fill_page(device, arena, &page)
                                               : host_fail_memory(host, "pages of a buffer", arena->page_count + 1);
    if (result != GLSKIN_OK) {
        host_free(host, pages);
        host_free(host, page.holes);
        return result;
    }
    page.holes[page.hole_count++] = (struct arena_hole){0, page.capacity};
    if (arena->page_count)
        memcpy(pages, arena->pages, arena->page_count * sizeof *pages);
    host_free(host, arena->pages);
    arena->pages = pages;
    arena->pages[arena->page_count++] = page;
    if (arena->next * arena->unit[0] <= PAGE_MOST / GROWTH)
        arena->next *= GROWTH;
    return GLSKIN_OK;
}

glskin_result arena_take(const glskin_device *device, struct arena *arena, size_t count, const char *what,
                         struct arena_range *out) {
    if (count > arena->limit)
        return host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED, "%s: %zu bytes; this driver's buffers hold %zu", what,
                         count * arena->unit[0], arena->limit * arena->unit[0]);
    *out = (struct arena_range){.count = count};
    for (; out->page < arena->page_count; out->page++)
        if (take_from(&arena->pages[out->page], count, &out->first))
            return GLSKIN_OK;
    glskin_result result = add_page(device, arena, count);
    if (result == GLSKIN_OK)
        take_from(&arena->pages[out->page], count, &out->first);
    return result;
}

static bool grow_holes(const glskin_device *device, struct arena_page *page) {
    struct arena_hole *holes = host_alloc(&device->host, page->hole_capacity * 2, sizeof *holes);
    if (!holes)
        return false;
    memcpy(holes, page->holes, page->hole_count * sizeof *holes);
    host_free(&device->host, page->holes);
    page->holes = holes;
    page->hole_capacity *= 2;
    return true;
}

void arena_give(const glskin_device *device, struct arena *arena, const struct arena_range *range) {
    struct arena_page *page = &arena->pages[range->page];
    size_t at = 0, end = range->first + range->count;
    while (at < page->hole_count && page->holes[at].first < range->first)
        at++;
    bool left = at > 0 && page->holes[at - 1].first + page->holes[at - 1].count == range->first;
    bool right = at < page->hole_count && page->holes[at].first == end;
    if (left) {
        page->holes[at - 1].count += range->count + (right ? page->holes[at].count : 0);
        if (right)
            memmove(page->holes + at, page->holes + at + 1, (--page->hole_count - at) * sizeof *page->holes);
    } else if (right) {
        page->holes[at].first = range->first;
        page->holes[at].count += range->count;
    } else if (page->hole_count < page->hole_capacity || grow_holes(device, page)) {
        memmove(page->holes + at + 1, page->holes + at, (page->hole_count++ - at) * sizeof *page->holes);
        page->holes[at] = (struct arena_hole){range->first, range->count};
    } else {
        host_warn(&device->host, "out of memory: %zu units of a buffer can't be used again", range->count);
    }
}

void arena_write(const glskin_device *device, const struct arena *arena, const struct arena_range *range,
                 const void *data, size_t size) {
    const struct gl *gl = &device->gl;
    GLint bound = 0;
    gl->f.GetIntegerv(GL_ARRAY_BUFFER_BINDING, &bound);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, arena->pages[range->page].buffers[0]);
    gl->f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)(range->first * arena->unit[0]), (GLsizeiptr)size, data);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, (GLuint)bound);
}
