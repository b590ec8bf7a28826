#include "gl/capture.h"

#include "core/host.h"

#include <string.h>

enum { FLOATS = 7, ROW = 1024 };

/* Tests that could keep a point from its pixel. The compatibility-only ones are skipped in a core profile. */
static const GLenum tests[CAPTURE_TESTS] = {
    GL_BLEND, GL_DEPTH_TEST, GL_STENCIL_TEST, GL_SCISSOR_TEST, GL_MULTISAMPLE, GL_COLOR_LOGIC_OP,
    GL_SAMPLE_ALPHA_TO_COVERAGE, GL_SAMPLE_COVERAGE, GL_PROGRAM_POINT_SIZE, GL_ALPHA_TEST, GL_POINT_SMOOTH};
enum { CORE_TESTS = 9 };

static int test_count(const struct gl *gl) {
    return gl->core_profile ? CORE_TESTS : CAPTURE_TESTS;
}

enum program_capture capture_method(const struct gl *gl) {
    if (gl->transform_feedback)
        return PROGRAM_CAPTURE_FEEDBACK;
    return gl->float_pixels ? PROGRAM_CAPTURE_PIXELS : PROGRAM_DRAW;
}

static void pixel_state_save(const struct gl *gl, struct pixel_state *state) {
    gl->f.GetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &state->framebuffer_draw);
    gl->f.GetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &state->framebuffer_read);
    gl->f.GetIntegerv(GL_VIEWPORT, state->viewport);
    gl->f.GetIntegerv(GL_PIXEL_PACK_BUFFER_BINDING, &state->pack_buffer);
    gl->f.GetIntegerv(GL_PACK_ALIGNMENT, &state->pack_alignment);
    gl->f.GetIntegerv(GL_PACK_ROW_LENGTH, &state->pack_row_length);
    gl->f.GetFloatv(GL_POINT_SIZE, &state->point_size);
    gl->f.GetBooleanv(GL_COLOR_WRITEMASK, state->color_mask);
    for (int i = 0; i < test_count(gl); i++)
        state->enabled[i] = gl->f.IsEnabled(tests[i]);
}

static void pixel_state_set(const struct gl *gl, const struct capture *capture) {
    gl->f.Viewport(0, 0, capture->width, capture->height);
    gl->f.BindBuffer(GL_PIXEL_PACK_BUFFER, 0);
    gl->f.PixelStorei(GL_PACK_ALIGNMENT, 4);
    gl->f.PixelStorei(GL_PACK_ROW_LENGTH, 0);
    gl->f.PointSize(1.0f);
    if (gl->version >= 30)
        gl->f.Disable(GL_RASTERIZER_DISCARD);
    gl->f.ColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    for (int i = 0; i < test_count(gl); i++)
        gl->f.Disable(tests[i]);
}

static void pixel_state_restore(const struct gl *gl, const struct pixel_state *state) {
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, (GLuint)state->framebuffer_draw);
    gl->f.BindFramebuffer(GL_READ_FRAMEBUFFER, (GLuint)state->framebuffer_read);
    gl->f.Viewport(state->viewport[0], state->viewport[1], state->viewport[2], state->viewport[3]);
    gl->f.BindBuffer(GL_PIXEL_PACK_BUFFER, (GLuint)state->pack_buffer);
    gl->f.PixelStorei(GL_PACK_ALIGNMENT, state->pack_alignment);
    gl->f.PixelStorei(GL_PACK_ROW_LENGTH, state->pack_row_length);
    gl->f.PointSize(state->point_size);
    gl->f.ColorMask(state->color_mask[0], state->color_mask[1], state->color_mask[2], state->color_mask[3]);
    for (int i = 0; i < test_count(gl); i++)
        if (state->enabled[i])
            gl->f.Enable(tests[i]);
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

static void delete_targets(const struct gl *gl, struct capture *capture) {
    gl->f.DeleteFramebuffers(1, &capture->framebuffer);
    gl->f.DeleteTextures(2, capture->textures);
    gl->f.DeleteBuffers(1, &capture->buffer);
}

/* The centre of each vertex's pixel in clip space. */
static glskin_result upload_places(const struct gl *gl, struct capture *capture) {
    float(*places)[2] = host_alloc(&gl->host, capture->count, sizeof *places);
    if (!places)
        return host_fail_memory(&gl->host, "pixels to read back", capture->count);
    for (size_t i = 0; i < capture->count; i++) {
        places[i][0] = ((float)(i % ROW) + 0.5f) * 2 / (float)capture->width - 1;
        places[i][1] = ((float)(i / ROW) + 0.5f) * 2 / (float)capture->height - 1;
    }
    capture->buffer = gl_buffer_create(gl, capture->count * sizeof *places, places, GL_STREAM_DRAW);
    host_free(&gl->host, places);
    return capture->buffer ? GLSKIN_OK : GLSKIN_ERROR_GL;
}

static glskin_result begin_pixels(const struct gl *gl, struct capture *capture) {
    GLint limit = 0;
    gl->f.GetIntegerv(GL_MAX_TEXTURE_SIZE, &limit);
    size_t rows = (capture->count + ROW - 1) / ROW;
    if (rows > (size_t)limit || limit < ROW)
        return host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED,
                         "%zu vertices can't be read back as pixels: the largest texture is %d", capture->count, limit);
    capture->width = ROW;
    capture->height = (GLsizei)rows;
    glskin_result result = upload_places(gl, capture);
    if (result != GLSKIN_OK)
        return result;
    pixel_state_save(gl, &capture->host);
    gl->f.GenFramebuffers(1, &capture->framebuffer);
    gl->f.BindFramebuffer(GL_FRAMEBUFFER, capture->framebuffer);
    static const GLenum targets[2] = {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1};
    for (int i = 0; i < 2; i++) {
        capture->textures[i] = create_float_texture(gl, capture->width, capture->height);
        gl->f.FramebufferTexture2D(GL_FRAMEBUFFER, targets[i], GL_TEXTURE_2D, capture->textures[i], 0);
    }
    gl->f.DrawBuffers(2, targets);
    GLenum status = gl->f.CheckFramebufferStatus(GL_FRAMEBUFFER);
    if (status != GL_FRAMEBUFFER_COMPLETE) {
        pixel_state_restore(gl, &capture->host);
        delete_targets(gl, capture);
        return host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED,
                         "the driver can't draw to float textures (framebuffer status 0x%04X)", status);
    }
    pixel_state_set(gl, capture);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, capture->buffer);
    gl->f.EnableVertexAttribArray(PROGRAM_CAPTURE_ATTRIBUTE);
    gl->f.VertexAttribPointer(PROGRAM_CAPTURE_ATTRIBUTE, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    return GLSKIN_OK;
}

static glskin_result end_pixels(const struct gl *gl, struct capture *capture, struct capture_vertex *out) {
    gl->f.DisableVertexAttribArray(PROGRAM_CAPTURE_ATTRIBUTE);
    size_t pixels = (size_t)capture->width * (size_t)capture->height;
    float(*read)[4] = host_alloc(&gl->host, pixels, sizeof *read);
    for (int target = 0; read && target < 2; target++) {
        gl->f.ReadBuffer(GL_COLOR_ATTACHMENT0 + (GLenum)target);
        gl->f.ReadPixels(0, 0, capture->width, capture->height, GL_RGBA, GL_FLOAT, read);
        for (size_t i = 0; i < capture->count; i++)
            memcpy(target == 0 ? out[i].position : out[i].normal, read[i], (target == 0 ? 4 : 3) * sizeof(float));
    }
    host_free(&gl->host, read);
    pixel_state_restore(gl, &capture->host);
    delete_targets(gl, capture);
    return read ? gl_check(gl, "reading skinned vertices back as pixels")
                : host_fail_memory(&gl->host, "pixels to read back", pixels);
}

/* Nothing is drawn, yet a draw call needs a complete framebuffer, which a context without a surface has none of. */
static void bind_small_framebuffer(const struct gl *gl, struct capture *capture) {
    GLint bound = 0;
    gl->f.GetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &capture->host.framebuffer_draw);
    gl->f.GetIntegerv(GL_RENDERBUFFER_BINDING, &bound);
    gl->f.GenRenderbuffers(1, &capture->renderbuffer);
    gl->f.BindRenderbuffer(GL_RENDERBUFFER, capture->renderbuffer);
    gl->f.RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 1, 1);
    gl->f.BindRenderbuffer(GL_RENDERBUFFER, (GLuint)bound);
    gl->f.GenFramebuffers(1, &capture->framebuffer);
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, capture->framebuffer);
    gl->f.FramebufferRenderbuffer(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, capture->renderbuffer);
}

static glskin_result begin_feedback(const struct gl *gl, struct capture *capture) {
    capture->buffer = gl_buffer_create(gl, capture->count * FLOATS * sizeof(float), NULL, GL_STREAM_READ);
    if (!capture->buffer)
        return GLSKIN_ERROR_GL;
    bind_small_framebuffer(gl, capture);
    gl->f.BindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, capture->buffer);
    gl->f.Enable(GL_RASTERIZER_DISCARD);
    gl->f.BeginTransformFeedback(GL_POINTS);
    return GLSKIN_OK;
}

static glskin_result end_feedback(const struct gl *gl, struct capture *capture, struct capture_vertex *out) {
    gl->f.EndTransformFeedback();
    gl->f.Disable(GL_RASTERIZER_DISCARD);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, capture->buffer);
    gl->f.GetBufferSubData(GL_ARRAY_BUFFER, 0, (GLsizeiptr)(capture->count * FLOATS * sizeof(float)), out);
    gl->f.BindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 0);
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, (GLuint)capture->host.framebuffer_draw);
    gl->f.DeleteFramebuffers(1, &capture->framebuffer);
    gl->f.DeleteRenderbuffers(1, &capture->renderbuffer);
    gl->f.DeleteBuffers(1, &capture->buffer);
    return gl_check(gl, "reading skinned vertices back by transform feedback");
}

glskin_result capture_begin(const struct gl *gl, size_t count, struct capture *capture) {
    memset(capture, 0, sizeof *capture);
    capture->method = capture_method(gl);
    capture->count = count;
    switch (capture->method) {
    case PROGRAM_CAPTURE_FEEDBACK: return begin_feedback(gl, capture);
    case PROGRAM_CAPTURE_PIXELS: return begin_pixels(gl, capture);
    default:
        return host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED,
                         "this driver can't read skinned vertices back: it has neither transform feedback nor float "
                         "framebuffers");
    }
}

glskin_result capture_end(const struct gl *gl, struct capture *capture, struct capture_vertex *out) {
    _Static_assert(sizeof(struct capture_vertex) == FLOATS * sizeof(float), "capture_vertex is what feedback writes");
    return capture->method == PROGRAM_CAPTURE_FEEDBACK ? end_feedback(gl, capture, out) : end_pixels(gl, capture, out);
}
