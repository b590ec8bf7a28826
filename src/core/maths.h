/* cglm, and the one thing that it doesn't do well enough for animation.
 *
 * glm_quat_slerp (cglm 0.8.8) returns its first argument where |dot| reaches 1 in floats, and near there blends
 * linearly WITHOUT the flip to the shorter arc, so that two keys of nearly opposite sign blend through zero. */
#ifndef GLSKIN_CORE_MATHS_H
#define GLSKIN_CORE_MATHS_H

/* Quaternions live in arrays of the host's allocator, which promises no more than an allocator does. */
#ifndef CGLM_ALL_UNALIGNED
#define CGLM_ALL_UNALIGNED
#endif
#include <cglm/cglm.h>

#include <math.h>

/* Scales q to length 1 and gives its length. Below 1e-12 there is no direction to keep: q is left alone, and 0 comes
 * back. */
static inline double maths_quat_normalize(double q[4]) {
    double length = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    if (!(length > 1e-12))
        return 0;
    for (int i = 0; i < 4; ++i)
        q[i] /= length;
    return length;
}

/* The rotation a fraction t of the way from one unit quaternion to another, along the shorter arc of the sphere. t = 0
 * gives from and t = 1 gives to, or -to, to a rounding. out may be from or to. */
static inline void maths_quat_slerp(const float from[4], const float to[4], float t, float out[4]) {
    float dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
    float sign = dot < 0 ? -1.0f : 1.0f, near = dot * sign;
    float weight_from = 1 - t, weight_to = t;
    if (near < 0.9999999f) { /* above, arc and chord are one to a float: the chord is shorter by 3e-8 */
        float angle = acosf(near), scale = 1 / sinf(angle);
        weight_from = sinf(weight_from * angle) * scale;
        weight_to = sinf(weight_to * angle) * scale;
    }
    weight_to *= sign;
    for (int i = 0; i < 4; ++i)
        out[i] = weight_from * from[i] + weight_to * to[i];
}

#endif
