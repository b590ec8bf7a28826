/* Points, lines, triangles and text in plain colours, in one buffer a draw: grids, bones, normals, error colours and
 * the heads-up display. Its shaders are HLSL beside it, translated while building, as any host may do with its own. */
#ifndef GLSKIN_TOOL_OVERLAY_H
#define GLSKIN_TOOL_OVERLAY_H

#include <cglm/cglm.h>
#include <glad/gl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct overlay_vertex {
    float position[3];
    uint8_t color[4]; /* r, g, b, a */
};

struct overlay {
    const GladGLContext *gl;
    GLuint program, buffer, array;
    GLint constants;
    struct overlay_vertex *vertices;
    size_t count, capacity;
};

/* False, with why, where the driver refuses the shaders. */
bool overlay_open(const GladGLContext *gl, struct overlay *out, char *why, size_t why_size);
void overlay_close(struct overlay *overlay);

/* Collects count vertices, to be filled in; NULL when out of memory, which then draws less. Valid until the next. */
struct overlay_vertex *overlay_add(struct overlay *overlay, size_t count);
void overlay_line(struct overlay *overlay, const vec3 from, const vec3 to, const uint8_t color[4]);
/* Pixels from the top left corner; scale 1 is about 7 pixels a line, '\n' begins one. ASCII. Triangles. */
void overlay_text(struct overlay *overlay, float x, float y, float scale, const uint8_t color[4], const char *text);
float overlay_text_width(const char *text, float scale);
void overlay_rectangle(struct overlay *overlay, float x, float y, float width, float height, const uint8_t color[4]);
/* Draws what was collected as GL_LINES, GL_TRIANGLES ..., and forgets it. Leaves blend and depth state alone. */
void overlay_draw(struct overlay *overlay, GLenum mode, mat4 view_projection);
/* Pixels from the top left corner to clip space. */
void overlay_pixels(int width, int height, mat4 out);

#endif
