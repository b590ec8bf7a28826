#include "render/preskinned.h"

#include "render/material.h"
#include "render/shaders.h"
#include "skin/kernel.h"

#include <string.h>

enum { GROWTH = 4, MAX_CONSTANTS = 20 };

glskin_result preskinned_open(glskin_device *device, struct preskinned_shaders *shaders) {
    bool plain = device->normals == GLSKIN_NORMALS_PLAIN;
    memset(shaders, 0, sizeof *shaders);
    shaders->octahedral = plain ? &glskin_shader_preskinned_vs_oct_plain : &glskin_shader_preskinned_vs_oct;
    shaders->plain_floats = plain ? &glskin_shader_preskinned_vs_plain : &glskin_shader_preskinned_vs;
    glskin_result result = material_prepare(device, shaders->octahedral);
    return result == GLSKIN_OK ? material_prepare(device, shaders->plain_floats) : result;
}

size_t preskinned_stride(const glskin_mesh *mesh) {
    return mesh->float_normals ? 24 : 16;
}

static size_t slot_size(const glskin_mesh *mesh) {
    return mesh->data.vertex_count * preskinned_stride(mesh);
}

void preskinned_mesh_close(const glskin_mesh *mesh, struct preskinned_mesh *own) {
    for (size_t i = 0; i < own->buffer_count; i++) {
        if (!mesh->device->lost)
            mesh->device->gl.f.DeleteBuffers(1, &own->buffers[i].buffer);
        host_free(&mesh->device->host, own->buffers[i].taken);
    }
    host_free(&mesh->device->host, own->buffers);
    memset(own, 0, sizeof *own);
}

static glskin_result add_buffer(const glskin_mesh *mesh, struct preskinned_mesh *own) {
    const glskin_host *host = &mesh->device->host;
    size_t slots = own->buffer_count ? own->buffers[own->buffer_count - 1].slots * GROWTH : 1;
    if (own->buffer_limit && slots > own->buffer_limit / slot_size(mesh))
        slots = own->buffer_limit / slot_size(mesh);
    if (slots == 0)
        return host_fail(host, GLSKIN_ERROR_UNSUPPORTED,
                         "%zu skinned vertices take %zu bytes: this driver's storage blocks hold %zu",
                         mesh->data.vertex_count, slot_size(mesh), own->buffer_limit);
    struct preskinned_buffer *buffers = host_alloc(host, own->buffer_count + 1, sizeof *buffers);
    bool *taken = host_alloc(host, slots, sizeof *taken);
    GLuint buffer =
        buffers && taken ? gl_buffer_create(&mesh->device->gl, slots * slot_size(mesh), NULL, GL_DYNAMIC_COPY) : 0;
    if (!buffer) {
        glskin_result result = buffers && taken ? GLSKIN_ERROR_GL : host_fail_memory(host, "instance slots", slots);
        host_free(host, buffers);
        host_free(host, taken);
        return result;
    }
    if (own->buffer_count)
        memcpy(buffers, own->buffers, own->buffer_count * sizeof *buffers);
    host_free(host, own->buffers);
    own->buffers = buffers;
    own->buffers[own->buffer_count++] = (struct preskinned_buffer){buffer, slots, taken};
    return GLSKIN_OK;
}

glskin_result preskinned_take(const glskin_mesh *mesh, struct preskinned_mesh *own, struct preskinned_slot *out) {
    for (;;) {
        for (size_t b = 0; b < own->buffer_count; b++)
            for (size_t s = 0; s < own->buffers[b].slots; s++)
                if (!own->buffers[b].taken[s]) {
                    own->buffers[b].taken[s] = true;
                    *out = (struct preskinned_slot){b, s};
                    return GLSKIN_OK;
                }
        glskin_result result = add_buffer(mesh, own);
        if (result != GLSKIN_OK)
            return result;
    }
}

void preskinned_give(struct preskinned_mesh *own, const struct preskinned_slot *slot) {
    own->buffers[slot->buffer].taken[slot->slot] = false;
}

void preskinned_where(const glskin_mesh *mesh, const struct preskinned_mesh *own, const struct preskinned_slot *slot,
                      glskin_skinned *out) {
    out->buffer = own->buffers[slot->buffer].buffer;
    out->offset = slot->slot * slot_size(mesh);
    out->stride = preskinned_stride(mesh);
    out->vertex_count = mesh->data.vertex_count;
}

static void bind_skinned(const glskin_mesh *mesh, const glskin_shader *shader, const glskin_skinned *where) {
    const struct gl *gl = &mesh->device->gl;
    /* Unnormalised: GL before 4.2 maps normalised words another way than later ones. The shader divides. */
    static const struct stream_format octahedral = {2, GL_SHORT, GL_FALSE, false};
    streams_attribute(gl, shader, "POSITION", stream_float3, where->buffer, where->stride, where->offset, 0);
    streams_attribute(gl, shader, "NORMAL", mesh->float_normals ? stream_float3 : octahedral, where->buffer,
                      where->stride, where->offset + 12, 0);
}

glskin_result preskinned_draw(glskin_device *device, const struct preskinned_shaders *shaders, const glskin_pass *pass,
                              const glskin_draw *draws, size_t count,
                              void (*where)(const glskin_instance *instance, glskin_skinned *out)) {
    const struct gl *gl = &device->gl;
    const glskin_shader *shader = NULL;
    const glskin_mesh *bound = NULL;
    glskin_result result = GLSKIN_OK;
    struct material material;
    material_begin(&material, device, pass);
    /* The whole array goes up each time: GL does not promise that element n has the array's location plus n. */
    float constants[MAX_CONSTANTS][4] = {{0}};
    for (size_t i = 0; i < count; i++) {
        const glskin_mesh *mesh = draws[i].instance->mesh;
        const glskin_shader *wanted = mesh->float_normals ? shaders->plain_floats : shaders->octahedral;
        result = material_use(&material, wanted, &draws[i]);
        if (result != GLSKIN_OK)
            break;
        if (wanted != shader)
            matrix_rows(pass->view_projection, constants + shader_register(wanted, "g_viewProj"));
        shader = wanted;
        if (mesh != bound)
            streams_mesh(mesh, shader);
        bound = mesh;
        glskin_skinned skinned = {0};
        where(draws[i].instance, &skinned);
        bind_skinned(mesh, shader, &skinned);
        matrix_rows(draws[i].world, constants + shader_register(shader, "g_world"));
        gl->f.Uniform4fv(material.program->program.constants, (GLsizei)shader->constant_count, constants[0]);
        streams_draw(mesh, 0, mesh->data.index_count, 1);
    }
    if (shader)
        streams_disable(gl, shader);
    material_end(&material);
    return result;
}

glskin_result preskinned_read(const glskin_mesh *mesh, const glskin_skinned *where, struct capture_vertex *out) {
    const struct gl *gl = &mesh->device->gl;
    size_t size = where->vertex_count * where->stride;
    unsigned char *records = host_alloc(&mesh->device->host, size, 1);
    if (!records)
        return host_fail_memory(&mesh->device->host, "bytes to read back", size);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, where->buffer);
    gl->f.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)where->offset, (GLsizeiptr)size, records);
    for (size_t i = 0; i < where->vertex_count; i++) {
        preskinned_decode(mesh, records + i * where->stride, out[i].position, out[i].normal);
        out[i].position[3] = 1;
    }
    host_free(&mesh->device->host, records);
    return gl_check(gl, "reading skinned vertices back");
}

void preskinned_encode(const glskin_mesh *mesh, const float position[3], const float normal[3], void *record) {
    memcpy(record, position, 12);
    if (mesh->float_normals) {
        memcpy((char *)record + 12, normal, 12);
    } else {
        int16_t packed[2];
        octahedral_encode(normal, packed);
        memcpy((char *)record + 12, packed, sizeof packed);
    }
}

void preskinned_decode(const glskin_mesh *mesh, const void *record, float position[3], float normal[3]) {
    memcpy(position, record, 12);
    if (mesh->float_normals) {
        memcpy(normal, (const char *)record + 12, 12);
    } else {
        int16_t packed[2];
        memcpy(packed, (const char *)record + 12, sizeof packed);
        octahedral_decode(packed, normal);
    }
}
