/* What `glskin render` is asked for, and the steps that make it: plan.c lists the frames, stage.c draws one of them,
 * sheet.c and apng.c put them together, paths.c compares the paths. */
#ifndef GLSKIN_TOOL_RENDER_RENDER_H
#define GLSKIN_TOOL_RENDER_RENDER_H

#include "tool/camera.h"
#include "tool/overlay.h"
#include "tool/picture.h"
#include "tool/scene.h"
#include "tool/selection.h"

enum background_kind { BACKGROUND_COLOR, BACKGROUND_CHECKER, BACKGROUND_NONE };

struct render_options {
    struct selection selection;
    const char *model, *output;
    int width, height;        /* of one frame; 0: not said */
    float azimuth, elevation; /* degrees */
    size_t frames, turntable; /* 0: not asked for */
    bool apng, all_sequences, paths;
    enum background_kind background;
    float color[3];
    const char **roots;
    size_t root_count;
};

/* One picture: a moment and a side. */
struct frame {
    size_t sequence;
    double time_ms;
    float azimuth;
    char label[96]; /* "" where there is but one */
};
struct plan {
    struct frame *frames;
    size_t count, columns, rows; /* of a sheet; the last row may be short */
    double delay_ms;             /* of an animation's frames */
};
/* An exit code. */
int plan_make(const struct render_options *options, const struct posed_model *posed, struct plan *out);
void plan_free(struct plan *plan);

/* The model on a device and a target for one frame. Close it in every case. */
struct stage {
    const struct render_options *options;
    const struct posed_model *posed;
    struct tool_device *device;
    struct texture_roots roots;
    struct scene scene;
    struct picture picture;
    struct overlay overlay;
    struct camera camera; /* distance, target and reach suit the frames of a plan; the azimuth is each frame's */
};
/* An exit code; the message is sent. */
int stage_open(struct stage *out, const struct render_options *options, const struct posed_model *posed,
               struct tool_device *device);
void stage_close(struct stage *stage);
/* Frames the camera so that every frame of the plan fits at one scale. An exit code. */
int stage_frame(struct stage *stage, const struct plan *plan);
/* The frame's pixels, RGBA, from the top row; for free(). NULL after a message. */
unsigned char *stage_draw(struct stage *stage, const struct frame *frame);

/* Draws every frame, with progress, into one block of RGBA frames end to end, for free(); NULL after a message. */
unsigned char *plan_draw(struct stage *stage, const struct plan *plan);

/* Each writes to options->output. Exit codes. */
int write_sheet(const struct render_options *options, const struct plan *plan, const unsigned char *frames);
int write_apng(const struct render_options *options, const struct plan *plan, const unsigned char *frames);
int write_numbered(const struct render_options *options, const struct plan *plan, const unsigned char *frames);
/* Whether the output's name holds one %d, or one like %03d. */
bool is_numbered(const char *output);
int write_pixels(const struct render_options *options, const char *file, const unsigned char *rgba, int width,
                 int height);

/* --paths. An exit code: 1 where a path's picture is not the CPU's. */
int render_paths(const struct render_options *options, const struct posed_model *posed);

#endif
