/* `glskin info`: what this machine's driver can do for the library. */
#include "tool/commands.h"
#include "tool/json.h"
#include "tool/selection.h"

#include <stdio.h>
#include <string.h>

static void print_help(void) {
    printf("Usage: glskin info [OPTIONS]\n\n"
           "Prints the OpenGL driver and its limits, tries each path's self-test, and says which path AUTO takes.\n\n"
           "  --json              one JSON object instead\n"
           "  --help              this text\n\n"
           "%s"
           "With --path, that path alone is tried.\n\n"
           "Exit codes: 0 ok, 1 the named path failed its self-test, 2 wrong usage, 4 no usable OpenGL, or the driver\n"
           "lacks the named path\n",
           device_help);
}

static void print_text(const glskin_caps *caps, const glskin_path_report *reports, glskin_path only) {
    printf("driver:    %s\nvendor:    %s\nversion:   %s\n", caps->renderer, caps->vendor, caps->version);
    printf("in use:    OpenGL %d.%d%s, GLSL %d.%02d\n", caps->gl_version / 10, caps->gl_version % 10,
           caps->core_profile ? " core" : "", caps->glsl_version / 100, caps->glsl_version % 100);
    printf("limits:    %zu vertex uniform components, %zu texture buffer texels, transform feedback: %s\n",
           caps->limits.uniform_components, caps->limits.texture_buffer_texels,
           caps->limits.no_transform_feedback ? "no" : "yes");
    for (int path = 1; path < GLSKIN_PATH_COUNT; path++) {
        const glskin_path_report *report = &reports[path];
        if (only != GLSKIN_PATH_AUTO && only != (glskin_path)path)
            continue;
        printf("path:      %-14s ", glskin_path_name((glskin_path)path));
        if (report->available && report->tested)
            printf("works; %zu bones a draw; self-test passed, worst error %.2g\n", report->bones_per_draw,
                   (double)report->self_test_error);
        else
            printf("%s; %s\n", report->available ? "taken on trust" : "not available", report->reason);
    }
    printf("auto:      takes %s\n", glskin_path_name(caps->path));
}

static void print_string(const char *key, const char *text) {
    printf("\"%s\":", key);
    json_string(stdout, text);
}

static void print_json(const glskin_caps *caps, const glskin_path_report *reports, glskin_path only) {
    bool first = true;
    printf("{");
    print_string("driver", caps->renderer);
    printf(",");
    print_string("vendor", caps->vendor);
    printf(",");
    print_string("version", caps->version);
    printf(",\"gl_version\":%d,\"glsl_version\":%d,\"core_profile\":%s", caps->gl_version, caps->glsl_version,
           caps->core_profile ? "true" : "false");
    printf(",\"limits\":{\"uniform_components\":%zu,\"texture_buffer_texels\":%zu,\"transform_feedback\":%s}",
           caps->limits.uniform_components, caps->limits.texture_buffer_texels,
           caps->limits.no_transform_feedback ? "false" : "true");
    printf(",\"paths\":[");
    for (int path = 1; path < GLSKIN_PATH_COUNT; path++) {
        const glskin_path_report *report = &reports[path];
        if (only != GLSKIN_PATH_AUTO && only != (glskin_path)path)
            continue;
        printf("%s{\"path\":\"%s\",\"available\":%s,\"tested\":%s,\"self_test_error\":%.9g,\"bones_per_draw\":%zu,",
               first ? "" : ",", glskin_path_name((glskin_path)path), report->available ? "true" : "false",
               report->tested ? "true" : "false", report->tested ? (double)report->self_test_error : 0.0,
               report->bones_per_draw);
        print_string("reason", report->reason);
        printf("}");
        first = false;
    }
    printf("],\"auto\":\"%s\"}\n", glskin_path_name(caps->path));
}

/* The exit code for a path asked for by name; one line on stderr if it can't be had. */
static int verdict(glskin_path path, const glskin_path_report *report) {
    if (report->available)
        return EXIT_OK;
    fprintf(stderr, "glskin info: the %s path can't be used: %s\n", glskin_path_name(path), report->reason);
    return report->tested ? EXIT_CHECK_FAILED : EXIT_NO_GL;
}

static int report(const struct selection *selection, bool json) {
    struct tool_device device;
    glskin_path_report reports[GLSKIN_PATH_COUNT];
    /* On AUTO's device whatever is asked for: a path that fails is a row of the answer. */
    struct selection automatic = *selection;
    automatic.path = GLSKIN_PATH_AUTO;
    int code = tool_device_open(&automatic, &device);
    if (code == EXIT_OK) {
        glskin_caps caps = glskin_device_caps(device.device);
        for (int path = 1; path < GLSKIN_PATH_COUNT; path++)
            glskin_device_test_path(device.device, (glskin_path)path, &reports[path]);
        (json ? print_json : print_text)(&caps, reports, selection->path);
        if (selection->path != GLSKIN_PATH_AUTO)
            code = verdict(selection->path, &reports[selection->path]);
    }
    tool_device_close(&device);
    return code;
}

int command_info(int argc, char **argv) {
    enum { JSON = 1, HELP };
    struct option options[DEVICE_OPTIONS + 3] = {{"json", no_argument, NULL, JSON}, {"help", no_argument, NULL, HELP}};
    memcpy(options + 2, selection_options + POSE_OPTIONS, DEVICE_OPTIONS * sizeof *options);
    struct selection selection = {.command = "info"};
    bool json = false;
    for (int option; (option = getopt_long(argc, argv, "h", options, NULL)) != -1;) {
        bool known;
        if (!selection_option(&selection, option, optarg, &known))
            return EXIT_USAGE;
        if (option == JSON) {
            json = true;
        } else if (option == HELP || option == 'h') {
            print_help();
            return EXIT_OK;
        } else if (!known) {
            return EXIT_USAGE;
        }
    }
    if (optind != argc) {
        fprintf(stderr, "glskin info: \"%s\": it takes no file; see glskin info --help\n", argv[optind]);
        return EXIT_USAGE;
    }
    return report(&selection, json);
}
