/* The wyrm's wings: an arm, three fingers, and the membrane between them and down to the flank.
 *
 * The membrane has two sides, a thumbnail's breadth apart, which meet along the trailing edge: nothing depends on
 * drawing back faces, and both sides have outward normals. It is one patch between arm, third finger, trailing edge and
 * flank (a Coons patch: its edges are given, its inside follows) and two fans, from finger to finger. */
#include "tool/sample/wyrm.h"

enum { ROWS = 6, PATCH_COLUMNS = 6, FAN_COLUMNS = 4, FINGERS = 3, COLUMNS = PATCH_COLUMNS + 2 * FAN_COLUMNS };

#define HALF_THICKNESS 0.3

/* Wrist, middle joint, tip; the first finger is the leading edge. */
static const struct vec3 fingers[FINGERS][3] = {
    {{17, 46, 116}, {0, 74, 138}, {-38, 98, 146}},
    {{16, 46, 115}, {-22, 72, 119}, {-64, 84, 112}},
    {{15, 46, 114}, {-27, 57, 102}, {-66, 56, 80}},
};
static const struct vec3 shoulder = {15, 6, 66}, elbow = {-4, 25, 90}, flank = {-27, 7, 56};

static const int finger_bones[FINGERS][2] = {
    {WING_LEFT_FINGER1, WING_LEFT_FINGER1_TIP},
    {WING_LEFT_FINGER2, WING_LEFT_FINGER2_TIP},
    {WING_LEFT_FINGER3, WING_LEFT_FINGER3_TIP},
};

/* Through a at 0, b at 1/2 and c at 1. */
static struct vec3 arc(struct vec3 a, struct vec3 b, struct vec3 c, double t) {
    struct vec3 sum = vec3_scale(a, (1 - t) * (1 - 2 * t));
    sum = vec3_mad(sum, 4 * t * (1 - t), b);
    return vec3_mad(sum, t * (2 * t - 1), c);
}

static struct vec3 finger_point(int finger, double t) {
    return arc(fingers[finger][0], fingers[finger][1], fingers[finger][2], t);
}

/* The cloth between two fingers hangs back at its edge and bellies up in its middle. t: from finger `a` to `b`. */
static struct vec3 fan_point(int a, int b, double t, double s) {
    double middle = 4 * t * (1 - t);
    double pulled = s * (1 - 0.2 * middle * s);
    struct vec3 p = vec3_mix(finger_point(a, pulled), finger_point(b, pulled), t);
    return vec3_mad(p, 5 * middle * s * (1 - 0.5 * s), vec3(-0.2, -0.45, 0.85));
}

/* s: from the arm to the trailing edge; t: from the flank to the third finger. */
static struct vec3 patch_point(double t, double s) {
    struct vec3 wrist = fingers[2][0], tip = fingers[2][2];
    struct vec3 arm = t < 0.5 ? vec3_mix(shoulder, elbow, 2 * t) : vec3_mix(elbow, wrist, 2 * t - 1);
    struct vec3 side = vec3_mix(shoulder, flank, s);
    struct vec3 finger = finger_point(2, s);
    struct vec3 edge = vec3_mad(vec3_mix(flank, tip, t), 4 * t * (1 - t), vec3(14, -2, 5));
    struct vec3 p = vec3_add(vec3_mix(arm, edge, s), vec3_mix(side, finger, t));
    struct vec3 corners = vec3_mix(vec3_mix(shoulder, wrist, t), vec3_mix(flank, tip, t), s);
    p = vec3_sub(p, corners);
    return vec3_mad(p, 20 * t * (1 - t) * s * (1 - s), vec3(0, -0.6, 0.6));
}

/* Shares `share` between a finger's two bones, by the place s along it. */
static void weigh_finger(double *weight, int finger, double s, double share) {
    double tip = s < 0.35 ? 0 : s > 0.65 ? 1 : 0.5;
    weight[finger_bones[finger][0]] += share * (1 - tip);
    weight[finger_bones[finger][1]] += share * tip;
}

static void weigh_patch(double *weight, double t, double s) {
    /* The arm swings free of the trunk, the flank hardly. */
    double body = pow(1 - t, 4 - 2 * s), rest = 1 - body;
    double along = s < 0.3 ? 0 : s < 0.6 ? 1 : 2; /* down the flank */
    weight[SPINE4] += body * (along < 1 ? 0.6 : 0);
    weight[SPINE3] += body * (along < 1 ? 0.4 : along < 2 ? 0.5 : 0);
    weight[SPINE2] += body * (along < 1 ? 0 : 0.5);
    weight[SPINE1] += body * (along < 2 ? 0 : 0.5);
    double forearm = smooth_step(0.3, 0.7, t), arm_share = rest * (1 - s * smooth_step(0, 0.6, t)) * (1 - t * t * s);
    weight[WING_LEFT] += arm_share * (1 - forearm);
    weight[WING_LEFT_FOREARM] += arm_share * forearm;
    weigh_finger(weight, 2, s, rest - arm_share);
}

static struct sample_group membrane_group(int column, int row, int side, struct sample_skin *skin) {
    double weight[WYRM_NODES] = {0}, s = row / (ROWS - 1.0);
    if (column < PATCH_COLUMNS) {
        weigh_patch(weight, column / (PATCH_COLUMNS - 1.0), s);
    } else {
        int across = column - PATCH_COLUMNS + 1, finger = 2 - across / FAN_COLUMNS;
        double t = across % FAN_COLUMNS / (double)FAN_COLUMNS;
        if (row == 0) {
            finger = 2;
            t = 0;
        }
        weigh_finger(weight, finger, s, 1 - t);
        if (t > 0) {
            weigh_finger(weight, finger - 1, s, t);
        }
    }
    struct sample_group left = group_from_weights(weight, WYRM_NODES), group = {0};
    double mirrored[WYRM_NODES] = {0};
    for (int i = 0; i < WYRM_NODES; i++) {
        if (weight[i] > 0) {
            mirrored[i >= HIND_LEFT ? wyrm_side(i, side) : i] = weight[i];
        }
    }
    *skin = skin_from_weights(mirrored, WYRM_NODES);
    for (int i = 0; i < left.count; i++) {
        group_add(&group, left.bone[i] >= HIND_LEFT ? wyrm_side(left.bone[i], side) : left.bone[i]);
    }
    return group;
}

static struct vec3 membrane_point(int column, int row) {
    double s = row / (ROWS - 1.0);
    if (column < PATCH_COLUMNS) {
        return patch_point(column / (PATCH_COLUMNS - 1.0), s);
    }
    int across = column - PATCH_COLUMNS + 1, finger = 2 - across / FAN_COLUMNS;
    double t = across % FAN_COLUMNS / (double)FAN_COLUMNS;
    return t > 0 ? fan_point(finger, finger - 1, t, s) : finger_point(finger, s);
}

/* One side of the membrane. All of the fans' first row is the wrist: the patch's last vertex there. */
static void build_sheet(struct geoset_builder *builder, bool upper, int number[COLUMNS][ROWS]) {
    for (int column = 0; column < COLUMNS; column++) {
        for (int row = 0; row < ROWS; row++) {
            if (row == 0 && column >= PATCH_COLUMNS) {
                number[column][row] = number[PATCH_COLUMNS - 1][0];
                continue;
            }
            struct sample_skin skin;
            struct sample_group group = membrane_group(column, row, builder->mirror > 0 ? 1 : -1, &skin);
            double u = column / (COLUMNS - 1.0), v = row / (ROWS - 1.0);
            number[column][row] = geoset_vertex(builder, membrane_point(column, row), 0.02 + 0.96 * u,
                                                upper ? 0.02 + 0.44 * v : 0.52 + 0.44 * v, &group, &skin);
        }
    }
    for (int column = 0; column + 1 < COLUMNS; column++) {
        for (int row = 0; row + 1 < ROWS; row++) {
            int a = number[column][row], b = number[column][row + 1];
            int c = number[column + 1][row + 1], d = number[column + 1][row];
            geoset_triangle(builder, a, upper ? b : c, upper ? c : b);
            geoset_triangle(builder, a, upper ? c : d, upper ? d : c);
        }
    }
}

static void build_membrane(struct geoset_builder *builder) {
    int upper[COLUMNS][ROWS], lower[COLUMNS][ROWS];
    struct sample_geoset *geoset = builder->geoset;
    int first_vertex = geoset->vertex_count, first_triangle = geoset->triangle_count;
    build_sheet(builder, true, upper);
    build_sheet(builder, false, lower);
    geoset_smooth_normals(geoset, first_vertex, first_triangle);
    if (builder->sample->overrun) {
        return;
    }
    for (int column = 0; column < COLUMNS; column++) {
        /* Within the arm, along the first finger and at the trailing edge the sides meet. */
        for (int row = 1; row + 1 < ROWS && column + 1 < COLUMNS; row++) {
            struct sample_vertex *top = &geoset->vertex[upper[column][row]];
            struct sample_vertex *bottom = &geoset->vertex[lower[column][row]];
            top->position = vec3_mad(top->position, HALF_THICKNESS, top->normal);
            bottom->position = vec3_mad(bottom->position, HALF_THICKNESS, bottom->normal);
        }
    }
}

static void build_tube(struct geoset_builder *builder, const struct station *rows, int count, const int *left_chain,
                       int chain_count, int sides, double u0) {
    int chain[4];
    for (int i = 0; i < chain_count; i++) {
        chain[i] = left_chain[i] >= HIND_LEFT ? wyrm_side(left_chain[i], builder->mirror > 0 ? 1 : -1) : left_chain[i];
    }
    sweep_build(builder, &(struct sweep){.station = rows,
                                         .station_count = count,
                                         .chain = chain,
                                         .chain_count = chain_count,
                                         .sides = sides,
                                         .side = {0.8, -0.3, -0.5},
                                         .close_end = true,
                                         .tip = 0.8,
                                         .u0 = u0,
                                         .v0 = 0.47,
                                         .u1 = u0 + 0.2,
                                         .v1 = 0.51});
}

static void build_arm(struct geoset_builder *builder) {
    static const int chain[] = {SPINE4, WING_LEFT, WING_LEFT_FOREARM, WING_LEFT_FINGER1};
    /*  x   y   z   side front back at reach rings */
    static const struct station rows[] = {
        {17, 3.5, 63, 7.0, 5.0, 5.0, 0.9, 0.75, 1},    {13.5, 9.5, 71, 5.0, 4.0, 4.0, 1.2, 0.75, 1},
        {5, 17, 80, 3.6, 3.2, 3.2, 1.5, 0.75, 1},      {-3.4, 24.6, 89.6, 2.7, 2.7, 2.7, 2.0, 0.75, 1},
        {3, 31, 97, 2.6, 2.6, 2.6, 2.35, 0.75, 1},     {11, 40, 108, 1.9, 1.9, 1.9, 2.75, 0.75, 1},
        {17, 46.2, 116.4, 2.5, 2.5, 2.5, 3.0, 0.6, 1},
    };
    build_tube(builder, rows, sizeof rows / sizeof *rows, chain, 4, 7, 0.02);
}

static void build_finger(struct geoset_builder *builder, int finger) {
    static const double thickness[] = {1.0, 1.3, 1.25, 0.8, 0.3};
    enum { STATIONS = sizeof thickness / sizeof *thickness };
    struct station rows[STATIONS];
    for (int i = 0; i < STATIONS; i++) {
        double t = i / (STATIONS - 1.0), size = thickness[i] * (finger == 0 ? 1.15 : 1);
        struct vec3 p = finger_point(finger, t);
        rows[i] = (struct station){p.x, p.y, p.z, size, size, size, 2 * t, 0.65, 1};
    }
    build_tube(builder, rows, STATIONS, finger_bones[finger], 2, 4, 0.24 + 0.24 * finger);
}

/* The thumb: a claw at the wrist. */
static void build_thumb(struct geoset_builder *horn) {
    static const int chain[] = {WING_LEFT_FOREARM};
    static const struct station rows[] = {
        {16, 45, 115, 1.5, 1.5, 1.5, 0.5, 1, 1},
        {21.5, 46.5, 121, 1.1, 1.1, 1.1, 0.5, 1, 1},
        {27, 49, 122.5, 0.2, 0.2, 0.2, 0.5, 1, 1},
    };
    build_tube(horn, rows, 3, chain, 1, 5, 0.02);
}

void wyrm_wings(struct geoset_builder *wings, struct geoset_builder *horn) {
    struct geoset_builder wing = *wings, thumb = *horn;
    for (int side = 1; side >= -1; side -= 2) {
        wing.mirror = thumb.mirror = side;
        build_membrane(&wing);
        int first_vertex = wing.geoset->vertex_count;
        build_arm(&wing);
        wyrm_blend_into_trunk(wing.geoset, first_vertex);
        for (int finger = 0; finger < FINGERS; finger++) {
            build_finger(&wing, finger);
        }
        build_thumb(&thumb);
    }
}
