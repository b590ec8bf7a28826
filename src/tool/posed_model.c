/* Loading a model and putting it into the pose that the command line asks for. */
#define _POSIX_C_SOURCE 200809L
#include "tool/commands.h"
#include "tool/input.h"
#include "tool/selection.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int complain(const struct selection *selection, const char *file, const char *text) {
    fprintf(stderr, "glskin %s: %s: %s\n", selection->command, file, text);
    return EXIT_BAD_INPUT;
}

int model_file_load(const struct selection *selection, const char *file, glskin_model **out) {
    size_t size = 0;
    unsigned char *bytes = input_read(file, &size);
    if (!bytes)
        return complain(selection, file, strerror(errno));
    const glskin_host host = selection_host(selection);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.bytes = bytes, .size = size, .name = file, .host = &host, .reading = selection->reading},
        out);
    free(bytes);
    return result == GLSKIN_OK ? EXIT_OK : EXIT_BAD_INPUT;
}

static void list_sequences(const glskin_model *model) {
    for (size_t i = 0; i < glskin_model_info_get(model).sequence_count; i++) {
        glskin_sequence sequence;
        if (glskin_model_sequence(model, i, &sequence) == GLSKIN_OK)
            fprintf(stderr, "%s%zu \"%s\"", i ? ", " : "", i, sequence.name);
    }
}

/* By name, then by number, then "none". */
int model_find_sequence(const struct selection *selection, const glskin_model *model, size_t *out) {
    const char *wanted = selection->sequence;
    size_t count = glskin_model_info_get(model).sequence_count;
    double number;
    if (!wanted) {
        *out = count ? 0 : GLSKIN_SEQUENCE_NONE;
        return EXIT_OK;
    }
    for (size_t i = 0; i < count; i++) {
        glskin_sequence sequence;
        if (glskin_model_sequence(model, i, &sequence) == GLSKIN_OK && strcasecmp(sequence.name, wanted) == 0) {
            *out = i;
            return EXIT_OK;
        }
    }
    if (count && strspn(wanted, "0123456789") == strlen(wanted) &&
        parse_number(wanted, 0, (double)count - 1, &number)) {
        *out = (size_t)number;
        return EXIT_OK;
    }
    if (strcasecmp(wanted, "none") == 0) {
        *out = GLSKIN_SEQUENCE_NONE;
        return EXIT_OK;
    }
    fprintf(stderr, "glskin %s: --sequence %s: the model has ", selection->command, wanted);
    list_sequences(model);
    fprintf(stderr, "%s\n", count ? "" : "no sequences (\"none\" is its bind pose)");
    return EXIT_USAGE;
}

/* 12 numbers of a line into a bone. */
static bool parse_bone(char *line, glskin_bone *bone) {
    char *cursor = line;
    for (int i = 0; i < 12; i++) {
        char *end;
        bone->row[i / 4][i % 4] = strtof(cursor, &end);
        if (end == cursor)
            return false;
        cursor = end + strspn(end, ", \t");
    }
    return cursor[strspn(cursor, " \t\r\n")] == '\0';
}

static int read_palette(const struct selection *selection, struct posed_model *out) {
    const char *file = selection->palette;
    FILE *stream = fopen(file, "r");
    if (!stream)
        return complain(selection, file, strerror(errno));
    size_t wanted = out->info.bone_count, count = 0, capacity = 0, number = 0;
    char *line = NULL, text[160];
    int code = EXIT_OK;
    out->palette = calloc(wanted ? wanted : 1, sizeof *out->palette);
    while (out->palette && code == EXIT_OK && getline(&line, &capacity, stream) >= 0) {
        glskin_bone bone;
        number++;
        line[strcspn(line, "#\r\n")] = '\0';
        if (line[strspn(line, " \t")] == '\0')
            continue;
        snprintf(text, sizeof text, "line %zu: expected 12 numbers, the three rows of a bone", number);
        if (!parse_bone(line, &bone))
            code = complain(selection, file, text);
        else if (count < wanted)
            out->palette[count] = bone;
        count++;
    }
    free(line);
    fclose(stream);
    if (code != EXIT_OK)
        return code;
    snprintf(text, sizeof text, "%zu bones, but the model has %zu", count, wanted);
    return count == wanted && out->palette ? EXIT_OK : complain(selection, file, text);
}

static int evaluate(const struct selection *selection, struct posed_model *out) {
    const glskin_host host = selection_host(selection);
    glskin_pose_desc desc = {.time_ms = selection->time_ms,
                             .global_time_ms =
                                 selection->has_global_time ? selection->global_time_ms : selection->time_ms};
    int code = model_find_sequence(selection, out->model, &desc.sequence);
    if (code != EXIT_OK)
        return code;
    out->sequence_index = desc.sequence;
    glskin_sequence sequence = {.name = "bind pose"};
    if (desc.sequence != GLSKIN_SEQUENCE_NONE)
        glskin_model_sequence(out->model, desc.sequence, &sequence);
    snprintf(out->sequence, sizeof out->sequence, "%s", sequence.name);
    glskin_result result = glskin_pose_create(&host, out->model, GLSKIN_CPU_AUTO, &out->pose);
    if (result == GLSKIN_OK)
        result = glskin_pose_evaluate(out->pose, &desc);
    if (result != GLSKIN_OK)
        return exit_code_of(result);
    out->bones = glskin_pose_bones(out->pose);
    return EXIT_OK;
}

int posed_model_open(const struct selection *selection, const char *file, struct posed_model *out) {
    memset(out, 0, sizeof *out);
    int code = model_file_load(selection, file, &out->model);
    if (code != EXIT_OK)
        return code;
    out->info = glskin_model_info_get(out->model);
    if (!selection->palette)
        return evaluate(selection, out);
    const glskin_host host = selection_host(selection);
    code = exit_code_of(glskin_pose_create(&host, out->model, GLSKIN_CPU_AUTO, &out->pose)); /* materials at rest */
    if (code == EXIT_OK)
        code = read_palette(selection, out);
    out->bones = out->palette;
    snprintf(out->sequence, sizeof out->sequence, "palette");
    return code;
}

void posed_model_close(struct posed_model *posed) {
    glskin_pose_destroy(posed->pose);
    glskin_model_destroy(posed->model);
    free(posed->palette);
    memset(posed, 0, sizeof *posed);
}
