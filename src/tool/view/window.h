/* A window with a GL context, and what the user did since it was last asked. GLFW. */
#ifndef GLSKIN_TOOL_VIEW_WINDOW_H
#define GLSKIN_TOOL_VIEW_WINDOW_H

#include "tool/context.h"

#include <GLFW/glfw3.h>
#include <stdbool.h>
#include <stddef.h>

enum { WINDOW_KEYS = 32 };

struct window {
    GLFWwindow *glfw;
    int width, height; /* of what is drawn to, in pixels: on some screens more than the window's own units */
    /* Since the last window_poll: */
    int keys[WINDOW_KEYS], key_mods[WINDOW_KEYS]; /* GLFW's numbers; a key that is held down repeats */
    size_t key_count;
    float orbit[2], pan[2], zoom; /* drags in pixels, with the left and with the right or middle button; wheel steps */
    char dropped[4096];           /* a file that was dragged in; "" */
    double last_x, last_y;
};

/* Makes the context current: the newest of context_versions, or that version. False, with why. */
bool window_open(struct window *out, struct context_version version, int width, int height, char *why, size_t why_size);
void window_close(struct window *window);
/* Waits for nothing. False once the user has closed the window. */
bool window_poll(struct window *window);
/* For glskin_device_desc.get_proc. */
glskin_proc window_proc(void *user, const char *name);

#endif
