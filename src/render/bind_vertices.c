#include "render/bind_vertices.h"

#include <string.h>

/* 0 with a message on failure. */
static GLuint create_vertices(const glskin_mesh *mesh) {
    const struct skin_encoded *data = &mesh->data;
    const glskin_host *host = &mesh->device->host;
    struct bind_vertex *vertices = host_alloc(host, data->vertex_count, sizeof *vertices);
    if (!vertices) {
        host_fail_memory(host, "vertices", data->vertex_count);
        return 0;
    }
    for (size_t i = 0; i < data->vertex_count; i++) {
        memcpy(vertices[i].position, data->position[i], sizeof vertices[i].position);
        memcpy(vertices[i].normal, data->normal[i], sizeof vertices[i].normal);
        vertices[i].skin = data->skin[i];
    }
    GLuint buffer =
        gl_buffer_create(&mesh->device->gl, data->vertex_count * sizeof *vertices, vertices, GL_STATIC_DRAW);
    host_free(host, vertices);
    return buffer;
}

glskin_result bind_mesh_open(glskin_mesh *mesh) {
    struct bind_mesh *own = mesh->path = host_alloc(&mesh->device->host, 1, sizeof *own);
    if (!own)
        return host_fail_memory(&mesh->device->host, "mesh", 1);
    own->vertices = create_vertices(mesh);
    if (own->vertices && mesh->data.tangent)
        own->tangents = gl_buffer_create(&mesh->device->gl, mesh->data.vertex_count * sizeof *mesh->data.tangent,
                                         mesh->data.tangent, GL_STATIC_DRAW);
    return own->vertices && (own->tangents || !mesh->data.tangent) ? GLSKIN_OK : GLSKIN_ERROR_GL;
}

void bind_mesh_close(glskin_mesh *mesh) {
    struct bind_mesh *own = mesh->path;
    if (!mesh->device->lost) {
        mesh->device->gl.f.DeleteBuffers(1, &own->vertices);
        mesh->device->gl.f.DeleteBuffers(1, &own->tangents);
        if (own->vertex_array)
            mesh->device->gl.f.DeleteVertexArrays(1, &own->vertex_array);
    }
    host_free(&mesh->device->host, own);
}

bool bind_mesh_array(const glskin_mesh *mesh) {
    const struct gl *gl = &mesh->device->gl;
    struct bind_mesh *own = mesh->path;
    bool fresh = !own->vertex_array;
    if (gl->vertex_arrays && fresh)
        gl->f.GenVertexArrays(1, &own->vertex_array);
    if (gl->vertex_arrays)
        gl->f.BindVertexArray(own->vertex_array);
    return fresh;
}

void bind_mesh_attribute(const glskin_mesh *mesh, const glskin_shader *shader, const char *semantic,
                         struct stream_format format, size_t offset) {
    const struct bind_mesh *own = mesh->path;
    streams_attribute(&mesh->device->gl, shader, semantic, format, own->vertices, sizeof(struct bind_vertex), offset,
                      0);
}

void bind_mesh_streams(const glskin_mesh *mesh, const glskin_shader *shader) {
    bind_mesh_attribute(mesh, shader, "POSITION", stream_float3, offsetof(struct bind_vertex, position));
    bind_mesh_attribute(mesh, shader, "NORMAL", stream_float3, offsetof(struct bind_vertex, normal));
    if (shader_has(shader, "TANGENT")) {
        const struct bind_mesh *own = mesh->path;
        static const struct stream_format float4 = {4, GL_FLOAT, GL_FALSE, false};
        streams_tangent(&mesh->device->gl, shader, float4, own->tangents, sizeof *mesh->data.tangent, 0);
    }
    streams_mesh(mesh, shader, false);
}
