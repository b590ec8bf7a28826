/* MODL (the model's name), SEQS (animations on the file's one timeline), GLBS (clocks that run on their own). */
#include "model/mdx.h"

enum {
    NAME_SIZE = 80,
    HEAD_SIZE = 340,     /* name, animation file name; then an extent and a blend time */
    SEQUENCE_SIZE = 132, /* name, start, end, move speed, flags, rarity, sync point, extent */
    SEQUENCE_NOT_LOOPING = 1
};

bool mdx_read_head(struct mdx *mdx) {
    struct bytes chunk;
    if (!mdx_open(mdx, MDX_MODL, &chunk))
        return true;
    const unsigned char *name = bytes_here(&chunk);
    if (!mdx_skip(mdx, &chunk, HEAD_SIZE, "a model's head") || !mdx_extent(mdx, &chunk, "an extent") ||
        !mdx_skip(mdx, &chunk, 4, "a blend time") || !mdx_name(mdx, name, NAME_SIZE, &mdx->model->name))
        return false;
    mdx_entry_ends(mdx);
    return true;
}

static bool read_sequence(struct mdx *mdx, struct bytes *bytes, glskin_sequence *out) {
    struct bytes entry;
    uint32_t flags;
    if (!bytes_take(bytes, SEQUENCE_SIZE, &entry))
        return mdx_malformed(mdx, bytes->at, "expected %d bytes of a sequence", SEQUENCE_SIZE);
    if (!mdx_name(mdx, bytes_here(&entry), NAME_SIZE, &out->name))
        return false;
    size_t offset = entry.at + NAME_SIZE;
    if (!mdx_skip(mdx, &entry, NAME_SIZE, "a name") || !mdx_u32(mdx, &entry, "a start", &out->start) ||
        !mdx_u32(mdx, &entry, "an end", &out->end) || !mdx_skip(mdx, &entry, 4, "a speed") ||
        !mdx_u32(mdx, &entry, "flags", &flags))
        return false;
    if (out->end < out->start) {
        if (!mdx_fault(mdx, offset, "the two are exchanged",
                       "expected a sequence that ends at or after its start of %u ms, found an end of %u",
                       (unsigned)out->start, (unsigned)out->end))
            return false;
        uint32_t end = out->start;
        out->start = out->end;
        out->end = end;
    }
    out->looping = !(flags & SEQUENCE_NOT_LOOPING);
    return mdx_skip(mdx, &entry, 8, "a rarity and a sync point") && mdx_extent(mdx, &entry, "an extent");
}

bool mdx_read_sequences(struct mdx *mdx) {
    struct glskin_model *model = mdx->model;
    struct bytes chunk;
    size_t count;
    if (!mdx_open(mdx, MDX_SEQS, &chunk))
        return true;
    if (!mdx_entries(mdx, &chunk, SEQUENCE_SIZE, "sequences", &count))
        return false;
    model->sequences = mdx_alloc(mdx, count, sizeof *model->sequences, "sequences");
    if (!model->sequences)
        return false;
    for (; model->sequence_count < count; ++model->sequence_count) {
        if (!read_sequence(mdx, &chunk, &model->sequences[model->sequence_count]))
            return false;
        mdx_entry_ends(mdx);
    }
    return true;
}

bool mdx_read_global_sequences(struct mdx *mdx) {
    struct glskin_model *model = mdx->model;
    struct bytes chunk;
    size_t count;
    if (!mdx_open(mdx, MDX_GLBS, &chunk))
        return true;
    if (!mdx_entries(mdx, &chunk, 4, "global sequences", &count))
        return false;
    model->global_sequences = mdx_alloc(mdx, count, sizeof *model->global_sequences, "global sequences");
    if (!model->global_sequences)
        return false;
    for (; model->global_sequence_count < count; ++model->global_sequence_count) {
        if (!mdx_u32(mdx, &chunk, "a duration", &model->global_sequences[model->global_sequence_count]))
            return false;
    }
    return true;
}
