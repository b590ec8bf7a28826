#include "render/instance_rows.h"

#include <string.h>

enum { FIRST_CAPACITY = 64 << 10, CALLS = 4 };

void rows_open(const glskin_device *device, struct instance_rows *rows, const glskin_shader *shader, const char *base) {
    rows->base_location = shader_location(shader, base);
    rows->world_locations[0] = shader_location(shader, "WORLD0");
    rows->world_locations[1] = shader_location(shader, "WORLD1");
    rows->world_locations[2] = shader_location(shader, "WORLD2");
    device->gl.f.GenBuffers(1, &rows->buffer);
}

void rows_close(const glskin_device *device, struct instance_rows *rows) {
    if (rows->buffer && !device->lost)
        device->gl.f.DeleteBuffers(1, &rows->buffer);
    scratch_free(&device->host, &rows->memory);
}

struct instance_row *rows_reserve(const glskin_device *device, struct instance_rows *rows, size_t count, size_t size) {
    size_t more = (size + sizeof(struct instance_row) - 1) / sizeof(struct instance_row);
    size_t wanted = (count + more) * sizeof(struct instance_row);
    if (wanted > rows->capacity - rows->used)
        rows->used = 0;
    rows->first = rows->used / sizeof(struct instance_row);
    return scratch_reserve(&device->host, &rows->memory, count + more, sizeof(struct instance_row));
}

void row_write(struct instance_row *row, size_t base, const float *world) {
    static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    const float *m = world ? world : identity;
    row->base = (uint32_t)base;
    for (int r = 0; r < 3; r++)
        for (int column = 0; column < 4; column++)
            row->world[r][column] = m[4 * column + r];
}

void rows_upload(const glskin_device *device, struct instance_rows *rows, size_t size) {
    const struct gl *gl = &device->gl;
    const size_t row = sizeof(struct instance_row);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, rows->buffer);
    if (rows->used == 0) {
        if (rows->capacity < CALLS * rows->memory.size)
            rows->capacity = CALLS * rows->memory.size;
        if (rows->capacity < FIRST_CAPACITY)
            rows->capacity = FIRST_CAPACITY;
        gl->f.BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)rows->capacity, NULL, GL_STREAM_DRAW);
    }
    gl->f.BufferSubData(GL_ARRAY_BUFFER, (GLintptr)rows->used, (GLsizeiptr)size, rows->memory.data);
    rows->used += (size + row - 1) / row * row;
}

void rows_attach(const glskin_device *device, const struct instance_rows *rows) {
    const struct gl *gl = &device->gl;
    for (int i = 0; i < 4; i++) {
        GLuint location = i < 3 ? rows->world_locations[i] : rows->base_location;
        gl->f.VertexAttribDivisor(location, 1);
        gl->f.EnableVertexAttribArray(location);
    }
}

void rows_bind(const glskin_device *device, const struct instance_rows *rows, size_t first) {
    const struct gl *gl = &device->gl;
    const GLsizei stride = sizeof(struct instance_row);
    size_t offset = first * sizeof(struct instance_row);
    gl->f.BindBuffer(GL_ARRAY_BUFFER, rows->buffer);
    gl->f.VertexAttribIPointer(rows->base_location, 1, GL_UNSIGNED_INT, stride,
                               (const void *)(offset + offsetof(struct instance_row, base)));
    for (size_t r = 0; r < 3; r++)
        gl->f.VertexAttribPointer(rows->world_locations[r], 4, GL_FLOAT, GL_FALSE, stride,
                                  (const void *)(offset + offsetof(struct instance_row, world) + r * sizeof(float[4])));
}
