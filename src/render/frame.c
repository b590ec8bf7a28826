/* Frames: what is checked and kept once, whatever the path. */
#include "render/path.h"

static glskin_result outside(const glskin_device *device, const char *call) {
    if (device->lost)
        return host_fail(&device->host, GLSKIN_ERROR_GL, "%s: the device was abandoned", call);
    return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT, "%s: call it between frame_begin and frame_end",
                     call);
}

static glskin_result finish(const glskin_device *device, glskin_result result, const char *call) {
    if (result != GLSKIN_OK || !device->check_gl_errors)
        return result;
    return gl_check(&device->gl, call);
}

/* The host may have bound its own since the last call; its arrays must stay as they are. */
static void bind_own_arrays(const glskin_device *device) {
    if (device->gl.vertex_arrays)
        device->gl.f.BindVertexArray(device->vertex_array);
}

glskin_result glskin_frame_begin(glskin_device *device) {
    if (device->lost)
        return outside(device, "glskin_frame_begin");
    if (device->in_frame)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_frame_begin: the last frame has no glskin_frame_end");
    if (device->check_gl_errors)
        gl_forget_errors(&device->gl, "glskin_frame_begin");
    if (device->keep_state)
        gl_state_save(&device->gl, &device->saved);
    bind_own_arrays(device);
    device->in_frame = true;
    return finish(device, GLSKIN_OK, "glskin_frame_begin");
}

glskin_result glskin_frame_end(glskin_device *device) {
    if (!device->in_frame)
        return outside(device, "glskin_frame_end");
    device->in_frame = false;
    if (device->keep_state)
        gl_state_restore(&device->gl, &device->saved);
    return finish(device, GLSKIN_OK, "glskin_frame_end");
}

/* The instances' own checks, so that no path meets a stranger. */
static glskin_result check_instance(const glskin_device *device, const glskin_instance *instance, size_t number,
                                    const char *call) {
    if (!instance)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT, "%s: instance %zu is NULL", call, number);
    if (instance->mesh->device != device)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT, "%s: instance %zu is another device's", call,
                         number);
    return GLSKIN_OK;
}

static glskin_result check_surface(const glskin_device *device, const glskin_surface *surface, size_t number,
                                   const char *call) {
    if (!surface || ((unsigned)surface->kind <= GLSKIN_SURFACE_REFORGED &&
                     (unsigned)surface->filter < GLSKIN_FILTER_COUNT && surface->texcoord_set <= 1))
        return GLSKIN_OK;
    return host_fail(
        &device->host, GLSKIN_ERROR_INVALID_ARGUMENT,
        "%s: the surface of draw %zu has kind %d of 0 to 1, filter %d of 0 to %d, texcoord_set %u of 0 to 1", call,
        number, (int)surface->kind, (int)surface->filter, GLSKIN_FILTER_COUNT - 1, surface->texcoord_set);
}

glskin_result glskin_skin(glskin_device *device, glskin_instance *const *instances, size_t count) {
    static const char call[] = "glskin_skin";
    if (!device->in_frame)
        return outside(device, call);
    for (size_t i = 0; i < count; i++)
        if (check_instance(device, instances[i], i, call) != GLSKIN_OK)
            return GLSKIN_ERROR_INVALID_ARGUMENT;
    bind_own_arrays(device);
    return finish(device, device->ops->skin(device, instances, count), call);
}

/* All in one call, so that one dispatch takes them all. Usually there are none. */
static glskin_result skin_what_is_left(glskin_device *device, const glskin_draw *draws, size_t count) {
    size_t used = 0;
    for (size_t i = 0; i < count; i++)
        used += !draws[i].instance->skinned_current;
    if (used == 0)
        return GLSKIN_OK;
    glskin_instance **left = scratch_reserve(&device->host, &device->left_out, used, sizeof *left);
    if (!left)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    used = 0;
    for (size_t i = 0; i < count; i++)
        if (!draws[i].instance->skinned_current)
            left[used++] = draws[i].instance;
    return device->ops->skin(device, left, used);
}

static void note_bind_poses(glskin_device *device, const glskin_draw *draws, size_t count) {
    for (size_t i = 0; i < count && device->debug_checks && !device->told_of[DEBUG_NEVER_SET]; i++) {
        if (draws[i].instance->bones_set)
            continue;
        device->told_of[DEBUG_NEVER_SET] = true;
        host_note(&device->host,
                  "glskin_draw_instances: the bones of draw %zu's instance were never set: it shows its bind pose", i);
    }
}

glskin_result glskin_draw_instances(glskin_device *device, const glskin_pass *pass, const glskin_draw *draws,
                                    size_t count) {
    static const char call[] = "glskin_draw_instances";
    if (!device->in_frame)
        return outside(device, call);
    if (!pass || !pass->view_projection)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT, "%s: view_projection is NULL", call);
    for (size_t i = 0; i < count; i++)
        if (check_instance(device, draws[i].instance, i, call) != GLSKIN_OK ||
            check_surface(device, draws[i].surface, i, call) != GLSKIN_OK)
            return GLSKIN_ERROR_INVALID_ARGUMENT;
    bind_own_arrays(device);
    note_bind_poses(device, draws, count);
    glskin_result result = skin_what_is_left(device, draws, count);
    if (result == GLSKIN_OK)
        result = device->ops->draw(device, pass, draws, count);
    return finish(device, result, call);
}
