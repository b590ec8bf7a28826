/* `glskin view`: a model in a window. */
#define _POSIX_C_SOURCE 200809L
#include "tool/commands.h"
#include "tool/view/viewer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct view_options {
    const char *model;
    int width, height;
    bool list;
    const char **roots;
};

static void print_help(void) {
    char keys[3000];
    keys_describe(true, true, keys, sizeof keys);
    printf(
        "Usage: glskin view MODEL [OPTIONS]\n\n"
        "Shows a model in a window: any of the formats that glskin reads. Drag with the left button to turn it, with\n"
        "the right one (or Shift) to move it; the wheel zooms. A file that is dragged in is loaded, and one that\n"
        "changes is loaded again. What is wrong with a file is said in the window and here.\n\n"
        "Keys:\n%s\n\n"
        "  --root DIR          where the game's textures lie, besides the model's own folder; may stand repeatedly\n"
        "  --size WxH          of the window; default 1280x800\n"
        "  --paused            begin with the time standing still, at --time\n"
        "  --layers LIST       what is shown over the model from the start, comma-separated: grid, wireframe,\n"
        "                      normals, bones, influences, difference, hud, help; or none; default\n"
        "                      grid,hud\n"
        "  --crowd N           that many copies, 1 to 1000, each at a time of its own\n"
        "  --screenshot FILE   save the first frame as a PNG and leave\n"
        "  --list              print sequences, geosets and materials, and open no window\n"
        "  --help              this text\n\n"
        "%s%s"
        "Exit codes: 0 ok, 2 wrong usage, 3 bad input file, 4 no window with OpenGL\n",
        keys, selection_help, device_help);
}

static const char *const layer_names[LAYER_COUNT] = {"grid",       "wireframe",  "normals", "bones",
                                                     "influences", "difference", "hud",     "help"};

static bool parse_layers(const char *text, bool layers[LAYER_COUNT]) {
    memset(layers, 0, LAYER_COUNT * sizeof *layers);
    if (strcmp(text, "none") == 0)
        return true;
    while (*text) {
        size_t length = strcspn(text, ","), i = 0;
        while (i < LAYER_COUNT && (strlen(layer_names[i]) != length || memcmp(layer_names[i], text, length) != 0))
            i++;
        if (i == LAYER_COUNT)
            return false;
        layers[i] = true;
        text += length;
        text += *text == ',';
    }
    return true;
}

static bool parse_size(const char *text, struct view_options *out) {
    char rest;
    return sscanf(text, "%dx%d%c", &out->width, &out->height, &rest) == 2 && out->width >= 64 && out->height >= 64 &&
           out->width <= 16384 && out->height <= 16384;
}

static int bad_value(const char *option, const char *value, const char *wanted) {
    fprintf(stderr, "glskin view: --%s %s: expected %s\n", option, value, wanted);
    return EXIT_USAGE;
}

enum { ROOT = 1, SIZE, PAUSED, LAYERS, CROWD, SCREENSHOT, LIST, HELP };

static int take_option(int option, const char *value, struct viewer *viewer, struct view_options *out) {
    double number = 0;
    switch (option) {
    case ROOT: out->roots[viewer->root_count++] = value; return EXIT_OK;
    case SIZE: return parse_size(value, out) ? EXIT_OK : bad_value("size", value, "WIDTHxHEIGHT, 64 to 16384 each");
    case PAUSED: viewer->playing = false; return EXIT_OK;
    case LAYERS:
        return parse_layers(value, viewer->layers) ? EXIT_OK : bad_value("layers", value, "names as --help lists them");
    case CROWD:
        if (!parse_number(value, 1, 1000, &number))
            return bad_value("crowd", value, "1 to 1000");
        viewer->copies = (size_t)number;
        return EXIT_OK;
    case SCREENSHOT: viewer->screenshot_file = value; return EXIT_OK;
    case LIST: out->list = true; return EXIT_OK;
    default: return EXIT_USAGE;
    }
}

static int parse(int argc, char **argv, struct viewer *viewer, struct view_options *out, bool *help) {
    struct option options[SELECTION_OPTIONS + 9] = {
        {"root", required_argument, NULL, ROOT},   {"size", required_argument, NULL, SIZE},
        {"paused", no_argument, NULL, PAUSED},     {"layers", required_argument, NULL, LAYERS},
        {"crowd", required_argument, NULL, CROWD}, {"screenshot", required_argument, NULL, SCREENSHOT},
        {"list", no_argument, NULL, LIST},         {"help", no_argument, NULL, HELP}};
    memcpy(options + 8, selection_options, sizeof selection_options);
    for (int option; (option = getopt_long(argc, argv, "h", options, NULL)) != -1;) {
        bool known;
        if (!selection_option(&viewer->selection, option, optarg, &known))
            return EXIT_USAGE;
        if (known)
            continue;
        if (option == HELP || option == 'h') {
            *help = true;
            return EXIT_OK;
        }
        int code = take_option(option, optarg, viewer, out);
        if (code != EXIT_OK)
            return code;
    }
    if (optind != argc - 1) {
        fprintf(stderr, "glskin view: %s model was named; see glskin view --help\n",
                optind == argc ? "no" : "more than one");
        return EXIT_USAGE;
    }
    if (viewer->selection.palette) {
        fprintf(stderr, "glskin view: --palette is for skin and render\n");
        return EXIT_USAGE;
    }
    out->model = argv[optind];
    return EXIT_OK;
}

/* Frames until the user leaves. A file's changes are looked for twice a second. */
static void run(struct viewer *viewer) {
    double last = glfwGetTime(), last_look = last;
    while (window_poll(&viewer->window) && !viewer->quit) {
        double now = glfwGetTime();
        bool look = now - last_look > 0.5;
        viewer_update(viewer, (now - last) * 1000, look);
        last_look = look ? now : last_look;
        last = now;
        viewer_draw(viewer);
    }
}

static int show(struct viewer *viewer, const struct view_options *options) {
    int code = viewer_open(viewer, options->width, options->height);
    if (code == EXIT_OK) {
        glskin_caps caps = glskin_device_caps(viewer->device);
        fprintf(stderr, "path: %s\ndriver: %s, OpenGL %s\n", glskin_path_name(caps.path), caps.renderer, caps.version);
        code = viewer_load(viewer, options->model);
        /* A bad file is shown as such, for as long as the user looks; another may be dragged in. */
        if (code == EXIT_OK || (code == EXIT_BAD_INPUT && !viewer->screenshot_file)) {
            run(viewer);
            code = viewer->failed ? EXIT_CHECK_FAILED : code == EXIT_BAD_INPUT && viewer->model ? EXIT_OK : code;
        }
    }
    viewer_close(viewer);
    return code;
}

int command_view(int argc, char **argv) {
    static struct viewer viewer; /* large */
    struct view_options options = {.width = 1280, .height = 800};
    bool help = false;
    viewer = (struct viewer){
        .selection = {.command = "view", .reading = GLSKIN_READING_LENIENT}, .speed = 1, .playing = true, .copies = 1};
    viewer.camera = (struct camera){.azimuth = 40, .elevation = 18, .distance = 1, .reach = 1};
    viewer.layers[LAYER_GRID] = viewer.layers[LAYER_HUD] = true;
    options.roots = calloc((size_t)argc, sizeof *options.roots);
    int code = options.roots ? parse(argc, argv, &viewer, &options, &help) : EXIT_CHECK_FAILED;
    viewer.roots = options.roots;
    viewer.time_ms = viewer.selection.time_ms;
    viewer.global_ms = viewer.selection.has_global_time ? viewer.selection.global_time_ms : viewer.time_ms;
    viewer.screenshot = viewer.screenshot_file;
    if (help)
        print_help();
    else if (code == EXIT_OK)
        code = options.list ? view_list(&viewer.selection, options.model) : show(&viewer, &options);
    free(options.roots);
    return code;
}
