/* A model made ready to draw: its meshes and textures on a device, and any number of copies, each in its own pose. What
 * `render` and `view` share. */
#ifndef GLSKIN_TOOL_SCENE_H
#define GLSKIN_TOOL_SCENE_H

#include "tool/texture_file.h"

#include <cglm/cglm.h>
#include <glad/gl.h>
#include <glskin/model.h>

/* What one batch of the model shows. */
struct scene_mesh {
    glskin_mesh_desc desc; /* points into the model */
    glskin_mesh *mesh;     /* NULL: another batch's mesh is the same, or nothing of it is shown */
    size_t same;           /* the batch whose mesh it shows */
};

struct scene_copy {
    glskin_pose *pose;
    const glskin_bone *bones;    /* of the pose, or the caller's palette */
    glskin_instance **instances; /* one a batch; NULL where its mesh is NULL */
    glskin_instance **shown;     /* the same, but for batches of the same mesh, which show its instance */
    mat4 place;
};

struct scene {
    const GladGLContext *gl;
    glskin_device *device;
    glskin_host host;
    const glskin_model *model;
    glskin_model_info info;
    size_t mesh_count;         /* the model's batch_count */
    struct scene_mesh *meshes; /* levels of detail but the finest are left out */
    GLuint *textures;          /* [texture_count]; 0: not found */
    float team_color[3];
    size_t copy_count;
    struct scene_copy *copies;
    glskin_draw *draws, *sorting; /* of one frame: [capacity], as the next two */
    glskin_surface *surfaces;
    glskin_instance **changed;
    size_t capacity;
    GLuint placeholder;
};

/* model and roots must outlive the scene. Textures that aren't found, or aren't pictures, are one warning each and a
 * checkered placeholder. On failure the message is sent; close it in every case. */
glskin_result scene_open(struct scene *out, const GladGLContext *gl, glskin_device *device, const glskin_host *host,
                         const glskin_model *model, const struct texture_roots *roots);
void scene_close(struct scene *scene);
/* Makes it that many copies, in a square grid with `spacing` between them, the first at the origin. */
glskin_result scene_set_copies(struct scene *scene, size_t count, float spacing);
/* Team colour in r, g, b, 0 to 1, for the textures that show it. */
void scene_set_team_color(struct scene *scene, const float color[3]);

/* Evaluates one copy's pose and hands its bones over. */
glskin_result scene_pose(struct scene *scene, size_t copy, const glskin_pose_desc *desc);
/* Hands it bones of the caller's instead: bone_count of them, which must stay as long as they are shown. */
glskin_result scene_set_bones(struct scene *scene, size_t copy, const glskin_bone *bones);
/* Between frame_begin and frame_end. */
glskin_result scene_skin(struct scene *scene);
/* Copies from `first` on, with their materials. */
glskin_result scene_draw(struct scene *scene, size_t first, mat4 view_projection);

/* Where a copy's vertices are, each mesh's after the last, as the CPU skins them: for framing and for overlays. Normals
 * may be NULL. Both hold scene_vertex_count vectors. */
size_t scene_vertex_count(const struct scene *scene);
glskin_result scene_points(const struct scene *scene, size_t copy, vec3 *positions, vec3 *normals);

#endif
