/* What `glskin view` knows while it runs. viewer.c loads and changes it, keys.c says what each key does, draw.c draws
 * the model, layers.c what lies over it, hud.c the text. */
#ifndef GLSKIN_TOOL_VIEW_VIEWER_H
#define GLSKIN_TOOL_VIEW_VIEWER_H

#include "tool/camera.h"
#include "tool/scene.h"
#include "tool/selection.h"
#include "tool/overlay.h"
#include "tool/view/window.h"

#include <sys/types.h>
#include <time.h>

enum viewer_layer {
    LAYER_GRID,
    LAYER_WIREFRAME,
    LAYER_NORMALS,
    LAYER_BONES,
    LAYER_INFLUENCES,
    LAYER_DIFFERENCE,
    LAYER_HUD,
    LAYER_HELP,
    LAYER_COUNT
};

struct viewer {
    struct selection selection;
    const char *const *roots;
    size_t root_count;
    char file[4096];
    time_t file_time; /* of its last change; 0: not there */
    off_t file_size;

    struct window window;
    GladGLContext gl;
    glskin_device *device;
    struct overlay overlay;
    struct texture_roots texture_roots;
    glskin_model *model; /* NULL: nothing could be loaded */
    struct scene scene;
    struct camera camera;

    size_t sequence; /* or GLSKIN_SEQUENCE_NONE */
    double time_ms, global_ms, speed;
    bool playing;
    size_t copies;
    size_t team, background; /* indices in the tables of viewer.c */
    bool layers[LAYER_COUNT];
    bool screenshot, quit, failed;
    unsigned screenshots;
    const char *screenshot_file; /* --screenshot: taken once, then the viewer ends */

    char message[1200];       /* the last error or warning, shown until the next load or key */
    double frame_ms, skin_ms; /* smoothed */
    float worst_error;        /* of the difference layer, over the model's size */
};

/* Opens the window and a device on it. An exit code; close in every case. */
int viewer_open(struct viewer *viewer, int width, int height);
void viewer_close(struct viewer *viewer);
/* What the user did and what time did, elapsed_ms after the last one. */
void viewer_update(struct viewer *viewer, double elapsed_ms, bool look_for_changes);

/* Loads file (the viewer keeps its name), or leaves the viewer without a model and says why in message and on stderr.
 * An exit code. */
int viewer_load(struct viewer *viewer, const char *file);
/* Changes to another path, or says why not and stays. */
void viewer_use_path(struct viewer *viewer, glskin_path path);
void viewer_set_copies(struct viewer *viewer, size_t copies);
/* step: 1 next, -1 previous. */
void viewer_step_sequence(struct viewer *viewer, int step);
void viewer_frame(struct viewer *viewer); /* the camera, on the model */
void viewer_next_team(struct viewer *viewer);
void viewer_next_background(struct viewer *viewer);
const float *viewer_background(const struct viewer *viewer);
/* Length of the sequence that plays, ms; 0 for the bind pose. */
double viewer_sequence_length(const struct viewer *viewer, char *name, size_t name_size, bool *looping);
void viewer_pose(struct viewer *viewer);

void viewer_key(struct viewer *viewer, int key, int mods);
/* A line a key, for --help and for the window, whose letters have no fixed width: its name or what it does. */
void keys_describe(bool names, bool helps, char *out, size_t size);

/* For --list. An exit code. */
int view_list(const struct selection *selection, const char *file);

void viewer_draw(struct viewer *viewer);                       /* the whole window */
void layers_draw(struct viewer *viewer, mat4 view_projection); /* over the model */
void hud_draw(struct viewer *viewer);

#endif
