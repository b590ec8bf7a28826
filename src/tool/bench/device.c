#include "tool/bench/device.h"

#include "tool/bench/measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TARGET_SIDE = 64, PLUG_SIZE = 32 << 20, PLUGS_MAX = 4096 };

static void keep_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct bench_device *device = user;
    (void)code;
    if (severity == GLSKIN_SEVERITY_ERROR)
        snprintf(device->message, sizeof device->message, "%s", text);
    else if (severity == GLSKIN_SEVERITY_WARNING || device->verbose)
        fprintf(stderr, "glskin bench: %s\n", text);
}

static bool find_path(const char *name, glskin_path *out) {
    for (int path = 0; path < GLSKIN_PATH_COUNT; path++)
        if (strcmp(glskin_path_name((glskin_path)path), name) == 0) {
            *out = (glskin_path)path;
            return true;
        }
    return false;
}

static bool open_target(struct bench_device *device) {
    const GladGLContext *gl = &device->gl;
    if (!gl->GenFramebuffers)
        return false;
    gl->GenRenderbuffers(1, &device->color);
    gl->BindRenderbuffer(GL_RENDERBUFFER, device->color);
    gl->RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, TARGET_SIDE, TARGET_SIDE);
    gl->GenFramebuffers(1, &device->framebuffer);
    gl->BindFramebuffer(GL_FRAMEBUFFER, device->framebuffer);
    gl->FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, device->color);
    gl->Viewport(0, 0, TARGET_SIDE, TARGET_SIDE);
    return gl->CheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

/* Work to keep a GPU busy with; see bench_timer_begin. */
static void plug(struct bench_device *device, size_t copies) {
    const GladGLContext *gl = &device->gl;
    gl->BindBuffer(GL_COPY_READ_BUFFER, device->plug[0]);
    gl->BindBuffer(GL_COPY_WRITE_BUFFER, device->plug[1]);
    for (size_t i = 0; i < copies; i++)
        gl->CopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, PLUG_SIZE);
    gl->Flush();
}

static double end_query(struct bench_device *device) {
    GLuint64 nanoseconds = 0;
    device->gl.EndQuery(GL_TIME_ELAPSED);
    device->gl.GetQueryObjectui64v(device->query, GL_QUERY_RESULT, &nanoseconds);
    return (double)nanoseconds * 1e-3;
}

/* Some drivers' timer queries say 0, and those that draw on the CPU count time in which the caller was at work too, or
 * leave out what the call itself does: their sums are wrong. Copies that the GPU is given show it: nearly all of the
 * time lies after the calls, and the query has to see it. */
static void try_timer(struct bench_device *device) {
    enum { COPIES = 16, ROUNDS = 3 /* the first touches the memory */ };
    const GladGLContext *gl = &device->gl;
    char why[BENCH_TEXT];
    double gpu = 0, cpu = 0, wall = 0;
    snprintf(device->timer_note, BENCH_TEXT, ": the context has no timer queries; the clock until glFinish returns");
    if (!gl->GenQueries || !gl->GetQueryObjectui64v || !gl->CopyBufferSubData)
        return;
    gl->GenQueries(1, &device->query);
    device->plug[0] = bench_buffer(device, GL_COPY_READ_BUFFER, PLUG_SIZE, NULL, why);
    device->plug[1] = bench_buffer(device, GL_COPY_WRITE_BUFFER, PLUG_SIZE, NULL, why);
    for (int i = 0; i < ROUNDS && device->plug[0] && device->plug[1]; i++) {
        gl->Finish();
        double begun = bench_now();
        gl->BeginQuery(GL_TIME_ELAPSED, device->query);
        plug(device, COPIES);
        cpu = bench_now() - begun;
        gpu = end_query(device);
        wall = bench_now() - begun;
    }
    device->plug_us = gpu / COPIES;
    device->gpu_timer = cpu < wall / 2 && gpu > wall / 2 && gpu < wall * 1.2;
    snprintf(device->timer_note, BENCH_TEXT,
             ": a test takes %.0f us, of which %.0f in the calls; its timer query says %.0f%s", wall, cpu, gpu,
             device->gpu_timer ? "" : ", so the clock counts until glFinish returns");
}

bool bench_device_open(const struct bench_options *options, const struct bench_method *method, struct bench_device *out,
                       char *why) {
    struct context_version version = options->selection.version;
    glskin_limits limits = options->selection.limits;
    glskin_path path = GLSKIN_PATH_AUTO;
    memset(out, 0, sizeof *out);
    out->verbose = options->selection.verbose;
    if (method->context == BENCH_GL21)
        limits.gl_version = 21;
    /* Core profiles begin at 3.3 for the library: for less, a context of no profile is wanted. */
    if (limits.gl_version && limits.gl_version < 33)
        version = (struct context_version){2, 1};
    if (!find_path(method->path, &path)) {
        snprintf(why, BENCH_TEXT, "this build has no path %s", method->path);
        return false;
    }
    out->context = context_create(version, why, BENCH_TEXT);
    if (!out->context)
        return false;
    if (!context_load(&out->gl)) {
        snprintf(why, BENCH_TEXT, "the context has no functions");
        return false;
    }
    const glskin_device_desc desc = {.host = {.message = keep_message, .user = out},
                                     .get_proc = context_proc,
                                     .path = path,
                                     .normals = options->selection.normals,
                                     .limits = limits};
    if (glskin_device_create(&desc, &out->device) != GLSKIN_OK) {
        snprintf(why, BENCH_TEXT, "%s", out->message);
        return false;
    }
    out->caps = glskin_device_caps(out->device);
    if (!open_target(out)) {
        snprintf(why, BENCH_TEXT, "the driver can't draw offscreen");
        return false;
    }
    try_timer(out);
    return true;
}

void bench_device_close(struct bench_device *device) {
    const GladGLContext *gl = &device->gl;
    if (device->query)
        gl->DeleteQueries(1, &device->query);
    if (device->plug[0] || device->plug[1])
        gl->DeleteBuffers(2, device->plug);
    if (device->framebuffer) {
        gl->BindFramebuffer(GL_FRAMEBUFFER, 0);
        gl->DeleteFramebuffers(1, &device->framebuffer);
    }
    if (device->color)
        gl->DeleteRenderbuffers(1, &device->color);
    glskin_device_destroy(device->device);
    context_destroy(device->context);
    memset(device, 0, sizeof *device);
}

bool bench_device_shared(const struct bench_method *a, const struct bench_method *b) {
    return a->context == b->context && (a->context == BENCH_NO_GL || strcmp(a->path, b->path) == 0);
}

void bench_timer_begin(struct bench_device *device, double cpu) {
    device->gl.Finish();
    if (!device->gpu_timer)
        return;
    double copies = (2 * cpu + 100) / device->plug_us;
    plug(device, copies < PLUGS_MAX ? (size_t)copies + 1 : PLUGS_MAX);
    device->gl.BeginQuery(GL_TIME_ELAPSED, device->query);
}

double bench_timer_end(struct bench_device *device, double begun, double cpu) {
    if (device->gpu_timer)
        return end_query(device);
    device->gl.Finish();
    return bench_now() - begun - cpu;
}

GLuint bench_compute_program(struct bench_device *device, const char *text, char *why) {
    const GladGLContext *gl = &device->gl;
    GLint good = 0;
    char log[160] = "";
    if (!gl->DispatchCompute) {
        snprintf(why, BENCH_TEXT, "it needs OpenGL 4.3");
        return 0;
    }
    GLuint shader = gl->CreateShader(GL_COMPUTE_SHADER), program = gl->CreateProgram();
    gl->ShaderSource(shader, 1, &text, NULL);
    gl->CompileShader(shader);
    gl->AttachShader(program, shader);
    gl->LinkProgram(program);
    gl->DeleteShader(shader);
    gl->GetProgramiv(program, GL_LINK_STATUS, &good);
    if (good)
        return program;
    gl->GetProgramInfoLog(program, sizeof log, NULL, log);
    snprintf(why, BENCH_TEXT, "the driver refuses its shader: %s", log);
    gl->DeleteProgram(program);
    return 0;
}

GLuint bench_buffer(struct bench_device *device, GLenum target, size_t size, const void *data, char *why) {
    const GladGLContext *gl = &device->gl;
    GLuint buffer = 0;
    while (gl->GetError() != GL_NO_ERROR) {
    }
    gl->GenBuffers(1, &buffer);
    gl->BindBuffer(target, buffer);
    gl->BufferData(target, (GLsizeiptr)size, data, GL_STATIC_DRAW);
    if (gl->GetError() == GL_NO_ERROR)
        return buffer;
    gl->DeleteBuffers(1, &buffer);
    snprintf(why, BENCH_TEXT, "the driver has no room for a buffer of %zu MB", size >> 20);
    return 0;
}
