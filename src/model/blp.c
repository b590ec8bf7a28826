/* BLP, the picture format of Warcraft III (BLP1) and World of Warcraft (BLP2): a header, a table of where 16 levels lie
 * and how large they are, then what the encoding needs. */
#include "model/blp.h"

#include <glskin/image.h>
#include <stdarg.h>
#include <stdio.h>

/* What glskin_image_load hands out; the pixels follow. */
struct image_block {
    glskin_image image;
    glskin_host host;
};

static void compose(char out[512], size_t offset, const char *format, va_list arguments) {
    int used = snprintf(out, 512, "byte %zu: ", offset);
    vsnprintf(out + used, 512 - (size_t)used, format, arguments);
}

bool blp_fail(struct blp *blp, glskin_result result, size_t offset, const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    compose(text, offset, format, arguments);
    va_end(arguments);
    blp->result = host_fail(blp->host, result, "%s: %s", blp->name, text);
    return false;
}

void blp_warn(struct blp *blp, size_t offset, const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    compose(text, offset, format, arguments);
    va_end(arguments);
    host_warn(blp->host, "%s: %s", blp->name, text);
}

bool blp_make_pixels(struct blp *blp, struct blp_level *level) {
    size_t count = (size_t)level->width * level->height;
    struct image_block *block = NULL;
    if (count <= (SIZE_MAX - sizeof *block) / 4)
        block = host_alloc(blp->host, 1, sizeof *block + 4 * count);
    if (!block) {
        blp->result = host_fail_memory(blp->host, "pixels", count);
        return false;
    }
    level->pixels = (unsigned char *)(block + 1);
    return true;
}

static struct image_block *block_of(unsigned char *pixels) {
    return (struct image_block *)(void *)pixels - 1;
}

/* ---- The header ------------------------------------------------------------------------------------------------ */

/* The game takes what it doesn't know for 0. */
static void read_alpha_bits(struct blp *blp, size_t at, uint32_t found) {
    bool jpeg = blp->encoding == BLP_JPEG;
    bool known = found == 0 || found == 8 || (!jpeg && (found == 1 || found == 4));
    if (!known && blp->first)
        blp_warn(blp, at, "expected alpha bits of %s, found %u: taken as 0, as the game does",
                 jpeg ? "0 or 8" : "0, 1, 4 or 8", (unsigned)found);
    blp->alpha_bits = known ? found : 0;
}

static bool check_side(struct blp *blp, size_t at, const char *what, uint32_t found) {
    if (found >= 1 && found <= GLSKIN_IMAGE_SIZE_MAX)
        return true;
    return blp_fail(blp, found ? GLSKIN_ERROR_UNSUPPORTED : GLSKIN_ERROR_MALFORMED_DATA, at,
                    "expected a %s of 1 to %d pixels, found %u", what, GLSKIN_IMAGE_SIZE_MAX, (unsigned)found);
}

static bool read_content1(struct blp *blp, size_t at, uint32_t content) {
    if (content > 1 && blp->first)
        blp_warn(blp, at, "expected content 0 (JPEG) or 1 (palette), found %u: taken as JPEG, as the game does",
                 (unsigned)content);
    blp->encoding = content == 1 ? BLP_PALETTE : BLP_JPEG;
    return true;
}

/* kind: encoding, alpha bits, alpha type and has-mips, a byte each. */
static bool read_content2(struct blp *blp, size_t at, uint32_t content, const unsigned char kind[4]) {
    if (content != 1)
        return blp_fail(blp, GLSKIN_ERROR_UNSUPPORTED, at, "expected BLP2 content 1 (direct), found %u",
                        (unsigned)content);
    if (kind[0] < 1 || kind[0] > 3)
        return blp_fail(blp, GLSKIN_ERROR_UNSUPPORTED, at + 4,
                        "expected encoding 1 (palette), 2 (DXT) or 3 (BGRA), found %u", (unsigned)kind[0]);
    if (kind[0] != 2) {
        blp->encoding = kind[0] == 1 ? BLP_PALETTE : BLP_BGRA;
        return true;
    }
    if (kind[2] != 0 && kind[2] != 1 && kind[2] != 7)
        return blp_fail(blp, GLSKIN_ERROR_UNSUPPORTED, at + 6,
                        "expected alpha type 0 (DXT1), 1 (DXT3) or 7 (DXT5), found %u", (unsigned)kind[2]);
    blp->encoding = kind[2] == 0 ? BLP_DXT1 : kind[2] == 1 ? BLP_DXT3 : BLP_DXT5;
    return true;
}

static bool read_fields(struct blp *blp, struct bytes *file) {
    size_t content_at = file->at, alpha_at = content_at + (blp->version == 1 ? 4 : 5);
    uint32_t content = 0, alpha_bits = 0;
    bytes_u32(file, &content);
    const unsigned char *kind = bytes_here(file);
    bytes_u32(file, &alpha_bits);
    if (blp->version == 2)
        alpha_bits = kind[1];
    size_t sides_at = file->at;
    bytes_u32(file, &blp->width);
    bytes_u32(file, &blp->height);
    if (!(blp->version == 1 ? read_content1(blp, content_at, content)
                            : read_content2(blp, content_at, content, kind)) ||
        !check_side(blp, sides_at, "width", blp->width) || !check_side(blp, sides_at + 4, "height", blp->height))
        return false;
    read_alpha_bits(blp, alpha_at, alpha_bits);
    return true;
}

static bool read_extra(struct blp *blp, struct bytes *file) {
    if (blp->encoding == BLP_PALETTE) {
        struct bytes palette;
        if (!bytes_take(file, 1024, &palette))
            return blp_fail(blp, GLSKIN_ERROR_MALFORMED_DATA, file->at, "expected 1024 bytes of palette, found %zu",
                            bytes_left(file));
        blp->palette = bytes_here(&palette);
    } else if (blp->encoding == BLP_JPEG) {
        size_t at = file->at;
        uint32_t length = 0;
        if (!bytes_u32(file, &length))
            return blp_fail(blp, GLSKIN_ERROR_MALFORMED_DATA, at, "expected 4 bytes of JPEG header size, found %zu",
                            bytes_left(file));
        if (!bytes_take(file, length, &blp->jpeg_header))
            return blp_fail(blp, GLSKIN_ERROR_MALFORMED_DATA, at,
                            "expected a JPEG header of at most %zu bytes, found a size of %u", bytes_left(file),
                            (unsigned)length);
    }
    return true;
}

static bool read_magic(struct blp *blp, struct bytes *file) {
    if (bytes_left(file) < 4)
        return blp_fail(blp, GLSKIN_ERROR_MALFORMED_DATA, 0, "expected 'BLP1' or 'BLP2', found a file of %zu bytes",
                        bytes_left(file));
    const unsigned char *p = bytes_here(file);
    if (memcmp(p, "BLP1", 4) == 0)
        blp->version = 1;
    else if (memcmp(p, "BLP2", 4) == 0)
        blp->version = 2;
    else
        return blp_fail(blp, GLSKIN_ERROR_MALFORMED_DATA, 0,
                        "expected 'BLP1' or 'BLP2', found bytes %02x %02x %02x %02x", p[0], p[1], p[2], p[3]);
    return bytes_skip(file, 4);
}

static bool read_header(struct blp *blp) {
    struct bytes file = blp->file;
    if (!read_magic(blp, &file))
        return false;
    /* The same but for BLP1's two words between the sides and the tables: one without effect, and has-mips, which
     * writers fill with anything. */
    size_t fields = blp->version == 1 ? 24 : 16;
    blp->offset_at = 4 + fields;
    blp->size_at = blp->offset_at + sizeof blp->offset;
    blp->header_end = blp->size_at + sizeof blp->size;
    if (bytes_left(&blp->file) < blp->header_end)
        return blp_fail(blp, GLSKIN_ERROR_MALFORMED_DATA, bytes_left(&blp->file),
                        "expected %zu bytes of header, found a file of %zu", blp->header_end, bytes_left(&blp->file));
    if (!read_fields(blp, &file))
        return false;
    file.at = blp->offset_at;
    for (int i = 0; i < BLP_LEVELS; ++i)
        bytes_u32(&file, &blp->offset[i]);
    for (int i = 0; i < BLP_LEVELS; ++i)
        bytes_u32(&file, &blp->size[i]);
    return read_extra(blp, &file);
}

/* ---- Levels ---------------------------------------------------------------------------------------------------- */

/* The least that a level's data can be. */
static size_t level_size(const struct blp *blp, const struct blp_level *level) {
    size_t count = (size_t)level->width * level->height;
    switch (blp->encoding) {
    case BLP_JPEG: return 1;
    case BLP_PALETTE: return count + (count * blp->alpha_bits + 7) / 8;
    case BLP_BGRA: return 4 * count;
    default: return blp_dxt_size(blp->encoding, level->width, level->height);
    }
}

/* Fills the level if it is all in the file. If not, says so: as an error for level 0, else as a warning. */
static bool find_level(struct blp *blp, uint32_t number, struct blp_level *level) {
    char text[256];
    size_t offset = blp->offset[number], size = blp->size[number], end = blp->file.end,
           at = blp->offset_at + 4 * number;
    level->number = number;
    level->width = blp->width >> number ? blp->width >> number : 1;
    level->height = blp->height >> number ? blp->height >> number : 1;
    size_t least = level_size(blp, level);
    if (offset < blp->header_end || offset >= end || size == 0) {
        snprintf(text, sizeof text, "level %u: expected data between bytes %zu and %zu, found %zu at byte %zu",
                 (unsigned)number, blp->header_end, end, size, offset);
    } else {
        size = size < end - offset ? size : end - offset;
        level->data = bytes_of(blp->file.file, offset + size);
        level->data.at = offset;
        if (size >= least)
            return true;
        at = blp->size_at + 4 * number;
        snprintf(text, sizeof text, "level %u: expected %zu bytes for %ux%u pixels at byte %zu, found %zu",
                 (unsigned)number, least, (unsigned)level->width, (unsigned)level->height, offset, size);
    }
    if (number == 0)
        return blp_fail(blp, GLSKIN_ERROR_MALFORMED_DATA, at, "%s", text);
    if (blp->first)
        blp_warn(blp, at, "%s: the levels end before it", text);
    return false;
}

/* How many levels there are; 0 after an error. *chosen becomes the one asked for, if there is one. */
static uint32_t count_levels(struct blp *blp, uint32_t wanted, struct blp_level *chosen) {
    uint32_t count = 0;
    struct blp_level level = {0};
    for (; count < BLP_LEVELS; ++count) {
        if (count && ((level.width == 1 && level.height == 1) || !blp->offset[count] || !blp->size[count]))
            break;
        if (count && blp->offset[count] == blp->offset[count - 1]) {
            if (blp->first)
                host_note(blp->host, "%s: byte %zu: level %u lies where level %u does: the levels end before it",
                          blp->name, blp->offset_at + 4 * count, (unsigned)count, (unsigned)(count - 1));
            break;
        }
        if (!find_level(blp, count, &level))
            break;
        if (count == wanted)
            *chosen = level;
    }
    return count;
}

/* Alpha follows all the indices in one run of bits, lowest first; rows don't begin on a byte. */
static unsigned char packed_alpha(const unsigned char *alpha, unsigned bits, size_t i) {
    switch (bits) {
    case 1: return alpha[i / 8] >> (i % 8) & 1 ? 255 : 0;
    case 4: return (unsigned char)((alpha[i / 2] >> (4 * (i % 2)) & 15) * 17);
    case 8: return alpha[i];
    default: return 255;
    }
}

static void read_palette(const struct blp *blp, const struct blp_level *level) {
    size_t count = (size_t)level->width * level->height;
    const unsigned char *index = bytes_here(&level->data), *alpha = index + count;
    for (size_t i = 0; i < count; ++i) {
        const unsigned char *colour = blp->palette + 4 * index[i];
        unsigned char *to = level->pixels + 4 * i;
        to[0] = colour[2];
        to[1] = colour[1];
        to[2] = colour[0];
        to[3] = packed_alpha(alpha, blp->alpha_bits, i);
    }
}

static void read_bgra(const struct blp_level *level) {
    const unsigned char *from = bytes_here(&level->data);
    size_t size = 4 * (size_t)level->width * level->height;
    for (size_t i = 0; i < size; i += 4) {
        level->pixels[i] = from[i + 2];
        level->pixels[i + 1] = from[i + 1];
        level->pixels[i + 2] = from[i];
        level->pixels[i + 3] = from[i + 3];
    }
}

static bool read_level(struct blp *blp, struct blp_level *level) {
    if (blp->encoding == BLP_JPEG) {
        if (!blp_jpeg_read(blp, level))
            return false;
    } else {
        if (!blp_make_pixels(blp, level))
            return false;
        if (blp->encoding == BLP_PALETTE)
            read_palette(blp, level);
        else if (blp->encoding == BLP_BGRA)
            read_bgra(level);
        else
            blp_dxt_decode(blp->encoding, bytes_here(&level->data), level->width, level->height, level->pixels);
    }
    size_t size = 4 * (size_t)level->width * level->height;
    for (size_t i = 3; i < size && blp->alpha_bits == 0; i += 4)
        level->pixels[i] = 255;
    return true;
}

static const char *encoding_name(const struct blp *blp) {
    switch (blp->encoding) {
    case BLP_JPEG: return "BLP1 JPEG";
    case BLP_PALETTE: return blp->version == 1 ? "BLP1 palette" : "BLP2 palette";
    case BLP_DXT1: return "BLP2 DXT1";
    case BLP_DXT3: return "BLP2 DXT3";
    case BLP_DXT5: return "BLP2 DXT5";
    default: return "BLP2 BGRA";
    }
}

glskin_result glskin_image_load(const glskin_host *host, const void *bytes, size_t size, const char *name,
                                uint32_t level, glskin_image **out) {
    if (!out)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_image_load: out is NULL");
    *out = NULL;
    if (!bytes && size)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "glskin_image_load: bytes is NULL, size is %zu", size);
    struct blp blp = {.host = host, .name = name ? name : "image", .first = level == 0, .file = bytes_of(bytes, size)};
    struct blp_level chosen = {0};
    if (!read_header(&blp))
        return blp.result;
    uint32_t count = count_levels(&blp, level, &chosen);
    if (count == 0)
        return blp.result;
    if (level >= count)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "glskin_image_load: %s: level is %u, expected 0 to %u: the file has no more", blp.name,
                         (unsigned)level, (unsigned)(count - 1));
    if (!read_level(&blp, &chosen)) {
        if (chosen.pixels)
            host_free(host, block_of(chosen.pixels));
        return blp.result;
    }
    struct image_block *block = block_of(chosen.pixels);
    block->image = (glskin_image){chosen.width, chosen.height, level, count, encoding_name(&blp), chosen.pixels};
    if (host)
        block->host = *host;
    *out = &block->image;
    return GLSKIN_OK;
}

void glskin_image_destroy(glskin_image *image) {
    if (!image)
        return;
    struct image_block *block = (struct image_block *)(void *)image;
    const glskin_host host = block->host;
    host_free(&host, block);
}
