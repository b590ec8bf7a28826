/* What the capture programs share, under Windows and elsewhere: whole files in and outputs out. Any failure is one line
 * and exit 2: a reference is made completely or not at all. */
#ifndef GLSKIN_CONFORMANCE_FILES_H
#define GLSKIN_CONFORMANCE_FILES_H

#include "cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FAIL(...)                                                                                                      \
    do {                                                                                                               \
        fprintf(stderr, __VA_ARGS__);                                                                                  \
        fputc('\n', stderr);                                                                                           \
        exit(2);                                                                                                       \
    } while (0)

/* Every output buffer starts so: outputs that a shader left unwritten, and writes past the end, are seen. */
enum { UNWRITTEN_BYTE = 0x7f };

static inline void *memory_take(size_t size) {
    void *memory = calloc(1, size ? size : 1);
    if (!memory)
        FAIL("no memory for %zu bytes", size);
    return memory;
}

static inline void *file_bytes(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0)
        FAIL("%s: can't be opened", path);
    long length = ftell(file);
    rewind(file);
    void *bytes = memory_take((size_t)length);
    if (length > 0 && fread(bytes, (size_t)length, 1, file) != 1)
        FAIL("%s: can't be read", path);
    fclose(file);
    *size = (size_t)length;
    return bytes;
}

/* *bytes: to free when the view is done with. */
static inline struct case_view file_case(const char *path, void **bytes) {
    struct case_view view;
    size_t size;
    *bytes = file_bytes(path, &size);
    if (!case_open(*bytes, size, &view))
        FAIL("%s: not a case file of version %d, or cut short", path, CASE_VERSION);
    return view;
}

static inline struct pixel_case_view file_pixel_case(const char *path, void **bytes) {
    struct pixel_case_view view;
    size_t size;
    *bytes = file_bytes(path, &size);
    if (!pixel_case_open(*bytes, size, &view))
        FAIL("%s: not a pixel case file of version %d, or cut short", path, CASE_VERSION);
    return view;
}

static inline void file_write_output(const char *path, uint32_t vertices, uint32_t floats, const void *values) {
    const struct output_header header = {{'G', 'S', 'K', 'O'}, CASE_VERSION, vertices, floats};
    size_t size = sizeof(float) * vertices * floats;
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(&header, sizeof header, 1, file) != 1 || fwrite(values, size, 1, file) != 1 ||
        fclose(file) != 0)
        FAIL("%s: can't be written", path);
}

/* "0:16:31" or with "-": first registers of view-projection, world and bones; -1: none. */
struct registers {
    int view_projection, world, bones;
};

static inline int register_number(const char *text) {
    return *text == '-' ? -1 : atoi(text);
}

static inline struct registers registers_read(const char *text) {
    const char *world = strchr(text, ':'), *bones = world ? strchr(world + 1, ':') : NULL;
    if (!bones)
        FAIL("%s: not VIEW_PROJECTION:WORLD:BONES", text);
    return (struct registers){register_number(text), register_number(world + 1), register_number(bones + 1)};
}

/* The constant file of a case as Direct3D 9 has it. */
enum { CONSTANT_COUNT = 256 };

static inline void constants_fill(struct registers at, const struct case_view *view,
                                  float constants[CONSTANT_COUNT][4]) {
    memset(constants, 0, CONSTANT_COUNT * sizeof *constants);
    if (at.view_projection >= 0)
        memcpy(constants[at.view_projection], view->header->view_projection, sizeof view->header->view_projection);
    if (at.world >= 0)
        memcpy(constants[at.world], view->header->world, sizeof view->header->world);
    if (at.bones >= 0) {
        if ((uint32_t)at.bones + 3 * view->header->bone_count > CONSTANT_COUNT)
            FAIL("%u bones don't fit the constant file", view->header->bone_count);
        memcpy(constants[at.bones], view->bones, sizeof *view->bones * view->header->bone_count);
    }
}

/* The palette that vertex shaders of vs_4_0 and compute shaders share: *bytes long, NaN before palette_first. */
static inline float *palette_make(const struct case_view *view, size_t *bytes) {
    size_t before = view->header->palette_first, own = sizeof *view->bones * view->header->bone_count;
    *bytes = before * sizeof *view->bones + own;
    unsigned char *palette = memory_take(*bytes);
    memset(palette, 0xff, *bytes - own); /* all bits set is a NaN */
    memcpy(palette + *bytes - own, view->bones, own);
    return (float *)(void *)palette;
}

#endif
