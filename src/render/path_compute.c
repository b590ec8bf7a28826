/* The compute path: all changed instances of a mesh are pre-skinned by one dispatch a buffer of slots; every pass then
 * draws plain vertices. A work table tells each thread group its vertices, its window of the palette and where to
 * write, so vertex and bone counts are free. */
#include "render/path.h"
#include "render/preskinned.h"
#include "render/shaders.h"

#include <stdio.h>
#include <string.h>

enum {
    GROUP_SIZE = 256, /* these two as skinning_cs.hlsl has them */
    GROUPS_PER_ROW = 32768,
    BINDINGS = 5 /* palette 0, bind 1, skin 2, work 3, skinned 4 */
};

/* One row for each thread group: two uint4 in the shader. */
struct work_row {
    uint32_t first_bind, vertex_count, first_bone, bone_count;
    uint32_t first_skinned, unused[3];
};

struct compute_path {
    struct preskinned_shaders shaders;
    struct program octahedral, floats;
    GLuint palette_buffer, work_buffer;
    struct scratch palette, work;
    size_t block_limit; /* bytes of one storage block */
};
struct compute_mesh {
    struct preskinned_mesh skinned;
    GLuint bind, skin;
    size_t groups; /* thread groups of one instance */
};
struct compute_instance {
    struct preskinned_slot slot;
};

static size_t compute_window(const struct gl *gl, char *why, size_t why_size) {
    GLint blocks = 0, shared = 0;
    if (gl->version < 43) {
        snprintf(why, why_size, "it needs OpenGL 4.3, the context has %d.%d", gl->version / 10, gl->version % 10);
        return 0;
    }
    gl->f.GetIntegerv(GL_MAX_COMPUTE_SHADER_STORAGE_BLOCKS, &blocks);
    gl->f.GetIntegerv(GL_MAX_COMPUTE_SHARED_MEMORY_SIZE, &shared);
    if (blocks >= BINDINGS && (size_t)shared >= SKIN_WINDOW_MAX * sizeof(glskin_bone))
        return SKIN_WINDOW_MAX;
    snprintf(why, why_size, "it needs %d storage blocks and %zu bytes of shared memory, the driver has %d and %d",
             BINDINGS, SKIN_WINDOW_MAX * sizeof(glskin_bone), blocks, shared);
    return 0;
}

static void compute_close(glskin_device *device) {
    struct compute_path *path = device->path;
    if (!path)
        return;
    if (!device->lost) {
        program_destroy(&device->gl, &path->octahedral);
        program_destroy(&device->gl, &path->floats);
        device->gl.f.DeleteBuffers(1, &path->palette_buffer);
        device->gl.f.DeleteBuffers(1, &path->work_buffer);
    }
    scratch_free(&device->host, &path->palette);
    scratch_free(&device->host, &path->work);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result create_programs(glskin_device *device, struct compute_path *path) {
    bool plain = device->normals == GLSKIN_NORMALS_PLAIN;
    glskin_result result = preskinned_open(device, &path->shaders);
    if (result == GLSKIN_OK)
        result = program_create(&device->gl, plain ? &glskin_shader_skinning_cs_plain : &glskin_shader_skinning_cs,
                                NULL, NULL, &path->octahedral);
    if (result == GLSKIN_OK)
        result = program_create(&device->gl,
                                plain ? &glskin_shader_skinning_cs_float_plain : &glskin_shader_skinning_cs_float, NULL,
                                NULL, &path->floats);
    return result;
}

static glskin_result compute_open(glskin_device *device) {
    struct compute_path *path = host_alloc(&device->host, 1, sizeof *path);
    if (!path)
        return host_fail_memory(&device->host, "path", 1);
    device->path = path;
    GLint limit = 0;
    device->gl.f.GetIntegerv(GL_MAX_SHADER_STORAGE_BLOCK_SIZE, &limit);
    path->block_limit = limit > 0 ? (size_t)limit : 0;
    glskin_result result = create_programs(device, path);
    if (result == GLSKIN_OK) {
        device->gl.f.GenBuffers(1, &path->palette_buffer);
        device->gl.f.GenBuffers(1, &path->work_buffer);
    } else {
        compute_close(device);
    }
    return result;
}

static size_t thread_groups(const struct skin_encoded *data) {
    size_t groups = 0;
    for (size_t p = 0; p < data->part_count; p++)
        groups += ((size_t)data->parts[p].vertex_count + GROUP_SIZE - 1) / GROUP_SIZE;
    return groups;
}

static GLuint create_bind(const glskin_mesh *mesh) {
    const struct skin_encoded *data = &mesh->data;
    size_t stride = preskinned_stride(mesh);
    unsigned char *records = host_alloc(&mesh->device->host, data->vertex_count, stride);
    if (!records) {
        host_fail_memory(&mesh->device->host, "vertices", data->vertex_count);
        return 0;
    }
    for (size_t i = 0; i < data->vertex_count; i++)
        preskinned_encode(mesh, data->position[i], data->normal[i], records + i * stride);
    GLuint buffer = gl_buffer_create(&mesh->device->gl, data->vertex_count * stride, records, GL_STATIC_DRAW);
    host_free(&mesh->device->host, records);
    return buffer;
}

static glskin_result compute_mesh_open(glskin_mesh *mesh) {
    const struct compute_path *path = mesh->device->path;
    struct compute_mesh *own = mesh->path = host_alloc(&mesh->device->host, 1, sizeof *own);
    if (!own)
        return host_fail_memory(&mesh->device->host, "mesh", 1);
    own->skinned.buffer_limit = path->block_limit;
    own->groups = thread_groups(&mesh->data);
    own->bind = create_bind(mesh);
    if (!own->bind)
        return GLSKIN_ERROR_GL;
    own->skin = gl_buffer_create(&mesh->device->gl, mesh->data.vertex_count * sizeof *mesh->data.skin, mesh->data.skin,
                                 GL_STATIC_DRAW);
    return own->skin ? GLSKIN_OK : GLSKIN_ERROR_GL;
}

static void compute_mesh_close(glskin_mesh *mesh) {
    struct compute_mesh *own = mesh->path;
    preskinned_mesh_close(mesh, &own->skinned);
    if (!mesh->device->lost) {
        mesh->device->gl.f.DeleteBuffers(1, &own->bind);
        mesh->device->gl.f.DeleteBuffers(1, &own->skin);
    }
    host_free(&mesh->device->host, own);
}

static glskin_result compute_instance_open(glskin_instance *instance) {
    const glskin_mesh *mesh = instance->mesh;
    struct compute_mesh *own_mesh = mesh->path;
    struct compute_instance *own = host_alloc(&mesh->device->host, 1, sizeof *own);
    if (!own)
        return host_fail_memory(&mesh->device->host, "instance", 1);
    glskin_result result = preskinned_take(mesh, &own_mesh->skinned, &own->slot);
    if (result == GLSKIN_OK)
        instance->path = own;
    else
        host_free(&mesh->device->host, own);
    return result;
}

static void compute_instance_close(glskin_instance *instance) {
    struct compute_mesh *own_mesh = instance->mesh->path;
    struct compute_instance *own = instance->path;
    preskinned_give(&own_mesh->skinned, &own->slot);
    host_free(&instance->mesh->device->host, own);
}

static void compute_skinned(const glskin_instance *instance, glskin_skinned *out) {
    const struct compute_mesh *own_mesh = instance->mesh->path;
    const struct compute_instance *own = instance->path;
    preskinned_where(instance->mesh, &own_mesh->skinned, &own->slot, out);
}

/* The rows of one instance whose palette begins at first_bone of the upload. Returns the next free row. */
static struct work_row *add_work(const glskin_instance *instance, size_t first_bone, struct work_row *row) {
    const struct skin_encoded *data = &instance->mesh->data;
    const struct compute_instance *own = instance->path;
    size_t slot_first = own->slot.slot * data->vertex_count;
    for (size_t p = 0; p < data->part_count; p++) {
        const struct skin_part *part = &data->parts[p];
        for (uint32_t first = 0; first < part->vertex_count; first += GROUP_SIZE) {
            uint32_t left = part->vertex_count - first;
            row->first_bind = part->first_vertex + first;
            row->vertex_count = left < GROUP_SIZE ? left : GROUP_SIZE;
            row->first_bone = (uint32_t)(first_bone + part->first_entry);
            row->bone_count = part->entry_count;
            row->first_skinned = (uint32_t)(slot_first + row->first_bind);
            memset(row->unused, 0, sizeof row->unused);
            row++;
        }
    }
    return row;
}

static void orphan_and_fill(const struct gl *gl, GLuint buffer, const void *data, size_t size) {
    gl->f.BindBuffer(GL_SHADER_STORAGE_BUFFER, buffer);
    gl->f.BufferData(GL_SHADER_STORAGE_BUFFER, (GLsizeiptr)size, data, GL_STREAM_DRAW);
}

static void dispatch(const glskin_device *device, const glskin_mesh *mesh, size_t buffer, size_t bones, size_t rows) {
    const struct compute_path *path = device->path;
    const struct compute_mesh *own = mesh->path;
    const struct gl *gl = &device->gl;
    orphan_and_fill(gl, path->palette_buffer, path->palette.data, bones * sizeof(glskin_bone));
    orphan_and_fill(gl, path->work_buffer, path->work.data, rows * sizeof(struct work_row));
    const GLuint buffers[BINDINGS] = {path->palette_buffer, own->bind, own->skin, path->work_buffer,
                                      own->skinned.buffers[buffer].buffer};
    for (GLuint i = 0; i < BINDINGS; i++)
        gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, i, buffers[i]);
    gl->f.UseProgram(mesh->float_normals ? path->floats.id : path->octahedral.id);
    size_t columns = rows < GROUPS_PER_ROW ? rows : GROUPS_PER_ROW;
    gl->f.DispatchCompute((GLuint)columns, (GLuint)((rows + columns - 1) / columns), 1);
}

/* How many of the pending instances one dispatch may take: its palette and its work table are storage blocks too. */
static size_t batch_limit(const struct compute_path *path, const glskin_mesh *mesh) {
    const struct compute_mesh *own = mesh->path;
    size_t by_palette = path->block_limit / (mesh->data.entry_count * sizeof(glskin_bone));
    size_t by_work = (path->block_limit / sizeof(struct work_row) - GROUPS_PER_ROW) / own->groups;
    return by_palette < by_work ? by_palette : by_work;
}

/* Takes up to limit of the mesh's pending instances, all of one slot buffer, off its list. */
static glskin_instance *take_batch(glskin_mesh *mesh, size_t limit, size_t *buffer, size_t *count) {
    glskin_instance *batch = NULL;
    *buffer = ((const struct compute_instance *)mesh->pending->path)->slot.buffer;
    *count = 0;
    for (glskin_instance **link = &mesh->pending; *link && *count < limit;) {
        glskin_instance *instance = *link;
        if (((const struct compute_instance *)instance->path)->slot.buffer != *buffer) {
            link = &instance->next_pending;
            continue;
        }
        *link = instance->next_pending;
        instance->next_pending = batch;
        batch = instance;
        ++*count;
    }
    return batch;
}

static void forget(glskin_instance *pending) {
    for (; pending; pending = pending->next_pending)
        pending->skinned_current = false;
}

static glskin_result skin_batch(glskin_device *device, glskin_mesh *mesh) {
    struct compute_path *path = device->path;
    const struct compute_mesh *own = mesh->path;
    size_t limit = batch_limit(path, mesh), entries = mesh->data.entry_count, buffer, count;
    if (limit == 0)
        return host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED,
                         "a palette of %zu entries and %zu thread groups: this driver's storage blocks hold %zu bytes",
                         entries, own->groups, path->block_limit);
    glskin_instance *batch = take_batch(mesh, limit, &buffer, &count);
    size_t row_count = count * own->groups;
    /* The last row of a two-dimensional dispatch is filled up with work for no vertex. */
    size_t padded =
        row_count <= GROUPS_PER_ROW ? row_count : (row_count + GROUPS_PER_ROW - 1) / GROUPS_PER_ROW * GROUPS_PER_ROW;
    glskin_bone *palette = scratch_reserve(&device->host, &path->palette, count * entries, sizeof *palette);
    struct work_row *rows = scratch_reserve(&device->host, &path->work, padded, sizeof *rows);
    if (!palette || !rows) {
        forget(batch);
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    }
    struct work_row *row = rows;
    for (glskin_instance *instance = batch; instance; instance = instance->next_pending) {
        skin_pack_windows(&mesh->data, instance->bones, palette);
        row = add_work(instance, (size_t)(palette - (glskin_bone *)path->palette.data), row);
        palette += entries;
    }
    memset(row, 0, (padded - row_count) * sizeof *row);
    dispatch(device, mesh, buffer, count * entries, padded);
    return GLSKIN_OK;
}

static glskin_result compute_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    glskin_mesh *meshes = NULL;
    for (size_t i = 0; i < count; i++) {
        glskin_instance *instance = instances[i];
        glskin_mesh *mesh = instance->mesh;
        /* skinned_current also keeps an instance that stands twice from being queued twice. */
        if (instance->skinned_current)
            continue;
        instance->skinned_current = true;
        if (!mesh->pending) {
            mesh->next_pending = meshes;
            meshes = mesh;
        }
        instance->next_pending = mesh->pending;
        mesh->pending = instance;
    }
    if (!meshes)
        return GLSKIN_OK;
    glskin_result result = GLSKIN_OK;
    for (; meshes; meshes = meshes->next_pending) {
        while (meshes->pending && result == GLSKIN_OK)
            result = skin_batch(device, meshes);
        forget(meshes->pending); /* what an error left over */
        meshes->pending = NULL;
    }
    /* What reads next: vertex fetch, and glskin_instance_read's GetBufferSubData. */
    device->gl.f.MemoryBarrier(GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT | GL_BUFFER_UPDATE_BARRIER_BIT);
    return result;
}

static glskin_result compute_draw(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                  size_t count) {
    const struct compute_path *path = device->path;
    return preskinned_draw(device, &path->shaders, pass, draws, count, compute_skinned);
}

static glskin_result compute_read(glskin_instance *instance, struct capture_vertex *out) {
    glskin_skinned where;
    compute_skinned(instance, &where);
    return preskinned_read(instance->mesh, &where, out);
}

const struct path_ops path_compute = {
    .path = GLSKIN_PATH_COMPUTE,
    .window = compute_window,
    .open = compute_open,
    .close = compute_close,
    .mesh_open = compute_mesh_open,
    .mesh_close = compute_mesh_close,
    .instance_open = compute_instance_open,
    .instance_close = compute_instance_close,
    .skin = compute_skin,
    .draw = compute_draw,
    .read = compute_read,
    .skinned = compute_skinned,
};
