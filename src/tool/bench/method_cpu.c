/* The library's CPU kernels, on one core: a mesh prepared once; a frame packs each unit's pose and skins all vertices.
 * They move normals as cpu-scalar does, by the blended 3x3; the rows that say so, exactly, by its cofactors. */
#include "tool/bench/scene.h"

#include <stdlib.h>
#include <string.h>

struct kernel {
    glskin_cpu_mesh *mesh;
    void *palette;
    float (*position)[3], (*normal)[3]; /* of all units */
    char message[BENCH_TEXT];
};

static void keep_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct kernel *own = user;
    (void)code;
    if (severity == GLSKIN_SEVERITY_ERROR)
        snprintf(own->message, sizeof own->message, "%s", text);
}

static bool kernel_open(struct bench_run *run, glskin_normals rule) {
    const size_t count = run->setup.vertices * run->setup.units;
    struct kernel *own = run->state = calloc(1, sizeof *own);
    snprintf(run->why, BENCH_TEXT, "out of memory");
    if (!own)
        return false;
    const glskin_host host = {.message = keep_message, .user = own};
    if (glskin_cpu_mesh_create(&host, &run->scene->desc, rule, (glskin_cpu)run->method->argument, &own->mesh) !=
        GLSKIN_OK) {
        snprintf(run->why, BENCH_TEXT, "%s", own->message);
        return false;
    }
    own->palette = aligned_alloc(64, glskin_cpu_mesh_palette_size(own->mesh));
    own->position = malloc(count * sizeof *own->position);
    own->normal = malloc(count * sizeof *own->normal);
    return own->palette && own->position && own->normal;
}

static bool plain_open(struct bench_run *run) {
    return kernel_open(run, GLSKIN_NORMALS_PLAIN);
}

static bool exact_open(struct bench_run *run) {
    return kernel_open(run, GLSKIN_NORMALS_EXACT);
}

static bool kernel_frame(struct bench_run *run) {
    const struct kernel *own = run->state;
    const size_t vertices = run->setup.vertices;
    bool good = true;
    for (size_t unit = 0; unit < run->setup.units; unit++) {
        const glskin_cpu_target target = {.position = own->position + unit * vertices,
                                          .normal = own->normal + unit * vertices};
        good &= glskin_cpu_mesh_pack(own->mesh, bench_palette(run->scene, run->frame, unit), own->palette) == GLSKIN_OK;
        good &= glskin_cpu_mesh_skin(own->mesh, own->palette, 0, vertices, &target) == GLSKIN_OK;
    }
    if (!good)
        snprintf(run->why, BENCH_TEXT, "%s", own->message);
    return good;
}

static bool kernel_read(struct bench_run *run, float *positions) {
    const struct kernel *own = run->state;
    memcpy(positions, own->position, run->setup.vertices * sizeof *own->position);
    return true;
}

static void kernel_close(struct bench_run *run) {
    struct kernel *own = run->state;
    if (own) {
        glskin_cpu_mesh_destroy(own->mesh);
        free(own->palette);
        free(own->position);
        free(own->normal);
    }
    free(own);
}

const struct bench_ops bench_cpu_kernel = {plain_open, kernel_frame, kernel_close, kernel_read};
const struct bench_ops bench_cpu_exact = {exact_open, kernel_frame, kernel_close, kernel_read};
