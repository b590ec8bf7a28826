/* Reads back what a vertex shader computed, vertex by vertex, with a program linked for it: by transform feedback, or
 * by one float pixel a vertex where a driver has none. The shipped text runs either way. */
#ifndef GLSKIN_GL_CAPTURE_H
#define GLSKIN_GL_CAPTURE_H

#include "gl/pixel_target.h"

enum capture_method { CAPTURE_NONE, CAPTURE_FEEDBACK, CAPTURE_PIXELS };
/* The way this context can do it. */
enum capture_method capture_method(const struct gl *gl);

/* Outputs by their GLSL names, "gl_Position" first; `floats` is the sum of their components, 20 at most. */
enum { CAPTURE_OUTPUTS = 10, CAPTURE_FLOATS = 20 };
struct capture_layout {
    size_t count;
    struct capture_output {
        const char *name;
        unsigned components;
    } outputs[CAPTURE_OUTPUTS];
    size_t floats;
};

/* What the paths read back of their own shaders. */
struct capture_vertex {
    float position[4]; /* gl_Position */
    float normal[3];   /* v_TEXCOORD0 */
};
extern const struct capture_layout capture_vertex_layout;

struct capture {
    enum capture_method method;
    const struct capture_layout *layout;
    size_t count;
    GLuint buffer, framebuffer, renderbuffer; /* feedback */
    GLint host_framebuffer;
    struct pixel_target pixels;
};

/* A framebuffer of one pixel, for draws that draw nothing: they need a complete one, and a context without a surface
 * has none. Leaves it bound for drawing, the renderbuffer binding as it was. */
void capture_framebuffer_create(const struct gl *gl, GLuint *framebuffer, GLuint *renderbuffer);

/* The program, linked for this layout, must be current. Between begin and end the caller draws exactly count points
 * with glDrawArrays, from attribute arrays in which vertex i is the capture's i-th. end writes count * layout->floats
 * floats; it must be called if begin succeeded. UNSUPPORTED where nothing can be read back. */
glskin_result capture_begin(const struct gl *gl, const struct capture_layout *layout, size_t count,
                            struct capture *capture);
glskin_result capture_end(const struct gl *gl, struct capture *capture, float *out);

#endif
