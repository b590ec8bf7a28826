/* `glskin bench` inside. A method is one row of the table in methods.c: how to open it, what one frame of it is, how to
 * close it. What is measured, a row of results, is a method in a setup. tables.c says which setups there are; measure.c
 * holds the stopwatch; report.c prints.
 *
 * Everything is drawn into a target of 64 by 64 pixels, with all triangles between two pixel centres: no pixel is ever
 * touched, so what is left is the work on vertices and that of submitting them. */
#ifndef GLSKIN_TOOL_BENCH_BENCH_H
#define GLSKIN_TOOL_BENCH_BENCH_H

#include "tool/bench/statistics.h"
#include "tool/selection.h"

#include <stdio.h>

enum { BENCH_TEXT = 240 };

struct bench_setup {
    size_t vertices; /* of one unit */
    size_t units;    /* each in a pose of its own */
    size_t bones, influences;
    size_t passes; /* how often each unit is drawn in a frame; 0: skinned, not drawn */
};

enum bench_table {
    BENCH_SEED,
    BENCH_SUBMIT,
    BENCH_ANIMATION,
    BENCH_UNITS, /* from here on: growth */
    BENCH_VERTICES,
    BENCH_BONES,
    BENCH_PASSES,
    BENCH_TABLES
};
/* "seed", "submit", "animation", "units", "vertices", "bones", "passes" */
extern const char *const bench_table_names[BENCH_TABLES];

/* ---- Methods -------------------------------------------------------------------------------------------------- */

struct bench_scene;
struct bench_device;

/* A method at work. */
struct bench_run {
    const struct bench_method *method;
    struct bench_setup setup;
    const struct bench_scene *scene;
    struct bench_device *device; /* NULL for a method without GL */
    double bytes;                /* in and out, a vertex: what a copy has to move */
    size_t frame;                /* counts up; even and odd frames have different poses */
    void *state;                 /* the method's own */
    char *why;                   /* BENCH_TEXT: what failed */
};

struct bench_ops {
    /* False, with run->why. close is called in either case. */
    bool (*open)(struct bench_run *run);
    /* One frame: submits it, where there is GL, without waiting. */
    bool (*frame)(struct bench_run *run);
    void (*close)(struct bench_run *run);
    /* The skinned positions of the first unit as of the last frame, float[3] a vertex. NULL: nothing to check. */
    bool (*read)(struct bench_run *run, float *positions);
};

enum bench_context {
    BENCH_NO_GL,
    BENCH_NEWEST, /* the newest context, or the one that --gl asks for */
    BENCH_GL21    /* a context without a profile, of which the library uses OpenGL 2.1 and GLSL 1.20 only */
};

enum bench_flags {
    BENCH_DRAWS = 1,     /* skins as it draws: no pass, no work */
    BENCH_UNCHANGED = 2, /* each frame gives the bones of the last one again */
    BENCH_SM3 = 4,       /* only where the context takes GLSL 3.30 */
    BENCH_COMPACT = 64,  /* meshes in the compact layout */
    BENCH_LEAN = 128,    /* its vertices take less with fewer influences: 1, 4, 8 and 8 bytes of bytes_in */
    BENCH_ON_CPU = 8,    /* what it does to vertices, it does on the CPU */
    BENCH_COPIES = 16    /* is itself what others are held against */
};

struct bench_method {
    const char *name, *what;
    const struct bench_ops *ops;
    enum bench_context context;
    const char *path;             /* of the device, by name; NULL without GL */
    unsigned flags;               /* BENCH_ */
    unsigned tables;              /* bit 1 << enum bench_table: where it has rows */
    int argument;                 /* its ops know */
    unsigned bytes_in, bytes_out; /* read and written for a vertex, by its layout */
    const char *baseline;         /* the method that `relative` compares it with; NULL: none */
};
extern const struct bench_method bench_methods[];
extern const size_t bench_method_count;
/* NULL if there is none. */
const struct bench_method *bench_find_method(const char *name);

extern const struct bench_ops bench_baseline, bench_cpu_kernel, bench_cpu_exact, bench_library, bench_seed_compute,
    bench_copy_memory, bench_copy_compute, bench_copy_buffer, bench_copy_palettes, bench_upload_palettes, bench_poses;

/* ---- Results -------------------------------------------------------------------------------------------------- */

struct bench_row {
    enum bench_table table;
    const struct bench_method *method;
    struct bench_setup setup;
    bool measured;
    char why[BENCH_TEXT];  /* where it was not */
    char note[BENCH_TEXT]; /* such as the shader that the library chose */
    bool gpu_timer;
    size_t frames;
    struct bench_time gpu, cpu, total; /* us a frame */
    double bytes;
    double relative, copy_us, copy_fraction; /* NaN where there is nothing to compare with */
};

struct bench_report {
    char driver[BENCH_TEXT], cpu[BENCH_TEXT];
    const char *normals; /* "exact", "plain": the library's paths' */
    bool gpu_timer;
    char timer_note[BENCH_TEXT]; /* what decided it */
    struct bench_row *rows;
    size_t count;
    bool failed; /* a method computed other vertices than it should */
};

struct bench_options {
    struct selection selection;
    bool tables[BENCH_TABLES];
    const char *methods;      /* names with commas between them; NULL: all */
    struct bench_setup setup; /* 0 where not given, passes SIZE_MAX */
    size_t frames;            /* 0: by time */
    const char *json, *csv, *plot;
};

/* An exit code, with a message where it isn't 0. Free the report in every case. */
int bench_run_tables(const struct bench_options *options, struct bench_report *report);
void bench_report_free(struct bench_report *report);

void bench_print(const struct bench_report *report, FILE *to);
/* From malloc, NULL when out of memory. */
char *bench_json(const struct bench_report *report, size_t *size);
char *bench_csv(const struct bench_report *report, size_t *size);
/* Growth against units, vertices, bones and passes. png: else SVG. NULL, with why. */
void *bench_plot(const struct bench_report *report, bool png, size_t *size, char *why, size_t why_size);

/* Of a row of growth: the number that its table varies, and what is the same in all of it. */
size_t bench_varied(const struct bench_row *row);
void bench_describe_growth(const struct bench_row *row, char out[BENCH_TEXT]);
/* ns for each bone of each unit. */
double bench_ns_per_bone(const struct bench_row *row);

#endif
