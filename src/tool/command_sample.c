/* `glskin sample`: writes one of our own models, for demonstrations and tests. */
#include "tool/commands.h"
#include "tool/output.h"
#include "tool/sample/sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_names(FILE *to) {
    fprintf(to, "Samples:\n");
    for (size_t i = 0; sample_name(i); i++) {
        fprintf(to, "  %-8s %s\n", sample_name(i), sample_description(i));
    }
}

static void print_help(void) {
    printf("Usage: glskin sample NAME -o FILE\n"
           "\n"
           "Writes a sample model that comes with glskin, under glskin's own licence (MIT): something to render, to\n"
           "load into your own program, or to test with when you have no game files. The same bytes every time.\n"
           "\n"
           "  -o FILE   where to write; replaced in one step, never left half-written. - is standard output.\n"
           "  --help    this text\n"
           "\n");
    print_names(stdout);
    printf("\n"
           "Try:\n"
           "  glskin sample wyrm -o wyrm.mdx\n"
           "  glskin render wyrm.mdx --sequence Walk --time 400 -o wyrm.png\n"
           "  glskin skin wyrm.mdx --sequence Walk --time 400 -o wyrm.csv\n"
           "\n"
           "Exit codes: 0 written, 2 wrong usage, 3 FILE can't be written.\n");
}

static int write_sample(size_t index, const char *path) {
    const char *why;
    struct sample *sample = sample_create(index, &why);
    size_t size = 0;
    unsigned char *bytes = sample ? sample_write_mdx(sample, &size) : NULL;
    sample_destroy(sample);
    if (!bytes) {
        fprintf(stderr, "glskin sample: %s: can't make the model: %s\n", sample_name(index),
                why ? why : "out of memory");
        return EXIT_BAD_INPUT;
    }
    int result = output_write("sample", path, bytes, size);
    free(bytes);
    return result;
}

static int usage(const char *problem, const char *subject) {
    fprintf(stderr, "glskin sample: %s%s%s. Usage: glskin sample NAME -o FILE\n", problem, *subject ? ": " : "",
            subject);
    print_names(stderr);
    return EXIT_USAGE;
}

int command_sample(int argc, char **argv) {
    const char *name = NULL, *path = NULL;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            print_help();
            return EXIT_OK;
        }
        if (strcmp(argv[i], "-o") == 0 || strcmp(argv[i], "--output") == 0) {
            if (i + 1 == argc) {
                return usage("-o needs a file name", "");
            }
            path = argv[++i];
        } else if (argv[i][0] == '-') {
            return usage("unknown option", argv[i]);
        } else if (name) {
            return usage("one sample at a time; unexpected", argv[i]);
        } else {
            name = argv[i];
        }
    }
    if (!name) {
        return usage("name a sample", "");
    }
    for (size_t i = 0; sample_name(i); i++) {
        if (strcmp(name, sample_name(i)) == 0) {
            return path ? write_sample(i, path) : usage("-o FILE is missing", "");
        }
    }
    return usage("no sample has this name", name);
}
