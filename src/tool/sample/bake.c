#include "tool/sample/bake.h"

#include <math.h>

enum { MAX_INTERVALS = 64, EXTENT_STEPS = 48 };

static void channel_value(const struct pose_node *node, enum sample_channel channel, double out[4]) {
    const struct quat *q = &node->rotation;
    const struct vec3 *v = channel == SAMPLE_SCALE ? &node->scale : &node->translation;
    if (channel == SAMPLE_ROTATION) {
        out[0] = q->x, out[1] = q->y, out[2] = q->z, out[3] = q->w;
    } else {
        out[0] = v->x, out[1] = v->y, out[2] = v->z, out[3] = 0;
    }
}

/* Whether the pose function ever moves this channel off its rest. */
static bool channel_moves(const struct sample *sample, pose_function *function, int node, enum sample_channel channel) {
    struct pose pose;
    double rest[4], value[4];
    pose_rest(&pose);
    channel_value(&pose.node[node], channel, rest);
    for (int i = 0; i < 16; i++) {
        pose_rest(&pose);
        function(sample, i / 16.0 + 0.03, &pose);
        channel_value(&pose.node[node], channel, value);
        for (int c = 0; c < 4; c++) {
            if (fabs(value[c] - rest[c]) > 1e-9) {
                return true;
            }
        }
    }
    return false;
}

static struct quat to_quat(const double v[4]) {
    return (struct quat){v[0], v[1], v[2], v[3]};
}

/* The logarithm of the turn from a to b: half its angle along its axis. */
static struct vec3 quat_log_between(struct quat a, struct quat b) {
    struct quat d = quat_mul(quat_conjugate(a), b);
    struct vec3 v = vec3(d.x, d.y, d.z);
    double sine = vec3_length(v);
    return sine < 1e-12 ? v : vec3_scale(v, atan2(sine, d.w) / sine);
}

static struct quat quat_exp(struct vec3 v) {
    double half = vec3_length(v), scale = half < 1e-12 ? 1 : sin(half) / half;
    return (struct quat){v.x * scale, v.y * scale, v.z * scale, cos(half)};
}

/* Shoemake's inner control rotation: q * exp(-(log(q^-1 next) + log(q^-1 last)) / 4). */
static void rotation_tangents(struct sample_key *key, const double last[4], const double next[4]) {
    struct quat q = to_quat(key->value);
    struct vec3 sum = vec3_add(quat_log_between(q, to_quat(last)), quat_log_between(q, to_quat(next)));
    struct quat control = quat_mul(q, quat_exp(vec3_scale(sum, -0.25)));
    key->in[0] = control.x, key->in[1] = control.y, key->in[2] = control.z, key->in[3] = control.w;
    for (int c = 0; c < 4; c++) {
        key->out[c] = key->in[c];
    }
}

/* Keys are evenly spaced, so the slope over one interval is half the difference of the neighbours. */
static void vector_tangents(struct sample_key *key, const double last[4], const double next[4], bool bezier) {
    for (int c = 0; c < 3; c++) {
        double slope = (next[c] - last[c]) / 2;
        key->in[c] = bezier ? key->value[c] - slope / 3 : slope;
        key->out[c] = bezier ? key->value[c] + slope / 3 : slope;
    }
}

/* keys[0..intervals] of one sequence. At the ends a loop's neighbours are on its far side; any other stands still. */
static void set_tangents(struct sample_key *keys, int intervals, bool looping, enum sample_channel channel,
                         enum sample_interpolation interpolation) {
    for (int i = 0; i <= intervals && interpolation != SAMPLE_LINEAR; i++) {
        int last = i > 0 ? i - 1 : looping ? intervals - 1 : 0;
        int next = i < intervals ? i + 1 : looping ? 1 : intervals;
        if (channel == SAMPLE_ROTATION) {
            rotation_tangents(&keys[i], keys[last].value, keys[next].value);
        } else {
            vector_tangents(&keys[i], keys[last].value, keys[next].value, interpolation == SAMPLE_BEZIER);
        }
    }
}

/* Appends one sequence's keys of one channel to the track. */
static void bake_keys(struct sample *sample, const struct bake_sequence *sequence, int node,
                      enum sample_channel channel, int intervals) {
    struct sample_track *track = &sample->node[node].track[channel];
    if (intervals > MAX_INTERVALS || sample->key_count + intervals + 1 > SAMPLE_MAX_KEYS) {
        sample->overrun = "SAMPLE_MAX_KEYS";
        return;
    }
    struct sample_key *keys = &sample->key[sample->key_count];
    for (int i = 0; i <= intervals; i++) {
        int length = sequence->end - sequence->start;
        int time = (int)lround((double)length * i / intervals);
        /* A loop ends, to the bit, as it began. */
        double phase = sequence->looping && i == intervals ? 0 : (double)time / length;
        struct pose pose;
        pose_rest(&pose);
        sequence->pose(sample, phase, &pose);
        keys[i] = (struct sample_key){.time = sequence->start + time};
        channel_value(&pose.node[node], channel, keys[i].value);
        if (channel == SAMPLE_ROTATION && i > 0 && quat_dot(to_quat(keys[i].value), to_quat(keys[i - 1].value)) < 0) {
            for (int c = 0; c < 4; c++) { /* the same rotation, the short way from the last */
                keys[i].value[c] = -keys[i].value[c];
            }
        }
    }
    set_tangents(keys, intervals, sequence->looping, channel, track->interpolation);
    track->key_count += intervals + 1;
    sample->key_count += intervals + 1;
}

static void begin_track(struct sample *sample, int node, enum sample_channel channel, struct bake_style style,
                        int global_sequence) {
    sample->node[node].track[channel] = (struct sample_track){
        .interpolation = style.interpolation, .global_sequence = global_sequence, .first_key = sample->key_count};
}

void bake_global_sequence(struct sample *sample, int duration, pose_function *pose, bake_style_function *style) {
    const struct bake_sequence whole = {"", 0, 0, duration, true, 0, pose};
    int number = sample->global_sequence_count++;
    sample->global_sequence[number] = duration;
    for (int node = 0; node < sample->node_count; node++) {
        for (int channel = 0; channel < SAMPLE_CHANNELS; channel++) {
            if (channel_moves(sample, pose, node, channel)) {
                struct bake_style how = style(node, channel);
                begin_track(sample, node, channel, how, number);
                bake_keys(sample, &whole, node, channel, how.intervals);
            }
        }
    }
}

static bool any_moves(const struct sample *sample, const struct bake_sequence *sequences, int count, int node,
                      enum sample_channel channel) {
    for (int i = 0; i < count; i++) {
        if (channel_moves(sample, sequences[i].pose, node, channel)) {
            return true;
        }
    }
    return false;
}

void bake_sequences(struct sample *sample, const struct bake_sequence *sequences, int count,
                    bake_style_function *style) {
    sample->sequence_count = count;
    for (int i = 0; i < count; i++) {
        sample->sequence[i] = (struct sample_sequence){.name = sequences[i].name,
                                                       .m2_id = sequences[i].m2_id,
                                                       .start = sequences[i].start,
                                                       .end = sequences[i].end,
                                                       .looping = sequences[i].looping,
                                                       .move_speed = sequences[i].move_speed};
    }
    for (int node = 0; node < sample->node_count; node++) {
        for (int channel = 0; channel < SAMPLE_CHANNELS; channel++) {
            if (sample->node[node].track[channel].key_count > 0 ||
                !any_moves(sample, sequences, count, node, channel)) {
                continue;
            }
            struct bake_style how = style(node, channel);
            begin_track(sample, node, channel, how, -1);
            for (int i = 0; i < count; i++) {
                bake_keys(sample, &sequences[i], node, channel, how.intervals);
            }
        }
    }
}

static void extent_include(struct sample_extent *extent, bool *empty, struct vec3 p) {
    double radius = vec3_length(p);
    if (*empty) {
        *extent = (struct sample_extent){radius, p, p};
        *empty = false;
        return;
    }
    extent->radius = fmax(extent->radius, radius);
    extent->min = vec3(fmin(extent->min.x, p.x), fmin(extent->min.y, p.y), fmin(extent->min.z, p.z));
    extent->max = vec3(fmax(extent->max.x, p.x), fmax(extent->max.y, p.y), fmax(extent->max.z, p.z));
}

/* Grows each geoset's extent and the whole one by one pose. */
static void extents_of_pose(const struct sample *sample, const struct pose *pose, struct sample_extent *whole,
                            bool *whole_empty, struct sample_extent *each, bool *each_empty) {
    struct affine world[SAMPLE_MAX_NODES];
    for (int node = 0; node < sample->node_count; node++) {
        world[node] = pose_world(sample, pose, node);
    }
    for (int g = 0; g < sample->geoset_count; g++) {
        const struct sample_geoset *geoset = &sample->geoset[g];
        for (int i = 0; i < geoset->vertex_count; i++) {
            const struct sample_vertex *vertex = &geoset->vertex[i];
            struct vec3 p = sample_is_weighted(sample)
                                ? pose_skin(world, &vertex->skin, vertex->position)
                                : pose_vertex(world, &geoset->group[vertex->group], vertex->position);
            extent_include(whole, whole_empty, p);
            extent_include(&each[g], &each_empty[g], p);
        }
    }
}

void bake_extents(struct sample *sample, const struct bake_sequence *sequences) {
    for (int s = -1; s < sample->sequence_count; s++) {
        struct sample_extent *whole = s < 0 ? &sample->extent : &sample->sequence[s].extent;
        struct sample_extent each[SAMPLE_MAX_GEOSETS];
        bool whole_empty = true, each_empty[SAMPLE_MAX_GEOSETS] = {true, true, true, true};
        for (int step = 0; step < (s < 0 ? 1 : EXTENT_STEPS + 1); step++) {
            struct pose pose;
            pose_rest(&pose);
            if (s >= 0) {
                sequences[s].pose(sample, step / (double)EXTENT_STEPS, &pose);
            }
            extents_of_pose(sample, &pose, whole, &whole_empty, each, each_empty);
        }
        for (int g = 0; g < sample->geoset_count; g++) {
            struct sample_geoset *geoset = &sample->geoset[g];
            *(s < 0 ? &geoset->extent : &geoset->sequence_extent[s]) = each[g];
        }
    }
}
