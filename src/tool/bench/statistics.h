/* What is kept of many times: the median is the result, the rest says how far to trust it. */
#ifndef GLSKIN_TOOL_BENCH_STATISTICS_H
#define GLSKIN_TOOL_BENCH_STATISTICS_H

#include <stddef.h>

struct bench_time {
    double median, min, q1, q3;
};
/* Sorts the values. Quantiles lie at (count - 1) * p, between neighbours in proportion. All NaN for none. */
struct bench_time bench_time_of(double *values, size_t count);

#endif
