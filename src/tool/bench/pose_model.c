#include "tool/bench/pose_model.h"

#include "tool/sample/buffer.h"

#include <math.h>
#include <stdio.h>

enum { CHANNELS = 3 };

static size_t begin(struct buffer *out, const char *tag) {
    put_tag(out, tag);
    put_u32(out, 0);
    return out->size;
}

/* The size at `at` - 4; `own`: that of an entry, which counts itself. */
static void end(struct buffer *out, size_t at, size_t own) {
    if (!out->failed)
        encode_u32(out->bytes + at - 4, (uint32_t)(out->size - at + own));
}

static void put_extent(struct buffer *out) {
    put_f32(out, 1);
    put_vec3(out, vec3(-1, -1, -1));
    put_vec3(out, vec3(1, 1, 1));
}

static void put_head(struct buffer *out) {
    put_tag(out, "MDLX");
    size_t at = begin(out, "VERS");
    put_u32(out, 800);
    end(out, at, 0);
    at = begin(out, "MODL");
    put_text(out, "bench", 80);
    put_text(out, "", 260);
    put_extent(out);
    put_u32(out, 0);
    end(out, at, 0);
    at = begin(out, "SEQS");
    put_text(out, "Walk", 80);
    put_u32(out, 0);
    put_u32(out, POSE_MODEL_MS);
    put_f32(out, 0);
    put_u32(out, 0); /* looping */
    put_f32(out, 0);
    put_u32(out, 0);
    put_extent(out);
    end(out, at, 0);
}

/* Every bone swings in a phase of its own, about an axis of its own, at up to some 20 degrees from key to key. */
static void put_key(struct buffer *out, int channel, size_t bone, int key) {
    double phase = 2 * PI * key / (POSE_MODEL_KEYS - 1) + 0.7 * (double)bone, swing = sin(phase);
    struct vec3 axis = vec3_unit(vec3(sin((double)bone), cos(1.7 * (double)bone), 0.3));
    put_u32(out, (uint32_t)(key * POSE_MODEL_MS / (POSE_MODEL_KEYS - 1)));
    if (channel == 0) {
        put_vec3(out, vec3_scale(axis, 0.2 * swing));
    } else if (channel == 1) {
        put_vec3(out, vec3_scale(axis, sin(0.8 * swing)));
        put_f32(out, cos(0.8 * swing));
    } else {
        put_vec3(out, vec3(1 + 0.1 * swing, 1 - 0.1 * swing, 1 + 0.05 * swing));
    }
}

static void put_bone(struct buffer *out, size_t bone) {
    static const char *const tags[CHANNELS] = {"KGTR", "KGRT", "KGSC"};
    char name[32];
    snprintf(name, sizeof name, "Bone%zu", bone);
    put_u32(out, 0);
    size_t at = out->size;
    put_text(out, name, 80);
    put_i32(out, (int)bone);
    put_i32(out, bone == 0 ? -1 : (int)(bone - 1) / 2);
    put_u32(out, 0x100); /* a bone, which leaves out nothing of its parent */
    for (int channel = 0; channel < CHANNELS; channel++) {
        put_tag(out, tags[channel]);
        put_u32(out, POSE_MODEL_KEYS);
        put_u32(out, 1);  /* linear */
        put_i32(out, -1); /* on the sequence's time */
        for (int key = 0; key < POSE_MODEL_KEYS; key++)
            put_key(out, channel, bone, key);
    }
    end(out, at, 4);
    put_i32(out, -1); /* geoset */
    put_i32(out, -1); /* geoset animation */
}

unsigned char *bench_pose_model(size_t bones, size_t *size) {
    struct buffer out = {0};
    put_head(&out);
    size_t at = begin(&out, "BONE");
    for (size_t bone = 0; bone < bones; bone++)
        put_bone(&out, bone);
    end(&out, at, 0);
    at = begin(&out, "PIVT");
    for (size_t bone = 0; bone < bones; bone++)
        put_vec3(&out, vec3(0.1 * (double)(bone % 7), 0.2 * (double)(bone % 5), 0.1 * (double)bone));
    end(&out, at, 0);
    *size = out.size;
    return out.bytes;
}
