/* A conformance report as people and as programs read it. */
#ifndef GLSKIN_TOOL_CONFORM_REPORT_H
#define GLSKIN_TOOL_CONFORM_REPORT_H

#include "tool/conform/run.h"

#include <stdio.h>

/* All rows in columns, the inputs of what failed, then "N passed, N failed, N skipped". */
void conform_report_print(const struct conform_report *report, FILE *to);

/* {"driver":…, "cases":[{"shader","glsl","path","case","reference","max_error","tolerance","verdict","reason"}],
 * "passed","failed","skipped"}. max_error and tolerance are null where nothing was compared, max_error also where a
 * number was not finite. From malloc; NULL when out of memory. */
char *conform_report_json(const struct conform_report *report, size_t *size);

#endif
