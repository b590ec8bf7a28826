#include "tool/picture.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool picture_open(const GladGLContext *gl, int width, int height, struct picture *out, char *why, size_t why_size) {
    GLint limit = 0;
    gl->GetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &limit);
    memset(out, 0, sizeof *out);
    if (!gl->GenFramebuffers) {
        snprintf(why, why_size, "the driver has no framebuffer objects");
        return false;
    }
    int larger = width > height ? width : height;
    if (larger > limit) {
        snprintf(why, why_size, "%d by %d pixels: the driver draws at most %d a side", width, height, limit);
        return false;
    }
    out->width = width;
    out->height = height;
    out->scale = larger * 2 <= limit ? 2 : 1;
    gl->GenRenderbuffers(1, &out->color);
    gl->BindRenderbuffer(GL_RENDERBUFFER, out->color);
    gl->RenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width * out->scale, height * out->scale);
    gl->GenRenderbuffers(1, &out->depth);
    gl->BindRenderbuffer(GL_RENDERBUFFER, out->depth);
    gl->RenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, width * out->scale, height * out->scale);
    gl->GenFramebuffers(1, &out->framebuffer);
    gl->BindFramebuffer(GL_FRAMEBUFFER, out->framebuffer);
    gl->FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, out->color);
    gl->FramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, out->depth);
    GLenum status = gl->CheckFramebufferStatus(GL_FRAMEBUFFER);
    if (status != GL_FRAMEBUFFER_COMPLETE) {
        snprintf(why, why_size, "the driver can't draw offscreen (framebuffer status 0x%04X)", status);
        picture_close(gl, out);
        return false;
    }
    gl->Viewport(0, 0, width * out->scale, height * out->scale);
    return true;
}

void picture_close(const GladGLContext *gl, struct picture *picture) {
    if (!picture->width)
        return;
    gl->BindFramebuffer(GL_FRAMEBUFFER, 0);
    gl->DeleteFramebuffers(1, &picture->framebuffer);
    gl->DeleteRenderbuffers(1, &picture->color);
    gl->DeleteRenderbuffers(1, &picture->depth);
    memset(picture, 0, sizeof *picture);
}

/* A square of scale * scale pixels as one: colours count by their alpha, so that what is seen through lends none. */
static void average(const unsigned char *from, size_t row_bytes, size_t scale, unsigned char out[4]) {
    size_t color[3] = {0, 0, 0}, alpha = 0;
    for (size_t row = 0; row < scale; row++)
        for (size_t column = 0; column < scale; column++) {
            const unsigned char *pixel = from + row * row_bytes + column * 4;
            for (int i = 0; i < 3; i++)
                color[i] += (size_t)pixel[i] * pixel[3];
            alpha += pixel[3];
        }
    for (int i = 0; i < 3; i++)
        out[i] = alpha ? (unsigned char)((color[i] + alpha / 2) / alpha) : 0;
    out[3] = (unsigned char)((alpha + scale * scale / 2) / (scale * scale));
}

unsigned char *picture_read(const GladGLContext *gl, const struct picture *picture) {
    size_t scale = (size_t)picture->scale, width = (size_t)picture->width, height = (size_t)picture->height;
    unsigned char *drawn = malloc(width * scale * height * scale * 4);
    unsigned char *out = malloc(width * height * 4);
    if (!drawn || !out) {
        free(drawn);
        free(out);
        return NULL;
    }
    gl->PixelStorei(GL_PACK_ALIGNMENT, 4);
    gl->ReadPixels(0, 0, picture->width * picture->scale, picture->height * picture->scale, GL_RGBA, GL_UNSIGNED_BYTE,
                   drawn);
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++) {
            size_t first_row = (height - 1 - y) * scale; /* GL's first row is the bottom one */
            average(drawn + (first_row * width * scale + x * scale) * 4, width * scale * 4, scale,
                    out + (y * width + x) * 4);
        }
    free(drawn);
    return out;
}

void *picture_png(const unsigned char *rgba, int width, int height, size_t *size, char *why, size_t why_size) {
    png_image image = {.version = PNG_IMAGE_VERSION,
                       .width = (png_uint_32)width,
                       .height = (png_uint_32)height,
                       .format = PNG_FORMAT_RGBA};
    png_alloc_size_t bytes = 0;
    void *memory = NULL;
    if ((bytes = PNG_IMAGE_PNG_SIZE_MAX(image)) > 0 && (memory = malloc(bytes)) != NULL &&
        png_image_write_to_memory(&image, memory, &bytes, 0, rgba, 0, NULL)) {
        *size = bytes;
        return memory;
    }
    snprintf(why, why_size, "%s", image.message[0] ? image.message : "out of memory");
    free(memory);
    png_image_free(&image);
    return NULL;
}
