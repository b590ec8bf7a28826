#include "render/palette_store.h"

#include <string.h>

enum { FIRST_CAPACITY = 1024 };

void palette_store_open(const glskin_device *device, struct palette_store *store) {
    memset(store, 0, sizeof *store);
    store->page_limit = device->gl.limits.texture_buffer_texels / 3;
    store->mapped = device->gl.software && device->gl.version >= 44; /* has buffer storage */
}

static void delete_copy(const struct gl *gl, struct palette_copy *copy) {
    if (copy->read)
        gl->f.DeleteSync(copy->read);
    gl->f.DeleteTextures(1, &copy->texture);
    gl->f.DeleteBuffers(1, &copy->buffer); /* which unmaps it */
    memset(copy, 0, sizeof *copy);
}

void palette_store_close(const glskin_device *device, struct palette_store *store) {
    for (size_t i = 0; i < store->page_count; i++) {
        struct palette_page *page = &store->pages[i];
        for (int c = 0; c < PALETTE_COPIES && !device->lost; c++)
            delete_copy(&device->gl, &page->copies[c]);
        if (!store->mapped)
            host_free(&device->host, page->bones);
        host_free(&device->host, page->holes);
    }
    host_free(&device->host, store->pages);
    memset(store, 0, sizeof *store);
}

/* Instances of one mesh are alike, so a hole of the very size is the usual find; any other would only be frittered. */
static bool take_hole(struct palette_store *store, size_t count, struct palette_range *out) {
    for (size_t p = 0; p < store->page_count; p++) {
        struct palette_page *page = &store->pages[p];
        for (size_t h = 0; h < page->hole_count; h++)
            if (page->holes[h].count == count) {
                *out = (struct palette_range){p, page->holes[h].first, count};
                page->holes[h] = page->holes[--page->hole_count];
                return true;
            }
    }
    return false;
}

static glskin_result add_page(const glskin_device *device, struct palette_store *store) {
    struct palette_page *pages = host_alloc(&device->host, store->page_count + 1, sizeof *pages);
    if (!pages)
        return host_fail_memory(&device->host, "palette pages", store->page_count + 1);
    if (store->page_count)
        memcpy(pages, store->pages, store->page_count * sizeof *pages);
    host_free(&device->host, store->pages);
    store->pages = pages;
    store->page_count++;
    return GLSKIN_OK;
}

/* In place of the copy, a mapped one of that capacity, with the page's bones. The GPU keeps the old store for as long
 * as it reads it. */
static glskin_result map_copy(const struct gl *gl, const struct palette_page *page, size_t capacity,
                              struct palette_copy *copy) {
    struct palette_copy made = {.capacity = capacity};
    made.mapped = gl_buffer_map(gl, capacity * sizeof *made.mapped, &made.buffer);
    if (!made.mapped)
        return GLSKIN_ERROR_GL;
    if (page->used)
        memcpy(made.mapped, page->bones, page->used * sizeof *made.mapped);
    delete_copy(gl, copy);
    *copy = made;
    return GLSKIN_OK;
}

static glskin_result grow_mapped(const struct gl *gl, struct palette_page *page, size_t capacity) {
    struct palette_copy *copy = &page->copies[page->current];
    glskin_result result = map_copy(gl, page, capacity, copy);
    if (result == GLSKIN_OK)
        page->bones = copy->mapped;
    return result;
}

static glskin_result grow_plain(const glskin_host *host, struct palette_page *page, size_t capacity) {
    glskin_bone *bones = host_alloc(host, capacity, sizeof *bones);
    if (!bones)
        return host_fail_memory(host, "palette entries", capacity);
    if (page->used)
        memcpy(bones, page->bones, page->used * sizeof *bones);
    host_free(host, page->bones);
    page->bones = bones;
    return GLSKIN_OK;
}

static glskin_result grow_page(const glskin_device *device, const struct palette_store *store,
                               struct palette_page *page, size_t wanted) {
    size_t capacity = page->capacity ? page->capacity : FIRST_CAPACITY;
    while (capacity < wanted)
        capacity *= 2;
    if (capacity > store->page_limit)
        capacity = store->page_limit;
    glskin_result result =
        store->mapped ? grow_mapped(&device->gl, page, capacity) : grow_plain(&device->host, page, capacity);
    if (result == GLSKIN_OK)
        page->capacity = capacity;
    return result;
}

glskin_result palette_store_take(const glskin_device *device, struct palette_store *store, size_t count,
                                 struct palette_range *out) {
    if (count > store->page_limit)
        return host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED,
                         "a palette of %zu entries: texture buffers of this driver hold %zu", count, store->page_limit);
    if (take_hole(store, count, out))
        return GLSKIN_OK;
    size_t last = store->page_count;
    if (last == 0 || store->pages[last - 1].used + count > store->page_limit) {
        glskin_result result = add_page(device, store);
        if (result != GLSKIN_OK)
            return result;
        last = store->page_count;
    }
    struct palette_page *page = &store->pages[last - 1];
    if (page->used + count > page->capacity) {
        glskin_result result = grow_page(device, store, page, page->used + count);
        if (result != GLSKIN_OK)
            return result;
    }
    *out = (struct palette_range){last - 1, page->used, count};
    page->used += count;
    return GLSKIN_OK;
}

void palette_store_give(const glskin_device *device, struct palette_store *store, const struct palette_range *range) {
    struct palette_page *page = &store->pages[range->page];
    if (range->first + range->count == page->used) {
        page->used = range->first;
        return;
    }
    if (page->hole_count == page->hole_capacity) {
        size_t capacity = page->hole_capacity ? page->hole_capacity * 2 : 16;
        struct palette_hole *holes = host_alloc(&device->host, capacity, sizeof *holes);
        if (!holes) {
            host_warn(&device->host, "out of memory: %zu palette entries can't be used again", range->count);
            return;
        }
        if (page->hole_count)
            memcpy(holes, page->holes, page->hole_count * sizeof *holes);
        host_free(&device->host, page->holes);
        page->holes = holes;
        page->hole_capacity = capacity;
    }
    page->holes[page->hole_count++] = (struct palette_hole){range->first, range->count};
}

glskin_bone *palette_store_bones(const struct palette_store *store, const struct palette_range *range,
                                 const glskin_instance *instance) {
    return skin_windows_are_bones(&instance->mesh->data) ? store->pages[range->page].bones + range->first : NULL;
}

/* [*first, *end), which may be empty, and the other as well. */
static void add_span(size_t *first, size_t *end, size_t other_first, size_t other_end) {
    bool empty = *first == *end;
    *first = empty || other_first < *first ? other_first : *first;
    *end = empty || other_end > *end ? other_end : *end;
}

static void forget_fence(const struct gl *gl, struct palette_copy *copy) {
    if (copy->read)
        gl->f.DeleteSync(copy->read);
    copy->read = NULL;
}

/* What changed since copies were last told; a mapped current one has it. */
static void tell_copies(struct palette_page *page, const struct palette_copy *current) {
    for (int c = 0; c < PALETTE_COPIES && page->changed_first != page->changed_end; c++)
        if (&page->copies[c] != current)
            add_span(&page->copies[c].dirty_first, &page->copies[c].dirty_end, page->changed_first, page->changed_end);
    page->changed_first = page->changed_end = 0;
}

/* ---- Mapped: the current copy has the newest palettes, and what is written goes there ---- */

/* Makes the next copy the current one. False: there is no memory for it. */
static bool change_copy(const struct gl *gl, struct palette_page *page) {
    int next = (page->current + 1) % PALETTE_COPIES;
    struct palette_copy *copy = &page->copies[next]; /* it was told of all when the current one was bound */
    gl_fence_passed(gl, &copy->read, true);
    if (copy->capacity != page->capacity) {
        if (map_copy(gl, page, page->capacity, copy) != GLSKIN_OK)
            return false;
    } else {
        memcpy(copy->mapped + copy->dirty_first, page->bones + copy->dirty_first,
               (copy->dirty_end - copy->dirty_first) * sizeof *copy->mapped);
        copy->dirty_first = copy->dirty_end = 0;
    }
    page->current = next;
    page->bones = copy->mapped;
    return true;
}

/* page->bones may be written from here on. */
static void make_writable(const struct gl *gl, const struct palette_store *store, struct palette_page *page) {
    struct palette_copy *copy = &page->copies[page->current];
    if (store->mapped && !gl_fence_passed(gl, &copy->read, false) && !change_copy(gl, page))
        gl_fence_passed(gl, &copy->read, true);
}

void palette_store_write(struct palette_store *store, const struct palette_range *range,
                         const glskin_instance *instance) {
    struct palette_page *page = &store->pages[range->page];
    if (instance->bones) {
        make_writable(&instance->mesh->device->gl, store, page);
        skin_pack_windows(&instance->mesh->data, instance->bones, page->bones + range->first);
    }
    add_span(&page->changed_first, &page->changed_end, range->first, range->first + range->count);
}

glskin_bone *palette_store_next_bones(struct palette_store *store, const struct palette_range *range,
                                      const glskin_instance *instance) {
    struct palette_page *page = &store->pages[range->page];
    if (!skin_windows_are_bones(&instance->mesh->data))
        return instance->bones;
    make_writable(&instance->mesh->device->gl, store, page);
    /* Told now: the page may go over to another copy before the instance is skinned. */
    add_span(&page->changed_first, &page->changed_end, range->first, range->first + range->count);
    return page->bones + range->first;
}

/* ---- Else: what changed goes up when it is bound ---- */

/* The copy in use if the GPU is through with it, else the one that was longest ago. */
static struct palette_copy *choose_copy(const struct gl *gl, struct palette_page *page) {
    if (page->bound || !gl_fence_passed(gl, &page->copies[page->current].read, false))
        page->current = (page->current + 1) % PALETTE_COPIES;
    forget_fence(gl, &page->copies[page->current]);
    return &page->copies[page->current];
}

/* Brings the copy up to the CPU's. */
static void upload(const struct gl *gl, const struct palette_page *page, struct palette_copy *copy) {
    if (!copy->buffer)
        gl->f.GenBuffers(1, &copy->buffer);
    gl->f.BindBuffer(GL_TEXTURE_BUFFER, copy->buffer);
    if (copy->capacity != page->capacity) {
        gl->f.DeleteTextures(1, &copy->texture);
        copy->texture = 0;
        gl->f.BufferData(GL_TEXTURE_BUFFER, (GLsizeiptr)(page->capacity * sizeof(glskin_bone)), NULL, GL_STREAM_DRAW);
        copy->capacity = page->capacity;
        copy->dirty_first = 0;
        copy->dirty_end = page->used;
    }
    gl->f.BufferSubData(GL_TEXTURE_BUFFER, (GLintptr)(copy->dirty_first * sizeof(glskin_bone)),
                        (GLsizeiptr)((copy->dirty_end - copy->dirty_first) * sizeof(glskin_bone)),
                        page->bones + copy->dirty_first);
    copy->dirty_first = copy->dirty_end = 0;
}

/* ---- Drawing ---- */

void palette_store_bind(const glskin_device *device, struct palette_store *store, size_t index) {
    const struct gl *gl = &device->gl;
    struct palette_page *page = &store->pages[index];
    struct palette_copy *copy = &page->copies[page->current];
    tell_copies(page, store->mapped ? copy : NULL);
    if (copy->capacity != page->capacity || copy->dirty_first != copy->dirty_end) {
        copy = choose_copy(gl, page);
        upload(gl, page, copy);
    }
    gl->f.ActiveTexture(GL_TEXTURE0 + STATE_PALETTE_UNIT);
    gl->f.BindSampler(STATE_PALETTE_UNIT, 0);
    bool fresh = !copy->texture;
    if (fresh)
        gl->f.GenTextures(1, &copy->texture);
    gl->f.BindTexture(GL_TEXTURE_BUFFER, copy->texture);
    /* Always RGBA32F: three-component texel buffers are an extension. The whole buffer: ranges need GL 4.3. */
    if (fresh)
        gl->f.TexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, copy->buffer);
    page->bound = true;
}

void palette_store_used(const glskin_device *device, struct palette_store *store) {
    const struct gl *gl = &device->gl;
    for (size_t i = 0; i < store->page_count; i++) {
        struct palette_copy *copy = &store->pages[i].copies[store->pages[i].current];
        if (!store->pages[i].bound)
            continue;
        forget_fence(gl, copy);
        copy->read = gl->f.FenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        store->pages[i].bound = false;
    }
}
