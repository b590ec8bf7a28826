/* Folders, and all files below them. */
#ifndef GLSKIN_TOOL_WALK_H
#define GLSKIN_TOOL_WALK_H

#include <stdbool.h>

/* Calls visit for path, or, where it is a folder, for each regular file at any depth below it, by name in the order of
 * bytes. named: it is path itself. error: an errno where a file or a folder can't be opened, else 0. Symbolic links
 * below a folder are followed to files, not to folders, so that no circle can be walked; devices and pipes are passed
 * over. */
void walk(const char *path, void (*visit)(void *user, const char *path, bool named, int error), void *user);

#endif
