/* The CPU path: skinned by the kernels of skin/, then drawn as plain vertices. For drivers that get everything else
 * wrong, and the reference that the others are held to. */
#include "render/path.h"
#include "render/preskinned.h"
#include "skin/cpu_mesh.h"

#include <string.h>

struct cpu_path {
    struct preskinned_shaders shaders;
    struct scratch palette, positions, normals, records;
};
struct cpu_mesh {
    struct preskinned_mesh buffers;
    glskin_cpu_mesh *baked; /* in encoded order */
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
    scratch_free(&device->host, &path->palette);
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
    const glskin_device *device = mesh->device;
    struct cpu_mesh *own = host_alloc(&device->host, 1, sizeof *own);
    if (!own)
        return host_fail_memory(&device->host, "mesh", 1);
    glskin_result result = skin_cpu_mesh_bake(&device->host, &mesh->data, SKIN_ORDER_ENCODED, device->normals,
                                              GLSKIN_CPU_AUTO, &own->baked);
    if (result == GLSKIN_OK)
        mesh->path = own;
    else
        host_free(&device->host, own);
    return result;
}

static void cpu_mesh_close(glskin_mesh *mesh) {
    struct cpu_mesh *own = mesh->path;
    preskinned_mesh_close(mesh, &own->buffers);
    glskin_cpu_mesh_destroy(own->baked);
    host_free(&mesh->device->host, own);
}

static struct preskinned_mesh *cpu_buffers(const glskin_mesh *mesh) {
    struct cpu_mesh *own = mesh->path;
    return &own->buffers;
}

static glskin_result cpu_instance_open(glskin_instance *instance) {
    const glskin_mesh *mesh = instance->mesh;
    struct cpu_instance *own = host_alloc(&mesh->device->host, 1, sizeof *own);
    if (!own)
        return host_fail_memory(&mesh->device->host, "instance", 1);
    glskin_result result = preskinned_take(mesh, cpu_buffers(mesh), &own->slot);
    if (result == GLSKIN_OK)
        instance->path = own;
    else
        host_free(&mesh->device->host, own);
    return result;
}

static void cpu_instance_close(glskin_instance *instance) {
    struct cpu_instance *own = instance->path;
    preskinned_give(cpu_buffers(instance->mesh), &own->slot);
    host_free(&instance->mesh->device->host, own);
}

static void cpu_skinned(const glskin_instance *instance, glskin_skinned *out) {
    const struct cpu_instance *own = instance->path;
    preskinned_where(instance->mesh, cpu_buffers(instance->mesh), &own->slot, out);
}

/* Float normals are what the kernels write, in place. Octahedral ones are packed behind them. */
static glskin_result run_kernel(struct cpu_path *path, const glskin_instance *instance, unsigned char *records) {
    const glskin_mesh *mesh = instance->mesh;
    const glskin_host *host = &mesh->device->host;
    const struct cpu_mesh *own = mesh->path;
    const size_t count = mesh->data.vertex_count, stride = preskinned_stride(mesh);
    void *memory =
        scratch_reserve(host, &path->palette, glskin_cpu_mesh_palette_size(own->baked) + SKIN_PALETTE_SLACK, 1);
    glskin_cpu_target target = {
        .position = records, .position_stride = stride, .normal = records + 3 * sizeof(float), .normal_stride = stride};
    float(*positions)[3] = NULL, (*normals)[3] = NULL;
    if (!mesh->float_normals) {
        positions = scratch_reserve(host, &path->positions, count, sizeof *positions);
        normals = scratch_reserve(host, &path->normals, count, sizeof *normals);
        target = (glskin_cpu_target){.position = positions, .normal = normals};
    }
    if (!memory || !target.position || !target.normal)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    void *palette = skin_palette_within(memory);
    glskin_result result = glskin_cpu_mesh_pack(own->baked, instance->bones, palette);
    if (result == GLSKIN_OK)
        result = glskin_cpu_mesh_skin(own->baked, palette, 0, count, &target);
    for (size_t i = 0; result == GLSKIN_OK && positions && i < count; i++)
        preskinned_encode(mesh, positions[i], normals[i], records + i * stride);
    return result;
}

static glskin_result skin_one(glskin_device *device, glskin_instance *instance) {
    struct cpu_path *path = device->path;
    const size_t count = instance->mesh->data.vertex_count, stride = preskinned_stride(instance->mesh);
    unsigned char *records = scratch_reserve(&device->host, &path->records, count, stride);
    glskin_result result = records ? run_kernel(path, instance, records) : GLSKIN_ERROR_OUT_OF_MEMORY;
    if (result != GLSKIN_OK)
        return result;
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
