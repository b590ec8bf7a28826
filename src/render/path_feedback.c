/* The feedback path: what the compute path makes, by transform feedback, for OpenGL 3.3 to 4.2 and so for all of macOS.
 * Palettes lie in texture buffers as the texture-buffer path has them; one draw of points skins all neighbours of one
 * mesh, whose skinned vertices lie end to end. */
#include "render/bind_vertices.h"
#include "render/palette_store.h"
#include "render/path.h"
#include "render/preskinned.h"
#include "render/shaders.h"

#include <stdio.h>
#include <string.h>

enum { FIRST_SKINNED = 4 << 20 }; /* bytes of the first buffer */

struct feedback_path {
    struct preskinned_drawing drawing;
    struct preskinned_store skinned;
    struct palette_store palettes;
    /* By layout, and the same text once more with nothing but the tangent captured: GL 3.3 can't write two outputs to
     * one buffer and a third to another. */
    const glskin_shader *text[SKIN_LAYOUTS];
    struct program programs[SKIN_LAYOUTS], tangents;
    GLuint rows, framebuffer, renderbuffer;
    struct scratch pending, bases;
};
struct feedback_instance {
    struct preskinned_instance skinned; /* first: preskinned.h takes it for its own */
    struct palette_range palette;
};

static size_t feedback_window(const struct gl *gl, char *why, size_t why_size) {
    if (gl->version < 33)
        snprintf(why, why_size, "it needs OpenGL 3.3, the context has %d.%d", gl->version / 10, gl->version % 10);
    else if (!gl->transform_feedback)
        snprintf(why, why_size, "it needs transform feedback, which the limits rule out");
    else
        return SKIN_WINDOW_MAX;
    return 0;
}

static void feedback_close(glskin_device *device) {
    struct feedback_path *path = device->path;
    if (!path)
        return;
    preskinned_store_close(device, &path->skinned);
    preskinned_close(device, &path->drawing);
    palette_store_close(device, &path->palettes);
    if (!device->lost) {
        for (int layout = 0; layout < SKIN_LAYOUTS; layout++)
            program_destroy(&device->gl, &path->programs[layout]);
        program_destroy(&device->gl, &path->tangents);
        device->gl.f.DeleteBuffers(1, &path->rows);
        device->gl.f.DeleteFramebuffers(1, &path->framebuffer);
        device->gl.f.DeleteRenderbuffers(1, &path->renderbuffer);
    }
    scratch_free(&device->host, &path->pending);
    scratch_free(&device->host, &path->bases);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result create_programs(glskin_device *device, struct feedback_path *path) {
    static const struct capture_layout record = {1, {{"v_RECORD0", 4}}, 4};
    static const struct capture_layout floats = {2, {{"v_RECORD0", 4}, {"v_RECORD1", 2}}, 6};
    static const struct capture_layout tangent = {1, {{"v_RECORD2", 1}}, 1};
    const struct gl *gl = &device->gl;
    bool plain = device->normals == GLSKIN_NORMALS_PLAIN;
    path->text[SKIN_OCTAHEDRAL] = plain ? &glskin_shader_feedback_vs_plain : &glskin_shader_feedback_vs;
    path->text[SKIN_FLOATS] = plain ? &glskin_shader_feedback_vs_float_plain : &glskin_shader_feedback_vs_float;
    glskin_result result = preskinned_open(device, &path->drawing, true);
    if (result == GLSKIN_OK)
        result = program_create(gl, path->text[SKIN_OCTAHEDRAL], NULL, &record, &path->programs[SKIN_OCTAHEDRAL]);
    if (result == GLSKIN_OK)
        result = program_create(gl, path->text[SKIN_FLOATS], NULL, &floats, &path->programs[SKIN_FLOATS]);
    if (result == GLSKIN_OK)
        result = program_create(gl, path->text[SKIN_OCTAHEDRAL], NULL, &tangent, &path->tangents);
    return result;
}

static glskin_result feedback_open(glskin_device *device) {
    struct feedback_path *path = host_alloc(&device->host, 1, sizeof *path);
    if (!path)
        return host_fail_memory(&device->host, "path", 1);
    device->path = path;
    const struct gl *gl = &device->gl;
    palette_store_open(device, &path->palettes);
    preskinned_store_open(&path->skinned, FIRST_SKINNED, 0, gl->limits.texture_buffer_texels);
    glskin_result result = create_programs(device, path);
    if (result == GLSKIN_OK) {
        GLint bound = 0;
        gl->f.GenBuffers(1, &path->rows);
        gl->f.GetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound);
        capture_framebuffer_create(gl, &path->framebuffer, &path->renderbuffer);
        gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, (GLuint)bound);
    } else {
        feedback_close(device);
    }
    return result;
}

static glskin_result feedback_instance_open(glskin_instance *instance) {
    const glskin_mesh *mesh = instance->mesh;
    struct feedback_path *path = mesh->device->path;
    struct feedback_instance *own = instance->path;
    glskin_result result = preskinned_instance_open(instance, &path->skinned);
    if (result != GLSKIN_OK)
        return result;
    result = palette_store_take(mesh->device, &path->palettes, mesh->data.entry_count, &own->palette);
    if (result != GLSKIN_OK)
        preskinned_instance_close(instance, &path->skinned);
    return result;
}

static void feedback_instance_close(glskin_instance *instance) {
    struct feedback_path *path = instance->mesh->device->path;
    struct feedback_instance *own = instance->path;
    palette_store_give(instance->mesh->device, &path->palettes, &own->palette);
    preskinned_instance_close(instance, &path->skinned);
}

static glskin_bone *feedback_next_bones(glskin_instance *instance) {
    struct feedback_path *path = instance->mesh->device->path;
    const struct feedback_instance *own = instance->path;
    return palette_store_next_bones(&path->palettes, &own->palette, instance);
}

static glskin_bone *feedback_bones(const glskin_instance *instance) {
    const struct feedback_path *path = instance->mesh->device->path;
    const struct feedback_instance *own = instance->path;
    return palette_store_bones(&path->palettes, &own->palette, instance);
}

static void feedback_skinned(const glskin_instance *instance, glskin_skinned *out) {
    struct feedback_path *path = instance->mesh->device->path;
    preskinned_where(instance, &path->skinned, out);
}

/* ---- Skinning ---- */

/* Neighbours whose vertices and windows one draw serves: of one mesh of one part, end to end in one buffer, with their
 * palettes in one texture buffer. */
static size_t run_length(glskin_instance *const *pending, size_t count) {
    const glskin_mesh *mesh = pending[0]->mesh;
    const struct feedback_instance *last = pending[0]->path;
    size_t length = 1;
    while (mesh->data.part_count == 1 && length < count && pending[length]->mesh == mesh) {
        const struct feedback_instance *next = pending[length]->path;
        if (next->palette.page != last->palette.page || next->skinned.range.page != last->skinned.range.page ||
            next->skinned.range.first != last->skinned.range.first + last->skinned.range.count)
            break;
        last = next;
        length++;
    }
    return length;
}

/* The bone bases of all draws, run by run and part by part, in one upload. */
static bool upload_bases(glskin_device *device, glskin_instance *const *pending, size_t count) {
    struct feedback_path *path = device->path;
    size_t total = 0, used = 0;
    for (size_t i = 0; i < count; i++)
        total += pending[i]->mesh->data.part_count;
    uint32_t *bases = scratch_reserve(&device->host, &path->bases, total, sizeof *bases);
    if (!bases)
        return false;
    for (size_t i = 0; i < count; i++) {
        const struct feedback_instance *own = pending[i]->path;
        const struct skin_encoded *data = &pending[i]->mesh->data;
        for (size_t p = 0; p < data->part_count; p++)
            bases[used++] = (uint32_t)(own->palette.first + data->parts[p].first_entry);
    }
    device->gl.f.BindBuffer(GL_ARRAY_BUFFER, path->rows);
    device->gl.f.BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(total * sizeof *bases), bases, GL_STREAM_DRAW);
    return true;
}

static void bind_inputs(const glskin_mesh *mesh, const glskin_shader *shader) {
    static const struct stream_format record = {2, GL_UNSIGNED_INT, GL_FALSE, true};
    static const struct stream_format float4 = {4, GL_FLOAT, GL_FALSE, false};
    const struct bind_mesh *own = mesh->path;
    bind_mesh_attribute(mesh, shader, "POSITION", stream_float3, offsetof(struct bind_vertex, position));
    bind_mesh_attribute(mesh, shader, "NORMAL", stream_float3, offsetof(struct bind_vertex, normal));
    bind_mesh_attribute(mesh, shader, "BLENDINDICES", record, offsetof(struct bind_vertex, skin));
    if (own->tangents)
        streams_attribute(&mesh->device->gl, shader, "TANGENT", float4, own->tangents, sizeof(float[4]), 0, 0);
    else
        mesh->device->gl.f.DisableVertexAttribArray(shader_location(shader, "TANGENT"));
}

/* The run's vertices into one buffer, from byte `first` on, with the program that is current. */
static void capture_run(const glskin_mesh *mesh, const glskin_shader *shader, GLuint buffer, size_t first, size_t size,
                        size_t first_base, size_t length) {
    static const struct stream_format base = {1, GL_UNSIGNED_INT, GL_FALSE, true};
    const struct feedback_path *path = mesh->device->path;
    const struct gl *gl = &mesh->device->gl;
    gl->f.BindBufferRange(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer, (GLintptr)first, (GLsizeiptr)size);
    gl->f.BeginTransformFeedback(GL_POINTS);
    for (size_t p = 0; p < mesh->data.part_count; p++) {
        const struct skin_part *part = &mesh->data.parts[p];
        streams_attribute(gl, shader, "BONEBASE", base, path->rows, sizeof(uint32_t),
                          (first_base + p * length) * sizeof(uint32_t), 1);
        gl->f.DrawArraysInstanced(GL_POINTS, (GLint)part->first_vertex, (GLsizei)part->vertex_count, (GLsizei)length);
    }
    gl->f.EndTransformFeedback();
}

static void skin_run(glskin_device *device, glskin_instance *const *run, size_t length, size_t first_base) {
    struct feedback_path *path = device->path;
    const glskin_mesh *mesh = run[0]->mesh;
    const struct feedback_instance *own = run[0]->path;
    const glskin_shader *shader = path->text[mesh->layout];
    size_t vertices = length * mesh->data.vertex_count;
    glskin_skinned where = {0};
    preskinned_where(run[0], &path->skinned, &where);
    palette_store_bind(device, &path->palettes, own->palette.page);
    bind_inputs(mesh, shader);
    device->gl.f.UseProgram(path->programs[mesh->layout].id);
    capture_run(mesh, shader, where.buffer, where.offset, vertices * where.stride, first_base, length);
    if (where.tangent_buffer) {
        device->gl.f.UseProgram(path->tangents.id);
        capture_run(mesh, shader, where.tangent_buffer, where.tangent_offset, vertices * where.tangent_stride,
                    first_base, length);
    }
    streams_disable(&device->gl, shader);
}

static void skin_runs(glskin_device *device, glskin_instance *const *pending, size_t count) {
    const struct feedback_path *path = device->path;
    const struct gl *gl = &device->gl;
    GLint framebuffer = 0;
    gl->f.GetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &framebuffer);
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, path->framebuffer);
    gl->f.Enable(GL_RASTERIZER_DISCARD);
    for (size_t i = 0, base = 0; i < count;) {
        size_t length = run_length(pending + i, count - i);
        skin_run(device, pending + i, length, base);
        base += length * pending[i]->mesh->data.part_count;
        i += length;
    }
    gl->f.Disable(GL_RASTERIZER_DISCARD);
    gl->f.BindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 0);
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, (GLuint)framebuffer);
}

static glskin_result feedback_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    struct feedback_path *path = device->path;
    size_t used = 0;
    for (size_t i = 0; i < count; i++)
        used += !instances[i]->skinned_current;
    if (used == 0)
        return GLSKIN_OK;
    glskin_instance **pending = scratch_reserve(&device->host, &path->pending, used, sizeof *pending);
    if (!pending)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    used = 0;
    for (size_t i = 0; i < count; i++) {
        const struct feedback_instance *own = instances[i]->path;
        if (instances[i]->skinned_current)
            continue;
        palette_store_write(&path->palettes, &own->palette, instances[i]);
        instances[i]->skinned_current = true;
        pending[used++] = instances[i];
    }
    if (upload_bases(device, pending, used)) {
        skin_runs(device, pending, used);
        palette_store_used(device, &path->palettes);
        return GLSKIN_OK;
    }
    for (size_t i = 0; i < used; i++)
        pending[i]->skinned_current = false;
    return GLSKIN_ERROR_OUT_OF_MEMORY;
}

static glskin_result feedback_check_draws(glskin_instance *instance) {
    struct feedback_path *path = instance->mesh->device->path;
    return preskinned_check(instance, &path->skinned, &path->drawing);
}

static glskin_result feedback_draw(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                   size_t count) {
    struct feedback_path *path = device->path;
    return preskinned_draw(device, &path->skinned, &path->drawing, pass, draws, count);
}

static glskin_result feedback_read(glskin_instance *instance, struct capture_vertex *out) {
    struct feedback_path *path = instance->mesh->device->path;
    return preskinned_read(instance, &path->skinned, out);
}

const struct path_ops path_feedback = {
    .path = GLSKIN_PATH_FEEDBACK,
    .window = feedback_window,
    .open = feedback_open,
    .close = feedback_close,
    .mesh_open = bind_mesh_open,
    .mesh_close = bind_mesh_close,
    .instance_size = sizeof(struct feedback_instance),
    .instance_open = feedback_instance_open,
    .instance_close = feedback_instance_close,
    .bones = feedback_bones,
    .next_bones = feedback_next_bones,
    .skin = feedback_skin,
    .check_draws = feedback_check_draws,
    .draw = feedback_draw,
    .read = feedback_read,
    .skinned = feedback_skinned,
};
