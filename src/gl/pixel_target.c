#include "gl/pixel_target.h"

#include "core/host.h"

#include <string.h>

enum { ROW = 1024 };

/* Tests that could keep a point from its pixel. The compatibility-only ones are skipped in a core profile. */
static const GLenum tests[PIXEL_TARGET_TESTS] = {GL_BLEND,
                                                 GL_DEPTH_TEST,
                                                 GL_STENCIL_TEST,
                                                 GL_SCISSOR_TEST,
                                                 GL_MULTISAMPLE,
                                                 GL_COLOR_LOGIC_OP,
                                                 GL_SAMPLE_ALPHA_TO_COVERAGE,
                                                 GL_SAMPLE_COVERAGE,
                                                 GL_PROGRAM_POINT_SIZE,
                                                 GL_ALPHA_TEST,
                                                 GL_POINT_SMOOTH};
enum { CORE_TESTS = 9 };

static int test_count(const struct gl *gl) {
    return gl->core_profile ? CORE_TESTS : PIXEL_TARGET_TESTS;
}

static void save_host(const struct gl *gl, struct pixel_target *target) {
    gl->f.GetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target->host.framebuffer_draw);
    gl->f.GetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &target->host.framebuffer_read);
    gl->f.GetIntegerv(GL_VIEWPORT, target->host.viewport);
    gl->f.GetIntegerv(GL_PIXEL_PACK_BUFFER_BINDING, &target->host.pack_buffer);
    gl->f.GetIntegerv(GL_PACK_ALIGNMENT, &target->host.pack_alignment);
    gl->f.GetIntegerv(GL_PACK_ROW_LENGTH, &target->host.pack_row_length);
    gl->f.GetFloatv(GL_POINT_SIZE, &target->host.point_size);
    gl->f.GetBooleanv(GL_COLOR_WRITEMASK, target->host.color_mask);
    for (int i = 0; i < test_count(gl); i++)
        target->host.enabled[i] = gl->f.IsEnabled(tests[i]);
}

static void set_aside(const struct gl *gl, const struct pixel_target *target) {
    gl->f.Viewport(0, 0, target->width, target->height);
    gl->f.BindBuffer(GL_PIXEL_PACK_BUFFER, 0);
    gl->f.PixelStorei(GL_PACK_ALIGNMENT, 4);
    gl->f.PixelStorei(GL_PACK_ROW_LENGTH, 0);
    gl->f.PointSize(1.0f);
    gl->f.ColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    if (gl->version >= 30)
        gl->f.Disable(GL_RASTERIZER_DISCARD);
    for (int i = 0; i < test_count(gl); i++)
        gl->f.Disable(tests[i]);
}

static void restore_host(const struct gl *gl, const struct pixel_target *target) {
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, (GLuint)target->host.framebuffer_draw);
    gl->f.BindFramebuffer(GL_READ_FRAMEBUFFER, (GLuint)target->host.framebuffer_read);
    gl->f.Viewport(target->host.viewport[0], target->host.viewport[1], target->host.viewport[2],
                   target->host.viewport[3]);
    gl->f.BindBuffer(GL_PIXEL_PACK_BUFFER, (GLuint)target->host.pack_buffer);
    gl->f.PixelStorei(GL_PACK_ALIGNMENT, target->host.pack_alignment);
    gl->f.PixelStorei(GL_PACK_ROW_LENGTH, target->host.pack_row_length);
    gl->f.PointSize(target->host.point_size);
    gl->f.ColorMask(target->host.color_mask[0], target->host.color_mask[1], target->host.color_mask[2],
                    target->host.color_mask[3]);
    for (int i = 0; i < test_count(gl); i++)
        if (target->host.enabled[i])
            gl->f.Enable(tests[i]);
}

/* The centre of each point's pixel in clip space. */
static glskin_result upload_places(const struct gl *gl, struct pixel_target *target) {
    float(*places)[2] = host_alloc(&gl->host, target->count, sizeof *places);
    if (!places)
        return host_fail_memory(&gl->host, "pixels to read back", target->count);
    for (size_t i = 0; i < target->count; i++) {
        places[i][0] = ((float)(i % ROW) + 0.5f) * 2 / (float)target->width - 1;
        places[i][1] = ((float)(i / ROW) + 0.5f) * 2 / (float)target->height - 1;
    }
    target->places = gl_buffer_create(gl, target->count * sizeof *places, places, GL_STREAM_DRAW);
    host_free(&gl->host, places);
    return target->places ? GLSKIN_OK : GLSKIN_ERROR_GL;
}

static GLuint create_float_texture(const struct gl *gl, GLsizei width, GLsizei height) {
    GLuint texture = 0;
    gl->f.GenTextures(1, &texture);
    gl->f.ActiveTexture(GL_TEXTURE0);
    gl->f.BindTexture(GL_TEXTURE_2D, texture);
    gl->f.TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, width, height, 0, GL_RGBA, GL_FLOAT, NULL);
    gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    return texture;
}

static GLenum create_framebuffer(const struct gl *gl, struct pixel_target *target) {
    GLenum buffers[PIXEL_TARGET_MAX];
    gl->f.GenFramebuffers(1, &target->framebuffer);
    gl->f.BindFramebuffer(GL_FRAMEBUFFER, target->framebuffer);
    for (int i = 0; i < target->targets; i++) {
        buffers[i] = GL_COLOR_ATTACHMENT0 + (GLenum)i;
        target->textures[i] = create_float_texture(gl, target->width, target->height);
        gl->f.FramebufferTexture2D(GL_FRAMEBUFFER, buffers[i], GL_TEXTURE_2D, target->textures[i], 0);
    }
    gl->f.DrawBuffers(target->targets, buffers);
    return gl->f.CheckFramebufferStatus(GL_FRAMEBUFFER);
}

glskin_result pixel_target_begin(const struct gl *gl, size_t count, int targets, struct pixel_target *out) {
    GLint largest = 0, most = 0;
    memset(out, 0, sizeof *out);
    gl->f.GetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    gl->f.GetIntegerv(GL_MAX_DRAW_BUFFERS, &most);
    size_t rows = (count + ROW - 1) / ROW;
    if (rows > (size_t)largest || largest < ROW || targets > most)
        return host_fail(
            &gl->host, GLSKIN_ERROR_UNSUPPORTED,
            "%zu points in %d float targets can't be read back: the driver's largest texture is %d, and it "
            "draws to %d targets",
            count, targets, largest, most);
    out->count = count;
    out->targets = targets;
    out->width = ROW;
    out->height = (GLsizei)rows;
    glskin_result result = upload_places(gl, out);
    if (result != GLSKIN_OK)
        return result;
    save_host(gl, out);
    GLenum status = create_framebuffer(gl, out);
    set_aside(gl, out);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, out->places);
    gl->f.EnableVertexAttribArray(PIXEL_TARGET_ATTRIBUTE);
    gl->f.VertexAttribPointer(PIXEL_TARGET_ATTRIBUTE, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    if (status == GL_FRAMEBUFFER_COMPLETE)
        return GLSKIN_OK;
    pixel_target_end(gl, out);
    return host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED,
                     "the driver can't draw to float textures (framebuffer status 0x%04X)", status);
}

glskin_result pixel_target_read(const struct gl *gl, const struct pixel_target *target, int which, float (*out)[4]) {
    size_t pixels = (size_t)target->width * (size_t)target->height;
    float(*read)[4] = host_alloc(&gl->host, pixels, sizeof *read);
    if (!read)
        return host_fail_memory(&gl->host, "pixels to read back", pixels);
    gl->f.ReadBuffer(GL_COLOR_ATTACHMENT0 + (GLenum)which);
    gl->f.ReadPixels(0, 0, target->width, target->height, GL_RGBA, GL_FLOAT, read);
    memcpy(out, read, target->count * sizeof *read);
    host_free(&gl->host, read);
    return gl_check(gl, "reading results back as pixels");
}

void pixel_target_end(const struct gl *gl, struct pixel_target *target) {
    gl->f.DisableVertexAttribArray(PIXEL_TARGET_ATTRIBUTE);
    restore_host(gl, target);
    gl->f.DeleteFramebuffers(1, &target->framebuffer);
    gl->f.DeleteTextures(target->targets, target->textures);
    gl->f.DeleteBuffers(1, &target->places);
}
