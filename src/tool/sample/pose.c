#include "tool/sample/pose.h"

void pose_rest(struct pose *pose) {
    for (int i = 0; i < SAMPLE_MAX_NODES; i++) {
        pose->node[i] = (struct pose_node){{0, 0, 0}, QUAT_IDENTITY, {1, 1, 1}};
    }
}

void pose_turn(struct pose *pose, int node, struct quat rotation) {
    pose->node[node].rotation = quat_mul(rotation, pose->node[node].rotation);
}

struct vec3 affine_point(const struct affine *m, struct vec3 p) {
    struct vec3 sum = vec3_mad(m->column[3], p.x, m->column[0]);
    return vec3_mad(vec3_mad(sum, p.y, m->column[1]), p.z, m->column[2]);
}

static struct affine node_local(const struct sample *sample, const struct pose *pose, int node) {
    const struct pose_node *local = &pose->node[node];
    struct vec3 pivot = sample->node[node].pivot;
    struct affine m;
    m.column[0] = quat_rotate(local->rotation, vec3(local->scale.x, 0, 0));
    m.column[1] = quat_rotate(local->rotation, vec3(0, local->scale.y, 0));
    m.column[2] = quat_rotate(local->rotation, vec3(0, 0, local->scale.z));
    m.column[3] = vec3(0, 0, 0);
    m.column[3] = vec3_sub(vec3_add(pivot, local->translation), affine_point(&m, pivot));
    return m;
}

struct affine pose_world(const struct sample *sample, const struct pose *pose, int node) {
    struct affine world = node_local(sample, pose, node);
    for (int up = sample->node[node].parent; up >= 0; up = sample->node[up].parent) {
        struct affine parent = node_local(sample, pose, up), child = world;
        struct vec3 origin = parent.column[3];
        for (int c = 0; c < 4; c++) {
            world.column[c] = affine_point(&parent, child.column[c]);
            if (c < 3) {
                world.column[c] = vec3_sub(world.column[c], origin);
            }
        }
    }
    return world;
}

struct quat pose_world_rotation(const struct sample *sample, const struct pose *pose, int node) {
    struct quat world = QUAT_IDENTITY;
    for (; node >= 0; node = sample->node[node].parent) {
        world = quat_mul(pose->node[node].rotation, world);
    }
    return world;
}

struct vec3 pose_vertex(const struct affine *world, const struct sample_group *group, struct vec3 position) {
    struct vec3 sum = vec3(0, 0, 0);
    for (int i = 0; i < group->count; i++) {
        sum = vec3_add(sum, affine_point(&world[group->bone[i]], position));
    }
    return vec3_scale(sum, 1.0 / group->count);
}

struct vec3 pose_skin(const struct affine *world, const struct sample_skin *skin, struct vec3 position) {
    struct vec3 sum = vec3(0, 0, 0);
    for (int i = 0; i < 4 && skin->weight[i] > 0; i++) {
        sum = vec3_mad(sum, skin->weight[i] / 255.0, affine_point(&world[skin->bone[i]], position));
    }
    return sum;
}
