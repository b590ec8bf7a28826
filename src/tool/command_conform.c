/* `glskin conform`: whether this driver computes what the HLSL says. */
#define _POSIX_C_SOURCE 200809L
#include "tool/commands.h"
#include "tool/conform/report.h"
#include "tool/output.h"
#include "tool/selection.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static void print_help(void) {
    printf("Usage: glskin conform [OPTIONS]\n\n"
           "Runs every shader and every path on this driver, in each OpenGL and GLSL version that it offers, and\n"
           "compares with the HLSL as two Direct3D compilers executed it (fxc: Microsoft's; vkd3d) and with an\n"
           "evaluation in double precision. Prints a table, the inputs of what failed, then\n"
           "\"N passed, N failed, N skipped\".\n\n"
           "  --json FILE         also write the table as JSON; -: to standard output, in its place\n"
           "  --help              this text\n\n"
           "%s"
           "With --path, only that path's shaders, and those that serve all. With --gl, only that context.\n\n"
           "Tolerance: |got - wanted| / max(1, |wanted|) up to 2e-6 for positions, normals and colours; texture\n"
           "coordinates bit for bit. Octahedral normals are compared decoded, and packing itself costs up to 6.5e-5\n"
           "a component (half a step of 1/32767 in both numbers): added once against double, and twice against a\n"
           "reference that is packed too. The error shown is that of the number nearest to its tolerance, or\n"
           "furthest beyond.\n\n"
           "Exit codes: 0 all that ran passed, 1 something failed, 2 wrong usage, 3 FILE can't be written,\n"
           "4 no usable OpenGL, or the driver lacks the named path\n",
           device_help);
}

/* Silent for two seconds, then a line every two. */
static void print_progress(void *user, size_t rows, const char *doing) {
    struct timespec *last = user, now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    double passed = (double)(now.tv_sec - last->tv_sec) + 1e-9 * (double)(now.tv_nsec - last->tv_nsec);
    if (passed > 2) {
        fprintf(stderr, "glskin conform: %zu comparisons so far, after %s\n", rows, doing);
        *last = now;
    }
}

static int write_json(const struct conform_report *report, const char *file) {
    size_t size = 0;
    char *json = conform_report_json(report, &size);
    int code = EXIT_CHECK_FAILED;
    if (json)
        code = output_write("conform", file, json, size);
    else
        fprintf(stderr, "glskin conform: out of memory\n");
    free(json);
    return code;
}

static int conform(const struct selection *selection, const char *json) {
    struct conform_report report;
    struct timespec start;
    char why[CONFORM_REASON];
    clock_gettime(CLOCK_MONOTONIC, &start);
    const struct conform_options options = {
        .path = selection->path,
        .version = selection->version,
        .limits = selection->limits,
        .host = selection_host(selection),
        .progress = print_progress,
        .progress_user = &start,
    };
    int code = conform_run(&options, &report, why, sizeof why);
    if (why[0]) { /* nothing that a table could say */
        fprintf(stderr, "glskin conform: %s%s\n", code == EXIT_NO_GL && !report.count ? "no usable OpenGL: " : "", why);
    } else {
        if (!json || strcmp(json, "-") != 0)
            conform_report_print(&report, stdout);
        int written = json ? write_json(&report, json) : EXIT_OK;
        code = code == EXIT_OK ? written : code;
    }
    conform_report_free(&report);
    return code;
}

int command_conform(int argc, char **argv) {
    enum { JSON = 1, HELP };
    struct option options[DEVICE_OPTIONS + 3] = {{"json", required_argument, NULL, JSON},
                                                 {"help", no_argument, NULL, HELP}};
    memcpy(options + 2, selection_options + POSE_OPTIONS, DEVICE_OPTIONS * sizeof *options);
    struct selection selection = {.command = "conform"};
    const char *json = NULL;
    for (int option; (option = getopt_long(argc, argv, "h", options, NULL)) != -1;) {
        bool known;
        if (!selection_option(&selection, option, optarg, &known))
            return EXIT_USAGE;
        if (option == JSON) {
            json = optarg;
        } else if (option == HELP || option == 'h') {
            print_help();
            return EXIT_OK;
        } else if (!known) {
            return EXIT_USAGE;
        }
    }
    if (optind != argc) {
        fprintf(stderr, "glskin conform: \"%s\": it takes no file; see glskin conform --help\n", argv[optind]);
        return EXIT_USAGE;
    }
    return conform(&selection, json);
}
