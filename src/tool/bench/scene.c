#include "tool/bench/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Numerical Recipes' linear congruential generator; the upper bits are the good ones. */
static uint32_t next(uint32_t *seed) {
    return (*seed = *seed * 1664525u + 1013904223u) >> 8;
}

/* -1 to 1 */
static float signed_unit(uint32_t *seed) {
    return (float)next(seed) / 8388607.5f - 1;
}

static void make_unit_vector(uint32_t *seed, float out[3]) {
    float length;
    do {
        for (int axis = 0; axis < 3; axis++)
            out[axis] = signed_unit(seed);
        length = sqrtf(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
    } while (length < 0.1f || length > 1);
    for (int axis = 0; axis < 3; axis++)
        out[axis] /= length;
}

/* As in a body, neighbouring vertices follow neighbouring bones: fifty of them share where theirs begin, and each takes
 * its own nearby. Over 64 bones, a part of the mesh knows only the 16 about it, or it would need many palette windows.
 */
static size_t choose_bone(const struct bench_setup *setup, size_t vertex, size_t slot, uint32_t *seed) {
    const size_t reach = 16;
    if (setup->bones <= 64)
        return (vertex / 50 + slot * 7 + next(seed) % 5) % setup->bones;
    return vertex * (setup->bones - reach + 1) / setup->vertices + next(seed) % reach;
}

static void make_skin(struct bench_scene *scene, size_t vertex, uint32_t *seed) {
    const struct bench_setup *setup = &scene->setup;
    unsigned left = 255;
    for (size_t slot = 0; slot < setup->influences; slot++) {
        unsigned others = (unsigned)(setup->influences - 1 - slot); /* each of which is to get something */
        unsigned weight = others == 0 ? left : 1 + next(seed) % ((left - others) * 2 / (others + 1));
        size_t bone = choose_bone(setup, vertex, slot, seed);
        scene->bone[vertex][slot] = (uint16_t)bone;
        scene->skin[vertex].bone[slot] = (uint8_t)bone;
        scene->skin[vertex].weight[slot] = (uint8_t)weight;
        left -= weight;
    }
}

/* A turn about any axis and a small step. */
static void make_bone(uint32_t *seed, glskin_bone *out) {
    float axis[3], angle = signed_unit(seed);
    make_unit_vector(seed, axis);
    float c = cosf(angle), s = sinf(angle);
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++)
            out->row[row][column] = axis[row] * axis[column] * (1 - c) + (row == column ? c : 0);
        out->row[row][(row + 2) % 3] += axis[(row + 1) % 3] * s;
        out->row[row][(row + 1) % 3] -= axis[(row + 2) % 3] * s;
        out->row[row][3] = 0.3f * signed_unit(seed);
    }
}

static bool allocate(struct bench_scene *scene) {
    size_t vertices = scene->setup.vertices, bones = scene->setup.units * scene->setup.bones;
    scene->position = malloc(vertices * sizeof *scene->position);
    scene->normal = malloc(vertices * sizeof *scene->normal);
    scene->skin = calloc(vertices, sizeof *scene->skin);
    scene->bone = calloc(vertices, sizeof *scene->bone);
    scene->indices = malloc(vertices * sizeof *scene->indices);
    for (int pose = 0; pose < 2; pose++)
        scene->palettes[pose] = malloc(bones * sizeof *scene->palettes[pose]);
    return scene->position && scene->normal && scene->skin && scene->bone && scene->indices && scene->palettes[0] &&
           scene->palettes[1];
}

static void describe(struct bench_scene *scene) {
    scene->desc = (glskin_mesh_desc){
        .vertex_count = scene->setup.vertices,
        .bone_count = scene->setup.bones,
        .index_count = scene->setup.vertices / 3 * 3,
        .indices = scene->indices,
        .index_size = sizeof *scene->indices,
        .position = {.data = scene->position},
        .normal = {.data = scene->normal},
    };
    if (scene->setup.bones <= 256)
        scene->desc.skin.data = scene->skin;
    else
        scene->desc.influences = (glskin_influences){.weight = {scene->skin->weight, sizeof *scene->skin},
                                                     .bone = {scene->bone, sizeof *scene->bone},
                                                     .bone_size = sizeof **scene->bone};
}

bool bench_scene_open(const struct bench_setup *setup, struct bench_scene *out) {
    uint32_t seed = 1;
    memset(out, 0, sizeof *out);
    out->setup = *setup;
    if (!allocate(out))
        return false;
    for (size_t v = 0; v < setup->vertices; v++) {
        for (int axis = 0; axis < 3; axis++)
            out->position[v][axis] = signed_unit(&seed);
        make_unit_vector(&seed, out->normal[v]);
        make_skin(out, v, &seed);
        out->indices[v] = (uint32_t)v;
    }
    for (int pose = 0; pose < 2; pose++)
        for (size_t bone = 0; bone < setup->units * setup->bones; bone++)
            make_bone(&seed, &out->palettes[pose][bone]);
    describe(out);
    return true;
}

void bench_scene_close(struct bench_scene *scene) {
    free(scene->position);
    free(scene->normal);
    free(scene->skin);
    free(scene->bone);
    free(scene->indices);
    free(scene->palettes[0]);
    free(scene->palettes[1]);
    memset(scene, 0, sizeof *scene);
}

double bench_scene_error(const struct bench_scene *scene, size_t frame, const float *positions) {
    const glskin_bone *bones = bench_palette(scene, frame, 0);
    double worst = 0;
    for (size_t v = 0; v < scene->setup.vertices; v++)
        for (int row = 0; row < 3; row++) {
            double wanted = 0;
            for (int slot = 0; slot < 4; slot++) {
                const float *m = bones[scene->bone[v][slot]].row[row], *p = scene->position[v];
                double moved = (double)m[0] * p[0] + (double)m[1] * p[1] + (double)m[2] * p[2] + m[3];
                wanted += scene->skin[v].weight[slot] / 255.0 * moved;
            }
            double error = fabs(positions[v * 3 + (size_t)row] - wanted);
            if (isnan(error))
                return INFINITY;
            worst = fmax(worst, error);
        }
    return worst / 2;
}
