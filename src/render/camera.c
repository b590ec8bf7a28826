/* The eye is what the matrix takes to clip x = y = w = 0: the cross product, in four dimensions, of those three rows.
 * For parallel projections that is a point at infinity, so both kinds are one formula. */
#include "render/camera.h"

#include <math.h>

static double minor3(const double rows[3][4], int skipped) {
    int c[3], n = 0;
    for (int column = 0; column < 4; column++)
        if (column != skipped)
            c[n++] = column;
    return rows[0][c[0]] * (rows[1][c[1]] * rows[2][c[2]] - rows[1][c[2]] * rows[2][c[1]]) -
           rows[0][c[1]] * (rows[1][c[0]] * rows[2][c[2]] - rows[1][c[2]] * rows[2][c[0]]) +
           rows[0][c[2]] * (rows[1][c[0]] * rows[2][c[1]] - rows[1][c[1]] * rows[2][c[0]]);
}

static double dot(const double a[3], const double b[3]) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* v without its part along a unit vector (zero: all of v), at unit length. */
static void unit_across(const double v[3], const double along[3], double out[3]) {
    double part = dot(v, along);
    for (int i = 0; i < 3; i++)
        out[i] = v[i] - part * along[i];
    double length = sqrt(dot(out, out));
    for (int i = 0; i < 3; i++)
        out[i] = length > 0 ? out[i] / length : 0;
}

struct camera camera_of(const float *matrix) {
    static const int kept[3] = {0, 1, 3};
    static const double nothing[3] = {0, 0, 0};
    double rows[3][4], depth[3], eye[4], forward[3], right[3], up[3];
    struct camera camera;
    for (int column = 0; column < 4; column++)
        for (int r = 0; r < 3; r++)
            rows[r][column] = (double)matrix[column * 4 + kept[r]];
    for (int i = 0; i < 3; i++)
        depth[i] = (double)matrix[i * 4 + 2];
    for (int i = 0; i < 4; i++)
        eye[i] = (i % 2 ? -1 : 1) * minor3((const double(*)[4])rows, i);
    double size = sqrt(dot(eye, eye));
    int perspective = fabs(eye[3]) > 1e-9 * size;
    /* w grows away from a perspective camera, z from any. */
    unit_across(perspective ? rows[2] : depth, nothing, forward);
    unit_across(rows[0], forward, right);
    unit_across(rows[1], forward, up);
    double scale = perspective ? 1 / eye[3] : size > 0 ? (dot(eye, forward) > 0 ? -1 : 1) / size : 0;
    for (int i = 0; i < 3; i++) {
        camera.eye[i] = (float)(eye[i] * scale);
        camera.right[i] = (float)right[i];
        camera.up[i] = (float)up[i];
        camera.forward[i] = (float)forward[i];
    }
    camera.eye[3] = perspective ? 1.0f : 0.0f;
    return camera;
}
