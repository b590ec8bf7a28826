/* `cpu-scalar`, what all else is held against: the kernel that clients without this library have. Each influence moves
 * the position by its bone's 3x4 and the normal by its 3x3; the results are weighted and summed; the normal is made
 * unit. Plain C, at the optimisation that all of a release build has (-O3), but not vectorised, since that is what
 * "scalar" says: see src/tool/CMakeLists.txt. */
#include "tool/bench/scene.h"

#include <math.h>
#include <stdlib.h>

struct baseline {
    float (*position)[3], (*normal)[3]; /* of all units */
};

static void skin_unit(const struct bench_scene *scene, const glskin_bone *bones, float (*restrict position)[3],
                      float (*restrict normal)[3]) {
    for (size_t v = 0; v < scene->setup.vertices; v++) {
        const struct bench_skin *skin = &scene->skin[v];
        const float *p = scene->position[v], *n = scene->normal[v];
        float px = 0, py = 0, pz = 0, nx = 0, ny = 0, nz = 0;
        for (int slot = 0; slot < 4; slot++) {
            if (skin->weight[slot] == 0)
                continue;
            const float weight = (float)skin->weight[slot] * (1.0f / 255.0f);
            const float(*m)[4] = bones[skin->bone[slot]].row;
            px += weight * (m[0][0] * p[0] + m[0][1] * p[1] + m[0][2] * p[2] + m[0][3]);
            py += weight * (m[1][0] * p[0] + m[1][1] * p[1] + m[1][2] * p[2] + m[1][3]);
            pz += weight * (m[2][0] * p[0] + m[2][1] * p[1] + m[2][2] * p[2] + m[2][3]);
            nx += weight * (m[0][0] * n[0] + m[0][1] * n[1] + m[0][2] * n[2]);
            ny += weight * (m[1][0] * n[0] + m[1][1] * n[1] + m[1][2] * n[2]);
            nz += weight * (m[2][0] * n[0] + m[2][1] * n[1] + m[2][2] * n[2]);
        }
        const float scale = 1 / sqrtf(nx * nx + ny * ny + nz * nz);
        position[v][0] = px;
        position[v][1] = py;
        position[v][2] = pz;
        normal[v][0] = nx * scale;
        normal[v][1] = ny * scale;
        normal[v][2] = nz * scale;
    }
}

static bool baseline_open(struct bench_run *run) {
    size_t count = run->setup.vertices * run->setup.units;
    struct baseline *own = run->state = calloc(1, sizeof *own);
    if (run->setup.bones > 256) {
        snprintf(run->why, BENCH_TEXT, "its records hold a byte a bone, so 256 bones at most");
        return false;
    }
    if (own) {
        own->position = malloc(count * sizeof *own->position);
        own->normal = malloc(count * sizeof *own->normal);
    }
    if (own && own->position && own->normal)
        return true;
    snprintf(run->why, BENCH_TEXT, "out of memory");
    return false;
}

static bool baseline_frame(struct bench_run *run) {
    const struct baseline *own = run->state;
    for (size_t unit = 0; unit < run->setup.units; unit++)
        skin_unit(run->scene, bench_palette(run->scene, run->frame, unit), own->position + unit * run->setup.vertices,
                  own->normal + unit * run->setup.vertices);
    return true;
}

static bool baseline_read(struct bench_run *run, float *positions) {
    const struct baseline *own = run->state;
    for (size_t v = 0; v < run->setup.vertices; v++)
        for (size_t axis = 0; axis < 3; axis++)
            positions[v * 3 + axis] = own->position[v][axis];
    return true;
}

static void baseline_close(struct bench_run *run) {
    struct baseline *own = run->state;
    if (own) {
        free(own->position);
        free(own->normal);
    }
    free(own);
}

const struct bench_ops bench_baseline = {baseline_open, baseline_frame, baseline_close, baseline_read};
