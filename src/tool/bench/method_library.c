/* The library's paths. A frame is what a host does: gives every unit its bones, skins, draws each pass. */
#include "tool/bench/device.h"
#include "tool/bench/scene.h"

#include <stdlib.h>
#include <string.h>

struct library {
    glskin_mesh *mesh;
    glskin_instance **instances;
    glskin_draw *draws;
};

/* Down to a quarter of a pixel about the middle of the target, which is a corner of four pixels: the nearest centre is
 * half a pixel away, and no pose reaches beyond three times the bind pose's cube. */
static const float view_projection[16] = {
    [0] = 0.0026f,
    [5] = 0.0026f,
    [10] = 0.0026f,
    [15] = 1,
};

static bool fail(struct bench_run *run) {
    snprintf(run->why, BENCH_TEXT, "%s", run->device->message[0] ? run->device->message : "out of memory");
    return false;
}

static bool open_units(struct bench_run *run, struct library *own) {
    const size_t units = run->setup.units;
    own->instances = calloc(units, sizeof *own->instances);
    own->draws = calloc(units, sizeof *own->draws);
    if (!own->instances || !own->draws)
        return fail(run);
    for (size_t unit = 0; unit < units; unit++) {
        if (glskin_instance_create(own->mesh, &own->instances[unit]) != GLSKIN_OK)
            return fail(run);
        own->draws[unit].instance = own->instances[unit];
    }
    return true;
}

static bool library_open(struct bench_run *run) {
    struct library *own = run->state = calloc(1, sizeof *own);
    run->device->message[0] = '\0';
    if (run->setup.passes == 0 && run->method->flags & BENCH_DRAWS) {
        snprintf(run->why, BENCH_TEXT, "it skins as it draws, and there is no pass");
        return false;
    }
    if (run->method->flags & BENCH_SM3 && run->device->caps.glsl_version < 330) {
        snprintf(run->why, BENCH_TEXT, "it needs GLSL 3.30, the context has %d.%02d",
                 run->device->caps.glsl_version / 100, run->device->caps.glsl_version % 100);
        return false;
    }
    glskin_mesh_desc desc = run->scene->desc;
    desc.compact = run->method->flags & BENCH_COMPACT;
    if (!own || glskin_mesh_create(run->device->device, &desc, &own->mesh) != GLSKIN_OK)
        return fail(run);
    return open_units(run, own);
}

static bool library_frame(struct bench_run *run) {
    const struct library *own = run->state;
    const size_t units = run->setup.units, pose = run->method->flags & BENCH_UNCHANGED ? 0 : run->frame;
    const glskin_pass pass = {.view_projection = view_projection};
    glskin_device *device = run->device->device;
    bool good = true;
    for (size_t unit = 0; unit < units; unit++)
        good &= glskin_instance_set_bones(own->instances[unit], bench_palette(run->scene, pose, unit)->row[0],
                                          GLSKIN_ROWS_3X4) == GLSKIN_OK;
    good &= glskin_frame_begin(device) == GLSKIN_OK;
    if (!(run->method->flags & BENCH_DRAWS))
        good &= glskin_skin(device, own->instances, units) == GLSKIN_OK;
    for (size_t i = 0; i < run->setup.passes; i++)
        good &= glskin_draw_instances(device, &pass, own->draws, units) == GLSKIN_OK;
    good &= glskin_frame_end(device) == GLSKIN_OK;
    return good || fail(run);
}

static bool library_read(struct bench_run *run, float *positions) {
    const struct library *own = run->state;
    bool good = glskin_frame_begin(run->device->device) == GLSKIN_OK;
    good &= glskin_instance_read(own->instances[0], positions, NULL) == GLSKIN_OK;
    good &= glskin_frame_end(run->device->device) == GLSKIN_OK;
    return good || fail(run);
}

static void library_close(struct bench_run *run) {
    struct library *own = run->state;
    for (size_t unit = 0; own && own->instances && unit < run->setup.units; unit++)
        glskin_instance_destroy(own->instances[unit]);
    if (own) {
        glskin_mesh_destroy(own->mesh);
        free(own->instances);
        free(own->draws);
    }
    free(own);
}

const struct bench_ops bench_library = {library_open, library_frame, library_close, library_read};
