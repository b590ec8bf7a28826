/* cglm, and the one thing that it doesn't do well enough for animation.
 *
 * glm_quat_slerp (cglm 0.8.8) returns its first argument where |dot| reaches 1 in floats, and near there blends
 * linearly WITHOUT the flip to the shorter arc, so that two keys of nearly opposite sign blend through zero. Ours is in
 * double. */
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
 * gives exactly from; t = 1 gives to, or -to. out may be from or to. */
static inline void maths_quat_slerp(const double from[4], const double to[4], double t, double out[4]) {
    double dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
    double sign = dot < 0 ? -1 : 1;
    /* Twice the angle between the sum and one of the two, by atan2: acos of the dot has no digits left near 1. */
    double apart = 0, along = 0;
    for (int i = 0; i < 4; ++i) {
        double difference = from[i] - sign * to[i], sum = from[i] + sign * to[i];
        apart += difference * difference;
        along += sum * sum;
    }
    double angle = 2 * atan2(sqrt(apart), sqrt(along)), sine = sin(angle);
    double weight_from = 1 - t, weight_to = t;
    if (sine > 1e-9) { /* below, the arc and its chord agree to 1e-18 */
        weight_from = sin((1 - t) * angle) / sine;
        weight_to = sin(t * angle) / sine;
    }
    for (int i = 0; i < 4; ++i)
        out[i] = weight_from * from[i] + sign * weight_to * to[i];
}

#endif
