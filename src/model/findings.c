#include "model/findings.h"

#include <stdio.h>
#include <string.h>

static const char expected_begins[] = "expected ", found_begins[] = ", found ";

/* One line, whatever names a file has in it. */
static void compose(char out[FINDING_TEXT], const char *format, va_list arguments) {
    vsnprintf(out, FINDING_TEXT, format, arguments);
    for (; *out; ++out)
        *out = (unsigned char)*out < 0x20 || *out == 0x7f ? '?' : *out;
}

/* The length of "expected A"; of the whole sentence where it has another shape. */
static size_t expectation(const char *sentence) {
    const char *found = strstr(sentence, found_begins);
    return found ? (size_t)(found - sentence) : strlen(sentence);
}

/* "GEOS, byte 12: ": the one way in which a place is written. */
static void place_text(const glskin_finding *finding, char out[FINDING_PLACE + 64]) {
    const char *comma = *finding->place ? ", " : "";
    if (finding->line)
        snprintf(out, FINDING_PLACE + 64, "%s%sline %zu: ", finding->place, comma, finding->line);
    else
        snprintf(out, FINDING_PLACE + 64, "%s%sbyte %zu: ", finding->place, comma, finding->offset);
}

static size_t line_at(const struct finding_lines *lines, size_t offset) {
    size_t low = 0, high = lines->count;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (lines->line[middle].offset <= offset)
            low = middle;
        else
            high = middle;
    }
    return lines->line[low].line;
}

static void tell(struct findings *findings, const struct open_finding *open) {
    char what[FINDING_TEXT + 256], count[48] = "", expected[FINDING_TEXT], place[FINDING_PLACE + 64];
    glskin_finding finding = {.severity = open->severity,
                              .code = open->code,
                              .place = open->place,
                              .offset = findings->text ? 0 : open->offset,
                              .line = !findings->text   ? 0
                                      : findings->lines ? line_at(findings->lines, open->offset)
                                                        : open->offset,
                              .count = open->count,
                              .what = what,
                              .expected = "",
                              .found = ""};
    if (open->count > 1)
        snprintf(count, sizeof count, " (%zu of them)", open->count);
    snprintf(what, sizeof what, "%s%s%s%s", open->sentence, count, open->repair ? "; " : "",
             open->repair ? open->repair : "");
    size_t length = expectation(open->sentence), begins = sizeof expected_begins - 1;
    if (open->sentence[length] && strncmp(open->sentence, expected_begins, begins) == 0) {
        snprintf(expected, sizeof expected, "%.*s", (int)(length - begins), open->sentence + begins);
        finding.expected = expected;
        finding.found = open->sentence + length + sizeof found_begins - 1;
    }
    place_text(&finding, place);
    if (findings->tell)
        findings->tell(findings->user, &finding);
    switch (open->severity) {
    case GLSKIN_FINDING_ERROR: host_fail(findings->host, open->code, "%s: %s%s", findings->name, place, what); break;
    case GLSKIN_FINDING_REPAIRED:
    case GLSKIN_FINDING_WARNING: host_warn(findings->host, "%s: %s%s", findings->name, place, what); break;
    case GLSKIN_FINDING_NOTE: host_note(findings->host, "%s: %s%s", findings->name, place, what); break;
    }
}

void findings_flush(struct findings *findings) {
    for (size_t i = 0; i < findings->open_count; ++i)
        tell(findings, &findings->open[i]);
    findings->open_count = 0;
}

glskin_result findings_fail(struct findings *findings, glskin_result code, const char *place, size_t offset,
                            const char *format, va_list arguments) {
    struct open_finding error = {GLSKIN_FINDING_ERROR, code, offset, 1, "", "", NULL, format};
    snprintf(error.place, sizeof error.place, "%s", place);
    compose(error.sentence, format, arguments);
    findings_flush(findings);
    tell(findings, &error);
    return code;
}

/* A file may have a fault at every key: where the format alone tells that it is one of them, nothing is written. */
static bool counts_as(const struct open_finding *open, glskin_finding_severity severity, const char *repair,
                      const char *format) {
    return open->format == format && open->severity == severity && open->repair == repair &&
           !memchr(format, '%', expectation(format));
}

static bool same_kind(const struct open_finding *a, const struct open_finding *b) {
    size_t length = expectation(a->sentence);
    return a->severity == b->severity && a->repair == b->repair && length == expectation(b->sentence) &&
           memcmp(a->sentence, b->sentence, length) == 0;
}

void findings_add(struct findings *findings, glskin_finding_severity severity, const char *place, size_t offset,
                  const char *repair, const char *format, va_list arguments) {
    struct open_finding added = {severity, GLSKIN_OK, offset, 1, "", "", repair, format};
    for (size_t i = 0; i < findings->open_count; ++i) {
        if (counts_as(&findings->open[i], severity, repair, format)) {
            ++findings->open[i].count;
            return;
        }
    }
    compose(added.sentence, format, arguments);
    for (size_t i = 0; i < findings->open_count; ++i) {
        if (same_kind(&findings->open[i], &added)) {
            ++findings->open[i].count;
            return;
        }
    }
    snprintf(added.place, sizeof added.place, "%s", place);
    if (findings->open_count == FINDINGS_OPEN)
        findings_flush(findings);
    findings->open[findings->open_count++] = added;
}
