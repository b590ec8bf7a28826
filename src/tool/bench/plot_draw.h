/* Lines and letters, drawn twice over: as SVG, and as pixels. */
#ifndef GLSKIN_TOOL_BENCH_PLOT_DRAW_H
#define GLSKIN_TOOL_BENCH_PLOT_DRAW_H

#include <stdbool.h>
#include <stddef.h>

enum { PLOT_FONT_GLYPHS = 95, PLOT_FONT_ROWS = 10, PLOT_FONT_WIDTH = 6 };
extern const unsigned char plot_font[PLOT_FONT_GLYPHS][PLOT_FONT_ROWS];

enum plot_align { PLOT_LEFT, PLOT_CENTER, PLOT_RIGHT };

struct plot_canvas;
/* White, of so many pixels. NULL: out of memory. */
struct plot_canvas *plot_canvas_create(bool png, int width, int height);
/* colour: 0xRRGGBB */
void plot_line(struct plot_canvas *canvas, double x0, double y0, double x1, double y1, double width, unsigned colour);
/* y: the letters' base line. ASCII. */
void plot_text(struct plot_canvas *canvas, double x, double y, enum plot_align align, unsigned colour,
               const char *text);
/* The file, for free(), and an end to the canvas. NULL, with why. */
void *plot_canvas_finish(struct plot_canvas *canvas, size_t *size, char *why, size_t why_size);

#endif
