#include "tool/context.h"

const struct context_version context_versions[] = {{4, 6}, {4, 5}, {4, 3}, {4, 1}, {3, 3}, {2, 1}};
const size_t context_version_count = sizeof context_versions / sizeof *context_versions;

static GLADapiproc load_proc(void *user, const char *name) {
    return context_proc(user, name);
}

bool context_load(GladGLContext *gl) {
    return gladLoadGLContextUserPtr(gl, load_proc, NULL) != 0;
}
