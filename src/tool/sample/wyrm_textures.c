/* The wyrm's pictures, laid out as wyrm.c shares one out: skin left, wings upper right, horn lower right. Scales come
 * from one height field, so that colour, bumps and shadows agree. */
#include "tool/sample/maths.h"
#include "tool/sample/textures.h"

enum region { SKIN_BACK, SKIN_BELLY, MEMBRANE, HORN, EYE, REGIONS };

static double fraction(double x) {
    return x - floor(x);
}

/* Scales in rows that are shifted by half a scale each; each rises to its middle and slopes down to the next. */
static double scale_height(double across, double along) {
    double row = floor(along), x = fraction(across + 0.5 * fmod(row, 2)) - 0.5, y = along - row;
    return (1 - 0.75 * y) * (1 - 3.4 * x * x);
}

/* The same on both sides of the wing. Bones' columns as wyrm_wings.c has them, fine veins between. */
static double membrane_height(double u) {
    double column = fabs(fraction((u - 0.02) / 0.96 * 13 + 0.5) - 0.5); /* from the nearest column */
    return 0.35 + 0.5 * exp(-column * column * 60) + 0.05 * sin(u * 240);
}

/* Which part a point belongs to, how high it lies there (0..1), and a tint that is free of height. */
static enum region look(double u, double v, double *height, double *tint) {
    if (u < 0.5) { /* u runs from the back to the belly, v from the tail to the nose */
        double across = fraction(4 * u), belly = smooth_step(0.7, 0.78, across);
        bool has_belly = u < 0.25;
        double bands = 0.6 + 0.4 * (1 - fraction(v * 44)); /* plates across the belly */
        *height = has_belly && belly > 0.5 ? bands : scale_height(across * 7, v * 42);
        *tint = 1 - 0.55 * (1 - across) + 0.08 * sin(v * 61) * sin(u * 47);
        return has_belly && belly > 0.5 ? SKIN_BELLY : SKIN_BACK;
    }
    u = 2 * (u - 0.5);
    if (v < 0.5) {
        *height = membrane_height(u);
        *tint = 0.55 + 0.4 * fraction(4 * v);
        return MEMBRANE;
    }
    v = 2 * (v - 0.5);
    if (u > 0.79 && v < 0.21) { /* an eye: a slit across its middle */
        double x = (u - 0.89) / 0.09, y = (v - 0.11) / 0.09;
        *height = 0.5;
        *tint = fabs(y) < 0.22 * (1 - x * x) ? 0 : 1 - 0.35 * fabs(y);
        return EYE;
    }
    *height = 0.55 + 0.35 * sin(v * 110) * sin(v * 110);
    *tint = 0.45 + 0.8 * fraction(v * 1.6);
    return HORN;
}

static double clamp01(double x) {
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

static const double brightest[REGIONS][3] = {
    {0.42, 0.56, 0.30}, {0.86, 0.76, 0.52}, {0.66, 0.24, 0.18}, {0.90, 0.86, 0.74}, {1.00, 0.72, 0.10}};

/* Of each region 51 shades from near black; the one colour that is over is black. */
static void diffuse_colour(int index, double rgb[3]) {
    int region = index / 51;
    double shade = index == 255 ? 0 : 0.06 + 0.94 * (index % 51) / 50;
    for (int c = 0; c < 3; c++) {
        rgb[c] = region < REGIONS ? brightest[region][c] * shade : 0;
    }
}

static void paint_diffuse(double u, double v, double rgba[4]) {
    double height, tint;
    enum region region = look(u, v, &height, &tint);
    double shade = clamp01(tint * (0.45 + 0.55 * height));
    for (int c = 0; c < 3; c++) {
        rgba[c] = brightest[region][c] * shade;
    }
    rgba[3] = 1;
}

/* Directions on a grid of 15 by 15 around straight up, which is one of them; what is over is straight up too. */
static void normal_colour(int index, double rgb[3]) {
    double x = index < 225 ? (index % 15 - 7) * 0.1 : 0, y = index < 225 ? (double)(index / 15 - 7) * 0.1 : 0;
    double z = sqrt(fmax(0, 1 - x * x - y * y));
    rgb[0] = 0.5 + 0.5 * x, rgb[1] = 0.5 + 0.5 * y, rgb[2] = 0.5 + 0.5 * z;
}

/* In the tangents' axes: red along u, green along v. Differences are taken within a region: across a border between two
 * of them nothing rises. */
static void paint_normal(double u, double v, double rgba[4]) {
    const double step = 1.0 / TEXTURE_SIDE, bump = 0.012;
    double here, right, down, tint;
    enum region region = look(u, v, &here, &tint);
    double across = look(u + step, v, &right, &tint) == region ? (right - here) / step * bump : 0;
    double along = look(u, v + step, &down, &tint) == region ? (down - here) / step * bump : 0;
    across = fmax(-2, fmin(2, across)), along = fmax(-2, fmin(2, along)); /* a scale's edge is no cliff */
    struct vec3 n = vec3_unit(vec3(-across * 0.4, -along * 0.4, 1));
    rgba[0] = 0.5 + 0.5 * n.x, rgba[1] = 0.5 + 0.5 * n.y, rgba[2] = 0.5 + 0.5 * n.z, rgba[3] = 1;
}

/* 16 occlusions by 16 roughnesses; nothing is of metal. */
static void orm_colour(int index, double rgb[3]) {
    rgb[0] = index % 16 / 15.0, rgb[1] = (double)(index / 16) / 15.0, rgb[2] = 0;
}

/* Alpha is how much of it has the player's colour: the wings. */
static void paint_orm(double u, double v, double rgba[4]) {
    static const double roughness[REGIONS] = {0.62, 0.7, 0.8, 0.4, 0.1};
    double height, tint;
    enum region region = look(u, v, &height, &tint);
    rgba[0] = clamp01(0.4 + 0.6 * height), rgba[1] = clamp01(roughness[region] - 0.15 * height), rgba[2] = 0;
    rgba[3] = region == MEMBRANE ? 0.75 : 0;
}

static void emissive_colour(int index, double rgb[3]) {
    double shade = index / (TEXTURE_COLOURS - 1.0);
    for (int c = 0; c < 3; c++) {
        rgb[c] = brightest[EYE][c] * shade;
    }
}

static void paint_emissive(double u, double v, double rgba[4]) {
    double height, tint;
    bool glows = look(u, v, &height, &tint) == EYE;
    for (int c = 0; c < 3; c++) {
        rgba[c] = glows ? brightest[EYE][c] * clamp01(tint) * 0.8 : 0;
    }
    rgba[3] = 1;
}

static const struct texture textures[] = {
    {"wyrm-diffuse", "its colours (picture)", false, paint_diffuse, diffuse_colour},
    {"wyrm-normal", "its bumps: directions in the tangents' axes (picture)", false, paint_normal, normal_colour},
    {"wyrm-orm", "occlusion, roughness, metalness; alpha: the player's colour (picture)", true, paint_orm, orm_colour},
    {"wyrm-emissive", "its glowing eyes (picture)", false, paint_emissive, emissive_colour},
};

const struct texture *texture_at(size_t index) {
    return index < sizeof textures / sizeof *textures ? &textures[index] : NULL;
}
