/* Animated PNG (https://wiki.mozilla.org/APNG_Specification): libpng packs each frame, and its chunks go into one file
 * with the animation's own around them. */
#include "tool/commands.h"
#include "tool/output.h"
#include "tool/render/render.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct file {
    unsigned char *bytes;
    size_t used, capacity;
    bool failed; /* out of memory */
    uint32_t sequence;
};

static void put(struct file *file, const void *bytes, size_t size) {
    if (file->used + size > file->capacity) {
        size_t capacity = (file->used + size) * 2;
        unsigned char *grown = realloc(file->bytes, capacity);
        if (!grown) {
            file->failed = true;
            return;
        }
        file->bytes = grown;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->used, bytes, size);
    file->used += size;
}

static void write_u32(unsigned char *out, uint32_t value) {
    for (int i = 0; i < 4; i++)
        out[i] = (unsigned char)(value >> (24 - 8 * i));
}

static uint32_t read_u32(const unsigned char *in) {
    return (uint32_t)in[0] << 24 | (uint32_t)in[1] << 16 | (uint32_t)in[2] << 8 | in[3];
}

/* head stands before body in the chunk's data. */
static void put_chunk(struct file *file, const char *type, const unsigned char *head, size_t head_size,
                      const unsigned char *body, size_t body_size) {
    unsigned char word[4];
    uLong crc = crc32(crc32(0, NULL, 0), (const Bytef *)type, 4);
    crc = head_size ? crc32(crc, head, (uInt)head_size) : crc;
    crc = body_size ? crc32(crc, body, (uInt)body_size) : crc;
    write_u32(word, (uint32_t)(head_size + body_size));
    put(file, word, 4);
    put(file, type, 4);
    if (head_size)
        put(file, head, head_size);
    if (body_size)
        put(file, body, body_size);
    write_u32(word, (uint32_t)crc);
    put(file, word, 4);
}

static void put_frame_control(struct file *file, const struct render_options *options, double delay_ms) {
    unsigned char control[26] = {0};
    write_u32(control, file->sequence++);
    write_u32(control + 4, (uint32_t)options->width);
    write_u32(control + 8, (uint32_t)options->height);
    unsigned delay =
        (unsigned)lround(fmin(delay_ms, 65535)); /* x and y offsets stay 0, disposal and blending: replace */
    control[20] = (unsigned char)(delay >> 8);
    control[21] = (unsigned char)delay;
    control[22] = 1000 >> 8;
    control[23] = 1000 & 255;
    put_chunk(file, "fcTL", control, sizeof control, NULL, 0);
}

/* A frame's own PNG, chunk by chunk: pixel data goes in, and what comes before it from the first frame alone. */
static void put_frame(struct file *file, const struct render_options *options, const struct plan *plan,
                      const unsigned char *png, size_t size, bool first) {
    bool pixels = false;
    for (size_t at = 8; at + 12 <= size;) {
        uint32_t length = read_u32(png + at);
        const char *type = (const char *)png + at + 4;
        const unsigned char *data = png + at + 8;
        bool is_pixels = memcmp(type, "IDAT", 4) == 0;
        if (is_pixels && !pixels) {
            unsigned char control[8] = {0};
            write_u32(control, (uint32_t)plan->count); /* played without end */
            if (first)
                put_chunk(file, "acTL", control, sizeof control, NULL, 0);
            put_frame_control(file, options, plan->delay_ms);
            pixels = true;
        }
        unsigned char number[4];
        if (is_pixels && first) {
            put_chunk(file, "IDAT", NULL, 0, data, length);
        } else if (is_pixels) {
            write_u32(number, file->sequence++);
            put_chunk(file, "fdAT", number, sizeof number, data, length);
        } else if (first && memcmp(type, "IEND", 4) != 0) {
            put_chunk(file, type, NULL, 0, data, length);
        }
        at += 12 + (size_t)length;
    }
}

int write_apng(const struct render_options *options, const struct plan *plan, const unsigned char *frames) {
    static const unsigned char signature[8] = {137, 'P', 'N', 'G', 13, 10, 26, 10};
    size_t frame_size = (size_t)options->width * (size_t)options->height * 4, size = 0;
    struct file file = {0};
    char why[128] = "out of memory";
    int code = EXIT_OK;
    put(&file, signature, sizeof signature);
    for (size_t i = 0; i < plan->count && code == EXIT_OK && !file.failed; i++) {
        void *png = picture_png(frames + i * frame_size, options->width, options->height, &size, why, sizeof why);
        if (png)
            put_frame(&file, options, plan, png, size, i == 0);
        else
            code = EXIT_CHECK_FAILED;
        free(png);
    }
    put_chunk(&file, "IEND", NULL, 0, NULL, 0);
    if (code == EXIT_OK && !file.failed)
        code = output_write("render", options->output, file.bytes, file.used);
    else
        fprintf(stderr, "glskin render: %s: %s\n", options->output, why);
    free(file.bytes);
    return file.failed ? EXIT_CHECK_FAILED : code;
}
