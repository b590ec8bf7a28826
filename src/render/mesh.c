#include "render/path.h"

#include <assert.h>

/* 16-bit indices while they suffice. 65,535 itself stays unused: hosts make it the primitive restart index. */
enum { SHORT_INDEX_LIMIT = 65535 };

static glskin_result put_indices(glskin_mesh *mesh, const void *indices, size_t size) {
    glskin_device *device = mesh->device;
    size_t units = (mesh->data.index_count * size + MESH_INDEX_UNIT - 1) / MESH_INDEX_UNIT;
    mesh->index_type = size == sizeof(uint16_t) ? GL_UNSIGNED_SHORT : GL_UNSIGNED_INT;
    glskin_result result = arena_take(device, &device->indices, units, "indices", &mesh->indices);
    if (result == GLSKIN_OK)
        arena_write(device, &device->indices, &mesh->indices, indices, mesh->data.index_count * size);
    return result;
}

static glskin_result create_indices(glskin_mesh *mesh) {
    const struct skin_encoded *data = &mesh->data;
    if (data->index_count == 0)
        return GLSKIN_OK;
    if (data->vertex_count > SHORT_INDEX_LIMIT)
        return put_indices(mesh, data->indices, sizeof(uint32_t));
    uint16_t *narrow = host_alloc(&mesh->device->host, data->index_count, sizeof *narrow);
    if (!narrow)
        return host_fail_memory(&mesh->device->host, "indices", data->index_count);
    for (size_t i = 0; i < data->index_count; i++)
        narrow[i] = (uint16_t)data->indices[i];
    glskin_result result = put_indices(mesh, narrow, sizeof *narrow);
    host_free(&mesh->device->host, narrow);
    return result;
}

static glskin_result create_texcoords(glskin_mesh *mesh) {
    glskin_device *device = mesh->device;
    const struct skin_encoded *data = &mesh->data;
    if (!data->texcoord)
        return GLSKIN_OK;
    glskin_result result =
        arena_take(device, &device->texcoords, data->vertex_count, "texture coordinates", &mesh->texcoords);
    if (result == GLSKIN_OK)
        arena_write(device, &device->texcoords, &mesh->texcoords, data->texcoord,
                    data->vertex_count * sizeof *data->texcoord);
    return result;
}

static glskin_result open_mesh(glskin_mesh *mesh, const glskin_mesh_desc *desc) {
    glskin_device *device = mesh->device;
    glskin_mesh_desc wanted = *desc;
    if (desc->compact && desc->float_normals)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_mesh_create: compact and float_normals exclude each other");
    if (desc->compact && device->ops->compact) {
        mesh->layout = SKIN_COMPACT;
        wanted.weights = GLSKIN_WEIGHTS_NORMALIZE; /* three are kept, the fourth is what they leave of 255 */
    } else {
        mesh->layout = desc->float_normals ? SKIN_FLOATS : SKIN_OCTAHEDRAL;
    }
    glskin_result result = skin_encode(&device->host, &wanted, device->window, &mesh->data);
    if (result != GLSKIN_OK)
        return result;
    result = create_indices(mesh);
    if (result == GLSKIN_OK)
        result = create_texcoords(mesh);
    return result == GLSKIN_OK ? device->ops->mesh_open(mesh) : result;
}

glskin_result glskin_mesh_create(glskin_device *device, const glskin_mesh_desc *desc, glskin_mesh **out) {
    *out = NULL;
    if (device->lost)
        return host_fail(&device->host, GLSKIN_ERROR_GL, "glskin_mesh_create: the device was abandoned");
    if (!desc)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_mesh_create: desc is NULL");
    glskin_mesh *mesh = host_alloc(&device->host, 1, sizeof *mesh);
    if (!mesh)
        return host_fail_memory(&device->host, "mesh", 1);
    mesh->device = device;
    mesh->number = ++device->meshes;
    glskin_result result = open_mesh(mesh, desc);
    if (result != GLSKIN_OK) {
        glskin_mesh_destroy(mesh);
        return result;
    }
    *out = mesh;
    return GLSKIN_OK;
}

void glskin_mesh_destroy(glskin_mesh *mesh) {
    if (!mesh)
        return;
    glskin_device *device = mesh->device;
    assert(mesh->instance_count == 0);
    if (mesh->instance_count)
        host_warn(&device->host, "glskin_mesh_destroy: %zu of its instances are left, and useless now",
                  mesh->instance_count);
    if (mesh->path)
        device->ops->mesh_close(mesh);
    if (mesh->indices.count)
        arena_give(device, &device->indices, &mesh->indices);
    if (mesh->texcoords.count)
        arena_give(device, &device->texcoords, &mesh->texcoords);
    if (mesh->vertex_array && !device->lost)
        device->gl.f.DeleteVertexArrays(1, &mesh->vertex_array);
    skin_encoded_free(&mesh->data);
    host_free(&device->host, mesh);
}

size_t glskin_mesh_part_count(const glskin_mesh *mesh) {
    return mesh->data.part_count;
}

size_t glskin_mesh_encoded_vertex_count(const glskin_mesh *mesh) {
    return mesh->data.vertex_count;
}
