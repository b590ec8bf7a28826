#define _POSIX_C_SOURCE 200809L
#include "tool/output.h"

#include "tool/commands.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int complain(const char *command, const char *path, const char *what, int error) {
    fprintf(stderr, "glskin %s: %s: %s: %s\n", command, path, what, strerror(error));
    return EXIT_BAD_INPUT;
}

static int write_stdout(const char *command, const void *bytes, size_t size) {
    if (fwrite(bytes, 1, size, stdout) != size || fflush(stdout) != 0)
        return complain(command, "standard output", "can't write", errno);
    return EXIT_OK;
}

/* A device or a pipe can't be replaced by a rename, and must not be. */
static int write_through(const char *command, const char *path, const void *bytes, size_t size) {
    FILE *file = fopen(path, "wb");
    if (!file)
        return complain(command, path, "can't open", errno);
    bool written = fwrite(bytes, 1, size, file) == size;
    int error = errno;
    if (fclose(file) != 0 && written) {
        written = false;
        error = errno;
    }
    return written ? EXIT_OK : complain(command, path, "can't write", error);
}

/* mkstemp's file is private to its owner; an output is as readable as any other new file. */
static mode_t usual_mode(void) {
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

static int write_renamed(const char *command, const char *path, const void *bytes, size_t size) {
    static const char suffix[] = ".XXXXXX";
    char *temporary = malloc(strlen(path) + sizeof suffix);
    if (!temporary)
        return complain(command, path, "can't write", ENOMEM);
    sprintf(temporary, "%s%s", path, suffix);
    int descriptor = mkstemp(temporary);
    if (descriptor < 0) {
        int error = errno;
        free(temporary);
        return complain(command, path, "can't write beside it", error);
    }
    FILE *file = fdopen(descriptor, "wb");
    bool written = file && fwrite(bytes, 1, size, file) == size && fchmod(descriptor, usual_mode()) == 0;
    int error = errno;
    if ((file ? fclose(file) : close(descriptor)) != 0 && written) {
        written = false;
        error = errno;
    }
    if (written && rename(temporary, path) != 0) {
        written = false;
        error = errno;
    }
    if (!written) {
        unlink(temporary);
    }
    free(temporary);
    return written ? EXIT_OK : complain(command, path, "can't write", error);
}

int output_write(const char *command, const char *path, const void *bytes, size_t size) {
    struct stat status;
    if (strcmp(path, "-") == 0)
        return write_stdout(command, bytes, size);
    if (stat(path, &status) != 0 || S_ISREG(status.st_mode))
        return write_renamed(command, path, bytes, size);
    return S_ISDIR(status.st_mode) ? complain(command, path, "can't write", EISDIR)
                                   : write_through(command, path, bytes, size);
}
