/* Skinned vertices in plain vertex buffers, and how they are drawn (preskinned_draw.c): what the paths that pre-skin
 * share.
 *
 * The instances of all meshes of one layout stand side by side in a few large buffers, so that one dispatch writes them
 * all; a host may keep a buffer's name and its instance's place. */
#ifndef GLSKIN_RENDER_PRESKINNED_H
#define GLSKIN_RENDER_PRESKINNED_H

#include "gl/capture.h"
#include "render/arena.h"
#include "render/instance_rows.h"
#include "render/material.h"
#include "render/streams.h"

/* Meshes of one layout; those with tangents have buffers of their own, since tangents stand beside their vertices. */
struct preskinned_store {
    struct arena arenas[SKIN_LAYOUTS][2];
};
/* first_page, buffer_limit: as arena_open has them. texel_limit: what a texture buffer over a page may have; only a
 * mesh that is larger by itself gets a larger page. 0: no limit. */
void preskinned_store_open(struct preskinned_store *store, size_t first_page, size_t buffer_limit, size_t texel_limit);
void preskinned_store_close(const glskin_device *device, struct preskinned_store *store);
struct arena *preskinned_arena(struct preskinned_store *store, const glskin_mesh *mesh);

/* What every such path keeps of an instance, and may extend: where its vertices are, in units of vertices. */
struct preskinned_instance {
    struct arena_range range;
    GLuint vertex_array; /* its own, made when it is first drawn by itself: a draw then binds one name. 0: none yet */
};
/* path_ops.instance_open and instance_close, of the store. instance->path begins with a preskinned_instance. */
glskin_result preskinned_instance_open(glskin_instance *instance, struct preskinned_store *store);
void preskinned_instance_close(glskin_instance *instance, struct preskinned_store *store);

/* Bytes of one skinned vertex, and where in it the normal is. */
size_t preskinned_stride(const glskin_mesh *mesh);
size_t preskinned_normal_offset(const glskin_mesh *mesh);

/* Texels of a vertex in the texture buffer over its page, and their format. */
size_t preskinned_texels(enum skin_layout layout, GLenum *format);

void preskinned_where(const glskin_instance *instance, struct preskinned_store *store, glskin_skinned *out);
/* Reads the buffer itself. */
glskin_result preskinned_read(const glskin_instance *instance, struct preskinned_store *store,
                              struct capture_vertex *out);

/* What drawing needs. */
struct preskinned_drawing {
    bool instanced;                               /* units that share mesh and looks are drawn by one call; no longer
                                                     where preskinned_check has found that they come out wrong */
    struct material_vertex layouts[SKIN_LAYOUTS]; /* instanced */
    struct material_vertex octahedral, floats;    /* a unit by itself; compact ones as octahedral */
    struct instance_rows rows;                    /* base: the first vertex in the page */
    struct scratch runs;
    struct preskinned_array { /* a vertex array object of pages of indices and coordinates */
        size_t indices, texcoords;
        GLuint name;
    } * arrays;
    size_t array_count;
};
/* instanced: through texture buffers, where the context has them. */
glskin_result preskinned_open(glskin_device *device, struct preskinned_drawing *drawing, bool instanced);
/* Also of one that preskinned_open never saw, all zero. */
void preskinned_close(const glskin_device *device, struct preskinned_drawing *drawing);
/* path_ops.check_draws */
glskin_result preskinned_check(glskin_instance *instance, struct preskinned_store *store,
                               struct preskinned_drawing *drawing);
/* path_ops.draw */
glskin_result preskinned_draw(glskin_device *device, struct preskinned_store *store, struct preskinned_drawing *drawing,
                              const glskin_pass *pass, const glskin_draw *draws, size_t count);

/* Whether a texture buffer may be as large as the page. */
bool preskinned_page_fits(const glskin_device *device, const struct arena_page *page, enum skin_layout layout);
/* Of instanced draws: the page's texture buffers to their units; rows to the vertex array object that is bound. */
void preskinned_bind_page(const struct gl *gl, struct arena_page *page, enum skin_layout layout);
void preskinned_attach_rows(const glskin_device *device, const struct instance_rows *rows);

/* A position and normal as a skinned record of the mesh, which is not compact. */
void preskinned_encode(const glskin_mesh *mesh, const float position[3], const float normal[3], void *record);

#endif
