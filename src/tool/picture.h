/* Pictures without a window: an offscreen target that is drawn larger and averaged down (antialiasing that works on
 * every OpenGL version), and PNG files. */
#ifndef GLSKIN_TOOL_PICTURE_H
#define GLSKIN_TOOL_PICTURE_H

#include <glad/gl.h>
#include <stdbool.h>
#include <stddef.h>

struct picture {
    int width, height;
    int scale; /* drawn this many times as large each way */
    GLuint framebuffer, color, depth;
};

/* Binds the target and sets its viewport. False, with why, if the driver can't. */
bool picture_open(const GladGLContext *gl, int width, int height, struct picture *out, char *why, size_t why_size);
void picture_close(const GladGLContext *gl, struct picture *picture);
/* width * height RGBA bytes, top row first, into a block for free(); NULL when out of memory. */
unsigned char *picture_read(const GladGLContext *gl, const struct picture *picture);
/* A PNG file in memory, for free(). NULL, with why. */
void *picture_png(const unsigned char *rgba, int width, int height, size_t *size, char *why, size_t why_size);

#endif
