/* A model that only moves: an MDX 800 file in memory. */
#ifndef GLSKIN_TOOL_BENCH_POSE_MODEL_H
#define GLSKIN_TOOL_BENCH_POSE_MODEL_H

#include <stddef.h>

enum { POSE_MODEL_KEYS = 30, POSE_MODEL_MS = 1000 };

/* So many bones, in branches like a skeleton's, each with linear keys of translation, rotation and scale, over one
 * looping sequence. NULL: out of memory. free() it. */
unsigned char *bench_pose_model(size_t bones, size_t *size);

#endif
