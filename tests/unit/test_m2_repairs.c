/* Faults of M2 files in both readings: refused by the strict one; repaired, told and of the right value by the lenient
 * one. The bones of the model move by (10,0,0), (0,20,0) and (0,0,40), so that a vertex's place tells what it follows.
 */
#include "support/check_main.h"
#include "support/findings_ear.h"
#include "support/m2_builder.h"

#include "model/m2_data.h"
#include "model/model_data.h"

#include <math.h>

enum { VERTICES = 4 };

static void build(struct m2b *b) {
    static const float moves[3][8] = {
        {0, 10, 0, 0, 1000, 10, 0, 0}, {0, 0, 20, 0, 1000, 0, 20, 0}, {0, 0, 0, 40, 1000, 0, 0, 40}};
    static const uint32_t ranges[1][2] = {{0, 1}};
    static const struct m2b_sequence stand[] = {{0, 0, 0, 1000, 0}};
    static const struct m2b_vertex vertices[VERTICES] = {{{0, 0, 0}, {255, 0, 0, 0}, {0, 0, 0, 0}},
                                                         {{1, 0, 0}, {255, 0, 0, 0}, {1, 0, 0, 0}},
                                                         {{2, 0, 0}, {255, 0, 0, 0}, {2, 0, 0, 0}},
                                                         {{3, 0, 0}, {102, 153, 0, 0}, {1, 2, 0, 0}}};
    static const uint16_t bones[] = {0, 1, 2}, lookup[] = {0, 1, 2, 3}, indices[] = {0, 1, 2, 1, 2, 3}, batches[] = {0};
    static const unsigned char slots[VERTICES][4] = {{0}, {1}, {2}, {1, 2}};
    static const struct m2b_submesh submeshes[] = {{0, 0, 4, 0, 6, 3, 0}};
    static const struct m2b_view view = {4, 6, 1, 1, lookup, indices, slots, submeshes, batches};
    m2b_start(b, "repaired");
    m2b_sequences(b, 1, stand);
    m2b_bones(b, 3);
    for (size_t i = 0; i < 3; ++i)
        m2b_track(b, m2b_translation(b, i), 1, -1, 3, 2, moves[i], 1, ranges);
    m2b_u16s(b, M2B_BONE_LOOKUP, 3, bones);
    m2b_vertices(b, VERTICES, vertices);
    m2b_views(b, 1, &view);
    size_t batch = m2b_get_u32(b, m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE) + 36);
    m2b_set_u16(b, batch + 10, 0xffff); /* of the lists that it names there are none */
    for (size_t at = 16; at < 22; at += 2)
        m2b_set_u16(b, batch + at, 0xffff);
}

static glskin_model *repaired(const struct m2b *b, struct ear_repair right) {
    return ear_repaired(b->bytes, b->size, &right);
}

static void end(struct m2b *b, glskin_model *model) {
    glskin_model_destroy(model);
    m2b_free(b);
}

static void check_points(const glskin_model *model, double time, const double right[VERTICES][3]) {
    float got[VERTICES][3];
    glskin_pose *pose;
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_evaluate(pose, &(glskin_pose_desc){.sequence = 0, .time_ms = time}), GLSKIN_OK);
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.vertex_count, VERTICES);
    ck_assert_int_eq(glskin_skin_cpu(NULL, &geoset.mesh, glskin_pose_bones(pose), GLSKIN_NORMALS_PLAIN, got[0], NULL),
                     GLSKIN_OK);
    glskin_pose_destroy(pose);
    for (int v = 0; v < VERTICES; ++v) {
        for (int i = 0; i < 3; ++i)
            ck_assert_msg(fabs((double)got[v][i] - right[v][i]) < 1e-4, "vertex %d: (%g,%g,%g), right is (%g,%g,%g)", v,
                          (double)got[v][0], (double)got[v][1], (double)got[v][2], right[v][0], right[v][1],
                          right[v][2]);
    }
}

static const double whole[VERTICES][3] = {{10, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 8, 24}};

static size_t vertex(const struct m2b *b, size_t index) {
    return m2b_element(b, M2B_VERTICES, index, M2B_VERTEX_SIZE);
}

static size_t view(const struct m2b *b) {
    return m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE);
}

START_TEST(a_whole_file_needs_no_repair) {
    struct m2b b;
    build(&b);
    glskin_model *model = ear_load(b.bytes, b.size, GLSKIN_READING_LENIENT);
    ck_assert_uint_eq(ear.count, 0);
    check_points(model, 0, whole);
    end(&b, model);
}
END_TEST

START_TEST(a_bone_past_the_count_is_the_root) {
    struct m2b b;
    build(&b);
    b.bytes[vertex(&b, 1) + 16] = 3;
    b.bytes[vertex(&b, 3) + 17] = 200;
    b.bytes[vertex(&b, 3) + 19] = 99; /* without weight: no fault */
    glskin_model *model = repaired(&b, (struct ear_repair){"vertices[1].bone", vertex(&b, 1) + 16, 2, "a bone below 3",
                                                           "3 at weight 255", "; the model's root stands in"});
    check_points(model, 0, (const double[VERTICES][3]){{10, 0, 0}, {11, 0, 0}, {2, 0, 40}, {3 + 6, 8, 0}});
    /* the slots still say what was meant, which is a fault of its own */
    ck_assert_ptr_nonnull(ear_find(GLSKIN_FINDING_REPAIRED, "; the vertices' own bones count", 0));
    end(&b, model);
}
END_TEST

START_TEST(a_parent_that_there_isnt_makes_a_root) {
    struct m2b b;
    build(&b);
    m2b_set_u16(&b, m2b_bone(&b, 1) + 8, 30);
    glskin_model *model = repaired(&b, (struct ear_repair){"bones[1].parent", m2b_bone(&b, 1) + 8, 1,
                                                           "-1, or a bone below 3", "30", "; it becomes a root"});
    check_points(model, 0, whole);
    end(&b, model);
}
END_TEST

START_TEST(a_circle_of_parents_is_cut_at_one_bone) {
    struct m2b b;
    build(&b);
    m2b_set_u16(&b, m2b_bone(&b, 0) + 8, 2);
    m2b_set_u16(&b, m2b_bone(&b, 2) + 8, 1);
    m2b_set_u16(&b, m2b_bone(&b, 1) + 8, 0);
    glskin_model *model =
        repaired(&b, (struct ear_repair){"bones[0].parent", m2b_bone(&b, 0) + 8, 1, "parents that lead to a root",
                                         "that bone 0 is its own ancestor", "; it becomes a root"});
    check_points(model, 0, (const double[VERTICES][3]){{10, 0, 0}, {11, 20, 0}, {12, 20, 40}, {13, 20, 24}});
    end(&b, model);
}
END_TEST

/* ---- tracks ---- */

START_TEST(a_range_that_is_turned_leaves_the_times) {
    struct m2b b;
    build(&b);
    size_t range = m2b_get_u32(&b, m2b_translation(&b, 0) + 8);
    m2b_set_u32(&b, range, 1);
    m2b_set_u32(&b, range + 4, 0);
    glskin_model *model = repaired(&b, (struct ear_repair){"bones[0].translation.ranges", range, 1,
                                                           "a first key that isn't after the last", "1..0 in range 0",
                                                           "; the keys inside a sequence's times count there"});
    check_points(model, 500, whole);
    end(&b, model);
}
END_TEST

START_TEST(a_range_past_the_keys_leaves_the_times) {
    struct m2b b;
    build(&b);
    size_t range = m2b_get_u32(&b, m2b_translation(&b, 0) + 8);
    m2b_set_u32(&b, range + 4, 7);
    glskin_model *model =
        repaired(&b, (struct ear_repair){"bones[0].translation.ranges", range + 4, 1, "a last key below 2",
                                         "7 in range 0", "; the keys inside a sequence's times count there"});
    check_points(model, 500, whole);
    end(&b, model);
}
END_TEST

START_TEST(of_times_and_values_the_shorter_list_counts) {
    struct m2b b;
    build(&b);
    size_t track = m2b_translation(&b, 1);
    m2b_set_u32(&b, track + 20, 1); /* two times, one value */
    glskin_model *model = repaired(&b, (struct ear_repair){"bones[1].translation.values", track + 20, 1,
                                                           "2, one a time", "1", "; the shorter list counts"});
    check_points(model, 1000, whole);
    end(&b, model);
}
END_TEST

START_TEST(times_that_go_back_are_sorted) {
    struct m2b b;
    build(&b);
    size_t track = m2b_translation(&b, 0), times = m2b_get_u32(&b, track + 16), values = m2b_get_u32(&b, track + 24);
    m2b_set_u32(&b, times, 1000); /* 1000, 500 */
    m2b_set_u32(&b, times + 4, 500);
    m2b_set_f32(&b, values + 12, 6); /* 10 at 1000, 6 at 500 */
    glskin_model *model =
        repaired(&b, (struct ear_repair){"bones[0].translation.times", times + 4, 1, "times that never go back",
                                         "500 ms after 1000 ms", "; the keys are sorted"});
    check_points(model, 750, (const double[VERTICES][3]){{8, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 8, 24}});
    check_points(model, 0, (const double[VERTICES][3]){{6, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 8, 24}});
    end(&b, model);
}
END_TEST

START_TEST(a_track_on_a_clock_that_there_isnt_rests) {
    struct m2b b;
    build(&b);
    size_t track = m2b_translation(&b, 1);
    m2b_set_u16(&b, track + 2, 4);
    glskin_model *model = repaired(&b, (struct ear_repair){"bones[1].translation.globalSequence", track + 2, 1,
                                                           "-1, or a number below 0", "4", "; the track rests"});
    check_points(model, 0, (const double[VERTICES][3]){{10, 0, 0}, {1, 0, 0}, {2, 0, 40}, {3, 0, 24}});
    end(&b, model);
}
END_TEST

START_TEST(numbers_that_arent_finite_are_zero) {
    struct m2b b;
    build(&b);
    size_t key = m2b_get_u32(&b, m2b_translation(&b, 0) + 24);
    m2b_set_f32(&b, key + 4, NAN);
    m2b_set_f32(&b, key + 12, INFINITY);
    m2b_set_f32(&b, vertex(&b, 2), -INFINITY);
    m2b_set_f32(&b, vertex(&b, 2) + 32, NAN);
    m2b_set_f32(&b, vertex(&b, 3) + 4, NAN);
    glskin_model *model = repaired(
        &b, (struct ear_repair){"bones[0].translation.values", key + 4, 2, "a finite number", "nan", "; 0 stands in"});
    const struct ear_finding *vertices =
        ear_find(GLSKIN_FINDING_REPAIRED, "a finite number, found -inf (3 of them)", 0);
    ck_assert_ptr_nonnull(vertices);
    ck_assert_str_eq(vertices->place, "vertices[2].position");
    check_points(model, 500, (const double[VERTICES][3]){{5, 0, 0}, {1, 20, 0}, {0, 0, 40}, {3, 8, 24}});
    glskin_geoset geoset;
    float texcoord[2];
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    memcpy(texcoord, (const char *)geoset.mesh.texcoord[0].data + 2 * geoset.mesh.texcoord[0].stride, 8);
    ck_assert_float_eq(texcoord[0], 0);
    end(&b, model);
}
END_TEST

START_TEST(a_rotation_without_length_is_none) {
    static const float rows[] = {0, 0, 0, 0, 0};
    struct m2b b;
    build(&b);
    m2b_track(&b, m2b_rotation(&b, 1), 0, -1, 4, 1, rows, 0, NULL);
    size_t value = m2b_get_u32(&b, m2b_rotation(&b, 1) + 24);
    glskin_model *model =
        repaired(&b, (struct ear_repair){"bones[1].rotation.values", value, 1, "a rotation (x,y,z,w) of some length",
                                         "(0,0,0,0)", "; it becomes no rotation"});
    check_points(model, 0, whole);
    end(&b, model);
}
END_TEST

START_TEST(a_sequence_that_ends_before_its_start_is_turned) {
    struct m2b b;
    build(&b);
    size_t at = m2b_element(&b, M2B_SEQUENCES, 0, M2B_SEQUENCE_SIZE);
    m2b_set_u32(&b, at + 4, 1000);
    m2b_set_u32(&b, at + 8, 0);
    glskin_model *model =
        repaired(&b, (struct ear_repair){"sequences[0].end", at + 8, 1, "an end from the start at 1000 ms on", "0",
                                         "; the two are exchanged"});
    glskin_sequence sequence;
    ck_assert_int_eq(glskin_model_sequence(model, 0, &sequence), GLSKIN_OK);
    ck_assert_uint_eq(sequence.start, 0);
    ck_assert_uint_eq(sequence.end, 1000);
    end(&b, model);
}
END_TEST

/* ---- views ---- */

START_TEST(a_triangle_past_the_vertices_covers_nothing) {
    struct m2b b;
    build(&b);
    size_t index = m2b_get_u32(&b, view(&b) + 12) + 2 * 4;
    m2b_set_u16(&b, index, 999);
    glskin_model *model = repaired(&b, (struct ear_repair){"views[0].indices", index, 1, "numbers below 4", "999 at 4",
                                                           "; the triangle covers nothing"});
    static const uint16_t right[] = {0, 1, 2, 1, 1, 1};
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.index_count, 6);
    ck_assert_mem_eq(geoset.mesh.indices, right, sizeof right);
    end(&b, model);
}
END_TEST

START_TEST(submeshes_are_cut_to_what_there_is) {
    static const struct {
        size_t field, at; /* of the count that is wrong; what is told */
        uint16_t value;
        const char *place, *expected, *found;
    } rows[] = {{6, 4, 9, "views[0].submeshes[0].vertexStart", "vertices below 4", "9 from 0 on"},
                {10, 8, 8, "views[0].submeshes[0].indexStart", "a multiple of 3 indices below 6", "8 from 0 on"},
                {12, 14, 300, "views[0].submeshes[0].boneStart", "bones below 3 of the bone lookup", "300 from 0 on"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
        struct m2b b;
        build(&b);
        size_t submesh = m2b_get_u32(&b, view(&b) + 28);
        m2b_set_u16(&b, submesh + rows[i].field, rows[i].value);
        glskin_model *model = repaired(&b, (struct ear_repair){rows[i].place, submesh + rows[i].at, 1, rows[i].expected,
                                                               rows[i].found, "; cut to those that there are"});
        ck_assert_uint_eq(ear.count, 1);
        const struct m2_submesh *got = model->m2->views[0].submeshes;
        ck_assert_uint_eq(got->vertex_count, 4);
        ck_assert_uint_eq(got->index_count, 6);
        ck_assert_uint_eq(got->bone_count, 3);
        end(&b, model);
    }
}
END_TEST

START_TEST(where_slots_lead_elsewhere_the_vertices_own_bones_count) {
    struct m2b b;
    build(&b);
    size_t slots = m2b_get_u32(&b, view(&b) + 20);
    b.bytes[slots + 4] = 2;      /* vertex 1 */
    b.bytes[slots + 12 + 1] = 0; /* vertex 3 */
    glskin_model *model = repaired(&b, (struct ear_repair){"views[0].submeshes[0].slots", slots + 4, 2,
                                                           "slots that lead to the vertices' own bones",
                                                           "2, which leads to 2 where vertex 1 has 1",
                                                           "; the vertices' own bones count"});
    check_points(model, 0, whole);
    end(&b, model);
}
END_TEST

START_TEST(a_batch_of_no_submesh_is_left_out) {
    struct m2b b;
    build(&b);
    size_t batch = m2b_get_u32(&b, view(&b) + 36);
    m2b_set_u16(&b, batch + 4, 1);
    glskin_model *model = repaired(&b, (struct ear_repair){"views[0].batches[0].submesh", batch + 4, 1,
                                                           "a submesh below 1", "1", "; the batch is left out"});
    ck_assert_uint_eq(model->m2->views[0].batch_count, 0);
    end(&b, model);
}
END_TEST

START_TEST(references_past_the_count_are_none) {
    struct m2b b;
    m2b_rich(&b);
    size_t batch = m2b_get_u32(&b, view(&b) + 36);
    m2b_set_u16(&b, batch + 10, 2); /* material */
    m2b_set_u16(&b, m2b_element(&b, M2B_TEXTURE_LOOKUP, 1, 2), 9);
    m2b_set_u16(&b, m2b_element(&b, M2B_MATERIALS, 1, 4) + 2, 7);
    m2b_set_u16(&b, m2b_element(&b, M2B_SEQUENCE_LOOKUP, 4, 2), 3);
    ck_assert_ptr_null(ear_load(b.bytes, b.size, GLSKIN_READING_STRICT));
    glskin_model *model = ear_load(b.bytes, b.size, GLSKIN_READING_LENIENT);
    ck_assert_ptr_nonnull(model);
    ck_assert_uint_eq(ear_count(GLSKIN_FINDING_REPAIRED), 4);
    ck_assert_ptr_nonnull(
        ear_find(GLSKIN_FINDING_REPAIRED, "expected a number below 2 or 65535, found 2; taken as none", 0));
    ck_assert_ptr_nonnull(
        ear_find(GLSKIN_FINDING_REPAIRED, "expected a number below 2 or 65535, found 9; taken as none", 0));
    ck_assert_ptr_nonnull(ear_find(GLSKIN_FINDING_REPAIRED, "expected 0 to 6, found 7; 0 stands in", 0));
    ck_assert_ptr_nonnull(
        ear_find(GLSKIN_FINDING_REPAIRED, "expected a number below 3 or 65535, found 3; taken as none", 0));
    ck_assert_uint_eq(model->m2->views[0].batches[0].material, M2_NONE);
    ck_assert_uint_eq(model->m2->texture_lookup.values[1], M2_NONE);
    ck_assert_uint_eq(model->m2->materials[1].blend, 0);
    end(&b, model);
}
END_TEST

/* A batch of two textures needs two entries of each lookup. */
START_TEST(runs_past_the_end_of_a_lookup_are_none) {
    static const struct {
        size_t at;
        uint16_t first;
        const char *place, *expected, *found;
    } rows[] = {
        {18, 2, "views[0].batches[2].unitLookup", "an entry for each of 2 textures below 3", "the first at 2"},
        {22, 1, "views[0].batches[2].uvAnimationLookup", "an entry for each of 2 textures below 2", "the first at 1"}};
    for (size_t i = 0; i < 2; ++i) {
        struct m2b b;
        m2b_rich(&b);
        size_t at = m2b_element(&b, view(&b) + 32, 2, M2B_BATCH_SIZE) + rows[i].at;
        m2b_set_u16(&b, at, rows[i].first);
        glskin_model *model =
            repaired(&b, (struct ear_repair){rows[i].place, at, 1, rows[i].expected, rows[i].found, "; taken as none"});
        const struct m2_batch *batch = &model->m2->views[0].batches[2];
        ck_assert_uint_eq(batch->texture_count, 2);
        ck_assert_uint_eq(i ? batch->uv_animation_lookup : batch->unit_lookup, M2_NONE);
        for (size_t n = 0; n < glskin_model_info_get(model).batch_count; ++n) { /* none of them reads past the lists */
            glskin_batch drawn;
            ck_assert_int_eq(glskin_model_batch(model, n, &drawn), GLSKIN_OK);
        }
        end(&b, model);
    }
}
END_TEST

START_TEST(a_textures_type_that_cant_be_is_0) {
    struct m2b b;
    m2b_rich(&b);
    size_t at = m2b_element(&b, M2B_TEXTURES, 0, 16);
    m2b_set_u32(&b, at, 0x10000);
    glskin_model *model =
        repaired(&b, (struct ear_repair){"textures[0].type", at, 1, "a type of 0 to 65535", "65536", "; 0 stands in"});
    glskin_texture texture;
    ck_assert_int_eq(glskin_model_texture(model, 0, &texture), GLSKIN_OK);
    ck_assert_uint_eq(texture.replaceable, 0);
    end(&b, model);
}
END_TEST

START_TEST(weights_that_are_odd_are_told) {
    struct m2b b;
    build(&b);
    memset(b.bytes + vertex(&b, 0) + 12, 0, 4);
    b.bytes[vertex(&b, 1) + 12] = 200;
    b.bytes[vertex(&b, 2) + 12] = 100;
    glskin_model *model = ear_load(b.bytes, b.size, GLSKIN_READING_STRICT);
    ck_assert_ptr_nonnull(model);
    ck_assert_uint_eq(ear.count, 2);
    const struct ear_finding *none =
                                 ear_find(GLSKIN_FINDING_WARNING, "expected a vertex with some weight, found none", 0),
                             *sum = ear_find(GLSKIN_FINDING_WARNING, "expected weights that sum to 255, found 200", 0);
    ck_assert(none && none->count == 1 && sum && sum->count == 2);
    ck_assert_str_eq(sum->place, "vertices[1].weight");
    check_points(model, 0, whole);
    end(&b, model);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("m2 repairs");
    TEST_CASE(suite, a_whole_file_needs_no_repair);
    TEST_CASE(suite, a_bone_past_the_count_is_the_root);
    TEST_CASE(suite, a_parent_that_there_isnt_makes_a_root);
    TEST_CASE(suite, a_circle_of_parents_is_cut_at_one_bone);
    TEST_CASE(suite, a_range_that_is_turned_leaves_the_times);
    TEST_CASE(suite, a_range_past_the_keys_leaves_the_times);
    TEST_CASE(suite, of_times_and_values_the_shorter_list_counts);
    TEST_CASE(suite, times_that_go_back_are_sorted);
    TEST_CASE(suite, a_track_on_a_clock_that_there_isnt_rests);
    TEST_CASE(suite, numbers_that_arent_finite_are_zero);
    TEST_CASE(suite, a_rotation_without_length_is_none);
    TEST_CASE(suite, a_sequence_that_ends_before_its_start_is_turned);
    TEST_CASE(suite, a_triangle_past_the_vertices_covers_nothing);
    TEST_CASE(suite, submeshes_are_cut_to_what_there_is);
    TEST_CASE(suite, where_slots_lead_elsewhere_the_vertices_own_bones_count);
    TEST_CASE(suite, a_batch_of_no_submesh_is_left_out);
    TEST_CASE(suite, references_past_the_count_are_none);
    TEST_CASE(suite, runs_past_the_end_of_a_lookup_are_none);
    TEST_CASE(suite, a_textures_type_that_cant_be_is_0);
    TEST_CASE(suite, weights_that_are_odd_are_told);
    return suite;
}
