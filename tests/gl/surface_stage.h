/* A rectangle over the whole of a small target, for tests of what comes to the screen. */
#ifndef GLSKIN_TESTS_SURFACE_STAGE_H
#define GLSKIN_TESTS_SURFACE_STAGE_H

#include "gl/gl_test.h"

enum { SIDE = 8 };

struct stage {
    glskin_device *device;
    glskin_mesh *mesh;
    glskin_instance *instance;
    GLuint framebuffer, color, depth, texture;
    const glskin_light *used_light; /* NULL: the default */
    const float *view_projection;   /* NULL: the identity, whose viewer stands towards -z */
    const float (*tangent)[4];      /* of the four corners; NULL: none */
};

static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

/* A rectangle over the whole target at z = 0, with one normal and one coordinate of each set everywhere. */
static inline void stage_mesh(struct stage *stage, const float normal[3], const float texcoord[2][2]) {
    static const float position[4][3] = {{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}};
    static const uint8_t skin[4][8] = {{0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}};
    static const uint16_t indices[6] = {0, 1, 2, 0, 2, 3};
    float normals[4][3], sets[2][4][2];
    for (int v = 0; v < 4; v++) {
        memcpy(normals[v], normal, sizeof normals[v]);
        for (int set = 0; set < 2; set++)
            memcpy(sets[set][v], texcoord[set], sizeof sets[set][v]);
    }
    const glskin_mesh_desc desc = {.vertex_count = 4,
                                   .bone_count = 1,
                                   .index_count = 6,
                                   .indices = indices,
                                   .position = {position, 0},
                                   .normal = {normals, 0},
                                   .texcoord = {{sets[0], 0}, {sets[1], 0}},
                                   .tangent = {stage->tangent, 0},
                                   .skin = {skin, 0},
                                   .float_normals = true};
    ck_assert_msg(glskin_mesh_create(stage->device, &desc, &stage->mesh) == GLSKIN_OK, "%s", gl_test_message);
    ck_assert_int_eq(glskin_instance_create(stage->mesh, &stage->instance), GLSKIN_OK);
}

/* *stage: zero, but for what the caller wants otherwise. */
static inline void stage_open(struct stage *stage, glskin_path path, const float normal[3],
                              const float texcoord[2][2]) {
    stage->device = gl_test_device(path, GLSKIN_NORMALS_EXACT);
    gl.GenRenderbuffers(1, &stage->color);
    gl.BindRenderbuffer(GL_RENDERBUFFER, stage->color);
    gl.RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, SIDE, SIDE);
    gl.GenRenderbuffers(1, &stage->depth);
    gl.BindRenderbuffer(GL_RENDERBUFFER, stage->depth);
    gl.RenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, SIDE, SIDE);
    gl.GenFramebuffers(1, &stage->framebuffer);
    gl.BindFramebuffer(GL_FRAMEBUFFER, stage->framebuffer);
    gl.FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, stage->color);
    gl.FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, stage->depth);
    gl.Viewport(0, 0, SIDE, SIDE);
    gl.GenTextures(1, &stage->texture);
    stage_mesh(stage, normal, texcoord);
}

static inline void stage_close(struct stage *stage) {
    glskin_instance_destroy(stage->instance);
    glskin_mesh_destroy(stage->mesh);
    glskin_device_destroy(stage->device);
    gl.DeleteTextures(1, &stage->texture);
    gl.DeleteFramebuffers(1, &stage->framebuffer);
    gl.DeleteRenderbuffers(1, &stage->color);
    gl.DeleteRenderbuffers(1, &stage->depth);
}

static const float toward[3] = {0, 0, 1};
static const uint8_t nothing[4] = {0, 0, 0, 0};
static const float middle[2][2] = {{0.5f, 0.5f}, {0.5f, 0.5f}};

/* side * side texels, sampled as they are. */
static inline void set_texture(const struct stage *stage, GLsizei side, const void *texels) {
    gl.ActiveTexture(GL_TEXTURE0);
    gl.BindTexture(GL_TEXTURE_2D, stage->texture);
    gl.TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, side, side, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

static inline void clear(const uint8_t color[4]) {
    gl.ClearColor((float)color[0] / 255, (float)color[1] / 255, (float)color[2] / 255, (float)color[3] / 255);
    gl.Clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

static inline void draw(const struct stage *stage, const glskin_draw *draws, size_t count) {
    const glskin_pass pass = {.view_projection = stage->view_projection ? stage->view_projection : identity,
                              .light = stage->used_light};
    ck_assert_int_eq(glskin_frame_begin(stage->device), GLSKIN_OK);
    ck_assert_msg(glskin_draw_instances(stage->device, &pass, draws, count) == GLSKIN_OK, "%s", gl_test_message);
    ck_assert_int_eq(glskin_frame_end(stage->device), GLSKIN_OK);
}

static inline void draw_surface(const struct stage *stage, const glskin_surface *surface) {
    const glskin_draw one = {.instance = stage->instance, .surface = surface};
    draw(stage, &one, 1);
}

/* Every pixel is that, in 255ths, give or take one. */
static inline void expect(const double wanted[4], const char *what) {
    uint8_t pixels[SIDE * SIDE][4];
    gl.ReadPixels(0, 0, SIDE, SIDE, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    for (int p = 0; p < SIDE * SIDE; p++)
        for (int i = 0; i < 4; i++)
            ck_assert_msg(fabs(pixels[p][i] - 255 * wanted[i]) <= 1, "%s: pixel %d, channel %d: %d, wanted %g", what, p,
                          i, pixels[p][i], 255 * wanted[i]);
}

static inline void expect_bytes(const uint8_t wanted[4], const char *what) {
    const double values[4] = {wanted[0] / 255.0, wanted[1] / 255.0, wanted[2] / 255.0, wanted[3] / 255.0};
    expect(values, what);
}

#endif
