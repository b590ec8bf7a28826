/* Plain C: the body of all kernels with one lane, and what they leave to be done with care, a vertex at a time. */
#include <string.h>

#include "skin/kernel.h"
#include "skin/unit.h"

#define INLINE static inline __attribute__((always_inline))
#define LANES 1

typedef float f;

INLINE uint32_t bits(f v) {
    uint32_t out;
    memcpy(&out, &v, sizeof out);
    return out;
}
INLINE f from_bits(uint32_t v) {
    f out;
    memcpy(&out, &v, sizeof out);
    return out;
}
INLINE f f_load(const float *from) {
    return *from;
}
INLINE void f_store(float *to, f v) {
    *to = v;
}
INLINE f f_set1(float v) {
    return v;
}
INLINE f f_add(f a, f b) {
    return a + b;
}
INLINE f f_sub(f a, f b) {
    return a - b;
}
INLINE f f_mul(f a, f b) {
    return a * b;
}
INLINE f f_madd(f a, f b, f c) {
    return a * b + c;
}
INLINE f f_and(f a, f b) {
    return from_bits(bits(a) & bits(b));
}
INLINE f f_xor(f a, f b) {
    return from_bits(bits(a) ^ bits(b));
}
INLINE f f_at_least(f a, f b) {
    return from_bits(a >= b ? UINT32_MAX : 0);
}
INLINE unsigned f_missed(f mask) {
    return bits(mask) == 0;
}
INLINE f f_inverse_root(f v) {
    return 1.0f / sqrtf(v);
}

INLINE void blend(f rows[3][4], const float *palette, const uint16_t *offset, const float *weight,
                  unsigned influences) {
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) {
            float sum = weight[0] * palette[offset[0] + 4 * r + c];
            for (unsigned slot = 1; slot < influences; slot++)
                sum += weight[slot] * palette[offset[slot] + 4 * r + c];
            rows[r][c] = sum;
        }
}

INLINE void transpose(f out[4], const f row[4]) {
    for (int c = 0; c < 4; c++)
        out[c] = row[c];
}

INLINE void store3(void *to, const f v[3]) {
    for (size_t c = 0; c < 3; c++)
        memcpy((char *)to + c * sizeof(float), &v[c], sizeof(float));
}

INLINE void scatter3(void *base, size_t stride, const uint32_t *place, const f v[3]) {
    store3((char *)base + place[0] * stride, v);
}

#include "skin/kernel_lanes.h"

void skin_kernel_scalar(const struct skin_job *job) {
    run_influences(job);
}

/* ---- Directions, whatever the bones are ------------------------------------------------------------------------ */

static float dot(const float a[3], const float b[3]) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const float a[3], const float b[3], float out[3]) {
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

/* The 3x3's cofactors but for a positive factor, and the sign of its determinant. False where it is zero or not finite.
 * Cofactors square the scale and the determinant cubes it: at 1e-15 both would underflow. Neither direction nor sign
 * depends on the scale, so it is divided out. */
static bool cofactors(const float rows[3][4], float cofactor[3][3], float *sign) {
    float largest = 0.0f;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            largest = fmaxf(largest, fabsf(rows[r][c]));
    if (!(largest > 0.0f))
        return false;
    float m[3][3];
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            m[r][c] = rows[r][c] / largest;
    cross(m[1], m[2], cofactor[0]);
    cross(m[2], m[0], cofactor[1]);
    cross(m[0], m[1], cofactor[2]);
    *sign = dot(m[0], cofactor[0]) < 0.0f ? -1.0f : 1.0f;
    return true;
}

/* The cofactor matrix times n, times the determinant's sign: the inverse transpose but for a positive factor, and
 * defined where there is no inverse. */
static bool normal_exact(const float rows[3][4], const float n[3], float out[3]) {
    float cofactor[3][3], sign;
    if (!cofactors(rows, cofactor, &sign))
        return false;
    for (int r = 0; r < 3; r++)
        out[r] = sign * dot(cofactor[r], n);
    return true;
}

static bool normal_plain(const float rows[3][4], const float n[3], float out[3]) {
    for (int r = 0; r < 3; r++)
        out[r] = dot(rows[r], n);
    return true;
}

/* A mirror swaps the side that the bitangent, w * cross(normal, tangent), lies on. */
static void tangent_of(const float rows[3][4], const float t[4], float out[4]) {
    float along[3], cofactor[3][3], sign;
    normal_plain(rows, t, along);
    memcpy(out, t, 4 * sizeof *out);
    if (unit_from(along, out) && cofactors(rows, cofactor, &sign))
        out[3] = sign * t[3];
}

static void write_directions(const struct skin_job *job, size_t vertex, const float rows[3][4]) {
    const glskin_cpu_target *out = job->out;
    const size_t place = job->place[vertex], b = vertex / SKIN_BLOCK, lane = vertex % SKIN_BLOCK;
    float bind[4], n[3], t[4];
    if (out->normal) {
        for (int c = 0; c < 3; c++)
            bind[c] = job->normal[b][c][lane];
        bool some = job->rule == GLSKIN_NORMALS_PLAIN ? normal_plain(rows, bind, n) : normal_exact(rows, bind, n);
        if (!some || !unit_from(n, n))
            memcpy(n, bind, sizeof n); /* a bone scaled to nothing: the bind pose's stays */
        memcpy((char *)out->normal + place * out->normal_stride, n, sizeof n);
    }
    if (out->tangent) {
        for (int c = 0; c < 4; c++)
            bind[c] = job->tangent[b][c][lane];
        tangent_of(rows, bind, t);
        memcpy((char *)out->tangent + place * out->tangent_stride, t, sizeof t);
    }
}

void skin_careful_directions(const struct skin_job *job, size_t vertex) {
    float rows[3][4];
    const size_t slot = vertex * job->influences;
    blend(rows, job->palette, job->offset + slot, job->weight + slot, job->influences);
    write_directions(job, vertex, (const float(*)[4])rows);
}
