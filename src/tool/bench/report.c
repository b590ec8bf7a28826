/* Results as people and as programs read them. */
#define _POSIX_C_SOURCE 200809L
#include "tool/bench/bench.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- For people ---- */

static void print_grouped(FILE *to, size_t value) {
    if (value >= 1000) {
        print_grouped(to, value / 1000);
        fprintf(to, ",%03zu", value % 1000);
    } else {
        fprintf(to, "%zu", value);
    }
}

static void print_setup(FILE *to, const struct bench_setup *setup) {
    print_grouped(to, setup->units);
    fprintf(to, " x ");
    print_grouped(to, setup->vertices);
    fprintf(to, " vertices, %zu bones, %zu influences\n", setup->bones, setup->influences);
}

/* Three digits that count, in so many columns. */
static void print_number(FILE *to, int width, double value, const char *unit) {
    char text[32] = "-";
    if (value == 0)
        snprintf(text, sizeof text, "0");
    else if (isfinite(value))
        snprintf(text, sizeof text, "%.*f%s",
                 value >= 99.95    ? 0
                 : value >= 9.995  ? 1
                 : value >= 0.9995 ? 2
                                   : 3,
                 value, unit);
    fprintf(to, " %*s", width, text);
}

static void print_spread(FILE *to, const struct bench_time *time) {
    fprintf(to, "  ");
    print_number(to, 8, time->min, "");
    print_number(to, 8, time->q1, "");
    print_number(to, 8, time->q3, "");
}

static void print_row(FILE *to, const struct bench_row *row) {
    fprintf(to, "  %-18s", row->method->name);
    if (!row->measured) {
        fprintf(to, " not measured: %s\n", row->why);
        return;
    }
    if (row->table == BENCH_ANIMATION)
        fprintf(to, " %6zu %6zu", row->setup.bones, row->setup.units);
    else
        fprintf(to, " %6zu", row->setup.passes);
    print_number(to, 9, row->gpu.median, "");
    print_number(to, 9, row->cpu.median, "");
    print_number(to, 9, row->total.median, "");
    print_spread(to, &row->total);
    print_number(to, 9, row->relative, "x");
    if (row->table == BENCH_ANIMATION) {
        print_number(to, 9, bench_ns_per_bone(row), "");
    } else if (row->table == BENCH_SUBMIT) {
        print_number(to, 9, row->cpu.median / (double)row->setup.units, "");
    } else {
        print_number(to, 9, row->bytes, "");
        print_number(to, 8, row->copy_fraction * 100, "%");
    }
    fprintf(to, row->note[0] ? "  %s\n" : "\n", row->note);
}

static bool same_block(const struct bench_row *a, const struct bench_row *b) {
    return a->table == b->table && (a->table == BENCH_ANIMATION ||
                                    (a->setup.vertices == b->setup.vertices && a->setup.units == b->setup.units));
}

static void print_heading(FILE *to, const struct bench_row *row) {
    static const char columns[] = "GPU us    CPU us  total us        min       q1       q3  relative";
    if (row->table == BENCH_ANIMATION) {
        fprintf(to, "\nAnimation: keys to packed palette\n  %-18s %6s %6s    %s   ns/bone\n", "method", "bones",
                "units", columns);
        return;
    }
    fprintf(to, row->table == BENCH_SUBMIT ? "\nHanding over: " : "\nSkinning: ");
    print_setup(to, &row->setup);
    fprintf(to, "  %-18s %6s    %s %s\n", "method", "passes", columns,
            row->table == BENCH_SUBMIT ? "CPU/unit" : " B/vertex  of copy");
}

size_t bench_varied(const struct bench_row *row) {
    const struct bench_setup *setup = &row->setup;
    return row->table == BENCH_UNITS      ? setup->units
           : row->table == BENCH_VERTICES ? setup->vertices
           : row->table == BENCH_BONES    ? setup->bones
                                          : setup->passes;
}

void bench_describe_growth(const struct bench_row *row, char out[BENCH_TEXT]) {
    const struct bench_setup *setup = &row->setup;
    const struct {
        enum bench_table table;
        size_t count;
        const char *one, *many;
    } parts[] = {{BENCH_UNITS, setup->units, "unit", "units"},
                 {BENCH_VERTICES, setup->vertices, "vertex", "vertices"},
                 {BENCH_BONES, setup->bones, "bone", "bones"},
                 {BENCH_TABLES, setup->influences, "influence", "influences"},
                 {BENCH_PASSES, setup->passes, "pass", "passes"}};
    size_t length = 0;
    bool first = true;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (parts[i].table == row->table)
            continue;
        length += (size_t)snprintf(out + length, BENCH_TEXT - length, "%s%zu %s", first ? "" : ", ", parts[i].count,
                                   parts[i].count == 1 ? parts[i].one : parts[i].many);
        first = false;
    }
}

/* One line a step, one column a method. Rows of a step stand together. */
static size_t print_growth(FILE *to, const struct bench_report *report, size_t first) {
    const struct bench_row *rows = report->rows;
    enum bench_table table = rows[first].table;
    size_t i = first, columns = 0;
    char title[BENCH_TEXT];
    bench_describe_growth(&rows[first], title);
    fprintf(to, "\nTotal us against %s: %s\n  %9s", bench_table_names[table], title, bench_table_names[table]);
    for (; first + columns < report->count && rows[first + columns].table == table &&
           bench_varied(&rows[first + columns]) == bench_varied(&rows[first]);
         columns++)
        fprintf(to, " %14s", rows[first + columns].method->name);
    for (; i < report->count && rows[i].table == table; i++) {
        if ((i - first) % columns == 0)
            fprintf(to, "\n  %9zu", bench_varied(&rows[i]));
        print_number(to, 14, rows[i].measured ? rows[i].total.median : NAN, "");
    }
    fprintf(to, "\n");
    for (size_t k = first; k < first + columns; k++)
        if (!rows[k].measured)
            fprintf(to, "  %s: not measured: %s\n", rows[k].method->name, rows[k].why);
    return i;
}

/* Of a method in the table of passes, the rows by growing passes: the next one after `from`, which may be NULL. */
static const struct bench_row *next_row(const struct bench_report *report, const char *method,
                                        const struct bench_row *from) {
    for (size_t i = from ? (size_t)(from - report->rows) + 1 : 0; i < report->count; i++)
        if (report->rows[i].table == BENCH_PASSES && report->rows[i].measured &&
            strcmp(report->rows[i].method->name, method) == 0)
            return &report->rows[i];
    return NULL;
}

/* From how many passes over one pose a method that skins once is faster than one that skins in each pass: between the
 * last step where it isn't and the next, in proportion. */
static void print_crossing(FILE *to, const struct bench_report *report, const char *once, const char *each) {
    const struct bench_row *a = next_row(report, once, NULL), *b = next_row(report, each, NULL);
    double behind = 0, passes = 0;
    bool first = true;
    if (!a || !b)
        return;
    fprintf(to, "  %s pays against %s ", once, each);
    for (; a && b; a = next_row(report, once, a), b = next_row(report, each, b), first = false) {
        double now = a->total.median - b->total.median, step = (double)a->setup.passes;
        if (now <= 0 && first)
            fprintf(to, "from the first step on\n");
        else if (now <= 0)
            fprintf(to, "from %.1f passes on\n", passes + (step - passes) * behind / (behind - now));
        if (now <= 0)
            return;
        behind = now;
        passes = step;
    }
    fprintf(to, "at none of these\n");
}

static void print_crossings(FILE *to, const struct bench_report *report) {
    static const char *const once[] = {"compute", "feedback", "cpu-path"}, *const each[] = {"texture-buffer",
                                                                                            "uniform-sm3"};
    for (size_t i = 0; i < sizeof once / sizeof *once; i++)
        for (size_t k = 0; k < sizeof each / sizeof *each; k++)
            print_crossing(to, report, once[i], each[k]);
}

void bench_print(const struct bench_report *report, FILE *to) {
    fprintf(to, "driver: %s\ncpu: %s\nnormals: %s\ntimer: %s%s\n", report->driver[0] ? report->driver : "none",
            report->cpu, report->normals, report->gpu_timer ? "gpu" : "wall", report->timer_note);
    for (size_t i = 0; i < report->count;) {
        if (report->rows[i].table >= BENCH_UNITS) {
            i = print_growth(to, report, i);
            continue;
        }
        size_t first = i;
        print_heading(to, &report->rows[i]);
        for (; i < report->count && same_block(&report->rows[first], &report->rows[i]); i++)
            print_row(to, &report->rows[i]);
    }
    print_crossings(to, report);
}

/* ---- For programs: the same columns in JSON and CSV ---- */

enum format { JSON, CSV };

static void put_text(FILE *to, enum format format, const char *text) {
    fputc('"', to);
    for (; *text; text++) {
        if (format == JSON && (*text == '"' || *text == '\\'))
            fprintf(to, "\\%c", *text);
        else if (format == CSV && *text == '"')
            fputs("\"\"", to);
        else
            fputc((unsigned char)*text < ' ' ? ' ' : *text, to);
    }
    fputc('"', to);
}

struct writer {
    FILE *to;
    enum format format;
    bool heading; /* names only */
    bool first;
};

static void put_key(struct writer *out, const char *name) {
    if (!out->first)
        fputc(',', out->to);
    out->first = false;
    if (out->heading)
        fputs(name, out->to);
    else if (out->format == JSON)
        fprintf(out->to, "\"%s\":", name);
}

static void column_text(struct writer *out, const char *name, const char *value) {
    put_key(out, name);
    if (!out->heading)
        put_text(out->to, out->format, value);
}

static void column_count(struct writer *out, const char *name, size_t value) {
    put_key(out, name);
    if (!out->heading)
        fprintf(out->to, "%zu", value);
}

static void column_number(struct writer *out, const char *name, double value) {
    put_key(out, name);
    if (!out->heading && isfinite(value))
        fprintf(out->to, "%.6g", value);
    else if (!out->heading && out->format == JSON)
        fputs("null", out->to);
}

static void column_time(struct writer *out, const char *name, bool measured, const struct bench_time *time) {
    char key[32];
    const struct {
        const char *name;
        double value;
    } parts[] = {{"min", time->min}, {"q1", time->q1}, {"q3", time->q3}};
    for (int i = 0; i < 3; i++) {
        snprintf(key, sizeof key, "%s_%s_us", name, parts[i].name);
        column_number(out, key, measured ? parts[i].value : NAN);
    }
}

static void put_row(struct writer *out, const struct bench_row *row) {
    bool good = row->measured;
    out->first = true;
    column_text(out, "method", row->method->name);
    column_count(out, "vertices", row->setup.vertices);
    column_count(out, "units", row->setup.units);
    column_count(out, "bones", row->setup.bones);
    column_count(out, "influences", row->setup.influences);
    column_count(out, "passes", row->setup.passes);
    column_number(out, "gpu_us", good ? row->gpu.median : NAN);
    column_number(out, "cpu_us", good ? row->cpu.median : NAN);
    column_number(out, "total_us", good ? row->total.median : NAN);
    column_number(out, "relative", row->relative);
    column_number(out, "bytes_per_vertex", row->bytes > 0 ? row->bytes : NAN);
    column_number(out, "copy_fraction", row->copy_fraction);
    column_text(out, "table", bench_table_names[row->table]);
    column_text(out, "timer", row->gpu_timer ? "gpu" : "wall");
    column_count(out, "frames", row->frames);
    column_time(out, "gpu", good, &row->gpu);
    column_time(out, "cpu", good, &row->cpu);
    column_time(out, "total", good, &row->total);
    column_number(out, "copy_us", row->copy_us);
    column_number(out, "ns_per_bone", good && row->table == BENCH_ANIMATION ? bench_ns_per_bone(row) : NAN);
    column_text(out, "note", row->note);
    column_text(out, "reason", good ? "" : row->why);
}

char *bench_json(const struct bench_report *report, size_t *size) {
    char *text = NULL;
    struct writer out = {.to = open_memstream(&text, size), .format = JSON};
    if (!out.to)
        return NULL;
    fputs("{\"driver\":", out.to);
    put_text(out.to, JSON, report->driver);
    fputs(",\"cpu\":", out.to);
    put_text(out.to, JSON, report->cpu);
    fprintf(out.to, ",\"normals\":\"%s\",\"timer\":\"%s\",\n\"rows\":[", report->normals,
            report->gpu_timer ? "gpu" : "wall");
    for (size_t i = 0; i < report->count; i++) {
        fputs(i ? ",\n{" : "\n{", out.to);
        put_row(&out, &report->rows[i]);
        fputc('}', out.to);
    }
    fputs("\n]}\n", out.to);
    if (fclose(out.to) == 0)
        return text;
    free(text);
    return NULL;
}

/* # lines say what JSON says beside the rows. */
char *bench_csv(const struct bench_report *report, size_t *size) {
    char *text = NULL;
    struct writer out = {.to = open_memstream(&text, size), .format = CSV, .heading = true};
    if (!out.to)
        return NULL;
    fprintf(out.to, "# driver: %s\n# cpu: %s\n# normals: %s\n# timer: %s\n", report->driver, report->cpu,
            report->normals, report->gpu_timer ? "gpu" : "wall");
    if (report->count)
        put_row(&out, &report->rows[0]);
    out.heading = false;
    for (size_t i = 0; i < report->count; i++) {
        fputc('\n', out.to);
        put_row(&out, &report->rows[i]);
    }
    fputc('\n', out.to);
    if (fclose(out.to) == 0)
        return text;
    free(text);
    return NULL;
}
