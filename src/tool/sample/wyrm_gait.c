/* The wyrm's legs in motion: where each foot is in its step, and the bend of the leg that brings it there. */
#include "tool/sample/wyrm.h"

/* The angle of a direction in the plane of x and z, such that a turn about Y adds to it. */
static double heading(double x, double z) {
    return atan2(x, z);
}

/* Between two sides of a triangle, by the law of cosines. */
static double corner(double a, double b, double opposite) {
    double cosine = (a * a + b * b - opposite * opposite) / (2 * a * b);
    return acos(cosine < -1 ? -1 : cosine > 1 ? 1 : cosine);
}

/* From model space back through a rigid transform. */
static struct vec3 affine_unpoint(const struct affine *m, struct vec3 p) {
    p = vec3_sub(p, m->column[3]);
    return vec3(vec3_dot(p, m->column[0]), vec3_dot(p, m->column[1]), vec3_dot(p, m->column[2]));
}

void wyrm_place_foot(const struct sample *sample, struct pose *pose, int upper, struct foot foot) {
    int shin = upper + 1, ankle = upper + 2, toes = upper + 3;
    const struct sample_node *node = sample->node;
    struct vec3 hip = node[upper].pivot, knee = node[shin].pivot, heel = node[ankle].pivot, ball = node[toes].pivot;
    struct quat heel_turn = quat_y(foot.heel), toe_turn = quat_y(foot.toes);

    struct vec3 target = vec3_add(vec3_add(ball, foot.offset), quat_rotate(heel_turn, vec3_sub(heel, ball)));
    struct affine parent = pose_world(sample, pose, node[upper].parent);
    struct vec3 to = vec3_sub(affine_unpoint(&parent, target), hip);

    /* The knee bends about Y only, which leaves the leg's sideways lean alone; so first lean the whole leg about X
     * until its plane holds the target, and solve the triangle hip, knee, ankle within that plane. */
    struct vec3 rest = vec3_sub(heel, hip);
    double down = -sqrt(fmax(to.y * to.y + to.z * to.z - rest.y * rest.y, 1e-6));
    double lean = atan2(to.z, to.y) - atan2(down, rest.y);
    double thigh_length = hypot(knee.x - hip.x, knee.z - hip.z), shin_length = hypot(heel.x - knee.x, heel.z - knee.z);
    double thigh_rest = heading(knee.x - hip.x, knee.z - hip.z), shin_rest = heading(heel.x - knee.x, heel.z - knee.z);
    double most = 0.998 * (thigh_length + shin_length), least = 1.02 * fabs(thigh_length - shin_length) + 0.5;
    double reach = fmin(fmax(hypot(to.x, down), least), most);
    /* Which way the knee points is the bind pose's choice. */
    double bend = sin(shin_rest - thigh_rest) > 0 ? -1 : 1;
    double thigh = heading(to.x, down) + bend * corner(thigh_length, reach, shin_length);
    double calf = thigh - bend * (PI - corner(thigh_length, shin_length, reach));
    double thigh_turn = thigh - thigh_rest, calf_turn = calf - shin_rest;

    pose->node[upper].rotation = quat_mul(quat_x(lean), quat_y(thigh_turn));
    pose->node[shin].rotation = quat_y(calf_turn - thigh_turn);
    /* Foot and toes keep their angle to the ground. */
    pose->node[ankle].rotation = quat_mul(quat_conjugate(pose_world_rotation(sample, pose, shin)), heel_turn);
    pose->node[toes].rotation = quat_mul(quat_conjugate(heel_turn), toe_turn);
}

enum { LEGS = 4 };

/* In the order hind left, fore left, hind right, fore right, a quarter apart: the walk of horses, cats and dragons. */
static const struct {
    int upper;
    double phase, lift;
} legs[LEGS] = {
    {HIND_LEFT, 0.00, 9},
    {FORE_LEFT, 0.75, 9},
    {HIND_RIGHT, 0.50, 9},
    {FORE_RIGHT, 0.25, 9},
};

#define STANCE 0.62 /* the part of the cycle that a foot is on the ground */
#define STRIDE 32.0 /* the ground that it covers meanwhile */

static struct foot step(double phase, double lift) {
    phase -= floor(phase);
    if (phase < STANCE) {
        double u = phase / STANCE;
        double heel = -14 * (1 - smooth_step(0, 0.3, u)) + 30 * smooth_step(0.6, 1, u);
        return (struct foot){{STRIDE * (0.5 - u), 0, 0}, heel * DEGREES, 0};
    }
    /* Through the air it leaves and lands at the ground's own speed, so that it does not jerk. */
    double w = (phase - STANCE) / (1 - STANCE), w2 = w * w, w3 = w2 * w;
    double slope = -STRIDE * (1 - STANCE) / STANCE;
    double x = STRIDE * (3 * w2 - 2 * w3 - 0.5) + slope * (2 * w3 - 3 * w2 + w);
    double heel = 30 + 14 * smooth_step(0, 0.35, w) - 58 * smooth_step(0.3, 0.95, w);
    double toes = 30 * smooth_step(0, 0.3, w) - 40 * smooth_step(0.3, 0.75, w) + 10 * smooth_step(0.75, 1, w);
    return (struct foot){{x, 0, lift * sin(PI * w) * sin(PI * fmin(1, 0.15 + w))}, heel * DEGREES, toes * DEGREES};
}

void wyrm_plant_feet(const struct sample *sample, struct pose *pose, double spread) {
    for (int i = 0; i < LEGS; i++) {
        int left = legs[i].upper < HIND_RIGHT;
        struct foot foot = {{0, left ? spread : -spread, 0}, 0, 0};
        wyrm_place_foot(sample, pose, legs[i].upper, foot);
    }
}

void wyrm_step_feet(const struct sample *sample, struct pose *pose, double phase) {
    for (int i = 0; i < LEGS; i++) {
        wyrm_place_foot(sample, pose, legs[i].upper, step(phase + legs[i].phase, legs[i].lift));
    }
}
