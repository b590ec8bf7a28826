/* What `glskin check` prints: lines, or one JSON object. */
#ifndef GLSKIN_TOOL_CHECK_REPORT_H
#define GLSKIN_TOOL_CHECK_REPORT_H

#include <glskin/model.h>
#include <stdio.h>
#include <time.h>

enum { SEVERITIES = 4 };
#define REPORT_NO_OFFSET SIZE_MAX /* a finding's offset, where it has no place in the file's bytes */

struct report {
    bool json;
    size_t files[SEVERITIES + 1];    /* by their worst finding; the last: none, or notes alone */
    size_t findings[SEVERITIES];     /* of all files */
    struct timespec begun, progress; /* when it was last told */
    /* The file that is open. */
    const char *path, *format; /* format NULL: unknown */
    unsigned version;          /* 0: unknown */
    size_t counts[SEVERITIES];
    char *text; /* JSON: its findings, which come after its verdict */
    size_t size;
    FILE *stream;
};

void report_begin(struct report *report);
void report_open(struct report *report, const char *path); /* lives until report_close */
void report_format(struct report *report, const char *format, unsigned version);
void report_finding(struct report *report, const glskin_finding *finding);
bool report_has_error(const struct report *report);
void report_close(struct report *report);
/* A file that can't be opened: all of it. */
void report_unopened(struct report *report, const char *path, int error);
/* The summary. False: standard output can't be written, which stderr has been told. */
bool report_end(struct report *report);

#endif
