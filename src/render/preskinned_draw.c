/* Draws of skinned vertices. Neighbours of one mesh and looks are a run, which one instanced draw serves: its vertex
 * shader reads their vertices through a texture buffer over the page in which they stand. From OpenGL 4.3 on
 * neighbouring runs of one material are one multi-draw, whatever their meshes, as long as those stand in the same
 * pages.
 *
 * Before 4.3 a mesh has a vertex array object of its own and no draw has a base vertex: gl_VertexID lacks it on AMD
 * under macOS (ANGLE works round that, vertexIDDoesNotIncludeBaseVertex in its FeaturesGL.h:
 * https://chromium.googlesource.com/angle/angle).
 *
 * A mesh that is larger than a texture buffer may be is drawn a unit at a time, from plain attributes; and so is all of
 * the CPU path, which has to work where little else does. A run of one unit would be a little cheaper that way, too;
 * but then two layers of a geoset might meet at depths that two shaders computed, and not lie on each other. */
#include "render/preskinned.h"
#include "render/shaders.h"

#include <string.h>

enum { MAX_CONSTANTS = 20 };

/* As glMultiDrawElementsIndirect reads it. */
struct command {
    GLuint count, instances, first_index;
    GLint base_vertex;
    GLuint base_instance;
};

/* Draws [first, first + length) of a call, by one draw. */
struct run {
    size_t first, length, row;
    bool instanced; /* else it is one unit by itself */
};

/* One call of preskinned_draw. */
struct call {
    glskin_device *device;
    struct preskinned_store *store;
    struct preskinned_drawing *drawing;
    const glskin_draw *draws;
    const glskin_pass *pass;
    struct material material;
    bool multi; /* base vertices, base instances and multi-draws */
    struct run *runs;
    size_t run_count, row_count, command_count;
    /* What is bound. */
    const struct arena_page *page;
    const glskin_mesh *mesh, *unit_mesh; /* of the arrays of instanced draws; of units; NULL: others */
    bool tangents_given;
    /* Of units. The whole array goes up each time: GL does not promise that element n has the array's location plus n.
     */
    const glskin_shader *shader;
    unsigned world;
    float constants[MAX_CONSTANTS][4];
};

glskin_result preskinned_open(glskin_device *device, struct preskinned_drawing *drawing, bool instanced) {
    static const struct material_vertex octahedral[2] = {
        {&glskin_shader_preskinned_vs_oct, &glskin_shader_preskinned_vs_oct_tangents},
        {&glskin_shader_preskinned_vs_oct_plain, &glskin_shader_preskinned_vs_oct_tangents_plain}};
    static const struct material_vertex floats[2] = {
        {&glskin_shader_preskinned_vs, &glskin_shader_preskinned_vs_tangents},
        {&glskin_shader_preskinned_vs_plain, &glskin_shader_preskinned_vs_tangents_plain}};
    static const struct material_vertex layouts[SKIN_LAYOUTS][2] = {
        [SKIN_OCTAHEDRAL] = {{&glskin_shader_preskinned_vs_sm4, &glskin_shader_preskinned_vs_sm4_tangents},
                             {&glskin_shader_preskinned_vs_sm4_plain, &glskin_shader_preskinned_vs_sm4_tangents_plain}},
        [SKIN_FLOATS] = {{&glskin_shader_preskinned_vs_sm4_float, &glskin_shader_preskinned_vs_sm4_float_tangents},
                         {&glskin_shader_preskinned_vs_sm4_float_plain,
                          &glskin_shader_preskinned_vs_sm4_float_tangents_plain}},
        [SKIN_COMPACT] = {
            {&glskin_shader_preskinned_vs_sm4_compact, &glskin_shader_preskinned_vs_sm4_compact_tangents},
            {&glskin_shader_preskinned_vs_sm4_compact_plain, &glskin_shader_preskinned_vs_sm4_compact_tangents_plain}}};
    bool plain = device->normals == GLSKIN_NORMALS_PLAIN;
    drawing->instanced = instanced;
    drawing->octahedral = octahedral[plain];
    drawing->floats = floats[plain];
    for (int layout = 0; layout < SKIN_LAYOUTS; layout++)
        drawing->layouts[layout] = layouts[layout][plain];
    if (instanced)
        rows_open(device, &drawing->rows, layouts[0][0].plain, "VERTEXBASE");
    glskin_result result =
        material_prepare(device, instanced ? drawing->layouts[SKIN_OCTAHEDRAL].plain : drawing->octahedral.plain);
    if (result == GLSKIN_OK)
        result = material_prepare(device, instanced ? drawing->layouts[SKIN_FLOATS].plain : drawing->floats.plain);
    return result;
}

void preskinned_close(const glskin_device *device, struct preskinned_drawing *drawing) {
    for (size_t i = 0; i < drawing->array_count && !device->lost; i++)
        device->gl.f.DeleteVertexArrays(1, &drawing->arrays[i].name);
    host_free(&device->host, drawing->arrays);
    scratch_free(&device->host, &drawing->runs);
    rows_close(device, &drawing->rows);
    memset(drawing, 0, sizeof *drawing);
}

/* ---- The plan of a call: runs, their rows, their commands ---- */

static struct arena_page *page_of(const struct call *call, const glskin_instance *instance) {
    const struct preskinned_instance *own = instance->path;
    return &preskinned_arena(call->store, instance->mesh)->pages[own->range.page];
}

bool preskinned_page_fits(const glskin_device *device, const struct arena_page *page, enum skin_layout layout) {
    GLenum format;
    return page->capacity * preskinned_texels(layout, &format) <= device->gl.limits.texture_buffer_texels;
}

static bool is_instanced(const struct call *call, const glskin_instance *instance) {
    return call->drawing->instanced &&
           preskinned_page_fits(call->device, page_of(call, instance), instance->mesh->layout);
}

static size_t run_length(const struct call *call, size_t first, size_t count) {
    const glskin_draw *draws = call->draws + first;
    const struct preskinned_instance *own = draws[0].instance->path;
    size_t length = 1;
    while (length < count && draws[length].instance->mesh == draws[0].instance->mesh &&
           ((const struct preskinned_instance *)draws[length].instance->path)->range.page == own->range.page &&
           material_same(&draws[length], &draws[0]))
        length++;
    return length;
}

/* The vertex of its page of texture coordinates at which a multi-draw's mesh begins. */
static size_t base_vertex(const struct call *call, const glskin_mesh *mesh) {
    return call->multi ? mesh->texcoords.first : 0;
}

static void write_rows(struct call *call, const struct run *run, struct instance_row *rows) {
    for (size_t i = run->first; i < run->first + run->length; i++) {
        const struct preskinned_instance *own = call->draws[i].instance->path;
        row_write(rows++, own->range.first - base_vertex(call, call->draws[i].instance->mesh), call->draws[i].world);
    }
}

static void write_commands(struct call *call, struct command *commands) {
    for (size_t r = 0; r < call->run_count; r++) {
        const struct run *run = &call->runs[r];
        const glskin_mesh *mesh = call->draws[run->first].instance->mesh;
        if (run->instanced)
            commands[call->command_count++] = (struct command){
                .count = (GLuint)mesh->data.index_count,
                .instances = (GLuint)run->length,
                .first_index = (GLuint)(mesh->indices.first * MESH_INDEX_UNIT / streams_index_size(mesh)),
                .base_vertex = (GLint)base_vertex(call, mesh),
                .base_instance = (GLuint)run->row};
    }
}

static glskin_result plan(struct call *call, size_t count) {
    const glskin_device *device = call->device;
    struct preskinned_drawing *drawing = call->drawing;
    call->runs = scratch_reserve(&device->host, &drawing->runs, count, sizeof *call->runs);
    struct instance_row *rows =
        drawing->instanced ? rows_reserve(device, &drawing->rows, count, count * sizeof(struct command)) : NULL;
    if (!call->runs || (drawing->instanced && !rows))
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < count;) {
        struct run run = {.first = i, .length = 1, .row = drawing->rows.first + call->row_count};
        run.instanced = is_instanced(call, call->draws[i].instance);
        if (run.instanced) {
            run.length = run_length(call, i, count - i);
            write_rows(call, &run, rows + call->row_count);
            call->row_count += run.length;
        }
        if (call->draws[i].instance->mesh->data.index_count)
            call->runs[call->run_count++] = run;
        i += run.length;
    }
    if (call->multi)
        write_commands(call, (struct command *)(void *)(rows + call->row_count));
    if (call->row_count)
        rows_upload(device, &drawing->rows,
                    call->row_count * sizeof *rows + call->command_count * sizeof(struct command));
    return GLSKIN_OK;
}

/* ---- Instanced draws ---- */

void preskinned_attach_rows(const glskin_device *device, const struct instance_rows *rows) {
    const struct gl *gl = &device->gl;
    rows_attach(device, rows);
    rows_bind(device, rows, 0);
    /* No shader reads it; but a compatibility context draws nothing while array 0 is off. */
    gl->f.VertexAttribPointer(0, 4, GL_FLOAT, GL_FALSE, sizeof(struct instance_row),
                              (const void *)offsetof(struct instance_row, world));
    gl->f.VertexAttribDivisor(0, 1);
    gl->f.EnableVertexAttribArray(0);
}

/* Fills the vertex array object that is bound. */
static void set_arrays(const struct call *call, const glskin_mesh *mesh) {
    streams_mesh(mesh, call->drawing->layouts[mesh->layout].plain, call->multi);
    preskinned_attach_rows(call->device, &call->drawing->rows);
}

static size_t texcoord_page(const glskin_mesh *mesh) {
    return mesh->texcoords.count ? mesh->texcoords.page : SIZE_MAX;
}

/* The name for the mesh's pages, 0 if it is yet to be made; NULL when out of memory. */
static GLuint *find_array(struct preskinned_drawing *drawing, const glskin_mesh *mesh) {
    const glskin_host *host = &mesh->device->host;
    for (size_t i = 0; i < drawing->array_count; i++)
        if (drawing->arrays[i].indices == mesh->indices.page && drawing->arrays[i].texcoords == texcoord_page(mesh))
            return &drawing->arrays[i].name;
    struct preskinned_array *arrays = host_alloc(host, drawing->array_count + 1, sizeof *arrays);
    if (!arrays) {
        host_fail_memory(host, "vertex arrays", drawing->array_count + 1);
        return NULL;
    }
    if (drawing->array_count)
        memcpy(arrays, drawing->arrays, drawing->array_count * sizeof *arrays);
    host_free(host, drawing->arrays);
    drawing->arrays = arrays;
    arrays[drawing->array_count] = (struct preskinned_array){mesh->indices.page, texcoord_page(mesh), 0};
    return &arrays[drawing->array_count++].name;
}

static glskin_result bind_arrays(struct call *call, glskin_mesh *mesh) {
    const struct gl *gl = &call->device->gl;
    if (call->mesh == mesh)
        return GLSKIN_OK;
    GLuint *array = call->multi ? find_array(call->drawing, mesh) : &mesh->vertex_array;
    if (!array)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    bool fresh = !*array;
    if (fresh)
        gl->f.GenVertexArrays(1, array);
    gl->f.BindVertexArray(*array);
    if (fresh)
        set_arrays(call, mesh);
    else
        streams_absent(mesh, call->drawing->layouts[mesh->layout].plain);
    call->mesh = mesh;
    call->unit_mesh = NULL;
    return GLSKIN_OK;
}

static void bind_texture(const struct gl *gl, GLuint unit, struct arena_page *page, int which, GLenum format) {
    gl->f.ActiveTexture(GL_TEXTURE0 + STATE_PALETTE_UNIT + unit);
    gl->f.BindSampler(STATE_PALETTE_UNIT + unit, 0);
    bool fresh = !page->textures[which];
    if (fresh)
        gl->f.GenTextures(1, &page->textures[which]);
    gl->f.BindTexture(GL_TEXTURE_BUFFER, page->textures[which]);
    if (fresh)
        gl->f.TexBuffer(GL_TEXTURE_BUFFER, format, page->buffers[which]);
}

void preskinned_bind_page(const struct gl *gl, struct arena_page *page, enum skin_layout layout) {
    GLenum format;
    preskinned_texels(layout, &format);
    bind_texture(gl, 0, page, 0, format);
    /* Without tangents their unit has the vertices: it is not read, but some drivers complain of one that has nothing.
     */
    if (page->buffers[1])
        bind_texture(gl, 1, page, 1, GL_R32UI);
    else
        bind_texture(gl, 1, page, 0, format);
}

/* View-projection, and what the shaders with tangents have behind it. */
static void set_constants(struct call *call, bool tangents) {
    const struct material_program *program = call->material.program;
    if (!call->material.changed && call->tangents_given == tangents)
        return;
    float constants[5][4] = {{0}};
    matrix_rows(call->pass->view_projection, constants);
    constants[4][0] = tangents;
    call->device->gl.f.Uniform4fv(program->program.constants, (GLsizei)program->vertex->constant_count, constants[0]);
    call->tangents_given = tangents;
}

/* Neighbouring runs that one multi-draw serves. */
static size_t batch_length(const struct call *call, const struct run *runs, size_t count) {
    const glskin_draw *first = &call->draws[runs->first];
    const glskin_mesh *mesh = first->instance->mesh;
    size_t length = 1;
    for (; length < count && call->multi && runs[length].instanced; length++) {
        const glskin_draw *next = &call->draws[runs[length].first];
        const glskin_mesh *other = next->instance->mesh;
        if (page_of(call, next->instance) != page_of(call, first->instance) ||
            other->indices.page != mesh->indices.page || other->index_type != mesh->index_type ||
            texcoord_page(other) != texcoord_page(mesh) || !material_same(next, first))
            break;
    }
    return length;
}

/* Runs from command number `command` on. */
static glskin_result draw_batch(struct call *call, const struct run *runs, size_t length, size_t command) {
    const struct gl *gl = &call->device->gl;
    const glskin_draw *draw = &call->draws[runs->first];
    glskin_mesh *mesh = draw->instance->mesh;
    glskin_result result = material_use(&call->material, call->drawing->layouts[mesh->layout], draw);
    if (result == GLSKIN_OK)
        result = bind_arrays(call, mesh);
    if (result != GLSKIN_OK)
        return result;
    set_constants(call, mesh->data.tangent != NULL);
    if (call->page != page_of(call, draw->instance))
        preskinned_bind_page(gl, page_of(call, draw->instance), mesh->layout);
    call->page = page_of(call, draw->instance);
    if (!call->multi) {
        rows_bind(call->device, &call->drawing->rows, runs->row);
        streams_draw(mesh, 0, mesh->data.index_count, runs->length);
    } else if (length == 1) {
        gl->f.DrawElementsInstancedBaseVertexBaseInstance(
            GL_TRIANGLES, (GLsizei)mesh->data.index_count, mesh->index_type,
            (const void *)(mesh->indices.first * MESH_INDEX_UNIT), (GLsizei)runs->length,
            (GLint)base_vertex(call, mesh), (GLuint)runs->row);
    } else {
        size_t at = (call->drawing->rows.first + call->row_count) * sizeof(struct instance_row) +
                    command * sizeof(struct command);
        gl->f.BindBuffer(GL_DRAW_INDIRECT_BUFFER, call->drawing->rows.buffer);
        gl->f.MultiDrawElementsIndirect(GL_TRIANGLES, mesh->index_type, (const void *)at, (GLsizei)length, 0);
    }
    return GLSKIN_OK;
}

/* ---- Units by themselves ---- */

static void bind_skinned(const glskin_mesh *mesh, const glskin_shader *shader, const glskin_skinned *where) {
    const struct gl *gl = &mesh->device->gl;
    /* Unnormalised: GL before 4.2 maps normalised words another way than later ones. The shader divides. */
    static const struct stream_format octahedral = {2, GL_SHORT, GL_FALSE, false};
    static const struct stream_format half3 = {3, GL_HALF_FLOAT, GL_FALSE, false};
    streams_attribute(gl, shader, "POSITION", where->half_positions ? half3 : stream_float3, where->buffer,
                      where->stride, where->offset, 0);
    streams_attribute(gl, shader, "NORMAL", where->float_normals ? stream_float3 : octahedral, where->buffer,
                      where->stride, where->offset + where->normal_offset, 0);
    streams_tangent(gl, shader, octahedral, where->tangent_buffer, where->tangent_stride, where->tangent_offset);
}

/* An attribute's location depends on its name alone, so what one shader set up fits the other. last: the mesh that was
 * drawn before, or NULL; a draw leaves the current values of its arrays undefined, and others alone. */
static void bind_unit(const glskin_instance *instance, struct preskinned_store *store, const glskin_shader *shader,
                      const glskin_mesh *last) {
    const glskin_mesh *mesh = instance->mesh;
    const struct gl *gl = &mesh->device->gl;
    struct preskinned_instance *own = instance->path;
    if (own->vertex_array) {
        gl->f.BindVertexArray(own->vertex_array);
        if (mesh != last)
            streams_absent(mesh, shader);
        return;
    }
    if (gl->vertex_arrays) {
        gl->f.GenVertexArrays(1, &own->vertex_array);
        gl->f.BindVertexArray(own->vertex_array);
    }
    glskin_skinned skinned = {0};
    preskinned_where(instance, store, &skinned);
    streams_mesh(mesh, shader, false);
    bind_skinned(mesh, shader, &skinned);
}

static glskin_result draw_unit(struct call *call, const glskin_draw *draw) {
    const glskin_mesh *mesh = draw->instance->mesh;
    struct material_vertex stages = mesh->layout == SKIN_FLOATS ? call->drawing->floats : call->drawing->octahedral;
    glskin_result result = material_use(&call->material, stages, draw);
    if (result != GLSKIN_OK)
        return result;
    if (call->shader != stages.tangents) {
        call->shader = stages.tangents; /* it has every attribute of the other */
        call->world = shader_register(call->shader, "g_world");
        matrix_rows(call->pass->view_projection, call->constants + shader_register(call->shader, "g_viewProj"));
    }
    bind_unit(draw->instance, call->store, call->shader, call->unit_mesh);
    call->unit_mesh = mesh;
    call->mesh = NULL;
    matrix_rows(draw->world, call->constants + call->world);
    call->device->gl.f.Uniform4fv(call->material.program->program.constants, (GLsizei)call->shader->constant_count,
                                  call->constants[0]);
    streams_draw(mesh, 0, mesh->data.index_count, 1);
    return GLSKIN_OK;
}

glskin_result preskinned_draw(glskin_device *device, struct preskinned_store *store, struct preskinned_drawing *drawing,
                              const glskin_pass *pass, const glskin_draw *draws, size_t count) {
    struct call call = {.device = device, .store = store, .drawing = drawing, .draws = draws, .pass = pass};
    call.multi = drawing->instanced && device->gl.version >= 43;
    glskin_result result = plan(&call, count);
    if (result != GLSKIN_OK || call.run_count == 0)
        return result;
    material_begin(&call.material, device, pass);
    for (size_t r = 0, command = 0; r < call.run_count && result == GLSKIN_OK;) {
        const struct run *run = &call.runs[r];
        if (run->instanced) {
            size_t length = batch_length(&call, run, call.run_count - r);
            result = draw_batch(&call, run, length, command);
            command += length;
            r += length;
        } else {
            result = draw_unit(&call, &draws[run->first]);
            r++;
        }
    }
    streams_end(device, call.shader ? call.shader : drawing->octahedral.tangents);
    material_end(&call.material);
    return result;
}
