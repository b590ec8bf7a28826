/* The texture-buffer path: all palettes of a device in texture buffers, many units of one mesh in one instanced draw,
 * each with its own pose and place. The bone base is an instanced attribute because gl_InstanceID is unreliable on
 * macOS. */
#include "render/bind_vertices.h"
#include "render/instance_rows.h"
#include "render/material.h"
#include "render/palette_store.h"
#include "render/path.h"
#include "render/shaders.h"

#include <stdio.h>
#include <string.h>

struct buffer_path {
    struct material_vertex shaders;
    struct program capture;
    struct palette_store palettes;
    struct instance_rows rows; /* one for each instance and part of a draw call; base: its first bone */
    struct scratch runs;       /* the lengths of those that a draw call has */
};
struct buffer_instance {
    struct palette_range palette;
};

static size_t buffer_window(const struct gl *gl, char *why, size_t why_size) {
    if (gl->version >= 33)
        return SKIN_WINDOW_MAX;
    snprintf(why, why_size, "it needs OpenGL 3.3, the context has %d.%d", gl->version / 10, gl->version % 10);
    return 0;
}

static void buffer_close(glskin_device *device) {
    struct buffer_path *path = device->path;
    if (!path)
        return;
    if (!device->lost)
        program_destroy(&device->gl, &path->capture);
    rows_close(device, &path->rows);
    scratch_free(&device->host, &path->runs);
    palette_store_close(device, &path->palettes);
    host_free(&device->host, path);
    device->path = NULL;
}

static glskin_result buffer_open(glskin_device *device) {
    struct buffer_path *path = host_alloc(&device->host, 1, sizeof *path);
    if (!path)
        return host_fail_memory(&device->host, "path", 1);
    device->path = path;
    static const struct material_vertex shaders[2] = {
        {&glskin_shader_skinning_vs_sm4, &glskin_shader_skinning_vs_sm4_tangents},
        {&glskin_shader_skinning_vs_sm4_plain, &glskin_shader_skinning_vs_sm4_tangents_plain}};
    path->shaders = shaders[device->normals == GLSKIN_NORMALS_PLAIN];
    palette_store_open(device, &path->palettes);
    glskin_result result = material_prepare(device, path->shaders.plain);
    if (result == GLSKIN_OK)
        rows_open(device, &path->rows, path->shaders.plain, "BONEBASE");
    else
        buffer_close(device);
    return result;
}

static glskin_result buffer_instance_open(glskin_instance *instance) {
    glskin_device *device = instance->mesh->device;
    struct buffer_path *path = device->path;
    struct buffer_instance *own = instance->path;
    return palette_store_take(device, &path->palettes, instance->mesh->data.entry_count, &own->palette);
}

static void buffer_instance_close(glskin_instance *instance) {
    glskin_device *device = instance->mesh->device;
    struct buffer_path *path = device->path;
    struct buffer_instance *own = instance->path;
    palette_store_give(device, &path->palettes, &own->palette);
}

static glskin_bone *buffer_next_bones(glskin_instance *instance) {
    struct buffer_path *path = instance->mesh->device->path;
    const struct buffer_instance *own = instance->path;
    return palette_store_next_bones(&path->palettes, &own->palette, instance);
}

static glskin_bone *buffer_bones(const glskin_instance *instance) {
    const struct buffer_path *path = instance->mesh->device->path;
    const struct buffer_instance *own = instance->path;
    return palette_store_bones(&path->palettes, &own->palette, instance);
}

static glskin_result buffer_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    struct buffer_path *path = device->path;
    for (size_t i = 0; i < count; i++) {
        if (instances[i]->skinned_current)
            continue;
        const struct buffer_instance *own = instances[i]->path;
        palette_store_write(&path->palettes, &own->palette, instances[i]);
        instances[i]->skinned_current = true;
    }
    return GLSKIN_OK;
}

static void bind_mesh(const glskin_mesh *mesh) {
    static const struct stream_format record = {2, GL_UNSIGNED_INT, GL_FALSE, true};
    const struct buffer_path *path = mesh->device->path;
    const glskin_shader *shader = path->shaders.tangents; /* it has every attribute of the other */
    if (!bind_mesh_array(mesh)) {
        streams_absent(mesh, shader);
        return;
    }
    bind_mesh_streams(mesh, shader);
    bind_mesh_attribute(mesh, shader, "BLENDINDICES", record, offsetof(struct bind_vertex, skin));
    rows_attach(mesh->device, &path->rows);
}

static void upload_view_projection(const glskin_device *device, const struct program *program, const float *matrix) {
    float rows[4][4];
    matrix_rows(matrix, rows);
    device->gl.f.Uniform4fv(program->constants, 4, rows[0]);
}

static size_t first_bone(const glskin_instance *instance, const struct skin_part *part) {
    const struct buffer_instance *own = instance->path;
    return own->palette.first + part->first_entry;
}

/* Neighbours that share mesh, looks and palette page become one instanced draw a part. */
static size_t run_length(const glskin_draw *draws, size_t count) {
    const struct buffer_instance *first = draws[0].instance->path;
    size_t length = 1;
    while (length < count && draws[length].instance->mesh == draws[0].instance->mesh &&
           material_same(&draws[length], &draws[0]) &&
           ((const struct buffer_instance *)draws[length].instance->path)->palette.page == first->palette.page)
        length++;
    return length;
}

/* *runs: their lengths, one after the other. */
static glskin_result fill_rows(glskin_device *device, const glskin_draw *draws, size_t count, const size_t **runs) {
    struct buffer_path *path = device->path;
    size_t total = 0, run_count = 0, used = 0;
    size_t *lengths = scratch_reserve(&device->host, &path->runs, count, sizeof *lengths);
    if (!lengths)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < count; i += lengths[run_count++]) {
        lengths[run_count] = run_length(draws + i, count - i);
        total += lengths[run_count] * draws[i].instance->mesh->data.part_count;
    }
    struct instance_row *rows = rows_reserve(device, &path->rows, total, 0);
    if (!rows)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0, run = 0; i < count; i += lengths[run++]) {
        const struct skin_encoded *data = &draws[i].instance->mesh->data;
        for (size_t p = 0; p < data->part_count; p++)
            for (size_t j = i; j < i + lengths[run]; j++)
                row_write(&rows[used++], first_bone(draws[j].instance, &data->parts[p]), draws[j].world);
    }
    rows_upload(device, &path->rows, used * sizeof *rows);
    *runs = lengths;
    return GLSKIN_OK;
}

static glskin_result buffer_draw(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                 size_t count) {
    struct buffer_path *path = device->path;
    const size_t *run;
    if (count == 0)
        return GLSKIN_OK;
    glskin_result result = fill_rows(device, draws, count, &run);
    if (result != GLSKIN_OK)
        return result;
    struct material material;
    material_begin(&material, device, pass);
    const glskin_mesh *bound = NULL;
    size_t row = path->rows.first;
    for (size_t i = 0; i < count; i += *run++) {
        const glskin_mesh *mesh = draws[i].instance->mesh;
        const struct buffer_instance *own = draws[i].instance->path;
        result = material_use(&material, path->shaders, &draws[i]);
        if (result != GLSKIN_OK)
            break;
        if (material.changed)
            upload_view_projection(device, &material.program->program, pass->view_projection);
        palette_store_bind(device, &path->palettes, own->palette.page);
        if (mesh != bound)
            bind_mesh(mesh);
        bound = mesh;
        for (size_t p = 0; p < mesh->data.part_count; p++, row += *run) {
            rows_bind(device, &path->rows, row);
            streams_draw(mesh, mesh->data.parts[p].first_index, mesh->data.parts[p].index_count, *run);
        }
    }
    palette_store_used(device, &path->palettes);
    streams_end(device, path->shaders.tangents);
    material_end(&material);
    return result;
}

static glskin_result read_parts(glskin_device *device, glskin_instance *instance, struct capture_vertex *out) {
    struct buffer_path *path = device->path;
    const struct skin_encoded *data = &instance->mesh->data;
    const struct buffer_instance *own = instance->path;
    struct capture capture;
    palette_store_bind(device, &path->palettes, own->palette.page);
    bind_mesh(instance->mesh);
    upload_view_projection(device, &path->capture, NULL);
    glskin_result result = capture_begin(&device->gl, &capture_vertex_layout, data->vertex_count, &capture);
    if (result != GLSKIN_OK)
        return result;
    for (size_t p = 0; p < data->part_count; p++) {
        rows_bind(device, &path->rows, path->rows.first + p);
        device->gl.f.DrawArraysInstanced(GL_POINTS, (GLint)data->parts[p].first_vertex,
                                         (GLsizei)data->parts[p].vertex_count, 1);
    }
    return capture_end(&device->gl, &capture, out->position);
}

static glskin_result buffer_read(glskin_instance *instance, struct capture_vertex *out) {
    glskin_device *device = instance->mesh->device;
    struct buffer_path *path = device->path;
    glskin_result result = GLSKIN_OK;
    if (!path->capture.id)
        result = program_create(&device->gl, path->shaders.plain, &glskin_shader_simple_ps, &capture_vertex_layout,
                                &path->capture);
    const glskin_draw draw = {.instance = instance};
    const size_t *run;
    if (result == GLSKIN_OK)
        result = fill_rows(device, &draw, 1, &run);
    if (result != GLSKIN_OK)
        return result;
    device->gl.f.UseProgram(path->capture.id);
    result = read_parts(device, instance, out);
    palette_store_used(device, &path->palettes);
    streams_end(device, path->shaders.tangents);
    return result;
}

const struct path_ops path_texture_buffer = {
    .path = GLSKIN_PATH_TEXTURE_BUFFER,
    .window = buffer_window,
    .open = buffer_open,
    .close = buffer_close,
    .mesh_open = bind_mesh_open,
    .mesh_close = bind_mesh_close,
    .instance_size = sizeof(struct buffer_instance),
    .instance_open = buffer_instance_open,
    .instance_close = buffer_instance_close,
    .bones = buffer_bones,
    .next_bones = buffer_next_bones,
    .skin = buffer_skin,
    .draw = buffer_draw,
    .read = buffer_read,
};
