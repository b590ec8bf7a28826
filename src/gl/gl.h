/* A context's function table and what the context can do. Nothing in the library calls GL but through struct gl. */
#ifndef GLSKIN_GL_GL_H
#define GLSKIN_GL_GL_H

#include <glad/gl.h>
#include <glskin/glskin.h>

struct gl {
    GladGLContext f; /* gl->f.BindBuffer(...) */
    glskin_host host;
    int version; /* 21, 33, 41 ...: the smaller of the context's and limits.gl_version */
    int glsl;    /* 120, 330 or 430: the translation to use */
    bool core_profile;
    bool vertex_arrays; /* vertex array objects: always used where there are some, since core needs one */
    bool transform_feedback;
    bool float_pixels;                            /* framebuffer objects with float textures and two draw buffers */
    glskin_limits limits;                         /* in force: never 0 but no_transform_feedback */
    const char *vendor, *renderer, *version_text; /* the driver's, alive as long as the context */
    bool software; /* one of Mesa's drivers whose GPU is the CPU: vertex shaders read its memory as it is */
};

/* UNSUPPORTED for a context older than 2.1, a core profile older than 3.3, or OpenGL ES. */
glskin_result gl_load(struct gl *gl, const glskin_device_desc *desc);

/* Forgets errors that were pending, so that a later check blames the right call; a warning says how many. */
void gl_forget_errors(const struct gl *gl, const char *call);
/* GL (OUT_OF_MEMORY for GL_OUT_OF_MEMORY), naming `call`, if an error is pending. */
glskin_result gl_check(const struct gl *gl, const char *call);

/* A buffer with its first contents; data NULL: none, and with GL_DYNAMIC_COPY, for what the GPU writes, a resident one
 * (below). Restores the array buffer binding. 0 on failure, with a message.
 */
GLuint gl_buffer_create(const struct gl *gl, size_t size, const void *data, GLenum usage);
/* A new store of the array buffer that is bound, which has none yet where GL has buffer storage: in the GPU's own
 * memory, filled by the GPU and by BufferSubData alone. Drivers move a buffer whose use they have to guess: on NVIDIA a
 * small draw from one that a shader writes brought all 32 MiB of it over the bus and back. Errors are for the caller to
 * check. */
void gl_buffer_resident(const struct gl *gl, size_t size);
/* A new buffer whose memory stays mapped, coherent, to be written and read (GL 4.4). Restores the array buffer binding.
 * NULL with a message on failure, and *buffer is 0. */
void *gl_buffer_map(const struct gl *gl, size_t size, GLuint *buffer);

/* Whether the GPU has passed the fence, which is then deleted and NULL; NULL is passed. A mere look, without wait,
 * flushes nothing: that costs a call into the kernel, and lets the GPU idle behind a host's timer query meanwhile. */
bool gl_fence_passed(const struct gl *gl, GLsync *fence, bool wait);

/* The RGBA image, 8 bits, rows end to end, of the 2D texture that is bound; the host's unpack state is put aside. */
void gl_texture_image(const struct gl *gl, GLsizei width, GLsizei height, const void *rgba);

#endif
