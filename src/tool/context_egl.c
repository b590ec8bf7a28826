#include "tool/context.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct context {
    EGLDisplay display;
    EGLContext context;
    EGLSurface surface; /* EGL_NO_SURFACE where contexts need none */
};

glskin_proc context_proc(void *user, const char *name) {
    (void)user;
    return eglGetProcAddress(name);
}

static EGLContext create_version(EGLDisplay display, EGLConfig config, struct context_version version) {
    bool core = version.major > 3 || (version.major == 3 && version.minor >= 2);
    const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION,
                                 version.major,
                                 EGL_CONTEXT_MINOR_VERSION,
                                 version.minor,
                                 core ? EGL_CONTEXT_OPENGL_PROFILE_MASK : EGL_NONE,
                                 core ? EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT : EGL_NONE,
                                 EGL_NONE};
    return eglCreateContext(display, config, EGL_NO_CONTEXT, attributes);
}

static bool make_current(struct context *context, EGLConfig config) {
    if (eglMakeCurrent(context->display, EGL_NO_SURFACE, EGL_NO_SURFACE, context->context))
        return true;
    const EGLint size[] = {EGL_WIDTH, 16, EGL_HEIGHT, 16, EGL_NONE};
    context->surface = eglCreatePbufferSurface(context->display, config, size);
    return context->surface != EGL_NO_SURFACE &&
           eglMakeCurrent(context->display, context->surface, context->surface, context->context);
}

static void close_context(struct context *context) {
    if (context->display == EGL_NO_DISPLAY)
        return;
    eglMakeCurrent(context->display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    if (context->surface != EGL_NO_SURFACE)
        eglDestroySurface(context->display, context->surface);
    if (context->context != EGL_NO_CONTEXT)
        eglDestroyContext(context->display, context->context);
    eglTerminate(context->display);
}

/* One display, one version; everything is closed again on failure. */
static bool open_context(struct context *context, EGLDisplay display, struct context_version version) {
    *context = (struct context){display, EGL_NO_CONTEXT, EGL_NO_SURFACE};
    /* Any surface type: the default, windows, is what headless displays lack. */
    const EGLint wanted[] = {EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    EGLConfig config;
    EGLint count = 0;
    if (display == EGL_NO_DISPLAY || !eglInitialize(display, NULL, NULL))
        return false;
    if (eglBindAPI(EGL_OPENGL_API) && eglChooseConfig(display, wanted, &config, 1, &count) && count > 0) {
        context->context = create_version(display, config, version);
        if (context->context != EGL_NO_CONTEXT && make_current(context, config))
            return true;
    }
    close_context(context);
    return false;
}

static bool has_client_extension(const char *name) {
    const char *extensions = eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS);
    return extensions && strstr(extensions, name);
}

enum { MAX_DISPLAYS = 16 };

/* Where to look: what EGL_PLATFORM names; else each GPU (drivers list software last), Mesa without a surface, and what
 * EGL itself thinks best. */
static size_t list_displays(EGLDisplay displays[MAX_DISPLAYS]) {
    size_t count = 0;
    PFNEGLGETPLATFORMDISPLAYEXTPROC get_display =
        (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
    PFNEGLQUERYDEVICESEXTPROC query_devices = (PFNEGLQUERYDEVICESEXTPROC)eglGetProcAddress("eglQueryDevicesEXT");
    if (!getenv("EGL_PLATFORM") && get_display) {
        EGLDeviceEXT devices[MAX_DISPLAYS - 2];
        EGLint device_count = 0;
        if (query_devices && has_client_extension("EGL_EXT_platform_device") &&
            query_devices(MAX_DISPLAYS - 2, devices, &device_count))
            for (EGLint i = 0; i < device_count; i++)
                displays[count++] = get_display(EGL_PLATFORM_DEVICE_EXT, devices[i], NULL);
        if (has_client_extension("EGL_MESA_platform_surfaceless"))
            displays[count++] = get_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    }
    displays[count++] = eglGetDisplay(EGL_DEFAULT_DISPLAY);
    return count;
}

struct context *context_create(struct context_version version, char *why, size_t why_size) {
    EGLDisplay displays[MAX_DISPLAYS];
    size_t display_count = list_displays(displays);
    struct context *context = malloc(sizeof *context);
    for (size_t v = 0; context && v < context_version_count; v++) {
        struct context_version wanted = version.major ? version : context_versions[v];
        for (size_t d = 0; d < display_count; d++)
            if (open_context(context, displays[d], wanted))
                return context;
        if (version.major)
            break;
    }
    if (!context)
        snprintf(why, why_size, "out of memory");
    else if (version.major)
        snprintf(why, why_size, "no driver here gives an OpenGL %d.%d context", version.major, version.minor);
    else
        snprintf(why, why_size, "no driver here gives an OpenGL context (EGL error 0x%04X)", (unsigned)eglGetError());
    free(context);
    return NULL;
}

void context_destroy(struct context *context) {
    if (!context)
        return;
    close_context(context);
    free(context);
}
