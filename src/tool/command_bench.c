/* `glskin bench`: how fast each way of skinning is on this machine. */
#define _POSIX_C_SOURCE 200809L
#include "tool/bench/bench.h"
#include "tool/commands.h"
#include "tool/output.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void print_help(void) {
    printf("Usage: glskin bench [OPTIONS]\n\n"
           "Measures every way of skinning that this machine has, and the bounds that none of them can pass. Without\n"
           "options: skinning at 1 x 2,000, 1,000 x 2,000 and 1 x 1,000,000 vertices, handing over 1,000 units, and\n"
           "animation. What is not to be had is listed with its reason.\n\n"
           "  --tables LIST       seed (skinning), submit (handing over), animation, units, vertices, bones, passes\n"
           "                      (time against each of those), growth (these four), all; default:\n"
           "                      seed,submit,animation, and with --plot, unless some are named, growth\n"
           "  --methods LIST      only these; commas between them\n"
           "  --vertices N        of a unit\n"
           "  --units N           copies of the mesh, each in a pose of its own\n"
           "  --bones N           default 64\n"
           "  --influences N      bones that a vertex follows, 1 to 4; default 4\n"
           "  --passes N          how often a frame draws each unit; 0: skin and don't draw, which is the default for\n"
           "                      skinning methods that can. Each holds in every table that doesn't vary it\n"
           "  --frames N          timed frames a row; default: a second's worth, from 5 to 200\n"
           "  --normals exact|plain   on the GPU, as for glskin skin; default exact\n"
           "  --json FILE         the rows as JSON; -: to standard output, in the table's place\n"
           "  --csv FILE          the same columns as CSV, likewise\n"
           "  --plot FILE         growth as a picture: .svg or .png\n"
           "  --help              this text\n\n"
           "%s"
           "With --path, only the methods of that path.\n\n"
           "Methods:\n",
           device_help);
    for (size_t i = 0; i < bench_method_count; i++)
        printf("  %-18s  %s\n", bench_methods[i].name, bench_methods[i].what);
    printf(
        "\n"
        "CPU us is the time of the calls, without waiting; without GL, the thread's own time at work. GPU us is the\n"
        "driver's timer query, or, where a test draw shows that those don't work, the rest of the wall clock until\n"
        "glFinish returns; \"timer\" says which. total is their sum, frame by frame. Medians, with the minimum and "
        "the\n"
        "quartiles; a frame at least 3 times, for 0.1 s, or 0.5 s on a GPU, whose clocks rise meanwhile, warms up\n"
        "first. relative: how many times as fast as cpu-scalar (pose-naive) in the same setup. Each frame gives each\n"
        "unit another pose. B/vertex: bytes in and out, by the layout. of copy: the time of copying as many bytes,\n"
        "measured right after, over the method's.\n\n"
        "Everything is drawn into 64 by 64 pixels with every triangle between two pixel centres, so no pixel is\n"
        "touched: what counts is vertices. What can be read back is compared with double precision.\n\n"
        "On a machine with other work, pin it, and trust ratios within one run more than times:\n"
        "  taskset -c 1 glskin bench\n"
        "Try:\n"
        "  glskin bench --vertices 500 --units 100 --csv mine.csv\n"
        "  glskin bench --tables growth --plot growth.svg\n"
        "  glskin bench --methods compute,seed-compute,copy-compute --vertices 67108864\n\n"
        "Exit codes: 0 measured, 1 a method computed wrong vertices, 2 wrong usage, 3 FILE can't be written,\n"
        "4 nothing could be measured\n");
}

static int bad_value(const char *option, const char *value, const char *wanted) {
    fprintf(stderr, "glskin bench: --%s %s: expected %s\n", option, value, wanted);
    return EXIT_USAGE;
}

/* The next name of a list; false at its end. */
static bool next_name(const char **list, char *name, size_t size) {
    size_t length = strcspn(*list, ",");
    if (!**list)
        return false;
    snprintf(name, size, "%.*s", (int)length, *list);
    *list += length + ((*list)[length] == ',');
    return true;
}

static int parse_methods(const char *list, struct bench_options *out) {
    char name[64], message[128];
    for (const char *at = list; next_name(&at, name, sizeof name);)
        if (!bench_find_method(name)) {
            snprintf(message, sizeof message, "methods of glskin bench --help, not \"%s\"", name);
            return bad_value("methods", list, message);
        }
    if (!*list)
        return bad_value("methods", list, "one name at least");
    out->methods = list;
    return EXIT_OK;
}

static bool add_tables(const char *name, bool tables[BENCH_TABLES]) {
    bool known = false;
    for (int table = 0; table < BENCH_TABLES; table++)
        if (strcmp(name, "all") == 0 || strcmp(name, bench_table_names[table]) == 0 ||
            (table >= BENCH_UNITS && strcmp(name, "growth") == 0))
            known = tables[table] = true;
    return known;
}

static int parse_tables(const char *list, bool tables[BENCH_TABLES]) {
    char name[64];
    const char *at = list;
    if (!*list)
        return bad_value("tables", list, "one name at least");
    while (next_name(&at, name, sizeof name))
        if (!add_tables(name, tables))
            return bad_value("tables", list, "seed, submit, animation, units, vertices, bones, passes, growth or all");
    return EXIT_OK;
}

/* The options that are whole numbers, and their ranges. */
enum { COUNTS = 6, FIRST_COUNT = 100 };
static const struct {
    const char *name;
    double low, high;
    const char *wanted;
} counts[COUNTS] = {
    {"vertices", 1, 1 << 27, "1 to 134217728"},
    {"units", 1, 100000, "1 to 100000"},
    {"bones", 1, 4096, "1 to 4096"},
    {"influences", 1, 4, "1 to 4"},
    {"passes", 0, 1000, "0 to 1000"},
    {"frames", 1, 10000, "1 to 10000"},
};

static int parse_count(int which, const char *value, struct bench_options *out) {
    double number;
    size_t *const fields[COUNTS] = {&out->setup.vertices,   &out->setup.units,  &out->setup.bones,
                                    &out->setup.influences, &out->setup.passes, &out->frames};
    if (!parse_number(value, counts[which].low, counts[which].high, &number) || number != floor(number))
        return bad_value(counts[which].name, value, counts[which].wanted);
    *fields[which] = (size_t)number;
    return EXIT_OK;
}

/* 2^27 vertices or 2^24 bones in all are some gigabytes. */
static int check_size(const struct bench_setup *setup) {
    size_t units = setup->units ? setup->units : 1;
    if (setup->vertices && units > (1u << 27) / setup->vertices) {
        fprintf(stderr, "glskin bench: %zu units of %zu vertices: expected 134217728 vertices at most in all\n", units,
                setup->vertices);
        return EXIT_USAGE;
    }
    if (setup->bones && units > (1u << 24) / setup->bones) {
        fprintf(stderr, "glskin bench: %zu units of %zu bones: expected 16777216 bones at most in all\n", units,
                setup->bones);
        return EXIT_USAGE;
    }
    return EXIT_OK;
}

/* Told before minutes of measuring, not after them. What only writing can show is told then. */
static int check_file(const char *file) {
    const char *slash = file ? strrchr(file, '/') : NULL;
    char folder[4096];
    if (!file || strcmp(file, "-") == 0 || access(file, W_OK) == 0)
        return EXIT_OK;
    int error = errno;
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - file) + 1 : 1, slash ? file : ".");
    if (error == ENOENT && access(folder, W_OK) == 0)
        return EXIT_OK;
    fprintf(stderr, "glskin bench: %s: can't write: %s\n", file, strerror(error == ENOENT ? errno : error));
    return EXIT_BAD_INPUT;
}

static bool ends_in(const char *text, const char *end) {
    size_t length = strlen(text), end_length = strlen(end);
    return length > end_length && strcmp(text + length - end_length, end) == 0;
}

enum { METHODS = 1, TABLES, JSON, CSV, PLOT, HELP };

static int parse_option(int option, struct bench_options *out, bool *help) {
    bool known;
    if (!selection_option(&out->selection, option, optarg, &known))
        return EXIT_USAGE;
    if (option >= FIRST_COUNT && option < FIRST_COUNT + COUNTS)
        return parse_count(option - FIRST_COUNT, optarg, out);
    switch (option) {
    case METHODS: return parse_methods(optarg, out);
    case TABLES: return parse_tables(optarg, out->tables);
    case JSON: out->json = optarg; return EXIT_OK;
    case CSV: out->csv = optarg; return EXIT_OK;
    case PLOT:
        out->plot = optarg;
        return ends_in(optarg, ".svg") || ends_in(optarg, ".png") ? EXIT_OK
                                                                  : bad_value("plot", optarg, "a name in .svg or .png");
    case HELP:
    case 'h': *help = true; return EXIT_OK;
    default: return known ? EXIT_OK : EXIT_USAGE;
    }
}

static int parse(int argc, char **argv, struct bench_options *out, bool *help) {
    /* of the options of `skin`, the device's and the last of the pose's: --normals */
    struct option options[DEVICE_OPTIONS + 1 + COUNTS + HELP + 1] = {
        {"methods", required_argument, NULL, METHODS}, {"tables", required_argument, NULL, TABLES},
        {"json", required_argument, NULL, JSON},       {"csv", required_argument, NULL, CSV},
        {"plot", required_argument, NULL, PLOT},       {"help", no_argument, NULL, HELP},
    };
    for (int i = 0; i < COUNTS; i++)
        options[HELP + i] = (struct option){counts[i].name, required_argument, NULL, FIRST_COUNT + i};
    memcpy(options + HELP + COUNTS, selection_options + POSE_OPTIONS - 1, (DEVICE_OPTIONS + 1) * sizeof *options);
    *out = (struct bench_options){.selection.command = "bench", .setup.passes = SIZE_MAX};
    for (int option; !*help && (option = getopt_long(argc, argv, "h", options, NULL)) != -1;) {
        int code = parse_option(option, out, help);
        if (code != EXIT_OK)
            return code;
    }
    if (!*help && optind != argc) {
        fprintf(stderr, "glskin bench: \"%s\": it takes no file; see glskin bench --help\n", argv[optind]);
        return EXIT_USAGE;
    }
    bool any = false, any_growth = false;
    for (int table = 0; table < BENCH_TABLES; table++) {
        any |= out->tables[table];
        any_growth |= out->tables[table] && table >= BENCH_UNITS;
    }
    for (int table = 0; table < BENCH_TABLES; table++)
        out->tables[table] |= table >= BENCH_UNITS ? out->plot && !any_growth : !any;
    const char *const files[] = {out->json, out->csv, out->plot};
    int code = check_size(&out->setup);
    for (int i = 0; i < 3 && code == EXIT_OK; i++)
        code = check_file(files[i]);
    return code;
}

static int write_text(const char *file, char *text, size_t size) {
    int code = EXIT_CHECK_FAILED;
    if (text)
        code = output_write("bench", file, text, size);
    else
        fprintf(stderr, "glskin bench: out of memory\n");
    free(text);
    return code;
}

static int write_files(const struct bench_options *options, const struct bench_report *report) {
    int code = EXIT_OK;
    size_t size = 0;
    if (options->json) {
        char *text = bench_json(report, &size);
        code = write_text(options->json, text, size);
    }
    if (options->csv && code == EXIT_OK) {
        char *text = bench_csv(report, &size);
        code = write_text(options->csv, text, size);
    }
    if (options->plot && code == EXIT_OK) {
        char why[BENCH_TEXT];
        void *picture = bench_plot(report, ends_in(options->plot, ".png"), &size, why, sizeof why);
        if (!picture)
            fprintf(stderr, "glskin bench: %s: %s\n", options->plot, why);
        code = picture ? output_write("bench", options->plot, picture, size) : EXIT_CHECK_FAILED;
        free(picture);
    }
    return code;
}

static bool is_stdout(const char *file) {
    return file && strcmp(file, "-") == 0;
}

int command_bench(int argc, char **argv) {
    struct bench_options options;
    struct bench_report report;
    bool help = false;
    int code = parse(argc, argv, &options, &help);
    if (code != EXIT_OK)
        return code;
    if (help) {
        print_help();
        return EXIT_OK;
    }
    code = bench_run_tables(&options, &report);
    if (report.count && code != EXIT_USAGE) {
        if (!is_stdout(options.json) && !is_stdout(options.csv))
            bench_print(&report, stdout);
        int written = write_files(&options, &report);
        code = code == EXIT_OK ? written : code;
    }
    bench_report_free(&report);
    return code;
}
