/* A frame of the viewer. */
#define _POSIX_C_SOURCE 200809L
#include "tool/view/viewer.h"

#include "tool/output.h"
#include "tool/picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now_ms(void) {
    return glfwGetTime() * 1000;
}

static void draw_model(struct viewer *viewer, mat4 view_projection) {
    struct scene *scene = &viewer->scene;
    const GladGLContext *gl = &viewer->gl;
    double before = now_ms();
    if (glskin_frame_begin(viewer->device) != GLSKIN_OK)
        return;
    if (scene_skin(scene) == GLSKIN_OK) {
        viewer->skin_ms += (now_ms() - before - viewer->skin_ms) * 0.1;
        if (viewer->layers[LAYER_WIREFRAME])
            gl->PolygonMode(GL_FRONT_AND_BACK, GL_LINE);
        /* The colours of these layers stand where the first copy would. */
        scene_draw(scene, viewer->layers[LAYER_DIFFERENCE] || viewer->layers[LAYER_INFLUENCES], view_projection);
        gl->PolygonMode(GL_FRONT_AND_BACK, GL_FILL);
    }
    glskin_frame_end(viewer->device);
}

static void save(struct viewer *viewer) {
    char name[64], why[128] = "out of memory";
    const GladGLContext *gl = &viewer->gl;
    size_t width = (size_t)viewer->window.width, height = (size_t)viewer->window.height, size = 0;
    unsigned char *drawn = malloc(width * height * 4), *turned = malloc(width * height * 4);
    snprintf(name, sizeof name, "glskin-%03u.png", ++viewer->screenshots);
    const char *file = viewer->screenshot_file ? viewer->screenshot_file : name;
    if (drawn && turned) {
        gl->PixelStorei(GL_PACK_ALIGNMENT, 4);
        gl->ReadPixels(0, 0, viewer->window.width, viewer->window.height, GL_RGBA, GL_UNSIGNED_BYTE, drawn);
        for (size_t y = 0; y < height; y++)
            for (size_t i = 0; i < width * 4; i++) /* a window's alpha means nothing */
                turned[y * width * 4 + i] = i % 4 == 3 ? 255 : drawn[(height - 1 - y) * width * 4 + i];
    }
    void *png = drawn && turned
                    ? picture_png(turned, viewer->window.width, viewer->window.height, &size, why, sizeof why)
                    : NULL;
    if (!png)
        snprintf(viewer->message, sizeof viewer->message, "%s: %s", file, why);
    else if (output_write("view", file, png, size) == 0)
        snprintf(viewer->message, sizeof viewer->message, "saved %s", file);
    else
        snprintf(viewer->message, sizeof viewer->message, "%s: not saved; the terminal says why", file);
    free(png);
    free(drawn);
    free(turned);
}

void viewer_draw(struct viewer *viewer) {
    const GladGLContext *gl = &viewer->gl;
    const float *background = viewer_background(viewer);
    mat4 view_projection;
    float aspect = (float)viewer->window.width / (float)(viewer->window.height > 0 ? viewer->window.height : 1);
    gl->Viewport(0, 0, viewer->window.width, viewer->window.height);
    gl->ClearColor(background[0], background[1], background[2], 1);
    gl->Clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    gl->Enable(GL_DEPTH_TEST);
    if (viewer->model) {
        camera_view_projection(&viewer->camera, aspect, view_projection);
        draw_model(viewer, view_projection);
        layers_draw(viewer, view_projection);
    }
    gl->Disable(GL_DEPTH_TEST);
    hud_draw(viewer);
    if (viewer->screenshot) {
        viewer->screenshot = false;
        save(viewer);
        viewer->quit = viewer->quit || viewer->screenshot_file;
    }
    glfwSwapBuffers(viewer->window.glfw);
}
