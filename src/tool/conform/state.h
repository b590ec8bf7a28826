/* What the parts of a conformance run share. */
#ifndef GLSKIN_TOOL_CONFORM_STATE_H
#define GLSKIN_TOOL_CONFORM_STATE_H

#include "tool/conform/compare.h"
#include "tool/conform/run.h"

struct conform_state {
    const struct conform_options *options;
    struct conform_report *report;
    struct conform_table table;
    char message[CONFORM_REASON]; /* the library's last error */
    unsigned *texts_done;         /* for each row of the table, the GLSL versions that ran: glsl_bit() */
    unsigned paths_done[GLSKIN_PATH_COUNT];
    char path_lacking[GLSKIN_PATH_COUNT][CONFORM_REASON]; /* why a context did not offer it */
    struct conform_row spare;                             /* stands in for a row that there is no memory for */
    bool out_of_memory;
};

/* 120, 330, 430. */
unsigned glsl_bit(int version);
bool state_wants(const struct conform_state *state, const char *path);
void state_progress(const struct conform_state *state, const char *doing);

/* A row, to be given its verdict by one of the next three. Valid until the next row. */
struct conform_row *state_row(struct conform_state *state, const char *shader, int glsl, const char *path,
                              const char *case_name, const char *reference);
/* FAILED or SKIPPED */
void state_settle(struct conform_state *state, struct conform_row *row, enum conform_verdict verdict,
                  const char *reason);
void state_compare(struct conform_state *state, struct conform_row *row, const struct compare_layout *layout,
                   const struct conform_case *given, const double *got, const double *wanted);
/* What a call that failed means for its rows: a driver that can't is a skip, all else a failure. */
enum conform_verdict state_verdict(glskin_result result);

/* The name of the path that a shader's rows stand under. */
const char *conform_shader_path(const struct conform_shader *row);
const glskin_shader *conform_find_shader(const char *name);

/* One shader text, in the context that the device is on: a row for each case and reference. */
void conform_run_text(struct conform_state *state, glskin_device *device, const struct conform_shader *row,
                      const glskin_shader *shader, const glskin_shader_text *text);
/* Rows for a text that no context took. */
void conform_skip_text(struct conform_state *state, const struct conform_shader *row, int version, const char *reason);

/* Every path that the current context offers at this GLSL version and that has not run at it. desc: with all but
 * path and normals. */
void conform_run_library(struct conform_state *state, int glsl, const glskin_device_desc *desc);
/* Rows for the paths that no context offered. */
void conform_skip_library(struct conform_state *state);

#endif
