/* Files that a command reads. */
#ifndef GLSKIN_TOOL_INPUT_H
#define GLSKIN_TOOL_INPUT_H

#include <stddef.h>

/* The whole file, to be freed; never NULL for an empty one. NULL: errno says why. */
unsigned char *input_read(const char *path, size_t *size);

#endif
