/* What instanced draws read once an instance: where it stands, and where its data begin in a buffer of many instances'.
 * The rows of a draw call go up in one piece, behind those of the calls before, and into a new store when there is no
 * room left: neither waits for the GPU, and a host that draws its units call by call doesn't pay for a store each time.
 */
#ifndef GLSKIN_RENDER_INSTANCE_ROWS_H
#define GLSKIN_RENDER_INSTANCE_ROWS_H

#include "render/device.h"

#include <glskin/shader.h>

struct instance_row {
    uint32_t base;
    float world[3][4];
};

struct instance_rows {
    GLuint buffer;
    GLuint base_location, world_locations[3];
    struct scratch memory;
    size_t capacity, used; /* bytes of the buffer */
    size_t first;          /* the number in the buffer of the first row that was reserved */
};

/* base: the semantic of the row's base in the shader, and in every other that the rows are for. */
void rows_open(const glskin_device *device, struct instance_rows *rows, const glskin_shader *shader, const char *base);
void rows_close(const glskin_device *device, struct instance_rows *rows);

/* Room for count rows and size bytes behind them; NULL with a message when out of memory. They will be rows
 * rows->first and on. */
struct instance_row *rows_reserve(const glskin_device *device, struct instance_rows *rows, size_t count, size_t size);
void row_write(struct instance_row *row, size_t base, const float *world);
/* Sends the first size bytes of what was reserved. */
void rows_upload(const glskin_device *device, struct instance_rows *rows, size_t size);

/* For the vertex array object that is bound: its instances take rows. Once, before rows_bind. */
void rows_attach(const glskin_device *device, const struct instance_rows *rows);
/* Instance 0 of the next draw takes the buffer's row `first`. */
void rows_bind(const glskin_device *device, const struct instance_rows *rows, size_t first);

#endif
