/* Growth in four panels, both axes logarithmic: one curve a method. */
#include "tool/bench/bench.h"
#include "tool/bench/plot_draw.h"

#include <math.h>
#include <string.h>

enum {
    PANEL_WIDTH = 480,
    PANEL_HEIGHT = 330,
    LEFT = 62,
    RIGHT = 14,
    TOP = 28,
    BOTTOM = 42,
    LEGEND = 40,
    LEGEND_COLUMN = 130,
    INK = 0x222222,
    GRID = 0xdddddd
};

/* Okabe and Ito's colours, which the colour-blind can tell apart, but for yellow, and black last. */
static const unsigned colours[] = {0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0x56b4e9, 0xe69f00, 0x000000};
enum { COLOURS = sizeof colours / sizeof *colours };

struct panel {
    struct plot_canvas *canvas;
    const struct bench_report *report;
    enum bench_table table;
    double left, top;       /* of the field between the axes */
    double low[2], high[2]; /* log10 of the range: the table's own, and us */
};

static double place_x(const struct panel *panel, double value) {
    double width = PANEL_WIDTH - LEFT - RIGHT, span = panel->high[0] - panel->low[0];
    return panel->left + width * (log10(value) - panel->low[0]) / span;
}

static double place_y(const struct panel *panel, double value) {
    double height = PANEL_HEIGHT - TOP - BOTTOM, span = panel->high[1] - panel->low[1];
    return panel->top + height * (1 - (log10(value) - panel->low[1]) / span);
}

static bool shown(const struct panel *panel, const struct bench_row *row) {
    return row->table == panel->table && row->measured && row->total.median > 0;
}

static bool find_range(struct panel *panel) {
    size_t count = 0;
    panel->low[0] = panel->low[1] = INFINITY;
    panel->high[0] = panel->high[1] = -INFINITY;
    for (size_t i = 0; i < panel->report->count; i++) {
        const struct bench_row *row = &panel->report->rows[i];
        if (!shown(panel, row))
            continue;
        const double at[2] = {log10((double)bench_varied(row)), log10(row->total.median)};
        for (int axis = 0; axis < 2; axis++) {
            panel->low[axis] = fmin(panel->low[axis], at[axis]);
            panel->high[axis] = fmax(panel->high[axis], at[axis]);
        }
        count++;
    }
    panel->low[0] -= 0.05;
    panel->high[0] += 0.05;
    panel->low[1] = floor(panel->low[1] * 3) / 3;
    panel->high[1] = ceil(panel->high[1] * 3 + 0.01) / 3;
    return count > 0;
}

static void name_value(double value, char out[16]) {
    if (value >= 1e6)
        snprintf(out, 16, "%gM", value / 1e6);
    else if (value >= 1e3)
        snprintf(out, 16, "%gk", value / 1e3);
    else
        snprintf(out, 16, "%g", value);
}

/* The table's own steps across, and 1, 2, 5, 10 ... up. */
static void draw_axes(const struct panel *panel) {
    static const double mantissas[] = {1, 2, 5};
    const double right = panel->left + PANEL_WIDTH - LEFT - RIGHT, bottom = panel->top + PANEL_HEIGHT - TOP - BOTTOM;
    char text[16];
    double last = 0;
    for (size_t i = 0; i < panel->report->count; i++) {
        const struct bench_row *row = &panel->report->rows[i];
        if (!shown(panel, row) || (double)bench_varied(row) == last)
            continue;
        last = (double)bench_varied(row);
        name_value(last, text);
        plot_line(panel->canvas, place_x(panel, last), panel->top, place_x(panel, last), bottom, 0.7, GRID);
        plot_text(panel->canvas, place_x(panel, last), bottom + 13, PLOT_CENTER, INK, text);
    }
    for (int decade = (int)floor(panel->low[1]); decade <= (int)ceil(panel->high[1]); decade++)
        for (int m = 0; m < 3; m++) {
            double value = mantissas[m] * pow(10, decade);
            if (log10(value) < panel->low[1] - 1e-9 || log10(value) > panel->high[1] + 1e-9)
                continue;
            name_value(value, text);
            plot_line(panel->canvas, panel->left, place_y(panel, value), right, place_y(panel, value), 0.7, GRID);
            plot_text(panel->canvas, panel->left - 5, place_y(panel, value) + 3, PLOT_RIGHT, INK, text);
        }
    plot_line(panel->canvas, panel->left, panel->top, panel->left, bottom, 1, INK);
    plot_line(panel->canvas, panel->left, bottom, right, bottom, 1, INK);
}

static void draw_titles(const struct panel *panel) {
    const double middle = panel->left + (PANEL_WIDTH - LEFT - RIGHT) / 2.0;
    const double bottom = panel->top + PANEL_HEIGHT - TOP - BOTTOM;
    char title[BENCH_TEXT] = "", text[BENCH_TEXT + 16];
    for (size_t i = 0; i < panel->report->count && !title[0]; i++)
        if (shown(panel, &panel->report->rows[i]))
            bench_describe_growth(&panel->report->rows[i], title);
    snprintf(text, sizeof text, "us a frame: %s", title);
    plot_text(panel->canvas, middle, panel->top - 8, PLOT_CENTER, INK, text);
    plot_text(panel->canvas, middle, bottom + 28, PLOT_CENTER, INK, bench_table_names[panel->table]);
}

/* A method keeps its colour in all panels: that of its place among those that have growth. */
static size_t colour_of(const struct bench_method *method) {
    size_t place = 0;
    for (const struct bench_method *m = bench_methods; m < method; m++)
        place += (m->tables & 1u << BENCH_UNITS) != 0;
    return place;
}

static void draw_curves(const struct panel *panel) {
    for (size_t i = 0; i < panel->report->count; i++) {
        const struct bench_row *to = &panel->report->rows[i], *from = NULL;
        if (!shown(panel, to))
            continue;
        unsigned colour = colours[colour_of(to->method) % COLOURS];
        double x = place_x(panel, (double)bench_varied(to)), y = place_y(panel, to->total.median);
        for (size_t k = 0; k < i; k++) /* the method's last one before */
            if (shown(panel, &panel->report->rows[k]) && panel->report->rows[k].method == to->method)
                from = &panel->report->rows[k];
        if (from)
            plot_line(panel->canvas, place_x(panel, (double)bench_varied(from)), place_y(panel, from->total.median), x,
                      y, 1.5, colour);
        plot_line(panel->canvas, x, y, x, y, 5, colour);
    }
}

static void draw_legend(struct plot_canvas *canvas, const struct bench_report *report) {
    size_t count = 0;
    plot_text(canvas, LEFT, 14, PLOT_LEFT, INK, report->driver);
    for (size_t m = 0; m < bench_method_count; m++) {
        bool has = false;
        for (size_t i = 0; i < report->count; i++)
            has |= report->rows[i].method == &bench_methods[m] && report->rows[i].table >= BENCH_UNITS &&
                   report->rows[i].measured;
        if (!has)
            continue;
        double x = LEFT + (double)count++ * LEGEND_COLUMN;
        plot_line(canvas, x, 28, x + 18, 28, 3, colours[colour_of(&bench_methods[m]) % COLOURS]);
        plot_text(canvas, x + 24, 31, PLOT_LEFT, INK, bench_methods[m].name);
    }
}

void *bench_plot(const struct bench_report *report, bool png, size_t *size, char *why, size_t why_size) {
    struct plot_canvas *canvas = plot_canvas_create(png, 2 * PANEL_WIDTH, LEGEND + 2 * PANEL_HEIGHT);
    if (!canvas) {
        snprintf(why, why_size, "out of memory");
        return NULL;
    }
    draw_legend(canvas, report);
    for (int table = BENCH_UNITS; table < BENCH_TABLES; table++) {
        int place = table - BENCH_UNITS;
        struct panel panel = {.canvas = canvas,
                              .report = report,
                              .table = (enum bench_table)table,
                              .left = place % 2 * PANEL_WIDTH + LEFT,
                              .top = LEGEND + place / 2 * PANEL_HEIGHT + TOP};
        if (!find_range(&panel))
            continue;
        draw_axes(&panel);
        draw_titles(&panel);
        draw_curves(&panel);
    }
    return plot_canvas_finish(canvas, size, why, why_size);
}
