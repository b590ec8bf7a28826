#include "tool/conform/state.h"

#include "tool/commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Errors become the reason of a row; the rest is the host's. */
static void keep_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct conform_state *state = user;
    const glskin_host *host = &state->options->host;
    if (severity == GLSKIN_SEVERITY_ERROR) { /* a driver's log has many lines */
        snprintf(state->message, sizeof state->message, "%s", text);
        for (char *at = state->message; *at; at++)
            *at = (unsigned char)*at < ' ' ? ' ' : *at;
    } else if (host->message) {
        host->message(host->user, severity, code, text);
    }
}

static glskin_device_desc device_desc(struct conform_state *state, int gl_version) {
    glskin_device_desc desc = {
        .host = {.message = keep_message, .user = state},
        .get_proc = context_proc,
        .path = GLSKIN_PATH_CPU, /* there on every context; a shader alone needs none */
        .limits = state->options->limits,
        .keep_state = true,     /* nothing of one device stays bound when the next is made */
        .skip_self_test = true, /* what it would find is to become a row */
        .check_gl_errors = true,
    };
    if (gl_version && (!desc.limits.gl_version || gl_version < desc.limits.gl_version))
        desc.limits.gl_version = gl_version;
    return desc;
}

/* ---- One context ---- */

static void run_shaders(struct conform_state *state, glskin_device *device) {
    glskin_caps caps = glskin_device_caps(device);
    for (size_t r = 0; r < state->table.count; r++) {
        const struct conform_shader *row = &state->table.shaders[r];
        const glskin_shader *shader = conform_find_shader(row->name);
        if (!shader || !state_wants(state, conform_shader_path(row)) ||
            (state->options->shader && strcmp(state->options->shader, row->name) != 0))
            continue;
        for (size_t t = 0; t < shader->text_count; t++) {
            const glskin_shader_text *text = &shader->texts[t];
            unsigned bit = glsl_bit(text->version);
            if (state->texts_done[r] & bit || text->version > caps.glsl_version ||
                (text->version < 330 && caps.core_profile))
                continue;
            state->texts_done[r] |= bit;
            conform_run_text(state, device, row, shader, text);
        }
    }
}

/* The GLSL version of the context, 0 if there is none. gl_version: no more than that of it; 0: all. */
static int run_context(struct conform_state *state, struct context_version version, int gl_version, char *why,
                       size_t why_size) {
    struct context *context = context_create(version, why, why_size);
    glskin_device_desc desc = device_desc(state, gl_version);
    glskin_device *device = NULL;
    int glsl = 0;
    if (context && glskin_device_create(&desc, &device) == GLSKIN_OK) {
        glskin_caps caps = glskin_device_caps(device);
        glsl = caps.glsl_version;
        if (!state->report->driver[0])
            snprintf(state->report->driver, sizeof state->report->driver, "%s, OpenGL %s", caps.renderer, caps.version);
        run_shaders(state, device);
        glskin_device_destroy(device);
        if (!state->options->shader)
            conform_run_library(state, glsl, &desc);
    } else if (context) {
        snprintf(why, why_size, "%s", state->message);
    }
    context_destroy(context);
    return glsl;
}

/* The newest context, then one for each GLSL version that none had. What makes it no more than it is asked for is the
 * limit: drivers give newer ones than that. */
static bool run_contexts(struct conform_state *state, char *why, size_t why_size) {
    char other[CONFORM_REASON];
    const struct context_version newest = {0, 0}, wanted = state->options->version;
    int glsl = run_context(state, wanted.major ? wanted : newest, 0, why, why_size);
    unsigned done = glsl ? glsl_bit(glsl) : 0;
    const int limit = state->options->limits.gl_version;
    if (wanted.major || (!done && !limit)) /* without a limit, all versions were tried */
        return done != 0;
    for (size_t i = 0; i < context_version_count; i++) {
        int gl_version = context_versions[i].major * 10 + context_versions[i].minor;
        unsigned bit = glsl_bit(gl_version >= 43 ? 430 : gl_version >= 33 ? 330 : 120);
        if (done & bit || (done && bit > done) || (limit && gl_version > limit))
            continue;
        glsl = run_context(state, context_versions[i], gl_version, other, sizeof other);
        done |= glsl ? glsl_bit(glsl) : 0;
    }
    return done != 0;
}

/* ---- What did not run ---- */

static void skip_texts(struct conform_state *state) {
    char reason[CONFORM_REASON];
    for (size_t r = 0; r < state->table.count; r++) {
        const struct conform_shader *row = &state->table.shaders[r];
        const glskin_shader *shader = conform_find_shader(row->name);
        if (!state_wants(state, conform_shader_path(row)) ||
            (state->options->shader && strcmp(state->options->shader, row->name) != 0))
            continue;
        if (!shader)
            state_settle(state, state_row(state, row->name, 0, conform_shader_path(row), "-", "-"), CONFORM_FAILED,
                         "shaders.txt names it, and this build has no such shader");
        for (size_t t = 0; shader && t < shader->text_count; t++)
            if (!(state->texts_done[r] & glsl_bit(shader->texts[t].version))) {
                snprintf(reason, sizeof reason, "no context here takes GLSL %d.%02d", shader->texts[t].version / 100,
                         shader->texts[t].version % 100);
                conform_skip_text(state, row, shader->texts[t].version, reason);
            }
    }
}

static void report_unlisted(struct conform_state *state) {
    for (size_t i = 0; glskin_shader_at(i); i++) {
        const char *name = glskin_shader_at(i)->name;
        bool listed = state->options->shader != NULL;
        for (size_t r = 0; r < state->table.count; r++)
            listed = listed || strcmp(state->table.shaders[r].name, name) == 0;
        if (!listed)
            state_settle(state, state_row(state, name, 0, "all", "-", "-"), CONFORM_FAILED,
                         "shaders.txt has no row for this shader");
    }
}

static int conclude(const struct conform_state *state, char *why, size_t why_size) {
    glskin_path path = state->options->path;
    const struct conform_report *report = state->report;
    if (path != GLSKIN_PATH_AUTO && !state->options->shader && !state->paths_done[path]) {
        snprintf(why, why_size, "%s", state->path_lacking[path]);
        return EXIT_NO_GL;
    }
    if (state->out_of_memory || report->passed + report->failed == 0) {
        snprintf(why, why_size, "%s", state->out_of_memory ? "out of memory" : "nothing could be compared");
        return EXIT_CHECK_FAILED;
    }
    return report->failed ? EXIT_CHECK_FAILED : EXIT_OK;
}

int conform_run(const struct conform_options *options, struct conform_report *report, char *why, size_t why_size) {
    struct conform_state state = {.options = options, .report = report};
    memset(report, 0, sizeof *report);
    why[0] = '\0';
    int code = EXIT_CHECK_FAILED;
    if (conform_table_read(&state.table, why, why_size)) {
        state.texts_done = calloc(state.table.count + 1, sizeof *state.texts_done);
        if (!state.texts_done) {
            snprintf(why, why_size, "out of memory");
        } else if (!run_contexts(&state, why, why_size)) {
            code = EXIT_NO_GL;
        } else {
            why[0] = '\0'; /* of a context that another one made up for */
            skip_texts(&state);
            if (!options->shader)
                conform_skip_library(&state);
            report_unlisted(&state);
            code = conclude(&state, why, why_size);
        }
    }
    free(state.texts_done);
    conform_table_free(&state.table);
    return code;
}
