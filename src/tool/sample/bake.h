/* From pose functions to keys, and from poses to extents. */
#ifndef GLSKIN_TOOL_SAMPLE_BAKE_H
#define GLSKIN_TOOL_SAMPLE_BAKE_H

#include "tool/sample/pose.h"

/* phase: 0..1 from start to end. */
typedef void pose_function(const struct sample *sample, double phase, struct pose *pose);

struct bake_style {
    enum sample_interpolation interpolation;
    int intervals; /* a sequence gets one key more */
};
typedef struct bake_style bake_style_function(int node, enum sample_channel channel);

struct bake_sequence {
    const char *name;
    unsigned m2_id;
    int start, end;
    bool looping;
    double move_speed;
    pose_function *pose;
};

/* Adds a global sequence, and tracks on it for every node that the pose function moves. */
void bake_global_sequence(struct sample *sample, int duration, pose_function *pose, bake_style_function *style);

/* Adds the sequences, and a track for every channel that any of them moves, unless a global sequence has it. */
void bake_sequences(struct sample *sample, const struct bake_sequence *sequences, int count,
                    bake_style_function *style);

/* All extents: bind pose and, sampled closely, what each sequence sweeps through. */
void bake_extents(struct sample *sample, const struct bake_sequence *sequences);

#endif
