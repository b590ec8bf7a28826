/* What is skinned: a mesh made of random vertices and two poses for every unit. The same numbers on every machine. */
#ifndef GLSKIN_TOOL_BENCH_SCENE_H
#define GLSKIN_TOOL_BENCH_SCENE_H

#include "tool/bench/bench.h"

struct bench_skin {
    uint8_t bone[4], weight[4]; /* weights sum to 255; without weight: bone 0 */
};

struct bench_scene {
    struct bench_setup setup;
    float (*position)[3], (*normal)[3];
    struct bench_skin *skin;  /* up to 256 bones; bone numbers modulo 256 beyond */
    uint16_t (*bone)[4];      /* the same bones in full */
    uint32_t *indices;        /* a third of a triangle a vertex, none shared: each vertex is worked on once */
    glskin_bone *palettes[2]; /* units * bones each */
    glskin_mesh_desc desc;
};

/* False when out of memory. Close it in every case. */
bool bench_scene_open(const struct bench_setup *setup, struct bench_scene *out);
void bench_scene_close(struct bench_scene *scene);

static inline const glskin_bone *bench_palette(const struct bench_scene *scene, size_t frame, size_t unit) {
    return scene->palettes[frame % 2] + unit * scene->setup.bones;
}

/* The largest distance of positions from where the first unit's vertices belong, in double precision, over the size of
 * the scene. */
double bench_scene_error(const struct bench_scene *scene, size_t frame, const float *positions);

#endif
