/* What of an M2 is drawn, and how it looks at a time: batches, layers, colours, transparency, moving texture
 * coordinates, against closed forms. Over 600 lines: what one batch shows is one table of files and values. */
#include "support/check_main.h"
#include "support/m2_builder.h"
#include "support/reference.h"

#include <glskin/model.h>
#include <math.h>
#include <stdio.h>

static const double pi = 3.14159265358979323846;

struct watch {
    int errors, warnings;
    glskin_result code;
    char text[512];
};
static struct watch watch;

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user;
    watch.errors += severity == GLSKIN_SEVERITY_ERROR;
    watch.warnings += severity == GLSKIN_SEVERITY_WARNING;
    watch.code = code;
    snprintf(watch.text, sizeof watch.text, "%s", text);
}
static const glskin_host host = {.message = hear};

enum { STAND, WALK, STILL, SEQUENCES };
#define NONE 0xffffu

/* Sequences: 0 of 1000..2000, 1 of 3000..3500 (once), 2 of 4000..4000. Global: 0 of 600 ms, 1 of 0 ms. One bone. */
static void begin(struct m2b *b) {
    static const struct m2b_sequence sequences[] = {
        {0, 0, 1000, 2000, 0}, {4, 0, 3000, 3500, 1}, {5, 0, 4000, 4000, 0}};
    static const uint32_t globals[] = {600, 0};
    static const float move[] = {1000, 0, 0, 0, 2000, 4, 0, 0};
    static const uint32_t range[1][2] = {{0, 1}};
    memset(&watch, 0, sizeof watch);
    m2b_start(b, "looks");
    m2b_u32s(b, M2B_GLOBALS, 2, globals);
    m2b_sequences(b, SEQUENCES, sequences);
    m2b_bones(b, 2);
    m2b_track(b, m2b_translation(b, 1), 1, -1, 3, 2, move, 1, range);
}

/* What the view's vertices and triangles are, and the submeshes: 0 of vertices 6, 5, 7; 1 of 2, 1, 3 twice, with 2
 * turned about; 2 of nothing. */
enum { VERTICES = 8, CORNERS = 9 };
static const uint16_t view_vertices[] = {7, 6, 5, 3, 2, 1}, view_indices[] = {1, 2, 0, 4, 5, 3, 5, 4, 3};
static const struct m2b_submesh submeshes[] = {{0, 0, 3, 0, 3, 1, 0}, {402, 3, 3, 3, 6, 1, 0}, {9, 0, 0, 9, 0, 1, 0}};

static void add_mesh(struct m2b *b, size_t batch_count, const uint16_t *batch_submeshes) {
    static const unsigned char slots[6][4] = {{0}};
    static const uint16_t lookup[] = {1};
    struct m2b_vertex vertices[VERTICES] = {{{0}, {0}, {0}}};
    const struct m2b_view view = {6,         3 * 3,          3, batch_count, view_vertices, view_indices, slots,
                                  submeshes, batch_submeshes};
    for (size_t v = 0; v < VERTICES; ++v) {
        vertices[v] = (struct m2b_vertex){{(float)v, (float)(v * v), -1}, {255}, {1}};
        vertices[v].bone[1] = (unsigned char)v; /* at weight 0: to be told apart */
    }
    m2b_u16s(b, M2B_BONE_LOOKUP, 1, lookup);
    m2b_vertices(b, VERTICES, vertices);
    m2b_views(b, 1, &view);
}

static size_t batch_at(const struct m2b *b, size_t index) {
    size_t view = m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE);
    return m2b_element(b, view + 32, index, M2B_BATCH_SIZE);
}
enum { COLOUR = 8, MATERIAL = 10, LAYER = 12, TEXTURE_COUNT = 14, TEXTURE = 16, UNIT = 18, TRANSPARENCY = 20, UV = 22 };

static glskin_model *load(struct m2b *b) {
    glskin_model *model;
    glskin_model_load(&(glskin_model_desc){.bytes = b->bytes, .size = b->size, .name = "looks.m2", .host = &host},
                      &model);
    m2b_free(b); /* nothing may point into it */
    return model;
}

static glskin_model *load_whole(struct m2b *b) {
    glskin_model *model = load(b);
    ck_assert_msg(model != NULL, "%s", watch.text);
    return model;
}

static glskin_batch batch_of(const glskin_model *model, size_t index) {
    glskin_batch batch;
    ck_assert_int_eq(glskin_model_batch(model, index, &batch), GLSKIN_OK);
    return batch;
}

static glskin_layer layer_of(const glskin_model *model, size_t batch, size_t layer) {
    glskin_layer out;
    ck_assert_int_eq(glskin_model_layer(model, (size_t)batch_of(model, batch).material, layer, &out), GLSKIN_OK);
    return out;
}

/* ---- Batches --------------------------------------------------------------------------------------------------- */

START_TEST(batches_come_in_the_order_of_drawing) {
    static const uint16_t of[] = {0, 1, 0, 2, 1};
    static const int8_t priorities[] = {0, -1, 0, 0, 1};
    static const uint16_t layers[] = {0, 3, 1, 0, 0};
    static const struct {
        uint32_t part;
        int priority;
        size_t same_mesh;
    } wanted[] = {{402, -1, 0}, {0, 0, 1}, {9, 0, 2}, {0, 0, 1}, {402, 1, 0}};
    struct m2b b;
    begin(&b);
    add_mesh(&b, 5, of);
    for (size_t i = 0; i < 5; ++i) {
        b.bytes[batch_at(&b, i) + 1] = (unsigned char)priorities[i];
        m2b_set_u16(&b, batch_at(&b, i) + LAYER, layers[i]);
    }
    glskin_model *model = load_whole(&b);
    glskin_model_info info = glskin_model_info_get(model);
    ck_assert_uint_eq(info.geoset_count, 1);
    ck_assert_uint_eq(info.batch_count, 5);
    ck_assert_uint_eq(info.material_count, 5);
    for (size_t i = 0; i < 5; ++i) {
        glskin_batch batch = batch_of(model, i);
        glskin_material material;
        ck_assert_int_eq(glskin_model_material(model, (size_t)batch.material, &material), GLSKIN_OK);
        ck_assert_uint_eq(batch.part, wanted[i].part);
        ck_assert_int_eq(material.priority_plane, wanted[i].priority);
        ck_assert_uint_eq(material.layer_count, 1);
        ck_assert_str_eq(material.shader, "");
        ck_assert_uint_eq(batch.same_mesh, wanted[i].same_mesh);
        ck_assert_uint_eq(batch.geoset, 0);
        glskin_batch first = batch_of(model, batch.same_mesh);
        ck_assert_mem_eq(&first.mesh, &batch.mesh, sizeof batch.mesh);
    }
    glskin_model_destroy(model);
}
END_TEST

/* Each stream at each vertex is the geoset's, each corner the submesh's, and it moves as the geoset does. */
START_TEST(a_batchs_mesh_is_its_submeshs) {
    static const uint16_t of[] = {0, 1, 2};
    static const struct { size_t first, count, corner, corners; } wanted[] = {{5, 3, 0, 3}, {1, 3, 3, 6}, {0, 0, 9, 0}};
    struct m2b b;
    float skinned[VERTICES][3], part[VERTICES][3];
    glskin_geoset geoset;
    glskin_pose *pose;
    begin(&b);
    add_mesh(&b, 3, of);
    glskin_model *model = load_whole(&b);
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    glskin_pose_desc desc = {.sequence = STAND, .time_ms = 250};
    ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
    const glskin_bone *bones = glskin_pose_bones(pose);
    ck_assert_int_eq(glskin_skin_cpu(NULL, &geoset.mesh, bones, GLSKIN_NORMALS_EXACT, skinned[0], NULL), GLSKIN_OK);
    for (size_t i = 0; i < 3; ++i) {
        glskin_batch batch = batch_of(model, i);
        const glskin_mesh_desc *mesh = &batch.mesh;
        ck_assert_uint_eq(batch.first_vertex, wanted[i].first);
        ck_assert_uint_eq(mesh->vertex_count, wanted[i].count);
        ck_assert_uint_eq(mesh->index_count, wanted[i].corners);
        if (!mesh->vertex_count)
            continue;
        for (size_t c = 0; c < mesh->index_count; ++c)
            ck_assert_uint_eq(batch.first_vertex + ((const uint16_t *)mesh->indices)[c],
                              view_vertices[view_indices[wanted[i].corner + c]]);
        for (size_t v = 0; v < mesh->vertex_count; ++v) {
            size_t whole = batch.first_vertex + v;
            ck_assert_mem_eq(reference_at(mesh->normal, 12, v), reference_at(geoset.mesh.normal, 12, whole), 12);
            ck_assert_mem_eq(reference_at(mesh->texcoord[0], 8, v), reference_at(geoset.mesh.texcoord[0], 8, whole), 8);
            ck_assert_mem_eq(reference_at(mesh->texcoord[1], 8, v), reference_at(geoset.mesh.texcoord[1], 8, whole), 8);
            ck_assert_uint_eq(((const unsigned char *)reference_at(mesh->influences.bone, 4, v))[1], whole);
            ck_assert_uint_eq(((const unsigned char *)reference_at(mesh->influences.weight, 4, v))[0], 255);
        }
        ck_assert_int_eq(glskin_skin_cpu(NULL, mesh, bones, GLSKIN_NORMALS_EXACT, part[0], NULL), GLSKIN_OK);
        ck_assert_float_eq_tol(part[0][0], (float)wanted[i].first + 1, 1e-6f);
        ck_assert_mem_eq(part, skinned[batch.first_vertex], 12 * mesh->vertex_count);
    }
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(wrong_arguments_are_told) {
    static const uint16_t of[] = {0};
    struct m2b b;
    glskin_batch batch;
    begin(&b);
    add_mesh(&b, 1, of);
    glskin_model *model = load_whole(&b);
    memset(&watch, 0, sizeof watch);
    memset(&batch, 1, sizeof batch);
    ck_assert_int_eq(glskin_model_batch(model, 1, &batch), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_nonnull(strstr(watch.text, "batch: index 1, but the model has 1"));
    ck_assert_uint_eq(batch.mesh.vertex_count, 0);
    ck_assert_int_eq(glskin_model_batch(model, 0, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_model_batch(NULL, 0, &batch), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(watch.errors, 2);
    glskin_model_destroy(model);
}
END_TEST

/* ---- Layers at rest ------------------------------------------------------------------------------------------------
 */

/* Draws of a model at rest, one a batch, all of them of one unit. */
static void expect_draws(const glskin_model *model, size_t count, const glskin_filter *filters) {
    enum { ROOM = 8 };
    int unit; /* its address stands in for an instance */
    glskin_instance *instances[ROOM];
    glskin_draw draws[ROOM];
    glskin_surface surfaces[ROOM];
    glskin_pose *pose;
    size_t made;
    for (size_t i = 0; i < ROOM; ++i)
        instances[i] = (glskin_instance *)(void *)&unit;
    const glskin_draw_sources sources = {.instances = instances};
    ck_assert_uint_eq(glskin_model_draw_limit(model), count);
    ck_assert_int_eq(glskin_pose_create(&host, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_draws(pose, &sources, draws, surfaces, ROOM, &made), GLSKIN_OK);
    ck_assert_uint_eq(made, count);
    for (size_t i = 0; i < count; ++i) {
        ck_assert_int_eq(surfaces[i].filter, filters[i]);
        ck_assert(surfaces[i].flags & GLSKIN_LAYER_DEPTH_WRITE);
        ck_assert_float_eq_tol(surfaces[i].alpha_test, 0.878431f, 1e-5f);
    }
    glskin_pose_destroy(pose);
}

START_TEST(materials_become_layers) {
    static const uint16_t of[] = {0, 0, 0, 0, 0, 0, 0, 0};
    static const struct {
        uint16_t flags, blend;
        glskin_filter filter;
        uint32_t layer;
    } wanted[] = {
        {0, 0, GLSKIN_FILTER_NONE, 0},
        {1, 1, GLSKIN_FILTER_TRANSPARENT, GLSKIN_LAYER_UNSHADED},
        {2, 2, GLSKIN_FILTER_BLEND, GLSKIN_LAYER_UNFOGGED},
        {4, 3, GLSKIN_FILTER_ADDITIVE, GLSKIN_LAYER_TWO_SIDED},
        {8, 4, GLSKIN_FILTER_ADD_ALPHA, GLSKIN_LAYER_NO_DEPTH_TEST},
        {0x10, 5, GLSKIN_FILTER_MODULATE, GLSKIN_LAYER_NO_DEPTH_WRITE},
        {0xffe5, 6, GLSKIN_FILTER_MODULATE_2X, GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_TWO_SIDED},
    };
    enum { COUNT = sizeof wanted / sizeof wanted[0] };
    struct m2b b;
    begin(&b);
    add_mesh(&b, COUNT + 1, of);
    m2b_array(&b, M2B_MATERIALS, COUNT, 4);
    for (size_t i = 0; i < COUNT; ++i) {
        m2b_set_u16(&b, m2b_element(&b, M2B_MATERIALS, i, 4), wanted[i].flags);
        m2b_set_u16(&b, m2b_element(&b, M2B_MATERIALS, i, 4) + 2, wanted[i].blend);
        m2b_set_u16(&b, batch_at(&b, i) + MATERIAL, (unsigned)i);
    }
    m2b_set_u16(&b, batch_at(&b, COUNT) + MATERIAL, NONE);
    glskin_model *model = load_whole(&b);
    for (size_t i = 0; i <= COUNT; ++i) {
        glskin_layer layer = layer_of(model, i, 0);
        ck_assert_int_eq(layer.filter, i < COUNT ? wanted[i].filter : GLSKIN_FILTER_NONE);
        ck_assert_uint_eq(layer.flags, i < COUNT ? wanted[i].layer : 0);
        ck_assert_float_eq(layer.alpha, 1);
        ck_assert_float_eq(layer.emissive, 1);
        ck_assert_int_eq(layer.texture[GLSKIN_SLOT_DIFFUSE], -1);
        ck_assert_int_eq(layer.texture_animation, -1);
        ck_assert(!layer.hd);
    }
    static const glskin_filter filters[COUNT + 1] = {GLSKIN_FILTER_NONE,        GLSKIN_FILTER_TRANSPARENT,
                                                     GLSKIN_FILTER_BLEND,       GLSKIN_FILTER_ADD, /* not its alpha */
                                                     GLSKIN_FILTER_ADD_ALPHA,   GLSKIN_FILTER_MODULATE,
                                                     GLSKIN_FILTER_MODULATE_2X, GLSKIN_FILTER_NONE};
    expect_draws(model, COUNT + 1, filters);
    glskin_model_destroy(model);
}
END_TEST

/* Textures: 0 a file, then one of each type that the game puts in. Texture lookup: 2, 0, none, 14. */
static void add_textures(struct m2b *b) {
    static const uint16_t lookup[] = {2, 0, NONE, 14}, units[] = {1, NONE, 0, 2}, motions[] = {NONE, 1, 0};
    m2b_array(b, M2B_TEXTURES, 15, 16);
    for (size_t type = 0; type < 15; ++type)
        m2b_set_u32(b, m2b_element(b, M2B_TEXTURES, type, 16), (uint32_t)type);
    size_t name = m2b_array(b, m2b_element(b, M2B_TEXTURES, 0, 16) + 8, 6, 1);
    memcpy(b->bytes + name, "a.blp", 5);
    m2b_u16s(b, M2B_TEXTURE_LOOKUP, 4, lookup);
    m2b_u16s(b, M2B_UNIT_LOOKUP, 4, units);
    m2b_u16s(b, M2B_UV_LOOKUP, 3, motions);
    m2b_array(b, M2B_UV_ANIMATIONS, 2, 3 * M2B_TRACK_SIZE);
    for (size_t track = 0; track < 6; ++track)
        m2b_empty_track(b, m2b_element(b, M2B_UV_ANIMATIONS, track, M2B_TRACK_SIZE));
}

START_TEST(textures_go_through_their_lookups) {
    static const uint16_t of[] = {0, 0, 0, 0, 0};
    static const struct {
        uint16_t texture, unit, uv;
        int32_t image, motion;
        uint32_t set, flags;
    } wanted[] = {
        {0, 0, 0, 2, -1, 1, 0},        {1, 1, 1, 0, 1, 0, GLSKIN_LAYER_SPHERE_ENVIRONMENT},      {2, 2, 2, -1, 0, 0, 0},
        {3, NONE, NONE, 14, -1, 0, 0}, {3, 3, NONE, 14, -1, 0, GLSKIN_LAYER_SPHERE_ENVIRONMENT},
    };
    struct m2b b;
    begin(&b);
    add_mesh(&b, 5, of);
    add_textures(&b);
    for (size_t i = 0; i < 5; ++i) {
        m2b_set_u16(&b, batch_at(&b, i) + TEXTURE, wanted[i].texture);
        m2b_set_u16(&b, batch_at(&b, i) + UNIT, wanted[i].unit);
        m2b_set_u16(&b, batch_at(&b, i) + UV, wanted[i].uv);
    }
    glskin_model *model = load_whole(&b);
    for (size_t i = 0; i < 5; ++i) {
        glskin_layer layer = layer_of(model, i, 0);
        ck_assert_int_eq(layer.texture[GLSKIN_SLOT_DIFFUSE], wanted[i].image);
        ck_assert_int_eq(layer.texture_animation, wanted[i].motion);
        ck_assert_uint_eq(layer.texcoord_set, wanted[i].set);
        ck_assert_uint_eq(layer.flags, wanted[i].flags);
    }
    for (size_t type = 0; type < 15; ++type) {
        glskin_texture texture;
        ck_assert_int_eq(glskin_model_texture(model, type, &texture), GLSKIN_OK);
        ck_assert_uint_eq(texture.replaceable, type ? 0x10000 + type : 0);
        ck_assert_str_eq(texture.path, type ? "" : "a.blp");
    }
    glskin_model_destroy(model);
}
END_TEST

START_TEST(further_textures_are_layers_that_multiply) {
    static const uint16_t of[] = {0};
    struct m2b b;
    glskin_material material;
    begin(&b);
    add_mesh(&b, 1, of);
    add_textures(&b);
    m2b_array(&b, M2B_MATERIALS, 1, 4);
    m2b_set_u16(&b, m2b_element(&b, M2B_MATERIALS, 0, 4), 4);
    m2b_set_u16(&b, batch_at(&b, 0) + TEXTURE_COUNT, 2);
    m2b_set_u16(&b, batch_at(&b, 0) + UV, 0);
    glskin_model *model = load_whole(&b);
    ck_assert_int_eq(glskin_model_material(model, 0, &material), GLSKIN_OK);
    ck_assert_uint_eq(material.layer_count, 2);
    glskin_layer first = layer_of(model, 0, 0), second = layer_of(model, 0, 1);
    ck_assert_int_eq(first.filter, GLSKIN_FILTER_NONE);
    ck_assert_uint_eq(first.flags, GLSKIN_LAYER_TWO_SIDED);
    ck_assert_int_eq(first.texture[0], 2);
    ck_assert_uint_eq(first.texcoord_set, 1);
    ck_assert_int_eq(first.texture_animation, -1);
    ck_assert_int_eq(second.filter, GLSKIN_FILTER_MODULATE);
    ck_assert_uint_eq(second.flags, GLSKIN_LAYER_TWO_SIDED | GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_NO_DEPTH_WRITE |
                                        GLSKIN_LAYER_SPHERE_ENVIRONMENT);
    ck_assert_int_eq(second.texture[0], 0);
    ck_assert_int_eq(second.texture_animation, 1);
    glskin_model_destroy(model);
}
END_TEST

/* ---- At a time --------------------------------------------------------------------------------------------------- */

static glskin_layer_state state_at(glskin_pose *pose, size_t layer, size_t sequence, double time, double global) {
    glskin_pose_desc desc = {.sequence = sequence, .time_ms = time, .global_time_ms = global};
    glskin_layer_state state;
    ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_layer(pose, 0, layer, &state), GLSKIN_OK);
    return state;
}

static void check_values(const float *got, size_t count, const double *right, const char *what, size_t row) {
    for (size_t i = 0; i < count; ++i)
        ck_assert_msg(fabs((double)got[i] - right[i]) < 2e-6, "row %zu: %s[%zu] is %.9g where %.9g is right", row, what,
                      i, (double)got[i], right[i]);
}

/* Two layers (textures) of one batch. The colour goes from red to (0,0.5,1) and its alpha from 1 to 0 while standing,
 * and holds 16384/32767 while walking; the transparency goes 1, 0, 1 in a global sequence, over keys that no range
 * names. */
static void add_colour(struct m2b *b, uint16_t colour, uint16_t transparency) {
    static const float rows[] = {1000, 1, 0, 0, 2000, 0, 0.5f, 1, 3000, 0.25f, 0.5f, 0.75f};
    static const uint32_t times[] = {1000, 2000, 3000}, global_times[] = {0, 300, 600};
    static const uint32_t ranges[2][2] = {{0, 1}, {2, 2}}, first[1][2] = {{0, 0}};
    static const uint16_t alphas[] = {32767, 0, 16384}, weights[] = {32767, 0, 32767}, lookup[] = {NONE, 1};
    m2b_array(b, M2B_COLOURS, 2, 2 * M2B_TRACK_SIZE);
    size_t at = m2b_element(b, M2B_COLOURS, 0, 2 * M2B_TRACK_SIZE);
    m2b_empty_track(b, at);
    m2b_empty_track(b, at + M2B_TRACK_SIZE);
    m2b_track(b, at + 2 * M2B_TRACK_SIZE, 1, -1, 3, 3, rows, 2, ranges);
    m2b_opacity(b, at + 3 * M2B_TRACK_SIZE, 1, -1, 3, times, alphas, 2, ranges);
    m2b_array(b, M2B_TRANSPARENCIES, 2, M2B_TRACK_SIZE);
    m2b_empty_track(b, m2b_element(b, M2B_TRANSPARENCIES, 0, M2B_TRACK_SIZE));
    m2b_opacity(b, m2b_element(b, M2B_TRANSPARENCIES, 1, M2B_TRACK_SIZE), 1, 0, 3, global_times, weights, 1, first);
    m2b_u16s(b, M2B_TRANSPARENCY_LOOKUP, 2, lookup);
    m2b_set_u16(b, batch_at(b, 0) + COLOUR, colour);
    m2b_set_u16(b, batch_at(b, 0) + TRANSPARENCY, transparency);
    m2b_set_u16(b, batch_at(b, 0) + TEXTURE_COUNT, 2);
}

START_TEST(colours_and_transparency_at_a_time) {
    static const uint16_t of[] = {0};
    const double half = 16384 / 32767.0;
    const struct {
        uint16_t colour, transparency;
        size_t sequence;
        double time, global, rgb[3], alpha;
    } wanted[] = {
        {1, 0, STAND, 0, 0, {1, 0, 0}, 1},
        {1, 0, STAND, 250, 0, {0.75, 0.125, 0.25}, 0.75},
        {1, 0, STAND, 1000, 0, {0, 0.5, 1}, 0},
        {1, 0, STAND, 1250, 0, {0.75, 0.125, 0.25}, 0.75}, /* loops */
        {1, 0, WALK, 123, 0, {0.25, 0.5, 0.75}, half},
        {1, 0, STILL, 0, 0, {1, 1, 1}, 1}, /* no key there */
        {1, 0, GLSKIN_SEQUENCE_NONE, 0, 0, {1, 1, 1}, 1},
        {1, 1, STAND, 250, 150, {0.75, 0.125, 0.25}, 0.75 * 0.5},
        {1, 1, WALK, 0, 1050, {0.25, 0.5, 0.75}, half * 0.5},
        {1, 1, GLSKIN_SEQUENCE_NONE, 0, 75, {1, 1, 1}, 0.75},
        {1, 1, STAND, 0, 300, {1, 0, 0}, 0}, /* hidden */
        {NONE, 1, STAND, 250, 450, {1, 1, 1}, 0.5},
        {NONE, 0, STAND, 250, 150, {1, 1, 1}, 1}, /* a lookup that says none */
        {0, NONE, STAND, 250, 150, {1, 1, 1}, 1}, /* tracks without keys */
    };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i) {
        struct m2b b;
        glskin_pose *pose;
        glskin_geoset_state geoset;
        begin(&b);
        add_mesh(&b, 1, of);
        add_textures(&b);
        add_colour(&b, wanted[i].colour, wanted[i].transparency);
        glskin_model *model = load_whole(&b);
        ck_assert_int_eq(glskin_pose_create(&host, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
        glskin_layer_state state = state_at(pose, 0, wanted[i].sequence, wanted[i].time, wanted[i].global);
        check_values(state.colour, 3, wanted[i].rgb, "colour", i);
        check_values(&state.alpha, 1, &wanted[i].alpha, "alpha", i);
        state = state_at(pose, 1, wanted[i].sequence, wanted[i].time, wanted[i].global);
        check_values(state.colour, 3, (const double[]){1, 1, 1}, "second colour", i);
        check_values(&state.alpha, 1, &wanted[i].alpha, "second alpha", i);
        ck_assert_int_eq(glskin_pose_geoset(pose, 0, &geoset), GLSKIN_OK);
        check_values(geoset.colour, 3, (const double[]){1, 1, 1}, "geoset colour", i);
        check_values(&geoset.alpha, 1, (const double[]){1}, "geoset alpha", i);
        glskin_pose_destroy(pose);
        glskin_model_destroy(model);
    }
}
END_TEST

/* Animation 1: slides from (0,0) to (1,-2) and turns from 0 to 90 degrees about z while standing; the scale goes 1, 3,
 * 1 in a global sequence. Animation 0 rests. */
START_TEST(texture_coordinates_at_a_time) {
    static const uint16_t of[] = {0};
    static const float slide[] = {1000, 0, 0, 0, 2000, 1, -2, 0};
    static const float turn[] = {1000, 0, 0, 0, 1, 2000, 0, 0, 1, 1};
    static const float scale[] = {0, 1, 1, 1, 300, 3, 3, 1, 600, 1, 1, 1};
    static const uint32_t range[1][2] = {{0, 1}}, first[1][2] = {{0, 0}};
    static const struct {
        uint16_t uv; /* -> none, 1, 0 */
        size_t sequence;
        double time, global, slide[2], degrees, scale;
    } wanted[] = {
        {1, STAND, 0, 0, {0, 0}, 0, 1},        {1, STAND, 250, 150, {0.25, -0.5}, 22.5, 2},
        {1, STAND, 1000, 300, {1, -2}, 90, 3}, {1, STAND, 1500, 600, {0.5, -1}, 45, 1},
        {1, WALK, 100, 750, {0, 0}, 0, 2},     {1, GLSKIN_SEQUENCE_NONE, 0, 450, {0, 0}, 0, 2},
        {2, STAND, 250, 150, {0, 0}, 0, 1},    {0, STAND, 250, 150, {0, 0}, 0, 1},
        {NONE, STAND, 250, 150, {0, 0}, 0, 1},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i) {
        struct m2b b;
        glskin_pose *pose;
        begin(&b);
        add_mesh(&b, 1, of);
        add_textures(&b);
        size_t at = m2b_element(&b, M2B_UV_ANIMATIONS, 1, 3 * M2B_TRACK_SIZE);
        m2b_track(&b, at, 1, -1, 3, 2, slide, 1, range);
        m2b_track(&b, at + M2B_TRACK_SIZE, 1, -1, 4, 2, turn, 1, range);
        m2b_track(&b, at + 2 * M2B_TRACK_SIZE, 1, 0, 3, 3, scale, 1, first);
        m2b_set_u16(&b, batch_at(&b, 0) + UV, wanted[i].uv);
        glskin_model *model = load_whole(&b);
        ck_assert_int_eq(glskin_pose_create(&host, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
        glskin_layer_state state = state_at(pose, 0, wanted[i].sequence, wanted[i].time, wanted[i].global);
        double half = wanted[i].degrees * pi / 360, s = wanted[i].scale;
        check_values(state.texcoord_translation, 3, (const double[]){wanted[i].slide[0], wanted[i].slide[1], 0},
                     "slide", i);
        check_values(state.texcoord_rotation, 4, (const double[]){0, 0, sin(half), cos(half)}, "turn", i);
        check_values(state.texcoord_scale, 3, (const double[]){s, s, 1}, "scale", i);
        glskin_pose_destroy(pose);
        glskin_model_destroy(model);
    }
}
END_TEST

/* ---- Faults -------------------------------------------------------------------------------------------------------
 */

#define WHERE(name, expression)                                                                                        \
    static size_t name(const struct m2b *b) {                                                                          \
        (void)b;                                                                                                       \
        return expression;                                                                                             \
    }
#define MOTION(b, track) (m2b_element(b, M2B_UV_ANIMATIONS, 1, 3 * M2B_TRACK_SIZE) + (track)*M2B_TRACK_SIZE)
WHERE(unit, batch_at(b, 0) + UNIT)
WHERE(uv, batch_at(b, 0) + UV)
WHERE(texture, batch_at(b, 0) + TEXTURE)
WHERE(colour, batch_at(b, 0) + COLOUR)
WHERE(transparency, batch_at(b, 0) + TRANSPARENCY)
WHERE(texture_type, m2b_element(b, M2B_TEXTURES, 3, 16))
WHERE(uv_entry, m2b_element(b, M2B_UV_LOOKUP, 1, 2))
WHERE(transparency_entry, m2b_element(b, M2B_TRANSPARENCY_LOOKUP, 1, 2))
WHERE(slide_times, MOTION(b, 0) + 12)
WHERE(slide_values, MOTION(b, 0) + 20)
WHERE(slide_offset, MOTION(b, 0) + 24)
WHERE(turn_global, MOTION(b, 1) + 2)
WHERE(turn_value, m2b_element(b, MOTION(b, 1) + 20, 0, 16) + 12)
WHERE(scale_value, m2b_element(b, MOTION(b, 2) + 20, 0, 12) + 4)
WHERE(scale_ranges, MOTION(b, 2) + 4)
WHERE(uv_count, M2B_UV_ANIMATIONS)
WHERE(uv_offset, M2B_UV_ANIMATIONS + 4)
WHERE(colour_count, M2B_COLOURS)
WHERE(colour_offset, M2B_COLOURS + 4)
WHERE(weight_count, M2B_TRANSPARENCIES)
WHERE(colour_values, m2b_element(b, M2B_COLOURS, 1, 2 * M2B_TRACK_SIZE) + 20)
WHERE(alpha_values, m2b_element(b, M2B_COLOURS, 1, 2 * M2B_TRACK_SIZE) + M2B_TRACK_SIZE + 24)
WHERE(colour_value, m2b_element(b, colour_values(b), 1, 12))
WHERE(weight_global, m2b_element(b, M2B_TRANSPARENCIES, 1, M2B_TRACK_SIZE) + 2)

enum { HALF = 2, WORD = 4 };
static const struct {
    size_t (*find)(const struct m2b *b);
    size_t size;
    uint32_t value;
    const char *says;
} faults[] = {
    {unit, HALF, 3, "batches[0].unitLookup, byte "}, /* the second texture's entry isn't there */
    {unit, HALF, 4, "batches[0].unitLookup, byte "},
    {uv, HALF, 2, "batches[0].uvAnimationLookup, byte "},
    {uv, HALF, 3, "batches[0].uvAnimationLookup, byte "},
    {texture, HALF, 3, "batches[0].textureCount, byte "},
    {colour, HALF, 2, "batches[0].colour, byte "},
    {transparency, HALF, 2, "batches[0].transparencyLookup, byte "},
    {texture_type, WORD, 0x10000, "textures[3].type, byte "},
    {texture_type, WORD, 0xffffffff, "expected a type of 0 to 65535, found 4294967295"},
    {uv_entry, HALF, 2, "uvAnimationLookup[1], byte "},
    {transparency_entry, HALF, 2, "transparencyLookup[1], byte "},
    {slide_times, WORD, 1, "uvAnimations[1].translation.values, byte "},
    {slide_values, WORD, 0x15555556, "uvAnimations[1].translation.values, byte "},
    {slide_offset, WORD, 0xfffffff8, "uvAnimations[1].translation.values, byte "},
    {turn_global, HALF, 2, "uvAnimations[1].rotation.globalSequence, byte "},
    {turn_value, WORD, 0, "uvAnimations[1].rotation.values, byte "},
    {scale_value, WORD, 0x7fc00000, "uvAnimations[1].scale.values, byte "},
    {scale_ranges, WORD, 0x20000001, "uvAnimations[1].scale.ranges, byte "},
    {uv_count, WORD, 0x030c30c4, "uvAnimations, byte 116"},
    {uv_offset, WORD, 0xffffffc0, "uvAnimations, byte 116"},
    {colour_count, WORD, 0x04924925, "colours, byte 84"},
    {colour_offset, WORD, 0xffffffc8, "colours, byte 84"},
    {weight_count, WORD, 0x0924924a, "transparencies, byte 100"},
    {colour_values, WORD, 2, "colours[1].colour.values, byte "},
    {alpha_values, WORD, 0xfffffffe, "colours[1].opacity.values, byte "},
    {colour_value, WORD, 0x7f800000, "colours[1].colour.values, byte "},
    {weight_global, HALF, 7, "transparencies[1].globalSequence, byte "},
};
enum { FAULT_COUNT = sizeof faults / sizeof faults[0] };

START_TEST(a_fault_is_told_with_its_place) {
    static const uint16_t of[] = {0};
    static const float slide[] = {1000, 0, 0, 0, 2000, 1, -2, 0}, turn[] = {0, 0, 0, 0, 1};
    struct m2b b;
    size_t told = 0;
    begin(&b);
    add_mesh(&b, 1, of);
    add_textures(&b);
    add_colour(&b, 1, 1);
    m2b_track(&b, MOTION(&b, 0), 1, -1, 3, 2, slide, 0, NULL);
    m2b_track(&b, MOTION(&b, 1), 1, 1, 4, 1, turn, 0, NULL);
    m2b_track(&b, MOTION(&b, 2), 1, -1, 3, 1, slide, 0, NULL);
    m2b_set_u16(&b, batch_at(&b, 0) + UV, 0);
    size_t at = faults[_i].find(&b);
    if (faults[_i].size == HALF)
        m2b_set_u16(&b, at, faults[_i].value);
    else
        m2b_set_u32(&b, at, faults[_i].value);
    glskin_model *model = load(&b);
    ck_assert_msg(model == NULL, "loaded, though \"%s\"", faults[_i].says);
    ck_assert_int_eq(watch.errors, 1);
    ck_assert_int_eq(watch.code, GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_msg(strstr(watch.text, faults[_i].says) != NULL, "\"%s\" lacks \"%s\"", watch.text, faults[_i].says);
    const char *found = strstr(watch.text, ", byte ");
    ck_assert_ptr_nonnull(found);
    ck_assert_int_eq(sscanf(found, ", byte %zu", &told), 1);
    ck_assert_msg(told <= at + 8 && told + 16 > at, "the number stands at %zu, the message says %zu", at, told);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("m2 looks");
    TEST_CASE(suite, batches_come_in_the_order_of_drawing);
    TEST_CASE(suite, a_batchs_mesh_is_its_submeshs);
    TEST_CASE(suite, wrong_arguments_are_told);
    TEST_CASE(suite, materials_become_layers);
    TEST_CASE(suite, textures_go_through_their_lookups);
    TEST_CASE(suite, further_textures_are_layers_that_multiply);
    TEST_CASE(suite, colours_and_transparency_at_a_time);
    TEST_CASE(suite, texture_coordinates_at_a_time);
    TEST_LOOP(suite, a_fault_is_told_with_its_place, FAULT_COUNT);
    return suite;
}
