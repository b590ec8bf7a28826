/* Vertex data on its way to the shaders: what every drawing path sets up alike. All of it works on the vertex array
 * object that is bound, of the device or of what is drawn, or on the context's own arrays where there are none. */
#ifndef GLSKIN_RENDER_STREAMS_H
#define GLSKIN_RENDER_STREAMS_H

#include "render/device.h"

#include <glskin/shader.h>

struct stream_format {
    GLint components;
    GLenum type;
    GLboolean normalized;
    bool integer;
};
static const struct stream_format stream_float3 = {3, GL_FLOAT, GL_FALSE, false};

/* Attribute `semantic` of the shader comes from buffer, at offset, every stride bytes; divisor 1: once an instance. */
void streams_attribute(const struct gl *gl, const glskin_shader *shader, const char *semantic,
                       struct stream_format format, GLuint buffer, size_t stride, size_t offset, GLuint divisor);
/* Attribute TANGENT from a buffer; 0: nothing, which a shader takes for a flat normal map. */
void streams_tangent(const struct gl *gl, const glskin_shader *shader, struct stream_format format, GLuint buffer,
                     size_t stride, size_t offset);
/* The two texture coordinate sets, or zeros, and the index buffer. Vertex 0 is the mesh's first, or, with whole_page,
 * that of the arena page in which its texture coordinates stand. */
void streams_mesh(const glskin_mesh *mesh, const glskin_shader *shader, bool whole_page);
/* Of streams_mesh, what no vertex array object holds: the zeros of absent texture coordinates. */
void streams_absent(const glskin_mesh *mesh, const glskin_shader *shader);
/* Disables every attribute of the shader. */
void streams_disable(const struct gl *gl, const glskin_shader *shader);
/* After draws from vertex array objects of meshes and instances: the device's again. Where there are none, the shader's
 * attributes are disabled. */
void streams_end(const glskin_device *device, const glskin_shader *shader);

/* A 2D texture on a unit; 0: white. */
void streams_texture(const glskin_device *device, GLuint unit, GLuint texture);
size_t streams_index_size(const glskin_mesh *mesh); /* bytes */
/* Draws indices [first, first + count) of the mesh, instances times (1: not instanced). */
void streams_draw(const glskin_mesh *mesh, size_t first, size_t count, size_t instances);

/* The rows of a column-major 4x4, as registers take them. matrix NULL: identity. */
void matrix_rows(const float *matrix, float rows[4][4]);

#endif
