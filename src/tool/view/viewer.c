/* The viewer's state: loading, paths, copies, sequences and time. */
#define _POSIX_C_SOURCE 200809L
#include "tool/view/viewer.h"

#include "tool/commands.h"
#include "tool/input.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The first eight are those of the game's players. */
static const float team_colors[][3] = {{1.0f, 0.01f, 0.01f}, {0.0f, 0.26f, 1.0f}, {0.11f, 0.9f, 0.73f},
                                       {0.33f, 0.0f, 0.51f}, {1.0f, 0.99f, 0.0f}, {1.0f, 0.54f, 0.05f},
                                       {0.13f, 0.75f, 0.0f}, {0.9f, 0.36f, 0.69f}};
static const float backgrounds[][3] = {
    {0.36f, 0.38f, 0.42f}, {0.08f, 0.09f, 0.1f}, {0.85f, 0.86f, 0.88f}, {0.15f, 0.3f, 0.15f}};
enum { TEAMS = sizeof team_colors / sizeof *team_colors, BACKGROUNDS = sizeof backgrounds / sizeof *backgrounds };

/* The library's messages, for the window as well as the terminal. */
static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct viewer *viewer = user;
    const glskin_host terminal = selection_host(&viewer->selection);
    terminal.message(terminal.user, severity, code, text);
    bool silent = severity == GLSKIN_SEVERITY_NOTE || (viewer->message[0] && severity != GLSKIN_SEVERITY_ERROR);
    if (!silent)
        snprintf(viewer->message, sizeof viewer->message, "%s", text);
}

static glskin_host viewer_host(struct viewer *viewer) {
    return (glskin_host){.message = hear, .user = viewer};
}

static glskin_result open_device(struct viewer *viewer) {
    const glskin_device_desc desc = {.host = viewer_host(viewer),
                                     .get_proc = window_proc,
                                     .path = viewer->selection.path,
                                     .normals = viewer->selection.normals,
                                     .limits = viewer->selection.limits};
    return glskin_device_create(&desc, &viewer->device);
}

static glskin_result open_scene(struct viewer *viewer) {
    const glskin_host host = viewer_host(viewer);
    glskin_result result =
        scene_open(&viewer->scene, &viewer->gl, viewer->device, &host, viewer->model, &viewer->texture_roots);
    if (result == GLSKIN_OK) {
        scene_set_team_color(&viewer->scene, team_colors[viewer->team]);
        viewer_set_copies(viewer, viewer->copies);
        viewer_pose(viewer);
    }
    return result;
}

static void close_model(struct viewer *viewer) {
    scene_close(&viewer->scene);
    glskin_model_destroy(viewer->model);
    texture_roots_close(&viewer->texture_roots);
    viewer->model = NULL;
}

static int choose_sequence(struct viewer *viewer) {
    size_t count = glskin_model_info_get(viewer->model).sequence_count;
    viewer->sequence = count ? 0 : GLSKIN_SEQUENCE_NONE;
    return viewer->selection.sequence ? model_find_sequence(&viewer->selection, viewer->model, &viewer->sequence)
                                      : EXIT_OK;
}

static int load_bytes(struct viewer *viewer, const void *bytes, size_t size) {
    const glskin_host host = viewer_host(viewer);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){
            .bytes = bytes, .size = size, .name = viewer->file, .host = &host, .reading = viewer->selection.reading},
        &viewer->model);
    if (result != GLSKIN_OK)
        return exit_code_of(result);
    int code = choose_sequence(viewer);
    if (code != EXIT_OK)
        return code;
    if (!texture_roots_open(&viewer->texture_roots, viewer->file, viewer->roots, viewer->root_count))
        return EXIT_CHECK_FAILED;
    result = open_scene(viewer);
    if (result != GLSKIN_OK)
        return exit_code_of(result);
    viewer_frame(viewer);
    return EXIT_OK;
}

int viewer_load(struct viewer *viewer, const char *file) {
    char title[sizeof viewer->file + 16];
    struct stat status;
    size_t size = 0;
    close_model(viewer);
    viewer->message[0] = '\0';
    if (file != viewer->file)
        snprintf(viewer->file, sizeof viewer->file, "%s", file);
    snprintf(title, sizeof title, "%s - glskin", viewer->file);
    glfwSetWindowTitle(viewer->window.glfw, title);
    viewer->file_time = stat(viewer->file, &status) == 0 ? status.st_mtime : 0;
    viewer->file_size = viewer->file_time ? status.st_size : 0;
    unsigned char *bytes = input_read(viewer->file, &size);
    if (!bytes) {
        snprintf(viewer->message, sizeof viewer->message, "%.1000s: %s", viewer->file, strerror(errno));
        fprintf(stderr, "glskin view: %s\n", viewer->message);
        return EXIT_BAD_INPUT;
    }
    int code = load_bytes(viewer, bytes, size);
    free(bytes);
    if (code != EXIT_OK)
        close_model(viewer);
    return code;
}

void viewer_use_path(struct viewer *viewer, glskin_path path) {
    glskin_path before = glskin_device_caps(viewer->device).path;
    if (path == before)
        return;
    glskin_path_report report;
    if (glskin_device_test_path(viewer->device, path, &report) != GLSKIN_OK || !report.available) {
        snprintf(viewer->message, sizeof viewer->message, "the %s path is not available here: %s",
                 glskin_path_name(path), report.reason);
        return;
    }
    scene_close(&viewer->scene);
    glskin_device_destroy(viewer->device);
    viewer->device = NULL;
    viewer->selection.path = path;
    glskin_result result = open_device(viewer);
    if (result == GLSKIN_OK && viewer->model)
        result = open_scene(viewer);
    if (result == GLSKIN_OK)
        return;
    fprintf(stderr, "glskin view: the %s path failed; leaving\n", glskin_path_name(path));
    viewer->quit = viewer->failed = true;
}

void viewer_set_copies(struct viewer *viewer, size_t copies) {
    viewer->copies = copies;
    if (!viewer->model)
        return;
    vec3 size;
    glm_vec3_sub(viewer->scene.info.bounds_max, viewer->scene.info.bounds_min, size);
    if (scene_set_copies(&viewer->scene, copies, fmaxf(fmaxf(size[0], size[1]), 1e-3f) * 1.1f) != GLSKIN_OK)
        viewer->copies = viewer->scene.copy_count;
}

double viewer_sequence_length(const struct viewer *viewer, char *name, size_t name_size, bool *looping) {
    glskin_sequence sequence = {.name = "bind pose"};
    if (viewer->model && viewer->sequence != GLSKIN_SEQUENCE_NONE)
        glskin_model_sequence(viewer->model, viewer->sequence, &sequence);
    if (name)
        snprintf(name, name_size, "%s", sequence.name);
    if (looping)
        *looping = sequence.looping;
    return (double)(sequence.end - sequence.start);
}

/* Through the bind pose, which comes before the first. */
void viewer_step_sequence(struct viewer *viewer, int step) {
    if (!viewer->model)
        return;
    size_t count = viewer->scene.info.sequence_count + 1;
    size_t at = viewer->sequence == GLSKIN_SEQUENCE_NONE ? 0 : viewer->sequence + 1;
    at = (at + count + (size_t)(step > 0 ? 1 : count - 1)) % count;
    viewer->sequence = at ? at - 1 : GLSKIN_SEQUENCE_NONE;
    viewer->time_ms = 0;
}

/* Each copy of a crowd is at a time of its own: a golden-ratio share of the sequence apart, so that no two agree. */
void viewer_pose(struct viewer *viewer) {
    float camera[4];
    double length = viewer_sequence_length(viewer, NULL, 0, NULL);
    camera_orientation(&viewer->camera, camera);
    for (size_t i = 0; viewer->model && i < viewer->scene.copy_count; i++) {
        double offset = fmod((double)i * 0.6180339887498949, 1) * length;
        double time = viewer->copies > 1 && length > 0 ? fmod(viewer->time_ms + offset, length) : viewer->time_ms;
        glskin_pose_desc desc = {
            .sequence = viewer->sequence, .time_ms = time, .global_time_ms = viewer->global_ms + offset};
        memcpy(desc.camera, camera, sizeof camera);
        if (scene_pose(&viewer->scene, i, &desc) != GLSKIN_OK)
            return;
    }
}

void viewer_frame(struct viewer *viewer) {
    if (!viewer->model)
        return;
    size_t vertices = scene_vertex_count(&viewer->scene), copies = viewer->scene.copy_count, kept = 0;
    vec3 *points = malloc((vertices * copies + 1) * sizeof *points);
    viewer_pose(viewer);
    for (size_t i = 0; points && i < copies; i++) {
        if (scene_points(&viewer->scene, i, points + kept, NULL) != GLSKIN_OK)
            break;
        for (size_t v = 0, first = kept; v < vertices; v++) {
            vec3 placed;
            glm_mat4_mulv3(viewer->scene.copies[i].place, points[first + v], 1, placed);
            if (isfinite(placed[0]) && isfinite(placed[1]) && isfinite(placed[2]))
                glm_vec3_copy(placed, points[kept++]);
        }
    }
    if (points && kept)
        camera_frame(&viewer->camera, (float)viewer->window.width / (float)viewer->window.height, (const vec3 *)points,
                     kept);
    free(points);
}

void viewer_next_team(struct viewer *viewer) {
    viewer->team = (viewer->team + 1) % TEAMS;
    if (viewer->model)
        scene_set_team_color(&viewer->scene, team_colors[viewer->team]);
}

void viewer_next_background(struct viewer *viewer) {
    viewer->background = (viewer->background + 1) % BACKGROUNDS;
}

const float *viewer_background(const struct viewer *viewer) {
    return backgrounds[viewer->background];
}

int viewer_open(struct viewer *viewer, int width, int height) {
    char why[400];
    struct context_version version = viewer->selection.version;
    if (!version.major && viewer->selection.limits.gl_version && viewer->selection.limits.gl_version < 33)
        version = (struct context_version){2, 1};
    if (!window_open(&viewer->window, version, width, height, why, sizeof why) ||
        !gladLoadGLContext(&viewer->gl, (GLADloadfunc)glfwGetProcAddress)) {
        fprintf(stderr, "glskin view: no window with OpenGL: %s\n",
                viewer->window.glfw ? "the context has no functions" : why);
        return EXIT_NO_GL;
    }
    int code = exit_code_of(open_device(viewer));
    if (code == EXIT_OK && !overlay_open(&viewer->gl, &viewer->overlay, why, sizeof why)) {
        fprintf(stderr, "glskin view: the driver refuses the overlay's shaders: %s\n", why);
        code = EXIT_NO_GL;
    }
    return code;
}

void viewer_close(struct viewer *viewer) {
    close_model(viewer);
    overlay_close(&viewer->overlay);
    glskin_device_destroy(viewer->device);
    window_close(&viewer->window);
}

/* Reload on change: a file that is being written is loaded once its time has stood still for a poll. */
static void reload_if_changed(struct viewer *viewer) {
    struct stat status;
    if (stat(viewer->file, &status) != 0 ||
        (status.st_mtime == viewer->file_time && status.st_size == viewer->file_size))
        return;
    bool shown = viewer->model;
    struct camera camera = viewer->camera;
    double time_ms = viewer->time_ms;
    size_t sequence = viewer->sequence;
    if (viewer_load(viewer, viewer->file) != EXIT_OK || !shown)
        return;
    viewer->camera = camera;
    viewer->time_ms = time_ms;
    if (sequence < viewer->scene.info.sequence_count)
        viewer->sequence = sequence;
}

static void move_camera(struct viewer *viewer) {
    const struct window *window = &viewer->window;
    struct camera *camera = &viewer->camera;
    vec3 axes[3];
    camera->azimuth = fmodf(camera->azimuth - window->orbit[0] * 0.4f, 360);
    camera->elevation = glm_clamp(camera->elevation + window->orbit[1] * 0.4f, -89.9f, 89.9f);
    camera_axes(camera, axes);
    float step = camera->distance / (float)(window->height > 0 ? window->height : 1) * 0.53f; /* 2 tan 15 degrees */
    glm_vec3_muladds(axes[0], -window->pan[0] * step, camera->target);
    glm_vec3_muladds(axes[1], window->pan[1] * step, camera->target);
    camera->distance = fmaxf(camera->distance * powf(0.88f, window->zoom), camera->reach * 1e-3f);
}

void viewer_update(struct viewer *viewer, double elapsed_ms, bool look_for_changes) {
    const struct window *window = &viewer->window;
    if (window->dropped[0])
        viewer_load(viewer, window->dropped);
    else if (look_for_changes)
        reload_if_changed(viewer);
    for (size_t i = 0; i < window->key_count; i++)
        viewer_key(viewer, window->keys[i], window->key_mods[i]);
    move_camera(viewer);
    if (viewer->playing) {
        viewer->time_ms += elapsed_ms * viewer->speed;
        viewer->global_ms += elapsed_ms * viewer->speed;
    }
    viewer->frame_ms += (elapsed_ms - viewer->frame_ms) * 0.1;
    viewer_pose(viewer);
}
