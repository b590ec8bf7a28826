#define _POSIX_C_SOURCE 200809L
#include "tool/check_report.h"

#include "tool/json.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char *const severities[SEVERITIES] = {"error", "repaired", "warning", "note"};
static const char *const verdicts[SEVERITIES + 1] = {"error", "repaired", "warning", "ok", "ok"};
enum { OK = SEVERITIES, QUIET_S = 2 /* before progress is told, and between */ };

void report_begin(struct report *report) {
    clock_gettime(CLOCK_MONOTONIC, &report->begun);
    report->progress = report->begun;
    if (report->json)
        printf("{\"files\":[");
}

static size_t file_count(const struct report *report) {
    size_t count = 0;
    for (int i = 0; i <= SEVERITIES; i++)
        count += report->files[i];
    return count;
}

void report_open(struct report *report, const char *path) {
    report->path = path;
    report->format = NULL;
    report->version = 0;
    memset(report->counts, 0, sizeof report->counts);
    if (report->json)
        report->stream = open_memstream(&report->text, &report->size);
}

void report_format(struct report *report, const char *format, unsigned version) {
    report->format = format;
    report->version = version;
}

static void write_json(FILE *to, const glskin_finding *finding, bool first) {
    fprintf(to, "%s{\"severity\":\"%s\",\"place\":", first ? "" : ",", severities[finding->severity]);
    json_string(to, finding->place);
    if (finding->line)
        fprintf(to, ",\"line\":%zu", finding->line);
    else if (finding->offset != REPORT_NO_OFFSET)
        fprintf(to, ",\"offset\":%zu", finding->offset);
    fprintf(to, ",\"count\":%zu,\"what\":", finding->count);
    json_string(to, finding->what);
    fprintf(to, ",\"expected\":");
    json_string(to, finding->expected);
    fprintf(to, ",\"found\":");
    json_string(to, finding->found);
    fprintf(to, "}");
}

/* A file's name may hold ends of lines and orders to the terminal; --json has it as it is. */
static void put_path(FILE *to, const char *path) {
    for (; *path; ++path)
        fputc((unsigned char)*path < 0x20 || *path == 0x7f ? '?' : *path, to);
}

static void write_line(const char *path, const glskin_finding *finding) {
    const char *comma = *finding->place ? ", " : "";
    put_path(stdout, path);
    printf(": %s: %s", severities[finding->severity], finding->place);
    if (finding->line)
        printf("%sline %zu: ", comma, finding->line);
    else if (finding->offset != REPORT_NO_OFFSET)
        printf("%sbyte %zu: ", comma, finding->offset);
    else if (*finding->place)
        printf(": ");
    printf("%s\n", finding->what);
}

void report_finding(struct report *report, const glskin_finding *finding) {
    bool first = true;
    for (int i = 0; i < SEVERITIES; i++)
        first = first && report->counts[i] == 0;
    ++report->counts[finding->severity];
    ++report->findings[finding->severity];
    if (report->stream)
        write_json(report->stream, finding, first);
    else if (!report->json)
        write_line(report->path, finding);
}

bool report_has_error(const struct report *report) {
    return report->counts[GLSKIN_FINDING_ERROR] > 0;
}

static int worst(const struct report *report) {
    for (int i = 0; i < GLSKIN_FINDING_NOTE; i++)
        if (report->counts[i])
            return i;
    return OK;
}

static void tell_progress(struct report *report) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec - report->progress.tv_sec < QUIET_S)
        return;
    report->progress = now;
    fprintf(stderr, "glskin check: %zu files so far, %zu with errors; at ", file_count(report),
            report->files[GLSKIN_FINDING_ERROR]);
    put_path(stderr, report->path);
    fputc('\n', stderr);
}

static void close_json(struct report *report, const char *verdict) {
    bool whole = report->stream && fclose(report->stream) == 0;
    report->stream = NULL;
    printf("%s\n{\"path\":", file_count(report) > 1 ? "," : "");
    json_string(stdout, report->path);
    printf(",\"format\":");
    if (report->format)
        json_string(stdout, report->format);
    else
        printf("null");
    if (report->version)
        printf(",\"version\":%u", report->version);
    else
        printf(",\"version\":null");
    printf(",\"verdict\":\"%s\",\"findings\":[%s]}", verdict, whole ? report->text : "");
    free(report->text);
    report->text = NULL;
}

static void close_lines(const struct report *report, const char *verdict) {
    const char *between = " (";
    put_path(stdout, report->path);
    printf(": %s", verdict);
    for (int i = 0; i < SEVERITIES; i++) {
        if (!report->counts[i])
            continue;
        printf("%s%zu %s", between, report->counts[i], severities[i]);
        between = ", ";
    }
    printf("%s\n", *between == ',' ? ")" : "");
}

void report_close(struct report *report) {
    int verdict = worst(report);
    ++report->files[verdict];
    if (report->json)
        close_json(report, verdicts[verdict]);
    else
        close_lines(report, verdicts[verdict]);
    tell_progress(report);
}

void report_unopened(struct report *report, const char *path, int error) {
    const char *why = strerror(error);
    report_open(report, path);
    fputs("glskin check: ", stderr);
    put_path(stderr, path);
    fprintf(stderr, ": %s\n", why);
    report_finding(report, &(glskin_finding){.severity = GLSKIN_FINDING_ERROR,
                                             .place = "",
                                             .offset = REPORT_NO_OFFSET,
                                             .count = 1,
                                             .what = why,
                                             .expected = "",
                                             .found = ""});
    report_close(report);
}

bool report_end(struct report *report) {
    if (report->json)
        printf("\n],\"summary\":{\"files\":%zu,\"error\":%zu,\"repaired\":%zu,\"warning\":%zu,\"ok\":%zu,"
               "\"findings\":{\"error\":%zu,\"repaired\":%zu,\"warning\":%zu,\"note\":%zu}}}\n",
               file_count(report), report->files[0], report->files[1], report->files[2], report->files[OK],
               report->findings[0], report->findings[1], report->findings[2], report->findings[3]);
    else
        printf("%zu files: %zu error, %zu repaired, %zu warning, %zu ok\n", file_count(report), report->files[0],
               report->files[1], report->files[2], report->files[OK]);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return true;
    fprintf(stderr, "glskin check: standard output: can't write: %s\n", strerror(errno));
    return false;
}
