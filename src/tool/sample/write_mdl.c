/* A sample as MDL, the text form of what write_mdx.c writes: the same model, number for number. Floats have the nine
 * digits that bring each back as itself, with a point in any locale, since the program sets none. Words, their order
 * and the commas are as the npm package war3-model wants them, which is stricter than others. */
#include "tool/sample/buffer.h"
#include "tool/sample/sample.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
say(struct buffer *out, const char *format, ...) {
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length < 0 || length >= (int)sizeof text) {
        out->failed = true;
    } else {
        put_bytes(out, text, (size_t)length);
    }
}

/* As MDX holds it: a float, and no negative zero. */
static double rounded(double value) {
    return (double)((float)value + 0.0f);
}

/* `{ x, y, z }` */
static void say_row(struct buffer *out, const double *values, int count) {
    for (int i = 0; i < count; i++) {
        say(out, "%s%.9g", i == 0 ? "{ " : ", ", rounded(values[i]));
    }
    say(out, " }");
}

static void say_vec3(struct buffer *out, const char *before, struct vec3 v, const char *after) {
    say(out, "%s", before);
    say_row(out, (const double[]){v.x, v.y, v.z}, 3);
    say(out, "%s", after);
}

static void say_extent(struct buffer *out, const char *indent, const struct sample_extent *extent) {
    say(out, "%s", indent);
    say_vec3(out, "MinimumExtent ", extent->min, ",\n");
    say(out, "%s", indent);
    say_vec3(out, "MaximumExtent ", extent->max, ",\n");
    say(out, "%sBoundsRadius %.9g,\n", indent, rounded(extent->radius));
}

static void say_model(struct buffer *out, const struct sample *sample) {
    say(out, "Version {\n\tFormatVersion %d,\n}\n", sample_is_weighted(sample) ? 1100 : 800);
    say(out, "Model \"%s\" {\n\tBlendTime 150,\n", sample->name);
    say_extent(out, "\t", &sample->extent);
    say(out, "}\n");
}

static void say_sequences(struct buffer *out, const struct sample *sample) {
    say(out, "Sequences %d {\n", sample->sequence_count);
    for (int i = 0; i < sample->sequence_count; i++) {
        const struct sample_sequence *sequence = &sample->sequence[i];
        say(out, "\tAnim \"%s\" {\n\t\tInterval { %d, %d },\n", sequence->name, sequence->start, sequence->end);
        say(out, "\t\tMoveSpeed %.9g,\n%s", rounded(sequence->move_speed),
            sequence->looping ? "" : "\t\tNonLooping,\n");
        say_extent(out, "\t\t", &sequence->extent);
        say(out, "\t}\n");
    }
    say(out, "}\nGlobalSequences %d {\n", sample->global_sequence_count);
    for (int i = 0; i < sample->global_sequence_count; i++) {
        say(out, "\tDuration %d,\n", sample->global_sequence[i]);
    }
    say(out, "}\n");
}

/* In high definition the six textures by the slots' names, as war3-model has them. */
static void say_material(struct buffer *out, const struct sample *sample) {
    static const char *const slots[SAMPLE_HD_TEXTURES] = {"TextureID",          "NormalTextureID",
                                                          "ORMTextureID",       "EmissiveTextureID",
                                                          "TeamColorTextureID", "ReflectionsTextureID"};
    static const struct sample_texture classic = {1 /* team colour */, ""};
    bool hd = sample_is_weighted(sample);
    int count = hd ? SAMPLE_HD_TEXTURES : 1;
    say(out, "Textures %d {\n", count);
    for (int i = 0; i < count; i++) {
        const struct sample_texture *texture = hd ? &sample_hd_textures[i] : &classic;
        say(out, "\tBitmap {\n\t\tImage \"%s\",\n\t\tReplaceableId %u,\n\t}\n", texture->path, texture->replaceable);
    }
    say(out, "}\nMaterials 1 {\n\tMaterial {\n\t\tLayer {\n\t\t\tFilterMode None,\n%s",
        hd ? "\t\t\tShaderTypeId 1,\n" : "");
    for (int i = 0; i < count; i++) {
        say(out, "\t\t\tstatic %s %d,\n", slots[i], i);
    }
    say(out, "\t\t}\n\t}\n}\n");
}

static void say_vertices(struct buffer *out, const struct sample_geoset *geoset) {
    int count = geoset->vertex_count;
    say(out, "\tVertices %d {\n", count);
    for (int i = 0; i < count; i++) {
        say_vec3(out, "\t\t", geoset->vertex[i].position, ",\n");
    }
    say(out, "\t}\n\tNormals %d {\n", count);
    for (int i = 0; i < count; i++) {
        say_vec3(out, "\t\t", geoset->vertex[i].normal, ",\n");
    }
    say(out, "\t}\n\tTVertices %d {\n", count);
    for (int i = 0; i < count; i++) {
        say(out, "\t\t{ %.9g, %.9g },\n", rounded(geoset->vertex[i].u), rounded(geoset->vertex[i].v));
    }
    say(out, "\t}\n");
}

/* All in one list. */
static void say_faces(struct buffer *out, const struct sample_geoset *geoset) {
    say(out, "\tFaces 1 %d {\n\t\tTriangles {\n\t\t\t{\n", 3 * geoset->triangle_count);
    for (int i = 0; i < geoset->triangle_count; i++) {
        const uint16_t *corner = geoset->triangle[i];
        say(out, "\t\t\t\t%d, %d, %d,\n", corner[0], corner[1], corner[2]);
    }
    say(out, "\t\t\t},\n\t\t}\n\t}\n");
}

static void say_groups(struct buffer *out, const struct sample_geoset *geoset) {
    int members = 0;
    say(out, "\tVertexGroup {\n");
    for (int i = 0; i < geoset->vertex_count; i++) {
        say(out, "\t\t%d,\n", geoset->vertex[i].group);
    }
    for (int i = 0; i < geoset->group_count; i++) {
        members += geoset->group[i].count;
    }
    say(out, "\t}\n\tGroups %d %d {\n", geoset->group_count, members);
    for (int i = 0; i < geoset->group_count; i++) {
        say(out, "\t\tMatrices {");
        for (int b = 0; b < geoset->group[i].count; b++) {
            say(out, "%s %d", b == 0 ? "" : ",", geoset->group[i].bone[b]);
        }
        say(out, " },\n");
    }
    say(out, "\t}\n");
}

/* Groups do nothing but list the bones then. */
static void say_skin(struct buffer *out, const struct sample *sample, const struct sample_geoset *geoset) {
    bool used[SAMPLE_MAX_NODES];
    int count = sample_used_bones(geoset, used);
    say(out, "\tGroups %d %d {\n", count, count);
    for (int i = 0; i < sample->node_count; i++) {
        if (used[i]) {
            say(out, "\t\tMatrices { %d },\n", i);
        }
    }
    say(out, "\t}\n\tTangents %d {\n", geoset->vertex_count);
    for (int i = 0; i < geoset->vertex_count; i++) {
        const struct sample_vertex *vertex = &geoset->vertex[i];
        const double row[] = {vertex->tangent.x, vertex->tangent.y, vertex->tangent.z, vertex->handedness};
        say(out, "\t\t");
        say_row(out, row, 4);
        say(out, ",\n");
    }
    say(out, "\t}\n\tSkinWeights %d {\n", geoset->vertex_count);
    for (int i = 0; i < geoset->vertex_count; i++) {
        const uint8_t *bone = geoset->vertex[i].skin.bone, *weight = geoset->vertex[i].skin.weight;
        say(out, "\t\t{ %d, %d, %d, %d, %d, %d, %d, %d },\n", bone[0], bone[1], bone[2], bone[3], weight[0], weight[1],
            weight[2], weight[3]);
    }
    say(out, "\t}\n");
}

static void say_geosets(struct buffer *out, const struct sample *sample) {
    for (int g = 0; g < sample->geoset_count; g++) {
        const struct sample_geoset *geoset = &sample->geoset[g];
        say(out, "Geoset {\n");
        say_vertices(out, geoset);
        say_faces(out, geoset);
        if (sample_is_weighted(sample)) {
            say_skin(out, sample, geoset);
            say(out, "\tLevelOfDetail 0,\n\tName \"%s\",\n", geoset->name);
        } else {
            say_groups(out, geoset);
        }
        say_extent(out, "\t", &geoset->extent);
        for (int i = 0; i < sample->sequence_count; i++) {
            say(out, "\tAnim {\n");
            say_extent(out, "\t\t", &geoset->sequence_extent[i]);
            say(out, "\t}\n");
        }
        say(out, "\tMaterialID 0,\n\tSelectionGroup 0,\n}\n");
    }
}

static void say_track(struct buffer *out, const struct sample *sample, const struct sample_track *track,
                      enum sample_channel channel) {
    static const char *const names[SAMPLE_CHANNELS] = {"Translation", "Rotation", "Scaling"};
    static const char *const kinds[] = {"DontInterp", "Linear", "Hermite", "Bezier"};
    if (track->key_count == 0) {
        return;
    }
    say(out, "\t%s %d {\n\t\t%s,\n", names[channel], track->key_count, kinds[track->interpolation]);
    if (track->global_sequence >= 0) {
        say(out, "\t\tGlobalSeqId %d,\n", track->global_sequence);
    }
    int components = channel == SAMPLE_ROTATION ? 4 : 3;
    for (int i = 0; i < track->key_count; i++) {
        const struct sample_key *key = &sample->key[track->first_key + i];
        say(out, "\t\t%d: ", key->time);
        say_row(out, key->value, components);
        say(out, ",\n");
        if (track->interpolation != SAMPLE_LINEAR) {
            say(out, "\t\t\tInTan ");
            say_row(out, key->in, components);
            say(out, ",\n\t\t\tOutTan ");
            say_row(out, key->out, components);
            say(out, ",\n");
        }
    }
    say(out, "\t}\n");
}

/* All bones, then all helpers, in the order of their object ids. */
static void say_nodes(struct buffer *out, const struct sample *sample, bool helpers) {
    for (int i = 0; i < sample->node_count; i++) {
        const struct sample_node *node = &sample->node[i];
        if (node->helper != helpers) {
            continue;
        }
        say(out, "%s \"%s\" {\n\tObjectId %d,\n", helpers ? "Helper" : "Bone", node->name, i);
        if (node->parent >= 0) {
            say(out, "\tParent %d,\n", node->parent);
        }
        if (!helpers) {
            say(out, "\tGeosetId Multiple,\n\tGeosetAnimId None,\n");
        }
        for (int channel = 0; channel < SAMPLE_CHANNELS; channel++) {
            say_track(out, sample, &node->track[channel], channel);
        }
        say(out, "}\n");
    }
}

unsigned char *sample_write_mdl(const struct sample *sample, size_t *size) {
    struct buffer out = {0};
    say_model(&out, sample);
    say_sequences(&out, sample);
    say_material(&out, sample);
    say_geosets(&out, sample);
    say_nodes(&out, sample, false);
    say_nodes(&out, sample, true);
    say(&out, "PivotPoints %d {\n", sample->node_count);
    for (int i = 0; i < sample->node_count; i++) {
        say_vec3(&out, "\t", sample->node[i].pivot, ",\n");
    }
    say(&out, "}\n");
    if (out.failed) {
        free(out.bytes);
        return NULL;
    }
    *size = out.size;
    return out.bytes;
}
