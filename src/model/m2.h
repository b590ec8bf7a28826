/* The reader of M2 version 256 (World of Warcraft 1.12), from memory: m2.c has the header and what all of it shares,
 * one file per family of structures reads those. Layouts: what independent public readers agree on; where one needs a
 * source, it stands with the code.
 *
 * An M2 is a header of arrays, each a count and an offset from the file's start, whose elements hold more of them. So
 * any array may lie anywhere and over any other: each is checked against the file before it is read, and all that is
 * allocated (or walked) comes out of one budget in proportion to the file, so that arrays that lie over each other a
 * thousand times can't make a small file large.
 *
 * Functions return false once they have failed; the message is sent and m2->result set by then. What is wrong and can
 * be repaired is an m2_fault: findings.h has the pattern. */
#ifndef GLSKIN_MODEL_M2_H
#define GLSKIN_MODEL_M2_H

#include "core/bytes.h"
#include "model/m2_data.h"

struct m2 {
    const glskin_host *host;
    struct findings *findings;
    struct glskin_model *model;
    struct m2_data *data;
    const unsigned char *file;
    size_t size, budget;
    glskin_result result;
    char where[64];              /* the structure being read, for messages: bones[3].rotation */
    uint32_t *sequences_in_time; /* numbers of the sequences, by their start */
    bool sequences_apart;        /* no time belongs to two of them */
    size_t references_into_nothing, tracks_by_time;
};

/* A checked array: count elements, whose bytes lie at `at`. */
struct m2_array {
    size_t count, at;
};

void m2_where(struct m2 *m2, const char *format, ...) GLSKIN_PRINTF(2, 3);
/* An error at offset, in part of the structure that m2->where names: "expected A, found B". Always false. */
bool m2_malformed(struct m2 *m2, const char *part, size_t offset, const char *format, ...) GLSKIN_PRINTF(4, 5);
bool m2_unsupported(struct m2 *m2, const char *part, size_t offset, const char *format, ...) GLSKIN_PRINTF(4, 5);
/* What can be repaired, and (static) how. True: lenient, it is the caller's to do. False: strict, an error. */
bool m2_fault(struct m2 *m2, const char *part, size_t offset, const char *repair, const char *format, ...)
    GLSKIN_PRINTF(5, 6);
/* What is put right, or of no matter, in either reading. consequence (static, or NULL) ends the sentence. */
void m2_warn(struct m2 *m2, const char *part, size_t offset, const char *consequence, const char *format, ...)
    GLSKIN_PRINTF(5, 6);
/* An array, or a track, ends: faults in the next one are findings of their own. */
void m2_entry_ends(struct m2 *m2);

/* Numbers at an offset that is known to lie in the file. */
uint16_t m2_u16(const struct m2 *m2, size_t at);
uint32_t m2_u32(const struct m2 *m2, size_t at);
static inline int16_t m2_i16(const struct m2 *m2, size_t at) {
    uint16_t bits = m2_u16(m2, at);
    int16_t value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
/* count floats, all finite. */
bool m2_floats(struct m2 *m2, const char *part, size_t at, size_t count, float *out);

/* The array whose count and offset stand at `at`; its elements have size bytes. */
bool m2_array(struct m2 *m2, const char *part, size_t at, size_t size, struct m2_array *out);
/* Takes bytes out of the budget. */
bool m2_spend(struct m2 *m2, const char *part, size_t offset, uint64_t bytes);
/* model_alloc out of the budget. */
void *m2_alloc(struct m2 *m2, const char *part, size_t offset, size_t count, size_t size);
/* The array's numbers, each below limit, or (where none is set) M2_NONE. limit SIZE_MAX: any number. */
bool m2_read_lookup(struct m2 *m2, const char *name, size_t at, size_t limit, bool none, struct m2_lookup *out);

enum m2_value { M2_VECTOR, M2_ROTATION, M2_OPACITY };
/* The 28 bytes of a track at `at`, which m2->where names. */
bool m2_read_track(struct m2 *m2, size_t at, enum m2_value value, struct model_track *out);

/* In the order in which they are read: each needs only what comes before it. */
bool m2_read_sequences(struct m2 *m2); /* global ones too */
bool m2_read_bones(struct m2 *m2);
bool m2_read_looks(struct m2 *m2); /* materials, colours, transparency, textures and their lookups */
bool m2_read_vertices(struct m2 *m2);
bool m2_read_views(struct m2 *m2); /* and the triangles of the first */
bool m2_make_batches(struct m2 *m2);

/* Offsets in the header: see m2.c for the whole of it. */
enum {
    M2_GLOBAL_SEQUENCES = 0x14,
    M2_SEQUENCES = 0x1c,
    M2_SEQUENCE_LOOKUP = 0x24,
    M2_BONES = 0x34,
    M2_KEY_BONE_LOOKUP = 0x3c,
    M2_VERTICES = 0x44,
    M2_VIEWS = 0x4c,
    M2_COLOURS = 0x54,
    M2_TEXTURES = 0x5c,
    M2_TRANSPARENCIES = 0x64,
    M2_UV_ANIMATIONS = 0x74,
    M2_REPLACEABLE_LOOKUP = 0x7c,
    M2_MATERIALS = 0x84,
    M2_BONE_LOOKUP = 0x8c,
    M2_TEXTURE_LOOKUP = 0x94,
    M2_UNIT_LOOKUP = 0x9c,
    M2_TRANSPARENCY_LOOKUP = 0xa4,
    M2_UV_ANIMATION_LOOKUP = 0xac
};

#endif
