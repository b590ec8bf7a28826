/* The MDL reader. MDL is the text form of MDX: this reader turns it into the MDX that it describes, in memory, and
 * hands that to the MDX reader. So each check stands in one place, and an MDL and an MDX of one model give the same
 * model. What only text can get wrong is told here: braces, declared counts, words. Messages of both readers name
 * lines.
 *
 * The text is walked twice by the same functions: the first walk only counts the bytes of each chunk, so that the
 * second writes into one block of the right size, and nothing is allocated for a number that a file claims.
 *
 * Functions return false once they have failed; the message is sent and mdl->result set by then. */
#ifndef GLSKIN_MODEL_MDL_H
#define GLSKIN_MODEL_MDL_H

#include "model/mdx.h"

enum mdl_kind { MDL_END, MDL_WORD, MDL_NUMBER, MDL_STRING, MDL_MARK, MDL_BAD };

struct mdl_token {
    enum mdl_kind kind;
    size_t start, length; /* in the text; of a string, what stands between the quotes */
    size_t line;          /* from 1 */
};

/* Copied whole to come back to a place. */
struct mdl_place {
    size_t at, line;
    struct mdl_token token; /* the one that is next */
};

/* Where a chunk's contents lie in the MDX, and how much of them is written. */
struct mdl_chunk {
    size_t start, size;
    size_t first_mark, marks, last_line;
};

struct mdl {
    const glskin_host *host;
    struct findings *findings;
    glskin_result result;
    const char *text;
    size_t size;
    struct mdl_place place;
    size_t line;       /* of the token that was passed last */
    size_t block_line; /* of the block being read */
    char where[64];    /* the block being read, for messages; "" outside of any */
    uint32_t version;
    size_t version_line;

    unsigned char *bytes;       /* the MDX; NULL on the first walk */
    struct finding_line *lines; /* and which lines it comes from */
    size_t total, line_count;
    struct mdl_chunk chunks[MDX_CHUNK_COUNT];
    enum mdx_chunk chunk; /* the one that is written to */
    size_t listed;        /* bytes of all chunks that are numbers of lists or keys */

    bool seen[MDX_CHUNK_COUNT + 1]; /* blocks that may stand once; the last is the version */
    size_t unknown, unknown_line;   /* blocks of an unknown kind: how many, and where the first one is */
    char unknown_name[64];
};

/* ---- Tokens: mdl_lex.c ------------------------------------------------------------------------------------------- */

void mdl_start(struct mdl *mdl);
void mdl_advance(struct mdl *mdl);
void mdl_go(struct mdl *mdl, const struct mdl_place *place);
/* These send one message and return false. */
bool mdl_fail(struct mdl *mdl, size_t line, const char *format, ...) GLSKIN_PRINTF(3, 4);
bool mdl_unsupported(struct mdl *mdl, size_t line, const char *format, ...) GLSKIN_PRINTF(3, 4);
/* What can be repaired, and (static) how. True: lenient, it is the caller's to do. False: strict, an error. */
bool mdl_fault(struct mdl *mdl, size_t line, const char *repair, const char *format, ...) GLSKIN_PRINTF(4, 5);
bool mdl_expected(struct mdl *mdl, const char *what);                        /* and found: the next token */
bool mdl_expected_or(struct mdl *mdl, const char *repair, const char *what); /* the same as a fault */
bool mdl_is(const struct mdl *mdl, enum mdl_kind kind);
bool mdl_word_is(const struct mdl *mdl, const char *word);
bool mdl_mark_is(const struct mdl *mdl, char mark);
bool mdl_accept_word(struct mdl *mdl, const char *word); /* passes over it if it is next */
bool mdl_accept(struct mdl *mdl, char mark);
bool mdl_expect(struct mdl *mdl, char mark);
/* Finite; lenient, what is none is NAN, and the MDX reader's to tell. */
bool mdl_float(struct mdl *mdl, const char *what, float *out);
/* Of what isn't needed to load: NAN where no number stands before the next ',' or '}', and never a failure. */
float mdl_loose_float(struct mdl *mdl);
bool mdl_integer(struct mdl *mdl, const char *what, int64_t least, int64_t most, int64_t *out);
/* The number of a thing, or -1, which some write as 4294967295. */
bool mdl_id(struct mdl *mdl, const char *what, uint32_t *out);
/* From a '{' past the '}' that closes it. */
bool mdl_skip_block(struct mdl *mdl);
/* The rest of an entry that isn't read: past its ',' or its block, or up to the '}' around it. */
bool mdl_skip_entry(struct mdl *mdl);

/* ---- Bytes: mdl_bytes.c ------------------------------------------------------------------------------------------ */

/* Appended to mdl->chunk, as of mdl->line. */
void mdl_put_u8(struct mdl *mdl, uint32_t value);
void mdl_put_u16(struct mdl *mdl, uint32_t value);
void mdl_put_u32(struct mdl *mdl, uint32_t value);
void mdl_put_f32(struct mdl *mdl, float value);
void mdl_put_tag(struct mdl *mdl, const char *tag);
void mdl_put_zeros(struct mdl *mdl, size_t size);
/* The string that is next, with zeros up to size bytes; a longer one is a fault. Like MDX's own it ends at a zero byte,
 * which converters leave in. */
bool mdl_put_string(struct mdl *mdl, const char *what, size_t size);
/* Room for four bytes that are known later, and those. */
size_t mdl_hole(struct mdl *mdl);
void mdl_fill(struct mdl *mdl, size_t hole, size_t value);
void mdl_fill_size(struct mdl *mdl, size_t hole); /* all from the hole on, itself included */

/* Between the walks: lays out the MDX and allocates it. */
bool mdl_allocate(struct mdl *mdl);

/* ---- Blocks: mdl_block.c, mdl_list.c ----------------------------------------------------------------------------- */

/* A named entry of a block: `static? NAME ...`. */
struct mdl_field {
    const char *name;
    bool many; /* may stand more than once; place is the first one's */
    bool found, is_static;
    struct mdl_place place; /* behind the name */
};

/* From a '{' past its '}': finds fields, passes over all else. */
bool mdl_find(struct mdl *mdl, struct mdl_field *fields, size_t count);
/* Goes to a field that was found; false: it wasn't, nothing is said, and what is put now counts as of block_line. */
bool mdl_to(struct mdl *mdl, const struct mdl_field *field);
/* Puts the field's value, or what stands for it: where it isn't there, or has keys instead. */
bool mdl_put_float(struct mdl *mdl, const struct mdl_field *field, float otherwise);
bool mdl_put_id(struct mdl *mdl, const struct mdl_field *field, uint32_t otherwise);
bool mdl_put_colour(struct mdl *mdl, const struct mdl_field *field, bool reversed); /* otherwise 1, 1, 1 */

/* How far something reaches: `BoundsRadius 1, MinimumExtent { -1, -1, 0 }, MaximumExtent { 1, 1, 2 },`. These are its
 * fields, from which MDL_EXTENT_FIELDS of a block start. */
enum { MDL_EXTENT_FIELDS = 3 };
#define MDL_EXTENT(first)                                                                                              \
    [(first)] = {.name = "BoundsRadius", .many = true}, [(first) + 1] = {.name = "MinimumExtent", .many = true},       \
    [(first) + 2] = {.name = "MaximumExtent", .many = true}
/* Puts it as MDX has it, as of the line of its minimum. What isn't there is 0, what is no number NAN. */
void mdl_put_extent(struct mdl *mdl, const struct mdl_field field[MDL_EXTENT_FIELDS]);

/* From a '{' past its '}': every entry of this name is read, from behind the name; others are passed over. */
typedef bool mdl_reader(struct mdl *mdl, void *user);
bool mdl_each(struct mdl *mdl, const char *name, mdl_reader *read, void *user, size_t *count);

/* The number in front of a '{', if there is one: how many of something follow. */
struct mdl_declared {
    bool given;
    size_t count, line;
};
bool mdl_declared(struct mdl *mdl, struct mdl_declared *out);
bool mdl_check_declared(struct mdl *mdl, const struct mdl_declared *declared, const char *what, size_t found);
/* `12 { NAME ... NAME ... }`: the two before. */
bool mdl_each_declared(struct mdl *mdl, const char *name, mdl_reader *read, void *user);

/* Numbers, in rows of so many in braces of their own (columns 0: of any length), or without such braces where flat. */
enum mdl_type { MDL_F32, MDL_U8, MDL_U16, MDL_U32 };
struct mdl_list {
    enum mdl_type type;
    size_t columns;
    bool flat, measure; /* measure: write nothing */
    const char *what;
    size_t numbers, rows; /* found */
    uint32_t greatest;    /* of integers */
};
/* From a '{' past its '}'. */
bool mdl_numbers(struct mdl *mdl, struct mdl_list *list);
/* `12 { ... }` as a sub-chunk: tag, count (of rows, or of numbers where columns is 0 or the type is u8), values. */
bool mdl_put_list(struct mdl *mdl, const struct mdl_field *field, const char *tag, struct mdl_list *list);

/* Whether the field has keys, and not a value. */
bool mdl_has_track(struct mdl *mdl, const struct mdl_field *field);
/* Puts the track, if the field has keys. */
bool mdl_put_track(struct mdl *mdl, const struct mdl_field *field, const char *tag, enum model_value value,
                   bool reversed);

/* ---- What stands in the file: mdl_*.c ---------------------------------------------------------------------------- */

/* From behind the block's keyword past its '}'. */
bool mdl_read_textures(struct mdl *mdl);
bool mdl_read_texture_animations(struct mdl *mdl);
bool mdl_read_materials(struct mdl *mdl);
bool mdl_read_geoset(struct mdl *mdl);
bool mdl_read_geoset_animation(struct mdl *mdl);
bool mdl_read_node(struct mdl *mdl);
bool mdl_node_chunk(const struct mdl *mdl, enum mdx_chunk *out); /* if the next word is a node's keyword: its chunk */
bool mdl_read_pivots(struct mdl *mdl);

#endif
