/* The stopwatch. */
#ifndef GLSKIN_TOOL_BENCH_MEASURE_H
#define GLSKIN_TOOL_BENCH_MEASURE_H

#include "tool/bench/device.h"

/* Monotonic, in microseconds. */
double bench_now(void);

struct bench_timing {
    struct bench_time gpu, cpu, total;
    size_t frames;
    bool gpu_timer;
};

/* An open run's frames: first some that warm up and aren't counted, then `frames` of them, or, for 0, as many as a
 * second holds, at least 5 and at most 200. The times are those of one frame.
 *   cpu    from the first call to the end of the last, without waiting for anything; without GL, the time that the
 *          thread was at work in it, so that other programs on the machine don't count
 *   gpu    by the driver's timer queries where they work; else what is left of the wall clock until glFinish returns;
 *          0 without GL
 *   total  their sum, frame by frame
 * What takes less than 200 us on the CPU alone is repeated within the stopwatch and divided. False, with run->why. */
bool bench_measure(struct bench_run *run, size_t frames, struct bench_timing *out);

#endif
