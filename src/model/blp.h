/* The BLP reader: blp.c reads the header and the list of levels and the plain encodings, blp_dxt.c and blp_jpeg.c the
 * others. Functions return false once they have failed; the message is sent and blp->result set by then. */
#ifndef GLSKIN_MODEL_BLP_H
#define GLSKIN_MODEL_BLP_H

#include "core/bytes.h"
#include "core/host.h"

enum blp_encoding { BLP_JPEG, BLP_PALETTE, BLP_DXT1, BLP_DXT3, BLP_DXT5, BLP_BGRA };
enum { BLP_LEVELS = 16 };

struct blp {
    const glskin_host *host;
    const char *name; /* in messages */
    glskin_result result;
    bool first; /* level 0 is being read: say what is odd about the file */
    struct bytes file;
    unsigned version; /* 1 or 2 */
    enum blp_encoding encoding;
    unsigned alpha_bits;    /* 0, 1, 4 or 8 */
    uint32_t width, height; /* of level 0 */
    uint32_t offset[BLP_LEVELS], size[BLP_LEVELS];
    size_t offset_at, size_at;    /* where these two tables stand, for messages */
    size_t header_end;            /* no level's data begins before it */
    struct bytes jpeg_header;     /* what all levels' JPEG data begin with */
    const unsigned char *palette; /* 256 times B,G,R and a byte without meaning */
};

/* One level, once it is found to be all there. */
struct blp_level {
    uint32_t number, width, height;
    struct bytes data;
    unsigned char *pixels; /* NULL until the reader has seen that the data are enough for them */
};

/* "NAME: byte OFFSET: DETAIL". Always false. */
bool blp_fail(struct blp *blp, glskin_result result, size_t offset, const char *format, ...) GLSKIN_PRINTF(4, 5);
void blp_warn(struct blp *blp, size_t offset, const char *format, ...) GLSKIN_PRINTF(3, 4);
/* Sets level->pixels. */
bool blp_make_pixels(struct blp *blp, struct blp_level *level);

size_t blp_dxt_size(enum blp_encoding encoding, uint32_t width, uint32_t height);
/* blocks holds blp_dxt_size bytes, rgba 4 * width * height. */
void blp_dxt_decode(enum blp_encoding encoding, const unsigned char *blocks, uint32_t width, uint32_t height,
                    unsigned char *rgba);

/* Makes the pixels and fills them. */
bool blp_jpeg_read(struct blp *blp, struct blp_level *level);

#endif
