/* What sits on the wyrm's head: lower jaw, brows, eyes, horns, cheek spikes, nostrils. */
#include "tool/sample/wyrm.h"

static const int head_chain[] = {HEAD};
static const int jaw_chain[] = {JAW};

struct head_part {
    const struct station *station;
    int station_count, sides;
    const int *chain;
    bool of_horn, both_sides, close_start;
    double tip;
    struct vec3 side;
    double u0, v0, u1, v1;
};

#define ROWS(table) table, sizeof table / sizeof *table

/*  x   y  z   side up down at reach rings */
static const struct station jaw[] = {
    {59, 0, 107.8, 2.4, 1.2, 1.6, 0.5, 1, 1}, {65.5, 0, 106.2, 6.7, 2.4, 3.2, 0.5, 1, 1},
    {73, 0, 104.6, 6.0, 1.8, 2.7, 0.5, 1, 1}, {80.5, 0, 103.2, 4.2, 1.3, 2.1, 0.5, 1, 1},
    {88, 0, 102.1, 3.4, 1.1, 1.8, 0.5, 1, 1}, {93.2, 0, 102.0, 2.7, 1.1, 1.5, 0.5, 1, 1},
    {95.4, 0, 102.4, 1.5, 0.8, 0.8, 0.5, 1, 1},
};
static const struct station brow[] = {
    {64, 6.0, 117.2, 1.5, 1.2, 1.6, 0.5, 1, 1},
    {69, 7.4, 117.4, 1.9, 1.4, 1.6, 0.5, 1, 1},
    {75, 6.4, 115.6, 1.5, 1.1, 1.4, 0.5, 1, 1},
    {81, 3.6, 112.2, 0.8, 0.7, 0.9, 0.5, 1, 1},
};
static const struct station eye[] = {
    {69.6, 7.0, 114.3, 0.8, 0.9, 0.9, 0.5, 1, 1},
    {72.2, 7.0, 114.0, 1.5, 1.6, 1.6, 0.5, 1, 1},
    {74.8, 6.2, 113.2, 0.8, 0.9, 0.9, 0.5, 1, 1},
};
static const struct station nostril[] = {
    {89.5, 2.2, 109.9, 0.6, 0.5, 0.6, 0.5, 1, 1},
    {93.0, 2.7, 109.5, 1.2, 0.9, 1.0, 0.5, 1, 1},
    {96.4, 2.3, 107.8, 0.7, 0.6, 0.6, 0.5, 1, 1},
};
static const struct station horn_rows[] = {
    {68, 4.2, 116, 2.6, 2.6, 2.6, 0.5, 1, 1},    {62.5, 5.8, 120.4, 2.5, 2.5, 2.5, 0.5, 1, 1},
    {55.5, 7.8, 123.2, 2.1, 2.1, 2.1, 0.5, 1, 1}, {48, 9.8, 124.6, 1.7, 1.7, 1.7, 0.5, 1, 1},
    {41, 11.2, 126.2, 1.2, 1.2, 1.2, 0.5, 1, 1},  {35.5, 11.6, 129.4, 0.35, 0.35, 0.35, 0.5, 1, 1},
};
static const struct station cheek_upper[] = {
    {68, 4.4, 111.2, 1.9, 1.9, 1.9, 0.5, 1, 1},
    {60, 9.0, 110.8, 1.3, 1.3, 1.3, 0.5, 1, 1},
    {53, 12.0, 112.6, 0.25, 0.25, 0.25, 0.5, 1, 1},
};
static const struct station cheek_lower[] = {
    {68, 4.0, 105.6, 1.5, 1.5, 1.5, 0.5, 1, 1},
    {61, 8.0, 104.2, 1.0, 1.0, 1.0, 0.5, 1, 1},
    {55.5, 10.2, 104.0, 0.2, 0.2, 0.2, 0.5, 1, 1},
};

static const struct head_part parts[] = {
    {ROWS(jaw), 8, jaw_chain, false, false, true, 0.5, {0, 1, 0}, 0.52, 0.02, 0.74, 0.30},
    {ROWS(brow), 5, head_chain, false, true, true, 0.5, {0, 1, 0}, 0.52, 0.32, 0.62, 0.48},
    {ROWS(eye), 6, head_chain, true, true, true, 0.4, {0, 1, 0}, 0.80, 0.02, 0.98, 0.20},
    {ROWS(nostril), 4, head_chain, false, true, true, 0.4, {0, 1, 0}, 0.64, 0.32, 0.74, 0.48},
    {ROWS(horn_rows), 6, head_chain, true, true, false, 0.6, {0, 1, 0}, 0.34, 0.02, 0.60, 0.60},
    {ROWS(cheek_upper), 5, head_chain, true, true, true, 0.4, {0, 1, 0}, 0.62, 0.02, 0.78, 0.20},
    {ROWS(cheek_lower), 5, jaw_chain, true, true, true, 0.4, {0, 1, 0}, 0.62, 0.22, 0.78, 0.40},
};

void wyrm_head(struct geoset_builder *body, struct geoset_builder *horn) {
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const struct head_part *part = &parts[i];
        struct geoset_builder builder = part->of_horn ? *horn : *body;
        struct sweep sweep = {.station = part->station,
                              .station_count = part->station_count,
                              .chain = part->chain,
                              .chain_count = 1,
                              .sides = part->sides,
                              .side = part->side,
                              .close_start = part->close_start,
                              .close_end = true,
                              .tip = part->tip,
                              .u0 = part->u0,
                              .v0 = part->v0,
                              .u1 = part->u1,
                              .v1 = part->v1};
        sweep_build(&builder, &sweep);
        if (part->both_sides) {
            builder.mirror = -1;
            sweep_build(&builder, &sweep);
        }
    }
}
