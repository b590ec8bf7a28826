/* glskin: one program, one subcommand a file. */
#include "tool/commands.h"

#include <stdio.h>
#include <string.h>

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} commands[] = {
    {"info", command_info, "the driver, its limits, and which paths work on it"},
    {"skin", command_skin, "a model's skinned vertices, as read back from a path"},
    {"render", command_render, "a picture of a model, without any display"},
    {"view", command_view, "a model in a window"},
    {"check", command_check, "what is wrong with models and pictures, with places"},
    {"conform", command_conform, "whether this driver computes what the HLSL says"},
    {"bench", command_bench, "how fast each way of skinning is on this machine"},
    {"sample", command_sample, "write a freely licensed sample model"},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void print_help(FILE *to) {
    fprintf(to,
            "glskin %s: GPU skinning of Warcraft III and World of Warcraft 1.12 models on OpenGL\n\n"
            "Usage: glskin COMMAND [OPTIONS]      glskin COMMAND --help\n\n",
            GLSKIN_VERSION);
    for (int i = 0; i < COMMANDS; i++)
        fprintf(to, "  %-8s %s\n", commands[i].name, commands[i].summary);
    fprintf(to, "\nStart here:\n"
                "  glskin sample wyrm -o wyrm.mdx\n"
                "  glskin render wyrm.mdx --sequence Walk --time 400 -o wyrm.png\n\n"
                "Exit codes: 0 ok, 1 a check failed, 2 wrong usage, 3 bad input file, 4 no usable OpenGL\n");
}

int main(int argc, char **argv) {
    if (argc < 2) {
        print_help(stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return EXIT_OK;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("glskin %s\n", GLSKIN_VERSION);
        return EXIT_OK;
    }
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    fprintf(stderr, "glskin: unknown command \"%s\"; see glskin --help\n", argv[1]);
    return EXIT_USAGE;
}
