/* A sample as MDX: version 800, the format of Warcraft III: The Frozen Throne, or version 1100, of Reforged, in high
 * definition. Little-endian throughout. Chunks are a tag, the byte count of what follows, and that; entries of some
 * chunks begin with their own size, which includes itself. */
#include "tool/sample/buffer.h"
#include "tool/sample/sample.h"

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
    put_u32(out, sample_is_weighted(sample) ? 1100 : 800);
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

static void write_texture(struct buffer *out, unsigned replaceable, const char *path) {
    put_u32(out, replaceable);
    put_text(out, path, 260);
    put_u32(out, 0); /* flags: no wrapping */
}

/* The first four are our own (`glskin sample wyrm-diffuse` and so on), the last is the game's. */
const struct sample_texture sample_hd_textures[SAMPLE_HD_TEXTURES] = {
    {0, "Textures\\wyrm_diffuse.blp"}, {0, "Textures\\wyrm_normal.blp"},
    {0, "Textures\\wyrm_orm.blp"},     {0, "Textures\\wyrm_emissive.blp"},
    {1 /* team colour */, ""},         {0, "ReplaceableTextures\\EnvironmentMap.blp"},
};

static void write_hd_fields(struct buffer *out) {
    put_f32(out, 1);              /* emissive gain */
    put_vec3(out, vec3(1, 1, 1)); /* fresnel colour */
    put_f32(out, 0);              /* fresnel opacity */
    put_f32(out, 0);              /* fresnel team colour */
    put_u32(out, 1);              /* shader: high definition */
    put_u32(out, SAMPLE_HD_TEXTURES);
    for (unsigned slot = 0; slot < SAMPLE_HD_TEXTURES; slot++) {
        put_u32(out, slot); /* texture: they stand in the order of their slots */
        put_u32(out, slot);
    }
}

/* One opaque layer. Classic: in the player's colour, a texture that every copy of the game can make for itself. */
static void write_material(struct buffer *out, const struct sample *sample) {
    size_t chunk = begin_chunk(out, "MTLS"), material = begin_size(out);
    put_i32(out, 0); /* priority plane */
    put_u32(out, 0); /* flags */
    put_tag(out, "LAYS");
    put_u32(out, 1);
    size_t layer = begin_size(out);
    put_u32(out, 0);  /* filter mode: none */
    put_u32(out, 0);  /* flags: lit, one-sided */
    put_i32(out, 0);  /* texture; without effect in 1100 */
    put_i32(out, -1); /* texture animation: none */
    put_u32(out, 0);  /* set of texture coordinates */
    put_f32(out, 1);  /* alpha */
    if (sample_is_weighted(sample)) {
        write_hd_fields(out);
    }
    end_size(out, layer, true);
    end_size(out, material, true);
    end_chunk(out, chunk);

    chunk = begin_chunk(out, "TEXS");
    if (!sample_is_weighted(sample)) {
        write_texture(out, 1, "");
    }
    for (size_t i = 0; i < SAMPLE_HD_TEXTURES && sample_is_weighted(sample); i++) {
        write_texture(out, sample_hd_textures[i].replaceable, sample_hd_textures[i].path);
    }
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

/* With a skin, groups do nothing but list the geoset's bones, one each, and no vertex is in any: as Reforged's own
 * models have it. */
static void write_bone_list(struct buffer *out, const struct sample *sample, const struct sample_geoset *geoset) {
    bool used[SAMPLE_MAX_NODES];
    int count = sample_used_bones(geoset, used);
    put_tag(out, "GNDX");
    put_u32(out, 0);
    put_tag(out, "MTGC");
    put_i32(out, count);
    for (int i = 0; i < count; i++) {
        put_u32(out, 1);
    }
    put_tag(out, "MATS");
    put_i32(out, count);
    for (int i = 0; i < sample->node_count; i++) {
        if (used[i]) {
            put_i32(out, i);
        }
    }
}

static void write_skin(struct buffer *out, const struct sample_geoset *geoset) {
    put_tag(out, "TANG");
    put_i32(out, geoset->vertex_count);
    for (int i = 0; i < geoset->vertex_count; i++) {
        put_vec3(out, geoset->vertex[i].tangent);
        put_f32(out, geoset->vertex[i].handedness);
    }
    put_tag(out, "SKIN");
    put_i32(out, 8 * geoset->vertex_count);
    for (int i = 0; i < geoset->vertex_count; i++) {
        put_bytes(out, geoset->vertex[i].skin.bone, 4);
        put_bytes(out, geoset->vertex[i].skin.weight, 4);
    }
}

static void write_geosets(struct buffer *out, const struct sample *sample) {
    size_t chunk = begin_chunk(out, "GEOS");
    for (int g = 0; g < sample->geoset_count; g++) {
        const struct sample_geoset *geoset = &sample->geoset[g];
        size_t entry = begin_size(out);
        write_vertices(out, geoset);
        if (sample_is_weighted(sample)) {
            write_bone_list(out, sample, geoset);
        } else {
            write_groups(out, geoset);
        }
        put_u32(out, 0); /* material */
        put_u32(out, 0); /* selection group */
        put_u32(out, 0); /* selection flags */
        if (sample_is_weighted(sample)) {
            put_u32(out, 0); /* level of detail: the finest */
            put_text(out, geoset->name, 80);
        }
        put_extent(out, &geoset->extent);
        put_i32(out, sample->sequence_count);
        for (int i = 0; i < sample->sequence_count; i++) {
            put_extent(out, &geoset->sequence_extent[i]);
        }
        if (sample_is_weighted(sample)) {
            write_skin(out, geoset);
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
    write_material(&out, sample);
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
