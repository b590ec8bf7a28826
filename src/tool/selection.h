/* What `skin`, `render` and `info` have in common on their command lines: which model, which pose, which path. */
#ifndef GLSKIN_TOOL_SELECTION_H
#define GLSKIN_TOOL_SELECTION_H

#include "tool/context.h"

#include <getopt.h>
#include <glskin/model.h>

struct selection {
    const char *command;  /* "skin": stands in messages */
    const char *sequence; /* NULL: the first */
    double time_ms, global_time_ms;
    bool has_global_time; /* else time_ms */
    const char *palette;  /* file; NULL: the animation */
    glskin_path path;
    glskin_normals normals;
    glskin_limits limits;
    struct context_version version;
    bool verbose;
    glskin_reading reading; /* the command sets its own default */
};

/* The options above, for getopt_long, to stand in the command's own table; their help; and what to do with one of them.
 * selection_option returns false, after one line on stderr, if the value is wrong; *known tells whether it was one. */
enum {
    SELECTION_FIRST = 1000,
    POSE_OPTIONS = 7,
    DEVICE_OPTIONS = 4,
    SELECTION_OPTIONS = POSE_OPTIONS + DEVICE_OPTIONS
};
extern const struct option selection_options[SELECTION_OPTIONS]; /* the pose's, then the device's */
extern const char selection_help[], device_help[];
bool selection_option(struct selection *selection, int option, const char *value, bool *known);

/* A number from text: all of it, finite, within [low, high]. */
bool parse_number(const char *text, double low, double high, double *out);

/* A model with the pose that was asked for. */
struct posed_model {
    glskin_model *model;
    glskin_pose *pose;        /* with --palette: at rest */
    glskin_bone *palette;     /* from --palette; else NULL */
    const glskin_bone *bones; /* bone_count of them */
    glskin_model_info info;
    char sequence[96]; /* its name, for messages */
    size_t sequence_index;
};
/* An exit code; messages are on stderr. Close it in every case. */
int posed_model_open(const struct selection *selection, const char *file, struct posed_model *out);
void posed_model_close(struct posed_model *posed);

/* The same in pieces, for who keeps a model: an exit code each, with one line on stderr where it isn't EXIT_OK. */
int model_file_load(const struct selection *selection, const char *file, glskin_model **out);
/* The sequence that --sequence names, or the first, or GLSKIN_SEQUENCE_NONE. */
int model_find_sequence(const struct selection *selection, const glskin_model *model, size_t *out);

/* Messages of the library on stderr, with the command's name; notes only where verbose. selection must outlive it. */
glskin_host selection_host(const struct selection *selection);

/* A GL context and a device on it. An exit code. close in every case. */
struct tool_device {
    struct context *context;
    GladGLContext gl;
    glskin_device *device;
};
int tool_device_open(const struct selection *selection, struct tool_device *out);
void tool_device_close(struct tool_device *device);
/* One line on stderr each: the path and the driver. */
void tool_device_report(const struct tool_device *device);

/* 3 for bad data, 4 where the driver or the build lacks something, 2 for the caller's mistake, else 1. */
int exit_code_of(glskin_result result);

#endif
