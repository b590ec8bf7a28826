/* JSON: is it, and what does it hold. */
#ifndef GLSKIN_TESTS_CLI_JSON_H
#define GLSKIN_TESTS_CLI_JSON_H

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static inline const char *skip_space(const char *at) {
    return at + strspn(at, " \n\t\r");
}

/* Past the value at `at`, or NULL if there is none. */
static inline const char *json_value(const char *at);

static inline const char *json_text(const char *at) {
    if (*at != '"')
        return NULL;
    for (at++; *at != '"'; at++) {
        if ((unsigned char)*at < ' ')
            return NULL;
        if (*at == '\\' && !strchr("\"\\/bfnrtu", *++at))
            return NULL;
    }
    return at + 1;
}

static inline const char *json_list(const char *at, char close, bool keys) {
    at = skip_space(at + 1);
    if (*at == close)
        return at + 1;
    for (;;) {
        if (keys) {
            at = json_text(at);
            if (!at || *skip_space(at) != ':')
                return NULL;
            at = skip_space(skip_space(at) + 1);
        }
        at = json_value(at);
        if (!at)
            return NULL;
        at = skip_space(at);
        if (*at == close)
            return at + 1;
        if (*at != ',')
            return NULL;
        at = skip_space(at + 1);
    }
}

static inline const char *json_value(const char *at) {
    char *end;
    at = skip_space(at);
    if (*at == '{')
        return json_list(at, '}', true);
    if (*at == '[')
        return json_list(at, ']', false);
    if (*at == '"')
        return json_text(at);
    if (strncmp(at, "null", 4) == 0)
        return at + 4;
    if (!strchr("-0123456789", *at)) /* strtod also takes nan and inf, which JSON has not */
        return NULL;
    strtod(at, &end);
    return end == at ? NULL : end;
}

static inline size_t occurrences(const char *text, const char *what) {
    size_t count = 0;
    for (; (text = strstr(text, what)) != NULL; text += strlen(what))
        count++;
    return count;
}

#endif
