/* The wyrm's bones: one row each, the right side mirrored from the left. */
#include "tool/sample/wyrm.h"

struct bone_row {
    int node, parent;
    const char *name, *right_name; /* right_name NULL: a bone of the middle */
    double x, y, z;                /* pivot, in the bind pose */
};

static const struct bone_row bone_rows[] = {
    {JAW, HEAD, "Jaw", NULL, 65, 0, 107},

    {TAIL9, TAIL8, "Tail9", NULL, -112, 0, 18},
    {TAIL8, TAIL7, "Tail8", NULL, -101, 0, 16.5},
    {TAIL7, TAIL6, "Tail7", NULL, -90, 0, 17.5},
    {TAIL6, TAIL5, "Tail6", NULL, -79, 0, 21},
    {TAIL5, TAIL4, "Tail5", NULL, -68.5, 0, 26.5},
    {TAIL4, TAIL3, "Tail4", NULL, -58.5, 0, 33.5},
    {TAIL3, TAIL2, "Tail3", NULL, -49, 0, 40.5},
    {TAIL2, TAIL1, "Tail2", NULL, -39.5, 0, 47},
    {TAIL1, HIPS, "Tail1", NULL, -29, 0, 52},
    {HIPS, ROOT, "Hips", NULL, -29, 0, 52},
    {SPINE1, HIPS, "Spine1", NULL, -18, 0, 54.5},
    {SPINE2, SPINE1, "Spine2", NULL, -7, 0, 56},
    {SPINE3, SPINE2, "Spine3", NULL, 4, 0, 57.5},
    {SPINE4, SPINE3, "Spine4", NULL, 15, 0, 59.5},
    {NECK1, SPINE4, "Neck1", NULL, 26, 0, 63.5},
    {NECK2, NECK1, "Neck2", NULL, 35, 0, 70},
    {NECK3, NECK2, "Neck3", NULL, 42, 0, 78.5},
    {NECK4, NECK3, "Neck4", NULL, 46.5, 0, 88},
    {NECK5, NECK4, "Neck5", NULL, 50, 0, 97.5},
    {NECK6, NECK5, "Neck6", NULL, 54.5, 0, 106},
    {HEAD, NECK6, "Head", NULL, 61, 0, 112},
    {RIBS, SPINE3, "Ribs", NULL, 8, 0, 57},

    {HIND_LEFT, HIPS, "HindLeftThigh", "HindRightThigh", -27, 10.5, 50},
    {HIND_LEFT_SHIN, HIND_LEFT, "HindLeftShin", "HindRightShin", -15.5, 18, 31},
    {HIND_LEFT_FOOT, HIND_LEFT_SHIN, "HindLeftFoot", "HindRightFoot", -33, 18.7, 16.5},
    {HIND_LEFT_TOES, HIND_LEFT_FOOT, "HindLeftToes", "HindRightToes", -26, 19, 3.5},
    {FORE_LEFT_SHOULDER, SPINE4, "ForeLeftShoulder", "ForeRightShoulder", 17, 7, 64},
    {FORE_LEFT, FORE_LEFT_SHOULDER, "ForeLeftUpperArm", "ForeRightUpperArm", 24, 11, 54},
    {FORE_LEFT_SHIN, FORE_LEFT, "ForeLeftForearm", "ForeRightForearm", 14, 18, 33.5},
    {FORE_LEFT_FOOT, FORE_LEFT_SHIN, "ForeLeftHand", "ForeRightHand", 24, 19, 14},
    {FORE_LEFT_TOES, FORE_LEFT_FOOT, "ForeLeftToes", "ForeRightToes", 27, 19, 3.5},

    {WING_LEFT, SPINE4, "WingLeftArm", "WingRightArm", 15, 7, 69},
    {WING_LEFT_FOREARM, WING_LEFT, "WingLeftForearm", "WingRightForearm", -4, 25, 90},
    {WING_LEFT_FINGER1, WING_LEFT_FOREARM, "WingLeftFinger1", "WingRightFinger1", 17, 46, 116},
    {WING_LEFT_FINGER1_TIP, WING_LEFT_FINGER1, "WingLeftFinger1Tip", "WingRightFinger1Tip", 0, 74, 138},
    {WING_LEFT_FINGER2, WING_LEFT_FOREARM, "WingLeftFinger2", "WingRightFinger2", 16, 46, 115},
    {WING_LEFT_FINGER2_TIP, WING_LEFT_FINGER2, "WingLeftFinger2Tip", "WingRightFinger2Tip", -22, 72, 119},
    {WING_LEFT_FINGER3, WING_LEFT_FOREARM, "WingLeftFinger3", "WingRightFinger3", 15, 46, 114},
    {WING_LEFT_FINGER3_TIP, WING_LEFT_FINGER3, "WingLeftFinger3Tip", "WingRightFinger3Tip", -27, 57, 102},
};

const int wyrm_spine[SPINE_BONES] = {TAIL9,  TAIL8,  TAIL7,  TAIL6, TAIL5, TAIL4, TAIL3, TAIL2, TAIL1, HIPS, SPINE1,
                                     SPINE2, SPINE3, SPINE4, NECK1, NECK2, NECK3, NECK4, NECK5, NECK6, HEAD};

void wyrm_skeleton(struct sample *sample) {
    sample->node_count = WYRM_NODES;
    sample->node[ROOT] = (struct sample_node){.name = "Root", .helper = true, .parent = -1};
    for (size_t i = 0; i < sizeof bone_rows / sizeof *bone_rows; i++) {
        const struct bone_row *row = &bone_rows[i];
        sample->node[row->node] =
            (struct sample_node){.name = row->name, .parent = row->parent, .pivot = {row->x, row->y, row->z}};
        if (row->right_name) {
            int parent = row->parent >= HIND_LEFT ? wyrm_side(row->parent, -1) : row->parent;
            sample->node[wyrm_side(row->node, -1)] =
                (struct sample_node){.name = row->right_name, .parent = parent, .pivot = {row->x, -row->y, row->z}};
        }
    }
}
