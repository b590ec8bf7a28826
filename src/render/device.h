/* The three things a host holds, as the modules of render/ see them. */
#ifndef GLSKIN_RENDER_DEVICE_H
#define GLSKIN_RENDER_DEVICE_H

#include "core/host.h"
#include "core/scratch.h"
#include "gl/gl.h"
#include "gl/program.h"
#include "gl/state.h"
#include "render/arena.h"
#include "skin/encode.h"
#include "skin/tiles.h"

struct path_ops;
struct material_programs;

/* Bytes: two short indices or one long one, so that meshes of both kinds share buffers. */
enum { MESH_INDEX_UNIT = 4 };

/* What debug checks tell of, once each. */
enum debug_check { DEBUG_TRANSPOSED, DEBUG_NEVER_SET, DEBUG_UNCHANGED, DEBUG_CHECKS };

struct glskin_device {
    glskin_host host;
    struct gl gl;
    const struct path_ops *ops;
    void *path;    /* the path's own, from ops->open */
    size_t window; /* bones a part may reach */
    glskin_normals normals;
    bool keep_state, check_gl_errors, debug_checks;
    bool told_of[DEBUG_CHECKS];
    bool lost; /* no GL call any more */
    bool in_frame;
    GLuint vertex_array; /* what neither mesh nor instance has one for: core profiles need one, and hosts keep theirs */
    GLuint white;        /* for draws without a texture */
    GLuint plain_orm;    /* for surfaces without one: no occlusion, rough, no metal, nobody's colour */
    struct material_programs *programs;
    struct arena indices, texcoords; /* of all meshes side by side, so that one draw reaches many */
    uint64_t meshes;                 /* how many were made: the next one's number */
    struct gl_state saved;
    struct scratch left_out; /* instances that glskin_draw_instances found to be skinned yet */
};

struct glskin_mesh {
    glskin_device *device;
    uint64_t number; /* in the order of creation, from 1 */
    struct skin_encoded data;
    enum skin_layout layout;               /* of skinned vertices */
    struct arena_range indices, texcoords; /* in the device's arenas; count 0: none */
    GLenum index_type;
    GLuint vertex_array; /* for what draws its skinned vertices, made by it where it needs one a mesh. 0: none */
    size_t instance_count;
    void *path; /* the path's own */
};

struct glskin_instance {
    glskin_mesh *mesh;
    glskin_bone *bones;   /* [bone_count] as last set; NULL: the path keeps them */
    bool bones_set;       /* by the host */
    unsigned unchanged;   /* how often in a row they were set to what they were; for debug checks */
    bool skinned_current; /* what the path keeps of this instance matches bones */
    void *path;           /* the path's own, behind this */
};

#endif
