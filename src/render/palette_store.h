/* Palettes of all instances of a device in texture buffers. An instance keeps its range for life, so one that does not
 * change is never sent again.
 * A page is up to three buffers, each behind the newest palettes by what changed since it was last current: writing to
 * one that the GPU still reads would have to wait, and a new store each frame costs a page fault for every 4 KiB. A
 * fence says whether it does: if not, the same is written again, whose lines are in the caches yet.
 * Where vertex shaders run on the CPU the buffers stay mapped, and poses are packed straight into the current one: a
 * sixth of a frame's calls was copying them once more. A GPU with memory of its own would fetch them over the bus, twice
 * to three times as slowly (H200). There they are packed into memory, and what changed goes up as one span a page when it
 * is next needed, because updating a texture buffer once a unit costs three times a whole draw on some drivers.
 * Pages, because GL promises only 65,536 texels a texture buffer: 21,845 bones. */
#ifndef GLSKIN_RENDER_PALETTE_STORE_H
#define GLSKIN_RENDER_PALETTE_STORE_H

#include "render/device.h"

enum { PALETTE_COPIES = 3 }; /* drivers run no further ahead */

struct palette_page {
    glskin_bone *bones;    /* the newest: mapped, those of the current copy; else what goes up to it when it is bound */
    size_t capacity, used; /* bones */
    size_t changed_first, changed_end; /* bones that no copy has been told of */
    struct palette_copy {
        GLuint buffer, texture;        /* texture 0: not bound yet */
        size_t capacity;               /* of the GL buffer */
        glskin_bone *mapped;           /* its memory, where it stays mapped */
        size_t dirty_first, dirty_end; /* bones that it lacks */
        GLsync read;                   /* after the last commands that read it; NULL: none since it was written */
    } copies[PALETTE_COPIES];
    int current;          /* the copy that is drawn from */
    bool bound;           /* since the last palette_store_used */
    struct palette_hole { /* ranges given back */
        size_t first, count;
    } * holes;
    size_t hole_count, hole_capacity;
};

struct palette_store {
    struct palette_page *pages;
    size_t page_count;
    size_t page_limit; /* bones */
    bool mapped;
};

struct palette_range {
    size_t page, first, count; /* bones */
};

void palette_store_open(const glskin_device *device, struct palette_store *store);
void palette_store_close(const glskin_device *device, struct palette_store *store);
/* UNSUPPORTED where count is more than a page can hold. */
glskin_result palette_store_take(const glskin_device *device, struct palette_store *store, size_t count,
                                 struct palette_range *out);
void palette_store_give(const glskin_device *device, struct palette_store *store, const struct palette_range *range);
/* The range, the instance's, counts as changed. Where the instance keeps its own bones they are packed into it. */
void palette_store_write(struct palette_store *store, const struct palette_range *range,
                         const glskin_instance *instance);
/* As path_ops.bones and path_ops.next_bones have them: the range itself, where the instance's windows are its bones, so
 * that a pose is copied once less; else NULL, or the instance's own memory. */
glskin_bone *palette_store_bones(const struct palette_store *store, const struct palette_range *range,
                                 const glskin_instance *instance);
glskin_bone *palette_store_next_bones(struct palette_store *store, const struct palette_range *range,
                                      const glskin_instance *instance);
/* Uploads what changed and binds the page's texture to the palette unit. */
void palette_store_bind(const glskin_device *device, struct palette_store *store, size_t page);
/* After the commands that read what was bound since the last such call. */
void palette_store_used(const glskin_device *device, struct palette_store *store);

#endif
