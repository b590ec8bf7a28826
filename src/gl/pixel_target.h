/* A float framebuffer with one pixel for each of a number of points, for shaders whose results are read back as pixels.
 * Where point i goes is the attribute PIXEL_TARGET_ATTRIBUTE, a clip-space x and y. */
#ifndef GLSKIN_GL_PIXEL_TARGET_H
#define GLSKIN_GL_PIXEL_TARGET_H

#include "gl/gl.h"

enum { PIXEL_TARGET_ATTRIBUTE = 15, PIXEL_TARGET_MAX = 5, PIXEL_TARGET_TESTS = 11 };

struct pixel_target {
    size_t count;
    GLsizei width, height;
    int targets;
    GLuint places, framebuffer, textures[PIXEL_TARGET_MAX];
    struct { /* the host's, while this is bound */
        GLint framebuffer_draw, framebuffer_read, viewport[4], pack_buffer, pack_alignment, pack_row_length;
        GLfloat point_size;
        GLboolean color_mask[4], enabled[PIXEL_TARGET_TESTS];
    } host;
};

/* Binds the target, sets what could keep a point from its pixel aside, and enables the attribute on the vertex array
 * object in use. Changes the 2D texture of unit 0. UNSUPPORTED where the driver can't. Ends by itself on failure. */
glskin_result pixel_target_begin(const struct gl *gl, size_t count, int targets, struct pixel_target *out);
/* Pixel i of one target: out[count]. */
glskin_result pixel_target_read(const struct gl *gl, const struct pixel_target *target, int which, float (*out)[4]);
void pixel_target_end(const struct gl *gl, struct pixel_target *target);

#endif
