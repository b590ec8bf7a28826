#include "tool/conform/compare.h"

#include <conformance/tiles.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct compare_layout compare_layout_skinned(enum compare_records records) {
    struct compare_layout layout = {
        {{"position", 0, 3, CONFORM_TOLERANCE}, {"normal", 3, 3, CONFORM_TOLERANCE}}, 2, COMPUTE_FLOATS};
    if (records != COMPARE_FLOATS)
        layout.fields[1].tolerance += OCTAHEDRAL_COST;
    if (records == COMPARE_COMPACT)
        layout.fields[0].tolerance += TILES_COMPACT_POSITION;
    return layout;
}

struct compare_layout compare_layout_of(const struct conform_shader *row, bool packed_reference) {
    static const struct compare_layout draw = {{{"position", 0, 4, CONFORM_TOLERANCE},
                                                {"normal", 4, 3, CONFORM_TOLERANCE},
                                                {"texcoord0", 7, 2, 0},
                                                {"texcoord1", 9, 2, 0},
                                                {"color", 11, 4, CONFORM_TOLERANCE}},
                                               5,
                                               DRAW_FLOATS};
    static const struct compare_layout tangents = {{{"position", 0, 4, CONFORM_TOLERANCE},
                                                    {"normal", 4, 3, CONFORM_TOLERANCE},
                                                    {"tangent", 7, 3, CONFORM_TOLERANCE},
                                                    {"side", 10, 1, 0},
                                                    {"place", 11, 4, CONFORM_TOLERANCE}},
                                                   5,
                                                   DRAW_FLOATS};
    static const struct compare_layout pixel = {{{"color", 0, 4, CONFORM_TOLERANCE}}, 1, PIXEL_FLOATS};
    if (row->kind == CONFORM_PIXEL)
        return pixel;
    if (row->kind != CONFORM_COMPUTE)
        return row->tangents ? tangents : draw;
    struct compare_layout layout = compare_layout_skinned(row->float_normals ? COMPARE_FLOATS
                                                          : row->compact     ? COMPARE_COMPACT
                                                                             : COMPARE_OCTAHEDRAL);
    if (!row->float_normals && packed_reference)
        layout.fields[1].tolerance += OCTAHEDRAL_COST;
    if (row->compact && packed_reference)
        layout.fields[0].tolerance += TILES_COMPACT_POSITION;
    return layout;
}

void compare_decode(const struct conform_shader *row, size_t count, const float *in, double *out) {
    size_t floats = conform_floats(row);
    if (row->kind != CONFORM_COMPUTE || row->float_normals) {
        for (size_t i = 0; i < count * floats; i++)
            out[i] = (double)in[i];
        return;
    }
    for (size_t v = 0; v < count; v++, in += floats, out += COMPUTE_FLOATS) {
        uint32_t word;
        uint16_t half[3];
        memcpy(&word, in + floats - 1, sizeof word);
        memcpy(half, in, sizeof half);
        const int16_t packed[2] = {(int16_t)(uint16_t)word, (int16_t)(uint16_t)(word >> 16)};
        for (int i = 0; i < 3; i++)
            out[i] = row->compact ? half_unpack(half[i]) : (double)in[i];
        octahedral_unpack(packed, out + 3);
    }
}

static bool same_bits(double a, double b) {
    float x = (float)a, y = (float)b;
    return memcmp(&x, &y, sizeof x) == 0;
}

static double error_of(double got, double wanted) {
    if (isfinite(got) && isfinite(wanted))
        return fabs(got - wanted) / fmax(1, fabs(wanted));
    return got == wanted || (isnan(got) && isnan(wanted)) ? 0 : INFINITY;
}

/* How much of its tolerance an error takes: over 1 is too much. */
static double share_of(const struct compare_field *field, double error, double got, double wanted) {
    if (field->tolerance > 0)
        return error / field->tolerance;
    return same_bits(got, wanted) ? 0 : INFINITY;
}

static void keep_first(struct compare_result *result, size_t vertex, const struct compare_field *field,
                       unsigned component, double got, double wanted) {
    if (!result->passed)
        return;
    result->passed = false;
    result->vertex = vertex;
    result->field = field->name;
    result->component = component;
    result->got = got;
    result->wanted = wanted;
}

struct compare_result compare_values(const struct compare_layout *layout, size_t count, const double *got,
                                     const double *wanted) {
    struct compare_result result = {.passed = true, .tolerance = layout->fields[0].tolerance};
    double worst = 0;
    for (size_t v = 0; v < count; v++, got += layout->values, wanted += layout->values)
        for (size_t f = 0; f < layout->field_count; f++)
            for (unsigned i = 0; i < layout->fields[f].count; i++) {
                const struct compare_field *field = &layout->fields[f];
                double g = got[field->first + i], w = wanted[field->first + i], error = error_of(g, w);
                double share = share_of(field, error, g, w);
                if (share > worst) {
                    worst = share;
                    result.error = error;
                    result.tolerance = field->tolerance;
                }
                if (share > 1)
                    keep_first(&result, v, field, i, g, w);
            }
    return result;
}

static void append(char *out, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void append(char *out, size_t size, const char *format, ...) {
    va_list list;
    size_t used = strlen(out);
    va_start(list, format);
    vsnprintf(out + used, size - used, format, list);
    va_end(list);
}

static void append_vector(char *out, size_t size, const char *name, const float *values, int count) {
    append(out, size, "%s%s", out[0] ? "; " : "", name);
    for (int i = 0; i < count; i++)
        append(out, size, " %.9g", (double)values[i]);
}

void compare_explain(const struct compare_result *result, bool pixel, const char *reference, char *out, size_t size) {
    snprintf(out, size, "%s %zu: %s[%u] is %.9g, %s has %.9g", pixel ? "pixel" : "vertex", result->vertex,
             result->field, result->component, result->got, reference, result->wanted);
}

void compare_inputs(const struct conform_case *given, size_t vertex, char *out, size_t size) {
    out[0] = '\0';
    if (!given->vertex.header) {
        const struct case_pixel *p = &given->pixel.pixels[vertex];
        append_vector(out, size, "normal", p->normal, 3);
        append_vector(out, size, "texcoord", p->texcoord, 4);
        append_vector(out, size, "color", p->color, 4);
        return;
    }
    const struct case_vertex *v = &given->vertex.vertices[vertex];
    append_vector(out, size, "position", v->position, 3);
    append_vector(out, size, "normal", v->normal, 3);
    append(out, size, "; bones %u %u %u %u; weights %u %u %u %u", v->bone[0], v->bone[1], v->bone[2], v->bone[3],
           v->weight[0], v->weight[1], v->weight[2], v->weight[3]);
    append_vector(out, size, "texcoord", v->texcoord, 4);
}
