#include "render/material.h"

#include <string.h>

struct order {
    struct camera camera;
};

static bool is_late(const glskin_draw *draw) {
    return draw->surface && draw->surface->filter > GLSKIN_FILTER_TRANSPARENT;
}

/* Along the camera's view; a world's infinities count as its nothings. */
static float distance_of(const struct order *order, const glskin_draw *draw) {
    float sum = 0;
    for (int i = 0; i < 3 && draw->world; i++)
        sum += order->camera.forward[i] * draw->world[12 + i];
    return sum - sum == 0 ? sum : 0;
}

/* What leaves depth alone is not hidden by what is nearer: its order shows. */
static bool is_background(const glskin_draw *draw) {
    return draw->surface && draw->surface->flags & (GLSKIN_LAYER_NO_DEPTH_TEST | GLSKIN_LAYER_NO_DEPTH_WRITE);
}

static int compare_sizes(uint64_t a, uint64_t b) {
    return (a > b) - (a < b);
}

/* By number, not address: the same scene is the same picture in every run. */
static int compare_meshes(const glskin_draw *a, const glskin_draw *b) {
    return compare_sizes(a->instance ? a->instance->mesh->number : 0, b->instance ? b->instance->mesh->number : 0);
}

static int compare_layers(const glskin_draw *a, const glskin_draw *b) {
    return compare_sizes(a->surface ? a->surface->layer : 0, b->surface ? b->surface->layer : 0);
}

/* Of opaque draws. Looks before meshes: a multi-draw serves many of these, and none of those. */
static int compare_opaque(const glskin_draw *a, const glskin_draw *b) {
    if (is_background(a) != is_background(b))
        return is_background(a) ? -1 : 1;
    int order = is_background(a) ? compare_meshes(a, b) : compare_layers(a, b);
    if (order == 0)
        order = is_background(a) ? compare_layers(a, b) : material_compare(a, b);
    return order ? order : compare_meshes(a, b);
}

/* Below 0: a comes first. */
static int compare(const struct order *order, const glskin_draw *a, const glskin_draw *b) {
    if (is_late(a) != is_late(b))
        return is_late(a) ? 1 : -1;
    if (!is_late(a))
        return compare_opaque(a, b);
    if (a->surface->priority_plane != b->surface->priority_plane)
        return a->surface->priority_plane < b->surface->priority_plane ? -1 : 1;
    float near = distance_of(order, b), far = distance_of(order, a);
    return (near > far) - (near < far);
}

/* Bottom-up merge sort: stable, and in the caller's memory. */
void glskin_sort_draws(glskin_draw *draws, glskin_draw *scratch, size_t count, const float *view_projection) {
    const struct order order = {camera_of(view_projection)};
    glskin_draw *from = draws, *to = scratch;
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t first = 0; first < count; first += 2 * width) {
            size_t middle = first + width < count ? first + width : count;
            size_t end = middle + width < count ? middle + width : count;
            for (size_t a = first, b = middle, i = first; i < end; i++)
                to[i] = a < middle && (b == end || compare(&order, &from[a], &from[b]) <= 0) ? from[a++] : from[b++];
        }
        glskin_draw *swap = from;
        from = to;
        to = swap;
    }
    if (from != draws)
        memcpy(draws, from, count * sizeof *draws);
}
