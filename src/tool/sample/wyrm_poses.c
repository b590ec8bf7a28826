/* What the wyrm does: stand and breathe, walk, bite, die; each as a function from the time to a pose, which bake.c
 * turns into keys. Turns about Y are toe-, nose- or wing-tip-down for what points forward, about Z to the left, about X
 * they raise what points left. Angles here are in degrees. */
#include "tool/sample/wyrm.h"

#define TAU (2 * PI)

static void pitch(struct pose *pose, int bone, double angle) {
    pose_turn(pose, bone, quat_y(angle * DEGREES));
}

static void yaw(struct pose *pose, int bone, double angle) {
    pose_turn(pose, bone, quat_z(angle * DEGREES));
}

static void roll(struct pose *pose, int bone, double angle) {
    pose_turn(pose, bone, quat_x(angle * DEGREES));
}

/* A wave that runs down the tail, weak at its root: the tail's last two bones belong to the global sequence. */
static void tail_wave(struct pose *pose, double phase, double side, double height) {
    for (int bone = TAIL1; bone >= TAIL7; bone--) {
        int n = TAIL1 - bone;
        double strength = 0.4 + 0.1 * n;
        yaw(pose, bone, side * strength * sin(TAU * phase - 0.6 * n));
        pitch(pose, bone, height * strength * sin(2 * TAU * phase - 0.5 * n));
    }
}

/* The neck sways and the head undoes it, to keep looking ahead. */
static void neck_wave(struct pose *pose, double phase, double side, double nod) {
    double turned = 0, nodded = 0;
    for (int bone = NECK1; bone <= NECK6; bone++) {
        int n = bone - NECK1;
        double y = side * sin(TAU * phase + 0.35 * n), p = nod * sin(2 * TAU * phase + 0.4 * n);
        yaw(pose, bone, y);
        pitch(pose, bone, p);
        turned += y;
        nodded += p;
    }
    yaw(pose, HEAD, -0.7 * turned);
    pitch(pose, HEAD, -0.7 * nodded);
}

/* Both wings alike: raised from the shoulder, the forearm and the fingers folded back toward the arm. */
static void wings(struct pose *pose, double raise, double fold, double spread) {
    for (int side = 1; side >= -1; side -= 2) {
        roll(pose, wyrm_side(WING_LEFT, side), side * raise);
        yaw(pose, wyrm_side(WING_LEFT, side), side * fold);
        roll(pose, wyrm_side(WING_LEFT_FOREARM, side), side * 0.6 * raise);
        for (int finger = 0; finger < 3; finger++) {
            int bone = wyrm_side(WING_LEFT_FINGER1 + 2 * finger, side);
            roll(pose, bone, side * 0.5 * raise);
            yaw(pose, bone, side * (1 - finger) * -spread);
            roll(pose, bone + 1, side * 0.7 * raise);
        }
    }
}

/* The crest's blades raised, each a little after the one before it. Nodes that only weighted samples have. */
static void bristle(struct pose *pose, double raise, double ripple, double phase) {
    for (int i = 0; i < CREST_BLADES; i++) {
        pitch(pose, CREST + i, raise + ripple * sin(TAU * phase - 0.5 * i));
    }
}

static void breathe(struct pose *pose, double depth) {
    pose->node[RIBS].scale = vec3(1 + 0.02 * depth, 1 + 0.16 * depth, 1 + 0.10 * depth);
}

/* One row of a curve over a sequence's time. */
struct moment {
    double phase, value;
};

/* Eases from row to row and holds the first and last. */
static double curve(const struct moment *moments, double phase) {
    double value = moments[0].value;
    for (int i = 1; moments[i - 1].phase < 1; i++) {
        value += (moments[i].value - moments[i - 1].value) *
                 smooth_step(moments[i - 1].phase, moments[i].phase, phase);
    }
    return value;
}

void wyrm_tail_tip(const struct sample *sample, double phase, struct pose *pose) {
    (void)sample;
    for (int bone = TAIL8; bone >= TAIL9; bone--) {
        yaw(pose, bone, 14 * sin(TAU * phase - 0.7 * (TAIL8 - bone)));
        pitch(pose, bone, 7 * sin(2 * TAU * phase));
    }
}

void wyrm_stand(const struct sample *sample, double phase, struct pose *pose) {
    double breath = 0.5 - 0.5 * cos(TAU * phase);
    breathe(pose, breath);
    pose->node[ROOT].translation.z = -1.2 + 0.8 * breath;
    pitch(pose, SPINE3, -0.8 * breath);
    tail_wave(pose, phase, 5, 0.6);
    neck_wave(pose, phase, 1.6, 0.5);
    pitch(pose, NECK1, 1.5 * breath);
    pitch(pose, JAW, 2 + 2 * breath);
    wings(pose, 3 * breath, 1.5 * breath, 2 * breath);
    for (int side = 1; side >= -1; side -= 2) {
        roll(pose, wyrm_side(FORE_LEFT_SHOULDER, side), side * breath);
    }
    bristle(pose, 0, 3, phase);
    wyrm_plant_feet(sample, pose, 0);
}

void wyrm_walk(const struct sample *sample, double phase, struct pose *pose) {
    double once = TAU * phase, twice = 2 * once;
    /* Over the standing hind leg the hips are high and lean out; each half of the cycle has its own. */
    pose->node[ROOT].translation = vec3(0.8 * sin(twice), 1.2 * sin(once - 0.4), -2.6 + 1.1 * sin(twice - 0.9));
    yaw(pose, HIPS, -3.5 * cos(once));
    roll(pose, HIPS, 2.5 * sin(once - 0.4));
    pitch(pose, HIPS, 0.8 * sin(twice));
    for (int bone = SPINE1; bone <= SPINE4; bone++) {
        yaw(pose, bone, 1.9 * cos(once - 0.25 * (bone - SPINE1)));
        roll(pose, bone, -1.2 * sin(once - 0.4));
        pitch(pose, bone, 0.5 * sin(twice + 1.2));
    }
    tail_wave(pose, phase, 8, 1.2);
    neck_wave(pose, phase, 2.4, 1.3);
    breathe(pose, 0.5 - 0.5 * cos(once));
    pitch(pose, JAW, 3 + 2.5 * sin(twice));
    wings(pose, 5 * sin(once - 1), 2 * sin(twice), 2 * sin(once));
    for (int side = 1; side >= -1; side -= 2) {
        pitch(pose, wyrm_side(FORE_LEFT_SHOULDER, side), -side * 3 * sin(once));
    }
    bristle(pose, 2, 7, phase);
    wyrm_step_feet(sample, pose, phase);
}

void wyrm_attack(const struct sample *sample, double phase, struct pose *pose) {
    static const struct moment lunge[] = {{0, 0}, {0.34, -1}, {0.5, 1.25}, {0.62, 1}, {1, 0}};
    static const struct moment gape[] = {{0, 0}, {0.2, 0.3}, {0.42, 1}, {0.52, 0.9}, {0.57, -0.12}, {0.8, 0}, {1, 0}};
    static const struct moment flare[] = {{0, 0}, {0.32, 1}, {0.52, -0.5}, {0.75, 0.2}, {1, 0}};
    double forward = curve(lunge, phase), wing = curve(flare, phase), back = fmax(0, -forward);
    pose->node[ROOT].translation = vec3(7 * forward, 0, -3 - 2.5 * fabs(forward) + 3 * (1 - fmin(1, fabs(forward))));
    pitch(pose, HIPS, 3 * forward);
    pitch(pose, SPINE2, 2 * forward);
    for (int bone = NECK1; bone <= NECK6; bone++) {
        pitch(pose, bone, (bone < NECK4 ? 11 : 6) * forward);
    }
    pitch(pose, HEAD, -38 * forward + 14 * back);
    pitch(pose, HEAD, -10 * curve(gape, phase));
    pitch(pose, JAW, 30 * curve(gape, phase));
    tail_wave(pose, 0.5 * phase, 10 * sin(PI * phase), 0);
    wings(pose, 13 * wing, -6 * wing, 6 * wing);
    breathe(pose, back);
    bristle(pose, 24 * curve(gape, phase), 0, 0);
    wyrm_plant_feet(sample, pose, 0);
}

void wyrm_death(const struct sample *sample, double phase, struct pose *pose) {
    static const struct moment fall[] = {{0, 0}, {0.12, -0.04}, {0.5, 1}, {0.56, 0.965}, {0.63, 1}, {1, 1}};
    static const struct moment neck_up[] = {{0, 0}, {0.2, 1}, {0.5, 0}, {1, 0}};
    static const struct moment neck_down[] = {{0, 0}, {0.25, 0}, {0.68, 1}, {0.74, 0.97}, {0.8, 1}, {1, 1}};
    static const struct moment wing_down[] = {{0, 0}, {0.18, -0.2}, {0.85, 1}, {1, 1}};
    double down = curve(fall, phase), neck = curve(neck_down, phase), rear = curve(neck_up, phase);
    double wing = curve(wing_down, phase);
    pose->node[ROOT].translation = vec3(-2 * down, 3 * down, -36 * down);
    roll(pose, HIPS, -5 * down);
    for (int bone = TAIL1; bone >= TAIL7; bone--) {
        yaw(pose, bone, 9 * down);
        pitch(pose, bone, (bone > TAIL4 ? 9.4 : bone > TAIL6 ? -4 : -8) * down);
    }
    for (int bone = NECK1; bone <= NECK6; bone++) {
        pitch(pose, bone, (bone < NECK4 ? 25 : 11) * neck - 5 * rear);
        yaw(pose, bone, -6 * neck);
    }
    pitch(pose, HEAD, -95 * neck + 10 * rear);
    roll(pose, HEAD, 14 * neck);
    pitch(pose, JAW, 14 * rear + 10 * neck);
    wings(pose, -22 * wing, -16 * wing, 5 * wing);
    breathe(pose, -0.4 * down);
    bristle(pose, -22 * down + 15 * rear, 0, 0);
    wyrm_plant_feet(sample, pose, 13 * down);
}
