/* The wyrm: a four-legged, winged dragon, our own sample model. Lengths are Warcraft III's: it is about as long as one
 * of that game's dragons, its feet stand on z = 0 and the origin lies under its hips. */
#ifndef GLSKIN_TOOL_SAMPLE_WYRM_H
#define GLSKIN_TOOL_SAMPLE_WYRM_H

#include "tool/sample/pose.h"
#include "tool/sample/sweep.h"

/* Node numbers are object ids. The jaw comes first though its parent, the head, comes far later: legal in every format,
 * and a reader that poses nodes in file order gets the jaw wrong at once. */
enum wyrm_node {
    JAW,
    /* The spine from the tip of the tail to the head. A tail bone turns about its end nearer the hips. */
    TAIL9, TAIL8, TAIL7, TAIL6, TAIL5, TAIL4, TAIL3, TAIL2, TAIL1,
    HIPS, SPINE1, SPINE2, SPINE3, SPINE4,
    NECK1, NECK2, NECK3, NECK4, NECK5, NECK6,
    HEAD,
    RIBS, /* swells as the wyrm breathes */
    /* Left, then right: wyrm_side() below counts on the order within each block. */
    HIND_LEFT, HIND_LEFT_SHIN, HIND_LEFT_FOOT, HIND_LEFT_TOES,
    FORE_LEFT_SHOULDER, FORE_LEFT, FORE_LEFT_SHIN, FORE_LEFT_FOOT, FORE_LEFT_TOES,
    WING_LEFT, WING_LEFT_FOREARM,
    WING_LEFT_FINGER1, WING_LEFT_FINGER1_TIP,
    WING_LEFT_FINGER2, WING_LEFT_FINGER2_TIP,
    WING_LEFT_FINGER3, WING_LEFT_FINGER3_TIP,
    HIND_RIGHT, HIND_RIGHT_SHIN, HIND_RIGHT_FOOT, HIND_RIGHT_TOES,
    FORE_RIGHT_SHOULDER, FORE_RIGHT, FORE_RIGHT_SHIN, FORE_RIGHT_FOOT, FORE_RIGHT_TOES,
    WING_RIGHT, WING_RIGHT_FOREARM,
    WING_RIGHT_FINGER1, WING_RIGHT_FINGER1_TIP,
    WING_RIGHT_FINGER2, WING_RIGHT_FINGER2_TIP,
    WING_RIGHT_FINGER3, WING_RIGHT_FINGER3_TIP,
    WYRM_BONES,
    ROOT = WYRM_BONES, /* a helper: moves the whole wyrm, carries no vertices */
    WYRM_NODES,
    /* Weighted samples have a bone for every blade of the crest besides. */
    CREST = WYRM_NODES, CREST_BLADES = 16,
    WYRM_WEIGHTED_NODES = CREST + CREST_BLADES
};

/* The left side's bone, or the right side's counterpart of it: side is +1 or -1. */
static inline int wyrm_side(int left_bone, int side) {
    return side > 0 ? left_bone : left_bone + HIND_RIGHT - HIND_LEFT;
}

/* The bone that a bone of either side has on the left; bones of the middle are their own. */
static inline int wyrm_left(int bone) {
    return bone >= HIND_RIGHT && bone < WYRM_BONES ? bone - (HIND_RIGHT - HIND_LEFT) : bone;
}

/* The spine's bones as a chain for station.at: 0 is the tip of the tail, 21 the back of the skull's front end. */
enum { SPINE_BONES = HEAD - TAIL9 + 1 };
extern const int wyrm_spine[SPINE_BONES];

/* Fills in the nodes with their parents and pivots; wyrm_crest_bones, after it, those of the crest. */
void wyrm_skeleton(struct sample *sample);
void wyrm_crest_bones(struct sample *sample);

/* The parts. body: skin; horn: horns, claws, crest, eyes. */
void wyrm_body(struct geoset_builder *body);
void wyrm_head(struct geoset_builder *body, struct geoset_builder *horn);
void wyrm_crest(struct geoset_builder *horn);
void wyrm_legs(struct geoset_builder *body, struct geoset_builder *horn);
void wyrm_wings(struct geoset_builder *wings, struct geoset_builder *horn);
struct vec3 wyrm_spine_point(double at);
/* A limb is a tube of its own that dips into the trunk. Where it comes out its normals turn toward the trunk's, so that
 * light runs from one to the other without a seam. */
void wyrm_blend_into_trunk(struct sample_geoset *geoset, int first_vertex);

/* A foot's place for one moment, from where it stands in the bind pose. */
struct foot {
    struct vec3 offset;   /* of the ball of the foot */
    double heel, toes;    /* turned toe-down from flat, in radians, both against the ground */
};

/* Bends the leg whose uppermost bone is `upper` so that the ball of its foot stands there, whatever the trunk does: so
 * pose the trunk first. A place out of reach stretches the leg toward it. */
void wyrm_place_foot(const struct sample *sample, struct pose *pose, int upper, struct foot foot);

/* All four feet flat where they stand in the bind pose, `spread` farther out to their sides. */
void wyrm_plant_feet(const struct sample *sample, struct pose *pose, double spread);
/* All four feet in their steps. phase: 0..1, one full cycle. */
void wyrm_step_feet(const struct sample *sample, struct pose *pose, double phase);

/* Units a second; wyrm_walk covers this ground under every planted foot. */
#define WYRM_WALK_SPEED 38.7

/* Poses at `phase`, 0..1 from a sequence's start to its end. */
void wyrm_stand(const struct sample *sample, double phase, struct pose *pose);
void wyrm_walk(const struct sample *sample, double phase, struct pose *pose);
void wyrm_attack(const struct sample *sample, double phase, struct pose *pose);
void wyrm_death(const struct sample *sample, double phase, struct pose *pose);
/* What runs on the global sequence, whatever else happens: the tail's tip. */
void wyrm_tail_tip(const struct sample *sample, double phase, struct pose *pose);

/* The whole model. */
void wyrm_generate(struct sample *sample);

#endif
