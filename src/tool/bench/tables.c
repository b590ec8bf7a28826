/* Which rows there are, and running them: by device first, since one takes longer to open than most rows to measure;
 * then by setup, so that methods that are compared with each other run close together. */
#define _POSIX_C_SOURCE 200809L
#include "tool/bench/measure.h"
#include "tool/bench/scene.h"
#include "tool/commands.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#if defined(__APPLE__)
#include <sys/sysctl.h>
#endif

enum { SETUPS_MAX = 16, CHECKED_MAX = 1 << 20 };

struct tables {
    const struct bench_options *options;
    struct bench_report *report;
    const struct bench_method *opened; /* whose device is open, or would not open */
    struct bench_device device;
    bool device_good;
    char device_why[BENCH_TEXT];
    struct bench_scene scene;
    bool scene_good;
    size_t done;
    double last_progress;
};

/* ---- Setups ---- */

static size_t or_default(size_t given, size_t fallback) {
    return given ? given : fallback;
}

/* What is asked for on the command line holds in every table, but not for what the table itself varies. */
static struct bench_setup base_setup(const struct bench_options *options, size_t vertices, size_t units) {
    return (struct bench_setup){.vertices = or_default(options->setup.vertices, vertices),
                                .units = or_default(options->setup.units, units),
                                .bones = or_default(options->setup.bones, 64),
                                .influences = or_default(options->setup.influences, 4),
                                .passes = options->setup.passes == SIZE_MAX ? 1 : options->setup.passes};
}

static size_t seed_setups(const struct bench_options *options, struct bench_setup out[SETUPS_MAX]) {
    static const size_t units[] = {1, 1000, 1}, vertices[] = {2000, 2000, 1000000};
    bool given = options->setup.vertices || options->setup.units;
    for (int i = 0; i < 3; i++)
        out[i] = base_setup(options, given ? 2000 : vertices[i], given ? 1 : units[i]);
    return given ? 1 : 3;
}

static size_t animation_setups(const struct bench_options *options, struct bench_setup out[SETUPS_MAX]) {
    static const size_t bones[] = {24, 64, 128}, units[] = {1, 1000};
    size_t count = 0;
    for (int u = 0; u < (options->setup.units ? 1 : 2); u++)
        for (int b = 0; b < (options->setup.bones ? 1 : 3); b++)
            out[count++] = (struct bench_setup){.units = or_default(options->setup.units, units[u]),
                                                .bones = or_default(options->setup.bones, bones[b])};
    return count;
}

static size_t growth_setups(const struct bench_options *options, enum bench_table table,
                            struct bench_setup out[SETUPS_MAX]) {
    static const size_t steps[BENCH_TABLES][10] = {
        [BENCH_UNITS] = {1, 3, 10, 30, 100, 300, 1000, 3000, 10000},
        [BENCH_VERTICES] = {500, 2000, 8000, 32000, 128000, 512000},
        [BENCH_BONES] = {24, 48, 64, 128, 256, 512},
        [BENCH_PASSES] = {1, 2, 4, 8, 16},
    };
    size_t count = 0;
    for (; steps[table][count]; count++) {
        size_t step = steps[table][count];
        out[count] = base_setup(options, table == BENCH_UNITS ? 500 : 2000, table == BENCH_VERTICES ? 1 : 100);
        if (table == BENCH_UNITS)
            out[count].units = step;
        else if (table == BENCH_VERTICES)
            out[count].vertices = step;
        else if (table == BENCH_BONES)
            out[count].bones = step;
        else
            out[count].passes = step;
    }
    return count;
}

static size_t table_setups(const struct bench_options *options, enum bench_table table,
                           struct bench_setup out[SETUPS_MAX]) {
    if (table == BENCH_SEED)
        return seed_setups(options, out);
    if (table == BENCH_ANIMATION)
        return animation_setups(options, out);
    if (table >= BENCH_UNITS)
        return growth_setups(options, table, out);
    out[0] = base_setup(options, 3, 1000);
    out[0].vertices = 3; /* next to nothing to skin: what is left is handing it over */
    return 1;
}

/* ---- Which methods ---- */

static bool listed(const char *list, const char *name) {
    size_t length = strlen(name);
    for (const char *at = list; at && *at; at += strcspn(at, ",") + (at[strcspn(at, ",")] == ',')) {
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return true;
    }
    return false;
}

static bool wanted(const struct bench_options *options, enum bench_table table, const struct bench_method *method) {
    glskin_path path = options->selection.path;
    if (!options->tables[table] || !(method->tables & 1u << table))
        return false;
    if (path != GLSKIN_PATH_AUTO && (!method->path || strcmp(method->path, glskin_path_name(path)) != 0))
        return false;
    return !options->methods || listed(options->methods, method->name);
}

/* As the seed's table has it, what is skinned before it is drawn counts without the drawing, unless passes were asked
 * for; where the skinning is in the drawing, there has to be a pass. */
static void add_row(const struct bench_options *options, struct bench_report *report, enum bench_table table,
                    const struct bench_setup *setup, const struct bench_method *method) {
    struct bench_row *row = &report->rows[report->count++];
    *row = (struct bench_row){.table = table, .method = method, .setup = *setup};
    if (table == BENCH_SEED && options->setup.passes == SIZE_MAX)
        row->setup.passes = method->flags & BENCH_DRAWS ? 1 : 0;
    if (method->flags & BENCH_COPIES || method->context == BENCH_NO_GL)
        row->setup.passes = 0;
    row->bytes = method->bytes_in + method->bytes_out;
    if (method->flags & BENCH_LEAN && setup->influences < 3)
        row->bytes -= setup->influences == 1 ? 7 : 4;
    row->relative = row->copy_us = row->copy_fraction = NAN;
}

static bool list_rows(const struct bench_options *options, struct bench_report *report) {
    struct bench_setup setups[SETUPS_MAX];
    report->rows = calloc(BENCH_TABLES * SETUPS_MAX * bench_method_count, sizeof *report->rows);
    for (int table = 0; report->rows && table < BENCH_TABLES; table++) {
        size_t count = table_setups(options, (enum bench_table)table, setups);
        for (size_t s = 0; s < count; s++)
            for (size_t m = 0; m < bench_method_count; m++)
                if (wanted(options, (enum bench_table)table, &bench_methods[m]))
                    add_row(options, report, (enum bench_table)table, &setups[s], &bench_methods[m]);
    }
    return report->rows != NULL;
}

/* ---- Running ---- */

static void progress(struct tables *tables, const struct bench_row *row) {
    double now = bench_now();
    if (now - tables->last_progress > 2e6) {
        fprintf(stderr, "glskin bench: %zu of %zu rows; now %s, %zu x %zu vertices\n", tables->done,
                tables->report->count, row->method->name, row->setup.units, row->setup.vertices);
        tables->last_progress = now;
    }
}

static void use_device(struct tables *tables, const struct bench_method *method) {
    if (tables->opened && bench_device_shared(tables->opened, method))
        return;
    if (tables->opened)
        bench_device_close(&tables->device);
    tables->opened = method;
    tables->device_good = bench_device_open(tables->options, method, &tables->device, tables->device_why);
    if (tables->device_good && (method->context == BENCH_NEWEST || !tables->report->driver[0])) {
        snprintf(tables->report->driver, BENCH_TEXT, "%.100s, OpenGL %.100s", tables->device.caps.renderer,
                 tables->device.caps.version);
        tables->report->gpu_timer = tables->device.gpu_timer;
        snprintf(tables->report->timer_note, BENCH_TEXT, "%s", tables->device.timer_note);
    }
}

static bool use_scene(struct tables *tables, const struct bench_setup *setup) {
    const struct bench_setup *have = &tables->scene.setup;
    if (tables->scene_good && have->vertices == setup->vertices && have->units == setup->units &&
        have->bones == setup->bones && have->influences == setup->influences)
        return true;
    bench_scene_close(&tables->scene);
    tables->scene_good = bench_scene_open(setup, &tables->scene);
    return tables->scene_good;
}

/* A wrong result is not worth its time: where it can be read back, it is held against double precision. The bound is
 * far above what any layout rounds away, and far below what a wrong bone or weight does. */
static void check(struct tables *tables, struct bench_run *run, struct bench_row *row) {
    const double bound = 1e-3;
    float *positions = NULL;
    if (!run->method->ops->read || run->setup.vertices > CHECKED_MAX)
        return;
    positions = malloc(run->setup.vertices * 3 * sizeof *positions);
    size_t pose = run->method->flags & BENCH_UNCHANGED ? 0 : run->frame - 1;
    double error = INFINITY;
    if (positions && run->method->ops->read(run, positions)) {
        error = bench_scene_error(run->scene, pose, positions);
        if (!(error < bound))
            snprintf(row->why, BENCH_TEXT, "it computes other vertices than double precision: off by %g of the size",
                     error);
    }
    free(positions);
    row->measured = error < bound;
    tables->report->failed |= !row->measured;
    if (!row->measured)
        fprintf(stderr, "glskin bench: %s: %s\n", row->method->name, row->why);
}

static bool time_run(struct tables *tables, struct bench_run *run, struct bench_row *row) {
    struct bench_timing timing;
    if (!run->method->ops->open(run) || !bench_measure(run, tables->options->frames, &timing))
        return false;
    row->measured = true;
    row->gpu = timing.gpu;
    row->cpu = timing.cpu;
    row->total = timing.total;
    row->frames = timing.frames;
    row->gpu_timer = timing.gpu_timer;
    return true;
}

/* The same bytes, copied right afterwards in the same context. */
static void copy_the_same(struct tables *tables, struct bench_row *row) {
    bool gpu = row->method->context != BENCH_NO_GL && !(row->method->flags & BENCH_ON_CPU);
    const char *name = !gpu ? "copy-memory" : tables->device.gl.DispatchCompute ? "copy-compute" : "copy-buffer";
    char why[BENCH_TEXT];
    struct bench_row copy = *row;
    struct bench_run run = {.method = bench_find_method(name),
                            .setup = row->setup,
                            .device = gpu ? &tables->device : NULL,
                            .scene = gpu ? &tables->scene : NULL,
                            .bytes = row->bytes,
                            .why = why};
    if (time_run(tables, &run, &copy)) {
        /* The wall clock can't tell the two sides apart. */
        row->copy_us = gpu && copy.gpu_timer ? copy.gpu.median : copy.total.median;
        row->copy_fraction = row->copy_us / (gpu && copy.gpu_timer ? row->gpu.median : row->total.median);
    }
    run.method->ops->close(&run);
}

static void note_shader(const struct tables *tables, struct bench_row *row) {
    int glsl = tables->device.caps.glsl_version;
    if (row->method->path && strcmp(row->method->path, "uniform") == 0)
        snprintf(row->note, BENCH_TEXT, "%s, GLSL %d.%02d", glsl >= 330 ? "vs_3_0" : "vs_2_0", glsl / 100, glsl % 100);
}

static void run_row(struct tables *tables, struct bench_row *row) {
    const struct bench_method *method = row->method;
    progress(tables, row);
    if (method->context != BENCH_NO_GL) {
        use_device(tables, method);
        if (!tables->device_good) {
            snprintf(row->why, BENCH_TEXT, "%s", tables->device_why);
            return;
        }
    }
    if (row->setup.vertices && !use_scene(tables, &row->setup)) {
        snprintf(row->why, BENCH_TEXT, "out of memory");
        return;
    }
    struct bench_run run = {.method = method,
                            .setup = row->setup,
                            .scene = &tables->scene,
                            .device = method->context == BENCH_NO_GL ? NULL : &tables->device,
                            .bytes = row->bytes,
                            .why = row->why};
    if (time_run(tables, &run, row)) {
        note_shader(tables, row);
        check(tables, &run, row);
    }
    method->ops->close(&run);
    if (row->measured && row->table == BENCH_SEED && !(method->flags & (BENCH_COPIES | BENCH_UNCHANGED)))
        copy_the_same(tables, row);
}

static bool same_setup(const struct bench_row *a, const struct bench_row *b) {
    return a->table == b->table && a->setup.vertices == b->setup.vertices && a->setup.units == b->setup.units &&
           a->setup.bones == b->setup.bones && a->setup.influences == b->setup.influences;
}

static void compare_rows(struct bench_report *report) {
    for (size_t i = 0; i < report->count; i++)
        for (size_t k = 0; k < report->count; k++) {
            struct bench_row *row = &report->rows[i];
            const struct bench_row *baseline = &report->rows[k];
            if (row->measured && baseline->measured && row->method->baseline && same_setup(row, baseline) &&
                strcmp(baseline->method->name, row->method->baseline) == 0)
                row->relative = baseline->total.median / row->total.median;
        }
}

static void name_cpu(char out[BENCH_TEXT]) {
    struct utsname system;
    char line[BENCH_TEXT];
    FILE *file = fopen("/proc/cpuinfo", "r");
    snprintf(out, BENCH_TEXT, "%s", uname(&system) == 0 ? system.machine : "unknown");
    while (file && fgets(line, sizeof line, file)) {
        const char *colon = strchr(line, ':');
        if (colon && strncmp(line, "model name", 10) == 0) {
            line[strcspn(line, "\n")] = '\0';
            snprintf(out, BENCH_TEXT, "%s", colon + 2);
            break;
        }
    }
    if (file)
        fclose(file);
#if defined(__APPLE__)
    size_t size = BENCH_TEXT;
    sysctlbyname("machdep.cpu.brand_string", out, &size, NULL, 0);
#endif
}

static bool first_of_device(const struct bench_report *report, size_t row) {
    for (size_t i = 0; i < row; i++)
        if (bench_device_shared(report->rows[i].method, report->rows[row].method))
            return false;
    return true;
}

int bench_run_tables(const struct bench_options *options, struct bench_report *report) {
    struct tables tables = {.options = options, .report = report, .last_progress = bench_now()};
    size_t measured = 0;
    memset(report, 0, sizeof *report);
    report->normals = options->selection.normals == GLSKIN_NORMALS_PLAIN ? "plain" : "exact";
    name_cpu(report->cpu);
    if (!list_rows(options, report)) {
        fprintf(stderr, "glskin bench: out of memory\n");
        return EXIT_CHECK_FAILED;
    }
    if (report->count == 0) {
        fprintf(stderr,
                "glskin bench: no method that was asked for has a row in these tables; see glskin bench --help\n");
        return EXIT_USAGE;
    }
    /* Rows lie by table, setup, method. A device's rows run together, in that order. */
    for (size_t i = 0; i < report->count; i++)
        if (first_of_device(report, i))
            for (size_t k = i; k < report->count; k++)
                if (bench_device_shared(report->rows[i].method, report->rows[k].method)) {
                    run_row(&tables, &report->rows[k]);
                    tables.done++;
                    measured += report->rows[k].measured;
                }
    if (tables.opened)
        bench_device_close(&tables.device);
    bench_scene_close(&tables.scene);
    compare_rows(report);
    if (report->failed)
        return EXIT_CHECK_FAILED;
    if (measured == 0) {
        fprintf(stderr, "glskin bench: nothing could be measured: %s: %s\n", report->rows[0].method->name,
                report->rows[0].why);
        return EXIT_NO_GL;
    }
    return EXIT_OK;
}

void bench_report_free(struct bench_report *report) {
    free(report->rows);
    memset(report, 0, sizeof *report);
}

double bench_ns_per_bone(const struct bench_row *row) {
    return row->total.median * 1000 / (double)(row->setup.units * row->setup.bones);
}
