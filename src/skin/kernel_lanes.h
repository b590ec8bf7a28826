/* The kernel of every instruction set. A vertex is blended in rows as its bones stand; LANES of them are then turned
 * over, so that all that follows is arithmetic between registers, a vertex to a lane. What this can't do exactly enough
 * is left to skin_careful_directions, a vertex at a time.
 *
 * The file that includes this defines INLINE, LANES, and on its own type f of LANES floats:
 *     f_load, f_store     any alignment
 *     f_set1, f_add, f_sub, f_mul
 *     f_madd(a, b, c)     a * b + c
 *     f_and, f_xor        of bits
 *     f_at_least(a, b)    all bits of a lane or none
 *     f_missed(mask)      bit k for a lane k without bits
 *     f_inverse_root      within 3e-7 of 1 / sqrt
 *     blend(f rows[3][4], palette, offset, weight, influences)    each row of LANES vertices, not turned over yet
 *     transpose(f out[4], const f rows[4])    lane k of out[c] is element c of vertex k's row
 *     store3(to, v)       x, y, z of lane 0, of lane 1 and so on, end to end
 *     scatter3(base, stride, place, v)    the same, lane k at base + place[k] * stride */
#include <string.h>

/* What a loop is compiled for: constants, so that the compiler drops what isn't asked for. */
struct shape {
    unsigned influences;
    bool normals, exact, tangents;
};

INLINE f dot3(const f a[3], const f b[3]) {
    return f_madd(a[2], b[2], f_madd(a[1], b[1], f_mul(a[0], b[0])));
}

INLINE void load3(f out[3], const float (*from)[SKIN_BLOCK], size_t lane) {
    for (int c = 0; c < 3; c++)
        out[c] = f_load(from[c] + lane);
}

INLINE f cross_part(const f a[4], const f b[4], int i, int j) {
    return f_sub(f_mul(a[i], b[j]), f_mul(a[j], b[i]));
}

INLINE void cross3(f out[3], const f a[4], const f b[4]) {
    out[0] = cross_part(a, b, 1, 2);
    out[1] = cross_part(a, b, 2, 0);
    out[2] = cross_part(a, b, 0, 1);
}

INLINE f within(f square) {
    return f_and(f_at_least(square, f_set1(SKIN_LENGTH_LEAST)), f_at_least(f_set1(SKIN_LENGTH_MOST), square));
}

INLINE void scale3(f v[3], f by) {
    for (int c = 0; c < 3; c++)
        v[c] = f_mul(v[c], by);
}

/* Lanes from to to - 1, each to its place. */
INLINE void scatter(void *base, size_t stride, const uint32_t *place, size_t from, size_t to, const f *v,
                    size_t components) {
    float lanes[4][LANES];
    for (size_t c = 0; c < components; c++)
        f_store(lanes[c], v[c]);
    for (size_t k = from; k < to; k++)
        for (size_t c = 0; c < components; c++)
            memcpy((char *)base + place[k] * stride + c * sizeof(float), &lanes[c][k], sizeof(float));
}

INLINE void put3(void *base, size_t stride, bool packed, const uint32_t *place, size_t from, size_t to, const f v[3]) {
    if (packed)
        store3((char *)base + place[0] * stride, v);
    else if (from == 0 && to == LANES)
        scatter3(base, stride, place, v);
    else
        scatter(base, stride, place, from, to, v, 3);
}

/* The LANES vertices from first on, of which from to to - 1 are written. given is the job as the caller has it; job and
 * out are copies whose address goes nowhere, so that they stay in registers whatever is stored. */
INLINE void skin_lanes(const struct skin_job *given, const struct skin_job *job, const glskin_cpu_target *out,
                       bool packed, size_t first, size_t from, size_t to, struct shape shape) {
    const size_t block = first / SKIN_BLOCK, lane = first % SKIN_BLOCK, slot = first * shape.influences;
    const uint32_t *place = job->place + first;
    f rows[3][4], m[3][4], v[4], n[3], bind[3], ok = f_set1(0.0f), sign = ok, size = ok, cofactor[3][3];
    ok = f_at_least(ok, ok);
    blend(rows, job->palette, job->offset + slot, job->weight + slot, shape.influences);

    load3(bind, job->position[block], lane);
    if (shape.normals)
        load3(n, job->normal[block], lane);
    f along[3]; /* what a row gives is taken before the next is turned over: sixteen registers are few */
    for (int r = 0; r < 3; r++) {
        transpose(m[r], rows[r]);
        v[r] = f_madd(m[r][0], bind[0], f_madd(m[r][1], bind[1], f_madd(m[r][2], bind[2], m[r][3])));
        if (shape.normals && !shape.exact)
            along[r] = dot3(m[r], n);
    }
    put3(out->position, out->position_stride, packed, place, from, to, v);

    if (shape.exact || shape.tangents) {
        cross3(cofactor[0], m[1], m[2]);
        cross3(cofactor[1], m[2], m[0]);
        cross3(cofactor[2], m[0], m[1]);
        f determinant = dot3(m[0], cofactor[0]);
        size = f_add(dot3(m[0], m[0]), f_add(dot3(m[1], m[1]), dot3(m[2], m[2])));
        f cube = f_mul(f_mul(size, size), size);
        ok = f_and(within(size),
                   f_at_least(f_mul(determinant, determinant), f_mul(cube, f_set1(SKIN_DETERMINANT_LEAST))));
        sign = f_and(determinant, f_set1(-0.0f));
    }
    if (shape.normals) {
        for (int r = 0; r < 3; r++)
            v[r] = shape.exact ? dot3(cofactor[r], n) : along[r];
        f square = dot3(v, v), inverse = f_inverse_root(square);
        if (shape.exact) {
            ok = f_and(ok, f_at_least(square, f_mul(f_mul(size, size), f_set1(SKIN_COFACTOR_LEAST))));
            inverse = f_xor(inverse, sign);
        } else {
            ok = f_and(ok, within(square));
        }
        scale3(v, inverse);
        put3(out->normal, out->normal_stride, packed, place, from, to, v);
    }
    if (shape.tangents) {
        load3(bind, job->tangent[block], lane);
        for (int r = 0; r < 3; r++)
            v[r] = dot3(m[r], bind);
        f square = dot3(v, v);
        ok = f_and(ok, within(square));
        scale3(v, f_inverse_root(square));
        v[3] = f_xor(f_load(job->tangent[block][3] + lane), sign);
        scatter(out->tangent, out->tangent_stride, place, from, to, v, 4);
    }
    if (shape.normals || shape.tangents) {
        unsigned missed = f_missed(ok);
        for (size_t k = from; missed >> from && k < to; k++)
            if (missed >> k & 1)
                skin_careful_directions(given, first + k);
    }
}

/* The end of the full registers from first on whose places, which ascend, follow each other without a gap. */
static size_t tight_until(const struct skin_job *job, size_t first) {
    size_t i = first;
    while (i >= job->begin && job->end - i >= LANES && job->place[i + LANES - 1] - job->place[i] == LANES - 1)
        i += LANES;
    return i;
}

INLINE void run(const struct skin_job *given, struct shape shape) {
    const struct skin_job copy = *given, *job = &copy;
    const glskin_cpu_target target = *given->out, *out = &target;
    const size_t tight = 3 * sizeof(float);
    const bool tightly =
        job->ascending && out->position_stride == tight && (!shape.normals || out->normal_stride == tight);
    for (size_t i = job->begin / LANES * LANES; i < job->end; i += LANES) {
        for (const size_t side_by_side = tightly ? tight_until(job, i) : i; i < side_by_side; i += LANES)
            skin_lanes(given, job, out, true, i, 0, LANES, shape);
        const size_t from = i < job->begin ? job->begin - i : 0, to = job->end - i < LANES ? job->end - i : LANES;
        if (i < job->end)
            skin_lanes(given, job, out, false, i, from, to, shape);
    }
}

INLINE void run_outputs(const struct skin_job *job, unsigned influences) {
    const bool exact = job->rule == GLSKIN_NORMALS_EXACT;
    if (!job->out->tangent && !job->out->normal)
        run(job, (struct shape){influences, false, false, false});
    else if (!job->out->tangent && !exact)
        run(job, (struct shape){influences, true, false, false});
    else if (!job->out->tangent)
        run(job, (struct shape){influences, true, true, false});
    else if (!job->out->normal)
        run(job, (struct shape){influences, false, false, true});
    else if (!exact)
        run(job, (struct shape){influences, true, false, true});
    else
        run(job, (struct shape){influences, true, true, true});
}

INLINE void run_influences(const struct skin_job *job) {
    switch (job->influences) {
    case 1: run_outputs(job, 1); return;
    case 2: run_outputs(job, 2); return;
    default: run_outputs(job, 4); return;
    }
}
