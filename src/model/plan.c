#include "model/plan.h"

#include "core/maths.h"

/* ---- order ---- */

/* Puts nodes into lanes by a counting sort of levels. scratch: 2 * node_count + 1. */
static void order_by_level(const struct glskin_model *model, uint32_t *scratch, struct plan_lane *lanes) {
    uint32_t *level = scratch, *start = scratch + model->node_count;
    for (size_t n = 0; n < model->node_count; ++n) {
        uint32_t parent = model->nodes[n].parent;
        level[n] = parent == MODEL_NO_NODE ? 0 : level[parent] + 1;
        ++start[level[n] + 1];
    }
    for (size_t l = 0; l < model->node_count; ++l)
        start[l + 1] += start[l];
    for (size_t n = 0; n < model->node_count; ++n)
        lanes[start[level[n]]++].node = (uint32_t)n;
}

/* Marks the special nodes and their ancestors, and numbers them. */
static size_t number_products(const struct glskin_model *model, uint32_t *product) {
    const uint32_t special = MODEL_NODE_NO_TRANSLATION | MODEL_NODE_NO_SCALE | MODEL_NODE_NO_ROTATION |
                             MODEL_NODE_BILLBOARD | MODEL_NODE_LOCK_X | MODEL_NODE_LOCK_Y | MODEL_NODE_LOCK_Z |
                             MODEL_NODE_CAMERA_ANCHORED;
    size_t count = 0;
    for (size_t n = 0; n < model->node_count; ++n)
        product[n] = MODEL_NO_NODE;
    for (size_t n = model->node_count; n-- > 0;) {
        const struct model_node *node = &model->nodes[n];
        if (product[n] == MODEL_NO_NODE && !(node->flags & special))
            continue;
        product[n] = 0;
        if (node->parent != MODEL_NO_NODE)
            product[node->parent] = 0;
    }
    for (size_t n = 0; n < model->node_count; ++n) {
        if (product[n] != MODEL_NO_NODE)
            product[n] = (uint32_t)count++;
    }
    return count;
}

/* ---- records ---- */

static bool is_driven(const struct model_track *track) {
    return track->key_count && (track->interpolation >= MODEL_HERMITE || track->global >= 0);
}

static bool has_records(const struct model_track *track) {
    return track->key_count && !is_driven(track);
}

/* to is NULL where the rotation holds. */
static void make_arc(const float *from, const float *to, double duration, struct plan_arc *out) {
    double middle[4], across[4], dot = 0;
    memcpy(out->middle, from, sizeof out->middle);
    if (!to)
        return;
    for (int i = 0; i < 4; ++i)
        dot += (double)from[i] * to[i];
    for (int i = 0; i < 4; ++i) {
        double end = dot < 0 ? -(double)to[i] : (double)to[i];
        middle[i] = from[i] + end;
        across[i] = end - from[i];
    }
    double along = maths_quat_normalize(middle), apart = maths_quat_normalize(across);
    if (!(apart > 0))
        return;
    double half = atan2(apart, along); /* acos of the dot has no digits left near 1 */
    for (int i = 0; i < 4; ++i) {
        out->middle[i] = (float)middle[i];
        out->across[i] = (float)across[i];
    }
    out->arc_start = (float)-half;
    out->arc_rate = (float)(2 * half / duration);
}

static void make_vector(const float *from, const float *to, double duration, struct plan_vector *out) {
    for (int i = 0; i < 3; ++i) {
        out->start[i] = from[i];
        out->rate[i] = to ? (float)(((double)to[i] - from[i]) / duration) : 0;
    }
}

static void make_records(const struct model_track *track, enum model_property property, float *out) {
    size_t components = model_components(property);
    for (size_t k = 0; k < track->key_count; ++k, out += plan_units(property) * PLAN_UNIT) {
        bool last = k + 1 == track->key_count;
        int32_t begin = track->time[k], until = last ? INT32_MAX : track->time[k + 1];
        const float *from = track->value + components * k;
        const float *to = last || track->interpolation == MODEL_STEP || begin == until ? NULL : from + components;
        double duration = (double)until - begin;
        if (property == MODEL_ROTATION) {
            struct plan_arc arc = {.begin = begin, .until = until};
            make_arc(from, to, duration, &arc);
            memcpy(out, &arc, sizeof arc);
        } else {
            struct plan_vector vector = {.begin = begin, .until = until};
            make_vector(from, to, duration, &vector);
            memcpy(out, &vector, sizeof vector);
        }
    }
}

static void make_rest(float *records) {
    const struct plan_vector zero = {INT32_MIN, INT32_MAX, {0, 0, 0}, {0, 0, 0}};
    const struct plan_vector one = {INT32_MIN, INT32_MAX, {1, 1, 1}, {0, 0, 0}};
    const struct plan_arc none = {INT32_MIN, INT32_MAX, 0, 0, {0, 0, 0, 1}, {0, 0, 0, 0}};
    memcpy(records + PLAN_UNIT * plan_rest(MODEL_TRANSLATION), &zero, sizeof zero);
    memcpy(records + PLAN_UNIT * plan_rest(MODEL_SCALE), &one, sizeof one);
    memcpy(records + PLAN_UNIT * plan_rest(MODEL_ROTATION), &none, sizeof none);
}

/* ---- all together ---- */

struct sizes {
    size_t driven, units;
};

static struct sizes measure(const struct glskin_model *model) {
    struct sizes sizes = {0, PLAN_REST_UNITS};
    for (size_t n = 0; n < model->node_count; ++n) {
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property) {
            const struct model_track *track = &model->nodes[n].tracks[property];
            sizes.driven += is_driven(track);
            if (has_records(track))
                sizes.units += track->key_count * plan_units((enum model_property)property);
        }
    }
    return sizes;
}

/* lanes know their nodes. */
static void fill(const struct glskin_model *model, struct pose_plan *plan, struct plan_lane *lanes,
                 struct plan_block *blocks, struct plan_driven *driven, float *records) {
    size_t units = PLAN_REST_UNITS;
    make_rest(records);
    for (size_t at = 0; at < model->node_count; ++at) {
        const struct model_node *node = &model->nodes[lanes[at].node];
        struct plan_block *block = &blocks[at / PLAN_LANES];
        uint32_t lane = block->count++;
        for (int i = 0; i < 3; ++i)
            block->pivot[i][lane] = node->pivot[i];
        block->bone[lane] = node->id;
        block->parent[lane] = node->parent == MODEL_NO_NODE ? (uint32_t)model->bone_count : (uint32_t)node->parent_id;
        block->special |= plan->product_of_node[lanes[at].node] != MODEL_NO_NODE;
        if (lane == 0)
            block->first_driven = (uint32_t)plan->driven_count;
        for (int p = 0; p < MODEL_PROPERTY_COUNT; ++p) {
            enum model_property property = (enum model_property)p;
            const struct model_track *track = &node->tracks[property];
            if (is_driven(track)) {
                driven[plan->driven_count++] = (struct plan_driven){track, lane, property};
                ++block->driven_count;
            }
            if (!has_records(track))
                continue;
            lanes[at].records[property].first = (uint32_t)units;
            lanes[at].records[property].count = (uint32_t)track->key_count;
            make_records(track, property, records + units * PLAN_UNIT);
            units += track->key_count * plan_units(property);
        }
    }
}

glskin_result plan_create(struct glskin_model *model) {
    size_t count = model->node_count, block_count = (count + PLAN_LANES - 1) / PLAN_LANES;
    const struct sizes sizes = measure(model);
    if (sizes.units > UINT32_MAX)
        return host_fail_memory(&model->host, "keys, of which there are too many,", sizes.units);
    struct pose_plan *plan = NULL;
    struct plan_block *blocks = NULL;
    struct plan_lane *lanes = NULL;
    struct plan_driven *driven = NULL;
    float *records = NULL;
    uint32_t *product = NULL;
    if (!(plan = model_alloc(model, 1, sizeof *plan, "models")) ||
        !(blocks = model_alloc(model, block_count, sizeof *blocks, "nodes")) ||
        !(lanes = model_alloc(model, count, sizeof *lanes, "nodes")) ||
        !(driven = model_alloc(model, sizes.driven, sizeof *driven, "tracks")) ||
        !(records = model_alloc(model, sizes.units, PLAN_UNIT * sizeof *records, "keys")) ||
        !(product = model_alloc(model, count, sizeof *product, "nodes")))
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    uint32_t *scratch = host_alloc(&model->host, 2 * count + 1, sizeof *scratch);
    if (!scratch)
        return host_fail_memory(&model->host, "nodes", count);
    order_by_level(model, scratch, lanes);
    host_free(&model->host, scratch);
    plan->product_of_node = product;
    plan->product_count = number_products(model, product);
    fill(model, plan, lanes, blocks, driven, records);
    plan->records = records;
    plan->block_count = block_count;
    plan->blocks = blocks;
    plan->lanes = lanes;
    plan->driven = driven;
    model->plan = plan;
    return GLSKIN_OK;
}
