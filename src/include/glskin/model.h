/* glskin-model: Warcraft III and World of Warcraft 1.12 models, read and animated. A second library on the core; it
 * makes no GL call.
 *
 * The rules of glskin.h hold: results, messages through the host, zero descs, no globals. A model is read-only once it
 * is loaded, so any number of threads may read it and pose it; a pose belongs to one thread at a time.
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

/* ---- Loading ---------------------------------------------------------------------------------------------------- */

typedef enum glskin_reading {
    GLSKIN_READING_STRICT, /* the first fault is an error */
    GLSKIN_READING_LENIENT /* what can be repaired is, and each repair is told */
} glskin_reading;

typedef enum glskin_finding_severity {
    GLSKIN_FINDING_ERROR,    /* the model doesn't load; the last finding of a file */
    GLSKIN_FINDING_REPAIRED, /* a fault that strict reading refuses; what became of it is said */
    GLSKIN_FINDING_WARNING,  /* loads either way, with something put right, or misbehaves in the game */
    GLSKIN_FINDING_NOTE      /* for the curious */
} glskin_finding_severity;

/* One thing about a file. Faults of one kind in one entry (a geoset, a node, a track) are one finding. Strings live
 * until the callback returns. */
typedef struct glskin_finding {
    glskin_finding_severity severity;
    glskin_result code; /* MALFORMED_DATA or UNSUPPORTED of an error, else OK */
    const char *place;  /* chunk or structure, such as "GEOS" or "bones[3].rotation.values"; "" for the file itself */
    size_t offset;      /* bytes from the file's start, where line is 0 */
    size_t line;        /* of a text file, from 1; 0: the file is binary */
    size_t count;       /* how often; at least 1. place, offset, line and found are those of the first */
    const char *what;   /* the whole sentence, without the place */
    const char *expected, *found; /* its halves, where it has the form "expected A, found B"; else "" */
} glskin_finding;

typedef struct glskin_model_desc {
    const void *bytes; /* Required: the file; may be freed after the call */
    size_t size;
    const char *name;        /* in messages: a file name; NULL: "model" */
    const glskin_host *host; /* NULL: malloc and silence */
    glskin_reading reading;
    /* Called for each finding, in the order of reading, while glskin_model_load runs; NULL: not. Whatever it is, errors
     * go to the host's messages as errors, repairs and warnings as warnings, notes as notes: each finding once, as
     * "NAME: PLACE, byte OFFSET: WHAT". */
    void (*finding)(void *user, const glskin_finding *finding);
    void *user;
} glskin_model_desc;

/* Reads a model from memory.
 *
 *   Formats  MDX versions 800 (Warcraft III: Reign of Chaos, The Frozen Throne), 900, 1000, 1100 and 1200 (Reforged,
 *            from its beta to 2.0); MDL, their text form; M2 version 256 (World of Warcraft 1.12), as one geoset of the
 *            model's own vertices and all triangles of its first view (what is drawn of it: glskin_model_batch).
 *   Errors   MALFORMED_DATA; UNSUPPORTED for a version that this build does not read; INVALID_ARGUMENT; OUT_OF_MEMORY.
 *            *out is NULL then. The last two are no findings: the host alone is told.
 *   Memory   Every count is checked against the bytes that are left before anything is allocated. All that a model
 *            takes stays below 16 times the file's size plus 1 MiB.
 *   Strict   The first fault ends it. Put right in either reading: rotations and normals of another length become
 *            unit; and with a warning, zero normals become (0,0,1), zero rotation tangents their key's own value,
 *            nodes past the end of the pivots turn about the origin, references into a list of which the file has
 *            nothing at all become -1, and textures in a slot that there isn't are passed over.
 *   Lenient  Repaired are, each with a finding:
 *            vertices   a group number past the list, an empty group, one past the end of MATS, a SKIN that is too short
 *                       and a bone past the count follow the first root; numbers that aren't finite become 0; normals,
 *                       tangents and texture coordinates that lack are (0,0,1) and 0
 *            triangles  one with a corner past the vertices is left out (M2: covers nothing), and so is a rest of one
 *                       or two indices
 *            nodes      whose parent is missing become roots, and so does one node of each circle of parents; of a
 *                       repeated object id the later node takes the lowest free one; one with an id that can't be is
 *                       left out
 *            keys       out of order are sorted, those of one time staying as they are; ones that aren't finite are
 *                       left out (M2: 0 stands in); a rotation of zero length is none; a track on a global sequence
 *                       that there isn't rests; of two tracks of a kind the first counts; M2: where times and values
 *                       differ the shorter list counts, and wrong ranges give way to the times
 *            sequences  that end before their start are turned
 *            references past their count become -1; an unknown filter mode or blend becomes the first
 *            chunks     one that claims more than the file has ends with it, and whole entries before the cut count; of
 *                       two of a kind the first counts; M2: submeshes are cut to what there is, a batch without a
 *                       submesh is left out, slots that disagree with vertices' own bones give way to them
 *            text       MDL: where fewer or more of something stand than are declared, those that there are count; a
 *                       node without an ObjectId is left out, and so is what a string has more than MDX has room for
 *            What can't be repaired is an error here too: another magic or version, counts and sizes that the bytes
 *            left can't hold, a cut inside the geosets or bones, a file without geosets and nodes; in MDL, words and
 *            braces that can't be.
 *   MDL      is told by its first words, which open a block, after comments, blanks and a byte order mark. It is read by
 *            the same rules; places are lines. Blocks and fields may have any order, and SkinWeights, Faces and the
 *            textures of a layer (from 1100 on) any of the dialects that public writers have. Colours are r, g, b. A
 *            block of an unknown kind costs a warning; what only effects and cameras say is not read. The 256
 *            groups of bones of an MDX geoset are 65,536 here. So that memory stays below 16 times the text and 1 MiB,
 *            texts of a great many entries as short as `Layer{}` are refused.
 */
GLSKIN_API glskin_result glskin_model_load(const glskin_model_desc *desc, glskin_model **out);
GLSKIN_API void glskin_model_destroy(glskin_model *model);

typedef struct glskin_model_info {
    const char *format; /* "MDX", "MDL", "M2" */
    unsigned version;   /* 800 ..., 256 */
    const char *name;   /* the model's own name */
    size_t geoset_count;
    size_t bone_count; /* palette length: one more than the highest object id. Bones, helpers and every other node */
    size_t sequence_count;
    size_t global_sequence_count;
    float bounds_min[3], bounds_max[3]; /* of all vertices in the bind pose; zero if there are none */
    size_t batch_count;
    size_t material_count;
    size_t texture_count;
} glskin_model_info;
GLSKIN_API glskin_model_info glskin_model_info_get(const glskin_model *model);

typedef struct glskin_geoset {
    /* Points into the model: lives as long. bone_count is the model's. A geoset without vertices keeps its number; its
     * vertex_count is 0, all else absent, and no mesh can be made of it: pass it over. */
    glskin_mesh_desc mesh; /* an MDX geoset with a SKIN chunk (MDL: SkinWeights) has mesh.skin, whatever its version
                              and shader; all else mesh.classic. Weights are normalised where a mesh is made of it.
                              texcoord: the first two of texcoord_count sets. */
    float bounds_min[3], bounds_max[3]; /* of its vertices in the bind pose; zero if there are none */
    size_t texcoord_count;    /* sets of texture coordinates in the file */
    int32_t material;         /* -1: none, as in an M2, whose batches have materials */
    uint32_t selection_group; /* MDX: geosets of one group are picked together */
    uint32_t selection_flags; /* MDX: 4 can't be picked */
    int32_t lod;              /* level of detail, 0 the finest; 0 where the format has none */
    const char *lod_name;     /* "" where the format has none */
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

/* ---- Materials: what the file says; glskin_pose_draws makes surfaces of it ------------------------------------- */

/* What is drawn: a mesh in one material. To draw a model of any format, go through its batches in their order, and for
 * each through the layers of its material: colour is glskin_pose_geoset's times glskin_pose_layer's, and so is alpha.
 * MDX: batch i is geoset i; materials' priority planes stand over that order. M2: one for each batch of the finest
 * view, in the order of priority, layer and file; submeshes that no batch draws are not seen in the game either. A
 * batch whose first layer is at alpha 0 is hidden. */
typedef struct glskin_batch {
    /* Complete: a mesh can be made of it as of a geoset's, unless its vertex_count is 0. M2: the submesh's triangles,
     * on geoset 0's vertices from the lowest to the highest that they use: its streams, from first_vertex on. Bones are
     * the model's. */
    glskin_mesh_desc mesh;
    size_t same_mesh; /* the first batch with this very mesh, so that one need be made: its own index where it's that */
    size_t geoset;
    size_t first_vertex; /* of the geoset */
    int32_t material;    /* -1: none */
    uint32_t part; /* M2: which part of a character the submesh is: 0 the body, 1 to 99 hair, hundreds others, of which
                      the game shows one each */
} glskin_batch;
/* INVALID_ARGUMENT for an index past batch_count. */
GLSKIN_API glskin_result glskin_model_batch(const glskin_model *model, size_t index, glskin_batch *out);

/* What the game puts in for an M2's texture, beyond this number: 1 a character's skin with clothes, 2 an item's or
 * cape's texture, 3 blade, 4 handle, 5 environment, 6 hair, 7 beard, 8 more skin (fur), 9 user interface, 10 mane, 11
 * to 13 a creature's first to third skin, 14 an item's icon. */
#define GLSKIN_REPLACEABLE_M2 0x10000u

typedef struct glskin_texture {
    const char *path;     /* as the file has it, with backslashes and an extension of its own; "" where replaced */
    uint32_t replaceable; /* 0: path counts. MDX: 1 team colour, 2 team glow, 11 cliffs, 31 and up trees. M2:
                             GLSKIN_REPLACEABLE_M2 + its type */
    bool wrap_width, wrap_height; /* repeated; else clamped */
} glskin_texture;
GLSKIN_API glskin_result glskin_model_texture(const glskin_model *model, size_t index, glskin_texture *out);

typedef struct glskin_material {
    size_t layer_count;
    int32_t priority_plane; /* higher ones are drawn later. M2: the batch's priority */
    uint32_t flags;     /* MDX: 1 constant colour, 2 two-sided, 8 near primitives first, 0x10 far ones first, 0x20 full
                           resolution */
    const char *shader; /* MDX 900 and 1000, such as "Shader_HD_DefaultUnit"; else "" */
} glskin_material;
GLSKIN_API glskin_result glskin_model_material(const glskin_model *model, size_t index, glskin_material *out);

/* Values at rest; glskin_pose_layer gives those of a moment. MDX 900 and 1000 give a high-definition material one layer
 * a slot: here they are one layer, as in MDX 1100, with everything else from the first. M2: a batch's first texture is
 * a layer; any further one is another, which multiplies (the client's default combiner) and has no colour or light. */
typedef struct glskin_layer {
    glskin_filter filter;
    uint32_t flags;                     /* GLSKIN_LAYER_ bits */
    bool hd;                            /* high definition: all slots count */
    int32_t texture[GLSKIN_SLOT_COUNT]; /* -1: none */
    int32_t texture_animation;          /* the file's number of it; -1: texture coordinates stay as they are */
    uint32_t texcoord_set;
    float alpha;
    float emissive;          /* gain, 1 where the format has none. From MDX 900 */
    float fresnel_colour[3]; /* r, g, b. From MDX 1000 (some 900); 1,1,1 and opacity 0 elsewhere */
    float fresnel_opacity;
    float fresnel_team_colour; /* how much of the team's colour is in it */
} glskin_layer;
/* layer is below the material's layer_count; INVALID_ARGUMENT for either past its count. */
GLSKIN_API glskin_result glskin_model_layer(const glskin_model *model, size_t material, size_t layer,
                                            glskin_layer *out);

/* ---- Poses --------------------------------------------------------------------------------------------------- */

/* World = parent's world * T(pivot + translation) * R * S * T(-pivot); none, linear, hermite and bezier keys; rotations
 * on the sphere, the short way; only keys inside the sequence count, the nearest key holds before the first and after
 * the last of them, and a track with none of them rests. Tracks of global sequences run on global_time_ms, modulo their
 * duration, and only keys up to that count; a duration of 0 stands still at 0.
 * Nodes may leave out parts of their parent. Whatever they leave out, their pivot goes where the parent takes it; for
 * that, "no translation" takes the parent as turning and scaling about its own pivot at rest. Around the pivot, "no
 * scaling" leaves of the ancestors the product of their rotations, "no rotation" the product of their scales. */
#define GLSKIN_SEQUENCE_NONE SIZE_MAX /* the bind pose, but for global sequences */

typedef struct glskin_pose_desc {
    size_t sequence; /* index, or GLSKIN_SEQUENCE_NONE */
    double time_ms; /* from the sequence's start, not negative. Its length is its end pose; beyond it a looping sequence
                       wraps and any other holds its end pose. */
    double global_time_ms; /* not negative */
    /* For billboards (M2's axes are MDX's: x ahead, y left, z up): the camera's orientation as a unit quaternion
     * x,y,z,w that turns camera axes (x right, y up, z back) into model axes. A billboard turns its x axis to the
     * camera and z up; a node locked to one of its axes turns about that alone. All zero: they keep the orientation
     * that the file gives them. */
    float camera[4];
} glskin_pose_desc;

typedef struct glskin_pose glskin_pose;
/* The model must outlive the pose. cpu: the instruction set that evaluates it, AUTO for the widest that is here;
 * UNSUPPORTED for one that isn't. They agree within 1e-6 of the model's size (2e-6 over 64 nodes or with hermite or
 * bezier keys), and turn within 4e-5 degrees of what linear keys say, 8e-5 of what hermite and bezier do. One
 * allocation, of about 80 bytes a bone, is all that evaluation needs: what poses of one model can share, the model
 * holds. */
GLSKIN_API glskin_result glskin_pose_create(const glskin_host *host, const glskin_model *model, glskin_cpu cpu,
                                            glskin_pose **out);
GLSKIN_API void glskin_pose_destroy(glskin_pose *pose);
/* Same input, same bits. Allocates nothing. INVALID_ARGUMENT for a sequence past the count, a time that is
 * negative or not finite, or a camera that is neither zero nor of unit length; the last pose stays then. */
GLSKIN_API glskin_result glskin_pose_evaluate(glskin_pose *pose, const glskin_pose_desc *desc);
/* Evaluates poses[i] at descs[i], one after the other, as count calls of glskin_pose_evaluate do: each on its own, and
 * the first error is what comes back. Faster for a crowd: the memory of the next pose is fetched meanwhile. */
GLSKIN_API glskin_result glskin_poses_evaluate(glskin_pose *const *poses, const glskin_pose_desc *descs, size_t count);
/* bone_count bones by object id, as of the last evaluation (identity before the first); valid until the next. */
GLSKIN_API const glskin_bone *glskin_pose_bones(const glskin_pose *pose);

/* How a geoset looks as of the last evaluation (before the first: in the bind pose, at global time 0). Values are those
 * of the keys, not clamped; a track without a key in the sequence leaves the value at rest. A geoset at alpha 0 is
 * hidden; its bones move all the same. MDX: GEOA, whose colours (stored b,g,r) are turned round. */
typedef struct glskin_geoset_state {
    float alpha;     /* 1: opaque */
    float colour[3]; /* r, g, b: multiplies the material's; 1,1,1 where the file gives none */
} glskin_geoset_state;
GLSKIN_API glskin_result glskin_pose_geoset(const glskin_pose *pose, size_t index, glskin_geoset_state *out);

/* The same for a layer; the fields are glskin_layer's. M2: alpha is the batch's transparency times its colour's alpha,
 * each 1 at rest. Texture coordinates: (u,v,0) + translation, turned and then scaled about (0.5,0.5,0), as
 * mdx-m3-viewer does. (For M2 the Web WoW Viewer scales before it turns; it shows only where one animation turns and
 * scales unevenly.) */
typedef struct glskin_layer_state {
    float alpha;
    float colour[3]; /* r, g, b: multiplies what the texture gives; 1,1,1 in an MDX, whose geosets have colours */
    int32_t texture[GLSKIN_SLOT_COUNT];
    float emissive;
    float fresnel_colour[3], fresnel_opacity, fresnel_team_colour;
    float texcoord_translation[3], texcoord_rotation[4], texcoord_scale[3]; /* rotation: unit quaternion x,y,z,w */
} glskin_layer_state;
GLSKIN_API glskin_result glskin_pose_layer(const glskin_pose *pose, size_t material, size_t layer,
                                           glskin_layer_state *out);

/* ---- Draws ---------------------------------------------------------------------------------------------------- */

/* What a host made of a model: the GL's side of it. */
typedef struct glskin_draw_sources {
    glskin_instance *const *instances; /* Required: one a batch (of its own mesh, or of its same_mesh's), NULL for those
                                          that are not to be drawn */
    const unsigned *textures; /* GL names, one a texture of the model, whatever its replaceable number; NULL: none */
    unsigned missing;         /* stands in for a diffuse texture whose name is 0; 0: plain white */
    const float *world;       /* of all draws, as in glskin_draw; must outlive them */
    int32_t lod;              /* level of detail: geosets of this level are drawn, and those of a negative one */
} glskin_draw_sources;

/* The most draws that glskin_pose_draws makes of a model. */
GLSKIN_API size_t glskin_model_draw_limit(const glskin_model *model);
/* A draw for each layer of each batch's material as of the last evaluation, in the batches' order; glskin_sort_draws puts
 * those of a whole scene into the right one. None where the geoset's alpha times the layer's is below 1/255. A batch
 * without a material is white and two-sided. M2: at an alpha below 1, NONE and TRANSPARENT become BLEND; the additive
 * mode is ADD; the alpha test is at 224/255, as the client's of that time; depth is written as the flags say.
 * draws and surfaces: capacity entries each, at least glskin_model_draw_limit; draws point into surfaces.
 * INVALID_ARGUMENT for fewer. Allocates nothing and makes no GL call. */
GLSKIN_API glskin_result glskin_pose_draws(const glskin_pose *pose, const glskin_draw_sources *sources,
                                           glskin_draw *draws, glskin_surface *surfaces, size_t capacity,
                                           size_t *count);

#ifdef __cplusplus
}
#endif
#endif
