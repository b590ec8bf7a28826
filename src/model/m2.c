/* M2: the header, and what the readers of its parts share. */
#include "model/m2.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    HEADER_SIZE = 0x144,
    VERSION = 256,
    NAME = 0x08,
    /* What a whole file takes is less than three times its size (a bone of 108 bytes becomes two nodes for a while).
     * The rest is for arrays that share their bytes and for keys that are laid out anew (m2_track.c). */
    BUDGET_FACTOR = 8,
    BUDGET_BASE = 256 * 1024,
    BLOCK_SIZE = 32 /* what an allocation costs beside its bytes, at most */
};

/* Every array of the header with the size of its elements; where public documents leave the size open and nothing is
 * read of it, 1: so many elements need at least so many bytes. */
static const struct {
    size_t at, size;
    const char *name;
} arrays[] = {
    {NAME, 1, "name"},
    {M2_GLOBAL_SEQUENCES, 4, "globalSequences"},
    {M2_SEQUENCES, 68, "sequences"},
    {M2_SEQUENCE_LOOKUP, 2, "sequenceLookup"},
    {0x2c, 4, "playableLookup"},
    {M2_BONES, 108, "bones"},
    {M2_KEY_BONE_LOOKUP, 2, "keyBoneLookup"},
    {M2_VERTICES, 48, "vertices"},
    {M2_VIEWS, 44, "views"},
    {M2_COLOURS, 56, "colours"},
    {M2_TEXTURES, 16, "textures"},
    {M2_TRANSPARENCIES, 28, "transparencies"},
    {0x6c, 1, "flipbooks"},
    {M2_UV_ANIMATIONS, 84, "uvAnimations"},
    {M2_REPLACEABLE_LOOKUP, 2, "replaceableLookup"},
    {M2_MATERIALS, 4, "materials"},
    {M2_BONE_LOOKUP, 2, "boneLookup"},
    {M2_TEXTURE_LOOKUP, 2, "textureLookup"},
    {M2_UNIT_LOOKUP, 2, "unitLookup"},
    {M2_TRANSPARENCY_LOOKUP, 2, "transparencyLookup"},
    {M2_UV_ANIMATION_LOOKUP, 2, "uvAnimationLookup"},
    {0xec, 2, "collisionTriangles"},
    {0xf4, 12, "collisionVertices"},
    {0xfc, 12, "collisionNormals"},
    {0x104, 48, "attachments"},
    {0x10c, 2, "attachmentLookup"},
    {0x114, 1, "events"},
    {0x11c, 1, "lights"},
    {0x124, 1, "cameras"},
    {0x12c, 2, "cameraLookup"},
    {0x134, 1, "ribbons"},
    {0x13c, 1, "particles"},
};
enum { ARRAY_COUNT = sizeof arrays / sizeof arrays[0] };

void m2_where(struct m2 *m2, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(m2->where, sizeof m2->where, format, arguments);
    va_end(arguments);
}

static const char *place(const struct m2 *m2, const char *part, char out[FINDING_PLACE]) {
    snprintf(out, FINDING_PLACE, "%s%s", m2->where, part);
    return out;
}

bool m2_malformed(struct m2 *m2, const char *part, size_t offset, const char *format, ...) {
    char text[FINDING_PLACE];
    va_list arguments;
    va_start(arguments, format);
    m2->result =
        findings_fail(m2->findings, GLSKIN_ERROR_MALFORMED_DATA, place(m2, part, text), offset, format, arguments);
    va_end(arguments);
    return false;
}

bool m2_unsupported(struct m2 *m2, const char *part, size_t offset, const char *format, ...) {
    char text[FINDING_PLACE];
    va_list arguments;
    va_start(arguments, format);
    m2->result =
        findings_fail(m2->findings, GLSKIN_ERROR_UNSUPPORTED, place(m2, part, text), offset, format, arguments);
    va_end(arguments);
    return false;
}

bool m2_fault(struct m2 *m2, const char *part, size_t offset, const char *repair, const char *format, ...) {
    char text[FINDING_PLACE];
    va_list arguments;
    va_start(arguments, format);
    if (m2->findings->lenient)
        findings_add(m2->findings, GLSKIN_FINDING_REPAIRED, place(m2, part, text), offset, repair, format, arguments);
    else
        m2->result =
            findings_fail(m2->findings, GLSKIN_ERROR_MALFORMED_DATA, place(m2, part, text), offset, format, arguments);
    va_end(arguments);
    return m2->findings->lenient;
}

void m2_warn(struct m2 *m2, const char *part, size_t offset, const char *consequence, const char *format, ...) {
    char text[FINDING_PLACE];
    va_list arguments;
    va_start(arguments, format);
    findings_add(m2->findings, GLSKIN_FINDING_WARNING, place(m2, part, text), offset, consequence, format, arguments);
    va_end(arguments);
}

void m2_entry_ends(struct m2 *m2) {
    findings_flush(m2->findings);
}

uint16_t m2_u16(const struct m2 *m2, size_t at) {
    struct bytes bytes = {m2->file, at, m2->size};
    uint16_t value = 0;
    bytes_u16(&bytes, &value);
    return value;
}

uint32_t m2_u32(const struct m2 *m2, size_t at) {
    struct bytes bytes = {m2->file, at, m2->size};
    uint32_t value = 0;
    bytes_u32(&bytes, &value);
    return value;
}

bool m2_floats(struct m2 *m2, const char *part, size_t at, size_t count, float *out) {
    for (size_t i = 0; i < count; ++i) {
        uint32_t bits = m2_u32(m2, at + 4 * i);
        memcpy(&out[i], &bits, sizeof bits);
        if (isfinite(out[i]))
            continue;
        if (!m2_fault(m2, part, at + 4 * i, "0 stands in", "expected a finite number, found %g", (double)out[i]))
            return false;
        out[i] = 0;
    }
    return true;
}

bool m2_array(struct m2 *m2, const char *part, size_t at, size_t size, struct m2_array *out) {
    uint32_t count = m2_u32(m2, at), offset = m2_u32(m2, at + 4);
    out->count = count;
    out->at = count ? offset : 0; /* files leave anything in the offset of an array that is empty */
    if (!count)
        return true;
    if (offset > m2->size)
        return m2_malformed(m2, part, at, "expected an array within the file's %zu bytes, found one at offset %u",
                            m2->size, (unsigned)offset);
    if (count > (m2->size - offset) / size)
        return m2_malformed(
            m2, part, at, "expected at most %zu elements of %zu bytes (%zu bytes are left from offset %u on), found %u",
            (m2->size - offset) / size, size, m2->size - offset, (unsigned)offset, (unsigned)count);
    return true;
}

bool m2_spend(struct m2 *m2, const char *part, size_t offset, uint64_t bytes) {
    if (bytes > m2->budget)
        return m2_malformed(
            m2, part, offset,
            "expected arrays that need less than %zu bytes together, found that more lie over each other",
            BUDGET_FACTOR * m2->size + BUDGET_BASE);
    m2->budget -= (size_t)bytes;
    return true;
}

void *m2_alloc(struct m2 *m2, const char *part, size_t offset, size_t count, size_t size) {
    /* No count is larger than a file whose numbers have 32 bits, so the product fits. */
    if (!m2_spend(m2, part, offset, (uint64_t)count * size + BLOCK_SIZE))
        return NULL;
    char what[80];
    snprintf(what, sizeof what, "%s%s", m2->where, part);
    void *memory = model_alloc(m2->model, count, size, what);
    if (!memory)
        m2->result = GLSKIN_ERROR_OUT_OF_MEMORY;
    return memory;
}

bool m2_read_lookup(struct m2 *m2, const char *name, size_t at, size_t limit, bool none, struct m2_lookup *out) {
    struct m2_array array;
    m2_where(m2, "%s", name);
    if (!m2_array(m2, "", at, 2, &array))
        return false;
    uint16_t *values = m2_alloc(m2, "", at, array.count, sizeof *values);
    if (!values)
        return false;
    for (size_t i = 0; i < array.count; ++i) {
        values[i] = m2_u16(m2, array.at + 2 * i);
        if (values[i] >= limit && !(none && values[i] == M2_NONE)) {
            m2_where(m2, "%s[%zu]", name, i);
            if (!limit && !none)
                return m2_malformed(m2, "", array.at + 2 * i,
                                    "expected nothing, for there is nothing to name, found %u", (unsigned)values[i]);
            if (!m2_fault(m2, "", array.at + 2 * i, none ? "taken as none" : "0 stands in",
                          "expected a number below %zu%s, found %u", limit, none ? " or 65535" : "",
                          (unsigned)values[i]))
                return false;
            values[i] = none ? M2_NONE : 0;
        }
    }
    m2_entry_ends(m2);
    out->count = array.count;
    out->values = values;
    return true;
}

static bool unsupported(struct m2 *m2, uint32_t version) {
    static const struct {
        uint32_t first, last;
        const char *what;
    } known[] = {{257, 263, "The Burning Crusade"},
                 {264, 264, "Wrath of the Lich King"},
                 {265, 272, "Cataclysm to Warlords of Draenor"},
                 {273, 274, "Legion and later"}};
    const char *what = NULL;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; ++i) {
        if (version >= known[i].first && version <= known[i].last)
            what = known[i].what;
    }
    m2_where(m2, "version");
    if (what)
        return m2_unsupported(m2, "", 4, "version %u (%s) is not read, only 256 (World of Warcraft 1.12)",
                              (unsigned)version, what);
    return m2_unsupported(m2, "", 4, "expected version 256 (World of Warcraft 1.12), found %u", (unsigned)version);
}

static bool read_header(struct m2 *m2) {
    struct m2_array array;
    m2_where(m2, "header");
    if (m2->size < 8)
        return m2_malformed(m2, "", 0, "expected %d bytes, found %zu", HEADER_SIZE, m2->size);
    if (m2_u32(m2, 4) != VERSION)
        return unsupported(m2, m2_u32(m2, 4));
    if (m2->size < HEADER_SIZE)
        return m2_malformed(m2, "", 0, "expected %d bytes, found %zu", HEADER_SIZE, m2->size);
    for (size_t i = 0; i < ARRAY_COUNT; ++i) {
        m2_where(m2, "%s", arrays[i].name);
        if (!m2_array(m2, "", arrays[i].at, arrays[i].size, &array))
            return false;
    }
    m2_where(m2, "name");
    if (!m2_array(m2, "", NAME, 1, &array) || !m2_spend(m2, "", NAME, array.count + BLOCK_SIZE))
        return false;
    m2->model->name = model_text(m2->model, m2->file + array.at, array.count, "characters");
    if (!m2->model->name) {
        m2->result = GLSKIN_ERROR_OUT_OF_MEMORY;
        return false;
    }
    m2->data = m2_alloc(m2, "", 0, 1, sizeof *m2->data);
    if (!m2->data)
        return false;
    m2->model->m2 = m2->data;
    m2->model->version = VERSION;
    return true;
}

/* What went on with something changed, once for all of it. */
static void tell_repairs(struct m2 *m2) {
    m2_where(m2, "batches");
    if (m2->references_into_nothing)
        m2_warn(m2, "", M2_VIEWS, "taken as none", "%zu references into lists that are empty",
                m2->references_into_nothing);
    m2_where(m2, "tracks");
    if (m2->tracks_by_time)
        m2_warn(m2, "", M2_BONES, "the keys inside a sequence's times count there",
                "the key ranges of %zu tracks cut curves, or sequences share times", m2->tracks_by_time);
}

glskin_result m2_read(struct glskin_model *model, const void *bytes, size_t size, struct findings *findings) {
    struct m2 m2 = {.host = &model->host,
                    .findings = findings,
                    .model = model,
                    .file = bytes,
                    .size = size,
                    .budget =
                        size > (SIZE_MAX - BUDGET_BASE) / BUDGET_FACTOR ? SIZE_MAX : BUDGET_FACTOR * size + BUDGET_BASE,
                    .result = GLSKIN_OK};
    bool read = read_header(&m2) && m2_read_sequences(&m2) && m2_read_bones(&m2) && m2_read_looks(&m2) &&
                m2_read_vertices(&m2) && m2_read_views(&m2) && m2_make_batches(&m2);
    if (!read)
        return m2.result;
    tell_repairs(&m2);
    return GLSKIN_OK;
}
