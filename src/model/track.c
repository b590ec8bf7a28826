/* Interpolation. All four kinds take the parameter s from 0 to 1 between two keys; tangents are used as they are
 * stored, not scaled by the interval (as war3-model and mdx-m3-viewer do). */
#include "model/track.h"

#include "core/maths.h"

#include <string.h>

enum { STEPS_BEFORE_SEARCH = 4 };

/* The first key in [from, end) whose time is after `time` (or at it, where after is false). */
static uint32_t search(const struct model_track *track, uint32_t from, uint32_t end, double time, bool after) {
    while (from < end) {
        uint32_t middle = from + (end - from) / 2;
        if (after ? track->time[middle] > time : track->time[middle] >= time)
            end = middle;
        else
            from = middle + 1;
    }
    return from;
}

void track_set_window(const struct model_track *track, double start, double end, struct track_cursor *cursor) {
    uint32_t count = (uint32_t)track->key_count;
    cursor->first = search(track, 0, count, start, false);
    cursor->end = search(track, cursor->first, count, end, true);
    cursor->key = cursor->first;
}

/* The last key of the window at or before time, or the window's first: found from the cursor's key in a few steps where
 * time runs on, else by search. The window isn't empty. */
static inline uint32_t seek(const struct model_track *track, struct track_cursor *cursor, double time) {
    /* Keys are at whole ms: one is at or before time where it is at or before its floor. */
    int32_t tick = time >= INT32_MAX ? INT32_MAX : time >= 0 ? (int32_t)time : (int32_t)fmax(floor(time), INT32_MIN);
    uint32_t key = cursor->key;
    if (track->time[key] > tick) {
        key = search(track, cursor->first, key, time, true);
    } else {
        uint32_t limit = cursor->end - key > STEPS_BEFORE_SEARCH ? key + STEPS_BEFORE_SEARCH : cursor->end;
        for (++key; key < limit && track->time[key] <= tick; ++key) {
        }
        if (key == limit && limit < cursor->end)
            key = search(track, limit, cursor->end, time, true);
    }
    cursor->key = key > cursor->first ? key - 1 : cursor->first; /* key: the first one after time */
    return cursor->key;
}

/* Two neighbouring keys and the way between them; the same key twice where a key simply holds. */
struct span {
    const float *left, *right; /* values; tangents follow: in, then out */
    float s;
};

/* False where no key counts. */
static inline bool find_span(const struct model_track *track, struct track_cursor *cursor, double time,
                             size_t components, struct span *out) {
    if (cursor->first >= cursor->end)
        return false;
    size_t stride = components * (track->interpolation >= MODEL_HERMITE ? 3 : 1);
    size_t left = seek(track, cursor, time), right = left + 1;
    out->left = out->right = track->value + left * stride;
    out->s = 0;
    if (track->interpolation == MODEL_STEP || right >= cursor->end || track->time[left] >= time)
        return true;
    out->right = track->value + right * stride;
    /* Never by 0: time lies at or after the left key and before the right one. */
    out->s = (float)(time - track->time[left]) / (float)((double)track->time[right] - track->time[left]);
    return true;
}

/* Hermite or bezier: weights of the left value, the left key's out tangent, the right key's in tangent and the right
 * value. */
static inline void curve_weights(enum model_interpolation interpolation, float s, float out[4]) {
    float r = 1 - s;
    if (interpolation == MODEL_HERMITE) {
        out[0] = (1 + 2 * s) * r * r;
        out[1] = s * r * r;
        out[2] = -s * s * r;
        out[3] = s * s * (3 - 2 * s);
    } else {
        out[0] = r * r * r;
        out[1] = 3 * s * r * r;
        out[2] = 3 * s * s * r;
        out[3] = s * s * s;
    }
}

/* Any number of components, each on its own. */
static inline void sample(const struct model_track *track, struct track_cursor *cursor, double time, size_t components,
                          const float *rest, float *out) {
    struct span span;
    float weight[4];
    if (!find_span(track, cursor, time, components, &span)) {
        memcpy(out, rest, components * sizeof *out);
        return;
    }
    if (span.left == span.right) {
        memcpy(out, span.left, components * sizeof *out);
        return;
    }
    if (track->interpolation == MODEL_LINEAR) {
        for (size_t i = 0; i < components; ++i)
            out[i] = (1 - span.s) * span.left[i] + span.s * span.right[i];
        return;
    }
    curve_weights(track->interpolation, span.s, weight);
    for (size_t i = 0; i < components; ++i)
        out[i] = weight[0] * span.left[i] + weight[1] * span.left[2 * components + i] +
                 weight[2] * span.right[components + i] + weight[3] * span.right[i];
}

void track_vector(const struct model_track *track, struct track_cursor *cursor, double time, const float rest[3],
                  float out[3]) {
    sample(track, cursor, time, 3, rest, out);
}

float track_number(const struct model_track *track, struct track_cursor *cursor, double time, float rest) {
    float out;
    sample(track, cursor, time, 1, &rest, &out);
    return out;
}

/* Hermite and bezier turn alike, by Shoemake's squad: an arc between the keys, one between their tangents, and one
 * between those two that leaves the first arc most half-way. Not confirmed against the game; public viewers agree. */
void track_rotation(const struct model_track *track, struct track_cursor *cursor, double time, float out[4]) {
    static const float none[4] = {0, 0, 0, 1};
    struct span span;
    bool found = find_span(track, cursor, time, 4, &span);
    if (!found || span.left == span.right) {
        memcpy(out, found ? span.left : none, sizeof none);
        return;
    }
    maths_quat_slerp(span.left, span.right, span.s, out);
    if (track->interpolation >= MODEL_HERMITE) {
        float tangents[4];
        maths_quat_slerp(span.left + 8, span.right + 4, span.s, tangents);
        maths_quat_slerp(out, tangents, 2 * span.s * (1 - span.s), out);
    }
}
