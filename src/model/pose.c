/* Poses: from keys to a palette, in one pass over the nodes, which stand parents first.
 *
 * A node's world maps x to linear * x + offset. With everything inherited it is
 *     parent's world * T(pivot + translation) * R * S * T(-pivot),
 * that is: the pivot goes where the parent's world takes pivot + translation, and around it everything is turned and
 * scaled by parent's linear * R * S. The flags change what stands for the parent in there. Public readers differ on
 * them and documents are silent, so this is the definition here (they agree with it, and with each other, where parents
 * scale evenly and where parents that aren't followed only translate): not its scale          the product of the
 * ancestors' rotations stands for the parent's linear part; not its rotation       the product of the ancestors' scales
 * does; neither                nothing does; not its translation    the parent's pivot is taken where it stands at
 * rest: the parent turns and scales the node about it, but doesn't carry it along. In the first three the pivot still
 * goes where the parent takes it. The products are those of what was really inherited, so a grandchild of such a node
 * follows the node.
 *
 * With a camera, a billboard (or camera-anchored node: where the camera is isn't known here, only how it is turned)
 * turns its own x axis to the camera, y to the camera's right and z up, and then by its own rotation; ancestors give it
 * their scale. A node locked to an axis is first turned as the file says and then about that axis of its own, so that x
 * (y for a lock to x) comes as near to the camera as it can: the basis and the axes are mdx-m3-viewer's and Warsmash's.
 * Without a camera all of them are ordinary nodes. */
#include "core/maths.h"
#include "model/track.h"

#include <string.h>

struct world {
    mat3 linear;
    vec3 offset;
    versor rotation; /* products along the ancestors */
    vec3 scale;
};

/* What one evaluation is about. */
struct moment {
    size_t sequence;
    double time;        /* ms on the file's timeline */
    double global_time; /* ms */
    bool has_camera;
    versor camera;
};

struct glskin_pose {
    glskin_host host;
    const struct glskin_model *model;
    struct track_cursor (*cursors)[MODEL_PROPERTY_COUNT]; /* [node_count] */
    struct world *worlds;                                 /* [node_count] */
    glskin_bone *bones;                                   /* [bone_count] */
    bool windows_set;
    size_t window_sequence; /* what the cursors' windows are of */
    struct moment moment;   /* of the last evaluation, for questions about geosets and layers */
};

static const glskin_bone identity_bone = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};

glskin_result glskin_pose_create(const glskin_host *host, const glskin_model *model, glskin_pose **out) {
    if (!out)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_create: out is NULL");
    *out = NULL;
    if (!model)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_create: model is NULL");
    glskin_pose *pose = host_alloc(host, 1, sizeof *pose);
    if (!pose)
        return host_fail_memory(host, "poses", 1);
    if (host)
        pose->host = *host;
    pose->model = model;
    pose->moment.sequence = GLSKIN_SEQUENCE_NONE;
    pose->cursors = host_alloc(host, model->node_count, sizeof *pose->cursors);
    pose->worlds = host_alloc(host, model->node_count, sizeof *pose->worlds);
    pose->bones = host_alloc(host, model->bone_count, sizeof *pose->bones);
    if (!pose->cursors || !pose->worlds || !pose->bones) {
        glskin_pose_destroy(pose);
        return host_fail_memory(host, "bones of a pose", model->bone_count);
    }
    for (size_t bone = 0; bone < model->bone_count; ++bone)
        pose->bones[bone] = identity_bone;
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
    host_free(&host, pose->cursors);
    host_free(&host, pose->worlds);
    host_free(&host, pose->bones);
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

static void set_windows(glskin_pose *pose, size_t sequence) {
    const struct glskin_model *model = pose->model;
    if (pose->windows_set && pose->window_sequence == sequence)
        return;
    for (size_t n = 0; n < model->node_count; ++n) {
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property) {
            const struct model_track *track = &model->nodes[n].tracks[property];
            if (track->global < 0 || !pose->windows_set)
                set_window(model, track, sequence, &pose->cursors[n][property]);
        }
    }
    pose->windows_set = true;
    pose->window_sequence = sequence;
}

static double track_time(const struct glskin_model *model, const struct model_track *track,
                         const struct moment *moment) {
    if (track->global < 0)
        return moment->time;
    double duration = model->global_sequences[track->global];
    return duration > 0 ? fmod(moment->global_time, duration) : 0;
}

/* R * S */
static void turn_and_scale(versor rotation, vec3 scale, mat3 out) {
    glm_quat_mat3(rotation, out);
    for (int column = 0; column < 3; ++column)
        glm_vec3_scale(out[column], scale[column], out[column]);
}

/* What stands for the parent, by the node's flags. */
static void inherit(const struct world *parent, uint32_t flags, struct world *out) {
    *out = *parent;
    if (flags & MODEL_NODE_NO_SCALE)
        glm_vec3_one(out->scale);
    if (flags & MODEL_NODE_NO_ROTATION)
        glm_quat_identity(out->rotation);
    if (!(flags & (MODEL_NODE_NO_SCALE | MODEL_NODE_NO_ROTATION)))
        return;
    turn_and_scale(out->rotation, out->scale, out->linear);
}

/* A camera looks along its -z; its +z points from what it sees back to it. */
static void face_camera(uint32_t flags, const struct moment *moment, struct world *base, versor rotation) {
    /* x to the camera's z, y to its x, z to its y */
    versor facing = {-0.5f, -0.5f, -0.5f, 0.5f};
    versor camera, turned;
    memcpy(camera, moment->camera, sizeof camera);
    if (flags & (MODEL_NODE_BILLBOARD | MODEL_NODE_CAMERA_ANCHORED)) {
        glm_quat_mul(camera, facing, base->rotation);
        turn_and_scale(base->rotation, base->scale, base->linear);
        return;
    }
    if (!(flags & (MODEL_NODE_LOCK_X | MODEL_NODE_LOCK_Y | MODEL_NODE_LOCK_Z)))
        return;
    vec3 back = {0, 0, 1};
    glm_quat_mul(base->rotation, rotation, turned);
    glm_quat_rotatev(camera, back, back);
    glm_quat_inv(turned, turned);
    glm_quat_rotatev(turned, back, back); /* in the node's own axes */
    vec3 axis = {0, 0, 0};
    double angle;
    if (flags & MODEL_NODE_LOCK_X) {
        axis[0] = 1;
        angle = atan2(back[2], back[1]);
    } else if (flags & MODEL_NODE_LOCK_Y) {
        axis[1] = 1;
        angle = atan2(-back[2], back[0]);
    } else {
        axis[2] = 1;
        angle = atan2(back[1], back[0]);
    }
    versor about;
    glm_quatv(about, (float)angle, axis);
    glm_quat_mul(rotation, about, rotation);
}

/* What the node's own keys say. */
struct local {
    vec3 translation, scale;
    versor rotation;
};

static void sample_node(glskin_pose *pose, size_t index, const struct moment *moment, struct local *out) {
    static const float zero[3] = {0, 0, 0}, one[3] = {1, 1, 1};
    const struct glskin_model *model = pose->model;
    const struct model_track *tracks = model->nodes[index].tracks;
    struct track_cursor *cursors = pose->cursors[index];
    double times[MODEL_PROPERTY_COUNT];
    for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property)
        times[property] = track_time(model, &tracks[property], moment);
    track_vector(&tracks[MODEL_TRANSLATION], &cursors[MODEL_TRANSLATION], times[MODEL_TRANSLATION], zero,
                 out->translation);
    track_rotation(&tracks[MODEL_ROTATION], &cursors[MODEL_ROTATION], times[MODEL_ROTATION], out->rotation);
    track_vector(&tracks[MODEL_SCALE], &cursors[MODEL_SCALE], times[MODEL_SCALE], one, out->scale);
}

/* Where the parent takes the node's pivot. */
static void place_pivot(const struct glskin_model *model, const struct model_node *node, const struct world *parent,
                        vec3 translation, vec3 out) {
    mat3 linear;
    vec3 pivot, offset;
    memcpy(linear, parent->linear, sizeof linear);
    memcpy(offset, parent->offset, sizeof offset);
    memcpy(pivot, node->pivot, sizeof pivot);
    if (node->flags & MODEL_NODE_NO_TRANSLATION && node->parent != MODEL_NO_NODE) {
        vec3 about;
        memcpy(about, model->nodes[node->parent].pivot, sizeof about);
        glm_mat3_mulv(linear, about, offset);
        glm_vec3_sub(about, offset, offset);
    }
    glm_vec3_add(pivot, translation, pivot);
    glm_mat3_mulv(linear, pivot, out);
    glm_vec3_add(out, offset, out);
}

static void evaluate_node(glskin_pose *pose, size_t index, const struct moment *moment) {
    static const struct world root = {
        .linear = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, .rotation = {0, 0, 0, 1}, .scale = {1, 1, 1}};
    const struct model_node *node = &pose->model->nodes[index];
    const struct world *parent = node->parent == MODEL_NO_NODE ? &root : &pose->worlds[node->parent];
    struct world base, *world = &pose->worlds[index];
    struct local local;
    vec3 at, pivot;
    mat3 turn;
    sample_node(pose, index, moment, &local);
    place_pivot(pose->model, node, parent, local.translation, at);
    inherit(parent, node->flags, &base);
    if (moment->has_camera)
        face_camera(node->flags, moment, &base, local.rotation);
    turn_and_scale(local.rotation, local.scale, turn);
    glm_mat3_mul(base.linear, turn, world->linear);
    glm_quat_mul(base.rotation, local.rotation, world->rotation);
    glm_vec3_mul(base.scale, local.scale, world->scale);
    memcpy(pivot, node->pivot, sizeof pivot);
    glm_mat3_mulv(world->linear, pivot, world->offset);
    glm_vec3_sub(at, world->offset, world->offset);

    glskin_bone *bone = &pose->bones[node->id];
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column)
            bone->row[row][column] = world->linear[column][row];
        bone->row[row][3] = world->offset[row];
    }
}

glskin_result glskin_pose_evaluate(glskin_pose *pose, const glskin_pose_desc *desc) {
    if (!pose || !desc)
        return host_fail(pose ? &pose->host : NULL, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_pose_evaluate: %s is NULL",
                         pose ? "desc" : "pose");
    struct moment moment = {.sequence = desc->sequence, .global_time = desc->global_time_ms};
    glskin_result result = check_desc(pose, desc);
    if (result == GLSKIN_OK)
        result = read_camera(pose, desc->camera, &moment);
    if (result != GLSKIN_OK)
        return result;
    if (desc->sequence != GLSKIN_SEQUENCE_NONE)
        moment.time = sequence_time(&pose->model->sequences[desc->sequence], desc->time_ms);
    set_windows(pose, desc->sequence);
    for (size_t n = 0; n < pose->model->node_count; ++n)
        evaluate_node(pose, n, &moment);
    pose->moment = moment;
    return GLSKIN_OK;
}

/* ---- geosets and layers ---- */

/* Asked for one at a time and seldom often, these keep no cursors: a search among a track's keys each time. */
static float number_now(const glskin_pose *pose, const struct model_track *track, float rest) {
    struct track_cursor cursor;
    if (!track)
        return rest;
    set_window(pose->model, track, pose->moment.sequence, &cursor);
    return track_number(track, &cursor, track_time(pose->model, track, &pose->moment), rest);
}

static void vector_now(const glskin_pose *pose, const struct model_track *track, const float rest[3], float out[3]) {
    struct track_cursor cursor;
    memcpy(out, rest, 3 * sizeof *out);
    if (!track)
        return;
    set_window(pose->model, track, pose->moment.sequence, &cursor);
    track_vector(track, &cursor, track_time(pose->model, track, &pose->moment), rest, out);
}

static void rotation_now(const glskin_pose *pose, const struct model_track *track, float out[4]) {
    static const float none[4] = {0, 0, 0, 1};
    struct track_cursor cursor;
    memcpy(out, none, sizeof none);
    if (!track)
        return;
    set_window(pose->model, track, pose->moment.sequence, &cursor);
    track_rotation(track, &cursor, track_time(pose->model, track, &pose->moment), out);
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
