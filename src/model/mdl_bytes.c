/* The MDX in the making: chunks of known size in one block, and the line that each part of them comes from. */
#include "model/mdl.h"

/* What the MDX reader makes of a byte of MDX, at most, that byte included: of numbers in lists a copy; of other things,
 * of which a layer of 28 bytes is the greediest, a struct of six times its size. So the whole stays below 16 times the
 * file and 1 MiB. Only texts of very many and very short entries are refused. */
enum { LIST_SHARE = 2, OTHER_SHARE = 8, SPARE = 512 * 1024 };

enum { HEAD = 8 }; /* of a chunk: tag and size */
static const char magic[] = "MDLX", version_tag[] = "VERS";
enum { VERSION_CHUNK = HEAD + 4, FIRST_CHUNK = 4 + VERSION_CHUNK };

static void encode(unsigned char *at, uint32_t value) {
    for (int i = 0; i < 4; ++i)
        at[i] = (unsigned char)(value >> (8 * i));
}

/* Where the next size bytes go; NULL on the first walk. A line is noted where it differs from that before. */
static unsigned char *extend(struct mdl *mdl, size_t size) {
    struct mdl_chunk *chunk = &mdl->chunks[mdl->chunk];
    unsigned char *at = mdl->bytes ? mdl->bytes + chunk->start + chunk->size : NULL;
    if (!chunk->marks || chunk->last_line != mdl->line) {
        if (mdl->lines)
            mdl->lines[chunk->first_mark + chunk->marks] =
                (struct finding_line){(uint32_t)(chunk->start + chunk->size), (uint32_t)mdl->line};
        chunk->last_line = mdl->line;
        ++chunk->marks;
    }
    chunk->size += size;
    return at;
}

void mdl_put_u8(struct mdl *mdl, uint32_t value) {
    unsigned char *at = extend(mdl, 1);
    if (at)
        *at = (unsigned char)value;
}

void mdl_put_u16(struct mdl *mdl, uint32_t value) {
    unsigned char *at = extend(mdl, 2);
    if (at) {
        at[0] = (unsigned char)value;
        at[1] = (unsigned char)(value >> 8);
    }
}

void mdl_put_u32(struct mdl *mdl, uint32_t value) {
    unsigned char *at = extend(mdl, 4);
    if (at)
        encode(at, value);
}

void mdl_put_f32(struct mdl *mdl, float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    mdl_put_u32(mdl, bits);
}

void mdl_put_tag(struct mdl *mdl, const char *tag) {
    unsigned char *at = extend(mdl, 4);
    if (at)
        memcpy(at, tag, 4);
}

void mdl_put_zeros(struct mdl *mdl, size_t size) {
    extend(mdl, size); /* the block is zero from the start */
}

bool mdl_put_string(struct mdl *mdl, const char *what, size_t size) {
    const struct mdl_token token = mdl->place.token;
    if (token.kind != MDL_STRING)
        return mdl_expected(mdl, what);
    const char *text = mdl->text + token.start, *zero = memchr(text, 0, token.length);
    size_t length = zero ? (size_t)(zero - text) : token.length;
    if (length > size) {
        if (!mdl_fault(mdl, token.line, "the rest is cut off", "expected %s of at most %zu bytes, found %zu", what,
                       size, length))
            return false;
        length = size;
    }
    mdl_advance(mdl);
    unsigned char *at = extend(mdl, size);
    if (at)
        memcpy(at, text, length);
    return true;
}

size_t mdl_hole(struct mdl *mdl) {
    size_t hole = mdl->chunks[mdl->chunk].size;
    mdl_put_u32(mdl, 0);
    return hole;
}

void mdl_fill(struct mdl *mdl, size_t hole, size_t value) {
    if (mdl->bytes)
        encode(mdl->bytes + mdl->chunks[mdl->chunk].start + hole, (uint32_t)value);
}

void mdl_fill_size(struct mdl *mdl, size_t hole) {
    mdl_fill(mdl, hole, mdl->chunks[mdl->chunk].size - hole);
}

/* A chunk that nothing was written to isn't there. */
bool mdl_allocate(struct mdl *mdl) {
    size_t total = FIRST_CHUNK, marks = 1;
    for (size_t i = 0; i < MDX_CHUNK_COUNT; ++i) {
        struct mdl_chunk *chunk = &mdl->chunks[i];
        chunk->start = total + HEAD;
        chunk->first_mark = marks;
        total += chunk->size ? HEAD + chunk->size : 0;
        marks += chunk->marks;
    }
    uint64_t memory = (uint64_t)marks * sizeof *mdl->lines + (uint64_t)mdl->listed * LIST_SHARE +
                      ((uint64_t)total - mdl->listed) * OTHER_SHARE;
    if (total > UINT32_MAX || memory > 16 * (uint64_t)mdl->size + SPARE)
        return mdl_fail(mdl, mdl->place.token.line,
                        "expected fewer or longer entries: %zu bytes of text would become %zu bytes of MDX", mdl->size,
                        total);
    mdl->bytes = host_alloc(mdl->host, total, 1);
    mdl->lines = mdl->bytes ? host_alloc(mdl->host, marks, sizeof *mdl->lines) : NULL;
    if (!mdl->lines) {
        mdl->result = host_fail_memory(mdl->host, "bytes of MDX", total);
        return false;
    }
    memcpy(mdl->bytes, magic, 4);
    memcpy(mdl->bytes + 4, version_tag, 4);
    encode(mdl->bytes + 8, 4);
    encode(mdl->bytes + 12, mdl->version);
    mdl->lines[0] = (struct finding_line){0, (uint32_t)mdl->version_line};
    for (size_t i = 0; i < MDX_CHUNK_COUNT; ++i) {
        struct mdl_chunk *chunk = &mdl->chunks[i];
        if (chunk->size) {
            memcpy(mdl->bytes + chunk->start - HEAD, mdx_chunk_tags[i], 4);
            encode(mdl->bytes + chunk->start - 4, (uint32_t)chunk->size);
        }
        chunk->size = chunk->marks = 0;
    }
    mdl->total = total;
    mdl->line_count = marks;
    return true;
}
