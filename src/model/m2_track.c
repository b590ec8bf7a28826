/* M2 tracks: interpolation, global sequence, and three arrays. ranges has the first and the last key (both included) of
 * each sequence, times and values one entry a key; hermite and bezier keys are a value, the tangent that arrives and
 * the one that leaves. Numbers beyond linear: most public readers say 2 hermite, 3 bezier, some the opposite; the
 * former here (files of the game hardly have either).
 *
 * Which keys count in a sequence is said by ranges; poses count those inside the sequence's times. In most tracks the
 * two agree. Where they don't - a track of one key without ranges, which holds always; a range that reaches over its
 * sequence's ends to the keys around it - the keys are laid out anew: those of the range that lie inside the times, and
 * at either end, where the range goes on beyond it, one with the value that the track has there. That is exact for
 * steps and lines. A curve can't be cut so, and keys of sequences that share times can't be told apart by time: there
 * the times count, with a warning. Ranges of global sequences are not used: all keys up to the duration count. A
 * sequence past the end of ranges goes by its times too.
 *
 * Otherwise the rules are those of mdx_track.c, but that 0 stands in for a number that isn't finite: ranges count keys,
 * so none may be left out. Where keys had to be repaired, or ranges are wrong, ranges aren't used: the times count. */
#include "core/maths.h"
#include "model/m2.h"
#include "model/track.h"

#include <string.h>

enum { RANGES = 4, TIMES = 12, VALUES = 20 };

/* A track as the file has it. */
struct source {
    size_t at;
    enum m2_value kind;
    size_t components, parts; /* floats of a part; parts of a key */
    struct m2_array ranges, times, values;
    bool repaired; /* keys aren't where ranges have them, or ranges are wrong */
};

static const char times_count[] = "the keys inside a sequence's times count there";

static bool read_head(struct m2 *m2, struct source *source, struct model_track *out) {
    uint16_t interpolation = m2_u16(m2, source->at);
    int16_t global = m2_i16(m2, source->at + 2);
    if (interpolation > MODEL_BEZIER)
        return m2_malformed(m2, ".interpolation", source->at, "expected 0 to 3, found %u", (unsigned)interpolation);
    bool clock = global == -1 || (global >= 0 && (size_t)global < m2->model->global_sequence_count);
    if (!clock &&
        !m2_fault(m2, ".globalSequence", source->at + 2, "the track rests",
                  "expected -1, or a number below %zu, found %d", m2->model->global_sequence_count, (int)global))
        return false;
    out->interpolation = (enum model_interpolation)interpolation;
    out->global = clock ? global : -1;
    source->components = source->kind == M2_ROTATION ? 4 : source->kind == M2_VECTOR ? 3 : 1;
    source->parts = interpolation >= MODEL_HERMITE ? 3 : 1;
    size_t key_size = source->parts * (source->kind == M2_OPACITY ? 2 : 4 * source->components);
    if (!m2_array(m2, ".ranges", source->at + RANGES, 8, &source->ranges) ||
        !m2_array(m2, ".times", source->at + TIMES, 4, &source->times) ||
        !m2_array(m2, ".values", source->at + VALUES, key_size, &source->values))
        return false;
    if (!clock)
        source->times.count = source->values.count = source->ranges.count = 0;
    if (source->times.count == source->values.count)
        return true;
    source->repaired = true;
    if (!m2_fault(m2, ".values", source->at + VALUES, "the shorter list counts", "expected %zu, one a time, found %zu",
                  source->times.count, source->values.count))
        return false;
    if (source->times.count > source->values.count)
        source->times.count = source->values.count;
    source->values.count = source->times.count;
    return true;
}

static bool check_ranges(struct m2 *m2, struct source *source) {
    for (size_t i = 0; i < source->ranges.count; ++i) {
        size_t at = source->ranges.at + 8 * i;
        uint32_t first = m2_u32(m2, at), last = m2_u32(m2, at + 4);
        bool past = last >= source->times.count && (last || source->times.count);
        if (first <= last && !past)
            continue;
        source->repaired = true;
        if (first > last
                ? !m2_fault(m2, ".ranges", at, times_count,
                            "expected a first key that isn't after the last, found %u..%u in range %zu",
                            (unsigned)first, (unsigned)last, i)
                : !m2_fault(m2, ".ranges", at + 4, times_count, "expected a last key below %zu, found %u in range %zu",
                            source->times.count, (unsigned)last, i))
            return false;
    }
    return true;
}

static bool read_times(struct m2 *m2, struct source *source, int32_t *time, bool *sorted) {
    *sorted = true;
    for (size_t i = 0; i < source->times.count; ++i) {
        size_t at = source->times.at + 4 * i;
        uint32_t value = m2_u32(m2, at);
        if (value > INT32_MAX) {
            if (!m2_fault(m2, ".times", at, "such a key comes last", "expected at most %d ms, found %u", INT32_MAX,
                          (unsigned)value))
                return false;
            value = INT32_MAX;
        }
        time[i] = (int32_t)value;
        if (!i || time[i] >= time[i - 1])
            continue;
        *sorted = false;
        source->repaired = true;
        if (!m2_fault(m2, ".times", at, "the keys are sorted",
                      "expected times that never go back, found %d ms after %d ms", (int)time[i], (int)time[i - 1]))
            return false;
    }
    return true;
}

/* A key's quaternions, in place: the value, then tangents. */
static bool normalize_rotation(struct m2 *m2, float *value, size_t parts, size_t at) {
    for (size_t part = 0; part < parts; ++part) {
        float *q = value + 4 * part;
        double quaternion[4] = {q[0], q[1], q[2], q[3]};
        if (maths_quat_normalize(quaternion) > 0) {
            for (int i = 0; i < 4; ++i)
                q[i] = (float)quaternion[i];
        } else if (part == 0) {
            if (!m2_fault(m2, ".values", at, "it becomes no rotation",
                          "expected a rotation (x,y,z,w) of some length, found (%g,%g,%g,%g)", (double)q[0],
                          (double)q[1], (double)q[2], (double)q[3]))
                return false;
            q[0] = q[1] = q[2] = 0;
            q[3] = 1;
        } else {
            memcpy(q, value, 4 * sizeof *q);
            m2_warn(m2, ".values", at, "their keys' own values stand in", "rotation tangents of zero length");
        }
    }
    return true;
}

static bool read_values(struct m2 *m2, const struct source *source, float *value) {
    size_t floats = source->parts * source->components;
    for (size_t i = 0; i < source->values.count; ++i, value += floats) {
        if (source->kind == M2_OPACITY) {
            for (size_t part = 0; part < source->parts; ++part)
                value[part] = (float)m2_i16(m2, source->values.at + 2 * (i * source->parts + part)) / 32767.0f;
            continue;
        }
        size_t at = source->values.at + 4 * i * floats;
        if (!m2_floats(m2, ".values", at, floats, value))
            return false;
        if (source->kind == M2_ROTATION && !normalize_rotation(m2, value, source->parts, at))
            return false;
    }
    return true;
}

/* The keys that count in a sequence: [first, end). */
struct span {
    size_t first, end;
};

static struct span by_time(const struct model_track *track, const glskin_sequence *sequence) {
    struct track_cursor cursor;
    track_set_window(track, sequence->start, sequence->end, &cursor);
    return (struct span){cursor.first, cursor.end};
}

static struct span by_range(const struct m2 *m2, const struct source *source, const struct model_track *track,
                            size_t sequence) {
    size_t at = source->ranges.at + 8 * sequence;
    if (sequence < source->ranges.count)
        return (struct span){m2_u32(m2, at), (size_t)m2_u32(m2, at + 4) + 1};
    if (source->ranges.count == 0)
        return (struct span){0, track->key_count};
    return by_time(track, &m2->model->sequences[sequence]);
}

/* Keys laid out anew. */
struct layout {
    size_t count;
    int32_t *time; /* NULL: only counted */
    float *value;
};

static void put(struct layout *out, int32_t time, const float *value, size_t floats) {
    if (out->time) {
        out->time[out->count] = time;
        memcpy(out->value + out->count * floats, value, floats * sizeof *value);
    }
    ++out->count;
}

/* The value that the keys of span have at time, as a key there. */
static void put_between(struct layout *out, const struct source *source, const struct model_track *track,
                        struct span span, int32_t time) {
    struct track_cursor cursor = {.first = span.first, .end = span.end, .key = span.first};
    float value[12] = {0};
    const float none[3] = {0, 0, 0};
    if (track->time[span.first] >= time || track->time[span.end - 1] <= time) { /* holds: with its tangents */
        size_t key = track->time[span.first] >= time ? span.first : span.end - 1;
        put(out, time, track->value + key * source->components * source->parts, source->components * source->parts);
        return;
    }
    if (source->kind == M2_ROTATION)
        track_rotation(track, &cursor, time, value);
    else if (source->kind == M2_OPACITY)
        value[0] = track_number(track, &cursor, time, 1);
    else
        track_vector(track, &cursor, time, none, value);
    put(out, time, value, source->components * source->parts);
}

/* One key that no range assigns to a sequence: it holds in all. */
static bool is_constant(const struct source *source) {
    return source->times.count == 1 && source->ranges.count == 0;
}

/* One sequence's keys. False where a curve would have to be cut. */
static bool lay_out(const struct source *source, const struct model_track *track, const glskin_sequence *sequence,
                    struct span span, struct layout *out) {
    struct span inside = by_time(track, sequence);
    size_t first = inside.first > span.first ? inside.first : span.first;
    size_t end = inside.end < span.end ? inside.end : span.end, floats = source->components * source->parts;
    int32_t starts = (int32_t)sequence->start, ends = (int32_t)sequence->end; /* fit: m2_motion.c checks */
    if (span.first >= span.end) /* a sequence past the end of ranges, without a key in its times */
        return true;
    if (is_constant(source)) { /* at the start, so that times never go back even where sequences share some */
        put(out, starts, track->value, floats);
        return true;
    }
    if (first >= end) { /* none inside: the ends of the line between its neighbours, or what holds */
        bool spans = track->time[span.first] < starts && track->time[span.end - 1] > ends;
        put_between(out, source, track, span, starts);
        if (spans && track->interpolation != MODEL_STEP && ends > starts)
            put_between(out, source, track, span, ends);
        return !spans || track->interpolation < MODEL_HERMITE;
    }
    bool cut_start = first > span.first && track->time[first] > starts;
    bool cut_end = end < span.end && track->time[end - 1] < ends && track->interpolation != MODEL_STEP;
    if (cut_start)
        put_between(out, source, track, span, starts);
    for (size_t key = first; key < end; ++key)
        put(out, track->time[key], track->value + key * floats, floats);
    if (cut_end)
        put_between(out, source, track, span, ends);
    return track->interpolation < MODEL_HERMITE || !(cut_start || cut_end);
}

static bool lay_out_all(const struct m2 *m2, const struct source *source, const struct model_track *track,
                        struct layout *out) {
    out->count = 0;
    for (size_t i = 0; i < m2->model->sequence_count; ++i) {
        size_t sequence = m2->sequences_in_time[i];
        if (!lay_out(source, track, &m2->model->sequences[sequence], by_range(m2, source, track, sequence), out))
            return false;
    }
    return true;
}

/* Makes the keys inside every sequence's times those of its range. */
static bool fit_to_ranges(struct m2 *m2, const struct source *source, struct model_track *track) {
    const struct glskin_model *model = m2->model;
    bool agree = true;
    /* The walk costs time in proportion to the sequences, which many tracks may have in common. */
    if (!m2_spend(m2, ".ranges", source->at + RANGES, 4 * (uint64_t)model->sequence_count))
        return false;
    for (size_t i = 0; i < model->sequence_count; ++i) {
        struct span time = by_time(track, &model->sequences[i]), range = by_range(m2, source, track, i);
        agree = agree && time.first == range.first && time.end == range.end;
    }
    if (agree)
        return true;
    struct layout layout = {0};
    if (!(m2->sequences_apart || is_constant(source)) || !lay_out_all(m2, source, track, &layout)) {
        ++m2->tracks_by_time;
        return true;
    }
    size_t floats = source->components * source->parts;
    layout.time = m2_alloc(m2, ".times", source->at + TIMES, layout.count, sizeof *layout.time);
    layout.value =
        layout.time ? m2_alloc(m2, ".values", source->at + VALUES, layout.count, floats * sizeof(float)) : NULL;
    if (!layout.value)
        return false;
    lay_out_all(m2, source, track, &layout);
    track->key_count = layout.count;
    track->time = layout.time;
    track->value = layout.value;
    return true;
}

static bool read_keys(struct m2 *m2, struct source *source, struct model_track *out) {
    size_t floats = source->components * source->parts, count = source->times.count;
    bool sorted;
    int32_t *times = m2_alloc(m2, ".times", source->at + TIMES, count, sizeof *times);
    float *values = times ? m2_alloc(m2, ".values", source->at + VALUES, count, floats * sizeof *values) : NULL;
    if (!values || !read_times(m2, source, times, &sorted) || !read_values(m2, source, values))
        return false;
    if (!sorted && !model_sort_keys(m2->host, times, values, floats, count)) {
        m2->result = GLSKIN_ERROR_OUT_OF_MEMORY;
        return false;
    }
    out->key_count = count;
    out->time = times;
    out->value = values;
    return true;
}

bool m2_read_track(struct m2 *m2, size_t at, enum m2_value value, struct model_track *out) {
    struct source source = {.at = at, .kind = value};
    if (!read_head(m2, &source, out))
        return false;
    if (out->global < 0 &&
        (!m2_spend(m2, ".ranges", at + RANGES, 8 * (uint64_t)source.ranges.count) || !check_ranges(m2, &source)))
        return false;
    if (source.times.count &&
        (!read_keys(m2, &source, out) || (out->global < 0 && !source.repaired && !fit_to_ranges(m2, &source, out))))
        return false;
    m2_entry_ends(m2);
    return true;
}
