#define _POSIX_C_SOURCE 200809L
#include "tool/bench/plot_draw.h"

#include "tool/picture.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Pixels are drawn this many times as large each way and averaged down, which takes the steps out of the lines. */
enum { SCALE = 3 };

struct plot_canvas {
    int width, height;
    FILE *svg; /* or */
    unsigned char (*pixels)[3];
    char *text;
    size_t text_size;
};

struct plot_canvas *plot_canvas_create(bool png, int width, int height) {
    struct plot_canvas *canvas = calloc(1, sizeof *canvas);
    if (!canvas)
        return NULL;
    canvas->width = width;
    canvas->height = height;
    size_t pixels = (size_t)width * SCALE * (size_t)height * SCALE;
    if (png && (canvas->pixels = malloc(pixels * sizeof *canvas->pixels))) {
        memset(canvas->pixels, 255, pixels * sizeof *canvas->pixels);
        return canvas;
    }
    if (!png && (canvas->svg = open_memstream(&canvas->text, &canvas->text_size))) {
        fprintf(canvas->svg,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
                "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n"
                "<g font-family=\"monospace\" font-size=\"10\" stroke-linecap=\"round\">\n",
                width, height, width, height);
        return canvas;
    }
    free(canvas);
    return NULL;
}

static void set_pixel(struct plot_canvas *canvas, int x, int y, unsigned colour) {
    if (x < 0 || y < 0 || x >= canvas->width * SCALE || y >= canvas->height * SCALE)
        return;
    unsigned char *pixel = canvas->pixels[(size_t)y * (size_t)canvas->width * SCALE + (size_t)x];
    for (int channel = 0; channel < 3; channel++)
        pixel[channel] = (unsigned char)(colour >> (16 - 8 * channel));
}

/* Every pixel within half the width of the line. */
static void draw_line(struct plot_canvas *canvas, double x0, double y0, double x1, double y1, double width,
                      unsigned colour) {
    double half = width / 2, dx = x1 - x0, dy = y1 - y0, length = dx * dx + dy * dy;
    for (int y = (int)floor(fmin(y0, y1) - half); y <= (int)ceil(fmax(y0, y1) + half); y++)
        for (int x = (int)floor(fmin(x0, x1) - half); x <= (int)ceil(fmax(x0, x1) + half); x++) {
            double px = x + 0.5 - x0, py = y + 0.5 - y0;
            double along = length > 0 ? fmin(fmax((px * dx + py * dy) / length, 0), 1) : 0;
            if (hypot(px - along * dx, py - along * dy) <= half)
                set_pixel(canvas, x, y, colour);
        }
}

void plot_line(struct plot_canvas *canvas, double x0, double y0, double x1, double y1, double width, unsigned colour) {
    if (canvas->svg)
        fprintf(canvas->svg,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#%06x\" stroke-width=\"%.1f\"/>\n", x0,
                y0, x1, y1, colour, width);
    else
        draw_line(canvas, x0 * SCALE, y0 * SCALE, x1 * SCALE, y1 * SCALE, width * SCALE, colour);
}

static void draw_glyph(struct plot_canvas *canvas, int left, int top, unsigned char letter, unsigned colour) {
    const unsigned char *rows = plot_font[letter >= ' ' && letter <= '~' ? letter - ' ' : '?' - ' '];
    for (int y = 0; y < PLOT_FONT_ROWS * SCALE; y++)
        for (int x = 0; x < PLOT_FONT_WIDTH * SCALE; x++)
            if (rows[y / SCALE] & 0x80 >> x / SCALE)
                set_pixel(canvas, left + x, top + y, colour);
}

void plot_text(struct plot_canvas *canvas, double x, double y, enum plot_align align, unsigned colour,
               const char *text) {
    static const char *const anchors[] = {"start", "middle", "end"};
    if (canvas->svg) {
        fprintf(canvas->svg, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#%06x\">", x, y, anchors[align],
                colour);
        for (; *text; text++)
            fputs(*text == '<' ? "&lt;" : *text == '&' ? "&amp;" : (char[]){*text, '\0'}, canvas->svg);
        fputs("</text>\n", canvas->svg);
        return;
    }
    int left = (int)lround(x - (double)(strlen(text) * PLOT_FONT_WIDTH) * 0.5 * align), top = (int)lround(y) - 8;
    for (; *text; text++, left += PLOT_FONT_WIDTH)
        draw_glyph(canvas, left * SCALE, top * SCALE, (unsigned char)*text, colour);
}

static unsigned char *average(const struct plot_canvas *canvas) {
    size_t width = (size_t)canvas->width, height = (size_t)canvas->height;
    unsigned char *out = malloc(width * height * 4);
    for (size_t i = 0; out && i < width * height; i++) {
        for (size_t channel = 0; channel < 3; channel++) {
            unsigned sum = 0;
            for (size_t part = 0; part < SCALE * SCALE; part++) {
                size_t x = i % width * SCALE + part % SCALE, y = i / width * SCALE + part / SCALE;
                sum += canvas->pixels[y * width * SCALE + x][channel];
            }
            out[i * 4 + channel] = (unsigned char)(sum / (SCALE * SCALE));
        }
        out[i * 4 + 3] = 255;
    }
    return out;
}

void *plot_canvas_finish(struct plot_canvas *canvas, size_t *size, char *why, size_t why_size) {
    void *file = NULL;
    snprintf(why, why_size, "out of memory");
    if (canvas->svg) {
        fputs("</g>\n</svg>\n", canvas->svg);
        if (fclose(canvas->svg) == 0) {
            file = canvas->text;
            *size = canvas->text_size;
        } else {
            free(canvas->text);
        }
    } else {
        unsigned char *rgba = average(canvas);
        file = rgba ? picture_png(rgba, canvas->width, canvas->height, size, why, why_size) : NULL;
        free(rgba);
    }
    free(canvas->pixels);
    free(canvas);
    return file;
}
