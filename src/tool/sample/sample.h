/* A sample model as plain data: what a generator (wyrm.c) fills in and a writer (write_mdx.c ...) reads. It is
 * made for one format, since formats differ in what they can say: sample_is_weighted() and sample_is_linear().
 *
 * Axes as Warcraft III has them: Z up, the model faces +X, +Y is its left. Triangles wind counter-clockwise seen from
 * outside. Capacities are fixed, since all samples are made here: a generator that overruns one makes sample_create
 * fail with the capacity's name instead of writing a smaller model. */
#ifndef GLSKIN_TOOL_SAMPLE_SAMPLE_H
#define GLSKIN_TOOL_SAMPLE_SAMPLE_H

#include "tool/sample/maths.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SAMPLE_MAX_NODES = 96, /* one byte has to hold their numbers, see sample_skin */
    SAMPLE_MAX_GEOSETS = 4,
    SAMPLE_MAX_VERTICES = 2400, /* per geoset */
    SAMPLE_MAX_TRIANGLES = 4800,
    SAMPLE_MAX_GROUPS = 256, /* what MDX's one-byte group number reaches */
    SAMPLE_MAX_GROUP_BONES = 9,
    SAMPLE_MAX_SEQUENCES = 8,
    SAMPLE_MAX_GLOBAL_SEQUENCES = 2,
    SAMPLE_MAX_KEYS = 16384 /* of all tracks together */
};

/* Equal shares of every bone in it: what classic formats have. */
struct sample_group {
    int count;
    int bone[SAMPLE_MAX_GROUP_BONES]; /* node indices, ascending */
};

/* What weighted formats have: up to four bones with weights in 255ths that sum to 255, the heaviest first. A group of
 * more than four bones can't be said this way, so the two rigs are each their own: near each other, not the same. */
struct sample_skin {
    uint8_t bone[4], weight[4]; /* a bone without weight is 0 */
};

struct sample_vertex {
    struct vec3 position, normal;
    double u, v; /* 0..1 */
    int group;
    struct sample_skin skin;
    struct vec3 tangent; /* unit, square to the normal, towards growing u; weighted samples only */
    double handedness;   /* +1 or -1: growing v is towards handedness * (normal x tangent) */
};

struct sample_extent {
    double radius; /* about the origin */
    struct vec3 min, max;
};

struct sample_geoset {
    const char *name;
    int vertex_count, triangle_count, group_count;
    struct sample_vertex vertex[SAMPLE_MAX_VERTICES];
    uint16_t triangle[SAMPLE_MAX_TRIANGLES][3];
    struct sample_group group[SAMPLE_MAX_GROUPS];
    struct sample_extent extent;                                /* of the bind pose */
    struct sample_extent sequence_extent[SAMPLE_MAX_SEQUENCES]; /* of all that the sequence sweeps through */
};

enum sample_interpolation { SAMPLE_LINEAR = 1, SAMPLE_HERMITE = 2, SAMPLE_BEZIER = 3 };

/* Translations and scales use x, y, z; rotations are unit quaternions x, y, z, w. Tangents are there for hermite and
 * bezier only: Hermite derivatives over the parameter 0..1 between two keys, Bezier control points; for rotations both
 * are the inner control rotations of a spherical quadrangle. */
struct sample_key {
    int time; /* ms on the one timeline, or within the global sequence */
    double value[4], in[4], out[4];
};

struct sample_track {
    enum sample_interpolation interpolation;
    int global_sequence;      /* -1: keys lie on the timeline of the sequences */
    int first_key, key_count; /* in sample.key, ascending in time; count 0: no track */
};

enum sample_channel { SAMPLE_TRANSLATION, SAMPLE_ROTATION, SAMPLE_SCALE, SAMPLE_CHANNELS };

struct sample_node {
    const char *name;
    bool helper; /* carries no vertices. In MDX all bones come before all helpers, in M2 all parents before children */
    int parent;  /* -1: root. May be greater than the node's own index */
    struct vec3 pivot;
    struct sample_track track[SAMPLE_CHANNELS];
};

struct sample_sequence {
    const char *name;
    unsigned m2_id; /* its row in World of Warcraft's AnimationData table */
    int start, end; /* ms */
    bool looping;
    double move_speed; /* units a second at which planted feet do not slide */
    struct sample_extent extent;
};

enum sample_format {
    SAMPLE_MDX800,  /* Warcraft III: The Frozen Throne */
    SAMPLE_MDX1100, /* Warcraft III: Reforged, high definition */
    SAMPLE_MDL800,  /* the two as text */
    SAMPLE_MDL1100,
    SAMPLE_M2, /* World of Warcraft 1.12, version 256 */
    SAMPLE_FORMATS
};

struct sample {
    enum sample_format format;
    const char *name;
    int node_count, geoset_count, sequence_count, global_sequence_count, key_count;
    struct sample_node node[SAMPLE_MAX_NODES];
    struct sample_geoset geoset[SAMPLE_MAX_GEOSETS];
    struct sample_sequence sequence[SAMPLE_MAX_SEQUENCES];
    int global_sequence[SAMPLE_MAX_GLOBAL_SEQUENCES]; /* durations in ms */
    struct sample_key key[SAMPLE_MAX_KEYS];
    struct sample_extent extent;
    const char *overrun; /* NULL, or the name of the first capacity that was too small */
};

/* The samples by name and one-line description; NULL past the last. */
const char *sample_name(size_t index);
const char *sample_description(size_t index);

/* Makes sample `index`. NULL: out of memory, or a capacity overrun; *why says which. sample_destroy it. */
struct sample *sample_create(size_t index, enum sample_format format, const char **why);
void sample_destroy(struct sample *sample);

/* Vertices follow skins, there are tangents, and texture coordinates lie in one picture; else groups, neither, and each
 * geoset has the whole picture. */
static inline bool sample_is_weighted(const struct sample *sample) {
    return sample->format != SAMPLE_MDX800 && sample->format != SAMPLE_MDL800;
}
/* All keys are linear: readers of M2 don't agree on the numbers of the other interpolations. */
static inline bool sample_is_linear(const struct sample *sample) {
    return sample->format == SAMPLE_M2;
}

/* The textures of a high-definition layer, by slot. */
enum { SAMPLE_HD_TEXTURES = 6 };
struct sample_texture {
    unsigned replaceable;
    const char *path;
};
extern const struct sample_texture sample_hd_textures[SAMPLE_HD_TEXTURES];

/* Which bones carry weight in a geoset's skins; returns how many. */
int sample_used_bones(const struct sample_geoset *geoset, bool used[SAMPLE_MAX_NODES]);

/* Numbers the nodes anew: node i becomes number[i]. */
void sample_renumber(struct sample *sample, const int *number);

/* The bytes of a file in the sample's format. NULL: out of memory. free() it. */
unsigned char *sample_write(const struct sample *sample, size_t *size);
unsigned char *sample_write_mdx(const struct sample *sample, size_t *size);
unsigned char *sample_write_mdl(const struct sample *sample, size_t *size);
unsigned char *sample_write_m2(const struct sample *sample, size_t *size);

#endif
