/* MDX: 'MDLX', then chunks of a tag, a size and that many bytes, to the end of the file. One walk finds them all and
 * checks every size; then they are read in the order of their dependence, whatever their order in the file. */
#include "model/mdx.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char mdx_chunk_tags[MDX_CHUNK_COUNT][5] = {
    "MODL", "SEQS", "GLBS", "PIVT", "BONE", "HELP", "LITE", "ATCH", "PREM", "PRE2",
    "RIBB", "CORN", "EVTS", "CLID", "TEXS", "TXAN", "MTLS", "GEOS", "GEOA", "BPOS",
};

bool mdx_malformed(struct mdx *mdx, size_t offset, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    mdx->result = findings_fail(mdx->findings, GLSKIN_ERROR_MALFORMED_DATA, mdx->chunk, offset, format, arguments);
    va_end(arguments);
    return false;
}

bool mdx_unsupported(struct mdx *mdx, size_t offset, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    mdx->result = findings_fail(mdx->findings, GLSKIN_ERROR_UNSUPPORTED, mdx->chunk, offset, format, arguments);
    va_end(arguments);
    return false;
}

bool mdx_fault(struct mdx *mdx, size_t offset, const char *repair, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (mdx->findings->lenient)
        findings_add(mdx->findings, GLSKIN_FINDING_REPAIRED, mdx->chunk, offset, repair, format, arguments);
    else
        mdx->result = findings_fail(mdx->findings, GLSKIN_ERROR_MALFORMED_DATA, mdx->chunk, offset, format, arguments);
    va_end(arguments);
    return mdx->findings->lenient;
}

void mdx_warn(struct mdx *mdx, size_t offset, const char *consequence, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    findings_add(mdx->findings, GLSKIN_FINDING_WARNING, mdx->chunk, offset, consequence, format, arguments);
    va_end(arguments);
}

void mdx_note(struct mdx *mdx, size_t offset, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    findings_add(mdx->findings, GLSKIN_FINDING_NOTE, mdx->chunk, offset, NULL, format, arguments);
    va_end(arguments);
}

void mdx_entry_ends(struct mdx *mdx) {
    findings_flush(mdx->findings);
}

const char *mdx_tag_text(const unsigned char tag[4], char out[24]) {
    bool plain = true;
    for (int i = 0; i < 4; ++i)
        plain = plain && tag[i] >= 0x20 && tag[i] < 0x7f && tag[i] != '\'';
    if (plain)
        snprintf(out, 24, "'%c%c%c%c'", tag[0], tag[1], tag[2], tag[3]);
    else
        snprintf(out, 24, "bytes %02x %02x %02x %02x", tag[0], tag[1], tag[2], tag[3]);
    return out;
}

static bool cut_short(struct mdx *mdx, const struct bytes *bytes, size_t wanted, const char *what) {
    return mdx_malformed(mdx, bytes->at, "expected %zu bytes of %s, found %zu", wanted, what, bytes_left(bytes));
}

bool mdx_peek_tag(const struct bytes *bytes, const char *tag) {
    return bytes_left(bytes) >= 4 && memcmp(bytes_here(bytes), tag, 4) == 0;
}

bool mdx_expect_tag(struct mdx *mdx, struct bytes *bytes, const char *tag) {
    char found[24];
    if (bytes_left(bytes) < 4)
        return mdx_malformed(mdx, bytes->at, "expected '%s', found the end after %zu bytes", tag, bytes_left(bytes));
    if (!mdx_peek_tag(bytes, tag))
        return mdx_malformed(mdx, bytes->at, "expected '%s', found %s", tag, mdx_tag_text(bytes_here(bytes), found));
    return bytes_skip(bytes, 4);
}

bool mdx_u32(struct mdx *mdx, struct bytes *bytes, const char *what, uint32_t *out) {
    return bytes_u32(bytes, out) || cut_short(mdx, bytes, 4, what);
}

bool mdx_i32(struct mdx *mdx, struct bytes *bytes, const char *what, int32_t *out) {
    return bytes_i32(bytes, out) || cut_short(mdx, bytes, 4, what);
}

bool mdx_skip(struct mdx *mdx, struct bytes *bytes, size_t size, const char *what) {
    return bytes_skip(bytes, size) || cut_short(mdx, bytes, size, what);
}

bool mdx_count(struct mdx *mdx, struct bytes *bytes, size_t size, const char *what, size_t *out) {
    size_t offset = bytes->at;
    uint32_t count = 0;
    if (!mdx_u32(mdx, bytes, what, &count))
        return false;
    if (count > bytes_left(bytes) / size)
        return mdx_malformed(mdx, offset, "expected at most %zu %s (%zu bytes are left), found a count of %u",
                             bytes_left(bytes) / size, what, bytes_left(bytes), (unsigned)count);
    *out = count;
    return true;
}

bool mdx_floats(struct mdx *mdx, struct bytes *bytes, size_t count, const char *what, float *out) {
    for (size_t i = 0; i < count; ++i) {
        size_t offset = bytes->at;
        if (!bytes_f32(bytes, &out[i]))
            return cut_short(mdx, bytes, 4 * (count - i), what);
        if (isfinite(out[i]))
            continue;
        if (!mdx_fault(mdx, offset, "0 stands in", "expected a finite number in %s, found %g", what, (double)out[i]))
            return false;
        out[i] = 0;
    }
    return true;
}

bool mdx_sized(struct mdx *mdx, struct bytes *bytes, size_t least, const char *what, struct bytes *entry) {
    struct bytes start = *bytes;
    uint32_t size = 0;
    if (!mdx_u32(mdx, bytes, what, &size))
        return false;
    if (bytes_left(&start) < least)
        return cut_short(mdx, &start, least, what);
    if (size < least || size > bytes_left(&start))
        return mdx_malformed(mdx, start.at, "expected a size of %zu to %zu for %s, found %u", least, bytes_left(&start),
                             what, (unsigned)size);
    return bytes_take(bytes, size - 4, entry);
}

bool mdx_entries(struct mdx *mdx, const struct bytes *bytes, size_t entry_size, const char *what, size_t *out) {
    *out = bytes_left(bytes) / entry_size;
    return bytes_left(bytes) % entry_size == 0 ||
           mdx_fault(mdx, bytes->at, "the rest is passed over", "expected a multiple of %zu bytes (%s), found %zu",
                     entry_size, what, bytes_left(bytes));
}

void *mdx_alloc(struct mdx *mdx, size_t count, size_t size, const char *what) {
    void *memory = model_alloc(mdx->model, count, size, what);
    if (!memory)
        mdx->result = GLSKIN_ERROR_OUT_OF_MEMORY;
    return memory;
}

bool mdx_name(struct mdx *mdx, const void *bytes, size_t size, const char **out) {
    *out = model_text(mdx->model, bytes, size, "characters");
    if (!*out)
        mdx->result = GLSKIN_ERROR_OUT_OF_MEMORY;
    return *out != NULL;
}

bool mdx_reference(struct mdx *mdx, struct bytes *bytes, const char *what, size_t count, int32_t *out,
                   size_t *dangling) {
    size_t offset = bytes->at;
    if (!mdx_i32(mdx, bytes, what, out))
        return false;
    if (*out == -1 || (*out >= 0 && (size_t)*out < count))
        return true;
    if (!count)
        ++*dangling;
    else if (!mdx_fault(mdx, offset, "taken as none", "expected %s below %zu, or -1, found %d", what, count, (int)*out))
        return false;
    *out = -1;
    return true;
}

bool mdx_extent(struct mdx *mdx, struct bytes *bytes, const char *what) {
    float radius = 0, low[3] = {0}, high[3] = {0};
    struct bytes extent = *bytes;
    if (!mdx_skip(mdx, bytes, MDX_EXTENT_SIZE, what))
        return false;
    bytes_f32(&extent, &radius);
    bool sound = isfinite(radius) && radius >= 0;
    for (int i = 0; i < 6; ++i)
        bytes_f32(&extent, i < 3 ? &low[i] : &high[i - 3]);
    for (int i = 0; i < 3; ++i)
        sound = sound && isfinite(low[i]) && isfinite(high[i]) && low[i] <= high[i];
    if (!sound)
        mdx_warn(mdx, extent.at - MDX_EXTENT_SIZE, "the game culls and picks by it",
                 "expected %s with a radius from 0 on and a minimum below its maximum, found radius %g, "
                 "(%g,%g,%g) to (%g,%g,%g)",
                 what, (double)radius, (double)low[0], (double)low[1], (double)low[2], (double)high[0], (double)high[1],
                 (double)high[2]);
    return true;
}

bool mdx_root(struct mdx *mdx, size_t offset, uint32_t *out) {
    if (!mdx->model->node_count)
        return mdx_malformed(mdx, offset, "expected a node that vertices can follow, found none in the file");
    *out = mdx->model->nodes->id; /* parents stand first */
    return true;
}

void mdx_tell_dangling(struct mdx *mdx, size_t offset, size_t dangling, const char *who, const char *list) {
    if (dangling)
        mdx_warn(mdx, offset, NULL, "%zu %s name %s, of which the file has none", dangling, who, list);
}

bool mdx_open(struct mdx *mdx, enum mdx_chunk chunk, struct bytes *out) {
    *out = mdx->chunks[chunk];
    if (!out->file)
        return false;
    snprintf(mdx->chunk, sizeof mdx->chunk, "%s", mdx_chunk_tags[chunk]);
    return true;
}

bool mdx_version_is_read(uint32_t version) {
    return version == 800 || version == 900 || version == 1000 || version == 1100 || version == 1200;
}

static bool read_version(struct mdx *mdx, struct bytes chunk) {
    size_t offset = chunk.at;
    uint32_t version = 0;
    if (!mdx_u32(mdx, &chunk, "a version", &version))
        return false;
    if (!mdx_version_is_read(version))
        return mdx_unsupported(mdx, offset, "expected MDX version 800, 900, 1000, 1100 or 1200, found %u",
                               (unsigned)version);
    mdx->model->version = version;
    mdx->version_at = offset;
    return true;
}

/* Cameras, face effects, sounds: known, and not for us. */
static bool is_effect(const char *tag) {
    return strcmp(tag, "'CAMS'") == 0 || strcmp(tag, "'FAFX'") == 0 || strcmp(tag, "'SNDS'") == 0;
}

/* The walk. Of the chunks that are read each may stand once: two of them would leave open which one counts. Others are
 * passed over by their size. */
static bool find_chunks(struct mdx *mdx, struct bytes file) {
    if (!mdx_expect_tag(mdx, &file, "MDLX"))
        return false;
    while (bytes_left(&file)) {
        size_t start = file.at;
        struct bytes chunk;
        uint32_t size = 0;
        char tag[24];
        mdx->chunk[0] = 0;
        if (bytes_left(&file) < 8) {
            if (!mdx_fault(mdx, start, "passed over", "expected 8 bytes of a chunk's tag and size, found %zu",
                           bytes_left(&file)))
                return false;
            break;
        }
        mdx_tag_text(bytes_here(&file), tag);
        bool version = mdx_peek_tag(&file, "VERS");
        size_t kind = 0;
        while (kind < MDX_CHUNK_COUNT && !mdx_peek_tag(&file, mdx_chunk_tags[kind]))
            ++kind;
        const char *known = version ? "VERS" : kind < MDX_CHUNK_COUNT ? mdx_chunk_tags[kind] : tag;
        snprintf(mdx->chunk, sizeof mdx->chunk, "%s", known);
        file.at += 4;
        bytes_u32(&file, &size);
        if (size > bytes_left(&file)) {
            if (!mdx_fault(mdx, start + 4, "it ends with the file", "expected a size of at most %zu bytes, found %u",
                           bytes_left(&file), (unsigned)size))
                return false;
            size = (uint32_t)bytes_left(&file);
            mdx->cut = (int)kind;
        }
        bytes_take(&file, size, &chunk);
        if ((version && mdx->model->version) || (kind < MDX_CHUNK_COUNT && mdx->chunks[kind].file)) {
            if (!mdx_fault(mdx, start, "the first counts", "expected this chunk once, found it again"))
                return false;
        } else if (kind < MDX_CHUNK_COUNT) {
            mdx->chunks[kind] = chunk;
        } else if (version) {
            if (!read_version(mdx, chunk))
                return false;
        } else if (!is_effect(known)) {
            mdx_note(mdx, start, "a chunk of %u bytes that is not read", (unsigned)size);
        }
        mdx_entry_ends(mdx);
    }
    mdx->chunk[0] = 0;
    if (!mdx->model->version)
        return mdx_malformed(mdx, file.end, "expected a 'VERS' chunk, found the end of the file");
    return true;
}

/* A file cut between two chunks looks whole but for this. */
static bool has_something(struct mdx *mdx, size_t size) {
    mdx->chunk[0] = 0;
    return mdx->model->geoset_count || mdx->model->node_count ||
           mdx_malformed(mdx, size, "expected geosets or nodes, found the end of the file");
}

glskin_result mdx_read(struct glskin_model *model, const void *bytes, size_t size, struct findings *findings) {
    struct mdx mdx = {.host = &model->host, .findings = findings, .model = model, .result = GLSKIN_OK, .cut = -1};
    bool read = find_chunks(&mdx, bytes_of(bytes, size)) && mdx_read_head(&mdx) && mdx_read_sequences(&mdx) &&
                mdx_read_global_sequences(&mdx) && mdx_read_nodes(&mdx) && mdx_read_textures(&mdx) &&
                mdx_read_materials(&mdx) && mdx_read_geosets(&mdx) && mdx_read_geoset_animations(&mdx) &&
                mdx_check_bind_poses(&mdx) && has_something(&mdx, size) && mdx_check_for_game(&mdx);
    return read ? GLSKIN_OK : mdx.result;
}
