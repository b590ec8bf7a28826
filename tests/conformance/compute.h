/* What skinning_cs reads and writes, made from a case: see the head of hlsl/skinning_cs.hlsl. Shared by the two
 * programs that run it, Direct3D 11's and Vulkan's. */
#ifndef GLSKIN_CONFORMANCE_COMPUTE_H
#define GLSKIN_CONFORMANCE_COMPUTE_H

#include "files.h"
#include "octahedral.h"

#include <stdbool.h>

enum { COMPUTE_GROUP = 256, COMPUTE_GUARD = 8 }; /* guard: records behind the last that must stay unwritten */

enum { COMPUTE_PALETTE, COMPUTE_BIND, COMPUTE_SKIN, COMPUTE_WORK, COMPUTE_SKINNED, COMPUTE_BUFFERS };

struct compute_buffer {
    void *bytes;
    uint32_t size, stride;
};

struct compute_job {
    struct compute_buffer buffers[COMPUTE_BUFFERS]; /* by register: t0..t3, u4 */
    uint32_t groups, floats;                        /* floats: a skinned record's length */
};

static inline struct compute_buffer compute_buffer_make(uint32_t count, uint32_t size, uint32_t stride) {
    return (struct compute_buffer){memory_take((size_t)count * size), count * size, stride};
}

static inline void compute_bind(const struct case_vertex *vertex, bool float_normals, unsigned char *out) {
    memcpy(out, vertex->position, 12);
    if (float_normals) {
        memcpy(out + 12, vertex->normal, 12);
        return;
    }
    const double normal[3] = {(double)vertex->normal[0], (double)vertex->normal[1], (double)vertex->normal[2]};
    int16_t packed[2];
    octahedral_pack(normal, packed);
    memcpy(out + 12, packed, sizeof packed);
}

static inline struct compute_job compute_make(const struct case_view *view, bool float_normals) {
    const struct case_header *header = view->header;
    uint32_t vertices = header->vertex_count, groups = (vertices + COMPUTE_GROUP - 1) / COMPUTE_GROUP;
    uint32_t record = float_normals ? 24 : 16, element = float_normals ? 8 : 16;
    struct compute_job job = {.groups = groups, .floats = record / 4};
    size_t palette_size;
    job.buffers[COMPUTE_PALETTE] = (struct compute_buffer){palette_make(view, &palette_size), 0, 16};
    job.buffers[COMPUTE_PALETTE].size = (uint32_t)palette_size;
    job.buffers[COMPUTE_BIND] = compute_buffer_make(vertices, record, element);
    job.buffers[COMPUTE_SKIN] = compute_buffer_make(vertices, 8, 8);
    job.buffers[COMPUTE_WORK] = compute_buffer_make(groups, 32, 16);
    job.buffers[COMPUTE_SKINNED] = compute_buffer_make(vertices + COMPUTE_GUARD, record, element);
    for (uint32_t v = 0; v < vertices; v++) {
        compute_bind(&view->vertices[v], float_normals, (unsigned char *)job.buffers[COMPUTE_BIND].bytes + v * record);
        memcpy((unsigned char *)job.buffers[COMPUTE_SKIN].bytes + 8 * v, view->vertices[v].bone, 8);
    }
    for (uint32_t g = 0; g < groups; g++) {
        uint32_t first = g * COMPUTE_GROUP, left = vertices - first;
        const uint32_t work[8] = {
            first, left < COMPUTE_GROUP ? left : COMPUTE_GROUP, header->palette_first, header->bone_count, first, 0, 0,
            0};
        memcpy((unsigned char *)job.buffers[COMPUTE_WORK].bytes + sizeof work * g, work, sizeof work);
    }
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
