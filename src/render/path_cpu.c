/* The CPU path: skinned by the kernels of skin/, then drawn as plain vertices. For drivers that get everything else
 * wrong, and the reference that the others are held to. */
#include "render/path.h"
#include "render/preskinned.h"
#include "skin/cpu_mesh.h"
#include "skin/kernel.h"

#include <string.h>

struct cpu_path {
    struct preskinned_drawing drawing;
    struct preskinned_store skinned;
    struct scratch palette, positions, normals, records, tangents, packed_tangents;
};
struct cpu_mesh {
    glskin_cpu_mesh *baked; /* in encoded order */
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
    preskinned_store_close(device, &path->skinned);
    preskinned_close(device, &path->drawing);
    scratch_free(&device->host, &path->palette);
    scratch_free(&device->host, &path->positions);
    scratch_free(&device->host, &path->normals);
    scratch_free(&device->host, &path->records);
    scratch_free(&device->host, &path->tangents);
    scratch_free(&device->host, &path->packed_tangents);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result cpu_open(glskin_device *device) {
    struct cpu_path *path = host_alloc(&device->host, 1, sizeof *path);
    if (!path)
        return host_fail_memory(&device->host, "path", 1);
    device->path = path;
    preskinned_store_open(&path->skinned, FIRST_SKINNED, 0, 0);
    glskin_result result = preskinned_open(device, &path->drawing, false);
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
    glskin_cpu_mesh_destroy(own->baked);
    host_free(&mesh->device->host, own);
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

/* Where the kernels write: float normals and positions in place, else into scratch, from which they are packed. False
 * when out of memory. */
static bool aim(struct cpu_path *path, const glskin_mesh *mesh, unsigned char *records, glskin_cpu_target *out) {
    const glskin_host *host = &mesh->device->host;
    const size_t count = mesh->data.vertex_count, stride = preskinned_stride(mesh);
    *out = (glskin_cpu_target){.position = records,
                               .position_stride = stride,
                               .normal = records + preskinned_normal_offset(mesh),
                               .normal_stride = stride};
    if (mesh->layout != SKIN_FLOATS) {
        out->position = scratch_reserve(host, &path->positions, count, sizeof(float[3]));
        out->normal = scratch_reserve(host, &path->normals, count, sizeof(float[3]));
        out->position_stride = out->normal_stride = sizeof(float[3]);
    }
    if (mesh->data.tangent)
        out->tangent = scratch_reserve(host, &path->tangents, count, sizeof(float[4]));
    return out->position && out->normal && (out->tangent || !mesh->data.tangent);
}

static glskin_result run_kernel(struct cpu_path *path, const glskin_instance *instance, unsigned char *records,
                                glskin_cpu_target *target) {
    const glskin_mesh *mesh = instance->mesh;
    const struct cpu_mesh *own = mesh->path;
    const size_t count = mesh->data.vertex_count, stride = preskinned_stride(mesh);
    void *memory = scratch_reserve(&mesh->device->host, &path->palette,
                                   glskin_cpu_mesh_palette_size(own->baked) + SKIN_PALETTE_SLACK, 1);
    if (!memory || !aim(path, mesh, records, target))
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    void *palette = skin_palette_within(memory);
    glskin_result result = glskin_cpu_mesh_pack(own->baked, instance->bones, palette);
    if (result == GLSKIN_OK)
        result = glskin_cpu_mesh_skin(own->baked, palette, 0, count, target);
    const float(*positions)[3] = target->position, (*normals)[3] = target->normal;
    for (size_t i = 0; result == GLSKIN_OK && mesh->layout != SKIN_FLOATS && i < count; i++)
        preskinned_encode(mesh, positions[i], normals[i], records + i * stride);
    return result;
}

static bool upload_tangents(const glskin_device *device, const glskin_skinned *where, const float (*tangents)[4]) {
    struct cpu_path *path = device->path;
    size_t count = where->vertex_count;
    int16_t(*packed)[2] = scratch_reserve(&device->host, &path->packed_tangents, count, sizeof *packed);
    if (!packed)
        return false;
    for (size_t i = 0; i < count; i++)
        tangent_encode(tangents[i], packed[i]);
    device->gl.f.BindBuffer(GL_ARRAY_BUFFER, where->tangent_buffer);
    device->gl.f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)where->tangent_offset, (GLsizeiptr)(count * sizeof *packed),
                               packed);
    return true;
}

static glskin_result skin_one(glskin_device *device, glskin_instance *instance) {
    struct cpu_path *path = device->path;
    const glskin_mesh *mesh = instance->mesh;
    const size_t size = mesh->data.vertex_count * preskinned_stride(mesh);
    glskin_cpu_target target;
    unsigned char *records = scratch_reserve(&device->host, &path->records, size, 1);
    glskin_result result = records ? run_kernel(path, instance, records, &target) : GLSKIN_ERROR_OUT_OF_MEMORY;
    if (result != GLSKIN_OK)
        return result;
    glskin_skinned where;
    cpu_skinned(instance, &where);
    device->gl.f.BindBuffer(GL_ARRAY_BUFFER, where.buffer);
    device->gl.f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)where.offset, (GLsizeiptr)size, records);
    if (mesh->data.tangent && !upload_tangents(device, &where, target.tangent))
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
    return preskinned_draw(device, &path->skinned, &path->drawing, pass, draws, count);
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
    .instance_size = sizeof(struct preskinned_instance),
    .instance_open = cpu_instance_open,
    .instance_close = cpu_instance_close,
    .skin = cpu_skin,
    .draw = cpu_draw,
    .read = cpu_read,
    .skinned = cpu_skinned,
};
