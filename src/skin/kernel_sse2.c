#include "core/cpu.h"
#include "skin/kernel.h"

#if GLSKIN_X86
#include <emmintrin.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))
#define LANES 4

typedef __m128 f;

INLINE f f_load(const float *from) {
    return _mm_loadu_ps(from);
}
INLINE void f_store(float *to, f v) {
    _mm_storeu_ps(to, v);
}
INLINE f f_set1(float v) {
    return _mm_set1_ps(v);
}
INLINE f f_add(f a, f b) {
    return _mm_add_ps(a, b);
}
INLINE f f_sub(f a, f b) {
    return _mm_sub_ps(a, b);
}
INLINE f f_mul(f a, f b) {
    return _mm_mul_ps(a, b);
}
INLINE f f_madd(f a, f b, f c) {
    return _mm_add_ps(_mm_mul_ps(a, b), c);
}
INLINE f f_and(f a, f b) {
    return _mm_and_ps(a, b);
}
INLINE f f_xor(f a, f b) {
    return _mm_xor_ps(a, b);
}
INLINE f f_at_least(f a, f b) {
    return _mm_cmpge_ps(a, b);
}
INLINE unsigned f_missed(f mask) {
    return ~(unsigned)_mm_movemask_ps(mask) & 15u;
}
/* An approximation and one step of Newton's: a tenth of the time of all skinning less than sqrt and division take, and
 * within 3e-7, though not the same bits on every processor. */
INLINE f f_inverse_root(f v) {
    f r = _mm_rsqrt_ps(v);
    return _mm_mul_ps(r, _mm_sub_ps(_mm_set1_ps(1.5f), _mm_mul_ps(_mm_mul_ps(v, _mm_set1_ps(0.5f)), _mm_mul_ps(r, r))));
}

#define SPLAT(v, k) _mm_shuffle_ps(v, v, _MM_SHUFFLE(k, k, k, k))

INLINE f blend2(const float *a, const float *b, f wa, f wb) {
    return _mm_add_ps(_mm_mul_ps(wa, _mm_load_ps(a)), _mm_mul_ps(wb, _mm_load_ps(b)));
}

/* The palette is aligned, so that each load is part of its multiplication. */
INLINE void blend_one(f rows[3][4], int k, const float *palette, const uint16_t *offset, const float *weight,
                      unsigned influences) {
    const float *m0 = palette + offset[0], *m1 = palette + offset[influences > 1];
    if (influences == 1) {
        for (int r = 0; r < 3; r++)
            rows[r][k] = _mm_load_ps(m0 + 4 * r);
    } else if (influences == 2) {
        f w0 = _mm_set1_ps(weight[0]), w1 = _mm_set1_ps(weight[1]);
        for (int r = 0; r < 3; r++)
            rows[r][k] = blend2(m0 + 4 * r, m1 + 4 * r, w0, w1);
    } else {
        const float *m2 = palette + offset[2], *m3 = palette + offset[3];
        f w = _mm_loadu_ps(weight), w0 = SPLAT(w, 0), w1 = SPLAT(w, 1), w2 = SPLAT(w, 2), w3 = SPLAT(w, 3);
        for (int r = 0; r < 3; r++)
            rows[r][k] = _mm_add_ps(blend2(m0 + 4 * r, m1 + 4 * r, w0, w1), blend2(m2 + 4 * r, m3 + 4 * r, w2, w3));
    }
}

INLINE void transpose(f out[4], const f v[4]) {
    f low01 = _mm_unpacklo_ps(v[0], v[1]), low23 = _mm_unpacklo_ps(v[2], v[3]);
    f high01 = _mm_unpackhi_ps(v[0], v[1]), high23 = _mm_unpackhi_ps(v[2], v[3]);
    out[0] = _mm_movelh_ps(low01, low23);
    out[1] = _mm_movehl_ps(low23, low01);
    out[2] = _mm_movelh_ps(high01, high23);
    out[3] = _mm_movehl_ps(high23, high01);
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
    f low = _mm_unpacklo_ps(v[0], v[1]), high = _mm_unpackhi_ps(v[0], v[1]), z = v[2]; /* x0 y0 x1 y1, x2 y2 x3 y3 */
    f z0x1 = _mm_shuffle_ps(z, low, _MM_SHUFFLE(2, 2, 0, 0)), y1z1 = _mm_shuffle_ps(low, z, _MM_SHUFFLE(1, 1, 3, 3));
    f z2z3x3y3 = _mm_shuffle_ps(z, high, _MM_SHUFFLE(3, 2, 3, 2));
    float *out = to;
    _mm_storeu_ps(out, _mm_shuffle_ps(low, z0x1, _MM_SHUFFLE(2, 0, 1, 0)));
    _mm_storeu_ps(out + 4, _mm_shuffle_ps(y1z1, high, _MM_SHUFFLE(1, 0, 2, 0)));
    _mm_storeu_ps(out + 8, _mm_shuffle_ps(z2z3x3y3, z2z3x3y3, _MM_SHUFFLE(1, 3, 2, 0)));
}

INLINE void scatter3(void *base, size_t stride, const uint32_t *place, const f v[3]) {
    f low = _mm_unpacklo_ps(v[0], v[1]), high = _mm_unpackhi_ps(v[0], v[1]);
    float z[LANES];
    f_store(z, v[2]);
    char *to[LANES];
    for (int k = 0; k < LANES; k++) {
        to[k] = (char *)base + place[k] * stride;
        memcpy(to[k] + 8, &z[k], sizeof *z);
    }
    _mm_storel_pi((__m64 *)(void *)to[0], low);
    _mm_storeh_pi((__m64 *)(void *)to[1], low);
    _mm_storel_pi((__m64 *)(void *)to[2], high);
    _mm_storeh_pi((__m64 *)(void *)to[3], high);
}

#include "skin/kernel_lanes.h"

void skin_kernel_sse2(const struct skin_job *job) {
    run_influences(job);
}
#endif
