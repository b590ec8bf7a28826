/* Octahedral normals in double: what the int16 pairs of the cases and of packed records mean, and what packing costs.
 * Written from the definition (see hlsl/octahedral.hlsli), sharing nothing with src/. */
#ifndef GLSKIN_CONFORMANCE_OCTAHEDRAL_H
#define GLSKIN_CONFORMANCE_OCTAHEDRAL_H

#include <math.h>
#include <stdint.h>

/* The most that a component of a unit normal changes when it is packed: half a step, 0.5 / 32767, in each of two
 * numbers moves the point of the octahedron by at most half a step times sqrt(6), and that point is at least 1/sqrt(3)
 * from the centre: 0.5 / 32767 * sqrt(18) = 6.47e-5. */
#define OCTAHEDRAL_COST 6.5e-5

static inline void octahedral_fold(double p[2]) {
    double x = p[0], y = p[1];
    p[0] = (1 - fabs(y)) * (x < 0 ? -1 : 1);
    p[1] = (1 - fabs(x)) * (y < 0 ? -1 : 1);
}

static inline void octahedral_pack(const double normal[3], int16_t out[2]) {
    double size = fabs(normal[0]) + fabs(normal[1]) + fabs(normal[2]), p[2] = {normal[0] / size, normal[1] / size};
    if (normal[2] < 0)
        octahedral_fold(p);
    out[0] = (int16_t)floor(p[0] * 32767 + 0.5);
    out[1] = (int16_t)floor(p[1] * 32767 + 0.5);
}

static inline void octahedral_unpack(const int16_t packed[2], double normal[3]) {
    double p[2] = {packed[0] / 32767.0, packed[1] / 32767.0}, z = 1 - fabs(p[0]) - fabs(p[1]);
    if (z < 0)
        octahedral_fold(p);
    double length = sqrt(p[0] * p[0] + p[1] * p[1] + z * z);
    normal[0] = p[0] / length;
    normal[1] = p[1] / length;
    normal[2] = z / length;
}

/* A half float's bits as the number they are. */
static inline double half_unpack(uint16_t bits) {
    int exponent = bits >> 10 & 31, mantissa = bits & 1023;
    double size = exponent == 31 ? (mantissa ? NAN : INFINITY)
                  : exponent     ? ldexp(mantissa + 1024, exponent - 25)
                                 : ldexp(mantissa, -24);
    return bits & 0x8000 ? -size : size;
}

/* The half float nearest to a number below 65,520; of two, the larger. */
static inline uint16_t half_pack(double number) {
    double size = fabs(number);
    int exponent, sign = number < 0 ? 0x8000 : 0;
    if (size < ldexp(1, -14))
        return (uint16_t)(sign | (int)floor(ldexp(size, 24) + 0.5));
    double mantissa = floor(ldexp(frexp(size, &exponent), 11) + 0.5); /* 1024 to 2048, which is the next exponent's */
    return (uint16_t)(sign | (((exponent + 14) << 10) + (int)mantissa - 1024));
}

/* A tangent's word, from the definition in hlsl/tangent.hlsli. A second number of 0: none. */
static inline void tangent_unpack(const int16_t packed[2], double tangent[4]) {
    double p[2] = {packed[0] / 32767.0, fabs((double)packed[1]) / 16383.5 - 1}, z = 1 - fabs(p[0]) - fabs(p[1]);
    if (z < 0)
        octahedral_fold(p);
    double length = sqrt(p[0] * p[0] + p[1] * p[1] + z * z);
    tangent[0] = packed[1] ? p[0] / length : 0;
    tangent[1] = packed[1] ? p[1] / length : 0;
    tangent[2] = packed[1] ? z / length : 0;
    tangent[3] = packed[1] < 0 ? -1 : 1;
}

#endif
