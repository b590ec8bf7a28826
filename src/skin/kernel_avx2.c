#include "core/cpu.h"
#include "skin/kernel.h"

#if GLSKIN_X86
#include <immintrin.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))
#define LANES 8

typedef __m256 f;

INLINE f f_load(const float *from) {
    return _mm256_loadu_ps(from);
}
INLINE void f_store(float *to, f v) {
    _mm256_storeu_ps(to, v);
}
INLINE f f_set1(float v) {
    return _mm256_set1_ps(v);
}
INLINE f f_add(f a, f b) {
    return _mm256_add_ps(a, b);
}
INLINE f f_sub(f a, f b) {
    return _mm256_sub_ps(a, b);
}
INLINE f f_mul(f a, f b) {
    return _mm256_mul_ps(a, b);
}
INLINE f f_madd(f a, f b, f c) {
    return _mm256_fmadd_ps(a, b, c);
}
INLINE f f_and(f a, f b) {
    return _mm256_and_ps(a, b);
}
INLINE f f_xor(f a, f b) {
    return _mm256_xor_ps(a, b);
}
INLINE f f_at_least(f a, f b) {
    return _mm256_cmp_ps(a, b, _CMP_GE_OQ);
}
INLINE unsigned f_missed(f mask) {
    return ~(unsigned)_mm256_movemask_ps(mask) & 255u;
}
/* As in kernel_sse2.c. */
INLINE f f_inverse_root(f v) {
    f r = _mm256_rsqrt_ps(v), half = _mm256_mul_ps(v, _mm256_set1_ps(0.5f));
    return _mm256_mul_ps(r, _mm256_fnmadd_ps(half, _mm256_mul_ps(r, r), _mm256_set1_ps(1.5f)));
}

#define SPLAT(v, k) _mm256_permute_ps(v, _MM_SHUFFLE(k, k, k, k))
#define LOW(v) _mm256_castps256_ps128(v)

/* Rows 0 and 1 share a register. */
struct blended {
    __m256 rows01;
    __m128 row2;
};

INLINE struct blended blend_one(const float *palette, const uint16_t *offset, const float *weight,
                                unsigned influences) {
    const float *m0 = palette + offset[0];
    __m256 a = _mm256_loadu_ps(m0);
    __m128 b = _mm_loadu_ps(m0 + 8);
    if (influences == 1)
        return (struct blended){a, b};
    const float *m1 = palette + offset[1];
    if (influences == 2) {
        __m256 w0 = _mm256_broadcast_ss(weight), w1 = _mm256_broadcast_ss(weight + 1);
        a = _mm256_fmadd_ps(w1, _mm256_loadu_ps(m1), _mm256_mul_ps(w0, a));
        b = _mm_fmadd_ps(LOW(w1), _mm_loadu_ps(m1 + 8), _mm_mul_ps(LOW(w0), b));
        return (struct blended){a, b};
    }
    const float *m2 = palette + offset[2], *m3 = palette + offset[3];
    __m256 w0 = _mm256_broadcast_ss(weight), w1 = _mm256_broadcast_ss(weight + 1);
    __m256 w2 = _mm256_broadcast_ss(weight + 2), w3 = _mm256_broadcast_ss(weight + 3);
    a = _mm256_fmadd_ps(w1, _mm256_loadu_ps(m1), _mm256_mul_ps(w0, a));
    b = _mm_fmadd_ps(LOW(w1), _mm_loadu_ps(m1 + 8), _mm_mul_ps(LOW(w0), b));
    a = _mm256_fmadd_ps(w2, _mm256_loadu_ps(m2), a);
    b = _mm_fmadd_ps(LOW(w2), _mm_loadu_ps(m2 + 8), b);
    a = _mm256_fmadd_ps(w3, _mm256_loadu_ps(m3), a);
    b = _mm_fmadd_ps(LOW(w3), _mm_loadu_ps(m3 + 8), b);
    return (struct blended){a, b};
}

/* Within each half, as for four lanes. */
INLINE void transpose(f out[4], const f v[4]) {
    f a = _mm256_unpacklo_ps(v[0], v[1]), b = _mm256_unpacklo_ps(v[2], v[3]);
    f c = _mm256_unpackhi_ps(v[0], v[1]), d = _mm256_unpackhi_ps(v[2], v[3]);
    out[0] = _mm256_shuffle_ps(a, b, _MM_SHUFFLE(1, 0, 1, 0));
    out[1] = _mm256_shuffle_ps(a, b, _MM_SHUFFLE(3, 2, 3, 2));
    out[2] = _mm256_shuffle_ps(c, d, _MM_SHUFFLE(1, 0, 1, 0));
    out[3] = _mm256_shuffle_ps(c, d, _MM_SHUFFLE(3, 2, 3, 2));
}

/* Vertices k and k + 4. */
INLINE void blend_pair(f rows[3][4], unsigned k, const float *palette, const uint16_t *offset, const float *weight,
                       unsigned influences) {
    const unsigned slot = k * influences, upper = slot + 4 * influences;
    const struct blended a = blend_one(palette, offset + slot, weight + slot, influences);
    const struct blended b = blend_one(palette, offset + upper, weight + upper, influences);
    rows[0][k] = _mm256_permute2f128_ps(a.rows01, b.rows01, 0x20);
    rows[1][k] = _mm256_permute2f128_ps(a.rows01, b.rows01, 0x31);
    rows[2][k] = _mm256_insertf128_ps(_mm256_castps128_ps256(a.row2), b.row2, 1);
}

INLINE void blend(f rows[3][4], const float *palette, const uint16_t *offset, const float *weight,
                  unsigned influences) {
    /* no loop: compilers leave it one, and the rows in memory */
    blend_pair(rows, 0, palette, offset, weight, influences);
    blend_pair(rows, 1, palette, offset, weight, influences);
    blend_pair(rows, 2, palette, offset, weight, influences);
    blend_pair(rows, 3, palette, offset, weight, influences);
}

INLINE void store3(void *to, const f v[3]) {
    f low = _mm256_unpacklo_ps(v[0], v[1]), high = _mm256_unpackhi_ps(v[0], v[1]), z = v[2];
    f z0x1 = _mm256_shuffle_ps(z, low, _MM_SHUFFLE(2, 2, 0, 0));
    f y1z1 = _mm256_shuffle_ps(low, z, _MM_SHUFFLE(1, 1, 3, 3));
    f z2z3x3y3 = _mm256_shuffle_ps(z, high, _MM_SHUFFLE(3, 2, 3, 2));
    f a = _mm256_shuffle_ps(low, z0x1, _MM_SHUFFLE(2, 0, 1, 0));
    f b = _mm256_shuffle_ps(y1z1, high, _MM_SHUFFLE(1, 0, 2, 0));
    f c = _mm256_shuffle_ps(z2z3x3y3, z2z3x3y3, _MM_SHUFFLE(1, 3, 2, 0));
    float *out = to;
    _mm_storeu_ps(out, _mm256_castps256_ps128(a));
    _mm_storeu_ps(out + 4, _mm256_castps256_ps128(b));
    _mm_storeu_ps(out + 8, _mm256_castps256_ps128(c));
    _mm_storeu_ps(out + 12, _mm256_extractf128_ps(a, 1));
    _mm_storeu_ps(out + 16, _mm256_extractf128_ps(b, 1));
    _mm_storeu_ps(out + 20, _mm256_extractf128_ps(c, 1));
}

INLINE void scatter_pairs(char *const to[4], __m128 low, __m128 high) {
    _mm_storel_pi((__m64 *)(void *)to[0], low);
    _mm_storeh_pi((__m64 *)(void *)to[1], low);
    _mm_storel_pi((__m64 *)(void *)to[2], high);
    _mm_storeh_pi((__m64 *)(void *)to[3], high);
}

INLINE void scatter3(void *base, size_t stride, const uint32_t *place, const f v[3]) {
    f low = _mm256_unpacklo_ps(v[0], v[1]), high = _mm256_unpackhi_ps(v[0], v[1]);
    float z[LANES];
    f_store(z, v[2]);
    char *to[LANES];
    for (int k = 0; k < LANES; k++) {
        to[k] = (char *)base + place[k] * stride;
        memcpy(to[k] + 8, &z[k], sizeof *z);
    }
    scatter_pairs(to, LOW(low), LOW(high));
    scatter_pairs(to + 4, _mm256_extractf128_ps(low, 1), _mm256_extractf128_ps(high, 1));
}

#include "skin/kernel_lanes.h"

void skin_kernel_avx2(const struct skin_job *job) {
    run_influences(job);
}
#endif
