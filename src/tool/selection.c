#define _POSIX_C_SOURCE 200809L
#include "tool/selection.h"

#include "tool/commands.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { SEQUENCE = SELECTION_FIRST, TIME, GLOBAL_TIME, PALETTE, NORMALS, STRICT, LENIENT, PATH, LIMIT, GL, VERBOSE };

const struct option selection_options[SELECTION_OPTIONS] = {
    {"sequence", required_argument, NULL, SEQUENCE},
    {"time", required_argument, NULL, TIME},
    {"global-time", required_argument, NULL, GLOBAL_TIME},
    {"palette", required_argument, NULL, PALETTE},
    {"strict", no_argument, NULL, STRICT},
    {"lenient", no_argument, NULL, LENIENT},
    {"normals", required_argument, NULL, NORMALS}, /* the last of the pose's: bench takes it with the device's */
    {"path", required_argument, NULL, PATH},
    {"limit", required_argument, NULL, LIMIT},
    {"gl", required_argument, NULL, GL},
    {"verbose", no_argument, NULL, VERBOSE},
};

const char selection_help[] =
    "Which pose:\n"
    "  --sequence NAME|N   a sequence by name (any case) or number from 0; \"none\" is the bind pose.\n"
    "                      Default: the first, or the bind pose of a model without sequences\n"
    "  --time MS           from the sequence's start; default 0. The sequence's length is its end pose; beyond it\n"
    "                      a looping sequence wraps and any other holds its end pose\n"
    "  --global-time MS    for tracks that run on a clock of their own; default: as --time\n"
    "  --palette FILE      instead of the animation: 12 numbers a line (three rows of four), one bone a line in\n"
    "                      order of object ids; nan and inf are allowed; # begins a comment\n"
    "  --normals exact|plain   exact (default) is right under any scale; plain uses the matrix itself\n"
    "  --strict, --lenient a fault in the file is an error, or is repaired where that can be, and told\n"
    "\n";

const char device_help[] =
    "Which way through the driver:\n"
    "  --path auto|uniform|texture-buffer|compute|feedback|cpu\n"
    "                        default auto: the best that passes its self-test\n"
    "  --gl VERSION        the OpenGL context to ask for, such as 2.1, 3.3 or 4.1; default: the newest\n"
    "  --limit K=V         pretend a smaller driver (repeatable): uniform-components=N, gl-version=N.N,\n"
    "                      texture-buffer-texels=N, transform-feedback=0\n"
    "  --verbose           also print the library's notes\n"
    "\n";

bool parse_number(const char *text, double low, double high, double *out) {
    char *end;
    double value = strtod(text, &end);
    if (end == text || *end != '\0' || !(value >= low && value <= high))
        return false;
    *out = value;
    return true;
}

static bool complain(const struct selection *selection, const char *option, const char *value, const char *wanted) {
    fprintf(stderr, "glskin %s: --%s %s: expected %s\n", selection->command, option, value, wanted);
    return false;
}

static bool parse_path(struct selection *selection, const char *value) {
    for (int path = 0; path < GLSKIN_PATH_COUNT; path++)
        if (strcmp(value, glskin_path_name((glskin_path)path)) == 0) {
            selection->path = (glskin_path)path;
            return true;
        }
    return complain(selection, "path", value, "auto, uniform, texture-buffer, compute, feedback or cpu");
}

static bool parse_normals(struct selection *selection, const char *value) {
    if (strcmp(value, "exact") == 0)
        selection->normals = GLSKIN_NORMALS_EXACT;
    else if (strcmp(value, "plain") == 0)
        selection->normals = GLSKIN_NORMALS_PLAIN;
    else
        return complain(selection, "normals", value, "exact or plain");
    return true;
}

static bool parse_version(const char *value, struct context_version *out) {
    char rest;
    int major, minor;
    if (sscanf(value, "%d.%d%c", &major, &minor, &rest) != 2 || major < 1 || major > 4 || minor < 0 || minor > 6)
        return false;
    *out = (struct context_version){major, minor};
    return true;
}

static bool parse_limit(struct selection *selection, const char *value) {
    static const char wanted[] =
        "uniform-components=N, gl-version=N.N, texture-buffer-texels=N or transform-feedback=0";
    glskin_limits *limits = &selection->limits;
    const char *equals = strchr(value, '=');
    size_t length = equals ? (size_t)(equals - value) : 0;
    double number = 0;
    struct context_version version;
    if (length == 10 && memcmp(value, "gl-version", length) == 0 && parse_version(equals + 1, &version)) {
        limits->gl_version = version.major * 10 + version.minor;
        return true;
    }
    if (!equals || !parse_number(equals + 1, 0, 1e9, &number) || number != floor(number))
        return complain(selection, "limit", value, wanted);
    if (length == 18 && memcmp(value, "uniform-components", length) == 0 && number >= 1)
        limits->uniform_components = (size_t)number;
    else if (length == 21 && memcmp(value, "texture-buffer-texels", length) == 0 && number >= 1)
        limits->texture_buffer_texels = (size_t)number;
    else if (length == 18 && memcmp(value, "transform-feedback", length) == 0 && number == 0)
        limits->no_transform_feedback = true;
    else
        return complain(selection, "limit", value, wanted);
    return true;
}

bool selection_option(struct selection *selection, int option, const char *value, bool *known) {
    *known = true;
    switch (option) {
    case SEQUENCE: selection->sequence = value; return true;
    case TIME:
        return parse_number(value, 0, 1e12, &selection->time_ms) ||
               complain(selection, "time", value, "milliseconds, not negative");
    case GLOBAL_TIME:
        selection->has_global_time = true;
        return parse_number(value, 0, 1e12, &selection->global_time_ms) ||
               complain(selection, "global-time", value, "milliseconds, not negative");
    case PALETTE: selection->palette = value; return true;
    case STRICT: selection->reading = GLSKIN_READING_STRICT; return true;
    case LENIENT: selection->reading = GLSKIN_READING_LENIENT; return true;
    case PATH: return parse_path(selection, value);
    case NORMALS: return parse_normals(selection, value);
    case LIMIT: return parse_limit(selection, value);
    case GL:
        return parse_version(value, &selection->version) || complain(selection, "gl", value, "a version such as 3.3");
    case VERBOSE: selection->verbose = true; return true;
    default: *known = false; return true;
    }
}

static void print_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    static const char *const names[] = {"error: ", "warning: ", "note: "};
    const struct selection *selection = user;
    (void)code;
    if (severity != GLSKIN_SEVERITY_NOTE || selection->verbose)
        fprintf(stderr, "glskin %s: %s%s\n", selection->command, names[severity], text);
}

glskin_host selection_host(const struct selection *selection) {
    glskin_host host = {.message = print_message, .user = (void *)selection};
    return host;
}

int exit_code_of(glskin_result result) {
    switch (result) {
    case GLSKIN_OK: return EXIT_OK;
    case GLSKIN_ERROR_INVALID_ARGUMENT: return EXIT_USAGE;
    case GLSKIN_ERROR_MALFORMED_DATA: return EXIT_BAD_INPUT;
    case GLSKIN_ERROR_UNSUPPORTED:
    case GLSKIN_ERROR_GL: return EXIT_NO_GL;
    default: return EXIT_CHECK_FAILED;
    }
}

int tool_device_open(const struct selection *selection, struct tool_device *out) {
    char why[200];
    struct context_version version = selection->version;
    memset(out, 0, sizeof *out);
    /* Core profiles begin at 3.3 for the library: to pretend an older driver, a context of no profile is wanted. */
    if (!version.major && selection->limits.gl_version && selection->limits.gl_version < 33)
        version = (struct context_version){2, 1};
    out->context = context_create(version, why, sizeof why);
    if (!out->context || !context_load(&out->gl)) {
        fprintf(stderr, "glskin %s: no usable OpenGL: %s\n", selection->command,
                out->context ? "the context has no functions" : why);
        return EXIT_NO_GL;
    }
    const glskin_device_desc desc = {
        .host = selection_host(selection),
        .get_proc = context_proc,
        .path = selection->path,
        .normals = selection->normals,
        .limits = selection->limits,
        .check_gl_errors = true,
        .debug_checks = true,
    };
    return exit_code_of(glskin_device_create(&desc, &out->device));
}

void tool_device_close(struct tool_device *device) {
    glskin_device_destroy(device->device);
    context_destroy(device->context);
    memset(device, 0, sizeof *device);
}

void tool_device_report(const struct tool_device *device) {
    glskin_caps caps = glskin_device_caps(device->device);
    fprintf(stderr, "path: %s\n", glskin_path_name(caps.path));
    fprintf(stderr, "driver: %s, OpenGL %s\n", caps.renderer, caps.version);
}
