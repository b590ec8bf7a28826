/* `seed-compute`, the baseline of the compute path: the layout and the kernel that this library began from. A vertex is
 * 18 scalars in (position, four float weights, four bones of 32 bits, normal, two texture coordinates: 72 bytes) and 10
 * out (40 bytes, the texture coordinates copied); 64 threads a group, one vertex a thread, up to 64 bones staged in
 * shared memory; each influence moves position and normal by its bone. A palette and a dispatch a unit.
 * It is kept as it was, not improved; only its early return before the barrier, which GLSL forbids, is moved. */
#include "tool/bench/device.h"
#include "tool/bench/scene.h"

#include <stdlib.h>
#include <string.h>

enum { IN_FLOATS = 18, OUT_FLOATS = 10, GROUP = 64, ROW = 32768, BATCH = 65536, ALIGNMENT = 256 };

static const char text[] =
    "#version 430\n"
    "layout(local_size_x = 64) in;\n"
    "struct Bone { vec4 row0, row1, row2; };\n"
    "layout(std430, binding = 0) readonly buffer Bones { Bone bones[]; };\n"
    "layout(std430, binding = 1) readonly buffer Input { float vertex_in[]; };\n"
    "layout(std430, binding = 2) writeonly buffer Output { float vertex_out[]; };\n"
    "uniform uint vertex_count, bone_count;\n"
    "shared Bone staged[64];\n"
    "void main() {\n"
    "    uint vertex = (gl_NumWorkGroups.x * gl_WorkGroupID.y + gl_WorkGroupID.x) * 64u + gl_LocalInvocationID.x;\n"
    "    uint local = gl_LocalInvocationID.x;\n"
    "    if (local < bone_count)\n"
    "        staged[local] = bones[local];\n"
    "    barrier();\n"
    "    if (vertex >= vertex_count)\n"
    "        return;\n"
    "    uint at = vertex * 18u, to = vertex * 10u;\n"
    "    vec4 position = vec4(vertex_in[at], vertex_in[at + 1u], vertex_in[at + 2u], 1.0);\n"
    "    vec3 normal = vec3(vertex_in[at + 11u], vertex_in[at + 12u], vertex_in[at + 13u]);\n"
    "    vec3 moved = vec3(0.0), turned = vec3(0.0);\n"
    "    for (uint i = 0u; i < 4u; i++) {\n"
    "        float weight = vertex_in[at + 3u + i];\n"
    "        if (weight > 0.0) {\n"
    "            uint number = floatBitsToUint(vertex_in[at + 7u + i]);\n"
    "            Bone bone;\n"
    "            if (number < 64u)\n"
    "                bone = staged[number];\n"
    "            else\n"
    "                bone = bones[number];\n"
    "            moved += weight * vec3(dot(bone.row0, position), dot(bone.row1, position), dot(bone.row2, "
    "position));\n"
    "            turned += weight * vec3(dot(bone.row0.xyz, normal), dot(bone.row1.xyz, normal),\n"
    "                                    dot(bone.row2.xyz, normal));\n"
    "        }\n"
    "    }\n"
    "    turned = normalize(turned);\n"
    "    for (uint i = 0u; i < 3u; i++) {\n"
    "        vertex_out[to + i] = moved[i];\n"
    "        vertex_out[to + 3u + i] = turned[i];\n"
    "    }\n"
    "    for (uint i = 0u; i < 4u; i++)\n"
    "        vertex_out[to + 6u + i] = vertex_in[at + 14u + i];\n"
    "}\n";

struct seed {
    GLuint program, bones, in, out;
    GLint vertex_uniform, bone_uniform;
    size_t palette_stride; /* bytes from one unit's palette to the next */
    size_t out_stride;     /* bytes from one unit's vertices to the next */
    size_t slice;          /* vertices that one storage block may hold */
    unsigned char *palettes;
};

static size_t round_up(size_t size) {
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static void make_vertex(const struct bench_scene *scene, size_t v, float out[IN_FLOATS]) {
    memcpy(out, scene->position[v], sizeof *scene->position);
    for (int slot = 0; slot < 4; slot++) {
        const uint32_t bone = scene->bone[v][slot];
        out[3 + slot] = (float)scene->skin[v].weight[slot] / 255.0f;
        memcpy(out + 7 + slot, &bone, sizeof bone);
    }
    memcpy(out + 11, scene->normal[v], sizeof *scene->normal);
    memset(out + 14, 0, 4 * sizeof *out);
}

/* In batches: at 64 M vertices the whole is 4.8 GB. */
static bool upload_vertices(struct bench_run *run, struct seed *own) {
    const GladGLContext *gl = &run->device->gl;
    const size_t count = run->setup.vertices;
    float(*batch)[IN_FLOATS] = malloc(BATCH * sizeof *batch);
    own->in = bench_buffer(run->device, GL_SHADER_STORAGE_BUFFER, count * sizeof *batch, NULL, run->why);
    for (size_t first = 0; batch && own->in && first < count; first += BATCH) {
        size_t size = count - first < BATCH ? count - first : BATCH;
        for (size_t i = 0; i < size; i++)
            make_vertex(run->scene, first + i, batch[i]);
        gl->BufferSubData(GL_SHADER_STORAGE_BUFFER, (GLintptr)(first * sizeof *batch),
                          (GLsizeiptr)(size * sizeof *batch), batch);
    }
    free(batch);
    return batch && own->in;
}

static bool seed_open(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    struct seed *own = run->state = calloc(1, sizeof *own);
    GLint limit = 0;
    snprintf(run->why, BENCH_TEXT, "out of memory");
    if (!own || !(own->program = bench_compute_program(run->device, text, run->why)))
        return false;
    own->vertex_uniform = gl->GetUniformLocation(own->program, "vertex_count");
    own->bone_uniform = gl->GetUniformLocation(own->program, "bone_count");
    own->palette_stride = round_up(run->setup.bones * sizeof(glskin_bone));
    own->out_stride = round_up(run->setup.vertices * OUT_FLOATS * sizeof(float));
    gl->GetIntegerv(GL_MAX_SHADER_STORAGE_BLOCK_SIZE, &limit);
    own->slice = (size_t)limit / (IN_FLOATS * sizeof(float)) / ALIGNMENT * ALIGNMENT;
    own->palettes = malloc(run->setup.units * own->palette_stride);
    own->bones =
        bench_buffer(run->device, GL_SHADER_STORAGE_BUFFER, run->setup.units * own->palette_stride, NULL, run->why);
    if (own->bones)
        own->out =
            bench_buffer(run->device, GL_SHADER_STORAGE_BUFFER, run->setup.units * own->out_stride, NULL, run->why);
    return own->palettes && own->bones && own->out && upload_vertices(run, own);
}

static void dispatch(const struct bench_run *run, size_t unit) {
    const GladGLContext *gl = &run->device->gl;
    const struct seed *own = run->state;
    const size_t in = IN_FLOATS * sizeof(float), out = OUT_FLOATS * sizeof(float);
    gl->BindBufferRange(GL_SHADER_STORAGE_BUFFER, 0, own->bones, (GLintptr)(unit * own->palette_stride),
                        (GLsizeiptr)(run->setup.bones * sizeof(glskin_bone)));
    for (size_t first = 0; first < run->setup.vertices; first += own->slice) {
        size_t left = run->setup.vertices - first, count = left < own->slice ? left : own->slice;
        size_t groups = (count + GROUP - 1) / GROUP, columns = groups < ROW ? groups : ROW;
        gl->BindBufferRange(GL_SHADER_STORAGE_BUFFER, 1, own->in, (GLintptr)(first * in), (GLsizeiptr)(count * in));
        gl->BindBufferRange(GL_SHADER_STORAGE_BUFFER, 2, own->out, (GLintptr)(unit * own->out_stride + first * out),
                            (GLsizeiptr)(count * out));
        gl->Uniform1ui(own->vertex_uniform, (GLuint)count);
        gl->DispatchCompute((GLuint)columns, (GLuint)((groups + columns - 1) / columns), 1);
    }
}

static bool seed_frame(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    const struct seed *own = run->state;
    for (size_t unit = 0; unit < run->setup.units; unit++)
        memcpy(own->palettes + unit * own->palette_stride, bench_palette(run->scene, run->frame, unit),
               run->setup.bones * sizeof(glskin_bone));
    gl->UseProgram(own->program);
    gl->BindBuffer(GL_SHADER_STORAGE_BUFFER, own->bones);
    gl->BufferData(GL_SHADER_STORAGE_BUFFER, (GLsizeiptr)(run->setup.units * own->palette_stride), own->palettes,
                   GL_STREAM_DRAW);
    gl->Uniform1ui(own->bone_uniform, (GLuint)run->setup.bones);
    for (size_t unit = 0; unit < run->setup.units; unit++)
        dispatch(run, unit);
    gl->MemoryBarrier(GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT);
    return true;
}

static bool seed_read(struct bench_run *run, float *positions) {
    const GladGLContext *gl = &run->device->gl;
    const struct seed *own = run->state;
    const size_t size = run->setup.vertices * OUT_FLOATS * sizeof(float);
    float *vertices = malloc(size);
    if (!vertices) {
        snprintf(run->why, BENCH_TEXT, "out of memory");
        return false;
    }
    gl->MemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
    gl->BindBuffer(GL_SHADER_STORAGE_BUFFER, own->out);
    gl->GetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, (GLsizeiptr)size, vertices);
    for (size_t v = 0; v < run->setup.vertices; v++)
        memcpy(positions + v * 3, vertices + v * OUT_FLOATS, 3 * sizeof *positions);
    free(vertices);
    return true;
}

static void seed_close(struct bench_run *run) {
    const GladGLContext *gl = &run->device->gl;
    struct seed *own = run->state;
    if (own) {
        const GLuint buffers[3] = {own->bones, own->in, own->out};
        if (own->program) {
            gl->DeleteProgram(own->program);
            gl->DeleteBuffers(3, buffers);
        }
        free(own->palettes);
    }
    free(own);
}

const struct bench_ops bench_seed_compute = {seed_open, seed_frame, seed_close, seed_read};
