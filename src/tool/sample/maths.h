/* The little vector algebra that the samples need, in double: what is written is float, so a last-bit difference
 * between two maths libraries almost never reaches the file. */
#ifndef GLSKIN_TOOL_SAMPLE_MATHS_H
#define GLSKIN_TOOL_SAMPLE_MATHS_H

#include <math.h>

#define PI 3.14159265358979323846
#define DEGREES (PI / 180)

struct vec3 {
    double x, y, z;
};

static inline struct vec3 vec3(double x, double y, double z) {
    return (struct vec3){x, y, z};
}
static inline struct vec3 vec3_add(struct vec3 a, struct vec3 b) {
    return vec3(a.x + b.x, a.y + b.y, a.z + b.z);
}
static inline struct vec3 vec3_sub(struct vec3 a, struct vec3 b) {
    return vec3(a.x - b.x, a.y - b.y, a.z - b.z);
}
static inline struct vec3 vec3_scale(struct vec3 a, double s) {
    return vec3(a.x * s, a.y * s, a.z * s);
}
/* a + s * b */
static inline struct vec3 vec3_mad(struct vec3 a, double s, struct vec3 b) {
    return vec3_add(a, vec3_scale(b, s));
}
static inline struct vec3 vec3_mix(struct vec3 a, struct vec3 b, double t) {
    return vec3_mad(vec3_scale(a, 1 - t), t, b);
}
static inline double vec3_dot(struct vec3 a, struct vec3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline struct vec3 vec3_cross(struct vec3 a, struct vec3 b) {
    return vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
static inline double vec3_length(struct vec3 a) {
    return sqrt(vec3_dot(a, a));
}
/* The caller sees to it that a is not zero. */
static inline struct vec3 vec3_unit(struct vec3 a) {
    return vec3_scale(a, 1 / vec3_length(a));
}

struct quat {
    double x, y, z, w;
};

#define QUAT_IDENTITY ((struct quat){0, 0, 0, 1})

/* Right-handed turns about the axes; angles in radians. */
static inline struct quat quat_x(double angle) {
    return (struct quat){sin(angle / 2), 0, 0, cos(angle / 2)};
}
static inline struct quat quat_y(double angle) {
    return (struct quat){0, sin(angle / 2), 0, cos(angle / 2)};
}
static inline struct quat quat_z(double angle) {
    return (struct quat){0, 0, sin(angle / 2), cos(angle / 2)};
}
/* First b, then a. */
static inline struct quat quat_mul(struct quat a, struct quat b) {
    return (struct quat){a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
                         a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}
static inline struct quat quat_conjugate(struct quat q) {
    return (struct quat){-q.x, -q.y, -q.z, q.w};
}
static inline double quat_dot(struct quat a, struct quat b) {
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}
static inline struct vec3 quat_rotate(struct quat q, struct vec3 v) {
    struct vec3 axis = vec3(q.x, q.y, q.z), t = vec3_scale(vec3_cross(axis, v), 2);
    return vec3_add(vec3_mad(v, q.w, t), vec3_cross(axis, t));
}

/* Between a and b a smooth step from 0 to 1. */
static inline double smooth_step(double a, double b, double x) {
    double t = x <= a ? 0 : x >= b ? 1 : (x - a) / (b - a);
    return t * t * (3 - 2 * t);
}

#endif
