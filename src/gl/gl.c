#include "gl/gl.h"

#include "core/host.h"

#include <string.h>

struct lookup {
    const glskin_device_desc *desc;
};

static GLADapiproc lookup_proc(void *user, const char *name) {
    const struct lookup *lookup = user;
    return lookup->desc->get_proc(lookup->desc->get_proc_user, name);
}

static int smaller_version(int version, int limit) {
    return limit > 0 && limit < version ? limit : version;
}

static size_t smaller_limit(GLint driver, size_t limit) {
    size_t value = driver > 0 ? (size_t)driver : 0;
    return limit > 0 && limit < value ? limit : value;
}

static GLint get_integer(const struct gl *gl, GLenum name) {
    GLint value = 0;
    gl->f.GetIntegerv(name, &value);
    return value;
}

static bool is_core(const struct gl *gl, int context_version) {
    if (context_version >= 32)
        return (get_integer(gl, GL_CONTEXT_PROFILE_MASK) & GL_CONTEXT_CORE_PROFILE_BIT) != 0;
    /* 3.1 has no profiles, but drivers without GL_ARB_compatibility drop what core drops: they can't run 1.20. */
    return context_version == 31 && gl->f.GetStringi == NULL;
}

static glskin_result choose_language(struct gl *gl) {
    if (gl->version >= 43)
        gl->glsl = 430;
    else if (gl->version >= 33)
        gl->glsl = 330;
    else if (gl->version >= 21 && !gl->core_profile)
        gl->glsl = 120;
    else
        return host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED,
                         "OpenGL %d.%d%s: glskin needs 2.1, or 3.3 in a core profile (driver: %s)", gl->version / 10,
                         gl->version % 10, gl->core_profile ? " core" : "", gl->version_text);
    return GLSKIN_OK;
}

/* softpipe says 65,536 and reads texel n as n modulo 32,768, which is as much as an address in its cache holds:
 * https://gitlab.freedesktop.org/mesa/mesa/-/blob/22.3/src/gallium/drivers/softpipe/sp_tex_tile_cache.h */
static GLint texture_buffer_texels(const struct gl *gl) {
    GLint texels = get_integer(gl, GL_MAX_TEXTURE_BUFFER_SIZE);
    return strcmp(gl->renderer, "softpipe") == 0 && texels > 32768 ? 32768 : texels;
}

glskin_result gl_load(struct gl *gl, const glskin_device_desc *desc) {
    memset(gl, 0, sizeof *gl);
    gl->host = desc->host;
    struct lookup lookup = {desc};
    int loaded = gladLoadGLContextUserPtr(&gl->f, lookup_proc, &lookup);
    if (!loaded)
        return host_fail(&gl->host, GLSKIN_ERROR_GL,
                         "get_proc found no OpenGL functions: is the context current on this thread?");
    gl->vendor = (const char *)gl->f.GetString(GL_VENDOR);
    gl->renderer = (const char *)gl->f.GetString(GL_RENDERER);
    gl->version_text = (const char *)gl->f.GetString(GL_VERSION);
    if (!gl->vendor || !gl->renderer || !gl->version_text)
        return host_fail(&gl->host, GLSKIN_ERROR_GL, "the driver names no vendor, renderer or version");
    gl->software = strncmp(gl->renderer, "llvmpipe", 8) == 0 || strcmp(gl->renderer, "softpipe") == 0;
    if (strncmp(gl->version_text, "OpenGL ES", 9) == 0)
        return host_fail(&gl->host, GLSKIN_ERROR_UNSUPPORTED, "%s: glskin needs desktop OpenGL", gl->version_text);

    int context_version = GLAD_VERSION_MAJOR(loaded) * 10 + GLAD_VERSION_MINOR(loaded);
    gl->version = smaller_version(context_version, desc->limits.gl_version);
    gl->core_profile = is_core(gl, context_version);
    glskin_result result = choose_language(gl);
    if (result != GLSKIN_OK)
        return result;
    gl->vertex_arrays = gl->version >= 30 || gl->core_profile;
    gl->transform_feedback = gl->version >= 30 && !desc->limits.no_transform_feedback;
    gl->float_pixels = (gl->version >= 30 || (gl->f.ARB_framebuffer_object && gl->f.ARB_texture_float)) &&
                       get_integer(gl, GL_MAX_DRAW_BUFFERS) >= 2;
    gl->limits.gl_version = gl->version;
    gl->limits.uniform_components =
        smaller_limit(get_integer(gl, GL_MAX_VERTEX_UNIFORM_COMPONENTS), desc->limits.uniform_components);
    if (gl->version >= 31)
        gl->limits.texture_buffer_texels = smaller_limit(texture_buffer_texels(gl), desc->limits.texture_buffer_texels);
    gl->limits.no_transform_feedback = !gl->transform_feedback;
    return GLSKIN_OK;
}

/* How many were pending. */
static int drain_errors(const struct gl *gl) {
    int count = 0;
    /* A lost context reports an error for ever: stop after as many as there are kinds. */
    while (count < 16 && gl->f.GetError() != GL_NO_ERROR)
        count++;
    return count;
}

void gl_forget_errors(const struct gl *gl, const char *call) {
    int count = drain_errors(gl);
    if (count)
        host_warn(&gl->host, "%s: %d GL error%s of the host's pending", call, count, count == 1 ? " was" : "s were");
}

static const char *error_name(GLenum error) {
    switch (error) {
    case GL_INVALID_ENUM: return "GL_INVALID_ENUM";
    case GL_INVALID_VALUE: return "GL_INVALID_VALUE";
    case GL_INVALID_OPERATION: return "GL_INVALID_OPERATION";
    case GL_INVALID_FRAMEBUFFER_OPERATION: return "GL_INVALID_FRAMEBUFFER_OPERATION";
    case GL_OUT_OF_MEMORY: return "GL_OUT_OF_MEMORY";
    case GL_CONTEXT_LOST: return "GL_CONTEXT_LOST";
    default: return "an unknown GL error";
    }
}

glskin_result gl_check(const struct gl *gl, const char *call) {
    GLenum error = gl->f.GetError();
    if (error == GL_NO_ERROR)
        return GLSKIN_OK;
    drain_errors(gl);
    return host_fail(&gl->host, error == GL_OUT_OF_MEMORY ? GLSKIN_ERROR_OUT_OF_MEMORY : GLSKIN_ERROR_GL,
                     "%s: the driver says %s (0x%04X)", call, error_name(error), error);
}

void gl_buffer_resident(const struct gl *gl, size_t size) {
    if (gl->version >= 44)
        gl->f.BufferStorage(GL_ARRAY_BUFFER, (GLsizeiptr)size, NULL, GL_DYNAMIC_STORAGE_BIT);
    else
        gl->f.BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)size, NULL, GL_DYNAMIC_COPY);
}

GLuint gl_buffer_create(const struct gl *gl, size_t size, const void *data, GLenum usage) {
    GLuint buffer = 0;
    GLint bound = get_integer(gl, GL_ARRAY_BUFFER_BINDING);
    gl_forget_errors(gl, "creating a buffer");
    gl->f.GenBuffers(1, &buffer);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, buffer);
    if (usage == GL_DYNAMIC_COPY && !data)
        gl_buffer_resident(gl, size ? size : 1);
    else
        gl->f.BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(size ? size : 1), data, usage);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, (GLuint)bound);
    if (gl_check(gl, "creating a buffer") != GLSKIN_OK) {
        gl->f.DeleteBuffers(1, &buffer);
        return 0;
    }
    return buffer;
}

void *gl_buffer_map(const struct gl *gl, size_t size, GLuint *buffer) {
    const GLbitfield access = GL_MAP_WRITE_BIT | GL_MAP_READ_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
    GLint bound = get_integer(gl, GL_ARRAY_BUFFER_BINDING);
    gl_forget_errors(gl, "mapping a buffer");
    gl->f.GenBuffers(1, buffer);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, *buffer);
    gl->f.BufferStorage(GL_ARRAY_BUFFER, (GLsizeiptr)size, NULL, access);
    void *memory = gl->f.MapBufferRange(GL_ARRAY_BUFFER, 0, (GLsizeiptr)size, access);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, (GLuint)bound);
    if (gl_check(gl, "mapping a buffer") == GLSKIN_OK && memory)
        return memory;
    gl->f.DeleteBuffers(1, buffer);
    *buffer = 0;
    return NULL;
}

bool gl_fence_passed(const struct gl *gl, GLsync *fence, bool wait) {
    if (!*fence)
        return true;
    GLenum state = gl->f.ClientWaitSync(*fence, 0, 0);
    while (wait && state == GL_TIMEOUT_EXPIRED)
        state = gl->f.ClientWaitSync(*fence, GL_SYNC_FLUSH_COMMANDS_BIT, 1000000000);
    if (!wait && state != GL_ALREADY_SIGNALED && state != GL_CONDITION_SATISFIED)
        return false;
    gl->f.DeleteSync(*fence);
    *fence = NULL;
    return true;
}

void gl_texture_image(const struct gl *gl, GLsizei width, GLsizei height, const void *rgba) {
    static const GLenum names[] = {GL_UNPACK_ROW_LENGTH, GL_UNPACK_SKIP_ROWS, GL_UNPACK_SKIP_PIXELS,
                                   GL_UNPACK_SWAP_BYTES};
    GLint kept[4], buffer = get_integer(gl, GL_PIXEL_UNPACK_BUFFER_BINDING);
    gl->f.BindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    for (int i = 0; i < 4; i++) {
        kept[i] = get_integer(gl, names[i]);
        gl->f.PixelStorei(names[i], 0);
    }
    gl->f.TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
    for (int i = 0; i < 4; i++)
        gl->f.PixelStorei(names[i], kept[i]);
    gl->f.BindBuffer(GL_PIXEL_UNPACK_BUFFER, (GLuint)buffer);
}
