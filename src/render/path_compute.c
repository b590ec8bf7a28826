/* The compute path: all changed instances are pre-skinned by one dispatch; every pass then draws them as they are.
 *
 * A work table tells each thread group its tile of a mesh's bind pose, its window of the palette and where to write.
 * Bind poses, and skinned vertices, of all meshes stand side by side in a few large buffers (render/arena.h), the
 * palettes of a call in one ring (render/palette_ring.h); a table stays on the GPU for the next call, which mostly has
 * the same instances. So what a dispatch can't mix is only what a program or a binding fixes: meshes of another layout,
 * with and without tangents, or in another of the large buffers; and palettes before and after the ring's end.
 */
#include "render/palette_ring.h"
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

/* Whose palette a dispatch finds where, in bones. */
struct placed {
    const glskin_instance *instance;
    size_t first_bone;
};

/* The rows of a dispatch on the GPU, and what they were made from. A crowd that moves in every frame then sends
 * palettes alone: for a mesh of 64 million vertices its rows are half a megabyte. */
struct work_table {
    GLuint buffer;
    size_t capacity;       /* rows */
    struct scratch placed; /* struct placed */
    size_t count;          /* 0: the rows are nobody's */
};

struct compute_path {
    struct preskinned_drawing drawing;
    struct program programs[SKIN_LAYOUTS];
    struct arena bind; /* units of TILE_STEP bytes */
    struct preskinned_store skinned;
    struct palette_ring palettes;
    struct work_table tables[TABLES];
    struct scratch pending, placed, rows;
    size_t block_limit; /* bytes of one storage block */
};
struct compute_mesh {
    struct arena_range bind;
    struct skin_tiles tiles; /* without their bytes */
};
struct compute_instance {
    struct preskinned_instance skinned; /* first */
    struct palette_home home;
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
        scratch_free(&device->host, &path->tables[i].placed);
    }
    palette_ring_close(device, &path->palettes);
    arena_close(device, &path->bind);
    preskinned_store_close(device, &path->skinned);
    preskinned_close(device, &path->drawing);
    scratch_free(&device->host, &path->pending);
    scratch_free(&device->host, &path->placed);
    scratch_free(&device->host, &path->rows);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result create_programs(glskin_device *device, struct compute_path *path) {
    static const glskin_shader *const shaders[SKIN_LAYOUTS][2] = {
        [SKIN_OCTAHEDRAL] = {&glskin_shader_skinning_cs, &glskin_shader_skinning_cs_plain},
        [SKIN_FLOATS] = {&glskin_shader_skinning_cs_float, &glskin_shader_skinning_cs_float_plain},
        [SKIN_COMPACT] = {&glskin_shader_skinning_cs_compact, &glskin_shader_skinning_cs_compact_plain}};
    bool plain = device->normals == GLSKIN_NORMALS_PLAIN;
    glskin_result result = preskinned_open(device, &path->drawing, true);
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
    preskinned_store_open(&path->skinned, FIRST_SKINNED, path->block_limit, device->gl.limits.texture_buffer_texels);
    palette_ring_open(&device->gl, &path->palettes);
    glskin_result result = create_programs(device, path);
    if (result != GLSKIN_OK)
        compute_close(device);
    return result;
}

static glskin_result upload_tiles(const glskin_mesh *mesh, struct compute_path *path, struct compute_mesh *own) {
    glskin_result result =
        arena_take(mesh->device, &path->bind, own->tiles.size / TILE_STEP, "a mesh's vertices", &own->bind);
    if (result == GLSKIN_OK)
        arena_write(mesh->device, &path->bind, &own->bind, own->tiles.bytes, own->tiles.size);
    return result;
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
    struct compute_instance *own = instance->path;
    palette_home_open(&own->home, instance);
    return preskinned_instance_open(instance, &path->skinned);
}

static void compute_instance_close(glskin_instance *instance) {
    struct compute_path *path = instance->mesh->device->path;
    struct compute_instance *own = instance->path;
    for (int i = 0; i < TABLES; i++) /* another may come to stand at its address */
        path->tables[i].count = 0;
    palette_home_close(&path->palettes, &own->home);
    preskinned_instance_close(instance, &path->skinned);
}

static glskin_bone *compute_bones(const glskin_instance *instance) {
    const struct compute_instance *own = instance->path;
    return own->home.bones;
}

static glskin_bone *compute_next_bones(glskin_instance *instance) {
    struct compute_path *path = instance->mesh->device->path;
    struct compute_instance *own = instance->path;
    return palette_home_next_bones(instance->mesh->device, &path->palettes, &own->home);
}

static void compute_skinned(const glskin_instance *instance, glskin_skinned *out) {
    struct compute_path *path = instance->mesh->device->path;
    preskinned_where(instance, &path->skinned, out);
}

/* ---- Batches: what one dispatch takes ---- */

/* Instances, by what they have in common, and what they come to. */
struct batch {
    struct palette_home **homes; /* theirs */
    size_t count, rows;
    uint64_t round;      /* the place at which the ring's present round began */
    uint64_t first, end; /* the places of their palettes lie between these */
};

static bool go_together(const glskin_instance *a, const glskin_instance *b) {
    const struct compute_mesh *mesh_a = a->mesh->path, *mesh_b = b->mesh->path;
    const struct preskinned_instance *own_a = a->path, *own_b = b->path;
    if (own_a->range.page != own_b->range.page)
        return false;
    return a->mesh == b->mesh || (a->mesh->layout == b->mesh->layout && mesh_a->bind.page == mesh_b->bind.page &&
                                  !a->mesh->data.tangent == !b->mesh->data.tangent);
}

/* The last row of a two-dimensional dispatch is filled up with work for no vertex. */
static size_t padded_rows(size_t rows) {
    return rows <= GROUPS_PER_ROW ? rows : (rows + GROUPS_PER_ROW - 1) / GROUPS_PER_ROW * GROUPS_PER_ROW;
}

/* The batch with one more; false: it stands in another round, or storage blocks don't hold that. */
static bool add_to_batch(const struct compute_path *path, struct batch *batch, const struct palette_home *home) {
    const struct compute_mesh *mesh = home->instance->mesh->path;
    struct batch more = *batch;
    uint64_t place = home->place - home->place % RING_ALIGN; /* where a binding may begin */
    uint64_t end = palette_home_end(home);
    more.first = batch->count && batch->first < place ? batch->first : place;
    more.end = batch->end > end ? batch->end : end;
    more.rows += mesh->tiles.count;
    more.count++;
    if (place - batch->round >= path->palettes.ring.capacity || more.end - more.first > path->block_limit ||
        padded_rows(more.rows) > path->block_limit / sizeof(struct work_row))
        return false;
    *batch = more;
    return true;
}

/* Moves what goes with the first of count instances, as much as storage blocks hold, to the front. */
static struct batch take_batch(const struct compute_path *path, struct palette_home **homes, size_t count) {
    uint64_t place = homes[0]->place;
    struct batch batch = {.homes = homes, .round = place - ring_offset(&path->palettes.ring, place)};
    for (size_t i = 0; i < count; i++) {
        struct palette_home *home = homes[i];
        if (!go_together(homes[0]->instance, home->instance) || !add_to_batch(path, &batch, home))
            continue;
        homes[i] = homes[batch.count - 1];
        homes[batch.count - 1] = home;
    }
    return batch;
}

/* ---- Work tables ---- */

/* The rows of one instance. */
static struct work_row *add_work(const struct placed *placed, struct work_row *row) {
    const struct compute_mesh *mesh = placed->instance->mesh->path;
    const struct preskinned_instance *own = placed->instance->path;
    bool tangents = placed->instance->mesh->data.tangent != NULL;
    for (size_t t = 0; t < mesh->tiles.count; t++, row++) {
        const struct skin_tile *tile = &mesh->tiles.tiles[t];
        *row = (struct work_row){.first_bind = (uint32_t)mesh->bind.first + tile->first_step,
                                 .vertex_count = tile->vertex_count,
                                 .first_bone = (uint32_t)placed->first_bone + tile->first_entry,
                                 .bone_count = tile->entry_count,
                                 .first_skinned = (uint32_t)own->range.first + tile->first_vertex,
                                 .influences = tile->influences,
                                 .tangents = tangents};
    }
    return row;
}

static bool is_kept(const struct work_table *table, const struct placed *placed, size_t count) {
    return table->count == count && memcmp(table->placed.data, placed, count * sizeof *placed) == 0;
}

static bool upload_rows(const glskin_device *device, struct work_table *table, const struct placed *placed,
                        size_t count, size_t row_count) {
    struct compute_path *path = device->path;
    const struct gl *gl = &device->gl;
    struct work_row *rows = scratch_reserve(&device->host, &path->rows, row_count, sizeof *rows);
    if (!rows || !scratch_reserve(&device->host, &table->placed, count, sizeof *placed))
        return false;
    struct work_row *end = rows;
    for (size_t i = 0; i < count; i++)
        end = add_work(&placed[i], end);
    memset(end, 0, (size_t)(rows + row_count - end) * sizeof *rows);
    if (table->capacity < row_count) {
        gl->f.DeleteBuffers(1, &table->buffer);
        gl->f.GenBuffers(1, &table->buffer);
        table->capacity = row_count + row_count / 2;
        gl->f.BindBuffer(GL_ARRAY_BUFFER, table->buffer);
        gl_buffer_resident(gl, table->capacity * sizeof *rows);
    }
    gl->f.BindBuffer(GL_ARRAY_BUFFER, table->buffer);
    gl->f.BufferSubData(GL_ARRAY_BUFFER, 0, (GLsizeiptr)(row_count * sizeof *rows), rows);
    memcpy(table->placed.data, placed, count * sizeof *placed);
    table->count = count;
    return true;
}

/* The table holds the batch's rows. */
static bool fill_table(const glskin_device *device, struct work_table *table, const struct batch *batch) {
    struct compute_path *path = device->path;
    struct placed *placed = scratch_reserve(&device->host, &path->placed, batch->count, sizeof *placed);
    if (!placed)
        return false;
    memset(placed, 0, batch->count * sizeof *placed); /* padding too: it is compared */
    for (size_t i = 0; i < batch->count; i++) {
        placed[i].instance = batch->homes[i]->instance;
        placed[i].first_bone = (size_t)(batch->homes[i]->place - batch->first) / sizeof(glskin_bone);
    }
    if (is_kept(table, placed, batch->count))
        return true;
    table->count = 0;
    return upload_rows(device, table, placed, batch->count, padded_rows(batch->rows));
}

/* ---- Dispatches ---- */

static void bind_batch(const glskin_device *device, const struct batch *batch, const struct work_table *table) {
    struct compute_path *path = device->path;
    const struct gl *gl = &device->gl;
    const struct ring *ring = &path->palettes.ring;
    const glskin_mesh *mesh = batch->homes[0]->instance->mesh;
    const struct preskinned_instance *own = batch->homes[0]->instance->path;
    GLuint bind = path->bind.pages[((const struct compute_mesh *)mesh->path)->bind.page].buffers[0];
    const GLuint *skinned = preskinned_arena(&path->skinned, mesh)->pages[own->range.page].buffers;
    gl->f.BindBufferRange(GL_SHADER_STORAGE_BUFFER, PALETTE, ring->buffer, (GLintptr)ring_offset(ring, batch->first),
                          (GLsizeiptr)(batch->end - batch->first));
    gl->f.BindBufferRange(GL_SHADER_STORAGE_BUFFER, WORK, table->buffer, 0,
                          (GLsizeiptr)(padded_rows(batch->rows) * sizeof(struct work_row)));
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, BIND, bind);
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, BIND_PAIRS, bind);
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, SKINNED, skinned[0]);
    gl->f.BindBufferBase(GL_SHADER_STORAGE_BUFFER, TANGENTS, skinned[mesh->data.tangent != NULL]);
    gl->f.UseProgram(path->programs[mesh->layout].id);
}

static glskin_result skin_batch(glskin_device *device, const struct batch *batch, struct work_table *table) {
    if (!fill_table(device, table, batch))
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    bind_batch(device, batch, table);
    size_t rows = padded_rows(batch->rows), columns = rows < GROUPS_PER_ROW ? rows : GROUPS_PER_ROW;
    device->gl.f.DispatchCompute((GLuint)columns, (GLuint)(rows / columns), 1);
    return GLSKIN_OK;
}

static glskin_result skin_batches(glskin_device *device, struct palette_home **homes, size_t count) {
    struct compute_path *path = device->path;
    for (size_t number = 0; count; number++) {
        struct batch batch = take_batch(path, homes, count);
        if (batch.count == 0)
            return host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED,
                             "a palette of %zu entries: this driver's storage blocks hold %zu bytes",
                             homes[0]->instance->mesh->data.entry_count, path->block_limit);
        glskin_result result = skin_batch(device, &batch, &path->tables[number < TABLES ? number : TABLES - 1]);
        if (result != GLSKIN_OK)
            return result;
        homes += batch.count;
        count -= batch.count;
    }
    return GLSKIN_OK;
}

static glskin_result skin_pending(glskin_device *device, struct palette_home **homes, size_t count) {
    struct compute_path *path = device->path;
    glskin_result result = palette_ring_send(device, &path->palettes, homes, count);
    if (result == GLSKIN_OK)
        result = skin_batches(device, homes, count);
    palette_ring_used(device, &path->palettes);
    for (size_t i = 0; i < count && result != GLSKIN_OK; i++)
        homes[i]->instance->skinned_current = false;
    return result;
}

static glskin_result compute_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    struct compute_path *path = device->path;
    size_t used = 0;
    if (count == 0)
        return GLSKIN_OK;
    struct palette_home **pending = scratch_reserve(&device->host, &path->pending, count, sizeof *pending);
    if (!pending)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < count; i++)
        if (!instances[i]->skinned_current) { /* an instance that stands twice is queued once */
            instances[i]->skinned_current = true;
            pending[used++] = &((struct compute_instance *)instances[i]->path)->home;
        }
    if (used == 0)
        return GLSKIN_OK;
    glskin_result result = skin_pending(device, pending, used);
    /* What comes next: texture fetch, by our draws, or vertex fetch, by the host's and those of a mesh that no texture
     * buffer holds; or another pose, which writes the same bytes. */
    device->gl.f.MemoryBarrier(GL_TEXTURE_FETCH_BARRIER_BIT | GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT |
                               GL_SHADER_STORAGE_BARRIER_BIT);
    return result;
}

static glskin_result compute_check_draws(glskin_instance *instance) {
    struct compute_path *path = instance->mesh->device->path;
    return preskinned_check(instance, &path->skinned, &path->drawing);
}

static glskin_result compute_draw(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                  size_t count) {
    struct compute_path *path = device->path;
    return preskinned_draw(device, &path->skinned, &path->drawing, pass, draws, count);
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
    .instance_size = sizeof(struct compute_instance),
    .instance_open = compute_instance_open,
    .instance_close = compute_instance_close,
    .bones = compute_bones,
    .next_bones = compute_next_bones,
    .skin = compute_skin,
    .check_draws = compute_check_draws,
    .draw = compute_draw,
    .read = compute_read,
    .skinned = compute_skinned,
};
