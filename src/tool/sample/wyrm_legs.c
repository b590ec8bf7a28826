/* The wyrm's legs. Each is a tube from inside the trunk down to the ball of the foot, and three clawed toes. */
#include "tool/sample/wyrm.h"

/* The chain of a leg begins with the bone that it hangs from, so `at` is 1 at the hip, 2 at the knee, 3 at the ankle
 * and 4 at the ball. The first row lies hidden in the trunk. */
/*  x   y   z   side front back at reach rings */
static const struct station hind_leg[] = {
    {-29, 4, 57, 3.0, 8.0, 8.0, 0.9, 0.75, 1},
    {-28, 8.6, 53, 4.8, 10.0, 10.0, 1.1, 0.75, 1},
    {-24.5, 13.8, 44, 6.8, 10.4, 9.8, 1.35, 0.75, 1},
    {-17.5, 17.4, 33, 5.2, 7.0, 7.0, 1.85, 0.75, 1},
    {-19.6, 18.2, 27, 4.3, 4.9, 5.8, 2.2, 0.75, 1},
    {-29, 18.6, 19, 3.1, 3.1, 3.6, 2.75, 0.75, 1},
    {-32.6, 18.8, 14, 3.0, 3.0, 3.5, 3.15, 0.75, 1},
    {-29.8, 19, 8, 3.2, 3.2, 3.1, 3.6, 0.75, 1},
    {-26, 19, 4.4, 4.7, 4.2, 3.8, 4.0, 0.75, 1},
    {-24.2, 19, 1.6, 4.9, 4.2, 2.8, 4.4, 0.6, 1},
};
static const struct station fore_leg[] = {
    {21, 5, 64, 3.0, 7.0, 7.0, 0.9, 0.75, 1},
    {22.5, 9.4, 58.5, 5.0, 8.6, 8.6, 1.1, 0.75, 1},
    {21.5, 14.4, 48.5, 6.2, 8.2, 8.2, 1.35, 0.75, 1},
    {15.6, 17.6, 36, 4.4, 5.4, 5.6, 1.9, 0.75, 1},
    {16.8, 18.4, 28, 4.2, 4.6, 4.6, 2.3, 0.75, 1},
    {21.8, 18.9, 18.5, 3.0, 3.1, 3.1, 2.8, 0.75, 1},
    {24.2, 19, 12.5, 2.9, 2.9, 3.1, 3.15, 0.75, 1},
    {25.6, 19, 8, 3.3, 3.1, 3.1, 3.6, 0.75, 1},
    {27.4, 19, 4.4, 4.7, 4.0, 3.8, 4.0, 0.75, 1},
    {28.4, 19, 1.6, 4.9, 4.0, 4.2, 4.4, 0.6, 1},
};

static const int hind_chain[] = {HIPS, HIND_LEFT, HIND_LEFT_SHIN, HIND_LEFT_FOOT, HIND_LEFT_TOES};
static const int fore_chain[] = {FORE_LEFT_SHOULDER, FORE_LEFT, FORE_LEFT_SHIN, FORE_LEFT_FOOT, FORE_LEFT_TOES};

/* A toe in the axes of its foot: x along the toe from the ball, z up from the ground. It ends within its claw. */
static const struct station toe[] = {
    {-1, 0, 2.8, 2.0, 2.1, 2.2, 0.5, 1, 1},
    {5, 0, 3.3, 2.1, 2.2, 2.7, 0.5, 1, 1},
    {9.4, 0, 2.2, 1.0, 1.1, 1.0, 0.5, 1, 1},
};
static const struct station claw[] = {
    {7.6, 0, 2.6, 1.3, 1.4, 1.3, 0.5, 1, 1},
    {12, 0, 1.8, 0.9, 1.2, 0.9, 0.5, 1, 1},
};

static void build_digit(struct geoset_builder *builder, const struct station *rows, int count, struct vec3 ball,
                        double spread, int bone, double tip, double u0, double v0) {
    struct station turned[3];
    for (int i = 0; i < count; i++) {
        turned[i] = rows[i];
        turned[i].x = ball.x + rows[i].x * cos(spread);
        turned[i].y = ball.y + rows[i].x * sin(spread);
    }
    sweep_build(builder, &(struct sweep){.station = turned,
                                         .station_count = count,
                                         .chain = &bone,
                                         .chain_count = 1,
                                         .sides = 5,
                                         .side = {-sin(spread), cos(spread), 0},
                                         .close_end = tip > 0,
                                         .tip = tip,
                                         .u0 = u0,
                                         .v0 = v0,
                                         .u1 = u0 + 0.14,
                                         .v1 = v0 + 0.14});
}

static void build_leg(struct geoset_builder body, struct geoset_builder horn, const struct station *rows, int count,
                      const int *left_chain, int side) {
    int chain[5];
    for (int i = 0; i < 5; i++) {
        chain[i] = left_chain[i] >= HIND_LEFT ? wyrm_side(left_chain[i], side) : left_chain[i];
    }
    int first_vertex = body.geoset->vertex_count;
    body.mirror = horn.mirror = side;
    sweep_build(&body, &(struct sweep){.station = rows,
                                       .station_count = count,
                                       .chain = chain,
                                       .chain_count = 5,
                                       .sides = 8,
                                       .side = {0, 1, 0},
                                       .close_end = true,
                                       .tip = 0.9,
                                       .u0 = 0.76,
                                       .v0 = 0.02,
                                       .u1 = 0.98,
                                       .v1 = 0.48});
    wyrm_blend_into_trunk(body.geoset, first_vertex);
    struct vec3 ball = vec3(rows[count - 2].x, rows[count - 2].y, 0);
    for (int i = -1; i <= 1; i++) {
        build_digit(&body, toe, 3, ball, i * 24 * DEGREES, chain[4], 0, 0.52, 0.52);
        build_digit(&horn, claw, 2, ball, i * 24 * DEGREES, chain[4], 3.4, 0.62, 0.42);
    }
}

void wyrm_legs(struct geoset_builder *body, struct geoset_builder *horn) {
    for (int side = 1; side >= -1; side -= 2) {
        build_leg(*body, *horn, hind_leg, sizeof hind_leg / sizeof *hind_leg, hind_chain, side);
        build_leg(*body, *horn, fore_leg, sizeof fore_leg / sizeof *fore_leg, fore_chain, side);
    }
}
