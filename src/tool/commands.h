/* The subcommands of `glskin`: one file each, command_NAME.c, and one row each in main.c. argv[0] is the subcommand's
 * name. Each returns an exit code and prints its own --help. The tool sees public headers only. */
#ifndef GLSKIN_TOOL_COMMANDS_H
#define GLSKIN_TOOL_COMMANDS_H

enum exit_code { EXIT_OK = 0, EXIT_CHECK_FAILED = 1, EXIT_USAGE = 2, EXIT_BAD_INPUT = 3, EXIT_NO_GL = 4 };

int command_info(int argc, char **argv);
int command_skin(int argc, char **argv);
int command_render(int argc, char **argv);
int command_view(int argc, char **argv);
int command_check(int argc, char **argv);
int command_conform(int argc, char **argv);
int command_bench(int argc, char **argv);
int command_sample(int argc, char **argv);

#endif
