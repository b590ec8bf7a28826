#include "tool/conform/execute.h"

#include <conformance/records.h>
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

/* What vertex shaders read from buffers, and packed normals; made for every shader, whichever it takes. */
struct vertex_data {
    int16_t (*packed)[2];
    float (*palette)[12];
    uint32_t *skinned, *tangents;
    size_t palette_size, skinned_size, tangents_size;
};

static bool make_data(const struct case_view *view, enum tiles_layout layout, struct vertex_data *out) {
    size_t count = view->header->vertex_count, records = records_count(view);
    out->skinned_size = records * records_words(layout) * sizeof *out->skinned;
    out->tangents_size = records * sizeof *out->tangents;
    out->packed = malloc(count * sizeof *out->packed);
    out->palette = place_palette(view, &out->palette_size);
    out->skinned = malloc(out->skinned_size);
    out->tangents = malloc(out->tangents_size);
    if (!out->packed || !out->palette || !out->skinned || !out->tangents)
        return false;
    for (size_t i = 0; i < count; i++)
        pack_normal(&view->vertices[i], out->packed[i]);
    records_make(view, layout, out->skinned, out->tangents);
    return true;
}

static void free_data(struct vertex_data *data) {
    free(data->packed);
    free(data->palette);
    free(data->skinned);
    free(data->tangents);
}

static size_t find_constants(const glskin_shader *shader, const struct case_view *view, glskin_shader_data out[4]) {
    static const float given[4] = {1, 0, 0, 0};
    const glskin_shader_data known[] = {
        {.name = "g_viewProj", .data = view->header->view_projection, .size = 64},
        {.name = "g_world", .data = view->header->world, .size = 64},
        {.name = "g_bones", .data = view->bones, .size = view->header->bone_count * sizeof *view->bones},
        {.name = "g_tangentsGiven", .data = given, .size = sizeof given}};
    size_t count = 0;
    for (size_t i = 0; i < shader->constant_name_count; i++)
        for (size_t k = 0; k < 4; k++)
            if (strcmp(shader->constants[i].name, known[k].name) == 0)
                out[count++] = known[k];
    return count;
}

static glskin_result run_vertex(glskin_device *device, glskin_shader_run_desc *desc, const struct conform_shader *row,
                                const struct case_view *view, float *out) {
    const struct case_vertex *v = view->vertices;
    const size_t stride = sizeof *v, count = view->header->vertex_count;
    const enum tiles_layout layout = layout_of(row);
    const bool sm4 = strcmp(row->profile, "vs_4_0") == 0, octahedral = row->octahedral_normals;
    const bool pairs = row->kind == CONFORM_PRE; /* tangents */
    struct vertex_data made = {0};
    glskin_shader_data constants[4];
    bool ready = make_data(view, layout, &made);
    const void *packed = made.packed;
    const glskin_shader_input inputs[] = {
        {"POSITION", v->position, stride, GLSKIN_VALUE_FLOAT, 3},
        {"NORMAL", octahedral ? packed : v->normal, octahedral ? sizeof *made.packed : stride,
         octahedral ? GLSKIN_VALUE_I16 : GLSKIN_VALUE_FLOAT, octahedral ? 2 : 3},
        {"TEXCOORD0", v->texcoord, stride, GLSKIN_VALUE_FLOAT, 2},
        {"TEXCOORD1", v->texcoord + 2, stride, GLSKIN_VALUE_FLOAT, 2},
        {"TANGENT", pairs ? packed : v->texcoord, pairs ? sizeof *made.packed : stride,
         pairs ? GLSKIN_VALUE_I16 : GLSKIN_VALUE_FLOAT, pairs ? 2 : 4},
        {"BLENDINDICES", v->bone, stride, sm4 ? GLSKIN_VALUE_U32 : GLSKIN_VALUE_U8, sm4 ? 2 : 4},
        {"BLENDWEIGHT", v->weight, stride, GLSKIN_VALUE_U8_NORMALIZED, 4},
        {"BONEBASE", &view->header->palette_first, 0, GLSKIN_VALUE_U32, 1},
        {"VERTEXBASE", &view->header->palette_first, 0, GLSKIN_VALUE_U32, 1},
        {"WORLD0", view->header->world[0], 0, GLSKIN_VALUE_FLOAT, 4},
        {"WORLD1", view->header->world[1], 0, GLSKIN_VALUE_FLOAT, 4},
        {"WORLD2", view->header->world[2], 0, GLSKIN_VALUE_FLOAT, 4},
    };
    const glskin_shader_data buffers[] = {
        {.name = "g_palette", .data = made.palette, .size = made.palette_size},
        {.name = "g_skinned", .data = made.skinned, .size = made.skinned_size, .uints = records_texel_words(layout)},
        {.name = "g_tangents", .data = made.tangents, .size = made.tangents_size, .uints = 1}};
    desc->count = count;
    desc->inputs = inputs;
    desc->input_count = sizeof inputs / sizeof *inputs;
    desc->constants = constants;
    desc->constant_count = find_constants(desc->shader, view, constants);
    desc->buffers = buffers;
    desc->buffer_count = sizeof buffers / sizeof *buffers;
    desc->outputs = row->tangents ? tangent_outputs : vertex_outputs;
    desc->output_count = row->tangents ? sizeof tangent_outputs / sizeof *tangent_outputs
                                       : sizeof vertex_outputs / sizeof *vertex_outputs;
    size_t floats = row->tangents ? DRAW_FLOATS - 1 : DRAW_FLOATS;
    glskin_result result =
        ready ? glskin_shader_run(device, desc, out, count * floats * sizeof(float)) : GLSKIN_ERROR_OUT_OF_MEMORY;
    if (row->tangents && result == GLSKIN_OK)
        spread_tangents(out, count);
    free_data(&made);
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
            {.name = "g_palette", .data = palette, .size = palette_size},
            {.name = "g_bind", .data = bind, .size = bind_size},
            {.name = "g_bind_pairs", .data = bind, .size = bind_size},
            {.name = "g_work", .data = work, .size = groups * sizeof *work},
            {.name = "g_skinned", .size = out_size},
            {.name = "g_tangents", .data = unused, .size = sizeof unused},
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
    const glskin_shader_data buffers[] = {{.name = "g_palette", .data = palette, .size = palette_size}};
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
        constants[i] = (glskin_shader_data){.name = constant->name,
                                            .data = view->header->constants[constant->first],
                                            .size = constant->count * sizeof *view->header->constants};
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
