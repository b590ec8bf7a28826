#include <string.h>

#include "skin/kernel.h"
#include "skin/unit.h"

static void blend(float rows[3][4], const struct skin_job *job, size_t vertex) {
    const uint16_t *offset = job->offset + vertex * job->influences;
    const float *weight = job->weight + vertex * job->influences;
    memset(rows, 0, 12 * sizeof(float));
    for (unsigned slot = 0; slot < job->influences; slot++) {
        const float *bone = job->palette + offset[slot];
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 4; c++)
                rows[r][c] += weight[slot] * bone[4 * r + c];
    }
}

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

void skin_scalar_directions(const struct skin_job *job, size_t vertex) {
    float rows[3][4];
    blend(rows, job, vertex);
    write_directions(job, vertex, (const float(*)[4])rows);
}

void skin_kernel_scalar(const struct skin_job *job) {
    for (size_t i = job->begin; i < job->end; i++) {
        float rows[3][4], bind[3], p[3];
        blend(rows, job, i);
        for (int c = 0; c < 3; c++)
            bind[c] = job->position[i / SKIN_BLOCK][c][i % SKIN_BLOCK];
        for (int r = 0; r < 3; r++)
            p[r] = dot(rows[r], bind) + rows[r][3];
        memcpy((char *)job->out->position + job->place[i] * job->out->position_stride, p, sizeof p);
        write_directions(job, i, (const float(*)[4])rows);
    }
}
