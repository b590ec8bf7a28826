#include "render/path.h"

#include <string.h>

static glskin_bone *bones_of(const glskin_instance *instance) {
    const struct path_ops *ops = instance->mesh->device->ops;
    glskin_bone *kept = ops->bones ? ops->bones(instance) : NULL;
    return kept ? kept : instance->bones;
}

static glskin_bone *next_bones_of(glskin_instance *instance) {
    const struct path_ops *ops = instance->mesh->device->ops;
    return ops->next_bones ? ops->next_bones(instance) : bones_of(instance);
}

static glskin_result open_instance(glskin_instance *instance) {
    static const glskin_bone identity = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};
    const glskin_mesh *mesh = instance->mesh;
    const glskin_host *host = &mesh->device->host;
    const struct path_ops *ops = mesh->device->ops;
    size_t bone_count = mesh->data.bone_count;
    instance->path = instance + 1;
    glskin_result result = ops->instance_open(instance);
    if (result != GLSKIN_OK) {
        instance->path = NULL;
        return result;
    }
    if (!ops->bones || !ops->bones(instance)) {
        instance->bones = host_alloc(host, bone_count, sizeof *instance->bones);
        if (!instance->bones)
            return host_fail_memory(host, "bones of an instance", bone_count);
    }
    glskin_bone *bones = next_bones_of(instance);
    for (size_t i = 0; i < bone_count; i++)
        bones[i] = identity;
    return GLSKIN_OK;
}

glskin_result glskin_instance_create(glskin_mesh *mesh, glskin_instance **out) {
    *out = NULL;
    glskin_device *device = mesh->device;
    if (device->lost)
        return host_fail(&device->host, GLSKIN_ERROR_GL, "glskin_instance_create: the device was abandoned");
    glskin_instance *instance = host_alloc(&device->host, 1, sizeof *instance + device->ops->instance_size);
    if (!instance)
        return host_fail_memory(&device->host, "instance", 1);
    instance->mesh = mesh;
    mesh->instance_count++;
    glskin_result result = open_instance(instance);
    if (result != GLSKIN_OK) {
        glskin_instance_destroy(instance);
        return result;
    }
    *out = instance;
    return GLSKIN_OK;
}

void glskin_instance_destroy(glskin_instance *instance) {
    if (!instance)
        return;
    glskin_mesh *mesh = instance->mesh;
    const glskin_host *host = &mesh->device->host;
    if (instance->path)
        mesh->device->ops->instance_close(instance);
    mesh->instance_count--;
    host_free(host, instance->bones);
    host_free(host, instance);
}

/* ---- Debug checks ---- */

enum { UNCHANGED_LIMIT = 60 };

/* Where a layout's (0,0,0,1) stands, and where its translation does. A matrix that has something where it should have
 * zeros, and nothing where it should move, is the other way round. */
static bool looks_transposed(const float *matrix, glskin_matrix_layout layout) {
    static const int across[3] = {3, 7, 11}, along[3] = {12, 13, 14};
    bool columns = layout != GLSKIN_ROW_MAJOR_4X4, misplaced = false, moves = false;
    for (int i = 0; i < 3; i++) {
        misplaced = misplaced || matrix[columns ? across[i] : along[i]] != 0;
        moves = moves || matrix[columns ? along[i] : across[i]] != 0;
    }
    return misplaced && !moves;
}

static void check_matrices(glskin_instance *instance, const float *matrices, glskin_matrix_layout layout) {
    glskin_device *device = instance->mesh->device;
    if (device->told_of[DEBUG_TRANSPOSED] || layout == GLSKIN_ROWS_3X4)
        return;
    for (size_t i = 0; i < instance->mesh->data.bone_count; i++)
        if (looks_transposed(matrices + i * 16, layout)) {
            const float *m = matrices + i * 16;
            bool columns = layout != GLSKIN_ROW_MAJOR_4X4;
            device->told_of[DEBUG_TRANSPOSED] = true;
            host_warn(&device->host,
                      "glskin_instance_set_bones: matrix %zu looks transposed for its layout %d: elements %s, where "
                      "(0,0,0,1) belongs, begin with %g, %g, %g",
                      i, (int)layout, columns ? "3, 7, 11 and 15" : "12 to 15", (double)m[columns ? 3 : 12],
                      (double)m[columns ? 7 : 13], (double)m[columns ? 11 : 14]);
            return;
        }
}

static void check_change(glskin_instance *instance, bool changed) {
    glskin_device *device = instance->mesh->device;
    instance->unchanged = changed ? 0 : instance->unchanged + 1;
    if (instance->unchanged < UNCHANGED_LIMIT || device->told_of[DEBUG_UNCHANGED])
        return;
    device->told_of[DEBUG_UNCHANGED] = true;
    host_note(
        &device->host,
        "glskin_instance_set_bones: an instance got the bones that it had %d times in a row: the call can be left "
        "out while nothing moves",
        UNCHANGED_LIMIT);
}

/* Packs the bones from number `first` on, up to which they are what they were, at last. */
static void change_bones(glskin_instance *instance, const glskin_bone *last, size_t first, const float *matrices,
                         glskin_matrix_layout layout) {
    const size_t stride = layout == GLSKIN_ROWS_3X4 ? 12 : 16;
    glskin_bone *bones = next_bones_of(instance);
    if (bones != last)
        first = 0;
    glskin_pack_bones(bones + first, matrices + first * stride, instance->mesh->data.bone_count - first, layout);
    instance->skinned_current = false;
}

/* Compares while all is as before; from the first difference on it only packs, straight to where the bones stay.
 * Whether there was one. */
static bool set_packed(glskin_instance *instance, const float *matrices, glskin_matrix_layout layout) {
    enum { BLOCK = 16 };
    const size_t stride = layout == GLSKIN_ROWS_3X4 ? 12 : 16, bone_count = instance->mesh->data.bone_count;
    const glskin_bone *bones = bones_of(instance);
    glskin_bone block[BLOCK];
    for (size_t first = 0; first < bone_count; first += BLOCK) {
        size_t count = bone_count - first < BLOCK ? bone_count - first : BLOCK;
        const void *packed = matrices + first * stride;
        if (layout != GLSKIN_ROWS_3X4) {
            glskin_pack_bones(block, packed, count, layout);
            packed = block;
        }
        if (memcmp(packed, bones + first, count * sizeof *block) == 0)
            continue;
        change_bones(instance, bones, first, matrices, layout);
        return true;
    }
    return false;
}

glskin_result glskin_instance_set_bones(glskin_instance *instance, const float *matrices, glskin_matrix_layout layout) {
    glskin_device *device = instance->mesh->device;
    if (!matrices || (unsigned)layout > GLSKIN_ROWS_3X4)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_instance_set_bones: matrices %p, layout %d", (const void *)matrices, (int)layout);
    if (device->lost)
        return host_fail(&device->host, GLSKIN_ERROR_GL, "glskin_instance_set_bones: the device was abandoned");
    if (device->debug_checks)
        check_matrices(instance, matrices, layout);
    bool changed = set_packed(instance, matrices, layout);
    if (device->debug_checks)
        check_change(instance, changed || !instance->bones_set);
    instance->bones_set = true;
    return GLSKIN_OK;
}

static glskin_result read_encoded(glskin_instance *instance, struct capture_vertex *vertices, float *positions,
                                  float *normals) {
    glskin_device *device = instance->mesh->device;
    glskin_result result = glskin_skin(device, &instance, 1);
    if (result == GLSKIN_OK)
        result = device->ops->read(instance, vertices);
    if (result != GLSKIN_OK)
        return result;
    const struct skin_encoded *data = &instance->mesh->data;
    for (size_t i = 0; i < data->source_count; i++) {
        const struct capture_vertex *vertex = &vertices[data->encoded[i]];
        memcpy(positions + i * 3, vertex->position, 3 * sizeof(float));
        if (normals)
            memcpy(normals + i * 3, vertex->normal, 3 * sizeof(float));
    }
    return GLSKIN_OK;
}

glskin_result glskin_instance_read(glskin_instance *instance, float *positions, float *normals) {
    glskin_device *device = instance->mesh->device;
    if (!device->in_frame)
        return host_fail(&device->host, device->lost ? GLSKIN_ERROR_GL : GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_instance_read: outside a frame");
    size_t count = instance->mesh->data.vertex_count;
    struct capture_vertex *vertices = host_alloc(&device->host, count, sizeof *vertices);
    if (!vertices)
        return host_fail_memory(&device->host, "vertices to read back", count);
    glskin_result result = read_encoded(instance, vertices, positions, normals);
    host_free(&device->host, vertices);
    return result;
}

glskin_result glskin_instance_skinned(glskin_instance *instance, glskin_skinned *out) {
    glskin_device *device = instance->mesh->device;
    memset(out, 0, sizeof *out);
    if (!device->ops->skinned)
        return host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED,
                         "glskin_instance_skinned: the %s path skins as it draws and keeps no skinned vertices",
                         glskin_path_name(device->ops->path));
    device->ops->skinned(instance, out);
    out->source_vertex = instance->mesh->data.source;
    return GLSKIN_OK;
}
