/* Running the program and reading what it says. */
#ifndef GLSKIN_TESTS_CLI_H
#define GLSKIN_TESTS_CLI_H

#include "support/check_main.h"

#include <stdbool.h>

struct run {
    int code;        /* exit code; -1: it did not end by itself */
    char *out, *err; /* what it printed */
};
/* arguments: as in a shell, after "glskin ". environment: "A=1 B=2" or "". */
struct run run_glskin(const char *environment, const char *arguments, ...) __attribute__((format(printf, 2, 3)));
void run_free(struct run *run);
/* How many lines text has. */
size_t line_count(const char *text);

/* A scratch folder for this test process. Static storage. */
const char *scratch(void);

/* The rows of `glskin skin`'s CSV. */
struct csv {
    size_t count;
    unsigned (*id)[2];  /* geoset, vertex */
    double (*value)[6]; /* x y z nx ny nz */
};
struct csv csv_parse(const char *text);
void csv_free(struct csv *csv);
/* Runs `glskin skin` with these arguments, which must succeed. */
struct csv csv_run(const char *environment, const char *arguments, ...) __attribute__((format(printf, 2, 3)));
/* Largest difference of positions (from 0) or normals (from 3), over the diagonal of a's box for positions. */
double csv_difference(const struct csv *a, const struct csv *b, int from);
/* The diagonal of the box of the positions. */
double csv_size(const struct csv *csv);

/* The sample model's file, written by the program. Static storage. */
const char *cli_wyrm(void);

/* The paths that every test machine's default context (llvmpipe, GL 4.5) offers. */
extern const char *const cli_paths[4];

#endif
