/* Running one text of one shader on one case, through the public API. */
#ifndef GLSKIN_TOOL_CONFORM_EXECUTE_H
#define GLSKIN_TOOL_CONFORM_EXECUTE_H

#include "tool/conform/data.h"

#include <conformance/cases.h>
#include <glskin/shader.h>

/* A case of either kind. */
struct conform_case {
    const char *name;
    size_t count;            /* vertices or pixels */
    struct case_view vertex; /* header NULL: it is a pixel case */
    struct pixel_case_view pixel;
};
/* False if this build has none of that name, or it is damaged. */
bool conform_case_open(const char *name, bool pixel, struct conform_case *out);

/* Floats a vertex or pixel that the shader gives: see conformance/cases.h. */
size_t conform_floats(const struct conform_shader *row);

/* text NULL: the shader's own. out: conform_floats() for each vertex or pixel of the case. */
glskin_result conform_execute(glskin_device *device, const struct conform_shader *row, const glskin_shader *shader,
                              int version, const char *text, const struct conform_case *given, float *out);

#endif
