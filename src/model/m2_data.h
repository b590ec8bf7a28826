/* What an M2 has beside what every model has: views (levels of detail) with their submeshes and batches, and what
 * batches refer to. Hangs on the model; read-only, as it is. References were checked by the reader; M2_NONE stands for
 * none.
 *
 * A view's vertices are numbers of the model's vertices, its indices are numbers of the view's: the model's vertex of a
 * corner is vertices[indices[i]]. A submesh's bones can be had in two ways, which the reader has found equal: a
 * vertex's own bone bytes are bones of the model, and slot s of slots is the model's bone
 * bone_lookup[submesh.bone_start + s]. */
#ifndef GLSKIN_MODEL_M2_DATA_H
#define GLSKIN_MODEL_M2_DATA_H

#include "model/model_data.h"

#define M2_NONE UINT16_MAX

struct m2_lookup {
    size_t count;
    const uint16_t *values;
};

struct m2_submesh {
    uint16_t id;                                                   /* which part of a character it is: 0 is its body */
    uint16_t vertex_start, vertex_count, index_start, index_count; /* in the view's vertices and indices */
    uint16_t bone_start, bone_count;                               /* in the bone lookup */
    uint16_t influences, root_bone;
    float centre[3];
};

/* One layer of a submesh. m2_batch.c makes what is drawn of those of the first view. */
struct m2_batch {
    uint8_t flags;
    int8_t priority;
    uint16_t shader, submesh, material, layer;
    uint16_t colour;                           /* of colours */
    uint16_t texture_count, texture_lookup;    /* that many from there on in texture_lookup */
    uint16_t unit_lookup, uv_animation_lookup; /* as many from there on */
    uint16_t transparency_lookup;
};

struct m2_view {
    size_t vertex_count;
    const uint16_t *vertices;
    const uint8_t (*slots)[4]; /* one a vertex, for the four weights of the model's vertex */
    size_t index_count;
    const uint16_t *indices; /* triangles */
    size_t submesh_count;
    const struct m2_submesh *submeshes;
    size_t batch_count;
    const struct m2_batch *batches;
    uint32_t max_bones; /* of a draw, as the file's maker had it */
};

/* flags: 1 unlit, 2 unfogged, 4 two-sided, 8 no depth test, 0x10 no depth write. blend: 0 opaque, 1 alpha key, 2 alpha,
 * 3 add, 4 add alpha, 5 modulate, 6 modulate 2x. */
struct m2_material {
    uint16_t flags, blend;
};

struct m2_colour {
    struct model_track colour; /* r, g, b */
    struct model_track opacity;
};

struct m2_bone {
    int32_t key_bone; /* what it is on a character; -1: nothing special */
    uint16_t submesh;
};

struct m2_sequence {
    uint16_t id, variation; /* id: a row of the game's AnimationData table */
    uint32_t flags, blend_time;
    float move_speed;
    int16_t frequency, next; /* next: another variation, -1: none */
    uint16_t alias;
};

struct m2_data {
    size_t view_count; /* at least 1 */
    const struct m2_view *views;
    size_t material_count;
    const struct m2_material *materials;
    size_t colour_count;
    const struct m2_colour *colours;
    size_t transparency_count;
    const struct model_track *transparencies; /* opacity */
    const struct m2_bone *bones;              /* [bone_count] */
    const struct m2_sequence *sequences;      /* [sequence_count] */
    struct m2_lookup bone_lookup;             /* -> bones */
    struct m2_lookup texture_lookup;          /* -> textures */
    struct m2_lookup unit_lookup;             /* -> UV set 0 or 1; any other: environment map */
    struct m2_lookup transparency_lookup;     /* -> transparencies */
    struct m2_lookup uv_animation_lookup;     /* -> the model's texture animations */
    struct m2_lookup replaceable_lookup;      /* [texture type] -> texture */
    struct m2_lookup key_bone_lookup;         /* [key bone] -> bone */
    struct m2_lookup sequence_lookup;         /* [sequence id] -> sequence */
};

/* The name that the game's AnimationData table gives a sequence id, or NULL where this build doesn't know it. */
const char *m2_sequence_name(uint16_t id);

#endif
