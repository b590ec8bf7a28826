/* Interpolation. All four kinds take the parameter s from 0 to 1 between two keys; tangents are used as they are
 * stored, not scaled by the interval (as war3-model and mdx-m3-viewer do). In double: a float's angle near 0 has few
 * digits. */
#include "model/track.h"

#include "core/maths.h"

#include <string.h>

enum { STEPS_BEFORE_SEARCH = 4 };

/* The first key in [from, end) whose time is after `time` (or at it, where inclusive is false). */
static size_t search(const struct model_track *track, size_t from, size_t end, double time, bool after) {
    while (from < end) {
        size_t middle = from + (end - from) / 2;
        if (after ? track->time[middle] > time : track->time[middle] >= time)
            end = middle;
        else
            from = middle + 1;
    }
    return from;
}

void track_set_window(const struct model_track *track, double start, double end, struct track_cursor *cursor) {
    cursor->first = search(track, 0, track->key_count, start, false);
    cursor->end = search(track, cursor->first, track->key_count, end, true);
    cursor->key = cursor->first;
}

/* The last key of the window at or before time, or the window's first: found from the cursor's key in a few steps where
 * time runs on, else by search. The window isn't empty. */
static size_t seek(const struct model_track *track, struct track_cursor *cursor, double time) {
    size_t key = cursor->key;
    if (track->time[key] > time) {
        key = search(track, cursor->first, key, time, true);
    } else {
        size_t limit = cursor->end - key > STEPS_BEFORE_SEARCH ? key + STEPS_BEFORE_SEARCH : cursor->end;
        for (++key; key < limit && track->time[key] <= time; ++key) {
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
    double s;
};

/* False where no key counts. */
static bool find_span(const struct model_track *track, struct track_cursor *cursor, double time, size_t components,
                      struct span *out) {
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
    out->s = (time - track->time[left]) / ((double)track->time[right] - track->time[left]);
    return true;
}

/* Weights of the left value, the left key's out tangent, the right key's in tangent and the right value. */
static void curve_weights(enum model_interpolation interpolation, double s, double out[4]) {
    double r = 1 - s;
    if (interpolation == MODEL_HERMITE) {
        out[0] = (1 + 2 * s) * r * r;
        out[1] = s * r * r;
        out[2] = -s * s * r;
        out[3] = s * s * (3 - 2 * s);
    } else if (interpolation == MODEL_BEZIER) {
        out[0] = r * r * r;
        out[1] = 3 * s * r * r;
        out[2] = 3 * s * s * r;
        out[3] = s * s * s;
    } else {
        out[0] = r;
        out[1] = out[2] = 0;
        out[3] = s;
    }
}

/* Any number of components, each on its own. */
static void sample(const struct model_track *track, struct track_cursor *cursor, double time, size_t components,
                   const float *rest, float *out) {
    struct span span;
    double weight[4];
    if (!find_span(track, cursor, time, components, &span)) {
        memcpy(out, rest, components * sizeof *out);
        return;
    }
    if (span.left == span.right) {
        memcpy(out, span.left, components * sizeof *out);
        return;
    }
    curve_weights(track->interpolation, span.s, weight);
    bool curved = track->interpolation >= MODEL_HERMITE;
    for (size_t i = 0; i < components; ++i) {
        double value = weight[0] * span.left[i] + weight[3] * span.right[i];
        if (curved)
            value += weight[1] * span.left[2 * components + i] + weight[2] * span.right[components + i];
        out[i] = (float)value;
    }
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

static void load(const float in[4], double out[4]) {
    for (int i = 0; i < 4; ++i)
        out[i] = in[i];
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
    double left[4], right[4], arc[4];
    load(span.left, left);
    load(span.right, right);
    maths_quat_slerp(left, right, span.s, arc);
    if (track->interpolation >= MODEL_HERMITE) {
        double leaving[4], arriving[4], tangents[4];
        load(span.left + 8, leaving);
        load(span.right + 4, arriving);
        maths_quat_slerp(leaving, arriving, span.s, tangents);
        maths_quat_slerp(arc, tangents, 2 * span.s * (1 - span.s), arc);
    }
    for (int i = 0; i < 4; ++i)
        out[i] = (float)arc[i];
}
