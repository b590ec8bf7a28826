/* From the path that a model names to pixels: where such files lie, and reading them.
 *
 * Models name textures as the game's archives do, "Textures\Wyrm.blp", in any case. A file is looked for beside the
 * model and in each root, by its whole path and then by its last part alone; letters of either case and both slashes
 * count as the same; with the extension as named, then .blp, then .png (models of newer games name .tif and .dds files
 * that exist as .blp or were unpacked to .png). */
#ifndef GLSKIN_TOOL_TEXTURE_FILE_H
#define GLSKIN_TOOL_TEXTURE_FILE_H

#include <glskin/glskin.h>
#include <stdbool.h>

struct texture_roots {
    char *model_folder;
    const char *const *roots; /* the caller's */
    size_t root_count;
};

/* The folder of the model's file is looked in first. False when out of memory. */
bool texture_roots_open(struct texture_roots *out, const char *model_file, const char *const *roots, size_t root_count);
void texture_roots_close(struct texture_roots *roots);
/* The file's path, for free(); NULL where there is none. */
char *texture_find(const struct texture_roots *roots, const char *named);

struct pixels {
    unsigned width, height;
    unsigned char *rgba; /* rows from the top down, no gaps; for free() */
};
/* BLP or PNG, by content. False after a message through host (an error that names the file). */
bool pixels_read(const glskin_host *host, const char *path, struct pixels *out);

#endif
