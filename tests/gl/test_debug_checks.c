/* Legal calls that are mostly mistakes: told once a device, and only where that was asked for. */
#include "gl/gl_test.h"

#include <stdio.h>

struct heard {
    int notes, warnings;
    char note[400], warning[400];
};

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct heard *heard = user;
    ck_assert_int_eq(code, GLSKIN_OK);
    if (severity == GLSKIN_SEVERITY_WARNING) {
        heard->warnings++;
        snprintf(heard->warning, sizeof heard->warning, "%s", text);
    } else if (severity == GLSKIN_SEVERITY_NOTE) {
        heard->notes++;
        snprintf(heard->note, sizeof heard->note, "%s", text);
    }
}

struct scene {
    struct heard heard;
    struct gl_test_mesh source;
    glskin_device *device;
    glskin_mesh *mesh;
    glskin_instance *instance;
};

static void scene_open(struct scene *scene, bool checks) {
    memset(scene, 0, sizeof *scene);
    gl_test_target(4);
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_CPU);
    desc.host = (glskin_host){.message = hear, .user = &scene->heard};
    desc.debug_checks = checks;
    ck_assert_int_eq(glskin_device_create(&desc, &scene->device), GLSKIN_OK);
    gl_test_mesh_make(&scene->source, 9, 3, 5);
    ck_assert_int_eq(glskin_mesh_create(scene->device, &scene->source.desc, &scene->mesh), GLSKIN_OK);
    ck_assert_int_eq(glskin_instance_create(scene->mesh, &scene->instance), GLSKIN_OK);
    memset(&scene->heard, 0, sizeof scene->heard);
}

static void scene_close(struct scene *scene) {
    glskin_instance_destroy(scene->instance);
    glskin_mesh_destroy(scene->mesh);
    glskin_device_destroy(scene->device);
    gl_test_mesh_free(&scene->source);
}

static void draw_once(struct scene *scene) {
    static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    const glskin_pass pass = {.view_projection = identity};
    const glskin_draw draw = {.instance = scene->instance};
    ck_assert_int_eq(glskin_frame_begin(scene->device), GLSKIN_OK);
    ck_assert_int_eq(glskin_draw_instances(scene->device, &pass, &draw, 1), GLSKIN_OK);
    ck_assert_int_eq(glskin_frame_end(scene->device), GLSKIN_OK);
}

/* Three matrices, the middle one moved by (1,2,3) as the layout has it, or the other way round. */
static void make_matrices(float out[3][16], bool in_fourth_column_of_rows) {
    memset(out, 0, 3 * sizeof *out);
    for (int m = 0; m < 3; m++)
        for (int i = 0; i < 4; i++)
            out[m][i * 5] = 1;
    for (int i = 0; i < 3; i++)
        out[1][in_fourth_column_of_rows ? 3 + 4 * i : 12 + i] = (float)(i + 1);
}

START_TEST(a_bind_pose_is_noted_once) {
    struct scene scene;
    scene_open(&scene, _i == 0);
    draw_once(&scene);
    draw_once(&scene);
    ck_assert_int_eq(scene.heard.notes, _i == 0);
    if (_i == 0)
        ck_assert_ptr_nonnull(strstr(scene.heard.note, "never set: it shows its bind pose"));
    scene_close(&scene);
    /* Set ones are not. */
    scene_open(&scene, true);
    ck_assert_int_eq(glskin_instance_set_bones(scene.instance, scene.source.bones->row[0], GLSKIN_ROWS_3X4), GLSKIN_OK);
    draw_once(&scene);
    ck_assert_int_eq(scene.heard.notes, 0);
    scene_close(&scene);
}
END_TEST

START_TEST(transposed_matrices_are_warned_of) {
    static const struct {
        glskin_matrix_layout layout;
        bool in_column; /* where this layout has its translation */
    } rows[] = {
        {GLSKIN_COLUMN_MAJOR_4X4, false}, {GLSKIN_ROW_MAJOR_ROWVECTOR_4X4, false}, {GLSKIN_ROW_MAJOR_4X4, true}};
    struct scene scene;
    float matrices[3][16];
    for (int i = 0; i < 3; i++) {
        scene_open(&scene, true);
        make_matrices(matrices, rows[i].in_column);
        glskin_instance_set_bones(scene.instance, matrices[0], rows[i].layout);
        ck_assert_int_eq(scene.heard.warnings, 0);
        make_matrices(matrices, !rows[i].in_column);
        for (int times = 0; times < 2; times++)
            glskin_instance_set_bones(scene.instance, matrices[0], rows[i].layout);
        ck_assert_int_eq(scene.heard.warnings, 1);
        ck_assert_ptr_nonnull(strstr(scene.heard.warning, "matrix 1 looks transposed"));
        ck_assert_ptr_nonnull(strstr(scene.heard.warning, "begin with 1, 2, 3"));
        scene_close(&scene);
    }
    scene_open(&scene, false);
    glskin_instance_set_bones(scene.instance, matrices[0], GLSKIN_COLUMN_MAJOR_4X4);
    ck_assert_int_eq(scene.heard.warnings, 0);
    scene_close(&scene);
}
END_TEST

START_TEST(bones_that_never_change_are_noted) {
    struct scene scene;
    scene_open(&scene, true);
    for (int frame = 0; frame <= 60; frame++) {
        ck_assert_int_eq(scene.heard.notes, 0);
        glskin_instance_set_bones(scene.instance, scene.source.bones->row[0], GLSKIN_ROWS_3X4);
    }
    ck_assert_int_eq(scene.heard.notes, 1); /* the first one was a change */
    ck_assert_ptr_nonnull(strstr(scene.heard.note, "60 times in a row"));
    for (int frame = 0; frame < 200; frame++)
        glskin_instance_set_bones(scene.instance, scene.source.bones->row[0], GLSKIN_ROWS_3X4);
    ck_assert_int_eq(scene.heard.notes, 1);
    scene_close(&scene);
    scene_open(&scene, true);
    for (int frame = 0; frame < 200; frame++) { /* every 50th is another */
        scene.source.bones->row[0][3] = (float)(frame / 50);
        glskin_instance_set_bones(scene.instance, scene.source.bones->row[0], GLSKIN_ROWS_3X4);
    }
    ck_assert_int_eq(scene.heard.notes, 0);
    scene_close(&scene);
}
END_TEST

START_TEST(a_constant_limit_says_what_is_taken_instead) {
    struct heard heard = {0};
    glskin_device *device = NULL;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_UNIFORM);
    desc.host = (glskin_host){.message = hear, .user = &heard};
    desc.limits.uniform_components = 512;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_OK);
    ck_assert_ptr_nonnull(strstr(heard.note, "the driver has 512 uniform components: the compact constant file"));
    ck_assert_ptr_nonnull(strstr(heard.note, "36 bones a draw"));
    glskin_device_destroy(device);
    desc.path = GLSKIN_PATH_AUTO;
    desc.limits.gl_version = 21;
    desc.limits.uniform_components = 100;
    if (gl_test_version() >= 33)
        return; /* a core profile has no 2.1 in it */
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_OK);
    ck_assert_msg(strstr(heard.note, "auto: the cpu path is taken instead") != NULL, "%s", heard.note);
    glskin_device_destroy(device);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("debug checks");
    GL_TEST_LOOP(suite, a_bind_pose_is_noted_once, 2);
    GL_TEST_LOOP(suite, transposed_matrices_are_warned_of, 1);
    GL_TEST_LOOP(suite, bones_that_never_change_are_noted, 1);
    GL_TEST_LOOP(suite, a_constant_limit_says_what_is_taken_instead, 1);
    return suite;
}
