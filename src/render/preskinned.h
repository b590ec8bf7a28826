/* Skinned vertices in plain vertex buffers, and how they are drawn: what the compute and the CPU path share.
 *
 * The instances of a mesh stand side by side, a slot each, so that one dispatch writes them all. Buffers are never
 * moved once made: when one is full the next is four times as large, and a host may keep a buffer's name. */
#ifndef GLSKIN_RENDER_PRESKINNED_H
#define GLSKIN_RENDER_PRESKINNED_H

#include "gl/capture.h"
#include "render/streams.h"

struct preskinned_shaders {
    const glskin_shader *octahedral, *plain_floats;
};
glskin_result preskinned_open(glskin_device *device, struct preskinned_shaders *shaders);

struct preskinned_buffer {
    GLuint buffer;
    size_t slots;
    bool *taken; /* [slots] */
};
struct preskinned_mesh {
    struct preskinned_buffer *buffers;
    size_t buffer_count;
    size_t buffer_limit; /* bytes; 0: none */
};
struct preskinned_slot {
    size_t buffer, slot;
};

/* Bytes of one skinned vertex: 16, or 24 with float normals. */
size_t preskinned_stride(const glskin_mesh *mesh);
void preskinned_mesh_close(const glskin_mesh *mesh, struct preskinned_mesh *own);
/* UNSUPPORTED where one instance alone is over buffer_limit. */
glskin_result preskinned_take(const glskin_mesh *mesh, struct preskinned_mesh *own, struct preskinned_slot *out);
void preskinned_give(struct preskinned_mesh *own, const struct preskinned_slot *slot);

void preskinned_where(const glskin_mesh *mesh, const struct preskinned_mesh *own, const struct preskinned_slot *slot,
                      glskin_skinned *out);
/* Draws with the slots that `where` (the path's skinned function) names. */
glskin_result preskinned_draw(glskin_device *device, const struct preskinned_shaders *shaders, const glskin_pass *pass,
                              const glskin_draw *draws, size_t count,
                              void (*where)(const glskin_instance *instance, glskin_skinned *out));
/* Reads the buffer itself. */
glskin_result preskinned_read(const glskin_mesh *mesh, const glskin_skinned *where, struct capture_vertex *out);

/* A position and normal as a skinned (or bind) record of the mesh, and back. */
void preskinned_encode(const glskin_mesh *mesh, const float position[3], const float normal[3], void *record);
void preskinned_decode(const glskin_mesh *mesh, const void *record, float position[3], float normal[3]);

#endif
