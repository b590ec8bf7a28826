#include "skin/weights.h"

#include "core/host.h"
#include "skin/stream.h"

static void read_influence(const glskin_mesh_desc *desc, size_t vertex, struct skin_influence *out) {
    *out = (struct skin_influence){{0}, {0}};
    unsigned char bytes[8];
    if (is_classic(desc)) {
        stream_read(desc->classic.group, vertex, bytes, group_size(desc));
        out->entry[0] = (uint16_t)integer_read(bytes, group_size(desc));
        out->weight[0] = 255;
    } else if (desc->skin.data) {
        stream_read(desc->skin, vertex, bytes, 8);
        for (int i = 0; i < 4; i++)
            out->entry[i] = bytes[i];
        memcpy(out->weight, bytes + 4, 4);
    } else {
        size_t size = desc->influences.bone_size;
        stream_read(desc->influences.bone, vertex, bytes, 4 * size);
        for (size_t i = 0; i < 4; i++)
            out->entry[i] = (uint16_t)integer_read(bytes + i * size, size);
        stream_read(desc->influences.weight, vertex, out->weight, 4);
    }
}

/* Largest remainder: the bytes sum to 255 exactly and none is further than one step from its share. The steps left over
 * are fewer than the slots with a remainder, so a weight of 0 stays 0. */
static void normalize(uint8_t weight[4], unsigned sum) {
    unsigned remainder[4], left = 255;
    for (int i = 0; i < 4; i++) {
        unsigned share = weight[i] * 255u;
        weight[i] = (uint8_t)(share / sum);
        remainder[i] = share % sum;
        left -= weight[i];
    }
    for (; left; left--) {
        int largest = 0;
        for (int i = 1; i < 4; i++)
            if (remainder[i] > remainder[largest])
                largest = i;
        weight[largest]++;
        remainder[largest] = 0;
    }
}

static glskin_result check_entries(const glskin_host *host, const glskin_mesh_desc *desc, size_t vertex,
                                   struct skin_influence *influence) {
    size_t count = palette_size(desc);
    for (int slot = 0; slot < 4; slot++) {
        if (influence->entry[slot] < count)
            continue;
        if (!influence->weight[slot]) {
            influence->entry[slot] = 0; /* never read, but a path may form its address */
            continue;
        }
        if (is_classic(desc))
            return host_fail(host, GLSKIN_ERROR_MALFORMED_DATA,
                             "mesh: vertex %zu follows group %u; expected less than the %zu groups there are", vertex,
                             influence->entry[slot], count);
        return host_fail(host, GLSKIN_ERROR_MALFORMED_DATA,
                         "mesh: vertex %zu follows bone %u in slot %d with weight %u; expected less than the %zu bones "
                         "there are",
                         vertex, influence->entry[slot], slot, influence->weight[slot], count);
    }
    return GLSKIN_OK;
}

glskin_result skin_resolve_influences(const glskin_host *host, const glskin_mesh_desc *desc,
                                      struct skin_influence *out) {
    size_t rescaled = 0, weightless = 0, first_rescaled = 0, first_weightless = 0;
    for (size_t v = 0; v < desc->vertex_count; v++) {
        read_influence(desc, v, &out[v]);
        uint8_t *weight = out[v].weight;
        unsigned sum = (unsigned)weight[0] + weight[1] + weight[2] + weight[3];
        if (sum == 0) {
            weight[0] = 255;
            if (!weightless++)
                first_weightless = v;
        } else if (sum != 255 && desc->weights == GLSKIN_WEIGHTS_NORMALIZE) {
            normalize(weight, sum);
            if (!rescaled++)
                first_rescaled = v;
        }
        glskin_result result = check_entries(host, desc, v, &out[v]);
        if (result)
            return result;
    }
    if (rescaled)
        host_warn(host, "mesh: weights rescaled to sum to 255: %zu of %zu vertices, the first is vertex %zu", rescaled,
                  desc->vertex_count, first_rescaled);
    if (weightless)
        host_warn(host, "mesh: all weights 0, following the first bone: %zu of %zu vertices, the first is vertex %zu",
                  weightless, desc->vertex_count, first_weightless);
    return GLSKIN_OK;
}
