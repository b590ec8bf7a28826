/* Check, resolve, partition, lay out, fill. Two layouts share the rest: the identity, and that of a partition. */
#include "skin/encode.h"

#include "core/host.h"
#include "skin/partition.h"
#include "skin/stream.h"
#include "skin/unit.h"
#include "skin/validate.h"
#include "skin/weights.h"

static const uint32_t NOWHERE = UINT32_MAX;

void skin_encoded_free(struct skin_encoded *encoded) {
    const glskin_host host = encoded->host;
    void *const blocks[] = {encoded->source,
                            encoded->encoded,
                            encoded->position,
                            encoded->normal,
                            encoded->tangent,
                            encoded->texcoord,
                            encoded->skin,
                            encoded->indices,
                            encoded->parts,
                            encoded->entries,
                            (void *)encoded->groups.sizes,
                            (void *)encoded->groups.bones,
                            encoded->group_first};
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        host_free(&host, blocks[i]);
    *encoded = (struct skin_encoded){0};
}

/* Everything whose size follows from the counts in out. */
static glskin_result allocate(const glskin_host *host, const glskin_mesh_desc *desc, struct skin_encoded *out) {
    size_t vertices = out->vertex_count;
    out->source = host_alloc(host, vertices, sizeof *out->source);
    out->encoded = host_alloc(host, out->source_count, sizeof *out->encoded);
    out->position = host_alloc(host, vertices, sizeof *out->position);
    out->normal = host_alloc(host, vertices, sizeof *out->normal);
    out->skin = host_alloc(host, vertices, sizeof *out->skin);
    if (!out->source || !out->encoded || !out->position || !out->normal || !out->skin)
        return host_fail_memory(host, "vertices to encode", vertices);
    if (desc->tangent.data && !(out->tangent = host_alloc(host, vertices, sizeof *out->tangent)))
        return host_fail_memory(host, "tangents", vertices);
    bool texcoords = desc->texcoord[0].data || desc->texcoord[1].data;
    if (texcoords && !(out->texcoord = host_alloc(host, vertices, sizeof *out->texcoord)))
        return host_fail_memory(host, "texture coordinates", vertices);
    if (!(out->indices = host_alloc(host, out->index_count, sizeof *out->indices)))
        return host_fail_memory(host, "indices", out->index_count);
    out->parts = host_alloc(host, out->part_count, sizeof *out->parts);
    out->entries = host_alloc(host, out->entry_count, sizeof *out->entries);
    if (!out->parts || !out->entries)
        return host_fail_memory(host, "entries of the parts' windows", out->entry_count);
    return GLSKIN_OK;
}

static glskin_result copy_groups(const glskin_host *host, const glskin_groups *groups, struct skin_encoded *out) {
    uint32_t *sizes = host_alloc(host, groups->count, sizeof *sizes);
    uint32_t *bones = host_alloc(host, groups->bone_total, sizeof *bones);
    size_t *first = host_alloc(host, groups->count, sizeof *first);
    out->groups = (glskin_groups){sizes, groups->count, bones, groups->bone_total};
    out->group_first = first;
    if (!sizes || !bones || !first)
        return host_fail_memory(host, "bones of groups", groups->bone_total);
    memcpy(sizes, groups->sizes, groups->count * sizeof *sizes);
    memcpy(bones, groups->bones, groups->bone_total * sizeof *bones);
    size_t at = 0;
    for (size_t g = 0; g < groups->count; at += sizes[g], g++)
        first[g] = at;
    return GLSKIN_OK;
}

/* The source triangles, then, each once, the vertices that none of them uses. */
static glskin_result gather_primitives(const glskin_host *host, const glskin_mesh_desc *desc,
                                       struct skin_primitives *out) {
    uint8_t *used = host_alloc(host, desc->vertex_count, 1);
    out->corners = host_alloc(host, desc->index_count + desc->vertex_count, sizeof *out->corners);
    if (!used || !out->corners) {
        host_free(host, used);
        return host_fail_memory(host, "indices", desc->index_count);
    }
    glskin_stream indices = {desc->indices, index_size(desc)};
    for (size_t i = 0; i < desc->index_count; i++) {
        unsigned char bytes[4];
        stream_read(indices, i, bytes, indices.stride);
        out->corners[i] = integer_read(bytes, indices.stride);
        used[out->corners[i]] = 1;
    }
    out->triangle_count = desc->index_count / 3;
    for (size_t v = 0; v < desc->vertex_count; v++)
        if (!used[v])
            out->corners[desc->index_count + out->point_count++] = (uint32_t)v;
    host_free(host, used);
    return GLSKIN_OK;
}

static glskin_result layout_identity(const glskin_host *host, const glskin_mesh_desc *desc,
                                     const struct skin_primitives *primitives, const struct skin_influence *influences,
                                     struct skin_encoded *out) {
    out->vertex_count = desc->vertex_count;
    out->part_count = 1;
    out->entry_count = palette_size(desc);
    glskin_result result = allocate(host, desc, out);
    if (result)
        return result;
    for (size_t v = 0; v < out->vertex_count; v++) {
        out->source[v] = out->encoded[v] = (uint32_t)v;
        for (int i = 0; i < 4; i++)
            out->skin[v].bone[i] = (uint8_t)influences[v].entry[i];
        memcpy(out->skin[v].weight, influences[v].weight, 4);
    }
    memcpy(out->indices, primitives->corners, out->index_count * sizeof *out->indices);
    for (size_t e = 0; e < out->entry_count; e++)
        out->entries[e] = (uint32_t)e;
    out->parts[0] = (struct skin_part){.vertex_count = (uint32_t)out->vertex_count,
                                       .index_count = (uint32_t)out->index_count,
                                       .entry_count = (uint32_t)out->entry_count};
    return GLSKIN_OK;
}

/* What layout_parts works with. `place` and `local` hold the part at hand's numbers; a slot of `place` counts only
 * where `stamp` names that part, and one of `local` only where it points at itself in the window. */
struct layout {
    const struct skin_primitives *primitives;
    const struct skin_influence *influences;
    struct skin_plan plan;
    size_t *first;   /* [part_count + 1]: where each part's primitives begin in order */
    size_t *order;   /* [primitive_count]: grouped by part, in their own order within */
    uint32_t *stamp; /* [source vertex] one more than the part that saw it last */
    uint32_t *place; /* [source vertex] its encoded number in that part */
    uint16_t *local; /* [entry] its number in the window of the part at hand */
};

static void layout_free(const glskin_host *host, struct layout *layout) {
    void *const blocks[] = {layout->plan.part_of, layout->first, layout->order,
                            layout->stamp,        layout->place, layout->local};
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        host_free(host, blocks[i]);
}

static glskin_result layout_allocate(const glskin_host *host, const glskin_mesh_desc *desc, struct layout *layout) {
    size_t count = primitive_count(layout->primitives);
    layout->first = host_alloc(host, layout->plan.part_count + 1, sizeof *layout->first);
    layout->order = host_alloc(host, count, sizeof *layout->order);
    layout->stamp = host_alloc(host, desc->vertex_count, sizeof *layout->stamp);
    layout->place = host_alloc(host, desc->vertex_count, sizeof *layout->place);
    layout->local = host_alloc(host, UINT16_MAX + 1, sizeof *layout->local);
    if (!layout->first || !layout->order || !layout->stamp || !layout->place || !layout->local)
        return host_fail_memory(host, "triangles to lay out", layout->primitives->triangle_count);
    return GLSKIN_OK;
}

/* A counting sort by part, which keeps the order within a part. */
static void sort_by_part(struct layout *layout) {
    size_t count = primitive_count(layout->primitives);
    size_t *first = layout->first;
    for (size_t p = 0; p < count; p++)
        first[layout->plan.part_of[p] + 1]++;
    for (size_t part = 0; part < layout->plan.part_count; part++)
        first[part + 1] += first[part];
    for (size_t p = 0; p < count; p++)
        layout->order[first[layout->plan.part_of[p]]++] = p;
    for (size_t part = layout->plan.part_count; part > 0; part--) /* each begins where the one before it came to end */
        first[part] = first[part - 1];
    first[0] = 0;
}

static size_t count_encoded_vertices(struct layout *layout) {
    size_t total = 0;
    for (size_t i = 0; i < primitive_count(layout->primitives); i++) {
        size_t corner_count;
        const uint32_t *corners = primitive_corners(layout->primitives, layout->order[i], &corner_count);
        uint32_t mark = layout->plan.part_of[layout->order[i]] + 1;
        for (size_t k = 0; k < corner_count; k++) {
            total += layout->stamp[corners[k]] != mark;
            layout->stamp[corners[k]] = mark;
        }
    }
    return total;
}

static uint8_t window_number(struct layout *layout, struct skin_encoded *out, struct skin_part *part, uint16_t entry) {
    uint16_t number = layout->local[entry];
    if (number >= part->entry_count || out->entries[part->first_entry + number] != entry) {
        number = layout->local[entry] = (uint16_t)part->entry_count++;
        out->entries[part->first_entry + number] = entry;
    }
    return (uint8_t)number;
}

static uint32_t place_vertex(struct layout *layout, struct skin_encoded *out, struct skin_part *part, uint32_t vertex) {
    uint32_t encoded = part->first_vertex + part->vertex_count++;
    const struct skin_influence *influence = &layout->influences[vertex];
    struct skin_record *record = &out->skin[encoded];
    for (int i = 0; i < 4; i++) {
        record->weight[i] = influence->weight[i];
        record->bone[i] = influence->weight[i] ? window_number(layout, out, part, influence->entry[i]) : 0;
    }
    out->source[encoded] = vertex;
    if (out->encoded[vertex] == NOWHERE)
        out->encoded[vertex] = encoded;
    return encoded;
}

static void fill_part(struct layout *layout, struct skin_encoded *out, uint32_t number) {
    struct skin_part *part = &out->parts[number];
    for (size_t i = layout->first[number]; i < layout->first[number + 1]; i++) {
        size_t corner_count;
        const uint32_t *corners = primitive_corners(layout->primitives, layout->order[i], &corner_count);
        for (size_t k = 0; k < corner_count; k++) {
            uint32_t vertex = corners[k];
            if (layout->stamp[vertex] != number + 1) {
                layout->stamp[vertex] = number + 1;
                layout->place[vertex] = place_vertex(layout, out, part, vertex);
            }
            if (corner_count == 3)
                out->indices[part->first_index + part->index_count++] = layout->place[vertex];
        }
    }
}

static glskin_result fill_parts(const glskin_host *host, const glskin_mesh_desc *desc, struct layout *layout,
                                struct skin_encoded *out) {
    glskin_result result = layout_allocate(host, desc, layout);
    if (result)
        return result;
    sort_by_part(layout);
    out->part_count = layout->plan.part_count;
    out->entry_count = layout->plan.entry_count;
    out->vertex_count = count_encoded_vertices(layout);
    if (out->vertex_count > UINT32_MAX || out->entry_count > UINT32_MAX)
        return host_fail(host, GLSKIN_ERROR_UNSUPPORTED,
                         "mesh: its parts need %zu vertices and %zu palette entries; at "
                         "most %lu of each are supported",
                         out->vertex_count, out->entry_count, (unsigned long)UINT32_MAX);
    if ((result = allocate(host, desc, out)))
        return result;
    memset(layout->stamp, 0, desc->vertex_count * sizeof *layout->stamp);
    memset(out->encoded, 0xff, out->source_count * sizeof *out->encoded); /* NOWHERE */
    struct skin_part next = {0};
    for (size_t p = 0; p < out->part_count; p++) {
        struct skin_part *part = &out->parts[p];
        *part = next;
        fill_part(layout, out, (uint32_t)p);
        next.first_vertex = part->first_vertex + part->vertex_count;
        next.first_index = part->first_index + part->index_count;
        next.first_entry = part->first_entry + part->entry_count;
    }
    return GLSKIN_OK;
}

static glskin_result layout_parts(const glskin_host *host, const glskin_mesh_desc *desc,
                                  const struct skin_primitives *primitives, const struct skin_influence *influences,
                                  size_t window, struct skin_encoded *out) {
    struct layout layout = {.primitives = primitives, .influences = influences};
    glskin_result result = skin_partition(host, primitives, influences, palette_size(desc), window, &layout.plan);
    if (!result)
        result = fill_parts(host, desc, &layout, out);
    layout_free(host, &layout);
    return result;
}

/* Unit normals stay bit for bit; a length that rounding explains is unit. */
static bool make_unit(float n[3]) {
    float square = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
    return fabsf(square - 1.0f) <= 1e-6f || unit_from(n, n);
}

/* Vertices whose direction had no length; each source vertex counts once. */
struct zeros {
    size_t count, first;
};

static void zeros_count(struct zeros *zeros, const struct skin_encoded *out, size_t vertex) {
    size_t source = out->source[vertex];
    if (out->encoded[source] == vertex && (!zeros->count++ || source < zeros->first))
        zeros->first = source;
}

static void zeros_tell(const struct zeros *zeros, const struct skin_encoded *out, const char *what, const char *taken) {
    if (zeros->count)
        host_warn(&out->host, "mesh: %s of length 0, taken as %s: %zu of %zu vertices, the first is vertex %zu", what,
                  taken, zeros->count, out->source_count, zeros->first);
}

/* Square to a unit n: the axis that n has least of, less its part along n. */
static void square_to(const float n[3], float out[4]) {
    int least = 0;
    for (int i = 1; i < 3; i++)
        if (fabsf(n[i]) < fabsf(n[least]))
            least = i;
    float v[3];
    for (int i = 0; i < 3; i++)
        v[i] = (float)(i == least) - n[least] * n[i];
    unit_from(v, out);
}

static void fill_normals(const glskin_mesh_desc *desc, struct skin_encoded *out) {
    struct zeros zeros = {0, 0};
    for (size_t v = 0; v < out->vertex_count; v++) {
        float *normal = out->normal[v];
        if (desc->normal.data)
            stream_read(desc->normal, out->source[v], normal, sizeof *out->normal);
        if (desc->normal.data && make_unit(normal))
            continue;
        memcpy(normal, (const float[3]){0.0f, 0.0f, 1.0f}, sizeof *out->normal);
        if (desc->normal.data)
            zeros_count(&zeros, out, v);
    }
    zeros_tell(&zeros, out, "normals", "(0,0,1)");
}

static void fill_tangents(const glskin_mesh_desc *desc, struct skin_encoded *out) {
    struct zeros zeros = {0, 0};
    for (size_t v = 0; out->tangent && v < out->vertex_count; v++) {
        float *tangent = out->tangent[v];
        stream_read(desc->tangent, out->source[v], tangent, sizeof *out->tangent);
        tangent[3] = tangent[3] < 0.0f ? -1.0f : 1.0f;
        if (make_unit(tangent))
            continue;
        square_to(out->normal[v], tangent);
        zeros_count(&zeros, out, v);
    }
    zeros_tell(&zeros, out, "tangents", "some vector square to the normal");
}

static void fill_vertices(const glskin_mesh_desc *desc, struct skin_encoded *out) {
    for (size_t v = 0; v < out->vertex_count; v++) {
        size_t source = out->source[v];
        stream_read(desc->position, source, out->position[v], sizeof *out->position);
        for (int set = 0; set < 2; set++)
            if (desc->texcoord[set].data)
                stream_read(desc->texcoord[set], source, &out->texcoord[v][2 * set], 2 * sizeof(float));
    }
    fill_normals(desc, out);
    fill_tangents(desc, out);
}

glskin_result skin_encode(const glskin_host *host, const glskin_mesh_desc *desc, size_t window,
                          struct skin_encoded *out) {
    *out = (struct skin_encoded){0};
    if (window < SKIN_WINDOW_MIN || window > SKIN_WINDOW_MAX)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "the palette window is %zu; expected %d to %d", window,
                         SKIN_WINDOW_MIN, SKIN_WINDOW_MAX);
    glskin_result result = skin_validate(host, desc);
    if (result)
        return result;
    struct skin_primitives primitives = {0};
    struct skin_influence *influences = host_alloc(host, desc->vertex_count, sizeof *influences);
    if (!influences)
        return host_fail_memory(host, "vertices to encode", desc->vertex_count);
    if (host)
        out->host = *host;
    out->source_count = desc->vertex_count;
    out->bone_count = desc->bone_count;
    out->index_count = desc->index_count;
    result = skin_resolve_influences(host, desc, influences);
    if (!result && is_classic(desc))
        result = copy_groups(host, &desc->classic.groups, out);
    if (!result)
        result = gather_primitives(host, desc, &primitives);
    if (!result)
        result = palette_size(desc) <= window ? layout_identity(host, desc, &primitives, influences, out)
                                              : layout_parts(host, desc, &primitives, influences, window, out);
    if (!result)
        fill_vertices(desc, out);
    else
        skin_encoded_free(out);
    host_free(host, primitives.corners);
    host_free(host, influences);
    return result;
}
