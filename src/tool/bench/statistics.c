#include "tool/bench/statistics.h"

#include <math.h>
#include <stdlib.h>

static int compare(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static double quantile(const double *sorted, size_t count, double p) {
    double at = (double)(count - 1) * p;
    size_t below = (size_t)at;
    return below + 1 < count ? sorted[below] + (at - (double)below) * (sorted[below + 1] - sorted[below])
                             : sorted[count - 1];
}

struct bench_time bench_time_of(double *values, size_t count) {
    if (count == 0)
        return (struct bench_time){NAN, NAN, NAN, NAN};
    qsort(values, count, sizeof *values, compare);
    return (struct bench_time){quantile(values, count, 0.5), values[0], quantile(values, count, 0.25),
                               quantile(values, count, 0.75)};
}
