/* The CPU's skinning kernels. Scalar for now; the reference that every GL path is held to at start-up.
 * Blend rows first, then transform: 66 multiply-adds a vertex instead of 96. A weight of 0 never reads its bone. */
#ifndef GLSKIN_SKIN_KERNEL_H
#define GLSKIN_SKIN_KERNEL_H

#include "skin/encode.h"

/* Skins count vertices against one window. Outputs are byte strides so that the caller's own layout is written in
 * place: float[3] to positions, float[3] to normals (NULL: none). */
struct skin_target {
    void *position, *normal;
    size_t position_stride, normal_stride;
};
void skin_kernel_scalar(const float (*position)[3], const float (*normal)[3], const struct skin_record *skin,
                        size_t count, const glskin_bone *window, glskin_normals rule, const struct skin_target *out);

/* Octahedral unit vectors in two int16 (value / 32767): Meyer et al., "On Floating-Point Normal Vectors", 2010. Each
 * component rounds to nearest, as the shaders do. A zero vector becomes (0,0,1). */
void octahedral_encode(const float normal[3], int16_t out[2]);
void octahedral_decode(const int16_t in[2], float normal[3]);

/* Tangents as hlsl/tangent.hlsli has them: the second number is positive, and takes the sign of tangent[3], 1 or -1. */
void tangent_encode(const float tangent[4], int16_t out[2]);
void tangent_decode(const int16_t in[2], float tangent[4]);

#endif
