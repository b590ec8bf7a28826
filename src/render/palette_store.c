#include "render/palette_store.h"

#include <string.h>

enum { FIRST_CAPACITY = 1024 };

void palette_store_open(struct palette_store *store, size_t page_limit) {
    memset(store, 0, sizeof *store);
    store->page_limit = page_limit;
}

void palette_store_close(const glskin_device *device, struct palette_store *store) {
    for (size_t i = 0; i < store->page_count; i++) {
        struct palette_page *page = &store->pages[i];
        for (int c = 0; c < PALETTE_COPIES && !device->lost; c++) {
            if (page->copies[c].read)
                device->gl.f.DeleteSync(page->copies[c].read);
            device->gl.f.DeleteTextures(1, &page->copies[c].texture);
            device->gl.f.DeleteBuffers(1, &page->copies[c].buffer);
        }
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

static glskin_result grow_page(const glskin_device *device, struct palette_page *page, size_t wanted, size_t limit) {
    size_t capacity = page->capacity ? page->capacity : FIRST_CAPACITY;
    while (capacity < wanted)
        capacity *= 2;
    if (capacity > limit)
        capacity = limit;
    glskin_bone *bones = host_alloc(&device->host, capacity, sizeof *bones);
    if (!bones)
        return host_fail_memory(&device->host, "palette entries", capacity);
    if (page->used)
        memcpy(bones, page->bones, page->used * sizeof *bones);
    host_free(&device->host, page->bones);
    page->bones = bones;
    page->capacity = capacity;
    return GLSKIN_OK;
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
        glskin_result result = grow_page(device, page, page->used + count, store->page_limit);
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

void palette_store_write(struct palette_store *store, const struct palette_range *range,
                         const glskin_instance *instance) {
    struct palette_page *page = &store->pages[range->page];
    add_span(&page->changed_first, &page->changed_end, range->first, range->first + range->count);
    if (instance->bones)
        skin_pack_windows(&instance->mesh->data, instance->bones, page->bones + range->first);
}

static void forget_fence(const struct gl *gl, struct palette_copy *copy) {
    if (copy->read)
        gl->f.DeleteSync(copy->read);
    copy->read = NULL;
}

/* The copy in use if the GPU is through with it, else the one that was longest ago. A look flushes nothing, as in
 * gl/ring.c. */
static struct palette_copy *choose_copy(const struct gl *gl, struct palette_page *page) {
    struct palette_copy *copy = &page->copies[page->current];
    if (page->bound || (copy->read && gl->f.ClientWaitSync(copy->read, 0, 0) == GL_TIMEOUT_EXPIRED))
        page->current = (page->current + 1) % PALETTE_COPIES;
    forget_fence(gl, &page->copies[page->current]);
    return &page->copies[page->current];
}

/* Brings the copy up to the CPU's. */
static void upload(const struct gl *gl, const struct palette_page *page, struct palette_copy *copy) {
    bool grown = copy->capacity != page->capacity;
    if (!copy->buffer) {
        gl->f.GenBuffers(1, &copy->buffer);
        gl->f.GenTextures(1, &copy->texture);
    }
    gl->f.BindBuffer(GL_TEXTURE_BUFFER, copy->buffer);
    if (grown) {
        gl->f.BufferData(GL_TEXTURE_BUFFER, (GLsizeiptr)(page->capacity * sizeof(glskin_bone)), NULL, GL_STREAM_DRAW);
        copy->capacity = page->capacity;
        copy->dirty_first = 0;
        copy->dirty_end = page->used;
    }
    gl->f.BufferSubData(GL_TEXTURE_BUFFER, (GLintptr)(copy->dirty_first * sizeof(glskin_bone)),
                        (GLsizeiptr)((copy->dirty_end - copy->dirty_first) * sizeof(glskin_bone)),
                        page->bones + copy->dirty_first);
    copy->dirty_first = copy->dirty_end = 0;
    /* Always RGBA32F: three-component texel buffers are an extension. The whole buffer: ranges need GL 4.3. */
    gl->f.BindTexture(GL_TEXTURE_BUFFER, copy->texture);
    if (grown)
        gl->f.TexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, copy->buffer);
}

void palette_store_bind(const glskin_device *device, struct palette_store *store, size_t index) {
    const struct gl *gl = &device->gl;
    struct palette_page *page = &store->pages[index];
    const struct palette_copy *copy = &page->copies[page->current];
    for (int c = 0; c < PALETTE_COPIES && page->changed_first != page->changed_end; c++)
        add_span(&page->copies[c].dirty_first, &page->copies[c].dirty_end, page->changed_first, page->changed_end);
    page->changed_first = page->changed_end = 0;
    gl->f.ActiveTexture(GL_TEXTURE0 + STATE_PALETTE_UNIT);
    gl->f.BindSampler(STATE_PALETTE_UNIT, 0);
    if (copy->capacity != page->capacity || copy->dirty_first != copy->dirty_end) {
        upload(gl, page, choose_copy(gl, page));
    } else {
        gl->f.BindTexture(GL_TEXTURE_BUFFER, copy->texture);
    }
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
