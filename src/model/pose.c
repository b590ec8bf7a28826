/* Poses: from keys to a palette, in one pass over the nodes, which stand parents first.
 *
 * What a node's place is, is said in pose_node.c; how tracks run between keys, in track.c. The scalar kernel does these
 * node by node. The SIMD kernels (pose_kernel.h) do the same for four or eight nodes at once, on intervals between keys
 * that lie side by side (pose_lanes.c): arcs and polynomials that are worked out when the model is loaded (plan.h). */
#include "model/pose_data.h"

static pose_kernel *find_kernel(glskin_cpu cpu) {
    switch (cpu) {
#if GLSKIN_X86
    case GLSKIN_CPU_SSE2: return pose_kernel_sse2;
    case GLSKIN_CPU_AVX2: return pose_kernel_avx2;
#endif
#if GLSKIN_ARM64
    case GLSKIN_CPU_NEON: return pose_kernel_neon;
#endif
    default: return pose_kernel_scalar;
    }
}

/* The parts of a pose in one piece of memory: a crowd's poses are run through end to end, and this is how many lines
 * and pages that touches. What is touched every time comes first. */
static size_t reserve(size_t *used, size_t count, size_t size) {
    size_t at = (*used + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
    *used = at + count * size;
    return at;
}

static glskin_pose *allocate(const glskin_host *host, const glskin_model *model, pose_kernel *kernel) {
    const struct pose_plan *plan = model->plan;
    bool simd = kernel != pose_kernel_scalar;
    size_t used = sizeof(glskin_pose);
    /* a node takes less than 1 KiB, and so does a bone: nothing below overflows */
    if (model->node_count > SIZE_MAX / 4096 || model->bone_count > SIZE_MAX / 4096)
        return NULL;
    size_t blocks = reserve(&used, simd ? plan->block_count : 0, sizeof(struct pose_block));
    size_t bones = reserve(&used, model->bone_count + 1, sizeof(glskin_bone));
    size_t products = reserve(&used, plan->product_count, sizeof(struct pose_product));
    size_t cursors = reserve(&used, simd ? 0 : model->node_count * MODEL_PROPERTY_COUNT, sizeof(struct track_cursor));
    char *memory = host_alloc(host, 1, used + CACHE_LINE);
    if (!memory)
        return NULL;
    glskin_pose *pose = (glskin_pose *)(void *)memory;
    char *base = memory + (CACHE_LINE - (uintptr_t)memory % CACHE_LINE) % CACHE_LINE;
    pose->blocks = simd ? (struct pose_block *)(void *)(base + blocks) : NULL;
    pose->bones = (glskin_bone *)(void *)(base + bones);
    pose->products = (struct pose_product *)(void *)(base + products);
    pose->cursors = (struct track_cursor *)(void *)(base + cursors);
    return pose;
}

glskin_result glskin_pose_create(const glskin_host *host, const glskin_model *model, glskin_cpu cpu,
                                 glskin_pose **out) {
    static const glskin_bone identity = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};
    if (!out)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_create: out is NULL");
    *out = NULL;
    if (!model)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_create: model is NULL");
    glskin_cpu chosen = cpu_choose(cpu);
    if (chosen == GLSKIN_CPU_AUTO)
        return host_fail(host, GLSKIN_ERROR_UNSUPPORTED,
                         "glskin_pose_create: cpu is %s (%d), which this build or processor does not have",
                         glskin_cpu_name(cpu), (int)cpu);
    glskin_pose *pose = allocate(host, model, find_kernel(chosen));
    if (!pose)
        return host_fail_memory(host, "bones of a pose", model->bone_count);
    if (host)
        pose->host = *host;
    pose->model = model;
    pose->kernel = find_kernel(chosen);
    pose->moment.sequence = GLSKIN_SEQUENCE_NONE;
    for (size_t bone = 0; bone <= model->bone_count; ++bone)
        pose->bones[bone] = identity;
    if (pose->blocks)
        pose_lanes_rest(pose);
    *out = pose;
    return GLSKIN_OK;
}

const struct glskin_model *pose_model(const glskin_pose *pose) {
    return pose->model;
}

void glskin_pose_destroy(glskin_pose *pose) {
    if (!pose)
        return;
    const glskin_host host = pose->host;
    host_free(&host, pose);
}

const glskin_bone *glskin_pose_bones(const glskin_pose *pose) {
    return pose ? pose->bones : NULL;
}

static glskin_result check_desc(const glskin_pose *pose, const glskin_pose_desc *desc) {
    const glskin_host *host = &pose->host;
    if (desc->sequence != GLSKIN_SEQUENCE_NONE && desc->sequence >= pose->model->sequence_count)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_desc.sequence is %zu, but the model has %zu",
                         desc->sequence, pose->model->sequence_count);
    if (!(desc->time_ms >= 0) || isinf(desc->time_ms))
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_desc.time_ms is %g; 0 or more is wanted",
                         desc->time_ms);
    if (!(desc->global_time_ms >= 0) || isinf(desc->global_time_ms))
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_pose_desc.global_time_ms is %g; 0 or more is wanted", desc->global_time_ms);
    return GLSKIN_OK;
}

static glskin_result read_camera(const glskin_pose *pose, const float camera[4], struct moment *out) {
    double quaternion[4] = {camera[0], camera[1], camera[2], camera[3]};
    out->has_camera = camera[0] != 0 || camera[1] != 0 || camera[2] != 0 || camera[3] != 0;
    if (!out->has_camera)
        return GLSKIN_OK;
    double length = maths_quat_normalize(quaternion);
    if (!(fabs(length - 1) < 1e-2))
        return host_fail(&pose->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_pose_desc.camera is (%g,%g,%g,%g); a unit quaternion or all zero is wanted",
                         (double)camera[0], (double)camera[1], (double)camera[2], (double)camera[3]);
    for (int i = 0; i < 4; ++i)
        out->camera[i] = (float)quaternion[i];
    return GLSKIN_OK;
}

/* The sequence's time on the file's timeline. Its length itself is its end pose; beyond, a loop wraps. */
static double sequence_time(const glskin_sequence *sequence, double time) {
    double length = (double)sequence->end - sequence->start;
    if (time > length)
        time = sequence->looping && length > 0 ? fmod(time, length) : length;
    return sequence->start + time;
}

/* Only keys inside the sequence count; of a global sequence, only those inside its duration. */
static void set_window(const struct glskin_model *model, const struct model_track *track, size_t sequence,
                       struct track_cursor *cursor) {
    if (track->global >= 0)
        track_set_window(track, 0, model->global_sequences[track->global], cursor);
    else if (sequence == GLSKIN_SEQUENCE_NONE)
        memset(cursor, 0, sizeof *cursor);
    else
        track_set_window(track, model->sequences[sequence].start, model->sequences[sequence].end, cursor);
}

static void set_cursors(glskin_pose *pose, size_t sequence) {
    const struct glskin_model *model = pose->model;
    for (size_t n = 0; n < model->node_count; ++n) {
        for (size_t property = 0; property < MODEL_PROPERTY_COUNT; ++property)
            set_window(model, &model->nodes[n].tracks[property], sequence,
                       &pose->cursors[n * MODEL_PROPERTY_COUNT + property]);
    }
}

/* Another sequence has other keys. What lanes are at can only be stepped on from, not back. */
static void follow(glskin_pose *pose, const struct moment *moment) {
    bool same = pose->evaluated && pose->moment.sequence == moment->sequence;
    if (!pose->blocks && !same)
        set_cursors(pose, moment->sequence);
    if (pose->blocks && (!same || moment->clock.tick < pose->moment.clock.tick))
        pose_lanes_seek(pose, moment);
}

double pose_track_time(const struct glskin_model *model, const struct model_track *track, const struct moment *moment) {
    if (track->global < 0)
        return moment->time;
    double duration = model->global_sequences[track->global];
    return duration > 0 ? fmod(moment->global_time, duration) : 0;
}

/* Keys lie at int32_t. Later than all but the last possible of them: the ms after the last but one. */
struct pose_clock pose_clock_at(double time, uint32_t start, uint32_t end) {
    bool late = time >= INT32_MAX;
    struct pose_clock out = {.tick = late ? INT32_MAX - 1 : (int32_t)time};
    out.part = late ? 1 : (float)(time - out.tick);
    out.window[0] = start < INT32_MAX ? (int32_t)start : INT32_MAX;
    out.window[1] = start > INT32_MAX ? INT32_MIN /* no key is as late */ : end < INT32_MAX ? (int32_t)end : INT32_MAX;
    return out;
}

static void set_time(const struct glskin_model *model, double time, struct moment *moment) {
    if (moment->sequence == GLSKIN_SEQUENCE_NONE)
        return;
    const glskin_sequence *sequence = &model->sequences[moment->sequence];
    moment->time = sequence_time(sequence, time);
    moment->clock = pose_clock_at(moment->time, sequence->start, sequence->end);
}

static glskin_result evaluate(glskin_pose *pose, const glskin_pose_desc *desc, const glskin_pose *next) {
    if (!pose || !desc)
        return host_fail(pose ? &pose->host : NULL, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_evaluate: %s is NULL",
                         pose ? "desc" : "pose");
    struct moment moment = {.sequence = desc->sequence, .global_time = desc->global_time_ms};
    glskin_result result = check_desc(pose, desc);
    if (result == GLSKIN_OK)
        result = read_camera(pose, desc->camera, &moment);
    if (result != GLSKIN_OK)
        return result;
    set_time(pose->model, desc->time_ms, &moment);
    follow(pose, &moment);
    pose->kernel(pose, &moment, next);
    pose->moment = moment;
    pose->evaluated = true;
    return GLSKIN_OK;
}

glskin_result glskin_pose_evaluate(glskin_pose *pose, const glskin_pose_desc *desc) {
    return evaluate(pose, desc, NULL);
}

glskin_result glskin_poses_evaluate(glskin_pose *const *poses, const glskin_pose_desc *descs, size_t count) {
    if (count && (!poses || !descs))
        return GLSKIN_ERROR_INVALID_ARGUMENT; /* and no host to tell */
    glskin_result result = GLSKIN_OK;
    for (size_t i = 0; i < count; ++i) {
        glskin_result one = evaluate(poses[i], &descs[i], i + 1 < count ? poses[i + 1] : NULL);
        if (result == GLSKIN_OK)
            result = one;
    }
    return result;
}

/* ---- geosets and layers ---- */

/* Asked for one at a time and seldom often, these keep no cursors: a search among a track's keys each time. */
static float number_now(const glskin_pose *pose, const struct model_track *track, float rest) {
    struct track_cursor cursor;
    if (!track)
        return rest;
    set_window(pose->model, track, pose->moment.sequence, &cursor);
    return track_number(track, &cursor, pose_track_time(pose->model, track, &pose->moment), rest);
}

static void vector_now(const glskin_pose *pose, const struct model_track *track, const float rest[3], float out[3]) {
    struct track_cursor cursor;
    memcpy(out, rest, 3 * sizeof *out);
    if (!track)
        return;
    set_window(pose->model, track, pose->moment.sequence, &cursor);
    track_vector(track, &cursor, pose_track_time(pose->model, track, &pose->moment), rest, out);
}

static void rotation_now(const glskin_pose *pose, const struct model_track *track, float out[4]) {
    static const float none[4] = {0, 0, 0, 1};
    struct track_cursor cursor;
    memcpy(out, none, sizeof none);
    if (!track)
        return;
    set_window(pose->model, track, pose->moment.sequence, &cursor);
    track_rotation(track, &cursor, pose_track_time(pose->model, track, &pose->moment), out);
}

glskin_result glskin_pose_geoset(const glskin_pose *pose, size_t index, glskin_geoset_state *out) {
    static const struct model_geoset_animation none = {.alpha = 1, .colour = {1, 1, 1}};
    if (!pose || !out)
        return host_fail(pose ? &pose->host : NULL, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_geoset: %s is NULL",
                         pose ? "out" : "pose");
    memset(out, 0, sizeof *out);
    if (index >= pose->model->geoset_count)
        return host_fail(&pose->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_pose_geoset: index %zu, but the model has %zu", index, pose->model->geoset_count);
    const struct model_geoset_animation *animation =
        pose->model->geoset_animations ? &pose->model->geoset_animations[index] : &none;
    out->alpha = number_now(pose, animation->alpha_track, animation->alpha);
    vector_now(pose, animation->colour_track, animation->colour, out->colour);
    return GLSKIN_OK;
}

glskin_result glskin_pose_layer(const glskin_pose *pose, size_t material, size_t layer, glskin_layer_state *out) {
    static const struct model_texture_animation none = {{NULL}};
    static const float zero[3] = {0, 0, 0}, one[3] = {1, 1, 1};
    if (!pose || !out)
        return host_fail(pose ? &pose->host : NULL, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_layer: %s is NULL",
                         pose ? "out" : "pose");
    memset(out, 0, sizeof *out);
    const struct model_layer *from = model_find_layer(pose->model, &pose->host, "glskin_pose_layer", material, layer);
    if (!from)
        return GLSKIN_ERROR_INVALID_ARGUMENT;
    const glskin_layer *rest = &from->shown;
    const struct model_texture_animation *moved =
        rest->texture_animation < 0 ? &none : &pose->model->texture_animations[rest->texture_animation];
    out->alpha = number_now(pose, from->alpha, rest->alpha) * number_now(pose, from->weight, 1);
    vector_now(pose, from->colour, one, out->colour);
    for (int slot = 0; slot < GLSKIN_SLOT_COUNT; ++slot)
        out->texture[slot] = (int32_t)number_now(pose, from->texture[slot], (float)rest->texture[slot]);
    out->emissive = number_now(pose, from->emissive, rest->emissive);
    vector_now(pose, from->fresnel_colour, rest->fresnel_colour, out->fresnel_colour);
    out->fresnel_opacity = number_now(pose, from->fresnel_opacity, rest->fresnel_opacity);
    out->fresnel_team_colour = number_now(pose, from->fresnel_team_colour, rest->fresnel_team_colour);
    vector_now(pose, moved->tracks[MODEL_TRANSLATION], zero, out->texcoord_translation);
    rotation_now(pose, moved->tracks[MODEL_ROTATION], out->texcoord_rotation);
    vector_now(pose, moved->tracks[MODEL_SCALE], one, out->texcoord_scale);
    return GLSKIN_OK;
}
