/* Keys: tag, count, interpolation, global sequence, then per key a time, a value and, for hermite and bezier, the
 * tangent that arrives and the one that leaves.
 *
 * What a file may do wrong here, and what becomes of it. Faults: a number that isn't finite, or that names what there
 * isn't (the key is left out); times that go back, for a search among them has no answer (the keys are sorted, those of
 * one time staying in their order); a rotation of zero length, which has no direction (it is none). Taken: equal times
 * (the last key counts from there on); rotations of another length (normalised, in double); a rotation's tangent of
 * zero length (editors leave those of the first and last key so; the key's own value stands in, with a warning). */
#include "core/maths.h"
#include "model/mdx.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Normalises the key's quaternions. part 0 is the value, 1 and 2 are tangents. */
static bool normalize_rotation(struct mdx *mdx, float *value, size_t parts, size_t offset) {
    for (size_t part = 0; part < parts; ++part) {
        float *at = value + 4 * part;
        double quaternion[4] = {at[0], at[1], at[2], at[3]};
        if (maths_quat_normalize(quaternion) > 0) {
            for (int i = 0; i < 4; ++i)
                at[i] = (float)quaternion[i];
        } else if (part == 0) {
            if (!mdx_fault(mdx, offset, "it becomes no rotation",
                           "expected a rotation (x,y,z,w) of some length, found (%g,%g,%g,%g)", (double)at[0],
                           (double)at[1], (double)at[2], (double)at[3]))
                return false;
            at[0] = at[1] = at[2] = 0;
            at[3] = 1;
        } else {
            memcpy(at, value, 4 * sizeof *at);
            mdx_warn(mdx, offset, "their keys' own values stand in", "rotation tangents of zero length");
        }
    }
    return true;
}

static const char left_out[] = "the key is left out";

/* Tangents of integers, which never curve, are passed over. */
static bool read_integer(struct mdx *mdx, struct bytes *bytes, size_t tangents, size_t limit, float *out, bool *good) {
    uint32_t value;
    if (!mdx_u32(mdx, bytes, "a key", &value))
        return false;
    *good = value < limit;
    if (!*good && !mdx_fault(mdx, bytes->at - 4, left_out, "expected a number below %zu in a key, found %u", limit,
                             (unsigned)value))
        return false;
    *out = (float)value;
    return mdx_skip(mdx, bytes, 4 * tangents, "tangents of a key");
}

/* One key's value and tangents. *good: it counts. */
static bool read_value(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kind, size_t parts,
                       float *value, bool *good) {
    size_t offset = bytes->at, floats = parts * model_value_components(kind->value);
    if (kind->value == MODEL_INTEGER)
        return read_integer(mdx, bytes, parts - 1, kind->limit, value, good);
    *good = true;
    for (size_t i = 0; i < floats; ++i) {
        bytes_f32(bytes, &value[i]); /* mdx_read_track has seen that all keys are there */
        if (isfinite(value[i]) || !*good)
            continue;
        if (!mdx_fault(mdx, bytes->at - 4, left_out, "expected a finite number in a key, found %g", (double)value[i]))
            return false;
        *good = false;
    }
    return !*good || kind->value != MODEL_QUATERNION || normalize_rotation(mdx, value, parts, offset);
}

/* Colours and their tangents from b,g,r to r,g,b. */
static void reverse(float *value, size_t count) {
    for (; count >= 3; count -= 3, value += 3) {
        float first = value[0];
        value[0] = value[2];
        value[2] = first;
    }
}

struct key_order {
    int32_t time;
    uint32_t key;
};

static int compare_keys(const void *a, const void *b) {
    const struct key_order *left = a, *right = b;
    if (left->time != right->time)
        return left->time < right->time ? -1 : 1;
    return left->key < right->key ? -1 : left->key > right->key;
}

bool model_sort_keys(const glskin_host *host, int32_t *time, float *value, size_t floats, size_t count) {
    struct key_order *order = host_alloc(host, count, sizeof *order);
    float *copy = host_alloc(host, count, floats * sizeof *copy);
    bool sorted = order && copy;
    for (size_t i = 0; sorted && i < count; ++i)
        order[i] = (struct key_order){time[i], (uint32_t)i};
    if (sorted) {
        qsort(order, count, sizeof *order, compare_keys);
        memcpy(copy, value, count * floats * sizeof *copy);
    } else {
        host_fail_memory(host, "keys", count);
    }
    for (size_t i = 0; sorted && i < count; ++i) {
        time[i] = order[i].time;
        memcpy(value + i * floats, copy + order[i].key * floats, floats * sizeof *value);
    }
    host_free(host, order);
    host_free(host, copy);
    return sorted;
}

/* A key past the end of its clock is never reached. */
static void check_clock(struct mdx *mdx, const struct model_track *track, size_t offset) {
    uint32_t duration = track->global < 0 ? 0 : mdx->model->global_sequences[track->global];
    if (duration && track->key_count && track->time[track->key_count - 1] > (int64_t)duration)
        mdx_warn(mdx, offset, "later keys are never reached",
                 "expected keys up to %u ms, the global sequence's duration, found one at %d ms", (unsigned)duration,
                 (int)track->time[track->key_count - 1]);
}

static bool read_keys(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kind,
                      struct model_track *track, size_t count) {
    size_t parts = track->interpolation >= MODEL_HERMITE ? 3 : 1, start = bytes->at, kept = 0;
    size_t floats = kind->value == MODEL_INTEGER ? 1 : parts * model_value_components(kind->value);
    int32_t *time = mdx_alloc(mdx, count, sizeof *time, "key times");
    float *value = time ? mdx_alloc(mdx, count, floats * sizeof *value, "keys") : NULL;
    bool sorted = true;
    if (!value)
        return false;
    for (size_t i = 0; i < count; ++i) {
        size_t offset = bytes->at;
        bool good;
        if (!mdx_i32(mdx, bytes, "a key's time", &time[kept]))
            return false;
        if (kept && time[kept] < time[kept - 1]) {
            if (!mdx_fault(mdx, offset, "the keys are sorted",
                           "expected times that never go back, found %d ms after %d ms", (int)time[kept],
                           (int)time[kept - 1]))
                return false;
            sorted = false;
        }
        if (!read_value(mdx, bytes, kind, parts, value + kept * floats, &good))
            return false;
        kept += good;
    }
    if (!sorted && !model_sort_keys(mdx->host, time, value, floats, kept)) {
        mdx->result = GLSKIN_ERROR_OUT_OF_MEMORY;
        return false;
    }
    if (kind->reversed)
        reverse(value, kept * floats);
    track->key_count = kept;
    track->time = time;
    track->value = value;
    if (kind->value == MODEL_INTEGER)
        track->interpolation = MODEL_STEP;
    check_clock(mdx, track, start);
    return true;
}

bool mdx_read_track(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kind, struct model_track *out) {
    struct model_track track = {.global = -1};
    size_t tag_offset = bytes->at;
    if (!mdx_skip(mdx, bytes, 4, "a track's tag"))
        return false;
    size_t count_offset = bytes->at;
    uint32_t count, interpolation;
    int32_t global;
    if (!mdx_u32(mdx, bytes, "a key count", &count) || !mdx_u32(mdx, bytes, "an interpolation", &interpolation) ||
        !mdx_i32(mdx, bytes, "a global sequence", &global))
        return false;
    if (interpolation > MODEL_BEZIER) /* and how large a key is can't be known */
        return mdx_malformed(mdx, count_offset + 4, "expected an interpolation of 0 to 3, found %u",
                             (unsigned)interpolation);
    size_t key_size = 4 + 4 * model_value_components(kind->value) * (interpolation >= MODEL_HERMITE ? 3 : 1);
    if (count > bytes_left(bytes) / key_size)
        return mdx_malformed(mdx, count_offset, "expected at most %zu keys (%zu bytes are left), found a count of %u",
                             bytes_left(bytes) / key_size, bytes_left(bytes), (unsigned)count);
    bool clock = global == -1 || (global >= 0 && (size_t)global < mdx->model->global_sequence_count);
    if (!clock &&
        !mdx_fault(mdx, count_offset + 8, "the track rests", "expected global sequence -1, or one below %zu, found %d",
                   mdx->model->global_sequence_count, (int)global))
        return false;
    if (out->key_count && !mdx_fault(mdx, tag_offset, "the first counts", "expected each track once, found one again"))
        return false;
    if (!clock || out->key_count)
        return mdx_skip(mdx, bytes, count * key_size, "keys");
    track.interpolation = (enum model_interpolation)interpolation;
    track.global = global;
    if (count && !read_keys(mdx, bytes, kind, &track, count))
        return false;
    *out = track;
    return true;
}

bool mdx_at_track(const struct bytes *bytes, const struct mdx_track_kind *kinds, size_t count, size_t *which) {
    for (*which = 0; *which < count; ++*which) {
        if (mdx_peek_tag(bytes, kinds[*which].tag))
            return true;
    }
    return false;
}

/* "'KGTR', 'KGRT' or 'KGSC'" */
static void list_tags(const struct mdx_track_kind *kinds, size_t count, char out[128]) {
    size_t at = 0;
    for (size_t i = 0; i < count && at < 128; ++i)
        at += (size_t)snprintf(out + at, 128 - at, "%s'%s'",
                               i == 0           ? ""
                               : i + 1 == count ? " or "
                                                : ", ",
                               kinds[i].tag);
}

bool mdx_no_track(struct mdx *mdx, const struct bytes *bytes, const struct mdx_track_kind *kinds, size_t count) {
    char found[24] = "fewer than 4 bytes", expected[128];
    if (bytes_left(bytes) >= 4)
        mdx_tag_text(bytes_here(bytes), found);
    list_tags(kinds, count, expected);
    return mdx_malformed(mdx, bytes->at, "expected %s, found %s", expected, found);
}

bool mdx_read_tracks(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kinds, size_t count,
                     const struct model_track **out) {
    size_t which;
    while (bytes_left(bytes)) {
        struct model_track track = {.global = -1};
        if (!mdx_at_track(bytes, kinds, count, &which))
            return mdx_no_track(mdx, bytes, kinds, count);
        if (out[which])
            track = *out[which]; /* so that a second one is seen */
        if (!mdx_read_track(mdx, bytes, &kinds[which], &track))
            return false;
        if (!track.key_count || out[which])
            continue;
        struct model_track *kept = mdx_alloc(mdx, 1, sizeof *kept, "tracks");
        if (!kept)
            return false;
        *kept = track;
        out[which] = kept;
    }
    return true;
}
