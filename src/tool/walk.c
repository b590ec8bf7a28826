#define _XOPEN_SOURCE 700
#include "tool/walk.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Paths yet to be visited, the next one last: a stack of our own, for folders may be deeper than the machine's. */
struct paths {
    char **items;
    size_t count, capacity;
};

static bool push(struct paths *paths, char *path) {
    if (path && paths->count == paths->capacity) {
        size_t capacity = paths->capacity ? 2 * paths->capacity : 64;
        char **grown = realloc(paths->items, capacity * sizeof *grown);
        if (grown) {
            paths->items = grown;
            paths->capacity = capacity;
        }
    }
    if (!path || paths->count == paths->capacity) {
        free(path);
        return false;
    }
    paths->items[paths->count++] = path;
    return true;
}

static char *join(const char *folder, const char *name) {
    size_t length = strlen(folder);
    char *path = malloc(length + strlen(name) + 2);
    if (path)
        sprintf(path, "%s%s%s", folder, length && folder[length - 1] == '/' ? "" : "/", name);
    return path;
}

static int later_first(const void *a, const void *b) {
    return strcmp(*(char *const *)b, *(char *const *)a);
}

/* Puts what the folder holds on the stack. An errno, or 0. */
static int open_folder(struct paths *paths, const char *folder) {
    size_t first = paths->count;
    DIR *stream = opendir(folder);
    if (!stream)
        return errno;
    int error = 0;
    for (;;) {
        errno = 0;
        const struct dirent *entry = readdir(stream);
        if (!entry) {
            error = errno;
            break;
        }
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        if (!push(paths, join(folder, entry->d_name))) {
            error = ENOMEM;
            break;
        }
    }
    closedir(stream);
    if (paths->count > first)
        qsort(paths->items + first, paths->count - first, sizeof *paths->items, later_first);
    return error;
}

static void visit_one(struct paths *paths, const char *path, bool named,
                      void (*visit)(void *user, const char *path, bool named, int error), void *user) {
    struct stat status;
    bool link = !named && lstat(path, &status) == 0 && S_ISLNK(status.st_mode);
    if (stat(path, &status) != 0) {
        if (!link || (errno != ELOOP && errno != ENOENT)) /* a link to nothing is no file */
            visit(user, path, named, errno);
    } else if (!S_ISDIR(status.st_mode)) {
        if (named || S_ISREG(status.st_mode))
            visit(user, path, named, 0);
    } else if (!link) {
        int error = open_folder(paths, path);
        if (error)
            visit(user, path, named, error);
    }
}

void walk(const char *path, void (*visit)(void *user, const char *path, bool named, int error), void *user) {
    struct paths paths = {0};
    visit_one(&paths, path, true, visit, user);
    while (paths.count) {
        char *next = paths.items[--paths.count];
        visit_one(&paths, next, false, visit, user);
        free(next);
    }
    free(paths.items);
}
