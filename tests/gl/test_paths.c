/* Every path that a context offers, held against a double-precision evaluation. */
#include "gl/gl_test.h"

#include <stdlib.h>

#define PATH() gl_test_paths[_i]

/* A path that this context should not have must say so and why. */
static bool path_is_refused(glskin_path path) {
    if (gl_test_has_path(path))
        return false;
    glskin_device_desc desc = gl_test_desc(path);
    glskin_device *device = (glskin_device *)&desc;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_ERROR_UNSUPPORTED);
    ck_assert_ptr_null(device);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "it needs OpenGL"));
    return true;
}

static void compare_both_rules(glskin_path path, const glskin_mesh_desc *desc, const glskin_bone *bones) {
    for (int rule = GLSKIN_NORMALS_EXACT; rule <= GLSKIN_NORMALS_PLAIN; rule++) {
        glskin_device *device = gl_test_device(path, (glskin_normals)rule);
        gl_test_compare(device, (glskin_normals)rule, desc, bones, GL_TEST_TOLERANCE);
        glskin_device_destroy(device);
    }
}

START_TEST(four_weights_on_64_bones) {
    struct gl_test_mesh mesh;
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, 400, 64, 11);
    compare_both_rules(PATH(), &mesh.desc, mesh.bones);
    gl_test_mesh_free(&mesh);
}
END_TEST

START_TEST(vertex_counts_round_the_thread_group) {
    static const size_t counts[] = {1, 63, 64, 65, 255, 256, 257, 2000};
    if (path_is_refused(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        struct gl_test_mesh mesh;
        gl_test_mesh_make(&mesh, counts[i], 200, 5 + (unsigned)i);
        gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, GL_TEST_TOLERANCE);
        gl_test_mesh_free(&mesh);
    }
    glskin_device_destroy(device);
}
END_TEST

START_TEST(high_bones_carry_weight_in_every_slot) {
    static const uint8_t high[] = {127, 128, 200, 255};
    struct gl_test_mesh mesh;
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, 16, 256, 3);
    for (size_t v = 0; v < 16; v++) {
        memset(mesh.skin[v], 0, 8);
        mesh.skin[v][v % 4] = high[v / 4];
        mesh.skin[v][4 + v % 4] = 255;
    }
    compare_both_rules(PATH(), &mesh.desc, mesh.bones);
    gl_test_mesh_free(&mesh);
}
END_TEST

START_TEST(bones_at_zero_weight_may_be_nan_or_infinite) {
    struct gl_test_mesh mesh;
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, 120, 40, 21);
    for (size_t v = 0; v < mesh.count; v++)
        for (int slot = 0; slot < 4; slot++) {
            if (mesh.skin[v][4 + slot] == 0)
                mesh.skin[v][slot] = v % 2 ? 38 : 39;
            else if (mesh.skin[v][slot] >= 38)
                mesh.skin[v][slot] = 7;
        }
    for (int i = 0; i < 12; i++) {
        mesh.bones[38].row[i / 4][i % 4] = NAN;
        mesh.bones[39].row[i / 4][i % 4] = i % 2 ? INFINITY : -INFINITY;
    }
    compare_both_rules(PATH(), &mesh.desc, mesh.bones);
    gl_test_mesh_free(&mesh);
}
END_TEST

START_TEST(groups_of_one_to_nine_bones) {
    enum { VERTICES = 90, BONES = 30 };
    struct gl_test_mesh mesh;
    uint32_t sizes[9], members[45];
    uint8_t group[VERTICES];
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, VERTICES, BONES, 31);
    for (uint32_t g = 0, at = 0; g < 9; g++) {
        sizes[g] = g + 1;
        for (uint32_t i = 0; i <= g; i++, at++)
            members[at] = (at * 7 + 3) % BONES;
    }
    for (size_t v = 0; v < VERTICES; v++)
        group[v] = (uint8_t)(v % 9);
    mesh.desc.skin = (glskin_stream){0};
    mesh.desc.classic = (glskin_classic){{group, 0}, 1, {sizes, 9, members, 45}};
    compare_both_rules(PATH(), &mesh.desc, mesh.bones);
    gl_test_mesh_free(&mesh);
}
END_TEST

START_TEST(any_bone_count_by_partition) {
    static const size_t counts[] = {65, 129, 300, 1000};
    if (path_is_refused(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    for (size_t i = 0; i < 4; i++) {
        struct gl_test_mesh mesh;
        glskin_mesh *made = NULL;
        gl_test_mesh_make(&mesh, 500, counts[i], 41 + (unsigned)i);
        gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, GL_TEST_TOLERANCE);
        ck_assert_int_eq(glskin_mesh_create(device, &mesh.desc, &made), GLSKIN_OK);
        size_t window = PATH() == GLSKIN_PATH_UNIFORM ? 64 : 256;
        ck_assert((glskin_mesh_part_count(made) > 1) == (counts[i] > window));
        glskin_mesh_destroy(made);
        gl_test_mesh_free(&mesh);
    }
    glskin_device_destroy(device);
}
END_TEST

START_TEST(mirrored_uneven_and_zero_scale) {
    enum { VERTICES = 6, BONES = 6 };
    static const float scales[BONES][3] = {
        {2, 1, 1}, {-1, 1, 1}, {-1, -1, -1}, {0.01f, 5, -0.3f}, {1e-15f, 1e-15f, 1e-15f}, {0, 0, 0}};
    struct gl_test_mesh mesh;
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, VERTICES, BONES, 51);
    memset(mesh.bones, 0, BONES * sizeof *mesh.bones);
    for (size_t i = 0; i < BONES; i++) {
        for (int axis = 0; axis < 3; axis++)
            mesh.bones[i].row[axis][axis] = scales[i][axis];
        memset(mesh.skin[i], 0, 8);
        mesh.skin[i][0] = (uint8_t)i;
        mesh.skin[i][4] = 255;
    }
    compare_both_rules(PATH(), &mesh.desc, mesh.bones);
    gl_test_mesh_free(&mesh);
}
END_TEST

/* The values that people ask for by hand: known-good answers in closed form. */
START_TEST(exact_normals_in_closed_form) {
    static const float half = 0.70710678f;
    const float position[2][3] = {{0}}, normal[2][3] = {{half, half, 0}, {1, 0, 0}};
    const uint8_t skin[2][8] = {{0, 0, 0, 0, 255}, {1, 0, 0, 0, 255}};
    const glskin_bone bones[2] = {{{{2, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}},
                                  {{{-1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}};
    const glskin_mesh_desc desc = {.vertex_count = 2,
                                   .bone_count = 2,
                                   .position = {position, 0},
                                   .normal = {normal, 0},
                                   .skin = {skin, 0},
                                   .float_normals = true};
    float got[2][3], got_normal[2][3];
    if (path_is_refused(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    glskin_mesh *mesh = NULL;
    glskin_instance *instance = NULL;
    ck_assert_int_eq(glskin_mesh_create(device, &desc, &mesh), GLSKIN_OK);
    ck_assert_int_eq(glskin_instance_create(mesh, &instance), GLSKIN_OK);
    glskin_instance_set_bones(instance, bones->row[0], GLSKIN_ROWS_3X4);
    glskin_frame_begin(device);
    ck_assert_int_eq(glskin_instance_read(instance, got[0], got_normal[0]), GLSKIN_OK);
    glskin_frame_end(device);
    ck_assert_float_eq_tol(got_normal[0][0], 0.4472136f, 1e-6f);
    ck_assert_float_eq_tol(got_normal[0][1], 0.8944272f, 1e-6f);
    ck_assert_float_eq_tol(got_normal[1][0], -1, 1e-6f);
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    glskin_device_destroy(device);
}
END_TEST

START_TEST(a_new_pose_replaces_the_old_one) {
    struct gl_test_mesh mesh;
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, 100, 90, 61);
    glskin_bone *other = calloc(mesh.bone_count, sizeof *other);
    gl_test_random_bones(other, mesh.bone_count, 99);
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    glskin_mesh *made = NULL;
    glskin_instance *instance = NULL;
    glskin_mesh_create(device, &mesh.desc, &made);
    ck_assert_int_eq(glskin_instance_create(made, &instance), GLSKIN_OK);
    const glskin_bone *const poses[] = {mesh.bones, other, mesh.bones};
    for (int i = 0; i < 3; i++) {
        glskin_instance_set_bones(instance, poses[i]->row[0], GLSKIN_ROWS_3X4);
        glskin_frame_begin(device);
        gl_test_compare_instance(instance, GLSKIN_NORMALS_EXACT, &mesh.desc, poses[i], GL_TEST_TOLERANCE);
        glskin_frame_end(device);
    }
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(made);
    glskin_device_destroy(device);
    free(other);
    gl_test_mesh_free(&mesh);
}
END_TEST

START_TEST(many_instances_of_two_meshes_keep_their_poses) {
    enum { INSTANCES = 13 };
    struct gl_test_mesh sources[2];
    glskin_mesh *meshes[2];
    glskin_instance *instances[INSTANCES + 1];
    glskin_bone bones[INSTANCES][300];
    if (path_is_refused(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    for (int m = 0; m < 2; m++) {
        gl_test_mesh_make(&sources[m], m ? 300 : 77, m ? 300 : 20, 71 + (unsigned)m);
        ck_assert_int_eq(glskin_mesh_create(device, &sources[m].desc, &meshes[m]), GLSKIN_OK);
    }
    for (int i = 0; i < INSTANCES; i++) {
        gl_test_random_bones(bones[i], 300, 200 + (unsigned)i);
        ck_assert_int_eq(glskin_instance_create(meshes[i % 2], &instances[i]), GLSKIN_OK);
        glskin_instance_set_bones(instances[i], bones[i]->row[0], GLSKIN_ROWS_3X4);
    }
    instances[INSTANCES] = instances[0]; /* one that stands twice */
    for (int frame = 0; frame < 3; frame++) {
        glskin_frame_begin(device);
        ck_assert_int_eq(glskin_skin(device, instances, INSTANCES + 1), GLSKIN_OK);
        for (int i = 0; i < INSTANCES; i++)
            gl_test_compare_instance(instances[i], GLSKIN_NORMALS_EXACT, &sources[i % 2].desc, bones[i],
                                     GL_TEST_TOLERANCE);
        glskin_frame_end(device);
        /* In the second frame some have changed and some have not; in the third, one in the middle. */
        for (int i = frame ? 6 : 0; i < INSTANCES; i += frame ? INSTANCES : 3) {
            gl_test_random_bones(bones[i], 300, 300 + (unsigned)(i + 50 * frame));
            glskin_instance_set_bones(instances[i], bones[i]->row[0], GLSKIN_ROWS_3X4);
        }
    }
    for (int i = 0; i < INSTANCES; i++)
        glskin_instance_destroy(instances[i]);
    for (int m = 0; m < 2; m++) {
        glskin_mesh_destroy(meshes[m]);
        gl_test_mesh_free(&sources[m]);
    }
    glskin_device_destroy(device);
}
END_TEST

START_TEST(the_smallest_uniform_file_still_does_every_bone) {
    static const size_t components[] = {512, 464, 1024};
    static const size_t windows[] = {36, 36, 64};
    for (int i = 0; i < 3; i++) {
        struct gl_test_mesh mesh;
        glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_UNIFORM);
        glskin_device *device = NULL;
        glskin_path_report report;
        desc.limits.uniform_components = components[i];
        ck_assert_msg(glskin_device_create(&desc, &device) == GLSKIN_OK, "%s", gl_test_message);
        ck_assert_int_eq(glskin_device_test_path(device, GLSKIN_PATH_UNIFORM, &report), GLSKIN_OK);
        ck_assert_uint_eq(report.bones_per_draw, windows[i]);
        ck_assert(report.tested && report.available);
        gl_test_mesh_make(&mesh, 300, 140, 81);
        gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, GL_TEST_TOLERANCE);
        gl_test_mesh_free(&mesh);
        glskin_device_destroy(device);
    }
}
END_TEST

START_TEST(pixels_read_back_what_feedback_does) {
    struct gl_test_mesh mesh;
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, 2500, 100, 91); /* more than two rows of pixels */
    glskin_device_desc desc = gl_test_desc(PATH());
    desc.limits.no_transform_feedback = true;
    glskin_device *device = NULL;
    if (PATH() == GLSKIN_PATH_FEEDBACK) {
        ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_ERROR_UNSUPPORTED);
        ck_assert_ptr_nonnull(strstr(gl_test_message, "transform feedback"));
        gl_test_mesh_free(&mesh);
        return;
    }
    ck_assert_msg(glskin_device_create(&desc, &device) == GLSKIN_OK, "%s", gl_test_message);
    gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, GL_TEST_TOLERANCE);
    glskin_device_destroy(device);
    gl_test_mesh_free(&mesh);
}
END_TEST

START_TEST(octahedral_records_cost_what_they_say) {
    struct gl_test_mesh mesh;
    if (path_is_refused(PATH()))
        return;
    gl_test_mesh_make(&mesh, 500, 64, 101);
    mesh.desc.float_normals = false;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    /* An octahedral int16 pair is at most 1/32767 off in each of two folds; in and out on the compute path. Uneven
     * scale up to 3 between axes magnifies what the way in costs. */
    bool packed = gl_test_preskins(PATH());
    double worst =
        gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, packed ? 6e-4 : GL_TEST_TOLERANCE);
    ck_assert(!packed || worst > GL_TEST_TOLERANCE); /* it really was packed */
    glskin_device_destroy(device);
    gl_test_mesh_free(&mesh);
}
END_TEST

START_TEST(palettes_past_one_texture_buffer) {
    if (!gl_test_has_path(GLSKIN_PATH_TEXTURE_BUFFER))
        return;
    struct gl_test_mesh mesh;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_TEXTURE_BUFFER);
    glskin_device *device = NULL;
    desc.limits.texture_buffer_texels = 3 * 600;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_OK);
    gl_test_mesh_make(&mesh, 400, 280, 111);
    for (int i = 0; i < 3; i++) /* each on a page of its own */
        gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, GL_TEST_TOLERANCE);
    gl_test_mesh_free(&mesh);
    gl_test_mesh_make(&mesh, 800, 2000, 111);
    glskin_mesh *made = NULL;
    glskin_instance *instance = (glskin_instance *)&mesh;
    ck_assert_int_eq(glskin_mesh_create(device, &mesh.desc, &made), GLSKIN_OK);
    ck_assert_int_eq(glskin_instance_create(made, &instance), GLSKIN_ERROR_UNSUPPORTED);
    ck_assert_ptr_null(instance);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "texture buffers of this driver hold 600"));
    glskin_mesh_destroy(made);
    glskin_device_destroy(device);
    gl_test_mesh_free(&mesh);
}
END_TEST

/* Of 45 units with 250 bones each the last has its palette past the 32,768th texel. */
START_TEST(palettes_to_the_end_of_a_texture_buffer) {
    enum { UNITS = 45, BONES = 250 };
    struct gl_test_mesh mesh;
    glskin_mesh *made = NULL;
    glskin_instance *instances[UNITS];
    if (path_is_refused(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    gl_test_mesh_make(&mesh, 60, BONES, 121);
    ck_assert_int_eq(glskin_mesh_create(device, &mesh.desc, &made), GLSKIN_OK);
    for (int i = 0; i < UNITS; i++)
        ck_assert_int_eq(glskin_instance_create(made, &instances[i]), GLSKIN_OK);
    glskin_instance_set_bones(instances[UNITS - 1], mesh.bones->row[0], GLSKIN_ROWS_3X4);
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
    gl_test_compare_instance(instances[UNITS - 1], GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, GL_TEST_TOLERANCE);
    ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
    for (int i = 0; i < UNITS; i++)
        glskin_instance_destroy(instances[i]);
    glskin_mesh_destroy(made);
    glskin_device_destroy(device);
    gl_test_mesh_free(&mesh);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("paths");
    GL_TEST_LOOP(suite, four_weights_on_64_bones, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, vertex_counts_round_the_thread_group, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, high_bones_carry_weight_in_every_slot, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, bones_at_zero_weight_may_be_nan_or_infinite, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, groups_of_one_to_nine_bones, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, any_bone_count_by_partition, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, mirrored_uneven_and_zero_scale, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, exact_normals_in_closed_form, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, a_new_pose_replaces_the_old_one, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, many_instances_of_two_meshes_keep_their_poses, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, pixels_read_back_what_feedback_does, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, octahedral_records_cost_what_they_say, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, the_smallest_uniform_file_still_does_every_bone, 1);
    GL_TEST_LOOP(suite, palettes_past_one_texture_buffer, 1);
    GL_TEST_LOOP(suite, palettes_to_the_end_of_a_texture_buffer, GL_TEST_PATHS);
    return suite;
}
