/* BLP1's JPEG: one header shared by all levels, then each level's own bytes. Four components, which are B,G,R,A as they
 * are, whatever a JPEG of four components means elsewhere.
 *
 * Accepted is one sequential scan, which is what is written for the game. It is also what makes a hostile file
 * harmless: every block of it costs at least two bits, so pixels and time are in proportion to the bytes. A second scan
 * could be empty and still cost a whole pass, and would need all coefficients in memory. */
#include "model/blp.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>

struct reader {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    jmp_buf escape;
    struct blp *blp;
    struct blp_level *level;
    unsigned char *bytes; /* header and level in one piece */
    size_t size;
    char warning[JMSG_LENGTH_MAX]; /* the first of errors.num_warnings */
};

/* libjpeg's own way is to print and to exit. */
static void escape(j_common_ptr jpeg) {
    struct reader *reader = jpeg->client_data;
    char text[JMSG_LENGTH_MAX];
    jpeg->err->format_message(jpeg, text);
    bool memory = jpeg->err->msg_code == JERR_OUT_OF_MEMORY;
    blp_fail(reader->blp, memory ? GLSKIN_ERROR_OUT_OF_MEMORY : GLSKIN_ERROR_MALFORMED_DATA, reader->level->data.at,
             "level %u: expected JPEG data, found a fault: %s", (unsigned)reader->level->number, text);
    longjmp(reader->escape, 1);
}

/* Below 0 it is a warning, above a trace. */
static void note_warning(j_common_ptr jpeg, int severity) {
    struct reader *reader = jpeg->client_data;
    if (severity < 0 && jpeg->err->num_warnings++ == 0)
        jpeg->err->format_message(jpeg, reader->warning);
}

static bool is_acceptable(struct reader *reader) {
    struct jpeg_decompress_struct *jpeg = &reader->jpeg;
    struct blp_level *level = reader->level;
    unsigned number = level->number;
    size_t at = level->data.at;
    if (jpeg->image_width != level->width || jpeg->image_height != level->height)
        return blp_fail(reader->blp, GLSKIN_ERROR_MALFORMED_DATA, at,
                        "level %u: expected a JPEG of %ux%u pixels, found one of %ux%u", number, (unsigned)level->width,
                        (unsigned)level->height, (unsigned)jpeg->image_width, (unsigned)jpeg->image_height);
    if (jpeg->num_components != 4)
        return blp_fail(reader->blp, GLSKIN_ERROR_UNSUPPORTED, at,
                        "level %u: expected a JPEG of 4 components (B,G,R,A), found %d", number, jpeg->num_components);
    if (jpeg->arith_code || jpeg_has_multiple_scans(jpeg))
        return blp_fail(reader->blp, GLSKIN_ERROR_UNSUPPORTED, at,
                        "level %u: expected a sequential JPEG of one scan, found %s", number,
                        jpeg->arith_code         ? "arithmetic coding"
                        : jpeg->progressive_mode ? "a progressive one"
                                                 : "more scans");
    size_t blocks = 0;
    for (int i = 0; i < 4; ++i)
        blocks += (size_t)jpeg->comp_info[i].width_in_blocks * jpeg->comp_info[i].height_in_blocks;
    if (reader->size < blocks / 4)
        return blp_fail(reader->blp, GLSKIN_ERROR_MALFORMED_DATA, at,
                        "level %u: expected at least %zu bytes for a JPEG of %ux%u pixels, found %zu", number,
                        blocks / 4, (unsigned)level->width, (unsigned)level->height, reader->size);
    return true;
}

static void read_rows(struct reader *reader) {
    const struct blp_level *level = reader->level;
    for (uint32_t y = 0; y < level->height; ++y) {
        unsigned char *row = level->pixels + (size_t)y * level->width * 4;
        jpeg_read_scanlines(&reader->jpeg, &row, 1);
        for (uint32_t x = 0; x < level->width; ++x) {
            unsigned char blue = row[4 * x];
            row[4 * x] = row[4 * x + 2];
            row[4 * x + 2] = blue;
        }
    }
}

/* All that it uses is in the reader, where a jump out of libjpeg leaves it alone. */
static bool decode(struct reader *reader) {
    struct jpeg_decompress_struct *const jpeg = &reader->jpeg;
    if (setjmp(reader->escape))
        return false;
    jpeg->err = jpeg_std_error(&reader->errors);
    jpeg->client_data = reader;
    reader->errors.error_exit = escape;
    reader->errors.emit_message = note_warning;
    jpeg_create_decompress(jpeg);
    jpeg_mem_src(jpeg, reader->bytes, (unsigned long)reader->size);
    jpeg_read_header(jpeg, TRUE);
    if (!is_acceptable(reader) || !blp_make_pixels(reader->blp, reader->level))
        return false;
    jpeg->jpeg_color_space = jpeg->out_color_space = JCS_UNKNOWN; /* as stored, whatever markers claim */
    jpeg_start_decompress(jpeg);
    read_rows(reader);
    return true;
}

bool blp_jpeg_read(struct blp *blp, struct blp_level *level) {
    struct reader reader = {.blp = blp, .level = level};
    size_t header = bytes_left(&blp->jpeg_header), own = bytes_left(&level->data);
    reader.size = header + own;
    reader.bytes = host_alloc(blp->host, reader.size, 1);
    if (!reader.bytes) {
        blp->result = host_fail_memory(blp->host, "bytes of JPEG data", reader.size);
        return false;
    }
    memcpy(reader.bytes, bytes_here(&blp->jpeg_header), header);
    memcpy(reader.bytes + header, bytes_here(&level->data), own);
    bool read = decode(&reader);
    jpeg_destroy_decompress(&reader.jpeg);
    host_free(blp->host, reader.bytes);
    if (read && reader.errors.num_warnings)
        blp_warn(blp, level->data.at, "level %u: expected faultless JPEG data, found %ld faults, the first: %s",
                 (unsigned)level->number, reader.errors.num_warnings, reader.warning);
    return read;
}
