#include "render/camera.h"
#include "render/device.h"

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

static int compare_sizes(uint64_t a, uint64_t b) {
    return (a > b) - (a < b);
}

/* Below 0: a comes first. */
static int compare(const struct order *order, const glskin_draw *a, const glskin_draw *b) {
    if (is_late(a) != is_late(b))
        return is_late(a) ? 1 : -1;
    if (!is_late(a)) {
        /* By number, not address: the same scene is the same picture in every run. */
        int meshes =
            compare_sizes(a->instance ? a->instance->mesh->number : 0, b->instance ? b->instance->mesh->number : 0);
        return meshes ? meshes : compare_sizes(a->surface ? a->surface->layer : 0, b->surface ? b->surface->layer : 0);
    }
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
