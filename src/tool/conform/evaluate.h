/* What the shaders mean, in double precision, straight from the definitions: each bone moves the point and the results
 * are weighted; then the world, then the view-projection. Shares nothing with src/skin or the HLSL.
 * Normals go by the blended 3x3 itself (plain), or by its cofactors with the determinant's sign (exact), to unit
 * length; the light is max(0, dot(normal, (0.3, 0.7, 0.5) normalised)). A bone at weight 0 is never read. */
#ifndef GLSKIN_TOOL_CONFORM_EVALUATE_H
#define GLSKIN_TOOL_CONFORM_EVALUATE_H

#include <conformance/cases.h>
#include <stdbool.h>
#include <stddef.h>

struct evaluate_rule {
    bool plain_normals;
    bool packed_normals; /* the bind pose's come from an octahedral pair, not from the case's floats */
    bool small_normals;  /* and from one of 12 bits each (compact meshes) */
    bool half_positions; /* positions are rounded to half floats first (what compact meshes are drawn from) */
    bool normalize;      /* weights are scaled to 255ths that sum to 255 (compact meshes) */
    bool tangents;       /* of draws: tangent, place and 1 stand where coordinates and colour do (cases.h) */
    bool rest_on_first;  /* four weights of 0 follow the first bone (the library's meshes); else they give 0 */
};

/* COMPUTE_FLOATS a vertex. */
void evaluate_skin(const struct case_view *view, struct evaluate_rule rule, double *out);
/* DRAW_FLOATS a vertex. skins false: the vertices are taken as they are. */
void evaluate_draw(const struct case_view *view, struct evaluate_rule rule, bool skins, double *out);
/* PIXEL_FLOATS a pixel. False if it isn't known what this shader means. */
bool evaluate_pixel(const char *shader, const struct pixel_case_view *view, double *out);

#endif
