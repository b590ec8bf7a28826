#include "tool/conform/execute.h"

#include <conformance/tiles.h>
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

static enum tiles_layout layout_of(const struct conform_shader *row) {
    return row->float_normals ? TILES_FLOATS : row->compact ? TILES_COMPACT : TILES_OCTAHEDRAL;
}

size_t conform_floats(const struct conform_shader *row) {
    switch (row->kind) {
    case CONFORM_COMPUTE: return tiles_record_floats(layout_of(row));
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

static const glskin_shader_output tangent_outputs[] = {{"TEXCOORD0", 3}, {"TEXCOORD3", 4}, {"TEXCOORD4", 3}};

/* 14 floats a vertex to DRAW_FLOATS, from the last on: a one behind the place. */
static void spread_tangents(float *out, size_t count) {
    for (size_t v = count; v-- > 0;) {
        memmove(out + v * DRAW_FLOATS, out + v * (DRAW_FLOATS - 1), (DRAW_FLOATS - 1) * sizeof *out);
        out[v * DRAW_FLOATS + DRAW_FLOATS - 1] = 1;
    }
}

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
        {"TANGENT", row->kind == CONFORM_PRE ? (const void *)packed : v->texcoord,
         row->kind == CONFORM_PRE ? sizeof *packed : stride,
         row->kind == CONFORM_PRE ? GLSKIN_VALUE_I16 : GLSKIN_VALUE_FLOAT, row->kind == CONFORM_PRE ? 2 : 4},
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
    desc->outputs = row->tangents ? tangent_outputs : vertex_outputs;
    desc->output_count = row->tangents ? sizeof tangent_outputs / sizeof *tangent_outputs
                                       : sizeof vertex_outputs / sizeof *vertex_outputs;
    size_t floats = row->tangents ? DRAW_FLOATS - 1 : DRAW_FLOATS;
    glskin_result result = packed && palette ? glskin_shader_run(device, desc, out, count * floats * sizeof(float))
                                             : GLSKIN_ERROR_OUT_OF_MEMORY;
    if (row->tangents && result == GLSKIN_OK)
        spread_tangents(out, count);
    free(packed);
    free(palette);
    return result;
}

/* ---- Compute shaders ---- */

static glskin_result run_compute(glskin_device *device, glskin_shader_run_desc *desc, const struct conform_shader *row,
                                 const struct case_view *view, float *out) {
    static const unsigned char unused[16] = {0};
    size_t out_size = view->header->vertex_count * conform_floats(row) * sizeof(float), groups = tiles_count(view);
    size_t bind_size = tiles_size(view), palette_size = 0;
    unsigned char *bind = calloc(bind_size, 1);
    uint32_t(*work)[8] = calloc(groups, sizeof *work);
    float(*palette)[12] = place_palette(view, &palette_size);
    glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY;
    if (bind && work && palette) {
        tiles_make(view, layout_of(row), bind, work);
        const glskin_shader_data buffers[] = {
            {"g_palette", palette, palette_size}, {"g_bind", bind, bind_size},
            {"g_bind_pairs", bind, bind_size},    {"g_work", work, groups * sizeof *work},
            {"g_skinned", NULL, out_size},        {"g_tangents", unused, sizeof unused},
        };
        desc->count = groups;
        desc->buffers = buffers;
        desc->buffer_count = sizeof buffers / sizeof *buffers;
        result = glskin_shader_run(device, desc, out, out_size);
    }
    free(bind);
    free(work);
    free(palette);
    return result;
}

/* ---- Vertex shaders whose outputs are skinned records ---- */

static glskin_result run_feedback(glskin_device *device, glskin_shader_run_desc *desc, const struct conform_shader *row,
                                  const struct case_view *view, float *out) {
    static const float tangent[4] = {1, 0, 0, 1};
    static const glskin_shader_output outputs[] = {{"RECORD0", 4}, {"RECORD1", 2}};
    const struct case_vertex *v = view->vertices;
    size_t count = view->header->vertex_count, floats = conform_floats(row), palette_size = 0;
    const size_t stride = sizeof *v;
    const glskin_shader_input inputs[] = {
        {"POSITION", v->position, stride, GLSKIN_VALUE_FLOAT, 3},
        {"NORMAL", v->normal, stride, GLSKIN_VALUE_FLOAT, 3},
        {"TANGENT", tangent, 0, GLSKIN_VALUE_FLOAT, 4},
        {"BLENDINDICES", v->bone, stride, GLSKIN_VALUE_U32, 2},
        {"BONEBASE", &view->header->palette_first, 0, GLSKIN_VALUE_U32, 1},
    };
    float(*palette)[12] = place_palette(view, &palette_size);
    float *captured = calloc(count * (4 + floats), sizeof *captured); /* behind the position */
    const glskin_shader_data buffers[] = {{"g_palette", palette, palette_size}};
    desc->count = count;
    desc->inputs = inputs;
    desc->input_count = sizeof inputs / sizeof *inputs;
    desc->buffers = buffers;
    desc->buffer_count = 1;
    desc->outputs = outputs;
    desc->output_count = row->float_normals ? 2 : 1;
    desc->integer_outputs = true;
    glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY;
    if (palette && captured)
        result = glskin_shader_run(device, desc, captured, count * (4 + floats) * sizeof *captured);
    for (size_t i = 0; i < count && result == GLSKIN_OK; i++)
        memcpy(out + i * floats, captured + i * (4 + floats) + 4, floats * sizeof *out);
    free(palette);
    free(captured);
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
    case CONFORM_COMPUTE:
        return row->feedback ? run_feedback(device, &desc, row, &given->vertex, out)
                             : run_compute(device, &desc, row, &given->vertex, out);
    case CONFORM_PIXEL: return run_pixel(device, &desc, &given->pixel, out);
    default: return run_vertex(device, &desc, row, &given->vertex, out);
    }
}
