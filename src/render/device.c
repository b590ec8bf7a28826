#include "render/device.h"

#include "render/material.h"
#include "render/path.h"

#include <string.h>

/* While a path is only tried, its failure is no failure of the call: errors reach the host as warnings. */
static void message_as_warning(void *user, glskin_severity severity, glskin_result code, const char *text) {
    const glskin_host *host = user;
    bool error = severity == GLSKIN_SEVERITY_ERROR;
    if (host->message)
        host->message(host->user, error ? GLSKIN_SEVERITY_WARNING : severity, error ? GLSKIN_OK : code, text);
}

static void *allocate_for(void *user, void *old, size_t old_size, size_t new_size) {
    const glskin_host *host = user;
    return host->allocate(host->user, old, old_size, new_size);
}

static glskin_host demoted(const glskin_host *host) {
    glskin_host copy = {
        .allocate = host->allocate ? allocate_for : NULL, .message = message_as_warning, .user = (void *)host};
    return copy;
}

/* Tries a path with errors demoted. The path's objects keep no host of their own, so they may outlive the call. */
static glskin_result try_quietly(glskin_device *device, const struct path_ops *ops, bool skip_test,
                                 glskin_path_report *report) {
    const glskin_host host = device->host;
    device->host = device->gl.host = demoted(&host);
    glskin_result result = path_try(device, ops, skip_test, report);
    device->host = device->gl.host = host;
    return result;
}

static glskin_result choose_path(glskin_device *device, bool skip_test) {
    for (size_t rank = 0; path_by_preference(rank); rank++) {
        const struct path_ops *ops = path_by_preference(rank);
        char why[160];
        if (ops->window(&device->gl, why, sizeof why) == 0)
            host_note(&device->host, "auto: the %s path is not available: %s", glskin_path_name(ops->path), why);
        else if (try_quietly(device, ops, skip_test, NULL) == GLSKIN_OK) {
            if (rank > 0)
                host_note(&device->host, "auto: the %s path is taken instead", glskin_path_name(ops->path));
            return GLSKIN_OK;
        } else
            host_warn(&device->host, "auto: the %s path is passed over on %s", glskin_path_name(ops->path),
                      device->gl.renderer);
    }
    return host_fail(&device->host, GLSKIN_ERROR_UNSUPPORTED, "no path works on %s (%s)", device->gl.renderer,
                     device->gl.version_text);
}

/* One texel. */
static GLuint create_texture(const struct gl *gl, const unsigned char rgba[4]) {
    GLuint texture = 0;
    gl->f.GenTextures(1, &texture);
    gl->f.ActiveTexture(GL_TEXTURE0);
    gl->f.BindTexture(GL_TEXTURE_2D, texture);
    gl_texture_image(gl, 1, 1, rgba);
    gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    gl->f.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    return texture;
}

enum { FIRST_INDICES = 512 << 10, FIRST_TEXCOORDS = 1 << 20 }; /* bytes of the first buffers of meshes */

static glskin_result open_device(glskin_device *device, const glskin_device_desc *desc) {
    struct gl_state state;
    arena_open(&device->indices, MESH_INDEX_UNIT, 0, FIRST_INDICES, 0);
    arena_open(&device->texcoords, sizeof(float[4]), 0, FIRST_TEXCOORDS, 0);
    gl_state_save(&device->gl, &state);
    static const unsigned char white[4] = {255, 255, 255, 255}, orm[4] = {255, 255, 0, 0};
    device->white = create_texture(&device->gl, white);
    device->plain_orm = create_texture(&device->gl, orm);
    if (device->gl.vertex_arrays) {
        device->gl.f.GenVertexArrays(1, &device->vertex_array);
        device->gl.f.BindVertexArray(device->vertex_array);
    }
    const struct path_ops *named = path_find(desc->path);
    glskin_result result =
        named ? path_try(device, named, desc->skip_self_test, NULL) : choose_path(device, desc->skip_self_test);
    gl_state_restore(&device->gl, &state);
    return result;
}

glskin_result glskin_device_create(const glskin_device_desc *desc, glskin_device **out) {
    if (!out)
        return desc ? host_fail(&desc->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_device_create: out is NULL")
                    : GLSKIN_ERROR_INVALID_ARGUMENT;
    *out = NULL;
    if (!desc)
        return GLSKIN_ERROR_INVALID_ARGUMENT;
    if (!desc->get_proc)
        return host_fail(&desc->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_device_create: get_proc is NULL");
    if ((unsigned)desc->path >= GLSKIN_PATH_COUNT || (unsigned)desc->normals > GLSKIN_NORMALS_PLAIN)
        return host_fail(&desc->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_device_create: path %d, normals %d",
                         (int)desc->path, (int)desc->normals);
    glskin_device *device = host_alloc(&desc->host, 1, sizeof *device);
    if (!device)
        return host_fail_memory(&desc->host, "device", 1);
    device->host = desc->host;
    device->normals = desc->normals;
    device->keep_state = desc->keep_state;
    device->debug_checks = desc->debug_checks;
    device->check_gl_errors = desc->check_gl_errors;
    glskin_result result = gl_load(&device->gl, desc);
    if (result == GLSKIN_OK)
        result = open_device(device, desc);
    if (result != GLSKIN_OK) {
        glskin_device_destroy(device);
        return result;
    }
    *out = device;
    return GLSKIN_OK;
}

void glskin_device_destroy(glskin_device *device) {
    if (!device)
        return;
    if (device->ops)
        device->ops->close(device);
    material_programs_free(device);
    arena_close(device, &device->indices);
    arena_close(device, &device->texcoords);
    if (!device->lost && device->white) {
        device->gl.f.DeleteTextures(1, &device->white);
        device->gl.f.DeleteTextures(1, &device->plain_orm);
    }
    if (!device->lost && device->vertex_array)
        device->gl.f.DeleteVertexArrays(1, &device->vertex_array);
    const glskin_host host = device->host;
    scratch_free(&host, &device->left_out);
    host_free(&host, device);
}

void glskin_device_abandon(glskin_device *device) {
    if (!device)
        return;
    device->lost = true;
    device->in_frame = false;
}

glskin_caps glskin_device_caps(const glskin_device *device) {
    const struct gl *gl = &device->gl;
    glskin_caps caps = {
        .gl_version = gl->version,
        .glsl_version = gl->glsl,
        .core_profile = gl->core_profile,
        .vendor = gl->vendor,
        .renderer = gl->renderer,
        .version = gl->version_text,
        .limits = gl->limits,
        .path = device->ops->path,
    };
    return caps;
}

glskin_result glskin_device_test_path(glskin_device *device, glskin_path path, glskin_path_report *out) {
    memset(out, 0, sizeof *out);
    const struct path_ops *ops = path_find(path);
    if (!ops)
        return host_fail(&device->host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_device_test_path: path %d", (int)path);
    if (device->lost)
        return host_fail(&device->host, GLSKIN_ERROR_GL, "glskin_device_test_path: the device was abandoned");
    if (ops->window(&device->gl, out->reason, sizeof out->reason) == 0)
        return GLSKIN_OK;
    /* A device beside this one, on the same context and objects, with another path. */
    glskin_device other = *device;
    other.ops = NULL;
    other.path = NULL;
    struct gl_state state;
    gl_state_save(&device->gl, &state);
    if (device->gl.vertex_arrays)
        device->gl.f.BindVertexArray(device->vertex_array);
    if (try_quietly(&other, ops, false, out) == GLSKIN_OK)
        ops->close(&other);
    device->programs = other.programs; /* made by the other path, and good for this one's device */
    device->indices = other.indices;
    device->texcoords = other.texcoords;
    gl_state_restore(&device->gl, &state);
    return GLSKIN_OK;
}
