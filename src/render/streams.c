#include "render/streams.h"

#include <string.h>

void streams_attribute(const struct gl *gl, const glskin_shader *shader, const char *semantic,
                       struct stream_format format, GLuint buffer, size_t stride, size_t offset, GLuint divisor) {
    GLuint location = shader_location(shader, semantic);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, buffer);
    if (format.integer)
        gl->f.VertexAttribIPointer(location, format.components, format.type, (GLsizei)stride, (const void *)offset);
    else
        gl->f.VertexAttribPointer(location, format.components, format.type, format.normalized, (GLsizei)stride,
                                  (const void *)offset);
    if (gl->version >= 33)
        gl->f.VertexAttribDivisor(location, divisor);
    gl->f.EnableVertexAttribArray(location);
}

void streams_tangent(const struct gl *gl, const glskin_shader *shader, struct stream_format format, GLuint buffer,
                     size_t stride, size_t offset) {
    if (buffer) {
        streams_attribute(gl, shader, "TANGENT", format, buffer, stride, offset, 0);
    } else {
        GLuint location = shader_location(shader, "TANGENT");
        gl->f.DisableVertexAttribArray(location);
        gl->f.VertexAttrib4f(location, 0, 0, 0, 1);
    }
}

static const char *const sets[2] = {"TEXCOORD0", "TEXCOORD1"};

void streams_absent(const glskin_mesh *mesh, const glskin_shader *shader) {
    for (size_t set = 0; set < 2 && !mesh->texcoords.count; set++)
        mesh->device->gl.f.VertexAttrib4f(shader_location(shader, sets[set]), 0, 0, 0, 1);
    if (!mesh->data.tangent && shader_has(shader, "TANGENT"))
        mesh->device->gl.f.VertexAttrib4f(shader_location(shader, "TANGENT"), 0, 0, 0, 1);
}

void streams_mesh(const glskin_mesh *mesh, const glskin_shader *shader, bool whole_page) {
    const glskin_device *device = mesh->device;
    const struct gl *gl = &device->gl;
    static const struct stream_format float2 = {2, GL_FLOAT, GL_FALSE, false};
    size_t first = whole_page ? 0 : mesh->texcoords.first * sizeof(float[4]);
    for (size_t set = 0; set < 2; set++) {
        if (mesh->texcoords.count)
            streams_attribute(gl, shader, sets[set], float2, device->texcoords.pages[mesh->texcoords.page].buffers[0],
                              sizeof(float[4]), first + set * sizeof(float[2]), 0);
        else
            gl->f.DisableVertexAttribArray(shader_location(shader, sets[set]));
    }
    streams_absent(mesh, shader);
    gl->f.BindBuffer(GL_ELEMENT_ARRAY_BUFFER,
                     mesh->indices.count ? device->indices.pages[mesh->indices.page].buffers[0] : 0);
}

void streams_disable(const struct gl *gl, const glskin_shader *shader) {
    for (size_t i = 0; i < shader->attribute_count; i++) {
        if (gl->version >= 33)
            gl->f.VertexAttribDivisor(shader->attributes[i].location, 0);
        gl->f.DisableVertexAttribArray(shader->attributes[i].location);
    }
}

void streams_end(const glskin_device *device, const glskin_shader *shader) {
    if (device->gl.vertex_arrays)
        device->gl.f.BindVertexArray(device->vertex_array);
    else
        streams_disable(&device->gl, shader);
}

void streams_texture(const glskin_device *device, GLuint unit, GLuint texture) {
    const struct gl *gl = &device->gl;
    gl->f.ActiveTexture(GL_TEXTURE0 + unit);
    gl->f.BindTexture(GL_TEXTURE_2D, texture ? texture : device->white);
    if (gl->version >= 33)
        gl->f.BindSampler(unit, 0);
}

size_t streams_index_size(const glskin_mesh *mesh) {
    return mesh->index_type == GL_UNSIGNED_SHORT ? sizeof(uint16_t) : sizeof(uint32_t);
}

void streams_draw(const glskin_mesh *mesh, size_t first, size_t count, size_t instances) {
    const struct gl *gl = &mesh->device->gl;
    if (count == 0)
        return;
    const void *offset = (const void *)(mesh->indices.first * MESH_INDEX_UNIT + first * streams_index_size(mesh));
    if (instances == 1)
        gl->f.DrawElements(GL_TRIANGLES, (GLsizei)count, mesh->index_type, offset);
    else
        gl->f.DrawElementsInstanced(GL_TRIANGLES, (GLsizei)count, mesh->index_type, offset, (GLsizei)instances);
}

void matrix_rows(const float *matrix, float rows[4][4]) {
    for (int row = 0; row < 4; row++)
        for (int column = 0; column < 4; column++)
            rows[row][column] = matrix ? matrix[column * 4 + row] : (float)(row == column);
}
