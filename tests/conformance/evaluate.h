/* What a shader of the table has to compute over a case, in double precision, from the definitions. */
#ifndef GLSKIN_CONFORMANCE_EVALUATE_H
#define GLSKIN_CONFORMANCE_EVALUATE_H

#include "table.h"
#include "tiles.h"

#include "support/reference.h"

static inline void evaluate_row(const float (*rows)[4], int count, const double p[4], double *out) {
    for (int r = 0; r < count; r++) {
        out[r] = 0;
        for (int c = 0; c < 4; c++)
            out[r] += (double)rows[r][c] * p[c];
    }
}

/* World, then view-projection; the normal by the world's 3x3; the fixed light. */
static inline void evaluate_placed(const struct case_header *header, glskin_normals rule, const double position[3],
                                   const double normal[3], const float texcoord[4], double out[DRAW_FLOATS]) {
    const double p[4] = {position[0], position[1], position[2], 1}, light[3] = {0.3, 0.7, 0.5};
    double placed[4], linear[3][3], diffuse = 0, length = 0;
    evaluate_row(header->world, 4, p, placed);
    evaluate_row(header->view_projection, 4, placed, out);
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            linear[r][c] = (double)header->world[r][c];
    reference_normal(linear, rule, normal, out + 4);
    for (int i = 0; i < 4; i++)
        out[7 + i] = (double)texcoord[i];
    for (int i = 0; i < 3; i++) {
        diffuse += out[4 + i] * light[i];
        length += light[i] * light[i];
    }
    for (int i = 0; i < 3; i++)
        out[11 + i] = fmax(0, diffuse / sqrt(length));
    out[14] = 1;
}

/* DRAW_FLOATS (draw, pre) or COMPUTE_FLOATS numbers a vertex; free() it. */
static inline double *evaluate_vertices(const struct table_shader *shader, const struct case_view *view) {
    const struct case_header *header = view->header;
    size_t count = header->vertex_count, width = shader->kind == TABLE_COMPUTE ? COMPUTE_FLOATS : DRAW_FLOATS;
    glskin_normals rule = table_defined(shader, "PLAIN_NORMALS") ? GLSKIN_NORMALS_PLAIN : GLSKIN_NORMALS_EXACT;
    glskin_mesh_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.vertex_count = count;
    desc.position = (glskin_stream){view->vertices->position, sizeof *view->vertices};
    float(*rounded)[3] = memory_take(count * sizeof *rounded);
    for (size_t v = 0; v < count; v++) {
        const float *n = view->vertices[v].normal;
        double normal[3] = {(double)n[0], (double)n[1], (double)n[2]};
        if (table_defined(shader, "COMPACT"))
            tiles_rounded_normal(normal, normal);
        for (int i = 0; i < 3; i++)
            rounded[v][i] = (float)normal[i];
    }
    desc.normal = (glskin_stream){rounded, 0};
    desc.skin = (glskin_stream){view->vertices->bone, sizeof *view->vertices};
    glskin_bone *bones = memory_take(header->bone_count * sizeof *bones);
    memcpy(bones, view->bones, header->bone_count * sizeof *bones);
    double(*positions)[3] = memory_take(count * sizeof *positions),
    (*normals)[3] = memory_take(count * sizeof *normals);
    double *out = memory_take(count * width * sizeof *out);
    if (shader->kind != TABLE_PRE)
        reference_skin(&desc, bones, rule, positions, normals);
    for (size_t v = 0; v < count; v++) {
        for (int i = 0; i < 3 && shader->kind == TABLE_PRE; i++) {
            positions[v][i] = (double)view->vertices[v].position[i];
            normals[v][i] = (double)view->vertices[v].normal[i];
        }
        if (shader->kind == TABLE_COMPUTE) {
            memcpy(out + v * width, positions[v], sizeof positions[v]);
            memcpy(out + v * width + 3, normals[v], sizeof normals[v]);
        } else {
            evaluate_placed(header, rule, positions[v], normals[v], view->vertices[v].texcoord, out + v * width);
        }
    }
    free(bones);
    free(rounded);
    free(positions);
    free(normals);
    return out;
}

/* A component of the texture at (u, v), repeated. */
static inline double evaluate_sample(const struct pixel_case_header *header, const float uv[2], int component) {
    double sum = 0;
    bool linear = header->flags & PIXEL_CASE_LINEAR;
    double x = (double)uv[0] * 8 - (linear ? 0.5 : 0), y = (double)uv[1] * 8 - (linear ? 0.5 : 0);
    for (int corner = 0; corner < (linear ? 4 : 1); corner++) {
        int right = corner & 1, down = corner >> 1;
        double fx = x - floor(x), fy = y - floor(y);
        double share = linear ? (right ? fx : 1 - fx) * (down ? fy : 1 - fy) : 1;
        int column = (((int)floor(x) + right) % 8 + 8) % 8, row = (((int)floor(y) + down) % 8 + 8) % 8;
        sum += share * header->texture[row][column][component] / 255.0;
    }
    return sum;
}

static inline void evaluate_simple(const struct pixel_case_header *header, const struct case_pixel *pixel,
                                   double out[PIXEL_FLOATS]) {
    for (int i = 0; i < 4; i++)
        out[i] = evaluate_sample(header, pixel->texcoord, i) * (double)pixel->color[i];
}

/* dot((row, its third number), (u, v, 1)) */
static inline float evaluate_coordinate(const float row[4], const double from[2]) {
    return (float)((double)row[0] * from[0] + (double)row[1] * from[1] + (double)row[2]);
}

/* Registers as in classic_ps.hlsl. Lambert's light on top of the ambient one, together at most 1; the texture by the
 * chosen set or as a mirror ball; alpha below the threshold: nothing. */
static inline void evaluate_classic(const struct pixel_case_header *header, const struct case_pixel *pixel,
                                    double out[PIXEL_FLOATS]) {
    const float(*c)[4] = header->constants;
    double length = 0, facing = 0, right = 0, up = 0;
    for (int i = 0; i < 3; i++)
        length += (double)pixel->normal[i] * (double)pixel->normal[i];
    for (int i = 0; i < 3; i++) {
        double n = (double)pixel->normal[i] / sqrt(length);
        facing += n * (double)c[3][i];
        right += n * (double)c[6][i];
        up += n * (double)c[7][i];
    }
    int set = c[1][3] > 0 ? 2 : 0;
    double from[2] = {(double)pixel->texcoord[set], (double)pixel->texcoord[set + 1]};
    if (c[2][3] > 0) {
        from[0] = (1 + right) / 2;
        from[1] = (1 - up) / 2;
    }
    const float uv[2] = {evaluate_coordinate(c[1], from), evaluate_coordinate(c[2], from)};
    for (int i = 0; i < 4; i++)
        out[i] = evaluate_sample(header, uv, i) * (double)c[0][i];
    if (out[3] < (double)c[3][3]) {
        memset(out, 0, PIXEL_FLOATS * sizeof *out);
        return;
    }
    for (int i = 0; i < 3; i++)
        out[i] *= fmin(1, fmax(0, (double)c[5][i] + (double)c[4][i] * fmax(0, facing)));
    out[3] = fmax(out[3], (double)c[4][3]);
}

/* One row per pixel shader of hlsl/. */
static const struct {
    const char *source;
    void (*evaluate)(const struct pixel_case_header *header, const struct case_pixel *pixel, double out[PIXEL_FLOATS]);
} evaluate_pixel_shaders[] = {{"simple_ps.hlsl", evaluate_simple}, {"classic_ps.hlsl", evaluate_classic}};

/* PIXEL_FLOATS numbers a pixel; free() it. */
static inline double *evaluate_pixels(const struct table_shader *shader, const struct pixel_case_view *view) {
    size_t count = view->header->pixel_count, i = 0;
    double *out = memory_take(count * PIXEL_FLOATS * sizeof *out);
    while (strcmp(evaluate_pixel_shaders[i].source, shader->source) != 0)
        if (++i == sizeof evaluate_pixel_shaders / sizeof *evaluate_pixel_shaders)
            FAIL("%s has no row in evaluate_pixel_shaders", shader->source);
    for (size_t p = 0; p < count; p++)
        evaluate_pixel_shaders[i].evaluate(view->header, &view->pixels[p], out + PIXEL_FLOATS * p);
    return out;
}

#endif
