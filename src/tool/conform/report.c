#define _POSIX_C_SOURCE 200809L
#include "tool/conform/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int wider(int width, const char *text) {
    int length = (int)strlen(text);
    return length > width ? length : width;
}

static const char *number(double value, char text[16]) {
    if (isnan(value))
        return "-";
    snprintf(text, 16, "%.2g", value);
    return text;
}

static void print_inputs(const struct conform_report *report, FILE *to) {
    for (size_t i = 0; i < report->count; i++) {
        const struct conform_row *row = &report->rows[i];
        if (row->verdict == CONFORM_FAILED)
            fprintf(to, "%s, GLSL %d, path %s, case %s, against %s: %s\n", row->shader, row->glsl, row->path,
                    row->case_name, row->reference, row->reason);
        if (row->verdict == CONFORM_FAILED && row->inputs[0])
            fprintf(to, "    inputs: %s\n", row->inputs);
    }
}

struct widths {
    int shader, path, given;
};

/* All columns but the last two. */
static void print_line(FILE *to, struct widths widths, const char *shader, const char *glsl, const char *path,
                       const char *given, const char *reference, const char *error, const char *tolerance) {
    fprintf(to, "%-*s  %-4s  %-*s  %-*s  %-9s  %-8s  %-9s  ", widths.shader, shader, glsl, widths.path, path,
            widths.given, given, reference, error, tolerance);
}

void conform_report_print(const struct conform_report *report, FILE *to) {
    struct widths widths = {6, 4, 4};
    for (size_t i = 0; i < report->count; i++) {
        widths.shader = wider(widths.shader, report->rows[i].shader);
        widths.path = wider(widths.path, report->rows[i].path);
        widths.given = wider(widths.given, report->rows[i].case_name);
    }
    fprintf(to, "driver: %s\n", report->driver);
    print_line(to, widths, "shader", "glsl", "path", "case", "reference", "error", "tolerance");
    fprintf(to, "%-7s  %s\n", "verdict", "reason");
    for (size_t i = 0; i < report->count; i++) {
        const struct conform_row *row = &report->rows[i];
        char error[16], tolerance[16], glsl[16] = "-";
        if (row->glsl)
            snprintf(glsl, sizeof glsl, "%d", row->glsl);
        print_line(to, widths, row->shader, glsl, row->path, row->case_name, row->reference,
                   number(row->max_error, error), number(row->tolerance, tolerance));
        if (row->reason[0])
            fprintf(to, "%-7s  %s\n", conform_verdict_name(row->verdict), row->reason);
        else
            fprintf(to, "%s\n", conform_verdict_name(row->verdict));
    }
    print_inputs(report, to);
    fprintf(to, "%zu passed, %zu failed, %zu skipped\n", report->passed, report->failed, report->skipped);
}

static void json_string(FILE *to, bool first, const char *key, const char *text) {
    /* with the comma before it, unless it is the first of an object */
    fprintf(to, "%s\"%s\":\"", first ? "" : ",", key);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', to);
        if ((unsigned char)*text >= ' ')
            fputc(*text, to);
        else
            fprintf(to, "\\u%04x", (unsigned)(unsigned char)*text);
    }
    fputc('"', to);
}

static void json_number(FILE *to, const char *key, double value) {
    if (isfinite(value))
        fprintf(to, ",\"%s\":%.9g", key, value);
    else
        fprintf(to, ",\"%s\":null", key);
}

char *conform_report_json(const struct conform_report *report, size_t *size) {
    char *text = NULL;
    FILE *to = open_memstream(&text, size);
    if (!to)
        return NULL;
    fputc('{', to);
    json_string(to, true, "driver", report->driver);
    fputs(",\"cases\":[", to);
    for (size_t i = 0; i < report->count; i++) {
        const struct conform_row *row = &report->rows[i];
        fputs(i ? ",\n{" : "\n{", to);
        json_string(to, true, "shader", row->shader);
        fprintf(to, ",\"glsl\":%d", row->glsl);
        json_string(to, false, "path", row->path);
        json_string(to, false, "case", row->case_name);
        json_string(to, false, "reference", row->reference);
        json_number(to, "max_error", row->max_error);
        json_number(to, "tolerance", row->tolerance);
        json_string(to, false, "verdict", conform_verdict_name(row->verdict));
        json_string(to, false, "reason", row->reason);
        fputc('}', to);
    }
    fprintf(to, "],\n\"passed\":%zu,\"failed\":%zu,\"skipped\":%zu}\n", report->passed, report->failed,
            report->skipped);
    if (fclose(to) != 0) {
        free(text);
        return NULL;
    }
    return text;
}
