/* How far numbers that a driver computed are from a reference.
 *
 * Tolerance: |got - wanted| / max(1, |wanted|) <= 2e-6 for positions, normals and colours, which are floats on both
 * sides. Texture coordinates pass through untouched: bit for bit.
 * Octahedral normals are compared decoded. Packing moves each of a pair of numbers by up to half a step of 1 / 32767,
 * and with that the normal by up to OCTAHEDRAL_COST = 6.5e-5 a component (derived in conformance/octahedral.h). So 2e-6
 * and once that cost against the double-precision normal, which is not packed; twice it against a reference that is
 * packed itself, because where a number lies between two steps, each side may have gone to the other. Compact records
 * cost positions more: see conformance/tiles.h. */
#ifndef GLSKIN_TOOL_CONFORM_COMPARE_H
#define GLSKIN_TOOL_CONFORM_COMPARE_H

#include "tool/conform/execute.h"

#define CONFORM_TOLERANCE 2e-6

struct compare_field {
    const char *name;
    unsigned first, count;
    double tolerance; /* 0: bit for bit, as floats */
};
/* What stands in a vertex or pixel, once packed words are decoded. */
struct compare_layout {
    struct compare_field fields[5];
    size_t field_count;
    size_t values; /* a vertex */
};
/* packed_reference: the reference's normals were rounded too. */
struct compare_layout compare_layout_of(const struct conform_shader *row, bool packed_reference);
/* The layout of positions and normals read back from the library, by what its records hold. */
enum compare_records { COMPARE_FLOATS, COMPARE_OCTAHEDRAL, COMPARE_COMPACT };
struct compare_layout compare_layout_skinned(enum compare_records records);

/* From what a shader gives (conform_floats a vertex) to layout.values doubles. */
void compare_decode(const struct conform_shader *row, size_t count, const float *in, double *out);

struct compare_result {
    bool passed;
    double error, tolerance; /* of the number that comes nearest to its tolerance, or goes furthest beyond. Infinite:
                                one is not finite and the other isn't the same */
    /* Where !passed: the first number that differs. */
    size_t vertex;
    const char *field;
    unsigned component;
    double got, wanted;
};
struct compare_result compare_values(const struct compare_layout *layout, size_t count, const double *got,
                                     const double *wanted);

/* "vertex 3: normal[1] is 0.5, fxc has 0.25" */
void compare_explain(const struct compare_result *result, bool pixel, const char *reference, char *out, size_t size);
/* What the shader was fed for that vertex or pixel. */
void compare_inputs(const struct conform_case *given, size_t vertex, char *out, size_t size);

#endif
