/* Runs glskin-translate as a user does, in a scratch folder that each test gets fresh. */
#ifndef GLSKIN_TESTS_TRANSLATE_RUNNER_H
#define GLSKIN_TESTS_TRANSLATE_RUNNER_H

#include <stdbool.h>

/* The folder: each test is a process and has its own, which goes when the test ends. */
const char *scratch(void);
/* Static storage, eight in turn. */
const char *path_format(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Runs `PREFIX glskin-translate ARGUMENTS` in the folder in; what it printed to stderr is in run_errors(). Returns its
 * exit code. prefix is for the environment: "PATH=/x". */
int run_translate(const char *in, const char *prefix, const char *arguments);
const char *run_errors(void);
const char *run_output(void);
/* Fails the test unless the translation of good/FILE succeeds into scratch()/out. */
void translate_good(const char *file, const char *arguments);
bool file_exists(const char *path);
void write_file(const char *path, const char *text);
const char *read_text(const char *path); /* fails the test if it can't be read */
/* scratch()/out/VERSION/NAME.glsl, or tables/NAME.json for version 0. */
const char *read_output(int version, const char *name);
bool has(const char *text, const char *part);

/* For test_skip_reason(): NULL where both tools are on PATH. */
const char *missing_tools(void);

#endif
