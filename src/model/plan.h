/* What all poses of a model share, worked out once when it is loaded, so that any number of threads may pose it.
 *
 * Layout: the SIMD kernels take a node to a lane. Lanes stand level by level, a node's parent always in a lane before
 * its own, and eight to a block whatever the width of the kernel: AVX2 takes a block at once, SSE2 half of it.
 * What holds from one key to the next is a record, here and not in the pose: a crowd of a thousand poses reads the same
 * few hundred KB, which stay in the cache, and a pose is little more than its palette. Records are whole groups of four
 * floats, so that four or eight of them are turned into lanes by loads and shuffles of registers. */
#ifndef GLSKIN_MODEL_PLAN_H
#define GLSKIN_MODEL_PLAN_H

#include "model/model_data.h"

enum { PLAN_LANES = 8 };

/* From the key at begin (ms) to the one at until, INT32_MAX after the last. At begin + t the vector is start + rate *
 * t, and of hermite and bezier keys, which are cubic, further the curve's square * t^2 + cube * t^3. */
struct plan_vector {
    int32_t begin, until;
    float start[3], rate[3];
};
struct plan_vector_curve {
    float square[3], cube[3], unused[2];
};

/* An arc the short way: cos(x) * middle + sin(x) * across, with x = start + rate * t. x runs from minus to plus a
 * quarter of the turn, which is within 45 degrees, where short polynomials are exact to a float. */
struct plan_arc {
    float start, rate;          /* radians; a ms */
    float middle[4], across[4]; /* unit, at right angles; across is 0 where the rotation holds */
};
/* Hermite and bezier leave the keys' arc for that of the curve, their tangents', by 2 * s * (1 - s) of the way, with s
 * = per_ms * t. */
struct plan_rotation {
    int32_t begin, until;
    struct plan_arc arc;
};
struct plan_rotation_curve {
    float per_ms, unused;
    struct plan_arc arc;
};

/* Records are counted in units of two floats, which is a scale that addresses have. Curves are as long as records, so
 * that a track's curves are as far from its records all along. */
enum {
    PLAN_UNIT = 2,
    PLAN_VECTOR_UNITS = sizeof(struct plan_vector) / (PLAN_UNIT * sizeof(float)),
    PLAN_ROTATION_UNITS = sizeof(struct plan_rotation) / (PLAN_UNIT * sizeof(float)),
    PLAN_REST_UNITS = 3 * PLAN_VECTOR_UNITS + 2 * PLAN_ROTATION_UNITS
};
_Static_assert(sizeof(struct plan_vector_curve) == sizeof(struct plan_vector), "of one length");
_Static_assert(sizeof(struct plan_rotation_curve) == sizeof(struct plan_rotation), "of one length");
static inline uint32_t plan_units(enum model_property property) {
    return property == MODEL_ROTATION ? PLAN_ROTATION_UNITS : PLAN_VECTOR_UNITS;
}
/* Bytes of a track's records and curves. */
size_t plan_track_size(const struct model_track *track, enum model_property property);
/* Where the records start that hold nothing moved, turned or scaled, for ever; and, all zero, the curve of what has
 * none. */
static inline uint32_t plan_rest(enum model_property property) {
    return property == MODEL_TRANSLATION ? 0 : property == MODEL_SCALE ? PLAN_VECTOR_UNITS : 2 * PLAN_VECTOR_UNITS;
}
enum { PLAN_NO_CURVE = 2 * PLAN_VECTOR_UNITS + PLAN_ROTATION_UNITS };

struct plan_lane {
    uint32_t node;
    struct {
        uint32_t first, count; /* records, one a key; 0: it rests. Curves, if any, follow the last */
    } records[MODEL_PROPERTY_COUNT];
};

/* A track of a global sequence: its lane runs on a clock of its own. */
struct plan_global {
    const struct model_track *track;
    uint32_t lane; /* of all */
    enum model_property property;
};

struct plan_block {
    float pivot[3][PLAN_LANES];
    uint32_t bone[PLAN_LANES];   /* of the palette */
    uint32_t parent[PLAN_LANES]; /* of the palette; bone_count, which is the identity, for a root */
    uint32_t count;              /* lanes in use */
    uint32_t first_global, global_count;
    bool special;                                     /* some of its nodes have a product: see product_of_node */
    bool mixed;                                       /* some of its tracks have curves or are global sequences' */
    bool curved[MODEL_PROPERTY_COUNT];                /* some of its tracks are hermite or bezier */
    uint32_t curve[MODEL_PROPERTY_COUNT][PLAN_LANES]; /* how far from a record its curve is; 0: it has none */
};

struct pose_plan {
    const float *records;
    size_t block_count;
    const struct plan_block *blocks;
    const struct plan_lane *lanes; /* [node_count] */
    size_t global_count;
    const struct plan_global *globals; /* by block */
    /* Nodes that leave out something of their parent or turn to the camera, and their ancestors, need more than
     * matrices: the products of rotations and scales along the ancestors. [node_count], MODEL_NO_NODE for the others.
     */
    const uint32_t *product_of_node;
    size_t product_count;
};

/* Sets model->plan. The nodes and global sequences are whole. */
glskin_result plan_create(struct glskin_model *model);

#endif
