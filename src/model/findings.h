/* What a reader finds wrong with a file, on its way to the host: strict or lenient, merged, and told once.
 *
 * A check is written once, with its repair beside it:
 *
 *     if (bone >= count) {
 *         if (!mdx_fault(mdx, at, "the vertices follow the model's root", "expected a bone below %zu, found %u", ...))
 *             return false;
 *         bone = root;
 *     }
 *
 * Strict, the fault is an error and ends the reading; lenient, it is remembered and the reader goes on. What is
 * remembered is told when the entry ends that it was found in (findings_flush), so that a thousand faults of one kind
 * are one finding with a count and the place of the first. Of one kind are those whose severity, repair and
 * "expected ..." agree: so that part of a sentence doesn't speak of the single vertex or key. */
#ifndef GLSKIN_MODEL_FINDINGS_H
#define GLSKIN_MODEL_FINDINGS_H

#include "core/host.h"

#include <glskin/model.h>
#include <stdarg.h>

enum { FINDINGS_OPEN = 12, FINDING_PLACE = 96, FINDING_TEXT = 384 };

struct open_finding {
    glskin_finding_severity severity;
    glskin_result code;
    size_t offset, count;
    char place[FINDING_PLACE], sentence[FINDING_TEXT];
    const char *repair; /* static; NULL: none */
    const char *format; /* what sentence was made of */
};

/* Where what was made from text comes from: from offset on it is this line, up to the next one's offset. */
struct finding_line {
    uint32_t offset, line;
};
struct finding_lines {
    const struct finding_line *line; /* offsets ascend; the first is 0 */
    size_t count;
};

struct findings {
    const glskin_host *host;
    const char *name; /* in messages */
    bool lenient;
    void (*tell)(void *user, const glskin_finding *finding); /* NULL: only the host is told */
    void *user;
    bool text;                         /* a file of lines: offsets are numbers of lines, or, where ... */
    const struct finding_lines *lines; /* ... this isn't NULL, those of what was made from the text */
    size_t open_count;
    struct open_finding open[FINDINGS_OPEN];
};

/* format: "expected A, found B", or a sentence of another shape. place is a chunk or a structure, "" for the file. */

/* Tells what is remembered, then an error. Returns code. */
glskin_result findings_fail(struct findings *findings, glskin_result code, const char *place, size_t offset,
                            const char *format, va_list arguments);
/* Remembers. repair: a static sentence that says what becomes of it, or NULL. */
void findings_add(struct findings *findings, glskin_finding_severity severity, const char *place, size_t offset,
                  const char *repair, const char *format, va_list arguments);
/* An entry of the file ends, or the file: what is remembered is told. */
void findings_flush(struct findings *findings);

#endif
