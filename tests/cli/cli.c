#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"

#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

const char *const cli_paths[4] = {"uniform", "texture-buffer", "compute", "cpu"};

const char *scratch(void) {
    static char folder[256];
    if (!folder[0]) {
        snprintf(folder, sizeof folder, "%s/cli-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
        ck_assert_ptr_nonnull(mkdtemp(folder));
    }
    return folder;
}

static char *slurp(const char *name) {
    char path[300];
    size_t size;
    snprintf(path, sizeof path, "%s/%s", scratch(), name);
    char *text = (char *)test_read_file(path, &size);
    unlink(path);
    return text;
}

static struct run run_arguments(const char *environment, const char *arguments, va_list list) {
    char options[1500], command[4000];
    vsnprintf(options, sizeof options, arguments, list);
    snprintf(command, sizeof command, "%s%s %s %s >%s/stdout 2>%s/stderr", environment[0] ? "env " : "", environment,
             GLSKIN_PROGRAM, options, scratch(), scratch());
    int status = system(command);
    struct run run = {WIFEXITED(status) ? WEXITSTATUS(status) : -1, NULL, NULL};
    if (run.code > 127) /* the shell's way to say that a signal ended it */
        run.code = -1;
    run.out = slurp("stdout");
    run.err = slurp("stderr");
    return run;
}

struct run run_glskin(const char *environment, const char *arguments, ...) {
    va_list list;
    va_start(list, arguments);
    struct run run = run_arguments(environment, arguments, list);
    va_end(list);
    return run;
}

void run_free(struct run *run) {
    free(run->out);
    free(run->err);
}

size_t line_count(const char *text) {
    size_t count = 0;
    for (; *text; text++)
        count += *text == '\n' || text[1] == '\0';
    return count;
}

struct csv csv_parse(const char *text) {
    static const char header[] = "geoset,vertex,x,y,z,nx,ny,nz\n";
    struct csv csv = {0};
    ck_assert_msg(strncmp(text, header, strlen(header)) == 0, "the header is %.40s", text);
    text += strlen(header);
    csv.id = calloc(line_count(text) + 1, sizeof *csv.id);
    csv.value = calloc(line_count(text) + 1, sizeof *csv.value);
    for (; *text; csv.count++) {
        double *v = csv.value[csv.count];
        int used = 0;
        int got = sscanf(text, "%u,%u,%lf,%lf,%lf,%lf,%lf,%lf\n%n", &csv.id[csv.count][0], &csv.id[csv.count][1], &v[0],
                         &v[1], &v[2], &v[3], &v[4], &v[5], &used);
        ck_assert_msg(got == 8 && used > 0, "row %zu: %.60s", csv.count, text);
        text += used;
    }
    return csv;
}

void csv_free(struct csv *csv) {
    free(csv->id);
    free(csv->value);
}

struct csv csv_run(const char *environment, const char *arguments, ...) {
    char options[1500];
    va_list list;
    va_start(list, arguments);
    vsnprintf(options, sizeof options, arguments, list);
    va_end(list);
    struct run run = run_glskin(environment, "skin %s", options);
    ck_assert_msg(run.code == 0, "glskin skin %s: exit code %d: %s", options, run.code, run.err);
    struct csv csv = csv_parse(run.out);
    run_free(&run);
    return csv;
}

double csv_size(const struct csv *csv) {
    double sum = 0;
    for (int axis = 0; axis < 3; axis++) {
        double low = DBL_MAX, high = -DBL_MAX;
        for (size_t i = 0; i < csv->count; i++) {
            low = fmin(low, csv->value[i][axis]);
            high = fmax(high, csv->value[i][axis]);
        }
        sum += (high - low) * (high - low);
    }
    return sqrt(sum);
}

double csv_difference(const struct csv *a, const struct csv *b, int from) {
    double worst = 0, size = from == 0 ? csv_size(a) : 1;
    ck_assert_uint_eq(a->count, b->count);
    for (size_t i = 0; i < a->count; i++) {
        ck_assert_uint_eq(a->id[i][0], b->id[i][0]);
        ck_assert_uint_eq(a->id[i][1], b->id[i][1]);
        for (int axis = from; axis < from + 3; axis++) {
            double difference = fabs(a->value[i][axis] - b->value[i][axis]) / size;
            ck_assert_msg(difference <= DBL_MAX, "row %zu is not a number", i);
            worst = fmax(worst, difference);
        }
    }
    return worst;
}

const char *cli_wyrm(void) {
    static char file[300];
    snprintf(file, sizeof file, "%s/wyrm.mdx", scratch());
    struct run run = run_glskin("", "sample wyrm -o %s", file);
    ck_assert_msg(run.code == 0, "%s", run.err);
    run_free(&run);
    return file;
}
