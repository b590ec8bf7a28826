#include "tool/camera.h"

#include <math.h>

static const float field_of_view = 30; /* degrees, from bottom to top */

void camera_axes(const struct camera *camera, vec3 axes[3]) {
    float azimuth = glm_rad(camera->azimuth), elevation = glm_rad(camera->elevation);
    glm_vec3_copy((vec3){cosf(azimuth) * cosf(elevation), sinf(azimuth) * cosf(elevation), sinf(elevation)}, axes[2]);
    glm_vec3_copy((vec3){-sinf(azimuth), cosf(azimuth), 0}, axes[0]);
    glm_vec3_cross(axes[2], axes[0], axes[1]);
}

/* The box of the points along the camera's axes is centred, and the eye moves back until the widest point is inside. */
void camera_frame(struct camera *camera, float aspect, const vec3 *points, size_t count) {
    const float margin = 1.06f;
    float up = tanf(glm_rad(field_of_view) / 2) / margin, slope[2] = {up * aspect, up};
    vec3 axes[3], low = {INFINITY, INFINITY, INFINITY}, high = {-INFINITY, -INFINITY, -INFINITY}, center;
    camera_axes(camera, axes);
    for (size_t i = 0; i < count; i++)
        for (int axis = 0; axis < 3; axis++) {
            float place = glm_vec3_dot((float *)points[i], axes[axis]);
            low[axis] = fminf(low[axis], place);
            high[axis] = fmaxf(high[axis], place);
        }
    glm_vec3_center(low, high, center);
    float distance = 0;
    for (size_t i = 0; i < count; i++)
        for (int axis = 0; axis < 2; axis++) {
            float side = fabsf(glm_vec3_dot((float *)points[i], axes[axis]) - center[axis]);
            distance = fmaxf(distance, glm_vec3_dot((float *)points[i], axes[2]) - center[2] + side / slope[axis]);
        }
    glm_vec3_zero(camera->target);
    for (int axis = 0; axis < 3; axis++)
        glm_vec3_muladds(axes[axis], center[axis], camera->target);
    camera->distance = fmaxf(distance, fmaxf(high[2] - low[2], 1e-6f));
    camera->reach = fmaxf(glm_vec3_distance(low, high), 1e-6f);
}

void camera_view_projection(const struct camera *camera, float aspect, mat4 out) {
    vec3 axes[3];
    mat4 projection, view = GLM_MAT4_IDENTITY_INIT;
    camera_axes(camera, axes);
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++)
            view[column][row] = axes[row][column];
        view[3][row] = -glm_vec3_dot(axes[row], (float *)camera->target);
    }
    view[3][2] -= camera->distance;
    float farthest = camera->distance + camera->reach;
    float nearest = fmaxf(camera->distance - camera->reach, farthest * 1e-3f);
    glm_perspective(glm_rad(field_of_view), aspect, nearest, farthest, projection);
    glm_mat4_mul(projection, view, out);
}

void camera_orientation(const struct camera *camera, float out[4]) {
    mat3 turn;
    vec3 axes[3];
    versor quaternion;
    camera_axes(camera, axes);
    for (int axis = 0; axis < 3; axis++)
        glm_vec3_copy(axes[axis], turn[axis]);
    glm_mat3_quat(turn, quaternion);
    glm_quat_normalize(quaternion);
    for (int i = 0; i < 4; i++)
        out[i] = quaternion[i];
}
