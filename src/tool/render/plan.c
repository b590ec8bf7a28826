#include "tool/commands.h"
#include "tool/render/render.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES_DEFAULT = 8, SIDE_MAX = 32767 };

static struct frame *add(struct plan *plan) {
    return &plan->frames[plan->count++];
}

/* Times of a looping sequence end before its end, which is its start again; of another they end with its last pose. */
static void add_sequence(const struct posed_model *posed, size_t index, size_t count, float azimuth, struct plan *out) {
    glskin_sequence sequence = {.name = "bind pose"};
    if (index != GLSKIN_SEQUENCE_NONE)
        glskin_model_sequence(posed->model, index, &sequence);
    double length = (double)(sequence.end - sequence.start);
    size_t steps = sequence.looping ? count : count - 1;
    for (size_t i = 0; i < count; i++) {
        struct frame *frame = add(out);
        *frame = (struct frame){.sequence = index, .azimuth = azimuth};
        frame->time_ms = steps ? length * (double)i / (double)steps : 0;
        snprintf(frame->label, sizeof frame->label, "%.60s %.0f ms", sequence.name, frame->time_ms);
    }
    if (out->delay_ms == 0)
        out->delay_ms = length / (double)(steps ? steps : 1);
}

static void add_turntable(const struct render_options *options, const struct posed_model *posed, struct plan *out) {
    for (size_t i = 0; i < options->turntable; i++) {
        struct frame *frame = add(out);
        float turn = 360.0f * (float)i / (float)options->turntable;
        *frame = (struct frame){.sequence = posed->sequence_index,
                                .time_ms = options->selection.time_ms,
                                .azimuth = options->azimuth + turn};
        snprintf(frame->label, sizeof frame->label, "%.0f degrees", (double)turn);
    }
    out->delay_ms = 4000.0 / (double)options->turntable; /* once round in four seconds */
}

/* Before anything is drawn: PNG readers, and memory, have an end. */
static int check_size(const struct render_options *options, const struct plan *plan) {
    size_t width = (size_t)options->width, height = (size_t)options->height;
    bool sheet = !options->apng && !is_numbered(options->output);
    if (sheet && (width * plan->columns > SIDE_MAX || height * plan->rows > SIDE_MAX)) {
        fprintf(stderr, "glskin render: a sheet of %zu by %zu pixels: at most %d a side; say a smaller --size\n",
                width * plan->columns, height * plan->rows, SIDE_MAX);
        return EXIT_USAGE;
    }
    return EXIT_OK;
}

int plan_make(const struct render_options *options, const struct posed_model *posed, struct plan *out) {
    size_t sequences = options->all_sequences ? posed->info.sequence_count : 1;
    size_t each = options->turntable       ? options->turntable
                  : options->frames        ? options->frames
                  : options->all_sequences ? FRAMES_DEFAULT
                                           : 1;
    memset(out, 0, sizeof *out);
    if (options->all_sequences && sequences == 0) {
        fprintf(stderr, "glskin render: --all-sequences: the model has no sequences\n");
        return EXIT_USAGE;
    }
    out->frames = calloc(sequences * each, sizeof *out->frames);
    if (!out->frames) {
        fprintf(stderr, "glskin render: out of memory\n");
        return EXIT_CHECK_FAILED;
    }
    if (options->turntable)
        add_turntable(options, posed, out);
    else if (options->all_sequences)
        for (size_t i = 0; i < sequences; i++)
            add_sequence(posed, i, each, options->azimuth, out);
    else if (options->frames)
        add_sequence(posed, posed->sequence_index, each, options->azimuth, out);
    else
        *add(out) = (struct frame){posed->sequence_index, options->selection.time_ms, options->azimuth, ""};
    out->columns = options->all_sequences ? each : (size_t)ceil(sqrt((double)out->count));
    out->rows = (out->count + out->columns - 1) / out->columns;
    if (out->delay_ms < 10)
        out->delay_ms = 10;
    return check_size(options, out);
}

void plan_free(struct plan *plan) {
    free(plan->frames);
    memset(plan, 0, sizeof *plan);
}
