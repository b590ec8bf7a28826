#include "skin/validate.h"

#include <math.h>

#include "core/host.h"
#include "skin/groups.h"
#include "skin/stream.h"

static glskin_result invalid_null(const glskin_host *host, const char *field) {
    return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "mesh: %s is NULL; it is required", field);
}

/* A count that is stored in 32 bits. */
static glskin_result check_count(const glskin_host *host, const char *field, size_t count, size_t least) {
    if (count < least || count > UINT32_MAX)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "mesh: %s is %zu; expected %zu to %lu", field, count,
                         least, (unsigned long)UINT32_MAX);
    return GLSKIN_OK;
}

static glskin_result check_stream(const glskin_host *host, const char *field, glskin_stream stream, size_t element,
                                  size_t vertex_count) {
    if (!stream.data)
        return GLSKIN_OK;
    if (stream.stride && stream.stride < element)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "mesh: %s.stride is %zu; expected at least %zu, or 0 for tightly packed", field, stream.stride,
                         element);
    size_t stride = stream.stride ? stream.stride : element;
    if (vertex_count > SIZE_MAX / stride)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "mesh: %s.stride is %zu; %zu vertices of it overflow the address space", field, stream.stride,
                         vertex_count);
    return GLSKIN_OK;
}

static glskin_result check_size(const glskin_host *host, const char *field, size_t size, size_t a, size_t b) {
    if (size != a && size != b)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "mesh: %s is %zu; expected %zu or %zu bytes", field, size,
                         a, b);
    return GLSKIN_OK;
}

static glskin_result check_vertex_streams(const glskin_host *host, const glskin_mesh_desc *desc) {
    if (!desc->position.data)
        return invalid_null(host, "position.data");
    const struct {
        const char *name;
        glskin_stream stream;
        size_t element;
    } streams[] = {
        {"position", desc->position, 3 * sizeof(float)},       {"normal", desc->normal, 3 * sizeof(float)},
        {"tangent", desc->tangent, 4 * sizeof(float)},         {"texcoord[0]", desc->texcoord[0], 2 * sizeof(float)},
        {"texcoord[1]", desc->texcoord[1], 2 * sizeof(float)},
    };
    for (size_t i = 0; i < sizeof streams / sizeof *streams; i++) {
        glskin_result result =
            check_stream(host, streams[i].name, streams[i].stream, streams[i].element, desc->vertex_count);
        if (result)
            return result;
    }
    return GLSKIN_OK;
}

static glskin_result check_influences(const glskin_host *host, const glskin_mesh_desc *desc) {
    const glskin_influences *influences = &desc->influences;
    if (!influences->weight.data)
        return invalid_null(host, "influences.weight.data");
    if (!influences->bone.data)
        return invalid_null(host, "influences.bone.data");
    glskin_result result = check_size(host, "influences.bone_size", influences->bone_size, 1, 2);
    if (!result)
        result = check_stream(host, "influences.weight", influences->weight, 4, desc->vertex_count);
    if (!result)
        result = check_stream(host, "influences.bone", influences->bone, 4 * influences->bone_size, desc->vertex_count);
    return result;
}

static glskin_result check_classic(const glskin_host *host, const glskin_mesh_desc *desc) {
    if (!desc->classic.group.data)
        return invalid_null(host, "classic.group.data");
    glskin_result result = check_size(host, "classic.group_size", group_size(desc), 1, 2);
    if (!result)
        result = check_stream(host, "classic.group", desc->classic.group, group_size(desc), desc->vertex_count);
    if (!result)
        result = skin_groups_check(host, &desc->classic.groups, desc->bone_count);
    return result;
}

/* How vertices follow bones: exactly one of three ways. A half-filled one counts, so that its gap is what is named. */
static glskin_result check_binding(const glskin_host *host, const glskin_mesh_desc *desc) {
    bool skin = desc->skin.data;
    bool influences = desc->influences.weight.data || desc->influences.bone.data;
    bool classic = desc->classic.group.data || desc->classic.groups.count || desc->classic.groups.sizes;
    if (skin + influences + classic != 1)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "mesh: exactly one of skin, influences and classic is required; found %d (%s, %s, %s)",
                         skin + influences + classic, skin ? "skin" : "no skin",
                         influences ? "influences" : "no influences", classic ? "classic" : "no classic");
    if (desc->weights != GLSKIN_WEIGHTS_AS_GIVEN && desc->weights != GLSKIN_WEIGHTS_NORMALIZE)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "mesh: weights is %d; expected AS_GIVEN or NORMALIZE",
                         (int)desc->weights);
    if (skin)
        return check_stream(host, "skin", desc->skin, 8, desc->vertex_count);
    return influences ? check_influences(host, desc) : check_classic(host, desc);
}

static glskin_result check_indices(const glskin_host *host, const glskin_mesh_desc *desc) {
    if (!desc->index_count)
        return GLSKIN_OK;
    if (!desc->indices)
        return invalid_null(host, "indices");
    glskin_result result = check_size(host, "index_size", index_size(desc), 2, 4);
    if (!result)
        result = check_count(host, "index_count", desc->index_count, 0);
    if (result)
        return result;
    if (desc->index_count % 3)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "mesh: index_count is %zu; expected a multiple of 3",
                         desc->index_count);
    glskin_stream indices = {desc->indices, index_size(desc)};
    for (size_t i = 0; i < desc->index_count; i++) {
        unsigned char bytes[4];
        stream_read(indices, i, bytes, indices.stride);
        uint32_t index = integer_read(bytes, indices.stride);
        if (index >= desc->vertex_count)
            return host_fail(host, GLSKIN_ERROR_MALFORMED_DATA,
                             "mesh: index %zu is vertex %lu; expected less than the %zu vertices there are", i,
                             (unsigned long)index, desc->vertex_count);
    }
    return GLSKIN_OK;
}

static glskin_result check_finite(const glskin_host *host, const char *field, glskin_stream stream, size_t components,
                                  size_t vertex_count) {
    for (size_t i = 0; stream.data && i < vertex_count; i++) {
        float v[4] = {0};
        stream_read(stream, i, v, components * sizeof *v);
        for (size_t c = 0; c < components; c++)
            if (!isfinite(v[c]))
                return host_fail(host, GLSKIN_ERROR_MALFORMED_DATA,
                                 "mesh: the %s of vertex %zu has %g in component %zu; expected finite numbers", field,
                                 i, (double)v[c], c);
    }
    return GLSKIN_OK;
}

glskin_result skin_validate(const glskin_host *host, const glskin_mesh_desc *desc) {
    if (!desc)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "mesh: the desc is NULL; it is required");
    glskin_result result = check_count(host, "vertex_count", desc->vertex_count, 1);
    if (!result)
        result = check_count(host, "bone_count", desc->bone_count, 1);
    if (!result)
        result = check_vertex_streams(host, desc);
    if (!result)
        result = check_binding(host, desc);
    if (!result)
        result = check_indices(host, desc);
    if (!result)
        result = check_finite(host, "position", desc->position, 3, desc->vertex_count);
    if (!result)
        result = check_finite(host, "normal", desc->normal, 3, desc->vertex_count);
    if (!result)
        result = check_finite(host, "tangent", desc->tangent, 4, desc->vertex_count);
    return result;
}
