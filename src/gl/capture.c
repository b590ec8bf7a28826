#include "gl/capture.h"

#include "core/host.h"

#include <string.h>

const struct capture_layout capture_vertex_layout = {2, {{"gl_Position", 4}, {"v_TEXCOORD0", 3}}, 7};

enum capture_method capture_method(const struct gl *gl) {
    if (gl->transform_feedback)
        return CAPTURE_FEEDBACK;
    return gl->float_pixels ? CAPTURE_PIXELS : CAPTURE_NONE;
}

static size_t capture_size(const struct capture *capture) {
    return capture->count * capture->layout->floats * sizeof(float);
}

void capture_framebuffer_create(const struct gl *gl, GLuint *framebuffer, GLuint *renderbuffer) {
    GLint bound = 0;
    gl->f.GetIntegerv(GL_RENDERBUFFER_BINDING, &bound);
    gl->f.GenRenderbuffers(1, renderbuffer);
    gl->f.BindRenderbuffer(GL_RENDERBUFFER, *renderbuffer);
    gl->f.RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 1, 1);
    gl->f.BindRenderbuffer(GL_RENDERBUFFER, (GLuint)bound);
    gl->f.GenFramebuffers(1, framebuffer);
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, *framebuffer);
    gl->f.FramebufferRenderbuffer(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, *renderbuffer);
}

static glskin_result begin_feedback(const struct gl *gl, struct capture *capture) {
    capture->buffer = gl_buffer_create(gl, capture_size(capture), NULL, GL_STREAM_READ);
    if (!capture->buffer)
        return GLSKIN_ERROR_GL;
    gl->f.GetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &capture->host_framebuffer);
    capture_framebuffer_create(gl, &capture->framebuffer, &capture->renderbuffer);
    gl->f.BindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, capture->buffer);
    gl->f.Enable(GL_RASTERIZER_DISCARD);
    gl->f.BeginTransformFeedback(GL_POINTS);
    return GLSKIN_OK;
}

static glskin_result end_feedback(const struct gl *gl, struct capture *capture, float *out) {
    gl->f.EndTransformFeedback();
    gl->f.Disable(GL_RASTERIZER_DISCARD);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, capture->buffer);
    gl->f.GetBufferSubData(GL_ARRAY_BUFFER, 0, (GLsizeiptr)capture_size(capture), out);
    gl->f.BindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 0);
    gl->f.BindFramebuffer(GL_DRAW_FRAMEBUFFER, (GLuint)capture->host_framebuffer);
    gl->f.DeleteFramebuffers(1, &capture->framebuffer);
    gl->f.DeleteRenderbuffers(1, &capture->renderbuffer);
    gl->f.DeleteBuffers(1, &capture->buffer);
    return gl_check(gl, "reading results back by transform feedback");
}

static int pixel_targets(const struct capture_layout *layout) {
    return (int)((layout->floats + 3) / 4);
}

static glskin_result end_pixels(const struct gl *gl, struct capture *capture, float *out) {
    size_t floats = capture->layout->floats;
    float(*read)[4] = host_alloc(&gl->host, capture->count, sizeof *read);
    glskin_result result = read ? GLSKIN_OK : host_fail_memory(&gl->host, "pixels to read back", capture->count);
    for (int target = 0; result == GLSKIN_OK && target < capture->pixels.targets; target++) {
        size_t first = (size_t)target * 4, here = floats - first < 4 ? floats - first : 4;
        result = pixel_target_read(gl, &capture->pixels, target, read);
        for (size_t i = 0; i < capture->count; i++)
            memcpy(out + i * floats + first, read[i], here * sizeof(float));
    }
    host_free(&gl->host, read);
    pixel_target_end(gl, &capture->pixels);
    return result;
}

glskin_result capture_begin(const struct gl *gl, const struct capture_layout *layout, size_t count,
                            struct capture *capture) {
    memset(capture, 0, sizeof *capture);
    capture->method = capture_method(gl);
    capture->layout = layout;
    capture->count = count;
    switch (capture->method) {
    case CAPTURE_FEEDBACK: return begin_feedback(gl, capture);
    case CAPTURE_PIXELS: return pixel_target_begin(gl, count, pixel_targets(layout), &capture->pixels);
    default:
        return host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED,
                         "this driver can't read shader results back: it has neither transform feedback nor float "
                         "framebuffers");
    }
}

glskin_result capture_end(const struct gl *gl, struct capture *capture, float *out) {
    return capture->method == CAPTURE_FEEDBACK ? end_feedback(gl, capture, out) : end_pixels(gl, capture, out);
}
