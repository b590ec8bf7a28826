/* The same frame on every path, side by side, with what differs from the CPU's picture under each. */
#include "tool/commands.h"
#include "tool/render/render.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NEAR_ENOUGH = 2,   /* of 255 */
    AMPLIFICATION = 32 /* of what is shown */
};

static int draw_path(const struct render_options *options, const struct posed_model *posed, glskin_path path,
                     unsigned char **out) {
    struct render_options own = *options;
    struct tool_device device;
    struct stage stage = {0};
    struct plan plan = {0};
    own.selection.path = path;
    *out = NULL;
    int code = tool_device_open(&own.selection, &device);
    if (code == EXIT_OK)
        code = plan_make(&own, posed, &plan);
    if (code == EXIT_OK)
        code = stage_open(&stage, &own, posed, &device);
    if (code == EXIT_OK)
        code = stage_frame(&stage, &plan);
    if (code == EXIT_OK) {
        snprintf(plan.frames[0].label, sizeof plan.frames[0].label, "%s", glskin_path_name(path));
        *out = stage_draw(&stage, &plan.frames[0]);
        code = *out ? EXIT_OK : EXIT_CHECK_FAILED;
    }
    stage_close(&stage);
    plan_free(&plan);
    tool_device_close(&device);
    return code;
}

/* Which paths this context has, and why not the others; the CPU's first. */
static int list_paths(const struct render_options *options, glskin_path paths[GLSKIN_PATH_COUNT], size_t *count) {
    struct render_options own = *options;
    struct tool_device device;
    own.selection.path = GLSKIN_PATH_CPU;
    *count = 0;
    int code = tool_device_open(&own.selection, &device);
    if (code == EXIT_OK) {
        glskin_caps caps = glskin_device_caps(device.device);
        fprintf(stderr, "driver: %s, OpenGL %s\n", caps.renderer, caps.version);
        paths[(*count)++] = GLSKIN_PATH_CPU;
    }
    for (int path = GLSKIN_PATH_AUTO + 1; code == EXIT_OK && path < GLSKIN_PATH_COUNT; path++) {
        glskin_path_report report;
        if (path == GLSKIN_PATH_CPU)
            continue;
        glskin_result result = glskin_device_test_path(device.device, (glskin_path)path, &report);
        if (result == GLSKIN_OK && report.available)
            paths[(*count)++] = (glskin_path)path;
        else
            printf("%-14s not available here: %s\n", glskin_path_name((glskin_path)path), report.reason);
    }
    tool_device_close(&device);
    return code;
}

/* Draws what differs into out, amplified, and counts pixels that differ by more than is near enough. The label's rows,
 * the last 13, are left out. */
static size_t compare(const struct render_options *options, const unsigned char *a, const unsigned char *b,
                      unsigned char *out, int *largest) {
    size_t beyond = 0, pixels = (size_t)options->width * (size_t)(options->height > 13 ? options->height - 13 : 1);
    *largest = 0;
    for (size_t i = 0; i < pixels; i++) {
        int worst = 0;
        for (size_t c = 0; c < 4; c++) {
            int off = abs(a[i * 4 + c] - b[i * 4 + c]);
            worst = off > worst ? off : worst;
            out[i * 4 + c] = c == 3 ? 255 : (unsigned char)(off * AMPLIFICATION > 255 ? 255 : off * AMPLIFICATION);
        }
        beyond += worst > NEAR_ENOUGH;
        *largest = worst > *largest ? worst : *largest;
    }
    return beyond;
}

int render_paths(const struct render_options *options, const struct posed_model *posed) {
    glskin_path paths[GLSKIN_PATH_COUNT];
    size_t count = 0, frame = (size_t)options->width * (size_t)options->height * 4;
    int code = list_paths(options, paths, &count);
    if (code != EXIT_OK)
        return code;
    struct plan sheet = {.count = 2 * count, .columns = count, .rows = 2};
    unsigned char *frames = calloc(2 * count, frame);
    bool same = true;
    for (size_t i = 0; frames && i < count && code == EXIT_OK; i++) {
        unsigned char *rgba;
        int largest;
        code = draw_path(options, posed, paths[i], &rgba);
        if (code != EXIT_OK)
            break;
        memcpy(frames + i * frame, rgba, frame);
        free(rgba);
        size_t beyond = compare(options, frames, frames + i * frame, frames + (count + i) * frame, &largest);
        double share = 100.0 * (double)beyond / ((double)options->width * options->height);
        if (i)
            printf("%-14s %zu pixels (%.4f %%) differ from the CPU's by more than %d/255; the most is %d/255\n",
                   glskin_path_name(paths[i]), beyond, share, NEAR_ENOUGH, largest);
        same = same && share <= 0.1;
    }
    if (!frames)
        code = EXIT_CHECK_FAILED;
    if (code == EXIT_OK)
        code = write_sheet(options, &sheet, frames);
    free(frames);
    return code == EXIT_OK && !same ? EXIT_CHECK_FAILED : code;
}
