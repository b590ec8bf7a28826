/* A sample as M2 version 256, the format of World of Warcraft 1.12. Little-endian throughout. A header of arrays, each
 * a count and an offset from the file's start; elements may hold such arrays in turn.
 *
 * All geosets are one submesh on all of their bones, far more than the 64 or so that a common palette holds. Wherever
 * the format goes through a table, the table does something: the view lists the vertices from the last to the first,
 * and the bone lookup has the bones in the order in which those vertices use them. So a reader that leaves out a step
 * shows it at once. Two batches draw the submesh: the second adds a glow, whose colour moves. */
#include "tool/sample/buffer.h"
#include "tool/sample/sample.h"

#include <stdlib.h>
#include <string.h>

/* Where the header has its arrays. */
enum {
    M2_AT_NAME = 0x08,
    M2_AT_GLOBAL_SEQUENCES = 0x14,
    M2_AT_SEQUENCES = 0x1c,
    M2_AT_SEQUENCE_LOOKUP = 0x24,
    M2_AT_PLAYABLE_LOOKUP = 0x2c,
    M2_AT_BONES = 0x34,
    M2_AT_VERTICES = 0x44,
    M2_AT_VIEWS = 0x4c,
    M2_AT_COLOURS = 0x54,
    M2_AT_TEXTURES = 0x5c,
    M2_AT_TRANSPARENCIES = 0x64,
    M2_AT_REPLACEABLES = 0x7c,
    M2_AT_MATERIALS = 0x84,
    M2_AT_BONE_LOOKUP = 0x8c,
    M2_AT_TEXTURE_LOOKUP = 0x94,
    M2_AT_UNIT_LOOKUP = 0x9c,
    M2_AT_TRANSPARENCY_LOOKUP = 0xa4,
    M2_AT_UV_ANIMATION_LOOKUP = 0xac,
    M2_AT_BOUNDS = 0xb4,
    M2_HEADER = 0x144,
    M2_ANIMATION_IDS = 226 /* that the client of 1.12 knows */
};

/* What several arrays need. */
struct m2_mesh {
    int vertex_count, triangle_count, bone_count;
    int bone[SAMPLE_MAX_NODES]; /* the bone lookup */
    int slot[SAMPLE_MAX_NODES]; /* where a bone stands in it; -1: it carries no vertex */
};

/* Points the array at `at` to what comes next. */
static void begin_array(struct buffer *out, size_t at, int count) {
    if (!out->failed) {
        encode_u32(out->bytes + at, (uint32_t)count);
        encode_u32(out->bytes + at + 4, (uint32_t)out->size);
    }
}

static void put_u16_array(struct buffer *out, size_t at, const unsigned *values, int count) {
    begin_array(out, at, count);
    for (int i = 0; i < count; i++) {
        put_u16(out, values[i]);
    }
    put_zeros(out, count % 2 ? 2 : 0); /* everything else starts at a multiple of 4 */
}

static void put_string_array(struct buffer *out, size_t at, const char *text) {
    size_t size = strlen(text) + 1;
    begin_array(out, at, (int)size);
    put_bytes(out, text, size);
    put_zeros(out, (4 - size % 4) % 4);
}

static void put_m2_extent(struct buffer *out, const struct sample_extent *extent) {
    put_vec3(out, extent->min);
    put_vec3(out, extent->max);
    put_f32(out, extent->radius);
}

/* ---- What moves ------------------------------------------------------------------------------------------------- */

static int sequence_of_id(const struct sample *sample, unsigned id) {
    for (int i = 0; i < sample->sequence_count; i++) {
        if (sample->sequence[i].m2_id == id) {
            return i;
        }
    }
    return -1;
}

static void write_m2_sequences(struct buffer *out, const struct sample *sample) {
    unsigned lookup[M2_ANIMATION_IDS], last = 0;
    begin_array(out, M2_AT_GLOBAL_SEQUENCES, sample->global_sequence_count);
    for (int i = 0; i < sample->global_sequence_count; i++) {
        put_i32(out, sample->global_sequence[i]);
    }
    begin_array(out, M2_AT_SEQUENCES, sample->sequence_count);
    for (int i = 0; i < sample->sequence_count; i++) {
        const struct sample_sequence *sequence = &sample->sequence[i];
        put_u16(out, sequence->m2_id);
        put_u16(out, 0); /* variation */
        put_i32(out, sequence->start);
        put_i32(out, sequence->end);
        put_f32(out, sequence->move_speed);
        put_u32(out, sequence->looping ? 0 : 1);
        put_u16(out, 32767); /* frequency: there is no other variation */
        put_u16(out, 0);
        put_u32(out, 0);   /* replays, at least */
        put_u32(out, 0);   /* and at most */
        put_u32(out, 150); /* blend time, ms */
        put_m2_extent(out, &sequence->extent);
        put_u16(out, 0xffff);      /* next variation: none */
        put_u16(out, (unsigned)i); /* alias: itself */
    }
    for (unsigned id = 0; id < M2_ANIMATION_IDS; id++) {
        int sequence = sequence_of_id(sample, id);
        lookup[id] = sequence < 0 ? 0xffff : (unsigned)sequence;
        last = sequence < 0 ? last : id;
    }
    put_u16_array(out, M2_AT_SEQUENCE_LOOKUP, lookup, (int)last + 1);
    begin_array(out, M2_AT_PLAYABLE_LOOKUP, M2_ANIMATION_IDS);
    for (unsigned id = 0; id < M2_ANIMATION_IDS; id++) {
        put_u16(out, lookup[id] == 0xffff ? 0 : id); /* what isn't there plays Stand */
        put_u16(out, 0);
    }
}

/* An entry of a track's ranges: the first and the last of the keys that belong to a sequence. */
static void put_range(struct buffer *out, const struct sample *sample, const struct sample_track *track,
                      const struct sample_sequence *sequence) {
    int first = -1, last = -1;
    for (int i = 0; i < track->key_count; i++) {
        int time = sample->key[track->first_key + i].time;
        if (time >= sequence->start && time <= sequence->end) {
            first = first < 0 ? i : first;
            last = i;
        }
    }
    put_i32(out, first); /* bake_sequences keys every sequence */
    put_i32(out, last);
}

/* What the track at `at`, in a bone that is written already, points to. */
static void write_m2_track(struct buffer *out, const struct sample *sample, const struct sample_track *track,
                           enum sample_channel channel, size_t at) {
    const struct sample_key *keys = &sample->key[track->first_key];
    if (track->key_count == 0) {
        return;
    }
    if (track->global_sequence < 0) { /* else all keys belong to it */
        begin_array(out, at + 4, sample->sequence_count);
        for (int i = 0; i < sample->sequence_count; i++) {
            put_range(out, sample, track, &sample->sequence[i]);
        }
    }
    begin_array(out, at + 12, track->key_count);
    for (int i = 0; i < track->key_count; i++) {
        put_i32(out, keys[i].time);
    }
    begin_array(out, at + 20, track->key_count);
    for (int i = 0; i < track->key_count; i++) {
        for (int c = 0; c < (channel == SAMPLE_ROTATION ? 4 : 3); c++) {
            put_f32(out, keys[i].value[c]);
        }
    }
}

static void write_m2_bones(struct buffer *out, const struct sample *sample) {
    enum { BONE = 108, FIRST_TRACK = 12, TRACK = 28 };
    size_t bones = out->size;
    begin_array(out, M2_AT_BONES, sample->node_count);
    for (int i = 0; i < sample->node_count; i++) {
        const struct sample_node *node = &sample->node[i];
        put_i32(out, -1);    /* not one of the key bones */
        put_u32(out, 0x200); /* it moves; no inheritance is cut */
        put_u16(out, (unsigned)node->parent & 0xffff);
        put_u16(out, 0); /* submesh */
        for (int channel = 0; channel < SAMPLE_CHANNELS; channel++) {
            put_u16(out, node->track[channel].key_count > 0 ? SAMPLE_LINEAR : 0);
            put_u16(out, node->track[channel].key_count > 0 ? (unsigned)node->track[channel].global_sequence & 0xffff
                                                            : 0xffff);
            put_zeros(out, TRACK - 4);
        }
        put_vec3(out, node->pivot);
    }
    for (int i = 0; i < sample->node_count; i++) {
        for (int channel = 0; channel < SAMPLE_CHANNELS; channel++) {
            size_t at = bones + BONE * (size_t)i + FIRST_TRACK + TRACK * (size_t)channel;
            write_m2_track(out, sample, &sample->node[i].track[channel], channel, at);
        }
    }
}

/* ---- What is seen ----------------------------------------------------------------------------------------------- */

static void use_bones(struct m2_mesh *mesh, const struct sample_skin *skin) {
    for (int k = 0; k < 4; k++) {
        int *slot = &mesh->slot[skin->bone[k]];
        if (skin->weight[k] > 0 && *slot < 0) {
            *slot = mesh->bone_count;
            mesh->bone[mesh->bone_count++] = skin->bone[k];
        }
    }
}

static struct m2_mesh make_mesh(const struct sample *sample) {
    struct m2_mesh mesh = {0};
    for (int i = 0; i < SAMPLE_MAX_NODES; i++) {
        mesh.slot[i] = -1;
    }
    for (int g = sample->geoset_count - 1; g >= 0; g--) {
        const struct sample_geoset *geoset = &sample->geoset[g];
        mesh.vertex_count += geoset->vertex_count;
        mesh.triangle_count += geoset->triangle_count;
        for (int i = geoset->vertex_count - 1; i >= 0; i--) {
            use_bones(&mesh, &geoset->vertex[i].skin);
        }
    }
    return mesh;
}

static void write_m2_vertices(struct buffer *out, const struct sample *sample, const struct m2_mesh *mesh) {
    begin_array(out, M2_AT_VERTICES, mesh->vertex_count);
    for (int g = 0; g < sample->geoset_count; g++) {
        for (int i = 0; i < sample->geoset[g].vertex_count; i++) {
            const struct sample_vertex *vertex = &sample->geoset[g].vertex[i];
            put_vec3(out, vertex->position);
            put_bytes(out, vertex->skin.weight, 4);
            put_bytes(out, vertex->skin.bone, 4);
            put_vec3(out, vertex->normal);
            put_f32(out, vertex->u);
            put_f32(out, vertex->v);
            put_zeros(out, 8); /* second set of texture coordinates: not used */
        }
    }
}

static void put_slots(struct buffer *out, const struct sample *sample, const struct m2_mesh *mesh) {
    for (int g = sample->geoset_count - 1; g >= 0; g--) {
        for (int i = sample->geoset[g].vertex_count - 1; i >= 0; i--) {
            const struct sample_skin *skin = &sample->geoset[g].vertex[i].skin;
            unsigned char slot[4];
            for (int k = 0; k < 4; k++) {
                slot[k] = (unsigned char)(skin->weight[k] > 0 ? mesh->slot[skin->bone[k]] : 0);
            }
            put_bytes(out, slot, 4);
        }
    }
}

static void put_indices(struct buffer *out, const struct sample *sample, const struct m2_mesh *mesh) {
    for (int g = 0, base = 0; g < sample->geoset_count; base += sample->geoset[g++].vertex_count) {
        for (int i = 0; i < sample->geoset[g].triangle_count; i++) {
            for (int corner = 0; corner < 3; corner++) {
                put_u16(out, (unsigned)(mesh->vertex_count - 1 - base - sample->geoset[g].triangle[i][corner]));
            }
        }
    }
    put_zeros(out, mesh->triangle_count % 2 ? 2 : 0);
}

static void put_submesh(struct buffer *out, const struct sample *sample, const struct m2_mesh *mesh) {
    put_u16(out, 0); /* id */
    put_u16(out, 0); /* level */
    put_u16(out, 0); /* vertices from the first on */
    put_u16(out, (unsigned)mesh->vertex_count);
    put_u16(out, 0); /* indices from the first on */
    put_u16(out, 3 * (unsigned)mesh->triangle_count);
    put_u16(out, (unsigned)mesh->bone_count);
    put_u16(out, 0); /* bones from the lookup's first on */
    put_u16(out, 4); /* bones a vertex */
    put_u16(out, 0); /* root bone */
    put_vec3(out, vec3_mix(sample->extent.min, sample->extent.max, 0.5));
}

/* Layer 0: the body; 1: what of it glows, coming and going. */
enum { M2_LAYERS = 2 };

static void put_batch(struct buffer *out, unsigned layer) {
    const unsigned fields[] = {0 /* flags, priority */,
                               0 /* shader */,
                               0 /* submesh */,
                               0 /* again */,
                               layer ? 0 : 0xffffu /* colour */,
                               layer /* material */,
                               layer,
                               1 /* textures */,
                               layer /* texture lookup */,
                               0 /* unit */,
                               0 /* transparency */,
                               0 /* UV lookup */};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        put_u16(out, fields[i]);
    }
}

static void write_m2_view(struct buffer *out, const struct sample *sample, const struct m2_mesh *mesh) {
    size_t view = out->size;
    begin_array(out, M2_AT_VIEWS, 1);
    put_zeros(out, 40);
    put_i32(out, mesh->bone_count); /* the most of any submesh */
    begin_array(out, view, mesh->vertex_count);
    for (int i = mesh->vertex_count - 1; i >= 0; i--) {
        put_u16(out, (unsigned)i);
    }
    put_zeros(out, mesh->vertex_count % 2 ? 2 : 0);
    begin_array(out, view + 8, 3 * mesh->triangle_count);
    put_indices(out, sample, mesh);
    begin_array(out, view + 16, mesh->vertex_count);
    put_slots(out, sample, mesh);
    begin_array(out, view + 24, 1);
    put_submesh(out, sample, mesh);
    begin_array(out, view + 32, M2_LAYERS);
    for (unsigned layer = 0; layer < M2_LAYERS; layer++) {
        put_batch(out, layer);
    }
}

/* A colour's tracks, between its least at either end of the first global sequence and its most in the middle. */
static void write_m2_glow(struct buffer *out, const struct sample *sample) {
    enum { KEYS = 3, TRACK = 28 };
    static const struct vec3 dim = {1, 0.4, 0.1}, bright = {1, 0.9, 0.6};
    size_t colour = out->size;
    begin_array(out, M2_AT_COLOURS, 1);
    for (int track = 0; track < 2; track++) {
        put_u16(out, SAMPLE_LINEAR);
        put_u16(out, 0); /* global sequence */
        put_zeros(out, TRACK - 4);
    }
    for (size_t track = colour; track <= colour + TRACK; track += TRACK) {
        begin_array(out, track + 12, KEYS);
        for (int key = 0; key < KEYS; key++) {
            put_i32(out, key * sample->global_sequence[0] / (KEYS - 1));
        }
    }
    begin_array(out, colour + 20, KEYS);
    for (int key = 0; key < KEYS; key++) {
        put_vec3(out, key == 1 ? bright : dim);
    }
    begin_array(out, colour + TRACK + 20, KEYS);
    for (int key = 0; key < KEYS; key++) {
        put_u16(out, key == 1 ? 32767 : 32767 / 4); /* 32767: as it is */
    }
    put_zeros(out, 2);
}

/* An opaque, lit material in one picture, always wholly there, and over it one that adds light of its own. */
static void write_m2_looks(struct buffer *out, const struct sample *sample) {
    static const unsigned zero[] = {0}, none[] = {0xffff}, both[M2_LAYERS] = {0, 1};
    size_t texture = out->size;
    begin_array(out, M2_AT_TEXTURES, M2_LAYERS);
    put_zeros(out, 16 * M2_LAYERS); /* type: from a file; flags: no wrapping; the name's place */
    put_string_array(out, texture + 8, "Textures\\wyrm_diffuse.blp");
    put_string_array(out, texture + 16 + 8, "Textures\\wyrm_emissive.blp");
    write_m2_glow(out, sample);
    size_t transparency = out->size;
    begin_array(out, M2_AT_TRANSPARENCIES, 1);
    put_u16(out, 0);      /* interpolation: none */
    put_u16(out, 0xffff); /* global sequence: none */
    put_zeros(out, 24);   /* no ranges: the one key holds always */
    begin_array(out, transparency + 12, 1);
    put_u32(out, 0);
    begin_array(out, transparency + 20, 1);
    put_u32(out, 32767); /* 16 bits and padding */
    begin_array(out, M2_AT_MATERIALS, M2_LAYERS);
    put_u32(out, 0);              /* flags: lit, one-sided; blend: opaque */
    put_u32(out, 4 << 16 | 0x11); /* flags: unlit, no depth write; blend: add by alpha */
    put_u16_array(out, M2_AT_REPLACEABLES, none, 1);
    put_u16_array(out, M2_AT_TEXTURE_LOOKUP, both, M2_LAYERS);
    put_u16_array(out, M2_AT_UNIT_LOOKUP, zero, 1);
    put_u16_array(out, M2_AT_TRANSPARENCY_LOOKUP, zero, 1);
    put_u16_array(out, M2_AT_UV_ANIMATION_LOOKUP, none, 1);
}

unsigned char *sample_write_m2(const struct sample *sample, size_t *size) {
    struct buffer out = {0}, bounds = {0};
    struct m2_mesh mesh = make_mesh(sample);
    unsigned lookup[SAMPLE_MAX_NODES];
    put_tag(&out, "MD20");
    put_u32(&out, 256);
    put_zeros(&out, M2_HEADER - 8);
    put_string_array(&out, M2_AT_NAME, sample->name);
    write_m2_sequences(&out, sample);
    write_m2_bones(&out, sample);
    write_m2_vertices(&out, sample, &mesh);
    write_m2_view(&out, sample, &mesh);
    write_m2_looks(&out, sample);
    for (int i = 0; i < mesh.bone_count; i++) {
        lookup[i] = (unsigned)mesh.bone[i];
    }
    put_u16_array(&out, M2_AT_BONE_LOOKUP, lookup, mesh.bone_count);
    put_m2_extent(&bounds, &sample->extent);
    if (!out.failed && !bounds.failed) {
        memcpy(out.bytes + M2_AT_BOUNDS, bounds.bytes, bounds.size);
    }
    free(bounds.bytes);
    if (bounds.failed) {
        free(out.bytes);
        return NULL;
    }
    *size = out.size;
    return out.bytes;
}
