#include "tool/conform/state.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned glsl_bit(int version) {
    return version >= 430 ? 4 : version >= 330 ? 2 : 1;
}

const char *conform_verdict_name(enum conform_verdict verdict) {
    static const char *const names[] = {"passed", "failed", "skipped"};
    return names[verdict];
}

bool state_wants(const struct conform_state *state, const char *path) {
    glskin_path wanted = state->options->path;
    return wanted == GLSKIN_PATH_AUTO || strcmp(path, "all") == 0 || strcmp(path, glskin_path_name(wanted)) == 0;
}

void state_progress(const struct conform_state *state, const char *doing) {
    if (state->options->progress)
        state->options->progress(state->options->progress_user, state->report->count, doing);
}

struct conform_row *state_row(struct conform_state *state, const char *shader, int glsl, const char *path,
                              const char *case_name, const char *reference) {
    struct conform_report *report = state->report;
    struct conform_row *row = &state->spare;
    if (report->count == report->capacity && !state->out_of_memory) {
        size_t capacity = report->capacity ? report->capacity * 2 : 512;
        struct conform_row *grown = realloc(report->rows, capacity * sizeof *grown);
        state->out_of_memory = grown == NULL;
        report->rows = grown ? grown : report->rows;
        report->capacity = grown ? capacity : report->capacity;
    }
    if (!state->out_of_memory)
        row = &report->rows[report->count++];
    memset(row, 0, sizeof *row);
    snprintf(row->shader, sizeof row->shader, "%s", shader);
    snprintf(row->case_name, sizeof row->case_name, "%s", case_name);
    row->glsl = glsl;
    row->path = path;
    row->reference = reference;
    row->max_error = row->tolerance = NAN;
    return row;
}

static void count(struct conform_report *report, enum conform_verdict verdict) {
    if (verdict == CONFORM_PASSED)
        report->passed++;
    else if (verdict == CONFORM_FAILED)
        report->failed++;
    else
        report->skipped++;
}

void state_settle(struct conform_state *state, struct conform_row *row, enum conform_verdict verdict,
                  const char *reason) {
    row->verdict = verdict;
    snprintf(row->reason, sizeof row->reason, "%s", reason);
    count(state->report, verdict);
}

void state_compare(struct conform_state *state, struct conform_row *row, const struct compare_layout *layout,
                   const struct conform_case *given, const double *got, const double *wanted) {
    struct compare_result result = compare_values(layout, given->count, got, wanted);
    row->max_error = result.error;
    row->tolerance = result.tolerance;
    row->verdict = result.passed ? CONFORM_PASSED : CONFORM_FAILED;
    if (!result.passed) {
        compare_explain(&result, given->vertex.header == NULL, row->reference, row->reason, sizeof row->reason);
        compare_inputs(given, result.vertex, row->inputs, sizeof row->inputs);
    }
    count(state->report, row->verdict);
}

enum conform_verdict state_verdict(glskin_result result) {
    return result == GLSKIN_ERROR_UNSUPPORTED ? CONFORM_SKIPPED : CONFORM_FAILED;
}

void conform_report_free(struct conform_report *report) {
    free(report->rows);
    memset(report, 0, sizeof *report);
}
