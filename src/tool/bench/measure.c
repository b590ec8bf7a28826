#define _POSIX_C_SOURCE 200809L
#include "tool/bench/measure.h"

#include <time.h>

enum { FRAMES_MAX = 10000, AUTO_MIN = 5, AUTO_MAX = 200, REPEATS_MAX = 100000 };
static const double auto_us = 1e6, warm_us = 1e5, short_us = 200;
/* A GPU that has idled, while a scene was made, takes this long to raise its clocks: they were a sixth. */
static const double gpu_warm_us = 5e5;

double bench_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

/* The time that this thread was at work, whatever else the machine does meanwhile. */
static double worked(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

struct frame_time {
    double gpu, cpu;
};

/* out->cpu: before, that of an earlier frame. */
static bool time_frames(struct bench_run *run, size_t repeats, struct frame_time *out) {
    struct bench_device *device = run->device;
    if (device)
        bench_timer_begin(device, out->cpu);
    bool good = true;
    double begun = device ? bench_now() : worked();
    for (size_t i = 0; i < repeats && good; i++, run->frame++)
        good = run->method->ops->frame(run);
    out->cpu = ((device ? bench_now() : worked()) - begun) / (double)repeats;
    out->gpu = 0;
    if (device)
        out->gpu = bench_timer_end(device, begun, out->cpu);
    return good;
}

/* How many times a frame has to be repeated to be worth a look at the clock. */
static bool warm_up(struct bench_run *run, size_t *repeats, struct frame_time *time) {
    const double begun = bench_now(), enough = run->device && run->device->gpu_timer ? gpu_warm_us : warm_us;
    *repeats = 1;
    *time = (struct frame_time){0, 0};
    for (size_t frames = 0; frames < 3 || bench_now() - begun < enough; frames++) {
        if (!time_frames(run, *repeats, time))
            return false;
        if (!run->device && time->cpu * (double)*repeats < short_us && *repeats < REPEATS_MAX)
            *repeats *= 2;
    }
    return true;
}

bool bench_measure(struct bench_run *run, size_t frames, struct bench_timing *out) {
    double gpu[FRAMES_MAX], cpu[FRAMES_MAX], total[FRAMES_MAX];
    size_t repeats, limit = frames ? frames : AUTO_MAX, count = 0;
    struct frame_time time;
    if (!warm_up(run, &repeats, &time))
        return false;
    double begun = bench_now();
    for (; count < limit && (frames || count < AUTO_MIN || bench_now() - begun < auto_us); count++) {
        if (!time_frames(run, repeats, &time))
            return false;
        gpu[count] = time.gpu;
        cpu[count] = time.cpu;
        total[count] = time.gpu + time.cpu;
    }
    *out = (struct bench_timing){bench_time_of(gpu, count), bench_time_of(cpu, count), bench_time_of(total, count),
                                 count, run->device && run->device->gpu_timer};
    return true;
}
