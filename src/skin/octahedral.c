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

void octahedral_encode(const float normal[3], int16_t out[2]) {
    float sum = fabsf(normal[0]) + fabsf(normal[1]) + fabsf(normal[2]);
    float xy[2] = {0.0f, 0.0f};
    if (sum > 0.0f && isfinite(sum)) {
        xy[0] = normal[0] / sum;
        xy[1] = normal[1] / sum;
        if (normal[2] < 0.0f)
            fold(xy);
    }
    for (int i = 0; i < 2; i++)
        out[i] = (int16_t)floorf(xy[i] * 32767.0f + 0.5f);
}

void octahedral_decode(const int16_t in[2], float normal[3]) {
    float xy[2];
    for (int i = 0; i < 2; i++)
        xy[i] = fmaxf((float)in[i] / 32767.0f, -1.0f); /* -32768 is -1, as GL's signed normalised integers are */
    float z = 1.0f - fabsf(xy[0]) - fabsf(xy[1]);
    if (z < 0.0f)
        fold(xy);
    const float v[3] = {xy[0], xy[1], z};
    unit_from(v, normal); /* on the octahedron, so never zero */
}
