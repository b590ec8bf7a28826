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
    out->start = (float)-half;
    out->rate = (float)(2 * half / duration);
}

static bool is_curved(enum model_interpolation interpolation) {
    return interpolation >= MODEL_HERMITE;
}

/* A key and, where its value doesn't hold, the next. Tangents of hermite and bezier follow the value: in, then out. */
struct segment {
    int32_t begin, until;
    const float *from, *to; /* to: NULL where it holds */
    enum model_interpolation interpolation;
};

static struct segment find_segment(const struct model_track *track, size_t components, size_t key) {
    size_t stride = components * (is_curved(track->interpolation) ? 3 : 1);
    bool last = key + 1 == track->key_count;
    struct segment out = {track->time[key], last ? INT32_MAX : track->time[key + 1], track->value + stride * key, NULL,
                          track->interpolation};
    if (!last && track->interpolation != MODEL_STEP && out.begin < out.until)
        out.to = out.from + stride;
    return out;
}

/* The factors of s, s^2 and s^3, where s runs from 0 to 1. */
static void find_factors(const struct segment *segment, int i, double out[3]) {
    const double from = segment->from[i], to = segment->to[i];
    out[0] = to - from;
    out[1] = out[2] = 0;
    if (!is_curved(segment->interpolation))
        return;
    const double leaving = segment->from[6 + i], arriving = segment->to[3 + i];
    if (segment->interpolation == MODEL_HERMITE) {
        out[0] = leaving;
        out[1] = 3 * (to - from) - 2 * leaving - arriving;
        out[2] = 2 * (from - to) + leaving + arriving;
    } else {
        out[0] = 3 * (leaving - from);
        out[1] = 3 * (from - 2 * leaving + arriving);
        out[2] = to - from + 3 * (leaving - arriving);
    }
}

static void make_vector(const struct segment *segment, struct plan_vector *out, struct plan_vector_curve *curve) {
    const double duration = (double)segment->until - segment->begin;
    memcpy(out->start, segment->from, sizeof out->start);
    for (int i = 0; i < 3 && segment->to; ++i) {
        double factor[3];
        find_factors(segment, i, factor);
        out->rate[i] = (float)(factor[0] / duration);
        curve->square[i] = (float)(factor[1] / duration / duration);
        curve->cube[i] = (float)(factor[2] / duration / duration / duration);
    }
}

static void make_rotation(const struct segment *segment, struct plan_rotation *out, struct plan_rotation_curve *curve) {
    const double duration = (double)segment->until - segment->begin;
    make_arc(segment->from, segment->to, duration, &out->arc);
    if (segment->to && is_curved(segment->interpolation)) {
        make_arc(segment->from + 8, segment->to + 4, duration, &curve->arc);
        curve->per_ms = (float)(1 / duration);
    }
}

size_t plan_track_size(const struct model_track *track, enum model_property property) {
    size_t size = track->key_count * plan_units(property) * PLAN_UNIT * sizeof(float);
    return is_curved(track->interpolation) ? 2 * size : size;
}

/* One a key; to curves go those of hermite and bezier. */
static void make_records(const struct model_track *track, enum model_property property, float *records, float *curves) {
    const size_t floats = plan_units(property) * PLAN_UNIT, size = floats * sizeof *records;
    for (size_t k = 0; k < track->key_count; ++k) {
        const struct segment segment = find_segment(track, model_components(property), k);
        struct plan_vector vector = {.begin = segment.begin, .until = segment.until};
        struct plan_rotation rotation = {.begin = segment.begin, .until = segment.until};
        struct plan_vector_curve vector_curve = {.unused = {0, 0}};
        struct plan_rotation_curve rotation_curve = {.unused = 0};
        bool turns = property == MODEL_ROTATION;
        if (turns)
            make_rotation(&segment, &rotation, &rotation_curve);
        else
            make_vector(&segment, &vector, &vector_curve);
        memcpy(records + k * floats, turns ? (const void *)&rotation : &vector, size);
        if (is_curved(track->interpolation))
            memcpy(curves + k * floats, turns ? (const void *)&rotation_curve : &vector_curve, size);
    }
}

/* Memory comes zeroed, as the curve of what has none has to be. */
static void make_rest(float *records) {
    const struct plan_vector zero = {.begin = INT32_MIN, .until = INT32_MAX};
    const struct plan_vector one = {.begin = INT32_MIN, .until = INT32_MAX, .start = {1, 1, 1}};
    const struct plan_rotation none = {.begin = INT32_MIN, .until = INT32_MAX, .arc.middle = {0, 0, 0, 1}};
    memcpy(records + PLAN_UNIT * plan_rest(MODEL_TRANSLATION), &zero, sizeof zero);
    memcpy(records + PLAN_UNIT * plan_rest(MODEL_SCALE), &one, sizeof one);
    memcpy(records + PLAN_UNIT * plan_rest(MODEL_ROTATION), &none, sizeof none);
}

/* ---- all together ---- */

struct sizes {
    size_t globals, units;
};

static struct sizes measure(const struct glskin_model *model) {
    struct sizes sizes = {0, PLAN_REST_UNITS};
    for (size_t n = 0; n < model->node_count; ++n) {
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property) {
            const struct model_track *track = &model->nodes[n].tracks[property];
            sizes.globals += track->key_count && track->global >= 0;
            sizes.units += plan_track_size(track, (enum model_property)property) / (PLAN_UNIT * sizeof(float));
        }
    }
    return sizes;
}

/* lanes know their nodes. */
static void fill(const struct glskin_model *model, struct pose_plan *plan, struct plan_lane *lanes,
                 struct plan_block *blocks, struct plan_global *globals, float *records) {
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
            block->first_global = (uint32_t)plan->global_count;
        for (int p = 0; p < MODEL_PROPERTY_COUNT; ++p) {
            enum model_property property = (enum model_property)p;
            const struct model_track *track = &node->tracks[property];
            if (!track->key_count)
                continue;
            if (track->global >= 0) {
                globals[plan->global_count++] = (struct plan_global){track, (uint32_t)at, property};
                ++block->global_count;
                block->mixed = true;
            }
            lanes[at].records[property].first = (uint32_t)units;
            lanes[at].records[property].count = (uint32_t)track->key_count;
            size_t size = track->key_count * plan_units(property);
            make_records(track, property, records + units * PLAN_UNIT, records + (units + size) * PLAN_UNIT);
            units += size;
            if (!is_curved(track->interpolation))
                continue;
            block->curved[property] = block->mixed = true;
            block->curve[property][lane] = (uint32_t)size;
            units += size;
        }
    }
}

glskin_result plan_create(struct glskin_model *model) {
    size_t count = model->node_count, block_count = (count + PLAN_LANES - 1) / PLAN_LANES;
    struct pose_plan *plan = NULL;
    struct plan_block *blocks = NULL;
    struct plan_lane *lanes = NULL;
    struct plan_global *globals = NULL;
    float *records = NULL;
    uint32_t *product = NULL;
    if (!(plan = model_alloc(model, 1, sizeof *plan, "models")) ||
        !(blocks = model_alloc(model, block_count, sizeof *blocks, "nodes")) ||
        !(lanes = model_alloc(model, count, sizeof *lanes, "nodes")) ||
        !(product = model_alloc(model, count, sizeof *product, "nodes")))
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    uint32_t *scratch = host_alloc(&model->host, 2 * count + 1, sizeof *scratch);
    if (!scratch)
        return host_fail_memory(&model->host, "nodes", count);
    order_by_level(model, scratch, lanes);
    host_free(&model->host, scratch);
    const struct sizes sizes = measure(model);
    if (sizes.units > UINT32_MAX)
        return host_fail_memory(&model->host, "keys, of which there are too many,", sizes.units);
    if (!(globals = model_alloc(model, sizes.globals, sizeof *globals, "tracks")) ||
        !(records = model_alloc(model, sizes.units, PLAN_UNIT * sizeof *records, "keys")))
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    plan->product_of_node = product;
    plan->product_count = number_products(model, product);
    fill(model, plan, lanes, blocks, globals, records);
    plan->records = records;
    plan->block_count = block_count;
    plan->blocks = blocks;
    plan->lanes = lanes;
    plan->globals = globals;
    model->plan = plan;
    return GLSKIN_OK;
}
