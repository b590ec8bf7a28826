/* `glskin render`: a picture of a model, framed on it, without any display. */
#define _POSIX_C_SOURCE 200809L
#include "tool/commands.h"
#include "tool/output.h"
#include "tool/picture.h"
#include "tool/selection.h"

#include <cglm/cglm.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct render_options {
    struct selection selection;
    const char *model, *output;
    int width, height;
    float azimuth, elevation; /* degrees */
};

struct scene {
    size_t count;
    glskin_mesh **meshes;
    glskin_instance **instances;
    glskin_instance **of_batches; /* [batch_count] the instances, NULL where a batch has no vertices */
    glskin_draw *draws;           /* room for twice draw_limit: sorting takes half of it */
    glskin_surface *surfaces;
    size_t draw_limit, draw_count;
    vec3 *points; /* every posed vertex that has a finite place */
    size_t point_count;
};

static void print_help(void) {
    printf(
        "Usage: glskin render MODEL -o OUT.png [OPTIONS]\n\n"
        "Draws a model in the pose that is asked for, its materials without their textures, framed on what is there,\n"
        "into a PNG file. No display is needed. Prints the path and the driver.\n\n"
        "  -o, --output FILE   the picture; - is standard output. Required\n"
        "  --size WxH          default 800x600\n"
        "  --camera AZIMUTH,ELEVATION\n"
        "                      degrees: where the camera stands, turned from the model's front (+X) towards its left\n"
        "                      (+Y), and above its feet; default 40,18\n"
        "  --help              this text\n\n"
        "%s%s"
        "Try:\n"
        "  glskin render wyrm.mdx -o wyrm.png --sequence Walk --time 400\n"
        "  glskin render wyrm.mdx -o side.png --camera 90,10 --path uniform\n\n"
        "Exit codes: 0 ok, 2 wrong usage, 3 bad input file, 4 no usable OpenGL\n",
        selection_help, device_help);
}

static bool parse_size(const char *text, struct render_options *out) {
    char rest;
    return sscanf(text, "%dx%d%c", &out->width, &out->height, &rest) == 2 && out->width >= 1 && out->height >= 1 &&
           out->width <= 16384 && out->height <= 16384;
}

static bool parse_camera(const char *text, struct render_options *out) {
    char rest;
    return sscanf(text, "%f,%f%c", &out->azimuth, &out->elevation, &rest) == 2 && isfinite(out->azimuth) &&
           isfinite(out->elevation) && fabsf(out->elevation) <= 90;
}

static int bad_value(const char *option, const char *value, const char *wanted) {
    fprintf(stderr, "glskin render: --%s %s: expected %s\n", option, value, wanted);
    return EXIT_USAGE;
}

static int parse(int argc, char **argv, struct render_options *out, bool *help) {
    enum { SIZE = 1, CAMERA, HELP };
    struct option options[SELECTION_OPTIONS + 5] = {{"size", required_argument, NULL, SIZE},
                                                    {"camera", required_argument, NULL, CAMERA},
                                                    {"output", required_argument, NULL, 'o'},
                                                    {"help", no_argument, NULL, HELP}};
    memcpy(options + 4, selection_options, sizeof selection_options);
    *out = (struct render_options){.selection = {.command = "render", .reading = GLSKIN_READING_LENIENT},
                                   .width = 800,
                                   .height = 600,
                                   .azimuth = 40,
                                   .elevation = 18};
    for (int option; (option = getopt_long(argc, argv, "o:h", options, NULL)) != -1;) {
        bool known;
        if (!selection_option(&out->selection, option, optarg, &known))
            return EXIT_USAGE;
        if (known)
            continue;
        if (option == 'o') {
            out->output = optarg;
        } else if (option == SIZE) {
            if (!parse_size(optarg, out))
                return bad_value("size", optarg, "WIDTHxHEIGHT, 1 to 16384 each");
        } else if (option == CAMERA) {
            if (!parse_camera(optarg, out))
                return bad_value("camera", optarg, "AZIMUTH,ELEVATION in degrees, the elevation from -90 to 90");
        } else if (option == HELP || option == 'h') {
            *help = true;
            return EXIT_OK;
        } else {
            return EXIT_USAGE;
        }
    }
    if (optind != argc - 1 || !out->output) {
        fprintf(stderr, "glskin render: %s; see glskin render --help\n",
                optind == argc      ? "no model was named"
                : optind < argc - 1 ? "more than one model was named"
                                    : "-o says where the picture goes, and is missing");
        return EXIT_USAGE;
    }
    out->model = argv[optind];
    return EXIT_OK;
}

static void scene_close(struct scene *scene) {
    for (size_t i = 0; i < scene->count; i++) {
        if (scene->instances)
            glskin_instance_destroy(scene->instances[i]);
        if (scene->meshes)
            glskin_mesh_destroy(scene->meshes[i]);
    }
    free(scene->instances);
    free(scene->meshes);
    free(scene->of_batches);
    free(scene->draws);
    free(scene->surfaces);
    free(scene->points);
    memset(scene, 0, sizeof *scene);
}

/* Adds the posed vertices of a mesh to the scene's points; the CPU skins them, so that every path frames alike. */
static glskin_result add_points(const glskin_host *host, const glskin_mesh_desc *mesh, const glskin_bone *bones,
                                struct scene *scene) {
    vec3 *grown = realloc(scene->points, (scene->point_count + mesh->vertex_count) * sizeof *grown);
    if (!grown)
        return GLSKIN_ERROR_OUT_OF_MEMORY;
    scene->points = grown;
    vec3 *added = grown + scene->point_count;
    glskin_result result = glskin_skin_cpu(host, mesh, bones, GLSKIN_NORMALS_EXACT, added[0], NULL);
    for (size_t v = 0; result == GLSKIN_OK && v < mesh->vertex_count; v++)
        if (isfinite(added[v][0]) && isfinite(added[v][1]) && isfinite(added[v][2]))
            glm_vec3_copy(added[v], grown[scene->point_count++]);
    return result;
}

static glskin_result add_batch(glskin_device *device, const struct posed_model *posed, size_t index,
                               const glskin_host *host, struct scene *scene) {
    glskin_batch batch;
    glskin_result result = glskin_model_batch(posed->model, index, &batch);
    if (result != GLSKIN_OK || batch.mesh.vertex_count == 0)
        return result;
    if (batch.same_mesh != index) {
        scene->of_batches[index] = scene->of_batches[batch.same_mesh];
        return GLSKIN_OK;
    }
    result = add_points(host, &batch.mesh, posed->bones, scene);
    if (result == GLSKIN_OK)
        result = glskin_mesh_create(device, &batch.mesh, &scene->meshes[scene->count]);
    if (result != GLSKIN_OK)
        return result;
    glskin_instance **instance = &scene->instances[scene->count];
    result = glskin_instance_create(scene->meshes[scene->count], instance);
    if (result == GLSKIN_OK)
        result = glskin_instance_set_bones(*instance, posed->bones->row[0], GLSKIN_ROWS_3X4);
    scene->count++;
    scene->of_batches[index] = *instance;
    return result;
}

/* The finest level of detail that the model has. */
static int32_t finest_level(const struct posed_model *posed) {
    int32_t finest = INT32_MAX;
    glskin_geoset geoset;
    for (size_t i = 0; i < posed->info.geoset_count; i++)
        if (glskin_model_geoset(posed->model, i, &geoset) == GLSKIN_OK && geoset.lod >= 0 && geoset.lod < finest)
            finest = geoset.lod;
    return finest;
}

static int scene_open(const struct render_options *options, const struct tool_device *device,
                      const struct posed_model *posed, struct scene *out) {
    const glskin_host host = selection_host(&options->selection);
    size_t batches = posed->info.batch_count;
    memset(out, 0, sizeof *out);
    out->meshes = calloc(batches + 1, sizeof *out->meshes);
    out->instances = calloc(batches + 1, sizeof *out->instances);
    out->of_batches = calloc(batches + 1, sizeof *out->of_batches);
    out->draw_limit = glskin_model_draw_limit(posed->model);
    out->draws = calloc(out->draw_limit * 2 + 1, sizeof *out->draws);
    out->surfaces = calloc(out->draw_limit + 1, sizeof *out->surfaces);
    if (!out->meshes || !out->instances || !out->of_batches || !out->draws || !out->surfaces)
        return EXIT_CHECK_FAILED;
    for (size_t i = 0; i < batches; i++) {
        glskin_result result = add_batch(device->device, posed, i, &host, out);
        if (result != GLSKIN_OK)
            return exit_code_of(result);
    }
    const glskin_draw_sources sources = {.instances = out->of_batches, .lod = finest_level(posed)};
    glskin_result result =
        glskin_pose_draws(posed->pose, &sources, out->draws, out->surfaces, out->draw_limit, &out->draw_count);
    if (result != GLSKIN_OK)
        return exit_code_of(result);
    if (out->point_count == 0) {
        fprintf(stderr, "glskin render: %s: nothing to draw: the model has no vertices with finite places\n",
                options->model);
        return EXIT_BAD_INPUT;
    }
    return EXIT_OK;
}

/* The camera's axes in the model's space: right, up, and back towards the eye. */
static void camera_axes(const struct render_options *options, vec3 right, vec3 up, vec3 back) {
    float azimuth = glm_rad(options->azimuth), elevation = glm_rad(options->elevation);
    glm_vec3_copy((vec3){cosf(azimuth) * cosf(elevation), sinf(azimuth) * cosf(elevation), sinf(elevation)}, back);
    glm_vec3_copy((vec3){-sinf(azimuth), cosf(azimuth), 0}, right);
    glm_vec3_cross(back, right, up);
}

/* Where every point of the scene just fits into the picture with a margin: the box of the points along the camera's
 * axes is centred, and the eye moves back until the widest point is inside. */
static void make_view(const struct render_options *options, const struct scene *scene, mat4 out) {
    const float margin = 1.06f, vertical = glm_rad(30.0f);
    float aspect = (float)options->width / (float)options->height;
    float slope[2] = {tanf(vertical / 2) * aspect / margin, tanf(vertical / 2) / margin};
    vec3 axes[3], low = {INFINITY, INFINITY, INFINITY}, high = {-INFINITY, -INFINITY, -INFINITY}, center;
    camera_axes(options, axes[0], axes[1], axes[2]);
    for (size_t i = 0; i < scene->point_count; i++)
        for (int axis = 0; axis < 3; axis++) {
            low[axis] = fminf(low[axis], glm_vec3_dot(scene->points[i], axes[axis]));
            high[axis] = fmaxf(high[axis], glm_vec3_dot(scene->points[i], axes[axis]));
        }
    glm_vec3_center(low, high, center);
    float distance = 0, depth = fmaxf(high[2] - low[2], 1e-6f);
    for (size_t i = 0; i < scene->point_count; i++)
        for (int axis = 0; axis < 2; axis++) {
            float side = fabsf(glm_vec3_dot(scene->points[i], axes[axis]) - center[axis]);
            distance = fmaxf(distance, glm_vec3_dot(scene->points[i], axes[2]) - center[2] + side / slope[axis]);
        }
    distance = fmaxf(distance, depth);
    mat4 projection, view = GLM_MAT4_IDENTITY_INIT;
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++)
            view[column][row] = axes[row][column];
        view[3][row] = -center[row];
    }
    view[3][2] -= distance;
    float farthest = distance + depth, nearest = fmaxf(distance - depth, farthest * 1e-3f);
    glm_perspective(vertical, aspect, nearest, farthest, projection);
    glm_mat4_mul(projection, view, out);
}

static glskin_result draw(const struct render_options *options, const struct tool_device *device,
                          const struct scene *scene) {
    mat4 view_projection;
    make_view(options, scene, view_projection);
    device->gl.ClearColor(0.36f, 0.38f, 0.42f, 1);
    device->gl.Clear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glskin_sort_draws(scene->draws, scene->draws + scene->draw_limit, scene->draw_count, view_projection[0]);
    const glskin_pass pass = {.view_projection = view_projection[0]};
    glskin_result result = glskin_frame_begin(device->device);
    if (result != GLSKIN_OK)
        return result;
    result = glskin_draw_instances(device->device, &pass, scene->draws, scene->draw_count);
    glskin_result ended = glskin_frame_end(device->device);
    return result == GLSKIN_OK ? ended : result;
}

static int write_picture(const struct render_options *options, const struct tool_device *device,
                         const struct picture *picture) {
    char why[128] = "out of memory";
    size_t size = 0;
    unsigned char *pixels = picture_read(&device->gl, picture);
    void *png = pixels ? picture_png(pixels, picture->width, picture->height, &size, why, sizeof why) : NULL;
    int code = EXIT_CHECK_FAILED;
    if (png)
        code = output_write("render", options->output, png, size);
    else
        fprintf(stderr, "glskin render: %s: %s\n", options->output, why);
    free(png);
    free(pixels);
    return code;
}

static int render(const struct render_options *options, const struct tool_device *device,
                  const struct posed_model *posed) {
    struct scene scene;
    struct picture picture;
    char why[160];
    int code = scene_open(options, device, posed, &scene);
    if (code == EXIT_OK && !picture_open(&device->gl, options->width, options->height, &picture, why, sizeof why)) {
        fprintf(stderr, "glskin render: %s\n", why);
        code = EXIT_NO_GL;
    } else if (code == EXIT_OK) {
        code = exit_code_of(draw(options, device, &scene));
        if (code == EXIT_OK)
            code = write_picture(options, device, &picture);
        picture_close(&device->gl, &picture);
    }
    scene_close(&scene);
    return code;
}

int command_render(int argc, char **argv) {
    struct render_options options;
    bool help = false;
    int code = parse(argc, argv, &options, &help);
    if (code != EXIT_OK)
        return code;
    if (help) {
        print_help();
        return EXIT_OK;
    }
    struct posed_model posed;
    struct tool_device device = {0};
    code = posed_model_open(&options.selection, options.model, &posed);
    if (code == EXIT_OK)
        code = tool_device_open(&options.selection, &device);
    if (code == EXIT_OK) {
        tool_device_report(&device);
        code = render(&options, &device, &posed);
    }
    tool_device_close(&device);
    posed_model_close(&posed);
    return code;
}
