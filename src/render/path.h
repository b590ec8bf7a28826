/* The one seam of the renderer: how palettes reach vertices. One file per path, path_NAME.c, and one row in path.c.
 *
 * A path keeps what it needs of a device, a mesh and an instance behind their `path` pointers. Its functions are called
 * with the GL context current and may assume arguments that the public functions have checked. */
#ifndef GLSKIN_RENDER_PATH_H
#define GLSKIN_RENDER_PATH_H

#include "gl/capture.h"
#include "render/device.h"

struct path_ops {
    glskin_path path;
    bool compact; /* it has glskin_mesh_desc.compact; others ignore it */
    /* Bones of one part's window on this context; 0: the context lacks what the path needs, and why says what. No GL
     * object is made. */
    size_t (*window)(const struct gl *gl, char *why, size_t why_size);

    /* Compiles the path's programs. On failure nothing is left. */
    glskin_result (*open)(glskin_device *device);
    void (*close)(glskin_device *device);
    glskin_result (*mesh_open)(glskin_mesh *mesh);
    void (*mesh_close)(glskin_mesh *mesh);
    /* instance->path: zeros, instance_size bytes of them beside the instance, since a crowd's are all looked at in each
     * frame. On failure nothing is left, and instance_close isn't called. */
    size_t instance_size;
    glskin_result (*instance_open)(glskin_instance *instance);
    void (*instance_close)(glskin_instance *instance);

    /* Where the path keeps the instance's bones, [bone_count]; they may move when another instance is made or gets
     * bones. NULL, or no such function: the instance keeps its own. */
    glskin_bone *(*bones)(const glskin_instance *instance);
    /* Where its next ones go, all of them, in place of the present ones. No such function: to where those are. */
    glskin_bone *(*next_bones)(glskin_instance *instance);

    /* Uploads, and pre-skins where the path does, the instances whose skinned_current is false, and sets it. */
    glskin_result (*skin)(glskin_device *device, glskin_instance *const *instances, size_t count);
    /* The self-test's: whether draws would show a skinned instance's vertices. A path that has another way to draw goes
     * over to it where they don't, with a warning. No such function: they are skinned as they are drawn. */
    glskin_result (*check_draws)(glskin_instance *instance);
    /* All instances are skinned. The vertex array object is bound. */
    glskin_result (*draw)(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws, size_t count);
    /* The encoded vertices of a skinned instance, as its shaders or kernel left them. */
    glskin_result (*read)(glskin_instance *instance, struct capture_vertex *out);
    /* Where they are; NULL: this path keeps none. */
    void (*skinned)(const glskin_instance *instance, glskin_skinned *out);
};

extern const struct path_ops path_uniform, path_texture_buffer, path_compute, path_feedback, path_cpu;

/* NULL for AUTO and beyond. */
const struct path_ops *path_find(glskin_path path);
/* In the order AUTO prefers them; NULL after the last. */
const struct path_ops *path_by_preference(size_t rank);

/* Opens the path on the device, which has none open, and runs its self-test unless skip_test: a few vertices, every
 * bone of a window, held against the CPU. Closed again on failure. report may be NULL. */
glskin_result path_try(glskin_device *device, const struct path_ops *ops, bool skip_test, glskin_path_report *report);

#endif
