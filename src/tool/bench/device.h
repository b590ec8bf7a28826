/* The GL context that methods run in, the library's device on it, a small target, and a timer. */
#ifndef GLSKIN_TOOL_BENCH_DEVICE_H
#define GLSKIN_TOOL_BENCH_DEVICE_H

#include "tool/bench/bench.h"

struct bench_device {
    struct context *context;
    GladGLContext gl;
    glskin_device *device;
    glskin_caps caps;
    GLuint framebuffer, color, query, plug[2];
    double plug_us;              /* one copy from plug to plug */
    bool gpu_timer;              /* timer queries count; else the wall clock does */
    char timer_note[BENCH_TEXT]; /* why */
    bool verbose;
    char message[BENCH_TEXT]; /* the library's last error */
};

/* What the method needs. False, with why. Close it in every case; it must not move while it is open. */
bool bench_device_open(const struct bench_options *options, const struct bench_method *method, struct bench_device *out,
                       char *why);
void bench_device_close(struct bench_device *device);
/* Whether a device for one method serves another. */
bool bench_device_shared(const struct bench_method *a, const struct bench_method *b);

/* begin waits until all is finished. Where the GPU is timed, it is then given other work for longer than the CPU will
 * take
 * (`cpu` us, by an earlier frame) to submit what is measured: else the query would count the GPU's waiting for the CPU.
 * end: us on the GPU; or by the clock since `begun`, but for `cpu`, until all is finished. */
void bench_timer_begin(struct bench_device *device, double cpu);
double bench_timer_end(struct bench_device *device, double begun, double cpu);

/* A program of one compute shader, and a buffer, of the bench's own. 0, with why. */
GLuint bench_compute_program(struct bench_device *device, const char *text, char *why);
GLuint bench_buffer(struct bench_device *device, GLenum target, size_t size, const void *data, char *why);

#endif
