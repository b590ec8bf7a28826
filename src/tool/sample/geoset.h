/* Building a geoset: vertices that follow groups of bones, triangles, smooth normals. */
#ifndef GLSKIN_TOOL_SAMPLE_GEOSET_H
#define GLSKIN_TOOL_SAMPLE_GEOSET_H

#include "tool/sample/sample.h"

/* Where a builder puts what it makes. */
struct geoset_builder {
    struct sample *sample; /* for sample->overrun */
    struct sample_geoset *geoset;
    double mirror; /* +1: as given, the left side. -1: y negated and triangles turned over, the right side */
};

/* Adds bone to the group unless it is there already or the group is full. */
void group_add(struct sample_group *group, int bone);

/* The group whose equal shares come nearest, in the least-squares sense, to the wanted weights. weight has one entry
 * per node, not negative, summing to 1. */
struct sample_group group_from_weights(const double *weight, int node_count);

/* The four heaviest of the wanted weights (of equals the lower-numbered bones), scaled to sum to 255 and rounded by
 * largest remainder. weight as above but of any sum. */
struct sample_skin skin_from_weights(const double *weight, int node_count);

/* Returns the new vertex's number. Its normal is geoset_smooth_normals' business. */
int geoset_vertex(struct geoset_builder *builder, struct vec3 position, double u, double v,
                  const struct sample_group *group, const struct sample_skin *skin);

/* A corner named twice makes no triangle: so grids may collapse an edge into a point. */
void geoset_triangle(struct geoset_builder *builder, int a, int b, int c);

/* Sets the normals of the vertices from first_vertex on, from the triangles from first_triangle on: the mean of the
 * faces around a vertex, each by its angle there, so that the result does not depend on how a quad was split. */
void geoset_smooth_normals(struct sample_geoset *geoset, int first_vertex, int first_triangle);

/* Sets all tangents and handednesses, from normals and texture coordinates. */
void geoset_tangents(struct sample_geoset *geoset);

#endif
