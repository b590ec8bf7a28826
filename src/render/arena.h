/* Room in GL buffers for what comes and goes: bind poses, skinned vertices, indices. Buffers are never moved once made,
 * so a host may keep a name and an offset, and few of them serve many meshes, so that one dispatch reaches them all. */
#ifndef GLSKIN_RENDER_ARENA_H
#define GLSKIN_RENDER_ARENA_H

#include "gl/gl.h"

enum { ARENA_BUFFERS = 2 };

struct arena_page {
    GLuint buffers[ARENA_BUFFERS];  /* side by side: unit n lies at n * unit[i] of each */
    GLuint textures[ARENA_BUFFERS]; /* texture buffers over them, which go with the page; 0: nobody has made one */
    size_t capacity;                /* units */
    struct arena_hole {             /* what is free, in order, no two of them neighbours */
        size_t first, count;
    } * holes;
    size_t hole_count, hole_capacity;
};

struct arena {
    size_t unit[ARENA_BUFFERS]; /* bytes; 0: the pages have no such buffer */
    size_t next, limit;         /* units of the next page, and that a page may have */
    size_t usual;               /* units that a page has at most, unless one range needs more */
    struct arena_page *pages;
    size_t page_count;
};

struct arena_range {
    size_t page, first, count; /* units */
};

/* first_page: bytes, of unit[0]. buffer_limit: bytes that a buffer may have; 0: no limit. */
void arena_open(struct arena *arena, size_t unit, size_t second_unit, size_t first_page, size_t buffer_limit);
void arena_close(const glskin_device *device, struct arena *arena);
/* UNSUPPORTED, naming what it is for, where count is over the limit. */
glskin_result arena_take(const glskin_device *device, struct arena *arena, size_t count, const char *what,
                         struct arena_range *out);
void arena_give(const glskin_device *device, struct arena *arena, const struct arena_range *range);
/* Fills the range, size bytes of it, in buffer 0. The array buffer binding stays. */
void arena_write(const glskin_device *device, const struct arena *arena, const struct arena_range *range,
                 const void *data, size_t size);

#endif
