#include "tool/conform/execute.h"

#include <conformance/octahedral.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool conform_case_open(const char *name, bool pixel, struct conform_case *out) {
    char file_name[CONFORM_NAME + 8];
    memset(out, 0, sizeof *out);
    out->name = name;
    snprintf(file_name, sizeof file_name, "%s.%s", name, pixel ? "pcase" : "case");
    const struct conform_file *file = conform_find_file(file_name);
    if (!file)
        return false;
    size_t size = (size_t)(file->end - file->begin);
    if (pixel ? !pixel_case_open(file->begin, size, &out->pixel) : !case_open(file->begin, size, &out->vertex))
        return false;
    out->count = pixel ? out->pixel.header->pixel_count : out->vertex.header->vertex_count;
    for (size_t v = 0; v < out->count && !pixel; v++)
        for (int slot = 0; slot < 4; slot++)
            if (out->vertex.vertices[v].bone[slot] >= out->vertex.header->bone_count)
                return false;
    return out->count > 0;
}

size_t conform_floats(const struct conform_shader *row) {
    switch (row->kind) {
    case CONFORM_COMPUTE: return row->float_normals ? COMPUTE_FLOATS : COMPUTE_PACKED_FLOATS;
    case CONFORM_PIXEL: return PIXEL_FLOATS;
    default: return DRAW_FLOATS;
    }
}

static void pack_normal(const struct case_vertex *vertex, int16_t out[2]) {
    const double normal[3] = {(double)vertex->normal[0], (double)vertex->normal[1], (double)vertex->normal[2]};
    octahedral_pack(normal, out);
}

/* The bones as buffers hold them: whatever stands before the window is not this case's business, so it is NaN. */
static float (*place_palette(const struct case_view *view, size_t *size))[12] {
    size_t first = view->header->palette_first, count = view->header->bone_count;
    float(*palette)[12] = malloc((first + count + 1) * sizeof *palette);
    *size = (first + count) * sizeof *palette;
    for (size_t i = 0; i < first * 12 && palette; i++)
        palette[i / 12][i % 12] = NAN;
    if (palette)
        memcpy(palette + first, view->bones, count * sizeof *palette);
    return palette;
}

/* ---- Vertex shaders ---- */

static const glskin_shader_output vertex_outputs[] = {
    {"TEXCOORD0", 3}, {"TEXCOORD1", 2}, {"TEXCOORD2", 2}, {"COLOR0", 4}};

static glskin_result run_vertex(glskin_device *device, glskin_shader_run_desc *desc, const struct conform_shader *row,
                                const struct case_view *view, float *out) {
    const struct case_vertex *v = view->vertices;
    size_t count = view->header->vertex_count, palette_size = 0;
    const size_t stride = sizeof *v;
    bool sm4 = strcmp(row->profile, "vs_4_0") == 0;
    int16_t(*packed)[2] = malloc(count * sizeof *packed);
    float(*palette)[12] = place_palette(view, &palette_size);
    for (size_t i = 0; i < count && packed; i++)
        pack_normal(&v[i], packed[i]);
    const glskin_shader_input inputs[] = {
        {"POSITION", v->position, stride, GLSKIN_VALUE_FLOAT, 3},
        {"NORMAL", row->octahedral_normals ? (const void *)packed : v->normal,
         row->octahedral_normals ? sizeof *packed : stride,
         row->octahedral_normals ? GLSKIN_VALUE_I16 : GLSKIN_VALUE_FLOAT, row->octahedral_normals ? 2 : 3},
        {"TEXCOORD0", v->texcoord, stride, GLSKIN_VALUE_FLOAT, 2},
        {"TEXCOORD1", v->texcoord + 2, stride, GLSKIN_VALUE_FLOAT, 2},
        {"BLENDINDICES", v->bone, stride, sm4 ? GLSKIN_VALUE_U32 : GLSKIN_VALUE_U8, sm4 ? 2 : 4},
        {"BLENDWEIGHT", v->weight, stride, GLSKIN_VALUE_U8_NORMALIZED, 4},
        {"BONEBASE", &view->header->palette_first, 0, GLSKIN_VALUE_U32, 1},
        {"WORLD0", view->header->world[0], 0, GLSKIN_VALUE_FLOAT, 4},
        {"WORLD1", view->header->world[1], 0, GLSKIN_VALUE_FLOAT, 4},
        {"WORLD2", view->header->world[2], 0, GLSKIN_VALUE_FLOAT, 4},
    };
    glskin_shader_data constants[3] = {{"g_viewProj", view->header->view_projection, 64}};
    const glskin_shader_data buffers[] = {{"g_palette", palette, palette_size}};
    desc->constant_count = 1;
    for (size_t i = 0; i < desc->shader->constant_name_count; i++) {
        const char *name = desc->shader->constants[i].name;
        if (strcmp(name, "g_bones") == 0)
            constants[desc->constant_count++] =
                (glskin_shader_data){name, view->bones, view->header->bone_count * sizeof *view->bones};
        else if (strcmp(name, "g_world") == 0)
            constants[desc->constant_count++] = (glskin_shader_data){name, view->header->world, 64};
    }
    desc->count = count;
    desc->inputs = inputs;
    desc->input_count = sizeof inputs / sizeof *inputs;
    desc->constants = constants;
    desc->buffers = buffers;
    desc->buffer_count = 1;
    desc->outputs = vertex_outputs;
    desc->output_count = sizeof vertex_outputs / sizeof *vertex_outputs;
    glskin_result result = packed && palette ? glskin_shader_run(device, desc, out, count * DRAW_FLOATS * sizeof(float))
                                             : GLSKIN_ERROR_OUT_OF_MEMORY;
    free(packed);
    free(palette);
    return result;
}

/* ---- Compute shaders ---- */

enum { GROUP = 256 };

/* The buffers that skinning_cs.hlsl reads. */
struct compute_input {
    unsigned char *bind, *skin;
    uint32_t (*work)[8];
    float (*palette)[12];
    size_t bind_stride, palette_size, groups;
};

static void free_compute(struct compute_input *input) {
    free(input->bind);
    free(input->skin);
    free(input->work);
    free(input->palette);
}

static bool make_compute(const struct case_view *view, bool float_normals, struct compute_input *input) {
    size_t count = view->header->vertex_count;
    input->bind_stride = float_normals ? 24 : 16;
    input->groups = (count + GROUP - 1) / GROUP;
    input->bind = malloc(count * input->bind_stride);
    input->skin = malloc(count * 8);
    input->work = calloc(input->groups, sizeof *input->work);
    input->palette = place_palette(view, &input->palette_size);
    if (!input->bind || !input->skin || !input->work || !input->palette)
        return false;
    for (size_t v = 0; v < count; v++) {
        const struct case_vertex *vertex = &view->vertices[v];
        int16_t packed[2];
        pack_normal(vertex, packed);
        memcpy(input->bind + v * input->bind_stride, vertex->position, 12);
        memcpy(input->bind + v * input->bind_stride + 12, float_normals ? (const void *)vertex->normal : packed,
               input->bind_stride - 12);
        memcpy(input->skin + v * 8, vertex->bone, 4);
        memcpy(input->skin + v * 8 + 4, vertex->weight, 4);
    }
    for (uint32_t g = 0; g < input->groups; g++) {
        uint32_t first = g * GROUP, left = (uint32_t)count - first, *work = input->work[g];
        work[0] = work[4] = first;
        work[1] = left < GROUP ? left : GROUP;
        work[2] = view->header->palette_first;
        work[3] = view->header->bone_count;
    }
    return true;
}

static glskin_result run_compute(glskin_device *device, glskin_shader_run_desc *desc, const struct conform_shader *row,
                                 const struct case_view *view, float *out) {
    size_t count = view->header->vertex_count, out_size = count * conform_floats(row) * sizeof(float);
    struct compute_input input = {0};
    glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY;
    if (make_compute(view, row->float_normals, &input)) {
        const glskin_shader_data buffers[] = {
            {"g_palette", input.palette, input.palette_size},
            {"g_bind", input.bind, count * input.bind_stride},
            {"g_skin", input.skin, count * 8},
            {"g_work", input.work, input.groups * sizeof *input.work},
            {"g_skinned", NULL, out_size},
        };
        desc->count = input.groups;
        desc->buffers = buffers;
        desc->buffer_count = sizeof buffers / sizeof *buffers;
        result = glskin_shader_run(device, desc, out, out_size);
    }
    free_compute(&input);
    return result;
}

/* ---- Pixel shaders ---- */

static glskin_result run_pixel(glskin_device *device, glskin_shader_run_desc *desc, const struct pixel_case_view *view,
                               float *out) {
    enum { SIDE = 8 };
    const struct case_pixel *p = view->pixels;
    const size_t stride = sizeof *p, count = view->header->pixel_count;
    const glskin_shader_input inputs[] = {
        {"TEXCOORD0", p->normal, stride, GLSKIN_VALUE_FLOAT, 3},
        {"TEXCOORD1", p->texcoord, stride, GLSKIN_VALUE_FLOAT, 2},
        {"TEXCOORD2", p->texcoord + 2, stride, GLSKIN_VALUE_FLOAT, 2},
        {"COLOR0", p->color, stride, GLSKIN_VALUE_FLOAT, 4},
        {"TEXCOORD3", p->tangent, stride, GLSKIN_VALUE_FLOAT, 4},
        {"TEXCOORD4", p->place, stride, GLSKIN_VALUE_FLOAT, 3},
    };
    glskin_shader_data constants[PIXEL_CONSTANTS];
    for (size_t i = 0; i < desc->shader->constant_name_count && i < PIXEL_CONSTANTS; i++) {
        const glskin_shader_constant *constant = &desc->shader->constants[i];
        constants[i] = (glskin_shader_data){constant->name, view->header->constants[constant->first],
                                            constant->count * sizeof *view->header->constants};
    }
    desc->count = count;
    desc->inputs = inputs;
    desc->input_count = sizeof inputs / sizeof *inputs;
    desc->constants = constants;
    desc->constant_count = desc->shader->constant_name_count;
    desc->texture = view->header->texture[0][0];
    desc->texture_width = desc->texture_height = SIDE;
    desc->texture_linear = (view->header->flags & PIXEL_CASE_LINEAR) != 0;
    desc->texture_repeat = true;
    return glskin_shader_run(device, desc, out, count * PIXEL_FLOATS * sizeof(float));
}

glskin_result conform_execute(glskin_device *device, const struct conform_shader *row, const glskin_shader *shader,
                              int version, const char *text, const struct conform_case *given, float *out) {
    glskin_shader_run_desc desc = {.shader = shader, .version = version, .text = text};
    switch (row->kind) {
    case CONFORM_COMPUTE: return run_compute(device, &desc, row, &given->vertex, out);
    case CONFORM_PIXEL: return run_pixel(device, &desc, &given->pixel, out);
    default: return run_vertex(device, &desc, row, &given->vertex, out);
    }
}
