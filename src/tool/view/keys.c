/* The viewer's keys: one row each says which, what for, and what it does. */
#include "tool/view/viewer.h"

#include <stdio.h>
#include <string.h>

static void toggle(struct viewer *viewer, int layer) {
    viewer->layers[layer] = !viewer->layers[layer];
}

/* Colours by error and by influence count are of the whole model: one at a time. */
static void toggle_colors(struct viewer *viewer, int layer) {
    bool on = !viewer->layers[layer];
    viewer->layers[LAYER_INFLUENCES] = viewer->layers[LAYER_DIFFERENCE] = false;
    viewer->layers[layer] = on;
}

static void use_path(struct viewer *viewer, int path) {
    viewer_use_path(viewer, (glskin_path)path);
}

static void play(struct viewer *viewer, int unused) {
    (void)unused;
    viewer->playing = !viewer->playing;
}

static void step(struct viewer *viewer, int ms) {
    viewer->playing = false;
    viewer->time_ms = viewer->time_ms + ms > 0 ? viewer->time_ms + ms : 0;
    viewer->global_ms = viewer->global_ms + ms > 0 ? viewer->global_ms + ms : 0;
}

static void rewind_time(struct viewer *viewer, int unused) {
    (void)unused;
    viewer->time_ms = viewer->global_ms = 0;
}

static void faster(struct viewer *viewer, int direction) {
    double speed = direction ? viewer->speed * (direction > 0 ? 2 : 0.5) : 1;
    viewer->speed = speed < 1.0 / 64 ? 1.0 / 64 : speed > 64 ? 64 : speed;
}

static void sequence(struct viewer *viewer, int direction) {
    viewer_step_sequence(viewer, direction);
}

static void crowd(struct viewer *viewer, int unused) {
    (void)unused;
    viewer_set_copies(viewer, viewer->copies >= 1000 ? 1 : viewer->copies * 10);
}

static void team(struct viewer *viewer, int unused) {
    (void)unused;
    viewer_next_team(viewer);
}

static void background(struct viewer *viewer, int unused) {
    (void)unused;
    viewer_next_background(viewer);
}

static void frame(struct viewer *viewer, int unused) {
    (void)unused;
    viewer_frame(viewer);
}

static void screenshot(struct viewer *viewer, int unused) {
    (void)unused;
    viewer->screenshot = true;
}

static void reload(struct viewer *viewer, int unused) {
    (void)unused;
    viewer_load(viewer, viewer->file);
}

static void quit(struct viewer *viewer, int unused) {
    (void)unused;
    viewer->quit = true;
}

static const struct {
    int key;
    const char *name, *help;
    void (*act)(struct viewer *viewer, int argument);
    int argument;
} keys[] = {
    {GLFW_KEY_SPACE, "Space", "play, pause", play, 0},
    {GLFW_KEY_PERIOD, ".", "a frame (1/30 s) on", step, 33},
    {GLFW_KEY_COMMA, ",", "a frame back", step, -33},
    {GLFW_KEY_HOME, "Home", "back to the start", rewind_time, 0},
    {GLFW_KEY_EQUAL, "=", "twice as fast", faster, 1},
    {GLFW_KEY_MINUS, "-", "half as fast", faster, -1},
    {GLFW_KEY_0, "0", "normal speed", faster, 0},
    {GLFW_KEY_RIGHT, "Right", "next sequence", sequence, 1},
    {GLFW_KEY_LEFT, "Left", "previous sequence", sequence, -1},
    {GLFW_KEY_1, "1", "uniform path", use_path, GLSKIN_PATH_UNIFORM},
    {GLFW_KEY_2, "2", "texture-buffer path", use_path, GLSKIN_PATH_TEXTURE_BUFFER},
    {GLFW_KEY_3, "3", "compute path", use_path, GLSKIN_PATH_COMPUTE},
    {GLFW_KEY_4, "4", "feedback path", use_path, GLSKIN_PATH_FEEDBACK},
    {GLFW_KEY_5, "5", "CPU path", use_path, GLSKIN_PATH_CPU},
    {GLFW_KEY_D, "D", "difference from the CPU, as colour", toggle_colors, LAYER_DIFFERENCE},
    {GLFW_KEY_I, "I", "influences a vertex, as colour", toggle_colors, LAYER_INFLUENCES},
    {GLFW_KEY_W, "W", "wireframe", toggle, LAYER_WIREFRAME},
    {GLFW_KEY_N, "N", "normals", toggle, LAYER_NORMALS},
    {GLFW_KEY_B, "B", "bones", toggle, LAYER_BONES},
    {GLFW_KEY_G, "G", "grid", toggle, LAYER_GRID},
    {GLFW_KEY_C, "C", "crowd: 1, 10, 100, 1000 copies", crowd, 0},
    {GLFW_KEY_T, "T", "team colour", team, 0},
    {GLFW_KEY_K, "K", "background", background, 0},
    {GLFW_KEY_F, "F", "frame the model", frame, 0},
    {GLFW_KEY_R, "R", "load the file again", reload, 0},
    {GLFW_KEY_P, "P", "screenshot: a PNG beside you", screenshot, 0},
    {GLFW_KEY_TAB, "Tab", "figures on and off", toggle, LAYER_HUD},
    {GLFW_KEY_H, "H", "these keys", toggle, LAYER_HELP},
    {GLFW_KEY_ESCAPE, "Escape", "leave", quit, 0},
};
enum { KEYS = sizeof keys / sizeof *keys };

void viewer_key(struct viewer *viewer, int key, int mods) {
    (void)mods;
    for (size_t i = 0; i < KEYS; i++)
        if (keys[i].key == key) {
            viewer->message[0] = '\0';
            keys[i].act(viewer, keys[i].argument);
        }
}

void keys_describe(bool names, bool helps, char *out, size_t size) {
    size_t used = 0;
    out[0] = '\0';
    for (size_t i = 0; i < KEYS && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%-*s%s", i ? "\n" : "", names && helps ? 10 : 0,
                                 names ? keys[i].name : "", helps ? keys[i].help : "");
}
