/* The GL context that methods run in, the library's device on it, a small target, and a timer. */
#ifndef GLSKIN_TOOL_BENCH_DEVICE_H
#define GLSKIN_TOOL_BENCH_DEVICE_H

#include "tool/bench/bench.h"

struct bench_device {
    struct context *context;
    GladGLContext gl;
    glskin_device *device;
    glskin_caps caps;
    GLuint framebuffer, color, query;
    bool gpu_timer; /* timer queries count; else the wall clock does */
    bool verbose;
    char message[BENCH_TEXT]; /* the library's last error */
};

/* What the method needs. False, with why. Close it in every case; it must not move while it is open. */
bool bench_device_open(const struct bench_options *options, const struct bench_method *method, struct bench_device *out,
                       char *why);
void bench_device_close(struct bench_device *device);
/* Whether a device for one method serves another. */
bool bench_device_shared(const struct bench_method *a, const struct bench_method *b);

/* Everything that was submitted before is finished first. end: microseconds on the GPU, or those since `begun` but for
 * the first `cpu` of them, until all is finished. */
void bench_timer_begin(struct bench_device *device);
double bench_timer_end(struct bench_device *device, double begun, double cpu);

/* A program of one compute shader, and a buffer, of the bench's own. 0, with why. */
GLuint bench_compute_program(struct bench_device *device, const char *text, char *why);
GLuint bench_buffer(struct bench_device *device, GLenum target, size_t size, const void *data, char *why);

#endif
