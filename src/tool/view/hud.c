/* The figures, the keys and the messages. */
#include "tool/view/viewer.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const uint8_t white[4] = {255, 255, 255, 255}, dark[4] = {0, 0, 0, 150}, red[4] = {255, 120, 100, 255};

struct text {
    char bytes[4096];
    size_t used;
};

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
add(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text->bytes + text->used, sizeof text->bytes - text->used, format, arguments);
    va_end(arguments);
    if (length > 0)
        text->used =
            text->used + (size_t)length < sizeof text->bytes ? text->used + (size_t)length : sizeof text->bytes - 1;
}

static size_t lines_of(const char *text) {
    size_t lines = 1;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* On a dark ground, so that it is read over any picture. */
static void panel(struct viewer *viewer, float x, float y, float scale, const uint8_t color[4], const char *text) {
    float width = overlay_text_width(text, scale), height = (float)lines_of(text) * 12 * scale;
    overlay_rectangle(&viewer->overlay, x - 4 * scale, y - 4 * scale, width + 8 * scale, height + 6 * scale, dark);
    overlay_text(&viewer->overlay, x, y, scale, color, text);
}

static void add_model(const struct viewer *viewer, struct text *text) {
    char name[96];
    const struct scene *scene = &viewer->scene;
    double length = viewer_sequence_length(viewer, name, sizeof name, NULL);
    size_t vertices = 0, triangles = 0, parts = 0, meshes = 0;
    for (size_t i = 0; i < scene->mesh_count; i++) {
        if (!scene->meshes[i].mesh)
            continue;
        meshes++;
        vertices += scene->meshes[i].desc.vertex_count;
        triangles += scene->meshes[i].desc.index_count / 3;
        parts += glskin_mesh_part_count(scene->meshes[i].mesh);
    }
    double shown = viewer->time_ms;
    if (length > 0 && shown > length)
        shown -= length * (double)(long long)(shown / length);
    add(text, "%s  %s %u\n", scene->info.name, scene->info.format, scene->info.version);
    add(text, "%s  %.0f of %.0f ms  x%g%s\n", name, shown, length, viewer->speed, viewer->playing ? "" : "  paused");
    add(text, "%zu vertices  %zu triangles  %zu bones  %zu meshes in %zu parts  x%zu\n", vertices, triangles,
        scene->info.bone_count, meshes, parts, scene->copy_count);
}

void hud_draw(struct viewer *viewer) {
    static struct text text; /* too large for small stacks; one window draws at a time */
    const GladGLContext *gl = &viewer->gl;
    glskin_caps caps = glskin_device_caps(viewer->device);
    float scale = viewer->window.height >= 1400 ? 3 : viewer->window.height >= 500 ? 2 : 1;
    mat4 pixels;
    overlay_pixels(viewer->window.width, viewer->window.height, pixels);
    text.used = 0;
    if (viewer->layers[LAYER_HUD]) {
        if (viewer->model)
            add_model(viewer, &text);
        add(&text, "%s path  frame %.1f ms  skinning %.2f ms\n", glskin_path_name(caps.path), viewer->frame_ms,
            viewer->skin_ms);
        if (viewer->layers[LAYER_DIFFERENCE])
            add(&text, "worst difference from the CPU: %.1e of the model's size\n", (double)viewer->worst_error);
        add(&text, "%s  OpenGL %d.%d  (H: keys)", caps.renderer, caps.gl_version / 10, caps.gl_version % 10);
        panel(viewer, 6 * scale, 6 * scale, scale, white, text.bytes);
    }
    if (viewer->layers[LAYER_HELP]) {
        float right = (float)viewer->window.width - 250 * scale;
        keys_describe(true, false, text.bytes, sizeof text.bytes);
        panel(viewer, right - 50 * scale, 6 * scale, scale, white, text.bytes);
        keys_describe(false, true, text.bytes, sizeof text.bytes);
        panel(viewer, right, 6 * scale, scale, white, text.bytes);
    }
    if (viewer->message[0]) {
        text.used = 0; /* wrapped to the window: the font has one size a letter, near enough */
        size_t across = (size_t)((float)viewer->window.width / (6.5f * scale));
        for (size_t i = 0; viewer->message[i]; i++)
            add(&text, i && across && i % across == 0 ? "\n%c" : "%c", viewer->message[i]);
        panel(viewer, 6 * scale, (float)viewer->window.height - (float)lines_of(text.bytes) * 12 * scale - 4 * scale,
              scale, red, text.bytes);
    }
    gl->Enable(GL_BLEND);
    gl->BlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    overlay_draw(&viewer->overlay, GL_TRIANGLES, pixels);
    gl->Disable(GL_BLEND);
}
