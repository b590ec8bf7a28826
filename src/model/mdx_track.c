/* Keys: tag, count, interpolation, global sequence, then per key a time, a value and, for hermite and bezier, the
 * tangent that arrives and the one that leaves.
 *
 * What a file may do wrong here, and what becomes of it. Errors: a number that isn't finite; times that go back (a
 * search among them has no answer); a rotation of zero length (no direction). Taken: equal times (the last key counts
 * from there on); rotations of another length (normalised, in double); a rotation's tangent of zero length (editors
 * leave those of the first and last key so; the key's own value stands in, with a warning). */
#include "core/maths.h"
#include "model/mdx.h"

#include <stdio.h>
#include <string.h>

/* Normalises the key's quaternions. part 0 is the value, 1 and 2 are tangents. */
static bool normalize_rotation(struct mdx *mdx, float *value, size_t parts, size_t offset, bool *tangent_replaced) {
    for (size_t part = 0; part < parts; ++part) {
        float *at = value + 4 * part;
        double quaternion[4] = {at[0], at[1], at[2], at[3]};
        if (maths_quat_normalize(quaternion) > 0) {
            for (int i = 0; i < 4; ++i)
                at[i] = (float)quaternion[i];
        } else if (part == 0) {
            return mdx_malformed(mdx, offset, "expected a rotation (x,y,z,w) of some length, found (%g,%g,%g,%g)",
                                 (double)at[0], (double)at[1], (double)at[2], (double)at[3]);
        } else {
            memcpy(at, value, 4 * sizeof *at);
            *tangent_replaced = true;
        }
    }
    return true;
}

/* Tangents of integers, which never curve, are passed over. */
static bool read_integer(struct mdx *mdx, struct bytes *bytes, size_t tangents, size_t limit, float *out) {
    uint32_t value;
    if (!mdx_u32(mdx, bytes, "a key", &value))
        return false;
    if (value >= limit)
        return mdx_malformed(mdx, bytes->at - 4, "expected a number below %zu in a key, found %u", limit,
                             (unsigned)value);
    *out = (float)value;
    return mdx_skip(mdx, bytes, 4 * tangents, "tangents of a key");
}

/* Colours and their tangents from b,g,r to r,g,b. */
static void reverse(float *value, size_t count) {
    for (; count >= 3; count -= 3, value += 3) {
        float first = value[0];
        value[0] = value[2];
        value[2] = first;
    }
}

static bool read_keys(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kind,
                      struct model_track *track, size_t count) {
    size_t parts = track->interpolation >= MODEL_HERMITE ? 3 : 1, start = bytes->at;
    size_t floats = kind->value == MODEL_INTEGER ? 1 : parts * model_value_components(kind->value);
    int32_t *time = mdx_alloc(mdx, count, sizeof *time, "key times");
    float *value = time ? mdx_alloc(mdx, count, floats * sizeof *value, "keys") : NULL;
    if (!value)
        return false;
    bool tangent_replaced = false;
    for (size_t i = 0; i < count; ++i) {
        size_t offset = bytes->at;
        if (!mdx_i32(mdx, bytes, "a key's time", &time[i]))
            return false;
        if (i && time[i] < time[i - 1])
            return mdx_malformed(mdx, offset, "expected key %zu at or after the one before it at %d ms, found %d ms", i,
                                 (int)time[i - 1], (int)time[i]);
        if (kind->value == MODEL_INTEGER ? !read_integer(mdx, bytes, parts - 1, kind->limit, &value[i])
                                         : !mdx_floats(mdx, bytes, floats, "a key", value + i * floats))
            return false;
        if (kind->value == MODEL_QUATERNION &&
            !normalize_rotation(mdx, value + i * floats, parts, offset + 4, &tangent_replaced))
            return false;
    }
    if (tangent_replaced)
        mdx_warn(mdx, start, "their keys' own values stand in", "rotation tangents of zero length");
    if (kind->reversed)
        reverse(value, count * floats);
    track->key_count = count;
    track->time = time;
    track->value = value;
    if (kind->value == MODEL_INTEGER)
        track->interpolation = MODEL_STEP;
    return true;
}

bool mdx_read_track(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kind, struct model_track *out) {
    size_t tag_offset = bytes->at;
    if (!mdx_skip(mdx, bytes, 4, "a track's tag"))
        return false;
    size_t count_offset = bytes->at;
    uint32_t count, interpolation;
    int32_t global;
    if (!mdx_u32(mdx, bytes, "a key count", &count) || !mdx_u32(mdx, bytes, "an interpolation", &interpolation) ||
        !mdx_i32(mdx, bytes, "a global sequence", &global))
        return false;
    if (interpolation > MODEL_BEZIER)
        return mdx_malformed(mdx, count_offset + 4, "expected an interpolation of 0 to 3, found %u",
                             (unsigned)interpolation);
    if (global < -1 || (global >= 0 && (size_t)global >= mdx->model->global_sequence_count))
        return mdx_malformed(mdx, count_offset + 8, "expected global sequence -1, or one below %zu, found %d",
                             mdx->model->global_sequence_count, (int)global);
    size_t key_size = 4 + 4 * model_value_components(kind->value) * (interpolation >= MODEL_HERMITE ? 3 : 1);
    if (count > bytes_left(bytes) / key_size)
        return mdx_malformed(mdx, count_offset, "expected at most %zu keys (%zu bytes are left), found a count of %u",
                             bytes_left(bytes) / key_size, bytes_left(bytes), (unsigned)count);
    if (out->key_count)
        return mdx_malformed(mdx, tag_offset, "expected each track once, found one again");
    out->interpolation = (enum model_interpolation)interpolation;
    out->global = global;
    return count == 0 || read_keys(mdx, bytes, kind, out, count);
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
            track = *out[which]; /* so that a second one is refused */
        if (!mdx_read_track(mdx, bytes, &kinds[which], &track))
            return false;
        if (!track.key_count)
            continue;
        struct model_track *kept = mdx_alloc(mdx, 1, sizeof *kept, "tracks");
        if (!kept)
            return false;
        *kept = track;
        out[which] = kept;
    }
    return true;
}
