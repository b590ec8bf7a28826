/* What a pose is made of, for the files pose*.c. */
#ifndef GLSKIN_MODEL_POSE_DATA_H
#define GLSKIN_MODEL_POSE_DATA_H

#include "core/cpu.h"
#include "core/maths.h"
#include "model/plan.h"
#include "model/track.h"

/* A time on a timeline of keys, as tick + part. A float of a long timeline has no digits left for parts of a ms, but a
 * difference of ticks, which are keys' own integers, is exact before it becomes one. */
struct pose_clock {
    int32_t tick;
    float part;
    int32_t window[2]; /* keys from its start to its end count. tick lies in it */
};

/* What one evaluation is about. */
struct moment {
    size_t sequence;
    double time;             /* ms on the file's timeline */
    double global_time;      /* ms */
    struct pose_clock clock; /* time again */
    bool has_camera;
    versor camera;
};

/* Where eight nodes are in their tracks: a record of the plan's, and the record's end, kept here so that a glance over
 * a pose tells which lanes have passed a key. Lanes of global sequences are moved on one by one: their end here is
 * INT32_MAX. */
struct pose_block {
    int32_t until[MODEL_PROPERTY_COUNT][PLAN_LANES];
    uint32_t record[MODEL_PROPERTY_COUNT][PLAN_LANES];
};

/* The clocks of one property's lanes. */
struct pose_times {
    int32_t tick[PLAN_LANES], window_end[PLAN_LANES];
    float part[PLAN_LANES];
};

/* The values of a block's lanes. */
enum { SAMPLE_TRANSLATION = 0, SAMPLE_ROTATION = 3, SAMPLE_SCALE = 7, SAMPLE_COUNT = 10 };
struct pose_samples {
    float value[SAMPLE_COUNT][PLAN_LANES];
};

/* What a node's own keys say. */
struct pose_local {
    vec3 translation, scale;
    versor rotation;
};

/* Products along the ancestors, of what was really inherited. */
struct pose_product {
    versor rotation;
    vec3 scale;
};

/* Evaluates all nodes. next is the pose that will be next, whose memory may be asked for meanwhile; NULL for none. */
typedef void pose_kernel(glskin_pose *pose, const struct moment *moment, const glskin_pose *next);

struct glskin_pose {
    glskin_host host;
    const struct glskin_model *model;
    pose_kernel *kernel;
    struct pose_block *blocks;     /* [plan->block_count]; NULL: the scalar kernel has none */
    glskin_bone *bones;            /* [bone_count + 1]: the last is the identity, for roots */
    struct pose_product *products; /* [plan->product_count] */
    struct track_cursor *cursors;  /* of the scalar kernel, MODEL_PROPERTY_COUNT a node */
    bool evaluated;
    struct moment moment; /* of the last evaluation, for questions about geosets and layers */
};

enum { CACHE_LINE = 64 };

/* Asks for bytes of what evaluation writes and steps on from, which lies in one piece (see pose.c). */
static inline void pose_fetch(const glskin_pose *pose, size_t from, size_t count) {
    for (size_t at = from; at < from + count; at += CACHE_LINE)
        __builtin_prefetch((const char *)pose + at, 1);
}

/* pose.c: a track's time at that moment. */
double pose_track_time(const struct glskin_model *model, const struct model_track *track, const struct moment *moment);

/* pose_node.c: one node after its parent. The first writes the bone by the rule for ordinary nodes, the second by that
 * for nodes with a product, which it writes too. */
void pose_node_ordinary(glskin_pose *pose, const struct model_node *node, const struct pose_local *local);
void pose_node_special(glskin_pose *pose, const struct model_node *node, const struct pose_local *local,
                       const struct moment *moment);

/* pose.c: time on a timeline where keys from start to end (ms) count. */
struct pose_clock pose_clock_at(double time, uint32_t start, uint32_t end);

/* pose_lanes.c: for the SIMD kernels. */

/* Every lane rests. */
void pose_lanes_rest(glskin_pose *pose);
/* Every lane's record anew, wherever it was. */
void pose_lanes_seek(glskin_pose *pose, const struct moment *moment);
/* On to tick, for the lanes first_lane + i, for bits i of mask, whose records end before it. */
void pose_lanes_step(glskin_pose *pose, enum model_property property, size_t first_lane, uint64_t mask,
                     const struct moment *moment);
/* The clocks of a block's lanes, those of global sequences moved on to theirs. */
void pose_lanes_times(glskin_pose *pose, size_t block, const struct moment *moment,
                      struct pose_times times[MODEL_PROPERTY_COUNT]);
/* Writes the bones of a block with special nodes. */
void pose_lanes_special(glskin_pose *pose, size_t block, const struct pose_samples *samples,
                        const struct moment *moment);

/* One file each. */
pose_kernel pose_kernel_scalar, pose_kernel_sse2, pose_kernel_avx2, pose_kernel_neon;

#endif
