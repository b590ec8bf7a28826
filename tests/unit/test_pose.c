/* Poses of models built here, against closed forms: the hierarchy, time, and wrong arguments. */
#include "support/check_main.h"
#include "support/pose_stage.h"

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
        EACH_POSE(&s, cpu) {
            for (size_t bone = 0; bone < 3; ++bone) {
                for (int r = 0; r < 3; ++r) {
                    for (int c = 0; c < 4; ++c)
                        ck_assert_float_eq(glskin_pose_bones(s.poses[cpu])[bone].row[r][c], identity.row[r][c]);
                }
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

static void
mover(struct stage *s) { /* x runs 0..10 through Loop, 20..25 through Once; Still stands at 40, its last key */
    static const float rows[] = {1000, 0,  0, 0, 2000, 10, 0, 0, 3000, 20, 0, 0,
                                 3500, 25, 0, 0, 4000, 39, 0, 0, 4000, 40, 0, 0};
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
        {0, 0, 0},          {0, 250, 2.5}, {0, 1000, 10}, /* the end pose, not wrapped */
        {0, 1000.5, 0.005}, {0, 2000, 0},  {0, 12250, 2.5}, {0, 1e12 + 500, 5}, {1, 0, 20}, {1, 100, 21},
        {1, 500, 25},       {1, 501, 25},  {1, 1e300, 25},  {2, 77, 40},        {2, 0, 40},
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
    static const double cases[][2] = {{0, 0},         {150, 1.5}, {300, 3},   {450, 1.5},
                                      {599.9, 0.001}, {600, 0},   {750, 1.5}, {60000 + 300, 3}};
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
    static const float values[] = {1000, 0, 0,    0, 1100, 1, 5,    3, 1250, 7, 5,    2, 1600, 2,
                                   2,    2, 2000, 3, 1,    4, 3000, 9, 9,    9, 3400, 8, 3,    1};
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
    static glskin_bone seen[GLSKIN_CPU_COUNT][2][STEPS][2];
    int allocations = watch.allocations;
    for (int pass = 0; pass < 3; ++pass) {
        for (int i = 0; i < STEPS; ++i) {
            int step = pass == 0 ? i : pass == 1 ? STEPS - 1 - i : i * 77 % STEPS;
            for (size_t sequence = 0; sequence < 2; ++sequence) {
                evaluate(&s, pass == 1 ? 1 - sequence : sequence, step * 9.7, step * 31.3);
                EACH_POSE(&s, cpu) {
                    glskin_bone *first = seen[cpu][pass == 1 ? 1 - sequence : sequence][step];
                    if (pass == 0)
                        memcpy(first, glskin_pose_bones(s.poses[cpu]), sizeof seen[0][0][0]);
                    ck_assert_mem_eq(first, glskin_pose_bones(s.poses[cpu]), sizeof seen[0][0][0]);
                }
            }
        }
    }
    ck_assert_int_eq(watch.allocations, allocations);
    strike(&s);
}
END_TEST

/* ---- misuse ---- */

START_TEST(wrong_arguments_are_named_and_change_nothing) {
    struct stage s;
    mover(&s);
    evaluate(&s, 0, 250, 0);
    const glskin_pose_desc wrong[] = {
        {.sequence = 3},
        {.time_ms = -1},
        {.time_ms = NAN},
        {.time_ms = INFINITY},
        {.global_time_ms = -0.5},
        {.global_time_ms = NAN},
        {.global_time_ms = INFINITY},
        {.camera = {0, 0, 0, 2}},
        {.camera = {NAN, 0, 0, 1}},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; ++i) {
        EACH_POSE(&s, cpu) {
            int errors = watch.errors;
            ck_assert_int_eq(glskin_pose_evaluate(s.poses[cpu], &wrong[i]), GLSKIN_ERROR_INVALID_ARGUMENT);
            ck_assert_int_eq(watch.errors, errors + 1);
            ck_assert_int_eq(watch.code, GLSKIN_ERROR_INVALID_ARGUMENT);
        }
        CHECK_POINT(&s, 0, 0, 0, 0, 2.5, 0, 0);
    }
    glskin_pose *none = s.pose;
    ck_assert_int_eq(glskin_pose_evaluate(NULL, &wrong[0]), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_pose_evaluate(s.pose, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_pose_create(&host, s.model, GLSKIN_CPU_AUTO, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_pose_create(&host, NULL, GLSKIN_CPU_AUTO, &none), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_null(none);
    for (int cpu = 0; cpu <= GLSKIN_CPU_COUNT; ++cpu) { /* what isn't here is refused, and none taken in its stead */
        bool here = glskin_cpu_available((glskin_cpu)cpu);
        ck_assert_int_eq(glskin_pose_create(&host, s.model, (glskin_cpu)cpu, &none),
                         here ? GLSKIN_OK : GLSKIN_ERROR_UNSUPPORTED);
        ck_assert(!none == !here);
        glskin_pose_destroy(none);
    }
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
    TEST_CASE(suite, wrong_arguments_are_named_and_change_nothing);
    TEST_CASE(suite, a_chain_may_be_as_long_as_its_file);
    return suite;
}
