/* A GL context without a window. One implementation is built in: EGL (context_egl.c) on Linux, GLFW's hidden window
 * (context_glfw.c) where there is no EGL, that is on macOS. */
#ifndef GLSKIN_TOOL_CONTEXT_H
#define GLSKIN_TOOL_CONTEXT_H

#include <glad/gl.h>
#include <glskin/glskin.h>

struct context;

/* The contexts that are tried when no version is asked for, newest first: core profiles, then 2.1 of no profile. */
struct context_version {
    int major, minor;
};
extern const struct context_version context_versions[];
extern const size_t context_version_count;

/* Makes a context current. version {0,0}: the newest of context_versions that works. Below 3.2 it has no profile, else
 * core. NULL on failure; why says what was tried. */
struct context *context_create(struct context_version version, char *why, size_t why_size);
void context_destroy(struct context *context);

/* For glskin_device_desc.get_proc; user is not used. */
glskin_proc context_proc(void *user, const char *name);
/* The tool's own function table: the library keeps another. False if the context has no functions. */
bool context_load(GladGLContext *gl);

#endif
