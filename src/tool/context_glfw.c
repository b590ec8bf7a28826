#include "tool/context.h"

#include <GLFW/glfw3.h>

#include <stdio.h>
#include <stdlib.h>

struct context {
    GLFWwindow *window;
};

glskin_proc context_proc(void *user, const char *name) {
    (void)user;
    return glfwGetProcAddress(name);
}

static GLFWwindow *open_window(struct context_version version) {
    bool core = version.major > 3 || (version.major == 3 && version.minor >= 2);
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, version.major);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, version.minor);
    glfwWindowHint(GLFW_OPENGL_PROFILE, core ? GLFW_OPENGL_CORE_PROFILE : GLFW_OPENGL_ANY_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, core ? GLFW_TRUE : GLFW_FALSE); /* macOS gives core contexts only so */
    return glfwCreateWindow(16, 16, "glskin", NULL, NULL);
}

struct context *context_create(struct context_version version, char *why, size_t why_size) {
    struct context *context = malloc(sizeof *context);
    if (!context || !glfwInit()) {
        const char *reason = "out of memory";
        if (context)
            glfwGetError(&reason);
        snprintf(why, why_size, "%s", reason ? reason : "GLFW can't start");
        free(context);
        return NULL;
    }
    context->window = NULL;
    for (size_t v = 0; !context->window && v < context_version_count; v++) {
        context->window = open_window(version.major ? version : context_versions[v]);
        if (version.major)
            break;
    }
    if (!context->window) {
        const char *reason = NULL;
        glfwGetError(&reason);
        snprintf(why, why_size, "%s", reason ? reason : "GLFW can't open a window");
        glfwTerminate();
        free(context);
        return NULL;
    }
    glfwMakeContextCurrent(context->window);
    return context;
}

void context_destroy(struct context *context) {
    if (!context)
        return;
    glfwDestroyWindow(context->window);
    glfwTerminate();
    free(context);
}
