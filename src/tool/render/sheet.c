/* One picture, a contact sheet, or numbered files. */
#include "tool/commands.h"
#include "tool/output.h"
#include "tool/render/render.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int write_pixels(const struct render_options *options, const char *file, const unsigned char *rgba, int width,
                 int height) {
    char why[128];
    size_t size = 0;
    (void)options;
    void *png = picture_png(rgba, width, height, &size, why, sizeof why);
    if (!png) {
        fprintf(stderr, "glskin render: %s: %s\n", file, why);
        return EXIT_CHECK_FAILED;
    }
    int code = output_write("render", file, png, size);
    free(png);
    return code;
}

int write_sheet(const struct render_options *options, const struct plan *plan, const unsigned char *frames) {
    size_t width = (size_t)options->width, height = (size_t)options->height, across = width * plan->columns;
    if (plan->count == 1)
        return write_pixels(options, options->output, frames, options->width, options->height);
    unsigned char *sheet = calloc(across * height * plan->rows, 4);
    if (!sheet) {
        fprintf(stderr, "glskin render: out of memory\n");
        return EXIT_CHECK_FAILED;
    }
    for (size_t i = 0; i < plan->count; i++)
        for (size_t y = 0; y < height; y++)
            memcpy(sheet + (((i / plan->columns) * height + y) * across + (i % plan->columns) * width) * 4,
                   frames + (i * height + y) * width * 4, width * 4);
    int code = write_pixels(options, options->output, sheet, (int)across, (int)(height * plan->rows));
    free(sheet);
    return code;
}

/* Length of "%d" or "%04d" at text; 0: neither. */
static size_t number_place(const char *text, int *digits) {
    size_t length = 1;
    *digits = 0;
    if (*text != '%')
        return 0;
    while (text[length] >= '0' && text[length] <= '9' && *digits < 10)
        *digits = *digits * 10 + (text[length++] - '0');
    return text[length] == 'd' && *digits <= 9 ? length + 1 : 0;
}

bool is_numbered(const char *output) {
    size_t found = 0;
    int digits;
    for (; *output; output++)
        found += number_place(output, &digits) > 0;
    return found == 1;
}

int write_numbered(const struct render_options *options, const struct plan *plan, const unsigned char *frames) {
    size_t size = (size_t)options->width * (size_t)options->height * 4, length = strlen(options->output);
    char *file = malloc(length + 16);
    int code = file ? EXIT_OK : EXIT_CHECK_FAILED, digits = 0;
    const char *place = options->output;
    while (*place && !number_place(place, &digits))
        place++;
    size_t taken = number_place(place, &digits);
    for (size_t i = 0; i < plan->count && code == EXIT_OK; i++) {
        snprintf(file, length + 16, "%.*s%0*zu%s", (int)(place - options->output), options->output, digits, i,
                 place + taken);
        code = write_pixels(options, file, frames + i * size, options->width, options->height);
    }
    free(file);
    return code;
}
