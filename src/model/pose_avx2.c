/* Eight nodes at a time, with fused multiply-add. */
#include "model/pose_data.h"

#if GLSKIN_X86
#include <immintrin.h>

#define KERNEL pose_kernel_avx2
enum { WIDTH = 8 };
typedef __m256 lanes;
typedef __m256i lanes_int;

static inline lanes load(const float *from) {
    return _mm256_loadu_ps(from);
}
static inline lanes_int load_int(const int32_t *from) {
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}
static inline lanes splat(float value) {
    return _mm256_set1_ps(value);
}
static inline lanes_int splat_int(int32_t value) {
    return _mm256_set1_epi32(value);
}
static inline void store(float *to, lanes value) {
    _mm256_storeu_ps(to, value);
}
static inline lanes add(lanes a, lanes b) {
    return _mm256_add_ps(a, b);
}
static inline lanes sub(lanes a, lanes b) {
    return _mm256_sub_ps(a, b);
}
static inline lanes mul(lanes a, lanes b) {
    return _mm256_mul_ps(a, b);
}
static inline lanes quotient(lanes a, lanes b) {
    return _mm256_div_ps(a, b);
}
static inline lanes mul_add(lanes a, lanes b, lanes c) {
    return _mm256_fmadd_ps(a, b, c);
}
static inline lanes mul_sub(lanes a, lanes b, lanes c) {
    return _mm256_fnmadd_ps(a, b, c);
}
static inline lanes with_sign(lanes x, lanes s) {
    return _mm256_xor_ps(x, _mm256_and_ps(s, _mm256_set1_ps(-0.0f)));
}
static inline lanes elapsed(lanes_int tick, lanes_int begin) {
    return _mm256_cvtepi32_ps(_mm256_sub_epi32(tick, begin));
}
static inline lanes_int as_int(lanes value) {
    return _mm256_castps_si256(value);
}
static inline lanes zero_where_later(lanes_int a, lanes_int b, lanes_int c, lanes_int d, lanes x) {
    __m256i later = _mm256_or_si256(_mm256_cmpgt_epi32(a, b), _mm256_cmpgt_epi32(c, d));
    return _mm256_andnot_ps(_mm256_castsi256_ps(later), x);
}
static inline unsigned not_later(lanes_int a, lanes_int b) {
    return (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpgt_epi32(a, b))) ^ 255u;
}

static inline void gather(const float *records, const uint32_t *record, int group, lanes out[4]) {
    lanes from[4];
    for (int i = 0; i < 4; ++i) {
        __m128 low = _mm_loadu_ps(records + (size_t)record[i] * PLAN_UNIT + 4 * group);
        __m128 high = _mm_loadu_ps(records + (size_t)record[i + 4] * PLAN_UNIT + 4 * group);
        from[i] = _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
    }
    lanes low01 = _mm256_unpacklo_ps(from[0], from[1]), low23 = _mm256_unpacklo_ps(from[2], from[3]);
    lanes high01 = _mm256_unpackhi_ps(from[0], from[1]), high23 = _mm256_unpackhi_ps(from[2], from[3]);
    out[0] = _mm256_shuffle_ps(low01, low23, 0x44);
    out[1] = _mm256_shuffle_ps(low01, low23, 0xee);
    out[2] = _mm256_shuffle_ps(high01, high23, 0x44);
    out[3] = _mm256_shuffle_ps(high01, high23, 0xee);
}

static inline void store_rows(lanes a, lanes b, lanes c, lanes d, float *out) {
    lanes ab = _mm256_unpacklo_ps(a, b), cd = _mm256_unpacklo_ps(c, d);
    lanes ab_high = _mm256_unpackhi_ps(a, b), cd_high = _mm256_unpackhi_ps(c, d);
    lanes row[4] = {_mm256_shuffle_ps(ab, cd, 0x44), _mm256_shuffle_ps(ab, cd, 0xee),
                    _mm256_shuffle_ps(ab_high, cd_high, 0x44), _mm256_shuffle_ps(ab_high, cd_high, 0xee)};
    for (int i = 0; i < 4; ++i) {
        _mm_storeu_ps(out + 12 * i, _mm256_castps256_ps128(row[i]));
        _mm_storeu_ps(out + 12 * (i + 4), _mm256_extractf128_ps(row[i], 1));
    }
}

/* Two rows in one register, the third in half of one. */
static inline void concatenate(const float *parent, const float *local, float *out) {
    const __m128 last = _mm_castsi128_ps(_mm_set_epi32(-1, 0, 0, 0));
    const __m256 last_two = _mm256_castsi256_ps(_mm256_set_epi32(-1, 0, 0, 0, -1, 0, 0, 0));
    __m256 x = _mm256_broadcast_ps((const __m128 *)(const void *)local);
    __m256 y = _mm256_broadcast_ps((const __m128 *)(const void *)(local + 4));
    __m256 z = _mm256_broadcast_ps((const __m128 *)(const void *)(local + 8));
    __m256 two = _mm256_loadu_ps(parent);
    __m128 third = _mm_loadu_ps(parent + 8);
    __m256 a = _mm256_fmadd_ps(_mm256_permute_ps(two, 0x00), x, _mm256_and_ps(two, last_two));
    __m128 b = _mm_fmadd_ps(_mm_permute_ps(third, 0x00), _mm256_castps256_ps128(x), _mm_and_ps(third, last));
    a = _mm256_fmadd_ps(_mm256_permute_ps(two, 0x55), y, a);
    b = _mm_fmadd_ps(_mm_permute_ps(third, 0x55), _mm256_castps256_ps128(y), b);
    a = _mm256_fmadd_ps(_mm256_permute_ps(two, 0xaa), z, a);
    b = _mm_fmadd_ps(_mm_permute_ps(third, 0xaa), _mm256_castps256_ps128(z), b);
    _mm256_storeu_ps(out, a);
    _mm_storeu_ps(out + 8, b);
}

#include "model/pose_kernel.h"
#endif
