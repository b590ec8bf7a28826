/* Every kernel on models of many nodes and all kinds of tracks: against the same rule in double precision, which looks
 * at every key each time, and against itself wherever it came from. */
#include "support/check_main.h"
#include "support/pose_stage.h"

#include "model/model_data.h"

static uint32_t seed;
static double uniform(double low, double high) {
    seed = seed * 1664525u + 1013904223u;
    return low + (high - low) * (seed >> 8) / 16777216;
}
static int below(int limit) {
    return (int)uniform(0, limit);
}

/* ---- models ---- */

enum { SEQUENCES = 4, GLOBALS = 2, KEYS_MAX = 48 };
static const struct {
    uint32_t start, end;
} sequences[SEQUENCES] = {{1000, 3000}, {3333, 3900}, {5000, 5000}, {2000000000, 2000004000}};

struct recipe {
    int nodes;
    bool plain;     /* linear keys all over, no flags */
    uint32_t flags; /* some nodes have some of these */
};

/* Some tracks start late, end early, skip a sequence, have several keys at a time, or only one. */
static size_t make_times(const struct recipe *recipe, int32_t *times) {
    size_t count = 0;
    for (int s = 0; s < SEQUENCES; ++s) {
        int keys = recipe->plain ? 10 : below(11);
        double at = sequences[s].start + (recipe->plain || below(2) ? 0 : uniform(-40, 200));
        for (int k = 0; k < keys; ++k) {
            times[count] = (int32_t)at;
            if (count && times[count] < times[count - 1])
                times[count] = times[count - 1];
            ++count;
            at += recipe->plain ? uniform(20, 90) : below(5) ? uniform(1, 300) : 0;
        }
    }
    return count;
}

static void put_track(struct mdxb *b, const struct recipe *recipe, enum model_property property) {
    static const char *const tags[] = {"KGTR", "KGRT", "KGSC"};
    int32_t times[KEYS_MAX], global = !recipe->plain && below(6) == 0 ? below(GLOBALS) : -1;
    uint32_t interpolation = recipe->plain ? MODEL_LINEAR : (uint32_t)below(4);
    size_t count = make_times(recipe, times), components = property == MODEL_ROTATION ? 4 : 3;
    size_t values = interpolation >= MODEL_HERMITE ? 3 : 1;
    if (!count || (!recipe->plain && below(5) == 0))
        return;
    mdxb_raw(b, tags[property], 4);
    mdxb_u32(b, (uint32_t)count);
    mdxb_u32(b, interpolation);
    mdxb_u32(b, (uint32_t)global);
    double value[4] = {0, 0, 0, 4};
    for (size_t k = 0; k < count; ++k) {
        mdxb_u32(b, (uint32_t)(global < 0 ? times[k] : (int32_t)(k * 70)));
        for (size_t v = 0; v < values; ++v) {
            double length = 0;
            for (size_t i = 0; i < components; ++i) {
                double any = property == MODEL_SCALE ? uniform(0.8, 1.2) : uniform(-4, 4);
                /* plain: as animations are, up to 60 degrees or so from key to key */
                value[i] = recipe->plain && property == MODEL_ROTATION ? value[i] + any / 4 : any;
                length += value[i] * value[i];
            }
            for (size_t i = 0; i < components; ++i) {
                value[i] *= property == MODEL_ROTATION ? 4 / sqrt(length) : 1;
                mdxb_f32(b, (float)(property == MODEL_ROTATION ? value[i] / 4 : value[i]));
            }
        }
    }
}

/* A shuffled tree: ids are no order. */
static void make_model(struct stage *s, const struct recipe *recipe) {
    struct mdxb *b = &s->file;
    int32_t id[256];
    float pivots[256][3];
    memset(&watch, 0, sizeof watch);
    mdxb_start(b, 800);
    mdxb_chunk(b, "SEQS");
    for (int i = 0; i < SEQUENCES; ++i)
        mdxb_sequence(b, "s", sequences[i].start, sequences[i].end, i == 1);
    mdxb_end(b);
    mdxb_chunk(b, "GLBS");
    mdxb_u32(b, 700);
    mdxb_u32(b, 0);
    mdxb_end(b);
    for (int i = 0; i < recipe->nodes; ++i)
        id[i] = i;
    for (int i = recipe->nodes; i-- > 1;) {
        int other = below(i + 1), was = id[i];
        id[i] = id[other];
        id[other] = was;
    }
    mdxb_chunk(b, "BONE");
    for (int i = 0; i < recipe->nodes; ++i) {
        int parent = i == 0 || below(12) == 0 ? -1 : below(2) ? i - 1 : below(i);
        node(s, id[i], parent < 0 ? -1 : id[parent], below(6) ? 0 : recipe->flags & (uint32_t)below(256));
        for (int property = 0; property < MODEL_PROPERTY_COUNT; ++property)
            put_track(b, recipe, (enum model_property)property);
        end(s);
    }
    for (int i = 0; i < recipe->nodes; ++i) {
        for (int c = 0; c < 3; ++c)
            pivots[i][c] = (float)uniform(-50, 50);
    }
    load(s, (size_t)recipe->nodes, (const float(*)[3])pivots);
}

/* ---- the rule, in double ---- */

static void slerp(const double a[4], const double b[4], double s, double out[4]) {
    double dot = 0, from = 1 - s, to = s;
    for (int i = 0; i < 4; ++i)
        dot += a[i] * b[i];
    double sign = dot < 0 ? -1 : 1, angle = acos(fmin(1, dot * sign));
    if (angle > 1e-6) {
        from = sin((1 - s) * angle) / sin(angle);
        to = sin(s * angle) / sin(angle);
    }
    for (int i = 0; i < 4; ++i)
        out[i] = from * a[i] + sign * to * b[i];
}

static void widen(const float *from, size_t count, double *out) {
    for (size_t i = 0; i < count; ++i)
        out[i] = from[i];
}

static void blend(const struct model_track *track, size_t count, size_t left, double s, double *out) {
    size_t stride = count * (track->interpolation >= MODEL_HERMITE ? 3 : 1);
    double a[4], b[4], leaving[4] = {0}, arriving[4] = {0}, arc[4], tangents[4];
    widen(track->value + left * stride, count, a);
    widen(track->value + (left + 1) * stride, count, b);
    if (track->interpolation >= MODEL_HERMITE) {
        widen(track->value + left * stride + 2 * count, count, leaving);
        widen(track->value + (left + 1) * stride + count, count, arriving);
    }
    if (count == 4) {
        slerp(a, b, s, arc);
        slerp(leaving, arriving, s, tangents);
        if (track->interpolation >= MODEL_HERMITE)
            slerp(arc, tangents, 2 * s * (1 - s), arc);
        memcpy(out, arc, sizeof arc);
        return;
    }
    double r = 1 - s, s2 = s * s, s3 = s2 * s;
    for (size_t i = 0; i < count; ++i) {
        if (track->interpolation == MODEL_HERMITE)
            out[i] = (2 * s3 - 3 * s2 + 1) * a[i] + (s3 - 2 * s2 + s) * leaving[i] + (s3 - s2) * arriving[i] +
                     (3 * s2 - 2 * s3) * b[i];
        else if (track->interpolation == MODEL_BEZIER)
            out[i] = r * r * r * a[i] + 3 * s * r * r * leaving[i] + 3 * s2 * r * arriving[i] + s3 * b[i];
        else
            out[i] = r * a[i] + s * b[i];
    }
}

/* Of the keys from start to end: at time. */
static void value_at(const struct model_track *track, size_t count, double start, double end, double time,
                     double *out) {
    size_t first = SIZE_MAX, last = 0, left = SIZE_MAX;
    for (size_t k = 0; k < track->key_count; ++k) {
        if (track->time[k] < start || track->time[k] > end)
            continue;
        if (first == SIZE_MAX)
            first = k;
        last = k;
        if (track->time[k] <= time)
            left = k;
    }
    if (first == SIZE_MAX)
        return;
    size_t stride = count * (track->interpolation >= MODEL_HERMITE ? 3 : 1), hold = left == SIZE_MAX ? first : left;
    widen(track->value + hold * stride, count, out);
    if (left == SIZE_MAX || left == last || track->interpolation == MODEL_STEP)
        return;
    double begin = track->time[left], until = track->time[left + 1];
    blend(track, count, left, (time - begin) / (until - begin), out);
}

static void track_at(const struct glskin_model *model, const struct model_track *track, size_t count,
                     const glskin_pose_desc *desc, double *out) {
    if (track->global >= 0) {
        double duration = model->global_sequences[track->global];
        value_at(track, count, 0, duration, duration > 0 ? fmod(desc->global_time_ms, duration) : 0, out);
    } else if (desc->sequence != GLSKIN_SEQUENCE_NONE) {
        double start = sequences[desc->sequence].start, end = sequences[desc->sequence].end, time = desc->time_ms;
        if (time > end - start)
            time = desc->sequence == 1 || end == start ? end - start : fmod(time, end - start);
        value_at(track, count, start, end, start + time, out);
    }
}

/* world: 3 rows of 4, by object id. */
static void evaluate_double(const struct glskin_model *model, const glskin_pose_desc *desc, double (*world)[3][4]) {
    for (size_t n = 0; n < model->node_count; ++n) {
        const struct model_node *node = &model->nodes[n];
        double t[3] = {0, 0, 0}, q[4] = {0, 0, 0, 1}, s[3] = {1, 1, 1}, local[3][4], root[3][4] = {{0}};
        for (int i = 0; i < 3; ++i)
            root[i][i] = 1;
        const double(*parent)[4] =
            node->parent == MODEL_NO_NODE ? (const double(*)[4])root : (const double(*)[4])world[node->parent_id];
        track_at(model, &node->tracks[MODEL_TRANSLATION], 3, desc, t);
        track_at(model, &node->tracks[MODEL_ROTATION], 4, desc, q);
        track_at(model, &node->tracks[MODEL_SCALE], 3, desc, s);
        const double x = q[0], y = q[1], z = q[2], w = q[3];
        const double r[3][3] = {{1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
                                {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
                                {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}};
        for (int i = 0; i < 3; ++i) {
            local[i][3] = t[i] + node->pivot[i];
            for (int j = 0; j < 3; ++j) {
                local[i][j] = r[i][j] * s[j];
                local[i][3] -= local[i][j] * node->pivot[j];
            }
        }
        for (int i = 0; i < 3; ++i) {
            for (int j = 0; j < 4; ++j) {
                double sum = j == 3 ? parent[i][3] : 0;
                for (int k = 0; k < 3; ++k)
                    sum += parent[i][k] * local[k][j];
                world[node->id][i][j] = sum;
            }
        }
    }
}

/* How far points about the node's pivot are from where they should be, and the extent of the model so far. */
static double distance_off(const glskin_bone *bone, double (*right)[4], const float pivot[3], double *extent) {
    double worst = 0;
    for (int corner = 0; corner < 8; ++corner) {
        double at[3], off = 0;
        for (int i = 0; i < 3; ++i)
            at[i] = (double)pivot[i] + (corner >> i & 1 ? 5 : -5);
        for (int r = 0; r < 3; ++r) {
            double want = right[r][3], got = bone->row[r][3];
            for (int c = 0; c < 3; ++c) {
                want += right[r][c] * at[c];
                got += (double)bone->row[r][c] * at[c];
            }
            off += (got - want) * (got - want);
            *extent = fmax(*extent, fabs(want));
        }
        worst = isfinite(off) ? fmax(worst, sqrt(off)) : INFINITY; /* fmax passes over what is no number */
    }
    return worst;
}

static void random_desc(glskin_pose_desc *desc) {
    memset(desc, 0, sizeof *desc);
    desc->sequence = below(12) ? (size_t)below(SEQUENCES) : GLSKIN_SEQUENCE_NONE;
    desc->time_ms = below(4) ? uniform(0, 4500) : below(4500);
    desc->global_time_ms = uniform(0, 100000);
}

static double furthest(const struct glskin_model *model, const glskin_bone *bones, double (*right)[3][4],
                       double *extent) {
    double worst = 0;
    for (size_t n = 0; n < model->node_count; ++n) {
        const struct model_node *one = &model->nodes[n];
        worst = fmax(worst, distance_off(&bones[one->id], right[one->id], one->pivot, extent));
    }
    return worst;
}

/* Both tolerances are shares of the model's size: from the rule in double, and from the scalar kernel. */
static void hold_to_double(const struct recipe *recipe, int steps, double from_double, double from_scalar) {
    static double right[256][3][4], scalar[256][3][4];
    struct stage s;
    double worst[GLSKIN_CPU_COUNT] = {0}, apart = 0;
    make_model(&s, recipe);
    for (int step = 0; step < steps; ++step) {
        glskin_pose_desc desc;
        double extent = 0;
        random_desc(&desc);
        evaluate_double(s.model, &desc, right);
        EACH_POSE(&s, cpu)
        ck_assert_int_eq(glskin_pose_evaluate(s.poses[cpu], &desc), GLSKIN_OK);
        for (size_t f = 0; f < 12 * s.model->node_count; ++f)
            scalar[f / 12][f % 12 / 4][f % 4] =
                (double)glskin_pose_bones(s.poses[GLSKIN_CPU_SCALAR])[f / 12].row[f % 12 / 4][f % 4];
        EACH_POSE(&s, cpu) {
            const glskin_bone *bones = glskin_pose_bones(s.poses[cpu]);
            double off = furthest(s.model, bones, right, &extent) / extent;
            double other = furthest(s.model, bones, scalar, &extent) / extent;
            ck_assert_msg(off <= from_double && other <= from_scalar,
                          "%s: %g of the model's %g off, %g from scalar, in sequence %zu at %.9g",
                          glskin_cpu_name((glskin_cpu)cpu), off, extent, other, desc.sequence, desc.time_ms);
            worst[cpu] = fmax(worst[cpu], off);
            apart = fmax(apart, other);
        }
    }
    printf("%3d nodes%s: off by at most", recipe->nodes, recipe->plain ? "" : ", mixed");
    EACH_POSE(&s, cpu)
    printf(" %.2g (%s)", worst[cpu], glskin_cpu_name((glskin_cpu)cpu));
    printf(" of the model's size; from scalar by %.2g\n", apart);
    strike(&s);
}

/* All counts about a block's, and a few blocks. */
START_TEST(linear_keys_are_as_in_double) {
    static const int counts[] = {1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 64, 65, 128, 200};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; ++i) {
        seed = (uint32_t)counts[i];
        hold_to_double(&(struct recipe){.nodes = counts[i], .plain = true}, 150, 2e-6, counts[i] <= 64 ? 1e-6 : 2e-6);
    }
}
END_TEST

START_TEST(all_kinds_of_tracks_are_as_in_double) {
    for (uint32_t i = 0; i < 12; ++i) {
        seed = 1000 + i;
        hold_to_double(&(struct recipe){.nodes = 20 + 9 * (int)i}, 150, 2e-6, 2e-6);
    }
}
END_TEST

/* |A - B| of rotation matrices is sqrt(8) * sin(half the angle between them). */
static double degrees_between(const glskin_bone *bone, const double q[4]) {
    const double x = q[0], y = q[1], z = q[2], w = q[3];
    const double r[3][3] = {{1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
                            {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
                            {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}};
    double sum = 0;
    for (int i = 0; i < 9; ++i)
        sum += pow((double)bone->row[i / 3][i % 3] - r[i / 3][i % 3], 2);
    return 2 * asin(sqrt(sum / 8)) * 180 / pi;
}

/* About any axis. */
static void turn_by(double degrees, float out[4]) {
    double axis[3] = {uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)}, half = degrees * pi / 360;
    double length = sqrt(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]);
    for (int c = 0; c < 3; ++c)
        out[c] = (float)(sin(half) * axis[c] / length);
    out[3] = (float)cos(half);
}

/* From the identity by up to half a turn; hermite and bezier by tangents that are up to 60 degrees from there. */
static void put_turn(struct stage *s, int id, double degrees, enum model_interpolation curve) {
    float rows[2][13] = {{1000, 0, 0, 0, 1}, {2000}}, plain[10];
    turn_by(degrees, &rows[1][1]);
    turn_by(uniform(0, 60), &rows[0][9]);
    turn_by(uniform(0, 60), &rows[1][5]);
    rows[0][8] = rows[1][12] = 1; /* looked at by none */
    for (int r = 0; r < 2; ++r)
        memcpy(plain + 5L * r, rows[r], 5 * sizeof *plain);
    node(s, id, -1, 0);
    if (curve >= MODEL_HERMITE)
        mdxb_track(&s->file, "KGRT", curve, -1, 12, 2, rows[0]);
    else
        mdxb_track(&s->file, "KGRT", MODEL_LINEAR, -1, 4, 2, plain);
    end(s);
}

START_TEST(rotations_are_exact_to_floats) {
    enum { NODES = 64 };
    double worst[2][GLSKIN_CPU_COUNT] = {{0}};
    seed = 99;
    for (int model = 0; model < 60; ++model) {
        struct stage s;
        begin(&s);
        for (int i = 0; i < NODES; ++i)
            put_turn(&s, i, model < 10 ? 179.98 : uniform(0, 180) * (model < 30 || model >= 40 ? 1 : 1e-3),
                     model < 40  ? MODEL_LINEAR
                     : model % 2 ? MODEL_HERMITE
                                 : MODEL_BEZIER);
        load(&s, NODES, NULL);
        for (int step = 0; step < 50; ++step) {
            evaluate(&s, 0, step * 20.4, 0);
            for (size_t n = 0; n < NODES; ++n) {
                double q[4] = {0, 0, 0, 1};
                value_at(&s.model->nodes[n].tracks[MODEL_ROTATION], 4, 1000, 2000, 1000 + step * 20.4, q);
                EACH_POSE(&s, cpu) {
                    const glskin_bone *bone = &glskin_pose_bones(s.poses[cpu])[s.model->nodes[n].id];
                    worst[model >= 40][cpu] = fmax(worst[model >= 40][cpu], degrees_between(bone, q));
                }
            }
        }
        strike(&s);
    }
    for (int cpu = 1; cpu < GLSKIN_CPU_COUNT; ++cpu) {
        if (!glskin_cpu_available((glskin_cpu)cpu))
            continue;
        printf("%s: rotations off by at most %.2g degrees, of hermite and bezier keys %.2g\n",
               glskin_cpu_name((glskin_cpu)cpu), worst[0][cpu], worst[1][cpu]);
        ck_assert_double_lt(worst[0][cpu], 4e-5);
        ck_assert_double_lt(worst[1][cpu], 8e-5);
    }
}
END_TEST

static void camera_of(int step, float out[4]) {
    double q[4], length = 0;
    for (int i = 0; i < 4; ++i) {
        q[i] = sin(step * (i + 1.3) + i);
        length += q[i] * q[i];
    }
    for (int i = 0; i < 4; ++i)
        out[i] = step % 3 ? (float)(q[i] / sqrt(length)) : 0;
}

/* What the closed forms of test_pose_nodes can't: flags all over a tree, whose blocks hold ordinary nodes too. */
START_TEST(special_nodes_are_alike_on_all_kernels) {
    for (uint32_t i = 0; i < 8; ++i) {
        struct stage s;
        seed = 500 + i;
        make_model(&s, &(struct recipe){.nodes = 70, .plain = i % 2, .flags = 0xff});
        for (int step = 0; step < 100; ++step) {
            glskin_pose_desc desc;
            random_desc(&desc);
            camera_of(step, desc.camera);
            EACH_POSE(&s, cpu)
            ck_assert_int_eq(glskin_pose_evaluate(s.poses[cpu], &desc), GLSKIN_OK);
            for (size_t n = 0; n < s.model->node_count; ++n) {
                const struct model_node *one = &s.model->nodes[n];
                double right[3][4], extent = 100;
                const glskin_bone *scalar = &glskin_pose_bones(s.poses[GLSKIN_CPU_SCALAR])[one->id];
                for (int r = 0; r < 3; ++r)
                    widen(scalar->row[r], 4, right[r]);
                EACH_POSE(&s, cpu) {
                    double off = distance_off(&glskin_pose_bones(s.poses[cpu])[one->id], right, one->pivot, &extent);
                    ck_assert_msg(off <= 1e-5 * extent, "%s: %g of %g off, flags %x", glskin_cpu_name((glskin_cpu)cpu),
                                  off, extent, (unsigned)one->flags);
                }
            }
        }
        strike(&s);
    }
}
END_TEST

/* Forwards in small steps, backwards, and at random among other sequences: bit for bit the same. */
START_TEST(where_a_pose_comes_from_never_shows) {
    enum { STEPS = 400, NODES = 61 };
    static glskin_bone seen[GLSKIN_CPU_COUNT][STEPS][NODES];
    struct stage s;
    seed = 77;
    make_model(&s, &(struct recipe){.nodes = NODES, .flags = 0x08});
    int allocations = watch.allocations;
    for (int pass = 0; pass < 4; ++pass) {
        for (int i = 0; i < STEPS; ++i) {
            int step = pass == 0 ? i : pass == 1 ? STEPS - 1 - i : below(STEPS);
            glskin_pose_desc desc = {.sequence = (size_t)(step * SEQUENCES / STEPS),
                                     .time_ms = step * SEQUENCES % STEPS * 11.7,
                                     .global_time_ms = step * 3.3};
            glskin_pose_desc other;
            random_desc(&other);
            EACH_POSE(&s, cpu) {
                if (pass == 3)
                    ck_assert_int_eq(glskin_pose_evaluate(s.poses[cpu], &other), GLSKIN_OK);
                ck_assert_int_eq(glskin_pose_evaluate(s.poses[cpu], &desc), GLSKIN_OK);
                if (pass == 0)
                    memcpy(seen[cpu][step], glskin_pose_bones(s.poses[cpu]), sizeof seen[cpu][step]);
                ck_assert_mem_eq(seen[cpu][step], glskin_pose_bones(s.poses[cpu]), sizeof seen[cpu][step]);
            }
        }
    }
    ck_assert_int_eq(watch.allocations, allocations);
    strike(&s);
}
END_TEST

START_TEST(a_crowd_is_its_poses_one_by_one) {
    enum { COUNT = 9 };
    struct stage s;
    glskin_pose *crowd[COUNT];
    glskin_pose_desc descs[COUNT];
    seed = 8;
    make_model(&s, &(struct recipe){.nodes = 130});
    for (int i = 0; i < COUNT; ++i)
        ck_assert_int_eq(glskin_pose_create(&host, s.model, GLSKIN_CPU_AUTO, &crowd[i]), GLSKIN_OK);
    for (int step = 0; step < 40; ++step) {
        for (int i = 0; i < COUNT; ++i)
            random_desc(&descs[i]);
        bool wrong = step % 4 == 3; /* one that can't be keeps its last pose; the others are evaluated all the same */
        if (wrong)
            descs[3] = (glskin_pose_desc){.time_ms = -1};
        glskin_bone last[130];
        memcpy(last, glskin_pose_bones(crowd[3]), sizeof last);
        ck_assert_int_eq(glskin_poses_evaluate(crowd, descs, COUNT), wrong ? GLSKIN_ERROR_INVALID_ARGUMENT : GLSKIN_OK);
        for (int i = 0; i < COUNT; ++i) {
            bool kept = wrong && i == 3;
            if (!kept)
                ck_assert_int_eq(glskin_pose_evaluate(s.pose, &descs[i]), GLSKIN_OK);
            ck_assert_mem_eq(glskin_pose_bones(crowd[i]), kept ? last : glskin_pose_bones(s.pose), sizeof last);
        }
    }
    ck_assert_int_eq(glskin_poses_evaluate(NULL, NULL, 0), GLSKIN_OK);
    ck_assert_int_eq(glskin_poses_evaluate(NULL, descs, 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_poses_evaluate((glskin_pose *[]){NULL}, descs, 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    for (int i = 0; i < COUNT; ++i)
        glskin_pose_destroy(crowd[i]);
    strike(&s);
}
END_TEST

START_TEST(auto_is_the_widest) {
    struct stage s;
    seed = 3;
    make_model(&s, &(struct recipe){.nodes = 40, .plain = true});
    glskin_cpu best = GLSKIN_CPU_SCALAR;
    for (int cpu = GLSKIN_CPU_SCALAR; cpu < GLSKIN_CPU_COUNT; ++cpu)
        best = glskin_cpu_available((glskin_cpu)cpu) ? (glskin_cpu)cpu : best;
    evaluate(&s, 0, 333.3, 0);
    ck_assert_mem_eq(glskin_pose_bones(s.pose), glskin_pose_bones(s.poses[best]), 40 * sizeof(glskin_bone));
    strike(&s);
}
END_TEST

/* Keys at the ends of what a time can be, and numbers as large as they may well be: nothing but numbers comes out. */
START_TEST(extremes_give_numbers) {
    static const float rows[] = {0, -1e18f, 0, 0, 1, 1e18f, 0, 0, 500, -1e18f, 1, 1};
    static const double times[] = {0, 0.25, 0.999999999, 1, 2, 499.5, 500, 1e9, 2147483646, 2147483647, 4e9, 1e300};
    struct stage s;
    struct mdxb *b = &s.file;
    memset(&watch, 0, sizeof watch);
    mdxb_start(b, 800);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "whole", 0, UINT32_MAX, 1);
    mdxb_sequence(b, "late", 3000000000u, UINT32_MAX, 0);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
    node(&s, 0, -1, 0);
    mdxb_track(b, "KGTR", 1, -1, 3, 3, rows);
    end(&s);
    node(&s, 1, 0, 0);
    mdxb_raw(b, "KGTR\2\0\0\0\1\0\0\0\377\377\377\377", 16); /* linear, from 0 to the last ms there is */
    for (int k = 0; k < 2; ++k) {
        mdxb_u32(b, k ? INT32_MAX : 0);
        for (int c = 0; c < 3; ++c)
            mdxb_f32(b, k ? 2147483647.0f : 0);
    }
    end(&s);
    load(&s, 2, NULL);
    for (size_t sequence = 0; sequence < 2; ++sequence) {
        for (size_t i = 0; i < sizeof times / sizeof times[0]; ++i) {
            evaluate(&s, sequence, times[i], 0);
            EACH_POSE(&s, cpu) {
                const glskin_bone *bones = glskin_pose_bones(s.poses[cpu]);
                for (size_t f = 0; f < 24; ++f)
                    ck_assert_msg(isfinite(bones[f / 12].row[f % 12 / 4][f % 4]), "%s",
                                  glskin_cpu_name((glskin_cpu)cpu));
                double moved = (double)bones[1].row[1][3] - (double)bones[0].row[1][3];
                double right = sequence ? 0 : fmin(times[i], INT32_MAX);
                ck_assert_msg(fabs(moved - right) <= 2.5e-7 * right, "%s: at %.12g it is %.9g",
                              glskin_cpu_name((glskin_cpu)cpu), times[i], moved);
            }
        }
    }
    strike(&s);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("pose kernels");
    TEST_CASE(suite, linear_keys_are_as_in_double);
    TEST_CASE(suite, all_kinds_of_tracks_are_as_in_double);
    TEST_CASE(suite, rotations_are_exact_to_floats);
    TEST_CASE(suite, special_nodes_are_alike_on_all_kernels);
    TEST_CASE(suite, where_a_pose_comes_from_never_shows);
    TEST_CASE(suite, a_crowd_is_its_poses_one_by_one);
    TEST_CASE(suite, auto_is_the_widest);
    TEST_CASE(suite, extremes_give_numbers);
    return suite;
}
