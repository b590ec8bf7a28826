/* The wyrm's trunk from the tip of the tail to the nose, in one tube, and the crest along its back. */
#include "tool/sample/wyrm.h"

/* Up to the neck one row a bone, so that row n lies at the joint n. `reach` is widest at the waist, where nothing else
 * is joined on and nine bones may share a ring, and narrow in the tail and the neck, which bend the most. */
static const struct station trunk[] = {
    /*  x     y   z     side  up    down  at    reach rings */
    {-122, 0, 21.5, 0.5, 0.6, 0.5, 0, 0.75, 1},
    {-112, 0, 18, 1.4, 1.5, 1.3, 1, 0.75, 1},
    {-101, 0, 16.5, 2.2, 2.3, 2.0, 2, 0.75, 1},
    {-90, 0, 17.5, 3.1, 3.1, 2.8, 3, 1.25, 1},
    {-79, 0, 21, 4.1, 4.0, 3.8, 4, 1.25, 1},
    {-68.5, 0, 26.5, 5.3, 5.0, 4.9, 5, 1.25, 1},
    {-58.5, 0, 33.5, 6.7, 6.2, 6.3, 6, 1.25, 1},
    {-49, 0, 40.5, 8.5, 7.4, 8.0, 7, 1.25, 2},
    {-39.5, 0, 47, 10.6, 8.8, 10.4, 8, 1.75, 2},
    {-29, 0, 52, 12.4, 10.0, 12.6, 9, 2.25, 2},
    {-18, 0, 54.5, 12.2, 10.2, 12.2, 10, 4.25, 2},
    {-7, 0, 56, 12.2, 10.4, 12.6, 11, 4.25, 2},
    {4, 0, 57.5, 14.0, 11.2, 16.2, 12, 2.75, 2},
    {15, 0, 59.5, 14.6, 12.0, 18.8, 13, 2.25, 2},
    {26, 0, 63.5, 12.4, 11.2, 16.6, 14, 1.75, 2},
    {35, 0, 70, 9.4, 9.2, 12.0, 15, 1.75, 2},
    {42, 0, 78.5, 7.7, 7.6, 8.8, 16, 1.25, 2},
    {46.5, 0, 88, 6.7, 6.6, 7.2, 17, 1.25, 2},
    {50, 0, 97.5, 6.3, 6.0, 6.4, 18, 1.25, 2},
    {54.5, 0, 106, 6.6, 5.9, 6.4, 19, 1.25, 2},
    {60.5, 0, 111.8, 7.6, 6.2, 6.0, 20, 0.75, 1},
    /* The skull and the upper jaw follow the head alone. */
    {66, 0, 113.8, 8.4, 6.4, 4.2, 20.5, 0.45, 1},
    {71.5, 0, 113.6, 7.6, 5.8, 3.0, 20.6, 0.45, 1},
    {77, 0, 111.9, 5.6, 4.4, 2.2, 20.7, 0.45, 1},
    {83.5, 0, 109.8, 4.5, 3.2, 1.8, 20.8, 0.45, 1},
    {90, 0, 108.0, 4.1, 2.9, 1.6, 20.9, 0.45, 1},
    {95, 0, 106.8, 4.2, 3.1, 1.6, 20.95, 0.45, 1},
    {98.6, 0, 105.4, 2.8, 2.0, 1.3, 21, 0.45, 1},
};

/* The ribcage breathes, and the skin over the shoulder blades slides with them. */
static void trunk_extra(double at, double angle, struct sample_group *group) {
    double up = cos(angle), left = sin(angle);
    if (at > 10.9 && at < 14.1 && up < 0.8) {
        group_add(group, RIBS);
    }
    if (at > 12.9 && at < 14.6 && up > -0.5 && fabs(left) > 0.5) {
        group_add(group, wyrm_side(FORE_LEFT_SHOULDER, left > 0 ? 1 : -1));
    }
}

static const struct sweep trunk_sweep = {
    .station = trunk,
    .station_count = sizeof trunk / sizeof *trunk,
    .chain = wyrm_spine,
    .chain_count = SPINE_BONES,
    .sides = 14,
    .side = {0, 1, 0},
    .close_start = true,
    .close_end = true,
    .tip = 0.9,
    .u0 = 0.02,
    .v0 = 0.02,
    .u1 = 0.48,
    .v1 = 0.98,
    .extra = trunk_extra,
};

void wyrm_body(struct geoset_builder *body) {
    sweep_build(body, &trunk_sweep);
}

struct vec3 wyrm_spine_point(double at) {
    return sweep_point(&trunk_sweep, at);
}

void wyrm_blend_into_trunk(struct sample_geoset *geoset, int first_vertex) {
    for (int i = first_vertex; i < geoset->vertex_count; i++) {
        struct sample_vertex *vertex = &geoset->vertex[i];
        int row = 0, last = (int)(sizeof trunk / sizeof *trunk) - 2;
        while (row < last && trunk[row + 1].x < vertex->position.x) {
            row++;
        }
        const struct station *a = &trunk[row], *b = a + 1;
        double t = (vertex->position.x - a->x) / (b->x - a->x);
        double side = a->side + (b->side - a->side) * t, up = vertex->position.z - (a->z + (b->z - a->z) * t);
        double tall = up > 0 ? a->front + (b->front - a->front) * t : a->back + (b->back - a->back) * t;
        double across = vertex->position.y / side, along = up / tall;
        double trunk_share = 1 - smooth_step(0.95, 1.55, hypot(across, along));
        struct vec3 of_trunk = vec3_unit(vec3(0, across / side, along / tall));
        vertex->normal = vec3_unit(vec3_mix(vertex->normal, of_trunk, trunk_share));
    }
}

/* One blade of the crest: a flat cone whose foot is sunk into the back and whose tip sweeps backward. */
static void build_blade(struct geoset_builder *horn, double at, double height, const int *lead) {
    const struct station *row = &trunk[(int)at];
    double t = at - (int)at, up = row[0].front + (row[1].front - row[0].front) * t;
    struct vec3 centre = wyrm_spine_point(at);
    struct vec3 ahead = vec3_unit(vec3_sub(wyrm_spine_point(at + 0.1), wyrm_spine_point(at - 0.1)));
    struct vec3 normal = vec3_cross(ahead, vec3(0, 1, 0));
    struct vec3 foot = vec3_mad(centre, up - 0.12 * height - 0.4, normal);
    struct vec3 middle = vec3_mad(vec3_mad(centre, up + 0.45 * height, normal), -0.12 * height, ahead);
    struct vec3 tip = vec3_mad(vec3_mad(centre, up + height, normal), -0.55 * height, ahead);
    double reach = row->reach, width = 0.13 * height + 0.3, length = 0.5 * height;
    const struct station rows[] = {
        {foot.x, 0, foot.z, width, length, length, at, reach, 1},
        {middle.x, 0, middle.z, width * 0.62, length * 0.55, length * 0.55, at, reach, 1},
        {tip.x, 0, tip.z, width * 0.1, length * 0.06, length * 0.06, at, reach, 1},
    };
    sweep_build(horn, &(struct sweep){.station = rows,
                                      .station_count = 3,
                                      .chain = wyrm_spine,
                                      .chain_count = SPINE_BONES,
                                      .lead = lead,
                                      .sides = 4,
                                      .side = {0, 1, 0},
                                      .close_end = true,
                                      .tip = 0.3,
                                      .u0 = 0.02,
                                      .v0 = 0.02,
                                      .u1 = 0.30,
                                      .v1 = 0.30});
}

static const struct {
    const char *name;
    double at, height;
} blades[CREST_BLADES] = {
    {"Crest1", 1.6, 3.0},   {"Crest2", 2.8, 3.9},   {"Crest3", 4.0, 4.7},   {"Crest4", 5.2, 5.4},
    {"Crest5", 6.3, 6.0},   {"Crest6", 7.5, 6.6},   {"Crest7", 8.7, 7.2},   {"Crest8", 9.8, 7.5},
    {"Crest9", 10.9, 7.6},  {"Crest10", 12.0, 8.0}, {"Crest11", 13.1, 8.6}, {"Crest12", 14.3, 9.0},
    {"Crest13", 15.5, 8.4}, {"Crest14", 16.7, 7.4}, {"Crest15", 17.9, 6.2}, {"Crest16", 19.1, 5.0},
};

void wyrm_crest(struct geoset_builder *horn) {
    for (int i = 0; i < CREST_BLADES; i++) {
        int bone = CREST + i;
        build_blade(horn, blades[i].at, blades[i].height, sample_is_weighted(horn->sample) ? &bone : NULL);
    }
}

void wyrm_crest_bones(struct sample *sample) {
    for (int i = 0; i < CREST_BLADES; i++) {
        const struct station *row = &trunk[(int)blades[i].at];
        struct vec3 foot = wyrm_spine_point(blades[i].at);
        sample->node[CREST + i] = (struct sample_node){
            .name = blades[i].name, .parent = wyrm_spine[(int)blades[i].at], .pivot = {foot.x, 0, foot.z + row->front}};
    }
    sample->node_count = WYRM_WEIGHTED_NODES;
}
