#include "tool/json.h"

#include <stddef.h>

/* The length of the UTF-8 sequence that text begins with, by RFC 3629's table; 0: it begins with none. */
static size_t utf8_length(const unsigned char *text) {
    static const struct {
        unsigned char first, last, low, high; /* of the lead byte; of the byte behind it */
        size_t length;
    } rows[] = {{0x01, 0x7f, 0, 0xff, 1},    {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
                {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
                {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (text[0] < rows[i].first || text[0] > rows[i].last)
            continue;
        if (rows[i].length > 1 && (text[1] < rows[i].low || text[1] > rows[i].high))
            return 0;
        for (size_t at = 2; at < rows[i].length; at++)
            if (text[at] < 0x80 || text[at] > 0xbf)
                return 0;
        return rows[i].length;
    }
    return 0;
}

void json_string(FILE *to, const char *text) {
    const unsigned char *at = (const unsigned char *)text;
    fputc('"', to);
    for (size_t length; *at; at += length ? length : 1) {
        length = utf8_length(at);
        if (length == 0)
            fputs("\\ufffd", to);
        else if (*at == '"' || *at == '\\')
            fprintf(to, "\\%c", *at);
        else if (*at < 0x20)
            fprintf(to, "\\u%04x", (unsigned)*at);
        else
            fwrite(at, 1, length, to);
    }
    fputc('"', to);
}
