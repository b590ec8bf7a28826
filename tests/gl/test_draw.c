/* What is drawn, not only what is skinned: every path gives one picture. */
#include "gl/gl_test.h"

#include <stdlib.h>

static void translation(float out[16], float x, float y, float z, float scale) {
    memset(out, 0, 16 * sizeof *out);
    out[0] = out[5] = out[10] = scale;
    out[12] = x;
    out[13] = y;
    out[14] = z;
    out[15] = 1;
}

static const float view_projection[16] = {0.2f,  0,     0,     0,     0, 0.19f, 0.02f, 0.03f,
                                          0.05f, 0.01f, -0.1f, 0.02f, 0, 0,     0,     1.2f};

/* Seven units of two meshes, one of them in two places, one mesh with more bones than any window, textured and not. */
static void draw_crowd(glskin_path path, glskin_normals rule, uint8_t (*out)[4]) {
    enum { UNITS = 7 };
    struct gl_test_mesh sources[2];
    glskin_mesh *meshes[2];
    glskin_instance *instances[UNITS];
    glskin_draw draws[UNITS + 1];
    float worlds[UNITS + 1][16];
    GLuint texture = 0;
    static const uint8_t texels[4][4] = {{255, 0, 0, 255}, {0, 255, 0, 255}, {255, 255, 0, 255}, {255, 255, 255, 255}};
    glskin_device *device = gl_test_device(path, rule);
    gl.GenTextures(1, &texture);
    gl.BindTexture(GL_TEXTURE_2D, texture);
    gl.TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    for (int m = 0; m < 2; m++) {
        gl_test_mesh_make(&sources[m], m ? 90 : 40, m ? 300 : 30, 7 + (unsigned)m);
        sources[m].desc.float_normals = false;
        ck_assert_msg(glskin_mesh_create(device, &sources[m].desc, &meshes[m]) == GLSKIN_OK, "%s", gl_test_message);
    }
    for (int i = 0; i < UNITS; i++) {
        glskin_bone bones[300];
        gl_test_random_bones(bones, 300, 20 + (unsigned)i * 2);
        ck_assert_int_eq(glskin_instance_create(meshes[i >= 4], &instances[i]), GLSKIN_OK);
        glskin_instance_set_bones(instances[i], bones->row[0], GLSKIN_ROWS_3X4);
        translation(worlds[i], (float)(i % 3) * 3 - 3, (float)(i / 3) * 3 - 3, (float)i * 0.3f, 0.35f);
        draws[i] = (glskin_draw){.instance = instances[i], .world = worlds[i], .texture = i % 2 ? texture : 0};
    }
    translation(worlds[UNITS], 3, 3, 0, -0.3f);
    draws[UNITS] = (glskin_draw){.instance = instances[2], .world = worlds[UNITS], .texture = texture};
    const glskin_pass pass = {.view_projection = view_projection};
    gl_test_picture_begin();
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
    ck_assert_msg(glskin_draw_instances(device, &pass, draws, UNITS + 1) == GLSKIN_OK, "%s", gl_test_message);
    ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
    gl_test_picture_end(out);
    for (int i = 0; i < UNITS; i++)
        glskin_instance_destroy(instances[i]);
    for (int m = 0; m < 2; m++) {
        glskin_mesh_destroy(meshes[m]);
        gl_test_mesh_free(&sources[m]);
    }
    gl.DeleteTextures(1, &texture);
    glskin_device_destroy(device);
}

START_TEST(all_paths_draw_one_picture) {
    uint8_t(*reference)[4] = calloc(GL_TEST_PIXELS, 4), (*got)[4] = calloc(GL_TEST_PIXELS, 4);
    gl_test_target(GL_TEST_SIDE);
    for (int rule = 0; rule < 2; rule++) {
        draw_crowd(GLSKIN_PATH_CPU, (glskin_normals)rule, reference);
        ck_assert_uint_gt(gl_test_covered((const uint8_t(*)[4])reference), GL_TEST_PIXELS / 20);
        for (size_t i = 0; i < GL_TEST_PATHS; i++) {
            if (!gl_test_has_path(gl_test_paths[i]))
                continue;
            draw_crowd(gl_test_paths[i], (glskin_normals)rule, got);
            size_t count = gl_test_different((const uint8_t(*)[4])got, (const uint8_t(*)[4])reference);
            ck_assert_msg(count <= GL_TEST_PIXELS / 1000, "%s: %zu of %d pixels differ by more than 2/255",
                          glskin_path_name(gl_test_paths[i]), count, GL_TEST_PIXELS);
        }
    }
    free(reference);
    free(got);
}
END_TEST

/* One triangle, so that the answer is known: its colour is the light on its normal, and moving its bone moves it. */
struct triangle {
    glskin_device *device;
    glskin_mesh *mesh;
    glskin_instance *instance;
};

static struct triangle make_triangle(glskin_path path) {
    static const float position[3][3] = {{-0.5f, -0.5f, 0}, {0.5f, -0.5f, 0}, {0, 0.5f, 0}};
    static const float normal[3][3] = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
    static const uint8_t skin[3][8] = {{0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}};
    static const uint16_t indices[3] = {0, 1, 2};
    const glskin_mesh_desc desc = {.vertex_count = 3,
                                   .bone_count = 1,
                                   .index_count = 3,
                                   .indices = indices,
                                   .position = {position, 0},
                                   .normal = {normal, 0},
                                   .skin = {skin, 0}};
    struct triangle made = {gl_test_device(path, GLSKIN_NORMALS_EXACT), NULL, NULL};
    ck_assert_int_eq(glskin_mesh_create(made.device, &desc, &made.mesh), GLSKIN_OK);
    ck_assert_int_eq(glskin_instance_create(made.mesh, &made.instance), GLSKIN_OK);
    return made;
}

static void draw_triangle(const struct triangle *made, const float *world, uint8_t (*out)[4]) {
    float identity[16];
    translation(identity, 0, 0, 0, 1);
    const glskin_draw draw = {.instance = made->instance, .world = world};
    const glskin_pass pass = {.view_projection = identity};
    gl_test_picture_begin();
    glskin_frame_begin(made->device);
    ck_assert_int_eq(glskin_draw_instances(made->device, &pass, &draw, 1), GLSKIN_OK);
    glskin_frame_end(made->device);
    gl_test_picture_end(out);
}

static void free_triangle(struct triangle *made) {
    glskin_instance_destroy(made->instance);
    glskin_mesh_destroy(made->mesh);
    glskin_device_destroy(made->device);
}

START_TEST(a_triangle_in_closed_form) {
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    uint8_t(*before)[4] = calloc(GL_TEST_PIXELS, 4), (*after)[4] = calloc(GL_TEST_PIXELS, 4);
    float world[16];
    gl_test_target(GL_TEST_SIDE);
    struct triangle triangle = make_triangle(gl_test_paths[_i]);
    draw_triangle(&triangle, NULL, before);
    /* Half of half the picture's sides; light z / |light| = 0.5488, so 140 of 255. */
    size_t area = gl_test_covered((const uint8_t(*)[4])before);
    ck_assert_uint_ge(area, GL_TEST_PIXELS / 8 - GL_TEST_SIDE);
    ck_assert_uint_le(area, GL_TEST_PIXELS / 8 + GL_TEST_SIDE);
    const uint8_t *middle = before[GL_TEST_SIDE / 2 * GL_TEST_SIDE + GL_TEST_SIDE / 2];
    ck_assert_int_le(abs(middle[0] - 140), 1);
    ck_assert_int_eq(middle[3], 255);
    /* The bone moves it to the right by half a picture: the left half is empty. */
    static const glskin_bone moved = {{{1, 0, 0, 0.5f}, {0, 1, 0, 0}, {0, 0, 1, 0}}};
    glskin_instance_set_bones(triangle.instance, moved.row[0], GLSKIN_ROWS_3X4);
    draw_triangle(&triangle, NULL, after);
    ck_assert_int_eq(after[GL_TEST_SIDE / 2 * GL_TEST_SIDE + GL_TEST_SIDE / 4][2], 255);
    ck_assert_int_eq(after[GL_TEST_SIDE / 2 * GL_TEST_SIDE + GL_TEST_SIDE * 3 / 4][2], 140);
    /* The world moves it back. */
    translation(world, -0.5f, 0, 0, 1);
    draw_triangle(&triangle, world, after);
    ck_assert_uint_eq(gl_test_different((const uint8_t(*)[4])before, (const uint8_t(*)[4])after), 0);
    free_triangle(&triangle);
    free(before);
    free(after);
}
END_TEST

START_TEST(skinned_buffers_are_where_they_say) {
    glskin_path path = gl_test_paths[_i];
    glskin_skinned where = {0};
    if (!gl_test_has_path(path))
        return;
    struct triangle triangle = make_triangle(path);
    static const glskin_bone moved = {{{1, 0, 0, 5}, {0, 1, 0, 6}, {0, 0, -1, 7}}};
    glskin_instance_set_bones(triangle.instance, moved.row[0], GLSKIN_ROWS_3X4);
    glskin_frame_begin(triangle.device);
    ck_assert_int_eq(glskin_skin(triangle.device, &triangle.instance, 1), GLSKIN_OK);
    glskin_frame_end(triangle.device);
    bool keeps = gl_test_preskins(path);
    ck_assert_int_eq(glskin_instance_skinned(triangle.instance, &where), keeps ? GLSKIN_OK : GLSKIN_ERROR_UNSUPPORTED);
    if (keeps) {
        float position[3];
        int16_t normal[2];
        ck_assert_uint_eq(where.stride, 16);
        ck_assert_uint_eq(where.vertex_count, 3);
        ck_assert_uint_eq(where.source_vertex[2], 2);
        gl.BindBuffer(GL_ARRAY_BUFFER, where.buffer);
        gl.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)(where.offset + 2 * where.stride), sizeof position, position);
        gl.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)(where.offset + 2 * where.stride + 12), sizeof normal, normal);
        ck_assert_float_eq(position[0], 5);
        ck_assert_float_eq(position[1], 6.5f);
        ck_assert_float_eq(position[2], 7);
        /* (0,0,-1) folds to a corner of the square. */
        ck_assert_int_eq(abs(normal[0]), 32767);
        ck_assert_int_eq(abs(normal[1]), 32767);
    }
    free_triangle(&triangle);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("draw");
    GL_TEST_LOOP(suite, all_paths_draw_one_picture, 1);
    GL_TEST_LOOP(suite, a_triangle_in_closed_form, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, skinned_buffers_are_where_they_say, GL_TEST_PATHS);
    return suite;
}
