#include "tool/view/window.h"

#include <stdio.h>
#include <string.h>

glskin_proc window_proc(void *user, const char *name) {
    (void)user;
    return glfwGetProcAddress(name);
}

static void on_key(GLFWwindow *glfw, int key, int scancode, int action, int mods) {
    (void)scancode;
    struct window *window = glfwGetWindowUserPointer(glfw);
    if (action == GLFW_RELEASE || window->key_count == WINDOW_KEYS)
        return;
    window->keys[window->key_count] = key;
    window->key_mods[window->key_count++] = mods;
}

static void on_move(GLFWwindow *glfw, double x, double y) {
    struct window *window = glfwGetWindowUserPointer(glfw);
    float dx = (float)(x - window->last_x), dy = (float)(y - window->last_y);
    bool shift = glfwGetKey(glfw, GLFW_KEY_LEFT_SHIFT) == GLFW_PRESS;
    bool left = glfwGetMouseButton(glfw, GLFW_MOUSE_BUTTON_LEFT) == GLFW_PRESS;
    bool other = glfwGetMouseButton(glfw, GLFW_MOUSE_BUTTON_RIGHT) == GLFW_PRESS ||
                 glfwGetMouseButton(glfw, GLFW_MOUSE_BUTTON_MIDDLE) == GLFW_PRESS;
    float *drag = left && !shift ? window->orbit : window->pan;
    if (left || other) {
        drag[0] += dx;
        drag[1] += dy;
    }
    window->last_x = x;
    window->last_y = y;
}

static void on_scroll(GLFWwindow *glfw, double x, double y) {
    (void)x;
    struct window *window = glfwGetWindowUserPointer(glfw);
    window->zoom += (float)y;
}

static void on_drop(GLFWwindow *glfw, int count, const char **paths) {
    struct window *window = glfwGetWindowUserPointer(glfw);
    if (count > 0)
        snprintf(window->dropped, sizeof window->dropped, "%s", paths[count - 1]);
}

static void on_size(GLFWwindow *glfw, int width, int height) {
    struct window *window = glfwGetWindowUserPointer(glfw);
    window->width = width;
    window->height = height;
}

static GLFWwindow *create(struct context_version version, int width, int height) {
    bool core = version.major > 3 || (version.major == 3 && version.minor >= 2);
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, version.major);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, version.minor);
    glfwWindowHint(GLFW_OPENGL_PROFILE, core ? GLFW_OPENGL_CORE_PROFILE : GLFW_OPENGL_ANY_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, core ? GLFW_TRUE : GLFW_FALSE); /* macOS gives core contexts only so */
    glfwWindowHint(GLFW_SAMPLES, 4);
    GLFWwindow *window = glfwCreateWindow(width, height, "glskin", NULL, NULL);
    if (!window) { /* some drivers have no multisampled windows */
        glfwWindowHint(GLFW_SAMPLES, 0);
        window = glfwCreateWindow(width, height, "glskin", NULL, NULL);
    }
    return window;
}

bool window_open(struct window *out, struct context_version version, int width, int height, char *why,
                 size_t why_size) {
    const char *reason = NULL;
    memset(out, 0, sizeof *out);
    if (!glfwInit()) {
        glfwGetError(&reason);
        snprintf(why, why_size, "%s", reason ? reason : "GLFW can't start");
        return false;
    }
    for (size_t v = 0; !out->glfw && v < context_version_count; v++) {
        out->glfw = create(version.major ? version : context_versions[v], width, height);
        if (version.major)
            break;
    }
    if (!out->glfw) {
        glfwGetError(&reason);
        snprintf(why, why_size, "%s", reason ? reason : "GLFW can't open a window");
        glfwTerminate();
        return false;
    }
    glfwMakeContextCurrent(out->glfw);
    glfwSwapInterval(1);
    glfwSetWindowUserPointer(out->glfw, out);
    glfwGetFramebufferSize(out->glfw, &out->width, &out->height);
    glfwSetKeyCallback(out->glfw, on_key);
    glfwSetCursorPosCallback(out->glfw, on_move);
    glfwSetScrollCallback(out->glfw, on_scroll);
    glfwSetDropCallback(out->glfw, on_drop);
    glfwSetFramebufferSizeCallback(out->glfw, on_size);
    return true;
}

void window_close(struct window *window) {
    if (!window->glfw)
        return;
    glfwDestroyWindow(window->glfw);
    glfwTerminate();
    memset(window, 0, sizeof *window);
}

bool window_poll(struct window *window) {
    window->key_count = 0;
    window->orbit[0] = window->orbit[1] = window->pan[0] = window->pan[1] = window->zoom = 0;
    window->dropped[0] = '\0';
    glfwPollEvents();
    return !glfwWindowShouldClose(window->glfw);
}
