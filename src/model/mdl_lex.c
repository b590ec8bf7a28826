/* Tokens of MDL. Numbers are read here and not by strtod, whose decimal point is that of the host's locale. */
#include "model/mdl.h"

#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static void pass_blanks(struct mdl *mdl) {
    struct mdl_place *p = &mdl->place;
    for (; p->at < mdl->size; ++p->at) {
        char c = mdl->text[p->at];
        if (c == '/' && p->at + 1 < mdl->size && mdl->text[p->at + 1] == '/') {
            while (p->at < mdl->size && mdl->text[p->at] != '\n')
                ++p->at;
            if (p->at == mdl->size)
                return;
            c = '\n';
        }
        if (c == '\n')
            ++p->line;
        else if (c != ' ' && c != '\t' && c != '\r')
            return;
    }
}

static void take_string(struct mdl *mdl, struct mdl_token *token) {
    struct mdl_place *p = &mdl->place;
    const char *from = mdl->text + ++p->at, *quote = memchr(from, '"', mdl->size - p->at);
    token->kind = quote ? MDL_STRING : MDL_BAD;
    token->start = p->at;
    token->length = quote ? (size_t)(quote - from) : mdl->size - p->at;
    for (size_t i = 0; i < token->length; ++i)
        p->line += from[i] == '\n';
    p->at += token->length + (quote != NULL);
}

void mdl_advance(struct mdl *mdl) {
    struct mdl_place *p = &mdl->place;
    mdl->line = p->token.line;
    pass_blanks(mdl);
    struct mdl_token token = {MDL_END, p->at, 0, p->line};
    if (p->at < mdl->size) {
        char c = mdl->text[p->at];
        if (c == '"') {
            take_string(mdl, &token);
        } else {
            bool number = is_digit(c) || c == '-' || c == '+' || c == '.', word = is_letter(c);
            token.kind = number ? MDL_NUMBER : word ? MDL_WORD : strchr("{},:", c) && c ? MDL_MARK : MDL_BAD;
            for (++p->at; (number || word) && p->at < mdl->size; ++p->at) {
                c = mdl->text[p->at];
                if (!is_digit(c) && !is_letter(c) && !(number && strchr("+-.#", c) && c))
                    break;
            }
            token.length = p->at - token.start;
        }
    }
    p->token = token;
}

/* A byte order mark in front is no part of the text. */
void mdl_start(struct mdl *mdl) {
    mdl->place = (struct mdl_place){.line = 1, .token.line = 1};
    if (mdl->size >= 3 && memcmp(mdl->text, "\xef\xbb\xbf", 3) == 0)
        mdl->place.at = 3;
    mdl_advance(mdl);
}

void mdl_go(struct mdl *mdl, const struct mdl_place *place) {
    mdl->place = *place;
    mdl->line = place->token.line;
}

bool mdl_fail(struct mdl *mdl, size_t line, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    mdl->result = findings_fail(mdl->findings, GLSKIN_ERROR_MALFORMED_DATA, mdl->where, line, format, arguments);
    va_end(arguments);
    return false;
}

bool mdl_fault(struct mdl *mdl, size_t line, const char *repair, const char *format, ...) {
    bool lenient = mdl->findings->lenient;
    va_list arguments;
    va_start(arguments, format);
    if (!lenient)
        mdl->result = findings_fail(mdl->findings, GLSKIN_ERROR_MALFORMED_DATA, mdl->where, line, format, arguments);
    else if (mdl->bytes) /* not on both walks */
        findings_add(mdl->findings, GLSKIN_FINDING_REPAIRED, mdl->where, line, repair, format, arguments);
    va_end(arguments);
    return lenient;
}

bool mdl_unsupported(struct mdl *mdl, size_t line, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    mdl->result = findings_fail(mdl->findings, GLSKIN_ERROR_UNSUPPORTED, mdl->where, line, format, arguments);
    va_end(arguments);
    return false;
}

/* The next token for a message, which is one line of plain text. */
static const char *token_text(const struct mdl *mdl, char out[48]) {
    const struct mdl_token *token = &mdl->place.token;
    size_t length = token->length < 40 ? token->length : 40;
    if (token->kind == MDL_END)
        return "the end of the file";
    for (size_t i = 0; i < length; ++i) {
        char c = mdl->text[token->start + i];
        out[i + 1] = (char)(c >= 0x20 && c < 0x7f ? c : '?');
    }
    out[0] = out[length + 1] = token->kind == MDL_STRING ? '"' : '\'';
    out[length + 2] = 0;
    return out;
}

bool mdl_expected(struct mdl *mdl, const char *what) {
    char found[48];
    return mdl_fail(mdl, mdl->place.token.line, "expected %s, found %s", what, token_text(mdl, found));
}

bool mdl_expected_or(struct mdl *mdl, const char *repair, const char *what) {
    char found[48];
    return mdl_fault(mdl, mdl->place.token.line, repair, "expected %s, found %s", what, token_text(mdl, found));
}

bool mdl_is(const struct mdl *mdl, enum mdl_kind kind) {
    return mdl->place.token.kind == kind;
}

bool mdl_word_is(const struct mdl *mdl, const char *word) {
    const struct mdl_token *token = &mdl->place.token;
    return token->kind == MDL_WORD && token->length == strlen(word) &&
           memcmp(mdl->text + token->start, word, token->length) == 0;
}

bool mdl_mark_is(const struct mdl *mdl, char mark) {
    return mdl->place.token.kind == MDL_MARK && mdl->text[mdl->place.token.start] == mark;
}

bool mdl_accept_word(struct mdl *mdl, const char *word) {
    bool found = mdl_word_is(mdl, word);
    if (found)
        mdl_advance(mdl);
    return found;
}

bool mdl_accept(struct mdl *mdl, char mark) {
    bool found = mdl_mark_is(mdl, mark);
    if (found)
        mdl_advance(mdl);
    return found;
}

bool mdl_expect(struct mdl *mdl, char mark) {
    const char what[4] = {'\'', mark, '\'', 0};
    return mdl_accept(mdl, mark) || mdl_expected(mdl, what);
}

/* Exact where the digits fit in a double and the power of ten is at most 22: so every float written with the nine
 * digits that tell it from others comes back as itself. */
static bool parse_number(const char *s, size_t n, double *out) {
    size_t i = 0, digits = 0;
    double value = 0, scale = 1;
    int exponent = 0, written = 0, sign = 1;
    bool negative = n && s[0] == '-';
    i += n && (s[0] == '-' || s[0] == '+');
    uint64_t mantissa = 0;
    for (bool point = false; i < n && (is_digit(s[i]) || (s[i] == '.' && !point)); ++i) {
        if (s[i] == '.') {
            point = true;
            continue;
        }
        bool kept = mantissa < UINT64_C(100000000000000000);
        if (kept)
            mantissa = mantissa * 10 + (uint64_t)(s[i] - '0');
        if (exponent > -100000 && exponent < 100000)
            exponent += (kept ? 0 : 1) - (point ? 1 : 0);
        ++digits;
    }
    if (digits && i < n && (s[i] == 'e' || s[i] == 'E')) {
        size_t from = ++i;
        if (i < n && (s[i] == '-' || s[i] == '+')) {
            sign = s[i] == '-' ? -1 : 1;
            from = ++i;
        }
        for (; i < n && is_digit(s[i]); ++i)
            written = written < 100000 ? written * 10 + (s[i] - '0') : written;
        if (i == from)
            return false;
    }
    if (!digits || i != n)
        return false;
    exponent += sign * written;
    value = (double)mantissa;
    int steps = exponent < 0 ? -exponent : exponent;
    for (; mantissa && steps > 22 && steps < 700; steps -= 22)
        value = exponent < 0 ? value / 1e22 : value * 1e22;
    if (mantissa && steps >= 700)
        value = exponent < 0 ? 0 : (double)INFINITY;
    for (int k = 0; k < steps && k < 22; ++k)
        scale *= 10;
    value = exponent < 0 ? value / scale : value * scale;
    *out = negative ? -value : value;
    return true;
}

/* What C libraries print for numbers that are none: nan, -nan(ind), 1.#QNAN, inf ... */
static bool means_no_number(const struct mdl *mdl) {
    const struct mdl_token *token = &mdl->place.token;
    const char *text = mdl->text + token->start;
    size_t length = token->length;
    if (token->kind != MDL_NUMBER && token->kind != MDL_WORD)
        return false;
    if (length && (*text == '-' || *text == '+')) {
        ++text;
        --length;
    }
    for (size_t i = 0; i < length; ++i) {
        if (text[i] == '#')
            return true;
    }
    return length >= 3 && ((text[0] | 0x20) == 'n' || (text[0] | 0x20) == 'i') &&
           (memcmp(text + 1, "an", 2) == 0 || memcmp(text + 1, "AN", 2) == 0 || memcmp(text + 1, "aN", 2) == 0 ||
            memcmp(text + 1, "nf", 2) == 0 || memcmp(text + 1, "NF", 2) == 0);
}

float mdl_loose_float(struct mdl *mdl) {
    const struct mdl_token *token = &mdl->place.token;
    double value;
    if (token->kind == MDL_NUMBER && parse_number(mdl->text + token->start, token->length, &value)) {
        mdl_advance(mdl);
        return fabs(value) <= FLT_MAX ? (float)value : NAN;
    }
    while (!mdl_mark_is(mdl, ',') && !mdl_mark_is(mdl, '}') && !mdl_is(mdl, MDL_END))
        mdl_advance(mdl);
    return NAN;
}

bool mdl_float(struct mdl *mdl, const char *what, float *out) {
    const double greatest = 3.4028234663852886e38, rounds_to_it = 3.4028235677973364e38;
    const struct mdl_token *token = &mdl->place.token;
    double value = NAN;
    char found[48];
    if (!means_no_number(mdl) &&
        (token->kind != MDL_NUMBER || !parse_number(mdl->text + token->start, token->length, &value)))
        return mdl_fail(mdl, token->line, "expected a number in %s, found %s", what, token_text(mdl, found));
    if (!(fabs(value) <= rounds_to_it)) {
        *out = NAN;
        if (!mdl->findings->lenient)
            return mdl_fail(mdl, token->line, "expected a finite number in %s, found %s", what, token_text(mdl, found));
        mdl_loose_float(mdl); /* the MDX reader repairs and tells it */
        return true;
    }
    *out = (float)(value > greatest ? greatest : value < -greatest ? -greatest : value);
    mdl_advance(mdl);
    return true;
}

bool mdl_integer(struct mdl *mdl, const char *what, int64_t least, int64_t most, int64_t *out) {
    const struct mdl_token *token = &mdl->place.token;
    double value;
    if (token->kind != MDL_NUMBER || !parse_number(mdl->text + token->start, token->length, &value) ||
        value != floor(value) || value < (double)least || value > (double)most) {
        char found[48];
        return mdl_fail(mdl, token->line, "expected %s, a whole number from %lld to %lld, found %s", what,
                        (long long)least, (long long)most, token_text(mdl, found));
    }
    *out = (int64_t)value;
    mdl_advance(mdl);
    return true;
}

bool mdl_id(struct mdl *mdl, const char *what, uint32_t *out) {
    int64_t value = 0; /* gcc 12 at -O3 does not see that mdl_integer sets it */
    if (!mdl_integer(mdl, what, -1, UINT32_MAX, &value))
        return false;
    *out = (uint32_t)value;
    return true;
}

bool mdl_skip_block(struct mdl *mdl) {
    size_t depth = 0, line = mdl->place.token.line;
    if (!mdl_mark_is(mdl, '{'))
        return mdl_expected(mdl, "'{'");
    do {
        if (mdl_is(mdl, MDL_END))
            return mdl_fail(mdl, mdl->place.token.line,
                            "expected '}' for the '{' of line %zu, found the end of the file", line);
        depth += mdl_mark_is(mdl, '{');
        depth -= mdl_mark_is(mdl, '}');
        mdl_advance(mdl);
    } while (depth);
    return true;
}

bool mdl_skip_entry(struct mdl *mdl) {
    for (; !mdl_mark_is(mdl, '}'); mdl_advance(mdl)) {
        if (mdl_is(mdl, MDL_END))
            return mdl_expected(mdl, "'}'");
        if (mdl_accept(mdl, ','))
            return true;
        if (mdl_mark_is(mdl, '{')) {
            if (!mdl_skip_block(mdl))
                return false;
            mdl_accept(mdl, ',');
            return true;
        }
    }
    return true;
}
