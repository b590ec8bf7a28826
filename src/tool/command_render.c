/* `glskin render`: pictures of a model, framed on it, without any display. */
#define _POSIX_C_SOURCE 200809L
#include "tool/commands.h"
#include "tool/render/render.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_help(void) {
    printf(
        "Usage: glskin render MODEL -o OUT.png [OPTIONS]\n\n"
        "Draws a model in the pose that is asked for, with its materials, framed on what is there, into a PNG file. "
        "No\n"
        "display is needed. Prints the path and the driver.\n\n"
        "  -o, --output FILE   the picture; - is standard output. With a %%d in its name (as walk-%%03d.png) every\n"
        "                      frame is a file of its own. Required\n"
        "  --size WxH          of a frame; default 800x600, or 320x240 where there are several\n"
        "  --camera AZIMUTH,ELEVATION\n"
        "                      degrees: where the camera stands, turned from the model's front (+X) towards its left\n"
        "                      (+Y), and above its feet; default 40,18\n"
        "  --frames N          N moments across the sequence, on one contact sheet\n"
        "  --all-sequences     every sequence, a row each, of --frames moments (default 8)\n"
        "  --turntable N       N sides of one moment, once round\n"
        "  --apng              these as one animated PNG, not a sheet\n"
        "  --paths             the same frame on every path, and below each what differs from the CPU's, 32 times as\n"
        "                      bright; exit code 1 where over 0.1 %% of the pixels differ by more than 2/255\n"
        "  --background WHAT   a colour as RRGGBB, or checker; default 5C616B\n"
        "  --transparent       no background\n"
        "  --root DIR          where the game's textures lie, besides the model's own folder; may stand repeatedly\n"
        "  --help              this text\n\n"
        "%s%s"
        "Try:\n"
        "  glskin render wyrm.mdx -o wyrm.png --sequence Walk --time 400\n"
        "  glskin render wyrm.mdx -o sheet.png --all-sequences\n"
        "  glskin render wyrm.mdx -o walk.png --sequence Walk --frames 24 --apng\n\n"
        "Exit codes: 0 ok, 1 paths differ, 2 wrong usage, 3 bad input file, 4 no usable OpenGL\n",
        selection_help, device_help);
}

static int bad_value(const char *option, const char *value, const char *wanted) {
    fprintf(stderr, "glskin render: --%s %s: expected %s\n", option, value, wanted);
    return EXIT_USAGE;
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

static bool parse_background(const char *text, struct render_options *out) {
    unsigned red, green, blue;
    char rest;
    if (strcmp(text, "checker") == 0) {
        out->background = BACKGROUND_CHECKER;
        return true;
    }
    out->background = BACKGROUND_COLOR;
    if (strlen(text) != 6 || sscanf(text, "%2x%2x%2x%c", &red, &green, &blue, &rest) != 3)
        return false;
    out->color[0] = (float)red / 255;
    out->color[1] = (float)green / 255;
    out->color[2] = (float)blue / 255;
    return true;
}

static bool parse_count(const char *text, size_t *out) {
    double number;
    if (!parse_number(text, 1, 1000, &number) || number != floor(number))
        return false;
    *out = (size_t)number;
    return true;
}

enum { SIZE = 1, CAMERA, FRAMES, ALL, TURNTABLE, APNG, PATHS, BACKGROUND, TRANSPARENT, ROOT, HELP };

static const struct option own_options[] = {{"size", required_argument, NULL, SIZE},
                                            {"camera", required_argument, NULL, CAMERA},
                                            {"frames", required_argument, NULL, FRAMES},
                                            {"all-sequences", no_argument, NULL, ALL},
                                            {"turntable", required_argument, NULL, TURNTABLE},
                                            {"apng", no_argument, NULL, APNG},
                                            {"paths", no_argument, NULL, PATHS},
                                            {"background", required_argument, NULL, BACKGROUND},
                                            {"transparent", no_argument, NULL, TRANSPARENT},
                                            {"root", required_argument, NULL, ROOT},
                                            {"output", required_argument, NULL, 'o'},
                                            {"help", no_argument, NULL, HELP}};
enum { OWN_OPTIONS = sizeof own_options / sizeof *own_options };

static int take_option(int option, const char *value, struct render_options *out) {
    switch (option) {
    case 'o': out->output = value; return EXIT_OK;
    case SIZE: return parse_size(value, out) ? EXIT_OK : bad_value("size", value, "WIDTHxHEIGHT, 1 to 16384 each");
    case CAMERA:
        return parse_camera(value, out)
                   ? EXIT_OK
                   : bad_value("camera", value, "AZIMUTH,ELEVATION in degrees, the elevation from -90 to 90");
    case FRAMES: return parse_count(value, &out->frames) ? EXIT_OK : bad_value("frames", value, "1 to 1000");
    case TURNTABLE: return parse_count(value, &out->turntable) ? EXIT_OK : bad_value("turntable", value, "1 to 1000");
    case ALL: out->all_sequences = true; return EXIT_OK;
    case APNG: out->apng = true; return EXIT_OK;
    case PATHS: out->paths = true; return EXIT_OK;
    case BACKGROUND:
        return parse_background(value, out) ? EXIT_OK
                                            : bad_value("background", value, "six hexadecimal digits, or checker");
    case TRANSPARENT: out->background = BACKGROUND_NONE; return EXIT_OK;
    case ROOT: out->roots[out->root_count++] = value; return EXIT_OK;
    default: return EXIT_USAGE;
    }
}

/* What can't stand together. NULL: nothing. */
static const char *conflict(const struct render_options *options) {
    bool several = options->frames || options->turntable || options->all_sequences;
    if (options->turntable && (options->frames || options->all_sequences))
        return "--turntable turns one moment; --frames and --all-sequences are many";
    if (options->paths && (several || options->apng))
        return "--paths compares one frame";
    if (options->apng && !several)
        return "--apng wants --frames, --all-sequences or --turntable";
    if (options->selection.palette && (options->frames || options->all_sequences))
        return "--palette is one pose; --frames and --all-sequences are many";
    if (options->apng && is_numbered(options->output))
        return "--apng is one file; the output's name has a %d";
    return NULL;
}

static int check(int argc, char **argv, struct render_options *out) {
    if (optind != argc - 1 || !out->output) {
        fprintf(stderr, "glskin render: %s; see glskin render --help\n",
                optind == argc      ? "no model was named"
                : optind < argc - 1 ? "more than one model was named"
                                    : "-o says where the picture goes, and is missing");
        return EXIT_USAGE;
    }
    const char *wrong = conflict(out);
    if (wrong) {
        fprintf(stderr, "glskin render: %s\n", wrong);
        return EXIT_USAGE;
    }
    bool several = out->frames > 1 || out->turntable > 1 || out->all_sequences;
    if (!out->width) {
        out->width = several ? 320 : 800;
        out->height = several ? 240 : 600;
    }
    out->model = argv[optind];
    return EXIT_OK;
}

static int parse(int argc, char **argv, struct render_options *out, bool *help) {
    struct option options[SELECTION_OPTIONS + OWN_OPTIONS + 1] = {{0}};
    memcpy(options, own_options, sizeof own_options);
    memcpy(options + OWN_OPTIONS, selection_options, sizeof selection_options);
    for (int option; (option = getopt_long(argc, argv, "o:h", options, NULL)) != -1;) {
        bool known;
        if (!selection_option(&out->selection, option, optarg, &known))
            return EXIT_USAGE;
        if (known)
            continue;
        if (option == HELP || option == 'h') {
            *help = true;
            return EXIT_OK;
        }
        int code = take_option(option, optarg, out);
        if (code != EXIT_OK)
            return code;
    }
    return check(argc, argv, out);
}

static int render_plan(const struct render_options *options, const struct posed_model *posed,
                       struct tool_device *device) {
    struct stage stage;
    struct plan plan;
    unsigned char *frames = NULL;
    int code = plan_make(options, posed, &plan);
    memset(&stage, 0, sizeof stage);
    if (code == EXIT_OK)
        code = stage_open(&stage, options, posed, device);
    if (code == EXIT_OK)
        code = stage_frame(&stage, &plan);
    if (code == EXIT_OK) {
        frames = plan_draw(&stage, &plan);
        if (!frames)
            code = EXIT_CHECK_FAILED;
        else if (is_numbered(options->output))
            code = write_numbered(options, &plan, frames);
        else
            code = options->apng ? write_apng(options, &plan, frames) : write_sheet(options, &plan, frames);
    }
    free(frames);
    stage_close(&stage);
    plan_free(&plan);
    return code;
}

static int render(const struct render_options *options) {
    struct posed_model posed;
    struct tool_device device = {0};
    int code = posed_model_open(&options->selection, options->model, &posed);
    if (code == EXIT_OK && options->paths) {
        code = render_paths(options, &posed);
    } else if (code == EXIT_OK) {
        code = tool_device_open(&options->selection, &device);
        if (code == EXIT_OK) {
            tool_device_report(&device);
            code = render_plan(options, &posed, &device);
        }
        tool_device_close(&device);
    }
    posed_model_close(&posed);
    return code;
}

int command_render(int argc, char **argv) {
    struct render_options options = {.selection = {.command = "render", .reading = GLSKIN_READING_LENIENT},
                                     .azimuth = 40,
                                     .elevation = 18,
                                     .color = {0.36f, 0.38f, 0.42f}};
    bool help = false;
    options.roots = calloc((size_t)argc, sizeof *options.roots);
    int code = options.roots ? parse(argc, argv, &options, &help) : EXIT_CHECK_FAILED;
    if (help)
        print_help();
    else if (code == EXIT_OK)
        code = render(&options);
    free(options.roots);
    return code;
}
