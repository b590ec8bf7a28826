/* Where a view-projection looks from, held against the eye and axes that it was made of. */
#include "support/check_main.h"

#include "render/camera.h"

#include <cglm/cglm.h>

static const float eye[3] = {3, -7, 2.5f};

static void make_view(mat4 out) {
    glm_lookat((vec3){3, -7, 2.5f}, (vec3){0, 1, 1}, (vec3){0, 0, 1}, out);
}

static void expect_axes(const struct camera *camera, mat4 view) {
    for (int i = 0; i < 3; i++) { /* a view's rows are the camera's axes, the last one pointing back */
        ck_assert_float_eq_tol(camera->right[i], view[i][0], 1e-5f);
        ck_assert_float_eq_tol(camera->up[i], view[i][1], 1e-5f);
        ck_assert_float_eq_tol(camera->forward[i], -view[i][2], 1e-5f);
    }
}

START_TEST(a_perspective_camera_stands_somewhere) {
    mat4 view, projection, both;
    make_view(view);
    for (int kind = 0; kind < 2; kind++) {
        if (kind == 0)
            glm_perspective(0.8f, 1.5f, 0.1f, 500, projection);
        else
            glm_frustum(-0.02f, 0.1f, -0.05f, 0.01f, 0.1f, 100, projection); /* off-centre */
        glm_mat4_mul(projection, view, both);
        struct camera camera = camera_of(both[0]);
        ck_assert_float_eq(camera.eye[3], 1);
        for (int i = 0; i < 3; i++)
            ck_assert_float_eq_tol(camera.eye[i], eye[i], 1e-4f);
        expect_axes(&camera, view);
    }
}
END_TEST

START_TEST(a_parallel_camera_stands_nowhere_and_looks_along_z) {
    mat4 view, projection, both;
    make_view(view);
    glm_ortho(-3, 5, -2, 1, -10, 40, projection);
    glm_mat4_mul(projection, view, both);
    struct camera camera = camera_of(both[0]);
    ck_assert_float_eq(camera.eye[3], 0);
    for (int i = 0; i < 3; i++) /* towards the viewer */
        ck_assert_float_eq_tol(camera.eye[i], view[i][2], 1e-5f);
    expect_axes(&camera, view);
}
END_TEST

START_TEST(the_identity_is_clip_space) {
    mat4 both = GLM_MAT4_IDENTITY_INIT;
    struct camera camera = camera_of(both[0]);
    ck_assert_float_eq(camera.right[0], 1);
    ck_assert_float_eq(camera.up[1], 1);
    ck_assert_float_eq(camera.forward[2], 1);
    ck_assert_float_eq(camera.eye[2], -1);
    ck_assert_float_eq(camera.eye[3], 0);
}
END_TEST

START_TEST(nothing_gives_nothing) {
    static const float none[16];
    struct camera camera = camera_of(none);
    for (int i = 0; i < 3; i++)
        ck_assert(camera.right[i] == 0 && camera.up[i] == 0 && camera.forward[i] == 0 && camera.eye[i] == 0);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("camera");
    TEST_CASE(suite, a_perspective_camera_stands_somewhere);
    TEST_CASE(suite, a_parallel_camera_stands_nowhere_and_looks_along_z);
    TEST_CASE(suite, the_identity_is_clip_space);
    TEST_CASE(suite, nothing_gives_nothing);
    return suite;
}
