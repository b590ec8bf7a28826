/* Names and attribute locations by HLSL semantic.
 *
 * Design notes
 *   A location depends on the semantic alone, so a vertex array object made for one shader fits every other, and a
 *   renderer may bind attributes before it knows the shader. The numbers are those at which old drivers aliased generic
 *   attributes with the fixed pipeline's own (NVIDIA's table: 0 position, 1 weight, 2 normal, 3 and 4 colours, 5 fog,
 *   8.. texture coordinates); on such a driver anything else would collide. Position at 0 also matters elsewhere: a
 *   compatibility context draws nothing while attribute 0 is off.
 *   BLENDINDICES has 7, which is free there; TANGENT and BINORMAL take 14 and 15, so six texture coordinates remain.
 *   A semantic without a number of its own takes the lowest free one of 5, 6, 3, 4, 9..13, in declaration order. */
#include "translate.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *semantic;
    unsigned location;
} FIXED[] = {
    {"POSITION", 0},   {"BLENDWEIGHT", 1},  {"NORMAL", 2},     {"COLOR0", 3},    {"COLOR1", 4},
    {"PSIZE", 6},      {"BLENDINDICES", 7}, {"TEXCOORD0", 8},  {"TEXCOORD1", 9}, {"TEXCOORD2", 10},
    {"TEXCOORD3", 11}, {"TEXCOORD4", 12},   {"TEXCOORD5", 13}, {"TANGENT", 14},  {"BINORMAL", 15},
};
static const unsigned SPARE[] = {5, 6, 3, 4, 9, 10, 11, 12, 13};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static bool one_of(const char *text, size_t length, const char *const *set, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (strlen(set[i]) == length && memcmp(set[i], text, length) == 0)
            return true;
    return false;
}

/* "X" and "X0" are one semantic in HLSL. The usual single ones stay bare and the usual numbered ones always carry their
 * number. Of any other, an attribute keeps what was written, and a varying, which two shaders must name alike, always
 * has a number. */
const char *semantic_canonical(const char *semantic, bool varying) {
    static const char *const NUMBERED[] = {"TEXCOORD", "COLOR"};
    static const char *const BARE[] = {"POSITION", "NORMAL",   "BLENDWEIGHT", "BLENDINDICES",
                                       "TANGENT",  "BINORMAL", "PSIZE"};
    size_t length = strlen(semantic);
    char *base = keep_text(semantic, length);
    for (size_t i = 0; i < length; i++)
        base[i] = (char)toupper((unsigned char)base[i]);
    size_t digits = length;
    while (digits > 0 && isdigit((unsigned char)base[digits - 1]))
        digits--;
    unsigned long number = digits < length ? strtoul(base + digits, NULL, 10) : 0;
    bool bare = one_of(base, digits, BARE, COUNT(BARE)) && number == 0;
    bool numbered = one_of(base, digits, NUMBERED, COUNT(NUMBERED));
    if (bare)
        return keep_text(base, digits);
    if (numbered || varying || number > 0)
        return keep_format("%.*s%lu", (int)digits, base, number);
    return base;
}

bool semantic_locations(glskin_shader_attribute *attributes, size_t count) {
    bool taken[16] = {false};
    const unsigned none = ~0u;
    for (size_t i = 0; i < count; i++) {
        attributes[i].location = none;
        for (size_t k = 0; k < COUNT(FIXED); k++) {
            if (strcmp(attributes[i].semantic, FIXED[k].semantic) == 0) {
                attributes[i].location = FIXED[k].location;
                taken[FIXED[k].location] = true;
            }
        }
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < COUNT(SPARE) && attributes[i].location == none; k++) {
            if (!taken[SPARE[k]]) {
                attributes[i].location = SPARE[k];
                taken[SPARE[k]] = true;
            }
        }
        if (attributes[i].location == none)
            return false;
    }
    return true;
}

int semantic_target(const char *semantic) {
    static const char *const PREFIX[] = {"COLOR", "SV_TARGET"};
    for (size_t i = 0; i < COUNT(PREFIX); i++) {
        size_t length = strlen(PREFIX[i]), k = 0;
        while (k < length && toupper((unsigned char)semantic[k]) == PREFIX[i][k])
            k++;
        if (k < length)
            continue;
        if (!semantic[k])
            return 0;
        if (isdigit((unsigned char)semantic[k]) && !semantic[k + 1] && semantic[k] < '8')
            return semantic[k] - '0';
    }
    return -1;
}
