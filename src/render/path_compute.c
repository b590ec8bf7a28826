/* The compute path: all changed instances are pre-skinned by one dispatch; every pass then draws plain vertices.
 *
 * A work table tells each thread group its tile of a mesh's bind pose, its window of the palette and where to write.
 * Bind poses, and skinned vertices, of all meshes stand side by side in a few large buffers (render/arena.h), the
 * palettes and the table of a call in one ring (gl/ring.h); a table stays on the GPU for the next call, which mostly
 * has the same instances. So what a dispatch can't mix is only what a program or a binding fixes: meshes of another
 * layout, with and without tangents, or in another of the large buffers. */
#include "gl/ring.h"
#include "render/path.h"
#include "render/preskinned.h"
#include "render/shaders.h"

#include <stdio.h>
#include <string.h>

enum {
    GROUPS_PER_ROW = 32768, /* as skinning_cs.hlsl has it */
    FIRST_BIND = 16 << 20,  /* bytes of the first large buffers */
    FIRST_SKINNED = 32 << 20,
    TABLES = 4 /* kept: dispatches of one call, by their number in it */
};
/* Bindings; BIND and BIND_PAIRS are one buffer. */
enum { PALETTE, BIND, BIND_PAIRS, WORK, SKINNED, TANGENTS, BINDINGS };

/* One row for each thread group: two uint4 in the shader. */
struct work_row {
    uint32_t first_bind, vertex_count, first_bone, bone_count;
    uint32_t first_skinned, influences, tangents, unused;
};

/* The rows of a dispatch on the GPU, and whose they are. A crowd that moves in every frame then sends palettes alone:
 * for a mesh of 64 million vertices its rows are two megabytes. */
struct work_table {
    GLuint buffer;
    size_t capacity; /* rows */
    struct scratch instances;
    size_t count; /* 0: none is kept */
};

struct compute_path {
    struct preskinned_shaders shaders;
    struct program programs[SKIN_LAYOUTS];
    struct arena bind; /* units of TILE_STEP bytes */
    struct preskinned_store skinned;
    struct ring ring;
    struct work_table tables[TABLES];
    struct scratch pending;
    size_t block_limit; /* bytes of one storage block */
};
struct compute_mesh {
    struct arena_range bind;
    struct skin_tiles tiles; /* without their bytes */
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
    for (int layout = 0; layout < SKIN_LAYOUTS && !device->lost; layout++)
        program_destroy(&device->gl, &path->programs[layout]);
    for (int i = 0; i < TABLES; i++) {
        if (!device->lost)
            device->gl.f.DeleteBuffers(1, &path->tables[i].buffer);
        scratch_free(&device->host, &path->tables[i].instances);
    }
    ring_close(&device->gl, &path->ring, device->lost);
    arena_close(device, &path->bind);
    preskinned_store_close(device, &path->skinned);
    scratch_free(&device->host, &path->pending);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result create_programs(glskin_device *device, struct compute_path *path) {
    static const glskin_shader *const shaders[SKIN_LAYOUTS][2] = {
        [SKIN_OCTAHEDRAL] = {&glskin_shader_skinning_cs, &glskin_shader_skinning_cs_plain},
        [SKIN_FLOATS] = {&glskin_shader_skinning_cs_float, &glskin_shader_skinning_cs_float_plain},
        [SKIN_COMPACT] = {&glskin_shader_skinning_cs_compact, &glskin_shader_skinning_cs_compact_plain}};
    bool plain = device->normals == GLSKIN_NORMALS_PLAIN;
    glskin_result result = preskinned_open(device, &path->shaders);
    for (int layout = 0; layout < SKIN_LAYOUTS && result == GLSKIN_OK; layout++)
        result = program_create(&device->gl, shaders[layout][plain], NULL, NULL, &path->programs[layout]);
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
    arena_open(&path->bind, TILE_STEP, 0, FIRST_BIND, path->block_limit);
    preskinned_store_open(&path->skinned, FIRST_SKINNED, path->block_limit);
    ring_open(&device->gl, &path->ring);
    glskin_result result = create_programs(device, path);
    if (result != GLSKIN_OK)
        compute_close(device);
    return result;
}

static glskin_result upload_tiles(const glskin_mesh *mesh, struct compute_path *path, struct compute_mesh *own) {
    const struct gl *gl = &mesh->device->gl;
    glskin_result result =
        arena_take(mesh->device, &path->bind, own->tiles.size / TILE_STEP, "a mesh's vertices", &own->bind);
    if (result != GLSKIN_OK)
        return result;
    GLint bound = 0;
    gl->f.GetIntegerv(GL_ARRAY_BUFFER_BINDING, &bound);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, path->bind.pages[own->bind.page].buffers[0]);
    gl->f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)(own->bind.first * TILE_STEP), (GLsizeiptr)own->tiles.size,
                        own->tiles.bytes);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, (GLuint)bound);
    return GLSKIN_OK;
}

static glskin_result compute_mesh_open(glskin_mesh *mesh) {
    const glskin_host *host = &mesh->device->host;
    struct compute_mesh *own = host_alloc(host, 1, sizeof *own);
    if (!own)
        return host_fail_memory(host, "mesh", 1);
    glskin_result result = skin_tiles_make(host, &mesh->data, mesh->layout, &own->tiles);
    if (result == GLSKIN_OK)
        result = upload_tiles(mesh, mesh->device->path, own);
    host_free(host, own->tiles.bytes);
    own->tiles.bytes = NULL;
    if (result == GLSKIN_OK) {
        mesh->path = own;
    } else {
        skin_tiles_free(host, &own->tiles);
        host_free(host, own);
    }
    return result;
}

static void compute_mesh_close(glskin_mesh *mesh) {
    struct compute_path *path = mesh->device->path;
    struct compute_mesh *own = mesh->path;
    arena_give(mesh->device, &path->bind, &own->bind);
    skin_tiles_free(&mesh->device->host, &own->tiles);
    host_free(&mesh->device->host, own);
}

static glskin_result compute_instance_open(glskin_instance *instance) {
    struct compute_path *path = instance->mesh->device->path;
    return preskinned_instance_open(instance, &path->skinned);
}

static void compute_instance_close(glskin_instance *instance) {
    struct compute_path *path = instance->mesh->device->path;
    for (int i = 0; i < TABLES; i++) /* another may come to stand at its address */
        path->tables[i].count = 0;
    preskinned_instance_close(instance, &path->skinned);
}

static void compute_skinned(const glskin_instance *instance, glskin_skinned *out) {
    struct compute_path *path = instance->mesh->device->path;
    preskinned_where(instance, &path->skinned, out);
}

/* ---- Batches: what one dispatch takes ---- */

/* Instances, by what they have in common, and what they come to. */
struct batch {
    glskin_instance **instances;
    size_t count, bones, rows;
};

static bool go_together(const glskin_instance *a, const glskin_instance *b) {
    const struct compute_mesh *mesh_a = a->mesh->path, *mesh_b = b->mesh->path;
    const struct preskinned_instance *own_a = a->path, *own_b = b->path;
    if (a->mesh == b->mesh)
        return own_a->range.page == own_b->range.page;
    return a->mesh->layout == b->mesh->layout && !a->mesh->data.tangent == !b->mesh->data.tangent &&
           mesh_a->bind.page == mesh_b->bind.page && own_a->range.page == own_b->range.page;
}

/* The last row of a two-dimensional dispatch is filled up with work for no vertex. */
static size_t padded_rows(size_t rows) {
    return rows <= GROUPS_PER_ROW ? rows : (rows + GROUPS_PER_ROW - 1) / GROUPS_PER_ROW * GROUPS_PER_ROW;
}

/* Moves what goes with the first of count instances, as much as storage blocks hold, to the front. */
static struct batch take_batch(const struct compute_path *path, glskin_instance **instances, size_t count) {
    struct batch batch = {.instances = instances};
    for (size_t i = 0; i < count; i++) {
        glskin_instance *instance = instances[i];
        if (!go_together(instances[0], instance))
            continue;
        size_t bones = batch.bones + instance->mesh->data.entry_count;
        size_t rows = batch.rows + ((const struct compute_mesh *)instance->mesh->path)->tiles.count;
        if (bones > path->block_limit / sizeof(glskin_bone) ||
            padded_rows(rows) > path->block_limit / sizeof(struct work_row))
            break;
        batch.bones = bones;
        batch.rows = rows;
        instances[i] = instances[batch.count];
        instances[batch.count++] = instance;
    }
    return batch;
}

/* The rows of one instance whose palette begins at first_bone. Written in order: the memory may be the bus's. */
static struct work_row *add_work(const glskin_instance *instance, size_t first_bone, struct work_row *row) {
    const struct compute_mesh *mesh = instance->mesh->path;
    const struct preskinned_instance *own = instance->path;
    bool tangents = instance->mesh->data.tangent != NULL;
    for (size_t t = 0; t < mesh->tiles.count; t++, row++) {
        const struct skin_tile *tile = &mesh->tiles.tiles[t];
        *row = (struct work_row){.first_bind = (uint32_t)mesh->bind.first + tile->first_step,
                                 .vertex_count = tile->vertex_count,
                                 .first_bone = (uint32_t)first_bone + tile->first_entry,
                                 .bone_count = tile->entry_count,
                                 .first_skinned = (uint32_t)own->range.first + tile->first_vertex,
                                 .influences = tile->influences,
                                 .tangents = tangents};
    }
    return row;
}

/* Where in the ring a batch's palettes and rows stand; or its rows' table. */
struct placed {
    size_t palette, work, row_count;
    const struct work_table *table; /* NULL: the ring */
};

static bool is_kept(const struct work_table *table, const struct batch *batch) {
    return table && table->count == batch->count &&
           memcmp(table->instances.data, batch->instances, batch->count * sizeof *batch->instances) == 0;
}

/* Copies the rows that a dispatch has just been given, on the GPU. Without memory for it nothing is kept. */
static void keep_rows(const glskin_device *device, struct work_table *table, const struct batch *batch,
                      const struct placed *placed) {
    const struct gl *gl = &device->gl;
    const struct compute_path *path = device->path;
    table->count = 0;
    if (!scratch_reserve(&device->host, &table->instances, batch->count, sizeof *batch->instances))
        return;
    if (table->capacity < placed->row_count) {
        gl->f.DeleteBuffers(1, &table->buffer);
        gl->f.GenBuffers(1, &table->buffer);
        table->capacity = placed->row_count + placed->row_count / 2;
        gl->f.BindBuffer(GL_ARRAY_BUFFER, table->buffer);
        gl_buffer_resident(gl, table->capacity * sizeof(struct work_row));
    }
    gl->f.BindBuffer(GL_SHADER_STORAGE_BUFFER, path->ring.buffer);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, table->buffer);
    gl->f.CopyBufferSubData(GL_SHADER_STORAGE_BUFFER, GL_ARRAY_BUFFER, (GLintptr)placed->work, 0,
                            (GLsizeiptr)(placed->row_count * sizeof(struct work_row)));
    memcpy(table->instances.data, batch->instances, batch->count * sizeof *batch->instances);
    table->count = batch->count;
}

static void bind_batch(const glskin_device *device, const struct batch *batch, const struct placed *placed) {
    struct compute_path *path = device->path;
    const struct gl *gl = &device->gl;
    const glskin_mesh *mesh = batch->instances[0]->mesh;
    const struct preskinned_instance *own = batch->instances[0]->path;
    GLuint bind = path->bind.pages[((const struct compute_mesh *)mesh->path)->bind.page].buffers[0];
    const GLuint *skinned = preskinned_arena(&path->skinned, mesh)->pages[own->range.page].buffers;
    gl->f.BindBufferRange(GL_SHADER_STORAGE_BUFFER, PALETTE, path->ring.buffer, (GLintptr)placed->palette,
                          (GLsizeiptr)(batch->bones * sizeof(glskin_bone)));
    gl->f.BindBufferRange(GL_SHADER_STORAGE_BUFFER, WORK, placed->table ? placed->table->buffer : path->ring.buffer,
                          (GLintptr)(placed->table ? 0 : placed->work),
                          (GLsizeiptr)(placed->row_count * sizeof(struct work_row)));
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, BIND, bind);
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, BIND_PAIRS, bind);
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, SKINNED, skinned[0]);
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, TANGENTS, skinned[mesh->data.tangent != NULL]);
    gl->f.UseProgram(path->programs[mesh->layout].id);
}

static void write_palettes(const struct batch *batch, glskin_bone *bones) {
    for (size_t i = 0; i < batch->count; i++) {
        skin_pack_windows(&batch->instances[i]->mesh->data, batch->instances[i]->bones, bones);
        bones += batch->instances[i]->mesh->data.entry_count;
    }
}

static void write_rows(const struct batch *batch, size_t row_count, struct work_row *row) {
    for (size_t i = 0, first_bone = 0; i < batch->count; i++) {
        row = add_work(batch->instances[i], first_bone, row);
        first_bone += batch->instances[i]->mesh->data.entry_count;
    }
    memset(row, 0, (row_count - batch->rows) * sizeof *row);
}

/* table: where its rows may be kept; NULL: nowhere. */
static glskin_result skin_batch(glskin_device *device, const struct batch *batch, struct work_table *table) {
    struct compute_path *path = device->path;
    const struct gl *gl = &device->gl;
    bool kept = is_kept(table, batch);
    struct placed placed = {.row_count = padded_rows(batch->rows), .table = kept ? table : NULL};
    size_t row_count = placed.row_count, alignment = path->ring.alignment;
    size_t work_at = (batch->bones * sizeof(glskin_bone) + alignment - 1) & ~(alignment - 1);
    unsigned char *memory = ring_begin(gl, &path->ring, work_at + (kept ? 0 : row_count * sizeof(struct work_row)));
    if (!memory)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    write_palettes(batch, (glskin_bone *)(void *)memory);
    if (!kept)
        write_rows(batch, row_count, (struct work_row *)(void *)(memory + work_at));
    placed.palette = ring_end(gl, &path->ring);
    placed.work = placed.palette + work_at;
    bind_batch(device, batch, &placed);
    size_t columns = row_count < GROUPS_PER_ROW ? row_count : GROUPS_PER_ROW;
    gl->f.DispatchCompute((GLuint)columns, (GLuint)(row_count / columns), 1);
    if (table && !kept)
        keep_rows(device, table, batch, &placed);
    ring_used(gl, &path->ring);
    return GLSKIN_OK;
}

static glskin_result skin_pending(glskin_device *device, glskin_instance **pending, size_t count) {
    struct compute_path *path = device->path;
    for (size_t number = 0; count; number++) {
        struct batch batch = take_batch(path, pending, count);
        glskin_result result = GLSKIN_OK;
        if (batch.count == 0)
            result = host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED,
                               "a palette of %zu entries: this driver's storage blocks hold %zu bytes",
                               pending[0]->mesh->data.entry_count, path->block_limit);
        else
            result = skin_batch(device, &batch, number < TABLES ? &path->tables[number] : NULL);
        if (result != GLSKIN_OK) {
            for (size_t i = 0; i < count; i++)
                pending[i]->skinned_current = false;
            return result;
        }
        pending += batch.count;
        count -= batch.count;
    }
    return GLSKIN_OK;
}

static glskin_result compute_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    struct compute_path *path = device->path;
    size_t used = 0;
    for (size_t i = 0; i < count; i++)
        used += !instances[i]->skinned_current;
    if (used == 0)
        return GLSKIN_OK;
    glskin_instance **pending = scratch_reserve(&device->host, &path->pending, used, sizeof *pending);
    if (!pending)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    used = 0;
    for (size_t i = 0; i < count; i++)
        if (!instances[i]->skinned_current) { /* an instance that stands twice is queued once */
            instances[i]->skinned_current = true;
            pending[used++] = instances[i];
        }
    glskin_result result = skin_pending(device, pending, used);
    /* What comes next: vertex fetch, here or in the host's renderer; or another pose, which writes the same bytes. */
    device->gl.f.MemoryBarrier(GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT | GL_SHADER_STORAGE_BARRIER_BIT);
    return result;
}

static glskin_result compute_draw(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                  size_t count) {
    struct compute_path *path = device->path;
    return preskinned_draw(device, &path->skinned, &path->shaders, pass, draws, count);
}

static glskin_result compute_read(glskin_instance *instance, struct capture_vertex *out) {
    struct compute_path *path = instance->mesh->device->path;
    instance->mesh->device->gl.f.MemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
    return preskinned_read(instance, &path->skinned, out);
}

const struct path_ops path_compute = {
    .path = GLSKIN_PATH_COMPUTE,
    .compact = true,
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
