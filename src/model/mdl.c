/* MDL: blocks, one after the other, in any order. */
#include "model/mdl.h"

#include <stdarg.h>
#include <stdio.h>

enum { NAME_SIZE = 80, ANIMATION_FILE_SIZE = 260, RARITY_AND_SYNC = 8, NOT_LOOPING = 1 };

static bool read_version(struct mdl *mdl) {
    struct mdl_field field = {.name = "FormatVersion"};
    int64_t version;
    if (!mdl_find(mdl, &field, 1))
        return false;
    const struct mdl_place end = mdl->place;
    if (!mdl_to(mdl, &field))
        return mdl_fail(mdl, mdl->block_line, "expected a FormatVersion, found none");
    if (!mdl_integer(mdl, "a version", 0, UINT32_MAX, &version))
        return false;
    if (!mdx_version_is_read((uint32_t)version))
        return mdl_unsupported(mdl, mdl->line, "expected FormatVersion 800, 900, 1000, 1100 or 1200, found %lld",
                               (long long)version);
    mdl->version = (uint32_t)version;
    mdl->version_line = mdl->line;
    mdl_go(mdl, &end);
    return true;
}

static bool read_model(struct mdl *mdl) {
    struct mdl_field field[MDL_EXTENT_FIELDS] = {MDL_EXTENT(0)};
    if (!mdl_put_string(mdl, "a name", NAME_SIZE) || !mdl_find(mdl, field, MDL_EXTENT_FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    mdl->line = mdl->block_line;
    mdl_put_zeros(mdl, ANIMATION_FILE_SIZE);
    mdl_put_extent(mdl, field);
    mdl_put_u32(mdl, 0); /* blend time */
    mdl_go(mdl, &end);
    return true;
}

/* `Interval { start, end },`, in ms. */
static bool put_interval(struct mdl *mdl) {
    int64_t time;
    if (!mdl_expect(mdl, '{'))
        return false;
    for (int i = 0; i < 2; ++i) {
        if (!mdl_integer(mdl, "a time in ms", 0, UINT32_MAX, &time))
            return false;
        mdl_put_u32(mdl, (uint32_t)time);
        mdl_accept(mdl, ',');
    }
    return mdl_expect(mdl, '}');
}

static bool read_sequence(struct mdl *mdl, void *user) {
    enum { INTERVAL, NON_LOOPING, EXTENT, FIELDS = EXTENT + MDL_EXTENT_FIELDS };
    struct mdl_field field[FIELDS] = {
        [INTERVAL] = {.name = "Interval"}, [NON_LOOPING] = {.name = "NonLooping", .many = true}, MDL_EXTENT(EXTENT)};
    (void)user;
    mdl->block_line = mdl->line;
    if (!mdl_put_string(mdl, "a sequence's name", NAME_SIZE) || !mdl_find(mdl, field, FIELDS))
        return false;
    const struct mdl_place end = mdl->place;
    if (!mdl_to(mdl, &field[INTERVAL]))
        return mdl_fail(mdl, mdl->block_line, "expected an Interval, found none");
    if (!put_interval(mdl))
        return false;
    mdl_put_u32(mdl, 0); /* move speed: passed over, as rarity and sync point are */
    mdl_put_u32(mdl, field[NON_LOOPING].found ? NOT_LOOPING : 0);
    mdl_put_zeros(mdl, RARITY_AND_SYNC);
    mdl_put_extent(mdl, &field[EXTENT]);
    mdl_go(mdl, &end);
    return true;
}

static bool read_sequences(struct mdl *mdl) {
    return mdl_each_declared(mdl, "Anim", read_sequence, NULL);
}

static bool read_duration(struct mdl *mdl, void *user) {
    int64_t duration;
    (void)user;
    if (!mdl_integer(mdl, "a duration in ms", 0, UINT32_MAX, &duration))
        return false;
    mdl_put_u32(mdl, (uint32_t)duration);
    return true;
}

static bool read_global_sequences(struct mdl *mdl) {
    return mdl_each_declared(mdl, "Duration", read_duration, NULL);
}

/* Blocks that aren't nodes. */
static const struct block {
    const char *name;
    bool (*read)(struct mdl *mdl); /* NULL: known, and not needed */
    enum mdx_chunk chunk;
    bool once;
} blocks[] = {
    {"Version", read_version, MDX_CHUNK_COUNT, true},
    {"Model", read_model, MDX_MODL, true},
    {"Sequences", read_sequences, MDX_SEQS, true},
    {"GlobalSequences", read_global_sequences, MDX_GLBS, true},
    {"Textures", mdl_read_textures, MDX_TEXS, true},
    {"TextureAnims", mdl_read_texture_animations, MDX_TXAN, true},
    {"Materials", mdl_read_materials, MDX_MTLS, true},
    {"Geoset", mdl_read_geoset, MDX_GEOS, false},
    {"GeosetAnim", mdl_read_geoset_animation, MDX_GEOA, false},
    {"PivotPoints", mdl_read_pivots, MDX_PIVT, true},
    {"Camera", NULL, MDX_CHUNK_COUNT, false},
    {"FaceFX", NULL, MDX_CHUNK_COUNT, false},
    {"BindPose", NULL, MDX_CHUNK_COUNT, false},
};
enum { BLOCKS = sizeof blocks / sizeof *blocks };

static const struct block *find_block(const struct mdl *mdl) {
    for (size_t i = 0; i < BLOCKS; ++i) {
        if (mdl_word_is(mdl, blocks[i].name))
            return &blocks[i];
    }
    return NULL;
}

/* The block's name, and that which its object has, for messages. */
static void name_block(struct mdl *mdl) {
    const struct mdl_token word = mdl->place.token;
    mdl_advance(mdl);
    const struct mdl_token name = mdl->place.token;
    int shown = name.kind == MDL_STRING ? (int)(name.length < 32 ? name.length : 32) : -1;
    snprintf(mdl->where, sizeof mdl->where, shown < 0 ? "%.*s" : "%.*s '%.*s'",
             (int)(word.length < 24 ? word.length : 24), mdl->text + word.start, shown, mdl->text + name.start);
    for (char *c = mdl->where; *c; ++c)
        *c = (char)(*c >= 0x20 && *c < 0x7f ? *c : '?'); /* a message is one line of plain text */
}

/* From behind its name. */
static bool skip_block(struct mdl *mdl) {
    while (!mdl_mark_is(mdl, '{')) {
        if (mdl_is(mdl, MDL_END) || mdl_mark_is(mdl, '}'))
            return mdl_expected(mdl, "'{'");
        mdl_advance(mdl);
    }
    return mdl_skip_block(mdl);
}

static void note_unknown(struct mdl *mdl) {
    if (mdl->unknown++ == 0) {
        mdl->unknown_line = mdl->line;
        snprintf(mdl->unknown_name, sizeof mdl->unknown_name, "%s", mdl->where);
    }
}

static bool read_block(struct mdl *mdl) {
    const struct block *block = find_block(mdl);
    bool node = !block && mdl_node_chunk(mdl, &mdl->chunk);
    if (!mdl_is(mdl, MDL_WORD))
        return mdl_expected(mdl, "a block's name");
    name_block(mdl);
    mdl->block_line = mdl->line;
    if (node)
        return mdl_read_node(mdl);
    if (!block)
        note_unknown(mdl);
    if (!block || !block->read)
        return skip_block(mdl);
    mdl->chunk = block->chunk;
    if (block->once && mdl->seen[block->chunk])
        return mdl_fail(mdl, mdl->block_line, "expected this block once, found it again");
    mdl->seen[block->chunk] = true;
    return block->read(mdl);
}

/* All blocks: counts the bytes on the first walk, writes them on the second. */
static bool walk(struct mdl *mdl) {
    memset(mdl->seen, 0, sizeof mdl->seen);
    mdl->unknown = 0;
    for (mdl_start(mdl); !mdl_is(mdl, MDL_END);) {
        if (!mdl_accept(mdl, ',') && !read_block(mdl))
            return false;
        findings_flush(mdl->findings);
        mdl->where[0] = 0;
    }
    return true;
}

/* What a layer or a geoset is depends on the version, which mostly stands first, but need not. */
static bool find_version(struct mdl *mdl) {
    for (mdl_start(mdl); !mdl->version && !mdl_is(mdl, MDL_END);) {
        if (mdl_word_is(mdl, "Version") ? !read_block(mdl) : !skip_block(mdl))
            return false;
    }
    return mdl->version || mdl_fail(mdl, mdl->place.token.line, "expected a Version block, found the end of the file");
}

bool mdl_probe(const void *bytes, size_t size) {
    struct mdl mdl = {.text = bytes, .size = size};
    enum mdx_chunk chunk;
    mdl_start(&mdl);
    if (!find_block(&mdl) && !mdl_node_chunk(&mdl, &chunk))
        return false;
    mdl_advance(&mdl);
    while (mdl_is(&mdl, MDL_NUMBER) || mdl_is(&mdl, MDL_STRING))
        mdl_advance(&mdl);
    return mdl_mark_is(&mdl, '{');
}

static void warn_unknown(struct mdl *mdl, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    findings_add(mdl->findings, GLSKIN_FINDING_WARNING, "", mdl->unknown_line, "passed over", format, arguments);
    va_end(arguments);
}

glskin_result mdl_read(struct glskin_model *model, const void *bytes, size_t size, struct findings *findings) {
    struct mdl mdl = {.host = &model->host, .findings = findings, .text = bytes, .size = size};
    findings->text = true;
    if (find_version(&mdl) && walk(&mdl) && mdl_allocate(&mdl) && walk(&mdl)) {
        const struct finding_lines lines = {mdl.lines, mdl.line_count};
        if (mdl.unknown)
            warn_unknown(&mdl, "%zu blocks of an unknown kind, the first is %s", mdl.unknown, mdl.unknown_name);
        findings_flush(findings); /* lines of the text, not offsets of the MDX */
        findings->lines = &lines;
        mdl.result = mdx_read(model, mdl.bytes, mdl.total, findings);
        findings_flush(findings);
        findings->lines = NULL;
    }
    host_free(mdl.host, mdl.lines);
    host_free(mdl.host, mdl.bytes);
    return mdl.result;
}
