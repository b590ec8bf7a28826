/* A camera that looks at a point from a distance, z up: where it stands, and how it frames what it is shown. */
#ifndef GLSKIN_TOOL_CAMERA_H
#define GLSKIN_TOOL_CAMERA_H

#include <cglm/cglm.h>
#include <stddef.h>

struct camera {
    float azimuth,
        elevation;  /* degrees: turned from the model's front (+X) towards its left (+Y), and above its feet */
    vec3 target;    /* what it looks at; in the middle of the picture */
    float distance; /* of the eye from target */
    float reach;    /* everything to be seen lies within this of target */
};

/* Right, up, and back towards the eye, in the model's space; unit. */
void camera_axes(const struct camera *camera, vec3 axes[3]);
/* Moves target, distance and reach so that every point just fits into a picture of that width / height, with a margin,
 * seen from where the camera stands now. count is at least 1 and the points are finite. */
void camera_frame(struct camera *camera, float aspect, const vec3 *points, size_t count);
/* GL clip space. */
void camera_view_projection(const struct camera *camera, float aspect, mat4 out);
/* Of the camera's axes in the model's space, as glskin_pose_desc.camera wants it. */
void camera_orientation(const struct camera *camera, float out[4]);

#endif
