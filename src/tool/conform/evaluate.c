#include "tool/conform/evaluate.h"

#include <conformance/tiles.h>
#include <math.h>
#include <string.h>

static double dot3(const double a[3], const double b[3]) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross3(const double a[3], const double b[3], double out[3]) {
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

static void turn_normal(double m[3][3], bool plain, const double normal[3], double out[3]) {
    double cofactor[3][3];
    for (int r = 0; r < 3; r++)
        cross3(m[(r + 1) % 3], m[(r + 2) % 3], cofactor[r]);
    double side = dot3(m[0], cofactor[0]) < 0 ? -1 : 1, turned[3];
    for (int r = 0; r < 3; r++)
        turned[r] = plain ? dot3(m[r], normal) : side * dot3(cofactor[r], normal);
    double length = sqrt(dot3(turned, turned));
    for (int r = 0; r < 3; r++) /* where it is nothing, the old one stays */
        out[r] = length > 0 ? turned[r] / length : normal[r];
}

static void bind_normal(const struct case_vertex *vertex, struct evaluate_rule rule, double out[3]) {
    for (int i = 0; i < 3; i++)
        out[i] = (double)vertex->normal[i];
    if (rule.small_normals) {
        tiles_rounded_normal(out, out);
    } else if (rule.packed_normals) {
        int16_t packed[2];
        octahedral_pack(out, packed);
        octahedral_unpack(packed, out);
    }
}

/* To whole 255ths: rounded down, then one more for each of the largest remainders. */
static void normalize_weights(const uint8_t given[4], int total, double out[4]) {
    int left = 255, whole[4], remainder[4];
    for (int i = 0; i < 4; i++) {
        whole[i] = given[i] * 255 / total;
        remainder[i] = given[i] * 255 % total;
        left -= whole[i];
    }
    for (; left > 0; left--) {
        int most = 0;
        for (int i = 1; i < 4; i++)
            most = remainder[i] > remainder[most] ? i : most;
        whole[most]++;
        remainder[most] = -1;
    }
    for (int i = 0; i < 4; i++)
        out[i] = whole[i] / 255.0;
}

static void skin_vertex(const struct case_view *view, size_t v, struct evaluate_rule rule, double position[3],
                        double normal[3]) {
    const struct case_vertex *vertex = &view->vertices[v];
    double weight[4], matrix[3][3] = {{0}}, bind[3];
    int total = 0;
    for (int slot = 0; slot < 4; slot++) {
        weight[slot] = vertex->weight[slot] / 255.0;
        total += vertex->weight[slot];
    }
    if (total == 0 && rule.rest_on_first)
        weight[0] = 1;
    if (rule.normalize && total > 0)
        normalize_weights(vertex->weight, total, weight);
    memset(position, 0, 3 * sizeof *position);
    for (int slot = 0; slot < 4; slot++)
        for (int r = 0; r < 3 && weight[slot] > 0; r++) {
            const float *row = view->bones[vertex->bone[slot]][r];
            double moved = (double)row[3];
            for (int c = 0; c < 3; c++) {
                moved += (double)row[c] * (double)vertex->position[c];
                matrix[r][c] += weight[slot] * (double)row[c];
            }
            position[r] += weight[slot] * moved;
        }
    bind_normal(vertex, rule, bind);
    turn_normal(matrix, rule.plain_normals, bind, normal);
}

void evaluate_skin(const struct case_view *view, struct evaluate_rule rule, double *out) {
    for (size_t v = 0; v < view->header->vertex_count; v++)
        skin_vertex(view, v, rule, out + v * COMPUTE_FLOATS, out + v * COMPUTE_FLOATS + 3);
}

/* rows of four times (p, 1) */
static void transform(const float rows[4][4], const double p[4], double out[4]) {
    for (int r = 0; r < 4; r++) {
        out[r] = 0;
        for (int c = 0; c < 4; c++)
            out[r] += (double)rows[r][c] * p[c];
    }
}

/* By the matrix itself, to unit length unless nothing is left; the side changes where it mirrors. */
static void turn_tangent(double m[3][3], double tangent[4]) {
    double turned[3], normal[3];
    for (int r = 0; r < 3; r++)
        turned[r] = dot3(m[r], tangent);
    double length = sqrt(dot3(turned, turned));
    cross3(m[1], m[2], normal);
    if (dot3(m[0], normal) < 0)
        tangent[3] = -tangent[3];
    for (int r = 0; r < 3 && length > 0; r++)
        tangent[r] = turned[r] / length;
}

static void evaluate_tangent(const struct case_view *view, size_t v, bool skins, double world[3][3], double out[4]) {
    const struct case_vertex *vertex = &view->vertices[v];
    double matrix[3][3] = {{0}};
    if (skins) {
        for (int slot = 0; slot < 4; slot++)
            for (int i = 0; i < 9 && vertex->weight[slot]; i++)
                matrix[i / 3][i % 3] +=
                    vertex->weight[slot] / 255.0 * (double)view->bones[vertex->bone[slot]][i / 3][i % 3];
        for (int i = 0; i < 4; i++)
            out[i] = (double)vertex->texcoord[i];
        turn_tangent(matrix, out);
    } else {
        double normal[3] = {(double)vertex->normal[0], (double)vertex->normal[1], (double)vertex->normal[2]};
        int16_t pair[2];
        octahedral_pack(normal, pair);
        tangent_unpack(pair, out);
    }
    turn_tangent(world, out);
}

void evaluate_draw(const struct case_view *view, struct evaluate_rule rule, bool skins, double *out) {
    const double light[3] = {0.3, 0.7, 0.5};
    double world[3][3];
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            world[r][c] = (double)view->header->world[r][c];
    for (size_t v = 0; v < view->header->vertex_count; v++, out += DRAW_FLOATS) {
        const struct case_vertex *vertex = &view->vertices[v];
        double p[4] = {(double)vertex->position[0], (double)vertex->position[1], (double)vertex->position[2], 1};
        double normal[3], placed[4];
        for (int i = 0; i < 3 && rule.half_positions; i++)
            p[i] = half_unpack(half_pack(p[i]));
        if (skins)
            skin_vertex(view, v, rule, p, normal);
        else
            bind_normal(vertex, rule, normal);
        transform(view->header->world, p, placed);
        transform(view->header->view_projection, placed, out);
        turn_normal(world, rule.plain_normals, normal, out + 4);
        if (rule.tangents) {
            evaluate_tangent(view, v, skins, world, out + 7);
            memcpy(out + 11, placed, 4 * sizeof *out);
            continue;
        }
        for (int i = 0; i < 4; i++)
            out[7 + i] = (double)vertex->texcoord[i];
        double diffuse = fmax(0, dot3(out + 4, light) / sqrt(dot3(light, light)));
        out[11] = out[12] = out[13] = diffuse;
        out[14] = 1;
    }
}

/* ---- Pixel shaders ---- */

enum { SIDE = 8 };

static double texel(const struct pixel_case_view *view, double x, double y, int channel) {
    int column = ((int)x % SIDE + SIDE) % SIDE, row = ((int)y % SIDE + SIDE) % SIDE; /* it repeats */
    return view->header->texture[row][column][channel] / 255.0;
}

static double sample(const struct pixel_case_view *view, const float uv[2], int channel) {
    double x = (double)uv[0] * SIDE, y = (double)uv[1] * SIDE;
    if (!(view->header->flags & PIXEL_CASE_LINEAR))
        return texel(view, floor(x), floor(y), channel);
    double left = floor(x - 0.5), top = floor(y - 0.5), right_share = x - 0.5 - left, low_share = y - 0.5 - top;
    return (1 - low_share) * ((1 - right_share) * texel(view, left, top, channel) +
                              right_share * texel(view, left + 1, top, channel)) +
           low_share * ((1 - right_share) * texel(view, left, top + 1, channel) +
                        right_share * texel(view, left + 1, top + 1, channel));
}

/* Texture 0 at the first coordinates, times the colour. */
static void simple_ps(const struct pixel_case_view *view, const struct case_pixel *pixel, double out[4]) {
    for (int i = 0; i < 4; i++)
        out[i] = sample(view, pixel->texcoord, i) * (double)pixel->color[i];
}

/* Rows c1 and c2 of (u, v, 1), of set 1 or 2 (c1.w) or of where a mirror ball, seen along the camera's axes c6 and c7,
 * shows the normal (c2.w); times c0; light c5 + c4 * max(0, normal . c3), cut to [0, 1]; nothing below alpha c3.w;
 * alpha at least c4.w. */
static void classic_ps(const struct pixel_case_view *view, const struct case_pixel *pixel, double out[4]) {
    const float(*c)[4] = view->header->constants;
    double n[3], direction[3], right[3], up[3], from[2];
    for (int i = 0; i < 3; i++) {
        n[i] = (double)pixel->normal[i];
        direction[i] = (double)c[3][i];
        right[i] = (double)c[6][i];
        up[i] = (double)c[7][i];
    }
    double length = sqrt(dot3(n, n)), lit = fmax(0, dot3(n, direction) / length);
    for (int i = 0; i < 2; i++)
        from[i] = (double)pixel->texcoord[i + (c[1][3] > 0 ? 2 : 0)];
    if (c[2][3] > 0) {
        from[0] = 0.5 + 0.5 * dot3(n, right) / length;
        from[1] = 0.5 - 0.5 * dot3(n, up) / length;
    }
    float uv[2];
    for (int i = 0; i < 2; i++)
        uv[i] = (float)((double)c[1 + i][0] * from[0] + (double)c[1 + i][1] * from[1] + (double)c[1 + i][2]);
    double alpha = sample(view, uv, 3) * (double)c[0][3];
    bool kept = alpha >= (double)c[3][3];
    for (int i = 0; i < 3; i++)
        out[i] = kept
                     ? sample(view, uv, i) * (double)c[0][i] * fmin(1, fmax(0, (double)c[5][i] + (double)c[4][i] * lit))
                     : 0;
    out[3] = kept ? fmax(alpha, (double)c[4][3]) : 0;
}

static void normalize3(double v[3]) {
    double length = sqrt(dot3(v, v));
    for (int i = 0; i < 3; i++)
        v[i] /= length;
}

/* What of a Reforged pixel is not a colour. */
struct reforged {
    double texel[4], normal[3], normal_light, normal_view, normal_half, view_half;
};

/* The tangent-space normal (x, y, what is left of z), from the tangent, the bitangent on its side and the normal. */
static struct reforged reforged_geometry(const struct pixel_case_view *view, const struct case_pixel *pixel) {
    const float(*c)[4] = view->header->constants;
    struct reforged r;
    double n[3], t[3], b[3], eye[3], light[3], half[3], from[2];
    float uv[2];
    for (int i = 0; i < 2; i++)
        from[i] = (double)pixel->texcoord[i + (c[1][3] > 0 ? 2 : 0)];
    for (int i = 0; i < 2; i++)
        uv[i] = (float)((double)c[1 + i][0] * from[0] + (double)c[1 + i][1] * from[1] + (double)c[1 + i][2]);
    for (int i = 0; i < 4; i++)
        r.texel[i] = sample(view, uv, i);
    for (int i = 0; i < 3; i++) {
        n[i] = (double)pixel->normal[i];
        t[i] = (double)pixel->tangent[i];
        light[i] = (double)c[3][i];
        eye[i] = (double)c[8][i] - (double)c[8][3] * (double)pixel->place[i];
    }
    normalize3(n);
    normalize3(eye);
    cross3(n, t, b);
    double x = (2 * r.texel[0] - 1) * (double)c[10][3], y = (2 * r.texel[1] - 1) * (double)c[10][3];
    for (int i = 0; i < 3; i++) {
        r.normal[i] = x * t[i] + y * (double)pixel->tangent[3] * b[i] + sqrt(fmax(0, 1 - x * x - y * y)) * n[i];
        half[i] = eye[i] + light[i];
    }
    normalize3(r.normal);
    normalize3(half);
    r.normal_light = fmax(0, dot3(r.normal, light));
    r.normal_view = fmax(0, dot3(r.normal, eye));
    r.normal_half = fmax(0, dot3(r.normal, half));
    r.view_half = fmax(0, dot3(eye, half));
    return r;
}

/* Lambert and GGX (Trowbridge and Reitz), Smith's shadowing and Fresnel's term as Schlick approximates them, all times
 * pi; texel r: occlusion, g: roughness, at least 1/8, b: metalness, a: the team's share. Constants: evaluate_pixel's
 * shader's registers. */
static void reforged_ps(const struct pixel_case_view *view, const struct case_pixel *pixel, double out[4]) {
    const float(*c)[4] = view->header->constants;
    struct reforged r = reforged_geometry(view, pixel);
    double rough = fmax(0.125, r.texel[1]), alpha = rough * rough, k = pow(rough + 1, 2) / 8, axes[2] = {0, 0};
    double cosine2 = r.normal_half * r.normal_half, spread = cosine2 * (alpha * alpha - 1) + 1;
    double facets =
        alpha * alpha / (spread * spread) / (4 * (r.normal_light * (1 - k) + k) * (r.normal_view * (1 - k) + k));
    for (int i = 0; i < 3; i++) {
        axes[0] += (double)c[6][i] * r.normal[i];
        axes[1] -= (double)c[7][i] * r.normal[i];
    }
    const float ball[2] = {(float)(0.5 + axes[0] / 2), (float)(0.5 + axes[1] / 2)};
    for (int i = 0; i < 3; i++) {
        double texel = r.texel[i], base = texel * (double)c[0][i] * (1 - r.texel[3] + r.texel[3] * texel);
        double f0 = (1 - r.texel[2]) * 0.04 + r.texel[2] * base;
        double shine = facets * (f0 + (1 - f0) * pow(1 - r.view_half, 5));
        double mirror =
            sample(view, ball, i) * (double)c[10][2] * (1 - rough) * (f0 + (1 - f0) * pow(1 - r.normal_view, 5));
        double lit = ((1 - r.texel[2]) * base + shine) * (double)c[4][i] * r.normal_light +
                     r.texel[0] * ((double)c[5][i] * base + mirror);
        double edge = (1 - (double)c[10][1]) * (double)c[9][i] + (double)c[10][1] * texel;
        out[i] =
            (c[5][3] > 0 ? lit : base) + texel * (double)c[10][0] + edge * (double)c[9][3] * pow(1 - r.normal_view, 2);
    }
    double a = r.texel[3] * (double)c[0][3];
    out[3] = fmax(a, (double)c[4][3]);
    for (int i = 0; i < 4 && a < (double)c[3][3]; i++)
        out[i] = 0;
}

bool evaluate_pixel(const char *shader, const struct pixel_case_view *view, double *out) {
    static const struct {
        const char *name;
        void (*meaning)(const struct pixel_case_view *view, const struct case_pixel *pixel, double out[4]);
    } shaders[] = {{"simple_ps", simple_ps}, {"classic_ps", classic_ps}, {"reforged_ps", reforged_ps}};
    for (size_t i = 0; i < sizeof shaders / sizeof *shaders; i++)
        if (strcmp(shaders[i].name, shader) == 0) {
            for (size_t p = 0; p < view->header->pixel_count; p++)
                shaders[i].meaning(view, &view->pixels[p], out + p * PIXEL_FLOATS);
            return true;
        }
    return false;
}
