/* Where a view-projection looks from. Pure. */
#ifndef GLSKIN_RENDER_CAMERA_H
#define GLSKIN_RENDER_CAMERA_H

struct camera {
    float eye[4];                      /* homogeneous: w 1, a place; w 0, a direction towards the viewer */
    float right[3], up[3], forward[3]; /* unit, world space; zero where the matrix has none */
};

/* matrix: 16 floats, column-major, GL clip space. Perspective, orthographic, off-centre; depth grows away from it. */
struct camera camera_of(const float *matrix);

#endif
