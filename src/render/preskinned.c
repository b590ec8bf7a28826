#include "render/preskinned.h"

#include "render/shaders.h"
#include "skin/kernel.h"

#include <math.h>
#include <string.h>

enum { MAX_CONSTANTS = 20 };

glskin_result preskinned_open(glskin_device *device, struct preskinned_shaders *shaders) {
    static const struct material_vertex octahedral[2] = {
        {&glskin_shader_preskinned_vs_oct, &glskin_shader_preskinned_vs_oct_tangents},
        {&glskin_shader_preskinned_vs_oct_plain, &glskin_shader_preskinned_vs_oct_tangents_plain}};
    static const struct material_vertex floats[2] = {
        {&glskin_shader_preskinned_vs, &glskin_shader_preskinned_vs_tangents},
        {&glskin_shader_preskinned_vs_plain, &glskin_shader_preskinned_vs_tangents_plain}};
    shaders->octahedral = octahedral[device->normals == GLSKIN_NORMALS_PLAIN];
    shaders->floats = floats[device->normals == GLSKIN_NORMALS_PLAIN];
    glskin_result result = material_prepare(device, shaders->octahedral.plain);
    return result == GLSKIN_OK ? material_prepare(device, shaders->floats.plain) : result;
}

static const size_t strides[SKIN_LAYOUTS] = {[SKIN_OCTAHEDRAL] = 16, [SKIN_FLOATS] = 24, [SKIN_COMPACT] = 12};

void preskinned_store_open(struct preskinned_store *store, size_t first_page, size_t buffer_limit) {
    for (int layout = 0; layout < SKIN_LAYOUTS; layout++) {
        arena_open(&store->arenas[layout][0], strides[layout], 0, first_page, buffer_limit);
        arena_open(&store->arenas[layout][1], strides[layout], sizeof(int16_t[2]), first_page, buffer_limit);
    }
}

void preskinned_store_close(const glskin_device *device, struct preskinned_store *store) {
    for (int layout = 0; layout < SKIN_LAYOUTS; layout++)
        for (int tangents = 0; tangents < 2; tangents++)
            arena_close(device, &store->arenas[layout][tangents]);
}

struct arena *preskinned_arena(struct preskinned_store *store, const glskin_mesh *mesh) {
    return &store->arenas[mesh->layout][mesh->data.tangent != NULL];
}

glskin_result preskinned_instance_open(glskin_instance *instance, struct preskinned_store *store, size_t size) {
    const glskin_mesh *mesh = instance->mesh;
    struct preskinned_instance *own = host_alloc(&mesh->device->host, 1, size);
    if (!own)
        return host_fail_memory(&mesh->device->host, "instance", 1);
    glskin_result result = arena_take(mesh->device, preskinned_arena(store, mesh), mesh->data.vertex_count,
                                      "skinned vertices", &own->range);
    if (result == GLSKIN_OK)
        instance->path = own;
    else
        host_free(&mesh->device->host, own);
    return result;
}

void preskinned_instance_close(glskin_instance *instance, struct preskinned_store *store) {
    const glskin_mesh *mesh = instance->mesh;
    struct preskinned_instance *own = instance->path;
    arena_give(mesh->device, preskinned_arena(store, mesh), &own->range);
    if (own->vertex_array && !mesh->device->lost)
        mesh->device->gl.f.DeleteVertexArrays(1, &own->vertex_array);
    host_free(&mesh->device->host, own);
}

size_t preskinned_stride(const glskin_mesh *mesh) {
    return strides[mesh->layout];
}

size_t preskinned_normal_offset(const glskin_mesh *mesh) {
    return mesh->layout == SKIN_COMPACT ? 8 : 12;
}

void preskinned_where(const glskin_instance *instance, struct preskinned_store *store, glskin_skinned *out) {
    const glskin_mesh *mesh = instance->mesh;
    const struct preskinned_instance *own = instance->path;
    const struct arena_page *page = &preskinned_arena(store, mesh)->pages[own->range.page];
    out->buffer = page->buffers[0];
    out->stride = preskinned_stride(mesh);
    out->offset = own->range.first * out->stride;
    out->vertex_count = mesh->data.vertex_count;
    out->half_positions = mesh->layout == SKIN_COMPACT;
    out->float_normals = mesh->layout == SKIN_FLOATS;
    out->normal_offset = preskinned_normal_offset(mesh);
    if (mesh->data.tangent) {
        out->tangent_buffer = page->buffers[1];
        out->tangent_stride = sizeof(int16_t[2]);
        out->tangent_offset = own->range.first * out->tangent_stride;
    }
}

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
static void bind_instance(const glskin_instance *instance, struct preskinned_store *store, const glskin_shader *shader,
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
    streams_mesh(mesh, shader);
    bind_skinned(mesh, shader, &skinned);
}

glskin_result preskinned_draw(glskin_device *device, struct preskinned_store *store,
                              const struct preskinned_shaders *shaders, const glskin_pass *pass,
                              const glskin_draw *draws, size_t count) {
    const struct gl *gl = &device->gl;
    const glskin_shader *shader = NULL;
    const glskin_mesh *last = NULL;
    glskin_result result = GLSKIN_OK;
    unsigned world = 0;
    struct material material;
    material_begin(&material, device, pass);
    /* The whole array goes up each time: GL does not promise that element n has the array's location plus n. */
    float constants[MAX_CONSTANTS][4] = {{0}};
    for (size_t i = 0; i < count; i++) {
        const glskin_mesh *mesh = draws[i].instance->mesh;
        struct material_vertex stages = mesh->layout == SKIN_FLOATS ? shaders->floats : shaders->octahedral;
        result = material_use(&material, stages, &draws[i]);
        if (result != GLSKIN_OK)
            break;
        if (shader != stages.tangents) {
            shader = stages.tangents; /* it has every attribute of the other */
            world = shader_register(shader, "g_world");
            matrix_rows(pass->view_projection, constants + shader_register(shader, "g_viewProj"));
        }
        bind_instance(draws[i].instance, store, shader, last);
        last = mesh;
        matrix_rows(draws[i].world, constants + world);
        gl->f.Uniform4fv(material.program->program.constants, (GLsizei)shader->constant_count, constants[0]);
        streams_draw(mesh, 0, mesh->data.index_count, 1);
    }
    if (shader)
        streams_end(device, shader);
    material_end(&material);
    return result;
}

/* IEEE half precision, Inf and NaN too. */
static float from_half(uint16_t bits) {
    int exponent = bits >> 10 & 31, mantissa = bits & 1023;
    float size = exponent == 31 ? (mantissa ? NAN : INFINITY)
                 : exponent     ? ldexpf((float)(mantissa | 1024), exponent - 25)
                                : ldexpf((float)mantissa, -24);
    return bits & 0x8000 ? -size : size;
}

static void decode(const glskin_mesh *mesh, const unsigned char *record, float position[3], float normal[3]) {
    const unsigned char *at = record + preskinned_normal_offset(mesh);
    if (mesh->layout == SKIN_COMPACT) {
        uint16_t half[3];
        memcpy(half, record, sizeof half);
        for (int i = 0; i < 3; i++)
            position[i] = from_half(half[i]);
    } else {
        memcpy(position, record, 12);
    }
    if (mesh->layout == SKIN_FLOATS) {
        memcpy(normal, at, 12);
    } else {
        int16_t packed[2];
        memcpy(packed, at, sizeof packed);
        octahedral_decode(packed, normal);
    }
}

glskin_result preskinned_read(const glskin_instance *instance, struct preskinned_store *store,
                              struct capture_vertex *out) {
    const glskin_mesh *mesh = instance->mesh;
    const struct gl *gl = &mesh->device->gl;
    glskin_skinned where = {0};
    preskinned_where(instance, store, &where);
    size_t size = where.vertex_count * where.stride;
    unsigned char *records = host_alloc(&mesh->device->host, size, 1);
    if (!records)
        return host_fail_memory(&mesh->device->host, "bytes to read back", size);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, where.buffer);
    gl->f.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)where.offset, (GLsizeiptr)size, records);
    for (size_t i = 0; i < where.vertex_count; i++) {
        decode(mesh, records + i * where.stride, out[i].position, out[i].normal);
        out[i].position[3] = 1;
    }
    host_free(&mesh->device->host, records);
    return gl_check(gl, "reading skinned vertices back");
}

void preskinned_encode(const glskin_mesh *mesh, const float position[3], const float normal[3], void *record) {
    memcpy(record, position, 12);
    if (mesh->layout == SKIN_FLOATS) {
        memcpy((char *)record + 12, normal, 12);
    } else {
        int16_t packed[2];
        octahedral_encode(normal, packed);
        memcpy((char *)record + 12, packed, sizeof packed);
    }
}
