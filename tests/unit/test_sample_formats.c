/* The wyrm in the formats with weights, MDX 1100 and M2, as text, and its pictures: read back by the library's readers,
 * and held against the generator's own numbers in double precision. */
#include "support/check_main.h"
#include <glskin/image.h>
#include <glskin/model.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "unit/sample_sources.h"

static const enum sample_format weighted_formats[] = {SAMPLE_MDX1100, SAMPLE_M2};
enum { WEIGHTED_FORMATS = 2 };

/* A sample, its file, and what the reader makes of that. */
struct written {
    struct sample *sample;
    unsigned char *bytes;
    size_t size;
    glskin_model *model;
};

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user, (void)code;
    ck_abort_msg("the reader says %d: %s", (int)severity, text);
}

static struct written write_wyrm(enum sample_format format) {
    const glskin_host host = {.message = hear};
    const char *why = "";
    struct written w = {.sample = sample_create(0, format, &why)};
    ck_assert_msg(w.sample != NULL, "%s", why);
    w.bytes = sample_write(w.sample, &w.size);
    ck_assert_ptr_nonnull(w.bytes);
    ck_assert_int_eq(
        glskin_model_load(&(glskin_model_desc){.bytes = w.bytes, .size = w.size, .name = "wyrm", .host = &host},
                          &w.model),
        GLSKIN_OK);
    return w;
}

static void let_go(struct written *w) {
    glskin_model_destroy(w->model);
    free(w->bytes);
    sample_destroy(w->sample);
}

static const void *element(glskin_stream stream, size_t packed, size_t i) {
    return (const char *)stream.data + i * (stream.stride ? stream.stride : packed);
}

static void same_floats(const void *found, const double *wanted, int count) {
    float values[4];
    memcpy(values, found, sizeof *values * (size_t)count);
    for (int i = 0; i < count; i++) {
        ck_assert_double_eq_tol(values[i], wanted[i], 1e-5 * fmax(1, fabs(wanted[i]) / 100));
    }
}

static void same_vertex(const glskin_geoset *geoset, size_t at, const struct sample_vertex *vertex, bool m2) {
    const glskin_mesh_desc *mesh = &geoset->mesh;
    const double position[3] = {vertex->position.x, vertex->position.y, vertex->position.z};
    const double normal[3] = {vertex->normal.x, vertex->normal.y, vertex->normal.z}, uv[2] = {vertex->u, vertex->v};
    const double tangent[4] = {vertex->tangent.x, vertex->tangent.y, vertex->tangent.z, vertex->handedness};
    same_floats(element(mesh->position, 12, at), position, 3);
    same_floats(element(mesh->normal, 12, at), normal, 3);
    same_floats(element(mesh->texcoord[0], 8, at), uv, 2);
    if (m2) {
        ck_assert_mem_eq(element(mesh->influences.bone, 4, at), vertex->skin.bone, 4);
        ck_assert_mem_eq(element(mesh->influences.weight, 4, at), vertex->skin.weight, 4);
    } else {
        same_floats(element(geoset->mesh.tangent, 16, at), tangent, 4);
        ck_assert_mem_eq(element(mesh->skin, 8, at), vertex->skin.bone, 4);
        ck_assert_mem_eq((const char *)element(mesh->skin, 8, at) + 4, vertex->skin.weight, 4);
    }
}

START_TEST(readers_find_every_vertex_triangle_node_and_sequence) {
    struct written w = write_wyrm(weighted_formats[_i]);
    bool m2 = w.sample->format == SAMPLE_M2;
    glskin_model_info info = glskin_model_info_get(w.model);
    ck_assert_str_eq(info.format, m2 ? "M2" : "MDX");
    ck_assert_uint_eq(info.version, m2 ? 256 : 1100);
    ck_assert_str_eq(info.name, "Wyrm");
    ck_assert_uint_eq(info.geoset_count, m2 ? 1 : 3);
    ck_assert_uint_eq(info.bone_count, 74);
    ck_assert_uint_eq(info.sequence_count, 4);
    size_t at = 0, triangle = 0;
    for (int g = 0; g < w.sample->geoset_count; g++) {
        const struct sample_geoset *made = &w.sample->geoset[g];
        glskin_geoset read;
        size_t base = m2 ? at : 0, first = m2 ? triangle : 0;
        ck_assert_int_eq(glskin_model_geoset(w.model, m2 ? 0 : (size_t)g, &read), GLSKIN_OK);
        ck_assert(m2 || (read.lod == 0 && strcmp(read.lod_name, made->name) == 0 && read.material == 0));
        for (int i = 0; i < made->vertex_count; i++, at++) {
            same_vertex(&read, base + (size_t)i, &made->vertex[i], m2);
        }
        for (int i = 0; i < made->triangle_count; i++, triangle++) {
            for (int c = 0; c < 3; c++) {
                const uint16_t *index = read.mesh.indices;
                ck_assert_uint_eq(index[3 * (first + (size_t)i) + (size_t)c], base + made->triangle[i][c]);
            }
        }
    }
    for (int i = 0; i < w.sample->node_count; i++) {
        glskin_node node;
        const struct sample_node *made = &w.sample->node[i];
        const double pivot[3] = {made->pivot.x, made->pivot.y, made->pivot.z};
        ck_assert_int_eq(glskin_model_node(w.model, (size_t)i, &node), GLSKIN_OK);
        ck_assert_int_eq(node.parent, made->parent);
        ck_assert_str_eq(node.name, m2 ? "" : made->name);
        same_floats(node.pivot, pivot, 3);
        ck_assert(!m2 || made->parent < i);                                       /* parents first */
        ck_assert(m2 || i == 0 || !w.sample->node[i - 1].helper || made->helper); /* bones first */
    }
    let_go(&w);
}
END_TEST

START_TEST(sequences_carry_the_games_names_and_loop_as_made) {
    static const char *const names[2][4] = {{"Stand", "Walk", "Attack", "Death"},
                                            {"Stand", "Walk", "AttackUnarmed", "Death"}};
    struct written w = write_wyrm(weighted_formats[_i]);
    for (size_t i = 0; i < 4; i++) {
        glskin_sequence sequence;
        ck_assert_int_eq(glskin_model_sequence(w.model, i, &sequence), GLSKIN_OK);
        ck_assert_str_eq(sequence.name, names[_i][i]);
        ck_assert_int_eq((int)sequence.start, w.sample->sequence[i].start);
        ck_assert_int_eq((int)sequence.end, w.sample->sequence[i].end);
        ck_assert_int_eq(sequence.looping, i < 2);
    }
    let_go(&w);
}
END_TEST

/* ---- Weights and tangents ---------------------------------------------------------------------------------------- */

START_TEST(weights_are_the_largest_remainders_of_the_four_heaviest) {
    const double five[] = {0.1, 0.3, 0, 0.2, 0.3, 0.1001}, thirds[] = {0, 2, 2, 2}, one[] = {0, 0, 7};
    struct sample_skin skin = skin_from_weights(five, 6);
    /* of 0.9001: 0.3 is 84.99, 0.2 is 56.66, 0.1001 is 28.36; one is over, for the greatest rest */
    ck_assert_mem_eq(&skin, (&(struct sample_skin){{1, 4, 3, 5}, {85, 85, 57, 28}}), sizeof skin);
    skin = skin_from_weights(thirds, 4);
    ck_assert_mem_eq(&skin, (&(struct sample_skin){{1, 2, 3, 0}, {85, 85, 85, 0}}), sizeof skin);
    skin = skin_from_weights(one, 3);
    ck_assert_mem_eq(&skin, (&(struct sample_skin){{2, 0, 0, 0}, {255, 0, 0, 0}}), sizeof skin);
}
END_TEST

START_TEST(every_bone_carries_weight_and_every_weight_counts) {
    struct written w = write_wyrm(weighted_formats[_i]);
    int heaviest[SAMPLE_MAX_NODES] = {0}, by_count[5] = {0};
    for (int g = 0; g < w.sample->geoset_count; g++) {
        for (int i = 0; i < w.sample->geoset[g].vertex_count; i++) {
            const struct sample_skin *skin = &w.sample->geoset[g].vertex[i].skin;
            int sum = 0, count = 0;
            for (int k = 0; k < 4; k++) {
                ck_assert(k == 0 || skin->weight[k] <= skin->weight[k - 1]);
                ck_assert(skin->weight[k] > 0 || skin->bone[k] == 0);
                heaviest[skin->bone[k]] =
                    skin->weight[k] > heaviest[skin->bone[k]] ? skin->weight[k] : heaviest[skin->bone[k]];
                sum += skin->weight[k];
                count += skin->weight[k] > 0;
            }
            ck_assert_int_eq(sum, 255);
            by_count[count]++;
        }
    }
    for (int i = 0; i < w.sample->node_count; i++) {
        ck_assert_msg(w.sample->node[i].helper ? heaviest[i] == 0 : heaviest[i] >= 63, "%s carries %d of 255",
                      w.sample->node[i].name, heaviest[i]);
    }
    ck_assert(by_count[1] && by_count[2] && by_count[3] && by_count[4]);
    let_go(&w);
}
END_TEST

/* Twice the area of a triangle in the picture; positive if it winds there from u to v. */
static double picture_winding(const struct sample_geoset *geoset, int triangle) {
    const struct sample_vertex *a = &geoset->vertex[geoset->triangle[triangle][0]];
    const struct sample_vertex *b = &geoset->vertex[geoset->triangle[triangle][1]];
    const struct sample_vertex *c = &geoset->vertex[geoset->triangle[triangle][2]];
    return (b->u - a->u) * (c->v - a->v) - (c->u - a->u) * (b->v - a->v);
}

START_TEST(tangents_are_unit_square_to_normals_and_follow_the_picture) {
    struct written w = write_wyrm(SAMPLE_MDX1100);
    for (int g = 0; g < w.sample->geoset_count; g++) {
        const struct sample_geoset *geoset = &w.sample->geoset[g];
        int left = 0, right = 0, along = 0, against = 0;
        for (int i = 0; i < geoset->vertex_count; i++) {
            const struct sample_vertex *vertex = &geoset->vertex[i];
            ck_assert_double_eq_tol(vec3_length(vertex->tangent), 1, 1e-9);
            ck_assert_double_eq_tol(vec3_dot(vertex->tangent, vertex->normal), 0, 1e-9);
            ck_assert(fabs(vertex->handedness) == 1);
            left += vertex->handedness > 0;
            right += vertex->handedness < 0;
        }
        ck_assert(left > 0 && right > 0); /* the halves are mirrored */
        /* Along an edge on which only v grows, position moves towards handedness * (normal x tangent), and so for u. */
        for (int t = 0; t < geoset->triangle_count; t++) {
            for (int c = 0; c < 3; c++) {
                const struct sample_vertex *a = &geoset->vertex[geoset->triangle[t][c]];
                const struct sample_vertex *b = &geoset->vertex[geoset->triangle[t][(c + 1) % 3]];
                struct vec3 edge = vec3_sub(b->position, a->position);
                struct vec3 of_v = vec3_scale(vec3_cross(a->normal, a->tangent), a->handedness);
                double du = b->u - a->u, dv = b->v - a->v;
                /* On the line where the halves meet a tangent can be right for one of them only. */
                bool of_this_half = a->handedness * picture_winding(geoset, t) > 0;
                double way = fabs(du) < 1e-12                   ? dv * vec3_dot(edge, of_v)
                             : fabs(dv) < 1e-12 && of_this_half ? du * vec3_dot(edge, a->tangent)
                                                                : 0;
                along += way > 0;
                against += way < 0;
            }
        }
        ck_assert_msg(along > 20 * against, "%s: %d along, %d against", geoset->name, along, against);
    }
    let_go(&w);
}
END_TEST

START_TEST(the_material_has_six_textures_by_slot) {
    static const char *const paths[GLSKIN_SLOT_COUNT] = {"Textures\\wyrm_diffuse.blp",
                                                         "Textures\\wyrm_normal.blp",
                                                         "Textures\\wyrm_orm.blp",
                                                         "Textures\\wyrm_emissive.blp",
                                                         "",
                                                         "ReplaceableTextures\\EnvironmentMap.blp"};
    struct written w = write_wyrm(SAMPLE_MDX1100);
    glskin_layer layer;
    ck_assert_int_eq(glskin_model_layer(w.model, 0, 0, &layer), GLSKIN_OK);
    ck_assert(layer.hd);
    for (int slot = 0; slot < GLSKIN_SLOT_COUNT; slot++) {
        glskin_texture texture;
        ck_assert_int_eq(glskin_model_texture(w.model, (size_t)layer.texture[slot], &texture), GLSKIN_OK);
        ck_assert_str_eq(texture.path, paths[slot]);
        ck_assert_uint_eq(texture.replaceable, slot == GLSKIN_SLOT_TEAM_COLOUR);
    }
    let_go(&w);
}
END_TEST

/* ---- Text ------------------------------------------------------------------------------------------------------- */

static void same_stream(glskin_stream a, glskin_stream b, size_t size) {
    ck_assert(!a.data == !b.data);
    ck_assert(!a.data || memcmp(a.data, b.data, size) == 0);
}

static void same_geoset_bits(const glskin_model *a, const glskin_model *b, size_t index) {
    glskin_geoset g, h;
    ck_assert_int_eq(glskin_model_geoset(a, index, &g), GLSKIN_OK);
    ck_assert_int_eq(glskin_model_geoset(b, index, &h), GLSKIN_OK);
    size_t count = g.mesh.vertex_count;
    ck_assert_uint_gt(count, 0);
    ck_assert_uint_eq(count, h.mesh.vertex_count);
    same_stream(g.mesh.position, h.mesh.position, 12 * count);
    same_stream(g.mesh.normal, h.mesh.normal, 12 * count);
    same_stream(g.mesh.texcoord[0], h.mesh.texcoord[0], 8 * count);
    same_stream(g.mesh.skin, h.mesh.skin, 8 * count);
    same_stream(g.mesh.classic.group, h.mesh.classic.group, count);
    same_stream(g.mesh.tangent, h.mesh.tangent, 16 * count);
    ck_assert_uint_eq(g.mesh.classic.groups.bone_total, h.mesh.classic.groups.bone_total);
    if (g.mesh.classic.groups.bone_total) {
        ck_assert_mem_eq(g.mesh.classic.groups.bones, h.mesh.classic.groups.bones,
                         4 * g.mesh.classic.groups.bone_total);
    }
    ck_assert_uint_eq(g.mesh.index_count, h.mesh.index_count);
    ck_assert_mem_eq(g.mesh.indices, h.mesh.indices, 2 * g.mesh.index_count);
    ck_assert_str_eq(g.lod_name, h.lod_name);
    ck_assert_int_eq(g.material, h.material);
}

START_TEST(mdl_and_mdx_give_the_same_model_and_poses_bit_for_bit) {
    struct written mdx = write_wyrm(_i ? SAMPLE_MDX1100 : SAMPLE_MDX800);
    struct written mdl = write_wyrm(_i ? SAMPLE_MDL1100 : SAMPLE_MDL800);
    glskin_model_info a = glskin_model_info_get(mdx.model), b = glskin_model_info_get(mdl.model);
    glskin_layer layer, same;
    glskin_pose *pose, *other;
    ck_assert_str_eq(b.format, "MDL");
    ck_assert_uint_eq(a.version, b.version);
    ck_assert_str_eq(a.name, b.name);
    ck_assert_uint_eq(a.geoset_count, b.geoset_count);
    ck_assert_uint_eq(a.bone_count, b.bone_count);
    ck_assert_uint_eq(a.sequence_count, b.sequence_count);
    for (size_t g = 0; g < a.geoset_count; g++) {
        same_geoset_bits(mdx.model, mdl.model, g);
    }
    ck_assert_int_eq(glskin_model_layer(mdx.model, 0, 0, &layer), GLSKIN_OK);
    ck_assert_int_eq(glskin_model_layer(mdl.model, 0, 0, &same), GLSKIN_OK);
    ck_assert_mem_eq(layer.texture, same.texture, sizeof layer.texture);
    ck_assert_int_eq(layer.hd, same.hd);
    ck_assert_int_eq(glskin_pose_create(NULL, mdx.model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_create(NULL, mdl.model, GLSKIN_CPU_AUTO, &other), GLSKIN_OK);
    for (size_t i = 0; i < a.sequence_count; i++) {
        for (int step = 0; step < 20; step++) {
            const glskin_pose_desc desc = {.sequence = i, .time_ms = 61.7 * step, .global_time_ms = 333.3 * step};
            ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
            ck_assert_int_eq(glskin_pose_evaluate(other, &desc), GLSKIN_OK);
            ck_assert(memcmp(glskin_pose_bones(pose), glskin_pose_bones(other), a.bone_count * sizeof(glskin_bone)) ==
                      0);
        }
    }
    glskin_pose_destroy(pose);
    glskin_pose_destroy(other);
    let_go(&mdx);
    let_go(&mdl);
}
END_TEST

/* ---- Poses ------------------------------------------------------------------------------------------------------ */

/* Every node's transform by the pose functions themselves, in double precision. They know the nodes by the generator's
 * own numbers, which the classic sample keeps; the crest is added to it. */
static void worlds_of(const struct sample *sample, const struct bake_sequence *sequence, double phase,
                      double global_phase, struct affine *world) {
    const char *why;
    struct sample *classic = sample_create(0, SAMPLE_MDX800, &why);
    struct pose pose;
    ck_assert_ptr_nonnull(classic);
    wyrm_crest_bones(classic);
    pose_rest(&pose);
    wyrm_tail_tip(classic, global_phase, &pose);
    sequence->pose(classic, phase, &pose);
    for (int i = 0; i < sample->node_count; i++) {
        int own = 0;
        while (strcmp(classic->node[own].name, sample->node[i].name) != 0) {
            own++;
        }
        world[i] = pose_world(classic, &pose, own);
    }
    sample_destroy(classic);
}

/* How far the library's vertices are from where the generator has them. */
static double worst_of_pose(const struct written *w, const glskin_pose *posed, const struct affine *world) {
    double worst = 0;
    bool m2 = w->sample->format == SAMPLE_M2;
    for (int g = 0, at = 0; g < w->sample->geoset_count; g++) {
        const struct sample_geoset *made = &w->sample->geoset[g];
        glskin_geoset geoset;
        ck_assert_int_eq(glskin_model_geoset(w->model, m2 ? 0 : (size_t)g, &geoset), GLSKIN_OK);
        float(*skinned)[3] = malloc(sizeof *skinned * geoset.mesh.vertex_count);
        ck_assert_int_eq(
            glskin_skin_cpu(NULL, &geoset.mesh, glskin_pose_bones(posed), GLSKIN_NORMALS_PLAIN, *skinned, NULL),
            GLSKIN_OK);
        for (int i = 0; i < made->vertex_count; i++, at++) {
            const float *p = skinned[m2 ? at : i];
            struct vec3 wanted = pose_skin(world, &made->vertex[i].skin, made->vertex[i].position);
            worst = fmax(worst, vec3_length(vec3_sub(vec3(p[0], p[1], p[2]), wanted)));
        }
        free(skinned);
    }
    return worst;
}

/* Twelfths of a sequence, where both formats have keys. */
START_TEST(poses_at_keys_are_the_generators) {
    struct written w = write_wyrm(weighted_formats[_i]);
    glskin_pose *posed;
    ck_assert_int_eq(glskin_pose_create(NULL, w.model, GLSKIN_CPU_AUTO, &posed), GLSKIN_OK);
    for (size_t s = 0; s < 4; s++) {
        for (int twelfth = 0; twelfth < 12; twelfth += 5) {
            struct affine world[SAMPLE_MAX_NODES];
            int length = sequences[s].end - sequences[s].start;
            double time = (double)lround(length * twelfth / 12.0);
            const glskin_pose_desc desc = {.sequence = s, .time_ms = time, .global_time_ms = 400};
            ck_assert_int_eq(glskin_pose_evaluate(posed, &desc), GLSKIN_OK);
            worlds_of(w.sample, &sequences[s], time / length, 400 / 2400.0, world);
            double worst = worst_of_pose(&w, posed, world);
            /* It is about 220 long: 2e-6 of its size. */
            ck_assert_msg(worst < 5e-4, "%s at %d/12: off by %g", sequences[s].name, twelfth, worst);
        }
    }
    glskin_pose_destroy(posed);
    let_go(&w);
}
END_TEST

/* ---- The M2's own bytes -------------------------------------------------------------------------------------------
 */

static unsigned number_at(const unsigned char *bytes, size_t at, int size) {
    unsigned value = 0;
    for (int i = size; i-- > 0;) {
        value = value << 8 | bytes[at + (size_t)i];
    }
    return value;
}

START_TEST(one_submesh_goes_through_both_tables_to_more_than_64_bones) {
    struct written w = write_wyrm(SAMPLE_M2);
    const unsigned char *b = w.bytes;
    size_t vertices = number_at(b, 0x48, 4), view = number_at(b, 0x50, 4), lookup = number_at(b, 0x90, 4);
    size_t order = number_at(b, view + 4, 4), slots = number_at(b, view + 20, 4), submesh = number_at(b, view + 28, 4);
    unsigned count = number_at(b, 0x44, 4);
    bool used[256] = {false};
    int bones = 0, moved = 0;
    ck_assert_uint_eq(number_at(b, 0x4c, 4), 1);
    ck_assert_uint_eq(number_at(b, view + 24, 4), 1);
    ck_assert_uint_eq(number_at(b, submesh + 6, 2), count);
    ck_assert_uint_eq(number_at(b, view, 4), count);
    for (unsigned i = 0; i < count; i++) {
        size_t vertex = vertices + 48 * number_at(b, order + 2 * i, 2);
        for (unsigned k = 0; k < 4 && b[vertex + 12 + k] > 0; k++) {
            unsigned bone = b[vertex + 16 + k], slot = b[slots + 4 * i + k];
            ck_assert_uint_lt(slot, number_at(b, submesh + 12, 2));
            ck_assert_uint_eq(number_at(b, lookup + 2 * slot, 2), bone);
            bones += !used[bone];
            used[bone] = true;
            moved += slot != bone;
        }
    }
    ck_assert_int_eq(bones, 73);
    ck_assert_uint_eq(number_at(b, submesh + 12, 2), 73);
    ck_assert_int_gt(moved, 0);
    let_go(&w);
}
END_TEST

/* Between a quarter and all, in the 2400 ms of the wyrm's global sequence. */
START_TEST(the_second_batch_glows) {
    struct written w = write_wyrm(SAMPLE_M2);
    glskin_pose *pose = NULL;
    glskin_batch batch[2];
    glskin_layer layer;
    glskin_texture texture;
    ck_assert_uint_eq(glskin_model_info_get(w.model).batch_count, 2);
    for (size_t i = 0; i < 2; i++) {
        ck_assert_int_eq(glskin_model_batch(w.model, i, &batch[i]), GLSKIN_OK);
        ck_assert_uint_eq(batch[i].same_mesh, 0);
    }
    ck_assert_int_eq(glskin_model_layer(w.model, (size_t)batch[1].material, 0, &layer), GLSKIN_OK);
    ck_assert_int_eq(layer.filter, GLSKIN_FILTER_ADD_ALPHA);
    ck_assert_uint_eq(layer.flags, GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_NO_DEPTH_WRITE);
    ck_assert_int_eq(glskin_model_texture(w.model, (size_t)layer.texture[GLSKIN_SLOT_DIFFUSE], &texture), GLSKIN_OK);
    ck_assert_str_eq(texture.path, "Textures\\wyrm_emissive.blp");
    ck_assert_int_eq(glskin_pose_create(NULL, w.model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    for (int step = 0; step <= 8; step++) {
        const glskin_pose_desc desc = {.sequence = 0, .global_time_ms = 300 * step};
        double share = 1 - fabs(step % 8 / 4.0 - 1); /* of the way to the middle */
        glskin_layer_state state;
        ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
        ck_assert_int_eq(glskin_pose_layer(pose, (size_t)batch[1].material, 0, &state), GLSKIN_OK);
        ck_assert_float_eq_tol(state.alpha, (float)(0.25 + 0.75 * share), 1e-4f);
        ck_assert_float_eq_tol(state.colour[1], (float)(0.4 + 0.5 * share), 1e-6f);
        ck_assert_int_eq(glskin_pose_layer(pose, (size_t)batch[0].material, 0, &state), GLSKIN_OK);
        ck_assert_float_eq(state.alpha, 1);
    }
    glskin_pose_destroy(pose);
    let_go(&w);
}
END_TEST

START_TEST(ranges_have_their_last_key_in_them) {
    struct written w = write_wyrm(SAMPLE_M2);
    const unsigned char *b = w.bytes;
    size_t bones = number_at(b, 0x38, 4);
    int tracks = 0;
    for (unsigned t = 0; t < 3 * number_at(b, 0x34, 4); t++) {
        size_t track = bones + 108 * (t / 3) + 12 + 28 * (t % 3);
        unsigned ranges = number_at(b, track + 4, 4), keys = number_at(b, track + 12, 4);
        size_t range = number_at(b, track + 8, 4), times = number_at(b, track + 16, 4);
        ck_assert_uint_eq(number_at(b, track, 2), keys > 0); /* linear */
        ck_assert_uint_eq(ranges, keys > 0 && number_at(b, track + 2, 2) == 0xffff ? 4 : 0);
        for (unsigned s = 0; s < ranges; s++) {
            unsigned first = number_at(b, range + 8 * s, 4), last = number_at(b, range + 8 * s + 4, 4);
            ck_assert_int_eq((int)number_at(b, times + 4 * first, 4), w.sample->sequence[s].start);
            ck_assert_int_eq((int)number_at(b, times + 4 * last, 4), w.sample->sequence[s].end);
        }
        tracks += ranges > 0;
    }
    ck_assert_int_gt(tracks, 60);
    let_go(&w);
}
END_TEST

START_TEST(files_are_the_same_every_time) {
    for (int f = 0; f < SAMPLE_FORMATS; f++) {
        struct written one = write_wyrm((enum sample_format)f), two = write_wyrm((enum sample_format)f);
        ck_assert_uint_eq(one.size, two.size);
        ck_assert_mem_eq(one.bytes, two.bytes, one.size);
        let_go(&one);
        let_go(&two);
    }
}
END_TEST

/* ---- Pictures ---------------------------------------------------------------------------------------------------- */

static glskin_image *read_level(const unsigned char *bytes, size_t size, uint32_t level) {
    const glskin_host host = {.message = hear};
    glskin_image *image = NULL;
    ck_assert_int_eq(glskin_image_load(&host, bytes, size, "picture", level, &image), GLSKIN_OK);
    return image;
}

/* Levels halve down to one pixel and keep the mean; the palette is near what was painted. */
START_TEST(pictures_read_back_near_what_was_painted) {
    const struct texture *texture = texture_at((size_t)_i / 2);
    int version = _i % 2 + 1;
    size_t size = 0;
    unsigned char *bytes = texture_write_blp(texture, version, &size);
    double mean[TEXTURE_LEVELS][4] = {{0}}, off = 0;
    ck_assert_mem_eq(bytes, version == 1 ? "BLP1" : "BLP2", 4);
    for (uint32_t level = 0; level < TEXTURE_LEVELS; level++) {
        glskin_image *image = read_level(bytes, size, level);
        size_t side = TEXTURE_SIDE >> level;
        ck_assert_uint_eq(image->level_count, TEXTURE_LEVELS);
        ck_assert(image->width == side && image->height == side);
        ck_assert_str_eq(image->encoding, version == 1 ? "BLP1 palette" : "BLP2 palette");
        for (size_t i = 0; i < side * side; i++) {
            double wanted[4];
            double u = ((double)(i % side) + 0.5) / (double)side, v = ((double)(i / side) + 0.5) / (double)side;
            texture->paint(u, v, wanted);
            for (int c = 0; c < 4; c++) {
                double share = 1 / (double)(side * side), found = image->pixels[4 * i + (size_t)c] / 255.0;
                mean[level][c] += found * share;
                off += level > 0 ? 0 : fabs(found - wanted[c]) / 4 * share;
            }
        }
        glskin_image_destroy(image);
        for (int c = 0; c < 4; c++) {
            ck_assert_double_eq_tol(mean[level][c], mean[0][c], 0.06);
        }
    }
    ck_assert_msg(off < 0.03, "%s is off by %g on average", texture->name, off);
    free(bytes);
}
END_TEST

START_TEST(normals_in_the_picture_are_unit_and_face_out) {
    size_t size = 0;
    unsigned char *bytes = texture_write_blp(texture_at(1), 1, &size);
    glskin_image *image = read_level(bytes, size, 0);
    ck_assert_str_eq(texture_at(1)->name, "wyrm-normal");
    for (size_t i = 0; i < (size_t)TEXTURE_SIDE * TEXTURE_SIDE; i++) {
        const uint8_t *p = image->pixels + 4 * i;
        struct vec3 n = vec3(p[0] / 127.5 - 1, p[1] / 127.5 - 1, p[2] / 127.5 - 1);
        ck_assert_double_eq_tol(vec3_length(n), 1, 0.02);
        ck_assert_double_gt(n.z, 0.1);
    }
    glskin_image_destroy(image);
    free(bytes);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("sample_formats");
    TEST_LOOP(suite, readers_find_every_vertex_triangle_node_and_sequence, WEIGHTED_FORMATS);
    TEST_LOOP(suite, sequences_carry_the_games_names_and_loop_as_made, WEIGHTED_FORMATS);
    TEST_CASE(suite, weights_are_the_largest_remainders_of_the_four_heaviest);
    TEST_LOOP(suite, every_bone_carries_weight_and_every_weight_counts, WEIGHTED_FORMATS);
    TEST_CASE(suite, tangents_are_unit_square_to_normals_and_follow_the_picture);
    TEST_CASE(suite, the_material_has_six_textures_by_slot);
    TEST_LOOP(suite, mdl_and_mdx_give_the_same_model_and_poses_bit_for_bit, 2);
    TEST_LOOP(suite, poses_at_keys_are_the_generators, WEIGHTED_FORMATS);
    TEST_CASE(suite, one_submesh_goes_through_both_tables_to_more_than_64_bones);
    TEST_CASE(suite, the_second_batch_glows);
    TEST_CASE(suite, ranges_have_their_last_key_in_them);
    TEST_CASE(suite, files_are_the_same_every_time);
    TEST_LOOP(suite, pictures_read_back_near_what_was_painted, 8);
    TEST_CASE(suite, normals_in_the_picture_are_unit_and_face_out);
    return suite;
}
