/* Animation: from keys to packed palettes, at 60 frames a second. A unit is a pose of the one model; each is at a time
 * of its own. */
#include "tool/bench/bench.h"
#include "tool/bench/pose_model.h"

#include <stdlib.h>
#include <string.h>

struct poses {
    glskin_model *model;
    glskin_pose **poses;
    glskin_pose_desc *descs;
    char message[BENCH_TEXT];
    float sink; /* keeps what is computed from being thought useless */
};

static void keep_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct poses *own = user;
    (void)code;
    if (severity == GLSKIN_SEVERITY_ERROR)
        snprintf(own->message, sizeof own->message, "%s", text);
}

static bool poses_open(struct bench_run *run) {
    struct poses *own = run->state = calloc(1, sizeof *own);
    size_t size = 0;
    snprintf(run->why, BENCH_TEXT, "out of memory");
    unsigned char *file = bench_pose_model(run->setup.bones, &size);
    if (own) {
        own->poses = calloc(run->setup.units, sizeof *own->poses);
        own->descs = calloc(run->setup.units, sizeof *own->descs);
    }
    if (!own || !own->poses || !own->descs || !file) {
        free(file);
        return false;
    }
    const glskin_host host = {.message = keep_message, .user = own};
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.host = &host, .bytes = file, .size = size, .name = "bench"}, &own->model);
    free(file);
    for (size_t unit = 0; result == GLSKIN_OK && unit < run->setup.units; unit++)
        result = glskin_pose_create(&host, own->model, (glskin_cpu)run->method->argument, &own->poses[unit]);
    if (result != GLSKIN_OK)
        snprintf(run->why, BENCH_TEXT, "%s", own->message);
    return result == GLSKIN_OK;
}

static bool poses_frame(struct bench_run *run) {
    struct poses *own = run->state;
    const size_t units = run->setup.units;
    for (size_t unit = 0; unit < units; unit++)
        own->descs[unit].time_ms = (double)run->frame * (1000.0 / 60) + (double)(unit * 37 % 1000);
    bool good = glskin_poses_evaluate(own->poses, own->descs, units) == GLSKIN_OK;
    for (size_t unit = 0; unit < units; unit++)
        own->sink += glskin_pose_bones(own->poses[unit])[run->setup.bones - 1].row[0][3];
    if (!good)
        snprintf(run->why, BENCH_TEXT, "%s", own->message);
    return good;
}

static void poses_close(struct bench_run *run) {
    struct poses *own = run->state;
    for (size_t unit = 0; own && own->poses && unit < run->setup.units; unit++)
        glskin_pose_destroy(own->poses[unit]);
    if (own) {
        glskin_model_destroy(own->model);
        free(own->poses);
        free(own->descs);
    }
    free(own);
}

const struct bench_ops bench_poses = {poses_open, poses_frame, poses_close, NULL};
