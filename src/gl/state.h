/* The host's GL state that the library may change, saved and restored: the closed list at glskin_frame_begin in
 * glskin.h. A value is read only where the context has it. */
#ifndef GLSKIN_GL_STATE_H
#define GLSKIN_GL_STATE_H

#include "gl/gl.h"

enum { STATE_ATTRIBUTES = 16, STATE_STORAGE = 6, STATE_TEXTURES = 6 };
/* Texture buffers: from this unit on. */
enum { STATE_PALETTE_UNIT = 8, STATE_BUFFER_UNITS = 2 };

struct gl_state {
    GLint program, vertex_array, array_buffer, element_buffer, active_texture;
    GLint texture_2d[STATE_TEXTURES], sampler[STATE_TEXTURES]; /* of units 0 and up */
    GLint buffer_texture[STATE_BUFFER_UNITS], buffer_sampler[STATE_BUFFER_UNITS], texture_buffer;
    GLfloat texcoord[2][4], tangent[4]; /* current values of attributes 8, 9 and 14 */
    GLint storage, feedback, indirect;
    struct indexed_buffer {
        GLint buffer;
        GLint64 offset, size;
    } storages[STATE_STORAGE], feedback_0;
    GLboolean rasterizer_discard;
    struct attribute_state { /* only where there are no vertex array objects */
        GLint enabled, size, stride, type, normalized, buffer;
        void *pointer;
    } attributes[STATE_ATTRIBUTES];
};

void gl_state_save(const struct gl *gl, struct gl_state *state);
void gl_state_restore(const struct gl *gl, const struct gl_state *state);

/* How pixels meet what is there: what draws with a surface set, and put back before they return. */
struct gl_pixel_state {
    GLboolean blend, depth_test, depth_write, cull;
    GLint source, target, source_alpha, target_alpha, equation, equation_alpha; /* of blending */
    GLint depth_function, cull_face;
};
void gl_pixel_state_save(const struct gl *gl, struct gl_pixel_state *state);
void gl_pixel_state_set(const struct gl *gl, const struct gl_pixel_state *state);

#endif
