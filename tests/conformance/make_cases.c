/* make_cases DIR: writes every case into DIR. The same bytes on each run.
 *
 * The cases are made so that a float evaluation in any reasonable order stays well within 2e-6: bones turn by at most
 * half a radian, so that blends don't cancel, and no clip coordinate is a small difference of large terms. */
#include "cases.h"
#include "octahedral.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_VERTICES = 2000, MAX_BONES = 256, ANY_WEIGHTS = 0, NONFINITE_BONES = 4 };

/* Of bones and worlds: even scale; uneven; uneven and mirroring; of no size along one axis or along all. */
enum shape { ROUND, UNEVEN, MIRRORED, COLLAPSED };

struct recipe {
    const char *name;
    uint32_t vertices, bones;
    int influences; /* nonzero weights a vertex; ANY_WEIGHTS: 1..4 in turn */
    uint32_t palette_first, flags;
    enum shape bone_shape, world_shape;
    bool far_world;
    uint8_t tops[4]; /* not all 0: the bones that carry all weight, each in each slot */
};

static const struct recipe recipes[] = {
    {.name = "seed", .vertices = 240, .bones = 64, .influences = 4},
    {.name = "seed_36", .vertices = 240, .bones = 36, .influences = 4},
    {.name = "one_weight", .vertices = 64, .bones = 36, .influences = 1, .palette_first = 3},
    {.name = "two_weights", .vertices = 64, .bones = 36, .influences = 2},
    {.name = "three_weights", .vertices = 64, .bones = 36, .influences = 3},
    {.name = "weights_off", .vertices = 64, .bones = 36, .influences = 4, .flags = CASE_WEIGHTS_OFF},
    {.name = "zero_nonfinite", .vertices = 96, .bones = 36, .influences = 3, .flags = CASE_NONFINITE_BONES},
    {.name = "top_36", .vertices = 64, .bones = 36, .influences = 4, .tops = {35, 34, 0, 35}},
    {.name = "top_64", .vertices = 64, .bones = 64, .influences = 4, .tops = {63, 62, 0, 63}},
    {.name = "top_256",
     .vertices = 64,
     .bones = 256,
     .influences = 4,
     .palette_first = 70,
     .tops = {127, 128, 255, 200}},
    {.name = "mirrored", .vertices = 96, .bones = 36, .influences = 4, .bone_shape = MIRRORED},
    {.name = "uneven", .vertices = 96, .bones = 36, .influences = 4, .bone_shape = UNEVEN, .world_shape = UNEVEN},
    {.name = "collapsed", .vertices = 64, .bones = 36, .influences = 1, .bone_shape = COLLAPSED},
    {.name = "world_mirrored", .vertices = 96, .bones = 36, .influences = 4, .world_shape = MIRRORED},
    {.name = "far_world", .vertices = 64, .bones = 36, .influences = 4, .far_world = true},
    /* Around the compute shader's 64-lane waves and 256-thread groups. */
    {.name = "count_1", .vertices = 1, .bones = 36, .influences = 4},
    {.name = "count_63", .vertices = 63, .bones = 36, .palette_first = 1},
    {.name = "count_64", .vertices = 64, .bones = 36},
    {.name = "count_65", .vertices = 65, .bones = 36},
    {.name = "count_255", .vertices = 255, .bones = 36},
    {.name = "count_256", .vertices = 256, .bones = 36},
    {.name = "count_257", .vertices = 257, .bones = 36},
    {.name = "count_2000", .vertices = 2000, .bones = 36, .palette_first = 11},
};

/* ---- Numbers ---- */

static uint32_t random_state;

static void random_begin(const char *name) { /* by name, so that a new case changes no other */
    random_state = 2166136261u;
    for (; *name; name++)
        random_state = (random_state ^ (unsigned char)*name) * 16777619u;
}

static double random_between(double low, double high) {
    random_state = random_state * 1664525u + 1013904223u;
    return low + (high - low) * ((random_state >> 8) / 16777216.0);
}

static uint32_t random_below(uint32_t count) {
    return (uint32_t)random_between(0, count);
}

static void random_unit(double out[3]) {
    double length;
    do {
        length = 0;
        for (int i = 0; i < 3; i++) {
            out[i] = random_between(-1, 1);
            length += out[i] * out[i];
        }
    } while (length > 1 || length < 0.01);
    for (int i = 0; i < 3; i++)
        out[i] /= sqrt(length);
}

/* ---- Matrices ---- */

/* Rows of a rotation by at most half a radian, times the shape's scale along the axes of the model. */
static void random_matrix(enum shape shape, double reach, float rows[3][4]) {
    double axis[3], angle = random_between(-0.5, 0.5), scale[3];
    random_unit(axis);
    scale[0] = scale[1] = scale[2] = random_between(0.8, 1.25);
    for (int i = 0; i < 3 && shape != ROUND; i++)
        scale[i] = random_between(0.6, 1.5);
    if (shape == MIRRORED)
        scale[0] = -scale[0];
    for (int i = 0, flat = (int)random_below(4); i < 3 && shape == COLLAPSED; i++)
        scale[i] = i == flat || flat == 3 ? 0 : scale[i];
    double c = cos(angle), s = sin(angle);
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            double turn = axis[row] * axis[column] * (1 - c) + (row == column ? c : 0);
            if (row != column) /* the cross product's matrix: minus axis z in row 0, column 1, and so on round */
                turn += (column == (row + 1) % 3 ? -s : s) * axis[3 - row - column];
            rows[row][column] = (float)(turn * scale[column]);
        }
        rows[row][3] = (float)random_between(-reach, reach);
    }
}

static void make_matrices(const struct recipe *recipe, struct case_header *header) {
    static const float view_projection[4][4] = {
        {1.2f, 0.1f, -0.1f, 0.2f}, {0.05f, 1.4f, 0.2f, -0.1f}, {-0.1f, 0.1f, -1, 0.5f}, {0.05f, -0.02f, -0.9f, 4}};
    memcpy(header->view_projection, view_projection, sizeof view_projection);
    random_matrix(recipe->world_shape, 0.5, header->world);
    if (recipe->far_world) { /* as far as WoW's maps reach */
        header->world[0][3] = -8200.25f;
        header->world[1][3] = 11700.5f;
        header->world[2][3] = 95.125f;
    }
    header->world[3][3] = 1;
}

static void spoil(float rows[3][4], uint32_t which) {
    for (int i = 0; i < 12; i++)
        rows[i / 4][i % 4] = which == 0 ? NAN : which == 1 ? INFINITY : which == 2 ? -INFINITY : rows[i / 4][i % 4];
    if (which == 3)
        rows[1][3] = NAN;
}

/* ---- Vertices ---- */

static void make_weights(const struct recipe *recipe, uint32_t v, int count, uint8_t weight[4]) {
    uint32_t left = 255;
    for (int i = 0; i < count; i++) {
        uint32_t slot = (v + (uint32_t)i) % 4, later = (uint32_t)(count - 1 - i);
        if (recipe->flags & CASE_WEIGHTS_OFF)
            weight[slot] = (uint8_t)(20 + random_below(150));
        else
            weight[slot] = (uint8_t)(later ? 1 + random_below((left - later) * 2 / (later + 2)) : left);
        left -= weight[slot];
    }
}

static void make_vertex(const struct recipe *recipe, uint32_t v, struct case_vertex *vertex) {
    double direction[3];
    int16_t packed[2];
    random_unit(direction);
    octahedral_pack(direction, packed);
    octahedral_unpack(packed, direction);
    for (int i = 0; i < 3; i++) {
        vertex->position[i] = (float)random_between(-1, 1);
        vertex->normal[i] = (float)direction[i];
    }
    for (int i = 0; i < 4; i++)
        vertex->texcoord[i] = (float)random_between(-2, 3);
    int count = recipe->influences == ANY_WEIGHTS ? 1 + (int)(v % 4) : recipe->influences;
    if (recipe->flags & CASE_NONFINITE_BONES)
        count = 1 + (int)(v / 4 % 3);
    make_weights(recipe, v, count, vertex->weight);
    uint32_t spoiled = recipe->flags & CASE_NONFINITE_BONES ? NONFINITE_BONES : 0, usable = recipe->bones - spoiled;
    bool top = recipe->tops[0] != 0;
    for (uint32_t slot = 0; slot < 4; slot++) {
        uint32_t bone = top ? recipe->tops[(v + slot) % 4] : random_below(usable);
        if (spoiled && vertex->weight[slot] == 0)
            bone = usable + (v / 12 + slot) % spoiled;
        vertex->bone[slot] = (uint8_t)bone;
    }
}

/* ---- Files ---- */

struct part {
    const void *bytes;
    size_t size;
};

static void write_file(const char *folder, const char *name, const char *extension, const struct part parts[3]) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.%s", folder, name, extension);
    FILE *file = fopen(path, "wb");
    bool written = file != NULL;
    for (int i = 0; i < 3 && written; i++)
        written = parts[i].size == 0 || fwrite(parts[i].bytes, parts[i].size, 1, file) == 1;
    if (!written || fclose(file) != 0) {
        fprintf(stderr, "make_cases: %s can't be written\n", path);
        exit(1);
    }
}

static void make_case(const char *folder, const struct recipe *recipe) {
    static struct case_vertex vertices[MAX_VERTICES];
    static float bones[MAX_BONES][3][4];
    struct case_header header = {{'G', 'S', 'K', 'C'},
                                 CASE_VERSION,
                                 recipe->vertices,
                                 recipe->bones,
                                 recipe->palette_first,
                                 recipe->flags,
                                 {{0}},
                                 {{0}}};
    random_begin(recipe->name);
    make_matrices(recipe, &header);
    for (uint32_t b = 0; b < recipe->bones; b++)
        random_matrix(recipe->bone_shape, 0.5, bones[b]);
    for (uint32_t i = 0; i < NONFINITE_BONES && recipe->flags & CASE_NONFINITE_BONES; i++)
        spoil(bones[recipe->bones - 1 - i], i);
    memset(vertices, 0, sizeof vertices);
    for (uint32_t v = 0; v < recipe->vertices; v++)
        make_vertex(recipe, v, &vertices[v]);
    write_file(folder, recipe->name, "case",
               (const struct part[3]){{&header, sizeof header},
                                      {vertices, recipe->vertices * sizeof *vertices},
                                      {bones, recipe->bones * sizeof *bones}});
}

/* A pixel case: what its constants are, and how its normals and coordinates come about. */
struct pixel_recipe {
    const char *name;
    uint32_t flags;
    void (*constants)(float constants[PIXEL_CONSTANTS][4]);
    bool sphere; /* normals whose mirror-ball texel is certain */
};

/* classic_ps.hlsl's registers. The texture turns by a quarter, so that what is well inside a texel, or a middle of
 * some, stays so. */
static void classic_constants(float c[PIXEL_CONSTANTS][4]) {
    static const float rows[8][4] = {
        {0.8f, 0.6f, 0.9f, 0.7f},    {0, 1, 0.25f, 1},    {-1, 0, 0.125f, 0}, {0.48f, 0.6f, 0.64f, -1},
        {0.7f, 0.65f, 0.5f, 0.125f}, {0.3f, 0.4f, 0.45f}, {1, 0, 0},          {0, 1, 0}};
    memcpy(c, rows, sizeof rows);
}

/* Half of all bytes / 255 are below one half, and none is near it. */
static void test_constants(float c[PIXEL_CONSTANTS][4]) {
    classic_constants(c);
    c[0][3] = 1;
    c[1][3] = 0;
    c[3][3] = 0.5f;
    c[4][3] = 1;
}

static void sphere_constants(float c[PIXEL_CONSTANTS][4]) {
    classic_constants(c);
    c[2][3] = 1;
    c[6][0] = c[7][1] = 0;
    c[6][1] = c[7][2] = 1; /* the camera's right is y, its up z */
}

/* reforged_ps.hlsl's, without surroundings: where a mapped normal points in a mirror ball can be no texel's middle. */
static void reforged_constants(float c[PIXEL_CONSTANTS][4]) {
    static const float rows[11][4] = {
        {0.9f, 0.8f, 0.7f, 0.6f}, {0, 1, 0.25f, 1},       {-1, 0, 0.125f, 0}, {0.48f, 0.6f, 0.64f, -1},
        {0.7f, 0.65f, 0.5f, 0},   {0.3f, 0.4f, 0.45f, 1}, {1, 0, 0},          {0, 1, 0},
        {1.5f, 2.5f, 4, 1},       {0.25f, 0.5f, 1, 0.5f}, {0.5f, 0.25f, 0, 1}};
    memcpy(c, rows, sizeof rows);
}

/* A viewer far away, and nothing lit: the texture, its glow and the rim. */
static void unlit_constants(float c[PIXEL_CONSTANTS][4]) {
    static const float eye[4] = {0.6f, 0, 0.8f, 0};
    reforged_constants(c);
    memcpy(c[8], eye, sizeof eye);
    c[1][3] = c[5][3] = 0;
    c[4][3] = 1;
}

/* The mesh's own normals, and what surrounds it. */
static void flat_constants(float c[PIXEL_CONSTANTS][4]) {
    reforged_constants(c);
    c[6][0] = c[7][1] = 0;
    c[6][1] = c[7][2] = 1;
    c[10][2] = 0.75f;
    c[10][3] = 0;
}

static const struct pixel_recipe pixel_recipes[] = {
    {.name = "grid_nearest"},
    {.name = "grid_linear", .flags = PIXEL_CASE_LINEAR},
    {.name = "classic_nearest", .constants = classic_constants},
    {.name = "classic_linear", .flags = PIXEL_CASE_LINEAR, .constants = classic_constants},
    {.name = "classic_test", .constants = test_constants},
    {.name = "classic_sphere", .constants = sphere_constants, .sphere = true},
    {.name = "reforged", .constants = reforged_constants},
    {.name = "reforged_unlit", .constants = unlit_constants},
    {.name = "reforged_flat", .constants = flat_constants, .sphere = true},
};

/* y and z so that 1/2 + y/2 and 1/2 - z/2 lie well inside a texel. */
static void sphere_normal(double out[3]) {
    do {
        for (int i = 1; i < 3; i++)
            out[i] = (random_below(8) + random_between(0.2, 0.8)) / 4 - 1;
        out[0] = 1 - out[1] * out[1] - out[2] * out[2];
    } while (out[0] < 0.01);
    out[0] = sqrt(out[0]);
}

/* Nearest: coordinates well inside a texel, over three repeats each way. Linear: texel centres and the exact middles
 * between two and four texels, whose bytes are multiples of 4, so that also a filter of few bits is exact. */
static void make_pixel_case(const char *folder, const struct pixel_recipe *recipe) {
    enum { SIDE = 16 };
    static struct case_pixel pixels[SIDE * SIDE];
    struct pixel_case_header header = {{'G', 'S', 'K', 'P'}, CASE_VERSION, SIDE * SIDE, recipe->flags, {{{0}}}, {{0}}};
    random_begin(recipe->name);
    if (recipe->constants)
        recipe->constants(header.constants);
    for (int i = 0; i < 8 * 8 * 4; i++)
        header.texture[i / 32][i / 4 % 8][i % 4] = (uint8_t)(4 * random_below(64));
    for (uint32_t p = 0; p < SIDE * SIDE; p++) {
        const double grid[2] = {p % SIDE, (double)(p / SIDE)};
        double direction[3], length = 1;
        if (recipe->sphere)
            sphere_normal(direction);
        else
            random_unit(direction);
        if (recipe->constants) /* as interpolated: shorter than unit */
            length = random_between(0.5, 1);
        for (int i = 0; i < 3; i++)
            pixels[p].normal[i] = (float)(direction[i] * length);
        for (int i = 0; i < 4; i++) {
            double cell = grid[i % 2], inside = random_between(0.2, 0.8);
            if (recipe->flags & PIXEL_CASE_LINEAR)
                pixels[p].texcoord[i] = (float)(cell / SIDE + (i < 2 ? 0 : 1.0 / SIDE));
            else
                pixels[p].texcoord[i] = (float)((floor(cell * 1.5) - 8 + inside) / 8);
        }
        for (int i = 0; i < 4; i++) /* 0 and 1 too; beyond them a Direct3D 9 colour is clamped */
            pixels[p].color[i] = p < SIDE ? (float)((p >> i) & 1) : (float)random_between(0, 1);
        random_unit(direction);
        for (int i = 0; i < 3; i++) {
            pixels[p].tangent[i] = (float)direction[i];
            pixels[p].place[i] = (float)random_between(-2, 2);
        }
        pixels[p].tangent[3] = p % 2 ? 1 : -1;
    }
    write_file(folder, recipe->name, "pcase",
               (const struct part[3]){{&header, sizeof header}, {pixels, sizeof pixels}, {NULL, 0}});
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: make_cases DIR\n");
        return 2;
    }
    for (size_t i = 0; i < sizeof recipes / sizeof *recipes; i++)
        make_case(argv[1], &recipes[i]);
    for (size_t i = 0; i < sizeof pixel_recipes / sizeof *pixel_recipes; i++)
        make_pixel_case(argv[1], &pixel_recipes[i]);
    return 0;
}
