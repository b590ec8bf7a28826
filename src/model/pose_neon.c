/* Four nodes at a time, with fused multiply-add. 64-bit Arm always has it. */
#include "model/pose_data.h"

#if GLSKIN_ARM64
#include <arm_neon.h>

#define KERNEL pose_kernel_neon
enum { WIDTH = 4 };
typedef float32x4_t lanes;
typedef int32x4_t lanes_int;

static inline lanes load(const float *from) {
    return vld1q_f32(from);
}
static inline lanes_int load_int(const int32_t *from) {
    return vld1q_s32(from);
}
static inline lanes splat(float value) {
    return vdupq_n_f32(value);
}
static inline lanes_int splat_int(int32_t value) {
    return vdupq_n_s32(value);
}
static inline void store(float *to, lanes value) {
    vst1q_f32(to, value);
}
static inline lanes add(lanes a, lanes b) {
    return vaddq_f32(a, b);
}
static inline lanes sub(lanes a, lanes b) {
    return vsubq_f32(a, b);
}
static inline lanes mul(lanes a, lanes b) {
    return vmulq_f32(a, b);
}
static inline lanes quotient(lanes a, lanes b) {
    return vdivq_f32(a, b);
}
static inline lanes mul_add(lanes a, lanes b, lanes c) {
    return vfmaq_f32(c, a, b);
}
static inline lanes mul_sub(lanes a, lanes b, lanes c) {
    return vfmsq_f32(c, a, b);
}
static inline lanes with_sign(lanes x, lanes s) {
    uint32x4_t sign = vandq_u32(vreinterpretq_u32_f32(s), vdupq_n_u32(0x80000000u));
    return vreinterpretq_f32_u32(veorq_u32(vreinterpretq_u32_f32(x), sign));
}
static inline lanes elapsed(lanes_int tick, lanes_int begin) {
    return vcvtq_f32_s32(vsubq_s32(tick, begin));
}
static inline lanes_int as_int(lanes value) {
    return vreinterpretq_s32_f32(value);
}
static inline lanes zero_where_later(lanes_int a, lanes_int b, lanes_int c, lanes_int d, lanes x) {
    uint32x4_t later = vorrq_u32(vcgtq_s32(a, b), vcgtq_s32(c, d));
    return vreinterpretq_f32_u32(vbicq_u32(vreinterpretq_u32_f32(x), later));
}
static inline unsigned not_later(lanes_int a, lanes_int b) {
    static const uint32_t bits[WIDTH] = {1, 2, 4, 8};
    return vaddvq_u32(vandq_u32(vcleq_s32(a, b), vld1q_u32(bits)));
}

static inline void transpose(lanes a, lanes b, lanes c, lanes d, lanes out[4]) {
    float32x4x2_t ab = vtrnq_f32(a, b), cd = vtrnq_f32(c, d);
    out[0] = vcombine_f32(vget_low_f32(ab.val[0]), vget_low_f32(cd.val[0]));
    out[1] = vcombine_f32(vget_low_f32(ab.val[1]), vget_low_f32(cd.val[1]));
    out[2] = vcombine_f32(vget_high_f32(ab.val[0]), vget_high_f32(cd.val[0]));
    out[3] = vcombine_f32(vget_high_f32(ab.val[1]), vget_high_f32(cd.val[1]));
}

static inline void gather(const float *records, const uint32_t *record, int group, lanes out[4]) {
    lanes from[4];
    for (int i = 0; i < 4; ++i)
        from[i] = vld1q_f32(records + (size_t)record[i] * PLAN_UNIT + 4 * group);
    transpose(from[0], from[1], from[2], from[3], out);
}

static inline void store_rows(lanes a, lanes b, lanes c, lanes d, float *out) {
    lanes row[4];
    transpose(a, b, c, d, row);
    for (int i = 0; i < 4; ++i)
        vst1q_f32(out + 12 * i, row[i]);
}

static inline void concatenate(const float *parent, const float *local, float *out) {
    static const uint32_t last[4] = {0, 0, 0, UINT32_MAX};
    lanes x = vld1q_f32(local), y = vld1q_f32(local + 4), z = vld1q_f32(local + 8);
    for (int r = 0; r < 12; r += 4) {
        lanes row = vld1q_f32(parent + r);
        lanes sum = vreinterpretq_f32_u32(vandq_u32(vreinterpretq_u32_f32(row), vld1q_u32(last)));
        sum = vfmaq_laneq_f32(sum, x, row, 0);
        sum = vfmaq_laneq_f32(sum, y, row, 1);
        vst1q_f32(out + r, vfmaq_laneq_f32(sum, z, row, 2));
    }
}

#include "model/pose_kernel.h"
#endif
