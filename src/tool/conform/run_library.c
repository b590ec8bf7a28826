/* Whole paths through the public API: a device with that path, a mesh, an instance, and what glskin_instance_read says.
 * Rows "library" and "library_plain" read float normals; "library_oct..." packed ones, of the paths that pre-skin;
 * "library_compact..." the compute path's compact records. */
#include "tool/conform/evaluate.h"
#include "tool/conform/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct variant {
    const char *name;
    glskin_normals rule;
    enum compare_records records;
};
static const struct variant variants[] = {{"library", GLSKIN_NORMALS_EXACT, COMPARE_FLOATS},
                                          {"library_plain", GLSKIN_NORMALS_PLAIN, COMPARE_FLOATS},
                                          {"library_oct", GLSKIN_NORMALS_EXACT, COMPARE_OCTAHEDRAL},
                                          {"library_oct_plain", GLSKIN_NORMALS_PLAIN, COMPARE_OCTAHEDRAL},
                                          {"library_compact", GLSKIN_NORMALS_EXACT, COMPARE_COMPACT},
                                          {"library_compact_plain", GLSKIN_NORMALS_PLAIN, COMPARE_COMPACT}};
enum { VARIANTS = sizeof variants / sizeof *variants };

static bool takes(glskin_path path, const struct variant *variant) {
    switch (variant->records) {
    case COMPARE_COMPACT: return path == GLSKIN_PATH_COMPUTE;
    case COMPARE_OCTAHEDRAL:
        return path == GLSKIN_PATH_COMPUTE || path == GLSKIN_PATH_FEEDBACK || path == GLSKIN_PATH_CPU;
    default: return true;
    }
}

/* The name of the next vertex case; *at goes from conform_files to the end. */
static bool next_case(const struct conform_file **at, char name[CONFORM_NAME]) {
    for (; (*at)->name; (*at)++) {
        size_t length = strlen((*at)->name);
        if (length > 5 && length - 5 < CONFORM_NAME && strcmp((*at)->name + length - 5, ".case") == 0) {
            snprintf(name, CONFORM_NAME, "%.*s", (int)(length - 5), (*at)->name);
            (*at)++;
            return true;
        }
    }
    return false;
}

static void settle_variant(struct conform_state *state, const struct variant *variant, int glsl, glskin_path path,
                           enum conform_verdict verdict, const char *reason) {
    char name[CONFORM_NAME];
    for (const struct conform_file *at = conform_files; next_case(&at, name);)
        state_settle(state, state_row(state, variant->name, glsl, glskin_path_name(path), name, "double"), verdict,
                     reason);
}

static glskin_result read_instance(glskin_device *device, const struct conform_case *given,
                                   enum compare_records records, float *positions, float *normals) {
    const struct case_vertex *v = given->vertex.vertices;
    const size_t stride = sizeof *v;
    const glskin_mesh_desc desc = {
        .vertex_count = given->count,
        .bone_count = given->vertex.header->bone_count,
        .position = {v->position, stride},
        .normal = {v->normal, stride},
        .texcoord = {{v->texcoord, stride}, {v->texcoord + 2, stride}},
        .skin = {v->bone, stride},
        .float_normals = records == COMPARE_FLOATS,
        .compact = records == COMPARE_COMPACT,
    };
    glskin_mesh *mesh = NULL;
    glskin_instance *instance = NULL;
    glskin_result result = glskin_mesh_create(device, &desc, &mesh);
    if (result == GLSKIN_OK)
        result = glskin_instance_create(mesh, &instance);
    if (result == GLSKIN_OK)
        result = glskin_instance_set_bones(instance, given->vertex.bones[0][0], GLSKIN_ROWS_3X4);
    if (result == GLSKIN_OK)
        result = glskin_frame_begin(device);
    if (result == GLSKIN_OK) {
        result = glskin_instance_read(instance, positions, normals);
        glskin_result ended = glskin_frame_end(device);
        result = result == GLSKIN_OK ? ended : result;
    }
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    return result;
}

static void run_case(struct conform_state *state, glskin_device *device, const struct variant *variant,
                     const char *case_name) {
    glskin_caps caps = glskin_device_caps(device);
    struct conform_row *row =
        state_row(state, variant->name, caps.glsl_version, glskin_path_name(caps.path), case_name, "double");
    struct conform_case given;
    if (!conform_case_open(case_name, false, &given)) {
        state_settle(state, row, CONFORM_FAILED, "this case is damaged");
        return;
    }
    float *read = calloc(given.count * COMPUTE_FLOATS, sizeof *read), *normals = read ? read + 3 * given.count : NULL;
    double *got = calloc(given.count * COMPUTE_FLOATS, sizeof *got);
    double *wanted = calloc(given.count * COMPUTE_FLOATS, sizeof *wanted);
    glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY;
    snprintf(state->message, sizeof state->message, "%s", glskin_result_name(result));
    if (read && got && wanted)
        result = read_instance(device, &given, variant->records, read, normals);
    if (result == GLSKIN_OK) {
        const struct evaluate_rule rule = {.plain_normals = variant->rule == GLSKIN_NORMALS_PLAIN,
                                           .packed_normals = variant->records != COMPARE_FLOATS,
                                           .small_normals = variant->records == COMPARE_COMPACT,
                                           .rest_on_first = true,
                                           .normalize = variant->records == COMPARE_COMPACT};
        const struct compare_layout layout = compare_layout_skinned(variant->records);
        for (size_t i = 0; i < given.count * 3; i++) {
            got[i / 3 * COMPUTE_FLOATS + i % 3] = (double)read[i];
            got[i / 3 * COMPUTE_FLOATS + 3 + i % 3] = (double)normals[i];
        }
        evaluate_skin(&given.vertex, rule, wanted);
        state_compare(state, row, &layout, &given, got, wanted);
    } else {
        state_settle(state, row, state_verdict(result), state->message);
    }
    free(read);
    free(got);
    free(wanted);
}

static void run_variant(struct conform_state *state, int glsl, glskin_path path, const struct variant *variant,
                        const glskin_device_desc *given) {
    glskin_device_desc desc = *given;
    glskin_device *device = NULL;
    char name[CONFORM_NAME];
    desc.path = path;
    desc.normals = variant->rule;
    glskin_result result = glskin_device_create(&desc, &device);
    if (result == GLSKIN_OK) {
        state->paths_done[path] |= glsl_bit(glsl);
        for (const struct conform_file *at = conform_files; next_case(&at, name);)
            run_case(state, device, variant, name);
    } else if (result == GLSKIN_ERROR_UNSUPPORTED) {
        if (!state->path_lacking[path][0]) /* the newest context's word */
            snprintf(state->path_lacking[path], CONFORM_REASON, "%s", state->message);
    } else { /* the path is there, and its shaders or buffers are refused */
        state->paths_done[path] |= glsl_bit(glsl);
        settle_variant(state, variant, glsl, path, CONFORM_FAILED, state->message);
    }
    glskin_device_destroy(device);
}

void conform_run_library(struct conform_state *state, int glsl, const glskin_device_desc *desc) {
    for (glskin_path path = GLSKIN_PATH_AUTO + 1; path < GLSKIN_PATH_COUNT; path++) {
        if (!state_wants(state, glskin_path_name(path)) || state->paths_done[path] & glsl_bit(glsl))
            continue;
        for (int i = 0; i < VARIANTS; i++)
            if (takes(path, &variants[i]))
                run_variant(state, glsl, path, &variants[i], desc);
        state_progress(state, glskin_path_name(path));
    }
}

void conform_skip_library(struct conform_state *state) {
    static const int glsl[GLSKIN_PATH_COUNT] = {[GLSKIN_PATH_UNIFORM] = 120,
                                                [GLSKIN_PATH_TEXTURE_BUFFER] = 330,
                                                [GLSKIN_PATH_COMPUTE] = 430,
                                                [GLSKIN_PATH_FEEDBACK] = 330,
                                                [GLSKIN_PATH_CPU] = 120};
    for (glskin_path path = GLSKIN_PATH_AUTO + 1; path < GLSKIN_PATH_COUNT; path++)
        for (int i = 0; i < VARIANTS && state_wants(state, glskin_path_name(path)) && !state->paths_done[path]; i++)
            if (takes(path, &variants[i]))
                settle_variant(state, &variants[i], glsl[path], path, CONFORM_SKIPPED, state->path_lacking[path]);
}
