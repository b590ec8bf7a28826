/* Files that a command writes: replaced in one step, never left half-written. */
#ifndef GLSKIN_TOOL_OUTPUT_H
#define GLSKIN_TOOL_OUTPUT_H

#include <stddef.h>

/* path "-" is standard output. 0, or EXIT_BAD_INPUT after one line on stderr in the command's name. */
int output_write(const char *command, const char *path, const void *bytes, size_t size);

#endif
