/* What is drawn: batches of the first view as the model's batches, materials and layers, in the order of drawing.
 *
 * A batch draws one submesh. Its vertices are mostly neighbours among the model's, so the mesh of a submesh is a window
 * on the model's vertices, from the lowest that its triangles name to the highest, and has only indices of its own.
 * Batches of one submesh share them.
 *
 * A batch's look is a material of its own with one layer, to which material, colour, transparency and lookups all add
 * something. Textures beyond the first are further layers that multiply, as the client combines them by default (what
 * `shader` says in files of 1.12 is not documented); that is exact over an opaque first layer. */
#include "model/m2.h"

#include <stdlib.h>

/* Where a submesh lies among the model's vertices. */
struct window {
    uint16_t *indices; /* from first_vertex on; NULL: not made yet */
    uint32_t first_vertex, vertex_count;
    uint32_t batch; /* the first that draws it */
};

/* Layers over others: by priority, then by their own number, then as they stand. */
struct place {
    int priority, layer;
    uint32_t batch;
};

static int compare_places(const void *a, const void *b) {
    const struct place *left = a, *right = b;
    if (left->priority != right->priority)
        return left->priority < right->priority ? -1 : 1;
    if (left->layer != right->layer)
        return left->layer < right->layer ? -1 : 1;
    return left->batch < right->batch ? -1 : 1;
}

static bool make_window(struct m2 *m2, const struct m2_view *view, const struct m2_submesh *submesh,
                        struct window *out) {
    uint32_t low = UINT32_MAX, high = 0;
    const uint16_t *corner = view->indices + submesh->index_start;
    out->indices = m2_alloc(m2, ".indices", M2_VIEWS, submesh->index_count, sizeof *out->indices);
    if (!out->indices)
        return false;
    for (size_t i = 0; i < submesh->index_count; ++i) {
        uint32_t vertex = view->vertices[corner[i]];
        low = vertex < low ? vertex : low;
        high = vertex > high ? vertex : high;
    }
    if (!submesh->index_count)
        return true;
    for (size_t i = 0; i < submesh->index_count; ++i)
        out->indices[i] = (uint16_t)(view->vertices[corner[i]] - low);
    out->first_vertex = low;
    out->vertex_count = high - low + 1;
    return true;
}

/* An entry of a lookup, or M2_NONE. The reader has checked that it is there. */
static uint16_t look_up(const struct m2_lookup *lookup, uint16_t first, size_t index) {
    return first == M2_NONE ? M2_NONE : lookup->values[first + index];
}

static uint32_t layer_flags(uint16_t flags) {
    static const struct {
        uint16_t m2;
        uint32_t layer;
    } pairs[] = {{1, GLSKIN_LAYER_UNSHADED},
                 {2, GLSKIN_LAYER_UNFOGGED},
                 {4, GLSKIN_LAYER_TWO_SIDED},
                 {8, GLSKIN_LAYER_NO_DEPTH_TEST},
                 {0x10, GLSKIN_LAYER_NO_DEPTH_WRITE}};
    uint32_t out = 0;
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; ++i)
        out |= flags & pairs[i].m2 ? pairs[i].layer : 0;
    return out;
}

static void make_layer(const struct m2_data *data, const struct m2_batch *batch, size_t texture,
                       struct model_layer *out) {
    static const struct m2_material plain = {0, 0};
    const struct m2_material *material = batch->material == M2_NONE ? &plain : &data->materials[batch->material];
    glskin_layer *shown = &out->shown;
    model_layer_rest(out);
    shown->filter = (glskin_filter)material->blend; /* the numbers are the same */
    shown->flags = layer_flags(material->flags);
    if (texture < batch->texture_count) {
        uint16_t image = look_up(&data->texture_lookup, batch->texture_lookup, texture);
        uint16_t set = look_up(&data->unit_lookup, batch->unit_lookup, texture);
        uint16_t motion = look_up(&data->uv_animation_lookup, batch->uv_animation_lookup, texture);
        shown->texture[GLSKIN_SLOT_DIFFUSE] = image == M2_NONE ? -1 : image;
        shown->texture_animation = motion == M2_NONE ? -1 : motion;
        shown->texcoord_set = set == 1;
        if (set > 1 && batch->unit_lookup != M2_NONE)
            shown->flags |= GLSKIN_LAYER_SPHERE_ENVIRONMENT;
    }
    if (batch->colour != M2_NONE)
        out->alpha = &data->colours[batch->colour].opacity;
    uint16_t transparency = look_up(&data->transparency_lookup, batch->transparency_lookup, 0);
    if (transparency != M2_NONE)
        out->weight = &data->transparencies[transparency];
    if (texture) { /* the first has colour and light, and has set the depth */
        shown->filter = GLSKIN_FILTER_MODULATE;
        shown->flags |= GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_NO_DEPTH_WRITE;
    } else if (batch->colour != M2_NONE) {
        out->colour = &data->colours[batch->colour].colour;
    }
}

static size_t layer_count(const struct m2_batch *batch) {
    return batch->texture_count ? batch->texture_count : 1;
}

static void make_batch(struct m2 *m2, const struct m2_view *view, const struct m2_batch *from,
                       const struct window *window, size_t number) {
    struct glskin_model *model = m2->model;
    struct model_material *material = &model->materials[number];
    material->shown.layer_count = layer_count(from);
    material->shown.priority_plane = from->priority;
    material->shown.shader = "";
    material->first_layer = model->layer_count;
    for (size_t i = 0; i < material->shown.layer_count; ++i)
        make_layer(m2->data, from, i, &model->layers[model->layer_count++]);
    model->batches[number] = (struct model_batch){.first_vertex = window->first_vertex,
                                                  .vertex_count = window->vertex_count,
                                                  .indices = window->indices,
                                                  .index_count = view->submeshes[from->submesh].index_count,
                                                  .same_mesh = window->batch,
                                                  .material = (uint32_t)number,
                                                  .part = view->submeshes[from->submesh].id};
}

bool m2_make_batches(struct m2 *m2) {
    struct glskin_model *model = m2->model;
    const struct m2_view *view = &m2->data->views[0];
    size_t count = view->batch_count, layers = 0;
    m2_where(m2, "views[0]");
    for (size_t i = 0; i < count; ++i) {
        layers += layer_count(&view->batches[i]);
        if (layers > m2->budget) /* before the sum can wrap */
            return m2_spend(m2, ".batches", M2_VIEWS, UINT64_MAX);
    }
    struct place *places = m2_alloc(m2, ".batches", M2_VIEWS, count, sizeof *places);
    struct window *windows = places ? m2_alloc(m2, ".batches", M2_VIEWS, view->submesh_count, sizeof *windows) : NULL;
    model->materials = windows ? m2_alloc(m2, ".batches", M2_VIEWS, count, sizeof *model->materials) : NULL;
    model->layers = model->materials ? m2_alloc(m2, ".batches", M2_VIEWS, layers, sizeof *model->layers) : NULL;
    model->batches = model->layers ? m2_alloc(m2, ".batches", M2_VIEWS, count, sizeof *model->batches) : NULL;
    if (!model->batches)
        return false;
    for (size_t i = 0; i < count; ++i)
        places[i] = (struct place){view->batches[i].priority, view->batches[i].layer, (uint32_t)i};
    qsort(places, count, sizeof *places, compare_places);
    for (size_t i = 0; i < count; ++i) {
        const struct m2_batch *batch = &view->batches[places[i].batch];
        struct window *window = &windows[batch->submesh];
        if (!window->indices) {
            window->batch = (uint32_t)i;
            if (!make_window(m2, view, &view->submeshes[batch->submesh], window))
                return false;
        }
        make_batch(m2, view, batch, window, i);
    }
    model->material_count = model->batch_count = count;
    return true;
}
