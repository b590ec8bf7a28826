#define _POSIX_C_SOURCE 200809L
#include "tool/texture_file.h"

#include "tool/input.h"

#include <dirent.h>
#include <errno.h>
#include <glskin/image.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

bool texture_roots_open(struct texture_roots *out, const char *model_file, const char *const *roots,
                        size_t root_count) {
    const char *slash = strrchr(model_file, '/');
    *out = (struct texture_roots){.roots = roots, .root_count = root_count};
    out->model_folder = slash ? strndup(model_file, (size_t)(slash - model_file) + 1) : strdup(".");
    return out->model_folder;
}

void texture_roots_close(struct texture_roots *roots) {
    free(roots->model_folder);
    memset(roots, 0, sizeof *roots);
}

/* path + "/" + the entry of that folder that is `name` (length letters), whatever the case. NULL: none, or no memory.
 */
static char *join_entry(const char *path, const char *name, size_t length) {
    char *joined = malloc(strlen(path) + length + 2);
    if (!joined)
        return NULL;
    struct stat status;
    sprintf(joined, "%s/%.*s", path, (int)length, name);
    if (stat(joined, &status) == 0) /* as named, without reading the folder */
        return joined;
    DIR *folder = opendir(path);
    bool found = false;
    for (struct dirent *entry; folder && !found && (entry = readdir(folder)) != NULL;) {
        found = strlen(entry->d_name) == length && strncasecmp(entry->d_name, name, length) == 0;
        if (found)
            memcpy(joined + strlen(path) + 1, entry->d_name, length);
    }
    if (folder)
        closedir(folder);
    if (!found) {
        free(joined);
        return NULL;
    }
    return joined;
}

/* A file under `folder`. Parts "." are passed over; ".." finds nothing, so that a model's names stay inside the roots.
 */
static char *find_under(const char *folder, const char *named) {
    char *path = strdup(folder);
    while (path && *named) {
        size_t length = strcspn(named, "/\\");
        if (length == 2 && memcmp(named, "..", 2) == 0) {
            free(path);
            return NULL;
        }
        if (length && !(length == 1 && *named == '.')) {
            char *longer = join_entry(path, named, length);
            free(path);
            path = longer;
        }
        named += length;
        named += *named != '\0';
    }
    struct stat status;
    if (path && (stat(path, &status) != 0 || !S_ISREG(status.st_mode))) {
        free(path);
        return NULL;
    }
    return path;
}

static char *find_in_roots(const struct texture_roots *roots, const char *named) {
    char *path = find_under(roots->model_folder, named);
    for (size_t i = 0; !path && i < roots->root_count; i++)
        path = find_under(roots->roots[i], named);
    return path;
}

static char *find_with_extension(const struct texture_roots *roots, const char *named, const char *extension) {
    const char *dot = strrchr(named, '.');
    size_t stem = dot ? (size_t)(dot - named) : strlen(named);
    char *other = malloc(stem + strlen(extension) + 1);
    if (!other)
        return NULL;
    sprintf(other, "%.*s%s", (int)stem, named, extension);
    char *path = find_in_roots(roots, other);
    free(other);
    return path;
}

char *texture_find(const struct texture_roots *roots, const char *named) {
    const char *last = named;
    for (const char *c = named; *c; c++)
        if (*c == '/' || *c == '\\')
            last = c + 1;
    const char *const names[] = {named, last};
    for (size_t i = 0; i < (last == named ? 1 : 2); i++) {
        char *path = *names[i] ? find_in_roots(roots, names[i]) : NULL;
        if (!path)
            path = find_with_extension(roots, names[i], ".blp");
        if (!path)
            path = find_with_extension(roots, names[i], ".png");
        if (path)
            return path;
    }
    return NULL;
}

static void tell(const glskin_host *host, const char *path, const char *text) {
    char line[600];
    snprintf(line, sizeof line, "%s: %s", path, text);
    if (host && host->message)
        host->message(host->user, GLSKIN_SEVERITY_ERROR, GLSKIN_ERROR_MALFORMED_DATA, line);
}

static bool read_blp(const glskin_host *host, const char *path, const void *bytes, size_t size, struct pixels *out) {
    glskin_image *image;
    if (glskin_image_load(host, bytes, size, path, 0, &image) != GLSKIN_OK)
        return false;
    size_t length = (size_t)image->width * image->height * 4;
    *out = (struct pixels){image->width, image->height, malloc(length)};
    if (out->rgba)
        memcpy(out->rgba, image->pixels, length);
    else
        tell(host, path, "out of memory");
    glskin_image_destroy(image);
    return out->rgba;
}

static bool read_png(const glskin_host *host, const char *path, const void *bytes, size_t size, struct pixels *out) {
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_memory(&image, bytes, size)) {
        tell(host, path, image.message);
        return false;
    }
    image.format = PNG_FORMAT_RGBA;
    if (image.width > GLSKIN_IMAGE_SIZE_MAX || image.height > GLSKIN_IMAGE_SIZE_MAX) {
        tell(host, path, "a picture of more than 16384 pixels a side");
        png_image_free(&image);
        return false;
    }
    *out = (struct pixels){image.width, image.height, malloc(PNG_IMAGE_SIZE(image))};
    if (out->rgba && png_image_finish_read(&image, NULL, out->rgba, 0, NULL))
        return true;
    tell(host, path, out->rgba ? image.message : "out of memory");
    png_image_free(&image);
    free(out->rgba);
    return false;
}

bool pixels_read(const glskin_host *host, const char *path, struct pixels *out) {
    size_t size = 0;
    unsigned char *bytes = input_read(path, &size);
    if (!bytes) {
        tell(host, path, strerror(errno));
        return false;
    }
    bool png = size >= 8 && png_sig_cmp(bytes, 0, 8) == 0;
    bool read = png ? read_png(host, path, bytes, size, out) : read_blp(host, path, bytes, size, out);
    free(bytes);
    return read;
}
