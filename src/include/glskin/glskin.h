/* glskin: GPU skinning of Warcraft III and World of Warcraft 1.12 models on OpenGL 2.1 to 4.6.
 *
 * True for every function unless its own comment says otherwise:
 *   Errors    A fallible call returns glskin_result. On failure it sends one message with the particulars through the
 *             host's callback, leaves *out NULL and leaks nothing.
 *   Descs     Zero is a valid default for every field that is not marked Required. A desc, and all that it points to,
 *             need live only until the call returns.
 *   Lifetime  _destroy(NULL) does nothing. Destroy instances before their mesh, meshes before their device.
 *   Threads   There are no globals. A device and all that it made belong to the thread on which its GL context is
 *             current. Functions that take no device are pure and may run on any thread.
 *   Units     Lengths and axes are the host's own. Angles are radians, time is milliseconds.
 *
 * Design notes
 *   A bone is three rows of four floats: the fourth row of an affine matrix is always (0,0,0,1), so it is never stored.
 *   A mesh is partitioned when it is made: each part reaches a window of the palette small enough for the path in use,
 *   so no bone is ever clamped, wrapped or dropped, whatever their number.
 *   A classic Warcraft III vertex follows a group, the equal-weight mean of any number of bones. The mean of matrices
 *   is the matrix of the mean, so a palette of groups is made per pose and the vertex costs one fetch, exactly. */
#ifndef GLSKIN_GLSKIN_H
#define GLSKIN_GLSKIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define GLSKIN_API __attribute__((visibility("default")))
#else
#define GLSKIN_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef enum glskin_result {
    GLSKIN_OK = 0,
    GLSKIN_ERROR_INVALID_ARGUMENT = -1, /* the caller's bug: the message names the field, its value and its range */
    GLSKIN_ERROR_OUT_OF_MEMORY = -2,
    GLSKIN_ERROR_MALFORMED_DATA = -3, /* bad input data: the message names the place, what was expected and found */
    GLSKIN_ERROR_UNSUPPORTED = -4,    /* well-formed, but beyond this device or build */
    GLSKIN_ERROR_GL = -5              /* the driver refused; the message carries its log */
} glskin_result;

/* The enumerator's name without its prefix, such as "OUT_OF_MEMORY". Never NULL. */
GLSKIN_API const char *glskin_result_name(glskin_result result);

typedef enum glskin_severity {
    GLSKIN_SEVERITY_ERROR,   /* the call failed; its result says how */
    GLSKIN_SEVERITY_WARNING, /* the call went on, with something changed or passed over */
    GLSKIN_SEVERITY_NOTE     /* for the curious */
} glskin_severity;

/* How the library reaches its host. All zero: malloc and free, silent. Copied by what is made with it. */
typedef struct glskin_host {
    /* As realloc: old NULL allocates, new_size 0 frees and returns NULL. Must return NULL on failure, never abort. */
    void *(*allocate)(void *user, void *old, size_t old_size, size_t new_size);
    /* code is GLSKIN_OK for warnings and notes. text ends without a line feed and lives until the call returns. */
    void (*message)(void *user, glskin_severity severity, glskin_result code, const char *text);
    void *user;
} glskin_host;

/* ---- Processors ---------------------------------------------------------------------------------------------- */

/* Instruction sets of the CPU kernels that skin and that evaluate poses; found out at run time. All of them agree
 * within 1e-6 of the values' size; poses of models of more than 64 nodes, or with hermite or bezier keys,
 * within 2e-6. */
typedef enum glskin_cpu {
    GLSKIN_CPU_AUTO, /* the widest that is available */
    GLSKIN_CPU_SCALAR,
    GLSKIN_CPU_SSE2,
    GLSKIN_CPU_AVX2, /* with FMA */
    GLSKIN_CPU_NEON, /* 64-bit Arm */
    GLSKIN_CPU_COUNT
} glskin_cpu;
/* "auto", "scalar", "sse2", "avx2", "neon"; "unknown" beyond. */
GLSKIN_API const char *glskin_cpu_name(glskin_cpu cpu);
/* Whether this build has it and this processor runs it. AUTO and SCALAR: always. */
GLSKIN_API bool glskin_cpu_available(glskin_cpu cpu);

/* ---- Palettes: pure functions -------------------------------------------------------------------------------- */

/* Row r maps a point to x'[r] = dot(row[r], (x, y, z, 1)). 48 bytes, the same on every path. */
typedef struct glskin_bone {
    float row[3][4];
} glskin_bone;

typedef enum glskin_matrix_layout {
    GLSKIN_COLUMN_MAJOR_4X4,        /* OpenGL, cglm, glTF: M * v, columns end to end, translation in elements 12..14 */
    GLSKIN_ROW_MAJOR_ROWVECTOR_4X4, /* D3DX: v * M, rows end to end, translation in the fourth row, elements 12..14.
                                       The same bytes as COLUMN_MAJOR_4X4; its first three rows lack the translation. */
    GLSKIN_ROW_MAJOR_4X4,           /* M * v, rows end to end, translation in the fourth column, elements 3, 7, 11 */
    GLSKIN_ROWS_3X4                 /* packed already: 12 floats a matrix, as glskin_bone */
} glskin_matrix_layout;

/* Packs count matrices of 16 floats (12 for ROWS_3X4) into out. The fourth row (column, for a row-vector matrix) is
 * taken to be (0,0,0,1) and not read. out may be matrices itself for ROWS_3X4 only; otherwise they must not overlap.
 * Cannot fail; an unknown layout is the caller's bug and writes nothing. */
GLSKIN_API void glskin_pack_bones(glskin_bone *out, const float *matrices, size_t count, glskin_matrix_layout layout);

/* Warcraft III classic groups: MTGC holds sizes, MATS the bones of all groups end to end. */
typedef struct glskin_groups {
    const uint32_t *sizes; /* Required, with count entries, each at least 1 */
    size_t count;
    const uint32_t *bones; /* Required: bone_total entries, the sum of sizes */
    size_t bone_total;
} glskin_groups;

/* out[g] = the mean of the group's bones, summed in the order given and divided by its size: groups->count entries.
 * MALFORMED_DATA where a size is 0, the sizes don't sum to bone_total, or a bone is not below bone_count. host may be
 * NULL (silent). */
GLSKIN_API glskin_result glskin_pack_groups(const glskin_host *host, glskin_bone *out, const glskin_bone *bones,
                                            size_t bone_count, const glskin_groups *groups);

/* ---- Meshes -------------------------------------------------------------------------------------------------- */

/* stride 0: tightly packed. data NULL: absent. Needs no alignment. */
typedef struct glskin_stream {
    const void *data;
    size_t stride;
} glskin_stream;

typedef enum glskin_weights {
    GLSKIN_WEIGHTS_AS_GIVEN, /* w / 255, whatever the sum */
    GLSKIN_WEIGHTS_NORMALIZE /* rescaled so that the four bytes sum to 255; a warning says how many vertices changed */
} glskin_weights;

/* How a normal follows its bones. */
typedef enum glskin_normals {
    GLSKIN_NORMALS_EXACT, /* by the cofactors of the blended 3x3 with its determinant's sign: right under any scale and
                             mirroring. A plane normal transforms by the inverse transpose, which is cofactors / det. */
    GLSKIN_NORMALS_PLAIN  /* by the blended 3x3 itself, as Direct3D 9 samples do: right for rigid and uniform bones */
} glskin_normals;

/* Both kinds are normalised; where that is impossible (a bone scaled to nothing) the bind pose's normal stays. */

typedef struct glskin_influences {
    glskin_stream weight; /* u8[4], w / 255 */
    glskin_stream bone;   /* u8[4] or u16[4] by bone_size */
    size_t bone_size;     /* 1 or 2 */
} glskin_influences;      /* M2's 48-byte vertex: weight at +12, bone at +16, stride 48, bone_size 1 */

typedef struct glskin_classic {
    glskin_stream group; /* u8 by group_size 1 (MDX GNDX), or u16 by 2: the group that the vertex follows */
    size_t group_size;   /* 1 or 2; 0 means 1 */
    glskin_groups groups;
} glskin_classic;

/* Exactly one of skin, influences and classic says how vertices follow bones. Checked in full at creation: every index
 * against vertex_count, every bone that carries weight against bone_count. A bone at weight 0 is never read, so it may
 * be anything. A vertex whose four weights are all 0 follows its first bone with full weight, with a warning. */
typedef struct glskin_mesh_desc {
    size_t vertex_count;       /* Required */
    size_t bone_count;         /* Required: any number */
    size_t index_count;        /* triangles: a multiple of 3; 0 for none (the vertices are still skinned) */
    const void *indices;       /* Required where index_count > 0 */
    size_t index_size;         /* 2 or 4 bytes; 0 means 2 */
    glskin_stream position;    /* Required. float[3], finite */
    glskin_stream normal;      /* float[3], unit length; absent: (0,0,1) everywhere */
    glskin_stream tangent;     /* float[4], finite: x,y,z along u, and w, whose sign is the bitangent's: MDX TANG. Made
                                  unit; one of no length becomes some vector square to its normal, with a warning */
    glskin_stream texcoord[2]; /* float[2]; absent: 0 */
    glskin_stream skin;        /* Warcraft III SKIN: u8 bone[4] then u8 weight[4] */
    glskin_influences influences;
    glskin_classic classic;
    glskin_weights weights;
    bool float_normals; /* pre-skinned buffers hold float[3] normals (24 bytes a vertex), not octahedral ones (16) */
    bool compact; /* compute path: 16 bytes in and 12 out instead of 24 and 16; other paths ignore it. Bind positions
                     are rounded to 65,535 steps of the mesh's extent along each axis, skinned ones to half floats
                     (11 bits: 1 part in 2,048, so 1/16 of a unit at 128 to 256 units from the model's origin, and
                     none beyond 65,504), normals to 0.001. Weights are taken as NORMALIZE does. Not with
                     float_normals. For crowds and for what is small or far away */
} glskin_mesh_desc;

/* ---- Skinning on the CPU: picking, collision, or no GL at all -------------------------------------------------- */

/* A mesh prepared for one kernel: checked and encoded once, then skinned by any number of poses and threads. It holds
 * no pose and is never written after its creation, so every function below but _create and _destroy may run on any
 * number of threads at once. Their failures are the caller's bugs: INVALID_ARGUMENT, with a message to the mesh's host
 * on the calling thread, and nothing written. mesh must not be NULL. */
typedef struct glskin_cpu_mesh glskin_cpu_mesh;

/* host may be NULL. Fails as the desc does; INVALID_ARGUMENT for an unknown rule or kernel; UNSUPPORTED where
 * glskin_cpu_available(kernel) is false. Indices are needed for nothing but a good partition of a mesh that follows
 * more than 256 bones. Keeps 34 to 52 bytes a vertex by its influences, 16 more with tangents. */
GLSKIN_API glskin_result glskin_cpu_mesh_create(const glskin_host *host, const glskin_mesh_desc *desc,
                                                glskin_normals rule, glskin_cpu kernel, glskin_cpu_mesh **out);
GLSKIN_API void glskin_cpu_mesh_destroy(glskin_cpu_mesh *mesh);
/* What AUTO chose. */
GLSKIN_API glskin_cpu glskin_cpu_mesh_kernel(const glskin_cpu_mesh *mesh);
/* The desc's. */
GLSKIN_API size_t glskin_cpu_mesh_vertex_count(const glskin_cpu_mesh *mesh);

/* A pose as the kernels read it: a block of this many bytes, a multiple of 64, which the caller provides, aligned to 16
 * bytes or better (64 is best). Any number of them may exist. Its content is the library's affair. */
GLSKIN_API size_t glskin_cpu_mesh_palette_size(const glskin_cpu_mesh *mesh);
/* Once a pose: fills the block from the desc's bone_count bones. Each classic group is averaged once. */
GLSKIN_API glskin_result glskin_cpu_mesh_pack(const glskin_cpu_mesh *mesh, const glskin_bone *bones, void *palette);

/* Where skinned vertices go: byte strides, 0 for tightly packed; no alignment is needed. Vertex v of the desc is
 * written at v * stride, and no other byte. The streams may interleave but not overlap. */
typedef struct glskin_cpu_target {
    void *position; /* Required. float[3] */
    size_t position_stride;
    void *normal; /* float[3], unit; NULL: none */
    size_t normal_stride;
    void *tangent; /* float[4]: x,y,z unit, by the blended 3x3; w 1 or -1, turned where that mirrors. NULL: none. A desc
                      without tangents is INVALID_ARGUMENT */
    size_t tangent_stride;
} glskin_cpu_target;

/* Skins count vertices from first on, both in SKINNING ORDER: vertices that follow equally many bones stand together,
 * and each is written to its place in the desc's order. So 0 to vertex_count is all of the mesh, each vertex stands in
 * exactly one of any ranges that don't overlap, and a host's threads each take a range of one pose (some hundred
 * vertices at least; multiples of 8 are fastest). Pure: reads mesh and palette, writes out. INVALID_ARGUMENT where the
 * range ends behind vertex_count; count 0 is legal. */
GLSKIN_API glskin_result glskin_cpu_mesh_skin(const glskin_cpu_mesh *mesh, const void *palette, size_t first,
                                              size_t count, const glskin_cpu_target *out);

/* All of that in one call, for a mesh that is skinned once: the mesh is checked and encoded on every call. Writes
 * vertex_count float[3] to positions and, unless NULL, to normals, in the desc's own vertex order. host may be NULL. */
GLSKIN_API glskin_result glskin_skin_cpu(const glskin_host *host, const glskin_mesh_desc *mesh,
                                         const glskin_bone *bones, glskin_normals rule, float *positions,
                                         float *normals);

/* ---- Devices: one per GL context ----------------------------------------------------------------------------- */

typedef enum glskin_path {
    GLSKIN_PATH_AUTO,           /* the best that the context offers and that passes its self-test */
    GLSKIN_PATH_UNIFORM,        /* GL 2.1: palette in a uniform array, skinned as it is drawn, 64 bones a draw */
    GLSKIN_PATH_TEXTURE_BUFFER, /* GL 3.3: palettes of a frame in one texture buffer, instanced draws */
    GLSKIN_PATH_COMPUTE,        /* GL 4.3: pre-skinned once by a compute shader; passes only draw it, instanced */
    GLSKIN_PATH_FEEDBACK,       /* GL 3.3: pre-skinned once by transform feedback: as COMPUTE, for older GL and macOS */
    GLSKIN_PATH_CPU,            /* any GL: pre-skinned on the CPU, then drawn as plain vertices */
    GLSKIN_PATH_COUNT
} glskin_path;

/* "auto", "uniform", "texture-buffer", "compute", "feedback", "cpu"; "unknown" beyond. */
GLSKIN_API const char *glskin_path_name(glskin_path path);

typedef void (*glskin_proc)(void);

/* Pretend a smaller driver. 0 leaves the driver's own; a value above the driver's own changes nothing. */
typedef struct glskin_limits {
    int gl_version;               /* 21, 33, 41, 43 ... */
    size_t uniform_components;    /* GL_MAX_VERTEX_UNIFORM_COMPONENTS; the GL 2.1 minimum is 512 */
    size_t texture_buffer_texels; /* GL_MAX_TEXTURE_BUFFER_SIZE; the GL 3.3 minimum is 65,536, of which
                                     softpipe reads 32,768 */
    bool no_transform_feedback;   /* no feedback path; skinned vertices are read back by the float-pixel way only */
} glskin_limits;

typedef struct glskin_device_desc {
    glskin_host host;
    glskin_proc (*get_proc)(void *user, const char *name); /* Required: eglGetProcAddress, glfwGetProcAddress ... */
    void *get_proc_user;
    glskin_path path; /* a named path that the context lacks is UNSUPPORTED; AUTO alone falls back */
    glskin_normals normals;
    glskin_limits limits;
    bool keep_state;     /* save the GL state listed at glskin_frame_begin there, restore it at glskin_frame_end */
    bool skip_self_test; /* no shader is run at creation */
    bool debug_checks; /* tell, once a device each, of what is legal and mostly a mistake. Warnings: a matrix that looks
                          transposed (a translation where its layout has (0,0,0,1)). Notes: an instance drawn whose
                          bones were never set, which shows its bind pose; bones set 60 times in a row without any
                          change, where the call could be left out */
    bool check_gl_errors; /* glGetError after every call into the library: slow, for tests */
} glskin_device_desc;

typedef struct glskin_device glskin_device;

/* The GL context must be current, here and in every call that takes the device or what it made. Creation of devices,
 * meshes and instances leaves the context's state as it found it. */
GLSKIN_API glskin_result glskin_device_create(const glskin_device_desc *desc, glskin_device **out);
GLSKIN_API void glskin_device_destroy(glskin_device *device);
/* The context is lost: from here on nothing of this device makes a GL call. Everything is still to be destroyed, in the
 * usual order, the device last; every other call fails with GL. */
GLSKIN_API void glskin_device_abandon(glskin_device *device);

typedef struct glskin_path_report {
    bool available;        /* the context has what the path needs, and its self-test passed or was skipped */
    bool tested;           /* the self-test ran */
    float self_test_error; /* largest |got - CPU| / max(1, |CPU|), where tested */
    size_t bones_per_draw; /* the palette window of a part */
    char reason[160];      /* why it is not available or not tested; "" otherwise */
} glskin_path_report;

typedef struct glskin_caps {
    int gl_version, glsl_version; /* 33, 330: what the library uses, after limits */
    bool core_profile;
    const char *vendor, *renderer, *version; /* the driver's own words; live as long as the device */
    glskin_limits limits;                    /* in force */
    glskin_path path;                        /* in use; never AUTO */
} glskin_caps;
GLSKIN_API glskin_caps glskin_device_caps(const glskin_device *device);

/* Tries one path on the device's context whatever path the device itself uses: opens it, runs its self-test, closes it.
 * INVALID_ARGUMENT for AUTO. An unavailable path is a report, not a failure. */
GLSKIN_API glskin_result glskin_device_test_path(glskin_device *device, glskin_path path, glskin_path_report *out);

typedef struct glskin_mesh glskin_mesh;
GLSKIN_API glskin_result glskin_mesh_create(glskin_device *device, const glskin_mesh_desc *desc, glskin_mesh **out);
GLSKIN_API void glskin_mesh_destroy(glskin_mesh *mesh);
/* How many parts the partition made, and how many vertices stand in them: at least vertex_count, since a vertex on a
 * seam stands once in each part that it borders. */
GLSKIN_API size_t glskin_mesh_part_count(const glskin_mesh *mesh);
GLSKIN_API size_t glskin_mesh_encoded_vertex_count(const glskin_mesh *mesh);

/* ---- Instances: one posed copy of a mesh --------------------------------------------------------------------- */

typedef struct glskin_instance glskin_instance;
/* Starts with every bone the identity: the bind pose. */
GLSKIN_API glskin_result glskin_instance_create(glskin_mesh *mesh, glskin_instance **out);
GLSKIN_API void glskin_instance_destroy(glskin_instance *instance);
/* Copies the mesh's bone_count matrices. Values equal to the last ones cost a compare and nothing later. */
GLSKIN_API glskin_result glskin_instance_set_bones(glskin_instance *instance, const float *matrices,
                                                   glskin_matrix_layout layout);

/* ---- Surfaces: what a draw looks like ------------------------------------------------------------------------ */

/* How a layer comes over what is there, numbered as in MDX. s and d are the colours drawn and present, a is s's alpha;
 * all are cut to 0..1. Destination alpha keeps what is covered, so that a picture can have a transparent background. */
typedef enum glskin_filter {
    GLSKIN_FILTER_NONE,        /* s; alpha becomes 1 */
    GLSKIN_FILTER_TRANSPARENT, /* s where a is at least surface.alpha_test, nothing elsewhere; alpha becomes 1 */
    GLSKIN_FILTER_BLEND,       /* s * a + d * (1 - a); alpha: likewise, of 1 */
    GLSKIN_FILTER_ADDITIVE,    /* s * a + d, as in mdx-m3-viewer, Retera's studio and HiveWE; older releases of
                                  war3-model take s + d. Alpha of this and all that follow stays */
    GLSKIN_FILTER_ADD_ALPHA,   /* s * a + d */
    GLSKIN_FILTER_MODULATE,    /* d * s */
    GLSKIN_FILTER_MODULATE_2X, /* 2 * d * s */
    GLSKIN_FILTER_ADD,         /* s + d: an M2's additive mode (its number 3). No file says it by this number */
    GLSKIN_FILTER_COUNT
} glskin_filter;

/* Bits of glskin_surface.flags and glskin_layer.flags, as in MDX. */
enum {
    GLSKIN_LAYER_UNSHADED = 0x1,           /* as bright as its texture */
    GLSKIN_LAYER_SPHERE_ENVIRONMENT = 0x2, /* the texture is a mirror ball that the camera sees, by the normals */
    GLSKIN_LAYER_TWO_SIDED = 0x10,         /* back faces too; they are lit by the normals as they are */
    GLSKIN_LAYER_UNFOGGED = 0x20,          /* no effect here: nothing is fogged */
    GLSKIN_LAYER_NO_DEPTH_TEST = 0x40,
    GLSKIN_LAYER_NO_DEPTH_WRITE = 0x80,
    GLSKIN_LAYER_UNLIT = 0x100,        /* as UNSHADED */
    GLSKIN_LAYER_DEPTH_WRITE = 0x10000 /* depth is written whatever the filter, as an M2 has it; in no file */
};

/* The textures of a high-definition layer, in the order of MDX 1100's slots. A slot is bound to the texture unit of its
 * number. */
typedef enum glskin_slot {
    GLSKIN_SLOT_DIFFUSE, /* the one of any other layer */
    GLSKIN_SLOT_NORMAL,
    GLSKIN_SLOT_ORM, /* occlusion, roughness, metalness */
    GLSKIN_SLOT_EMISSIVE,
    GLSKIN_SLOT_TEAM_COLOUR,
    GLSKIN_SLOT_ENVIRONMENT,
    GLSKIN_SLOT_COUNT
} glskin_slot;

typedef enum glskin_surface_kind {
    GLSKIN_SURFACE_CLASSIC, /* one texture, as stated at glskin_surface */
    /* All six slots in one pass: tangent-space normals (the map's r and g are x and y, 0.5 for 0, z what is left of unit
     * length), on meshes with tangents; ORM: r occlusion of ambient light, g roughness, b metalness, a how much the team's
     * colour multiplies the diffuse one; emissive, added; team colour, a texture like any other; environment, a mirror
     * ball. Lambert and GGX with Schlick's terms, stated in hlsl/reforged_ps.hlsl; a light's colour is what a white
     * surface that faces it shows. SPHERE_ENVIRONMENT has no effect. */
    GLSKIN_SURFACE_REFORGED
} glskin_surface_kind;

/* A layer of a material, ready to be drawn: texture * colour * light, alpha-tested and blended by filter, where light
 * is ambient + colour * max(0, dot(normal, direction)) of the pass, at most 1, and 1 where it is UNSHADED. Colours are
 * used as they are, without any gamma. A material of several layers is several draws of one instance.
 * While draws with a surface are drawn these are set for them, and put back before the call returns: blending (one
 * equation and function for all draw buffers), depth test, function (LEQUAL, so that layers may lie on each other) and
 * mask, face culling (BACK, or FRONT where world mirrors; the host's front face stays). Only NONE and TRANSPARENT write
 * depth, but for LAYER_DEPTH_WRITE. Textures keep the sampling parameters that they have; sampler objects are unbound.
 */
typedef struct glskin_surface {
    glskin_surface_kind kind;
    glskin_filter filter;
    uint32_t flags;                      /* GLSKIN_LAYER_ bits */
    unsigned texture[GLSKIN_SLOT_COUNT]; /* GL names of 2D textures; 0: plain white; flat normals, rough and no metal,
                                            no glow, no surroundings in their slots */
    unsigned texcoord_set;               /* 0 or 1, of the mesh's */
    float texcoord[2][3];                /* rows that take (u, v, 1) to u and v; all zero: as they are */
    bool tinted;                         /* else colour counts as 1,1,1,1 */
    float colour[4];                     /* times the texture: a geoset's r, g, b; its alpha times its layer's */
    float alpha_test;                    /* TRANSPARENT: 0 means Warcraft III's 0.75 */
    float emissive;                      /* REFORGED: times the emissive texture */
    float fresnel_colour[3];             /* REFORGED: added times fresnel_opacity times (1 - dot(normal, view))^2 */
    float fresnel_opacity;               /* 0: none */
    float fresnel_team_colour;           /* 0 to 1: how much of the team's colour stands in for it */
    int32_t priority_plane;              /* glskin_sort_draws: higher ones later */
    uint32_t layer;                      /* glskin_sort_draws: which layer of its material it is, from 0 */
} glskin_surface;

/* A light from far away. */
typedef struct glskin_light {
    float direction[3]; /* towards the light, world space; any length but 0 */
    float colour[3], ambient[3];
} glskin_light;

/* ---- A frame ------------------------------------------------------------------------------------------------- */

/* Between begin and end the library may change, and with keep_state puts back:
 *   the current program; the vertex array object (where there is none: generic vertex attribute arrays 0 to 15 and the
 *   element array buffer); the array buffer; current values of generic attributes 8, 9 and 14; the active texture unit;
 *   the 2D textures and sampler objects of units 0 to 5; the buffer textures and sampler objects of units 8 and 9; the
 *   texture buffer; shader storage buffers, generic and 0 to 5; the draw indirect buffer; rasterizer discard; transform
 *   feedback buffers, generic and 0.
 * Without keep_state those are left as the last call needed them (rasterizer discard off).
 * It never changes: framebuffers, viewport, scissor, clear values, depth, stencil, blend, cull and polygon state,
 * colour masks, matrices and fixed-function state, other texture units (but see glskin_instance_read); of these, draws
 * with a surface set and put back what stands at glskin_surface. For plain draws the host sets depth test, culling and
 * blending itself. */
GLSKIN_API glskin_result glskin_frame_begin(glskin_device *device);
GLSKIN_API glskin_result glskin_frame_end(glskin_device *device);

/* Uploads and, on the compute, feedback and CPU paths, pre-skins those of the instances that changed. Between begin and
 * end. glskin_draw_instances does it for instances that were left out. An instance may stand twice. */
GLSKIN_API glskin_result glskin_skin(glskin_device *device, glskin_instance *const *instances, size_t count);

typedef struct glskin_draw {
    glskin_instance *instance;     /* Required */
    const float *world;            /* 16 floats, column-major, affine; NULL: identity */
    unsigned texture;              /* of a plain draw: GL name of a 2D texture; 0: plain white */
    const glskin_surface *surface; /* NULL: plain, which is the texture times the fixed light of the shaders,
                                      max(0, dot(normal, (0.3, 0.7, 0.5) normalised)) */
} glskin_draw;

typedef struct glskin_pass {
    const float *view_projection; /* Required. 16 floats, column-major, GL clip space (z from -w to w). Where the camera
                                     is, and how it is turned, follows from it */
    const glskin_light *light;    /* of surfaces. NULL: from (0.3, 0.7, 0.5), colour 0.65, ambient 0.35 */
} glskin_pass;

/* Draws in the order given. Neighbours of one mesh and one texture or equal surface become one instanced draw on the
 * texture-buffer, compute and feedback paths. On the latter two, from OpenGL 4.3 on, neighbours of one texture or equal
 * surface become one multi-draw whatever their meshes, if these are alike in float_normals, compact, tangents and
 * texture coordinates, in being of more than 65,534 vertices or not, and stand in the same of the library's large
 * buffers. glskin_sort_draws makes neighbours of them. */
GLSKIN_API glskin_result glskin_draw_instances(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                               size_t count);

/* Puts draws into an order that is right on the screen: first those that are opaque or alpha-tested, and plain ones;
 * then the others by priority plane, then from the farthest to the nearest along the camera's view by where world takes
 * the origin. Of the first, those that don't test or don't write depth lead, as backgrounds, by mesh (as made) and layer;
 * the rest go by layer, by looks (texture or surface, and whether world mirrors) and by mesh, so that units share draws.
 * Equal ones keep their order, so layers of one geoset stay as they are. Pure, and the same in every run. scratch: count
 * entries of the caller's, whose contents don't matter. */
GLSKIN_API void glskin_sort_draws(glskin_draw *draws, glskin_draw *scratch, size_t count, const float *view_projection);

/* For hosts with their own renderer: where an instance's skinned vertices are. Compute, feedback and CPU paths;
 * UNSUPPORTED on the others. Positions are float[3] at +0, or half float [3] (half_positions:
 * compact meshes). Normals are float[3] (float_normals) or octahedral: two int16, each value / 32767, decoded as in
 * hlsl/octahedral.hlsli. Tangents, of meshes that have them, stand in a buffer of their own: two int16, decoded as in
 * hlsl/tangent.hlsli; they follow the blended 3x3 itself, and the bitangent's side turns where that mirrors. Valid from
 * glskin_skin until the instance changes again, for vertex fetch; any other reader on the GPU needs a glMemoryBarrier
 * of its own. Buffer and offsets stay for the instance's life. Vertices stand in encoded order: source_vertex
 * (encoded_vertex_count entries, owned by the mesh) says which of the desc's each one is. */
typedef struct glskin_skinned {
    unsigned buffer;
    size_t offset, stride, vertex_count;
    const uint32_t *source_vertex;
    size_t normal_offset; /* from each vertex's first byte */
    bool half_positions, float_normals;
    unsigned tangent_buffer; /* 0: the mesh has none */
    size_t tangent_offset, tangent_stride;
} glskin_skinned;
GLSKIN_API glskin_result glskin_instance_skinned(glskin_instance *instance, glskin_skinned *out);

/* The skinned vertices, read back from the very shaders that the path draws with: for tests and tools, slow. Between
 * begin and end. vertex_count float[3] each, in the desc's own vertex order; normals may be NULL. Uses transform
 * feedback where there is some (which changes and restores the draw framebuffer), one float pixel a vertex elsewhere
 * (framebuffers, viewport, point size, colour mask and enabled tests, likewise); UNSUPPORTED where the driver has
 * neither. */
GLSKIN_API glskin_result glskin_instance_read(glskin_instance *instance, float *positions, float *normals);

#ifdef __cplusplus
}
#endif
#endif
