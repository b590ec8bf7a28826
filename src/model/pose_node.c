/* One node, in plain C.
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
#include "model/pose_data.h"

/* Linear parts here are rows, as in the palette: linear[row][column]. */
typedef float matrix3[3][3];

/* R * S. What roundings have done to the length of q doesn't add up along a chain of nodes: it is divided out. */
static inline void turn_and_scale(const float q[4], const float scale[3], matrix3 out) {
    float twice = 2 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    float x2 = q[0] * twice, y2 = q[1] * twice, z2 = q[2] * twice;
    float xx = q[0] * x2, xy = q[0] * y2, xz = q[0] * z2, yy = q[1] * y2, yz = q[1] * z2, zz = q[2] * z2;
    float wx = q[3] * x2, wy = q[3] * y2, wz = q[3] * z2;
    out[0][0] = (1 - (yy + zz)) * scale[0];
    out[0][1] = (xy - wz) * scale[1];
    out[0][2] = (xz + wy) * scale[2];
    out[1][0] = (xy + wz) * scale[0];
    out[1][1] = (1 - (xx + zz)) * scale[1];
    out[1][2] = (yz - wx) * scale[2];
    out[2][0] = (xz - wy) * scale[0];
    out[2][1] = (yz + wx) * scale[1];
    out[2][2] = (1 - (xx + yy)) * scale[2];
}

static const glskin_bone *parent_bone(const glskin_pose *pose, const struct model_node *node) {
    return &pose->bones[node->parent == MODEL_NO_NODE ? pose->model->bone_count : (size_t)node->parent_id];
}

void pose_node_ordinary(glskin_pose *pose, const struct model_node *node, const struct pose_local *local) {
    /* Read before anything is written: for all that the compiler knows, bones may overlap. One by one, as they were
     * written: a vector load of what narrower stores have just written waits for them. */
    const float *parent = parent_bone(pose, node)->row[0];
    const float a = parent[0], b = parent[1], c = parent[2], d = parent[3], e = parent[4], f = parent[5];
    const float g = parent[6], h = parent[7], i = parent[8], j = parent[9], k = parent[10], l = parent[11];
    float(*out)[4] = pose->bones[node->id].row;
    const float x = node->pivot[0], y = node->pivot[1], z = node->pivot[2];
    matrix3 m;
    turn_and_scale(local->rotation, local->scale, m);
    /* translation last, so that what doesn't turn keeps every digit of it */
    const float u = x - (m[0][0] * x + m[0][1] * y + m[0][2] * z) + local->translation[0];
    const float v = y - (m[1][0] * x + m[1][1] * y + m[1][2] * z) + local->translation[1];
    const float w = z - (m[2][0] * x + m[2][1] * y + m[2][2] * z) + local->translation[2];
    for (int n = 0; n < 3; ++n) {
        out[0][n] = a * m[0][n] + b * m[1][n] + c * m[2][n];
        out[1][n] = e * m[0][n] + f * m[1][n] + g * m[2][n];
        out[2][n] = i * m[0][n] + j * m[1][n] + k * m[2][n];
    }
    out[0][3] = a * u + b * v + c * w + d;
    out[1][3] = e * u + f * v + g * w + h;
    out[2][3] = i * u + j * v + k * w + l;
}

/* What stands for the parent. */
struct base {
    matrix3 linear;
    struct pose_product product;
};

/* What stands for the parent, by the node's flags. */
static void inherit(const glskin_bone *parent, const struct pose_product *product, uint32_t flags, struct base *out) {
    for (int r = 0; r < 3; ++r)
        memcpy(out->linear[r], parent->row[r], sizeof out->linear[r]);
    out->product = *product;
    if (flags & MODEL_NODE_NO_SCALE)
        glm_vec3_one(out->product.scale);
    if (flags & MODEL_NODE_NO_ROTATION)
        glm_quat_identity(out->product.rotation);
    if (flags & (MODEL_NODE_NO_SCALE | MODEL_NODE_NO_ROTATION))
        turn_and_scale(out->product.rotation, out->product.scale, out->linear);
}

/* A camera looks along its -z; its +z points from what it sees back to it. */
static void face_camera(uint32_t flags, const struct moment *moment, struct base *base, versor rotation) {
    /* x to the camera's z, y to its x, z to its y */
    versor facing = {-0.5f, -0.5f, -0.5f, 0.5f};
    versor camera, turned;
    memcpy(camera, moment->camera, sizeof camera);
    if (flags & (MODEL_NODE_BILLBOARD | MODEL_NODE_CAMERA_ANCHORED)) {
        glm_quat_mul(camera, facing, base->product.rotation);
        turn_and_scale(base->product.rotation, base->product.scale, base->linear);
        return;
    }
    if (!(flags & (MODEL_NODE_LOCK_X | MODEL_NODE_LOCK_Y | MODEL_NODE_LOCK_Z)))
        return;
    vec3 back = {0, 0, 1};
    glm_quat_mul(base->product.rotation, rotation, turned);
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
    versor about, own; /* apart: cglm's product in plain C reads what it has written, where they are one */
    memcpy(own, rotation, sizeof own);
    glm_quatv(about, (float)angle, axis);
    glm_quat_mul(own, about, rotation);
}

static void rotate_rows(const glskin_bone *bone, const float v[3], float out[3]) {
    for (int r = 0; r < 3; ++r)
        out[r] = bone->row[r][0] * v[0] + bone->row[r][1] * v[1] + bone->row[r][2] * v[2];
}

/* Where the parent takes the node's pivot. */
static void place_pivot(const glskin_pose *pose, const struct model_node *node, const glskin_bone *parent,
                        const float translation[3], float out[3]) {
    float pivot[3], offset[3];
    for (int i = 0; i < 3; ++i) {
        pivot[i] = node->pivot[i] + translation[i];
        offset[i] = parent->row[i][3];
    }
    if (node->flags & MODEL_NODE_NO_TRANSLATION && node->parent != MODEL_NO_NODE) {
        const float *about = pose->model->nodes[node->parent].pivot;
        rotate_rows(parent, about, offset);
        for (int i = 0; i < 3; ++i)
            offset[i] = about[i] - offset[i];
    }
    rotate_rows(parent, pivot, out);
    for (int i = 0; i < 3; ++i)
        out[i] += offset[i];
}

void pose_node_special(glskin_pose *pose, const struct model_node *node, const struct pose_local *local,
                       const struct moment *moment) {
    static const struct pose_product none = {{0, 0, 0, 1}, {1, 1, 1}};
    const struct pose_plan *plan = pose->model->plan;
    const uint32_t *product_of = plan->product_of_node;
    const glskin_bone *parent = parent_bone(pose, node);
    const struct pose_product *above =
        node->parent == MODEL_NO_NODE ? &none : &pose->products[product_of[node->parent]];
    glskin_bone *bone = &pose->bones[node->id];
    struct pose_product *product = &pose->products[product_of[node - pose->model->nodes]];
    struct base base;
    vec3 scale;
    versor rotation;
    matrix3 turn;
    float at[3], around[3];
    memcpy(scale, local->scale, sizeof scale);
    memcpy(rotation, local->rotation, sizeof rotation);
    place_pivot(pose, node, parent, local->translation, at);
    inherit(parent, above, node->flags, &base);
    if (moment->has_camera)
        face_camera(node->flags, moment, &base, rotation);
    turn_and_scale(rotation, scale, turn);
    glm_quat_mul(base.product.rotation, rotation, product->rotation);
    glm_vec3_mul(base.product.scale, scale, product->scale);
    for (int r = 0; r < 3; ++r) {
        const float *l = base.linear[r];
        for (int c = 0; c < 3; ++c)
            bone->row[r][c] = l[0] * turn[0][c] + l[1] * turn[1][c] + l[2] * turn[2][c];
    }
    rotate_rows(bone, node->pivot, around);
    for (int r = 0; r < 3; ++r)
        bone->row[r][3] = at[r] - around[r];
}
