/* What lies over the model: the grid, normals, bones, and the colours of influence counts and of differences between
 * the path and the CPU. Of the first copy, but for the grid. */
#include "tool/view/viewer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void draw_grid(struct viewer *viewer, mat4 view_projection) {
    const uint8_t line[4] = {120, 124, 130, 255}, x_axis[4] = {200, 90, 90, 255}, y_axis[4] = {90, 170, 90, 255};
    enum { LINES = 10 };
    /* Squares of a round size, about a tenth of what is seen. */
    float reach = viewer->camera.reach, size = powf(10, floorf(log10f(reach / 4)));
    size *= reach / size > 20 ? 5 : reach / size > 8 ? 2 : 1;
    float end = size * LINES;
    for (int i = -LINES; i <= LINES; i++) {
        float at = (float)i * size;
        overlay_line(&viewer->overlay, (vec3){at, -end, 0}, (vec3){at, end, 0}, i ? line : y_axis);
        overlay_line(&viewer->overlay, (vec3){-end, at, 0}, (vec3){end, at, 0}, i ? line : x_axis);
    }
    overlay_draw(&viewer->overlay, GL_LINES, view_projection);
}

static void draw_normals(struct viewer *viewer, const vec3 *positions, const vec3 *normals, size_t count,
                         mat4 view_projection) {
    const uint8_t color[4] = {90, 220, 255, 255};
    float length = viewer->camera.reach * 0.012f;
    for (size_t v = 0; v < count; v++) {
        vec3 tip;
        glm_vec3_copy((float *)positions[v], tip);
        glm_vec3_muladds((float *)normals[v], length, tip);
        overlay_line(&viewer->overlay, positions[v], tip, color);
    }
    overlay_draw(&viewer->overlay, GL_LINES, view_projection);
}

static void place_of(const glskin_bone *bone, const float pivot[3], vec3 out) {
    for (int r = 0; r < 3; r++)
        out[r] = bone->row[r][0] * pivot[0] + bone->row[r][1] * pivot[1] + bone->row[r][2] * pivot[2] + bone->row[r][3];
}

static void draw_bones(struct viewer *viewer, mat4 view_projection) {
    const uint8_t bone_color[4] = {255, 210, 60, 255}, other_color[4] = {190, 150, 255, 255};
    const glskin_bone *bones = viewer->scene.copies[0].bones;
    float mark = viewer->camera.reach * 0.004f;
    for (size_t i = 0; i < viewer->scene.info.bone_count; i++) {
        glskin_node node, parent;
        vec3 from, to;
        if (glskin_model_node(viewer->model, i, &node) != GLSKIN_OK || node.kind == GLSKIN_NODE_NONE)
            continue;
        const uint8_t *color = node.kind == GLSKIN_NODE_BONE ? bone_color : other_color;
        place_of(&bones[i], node.pivot, to);
        for (int axis = 0; axis < 3; axis++) {
            vec3 low, high;
            glm_vec3_copy(to, low);
            glm_vec3_copy(to, high);
            low[axis] -= mark;
            high[axis] += mark;
            overlay_line(&viewer->overlay, low, high, color);
        }
        if (node.parent < 0 || glskin_model_node(viewer->model, (size_t)node.parent, &parent) != GLSKIN_OK)
            continue;
        place_of(&bones[node.parent], parent.pivot, from);
        overlay_line(&viewer->overlay, from, to, color);
    }
    viewer->gl.Disable(GL_DEPTH_TEST); /* bones are inside */
    overlay_draw(&viewer->overlay, GL_LINES, view_projection);
    viewer->gl.Enable(GL_DEPTH_TEST);
}

/* Blue over green to red, from 0 to 1. */
static void heat(float value, uint8_t out[4]) {
    float red = glm_clamp(2 * value - 1, 0, 1), blue = glm_clamp(1 - 2 * value, 0, 1);
    out[0] = (uint8_t)(40 + 215 * red);
    out[1] = (uint8_t)(40 + 215 * (1 - red - blue));
    out[2] = (uint8_t)(40 + 215 * blue);
    out[3] = 255;
}

static size_t group_size(const glskin_mesh_desc *desc, size_t vertex) {
    size_t size = desc->classic.group_size == 2 ? 2 : 1;
    size_t stride = desc->classic.group.stride ? desc->classic.group.stride : size;
    const uint8_t *at = (const uint8_t *)desc->classic.group.data + vertex * stride;
    size_t group = *at;
    if (size == 2) {
        uint16_t wide;
        memcpy(&wide, at, sizeof wide);
        group = wide;
    }
    return desc->classic.groups.sizes[group];
}

/* Bones that carry weight at a vertex. */
static size_t influences_of(const glskin_mesh_desc *desc, size_t vertex) {
    if (desc->classic.group.data)
        return group_size(desc, vertex);
    const glskin_stream stream = desc->skin.data ? desc->skin : desc->influences.weight;
    size_t stride = stream.stride ? stream.stride : desc->skin.data ? 8 : 4, count = 0;
    const uint8_t *weights = (const uint8_t *)stream.data + vertex * stride + (desc->skin.data ? 4 : 0);
    for (int i = 0; i < 4; i++)
        count += weights[i] > 0;
    return count;
}

static uint32_t index_at(const glskin_mesh_desc *desc, size_t i) {
    uint32_t wide = 0;
    uint16_t narrow = 0;
    if (desc->index_size == 4)
        memcpy(&wide, (const char *)desc->indices + i * 4, 4);
    else
        memcpy(&narrow, (const char *)desc->indices + i * 2, 2);
    return desc->index_size == 4 ? wide : narrow;
}

/* The triangles of a mesh whose vertices have these places and values, 0 to 1. */
static void add_colored(struct viewer *viewer, const glskin_mesh_desc *desc, const vec3 *positions,
                        const float *values) {
    struct overlay_vertex *out = overlay_add(&viewer->overlay, desc->index_count);
    for (size_t i = 0; out && i < desc->index_count; i++) {
        uint32_t vertex = index_at(desc, i);
        memcpy(out[i].position, positions[vertex], sizeof out[i].position);
        heat(values[vertex], out[i].color);
    }
}

/* How far the path's own vertices are from the CPU's: 1e-8 of the model's size is blue, 1e-3 red. */
static void measure(struct viewer *viewer, const struct scene_mesh *mesh, glskin_instance *instance,
                    const vec3 *positions, float *values) {
    size_t count = mesh->desc.vertex_count;
    vec3 *got = malloc((count + 1) * sizeof *got);
    float size = glm_vec3_distance(viewer->scene.info.bounds_min, viewer->scene.info.bounds_max);
    glskin_result result = got ? glskin_frame_begin(viewer->device) : GLSKIN_ERROR_OUT_OF_MEMORY;
    if (result == GLSKIN_OK) {
        result = glskin_instance_read(instance, got[0], NULL);
        glskin_frame_end(viewer->device);
    }
    for (size_t v = 0; v < count; v++) {
        float error = result == GLSKIN_OK ? glm_vec3_distance(got[v], (float *)positions[v]) / fmaxf(size, 1e-20f) : 1;
        values[v] = glm_clamp((log10f(fmaxf(error, 1e-8f)) + 8) / 5, 0, 1);
        viewer->worst_error = fmaxf(viewer->worst_error, error);
    }
    free(got);
}

static void draw_colors(struct viewer *viewer, const vec3 *positions, mat4 view_projection) {
    const struct scene *scene = &viewer->scene;
    viewer->worst_error = 0;
    for (size_t m = 0; m < scene->mesh_count; m++) {
        const struct scene_mesh *mesh = &scene->meshes[m];
        size_t count = mesh->desc.vertex_count;
        if (!mesh->mesh)
            continue;
        float *values = calloc(count + 1, sizeof *values);
        if (!values)
            return;
        if (viewer->layers[LAYER_DIFFERENCE])
            measure(viewer, mesh, scene->copies[0].instances[m], positions, values);
        else
            for (size_t v = 0; v < count; v++)
                values[v] = glm_clamp(((float)influences_of(&mesh->desc, v) - 1) / 3, 0, 1);
        add_colored(viewer, &mesh->desc, positions, values);
        positions += count;
        free(values);
    }
    overlay_draw(&viewer->overlay, GL_TRIANGLES, view_projection);
}

void layers_draw(struct viewer *viewer, mat4 view_projection) {
    const bool *layers = viewer->layers;
    size_t count = scene_vertex_count(&viewer->scene);
    if (layers[LAYER_GRID])
        draw_grid(viewer, view_projection);
    if (layers[LAYER_BONES])
        draw_bones(viewer, view_projection);
    if (!layers[LAYER_NORMALS] && !layers[LAYER_INFLUENCES] && !layers[LAYER_DIFFERENCE])
        return;
    vec3 *positions = malloc((count + 1) * sizeof *positions), *normals = malloc((count + 1) * sizeof *normals);
    if (positions && normals && scene_points(&viewer->scene, 0, positions, normals) == GLSKIN_OK) {
        if (layers[LAYER_INFLUENCES] || layers[LAYER_DIFFERENCE])
            draw_colors(viewer, (const vec3 *)positions, view_projection);
        if (layers[LAYER_NORMALS])
            draw_normals(viewer, (const vec3 *)positions, (const vec3 *)normals, count, view_projection);
    }
    free(positions);
    free(normals);
}
