/* What the tests of src/skin share: a host that listens and can refuse memory, fixed-seed numbers, random bones. */
#ifndef GLSKIN_TESTS_SKIN_PROBE_H
#define GLSKIN_TESTS_SKIN_PROBE_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cglm/cglm.h>

#include "support/check_main.h"
#include <glskin/glskin.h>

struct probe {
    char error[1024], warning[1024]; /* the last of each */
    glskin_result code;              /* of the last error */
    size_t errors, warnings;
    size_t blocks, bytes; /* live */
    size_t calls;         /* allocations asked for */
    size_t fail_at;       /* the allocation, from 1, that is refused; 0: none */
};

static inline void *probe_allocate(void *user, void *old, size_t old_size, size_t new_size) {
    struct probe *probe = user;
    if (new_size == 0) {
        probe->blocks -= old != NULL;
        probe->bytes -= old ? old_size : 0;
        free(old);
        return NULL;
    }
    if (++probe->calls == probe->fail_at)
        return NULL;
    void *block = realloc(old, new_size);
    ck_assert_ptr_nonnull(block);
    probe->blocks += old == NULL;
    probe->bytes += new_size - (old ? old_size : 0);
    return block;
}

static inline void probe_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct probe *probe = user;
    if (severity == GLSKIN_SEVERITY_ERROR) {
        snprintf(probe->error, sizeof probe->error, "%s", text);
        probe->code = code;
        probe->errors++;
    } else if (severity == GLSKIN_SEVERITY_WARNING) {
        snprintf(probe->warning, sizeof probe->warning, "%s", text);
        ck_assert_int_eq(code, GLSKIN_OK);
        probe->warnings++;
    }
}

static inline glskin_host probe_host(struct probe *probe) {
    memset(probe, 0, sizeof *probe);
    return (glskin_host){probe_allocate, probe_message, probe};
}

/* Check's own assertions write to a file each time, passed or not: too slow for a million vertices. */
#define REQUIRE(condition)                                                                                             \
    do {                                                                                                               \
        if (!(condition))                                                                                              \
            ck_abort_msg("%s", #condition);                                                                            \
    } while (0)

/* One message, of the code returned, with this text, and nothing left behind. */
#define PROBE_FAILED(probe, got, expected, text)                                                                       \
    do {                                                                                                               \
        ck_assert_int_eq((got), (expected));                                                                           \
        ck_assert_int_eq((probe).code, (expected));                                                                    \
        ck_assert_uint_eq((probe).errors, 1);                                                                          \
        ck_assert_msg(strstr((probe).error, (text)) != NULL, "\"%s\" lacks \"%s\"", (probe).error, (text));            \
        ck_assert_uint_eq((probe).blocks, 0);                                                                          \
        ck_assert_uint_eq((probe).bytes, 0);                                                                           \
    } while (0)

/* xorshift64*, so that a seed gives the same numbers everywhere. */
struct dice {
    uint64_t state;
};
static inline uint32_t dice_roll(struct dice *dice, uint32_t below) {
    dice->state ^= dice->state >> 12;
    dice->state ^= dice->state << 25;
    dice->state ^= dice->state >> 27;
    return (uint32_t)((dice->state * UINT64_C(0x2545F4914F6CDD1D)) >> 32) % below;
}
static inline float dice_real(struct dice *dice, float low, float high) {
    return low + (high - low) * ((float)dice_roll(dice, 1u << 24) / (float)(1u << 24));
}

/* Translation, rotation, scale by cglm, column-major: uneven scales, some mirrored. */
static inline void dice_matrix(struct dice *dice, mat4 out) {
    vec3 move = {dice_real(dice, -5, 5), dice_real(dice, -5, 5), dice_real(dice, -5, 5)};
    vec3 axis = {dice_real(dice, -1, 1), dice_real(dice, -1, 1), dice_real(dice, 0.1f, 1)};
    vec3 scale = {dice_real(dice, 0.5f, 2), dice_real(dice, 0.5f, 2), dice_real(dice, 0.5f, 2)};
    if (dice_roll(dice, 4) == 0)
        scale[0] = -scale[0];
    glm_translate_make(out, move);
    glm_rotate(out, dice_real(dice, -3, 3), axis);
    glm_scale(out, scale);
}

/* Turned anyhow: a blend of these may nearly cancel. free() them. */
static inline glskin_bone *dice_bones(struct dice *dice, size_t count) {
    glskin_bone *bones = malloc(count * sizeof *bones);
    ck_assert_ptr_nonnull(bones);
    for (size_t b = 0; b < count; b++) {
        mat4 m;
        dice_matrix(dice, m);
        glskin_pack_bones(&bones[b], &m[0][0], 1, GLSKIN_COLUMN_MAJOR_4X4);
    }
    return bones;
}

/* Posed as models are, so that a blend keeps its direction: turned up to 60 degrees from the bind pose, unevenly
 * scaled, moved; all mirrored or none. free() them. */
static inline glskin_bone *dice_posed_bones(struct dice *dice, size_t count, bool mirrored) {
    glskin_bone *bones = malloc(count * sizeof *bones);
    ck_assert_ptr_nonnull(bones);
    for (size_t b = 0; b < count; b++) {
        mat4 m;
        vec3 move = {dice_real(dice, -5, 5), dice_real(dice, -5, 5), dice_real(dice, -5, 5)};
        vec3 axis = {dice_real(dice, -1, 1), dice_real(dice, -1, 1), dice_real(dice, 0.1f, 1)};
        vec3 scale = {dice_real(dice, 0.6f, 1.6f), dice_real(dice, 0.6f, 1.6f), dice_real(dice, 0.6f, 1.6f)};
        scale[0] = mirrored ? -scale[0] : scale[0];
        glm_translate_make(m, move);
        glm_rotate(m, dice_real(dice, -1, 1), axis);
        glm_scale(m, scale);
        glskin_pack_bones(&bones[b], &m[0][0], 1, GLSKIN_COLUMN_MAJOR_4X4);
    }
    return bones;
}

static inline void dice_unit(struct dice *dice, float out[3]) {
    vec3 v = {dice_real(dice, -1, 1), dice_real(dice, -1, 1), dice_real(dice, 0.1f, 1)};
    glm_vec3_normalize_to(v, out);
}

/* Diagonal scale then translation. */
static inline glskin_bone bone_make(float sx, float sy, float sz, float x, float y, float z) {
    return (glskin_bone){{{sx, 0, 0, x}, {0, sy, 0, y}, {0, 0, sz, z}}};
}
static inline glskin_bone bone_at(float x, float y, float z) {
    return bone_make(1, 1, 1, x, y, z);
}

#endif
