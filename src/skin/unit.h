/* Normalising that neither overflows nor underflows: by the largest component first. The shaders do the same. */
#ifndef GLSKIN_SKIN_UNIT_H
#define GLSKIN_SKIN_UNIT_H

#include <math.h>
#include <stdbool.h>

/* out = v / |v|, or false, with out untouched, where v is zero or not finite. out may be v. */
static inline bool unit_from(const float v[3], float out[3]) {
    float largest = fmaxf(fabsf(v[0]), fmaxf(fabsf(v[1]), fabsf(v[2])));
    /* fmaxf passes over NaN, so each component is asked. */
    if (!(largest > 0.0f) || !isfinite(v[0]) || !isfinite(v[1]) || !isfinite(v[2]))
        return false;
    float x = v[0] / largest, y = v[1] / largest, z = v[2] / largest;
    float length = sqrtf(x * x + y * y + z * z);
    out[0] = x / length;
    out[1] = y / length;
    out[2] = z / length;
    return true;
}

#endif
