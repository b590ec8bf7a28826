/* Reads back what a vertex shader computed, vertex by vertex, with a program linked for it (program.h): by transform
 * feedback, or by one float pixel a vertex where a driver has none. Each vertex is one point, in drawing order. */
#ifndef GLSKIN_GL_CAPTURE_H
#define GLSKIN_GL_CAPTURE_H

#include "gl/program.h"

/* The way this context can do it; PROGRAM_DRAW: none. */
enum program_capture capture_method(const struct gl *gl);

struct capture_vertex {
    float position[4]; /* gl_Position */
    float normal[3];
};

enum { CAPTURE_TESTS = 11 };

struct capture {
    enum program_capture method;
    size_t count;
    GLuint buffer;          /* feedback: what is written. pixels: where each vertex goes */
    GLuint framebuffer, textures[2], renderbuffer;
    GLsizei width, height;
    struct pixel_state { /* the host's; feedback keeps the framebuffer only */
        GLint framebuffer_draw, framebuffer_read, viewport[4], pack_buffer, pack_alignment, pack_row_length;
        GLfloat point_size;
        GLboolean color_mask[4], enabled[CAPTURE_TESTS];
    } host;
};

/* Between begin and end the caller draws exactly count points with glDrawArrays, vertex i of them with the value i of the
 * attribute array PROGRAM_CAPTURE_ATTRIBUTE, which begin enables on the vertex array object in use. The program must be
 * current before begin. end writes out[count]; it must be called if begin succeeded. */
glskin_result capture_begin(const struct gl *gl, size_t count, struct capture *capture);
glskin_result capture_end(const struct gl *gl, struct capture *capture, struct capture_vertex *out);

#endif
