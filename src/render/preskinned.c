#include "render/preskinned.h"

#include "skin/kernel.h"

#include <math.h>
#include <string.h>

static const size_t strides[SKIN_LAYOUTS] = {[SKIN_OCTAHEDRAL] = 16, [SKIN_FLOATS] = 24, [SKIN_COMPACT] = 12};

size_t preskinned_texels(enum skin_layout layout, GLenum *format) {
    static const struct {
        size_t count;
        GLenum format;
    } texels[SKIN_LAYOUTS] = {[SKIN_OCTAHEDRAL] = {1, GL_RGBA32UI},
                              [SKIN_FLOATS] = {3, GL_RG32UI},    /* of three components: from GL 4.0 on, as here: */
                              [SKIN_COMPACT] = {1, GL_RGB32UI}}; /* only the compute path has it */
    *format = texels[layout].format;
    return texels[layout].count;
}

void preskinned_store_open(struct preskinned_store *store, size_t first_page, size_t buffer_limit, size_t texel_limit) {
    for (int layout = 0; layout < SKIN_LAYOUTS; layout++)
        for (int tangents = 0; tangents < 2; tangents++) {
            struct arena *arena = &store->arenas[layout][tangents];
            GLenum format;
            size_t usual = texel_limit / preskinned_texels((enum skin_layout)layout, &format);
            arena_open(arena, strides[layout], tangents ? sizeof(int16_t[2]) : 0, first_page, buffer_limit);
            if (usual && usual < arena->usual)
                arena->usual = usual;
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

glskin_result preskinned_instance_open(glskin_instance *instance, struct preskinned_store *store) {
    const glskin_mesh *mesh = instance->mesh;
    struct preskinned_instance *own = instance->path;
    return arena_take(mesh->device, preskinned_arena(store, mesh), mesh->data.vertex_count, "skinned vertices",
                      &own->range);
}

void preskinned_instance_close(glskin_instance *instance, struct preskinned_store *store) {
    const glskin_mesh *mesh = instance->mesh;
    const struct preskinned_instance *own = instance->path;
    arena_give(mesh->device, preskinned_arena(store, mesh), &own->range);
    if (own->vertex_array && !mesh->device->lost)
        mesh->device->gl.f.DeleteVertexArrays(1, &own->vertex_array);
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
