/* The CPU path: skinned by the kernels of skin/, then drawn as plain vertices. For drivers that get everything else
 * wrong, and the reference that the others are held to. */
#include "render/path.h"
#include "render/preskinned.h"
#include "skin/kernel.h"
#include "skin/tangents.h"

#include <string.h>

struct cpu_path {
    struct preskinned_shaders shaders;
    struct preskinned_store skinned;
    struct scratch windows, positions, normals, records, tangents;
};

enum { FIRST_SKINNED = 1 << 20 }; /* bytes of the first buffer */

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
    preskinned_close(device, &path->shaders);
    preskinned_store_close(device, &path->skinned);
    scratch_free(&device->host, &path->windows);
    scratch_free(&device->host, &path->positions);
    scratch_free(&device->host, &path->normals);
    scratch_free(&device->host, &path->records);
    scratch_free(&device->host, &path->tangents);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result cpu_open(glskin_device *device) {
    struct cpu_path *path = host_alloc(&device->host, 1, sizeof *path);
    if (!path)
        return host_fail_memory(&device->host, "path", 1);
    device->path = path;
    preskinned_store_open(&path->skinned, FIRST_SKINNED, 0);
    glskin_result result = preskinned_open(device, &path->shaders);
    if (result != GLSKIN_OK)
        cpu_close(device);
    return result;
}

/* A mesh has nothing of its own here. */
static glskin_result cpu_mesh_open(glskin_mesh *mesh) {
    (void)mesh;
    return GLSKIN_OK;
}

static void cpu_mesh_close(glskin_mesh *mesh) {
    (void)mesh;
}

static glskin_result cpu_instance_open(glskin_instance *instance) {
    struct cpu_path *path = instance->mesh->device->path;
    return preskinned_instance_open(instance, &path->skinned);
}

static void cpu_instance_close(glskin_instance *instance) {
    struct cpu_path *path = instance->mesh->device->path;
    preskinned_instance_close(instance, &path->skinned);
}

static void cpu_skinned(const glskin_instance *instance, glskin_skinned *out) {
    struct cpu_path *path = instance->mesh->device->path;
    preskinned_where(instance, &path->skinned, out);
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

static bool upload_tangents(const glskin_instance *instance, const glskin_bone *windows, const glskin_skinned *where) {
    glskin_device *device = instance->mesh->device;
    struct cpu_path *path = device->path;
    int16_t(*tangents)[2] = scratch_reserve(&device->host, &path->tangents, where->vertex_count, sizeof *tangents);
    if (!tangents)
        return false;
    skin_tangents(&instance->mesh->data, windows, tangents);
    device->gl.f.BindBuffer(GL_ARRAY_BUFFER, where->tangent_buffer);
    device->gl.f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)where->tangent_offset,
                               (GLsizeiptr)(where->vertex_count * sizeof *tangents), tangents);
    return true;
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
    if (mesh->data.tangent && !upload_tangents(instance, windows, &where))
        return GLSKIN_ERROR_OUT_OF_MEMORY;
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
    struct cpu_path *path = device->path;
    return preskinned_draw(device, &path->skinned, &path->shaders, pass, draws, count);
}

static glskin_result cpu_read(glskin_instance *instance, struct capture_vertex *out) {
    struct cpu_path *path = instance->mesh->device->path;
    return preskinned_read(instance, &path->skinned, out);
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
