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
static void seek(glskin_pose *pose, size_t at, enum model_property property, const struct pose_clock *clock) {
    const struct pose_plan *plan = pose->model->plan;
    const struct plan_lane *lane = &plan->lanes[at];
    uint32_t units = plan_units(property), first = lane->records[property].first;
    uint32_t count = lane->records[property].count, low = 0, high = count; /* low: the first after tick */
    int32_t span[2];
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        read_span(plan, first + middle * units, span);
        if (span[0] > clock->tick)
            high = middle;
        else
            low = middle + 1;
    }
    if (low > 0) {
        read_span(plan, first + (low - 1) * units, span);
        if (span[0] >= clock->window[0]) {
            put(pose, at, property, first + (low - 1) * units);
            return;
        }
    }
    if (low < count)
        read_span(plan, first + low * units, span);
    put(pose, at, property, low < count && span[0] <= clock->window[1] ? first + low * units : plan_rest(property));
}

void pose_lanes_rest(glskin_pose *pose) {
    for (size_t at = 0; at < pose->model->plan->block_count * PLAN_LANES; ++at) {
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property)
            put(pose, at, (enum model_property)property, plan_rest((enum model_property)property));
    }
}

static struct pose_clock global_clock(const glskin_pose *pose, const struct plan_global *global,
                                      const struct moment *moment) {
    const struct glskin_model *model = pose->model;
    return pose_clock_at(pose_track_time(model, global->track, moment), 0,
                         model->global_sequences[global->track->global]);
}

/* The end of a global sequence's record isn't on the clock that others' are compared with. */
static void hide_until(glskin_pose *pose, const struct plan_global *global) {
    pose->blocks[global->lane / PLAN_LANES].until[global->property][global->lane % PLAN_LANES] = INT32_MAX;
}

void pose_lanes_seek(glskin_pose *pose, const struct moment *moment) {
    const struct pose_plan *plan = pose->model->plan;
    if (moment->sequence == GLSKIN_SEQUENCE_NONE)
        pose_lanes_rest(pose);
    for (size_t at = 0; at < pose->model->node_count && moment->sequence != GLSKIN_SEQUENCE_NONE; ++at) {
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property) {
            if (plan->lanes[at].records[property].count)
                seek(pose, at, (enum model_property)property, &moment->clock);
        }
    }
    for (size_t i = 0; i < plan->global_count; ++i) {
        const struct plan_global *global = &plan->globals[i];
        struct pose_clock clock = global_clock(pose, global, moment);
        seek(pose, global->lane, global->property, &clock);
        hide_until(pose, global);
    }
}

/* To the record that holds at tick, which the lane's own has ended before. */
static inline void step(glskin_pose *pose, size_t at, enum model_property property, uint32_t units,
                        const struct pose_clock *clock) {
    struct pose_block *block = &pose->blocks[at / PLAN_LANES];
    uint32_t lane = at % PLAN_LANES, record = block->record[property][lane];
    int32_t span[2];
    int steps = 0;
    do { /* tick lies in the window, and so does the key that it has passed */
        record += units;
        read_span(pose->model->plan, record, span);
    } while (span[1] <= clock->tick && ++steps < STEPS_BEFORE_SEARCH);
    block->record[property][lane] = record;
    block->until[property][lane] = span[1];
    if (span[1] <= clock->tick)
        seek(pose, at, property, clock);
}

void pose_lanes_step(glskin_pose *pose, enum model_property property, size_t first_lane, uint64_t mask,
                     const struct moment *moment) {
    uint32_t units = plan_units(property);
    for (; mask; mask &= mask - 1)
        step(pose, first_lane + (size_t)__builtin_ctzll(mask), property, units, &moment->clock);
}

static void move_global(glskin_pose *pose, const struct plan_global *global, const struct pose_clock *clock) {
    const struct pose_plan *plan = pose->model->plan;
    int32_t span[2];
    read_span(plan, pose->blocks[global->lane / PLAN_LANES].record[global->property][global->lane % PLAN_LANES], span);
    if (clock->tick >= span[0] && clock->tick < span[1])
        return;
    if (clock->tick < span[0])
        seek(pose, global->lane, global->property, clock);
    else
        step(pose, global->lane, global->property, plan_units(global->property), clock);
    hide_until(pose, global);
}

void pose_lanes_times(glskin_pose *pose, size_t index, const struct moment *moment,
                      struct pose_times times[MODEL_PROPERTY_COUNT]) {
    const struct plan_block *block = &pose->model->plan->blocks[index];
    struct pose_clock clock = {0, 0, {0, 0}};
    int32_t of = -1; /* neighbours mostly share theirs */
    for (int lane = 0; lane < PLAN_LANES; ++lane) {
        times[0].tick[lane] = moment->clock.tick;
        times[0].window_end[lane] = moment->clock.window[1];
        times[0].part[lane] = moment->clock.part;
    }
    for (int property = 1; property < MODEL_PROPERTY_COUNT; ++property)
        times[property] = times[0];
    for (uint32_t i = 0; i < block->global_count; ++i) {
        const struct plan_global *global = &pose->model->plan->globals[block->first_global + i];
        struct pose_times *own = &times[global->property];
        if (global->track->global != of)
            clock = global_clock(pose, global, moment);
        of = global->track->global;
        move_global(pose, global, &clock);
        own->tick[global->lane % PLAN_LANES] = clock.tick;
        own->window_end[global->lane % PLAN_LANES] = clock.window[1];
        own->part[global->lane % PLAN_LANES] = clock.part;
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
