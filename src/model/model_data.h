/* What a file becomes. Nothing here knows a file format: a reader fills it through the functions below, poses read it.
 *
 * Memory: every block hangs on the model's own list, so that a reader that fails half-way leaks nothing and destroying
 * is one loop. Nodes stand in evaluation order, parents first, so that a pose is one pass over one array. */
#ifndef GLSKIN_MODEL_DATA_H
#define GLSKIN_MODEL_DATA_H

#include "model/findings.h"

#include <string.h>

enum model_interpolation { MODEL_STEP, MODEL_LINEAR, MODEL_HERMITE, MODEL_BEZIER };

/* Keys of one property. A key has components floats and, for hermite and bezier, as many again for the tangent that
 * arrives (in) and for the one that leaves (out), in this order. */
struct model_track {
    size_t key_count;    /* 0: no track */
    const int32_t *time; /* ms, never descending; of several keys at one time the last one counts from there on */
    const float *value;  /* finite; rotations (x,y,z,w) of unit length, tangents too */
    int32_t global;      /* index of a global sequence, or -1 */
    enum model_interpolation interpolation;
};

enum model_property { MODEL_TRANSLATION, MODEL_ROTATION, MODEL_SCALE, MODEL_PROPERTY_COUNT };
enum { MODEL_COMPONENTS_MAX = 4 };
static inline size_t model_components(enum model_property property) {
    return property == MODEL_ROTATION ? 4 : 3;
}

/* What the keys of a track are, where it isn't a node's. Integers (texture numbers) are kept as floats, which are exact
 * up to 2^24, and always step. */
enum model_value { MODEL_NUMBER, MODEL_INTEGER, MODEL_VECTOR, MODEL_QUATERNION };
static inline size_t model_value_components(enum model_value value) {
    return value == MODEL_QUATERNION ? 4 : value == MODEL_VECTOR ? 3 : 1;
}

/* pose.c says what each means. The bits are those of MDX and, but for the last, of M2. */
enum model_node_flag {
    MODEL_NODE_NO_TRANSLATION = 0x1, /* don't inherit it */
    MODEL_NODE_NO_SCALE = 0x2,
    MODEL_NODE_NO_ROTATION = 0x4,
    MODEL_NODE_BILLBOARD = 0x8,
    MODEL_NODE_LOCK_X = 0x10,
    MODEL_NODE_LOCK_Y = 0x20,
    MODEL_NODE_LOCK_Z = 0x40,
    MODEL_NODE_CAMERA_ANCHORED = 0x80
};

#define MODEL_NO_NODE UINT32_MAX

struct model_node {
    glskin_node_kind kind;
    uint32_t flags;
    uint32_t id;       /* object id: the bone of the palette */
    int32_t parent_id; /* -1: root */
    uint32_t parent;   /* index in nodes, below this node's own; MODEL_NO_NODE: root. Set by model_link_nodes */
    float pivot[3];
    const char *name;
    struct model_track tracks[MODEL_PROPERTY_COUNT];
};

/* Tracks of things that mostly have none are pointers (NULL: none): a small file with many of them must stay small. */
struct model_layer {
    glskin_layer shown; /* what holds where a track is absent or has no key in the sequence */
    const struct model_track *alpha, *emissive, *fresnel_colour, *fresnel_opacity, *fresnel_team_colour;
    const struct model_track *texture[GLSKIN_SLOT_COUNT]; /* integers below texture_count */
    const struct model_track *colour;                     /* r, g, b; at rest white */
    const struct model_track *weight;                     /* multiplies alpha; at rest 1 */
};

/* What a layer is before a reader says more: no textures, alpha 1, emissive gain 1, a white fresnel of no opacity. */
static inline void model_layer_rest(struct model_layer *layer) {
    memset(layer, 0, sizeof *layer);
    for (int slot = 0; slot < GLSKIN_SLOT_COUNT; ++slot)
        layer->shown.texture[slot] = -1;
    layer->shown.texture_animation = -1;
    layer->shown.alpha = layer->shown.emissive = 1;
    for (int i = 0; i < 3; ++i)
        layer->shown.fresnel_colour[i] = 1;
}

struct model_material {
    glskin_material shown;
    size_t first_layer; /* in layers; shown.layer_count of them */
};

/* A part of geoset 0 that is drawn with one material, its vertices a window on the geoset's. */
struct model_batch {
    uint32_t first_vertex, vertex_count;
    const uint16_t *indices; /* in the window */
    size_t index_count;
    uint32_t same_mesh, material;
    uint16_t part;
};

struct model_texture_animation {
    const struct model_track *tracks[MODEL_PROPERTY_COUNT]; /* indexed by model_property */
};

/* Alpha and colour of one geoset. Not zero: a geoset that says nothing has alpha 1 and colour (1,1,1). */
struct model_geoset_animation {
    float alpha, colour[3]; /* r, g, b */
    const struct model_track *alpha_track, *colour_track;
};

struct glskin_model {
    glskin_host host;
    void *blocks; /* see model_alloc */
    const char *format;
    unsigned version;
    const char *name;

    size_t node_count;
    struct model_node *nodes;
    size_t bone_count;
    uint32_t *node_of_bone; /* [bone_count] index in nodes, or MODEL_NO_NODE */

    size_t sequence_count;
    glskin_sequence *sequences;
    size_t global_sequence_count;
    uint32_t *global_sequences; /* ms */

    size_t geoset_count;
    glskin_geoset *geosets;                           /* mesh.bone_count is set when the model is whole */
    struct model_geoset_animation *geoset_animations; /* [geoset_count], or NULL: none has any */

    /* All references among these are checked by the reader, or -1. */
    size_t texture_count;
    glskin_texture *textures;
    size_t texture_animation_count;
    struct model_texture_animation *texture_animations;
    size_t material_count;
    struct model_material *materials;
    size_t layer_count;
    struct model_layer *layers; /* of all materials, end to end */

    size_t batch_count;
    struct model_batch *batches; /* in the order of drawing; NULL: each geoset is one */

    float bounds_min[3], bounds_max[3];

    const struct pose_plan *plan; /* plan.h: made of the nodes when the model is whole */

    const struct m2_data *m2; /* m2_data.h: what only an M2 has; NULL: it isn't one */
};

/* count * size zeroed bytes that live as long as the model; NULL after a message that names what. */
void *model_alloc(struct glskin_model *model, size_t count, size_t size, const char *what);
/* A string of the model's own, up to the first zero byte or size. */
const char *model_text(struct glskin_model *model, const void *bytes, size_t size, const char *what);

/* NULL after a message that names the caller, where material or layer is past its count. */
const struct model_layer *model_find_layer(const struct glskin_model *model, const glskin_host *host,
                                           const char *caller, size_t material, size_t layer);

/* Sorts keys of floats floats by their times; those of one time keep their order. False: the host has been told that
 * memory lacks. */
bool model_sort_keys(const glskin_host *host, int32_t *time, float *value, size_t floats, size_t count);
/* The model that a pose is of. */
const struct glskin_model *pose_model(const glskin_pose *pose);

enum model_link_fault {
    MODEL_LINK_ID_REPEATED, /* repaired: the later node takes the lowest id that is free */
    MODEL_LINK_NO_PARENT,   /* no node has the parent's id; repaired: it becomes a root */
    MODEL_LINK_CYCLE        /* the node is its own ancestor; repaired: it becomes a root */
};
/* Told of each fault with the node's index; true has it repaired. */
typedef bool model_link_ask(void *user, enum model_link_fault fault, size_t index, const struct model_node *node);
/* Takes count nodes in file order, with ids below id_limit, and makes nodes, node_of_bone and bone_count of them; the
 * nodes given may change. False: a fault was not to be repaired, or memory lacks, which the host has been told. */
bool model_link_nodes(struct glskin_model *model, struct model_node *nodes, size_t count, size_t id_limit,
                      model_link_ask *ask, void *user);

/* One row of model.c: how to tell a format and who reads it. read fills a model that has its host and format; on
 * failure it has sent its message, and what it made so far is freed by the caller. */
struct model_format {
    const char *magic; /* the file's first four bytes; NULL: text, which probe knows */
    bool (*probe)(const void *bytes, size_t size);
    const char *name;
    glskin_result (*read)(struct glskin_model *model, const void *bytes, size_t size, struct findings *findings);
};
glskin_result mdx_read(struct glskin_model *model, const void *bytes, size_t size, struct findings *findings);
bool mdl_probe(const void *bytes, size_t size);
glskin_result mdl_read(struct glskin_model *model, const void *bytes, size_t size, struct findings *findings);
glskin_result m2_read(struct glskin_model *model, const void *bytes, size_t size, struct findings *findings);

#endif
