/* Reads the answers beside the test models: the few number fields and number arrays of
 * {"tolerance": x, "indices": [...], "cases": [{"sequence": n, "time_ms": x, "global_time_ms": x, "positions": [[...]],
 * "normals": [[...]]}, ...]}. Not a JSON reader: it looks for a key and takes the numbers that follow. */
#ifndef GLSKIN_TESTS_EXPECTED_JSON_H
#define GLSKIN_TESTS_EXPECTED_JSON_H

#include "support/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct expected_case {
    double sequence, time, global_time;
    double *position, *normal; /* 3 each, one per index */
};

struct expected {
    double tolerance;
    size_t index_count;
    double *index;
    size_t case_count;
    struct expected_case *cases;
};

/* The value of "key" between from and to, or NULL. */
static inline const char *expected_find(const char *from, const char *to, const char *key) {
    char quoted[64];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *at = strstr(from, quoted);
    return at && at < to ? at + strlen(quoted) : NULL;
}

static inline double expected_number(const char *from, const char *to, const char *key, double otherwise) {
    const char *at = expected_find(from, to, key);
    return at ? strtod(at, NULL) : otherwise;
}

/* All numbers of the array at key, however nested. */
static inline double *expected_numbers(const char *from, const char *to, const char *key, size_t *count) {
    const char *at = expected_find(from, to, key);
    ck_assert_msg(at != NULL, "no %s", key);
    size_t capacity = 16;
    double *out = malloc(capacity * sizeof *out);
    ck_assert_ptr_nonnull(out);
    *count = 0;
    int depth = 0;
    do {
        at += strspn(at, " \t\r\n,");
        if (*at == '[' || *at == ']') {
            depth += *at++ == '[' ? 1 : -1;
            continue;
        }
        char *end;
        double value = strtod(at, &end);
        ck_assert_msg(end != at, "%s: no number at %.20s", key, at);
        at = end;
        if (*count == capacity) {
            capacity *= 2;
            out = realloc(out, capacity * sizeof *out);
            ck_assert_ptr_nonnull(out);
        }
        out[(*count)++] = value;
    } while (depth);
    return out;
}

static inline struct expected expected_read(const char *path) {
    struct expected out = {0};
    size_t size;
    char *text = (char *)test_read_file(path, &size);
    const char *end = text + size, *cases = expected_find(text, end, "cases");
    ck_assert_ptr_nonnull(cases);
    out.tolerance = expected_number(text, end, "tolerance", 0);
    out.index = expected_numbers(text, end, "indices", &out.index_count);
    for (const char *at = cases; (at = expected_find(at, end, "sequence")) != NULL; ++out.case_count) {
    }
    out.cases = calloc(out.case_count + 1, sizeof *out.cases);
    ck_assert_ptr_nonnull(out.cases);
    const char *at = expected_find(cases, end, "sequence");
    for (size_t c = 0; c < out.case_count; ++c) {
        const char *next = expected_find(at, end, "sequence"), *stop = next ? next : end;
        size_t count;
        struct expected_case *one = &out.cases[c];
        one->sequence = strtod(at, NULL);
        one->time = expected_number(at, stop, "time_ms", -1);
        one->global_time = expected_number(at, stop, "global_time_ms", 0);
        one->position = expected_numbers(at, stop, "positions", &count);
        ck_assert_uint_eq(count, 3 * out.index_count);
        one->normal = expected_numbers(at, stop, "normals", &count);
        ck_assert_uint_eq(count, 3 * out.index_count);
        at = next;
    }
    free(text);
    return out;
}

static inline void expected_free(struct expected *expected) {
    for (size_t c = 0; c < expected->case_count; ++c) {
        free(expected->cases[c].position);
        free(expected->cases[c].normal);
    }
    free(expected->cases);
    free(expected->index);
}

#endif
