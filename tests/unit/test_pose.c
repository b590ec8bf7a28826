/* Poses of models built here, against closed forms. */
#include "support/check_main.h"
#include "support/mdx_builder.h"

#include <glskin/model.h>
#include <math.h>
#include <stdio.h>

static const double pi = 3.14159265358979323846;

/* Counts what goes through a host. */
struct watch {
    int allocations, errors, warnings;
    glskin_result code;
    char text[512];
};

static void *watch_allocate(void *user, void *old, size_t old_size, size_t new_size) {
    (void)old_size;
    ++((struct watch *)user)->allocations;
    if (new_size)
        return realloc(old, new_size);
    free(old);
    return NULL;
}

static void watch_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct watch *watch = user;
    watch->errors += severity == GLSKIN_SEVERITY_ERROR;
    watch->warnings += severity == GLSKIN_SEVERITY_WARNING;
    watch->code = code;
    snprintf(watch->text, sizeof watch->text, "%s", text);
}

static struct watch watch;
static const glskin_host host = {.allocate = watch_allocate, .message = watch_message, .user = &watch};

/* One pose of a file under construction: started by begin, finished by load. */
struct stage {
    struct mdxb file;
    glskin_model *model;
    glskin_pose *pose;
};

/* Sequences: 0 "Loop" 1000..2000, 1 "Once" 3000..3500, 2 "Still" 4000..4000 looping. Global: 0 of 600 ms, 1 of 0 ms. */
static void begin(struct stage *stage) {
    struct mdxb *b = &stage->file;
    memset(&watch, 0, sizeof watch);
    mdxb_start(b, 800);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "Loop", 1000, 2000, 0);
    mdxb_sequence(b, "Once", 3000, 3500, 1);
    mdxb_sequence(b, "Still", 4000, 4000, 0);
    mdxb_end(b);
    mdxb_chunk(b, "GLBS");
    mdxb_u32(b, 600);
    mdxb_u32(b, 0);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
}

static void load(struct stage *stage, size_t pivot_count, const float (*pivots)[3]) {
    struct mdxb *b = &stage->file;
    mdxb_end(b);
    mdxb_pivots(b, pivot_count, pivots);
    glskin_result result = glskin_model_load(&host, b->bytes, b->size, "built.mdx", &stage->model);
    ck_assert_msg(result == GLSKIN_OK, "%s", watch.text);
    mdxb_free(b); /* nothing may point into it */
    ck_assert_int_eq(glskin_pose_create(&host, stage->model, &stage->pose), GLSKIN_OK);
}

static void strike(struct stage *stage) {
    glskin_pose_destroy(stage->pose);
    glskin_model_destroy(stage->model);
}

static void evaluate(const struct stage *stage, size_t sequence, double time, double global) {
    glskin_pose_desc desc = {.sequence = sequence, .time_ms = time, .global_time_ms = global};
    ck_assert_msg(glskin_pose_evaluate(stage->pose, &desc) == GLSKIN_OK, "%s", watch.text);
}

static void evaluate_camera(const struct stage *stage, const double camera[4]) {
    glskin_pose_desc desc = {.sequence = 0};
    for (int i = 0; i < 4; ++i)
        desc.camera[i] = (float)camera[i];
    ck_assert_msg(glskin_pose_evaluate(stage->pose, &desc) == GLSKIN_OK, "%s", watch.text);
}

static void apply(const struct stage *stage, size_t bone, const double in[3], double out[3]) {
    const glskin_bone *m = &glskin_pose_bones(stage->pose)[bone];
    for (int r = 0; r < 3; ++r)
        out[r] = (double)m->row[r][0] * in[0] + (double)m->row[r][1] * in[1] + (double)m->row[r][2] * in[2] + m->row[r][3];
}

/* The point (x,y,z), following the bone, is at (rx,ry,rz). */
#define CHECK_POINT(stage, bone, x, y, z, rx, ry, rz)                                                                  \
    do {                                                                                                               \
        double in_[3] = {x, y, z}, right_[3] = {rx, ry, rz}, got_[3];                                                  \
        apply(stage, bone, in_, got_);                                                                                 \
        for (int c_ = 0; c_ < 3; ++c_)                                                                                 \
            ck_assert_msg(fabs(got_[c_] - right_[c_]) < 2e-6, "(%.8g,%.8g,%.8g) where (%.8g,%.8g,%.8g) is right",      \
                          got_[0], got_[1], got_[2], right_[0], right_[1], right_[2]);                                 \
    } while (0)

/* Constant keys, which hold in sequence 0. */
static void move(struct stage *stage, double x, double y, double z) {
    float row[4] = {1000, (float)x, (float)y, (float)z};
    mdxb_track(&stage->file, "KGTR", 1, -1, 3, 1, row);
}
static void turn(struct stage *stage, int axis, double degrees) {
    float row[5] = {1000, 0, 0, 0, (float)cos(degrees * pi / 360)};
    row[1 + axis] = (float)sin(degrees * pi / 360);
    mdxb_track(&stage->file, "KGRT", 1, -1, 4, 1, row);
}
static void scale(struct stage *stage, double x, double y, double z) {
    float row[4] = {1000, (float)x, (float)y, (float)z};
    mdxb_track(&stage->file, "KGSC", 1, -1, 3, 1, row);
}
static void node(struct stage *stage, int32_t id, int32_t parent, uint32_t flags) {
    mdxb_node(&stage->file, "node", id, parent, flags);
}
static void end(struct stage *stage) {
    mdxb_bone_end(&stage->file);
}

enum { NO_TRANSLATION = 1, NO_SCALE = 2, NO_ROTATION = 4, BILLBOARD = 8, LOCK_X = 0x10, LOCK_Y = 0x20, LOCK_Z = 0x40,
       ANCHORED = 0x80 };

START_TEST(a_pose_starts_as_the_bind_pose_and_rests_there) {
    struct stage s;
    begin(&s);
    node(&s, 0, -1, 0);
    end(&s);
    node(&s, 2, 0, 0); /* nobody is 1 */
    end(&s);
    static const float pivots[3][3] = {{0.1f, 0.2f, 0.3f}, {0}, {7.7f, -3.3f, 1e6f}};
    load(&s, 3, pivots);
    ck_assert_uint_eq(glskin_model_info_get(s.model).bone_count, 3);
    static const glskin_bone identity = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};
    for (int pass = 0; pass < 3; ++pass) {
        for (size_t bone = 0; bone < 3; ++bone) {
            for (int r = 0; r < 3; ++r) {
                for (int c = 0; c < 4; ++c)
                    ck_assert_float_eq(glskin_pose_bones(s.pose)[bone].row[r][c], identity.row[r][c]);
            }
        }
        evaluate(&s, pass ? GLSKIN_SEQUENCE_NONE : 0, 10, 10);
    }
    strike(&s);
}
END_TEST

START_TEST(everything_turns_and_scales_about_the_pivot) {
    struct stage s;
    begin(&s);
    node(&s, 0, -1, 0);
    move(&s, 10, 20, 30);
    turn(&s, 2, 90);
    scale(&s, 2, 3, 4);
    end(&s);
    static const float pivots[1][3] = {{1, 1, 1}};
    load(&s, 1, pivots);
    evaluate(&s, 0, 0, 0);
    CHECK_POINT(&s, 0, 1, 1, 1, 11, 21, 31);
    /* scale first: (1,0,0) -> (2,0,0), then a quarter turn: (0,2,0) */
    CHECK_POINT(&s, 0, 2, 1, 1, 11, 23, 31);
    CHECK_POINT(&s, 0, 1, 2, 1, 8, 21, 31);
    CHECK_POINT(&s, 0, 1, 1, 2, 11, 21, 35);
    strike(&s);
}
END_TEST

/* Ids are no order: 0 is the child of 2, which is the child of 1. And 0 is a real parent, of 3. */
START_TEST(children_follow_parents_numbered_after_them) {
    struct stage s;
    begin(&s);
    node(&s, 0, 2, 0);
    move(&s, 0, 0, 5);
    end(&s);
    node(&s, 1, -1, 0);
    move(&s, 100, 0, 0);
    end(&s);
    node(&s, 3, 0, 0);
    end(&s);
    node(&s, 2, 1, 0);
    turn(&s, 2, 90);
    end(&s);
    static const float pivots[4][3] = {{3, 0, 0}, {0, 0, 0}, {1, 0, 0}, {3, 0, 1}};
    load(&s, 4, pivots);
    evaluate(&s, 0, 0, 0);
    CHECK_POINT(&s, 2, 3, 0, 0, 101, 2, 0);
    CHECK_POINT(&s, 0, 3, 0, 0, 101, 2, 5);
    CHECK_POINT(&s, 3, 3, 0, 1, 101, 2, 6);
    strike(&s);
}
END_TEST

/* Helpers and everything else may be parents. Each of these stands between a bone and the mover. */
START_TEST(any_kind_of_node_can_be_a_parent) {
    static const struct kind {
        const char *tag;
        bool sized;
        size_t tail;
        glskin_node_kind kind;
    } kinds[] = {
        {"HELP", false, 0, GLSKIN_NODE_HELPER}, {"LITE", true, 44, GLSKIN_NODE_OTHER},
        {"ATCH", true, 264, GLSKIN_NODE_OTHER}, {"PREM", true, 280, GLSKIN_NODE_OTHER},
        {"PRE2", true, 171, GLSKIN_NODE_OTHER}, {"RIBB", true, 52, GLSKIN_NODE_OTHER},
        {"EVTS", false, 0, GLSKIN_NODE_OTHER},  {"CLID", false, 0, GLSKIN_NODE_OTHER},
    };
    enum { KINDS = sizeof kinds / sizeof kinds[0] };
    struct stage s;
    begin(&s);
    for (int i = 0; i < KINDS; ++i) {
        node(&s, i, KINDS + i, 0);
        end(&s);
    }
    mdxb_end(&s.file);
    for (int i = 0; i < KINDS; ++i) {
        mdxb_chunk(&s.file, kinds[i].tag);
        if (kinds[i].sized)
            mdxb_open_size(&s.file, true);
        node(&s, KINDS + i, -1, 0);
        move(&s, 0, i + 1, 0);
        mdxb_end(&s.file);
        mdxb_zero(&s.file, kinds[i].tail);
        if (kinds[i].sized)
            mdxb_end(&s.file);
        if (strcmp(kinds[i].tag, "EVTS") == 0) {
            mdxb_raw(&s.file, "KEVT\2\0\0\0\377\377\377\377", 12);
            mdxb_zero(&s.file, 8);
        }
        if (strcmp(kinds[i].tag, "CLID") == 0) {
            mdxb_u32(&s.file, 2);
            mdxb_zero(&s.file, 16);
        }
        mdxb_end(&s.file);
    }
    mdxb_chunk(&s.file, "XTRA"); /* nobody knows it */
    mdxb_zero(&s.file, 5);
    load(&s, 2 * KINDS, NULL);
    ck_assert_int_eq(watch.warnings, 0);
    evaluate(&s, 0, 0, 0);
    for (int i = 0; i < KINDS; ++i) {
        glskin_node one;
        CHECK_POINT(&s, (size_t)i, 1, 0, 0, 1, i + 1, 0);
        ck_assert_int_eq(glskin_model_node(s.model, (size_t)(KINDS + i), &one), GLSKIN_OK);
        ck_assert_int_eq(one.kind, kinds[i].kind);
        ck_assert_int_eq(glskin_model_node(s.model, (size_t)i, &one), GLSKIN_OK);
        ck_assert_int_eq(one.kind, GLSKIN_NODE_BONE);
        ck_assert_int_eq(one.parent, KINDS + i);
    }
    strike(&s);
}
END_TEST

/* ---- time ---- */

static void mover(struct stage *s) { /* x runs 0..10 through Loop, 20..25 through Once; Still stands at 40, its last key */
    static const float rows[] = {1000, 0, 0, 0, 2000, 10, 0, 0, 3000, 20, 0, 0, 3500, 25, 0, 0, 4000, 39, 0, 0, 4000, 40, 0, 0};
    begin(s);
    node(s, 0, -1, 0);
    mdxb_track(&s->file, "KGTR", 1, -1, 3, 6, rows);
    end(s);
    load(s, 1, NULL);
}

START_TEST(sequences_wrap_hold_and_stand_still) {
    static const struct {
        size_t sequence;
        double time, x;
    } cases[] = {
        {0, 0, 0},       {0, 250, 2.5},     {0, 1000, 10}, /* the end pose, not wrapped */
        {0, 1000.5, 0.005}, {0, 2000, 0},   {0, 12250, 2.5}, {0, 1e12 + 500, 5}, {1, 0, 20}, {1, 100, 21},
        {1, 500, 25},    {1, 501, 25},      {1, 1e300, 25}, {2, 0, 40},    {2, 77, 40},
    };
    struct stage s;
    mover(&s);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        evaluate(&s, cases[i].sequence, cases[i].time, 0);
        CHECK_POINT(&s, 0, 0, 0, 0, cases[i].x, 0, 0);
    }
    evaluate(&s, GLSKIN_SEQUENCE_NONE, 500, 0);
    CHECK_POINT(&s, 0, 0, 0, 0, 0, 0, 0);
    strike(&s);
}
END_TEST

START_TEST(global_sequences_run_on_their_own_clock) {
    static const float rows[] = {0, 0, 0, 0, 300, 3, 0, 0, 600, 0, 0, 0, 900, 99, 0, 0};
    static const float still[] = {0, 4, 0, 0, 0, 5, 0, 0, 600, 99, 0, 0};
    static const float late[] = {100, 7, 0, 0}; /* no key at 0: nothing to stand at */
    struct stage s;
    begin(&s);
    node(&s, 0, -1, 0);
    mdxb_track(&s.file, "KGTR", 1, 0, 3, 4, rows);
    end(&s);
    node(&s, 1, -1, 0);
    mdxb_track(&s.file, "KGTR", 1, 1, 3, 3, still);
    end(&s);
    node(&s, 2, -1, 0);
    mdxb_track(&s.file, "KGTR", 1, 1, 3, 1, late);
    end(&s);
    load(&s, 3, NULL);
    static const double cases[][2] = {{0, 0}, {150, 1.5}, {300, 3}, {450, 1.5}, {599.9, 0.001}, {600, 0}, {750, 1.5},
                                      {60000 + 300, 3}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        for (size_t sequence = 0; sequence < 4; ++sequence) { /* whatever else is played, or nothing */
            evaluate(&s, sequence < 3 ? sequence : GLSKIN_SEQUENCE_NONE, 123, cases[i][0]);
            CHECK_POINT(&s, 0, 0, 0, 0, cases[i][1], 0, 0);
            CHECK_POINT(&s, 1, 0, 0, 0, 5, 0, 0);
            CHECK_POINT(&s, 2, 0, 0, 0, 0, 0, 0);
        }
    }
    strike(&s);
}
END_TEST

START_TEST(a_pose_has_no_memory_and_allocates_nothing) {
    static const float values[] = {1000, 0, 0, 0, 1100, 1, 5, 3, 1250, 7, 5, 2, 1600, 2, 2, 2, 2000, 3, 1, 4,
                                   3000, 9, 9, 9, 3400, 8, 3, 1};
    float turns[7 * 13];
    for (int i = 0; i < 7; ++i) {
        turns[13 * i] = values[4 * i];
        for (int c = 1; c < 13; ++c)
            turns[13 * i + c] = (float)sin(i * 7 + c * 3);
    }
    struct stage s;
    begin(&s);
    node(&s, 0, -1, 0);
    mdxb_track(&s.file, "KGTR", 1, -1, 3, 7, values);
    mdxb_track(&s.file, "KGRT", 3, -1, 12, 7, turns);
    end(&s);
    node(&s, 1, 0, 0);
    mdxb_track(&s.file, "KGRT", 2, 0, 12, 7, turns);
    end(&s);
    load(&s, 2, NULL);
    enum { STEPS = 120 };
    static glskin_bone seen[2][STEPS][2];
    int allocations = watch.allocations;
    for (int pass = 0; pass < 3; ++pass) {
        for (int i = 0; i < STEPS; ++i) {
            int step = pass == 0 ? i : pass == 1 ? STEPS - 1 - i : i * 77 % STEPS;
            for (size_t sequence = 0; sequence < 2; ++sequence) {
                evaluate(&s, pass == 1 ? 1 - sequence : sequence, step * 9.7, step * 31.3);
                glskin_bone *first = seen[pass == 1 ? 1 - sequence : sequence][step];
                if (pass == 0)
                    memcpy(first, glskin_pose_bones(s.pose), sizeof seen[0][0]);
                ck_assert_mem_eq(first, glskin_pose_bones(s.pose), sizeof seen[0][0]);
            }
        }
    }
    ck_assert_int_eq(watch.allocations, allocations);
    strike(&s);
}
END_TEST

/* ---- what is not inherited (known faults, A19): parent scale 2 and 90 degrees about z; child vertex (1,0,0) ---- */

static void follow(struct stage *s, uint32_t flags) {
    begin(s);
    node(s, 0, -1, 0);
    turn(s, 2, 90);
    scale(s, 2, 2, 2);
    end(s);
    node(s, 1, 0, flags);
    end(s);
    node(s, 2, 1, 0); /* a grandchild follows the child */
    end(s);
    load(s, 3, NULL);
    evaluate(s, 0, 0, 0);
}

START_TEST(what_is_not_inherited_is_left_out) {
    static const struct {
        uint32_t flags;
        double x, y;
    } cases[] = {{0, 0, 2}, {NO_SCALE, 0, 1}, {NO_ROTATION, 2, 0}, {NO_SCALE | NO_ROTATION, 1, 0}, {NO_TRANSLATION, 0, 2}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        struct stage s;
        follow(&s, cases[i].flags);
        CHECK_POINT(&s, 1, 1, 0, 0, cases[i].x, cases[i].y, 0);
        CHECK_POINT(&s, 2, 1, 0, 0, cases[i].x, cases[i].y, 0);
        strike(&s);
    }
}
END_TEST

/* All ancestors count, not only the parent: two quarter turns, scales 2 and 3. */
START_TEST(what_is_inherited_comes_from_all_ancestors) {
    static const struct {
        uint32_t flags;
        double x;
    } cases[] = {{0, -6}, {NO_SCALE, -1}, {NO_ROTATION, 6}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        struct stage s;
        begin(&s);
        node(&s, 0, -1, 0);
        turn(&s, 2, 90);
        scale(&s, 2, 2, 2);
        end(&s);
        node(&s, 1, 0, 0);
        turn(&s, 2, 90);
        scale(&s, 3, 3, 3);
        end(&s);
        node(&s, 2, 1, cases[i].flags);
        end(&s);
        load(&s, 3, NULL);
        evaluate(&s, 0, 0, 0);
        CHECK_POINT(&s, 2, 1, 0, 0, cases[i].x, 0, 0);
        strike(&s);
    }
}
END_TEST

/* The pivot still goes where the parent takes it; and the child's own keys work in what is left. */
START_TEST(the_pivot_follows_whatever_else_does_not) {
    struct stage s;
    begin(&s);
    node(&s, 0, -1, 0);
    move(&s, 0, 0, 7);
    turn(&s, 2, 90);
    scale(&s, 2, 2, 2);
    end(&s);
    node(&s, 1, 0, NO_SCALE | NO_ROTATION);
    move(&s, 1, 0, 0);
    turn(&s, 2, -90);
    scale(&s, 3, 1, 1);
    end(&s);
    static const float pivots[2][3] = {{0, 0, 0}, {4, 0, 0}};
    load(&s, 2, pivots);
    evaluate(&s, 0, 0, 0);
    CHECK_POINT(&s, 1, 4, 0, 0, 0, 10, 7);
    CHECK_POINT(&s, 1, 5, 0, 0, 0, 7, 7);
    strike(&s);
}
END_TEST

START_TEST(a_parent_that_only_moves_leaves_a_child_without_translation_alone) {
    struct stage s;
    begin(&s);
    node(&s, 0, -1, 0);
    move(&s, 10, 20, 30);
    end(&s);
    node(&s, 1, 0, NO_TRANSLATION);
    move(&s, 0, 1, 0);
    end(&s);
    static const float pivots[2][3] = {{5, 5, 5}, {1, 2, 3}};
    load(&s, 2, pivots);
    evaluate(&s, 0, 0, 0);
    CHECK_POINT(&s, 1, 1, 2, 3, 1, 3, 3);
    strike(&s);
    /* One that turns too turns it, about its own pivot at rest. */
    begin(&s);
    node(&s, 0, -1, 0);
    move(&s, 10, 0, 0);
    turn(&s, 2, 90);
    end(&s);
    node(&s, 1, 0, NO_TRANSLATION);
    end(&s);
    static const float turned[2][3] = {{1, 0, 0}, {2, 0, 0}};
    load(&s, 2, turned);
    evaluate(&s, 0, 0, 0);
    CHECK_POINT(&s, 1, 2, 0, 0, 1, 1, 0);
    CHECK_POINT(&s, 1, 3, 0, 0, 1, 2, 0);
    strike(&s);
    /* A root has nothing to leave out. */
    begin(&s);
    node(&s, 0, -1, NO_TRANSLATION | NO_ROTATION | NO_SCALE);
    move(&s, 1, 2, 3);
    end(&s);
    load(&s, 1, turned);
    evaluate(&s, 0, 0, 0);
    CHECK_POINT(&s, 0, 0, 0, 0, 1, 2, 3);
    strike(&s);
}
END_TEST

/* ---- cameras ---- */

static void quaternion_mul(const double a[4], const double b[4], double out[4]) {
    double result[4] = {
        a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
        a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
        a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
        a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
    };
    memcpy(out, result, sizeof result);
}

/* In front of the model: back along model x, right along y, up along z; then turned about an axis. */
static void front_camera(double out[4]) {
    for (int i = 0; i < 4; ++i)
        out[i] = 0.5;
}
static void turn_camera(int axis, double degrees, double camera[4]) {
    double by[4] = {0, 0, 0, cos(degrees * pi / 360)};
    by[axis] = sin(degrees * pi / 360);
    quaternion_mul(by, camera, camera);
}

START_TEST(billboards_face_the_camera) {
    for (int pass = 0; pass < 2; ++pass) {
        struct stage s;
        begin(&s);
        node(&s, 0, -1, 0);
        move(&s, 0, 0, 9);
        turn(&s, 2, 90);
        scale(&s, 2, 2, 2);
        end(&s);
        node(&s, 1, 0, pass ? BILLBOARD : ANCHORED);
        end(&s);
        node(&s, 2, 1, 0); /* follows it */
        end(&s);
        static const float pivots[3][3] = {{0, 0, 0}, {5, 0, 0}, {5, 0, 0}};
        load(&s, 3, pivots);
        /* No camera: an ordinary child. The pivot goes to (0,10,9), x becomes y. */
        evaluate(&s, 0, 0, 0);
        CHECK_POINT(&s, 1, 6, 0, 0, 0, 12, 9);
        /* In front: its own axes are the model's; only the parent's scale is left. */
        double camera[4];
        front_camera(camera);
        evaluate_camera(&s, camera);
        for (size_t bone = 1; bone <= 2; ++bone) {
            CHECK_POINT(&s, bone, 5, 0, 0, 0, 10, 9);
            CHECK_POINT(&s, bone, 6, 0, 0, 2, 10, 9);
            CHECK_POINT(&s, bone, 5, 1, 0, 0, 12, 9);
            CHECK_POINT(&s, bone, 5, 0, 1, 0, 10, 11);
        }
        /* Camera axes and model axes the same: x goes to back (z), y to right (x), z to up (y). */
        static const double straight[4] = {0, 0, 0, 1};
        evaluate_camera(&s, straight);
        for (size_t bone = 1; bone <= 2; ++bone) {
            CHECK_POINT(&s, bone, 6, 0, 0, 0, 10, 11);
            CHECK_POINT(&s, bone, 5, 1, 0, 2, 10, 9);
            CHECK_POINT(&s, bone, 5, 0, 1, 0, 12, 9);
        }
        /* Walking a third of a turn round. */
        turn_camera(2, 120, camera);
        evaluate_camera(&s, camera);
        CHECK_POINT(&s, 1, 6, 0, 0, 2 * cos(2 * pi / 3), 10 + 2 * sin(2 * pi / 3), 9);
        strike(&s);
    }
}
END_TEST

START_TEST(a_billboard_keeps_its_own_turn_and_may_leave_the_scale) {
    struct stage s;
    begin(&s);
    node(&s, 0, -1, 0);
    scale(&s, 2, 2, 2);
    end(&s);
    node(&s, 1, 0, BILLBOARD | NO_SCALE);
    turn(&s, 0, 90);
    end(&s);
    load(&s, 2, NULL);
    double camera[4];
    front_camera(camera);
    evaluate_camera(&s, camera);
    CHECK_POINT(&s, 1, 0, 1, 0, 0, 0, 1);
    CHECK_POINT(&s, 1, 1, 0, 0, 1, 0, 0);
    strike(&s);
}
END_TEST

START_TEST(locked_nodes_turn_about_their_axis_alone) {
    struct stage s;
    begin(&s);
    node(&s, 0, -1, LOCK_X);
    end(&s);
    node(&s, 1, -1, LOCK_Y);
    end(&s);
    node(&s, 2, -1, LOCK_Z);
    end(&s);
    node(&s, 3, -1, 0);
    turn(&s, 2, 30);
    end(&s);
    node(&s, 4, 3, LOCK_Z); /* the parent's 30 degrees are part of the way */
    end(&s);
    node(&s, 5, 4, 0);
    end(&s);
    load(&s, 6, NULL);
    double camera[4];
    front_camera(camera);
    turn_camera(1, -25, camera); /* up by 25 degrees */
    turn_camera(2, 70, camera);  /* and 70 round */
    evaluate_camera(&s, camera);
    double c = cos(70 * pi / 180), n = sin(70 * pi / 180);
    CHECK_POINT(&s, 2, 1, 0, 0, c, n, 0);
    CHECK_POINT(&s, 2, 0, 0, 1, 0, 0, 1);
    CHECK_POINT(&s, 4, 1, 0, 0, c, n, 0);
    CHECK_POINT(&s, 5, 1, 0, 0, c, n, 0);
    /* About y: x comes to where the camera's direction falls in the plane of x and z. */
    double back[3] = {cos(25 * pi / 180) * c, cos(25 * pi / 180) * n, sin(25 * pi / 180)};
    double xz = hypot(back[0], back[2]), yz = hypot(back[1], back[2]);
    CHECK_POINT(&s, 1, 1, 0, 0, back[0] / xz, 0, back[2] / xz);
    CHECK_POINT(&s, 1, 0, 1, 0, 0, 1, 0);
    /* About x it is y that comes near. */
    CHECK_POINT(&s, 0, 0, 1, 0, 0, back[1] / yz, back[2] / yz);
    CHECK_POINT(&s, 0, 1, 0, 0, 1, 0, 0);
    /* Without a camera they stay. */
    evaluate(&s, 0, 0, 0);
    for (size_t bone = 0; bone < 3; ++bone)
        CHECK_POINT(&s, bone, 1, 2, 3, 1, 2, 3);
    strike(&s);
}
END_TEST

/* ---- misuse ---- */

START_TEST(wrong_arguments_are_named_and_change_nothing) {
    struct stage s;
    mover(&s);
    evaluate(&s, 0, 250, 0);
    const glskin_pose_desc wrong[] = {
        {.sequence = 3}, {.time_ms = -1}, {.time_ms = NAN}, {.time_ms = INFINITY}, {.global_time_ms = -0.5},
        {.global_time_ms = NAN}, {.global_time_ms = INFINITY}, {.camera = {0, 0, 0, 2}}, {.camera = {NAN, 0, 0, 1}},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; ++i) {
        int errors = watch.errors;
        ck_assert_int_eq(glskin_pose_evaluate(s.pose, &wrong[i]), GLSKIN_ERROR_INVALID_ARGUMENT);
        ck_assert_int_eq(watch.errors, errors + 1);
        ck_assert_int_eq(watch.code, GLSKIN_ERROR_INVALID_ARGUMENT);
        CHECK_POINT(&s, 0, 0, 0, 0, 2.5, 0, 0);
    }
    glskin_pose *none = s.pose;
    ck_assert_int_eq(glskin_pose_evaluate(NULL, &wrong[0]), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_pose_evaluate(s.pose, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_pose_create(&host, s.model, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_pose_create(&host, NULL, &none), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_null(none);
    glskin_pose_destroy(NULL);
    strike(&s);
}
END_TEST

/* 100,000 nodes, each the child of the next: no recursion to overflow, and no square of the depth to wait for. */
START_TEST(a_chain_may_be_as_long_as_its_file) {
    enum { DEPTH = 100000 };
    struct stage s;
    begin(&s);
    for (int32_t i = 0; i < DEPTH; ++i) {
        node(&s, i, i + 1 < DEPTH ? i + 1 : -1, 0);
        if (i + 1 == DEPTH)
            move(&s, 1, 2, 3);
        end(&s);
    }
    load(&s, DEPTH, NULL);
    evaluate(&s, 0, 0, 0);
    CHECK_POINT(&s, 0, 0, 0, 0, 1, 2, 3);
    strike(&s);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("pose");
    TEST_CASE(suite, a_pose_starts_as_the_bind_pose_and_rests_there);
    TEST_CASE(suite, everything_turns_and_scales_about_the_pivot);
    TEST_CASE(suite, children_follow_parents_numbered_after_them);
    TEST_CASE(suite, any_kind_of_node_can_be_a_parent);
    TEST_CASE(suite, sequences_wrap_hold_and_stand_still);
    TEST_CASE(suite, global_sequences_run_on_their_own_clock);
    TEST_CASE(suite, a_pose_has_no_memory_and_allocates_nothing);
    TEST_CASE(suite, what_is_not_inherited_is_left_out);
    TEST_CASE(suite, what_is_inherited_comes_from_all_ancestors);
    TEST_CASE(suite, the_pivot_follows_whatever_else_does_not);
    TEST_CASE(suite, a_parent_that_only_moves_leaves_a_child_without_translation_alone);
    TEST_CASE(suite, billboards_face_the_camera);
    TEST_CASE(suite, a_billboard_keeps_its_own_turn_and_may_leave_the_scale);
    TEST_CASE(suite, locked_nodes_turn_about_their_axis_alone);
    TEST_CASE(suite, wrong_arguments_are_named_and_change_nothing);
    TEST_CASE(suite, a_chain_may_be_as_long_as_its_file);
    return suite;
}
