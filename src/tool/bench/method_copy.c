/* The bounds: moving as many bytes as a method reads and writes, half of them in and half out, and nothing else. */
#include "tool/bench/device.h"
#include "tool/bench/scene.h"

#include <stdlib.h>
#include <string.h>

/* Whole blocks of 16 bytes. */
static size_t half_of(const struct bench_run *run) {
    double bytes = run->bytes / 2 * (double)run->setup.vertices * (double)run->setup.units;
    return ((size_t)bytes + 15) / 16 * 16;
}

/* ---- Memory ---- */

struct memory {
    unsigned char *from, *to;
    size_t size;
};

static bool open_blocks(struct bench_run *run, size_t size) {
    struct memory *own = run->state = calloc(1, sizeof *own);
    if (own) {
        own->size = size;
        own->from = malloc(size);
        own->to = malloc(size);
    }
    if (!own || !own->from || !own->to) {
        snprintf(run->why, BENCH_TEXT, "out of memory");
        return false;
    }
    memset(own->from, 1, size); /* fresh pages are all the same page of zeros until they are written */
    memset(own->to, 2, size);
    return true;
}

static bool memory_open(struct bench_run *run) {
    return open_blocks(run, half_of(run));
}

/* The palettes of all units: what submitting them can't cost less than. */
static bool palettes_open(struct bench_run *run) {
    return open_blocks(run, run->setup.units * run->setup.bones * sizeof(glskin_bone));
}

static bool memory_frame(struct bench_run *run) {
    const struct memory *own = run->state;
    memcpy(own->to, own->from, own->size);
    return true;
}

static void memory_close(struct bench_run *run) {
    struct memory *own = run->state;
    if (own) {
        free(own->from);
        free(own->to);
    }
    free(own);
}

const struct bench_ops bench_copy_memory = {memory_open, memory_frame, memory_close, NULL};
const struct bench_ops bench_copy_palettes = {palettes_open, memory_frame, memory_close, NULL};

/* ---- GPU ---- */

struct gpu {
    GLuint program, buffers[2];
    GLuint staging, palettes; /* the palettes' way: from the host's memory, where that can be mapped, to the GPU's */
    unsigned char *mapped;
    size_t palette_size;
    GLint count_uniform;
    size_t size, slice; /* a slice is what one storage block may be */
};

enum { GROUP = 256, ROW = 32768 };
static const char copy_text[] = "#version 430\n"
                                "layout(local_size_x = 256) in;\n"
                                "layout(std430, binding = 0) readonly buffer From { uvec4 from[]; };\n"
                                "layout(std430, binding = 1) writeonly buffer To { uvec4 to[]; };\n"
                                "uniform uint count;\n"
                                "void main() {\n"
                                "    uint row = gl_NumWorkGroups.x * gl_WorkGroupID.y + gl_WorkGroupID.x;\n"
                                "    uint i = row * 256u + gl_LocalInvocationID.x;\n"
                                "    if (i < count)\n"
                                "        to[i] = from[i];\n"
                                "}\n";

static bool open_buffers(struct bench_run *run, struct gpu *own, GLenum from, GLenum to) {
    own->size = half_of(run);
    own->buffers[0] = bench_buffer(run->device, from, own->size, NULL, run->why);
    if (own->buffers[0])
        own->buffers[1] = bench_buffer(run->device, to, own->size, NULL, run->why);
    return own->buffers[1] != 0;
}

/* Every unit's palette has to cross the bus, whatever skins: a copy of the same bytes brings it too. */
static bool open_palettes(struct bench_run *run, struct gpu *own) {
    const GladGLContext *gl = &run->device->gl;
    const GLbitfield access = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
    own->palette_size = run->setup.units * run->setup.bones * sizeof(glskin_bone);
    own->palettes = bench_buffer(run->device, GL_COPY_WRITE_BUFFER, own->palette_size, NULL, run->why);
    if (gl->VERSION_4_4) {
        gl->GenBuffers(1, &own->staging);
        gl->BindBuffer(GL_COPY_READ_BUFFER, own->staging);
        gl->BufferStorage(GL_COPY_READ_BUFFER, (GLsizeiptr)own->palette_size, NULL, access);
        own->mapped = gl->MapBufferRange(GL_COPY_READ_BUFFER, 0, (GLsizeiptr)own->palette_size, access);
    }
    return own->palettes;
}

/* One staging piece is enough: the measured frames end before the next begins. */
static void send_palettes(struct bench_run *run, const struct gpu *own) {
    const GladGLContext *gl = &run->device->gl;
    const void *from = bench_palette(run->scene, run->frame, 0);
    gl->BindBuffer(GL_COPY_WRITE_BUFFER, own->palettes);
    if (!own->mapped) {
        gl->BufferSubData(GL_COPY_WRITE_BUFFER, 0, (GLsizeiptr)own->palette_size, from);
        return;
    }
    memcpy(own->mapped, from, own->palette_size);
    gl->BindBuffer(GL_COPY_READ_BUFFER, own->staging);
    gl->CopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, (GLsizeiptr)own->palette_size);
}

static bool compute_open(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    struct gpu *own = run->state = calloc(1, sizeof *own);
    GLint limit = 0;
    snprintf(run->why, BENCH_TEXT, "out of memory");
    if (!own || !(own->program = bench_compute_program(run->device, copy_text, run->why)))
        return false;
    own->count_uniform = gl->GetUniformLocation(own->program, "count");
    gl->GetIntegerv(GL_MAX_SHADER_STORAGE_BLOCK_SIZE, &limit);
    own->slice = (size_t)limit / 65536 * 65536; /* any driver's offset alignment divides that */
    return open_palettes(run, own) && open_buffers(run, own, GL_SHADER_STORAGE_BUFFER, GL_SHADER_STORAGE_BUFFER);
}

static bool compute_frame(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    const struct gpu *own = run->state;
    send_palettes(run, own);
    gl->UseProgram(own->program);
    for (size_t begin = 0; begin < own->size; begin += own->slice) {
        size_t size = own->size - begin < own->slice ? own->size - begin : own->slice;
        size_t groups = (size / 16 + GROUP - 1) / GROUP, columns = groups < ROW ? groups : ROW;
        for (GLuint i = 0; i < 2; i++)
            gl->BindBufferRange(GL_SHADER_STORAGE_BUFFER, i, own->buffers[i], (GLintptr)begin, (GLsizeiptr)size);
        gl->Uniform1ui(own->count_uniform, (GLuint)(size / 16));
        gl->DispatchCompute((GLuint)columns, (GLuint)((groups + columns - 1) / columns), 1);
    }
    gl->MemoryBarrier(GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT); /* as a method that is drawn from */
    return true;
}

static bool buffer_open(struct bench_run *run) {
    struct gpu *own = run->state = calloc(1, sizeof *own);
    snprintf(run->why, BENCH_TEXT, "out of memory");
    if (own && !run->device->gl.CopyBufferSubData)
        snprintf(run->why, BENCH_TEXT, "it needs OpenGL 3.1");
    return own && run->device->gl.CopyBufferSubData &&
           open_buffers(run, own, GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER);
}

static bool buffer_frame(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    const struct gpu *own = run->state;
    gl->BindBuffer(GL_COPY_READ_BUFFER, own->buffers[0]);
    gl->BindBuffer(GL_COPY_WRITE_BUFFER, own->buffers[1]);
    gl->CopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, (GLsizeiptr)own->size);
    return true;
}

static void gpu_close(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    struct gpu *own = run->state;
    if (own && own->program)
        gl->DeleteProgram(own->program);
    if (own && (own->buffers[0] || own->buffers[1]))
        gl->DeleteBuffers(2, own->buffers);
    if (own && own->palettes)
        gl->DeleteBuffers(1, &own->palettes);
    if (own && own->staging)
        gl->DeleteBuffers(1, &own->staging);
    free(own);
}

/* All units' palettes, from memory, as a frame's poses go up. */
static bool upload_open(struct bench_run *run) {
    struct gpu *own = run->state = calloc(1, sizeof *own);
    snprintf(run->why, BENCH_TEXT, "out of memory");
    if (!own)
        return false;
    own->size = run->setup.units * run->setup.bones * sizeof(glskin_bone);
    own->buffers[0] = bench_buffer(run->device, GL_ARRAY_BUFFER, own->size, NULL, run->why);
    return own->buffers[0] != 0;
}

static bool upload_frame(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    const struct gpu *own = run->state;
    gl->BindBuffer(GL_ARRAY_BUFFER, own->buffers[0]);
    gl->BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)own->size, bench_palette(run->scene, run->frame, 0), GL_STREAM_DRAW);
    return true;
}

const struct bench_ops bench_upload_palettes = {upload_open, upload_frame, gpu_close, NULL};
const struct bench_ops bench_copy_compute = {compute_open, compute_frame, gpu_close, NULL};
const struct bench_ops bench_copy_buffer = {buffer_open, buffer_frame, gpu_close, NULL};
