/* What moves: global sequences, sequences, bones.
 *
 * A sequence is named by its id's row in the game's AnimationData table, as "Stand", with its variation where that
 * isn't 0, as "Stand.1"; where the id isn't known here, as "id 500.0". Sequences loop unless flag 1 is set, as in MDX.
 */
#include "model/m2.h"
#include "model/plan.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEQUENCE_SIZE = 68, BONE_SIZE = 108, SEQUENCE_NOT_LOOPING = 1, NODE_FLAGS = 0x7f };

static bool read_global_sequences(struct m2 *m2) {
    struct glskin_model *model = m2->model;
    struct m2_array array;
    m2_where(m2, "globalSequences");
    if (!m2_array(m2, "", M2_GLOBAL_SEQUENCES, 4, &array))
        return false;
    model->global_sequences = m2_alloc(m2, "", array.at, array.count, sizeof *model->global_sequences);
    if (!model->global_sequences)
        return false;
    for (; model->global_sequence_count < array.count; ++model->global_sequence_count)
        model->global_sequences[model->global_sequence_count] = m2_u32(m2, array.at + 4 * model->global_sequence_count);
    return true;
}

static bool name_sequence(struct m2 *m2, const struct m2_sequence *sequence, size_t at, const char **out) {
    const char *known = m2_sequence_name(sequence->id);
    char text[48];
    int length;
    if (known && !sequence->variation) {
        *out = known;
        return true;
    }
    if (known)
        length = snprintf(text, sizeof text, "%s.%u", known, (unsigned)sequence->variation);
    else
        length = snprintf(text, sizeof text, "id %u.%u", (unsigned)sequence->id, (unsigned)sequence->variation);
    char *name = m2_alloc(m2, "", at, (size_t)length + 1, 1);
    if (name)
        memcpy(name, text, (size_t)length + 1);
    *out = name;
    return name != NULL;
}

/* id, variation, start, end, speed, flags, frequency, -, replays (2), blend, extent (7), next, alias */
static bool read_sequence(struct m2 *m2, size_t at, glskin_sequence *out, struct m2_sequence *more) {
    more->id = m2_u16(m2, at);
    more->variation = m2_u16(m2, at + 2);
    out->start = m2_u32(m2, at + 4);
    out->end = m2_u32(m2, at + 8);
    more->flags = m2_u32(m2, at + 16);
    more->frequency = m2_i16(m2, at + 20);
    more->blend_time = m2_u32(m2, at + 32);
    more->next = m2_i16(m2, at + 64);
    more->alias = m2_u16(m2, at + 66);
    uint32_t later = out->end > out->start ? out->end : out->start;
    if (later > INT32_MAX)
        return m2_malformed(m2, ".end", at + 8, "expected times of at most %d ms, found %u", INT32_MAX,
                            (unsigned)later);
    if (out->end < out->start) {
        if (!m2_fault(m2, ".end", at + 8, "the two are exchanged",
                      "expected an end from the start at %u ms on, found %u", (unsigned)out->start, (unsigned)out->end))
            return false;
        out->end = out->start;
        out->start = m2_u32(m2, at + 8);
    }
    out->looping = !(more->flags & SEQUENCE_NOT_LOOPING);
    return m2_floats(m2, ".moveSpeed", at + 12, 1, &more->move_speed) && name_sequence(m2, more, at, &out->name);
}

struct start {
    uint32_t start, sequence;
};

static int compare_starts(const void *a, const void *b) {
    const struct start *left = a, *right = b;
    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return left->sequence < right->sequence ? -1 : 1;
}

/* For m2_track.c. */
static bool order_sequences(struct m2 *m2) {
    size_t count = m2->model->sequence_count;
    const glskin_sequence *sequences = m2->model->sequences;
    struct start *starts = m2_alloc(m2, "", M2_SEQUENCES, count, sizeof *starts);
    m2->sequences_in_time = starts ? m2_alloc(m2, "", M2_SEQUENCES, count, sizeof *m2->sequences_in_time) : NULL;
    if (!m2->sequences_in_time)
        return false;
    for (size_t i = 0; i < count; ++i)
        starts[i] = (struct start){sequences[i].start, (uint32_t)i};
    qsort(starts, count, sizeof *starts, compare_starts);
    m2->sequences_apart = true;
    for (size_t i = 0; i < count; ++i) {
        m2->sequences_in_time[i] = starts[i].sequence;
        if (i && starts[i].start <= sequences[starts[i - 1].sequence].end)
            m2->sequences_apart = false;
    }
    return true;
}

bool m2_read_sequences(struct m2 *m2) {
    struct glskin_model *model = m2->model;
    struct m2_array array;
    if (!read_global_sequences(m2))
        return false;
    m2_where(m2, "sequences");
    if (!m2_array(m2, "", M2_SEQUENCES, SEQUENCE_SIZE, &array))
        return false;
    struct m2_sequence *more = m2_alloc(m2, "", array.at, array.count, sizeof *more);
    model->sequences = more ? m2_alloc(m2, "", array.at, array.count, sizeof *model->sequences) : NULL;
    if (!model->sequences)
        return false;
    m2->data->sequences = more;
    for (; model->sequence_count < array.count; ++model->sequence_count) {
        size_t i = model->sequence_count;
        m2_where(m2, "sequences[%zu]", i);
        if (!read_sequence(m2, array.at + SEQUENCE_SIZE * i, &model->sequences[i], &more[i]))
            return false;
        m2_entry_ends(m2);
    }
    m2_where(m2, "sequences");
    return order_sequences(m2) && m2_read_lookup(m2, "sequenceLookup", M2_SEQUENCE_LOOKUP, model->sequence_count, true,
                                                 &m2->data->sequence_lookup);
}

/* key bone, flags, parent, submesh, translation, rotation, scale, pivot */
static bool read_bone(struct m2 *m2, size_t at, struct model_node *node, struct m2_bone *more) {
    uint32_t key_bone = m2_u32(m2, at);
    memcpy(&more->key_bone, &key_bone, sizeof more->key_bone);
    more->submesh = m2_u16(m2, at + 10);
    node->kind = GLSKIN_NODE_BONE;
    node->name = ""; /* bones of an M2 have none */
    node->flags = m2_u32(m2, at + 4) & NODE_FLAGS;
    node->parent_id = m2_i16(m2, at + 8);
    static const struct {
        const char *name;
        size_t at;
        enum m2_value value;
        enum model_property property;
    } tracks[] = {{"translation", 12, M2_VECTOR, MODEL_TRANSLATION},
                  {"rotation", 40, M2_ROTATION, MODEL_ROTATION},
                  {"scale", 68, M2_VECTOR, MODEL_SCALE}};
    for (size_t i = 0; i < MODEL_PROPERTY_COUNT; ++i) {
        m2_where(m2, "bones[%u].%s", (unsigned)node->id, tracks[i].name);
        struct model_track *track = &node->tracks[tracks[i].property];
        if (!m2_read_track(m2, at + tracks[i].at, tracks[i].value, track) ||
            !m2_spend(m2, "", at + tracks[i].at, plan_track_size(track, tracks[i].property)))
            return false;
    }
    m2_where(m2, "bones[%u]", (unsigned)node->id);
    return m2_floats(m2, ".pivot", at + 96, 3, node->pivot);
}

struct asked {
    struct m2 *m2;
    const struct m2_array *array;
};

static bool link_fault(void *user, enum model_link_fault fault, size_t index, const struct model_node *node) {
    const struct asked *asked = user;
    size_t at = asked->array->at + BONE_SIZE * index + 8;
    m2_where(asked->m2, "bones[%zu]", index);
    if (fault == MODEL_LINK_CYCLE)
        return m2_fault(asked->m2, ".parent", at, "it becomes a root",
                        "expected parents that lead to a root, found that bone %zu is its own ancestor", index);
    return m2_fault(asked->m2, ".parent", at, "it becomes a root", "expected -1, or a bone below %zu, found %d",
                    asked->array->count, (int)node->parent_id);
}

static bool link_bones(struct m2 *m2, struct model_node *nodes, const struct m2_array *array) {
    struct asked asked = {m2, array};
    bool linked = model_link_nodes(m2->model, nodes, array->count, array->count, link_fault, &asked);
    if (!linked && m2->result == GLSKIN_OK)
        m2->result = GLSKIN_ERROR_OUT_OF_MEMORY;
    m2_entry_ends(m2);
    return linked;
}

bool m2_read_bones(struct m2 *m2) {
    struct m2_array array;
    m2_where(m2, "bones");
    if (!m2_array(m2, "", M2_BONES, BONE_SIZE, &array))
        return false;
    struct m2_bone *more = m2_alloc(m2, "", array.at, array.count, sizeof *more);
    /* As nodes in file order, for a while; the model makes its own of them. */
    if (!more || !m2_spend(m2, "", array.at, 2 * array.count * sizeof(struct model_node)))
        return false;
    struct model_node *nodes = host_alloc(m2->host, array.count, sizeof *nodes);
    if (!nodes) {
        m2->result = host_fail_memory(m2->host, "bones", array.count);
        return false;
    }
    bool read = true;
    for (size_t i = 0; i < array.count && read; ++i) {
        nodes[i].id = (uint32_t)i;
        read = read_bone(m2, array.at + BONE_SIZE * i, &nodes[i], &more[i]);
    }
    read = read && link_bones(m2, nodes, &array);
    host_free(m2->host, nodes);
    m2->data->bones = more;
    return read &&
           m2_read_lookup(m2, "keyBoneLookup", M2_KEY_BONE_LOOKUP, array.count, true, &m2->data->key_bone_lookup) &&
           m2_read_lookup(m2, "boneLookup", M2_BONE_LOOKUP, array.count, false, &m2->data->bone_lookup);
}
