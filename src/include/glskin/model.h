/* glskin-model: Warcraft III models, read and animated. A second library on the core; it makes no GL call.
 *
 * The rules of glskin.h hold: results, messages through the host, zero descs, no globals. A model is read-only once it is
 * loaded, so any number of threads may read it and pose it; a pose belongs to one thread at a time.
 *
 * Sources: the layouts are those that independent public readers agree on; where they differ the choice stands in the
 * comment of the field. */
#ifndef GLSKIN_MODEL_H
#define GLSKIN_MODEL_H

#include <glskin/glskin.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct glskin_model glskin_model;

/* Reads a model from memory; bytes may be freed afterwards. name stands in messages (a file name); NULL: "model".
 * Formats: MDX version 800 (Warcraft III: Reign of Chaos, The Frozen Throne).
 * Errors: MALFORMED_DATA with name, chunk, byte offset, what was expected and what was found; UNSUPPORTED for a format or
 * version that this build does not read; OUT_OF_MEMORY. Every count is checked against the bytes that are left before
 * anything is allocated. host may be NULL.
 * Strict: the first fault ends it, among them numbers that aren't finite, keys out of order, rotations of zero length,
 * repeated object ids, parents that are missing or lead in a circle, groups without bones. Put right instead: rotations
 * and normals of another length become unit; and with a warning, zero normals become (0,0,1), zero rotation tangents
 * their key's own value, and nodes past the end of the pivots turn about the origin. */
GLSKIN_API glskin_result glskin_model_load(const glskin_host *host, const void *bytes, size_t size, const char *name,
                                           glskin_model **out);
GLSKIN_API void glskin_model_destroy(glskin_model *model);

typedef struct glskin_model_info {
    const char *format; /* "MDX" */
    unsigned version;   /* 800 */
    const char *name;   /* the model's own name */
    size_t geoset_count;
    size_t bone_count; /* palette length: one more than the highest object id. Bones, helpers and every other node */
    size_t sequence_count;
    size_t global_sequence_count;
    float bounds_min[3], bounds_max[3]; /* of all vertices in the bind pose; zero if there are none */
} glskin_model_info;
GLSKIN_API glskin_model_info glskin_model_info_get(const glskin_model *model);

typedef struct glskin_geoset {
    /* Points into the model: lives as long. bone_count is the model's. A geoset without vertices keeps its number; its
     * vertex_count is 0, all else absent, and no mesh can be made of it: pass it over. */
    glskin_mesh_desc mesh;
    float bounds_min[3], bounds_max[3]; /* of its vertices in the bind pose; zero if there are none */
} glskin_geoset;
/* INVALID_ARGUMENT for an index past geoset_count. */
GLSKIN_API glskin_result glskin_model_geoset(const glskin_model *model, size_t index, glskin_geoset *out);

typedef struct glskin_sequence {
    const char *name;
    uint32_t start, end; /* ms on the file's one timeline; end is not before start */
    bool looping;
} glskin_sequence;
GLSKIN_API glskin_result glskin_model_sequence(const glskin_model *model, size_t index, glskin_sequence *out);

typedef enum glskin_node_kind {
    GLSKIN_NODE_NONE, /* no node has this object id: its bone stays the identity */
    GLSKIN_NODE_BONE,
    GLSKIN_NODE_HELPER,
    GLSKIN_NODE_OTHER /* light, attachment, emitter ...: a node that can be a parent */
} glskin_node_kind;
typedef struct glskin_node {
    glskin_node_kind kind;
    const char *name;
    int32_t parent; /* object id; -1 for a root; 0 is a real parent */
    float pivot[3];
} glskin_node;
/* index is the object id, below bone_count. */
GLSKIN_API glskin_result glskin_model_node(const glskin_model *model, size_t index, glskin_node *out);

/* ---- Poses --------------------------------------------------------------------------------------------------- */

/* World = parent's world * T(pivot + translation) * R * S * T(-pivot); none, linear, hermite and bezier keys; rotations
 * on the sphere, the short way; only keys inside the sequence count, the nearest key holds before the first and after the
 * last of them, and a track with none of them rests. Tracks of global sequences run on global_time_ms, modulo their
 * duration, and only keys up to that count; a duration of 0 stands still at 0.
 * Nodes may leave out parts of their parent. Whatever they leave out, their pivot goes where the parent takes it; for
 * that, "no translation" takes the parent as turning and scaling about its own pivot at rest. Around the pivot, "no
 * scaling" leaves of the ancestors the product of their rotations, "no rotation" the product of their scales. */
#define GLSKIN_SEQUENCE_NONE SIZE_MAX /* the bind pose, but for global sequences */

typedef struct glskin_pose_desc {
    size_t sequence; /* index, or GLSKIN_SEQUENCE_NONE */
    double time_ms;  /* from the sequence's start, not negative. Its length is its end pose; beyond it a looping sequence
                        wraps and any other holds its end pose. */
    double global_time_ms; /* not negative */
    /* For billboards: the camera's orientation as a unit quaternion x,y,z,w that turns camera axes (x right, y up, z
     * back) into model axes. A billboard turns its x axis to the camera and z up; a node locked to one of its axes
     * turns about that alone. All zero: they keep the orientation that the file gives them. */
    float camera[4];
} glskin_pose_desc;

typedef struct glskin_pose glskin_pose;
/* The model must outlive the pose. Allocates all that evaluation needs. */
GLSKIN_API glskin_result glskin_pose_create(const glskin_host *host, const glskin_model *model, glskin_pose **out);
GLSKIN_API void glskin_pose_destroy(glskin_pose *pose);
/* Same input, same bits. Allocates nothing. INVALID_ARGUMENT for a sequence past the count, a time that is
 * negative or not finite, or a camera that is neither zero nor of unit length; the last pose stays then. */
GLSKIN_API glskin_result glskin_pose_evaluate(glskin_pose *pose, const glskin_pose_desc *desc);
/* bone_count bones by object id, as of the last evaluation (identity before the first); valid until the next. */
GLSKIN_API const glskin_bone *glskin_pose_bones(const glskin_pose *pose);

#ifdef __cplusplus
}
#endif
#endif
