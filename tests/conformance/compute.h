/* What skinning_cs reads and writes, made from a case (tiles.h). Shared by the two programs that run it, Direct3D 11's
 * and Vulkan's. */
#ifndef GLSKIN_CONFORMANCE_COMPUTE_H
#define GLSKIN_CONFORMANCE_COMPUTE_H

#include "files.h"
#include "tiles.h"

enum { COMPUTE_GUARD = 8 }; /* records behind the last that must stay unwritten */

enum {
    COMPUTE_PALETTE,
    COMPUTE_BIND,
    COMPUTE_BIND_PAIRS,
    COMPUTE_WORK,
    COMPUTE_SKINNED,
    COMPUTE_TANGENTS,
    COMPUTE_BUFFERS
};

struct compute_buffer {
    void *bytes;
    uint32_t size, stride;
};

struct compute_job {
    struct compute_buffer buffers[COMPUTE_BUFFERS]; /* by register: t0..t3, u4, u5 */
    uint32_t groups, floats;                        /* floats: a skinned record's length */
};

static inline enum tiles_layout compute_layout(const char *name) {
    return strcmp(name, "float") == 0 ? TILES_FLOATS : strcmp(name, "compact") == 0 ? TILES_COMPACT : TILES_OCTAHEDRAL;
}

static inline struct compute_buffer compute_buffer_make(uint32_t size, uint32_t stride) {
    return (struct compute_buffer){memory_take(size), size, stride};
}

static inline struct compute_job compute_make(const struct case_view *view, enum tiles_layout layout) {
    static const uint32_t strides[] = {16, 8, 4};
    uint32_t floats = tiles_record_floats(layout), size = tiles_size(view);
    struct compute_job job = {.groups = tiles_count(view), .floats = floats};
    size_t palette_size;
    job.buffers[COMPUTE_PALETTE] = (struct compute_buffer){palette_make(view, &palette_size), 0, 16};
    job.buffers[COMPUTE_PALETTE].size = (uint32_t)palette_size;
    job.buffers[COMPUTE_BIND] = compute_buffer_make(size, 16);
    job.buffers[COMPUTE_BIND_PAIRS] = compute_buffer_make(size, 8);
    job.buffers[COMPUTE_WORK] = compute_buffer_make(job.groups * 32, 16);
    job.buffers[COMPUTE_SKINNED] =
        compute_buffer_make((view->header->vertex_count + COMPUTE_GUARD) * floats * 4, strides[layout]);
    job.buffers[COMPUTE_TANGENTS] = compute_buffer_make(16, 4);
    tiles_make(view, layout, job.buffers[COMPUTE_BIND].bytes, job.buffers[COMPUTE_WORK].bytes);
    memcpy(job.buffers[COMPUTE_BIND_PAIRS].bytes, job.buffers[COMPUTE_BIND].bytes, size);
    memset(job.buffers[COMPUTE_SKINNED].bytes, UNWRITTEN_BYTE, job.buffers[COMPUTE_SKINNED].size);
    return job;
}

/* skinned: the output buffer as it was read back. */
static inline void compute_finish(const struct compute_job *job, const struct case_view *view, const char *path,
                                  const void *skinned) {
    uint32_t vertices = view->header->vertex_count;
    const unsigned char *bytes = skinned;
    for (size_t i = (size_t)4 * job->floats * vertices; i < job->buffers[COMPUTE_SKINNED].size; i++)
        if (bytes[i] != UNWRITTEN_BYTE)
            FAIL("%s: the shader wrote past the last vertex", path);
    file_write_output(path, vertices, job->floats, skinned);
    for (int i = 0; i < COMPUTE_BUFFERS; i++)
        free(job->buffers[i].bytes);
}

#endif
