/* The CPU path: skinned by the kernels of skin/, then drawn as plain vertices. For drivers that get everything else
 * wrong, and the reference that the others are held to. */
#include "render/path.h"
#include "render/preskinned.h"
#include "skin/kernel.h"

#include <string.h>

struct cpu_path {
    struct preskinned_shaders shaders;
    struct scratch windows, positions, normals, records;
};
struct cpu_instance {
    struct preskinned_slot slot;
};

static size_t cpu_window(const struct gl *gl, char *why, size_t why_size) {
    (void)gl;
    (void)why;
    (void)why_size;
    return SKIN_WINDOW_MAX;
}

static void cpu_close(glskin_device *device) {
    struct cpu_path *path = device->path;
    if (!path)
        return;
    scratch_free(&device->host, &path->windows);
    scratch_free(&device->host, &path->positions);
    scratch_free(&device->host, &path->normals);
    scratch_free(&device->host, &path->records);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result cpu_open(glskin_device *device) {
    struct cpu_path *path = host_alloc(&device->host, 1, sizeof *path);
    if (!path)
        return host_fail_memory(&device->host, "path", 1);
    device->path = path;
    glskin_result result = preskinned_open(device, &path->shaders);
    if (result != GLSKIN_OK)
        cpu_close(device);
    return result;
}

static glskin_result cpu_mesh_open(glskin_mesh *mesh) {
    mesh->path = host_alloc(&mesh->device->host, 1, sizeof(struct preskinned_mesh));
    return mesh->path ? GLSKIN_OK : host_fail_memory(&mesh->device->host, "mesh", 1);
}

static void cpu_mesh_close(glskin_mesh *mesh) {
    preskinned_mesh_close(mesh, mesh->path);
    host_free(&mesh->device->host, mesh->path);
}

static glskin_result cpu_instance_open(glskin_instance *instance) {
    const glskin_mesh *mesh = instance->mesh;
    struct cpu_instance *own = host_alloc(&mesh->device->host, 1, sizeof *own);
    if (!own)
        return host_fail_memory(&mesh->device->host, "instance", 1);
    glskin_result result = preskinned_take(mesh, mesh->path, &own->slot);
    if (result == GLSKIN_OK)
        instance->path = own;
    else
        host_free(&mesh->device->host, own);
    return result;
}

static void cpu_instance_close(glskin_instance *instance) {
    struct cpu_instance *own = instance->path;
    preskinned_give(instance->mesh->path, &own->slot);
    host_free(&instance->mesh->device->host, own);
}

static void cpu_skinned(const glskin_instance *instance, glskin_skinned *out) {
    const struct cpu_instance *own = instance->path;
    preskinned_where(instance->mesh, instance->mesh->path, &own->slot, out);
}

/* Every part of the mesh, into float positions and normals. */
static void run_kernel(const glskin_instance *instance, glskin_bone *windows, float (*positions)[3],
                       float (*normals)[3]) {
    const struct skin_encoded *data = &instance->mesh->data;
    skin_pack_windows(data, instance->bones, windows);
    for (size_t p = 0; p < data->part_count; p++) {
        const struct skin_part *part = &data->parts[p];
        size_t first = part->first_vertex;
        const struct skin_target target = {positions[first], normals[first], sizeof *positions, sizeof *normals};
        skin_kernel_scalar((const float(*)[3])data->position + first, (const float(*)[3])data->normal + first,
                           data->skin + first, part->vertex_count, windows + part->first_entry,
                           instance->mesh->device->normals, &target);
    }
}

static glskin_result skin_one(glskin_device *device, glskin_instance *instance) {
    struct cpu_path *path = device->path;
    const glskin_mesh *mesh = instance->mesh;
    size_t count = mesh->data.vertex_count, stride = preskinned_stride(mesh);
    glskin_bone *windows = scratch_reserve(&device->host, &path->windows, mesh->data.entry_count, sizeof(glskin_bone));
    float(*positions)[3] = scratch_reserve(&device->host, &path->positions, count, sizeof *positions);
    float(*normals)[3] = scratch_reserve(&device->host, &path->normals, count, sizeof *normals);
    unsigned char *records = scratch_reserve(&device->host, &path->records, count, stride);
    if (!windows || !positions || !normals || !records)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    run_kernel(instance, windows, positions, normals);
    for (size_t i = 0; i < count; i++)
        preskinned_encode(mesh, positions[i], normals[i], records + i * stride);
    glskin_skinned where;
    cpu_skinned(instance, &where);
    device->gl.f.BindBuffer(GL_ARRAY_BUFFER, where.buffer);
    device->gl.f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)where.offset, (GLsizeiptr)(count * stride), records);
    instance->skinned_current = true;
    return GLSKIN_OK;
}

static glskin_result cpu_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    glskin_result result = GLSKIN_OK;
    for (size_t i = 0; i < count && result == GLSKIN_OK; i++)
        if (!instances[i]->skinned_current)
            result = skin_one(device, instances[i]);
    return result;
}

static glskin_result cpu_draw(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws, size_t count) {
    const struct cpu_path *path = device->path;
    return preskinned_draw(device, &path->shaders, pass, draws, count, cpu_skinned);
}

static glskin_result cpu_read(glskin_instance *instance, struct capture_vertex *out) {
    glskin_skinned where;
    cpu_skinned(instance, &where);
    return preskinned_read(instance->mesh, &where, out);
}

const struct path_ops path_cpu = {
    .path = GLSKIN_PATH_CPU,
    .window = cpu_window,
    .open = cpu_open,
    .close = cpu_close,
    .mesh_open = cpu_mesh_open,
    .mesh_close = cpu_mesh_close,
    .instance_open = cpu_instance_open,
    .instance_close = cpu_instance_close,
    .skin = cpu_skin,
    .draw = cpu_draw,
    .read = cpu_read,
    .skinned = cpu_skinned,
};
