/* Four nodes at a time. */
#include "model/pose_data.h"

#if GLSKIN_X86
#include <emmintrin.h>

#define KERNEL pose_kernel_sse2
enum { WIDTH = 4 };
typedef __m128 lanes;
typedef __m128i lanes_int;

static inline lanes load(const float *from) {
    return _mm_loadu_ps(from);
}
static inline lanes_int load_int(const int32_t *from) {
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}
static inline lanes splat(float value) {
    return _mm_set1_ps(value);
}
static inline lanes_int splat_int(int32_t value) {
    return _mm_set1_epi32(value);
}
static inline void store(float *to, lanes value) {
    _mm_storeu_ps(to, value);
}
static inline lanes add(lanes a, lanes b) {
    return _mm_add_ps(a, b);
}
static inline lanes sub(lanes a, lanes b) {
    return _mm_sub_ps(a, b);
}
static inline lanes mul(lanes a, lanes b) {
    return _mm_mul_ps(a, b);
}
static inline lanes quotient(lanes a, lanes b) {
    return _mm_div_ps(a, b);
}
static inline lanes mul_add(lanes a, lanes b, lanes c) {
    return _mm_add_ps(_mm_mul_ps(a, b), c);
}
static inline lanes mul_sub(lanes a, lanes b, lanes c) {
    return _mm_sub_ps(c, _mm_mul_ps(a, b));
}
static inline lanes with_sign(lanes x, lanes s) {
    return _mm_xor_ps(x, _mm_and_ps(s, _mm_set1_ps(-0.0f)));
}
static inline lanes elapsed(lanes_int tick, lanes_int begin) {
    return _mm_cvtepi32_ps(_mm_sub_epi32(tick, begin));
}
static inline lanes_int as_int(lanes value) {
    return _mm_castps_si128(value);
}
static inline lanes zero_where_later(lanes_int a, lanes_int b, lanes_int c, lanes_int d, lanes x) {
    __m128i later = _mm_or_si128(_mm_cmpgt_epi32(a, b), _mm_cmpgt_epi32(c, d));
    return _mm_andnot_ps(_mm_castsi128_ps(later), x);
}
static inline unsigned not_later(lanes_int a, lanes_int b) {
    return (unsigned)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpgt_epi32(a, b))) ^ 15u;
}

static inline void gather(const float *records, const uint32_t *record, int group, lanes out[4]) {
    lanes from[4];
    for (int i = 0; i < 4; ++i)
        from[i] = _mm_loadu_ps(records + (size_t)record[i] * PLAN_UNIT + 4 * group);
    lanes low01 = _mm_unpacklo_ps(from[0], from[1]), low23 = _mm_unpacklo_ps(from[2], from[3]);
    lanes high01 = _mm_unpackhi_ps(from[0], from[1]), high23 = _mm_unpackhi_ps(from[2], from[3]);
    out[0] = _mm_movelh_ps(low01, low23);
    out[1] = _mm_movehl_ps(low23, low01);
    out[2] = _mm_movelh_ps(high01, high23);
    out[3] = _mm_movehl_ps(high23, high01);
}

static inline void store_rows(lanes a, lanes b, lanes c, lanes d, float *out) {
    lanes ab = _mm_unpacklo_ps(a, b), cd = _mm_unpacklo_ps(c, d);
    lanes ab_high = _mm_unpackhi_ps(a, b), cd_high = _mm_unpackhi_ps(c, d);
    _mm_storeu_ps(out, _mm_movelh_ps(ab, cd));
    _mm_storeu_ps(out + 12, _mm_movehl_ps(cd, ab));
    _mm_storeu_ps(out + 24, _mm_movelh_ps(ab_high, cd_high));
    _mm_storeu_ps(out + 36, _mm_movehl_ps(cd_high, ab_high));
}

static inline void concatenate(const float *parent, const float *local, float *out) {
    const __m128 last = _mm_castsi128_ps(_mm_set_epi32(-1, 0, 0, 0));
    __m128 x = _mm_loadu_ps(local), y = _mm_loadu_ps(local + 4), z = _mm_loadu_ps(local + 8);
    for (int r = 0; r < 12; r += 4) {
        __m128 row = _mm_loadu_ps(parent + r);
        __m128 a = _mm_mul_ps(_mm_shuffle_ps(row, row, 0x00), x);
        __m128 b = _mm_mul_ps(_mm_shuffle_ps(row, row, 0x55), y);
        __m128 c = _mm_mul_ps(_mm_shuffle_ps(row, row, 0xaa), z);
        _mm_storeu_ps(out + r, _mm_add_ps(_mm_add_ps(a, b), _mm_add_ps(c, _mm_and_ps(row, last))));
    }
}

#include "model/pose_kernel.h"
#endif
