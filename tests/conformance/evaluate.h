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

/* A tangent goes by the 3x3 itself, to unit length where something is left of it; its side turns where that mirrors. */
static inline void evaluate_tangent(double m[3][3], double tangent[4]) {
    double turned[3], length = 0, determinant = 0;
    for (int r = 0; r < 3; r++) {
        turned[r] = m[r][0] * tangent[0] + m[r][1] * tangent[1] + m[r][2] * tangent[2];
        length += turned[r] * turned[r];
        determinant += m[0][r] * reference_cofactor(m, 0, r);
    }
    for (int r = 0; r < 3 && length > 0; r++)
        tangent[r] = turned[r] / sqrt(length);
    tangent[3] = determinant < 0 ? -tangent[3] : tangent[3];
}

/* What TANGENTS puts in the places of coordinates and colour. */
static inline void evaluate_tangents(const struct table_shader *shader, const struct case_view *view, size_t v,
                                     const double position[3], double out[DRAW_FLOATS]) {
    const struct case_vertex *vertex = &view->vertices[v];
    const double p[4] = {position[0], position[1], position[2], 1};
    double blend[3][3] = {{0}}, world[3][3], *tangent = out + 7;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) {
            world[r][c] = (double)view->header->world[r][c];
            for (int slot = 0; slot < 4; slot++)
                if (vertex->weight[slot])
                    blend[r][c] += vertex->weight[slot] / 255.0 * (double)view->bones[vertex->bone[slot]][r][c];
        }
    if (shader->kind == TABLE_PRE) {
        const double normal[3] = {(double)vertex->normal[0], (double)vertex->normal[1], (double)vertex->normal[2]};
        int16_t pair[2];
        octahedral_pack(normal, pair);
        tangent_unpack(pair, tangent);
    } else {
        for (int i = 0; i < 4; i++)
            tangent[i] = (double)vertex->texcoord[i];
        evaluate_tangent(blend, tangent);
    }
    evaluate_tangent(world, tangent);
    evaluate_row(view->header->world, 3, p, out + 11);
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
        if (table_defined(shader, "COMPACT") && shader->kind == TABLE_COMPUTE)
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
            if (table_defined(shader, "COMPACT"))
                positions[v][i] = half_unpack(half_pack(positions[v][i]));
            normals[v][i] = (double)view->vertices[v].normal[i];
        }
        if (shader->kind == TABLE_COMPUTE) {
            memcpy(out + v * width, positions[v], sizeof positions[v]);
            memcpy(out + v * width + 3, normals[v], sizeof normals[v]);
        } else {
            evaluate_placed(header, rule, positions[v], normals[v], view->vertices[v].texcoord, out + v * width);
            if (table_defined(shader, "TANGENTS"))
                evaluate_tangents(shader, view, v, positions[v], out + v * width);
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

static inline double evaluate_dot(const double a[3], const double b[3]) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline void evaluate_unit(double v[3]) {
    double length = sqrt(evaluate_dot(v, v));
    for (int i = 0; i < 3; i++)
        v[i] /= length;
}

/* Registers as in reforged_ps.hlsl: the microfacet model of Karis's course notes (2013), times pi.
 *     D = a^2 / (pi ((n.h)^2 (a^2 - 1) + 1)^2),  G1(x) = n.x / (n.x (1 - k) + k),  F = f0 + (1 - f0) (1 - v.h)^5
 * with a = roughness^2, k = (roughness + 1)^2 / 8; specular = D G F / (4 n.l n.v). */
static inline void evaluate_reforged(const struct pixel_case_header *header, const struct case_pixel *pixel,
                                     double out[PIXEL_FLOATS]) {
    const float(*c)[4] = header->constants;
    const double pi = 3.14159265358979323846;
    double n[3], t[3], light[3], view[3], half[3], normal[3], texel[4], right[3], up[3];
    int set = c[1][3] > 0 ? 2 : 0;
    const double from[2] = {(double)pixel->texcoord[set], (double)pixel->texcoord[set + 1]};
    const float uv[2] = {evaluate_coordinate(c[1], from), evaluate_coordinate(c[2], from)};
    for (int i = 0; i < 4; i++)
        texel[i] = evaluate_sample(header, uv, i);
    for (int i = 0; i < 3; i++) {
        n[i] = (double)pixel->normal[i];
        t[i] = (double)pixel->tangent[i];
        light[i] = (double)c[3][i];
        view[i] = (double)c[8][i] - (double)c[8][3] * (double)pixel->place[i];
        right[i] = (double)c[6][i];
        up[i] = (double)c[7][i];
    }
    evaluate_unit(n);
    evaluate_unit(view);
    double x = (texel[0] * 2 - 1) * (double)c[10][3], y = (texel[1] * 2 - 1) * (double)c[10][3];
    double z = sqrt(fmax(0, 1 - x * x - y * y));
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        double bitangent = (n[j] * t[k] - n[k] * t[j]) * (double)pixel->tangent[3];
        normal[i] = t[i] * x + bitangent * y + n[i] * z;
        half[i] = view[i] + light[i];
    }
    evaluate_unit(normal);
    evaluate_unit(half);
    double nl = fmax(0, evaluate_dot(normal, light)), nv = fmax(0, evaluate_dot(normal, view));
    double nh = fmax(0, evaluate_dot(normal, half)), vh = fmax(0, evaluate_dot(view, half));
    double rough = fmax(texel[1], 0.125), a2 = pow(rough, 4), k = (rough + 1) * (rough + 1) / 8;
    double d = a2 / (pi * pow(nh * nh * (a2 - 1) + 1, 2));
    double g = 1 / ((nl * (1 - k) + k) * (nv * (1 - k) + k)); /* over n.l and n.v */
    const float ball[2] = {(float)((1 + evaluate_dot(right, normal)) / 2), (float)((1 - evaluate_dot(up, normal)) / 2)};
    for (int i = 0; i < 3; i++) {
        double base = texel[i] * (double)c[0][i] * (1 + (texel[i] - 1) * texel[3]); /* the team's colour by a */
        double f0 = 0.04 + (base - 0.04) * texel[2];
        double f = f0 + (1 - f0) * pow(1 - vh, 5), f_view = f0 + (1 - f0) * pow(1 - nv, 5);
        double direct = (base * (1 - texel[2]) + pi * d * g * f / 4) * (double)c[4][i] * nl;
        double around = evaluate_sample(header, ball, i) * (double)c[10][2] * f_view * (1 - rough);
        double edge = (double)c[9][i] + (texel[i] - (double)c[9][i]) * (double)c[10][1];
        out[i] = c[5][3] > 0 ? direct + ((double)c[5][i] * base + around) * texel[0] : base;
        out[i] += texel[i] * (double)c[10][0] + edge * (double)c[9][3] * (1 - nv) * (1 - nv);
    }
    out[3] = fmax(texel[3] * (double)c[0][3], (double)c[4][3]);
    if (texel[3] * (double)c[0][3] < (double)c[3][3])
        memset(out, 0, PIXEL_FLOATS * sizeof *out);
}

/* One row per pixel shader of hlsl/. */
static const struct {
    const char *source;
    void (*evaluate)(const struct pixel_case_header *header, const struct case_pixel *pixel, double out[PIXEL_FLOATS]);
} evaluate_pixel_shaders[] = {{"simple_ps.hlsl", evaluate_simple},
                              {"classic_ps.hlsl", evaluate_classic},
                              {"reforged_ps.hlsl", evaluate_reforged}};

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
