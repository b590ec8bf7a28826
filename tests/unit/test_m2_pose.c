/* How M2 models move, against closed forms: models of a bone or two, with keys of one kind. */
#include "support/check_main.h"
#include "support/m2_builder.h"

#include <glskin/model.h>
#include <math.h>
#include <stdio.h>

static const double pi = 3.14159265358979323846;

struct watch {
    int errors, warnings;
    char text[512];
};
static struct watch watch;

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user;
    (void)code;
    watch.errors += severity == GLSKIN_SEVERITY_ERROR;
    watch.warnings += severity == GLSKIN_SEVERITY_WARNING;
    snprintf(watch.text, sizeof watch.text, "%s", text);
}
static const glskin_host host = {.message = hear};

/* A file under construction, from begin to load. */
struct stage {
    struct m2b b;
    glskin_model *model;
    glskin_pose *poses[GLSKIN_CPU_COUNT]; /* NULL: not here */
};

enum { STAND, WALK, STILL, SEQUENCES };

/* Sequences: 0 of 1000..2000, 1 of 3000..3500 (once), 2 of 4000..4000. Global: 0 of 600 ms, 1 of 0 ms. */
static void begin(struct stage *stage, size_t bones) {
    static const struct m2b_sequence sequences[] = {
        {0, 0, 1000, 2000, 0}, {4, 0, 3000, 3500, 1}, {5, 0, 4000, 4000, 0}};
    static const uint32_t globals[] = {600, 0};
    memset(&watch, 0, sizeof watch);
    m2b_start(&stage->b, "stage");
    m2b_u32s(&stage->b, M2B_GLOBALS, 2, globals);
    m2b_sequences(&stage->b, SEQUENCES, sequences);
    m2b_bones(&stage->b, bones);
}

static void load(struct stage *stage) {
    static const struct m2b_view view = {0};
    m2b_views(&stage->b, 1, &view);
    glskin_model_load(
        &(glskin_model_desc){.bytes = stage->b.bytes, .size = stage->b.size, .name = "stage.m2", .host = &host},
        &stage->model);
    ck_assert_msg(stage->model != NULL, "%s", watch.text);
    m2b_free(&stage->b);
    for (int cpu = 0; cpu < GLSKIN_CPU_COUNT; ++cpu) {
        stage->poses[cpu] = NULL;
        if (glskin_cpu_available((glskin_cpu)cpu))
            ck_assert_int_eq(glskin_pose_create(&host, stage->model, (glskin_cpu)cpu, &stage->poses[cpu]), GLSKIN_OK);
    }
}

static void strike(struct stage *stage) {
    for (int cpu = 0; cpu < GLSKIN_CPU_COUNT; ++cpu)
        glskin_pose_destroy(stage->poses[cpu]);
    glskin_model_destroy(stage->model);
}

static void evaluate_desc(const struct stage *stage, const glskin_pose_desc *desc) {
    for (int cpu = 0; cpu < GLSKIN_CPU_COUNT; ++cpu) {
        if (stage->poses[cpu])
            ck_assert_msg(glskin_pose_evaluate(stage->poses[cpu], desc) == GLSKIN_OK, "%s", watch.text);
    }
}

static void evaluate(const struct stage *stage, size_t sequence, double time, double global) {
    glskin_pose_desc desc = {.sequence = sequence, .time_ms = time, .global_time_ms = global};
    evaluate_desc(stage, &desc);
}

/* The point (x,y,z), following the bone, is at (rx,ry,rz). */
static void check_point(const struct stage *stage, size_t bone, double x, double y, double z, double rx, double ry,
                        double rz, int line) {
    double right[3] = {rx, ry, rz};
    for (int cpu = 0; cpu < GLSKIN_CPU_COUNT; ++cpu) {
        if (!stage->poses[cpu])
            continue;
        for (int r = 0; r < 3; ++r) {
            const float *row = glskin_pose_bones(stage->poses[cpu])[bone].row[r];
            double got = (double)row[0] * x + (double)row[1] * y + (double)row[2] * z + (double)row[3];
            ck_assert_msg(fabs(got - right[r]) < 3e-6, "line %d, %s: %c is %.9g where %.9g is right", line,
                          glskin_cpu_name((glskin_cpu)cpu), "xyz"[r], got, right[r]);
        }
    }
}
#define POINT(stage, bone, x, y, z, rx, ry, rz) check_point(stage, bone, x, y, z, rx, ry, rz, __LINE__)

/* One key a sequence, all alike. */
static const uint32_t each[SEQUENCES][2] = {{0, 0}, {1, 1}, {2, 2}};
static void hold(struct stage *stage, size_t track, size_t floats, double a, double b, double c, double d) {
    float rows[SEQUENCES * 5];
    static const float times[] = {1000, 3000, 4000};
    const double values[4] = {a, b, c, d};
    for (size_t i = 0; i < SEQUENCES; ++i) {
        rows[i * (1 + floats)] = times[i];
        for (size_t k = 0; k < floats; ++k)
            rows[i * (1 + floats) + 1 + k] = (float)values[k];
    }
    m2b_track(&stage->b, track, 1, -1, floats, SEQUENCES, rows, SEQUENCES, each);
}
static void hold_turn(struct stage *stage, size_t bone, double degrees) { /* about z */
    hold(stage, m2b_rotation(&stage->b, bone), 4, 0, 0, sin(degrees * pi / 360), cos(degrees * pi / 360));
}

/* Value and tangents (in, out) of the three components at two keys, and what they give a fraction s of the way. */
static const float curve[] = {1000, 1, -2, 0.5f, 3, 1, 2, 4, -1, 8, 2000, 5, 6, -7, 2, -3, 1, 9, 9, 9};
static double curved(int interpolation, int component, double s) {
    double a = curve[1 + component], b = curve[11 + component], r = 1 - s;
    double out = curve[7 + component], in = curve[14 + component];
    switch (interpolation) {
    case 0: return a;
    case 1: return a + s * (b - a);
    case 2:
        return a * (2 * s * s * s - 3 * s * s + 1) + out * (s * s * s - 2 * s * s + s) + in * (s * s * s - s * s) +
               b * (3 * s * s - 2 * s * s * s);
    default: return a * r * r * r + 3 * out * s * r * r + 3 * in * s * s * r + b * s * s * s;
    }
}

START_TEST(every_interpolation_of_vectors) {
    static const uint32_t both[1][2] = {{0, 1}};
    float plain[8];
    for (int property = 0; property < 2; ++property) {
        struct stage stage;
        begin(&stage, 1);
        size_t track = property ? m2b_scale(&stage.b, 0) : m2b_translation(&stage.b, 0);
        for (int key = 0; key < 2; ++key)
            memcpy(plain + 4 * key, curve + 10 * key, sizeof plain / 2);
        if (_i < 2)
            m2b_track(&stage.b, track, (unsigned)_i, -1, 3, 2, plain, 1, both);
        else
            m2b_track(&stage.b, track, (unsigned)_i, -1, 9, 2, curve, 1, both);
        load(&stage);
        for (int step = 0; step <= 8; ++step) {
            double s = step / 8.0, right[3];
            for (int c = 0; c < 3; ++c)
                right[c] = _i == 0 && step == 8 ? (double)curve[11 + c] : curved(_i, c, s);
            evaluate(&stage, STAND, 1000 * s, 0);
            if (property)
                POINT(&stage, 0, 1, 1, 1, right[0], right[1], right[2]);
            else
                POINT(&stage, 0, 0, 0, 0, right[0], right[1], right[2]);
        }
        strike(&stage);
    }
}
END_TEST

/* About one axis the sphere is a line of angles: arcs become lines. */
START_TEST(every_interpolation_of_rotations) {
    static const double angle[2] = {10, 100}, in[2] = {0, 140}, out[2] = {40, 0}; /* degrees */
    static const uint32_t both[1][2] = {{0, 1}};
    float rows[2 * 13];
    size_t floats = _i < 2 ? 4 : 12;
    for (size_t key = 0; key < 2; ++key) {
        const double parts[3] = {angle[key], in[key], out[key]};
        float *row = rows + key * (1 + floats);
        row[0] = key ? 2000 : 1000;
        for (size_t part = 0; part < floats / 4; ++part) {
            row[1 + 4 * part] = row[2 + 4 * part] = 0;
            row[3 + 4 * part] = (float)sin(parts[part] * pi / 360);
            row[4 + 4 * part] = (float)cos(parts[part] * pi / 360);
        }
    }
    struct stage stage;
    begin(&stage, 1);
    m2b_set_bone(&stage.b, 0, -1, 0, 2, 0, 0);
    m2b_track(&stage.b, m2b_rotation(&stage.b, 0), (unsigned)_i, -1, floats, 2, rows, 1, both);
    load(&stage);
    for (int step = 0; step <= 8; ++step) {
        double s = step / 8.0, between = angle[0] + s * (angle[1] - angle[0]), right = between;
        if (_i == 0)
            right = step == 8 ? angle[1] : angle[0];
        if (_i >= 2)
            right = between + 2 * s * (1 - s) * (out[0] + s * (in[1] - out[0]) - between);
        evaluate(&stage, STAND, 1000 * s, 0);
        POINT(&stage, 0, 3, 0, 5, 2 + cos(right * pi / 180), sin(right * pi / 180), 5);
    }
    strike(&stage);
}
END_TEST

/* Four floats of any length, along the shorter arc although the signs differ. */
START_TEST(rotations_are_made_unit_and_go_the_short_way) {
    static const float rows[] = {1000, 0, 0, 0, 5, 2000, 0, 0, -2, -2};
    static const uint32_t both[1][2] = {{0, 1}};
    struct stage stage;
    begin(&stage, 1);
    m2b_track(&stage.b, m2b_rotation(&stage.b, 0), 1, -1, 4, 2, rows, 1, both);
    load(&stage);
    evaluate(&stage, STAND, 500, 0); /* half of 90 degrees */
    POINT(&stage, 0, 1, 0, 0, sqrt(0.5), sqrt(0.5), 0);
    strike(&stage);
}
END_TEST

START_TEST(the_last_key_of_a_range_counts) {
    static const float rows[] = {1000, 0, 0, 0, 1500, 2, 0, 0, 2000, 10, 0, 0, 3000, 50, 0, 0, 3500, 60, 0, 0};
    static const uint32_t ranges[2][2] = {{0, 2}, {3, 4}};
    struct stage stage;
    begin(&stage, 1);
    m2b_track(&stage.b, m2b_translation(&stage.b, 0), 1, -1, 3, 5, rows, 2, ranges);
    load(&stage);
    ck_assert_int_eq(watch.warnings, 0);
    evaluate(&stage, STAND, 1000, 0);
    POINT(&stage, 0, 0, 0, 0, 10, 0, 0);
    evaluate(&stage, STAND, 750, 0); /* towards it, not held before it */
    POINT(&stage, 0, 0, 0, 0, 6, 0, 0);
    evaluate(&stage, WALK, 0, 0);
    POINT(&stage, 0, 0, 0, 0, 50, 0, 0);
    evaluate(&stage, WALK, 500, 0);
    POINT(&stage, 0, 0, 0, 0, 60, 0, 0);
    evaluate(&stage, WALK, 9999, 0); /* once: stays */
    POINT(&stage, 0, 0, 0, 0, 60, 0, 0);
    evaluate(&stage, STAND, 1750, 0); /* loops */
    POINT(&stage, 0, 0, 0, 0, 6, 0, 0);
    evaluate(&stage, GLSKIN_SEQUENCE_NONE, 0, 0);
    POINT(&stage, 0, 0, 0, 0, 0, 0, 0);
    strike(&stage);
}
END_TEST

/* A range may reach to keys outside its sequence's times: what is between them counts. */
START_TEST(ranges_say_which_keys_count) {
    static const float rows[] = {500, 0, 0, 0, 2500, 20, 0, 0, 3250, 100, 0, 0};
    static const uint32_t ranges[SEQUENCES][2] = {{0, 1}, {1, 2}, {2, 2}};
    for (unsigned interpolation = 0; interpolation < 2; ++interpolation) {
        struct stage stage;
        bool line = interpolation == 1;
        begin(&stage, 1);
        m2b_track(&stage.b, m2b_translation(&stage.b, 0), interpolation, -1, 3, 3, rows, SEQUENCES, ranges);
        load(&stage);
        ck_assert_int_eq(watch.warnings, 0);
        evaluate(&stage, STAND, 0, 0); /* at 1000: a quarter of the way from 500 to 2500 */
        POINT(&stage, 0, 0, 0, 0, line ? 5 : 0, 0, 0);
        evaluate(&stage, STAND, 500, 0);
        POINT(&stage, 0, 0, 0, 0, line ? 10 : 0, 0, 0);
        evaluate(&stage, STAND, 1000, 0);
        POINT(&stage, 0, 0, 0, 0, line ? 15 : 0, 0, 0);
        evaluate(&stage, WALK, 0, 0); /* at 3000: two thirds from 2500 to 3250 */
        POINT(&stage, 0, 0, 0, 0, line ? 20 + 80 * 2 / 3.0 : 20, 0, 0);
        evaluate(&stage, WALK, 300, 0); /* after the last key */
        POINT(&stage, 0, 0, 0, 0, 100, 0, 0);
        evaluate(&stage, STILL, 0, 0); /* its one key lies in another sequence */
        POINT(&stage, 0, 0, 0, 0, 100, 0, 0);
        strike(&stage);
    }
}
END_TEST

START_TEST(a_range_may_reach_past_its_sequences_end) {
    static const float rows[] = {1000, 0, 0, 0, 2500, 30, 0, 0};
    static const uint32_t ranges[1][2] = {{0, 1}};
    struct stage stage;
    begin(&stage, 1);
    m2b_track(&stage.b, m2b_translation(&stage.b, 0), 1, -1, 3, 2, rows, 1, ranges);
    load(&stage);
    evaluate(&stage, STAND, 500, 0);
    POINT(&stage, 0, 0, 0, 0, 10, 0, 0);
    evaluate(&stage, STAND, 1000, 0);
    POINT(&stage, 0, 0, 0, 0, 20, 0, 0);
    strike(&stage);
}
END_TEST

START_TEST(keys_inside_the_times_but_not_in_the_range_dont_count) {
    static const float rows[] = {1000, 1, 0, 0, 1500, 7, 0, 0, 2000, 3, 0, 0};
    static const uint32_t ranges[1][2] = {{1, 1}};
    struct stage stage;
    begin(&stage, 1);
    m2b_track(&stage.b, m2b_translation(&stage.b, 0), 1, -1, 3, 3, rows, 1, ranges);
    load(&stage);
    for (int time = 0; time <= 1000; time += 250) {
        evaluate(&stage, STAND, time, 0);
        POINT(&stage, 0, 0, 0, 0, 7, 0, 0);
    }
    evaluate(&stage, WALK, 100, 0); /* past the end of ranges, without a key in its times: rest */
    POINT(&stage, 0, 0, 0, 0, 0, 0, 0);
    strike(&stage);
}
END_TEST

START_TEST(one_key_without_ranges_always_holds) {
    static const float move[] = {0, 1, 2, 3}, turn[] = {2222, 0, 0, 1, 1};
    struct stage stage;
    begin(&stage, 1);
    m2b_track(&stage.b, m2b_translation(&stage.b, 0), 0, -1, 3, 1, move, 0, NULL);
    m2b_track(&stage.b, m2b_rotation(&stage.b, 0), 1, -1, 4, 1, turn, 0, NULL);
    load(&stage);
    ck_assert_int_eq(watch.warnings, 0);
    for (size_t sequence = 0; sequence < SEQUENCES; ++sequence) {
        evaluate(&stage, sequence, 0, 0);
        POINT(&stage, 0, 1, 0, 0, 1, 3, 3);
        evaluate(&stage, sequence, 400, 123);
        POINT(&stage, 0, 1, 0, 0, 1, 3, 3);
    }
    evaluate(&stage, GLSKIN_SEQUENCE_NONE, 0, 0);
    POINT(&stage, 0, 1, 0, 0, 1, 0, 0);
    strike(&stage);
}
END_TEST

/* What can't be laid out anew goes by its times, and that is said. */
START_TEST(a_curve_that_a_range_cuts_goes_by_its_times) {
    static const float rows[] = {500, 0, 0, 0, 0, 0,    0, 0, 0, 0, 1500, 4, 0, 0, 0,
                                 0,   0, 0, 0, 0, 2500, 0, 0, 0, 0, 0,    0, 0, 0, 0};
    static const uint32_t ranges[1][2] = {{0, 2}};
    struct stage stage;
    begin(&stage, 1);
    m2b_track(&stage.b, m2b_translation(&stage.b, 0), 2, -1, 9, 3, rows, 1, ranges);
    load(&stage);
    ck_assert_int_eq(watch.warnings, 1);
    ck_assert_ptr_nonnull(strstr(watch.text, "key ranges of 1 tracks"));
    evaluate(&stage, STAND, 100, 0);
    POINT(&stage, 0, 0, 0, 0, 4, 0, 0);
    strike(&stage);
}
END_TEST

START_TEST(sequences_that_share_times_go_by_their_times) {
    static const float rows[] = {500, 0, 0, 0, 1500, 4, 0, 0};
    static const uint32_t ranges[SEQUENCES][2] = {{0, 1}, {1, 1}, {1, 1}};
    struct stage stage;
    begin(&stage, 1);
    m2b_set_u32(&stage.b, m2b_element(&stage.b, M2B_SEQUENCES, 1, M2B_SEQUENCE_SIZE) + 4, 1200);
    m2b_track(&stage.b, m2b_translation(&stage.b, 0), 1, -1, 3, 2, rows, SEQUENCES, ranges);
    m2b_track(&stage.b, m2b_scale(&stage.b, 0), 1, -1, 3, 1, rows + 4, 0, NULL); /* holds all the same */
    load(&stage);
    ck_assert_int_eq(watch.warnings, 1);
    evaluate(&stage, STAND, 0, 0);
    POINT(&stage, 0, 0, 0, 0, 4, 0, 0);
    POINT(&stage, 0, 1, 0, 0, 8, 0, 0);
    evaluate(&stage, WALK, 0, 0);
    POINT(&stage, 0, 1, 0, 0, 8, 0, 0);
    strike(&stage);
}
END_TEST

START_TEST(global_sequences_run_on_their_own) {
    static const float rows[] = {0, 0, 0, 0, 300, 6, 0, 0, 600, 0, 0, 0}, still[] = {0, 2, 2, 2, 10, 9, 9, 9};
    static const uint32_t nonsense[1][2] = {{7, 3}};
    struct stage stage;
    begin(&stage, 2);
    m2b_track(&stage.b, m2b_translation(&stage.b, 0), 1, 0, 3, 3, rows, 1, nonsense); /* not used */
    m2b_track(&stage.b, m2b_scale(&stage.b, 1), 1, 1, 3, 2, still, 0, NULL);
    load(&stage);
    static const double times[][2] = {{0, 0}, {150, 3}, {300, 6}, {450, 3}, {600, 0}, {750, 3}, {600e6 + 100, 2}};
    for (size_t i = 0; i < sizeof times / sizeof times[0]; ++i) {
        evaluate(&stage, i % 2 ? WALK : GLSKIN_SEQUENCE_NONE, 100, times[i][0]);
        POINT(&stage, 0, 0, 0, 0, times[i][1], 0, 0);
        POINT(&stage, 1, 1, 1, 1, 2, 2, 2);
    }
    strike(&stage);
}
END_TEST

/* Bone 1 follows bone 0, whose number is the same as "no value": turned about its pivot, scaled and moved. */
START_TEST(bone_0_is_a_real_parent) {
    struct stage stage;
    begin(&stage, 2);
    m2b_set_bone(&stage.b, 0, -1, 0, 1, 0, 0);
    m2b_set_bone(&stage.b, 1, 0, 0, 3, 0, 0);
    hold_turn(&stage, 0, 90);
    hold(&stage, m2b_translation(&stage.b, 1), 3, 1, 0, 0, 0);
    load(&stage);
    evaluate(&stage, STAND, 0, 0);
    POINT(&stage, 0, 3, 0, 0, 1, 2, 0);
    POINT(&stage, 1, 3, 0, 0, 1, 3, 0);
    POINT(&stage, 1, 3, 1, 0, 0, 3, 0);
    strike(&stage);
}
END_TEST

/* Parent: pivot (1,0,0), moved by (0,0,5), turned by 90 degrees about z, scaled by 2. Child: pivot (3,0,0), at rest.
 * The parent takes the child's pivot to (1,4,5), or without its translation to (1,4,0). */
START_TEST(flags_leave_out_parts_of_the_parent) {
    static const struct {
        uint32_t flags;
        double pivot[3], next[3]; /* where (3,0,0) and (4,0,0) go */
    } wanted[] = {
        {0, {1, 4, 5}, {1, 6, 5}}, {1, {1, 4, 0}, {1, 6, 0}}, {2, {1, 4, 5}, {1, 5, 5}},     {4, {1, 4, 5}, {3, 4, 5}},
        {6, {1, 4, 5}, {2, 4, 5}}, {7, {1, 4, 0}, {2, 4, 0}}, {0x200, {1, 4, 5}, {1, 6, 5}},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i) {
        struct stage stage;
        begin(&stage, 2);
        m2b_set_bone(&stage.b, 0, -1, 0, 1, 0, 0);
        m2b_set_bone(&stage.b, 1, 0, wanted[i].flags, 3, 0, 0);
        hold(&stage, m2b_translation(&stage.b, 0), 3, 0, 0, 5, 0);
        hold_turn(&stage, 0, 90);
        hold(&stage, m2b_scale(&stage.b, 0), 3, 2, 2, 2, 0);
        load(&stage);
        evaluate(&stage, STAND, 0, 0);
        POINT(&stage, 1, 3, 0, 0, wanted[i].pivot[0], wanted[i].pivot[1], wanted[i].pivot[2]);
        POINT(&stage, 1, 4, 0, 0, wanted[i].next[0], wanted[i].next[1], wanted[i].next[2]);
        strike(&stage);
    }
}
END_TEST

/* x,y,z,w; out may be a or b. */
static void multiply(const double a[4], const double b[4], double out[4]) {
    double product[4] = {
        a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
        a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
        a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
        a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
    };
    memcpy(out, product, sizeof product);
}

/* A camera that looks along -z with y up: its z, which points back at it, is the model's. A billboard turns x there,
 * and z up. Flag 0x80, camera-anchored in an MDX, means nothing here. */
START_TEST(billboards_turn_to_the_camera) {
    struct stage stage;
    begin(&stage, 3);
    m2b_set_bone(&stage.b, 0, -1, 8, 0, 0, 0);
    m2b_set_bone(&stage.b, 1, -1, 0x80, 0, 0, 0);
    m2b_set_bone(&stage.b, 2, -1, 0x40, 0, 0, 0);
    load(&stage);
    glskin_pose_desc desc = {.sequence = STAND, .camera = {0, 0, 0, 1}};
    evaluate_desc(&stage, &desc);
    POINT(&stage, 0, 1, 0, 0, 0, 0, 1);
    POINT(&stage, 0, 0, 0, 1, 0, 1, 0);
    POINT(&stage, 1, 1, 2, 3, 1, 2, 3);
    POINT(&stage, 2, 0, 0, 1, 0, 0, 1); /* locked to z */
    strike(&stage);
}
END_TEST

/* A camera before the model, that the model's own axes are turned to: back along x, right along y, up along z; it walks
 * round by 120 degrees and then climbs by 30. A bone locked to an axis turns about that one alone, as far as brings the
 * axis that faces (x, or y where x is locked) nearest to the camera. The bones turn about (5,0,0); 1 to 3 follow 0,
 * which is turned by 90 degrees about z, so that their own x is the model's y. */
START_TEST(locks_turn_about_one_axis) {
    static const uint32_t flags[] = {0, 0x10, 0x20, 0x40, 8};
    const double walk = 120 * pi / 180, climb = 30 * pi / 180;
    const double back[3] = {cos(climb) * cos(walk), cos(climb) * sin(walk), sin(climb)};
    const double across[3] = {-sin(walk), cos(walk), 0};
    struct stage stage;
    begin(&stage, 5);
    for (size_t bone = 0; bone < 5; ++bone)
        m2b_set_bone(&stage.b, bone, bone ? 0 : -1, flags[bone], 5, 0, 0);
    hold_turn(&stage, 0, 90);
    load(&stage);
    /* (x,y,z) to (y,z,x) as a quaternion, then about z by walk, and before all about camera x by -climb */
    glskin_pose_desc desc = {.sequence = STAND};
    double front[4] = {0.5, 0.5, 0.5, 0.5}, about[4] = {0, 0, sin(walk / 2), cos(walk / 2)};
    double lift[4] = {-sin(climb / 2), 0, 0, cos(climb / 2)}, camera[4];
    multiply(about, front, camera);
    multiply(camera, lift, camera);
    for (int i = 0; i < 4; ++i)
        desc.camera[i] = (float)camera[i];
    evaluate_desc(&stage, &desc);
    POINT(&stage, 0, 6, 0, 0, 5, 1, 0); /* an ordinary bone */
    POINT(&stage, 4, 6, 0, 0, 5 + back[0], back[1], back[2]);
    POINT(&stage, 4, 5, 1, 0, 5 + across[0], across[1], across[2]);
    POINT(&stage, 1, 6, 0, 0, 5, 1, 0); /* the locked axis stays */
    POINT(&stage, 2, 5, 1, 0, 4, 0, 0);
    POINT(&stage, 3, 5, 0, 1, 5, 0, 1);
    /* the facing axis: what of back lies across the locked one, made unit */
    double x = hypot(back[0], back[2]), y = hypot(back[1], back[2]), z = hypot(back[0], back[1]);
    POINT(&stage, 1, 5, 1, 0, 5 + back[0] / x, 0, back[2] / x);
    POINT(&stage, 2, 6, 0, 0, 5, back[1] / y, back[2] / y);
    POINT(&stage, 3, 6, 0, 0, 5 + back[0] / z, back[1] / z, 0);
    strike(&stage);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("m2 pose");
    TEST_LOOP(suite, every_interpolation_of_vectors, 4);
    TEST_LOOP(suite, every_interpolation_of_rotations, 4);
    TEST_CASE(suite, rotations_are_made_unit_and_go_the_short_way);
    TEST_CASE(suite, the_last_key_of_a_range_counts);
    TEST_CASE(suite, ranges_say_which_keys_count);
    TEST_CASE(suite, a_range_may_reach_past_its_sequences_end);
    TEST_CASE(suite, keys_inside_the_times_but_not_in_the_range_dont_count);
    TEST_CASE(suite, one_key_without_ranges_always_holds);
    TEST_CASE(suite, a_curve_that_a_range_cuts_goes_by_its_times);
    TEST_CASE(suite, sequences_that_share_times_go_by_their_times);
    TEST_CASE(suite, global_sequences_run_on_their_own);
    TEST_CASE(suite, bone_0_is_a_real_parent);
    TEST_CASE(suite, flags_leave_out_parts_of_the_parent);
    TEST_CASE(suite, billboards_turn_to_the_camera);
    TEST_CASE(suite, locks_turn_about_one_axis);
    return suite;
}
