/* Greedy: each primitive goes to the open part that must take in the fewest new entries for it, the lowest slot among
 * equals. They are visited by their lowest entry, since skeletons number neighbours together while files may order
 * triangles anyhow. The plan depends on nothing but its input.
 *
 * Parts stay open 64 at a time, so that one word an entry says which of them hold it and a triangle costs at most 64
 * times its 12 entries, whatever the numbers of parts and bones. When a 65th is needed the fullest closes: it had the
 * least left to give. */
#include "skin/partition.h"

#include "core/host.h"
#include "skin/encode.h"

enum { OPEN_MAX = 64, REACH_MAX = 12 };

struct open_part {
    uint32_t part;
    size_t count;
    uint16_t entries[SKIN_WINDOW_MAX];
};

struct planner {
    size_t window, open_count;
    uint64_t *holders; /* [palette_size]: bit s is set where open[s] holds the entry */
    size_t *order;     /* [primitive count]: as they are visited */
    struct open_part open[OPEN_MAX];
};

/* The distinct entries that carry weight in the primitive's corners. */
static size_t reach(const uint32_t *corners, size_t corner_count, const struct skin_influence *influences,
                    uint16_t out[REACH_MAX]) {
    size_t count = 0;
    for (size_t k = 0; k < 4 * corner_count; k++) {
        const struct skin_influence *influence = &influences[corners[k / 4]];
        if (!influence->weight[k % 4])
            continue;
        size_t i = 0;
        while (i < count && out[i] != influence->entry[k % 4])
            i++;
        if (i == count)
            out[count++] = influence->entry[k % 4];
    }
    return count;
}

/* The slot that takes the entries in, or OPEN_MAX if none has the room. */
static size_t choose(const struct planner *planner, const uint16_t *entries, size_t count) {
    uint64_t holders = ~UINT64_C(0);
    for (size_t i = 0; i < count; i++)
        holders &= planner->holders[entries[i]];
    if (holders) { /* some part holds all of them already */
        size_t first = 0;
        while (!(holders >> first & 1))
            first++;
        return first;
    }
    size_t best = OPEN_MAX, best_gain = REACH_MAX + 1;
    for (size_t s = 0; s < planner->open_count; s++) {
        size_t gain = count;
        for (size_t i = 0; i < count; i++)
            gain -= planner->holders[entries[i]] >> s & 1;
        if (gain < best_gain && planner->open[s].count + gain <= planner->window) {
            best = s;
            best_gain = gain;
        }
    }
    return best;
}

static size_t open_part(struct planner *planner, uint32_t part) {
    size_t slot = planner->open_count;
    if (slot < OPEN_MAX) {
        planner->open_count++;
    } else {
        slot = 0;
        for (size_t s = 1; s < OPEN_MAX; s++)
            if (planner->open[s].count > planner->open[slot].count)
                slot = s;
        for (size_t i = 0; i < planner->open[slot].count; i++)
            planner->holders[planner->open[slot].entries[i]] &= ~(UINT64_C(1) << slot);
    }
    planner->open[slot].part = part;
    planner->open[slot].count = 0;
    return slot;
}

/* Fills order by a counting sort. first: [palette_size + 1], all zero. */
static void sort_by_lowest_entry(struct planner *planner, const struct skin_primitives *primitives,
                                 const struct skin_influence *influences, size_t palette_size, size_t *first) {
    for (int pass = 0; pass < 2; pass++) { /* count, then place */
        for (size_t p = 0; p < primitive_count(primitives); p++) {
            uint16_t entries[REACH_MAX], lowest = UINT16_MAX;
            size_t corner_count;
            const uint32_t *corners = primitive_corners(primitives, p, &corner_count);
            size_t count = reach(corners, corner_count, influences, entries);
            for (size_t i = 0; i < count; i++)
                lowest = entries[i] < lowest ? entries[i] : lowest;
            if (pass == 0)
                first[lowest + 1]++;
            else
                planner->order[first[lowest]++] = p;
        }
        for (size_t e = 0; pass == 0 && e < palette_size; e++)
            first[e + 1] += first[e];
    }
}

static void plan(struct planner *planner, const struct skin_primitives *primitives,
                 const struct skin_influence *influences, struct skin_plan *out) {
    for (size_t visit = 0; visit < primitive_count(primitives); visit++) {
        size_t p = planner->order[visit], corner_count;
        uint16_t entries[REACH_MAX];
        const uint32_t *corners = primitive_corners(primitives, p, &corner_count);
        size_t count = reach(corners, corner_count, influences, entries);
        size_t slot = choose(planner, entries, count);
        if (slot == OPEN_MAX)
            slot = open_part(planner, (uint32_t)out->part_count++);
        struct open_part *part = &planner->open[slot];
        for (size_t i = 0; i < count; i++) {
            if (planner->holders[entries[i]] >> slot & 1)
                continue;
            planner->holders[entries[i]] |= UINT64_C(1) << slot;
            part->entries[part->count++] = entries[i];
            out->entry_count++;
        }
        out->part_of[p] = part->part;
    }
}

glskin_result skin_partition(const glskin_host *host, const struct skin_primitives *primitives,
                             const struct skin_influence *influences, size_t palette_size, size_t window,
                             struct skin_plan *out) {
    *out = (struct skin_plan){0};
    if (palette_size > UINT16_MAX + 1u)
        palette_size = UINT16_MAX + 1u; /* no stream can name an entry beyond */
    struct planner *planner = host_alloc(host, 1, sizeof *planner);
    uint64_t *holders = host_alloc(host, palette_size, sizeof *holders);
    size_t *first = host_alloc(host, palette_size + 1, sizeof *first);
    size_t *order = host_alloc(host, primitive_count(primitives), sizeof *order);
    out->part_of = host_alloc(host, primitive_count(primitives), sizeof *out->part_of);
    glskin_result result = GLSKIN_OK;
    if (planner && holders && first && order && out->part_of) {
        planner->window = window;
        planner->holders = holders;
        planner->order = order;
        sort_by_lowest_entry(planner, primitives, influences, palette_size, first);
        plan(planner, primitives, influences, out);
    } else {
        host_free(host, out->part_of);
        *out = (struct skin_plan){0};
        result = host_fail_memory(host, "triangles to partition", primitives->triangle_count);
    }
    host_free(host, order);
    host_free(host, first);
    host_free(host, holders);
    host_free(host, planner);
    return result;
}
