#include "core/cpu.h"
#include "skin/kernel.h"

#if GLSKIN_ARM64
#include <arm_neon.h>

#define INLINE static inline __attribute__((always_inline))
#define LANES 4

typedef float32x4_t f;
#define BITS(v) vreinterpretq_u32_f32(v)
#define OF_BITS(v) vreinterpretq_f32_u32(v)

INLINE f f_load(const float *from) {
    return vld1q_f32(from);
}
INLINE void f_store(float *to, f v) {
    vst1q_f32(to, v);
}
INLINE f f_set1(float v) {
    return vdupq_n_f32(v);
}
INLINE f f_add(f a, f b) {
    return vaddq_f32(a, b);
}
INLINE f f_sub(f a, f b) {
    return vsubq_f32(a, b);
}
INLINE f f_mul(f a, f b) {
    return vmulq_f32(a, b);
}
INLINE f f_madd(f a, f b, f c) {
    return vfmaq_f32(c, a, b);
}
INLINE f f_and(f a, f b) {
    return OF_BITS(vandq_u32(BITS(a), BITS(b)));
}
INLINE f f_xor(f a, f b) {
    return OF_BITS(veorq_u32(BITS(a), BITS(b)));
}
INLINE f f_at_least(f a, f b) {
    return OF_BITS(vcgeq_f32(a, b));
}
INLINE unsigned f_missed(f mask) {
    static const uint32_t bits[LANES] = {1, 2, 4, 8};
    return vaddvq_u32(vbicq_u32(vld1q_u32(bits), BITS(mask)));
}
/* The approximation has 8 bits and would need two steps. */
INLINE f f_inverse_root(f v) {
    return vdivq_f32(vdupq_n_f32(1.0f), vsqrtq_f32(v));
}

INLINE void blend_one(f rows[3][4], int k, const float *palette, const uint16_t *offset, const float *weight,
                      unsigned influences) {
    for (int r = 0; r < 3; r++) {
        f row = vld1q_f32(palette + offset[0] + 4 * r);
        if (influences > 1)
            row = vmulq_n_f32(row, weight[0]);
        for (unsigned i = 1; i < influences; i++)
            row = vfmaq_n_f32(row, vld1q_f32(palette + offset[i] + 4 * r), weight[i]);
        rows[r][k] = row;
    }
}

INLINE void transpose(f out[4], const f v[4]) {
    float32x4x2_t ab = vtrnq_f32(v[0], v[1]), cd = vtrnq_f32(v[2], v[3]);
    out[0] = vcombine_f32(vget_low_f32(ab.val[0]), vget_low_f32(cd.val[0]));
    out[1] = vcombine_f32(vget_low_f32(ab.val[1]), vget_low_f32(cd.val[1]));
    out[2] = vcombine_f32(vget_high_f32(ab.val[0]), vget_high_f32(cd.val[0]));
    out[3] = vcombine_f32(vget_high_f32(ab.val[1]), vget_high_f32(cd.val[1]));
}

INLINE void blend(f rows[3][4], const float *palette, const uint16_t *offset, const float *weight,
                  unsigned influences) {
    const unsigned n = influences; /* no loop: compilers leave it one, and the rows in memory */
    blend_one(rows, 0, palette, offset, weight, n);
    blend_one(rows, 1, palette, offset + n, weight + n, n);
    blend_one(rows, 2, palette, offset + 2 * n, weight + 2 * n, n);
    blend_one(rows, 3, palette, offset + 3 * n, weight + 3 * n, n);
}

INLINE void store3(void *to, const f v[3]) {
    vst3q_f32(to, (float32x4x3_t){{v[0], v[1], v[2]}});
}

INLINE void scatter3(void *base, size_t stride, const uint32_t *place, const f v[3]) {
    const float32x4x3_t all = {{v[0], v[1], v[2]}};
    vst3q_lane_f32((void *)((char *)base + place[0] * stride), all, 0);
    vst3q_lane_f32((void *)((char *)base + place[1] * stride), all, 1);
    vst3q_lane_f32((void *)((char *)base + place[2] * stride), all, 2);
    vst3q_lane_f32((void *)((char *)base + place[3] * stride), all, 3);
}

#include "skin/kernel_lanes.h"

void skin_kernel_neon(const struct skin_job *job) {
    run_influences(job);
}
#endif
