#include <math.h>

#include "skin/kernel.h"
#include "skin/unit.h"

/* The lower half of the octahedron folds over the edges of the square. 0 counts as positive, so that (0,0,-1) has a
 * corner of its own. */
static void fold(float xy[2]) {
    float x = xy[0], y = xy[1];
    xy[0] = (1.0f - fabsf(y)) * (x < 0.0f ? -1.0f : 1.0f);
    xy[1] = (1.0f - fabsf(x)) * (y < 0.0f ? -1.0f : 1.0f);
}

/* The point of the square, in -1..1. */
static void square_from(const float normal[3], float xy[2]) {
    float sum = fabsf(normal[0]) + fabsf(normal[1]) + fabsf(normal[2]);
    xy[0] = xy[1] = 0.0f;
    if (!(sum > 0.0f) || !isfinite(sum))
        return;
    xy[0] = normal[0] / sum;
    xy[1] = normal[1] / sum;
    if (normal[2] < 0.0f)
        fold(xy);
}

static void unit_from_square(float xy[2], float normal[3]) {
    float z = 1.0f - fabsf(xy[0]) - fabsf(xy[1]);
    if (z < 0.0f)
        fold(xy);
    const float v[3] = {xy[0], xy[1], z};
    unit_from(v, normal); /* on the octahedron, so never zero */
}

void octahedral_encode(const float normal[3], int16_t out[2]) {
    float xy[2];
    square_from(normal, xy);
    for (int i = 0; i < 2; i++)
        out[i] = (int16_t)floorf(xy[i] * 32767.0f + 0.5f);
}

void octahedral_decode(const int16_t in[2], float normal[3]) {
    float xy[2];
    for (int i = 0; i < 2; i++)
        xy[i] = fmaxf((float)in[i] / 32767.0f, -1.0f); /* -32768 is -1, as GL's signed normalised integers are */
    unit_from_square(xy, normal);
}

void tangent_encode(const float tangent[4], int16_t out[2]) {
    float xy[2];
    square_from(tangent, xy);
    out[0] = (int16_t)floorf(xy[0] * 32767.0f + 0.5f);
    int second = (int)floorf(fmaxf(xy[1] * 16383.5f + 16383.5f, 1.0f) + 0.5f);
    out[1] = (int16_t)(tangent[3] < 0.0f ? -second : second);
}

void tangent_decode(const int16_t in[2], float tangent[4]) {
    float xy[2] = {fmaxf((float)in[0] / 32767.0f, -1.0f), fabsf((float)in[1]) / 16383.5f - 1.0f};
    unit_from_square(xy, tangent);
    tangent[3] = in[1] < 0 ? -1.0f : 1.0f;
}
