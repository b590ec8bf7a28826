/* A sample as MDX version 800, the format of Warcraft III: The Frozen Throne. Little-endian throughout. Chunks are a
 * tag, the byte count of what follows, and that; entries of some chunks begin with their own size, which
 * includes itself. */
#include "tool/sample/sample.h"

#include <stdlib.h>
#include <string.h>

/* Grows as needed; after a failed allocation it stays empty and takes nothing more. */
struct buffer {
    unsigned char *bytes;
    size_t size, capacity;
    bool failed;
};

static unsigned char *reserve(struct buffer *out, size_t count) {
    if (!out->failed && out->size + count > out->capacity) {
        size_t capacity = (out->size + count) * 2;
        unsigned char *bytes = realloc(out->bytes, capacity);
        if (bytes) {
            out->bytes = bytes;
            out->capacity = capacity;
        } else {
            free(out->bytes);
            *out = (struct buffer){.failed = true};
        }
    }
    if (out->failed) {
        return NULL;
    }
    out->size += count;
    return out->bytes + out->size - count;
}

static void put_bytes(struct buffer *out, const void *bytes, size_t count) {
    unsigned char *at = reserve(out, count);
    if (at && count > 0) {
        memcpy(at, bytes, count);
    }
}

static void encode_u32(unsigned char *at, uint32_t value) {
    for (int i = 0; i < 4; i++) {
        at[i] = (unsigned char)(value >> (8 * i));
    }
}

static void put_u32(struct buffer *out, uint32_t value) {
    unsigned char *at = reserve(out, 4);
    if (at) {
        encode_u32(at, value);
    }
}

static void put_i32(struct buffer *out, int value) {
    put_u32(out, (uint32_t)value);
}

static void put_u16(struct buffer *out, unsigned value) {
    unsigned char low_high[2] = {(unsigned char)value, (unsigned char)(value >> 8)};
    put_bytes(out, low_high, 2);
}

static void put_f32(struct buffer *out, double value) {
    float number = (float)value + 0.0f; /* no negative zeros: -0 + 0 is +0 */
    uint32_t bits;
    memcpy(&bits, &number, sizeof bits);
    put_u32(out, bits);
}

static void put_vec3(struct buffer *out, struct vec3 v) {
    put_f32(out, v.x);
    put_f32(out, v.y);
    put_f32(out, v.z);
}

/* Text in a field of fixed size, the rest zero; the last byte always is. */
static void put_text(struct buffer *out, const char *text, size_t field) {
    unsigned char *at = reserve(out, field);
    if (at) {
        size_t length = strlen(text);
        memset(at, 0, field);
        memcpy(at, text, length < field ? length : field - 1);
    }
}

static void put_tag(struct buffer *out, const char *tag) {
    put_bytes(out, tag, 4);
}

static void put_extent(struct buffer *out, const struct sample_extent *extent) {
    put_f32(out, extent->radius);
    put_vec3(out, extent->min);
    put_vec3(out, extent->max);
}

/* A size is written when its end is known: begin leaves room for it, end fills it in. */
static size_t begin_size(struct buffer *out) {
    size_t at = out->size;
    put_u32(out, 0);
    return at;
}

static void end_size(struct buffer *out, size_t at, bool inclusive) {
    if (!out->failed) {
        encode_u32(out->bytes + at, (uint32_t)(out->size - at - (inclusive ? 0 : 4)));
    }
}

static size_t begin_chunk(struct buffer *out, const char *tag) {
    put_tag(out, tag);
    return begin_size(out);
}

static void end_chunk(struct buffer *out, size_t at) {
    end_size(out, at, false);
}

static void write_model(struct buffer *out, const struct sample *sample) {
    size_t chunk = begin_chunk(out, "VERS");
    put_u32(out, 800);
    end_chunk(out, chunk);

    chunk = begin_chunk(out, "MODL");
    put_text(out, sample->name, 80);
    put_text(out, "", 260); /* animation file: none */
    put_extent(out, &sample->extent);
    put_u32(out, 150); /* blend time, ms */
    end_chunk(out, chunk);
}

static void write_sequences(struct buffer *out, const struct sample *sample) {
    size_t chunk = begin_chunk(out, "SEQS");
    for (int i = 0; i < sample->sequence_count; i++) {
        const struct sample_sequence *sequence = &sample->sequence[i];
        put_text(out, sequence->name, 80);
        put_i32(out, sequence->start);
        put_i32(out, sequence->end);
        put_f32(out, sequence->move_speed);
        put_u32(out, sequence->looping ? 0 : 1);
        put_f32(out, 0); /* rarity: always */
        put_u32(out, 0); /* sync point */
        put_extent(out, &sequence->extent);
    }
    end_chunk(out, chunk);

    chunk = begin_chunk(out, "GLBS");
    for (int i = 0; i < sample->global_sequence_count; i++) {
        put_i32(out, sample->global_sequence[i]);
    }
    end_chunk(out, chunk);
}

/* One opaque layer in the player's colour: a texture that every copy of the game can make for itself. */
static void write_material(struct buffer *out) {
    size_t chunk = begin_chunk(out, "MTLS"), material = begin_size(out);
    put_i32(out, 0); /* priority plane */
    put_u32(out, 0); /* flags */
    put_tag(out, "LAYS");
    put_u32(out, 1);
    size_t layer = begin_size(out);
    put_u32(out, 0);  /* filter mode: none */
    put_u32(out, 0);  /* flags: lit, one-sided */
    put_i32(out, 0);  /* texture */
    put_i32(out, -1); /* texture animation: none */
    put_u32(out, 0);  /* set of texture coordinates */
    put_f32(out, 1);  /* alpha */
    end_size(out, layer, true);
    end_size(out, material, true);
    end_chunk(out, chunk);

    chunk = begin_chunk(out, "TEXS");
    put_u32(out, 1); /* replaceable: team colour */
    put_text(out, "", 260);
    put_u32(out, 0); /* flags: no wrapping */
    end_chunk(out, chunk);
}

static void write_vertices(struct buffer *out, const struct sample_geoset *geoset) {
    put_tag(out, "VRTX");
    put_i32(out, geoset->vertex_count);
    for (int i = 0; i < geoset->vertex_count; i++) {
        put_vec3(out, geoset->vertex[i].position);
    }
    put_tag(out, "NRMS");
    put_i32(out, geoset->vertex_count);
    for (int i = 0; i < geoset->vertex_count; i++) {
        put_vec3(out, geoset->vertex[i].normal);
    }
    put_tag(out, "PTYP");
    put_u32(out, 1);
    put_u32(out, 4); /* triangles */
    put_tag(out, "PCNT");
    put_u32(out, 1);
    put_i32(out, 3 * geoset->triangle_count);
    put_tag(out, "PVTX");
    put_i32(out, 3 * geoset->triangle_count);
    for (int i = 0; i < geoset->triangle_count; i++) {
        for (int corner = 0; corner < 3; corner++) {
            put_u16(out, geoset->triangle[i][corner]);
        }
    }
}

static void write_groups(struct buffer *out, const struct sample_geoset *geoset) {
    put_tag(out, "GNDX");
    put_i32(out, geoset->vertex_count);
    for (int i = 0; i < geoset->vertex_count; i++) {
        unsigned char group = (unsigned char)geoset->vertex[i].group;
        put_bytes(out, &group, 1);
    }
    int members = 0;
    put_tag(out, "MTGC");
    put_i32(out, geoset->group_count);
    for (int i = 0; i < geoset->group_count; i++) {
        put_i32(out, geoset->group[i].count);
        members += geoset->group[i].count;
    }
    put_tag(out, "MATS");
    put_i32(out, members);
    for (int i = 0; i < geoset->group_count; i++) {
        for (int b = 0; b < geoset->group[i].count; b++) {
            put_i32(out, geoset->group[i].bone[b]);
        }
    }
}

static void write_geosets(struct buffer *out, const struct sample *sample) {
    size_t chunk = begin_chunk(out, "GEOS");
    for (int g = 0; g < sample->geoset_count; g++) {
        const struct sample_geoset *geoset = &sample->geoset[g];
        size_t entry = begin_size(out);
        write_vertices(out, geoset);
        write_groups(out, geoset);
        put_u32(out, 0); /* material */
        put_u32(out, 0); /* selection group */
        put_u32(out, 0); /* selection flags */
        put_extent(out, &geoset->extent);
        put_i32(out, sample->sequence_count);
        for (int i = 0; i < sample->sequence_count; i++) {
            put_extent(out, &geoset->sequence_extent[i]);
        }
        put_tag(out, "UVAS");
        put_u32(out, 1);
        put_tag(out, "UVBS");
        put_i32(out, geoset->vertex_count);
        for (int i = 0; i < geoset->vertex_count; i++) {
            put_f32(out, geoset->vertex[i].u);
            put_f32(out, geoset->vertex[i].v);
        }
        end_size(out, entry, true);
    }
    end_chunk(out, chunk);
}

static void write_track(struct buffer *out, const struct sample *sample, const struct sample_track *track,
                        enum sample_channel channel) {
    static const char *const tags[SAMPLE_CHANNELS] = {"KGTR", "KGRT", "KGSC"};
    if (track->key_count == 0) {
        return;
    }
    put_tag(out, tags[channel]);
    put_i32(out, track->key_count);
    put_u32(out, track->interpolation);
    put_i32(out, track->global_sequence);
    int components = channel == SAMPLE_ROTATION ? 4 : 3;
    for (int i = 0; i < track->key_count; i++) {
        const struct sample_key *key = &sample->key[track->first_key + i];
        const double *values[3] = {key->value, key->in, key->out};
        put_i32(out, key->time);
        for (int part = 0; part < (track->interpolation == SAMPLE_LINEAR ? 1 : 3); part++) {
            for (int c = 0; c < components; c++) {
                put_f32(out, values[part][c]);
            }
        }
    }
}

/* Bones and helpers are in chunks of their own, in the order of their object ids. */
static void write_nodes(struct buffer *out, const struct sample *sample, bool helpers) {
    size_t chunk = begin_chunk(out, helpers ? "HELP" : "BONE");
    for (int i = 0; i < sample->node_count; i++) {
        const struct sample_node *node = &sample->node[i];
        if (node->helper != helpers) {
            continue;
        }
        size_t entry = begin_size(out);
        put_text(out, node->name, 80);
        put_i32(out, i);
        put_i32(out, node->parent);
        put_u32(out, helpers ? 0 : 0x100); /* the kind; no inheritance is cut */
        for (int channel = 0; channel < SAMPLE_CHANNELS; channel++) {
            write_track(out, sample, &node->track[channel], channel);
        }
        end_size(out, entry, true);
        if (!helpers) {
            put_i32(out, -1); /* geoset: of more than one */
            put_i32(out, -1); /* geoset animation: none */
        }
    }
    end_chunk(out, chunk);
}

unsigned char *sample_write_mdx(const struct sample *sample, size_t *size) {
    struct buffer out = {0};
    put_tag(&out, "MDLX");
    write_model(&out, sample);
    write_sequences(&out, sample);
    write_material(&out);
    write_geosets(&out, sample);
    write_nodes(&out, sample, false);
    write_nodes(&out, sample, true);
    size_t chunk = begin_chunk(&out, "PIVT");
    for (int i = 0; i < sample->node_count; i++) {
        put_vec3(&out, sample->node[i].pivot);
    }
    end_chunk(&out, chunk);
    *size = out.size;
    return out.bytes;
}
