/* A tube: rings swept along a curve through a table of stations. Bodies, limbs, horns and claws are all tubes. */
#ifndef GLSKIN_TOOL_SAMPLE_SWEEP_H
#define GLSKIN_TOOL_SAMPLE_SWEEP_H

#include "tool/sample/geoset.h"

/* One row of a limb's table. The curve and the sizes pass smoothly through all rows. */
struct station {
    double x, y, z;           /* centre of the ring */
    double side, front, back; /* half sizes: to either side, and along +front and -front */
    double at;    /* the place along the chain of bones: 2.0 is the joint where its third bone begins, 2.5 its middle */
    double reach; /* the ring follows every bone whose middle is nearer than this, in bones: 0.75 gives one bone in
                     mid-bone and two at a joint, 1.75 gives three and four, and so on */
    int rings;    /* rings from here up to the next station, this one's included */
};

struct sweep {
    const struct station *station;
    int station_count;
    const int *chain; /* node indices, in the order of `at` */
    int chain_count;
    int sides;           /* vertices a ring */
    struct vec3 side;    /* the axis of `side`; turned square to the curve. `front` is then the curve x this axis */
    bool close_start;    /* with a point in the middle of the first ring; open if it lies hidden in another part */
    bool close_end;      /* with a point `tip` beyond the last ring */
    double tip;
    double u0, v0, u1, v1; /* its rectangle of the texture: u from front to back, the same on either side; v along it */
    const int *lead; /* NULL, or a bone that weighted samples' rings follow besides: for 0.4 of their weight at the
                        first station, for all of it at the last */
    /* May add bones to a ring vertex's group; angle 0 is front, 90 degrees +side. May be NULL. */
    void (*extra)(double at, double angle, struct sample_group *group);
};

/* Where station-space `s` (1.5 is midway from the second row to the third) lies on the curve. */
struct vec3 sweep_point(const struct sweep *sweep, double s);

/* The group of a point at `at` with `reach`, as station tells. */
struct sample_group chain_group(const int *chain, int chain_count, double at, double reach);

void sweep_build(struct geoset_builder *builder, const struct sweep *sweep);

#endif
