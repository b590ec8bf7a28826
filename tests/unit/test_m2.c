/* M2 files built byte by byte: what is read of them, what is wrong with them and where. How they move: test_m2_pose.c.
 */
#include "model/m2_data.h"
#include "support/check_main.h"
#include "support/m2_builder.h"
#include "support/reference.h"

#include <math.h>
#include <stdio.h>

struct heard {
    int errors, warnings;
    glskin_result code;
    char text[512];
};
static struct heard heard;

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user;
    heard.errors += severity == GLSKIN_SEVERITY_ERROR;
    if (severity == GLSKIN_SEVERITY_WARNING && strstr(text, "a vertex with some weight")) /* the rich model has one */
        return;
    heard.warnings += severity == GLSKIN_SEVERITY_WARNING;
    heard.code = code;
    snprintf(heard.text, sizeof heard.text, "%s", text);
}
static const glskin_host host = {.message = hear};

static glskin_model *load(struct m2b *b) {
    glskin_model *model;
    memset(&heard, 0, sizeof heard);
    glskin_model_load(&(glskin_model_desc){.bytes = b->bytes, .size = b->size, .name = "built.m2", .host = &host},
                      &model);
    m2b_free(b); /* nothing may point into it */
    return model;
}

static glskin_model *load_rich(void) {
    struct m2b b;
    m2b_rich(&b);
    glskin_model *model = load(&b);
    ck_assert_msg(model != NULL, "%s", heard.text);
    return model;
}

START_TEST(the_model_and_its_sequences) {
    glskin_model *model = load_rich();
    glskin_model_info info = glskin_model_info_get(model);
    ck_assert_str_eq(info.format, "M2");
    ck_assert_uint_eq(info.version, 256);
    ck_assert_str_eq(info.name, "rich");
    ck_assert_uint_eq(info.geoset_count, 1);
    ck_assert_uint_eq(info.bone_count, 4);
    ck_assert_uint_eq(info.sequence_count, 3);
    ck_assert_uint_eq(info.global_sequence_count, 2);
    ck_assert_uint_eq(info.texture_count, 2);
    ck_assert_float_eq(info.bounds_min[0], -4);
    ck_assert_float_eq(info.bounds_max[1], 5);
    ck_assert_float_eq(info.bounds_min[2], -6);
    ck_assert_int_eq(heard.warnings, 0);
    static const struct {
        const char *name;
        uint32_t start, end;
        bool looping;
    } wanted[] = {{"Stand", 100, 1100, true}, {"Walk.2", 2000, 2500, false}, {"id 999.0", 3000, 3400, true}};
    for (size_t i = 0; i < 3; ++i) {
        glskin_sequence sequence;
        ck_assert_int_eq(glskin_model_sequence(model, i, &sequence), GLSKIN_OK);
        ck_assert_str_eq(sequence.name, wanted[i].name);
        ck_assert_uint_eq(sequence.start, wanted[i].start);
        ck_assert_uint_eq(sequence.end, wanted[i].end);
        ck_assert_int_eq(sequence.looping, wanted[i].looping);
        ck_assert_int_eq(model->m2->sequences[i].next, -1);
    }
    ck_assert_uint_eq(model->m2->sequences[1].id, 4);
    ck_assert_uint_eq(model->m2->sequences[1].variation, 2);
    ck_assert_uint_eq(model->m2->sequence_lookup.values[4], 1);
    glskin_model_destroy(model);
}
END_TEST

/* From the game's AnimationData table, one in each stretch of it. */
START_TEST(sequence_names) {
    static const struct {
        uint16_t id;
        const char *name;
    } wanted[] = {{0, "Stand"},    {1, "Death"},   {4, "Walk"},    {5, "Run"},        {16, "AttackUnarmed"},
                  {26, "Ready1H"}, {38, "Jump"},   {42, "Swim"},   {60, "EmoteTalk"}, {69, "EmoteDance"},
                  {91, "Mount"},   {100, "Sleep"}, {127, "Birth"}, {131, "Drown"},    {135, "Fly"}};
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i)
        ck_assert_str_eq(m2_sequence_name(wanted[i].id), wanted[i].name);
    for (uint16_t id = 0; id < 136; ++id)
        ck_assert_ptr_nonnull(m2_sequence_name(id));
    ck_assert_ptr_null(m2_sequence_name(136));
    ck_assert_ptr_null(m2_sequence_name(65535));
}
END_TEST

START_TEST(bones) {
    glskin_model *model = load_rich();
    static const int parents[] = {3, -1, 1, -1};
    static const float pivots[4][3] = {{0, 0, 1}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}};
    static const uint32_t flags[] = {0, 1, 2, 8};
    for (size_t i = 0; i < 4; ++i) {
        glskin_node node;
        ck_assert_int_eq(glskin_model_node(model, i, &node), GLSKIN_OK);
        ck_assert_int_eq(node.kind, GLSKIN_NODE_BONE);
        ck_assert_int_eq(node.parent, parents[i]);
        ck_assert_str_eq(node.name, "");
        for (int c = 0; c < 3; ++c)
            ck_assert_float_eq(node.pivot[c], pivots[i][c]);
        ck_assert_uint_eq(model->nodes[model->node_of_bone[i]].flags, flags[i]); /* without 0x200 */
        ck_assert_int_eq(model->m2->bones[i].key_bone, -1);
    }
    ck_assert_uint_eq(model->m2->key_bone_lookup.count, 2);
    ck_assert_uint_eq(model->m2->key_bone_lookup.values[0], 3);
    ck_assert_uint_eq(model->m2->key_bone_lookup.values[1], M2_NONE);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(the_mesh_is_all_vertices_and_the_first_views_triangles) {
    static const uint16_t triangles[] = {0, 1, 2, 1, 3, 3}; /* {3,0,1,2,1} at {1,2,3,4,0,0} */
    glskin_model *model = load_rich();
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    const glskin_mesh_desc *mesh = &geoset.mesh;
    ck_assert_uint_eq(mesh->vertex_count, 4);
    ck_assert_uint_eq(mesh->bone_count, 4);
    ck_assert_uint_eq(mesh->index_size, 2);
    ck_assert_uint_eq(mesh->index_count, 6);
    ck_assert_mem_eq(mesh->indices, triangles, sizeof triangles);
    ck_assert_int_eq(mesh->weights, GLSKIN_WEIGHTS_NORMALIZE);
    ck_assert_uint_eq(mesh->influences.bone_size, 1);
    ck_assert_mem_eq(reference_at(mesh->influences.weight, 4, 2), "\74\74\74\113", 4);
    ck_assert_mem_eq(reference_at(mesh->influences.bone, 4, 2), "\3\2\1\0", 4);
    for (size_t set = 0; set < 2; ++set) {
        float texcoord[2];
        memcpy(texcoord, reference_at(mesh->texcoord[set], 8, 3), sizeof texcoord);
        ck_assert_float_eq(texcoord[0], 3);
        ck_assert_float_eq(texcoord[1], (float)set);
    }
    ck_assert_int_eq(geoset.material, -1);
    ck_assert_str_eq(geoset.lod_name, "");
    glskin_model_destroy(model);
}
END_TEST

/* By the core on one side, by the definitions in double on the other. */
START_TEST(vertices_follow_their_bones) {
    glskin_model *model = load_rich();
    glskin_geoset geoset;
    glskin_pose *pose;
    float positions[4][3], normals[4][3];
    double right[4][3], right_normals[4][3];
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    for (int step = 0; step <= 10; ++step) {
        glskin_pose_desc desc = {.time_ms = 100 * step, .global_time_ms = 77 * step};
        ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
        const glskin_bone *palette = glskin_pose_bones(pose);
        ck_assert_int_eq(glskin_skin_cpu(NULL, &geoset.mesh, palette, GLSKIN_NORMALS_EXACT, positions[0], normals[0]),
                         GLSKIN_OK);
        reference_skin(&geoset.mesh, palette, GLSKIN_NORMALS_EXACT, right, right_normals);
        for (size_t v = 0; v < 4; ++v) {
            for (int c = 0; c < 3; ++c) {
                ck_assert_double_le(reference_error(positions[v][c], right[v][c]), 1e-5);
                ck_assert_double_le(reference_error(normals[v][c], right_normals[v][c]), 1e-5);
            }
        }
    }
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(looks) {
    glskin_model *model = load_rich();
    const struct m2_data *m2 = model->m2;
    glskin_texture texture;
    ck_assert_uint_eq(m2->material_count, 2);
    ck_assert_uint_eq(m2->materials[1].flags, 4);
    ck_assert_uint_eq(m2->materials[1].blend, 6);
    ck_assert_uint_eq(m2->colour_count, 1);
    ck_assert_float_eq(m2->colours[0].colour.value[0], 1);
    ck_assert_float_eq(m2->colours[0].colour.value[1], 0);
    ck_assert_int_eq(glskin_model_texture(model, 0, &texture), GLSKIN_OK);
    ck_assert_str_eq(texture.path, "skin.blp");
    ck_assert_uint_eq(texture.replaceable, 0);
    ck_assert(texture.wrap_width && texture.wrap_height);
    ck_assert_int_eq(glskin_model_texture(model, 1, &texture), GLSKIN_OK);
    ck_assert_str_eq(texture.path, "");
    ck_assert_uint_eq(texture.replaceable, GLSKIN_REPLACEABLE_M2 + 11);
    ck_assert(!texture.wrap_width && !texture.wrap_height);
    ck_assert_uint_eq(m2->texture_lookup.values[0], 1);
    ck_assert_uint_eq(m2->unit_lookup.values[2], M2_NONE);
    ck_assert_uint_eq(m2->transparency_lookup.values[0], 0);
    ck_assert_uint_eq(m2->uv_animation_lookup.values[0], M2_NONE);
    ck_assert_uint_eq(m2->replaceable_lookup.count, 3);
    ck_assert_uint_eq(m2->replaceable_lookup.values[2], 1);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(views) {
    glskin_model *model = load_rich();
    const struct m2_data *m2 = model->m2;
    ck_assert_uint_eq(m2->view_count, 2);
    const struct m2_view *view = &m2->views[0];
    ck_assert_uint_eq(view->vertex_count, 5);
    ck_assert_uint_eq(view->index_count, 6);
    ck_assert_uint_eq(view->submesh_count, 2);
    ck_assert_uint_eq(view->submeshes[1].id, 7);
    ck_assert_uint_eq(view->submeshes[1].vertex_start, 0);
    ck_assert_uint_eq(view->submeshes[1].vertex_count, 1);
    ck_assert_uint_eq(view->submeshes[1].index_start, 3);
    ck_assert_uint_eq(view->submeshes[1].index_count, 3);
    ck_assert_uint_eq(view->submeshes[1].bone_start, 4);
    ck_assert_uint_eq(view->submeshes[1].bone_count, 1);
    ck_assert_uint_eq(view->submeshes[1].influences, 4);
    ck_assert_uint_eq(view->batch_count, 3);
    ck_assert_uint_eq(view->batches[1].submesh, 1);
    ck_assert_uint_eq(view->batches[1].colour, M2_NONE);
    ck_assert_uint_eq(view->batches[1].texture_count, 1);
    ck_assert_uint_eq(view->max_bones, 64);
    ck_assert_uint_eq(m2->views[1].vertex_count, 3);
    ck_assert_uint_eq(m2->views[1].submeshes[0].vertex_count, 3);
    glskin_model_destroy(model);
}
END_TEST

/* The promise of m2_data.h, for every vertex of every submesh of every view. */
START_TEST(slots_and_vertices_lead_to_the_same_bones) {
    glskin_model *model = load_rich();
    const glskin_mesh_desc *mesh = &model->geosets[0].mesh;
    size_t compared = 0;
    for (size_t n = 0; n < model->m2->view_count; ++n) {
        const struct m2_view *view = &model->m2->views[n];
        for (size_t s = 0; s < view->submesh_count; ++s) {
            const struct m2_submesh *submesh = &view->submeshes[s];
            for (size_t v = submesh->vertex_start; v < (size_t)submesh->vertex_start + submesh->vertex_count; ++v) {
                const unsigned char *weight = reference_at(mesh->influences.weight, 4, view->vertices[v]);
                const unsigned char *bone = reference_at(mesh->influences.bone, 4, view->vertices[v]);
                for (int i = 0; i < 4; ++i) {
                    if (!weight[i])
                        continue;
                    ck_assert_uint_eq(model->m2->bone_lookup.values[submesh->bone_start + view->slots[v][i]], bone[i]);
                    ++compared;
                }
            }
        }
    }
    ck_assert_uint_eq(compared, 9 + 7); /* 1 + 2 + 4 + 2; the one without weights; 4 + 2 + 1 */
    glskin_model_destroy(model);
}
END_TEST

/* ---- Faults: one number of the rich file changed -------------------------------------------------------------- */

enum { HALF = 2, WORD = 4 };
struct fault {
    size_t (*find)(const struct m2b *b); /* where the number stands */
    size_t size;
    uint32_t value;
    const char *says;
};

#define WHERE(name, expression)                                                                                        \
    static size_t name(const struct m2b *b) {                                                                          \
        (void)b;                                                                                                       \
        return expression;                                                                                             \
    }
WHERE(bones_offset, M2B_BONES + 4)
WHERE(bones_count, M2B_BONES)
WHERE(vertices_count, M2B_VERTICES)
WHERE(views_count, M2B_VIEWS)
WHERE(particles_count, 0x13c)
WHERE(sequence_end, m2b_element(b, M2B_SEQUENCES, 1, M2B_SEQUENCE_SIZE) + 8)
WHERE(sequence_lookup, m2b_element(b, M2B_SEQUENCE_LOOKUP, 4, 2))
WHERE(key_bone, m2b_element(b, M2B_KEY_BONES, 1, 2))
WHERE(parent_2, m2b_bone(b, 2) + 8)
WHERE(parent_3, m2b_bone(b, 3) + 8)
WHERE(pivot, m2b_bone(b, 1) + 100)
WHERE(interpolation, m2b_rotation(b, 1))
WHERE(global, m2b_scale(b, 0) + 2)
WHERE(times_count, m2b_translation(b, 0) + 12)
WHERE(values_count, m2b_scale(b, 2) + 20)
WHERE(values_offset, m2b_scale(b, 2) + 24)
WHERE(range_first, m2b_element(b, m2b_translation(b, 0) + 4, 0, 8))
WHERE(range_last, m2b_element(b, m2b_translation(b, 0) + 4, 2, 8) + 4)
WHERE(time_back, m2b_element(b, m2b_translation(b, 0) + 12, 2, 4))
WHERE(value, m2b_element(b, m2b_translation(b, 0) + 20, 1, 12) + 8)
WHERE(rotation_w, m2b_element(b, m2b_rotation(b, 0) + 20, 0, 16) + 12)
WHERE(blend, m2b_element(b, M2B_MATERIALS, 1, 4) + 2)
WHERE(opacity_count, m2b_element(b, M2B_TRANSPARENCIES, 0, M2B_TRACK_SIZE) + 20)
WHERE(texture_name, m2b_element(b, M2B_TEXTURES, 0, 16) + 8)
WHERE(texture_lookup, m2b_element(b, M2B_TEXTURE_LOOKUP, 1, 2))
WHERE(transparency_lookup, m2b_element(b, M2B_TRANSPARENCY_LOOKUP, 0, 2))
WHERE(uv_lookup, m2b_element(b, M2B_UV_LOOKUP, 0, 2))
WHERE(replaceable, m2b_element(b, M2B_REPLACEABLES, 1, 2))
WHERE(bone_lookup, m2b_element(b, M2B_BONE_LOOKUP, 1, 2))
WHERE(position, m2b_element(b, M2B_VERTICES, 3, M2B_VERTEX_SIZE) + 4)
WHERE(normal, m2b_element(b, M2B_VERTICES, 1, M2B_VERTEX_SIZE) + 20)
WHERE(texcoord, m2b_element(b, M2B_VERTICES, 1, M2B_VERTEX_SIZE) + 44)
WHERE(vertex_bones, m2b_element(b, M2B_VERTICES, 1, M2B_VERTEX_SIZE) + 16)
WHERE(resting_bone, m2b_element(b, M2B_VERTICES, 3, M2B_VERTEX_SIZE) + 16)
#define VIEW(b, n) m2b_element(b, M2B_VIEWS, n, M2B_VIEW_SIZE)
WHERE(view_vertex, m2b_element(b, VIEW(b, 0), 1, 2))
WHERE(view_index, m2b_element(b, VIEW(b, 1) + 8, 2, 2))
WHERE(view_index_count, VIEW(b, 0) + 8)
WHERE(view_slot_count, VIEW(b, 0) + 16)
WHERE(slots_2, m2b_element(b, VIEW(b, 0) + 16, 2, 4))
#define SUBMESH(b) m2b_element(b, VIEW(b, 0) + 24, 1, M2B_SUBMESH_SIZE)
WHERE(submesh_vertices, SUBMESH(b) + 6)
WHERE(submesh_indices, SUBMESH(b) + 8)
WHERE(submesh_index_count, SUBMESH(b) + 10)
WHERE(submesh_bones, SUBMESH(b) + 14)
WHERE(submesh_bone_count, SUBMESH(b) + 12)
WHERE(submesh_centre, SUBMESH(b) + 24)
#define BATCH(b) m2b_element(b, VIEW(b, 0) + 32, 2, M2B_BATCH_SIZE)
WHERE(batch_submesh, BATCH(b) + 4)
WHERE(batch_colour, BATCH(b) + 8)
WHERE(batch_material, BATCH(b) + 10)
WHERE(batch_textures, BATCH(b) + 14)
WHERE(batch_texture, BATCH(b) + 16)
WHERE(batch_transparency, BATCH(b) + 20)

static const struct fault faults[] = {
    {bones_offset, WORD, 0xffffffc0, "bones, byte 52: expected an array within"},
    {bones_count, WORD, 0x04000000, "bones, byte 52: expected at most"},
    {vertices_count, WORD, 0x05555556, "vertices, byte 68: expected at most"},
    {views_count, WORD, 0, "views, byte 76: expected at least 1, found 0"},
    {particles_count, WORD, 0xffffffff, "particles, byte 316: expected at most"},
    {sequence_end, WORD, 1999, "sequences[1].end, byte "},
    {sequence_end, WORD, 0x80000000, "sequences[1].end, byte "},
    {sequence_lookup, HALF, 3, "sequenceLookup[4], byte "},
    {key_bone, HALF, 4, "keyBoneLookup[1], byte "},
    {parent_2, HALF, 30, "expected -1, or a bone below 4, found 30"},
    {parent_2, HALF, 0xfffe, "bones[2].parent, byte "},
    {parent_2, HALF, 2, "expected parents that lead to a root"},
    {parent_3, HALF, 0, "expected parents that lead to a root"},
    {pivot, WORD, 0x7fc00000, "bones[1].pivot, byte "},
    {interpolation, HALF, 4, "bones[1].rotation.interpolation, byte "},
    {global, HALF, 2, "bones[0].scale.globalSequence, byte "},
    {global, HALF, 0xfffe, "expected -1, or a number below 2, found -2"},
    {times_count, WORD, 3, "bones[0].translation.values, byte "},
    {values_count, WORD, 1, "expected 2, one a time, found 1"},
    {values_count, WORD, 0xffffffff, "bones[2].scale.values, byte "},
    {values_offset, WORD, 0x7ffffff0, "bones[2].scale.values, byte "},
    {range_first, WORD, 2, "found 2..1"},
    {range_last, WORD, 4, "expected a last key below 4, found 4 in range 2"},
    {range_last, WORD, 0xffffffff, "bones[0].translation.ranges, byte "},
    {time_back, WORD, 1000, "expected times that never go back, found 1000 ms after 1100 ms"},
    {time_back, WORD, 0xffffffff, "expected at most 2147483647 ms, found 4294967295"},
    {value, WORD, 0x7f800000, "expected a finite number, found inf"},
    {rotation_w, WORD, 0, "bones[0].rotation.values, byte "},
    {blend, HALF, 7, "materials[1].blend, byte "},
    {opacity_count, WORD, 2, "transparencies[0].values, byte "},
    {texture_name, WORD, 0x10000000, "textures[0].filename, byte "},
    {texture_lookup, HALF, 2, "textureLookup[1], byte "},
    {transparency_lookup, HALF, 1, "transparencyLookup[0], byte "},
    {uv_lookup, HALF, 1, "uvAnimationLookup[0], byte "},
    {replaceable, HALF, 2, "replaceableLookup[1], byte "},
    {bone_lookup, HALF, 4, "boneLookup[1], byte "},
    {bone_lookup, HALF, 0xffff, "expected a number below 4, found 65535"},
    {position, WORD, 0xff800000, "vertices[3].position, byte "},
    {normal, WORD, 0x7fc00000, "vertices[1].normal, byte "},
    {texcoord, WORD, 0x7fc00000, "vertices[1].texcoord, byte "},
    {vertex_bones, HALF, 0x0201 + 3, "expected a bone below 4, found 4 at weight 100"},
    {resting_bone, HALF, 4, "expected a bone below 4, found 4 at weight 0"},
    {view_vertex, HALF, 4, "views[0].vertices, byte "},
    {view_index, HALF, 3, "views[1].indices, byte "},
    {view_index_count, WORD, 5, "expected a multiple of 3, found 5"},
    {view_slot_count, WORD, 4, "views[0].slots, byte "},
    {slots_2, HALF, 0x0002, "found 0, which leads to 3 where vertex 1 has 2"},
    {slots_2, HALF, 0x0502, "expected slots within the 5 entries of the bone lookup, found 5 from 0 on at vertex 2"},
    {submesh_vertices, HALF, 6, "views[0].submeshes[1].vertexStart, byte "},
    {submesh_indices, HALF, 4, "views[0].submeshes[1].indexStart, byte "},
    {submesh_index_count, HALF, 2, "views[0].submeshes[1].indexStart, byte "},
    {submesh_bones, HALF, 100, "expected bones below 5 of the bone lookup, found 1 from 100 on"},
    {submesh_bone_count, HALF, 0xffff, "views[0].submeshes[1].boneStart, byte "},
    {submesh_centre, WORD, 0x7fc00000, "views[0].submeshes[1].centre, byte "},
    {batch_submesh, HALF, 2, "views[0].batches[2].submesh, byte "},
    {batch_colour, HALF, 1, "views[0].batches[2].colour, byte "},
    {batch_material, HALF, 2, "views[0].batches[2].material, byte "},
    {batch_textures, HALF, 3, "expected at most 2 textures, found 3"},
    {batch_texture, HALF, 2, "views[0].batches[2].textureLookup, byte "},
    {batch_transparency, HALF, 1, "views[0].batches[2].transparencyLookup, byte "},
};
enum { FAULT_COUNT = sizeof faults / sizeof faults[0] };

START_TEST(a_fault_is_told_with_its_place) {
    const struct fault *fault = &faults[_i];
    struct m2b b;
    m2b_rich(&b);
    size_t at = fault->find(&b);
    if (fault->size == HALF)
        m2b_set_u16(&b, at, fault->value);
    else
        m2b_set_u32(&b, at, fault->value);
    ck_assert_msg(load(&b) == NULL, "loaded, though \"%s\"", fault->says);
    ck_assert_int_eq(heard.errors, 1);
    ck_assert_int_eq(heard.code, GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_int_eq(strncmp(heard.text, "built.m2: ", 10), 0);
    ck_assert_msg(strstr(heard.text, fault->says) != NULL, "\"%s\" lacks \"%s\"", heard.text, fault->says);
    ck_assert_ptr_nonnull(strstr(heard.text, ": expected "));
    ck_assert_ptr_nonnull(strstr(heard.text, "found"));
    ck_assert_ptr_null(strchr(heard.text, '\n'));
    size_t told = 0;
    const char *found = strstr(heard.text, ", byte ");
    ck_assert_ptr_nonnull(found);
    ck_assert_int_eq(sscanf(found, ", byte %zu", &told), 1);
    /* The number itself, or the start of what it is part of; in a circle any of its bones may be told. */
    bool near = told <= at + 8 && told + 48 > at;
    ck_assert_msg(near || fault->find == parent_3, "the number stands at %zu, the message says %zu", at, told);
}
END_TEST

/* Weight 0 lets a bone and a slot be anything. */
START_TEST(what_carries_no_weight_may_be_anything) {
    struct m2b b;
    m2b_rich(&b);
    m2b_set_u16(&b, m2b_element(&b, M2B_VERTICES, 0, M2B_VERTEX_SIZE) + 18, 0xffff);
    m2b_set_u16(&b, m2b_element(&b, VIEW(&b, 0) + 16, 1, 4) + 2, 0xffff);
    glskin_model *model = load(&b);
    ck_assert_msg(model != NULL, "%s", heard.text);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(references_into_lists_that_are_empty_are_none) {
    struct m2b b;
    m2b_start(&b, "bare");
    m2b_bones(&b, 4);
    m2b_rich_mesh(&b);
    glskin_model *model = load(&b);
    ck_assert_msg(model != NULL, "%s", heard.text);
    ck_assert_int_eq(heard.warnings, 1);
    ck_assert_ptr_nonnull(strstr(heard.text, "16 references")); /* 4 batches: material, texture, unit, transparency */
    ck_assert_uint_eq(model->m2->views[0].batches[0].material, M2_NONE);
    ck_assert_uint_eq(model->m2->views[0].batches[0].texture_count, 0);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(normals_become_unit) {
    struct m2b b;
    float normal[3];
    m2b_rich(&b);
    size_t at = m2b_element(&b, M2B_VERTICES, 0, M2B_VERTEX_SIZE) + 20;
    m2b_set_f32(&b, at, 3);
    m2b_set_f32(&b, at + 8, 4);
    m2b_set_f32(&b, at + M2B_VERTEX_SIZE + 8, 0);
    glskin_model *model = load(&b);
    ck_assert_msg(model != NULL, "%s", heard.text);
    ck_assert_int_eq(heard.warnings, 1);
    ck_assert_ptr_nonnull(strstr(heard.text, "1 normals of zero length became (0,0,1)"));
    memcpy(normal, reference_at(model->geosets[0].mesh.normal, 12, 0), sizeof normal);
    ck_assert_float_eq_tol(normal[0], 0.6f, 1e-6f);
    ck_assert_float_eq_tol(normal[2], 0.8f, 1e-6f);
    memcpy(normal, reference_at(model->geosets[0].mesh.normal, 12, 1), sizeof normal);
    ck_assert_float_eq(normal[2], 1);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(other_versions_are_named) {
    static const struct {
        uint32_t version;
        const char *says;
    } versions[] = {{0, "found 0"},
                    {255, "found 255"},
                    {260, "version 260 (The Burning Crusade)"},
                    {264, "version 264 (Wrath of the Lich King)"},
                    {272, "version 272 (Cataclysm"},
                    {274, "version 274 (Legion"},
                    {9999, "expected version 256 (World of Warcraft 1.12), found 9999"}};
    for (size_t i = 0; i < sizeof versions / sizeof versions[0]; ++i) {
        struct m2b b;
        m2b_rich(&b);
        m2b_set_u32(&b, 4, versions[i].version);
        ck_assert_ptr_null(load(&b));
        ck_assert_int_eq(heard.code, GLSKIN_ERROR_UNSUPPORTED);
        ck_assert_int_eq(heard.errors, 1);
        ck_assert_msg(strstr(heard.text, versions[i].says) != NULL, "%s", heard.text);
    }
}
END_TEST

START_TEST(a_model_without_vertices_keeps_its_geoset) {
    struct m2b b;
    static const struct m2b_view view = {0};
    m2b_start(&b, "");
    m2b_views(&b, 1, &view);
    glskin_model *model = load(&b);
    ck_assert_msg(model != NULL, "%s", heard.text);
    ck_assert_uint_eq(glskin_model_info_get(model).geoset_count, 1);
    ck_assert_uint_eq(model->geosets[0].mesh.vertex_count, 0);
    ck_assert_ptr_null(model->geosets[0].mesh.position.data);
    glskin_model_destroy(model);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("m2");
    TEST_CASE(suite, the_model_and_its_sequences);
    TEST_CASE(suite, sequence_names);
    TEST_CASE(suite, bones);
    TEST_CASE(suite, the_mesh_is_all_vertices_and_the_first_views_triangles);
    TEST_CASE(suite, vertices_follow_their_bones);
    TEST_CASE(suite, looks);
    TEST_CASE(suite, views);
    TEST_CASE(suite, slots_and_vertices_lead_to_the_same_bones);
    TEST_LOOP(suite, a_fault_is_told_with_its_place, FAULT_COUNT);
    TEST_CASE(suite, what_carries_no_weight_may_be_anything);
    TEST_CASE(suite, references_into_lists_that_are_empty_are_none);
    TEST_CASE(suite, normals_become_unit);
    TEST_CASE(suite, other_versions_are_named);
    TEST_CASE(suite, a_model_without_vertices_keeps_its_geoset);
    return suite;
}
