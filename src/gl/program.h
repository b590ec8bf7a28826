/* Programs from translated shaders: attributes bound by the tables' locations, varyings matched by name, the constant
 * array found. A capture program runs the same shipped text. */
#ifndef GLSKIN_GL_PROGRAM_H
#define GLSKIN_GL_PROGRAM_H

#include "gl/capture.h"

#include <glskin/shader.h>

struct program {
    GLuint id;
    GLint constants;       /* location of the first stage's constant array; -1: none */
    GLint pixel_constants; /* of the pixel stage behind it */
};

/* Leaves the program current. pixel NULL: a compute shader, or a vertex shader for transform feedback alone, whose
 * outputs may then be integers and need not begin with gl_Position. capture: the outputs to be read back by this
 * context's capture_method; NULL: for drawing. GL with the driver's log, the shader's name and its GLSL version on
 * failure. */
glskin_result program_create(const struct gl *gl, const glskin_shader *vertex_or_compute, const glskin_shader *pixel,
                             const struct capture_layout *capture, struct program *out);
/* A pixel shader behind a vertex stage that hands each point its inputs as they are: varying v_NAME is the attribute at
 * the input's index. For pixel_target.h. inputs are named by semantic; PIXEL_TARGET_ATTRIBUTE of them at most. */
glskin_result program_create_pixel(const struct gl *gl, const glskin_shader *pixel, const struct capture_output *inputs,
                                   size_t input_count, struct program *out);
void program_destroy(const struct gl *gl, struct program *program);

/* The first register of a named constant, and the location of an attribute. An unknown name is a bug of ours. */
unsigned shader_register(const glskin_shader *shader, const char *constant);
bool shader_has(const glskin_shader *shader, const char *semantic); /* the attribute */
GLuint shader_location(const glskin_shader *shader, const char *semantic);
const glskin_shader_constant *shader_constant(const glskin_shader *shader, const char *constant);

#endif
