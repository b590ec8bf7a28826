#include "render/path.h"

#include "render/self_test.h"

#include <stdio.h>
#include <string.h>

/* AUTO's order: pre-skinning once serves every pass; instanced draws beat one upload a draw; the GPU beats the CPU.
 * Feedback pre-skins too, but at the speed of vertex shaders: below some passes over one pose, three on one driver of
 * tests/bench/results and fifteen on the other, skinning as it is drawn is less work. A host with more passes asks for
 * it by name. */
static const struct path_ops *const paths[] = {&path_compute, &path_texture_buffer, &path_feedback, &path_uniform,
                                               &path_cpu};

static const char *const names[GLSKIN_PATH_COUNT] = {"auto", "uniform", "texture-buffer", "compute", "feedback", "cpu"};

const char *glskin_path_name(glskin_path path) {
    return (unsigned)path < GLSKIN_PATH_COUNT ? names[path] : "unknown";
}

const struct path_ops *path_by_preference(size_t rank) {
    return rank < sizeof paths / sizeof *paths ? paths[rank] : NULL;
}

const struct path_ops *path_find(glskin_path path) {
    for (size_t i = 0; path_by_preference(i); i++)
        if (paths[i]->path == path)
            return paths[i];
    return NULL;
}

glskin_result path_try(glskin_device *device, const struct path_ops *ops, bool skip_test, glskin_path_report *report) {
    glskin_path_report unwanted;
    if (!report)
        report = &unwanted;
    memset(report, 0, sizeof *report);
    const char *name = glskin_path_name(ops->path);
    size_t window = ops->window(&device->gl, report->reason, sizeof report->reason);
    if (window == 0)
        return host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED, "the %s path is not available: %s", name,
                         report->reason);
    device->ops = ops;
    device->window = window;
    glskin_result result = ops->open(device);
    if (result != GLSKIN_OK) {
        snprintf(report->reason, sizeof report->reason, "the driver refused its shaders");
        device->ops = NULL;
        return result;
    }
    report->bones_per_draw = window;
    if (skip_test)
        snprintf(report->reason, sizeof report->reason, "the self-test was skipped");
    else
        result = self_test(device, report);
    report->available = result == GLSKIN_OK;
    if (result != GLSKIN_OK) {
        ops->close(device);
        device->ops = NULL;
        device->path = NULL;
    }
    return result;
}
