#define _POSIX_C_SOURCE 200809L
#include "tool/commands.h"
#include "tool/render/render.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int fail(const char *text, int code) {
    fprintf(stderr, "glskin render: %s\n", text);
    return code;
}

int stage_open(struct stage *out, const struct render_options *options, const struct posed_model *posed,
               struct tool_device *device) {
    char why[400];
    const glskin_host host = selection_host(&options->selection);
    memset(out, 0, sizeof *out);
    out->options = options;
    out->posed = posed;
    out->device = device;
    if (!texture_roots_open(&out->roots, options->model, options->roots, options->root_count))
        return fail("out of memory", EXIT_CHECK_FAILED);
    int code = exit_code_of(scene_open(&out->scene, &device->gl, device->device, &host, posed->model, &out->roots));
    if (code != EXIT_OK)
        return code;
    if (!picture_open(&device->gl, options->width, options->height, &out->picture, why, sizeof why) ||
        !overlay_open(&device->gl, &out->overlay, why, sizeof why))
        return fail(why, EXIT_NO_GL);
    out->camera = (struct camera){.azimuth = options->azimuth, .elevation = options->elevation};
    return EXIT_OK;
}

void stage_close(struct stage *stage) {
    if (!stage->device)
        return;
    overlay_close(&stage->overlay);
    picture_close(&stage->device->gl, &stage->picture);
    scene_close(&stage->scene);
    texture_roots_close(&stage->roots);
    memset(stage, 0, sizeof *stage);
}

static glskin_result pose(struct stage *stage, const struct frame *frame, const struct camera *camera) {
    const struct selection *selection = &stage->options->selection;
    if (selection->palette)
        return scene_set_bones(&stage->scene, 0, stage->posed->bones);
    glskin_pose_desc desc = {.sequence = frame->sequence,
                             .time_ms = frame->time_ms,
                             .global_time_ms = selection->has_global_time ? selection->global_time_ms : frame->time_ms};
    camera_orientation(camera, desc.camera);
    return scene_pose(&stage->scene, 0, &desc);
}

/* Framed along the axes of every frame; the largest distance and reach hold for all of them. */
static void widen(struct camera *camera, const struct camera *framed) {
    camera->distance = fmaxf(camera->distance, framed->distance);
    camera->reach = fmaxf(camera->reach, framed->reach);
}

int stage_frame(struct stage *stage, const struct plan *plan) {
    size_t vertices = scene_vertex_count(&stage->scene), kept = 0;
    float aspect = (float)stage->options->width / (float)stage->options->height;
    vec3 *points = malloc((plan->count * vertices + 1) * sizeof *points);
    if (!points)
        return fail("out of memory", EXIT_CHECK_FAILED);
    for (size_t i = 0; i < plan->count; i++) {
        struct camera camera = stage->camera;
        camera.azimuth = plan->frames[i].azimuth;
        glskin_result result = pose(stage, &plan->frames[i], &camera);
        size_t first = kept;
        if (result == GLSKIN_OK)
            result = scene_points(&stage->scene, 0, points + first, NULL);
        if (result != GLSKIN_OK) {
            free(points);
            return exit_code_of(result);
        }
        for (size_t v = first; v < first + vertices; v++)
            if (isfinite(points[v][0]) && isfinite(points[v][1]) && isfinite(points[v][2]))
                glm_vec3_copy(points[v], points[kept++]);
    }
    if (kept == 0) {
        free(points);
        fprintf(stderr, "glskin render: %s: nothing to draw: the model has no vertices with finite places\n",
                stage->options->model);
        return EXIT_BAD_INPUT;
    }
    camera_frame(&stage->camera, aspect, (const vec3 *)points, kept);
    for (size_t i = 0; stage->options->turntable && i < plan->count; i++) {
        struct camera framed = stage->camera;
        framed.azimuth = plan->frames[i].azimuth;
        camera_frame(&framed, aspect, (const vec3 *)points, kept);
        widen(&stage->camera, &framed);
    }
    free(points);
    return EXIT_OK;
}

static void draw_checker(struct stage *stage) {
    const uint8_t shades[2][4] = {{110, 112, 116, 255}, {150, 152, 156, 255}};
    int size = 16, width = stage->options->width, height = stage->options->height;
    mat4 pixels;
    for (int y = 0; y * size < height; y++)
        for (int x = 0; x * size < width; x++)
            overlay_rectangle(&stage->overlay, (float)(x * size), (float)(y * size), (float)size, (float)size,
                              shades[(x + y) & 1]);
    overlay_pixels(width, height, pixels);
    stage->device->gl.Disable(GL_DEPTH_TEST);
    overlay_draw(&stage->overlay, GL_TRIANGLES, pixels);
}

static void draw_label(struct stage *stage, const char *text) {
    const uint8_t color[4] = {255, 255, 255, 255}, ground[4] = {20, 22, 26, 255};
    float width = overlay_text_width(text, 1) + 6, top = (float)stage->options->height - 13;
    mat4 pixels;
    if (!*text)
        return;
    overlay_rectangle(&stage->overlay, 0, top, width, 13, ground);
    overlay_text(&stage->overlay, 3, top + 3, 1, color, text);
    overlay_pixels(stage->options->width, stage->options->height, pixels);
    stage->device->gl.Disable(GL_DEPTH_TEST);
    overlay_draw(&stage->overlay, GL_TRIANGLES, pixels);
}

static glskin_result draw_scene(struct stage *stage, const struct camera *camera) {
    mat4 view_projection;
    camera_view_projection(camera, (float)stage->options->width / (float)stage->options->height, view_projection);
    stage->device->gl.Enable(GL_DEPTH_TEST);
    glskin_result result = glskin_frame_begin(stage->device->device);
    if (result != GLSKIN_OK)
        return result;
    result = scene_skin(&stage->scene);
    if (result == GLSKIN_OK)
        result = scene_draw(&stage->scene, 0, view_projection);
    glskin_result ended = glskin_frame_end(stage->device->device);
    return result == GLSKIN_OK ? ended : result;
}

unsigned char *stage_draw(struct stage *stage, const struct frame *frame) {
    const struct render_options *options = stage->options;
    const GladGLContext *gl = &stage->device->gl;
    struct camera camera = stage->camera;
    camera.azimuth = frame->azimuth;
    if (pose(stage, frame, &camera) != GLSKIN_OK)
        return NULL;
    gl->ClearColor(options->color[0], options->color[1], options->color[2],
                   options->background == BACKGROUND_NONE ? 0 : 1);
    gl->Clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    if (options->background == BACKGROUND_CHECKER)
        draw_checker(stage);
    if (draw_scene(stage, &camera) != GLSKIN_OK)
        return NULL;
    draw_label(stage, frame->label);
    unsigned char *rgba = picture_read(gl, &stage->picture);
    if (!rgba)
        fail("out of memory", EXIT_CHECK_FAILED);
    return rgba;
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

unsigned char *plan_draw(struct stage *stage, const struct plan *plan) {
    size_t size = (size_t)stage->options->width * (size_t)stage->options->height * 4;
    unsigned char *frames = size <= SIZE_MAX / plan->count ? malloc(size * plan->count) : NULL;
    double begin = seconds(), told = begin;
    if (!frames)
        fail("out of memory", EXIT_CHECK_FAILED);
    for (size_t i = 0; frames && i < plan->count; i++) {
        unsigned char *rgba = stage_draw(stage, &plan->frames[i]);
        if (rgba) {
            memcpy(frames + i * size, rgba, size);
        } else {
            free(frames);
            frames = NULL;
        }
        free(rgba);
        if (frames && seconds() - told > 2) {
            told = seconds();
            fprintf(stderr, "glskin render: frame %zu of %zu\n", i + 1, plan->count);
        }
    }
    return frames;
}
