/* Devices: what they refuse, what they notice about a driver, and what they leave alone. */
#include "gl/gl_test.h"

#include "gl/state.h"

#include <stdlib.h>

START_TEST(bad_descs_are_refused) {
    glskin_device *device = (glskin_device *)&gl;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    desc.get_proc = NULL;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_null(device);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "get_proc"));
    desc = gl_test_desc((glskin_path)77);
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_device_create(NULL, &device), GLSKIN_ERROR_INVALID_ARGUMENT);
    glskin_device_destroy(NULL);
    glskin_mesh_destroy(NULL);
    glskin_instance_destroy(NULL);
}
END_TEST

static glskin_proc no_functions(void *user, const char *name) {
    (void)user;
    (void)name;
    return NULL;
}

START_TEST(a_lookup_that_finds_nothing_is_an_error) {
    glskin_device *device = NULL;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    desc.get_proc = no_functions;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_ERROR_GL);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "is the context current"));
}
END_TEST

START_TEST(auto_takes_the_best) {
    glskin_device *device = gl_test_device(GLSKIN_PATH_AUTO, GLSKIN_NORMALS_EXACT);
    glskin_caps caps = glskin_device_caps(device);
    int version = gl_test_version();
    ck_assert_int_eq(caps.path, version >= 43   ? GLSKIN_PATH_COMPUTE
                                : version >= 33 ? GLSKIN_PATH_TEXTURE_BUFFER
                                                : GLSKIN_PATH_UNIFORM);
    ck_assert_int_eq(caps.glsl_version, version >= 43 ? 430 : version >= 33 ? 330 : 120);
    ck_assert_ptr_nonnull(caps.renderer);
    glskin_device_destroy(device);
}
END_TEST

START_TEST(a_limit_pretends_an_older_driver) {
    glskin_device *device = NULL;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    desc.limits.gl_version = gl_test_version() < 33 ? gl_test_version() : 33;
    ck_assert_msg(glskin_device_create(&desc, &device) == GLSKIN_OK, "%s", gl_test_message);
    ck_assert_int_eq(glskin_device_caps(device).path,
                     gl_test_version() >= 33 ? GLSKIN_PATH_TEXTURE_BUFFER : GLSKIN_PATH_UNIFORM);
    glskin_device_destroy(device);
    desc = gl_test_desc(GLSKIN_PATH_UNIFORM);
    desc.limits.uniform_components = 463; /* one less than the compact file needs */
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_ERROR_UNSUPPORTED);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "464 vertex uniform components, the driver has 463"));
}
END_TEST

/* ---- Drivers that skin wrongly ---- */

static void (*real_uniform4fv)(GLint, GLsizei, const GLfloat *);
static void (*real_tex_buffer)(GLenum, GLenum, GLuint);

/* Loses the last bone of what goes up. */
static void short_uniform4fv(GLint location, GLsizei count, const GLfloat *values) {
    real_uniform4fv(location, count > 3 ? count - 3 : count, values);
}
static void no_dispatch(GLuint x, GLuint y, GLuint z) {
    (void)x;
    (void)y;
    (void)z;
}
static void wrong_tex_buffer(GLenum target, GLenum format, GLuint buffer) {
    (void)format;
    real_tex_buffer(target, GL_RGBA16F, buffer);
}

static glskin_proc faulty_proc(void *user, const char *name) {
    (void)user;
    if (strcmp(name, "glUniform4fv") == 0) {
        real_uniform4fv = (void (*)(GLint, GLsizei, const GLfloat *))context_proc(NULL, name);
        return (glskin_proc)short_uniform4fv;
    }
    if (strcmp(name, "glDispatchCompute") == 0)
        return (glskin_proc)no_dispatch;
    if (strcmp(name, "glTexBuffer") == 0) {
        real_tex_buffer = (void (*)(GLenum, GLenum, GLuint))context_proc(NULL, name);
        return (glskin_proc)wrong_tex_buffer;
    }
    return context_proc(NULL, name);
}

START_TEST(the_self_test_finds_a_faulty_driver) {
    static const glskin_path faulty[] = {GLSKIN_PATH_UNIFORM, GLSKIN_PATH_TEXTURE_BUFFER, GLSKIN_PATH_COMPUTE};
    glskin_device *device = NULL;
    glskin_path_report report;
    for (int i = 0; i < 3; i++) {
        if (!gl_test_has_path(faulty[i]))
            continue;
        glskin_device_desc desc = gl_test_desc(faulty[i]);
        desc.get_proc = faulty_proc;
        ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_ERROR_GL);
        ck_assert_msg(strstr(gl_test_message, "skins wrongly") != NULL, "%s", gl_test_message);
    }
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    desc.get_proc = faulty_proc;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_OK);
    ck_assert_int_eq(glskin_device_caps(device).path, GLSKIN_PATH_CPU);
    ck_assert_int_ge(gl_test_warnings, 2);
    ck_assert_int_eq(glskin_device_test_path(device, GLSKIN_PATH_UNIFORM, &report), GLSKIN_OK);
    ck_assert(report.tested && !report.available && report.self_test_error > 1e-3f);
    glskin_device_destroy(device);
}
END_TEST

START_TEST(a_second_device_finds_no_error_of_the_first) {
    for (int i = 0; i < 2; i++) {
        struct gl_test_mesh source;
        glskin_mesh *mesh = NULL;
        glskin_instance *instance = NULL;
        float position[3 * 8];
        glskin_device *device = gl_test_device(GLSKIN_PATH_UNIFORM, GLSKIN_NORMALS_EXACT);
        gl_test_mesh_make(&source, 8, 4, 1);
        glskin_mesh_create(device, &source.desc, &mesh);
        ck_assert_int_eq(glskin_instance_create(mesh, &instance), GLSKIN_OK);
        ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
        ck_assert_int_eq(glskin_instance_read(instance, position, NULL), GLSKIN_OK);
        ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
        glskin_instance_destroy(instance);
        glskin_mesh_destroy(mesh);
        glskin_device_destroy(device);
        gl_test_mesh_free(&source);
    }
    ck_assert_int_eq(gl_test_warnings, 0);
    ck_assert_int_eq(gl.GetError(), GL_NO_ERROR);
}
END_TEST

START_TEST(errors_that_were_pending_are_the_hosts) {
    glskin_device *device = gl_test_device(GLSKIN_PATH_AUTO, GLSKIN_NORMALS_EXACT);
    int before = gl_test_warnings;
    gl.Enable(0xFFFF);
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
    ck_assert_int_eq(gl_test_warnings, before + 1);
    ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
    glskin_device_destroy(device);
}
END_TEST

/* ---- Order of calls, lost contexts ---- */

START_TEST(calls_outside_a_frame_are_refused) {
    struct gl_test_mesh source;
    glskin_mesh *mesh = NULL;
    glskin_instance *instance = NULL;
    float identity[16] = {0}, position[3 * 8];
    glskin_device *device = gl_test_device(GLSKIN_PATH_AUTO, GLSKIN_NORMALS_EXACT);
    gl_test_mesh_make(&source, 8, 4, 1);
    glskin_mesh_create(device, &source.desc, &mesh);
    ck_assert_int_eq(glskin_instance_create(mesh, &instance), GLSKIN_OK);
    const glskin_pass pass = {.view_projection = identity};
    const glskin_draw draw = {.instance = instance}, missing = {0};
    ck_assert_int_eq(glskin_frame_end(device), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_skin(device, &instance, 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_draw_instances(device, &pass, &draw, 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_instance_read(instance, position, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_draw_instances(device, &pass, &missing, 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_draw_instances(device, NULL, &draw, 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_instance_set_bones(instance, NULL, GLSKIN_ROWS_3X4), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_draw_instances(device, &pass, NULL, 0), GLSKIN_OK);
    ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    glskin_device_destroy(device);
    gl_test_mesh_free(&source);
}
END_TEST

/* Calls of what deletes, once the context is gone. */
static bool gone;
static int deleted;
static void (*real_deletes[4])(GLsizei, const GLuint *);
static void delete_buffers(GLsizei count, const GLuint *names) {
    deleted += gone;
    real_deletes[0](count, names);
}
static void delete_textures(GLsizei count, const GLuint *names) {
    deleted += gone;
    real_deletes[1](count, names);
}
static void delete_arrays(GLsizei count, const GLuint *names) {
    deleted += gone;
    real_deletes[2](count, names);
}
static void delete_framebuffers(GLsizei count, const GLuint *names) {
    deleted += gone;
    real_deletes[3](count, names);
}

static glskin_proc watching_proc(void *user, const char *name) {
    static const char *const names[4] = {"glDeleteBuffers", "glDeleteTextures", "glDeleteVertexArrays",
                                         "glDeleteFramebuffers"};
    static void (*const watching[4])(GLsizei, const GLuint *) = {delete_buffers, delete_textures, delete_arrays,
                                                                 delete_framebuffers};
    (void)user;
    for (int i = 0; i < 4; i++)
        if (strcmp(name, names[i]) == 0) {
            real_deletes[i] = (void (*)(GLsizei, const GLuint *))context_proc(NULL, name);
            return (glskin_proc)watching[i];
        }
    return context_proc(NULL, name);
}

START_TEST(an_abandoned_device_makes_no_call) {
    static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    struct gl_test_mesh source;
    glskin_mesh *mesh = NULL, *other = NULL;
    glskin_instance *instance = NULL;
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    glskin_device *device = NULL;
    glskin_device_desc desc = gl_test_desc(gl_test_paths[_i]);
    desc.get_proc = watching_proc;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_OK);
    gl_test_mesh_make(&source, 8, 4, 1);
    glskin_mesh_create(device, &source.desc, &mesh);
    ck_assert_int_eq(glskin_instance_create(mesh, &instance), GLSKIN_OK);
    gl_test_target(16);
    const glskin_draw draw = {.instance = instance};
    const glskin_pass pass = {.view_projection = identity};
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
    ck_assert_int_eq(glskin_draw_instances(device, &pass, &draw, 1), GLSKIN_OK);
    /* From here the context is gone: a GL call would crash, or return an error to the check below. */
    gl_test_drop_context();
    gone = true;
    glskin_device_abandon(device);
    ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_ERROR_GL);
    ck_assert_int_eq(glskin_mesh_create(device, &source.desc, &other), GLSKIN_ERROR_GL);
    ck_assert_ptr_null(other);
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    glskin_device_destroy(device);
    ck_assert_int_eq(deleted, 0);
    gl_test_mesh_free(&source);
    gl_test_open();
}
END_TEST

/* ---- The host's state ---- */

enum { HOST_TEXTURES = STATE_TEXTURES + STATE_BUFFER_UNITS };

/* Something of the host's own in everything that the library may touch. */
static void set_host_state(GLuint buffers[3], GLuint textures[HOST_TEXTURES], GLuint *array) {
    int version = gl_test_version();
    gl.GenBuffers(3, buffers);
    for (int i = 0; i < 3; i++) {
        gl.BindBuffer(GL_ARRAY_BUFFER, buffers[i]);
        gl.BufferData(GL_ARRAY_BUFFER, 4096, NULL, GL_STATIC_DRAW);
    }
    if (version >= 30) {
        gl.GenVertexArrays(1, array);
        gl.BindVertexArray(*array);
    }
    gl.BindBuffer(GL_ELEMENT_ARRAY_BUFFER, buffers[1]);
    gl.BindBuffer(GL_ARRAY_BUFFER, buffers[0]);
    for (GLuint i = 0; i < 16; i += 3) {
        gl.VertexAttribPointer(i, 2, GL_SHORT, GL_TRUE, 12, (const void *)(size_t)(4 * i));
        gl.EnableVertexAttribArray(i);
    }
    gl.BindBuffer(GL_ARRAY_BUFFER, buffers[2]);
    gl.VertexAttrib4f(8, 1, 2, 3, 4);
    gl.VertexAttrib4f(9, 5, 6, 7, 8);
    gl.GenTextures(HOST_TEXTURES, textures);
    for (GLuint unit = 0; unit < STATE_TEXTURES; unit++) {
        GLuint sampler = 0;
        gl.ActiveTexture(GL_TEXTURE0 + unit);
        gl.BindTexture(GL_TEXTURE_2D, textures[unit]);
        if (version < 33)
            continue;
        gl.GenSamplers(1, &sampler);
        gl.BindSampler(unit, sampler);
    }
    if (version >= 33) {
        for (GLuint i = 0; i < STATE_BUFFER_UNITS; i++) {
            gl.ActiveTexture(GL_TEXTURE0 + STATE_PALETTE_UNIT + i);
            gl.BindTexture(GL_TEXTURE_BUFFER, textures[STATE_TEXTURES + i]);
        }
        gl.BindBuffer(GL_TEXTURE_BUFFER, buffers[1]);
        gl.BindBufferRange(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffers[0], 256, 512);
    }
    if (version >= 43) {
        for (GLuint i = 0; i < STATE_STORAGE; i++)
            gl.BindBufferRange(GL_SHADER_STORAGE_BUFFER, i, buffers[i % 3], 256 * i, 256);
        gl.BindBuffer(GL_SHADER_STORAGE_BUFFER, buffers[2]);
        gl.BindBuffer(GL_DRAW_INDIRECT_BUFFER, buffers[0]);
    }
    gl.ActiveTexture(GL_TEXTURE3);
}

/* All of it in one value: the library's own list, taken with the library's reader on the tests' functions, plus what it
 * promises never to touch. */
struct dump {
    struct gl_state listed;
    struct gl_pixel_state pixels;
    GLint attributes[16][5], viewport[4], scissor[4], framebuffer, renderbuffer, unpack, pack, front_face;
    GLboolean enabled[8], mask[4];
};

static void take_dump(struct dump *dump) {
    static const GLenum tests[8] = {GL_BLEND,        GL_DEPTH_TEST,  GL_CULL_FACE,           GL_SCISSOR_TEST,
                                    GL_STENCIL_TEST, GL_MULTISAMPLE, GL_POLYGON_OFFSET_FILL, GL_DITHER};
    struct gl library;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    memset(dump, 0, sizeof *dump);
    ck_assert_int_eq(gl_load(&library, &desc), GLSKIN_OK);
    gl_state_save(&library, &dump->listed);
    gl_pixel_state_save(&library, &dump->pixels);
    for (GLuint i = 0; i < 16; i++) {
        gl.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_ENABLED, &dump->attributes[i][0]);
        gl.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING, &dump->attributes[i][1]);
        gl.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_SIZE, &dump->attributes[i][2]);
        gl.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_TYPE, &dump->attributes[i][3]);
        gl.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_STRIDE, &dump->attributes[i][4]);
    }
    gl.GetIntegerv(GL_VIEWPORT, dump->viewport);
    gl.GetIntegerv(GL_SCISSOR_BOX, dump->scissor);
    gl.GetIntegerv(GL_FRAMEBUFFER_BINDING, &dump->framebuffer);
    gl.GetIntegerv(GL_RENDERBUFFER_BINDING, &dump->renderbuffer);
    gl.GetIntegerv(GL_UNPACK_ALIGNMENT, &dump->unpack);
    gl.GetIntegerv(GL_PACK_ALIGNMENT, &dump->pack);
    gl.GetIntegerv(GL_FRONT_FACE, &dump->front_face);
    gl.GetBooleanv(GL_COLOR_WRITEMASK, dump->mask);
    for (int i = 0; i < 8; i++)
        dump->enabled[i] = gl.IsEnabled(tests[i]);
}

static void check_same(const struct dump *before, const char *after_what) {
    struct dump now;
    take_dump(&now);
    ck_assert_msg(memcmp(&now.listed, &before->listed, sizeof now.listed) == 0, "listed state changed by %s",
                  after_what);
    ck_assert_msg(memcmp(&now, before, sizeof now) == 0, "state changed by %s", after_what);
}

START_TEST(the_hosts_state_comes_back) {
    glskin_path path = gl_test_paths[_i];
    GLuint buffers[3], textures[HOST_TEXTURES], array = 0;
    struct gl_test_mesh source;
    struct dump before;
    glskin_device *device = NULL;
    glskin_mesh *meshes[2];
    glskin_instance *instances[3];
    float(*tangents)[4] = calloc(200, sizeof *tangents);
    float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    if (!gl_test_has_path(path))
        return;
    gl_test_target(16);
    set_host_state(buffers, textures, &array);
    gl_test_mesh_make(&source, 200, 100, 3);
    for (size_t v = 0; v < 200; v++)
        tangents[v][0] = tangents[v][3] = 1;
    source.desc.tangent = (glskin_stream){tangents, 0};
    take_dump(&before);
    for (int feedback = 0; feedback < 2; feedback++) {
        glskin_device_desc desc = gl_test_desc(path);
        desc.keep_state = true;
        desc.limits.no_transform_feedback = !feedback;
        if (!feedback && path == GLSKIN_PATH_FEEDBACK)
            continue;
        ck_assert_msg(glskin_device_create(&desc, &device) == GLSKIN_OK, "%s", gl_test_message);
        check_same(&before, "glskin_device_create");
        for (int i = 0; i < 2; i++)
            ck_assert_int_eq(glskin_mesh_create(device, &source.desc, &meshes[i]), GLSKIN_OK);
        for (int i = 0; i < 3; i++)
            ck_assert_int_eq(glskin_instance_create(meshes[i / 2], &instances[i]), GLSKIN_OK);
        check_same(&before, "glskin_mesh_create and glskin_instance_create");
        float(*position)[3] = calloc(200, sizeof *position);
        static const glskin_surface surface = {.filter = GLSKIN_FILTER_MODULATE_2X};
        const glskin_draw draws[4] = {{.instance = instances[0]},
                                      {.instance = instances[1], .world = identity},
                                      {.instance = instances[2]},
                                      {.instance = instances[1], .surface = &surface}};
        const glskin_pass pass = {.view_projection = identity};
        ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
        ck_assert_int_eq(glskin_draw_instances(device, &pass, draws, 4), GLSKIN_OK);
        ck_assert_int_eq(glskin_instance_read(instances[0], position[0], NULL), GLSKIN_OK);
        ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
        check_same(&before, "a frame");
        glskin_path_report report;
        ck_assert_int_eq(glskin_device_test_path(device, path, &report), GLSKIN_OK);
        check_same(&before, "glskin_device_test_path");
        free(position);
        for (int i = 0; i < 3; i++)
            glskin_instance_destroy(instances[i]);
        for (int i = 0; i < 2; i++)
            glskin_mesh_destroy(meshes[i]);
        glskin_device_destroy(device);
        check_same(&before, "destroying everything");
    }
    gl_test_mesh_free(&source);
    free(tangents);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("device");
    GL_TEST_LOOP(suite, bad_descs_are_refused, 1);
    GL_TEST_LOOP(suite, a_lookup_that_finds_nothing_is_an_error, 1);
    GL_TEST_LOOP(suite, auto_takes_the_best, 1);
    GL_TEST_LOOP(suite, a_limit_pretends_an_older_driver, 1);
    GL_TEST_LOOP(suite, the_self_test_finds_a_faulty_driver, 1);
    GL_TEST_LOOP(suite, a_second_device_finds_no_error_of_the_first, 1);
    GL_TEST_LOOP(suite, errors_that_were_pending_are_the_hosts, 1);
    GL_TEST_LOOP(suite, calls_outside_a_frame_are_refused, 1);
    GL_TEST_LOOP(suite, an_abandoned_device_makes_no_call, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, the_hosts_state_comes_back, GL_TEST_PATHS);
    return suite;
}
