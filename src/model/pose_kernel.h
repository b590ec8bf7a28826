/* The SIMD kernels' one body. A file for an instruction set defines, and then includes this:
 *     KERNEL                     its name
 *     WIDTH                      4 or 8 nodes at a time
 *     lanes, lanes_int           WIDTH floats, WIDTH int32_t
 *     load, store, splat, load_int, splat_int, as_int (the same bits), add, sub, mul, quotient
 *     mul_add(a,b,c), mul_sub(a,b,c)    a * b + c, c - a * b
 *     with_sign(x,s)             x, with its sign turned where s is negative
 *     elapsed(tick, begin)       tick - begin as floats
 *     zero_where_later(a,b,c,d,x)    x, but 0 where a > b or c > d
 *     not_later(a,b)             bit i: a <= b
 *     gather(records, record, group, out)   four lanes from the records' groups of four floats
 *     store_rows(a,b,c,d,out)    writes (a[i],b[i],c[i],d[i]) to out + 12 * i
 *     concatenate(parent, local, out)   3x4 matrices, out = parent * local
 *
 * In chunks of 64 lanes: which tracks have passed a key comes first, in one mask, so that a frame mispredicts a few
 * branches and not one a vector; then loads and arithmetic without a branch; last what goes from parent to child, where
 * nodes of one level don't wait for each other. */

struct span_times {
    lanes_int tick, window_end;
    lanes part;
};

/* ms since the record's key. None where the key is yet to come (it is the first) or the next one isn't in the window
 * (it is the last): then its value holds. */
static inline lanes since(const struct span_times *times, lanes begin, lanes until) {
    lanes time = add(elapsed(times->tick, as_int(begin)), times->part);
    return zero_where_later(as_int(begin), times->tick, as_int(until), times->window_end, time);
}

/* curve: those of the records; NULL: they have none. */
static inline void sample_vector(const float *records, const uint32_t *record, const uint32_t *curve,
                                 const struct span_times *times, lanes out[3]) {
    lanes a[4], b[4]; /* begin, until, start 0, 1; start 2, rate */
    gather(records, record, 0, a);
    gather(records, record, 1, b);
    lanes time = since(times, a[0], a[1]);
    if (curve) {
        lanes c[4], d[4]; /* square, cube 0; cube 1, 2 */
        gather(records, curve, 0, c);
        gather(records, curve, 1, d);
        b[1] = mul_add(time, mul_add(time, c[3], c[0]), b[1]);
        b[2] = mul_add(time, mul_add(time, d[0], c[1]), b[2]);
        b[3] = mul_add(time, mul_add(time, d[1], c[2]), b[3]);
    }
    out[0] = mul_add(time, b[1], a[2]);
    out[1] = mul_add(time, b[2], a[3]);
    out[2] = mul_add(time, b[3], b[0]);
}

/* The arc whose middle and across are in the second and third group, at x. Polynomials for up to 45 degrees (minimax;
 * Remez): sine within 2e-9, cosine within 4e-8, and exactly 1 at 0, so that a rotation that holds is its key bit for
 * bit. */
static inline void sample_arc(const float *records, const uint32_t *record, lanes x, lanes out[4]) {
    lanes middle[4], across[4], y = mul(x, x);
    lanes sine = mul_add(y, mul_add(y, splat(-1.94955677e-4f), splat(8.33197812e-3f)), splat(-0.166666507f));
    lanes cosine = mul_add(y, mul_add(y, splat(-1.35977655e-3f), splat(4.16562905e-2f)), splat(-0.499998947f));
    sine = mul_add(mul(x, y), sine, x);
    cosine = mul_add(y, cosine, splat(1));
    gather(records, record, 1, middle);
    gather(records, record, 2, across);
    for (int i = 0; i < 4; ++i)
        out[i] = mul_add(cosine, middle[i], mul(sine, across[i]));
}

/* sin(a) / a of a^2, for a up to 90 degrees, within 1.2e-8, and exactly 1 at 0. */
static inline lanes sine_share(lanes square) {
    lanes sum = mul_add(square, splat(2.60893267e-6f), splat(-1.98111128e-4f));
    sum = mul_add(square, mul_add(square, sum, splat(8.33308817e-3f)), splat(-0.166666605f));
    return mul_add(square, sum, splat(1));
}

/* way, from 0 to 1, of the shorter arc between two unit quaternions; 0 is from, bit for bit. Of the angle the weights
 * need the square, which is smooth in the cosine where the angle itself is not: with u = 1 - cosine it is u times a
 * polynomial of u, within 2.2e-7 (minimax; Remez), which moves the weights by a tenth of that. */
static inline void slerp(const lanes from[4], const lanes to[4], lanes way, lanes out[4]) {
    static const float factors[] = {-0.019656226f, 0.0335713447f, 0.0165214777f,
                                    0.0921080614f, 0.33293199f,   2.00001679f};
    lanes cosine = mul(from[0], to[0]), one = splat(1), square = splat(0.0119074415f), rest = sub(one, way);
    for (int i = 1; i < 4; ++i)
        cosine = mul_add(from[i], to[i], cosine);
    lanes u = sub(one, with_sign(cosine, cosine));
    for (int i = 0; i < 6; ++i)
        square = mul_add(square, u, splat(factors[i]));
    square = mul(square, u);
    lanes whole = sine_share(square);
    lanes a = quotient(mul(rest, sine_share(mul(mul(rest, rest), square))), whole);
    lanes b = with_sign(quotient(mul(way, sine_share(mul(mul(way, way), square))), whole), cosine);
    for (int i = 0; i < 4; ++i)
        out[i] = mul_add(a, from[i], mul(b, to[i]));
}

static inline void sample_rotation(const float *records, const uint32_t *record, const uint32_t *curve,
                                   const struct span_times *times, lanes out[4]) {
    lanes a[4], b[4], tangents[4]; /* begin, until, start, rate; per_ms, unused, start, rate */
    gather(records, record, 0, a);
    lanes time = since(times, a[0], a[1]);
    sample_arc(records, record, mul_add(time, a[3], a[2]), out);
    if (!curve)
        return;
    gather(records, curve, 0, b);
    sample_arc(records, curve, mul_add(time, b[3], b[2]), tangents);
    lanes s = mul(time, b[0]);
    slerp(out, tangents, mul(add(s, s), sub(splat(1), s)), out);
}

/* T(pivot + translation) * R * S * T(-pivot), rows of 4. */
static inline void make_local(const lanes translation[3], const lanes q[4], const lanes scale[3],
                              const struct plan_block *plan, int at, lanes m[12]) {
    lanes one = splat(1), x2 = add(q[0], q[0]), y2 = add(q[1], q[1]), z2 = add(q[2], q[2]);
    lanes xx = mul(q[0], x2), yy = mul(q[1], y2);
    lanes xy = mul(q[0], y2), xz = mul(q[0], z2), yz = mul(q[1], z2);
    lanes no_z = mul_sub(q[2], z2, one);
    m[0] = mul(sub(no_z, yy), scale[0]);
    m[1] = mul(mul_sub(q[3], z2, xy), scale[1]);
    m[2] = mul(mul_add(q[3], y2, xz), scale[2]);
    m[4] = mul(mul_add(q[3], z2, xy), scale[0]);
    m[5] = mul(sub(no_z, xx), scale[1]);
    m[6] = mul(mul_sub(q[3], x2, yz), scale[2]);
    m[8] = mul(mul_sub(q[3], y2, xz), scale[0]);
    m[9] = mul(mul_add(q[3], x2, yz), scale[1]);
    m[10] = mul(sub(sub(one, xx), yy), scale[2]);
    lanes pivot[3] = {load(&plan->pivot[0][at]), load(&plan->pivot[1][at]), load(&plan->pivot[2][at])};
    for (int r = 0; r < 3; ++r) { /* translation last, so that what doesn't turn keeps every digit of it */
        lanes around = mul_sub(m[4 * r], pivot[0], pivot[r]);
        around = mul_sub(m[4 * r + 1], pivot[1], around);
        around = mul_sub(m[4 * r + 2], pivot[2], around);
        m[4 * r + 3] = add(around, translation[r]);
    }
}

static inline void write_local(const lanes value[SAMPLE_COUNT], const struct plan_block *plan, int at, float *local) {
    lanes m[12];
    make_local(value + SAMPLE_TRANSLATION, value + SAMPLE_ROTATION, value + SAMPLE_SCALE, plan, at, m);
    for (int r = 0; r < 3; ++r)
        store_rows(m[4 * r], m[4 * r + 1], m[4 * r + 2], m[4 * r + 3], local + 12 * at + 4 * r);
}

static inline void store_samples(const lanes value[SAMPLE_COUNT], int at, struct pose_samples *samples) {
    for (int i = 0; i < SAMPLE_COUNT; ++i)
        store(&samples->value[i][at], value[i]);
}

/* Where the curves of a property's records are, in out; NULL where none has any. What rests has none either. */
static inline const uint32_t *find_curves(const struct plan_block *plan, const struct pose_block *block,
                                          enum model_property property, int at, uint32_t out[WIDTH]) {
    for (int i = at; i < at + WIDTH; ++i) {
        uint32_t record = block->record[property][i], further = plan->curve[property][i];
        out[i - at] = further && record >= PLAN_REST_UNITS ? record + further : PLAN_NO_CURVE;
    }
    return plan->curved[property] ? out : NULL;
}

/* times: of each property. To samples, or where that is NULL to local matrices. */
static inline void sample_lanes(const float *records, const struct plan_block *plan, const struct pose_block *block,
                                int at, bool curved, const struct span_times *const times[MODEL_PROPERTY_COUNT],
                                struct pose_samples *samples, float *local) {
    const uint32_t *curve[MODEL_PROPERTY_COUNT] = {NULL, NULL, NULL};
    uint32_t found[MODEL_PROPERTY_COUNT][WIDTH];
    lanes value[SAMPLE_COUNT];
    for (int p = 0; p < MODEL_PROPERTY_COUNT && curved; ++p)
        curve[p] = find_curves(plan, block, (enum model_property)p, at, found[p]);
    sample_vector(records, &block->record[MODEL_TRANSLATION][at], curve[MODEL_TRANSLATION], times[MODEL_TRANSLATION],
                  value + SAMPLE_TRANSLATION);
    sample_rotation(records, &block->record[MODEL_ROTATION][at], curve[MODEL_ROTATION], times[MODEL_ROTATION],
                    value + SAMPLE_ROTATION);
    sample_vector(records, &block->record[MODEL_SCALE][at], curve[MODEL_SCALE], times[MODEL_SCALE],
                  value + SAMPLE_SCALE);
    if (samples)
        store_samples(value, at, samples);
    else
        write_local(value, plan, at, local);
}

/* Apart, so that what has no curves and one clock keeps its registers and has no branches for them. */
__attribute__((noinline)) static void sample_mixed(glskin_pose *pose, size_t index, const struct moment *moment,
                                                   const struct span_times *times, struct pose_samples *samples,
                                                   float *local) {
    const struct pose_plan *all = pose->model->plan;
    const struct plan_block *plan = &all->blocks[index];
    struct pose_times lane_times[MODEL_PROPERTY_COUNT];
    struct span_times own[MODEL_PROPERTY_COUNT] = {*times, *times, *times};
    if (plan->global_count)
        pose_lanes_times(pose, index, moment, lane_times);
    for (int at = 0; at < PLAN_LANES; at += WIDTH) {
        for (int p = 0; p < MODEL_PROPERTY_COUNT && plan->global_count; ++p)
            own[p] = (struct span_times){load_int(&lane_times[p].tick[at]), load_int(&lane_times[p].window_end[at]),
                                         load(&lane_times[p].part[at])};
        sample_lanes(all->records, plan, &pose->blocks[index], at, true,
                     (const struct span_times *const[]){&own[0], &own[1], &own[2]}, samples, local);
    }
}

/* CHUNK: as many blocks as a mask has lanes for. FETCH: bytes of the next pose that are asked for with each block of
 * this one, a little at a time: a processor has a few dozen lines on their way at once and waits with more. */
enum { CHUNK = 64 / PLAN_LANES, FETCH = sizeof(struct pose_block) + PLAN_LANES * sizeof(glskin_bone) };

/* Moves on the lanes whose record ends before tick. */
static inline void step(glskin_pose *pose, size_t first, size_t count, const struct moment *moment, lanes_int tick) {
    uint64_t mask[MODEL_PROPERTY_COUNT] = {0, 0, 0};
    for (size_t b = 0; b < count; ++b) {
        const struct pose_block *block = &pose->blocks[first + b];
        for (int at = 0; at < PLAN_LANES; at += WIDTH) {
            for (int p = 0; p < MODEL_PROPERTY_COUNT; ++p)
                mask[p] |= (uint64_t)not_later(load_int(&block->until[p][at]), tick) << (b * PLAN_LANES + (size_t)at);
        }
    }
    for (int p = 0; p < MODEL_PROPERTY_COUNT; ++p) {
        if (mask[p])
            pose_lanes_step(pose, (enum model_property)p, first * PLAN_LANES, mask[p], moment);
    }
}

void KERNEL(glskin_pose *pose, const struct moment *moment, const glskin_pose *next) {
    const struct pose_plan *plan = pose->model->plan;
    const struct pose_clock *clock = &moment->clock;
    const struct span_times times = {splat_int(clock->tick), splat_int(clock->window[1]), splat(clock->part)};
    const struct span_times *const all_times[MODEL_PROPERTY_COUNT] = {&times, &times, &times};
    _Alignas(32) float local[CHUNK][12 * PLAN_LANES];
    struct pose_samples samples[CHUNK];
    for (size_t first = 0; first < plan->block_count; first += CHUNK) {
        size_t count = plan->block_count - first < CHUNK ? plan->block_count - first : CHUNK;
        const struct plan_block *blocks = &plan->blocks[first];
        step(pose, first, count, moment, times.tick);
        for (size_t b = 0; b < count; ++b) {
            if (next)
                pose_fetch(next, (first + b) * FETCH, FETCH);
            struct pose_samples *own = blocks[b].special ? &samples[b] : NULL;
            const struct pose_block *block = &pose->blocks[first + b];
            if (blocks[b].mixed) {
                sample_mixed(pose, first + b, moment, &times, own, local[b]);
                continue;
            }
            for (int at = 0; at < PLAN_LANES; at += WIDTH)
                sample_lanes(plan->records, &blocks[b], block, at, false, all_times, own, local[b]);
        }
        for (size_t b = 0; b < count; ++b) {
            const struct plan_block *block = &blocks[b];
            if (block->special) {
                pose_lanes_special(pose, first + b, &samples[b], moment);
                continue;
            }
            for (uint32_t lane = 0; lane < block->count; ++lane)
                concatenate(pose->bones[block->parent[lane]].row[0], local[b] + 12 * lane,
                            pose->bones[block->bone[lane]].row[0]);
        }
    }
}
