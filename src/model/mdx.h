/* The MDX reader: mdx.c walks the chunks, one file per chunk family reads them. Layouts: what independent public
 * readers of Warcraft III models agree on; where one needs a source, it stands with the code.
 *
 * Functions return false once they have failed; the message is sent and mdx->result set by then. What is wrong and can
 * be repaired is an mdx_fault: findings.h has the pattern. */
#ifndef GLSKIN_MODEL_MDX_H
#define GLSKIN_MODEL_MDX_H

#include "core/bytes.h"
#include "model/model_data.h"

/* In the order in which they are read: each needs only what comes before it. Their order in the file is free. */
enum mdx_chunk {
    MDX_MODL,
    MDX_SEQS,
    MDX_GLBS, /* before the tracks that run on them */
    MDX_PIVT,
    MDX_BONE, /* the nodes, from here ... */
    MDX_HELP,
    MDX_LITE,
    MDX_ATCH,
    MDX_PREM,
    MDX_PRE2,
    MDX_RIBB,
    MDX_CORN,
    MDX_EVTS,
    MDX_CLID, /* ... to here */
    MDX_TEXS,
    MDX_TXAN,
    MDX_MTLS, /* after the two lists that its layers name */
    MDX_GEOS, /* after the nodes and materials, which it names */
    MDX_GEOA,
    MDX_BPOS,
    MDX_CHUNK_COUNT
};
extern const char mdx_chunk_tags[MDX_CHUNK_COUNT][5];
enum {
    MDX_EXTENT_SIZE = 28, /* radius, minimum, maximum */
    /* from a PRE2's node on: 8 floats, 4 numbers, 2 floats, colours, alphas, scales, intervals */
    MDX_EMITTER2_TEXTURE = 155,
    MDX_RIBBON_MATERIAL = 44 /* from a RIBB's node on: 7 floats, 4 numbers */
};

struct mdx {
    const glskin_host *host;
    struct findings *findings;
    struct glskin_model *model;
    glskin_result result;
    char chunk[24];                       /* the one being read, for messages */
    int cut;                              /* lenient: the chunk that the file's end cuts, or -1 */
    struct bytes chunks[MDX_CHUNK_COUNT]; /* file NULL: the file has none */
    size_t version_at;
    size_t geoset_animation_count; /* GEOA's entries */
};

bool mdx_version_is_read(uint32_t version);

/* An error at offset, in the chunk that is open: "expected A, found B". Always false. */
bool mdx_malformed(struct mdx *mdx, size_t offset, const char *format, ...) GLSKIN_PRINTF(3, 4);
bool mdx_unsupported(struct mdx *mdx, size_t offset, const char *format, ...) GLSKIN_PRINTF(3, 4);
/* What can be repaired, and (static) how. True: lenient, it is the caller's to do. False: strict, an error. */
bool mdx_fault(struct mdx *mdx, size_t offset, const char *repair, const char *format, ...) GLSKIN_PRINTF(4, 5);
/* What is put right, or of no matter, in either reading. consequence (static, or NULL) ends the sentence. */
void mdx_warn(struct mdx *mdx, size_t offset, const char *consequence, const char *format, ...) GLSKIN_PRINTF(4, 5);
void mdx_note(struct mdx *mdx, size_t offset, const char *format, ...) GLSKIN_PRINTF(3, 4);
/* An entry (a geoset, a node, a track) ends: faults in the next one are findings of their own. */
void mdx_entry_ends(struct mdx *mdx);

/* Makes it the chunk that messages name; false without a message if the file has none. *out is a copy to read from. */
bool mdx_open(struct mdx *mdx, enum mdx_chunk chunk, struct bytes *out);

/* Printable text of a tag: 'BONE', or its bytes in hex. */
const char *mdx_tag_text(const unsigned char tag[4], char out[24]);
bool mdx_expect_tag(struct mdx *mdx, struct bytes *bytes, const char *tag);
/* True if the next four bytes are tag; moves nothing. */
bool mdx_peek_tag(const struct bytes *bytes, const char *tag);

bool mdx_u32(struct mdx *mdx, struct bytes *bytes, const char *what, uint32_t *out);
bool mdx_i32(struct mdx *mdx, struct bytes *bytes, const char *what, int32_t *out);
bool mdx_skip(struct mdx *mdx, struct bytes *bytes, size_t size, const char *what);
/* A count of elements of size bytes that follow it: never more than the bytes that are left can hold. */
bool mdx_count(struct mdx *mdx, struct bytes *bytes, size_t size, const char *what, size_t *out);
/* count floats, all finite; lenient, 0 stands in for one that isn't. */
bool mdx_floats(struct mdx *mdx, struct bytes *bytes, size_t count, const char *what, float *out);
/* An entry that begins with its own inclusive size of at least least bytes; *entry starts behind that size. */
bool mdx_sized(struct mdx *mdx, struct bytes *bytes, size_t least, const char *what, struct bytes *entry);
/* How many entries of entry_size the chunk holds; it must hold a whole number. Lenient, the rest is passed over. */
bool mdx_entries(struct mdx *mdx, const struct bytes *bytes, size_t entry_size, const char *what, size_t *out);

/* model_alloc that sets mdx->result. */
void *mdx_alloc(struct mdx *mdx, size_t count, size_t size, const char *what);
bool mdx_name(struct mdx *mdx, const void *bytes, size_t size, const char **out);

bool mdx_read_head(struct mdx *mdx);              /* MODL: the name */
bool mdx_read_sequences(struct mdx *mdx);         /* SEQS */
bool mdx_read_global_sequences(struct mdx *mdx);  /* GLBS */
bool mdx_read_nodes(struct mdx *mdx);             /* BONE to CLID, with PIVT */
bool mdx_read_textures(struct mdx *mdx);          /* TEXS, TXAN */
bool mdx_read_materials(struct mdx *mdx);         /* MTLS */
bool mdx_read_geosets(struct mdx *mdx);           /* GEOS */
bool mdx_read_geoset_animations(struct mdx *mdx); /* GEOA */
bool mdx_check_bind_poses(struct mdx *mdx);       /* BPOS: its size only */
bool mdx_check_for_game(struct mdx *mdx);         /* what loads here and misbehaves there: warnings */

/* An extent: passed over, with a warning where it can't be one. */
bool mdx_extent(struct mdx *mdx, struct bytes *bytes, const char *what);
/* The object id of the first root: what follows it stands in for what vertices can't follow. False: there is none. */
bool mdx_root(struct mdx *mdx, size_t offset, uint32_t *out);

/* An index into a list of count things, or -1 for none. In a file that has none of them at all it becomes -1 too, and
 * *dangling counts it; lenient, so does any other that is past the count. */
bool mdx_reference(struct mdx *mdx, struct bytes *bytes, const char *what, size_t count, int32_t *out,
                   size_t *dangling);
/* Warns, if there are any: "N WHO name LIST, of which the file has none". */
void mdx_tell_dangling(struct mdx *mdx, size_t offset, size_t dangling, const char *who, const char *list);

struct mdx_track_kind {
    const char *tag;
    enum model_value value;
    size_t limit;  /* integers are below it */
    bool reversed; /* a vector that is stored last component first: a colour b,g,r */
};
/* Whether the next bytes are the tag of one of the kinds, and of which. */
bool mdx_at_track(const struct bytes *bytes, const struct mdx_track_kind *kinds, size_t count, size_t *which);
/* Says that a track of these kinds was expected. Always false. */
bool mdx_no_track(struct mdx *mdx, const struct bytes *bytes, const struct mdx_track_kind *kinds, size_t count);
/* One track, from its tag (which is kind's) on. */
bool mdx_read_track(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kind, struct model_track *out);
/* Tracks up to the end of bytes, in any order, each at most once. out[i] is that of kinds[i], NULL where it has no key.
 */
bool mdx_read_tracks(struct mdx *mdx, struct bytes *bytes, const struct mdx_track_kind *kinds, size_t count,
                     const struct model_track **out);

#endif
