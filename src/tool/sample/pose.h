/* One moment of a model: each node's own translation, rotation and scale, and what follows from them in model space. */
#ifndef GLSKIN_TOOL_SAMPLE_POSE_H
#define GLSKIN_TOOL_SAMPLE_POSE_H

#include "tool/sample/sample.h"

struct pose_node {
    struct vec3 translation;
    struct quat rotation;
    struct vec3 scale;
};

struct pose {
    struct pose_node node[SAMPLE_MAX_NODES];
};

/* p' = column[0] x + column[1] y + column[2] z + column[3] */
struct affine {
    struct vec3 column[4];
};

void pose_rest(struct pose *pose);

/* Turns a node further, about its pivot, in its parent's axes. */
void pose_turn(struct pose *pose, int node, struct quat rotation);

struct vec3 affine_point(const struct affine *m, struct vec3 p);

/* A node's transform from bind pose to this pose: parent's * T(pivot + translation) * R * S * T(-pivot). */
struct affine pose_world(const struct sample *sample, const struct pose *pose, int node);
/* The rotation alone, down from the root; exact as long as no ancestor scales. */
struct quat pose_world_rotation(const struct sample *sample, const struct pose *pose, int node);

/* Where a vertex goes: the mean of where its group's bones take it. */
struct vec3 pose_vertex(const struct affine *world, const struct sample_group *group, struct vec3 position);
/* The same with weights. */
struct vec3 pose_skin(const struct affine *world, const struct sample_skin *skin, struct vec3 position);

#endif
