/* Programs from translated shaders: attributes bound by the tables' locations, varyings matched by name, the constant
 * array found. A capture program is the same shipped text, linked so that its outputs can be read back. */
#ifndef GLSKIN_GL_PROGRAM_H
#define GLSKIN_GL_PROGRAM_H

#include "gl/gl.h"

#include <glskin/shader.h>

enum program_capture {
    PROGRAM_DRAW,              /* for drawing */
    PROGRAM_CAPTURE_FEEDBACK,  /* clip position and normal go to transform feedback: 7 floats a vertex */
    PROGRAM_CAPTURE_PIXELS     /* each vertex is the point that attribute PROGRAM_CAPTURE_ATTRIBUTE says; the clip
                                  position and the normal are the colours of draw buffers 0 and 1 */
};
enum { PROGRAM_CAPTURE_ATTRIBUTE = 15 };

struct program {
    GLuint id;
    GLint constants; /* location of the vertex stage's constant array; -1: none */
};

/* Leaves the program current. compute: pixel is NULL. GL with the driver's log, the shader's name and its GLSL version on failure. */
glskin_result program_create(const struct gl *gl, const glskin_shader *vertex_or_compute, const glskin_shader *pixel,
                             enum program_capture capture, struct program *out);
void program_destroy(const struct gl *gl, struct program *program);

/* The first register of a named constant, and the location of an attribute. An unknown name is a bug of ours. */
unsigned shader_register(const glskin_shader *shader, const char *constant);
GLuint shader_location(const glskin_shader *shader, const char *semantic);
const glskin_shader_constant *shader_constant(const glskin_shader *shader, const char *constant);

#endif
