#include <string.h>

#include "skin/kernel.h"
#include "skin/unit.h"

static void blend(float rows[3][4], const struct skin_record *record, const glskin_bone *window) {
    memset(rows, 0, 12 * sizeof(float));
    for (int slot = 0; slot < 4; slot++) {
        if (!record->weight[slot])
            continue; /* not "times zero": the bone may hold NaN */
        float weight = (float)record->weight[slot] / 255.0f;
        const glskin_bone *bone = &window[record->bone[slot]];
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 4; c++)
                rows[r][c] += weight * bone->row[r][c];
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

/* The cofactor matrix times n, times the determinant's sign: the inverse transpose but for a positive factor, and
 * defined where there is no inverse. False where the matrix is zero or not finite. */
static bool normal_exact(const float rows[3][4], const float n[3], float out[3]) {
    float largest = 0.0f;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            largest = fmaxf(largest, fabsf(rows[r][c]));
    if (!(largest > 0.0f))
        return false;
    /* Cofactors square the scale and the determinant cubes it: at 1e-15 both would underflow. The direction and the
     * sign do not depend on the scale, so divide it out. */
    float m[3][3], cofactor[3][3];
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            m[r][c] = rows[r][c] / largest;
    cross(m[1], m[2], cofactor[0]);
    cross(m[2], m[0], cofactor[1]);
    cross(m[0], m[1], cofactor[2]);
    float sign = dot(m[0], cofactor[0]) < 0.0f ? -1.0f : 1.0f;
    for (int r = 0; r < 3; r++)
        out[r] = sign * dot(cofactor[r], n);
    return true;
}

static bool normal_plain(const float rows[3][4], const float n[3], float out[3]) {
    for (int r = 0; r < 3; r++)
        out[r] = dot(rows[r], n);
    return true;
}

void skin_kernel_scalar(const float (*position)[3], const float (*normal)[3], const struct skin_record *skin,
                        size_t count, const glskin_bone *window, glskin_normals rule, const struct skin_target *out) {
    for (size_t i = 0; i < count; i++) {
        float rows[3][4], p[3];
        blend(rows, &skin[i], window);
        for (int r = 0; r < 3; r++)
            p[r] = dot(rows[r], position[i]) + rows[r][3];
        memcpy((char *)out->position + i * out->position_stride, p, sizeof p);
        if (!out->normal)
            continue;
        float n[3], unit[3];
        bool some = rule == GLSKIN_NORMALS_PLAIN ? normal_plain((const float(*)[4])rows, normal[i], n)
                                                 : normal_exact((const float(*)[4])rows, normal[i], n);
        if (!some || !unit_from(n, unit))
            memcpy(unit, normal[i], sizeof unit); /* a bone scaled to nothing: the bind pose's stays */
        memcpy((char *)out->normal + i * out->normal_stride, unit, sizeof unit);
    }
}
