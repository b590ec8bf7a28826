/* Views: levels of detail, the finest first; its triangles are the model's.
 *
 * A submesh has a second way to its bones: slots, local to it, through the bone lookup. For every vertex of every
 * submesh and every weight that counts, that way must lead to the very bone that the vertex itself names: otherwise it
 * would depend on the reader how the model moves, which is a fault. What the file says of bones that don't count may
 * be anything. */
#include "model/m2.h"

enum { VIEW_SIZE = 44, SUBMESH_SIZE = 32, BATCH_SIZE = 24 };

static const char there_are[] = "cut to those that there are", own_bones[] = "the vertices' own bones count";

/* As many of count from start on as there are below limit. */
static uint16_t cut(size_t start, size_t count, size_t limit) {
    return (uint16_t)(start >= limit ? 0 : start + count > limit ? limit - start : count);
}

static bool read_submesh(struct m2 *m2, size_t at, const struct m2_view *view, struct m2_submesh *out) {
    size_t lookup = m2->data->bone_lookup.count;
    out->id = m2_u16(m2, at);
    out->vertex_start = m2_u16(m2, at + 4);
    out->vertex_count = m2_u16(m2, at + 6);
    out->index_start = m2_u16(m2, at + 8);
    out->index_count = m2_u16(m2, at + 10);
    out->bone_count = m2_u16(m2, at + 12);
    out->bone_start = m2_u16(m2, at + 14);
    out->influences = m2_u16(m2, at + 16);
    out->root_bone = m2_u16(m2, at + 18);
    if ((size_t)out->vertex_start + out->vertex_count > view->vertex_count) {
        if (!m2_fault(m2, ".vertexStart", at + 4, there_are, "expected vertices below %zu, found %u from %u on",
                      view->vertex_count, (unsigned)out->vertex_count, (unsigned)out->vertex_start))
            return false;
        out->vertex_count = cut(out->vertex_start, out->vertex_count, view->vertex_count);
    }
    if ((size_t)out->index_start + out->index_count > view->index_count || out->index_count % 3) {
        if (!m2_fault(m2, ".indexStart", at + 8, there_are,
                      "expected a multiple of 3 indices below %zu, found %u from %u on", view->index_count,
                      (unsigned)out->index_count, (unsigned)out->index_start))
            return false;
        out->index_count = cut(out->index_start, out->index_count, view->index_count);
        out->index_count = (uint16_t)(out->index_count - out->index_count % 3);
    }
    if ((size_t)out->bone_start + out->bone_count > lookup) {
        if (!m2_fault(m2, ".boneStart", at + 14, there_are,
                      "expected bones below %zu of the bone lookup, found %u from %u on", lookup,
                      (unsigned)out->bone_count, (unsigned)out->bone_start))
            return false;
        out->bone_count = cut(out->bone_start, out->bone_count, lookup);
    }
    return m2_floats(m2, ".centre", at + 20, 3, out->centre);
}

/* The two ways to a vertex's bones. at: its slots in the file. */
static bool check_slots(struct m2 *m2, const struct m2_view *view, const struct m2_submesh *submesh, size_t vertex,
                        size_t at) {
    const struct m2_lookup *lookup = &m2->data->bone_lookup;
    const glskin_influences *influences = &m2->model->geosets->mesh.influences;
    size_t record = view->vertices[vertex];
    const unsigned char *weight = (const unsigned char *)influences->weight.data + record * influences->weight.stride;
    const unsigned char *bone = (const unsigned char *)influences->bone.data + record * influences->bone.stride;
    bool none = !weight[0] && !weight[1] && !weight[2] && !weight[3];
    for (size_t i = 0; i < 4; ++i) {
        size_t entry = (size_t)submesh->bone_start + view->slots[vertex][i];
        if (!weight[i] && !(none && i == 0))
            continue;
        if (entry >= lookup->count) {
            if (!m2_fault(m2, ".slots", at + i, own_bones,
                          "expected slots within the %zu entries of the bone lookup, found %u from %u on at vertex %zu",
                          lookup->count, (unsigned)view->slots[vertex][i], (unsigned)submesh->bone_start, vertex))
                return false;
        } else if (lookup->values[entry] != bone[i]) {
            if (!m2_fault(m2, ".slots", at + i, own_bones,
                          "expected slots that lead to the vertices' own bones, found %u, which leads to %u where "
                          "vertex %zu has %u",
                          (unsigned)view->slots[vertex][i], (unsigned)lookup->values[entry], record, (unsigned)bone[i]))
                return false;
        }
    }
    return true;
}

/* slots_at 0: they aren't one a vertex, and have been told. */
static bool read_submeshes(struct m2 *m2, size_t number, const struct m2_array *array, size_t slots_at,
                           struct m2_view *view) {
    struct m2_submesh *submeshes = m2_alloc(m2, ".submeshes", array->at, array->count, sizeof *submeshes);
    if (!submeshes)
        return false;
    for (size_t i = 0; i < array->count; ++i) {
        m2_where(m2, "views[%zu].submeshes[%zu]", number, i);
        if (!read_submesh(m2, array->at + SUBMESH_SIZE * i, view, &submeshes[i]) ||
            /* submeshes may lie over each other, and this walks all of each */
            !m2_spend(m2, "", array->at + SUBMESH_SIZE * i, 4u * (size_t)submeshes[i].vertex_count))
            return false;
        size_t end = (size_t)submeshes[i].vertex_start + submeshes[i].vertex_count;
        for (size_t v = submeshes[i].vertex_start; v < end && slots_at; ++v) {
            if (!check_slots(m2, view, &submeshes[i], v, slots_at + 4 * v))
                return false;
        }
        m2_entry_ends(m2);
    }
    view->submeshes = submeshes;
    view->submesh_count = array->count;
    return true;
}

/* A reference into a list: M2_NONE and, where the whole list is missing, any number mean none. */
static bool read_reference(struct m2 *m2, const char *part, size_t at, size_t count, uint16_t *out) {
    *out = m2_u16(m2, at);
    if (*out == M2_NONE || *out < count)
        return true;
    if (!count)
        ++m2->references_into_nothing;
    else if (!m2_fault(m2, part, at, "taken as none", "expected a number below %zu or 65535, found %u", count,
                       (unsigned)*out))
        return false;
    *out = M2_NONE;
    return true;
}

/* A lookup with an entry for each texture, from *first on. */
static bool check_run(struct m2 *m2, const char *part, size_t at, const struct m2_lookup *lookup, size_t count,
                      uint16_t *first) {
    if (*first == M2_NONE || *first + count <= lookup->count)
        return true;
    if (!m2_fault(m2, part, at, "taken as none",
                  "expected an entry for each of %zu textures below %zu, found the first at %u", count, lookup->count,
                  (unsigned)*first))
        return false;
    *first = M2_NONE;
    return true;
}

/* flags, priority, shader, submesh, submesh, colour, material, layer, texture count, texture, unit, transparency, uv */
static bool read_batch(struct m2 *m2, size_t at, const struct m2_view *view, struct m2_batch *out, bool *good) {
    const struct m2_data *data = m2->data;
    out->flags = m2->file[at];
    out->priority = (int8_t)m2->file[at + 1];
    out->shader = m2_u16(m2, at + 2);
    out->submesh = m2_u16(m2, at + 4);
    out->layer = m2_u16(m2, at + 12);
    out->texture_count = m2_u16(m2, at + 14);
    *good = out->submesh < view->submesh_count;
    if (!*good)
        return m2_fault(m2, ".submesh", at + 4, "the batch is left out", "expected a submesh below %zu, found %u",
                        view->submesh_count, (unsigned)out->submesh);
    if (!read_reference(m2, ".colour", at + 8, data->colour_count, &out->colour) ||
        !read_reference(m2, ".material", at + 10, data->material_count, &out->material) ||
        !read_reference(m2, ".textureLookup", at + 16, data->texture_lookup.count, &out->texture_lookup) ||
        !read_reference(m2, ".unitLookup", at + 18, data->unit_lookup.count, &out->unit_lookup) ||
        !read_reference(m2, ".transparencyLookup", at + 20, data->transparency_lookup.count,
                        &out->transparency_lookup) ||
        !read_reference(m2, ".uvAnimationLookup", at + 22, data->uv_animation_lookup.count, &out->uv_animation_lookup))
        return false;
    if (out->texture_lookup == M2_NONE) {
        out->texture_count = 0;
    } else if ((size_t)out->texture_lookup + out->texture_count > data->texture_lookup.count) {
        if (!m2_fault(m2, ".textureCount", at + 14, there_are, "expected at most %zu textures, found %u",
                      data->texture_lookup.count - out->texture_lookup, (unsigned)out->texture_count))
            return false;
        out->texture_count = cut(out->texture_lookup, out->texture_count, data->texture_lookup.count);
    }
    return check_run(m2, ".unitLookup", at + 18, &data->unit_lookup, out->texture_count, &out->unit_lookup) &&
           check_run(m2, ".uvAnimationLookup", at + 22, &data->uv_animation_lookup, out->texture_count,
                     &out->uv_animation_lookup);
}

static bool read_batches(struct m2 *m2, size_t number, const struct m2_array *array, struct m2_view *view) {
    struct m2_batch *batches = m2_alloc(m2, ".batches", array->at, array->count, sizeof *batches);
    if (!batches)
        return false;
    for (size_t i = 0; i < array->count; ++i) {
        bool good;
        m2_where(m2, "views[%zu].batches[%zu]", number, i);
        if (!read_batch(m2, array->at + BATCH_SIZE * i, view, &batches[view->batch_count], &good))
            return false;
        view->batch_count += good;
        m2_entry_ends(m2);
    }
    view->batches = batches;
    return true;
}

/* Numbers below limit; 0 becomes of others, which repair says in the reader's words. */
static uint16_t *read_numbers(struct m2 *m2, const char *part, const struct m2_array *array, size_t limit,
                              const char *repair) {
    uint16_t *numbers = m2_alloc(m2, part, array->at, array->count, sizeof *numbers);
    for (size_t i = 0; numbers && i < array->count; ++i) {
        numbers[i] = m2_u16(m2, array->at + 2 * i);
        if (numbers[i] < limit)
            continue;
        if (!limit) {
            m2_malformed(m2, part, array->at + 2 * i, "expected nothing, for there is nothing to name, found %u",
                         (unsigned)numbers[i]);
            return NULL;
        }
        if (!m2_fault(m2, part, array->at + 2 * i, repair, "expected numbers below %zu, found %u at %zu", limit,
                      (unsigned)numbers[i], i))
            return NULL;
        numbers[i] = 0;
    }
    return numbers;
}

/* Submeshes count indices, so a triangle can't be left out: without a place of its own it covers nothing. */
static uint16_t *read_triangles(struct m2 *m2, const struct m2_array *array, size_t limit) {
    uint16_t *indices = read_numbers(m2, ".indices", array, limit, "the triangle covers nothing");
    for (size_t i = 0; indices && i + 3 <= array->count; i += 3) {
        bool good = true;
        for (size_t corner = 0; corner < 3; ++corner)
            good = good && m2_u16(m2, array->at + 2 * (i + corner)) < limit;
        if (!good)
            indices[i + 1] = indices[i + 2] = indices[i];
    }
    return indices;
}

static bool read_view(struct m2 *m2, size_t number, size_t at, struct m2_view *out) {
    struct m2_array vertices, indices, slots, submeshes, batches;
    m2_where(m2, "views[%zu]", number);
    if (!m2_array(m2, ".vertices", at, 2, &vertices) || !m2_array(m2, ".indices", at + 8, 2, &indices) ||
        !m2_array(m2, ".slots", at + 16, 4, &slots) || !m2_array(m2, ".submeshes", at + 24, SUBMESH_SIZE, &submeshes) ||
        !m2_array(m2, ".batches", at + 32, BATCH_SIZE, &batches))
        return false;
    if (slots.count != vertices.count &&
        !m2_fault(m2, ".slots", at + 16, own_bones, "expected %zu, one a vertex, found %zu", vertices.count,
                  slots.count))
        return false;
    if (indices.count % 3 &&
        !m2_fault(m2, ".indices", at + 8, "the rest is left out", "expected a multiple of 3, found %zu", indices.count))
        return false;
    indices.count -= indices.count % 3;
    out->vertices =
        read_numbers(m2, ".vertices", &vertices, m2->model->geosets->mesh.vertex_count, "vertex 0 stands in");
    out->indices = out->vertices ? read_triangles(m2, &indices, vertices.count) : NULL;
    unsigned char(*copy)[4] = out->indices ? m2_alloc(m2, ".slots", at + 16, vertices.count, sizeof *copy) : NULL;
    if (!copy)
        return false;
    size_t kept = slots.count < vertices.count ? slots.count : vertices.count;
    if (kept)
        memcpy(copy, m2->file + slots.at, 4 * kept);
    m2_entry_ends(m2);
    out->slots = (const uint8_t(*)[4])copy;
    out->vertex_count = vertices.count;
    out->index_count = indices.count;
    out->max_bones = m2_u32(m2, at + 40);
    return read_submeshes(m2, number, &submeshes, slots.count == vertices.count ? slots.at : 0, out) &&
           read_batches(m2, number, &batches, out);
}

/* Of the model's vertices, by way of the view's: 16 bits are enough for every vertex that a view can reach. */
static bool make_triangles(struct m2 *m2, const struct m2_view *view) {
    glskin_mesh_desc *mesh = &m2->model->geosets->mesh;
    m2_where(m2, "views[0]");
    uint16_t *triangles = m2_alloc(m2, ".indices", 0, view->index_count, sizeof *triangles);
    if (!triangles)
        return false;
    for (size_t i = 0; i < view->index_count; ++i)
        triangles[i] = view->vertices[view->indices[i]];
    mesh->index_count = view->index_count;
    mesh->indices = view->index_count ? triangles : NULL;
    mesh->index_size = view->index_count ? 2 : 0;
    return true;
}

bool m2_read_views(struct m2 *m2) {
    struct m2_array array;
    m2_where(m2, "views");
    if (!m2_array(m2, "", M2_VIEWS, VIEW_SIZE, &array))
        return false;
    if (!array.count)
        return m2_malformed(m2, "", M2_VIEWS, "expected at least 1, found 0");
    struct m2_view *views = m2_alloc(m2, "", array.at, array.count, sizeof *views);
    if (!views)
        return false;
    for (size_t i = 0; i < array.count; ++i) {
        if (!read_view(m2, i, array.at + VIEW_SIZE * i, &views[i]))
            return false;
    }
    m2->data->views = views;
    m2->data->view_count = array.count;
    return make_triangles(m2, &views[0]);
}
