/* `glskin sample`: writes one of our own models, for demonstrations and tests, or a picture that it wears. */
#include "tool/commands.h"
#include "tool/output.h"
#include "tool/sample/sample.h"
#include "tool/sample/textures.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What --format may say. */
static const struct format {
    const char *name, *extension; /* extension: of the files that get it by default; NULL: it has to be asked for */
    bool picture;
    int value; /* enum sample_format, or a version of BLP */
} formats[] = {
    {"mdx800", ".mdx", false, SAMPLE_MDX800},
    {"mdx1100", NULL, false, SAMPLE_MDX1100},
    {"mdl", ".mdl", false, SAMPLE_MDL800},
    {"mdl1100", NULL, false, SAMPLE_MDL1100},
    {"m2", ".m2", false, SAMPLE_M2},
    {"blp1", ".blp", true, 1},
    {"blp2", NULL, true, 2},
};
enum { FORMATS = sizeof formats / sizeof *formats };

static void print_names(FILE *to) {
    fprintf(to, "Samples:\n");
    for (size_t i = 0; sample_name(i); i++) {
        fprintf(to, "  %-13s %s\n", sample_name(i), sample_description(i));
    }
    for (size_t i = 0; texture_at(i); i++) {
        fprintf(to, "  %-13s %s\n", texture_at(i)->name, texture_at(i)->description);
    }
}

static void print_help(void) {
    printf(
        "Usage: glskin sample NAME -o FILE [--format FORMAT]\n"
        "\n"
        "Writes a sample model that comes with glskin, or a picture that it wears, under glskin's own licence (MIT):\n"
        "something to render, to load into your own program, or to test with when you have no game files. The same\n"
        "bytes every time.\n"
        "\n"
        "  -o FILE   where to write; replaced in one step, never left half-written. - is standard output.\n"
        "  --format FORMAT\n"
        "            models: mdx800   Warcraft III: classic groups of 1 to 9 bones, plain material; for .mdx and all\n"
        "                             other file names but .mdl and .m2\n"
        "                    mdx1100  Reforged: SKIN of 4 bones a vertex, tangents, high-definition material\n"
        "                    mdl      mdx800 as text; for .mdl\n"
        "                    mdl1100  mdx1100 as text\n"
        "                    m2       World of Warcraft 1.12 (version 256): one submesh on more than 64 bones; for\n"
        "                             .m2\n"
        "            pictures: blp1 (Warcraft III; the default) or blp2 (World of Warcraft), with a palette\n"
        "  --help    this text\n"
        "\n"
        "mdx1100 and m2 share a rig of their own: for each vertex the 4 bones that matter most, with weights, and a\n"
        "bone for every blade of the crest. It is near the classic one, not the same bit for bit. m2 has linear keys\n"
        "only, which agree with those of mdx1100 at every 12th of a sequence. They name the pictures\n"
        "Textures\\wyrm_diffuse.blp and so on.\n"
        "\n");
    print_names(stdout);
    printf("\n"
           "Try:\n"
           "  glskin sample wyrm -o wyrm.mdx\n"
           "  glskin render wyrm.mdx --sequence Walk --time 400 -o wyrm.png\n"
           "  glskin skin wyrm.mdx --sequence Walk --time 400 -o wyrm.csv\n"
           "  glskin sample wyrm -o wyrm.m2\n"
           "  glskin sample wyrm-diffuse --format blp2 -o wyrm_diffuse.blp\n"
           "\n"
           "Exit codes: 0 written, 2 wrong usage, 3 FILE can't be written.\n");
}

static int write_sample(const char *name, unsigned char *bytes, size_t size, const char *why, const char *path) {
    if (!bytes) {
        fprintf(stderr, "glskin sample: %s: can't make it: %s\n", name, why ? why : "out of memory");
        return EXIT_BAD_INPUT;
    }
    int result = output_write("sample", path, bytes, size);
    free(bytes);
    return result;
}

static int write_model(size_t index, enum sample_format format, const char *path) {
    const char *why;
    struct sample *sample = sample_create(index, format, &why);
    size_t size = 0;
    unsigned char *bytes = sample ? sample_write(sample, &size) : NULL;
    sample_destroy(sample);
    return write_sample(sample_name(index), bytes, size, why, path);
}

static int write_picture(const struct texture *texture, int version, const char *path) {
    size_t size = 0;
    unsigned char *bytes = texture_write_blp(texture, version, &size);
    return write_sample(texture->name, bytes, size, NULL, path);
}

static int usage(const char *problem, const char *subject) {
    fprintf(stderr, "glskin sample: %s%s%s. Usage: glskin sample NAME -o FILE [--format FORMAT]\n", problem,
            *subject ? ": " : "", subject);
    print_names(stderr);
    return EXIT_USAGE;
}

static bool ends_with(const char *path, const char *extension) {
    size_t length = strlen(path), size = strlen(extension);
    for (size_t i = 0; i < size; i++) {
        if (length < size || tolower((unsigned char)path[length - size + i]) != extension[i]) {
            return false;
        }
    }
    return true;
}

/* By --format's value, or by a file name if that is NULL. NULL: none. */
static const struct format *format_of(const char *wanted, const char *path, bool picture) {
    const struct format *found = NULL;
    for (size_t i = FORMATS; i-- > 0;) { /* the kind's first is the one left if no name fits */
        const struct format *format = &formats[i];
        if (wanted ? strcmp(wanted, format->name) == 0
                   : format->picture == picture && format->extension && ends_with(path, format->extension)) {
            return format;
        }
        found = !wanted && format->picture == picture ? format : found;
    }
    return found;
}

/* NULL after a message. */
static const struct format *find_format(const char *wanted, const char *path, bool picture) {
    const struct format *found = format_of(wanted, path, picture);
    if (!found || found->picture != picture) {
        usage(picture ? "--format: expected blp1 or blp2 for a picture, found"
                      : "--format: expected mdx800, mdx1100, mdl, mdl1100 or m2 for a model, found",
              wanted);
        return NULL;
    }
    return found;
}

static int sample_named(const char *name, const char *path, const char *wanted) {
    for (size_t i = 0; sample_name(i); i++) {
        if (strcmp(name, sample_name(i)) == 0) {
            const struct format *format = find_format(wanted, path, false);
            return format ? write_model(i, (enum sample_format)format->value, path) : EXIT_USAGE;
        }
    }
    for (size_t i = 0; texture_at(i); i++) {
        if (strcmp(name, texture_at(i)->name) == 0) {
            const struct format *format = find_format(wanted, path, true);
            return format ? write_picture(texture_at(i), format->value, path) : EXIT_USAGE;
        }
    }
    return usage("no sample has this name", name);
}

int command_sample(int argc, char **argv) {
    const char *name = NULL, *path = NULL, *format = NULL;
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
        } else if (strcmp(argv[i], "--format") == 0) {
            if (i + 1 == argc) {
                return usage("--format needs a format", "");
            }
            format = argv[++i];
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
    return path ? sample_named(name, path, format) : usage("-o FILE is missing", "");
}
