/* What the SIMD kernels share: which record each lane is at. */
#include "model/pose_data.h"

enum { STEPS_BEFORE_SEARCH = 4 };

static void read_span(const struct pose_plan *plan, uint32_t record, int32_t span[2]) {
    memcpy(span, plan->records + (size_t)record * PLAN_UNIT, 2 * sizeof *span);
}

static void put(glskin_pose *pose, size_t at, enum model_property property, uint32_t record) {
    int32_t span[2];
    struct pose_block *block = &pose->blocks[at / PLAN_LANES];
    read_span(pose->model->plan, record, span);
    block->record[property][at % PLAN_LANES] = record;
    block->until[property][at % PLAN_LANES] = span[1];
}

/* The last key of the window at or before tick, or else its first; with none in it the lane rests. */
static void seek(glskin_pose *pose, size_t at, enum model_property property, const struct moment *moment) {
    const struct pose_plan *plan = pose->model->plan;
    const struct plan_lane *lane = &plan->lanes[at];
    uint32_t units = plan_units(plan, property), first = lane->records[property].first;
    uint32_t count = lane->records[property].count, low = 0, high = count; /* low: the first after tick */
    int32_t span[2];
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        read_span(plan, first + middle * units, span);
        if (span[0] > moment->tick)
            high = middle;
        else
            low = middle + 1;
    }
    if (low > 0) {
        read_span(plan, first + (low - 1) * units, span);
        if (span[0] >= moment->window[0]) {
            put(pose, at, property, first + (low - 1) * units);
            return;
        }
    }
    if (low < count)
        read_span(plan, first + low * units, span);
    put(pose, at, property, low < count && span[0] <= moment->window[1] ? first + low * units : plan_rest(property));
}

void pose_lanes_rest(glskin_pose *pose) {
    for (size_t at = 0; at < pose->model->plan->block_count * PLAN_LANES; ++at) {
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property)
            put(pose, at, (enum model_property)property, plan_rest((enum model_property)property));
    }
}

void pose_lanes_seek(glskin_pose *pose, const struct moment *moment) {
    if (moment->sequence == GLSKIN_SEQUENCE_NONE) {
        pose_lanes_rest(pose);
        return;
    }
    for (size_t at = 0; at < pose->model->node_count; ++at) {
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property) {
            if (pose->model->plan->lanes[at].records[property].count)
                seek(pose, at, (enum model_property)property, moment);
        }
    }
}

void pose_lanes_step(glskin_pose *pose, enum model_property property, size_t first_lane, uint64_t mask,
                     const struct moment *moment) {
    const struct pose_plan *plan = pose->model->plan;
    uint32_t units = plan_units(plan, property);
    for (; mask; mask &= mask - 1) {
        size_t at = first_lane + (size_t)__builtin_ctzll(mask);
        struct pose_block *block = &pose->blocks[at / PLAN_LANES];
        uint32_t lane = at % PLAN_LANES, record = block->record[property][lane];
        int32_t span[2];
        int steps = 0;
        do { /* tick lies in the window, and so does the key that it has passed */
            record += units;
            read_span(plan, record, span);
        } while (span[1] <= moment->tick && ++steps < STEPS_BEFORE_SEARCH);
        block->record[property][lane] = record;
        block->until[property][lane] = span[1];
        if (span[1] <= moment->tick)
            seek(pose, at, property, moment);
    }
}

void pose_lanes_drive(glskin_pose *pose, const struct plan_block *block, const struct moment *moment,
                      struct pose_samples *samples) {
    static const float zero[3] = {0, 0, 0}, one[3] = {1, 1, 1};
    for (uint32_t i = 0; i < block->driven_count; ++i) {
        const struct plan_driven *driven = &pose->model->plan->driven[block->first_driven + i];
        struct track_cursor *cursor = &pose->cursors[block->first_driven + i];
        double time = pose_track_time(pose->model, driven->track, moment);
        float value[4];
        int count = 3, first = driven->property == MODEL_TRANSLATION ? SAMPLE_TRANSLATION : SAMPLE_SCALE;
        if (driven->property == MODEL_ROTATION) {
            track_rotation(driven->track, cursor, time, value);
            count = 4;
            first = SAMPLE_ROTATION;
        } else {
            track_vector(driven->track, cursor, time, driven->property == MODEL_SCALE ? one : zero, value);
        }
        for (int c = 0; c < count; ++c)
            samples->value[first + c][driven->lane] = value[c];
    }
}

void pose_lanes_special(glskin_pose *pose, size_t index, const struct pose_samples *samples,
                        const struct moment *moment) {
    const struct glskin_model *model = pose->model;
    const struct pose_plan *plan = model->plan;
    for (uint32_t lane = 0; lane < plan->blocks[index].count; ++lane) {
        uint32_t node = plan->lanes[index * PLAN_LANES + lane].node;
        struct pose_local local;
        for (int i = 0; i < 3; ++i) {
            local.translation[i] = samples->value[SAMPLE_TRANSLATION + i][lane];
            local.scale[i] = samples->value[SAMPLE_SCALE + i][lane];
        }
        for (int i = 0; i < 4; ++i)
            local.rotation[i] = samples->value[SAMPLE_ROTATION + i][lane];
        if (plan->product_of_node[node] == MODEL_NO_NODE)
            pose_node_ordinary(pose, &model->nodes[node], &local);
        else
            pose_node_special(pose, &model->nodes[node], &local, moment);
    }
}
