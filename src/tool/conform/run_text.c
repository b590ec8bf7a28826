#include "tool/conform/evaluate.h"
#include "tool/conform/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const references[] = {"fxc", "vkd3d", "double"};
enum { REFERENCES = 3, DOUBLE = 2 };

const char *conform_shader_path(const struct conform_shader *row) {
    switch (row->kind) {
    case CONFORM_DRAW:
        return glskin_path_name(strcmp(row->profile, "vs_4_0") == 0 ? GLSKIN_PATH_TEXTURE_BUFFER : GLSKIN_PATH_UNIFORM);
    case CONFORM_PRE: /* they draw what it computes */
    case CONFORM_COMPUTE: return glskin_path_name(row->feedback ? GLSKIN_PATH_FEEDBACK : GLSKIN_PATH_COMPUTE);
    default: return "all";
    }
}

const glskin_shader *conform_find_shader(const char *name) {
    for (size_t i = 0; glskin_shader_at(i); i++)
        if (strcmp(glskin_shader_at(i)->name, name) == 0)
            return glskin_shader_at(i);
    return NULL;
}

/* The same verdict for a case, or for all where given is NULL, against every reference. */
static void settle_case(struct conform_state *state, const struct conform_shader *row, int version,
                        const char *case_name, enum conform_verdict verdict, const char *reason) {
    for (int r = 0; r < REFERENCES; r++)
        state_settle(state, state_row(state, row->name, version, conform_shader_path(row), case_name, references[r]),
                     verdict, reason);
}

void conform_skip_text(struct conform_state *state, const struct conform_shader *row, int version, const char *reason) {
    for (size_t c = 0; c < row->case_count; c++)
        settle_case(state, row, version, row->cases[c], CONFORM_SKIPPED, reason);
}

static bool evaluate(const struct conform_shader *row, const struct conform_case *given, double *out) {
    const struct evaluate_rule rule = {.plain_normals = row->plain_normals,
                                       .small_normals = row->compact && !row->records,
                                       .half_positions = row->compact && row->records,
                                       .tangents = row->tangents,
                                       .packed_normals =
                                           row->octahedral_normals ||
                                           ((row->kind == CONFORM_COMPUTE || row->records) && !row->float_normals)};
    switch (row->kind) {
    case CONFORM_COMPUTE: evaluate_skin(&given->vertex, rule, out); return true;
    case CONFORM_PIXEL: return evaluate_pixel(row->name, &given->pixel, out);
    default: evaluate_draw(&given->vertex, rule, row->kind == CONFORM_DRAW, out); return true;
    }
}

/* A compiler's output: out, or the row is settled. */
static bool load_output(struct conform_state *state, struct conform_row *line, const struct conform_shader *row,
                        const struct conform_case *given, double *out) {
    char name[3 * CONFORM_NAME], reason[CONFORM_REASON];
    struct output_view view;
    if (conform_exception(row->profile, given->name, line->reference, reason, sizeof reason)) {
        state_settle(state, line, CONFORM_SKIPPED, reason);
        return false;
    }
    snprintf(name, sizeof name, "%s.%s.%s.out", row->name, given->name, line->reference);
    const struct conform_file *file = conform_find_file(name);
    if (!file) {
        snprintf(reason, sizeof reason, "this build has no output of %s for it", line->reference);
        state_settle(state, line, CONFORM_SKIPPED, reason);
        return false;
    }
    if (!output_open(file->begin, (size_t)(file->end - file->begin), &view) ||
        view.header->vertex_count != given->count || view.header->floats_per_vertex != conform_floats(row)) {
        snprintf(reason, sizeof reason, "%s is damaged, or of another case", name);
        state_settle(state, line, CONFORM_FAILED, reason);
        return false;
    }
    compare_decode(row, given->count, view.values, out);
    return true;
}

static void judge_case(struct conform_state *state, const struct conform_shader *row, int version,
                       const struct conform_case *given, const double *got, double *wanted) {
    for (int r = 0; r < REFERENCES; r++) {
        struct conform_row *line =
            state_row(state, row->name, version, conform_shader_path(row), given->name, references[r]);
        struct compare_layout layout = compare_layout_of(row, r != DOUBLE);
        if (r != DOUBLE && !load_output(state, line, row, given, wanted))
            continue;
        if (r == DOUBLE && !evaluate(row, given, wanted))
            state_settle(state, line, CONFORM_SKIPPED, "evaluate.c does not know what this shader means");
        else
            state_compare(state, line, &layout, given, got, wanted);
    }
}

static void run_case(struct conform_state *state, glskin_device *device, const struct conform_shader *row,
                     const glskin_shader *shader, int version, const char *text, const char *case_name) {
    struct conform_case given;
    if (!conform_case_open(case_name, row->kind == CONFORM_PIXEL, &given)) {
        settle_case(state, row, version, case_name, CONFORM_FAILED, "this build has no such case, or it is damaged");
        return;
    }
    float *raw = calloc(given.count * DRAW_FLOATS, sizeof *raw);
    double *got = calloc(given.count * DRAW_FLOATS, sizeof *got),
           *wanted = calloc(given.count * DRAW_FLOATS, sizeof *wanted);
    glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY;
    snprintf(state->message, sizeof state->message, "%s", glskin_result_name(result));
    if (raw && got && wanted)
        result = conform_execute(device, row, shader, version, text, &given, raw);
    if (result == GLSKIN_OK) {
        compare_decode(row, given.count, raw, got);
        judge_case(state, row, version, &given, got, wanted);
    } else {
        settle_case(state, row, version, case_name, state_verdict(result), state->message);
    }
    free(raw);
    free(got);
    free(wanted);
}

void conform_run_text(struct conform_state *state, glskin_device *device, const struct conform_shader *row,
                      const glskin_shader *shader, const glskin_shader_text *text) {
    const struct conform_options *options = state->options;
    char reason[CONFORM_REASON];
    size_t has = glskin_device_caps(device).limits.uniform_components, needs = (size_t)shader->constant_count * 4;
    if (needs > has) {
        snprintf(reason, sizeof reason, "it takes %zu uniform components, and the driver has %zu", needs, has);
        conform_skip_text(state, row, text->version, reason);
        return;
    }
    char *edited = options->edit ? options->edit(options->edit_user, shader, text->version, text->text) : NULL;
    for (size_t c = 0; c < row->case_count; c++)
        run_case(state, device, row, shader, text->version, edited, row->cases[c]);
    free(edited);
    state_progress(state, row->name);
}
