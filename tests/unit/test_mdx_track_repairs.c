/* Faulty tracks of MDX files in both readings: refused by the strict one; repaired, told and of the right value by the
 * lenient one. */
#include "support/check_main.h"
#include "support/findings_ear.h"
#include "support/mdx_builder.h"

#include <math.h>

/* A file of one bone with a track, and what the bone's translation is at a time. */
static void build_track(struct mdxb *b, const char *tag, uint32_t interpolation, int32_t global, size_t floats,
                        size_t count, const float *rows) {
    mdxb_start(b, 800);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "Stand", 0, 1000, 0);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
    mdxb_node(b, "bone", 0, -1, 0x100);
    mdxb_track(b, tag, interpolation, global, floats, count, rows);
    mdxb_bone_end(b);
    mdxb_end(b);
    mdxb_pivots(b, 1, NULL);
}

static glskin_bone bone_at(const glskin_model *model, double time) {
    glskin_pose *pose;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    ck_assert_int_eq(
        glskin_pose_evaluate(pose, &(glskin_pose_desc){.sequence = 0, .time_ms = time, .global_time_ms = time}),
        GLSKIN_OK);
    glskin_bone bone = glskin_pose_bones(pose)[0];
    glskin_pose_destroy(pose);
    return bone;
}

static double x_at(const glskin_model *model, double time) {
    return (double)bone_at(model, time).row[0][3];
}

START_TEST(keys_out_of_order_are_sorted_and_stay_in_order_at_one_time) {
    static const float rows[] = {600, 6, 0, 0, 100, 1, 0, 0, 300, 2, 0, 0, 300, 3, 0, 0, 200, 2, 0, 0};
    struct mdxb b;
    build_track(&b, "KGTR", 1, -1, 3, 5, rows);
    glskin_model *model =
        ear_repaired(b.bytes, b.size,
                     &(struct ear_repair){"BONE", mdxb_find(&b, "KGTR", 0) + 16 + 16, 2, "times that never go back",
                                          "100 ms after 600 ms", "; the keys are sorted"});
    ck_assert_double_eq_tol(x_at(model, 100), 1, 1e-5);
    ck_assert_double_eq_tol(x_at(model, 150), 1.5, 1e-5);
    ck_assert_double_eq_tol(x_at(model, 250), 2, 1e-5);
    ck_assert_double_eq_tol(x_at(model, 300), 3, 1e-5); /* the last of the two */
    ck_assert_double_eq_tol(x_at(model, 450), 4.5, 1e-5);
    ck_assert_double_eq_tol(x_at(model, 1000), 6, 1e-5);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(a_key_that_isnt_finite_is_left_out) {
    static const float rows[] = {0, 1, 0, 0, 500, NAN, INFINITY, 0, 1000, 3, 0, 0};
    struct mdxb b;
    build_track(&b, "KGTR", 1, -1, 3, 3, rows);
    glskin_model *model =
        ear_repaired(b.bytes, b.size,
                     &(struct ear_repair){"BONE", mdxb_find(&b, "KGTR", 0) + 16 + 16 + 4, 1, "a finite number in a key",
                                          "nan", "; the key is left out"});
    ck_assert_double_eq_tol(x_at(model, 500), 2, 1e-5);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(a_rotation_without_length_is_none) {
    static const float rows[] = {0, 0, 0, 0, 0, 1000, 0, 0, 1, 0};
    struct mdxb b;
    build_track(&b, "KGRT", 0, -1, 4, 2, rows);
    glskin_model *model = ear_repaired(b.bytes, b.size,
                                       &(struct ear_repair){"BONE", mdxb_find(&b, "KGRT", 0) + 16 + 4, 1,
                                                            "a rotation (x,y,z,w) of some length", "(0,0,0,0)",
                                                            "; it becomes no rotation"});
    ck_assert_float_eq_tol(bone_at(model, 0).row[0][0], 1, 1e-6f);
    ck_assert_float_eq_tol(bone_at(model, 1000).row[0][0], -1, 1e-6f); /* the other: half a turn about z */
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(a_track_on_a_clock_that_there_isnt_rests) {
    static const float rows[] = {0, 5, 0, 0};
    struct mdxb b;
    build_track(&b, "KGTR", 0, 5, 3, 1, rows);
    glskin_model *model =
        ear_repaired(b.bytes, b.size,
                     &(struct ear_repair){"BONE", mdxb_find(&b, "KGTR", 0) + 12, 1,
                                          "global sequence -1, or one below 0", "5", "; the track rests"});
    ck_assert_double_eq(x_at(model, 0), 0);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(of_a_track_that_comes_twice_the_first_counts) {
    static const float first[] = {0, 5, 0, 0}, second[] = {0, 7, 0, 0};
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "SEQS");
    mdxb_sequence(&b, "Stand", 0, 1000, 0);
    mdxb_end(&b);
    mdxb_chunk(&b, "BONE");
    mdxb_node(&b, "bone", 0, -1, 0x100);
    mdxb_track(&b, "KGTR", 0, -1, 3, 1, first);
    mdxb_track(&b, "KGTR", 0, -1, 3, 1, second);
    mdxb_bone_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    glskin_model *model = ear_repaired(b.bytes, b.size,
                                       &(struct ear_repair){"BONE", mdxb_find(&b, "KGTR", 1), 1, "each track once",
                                                            "one again", "; the first counts"});
    ck_assert_double_eq(x_at(model, 0), 5);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdx track repairs");
    TEST_CASE(suite, keys_out_of_order_are_sorted_and_stay_in_order_at_one_time);
    TEST_CASE(suite, a_key_that_isnt_finite_is_left_out);
    TEST_CASE(suite, a_rotation_without_length_is_none);
    TEST_CASE(suite, a_track_on_a_clock_that_there_isnt_rests);
    TEST_CASE(suite, of_a_track_that_comes_twice_the_first_counts);
    return suite;
}
