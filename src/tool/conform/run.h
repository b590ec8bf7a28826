/* All of conformance: every shader text and every path, in the contexts that the driver offers, against the references
 * `fxc` and `vkd3d` (the HLSL as two compilers of it executed it: see tests/conformance) and `double` (evaluate.h). */
#ifndef GLSKIN_TOOL_CONFORM_RUN_H
#define GLSKIN_TOOL_CONFORM_RUN_H

#include "tool/conform/data.h"
#include "tool/context.h"

#include <glskin/shader.h>

enum conform_verdict { CONFORM_PASSED, CONFORM_FAILED, CONFORM_SKIPPED };
/* "passed", "failed", "skipped" */
const char *conform_verdict_name(enum conform_verdict verdict);

enum { CONFORM_REASON = 240, CONFORM_INPUTS = 400 };

struct conform_row {
    char shader[CONFORM_NAME]; /* "library...": positions and normals by the public API, not one shader */
    int glsl;
    const char *path; /* a path's name, or "all" */
    char case_name[CONFORM_NAME];
    const char *reference;
    double max_error, tolerance; /* NaN where nothing was compared */
    enum conform_verdict verdict;
    char reason[CONFORM_REASON]; /* "" where it passed; of a difference, its vertex and both values */
    char inputs[CONFORM_INPUTS]; /* of that vertex */
};

struct conform_report {
    char driver[256];
    struct conform_row *rows;
    size_t count, capacity;
    size_t passed, failed, skipped;
};

struct conform_options {
    glskin_path path;               /* AUTO: all of them */
    struct context_version version; /* {0,0}: the newest, and those that take other GLSL versions */
    glskin_limits limits;
    glskin_host host;   /* for warnings and notes; errors become rows */
    const char *shader; /* this one alone, and no library rows; NULL: all */
    /* The text to run instead of a shader's own, from malloc; NULL leaves it. May be NULL. */
    char *(*edit)(void *user, const glskin_shader *shader, int version, const char *text);
    void *edit_user;
    /* Told after each shader text and path; may be NULL. */
    void (*progress)(void *user, size_t rows, const char *doing);
    void *progress_user;
};

/* EXIT_OK: all that ran passed. EXIT_CHECK_FAILED: a row failed; or, with why, nothing could be compared. EXIT_NO_GL,
 * with why: no context, or none has the path that was asked for. The report is to be freed in every case. */
int conform_run(const struct conform_options *options, struct conform_report *report, char *why, size_t why_size);
void conform_report_free(struct conform_report *report);

#endif
