/* Textures, materials, layers and geoset animations: what is read of them, and what a pose says of them. */
#include "support/check_main.h"
#include "support/pose_stage.h"

static const uint32_t versions[] = {800, 900, 1000, 1100, 1200};
enum { VERSION_COUNT = sizeof versions / sizeof versions[0] };

/* A file of materials alone is of no use: one node makes it a model. */
static void add_node(struct mdxb *b) {
    mdxb_chunk(b, "HELP");
    mdxb_node(b, "n", 0, -1, 0);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_pivots(b, 1, NULL);
}

static void finish(struct stage *stage) {
    struct mdxb *b = &stage->file;
    memset(&watch, 0, sizeof watch);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.bytes = b->bytes, .size = b->size, .name = "built.mdx", .host = &host}, &stage->model);
    ck_assert_msg(result == GLSKIN_OK, "%s", watch.text);
    mdxb_free(b); /* nothing may point into it */
    make_poses(stage);
}

static glskin_layer_state layer_now(const struct stage *stage, size_t material, size_t layer) {
    glskin_layer_state state;
    ck_assert_int_eq(glskin_pose_layer(stage->pose, material, layer, &state), GLSKIN_OK);
    return state;
}

static glskin_geoset_state geoset_now(const struct stage *stage, size_t index) {
    glskin_geoset_state state;
    ck_assert_int_eq(glskin_pose_geoset(stage->pose, index, &state), GLSKIN_OK);
    return state;
}

static void check_floats(const float *got, size_t count, const double *right) {
    for (size_t i = 0; i < count; ++i)
        ck_assert_msg(fabs((double)got[i] - right[i]) < 1e-6, "%zu: %.8g where %.8g is right", i, (double)got[i],
                      right[i]);
}
#define CHECK_VECTOR(got, x, y, z) check_floats(got, 3, (const double[3]){x, y, z})

/* ---- the rich model, in each version ---- */

START_TEST(fields_are_read) {
    struct stage s;
    glskin_texture texture;
    glskin_material material;
    glskin_layer layer;
    unsigned version = versions[_i];
    mdxb_rich_version(&s.file, version);
    finish(&s);
    ck_assert_int_eq(glskin_model_texture(s.model, 1, &texture), GLSKIN_OK);
    ck_assert_uint_eq(texture.replaceable, 2);
    ck_assert_str_eq(texture.path, "");
    ck_assert(!texture.wrap_width && texture.wrap_height);
    ck_assert_int_eq(glskin_model_texture(s.model, 0, &texture), GLSKIN_OK);
    ck_assert_str_eq(texture.path, "Textures\\one.blp");
    ck_assert(texture.wrap_width && !texture.wrap_height);

    ck_assert_int_eq(glskin_model_material(s.model, 0, &material), GLSKIN_OK);
    ck_assert_uint_eq(material.layer_count, 1);
    ck_assert_int_eq(material.priority_plane, -3);
    ck_assert_uint_eq(material.flags, 0x10);
    ck_assert_str_eq(material.shader, "");
    ck_assert_int_eq(glskin_model_layer(s.model, 0, 0, &layer), GLSKIN_OK);
    ck_assert_int_eq(layer.filter, GLSKIN_FILTER_TRANSPARENT);
    ck_assert_uint_eq(layer.flags, GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_TWO_SIDED);
    ck_assert(!layer.hd);
    ck_assert_int_eq(layer.texture[0], 1);
    for (int slot = 1; slot < GLSKIN_SLOT_COUNT; ++slot)
        ck_assert_int_eq(layer.texture[slot], -1);
    ck_assert_int_eq(layer.texture_animation, 0);
    ck_assert_uint_eq(layer.texcoord_set, 1);
    ck_assert_float_eq(layer.alpha, 0.5f);
    ck_assert_float_eq(layer.emissive, version > 800 ? 2 : 1);
    bool fresnel = version >= 1000;
    CHECK_VECTOR(layer.fresnel_colour, fresnel ? 0.1 : 1, fresnel ? 0.2 : 1, fresnel ? 0.3 : 1);
    ck_assert_float_eq(layer.fresnel_opacity, fresnel ? 0.4f : 0);
    ck_assert_float_eq(layer.fresnel_team_colour, fresnel ? 0.5f : 0);

    ck_assert_int_eq(glskin_model_material(s.model, 1, &material), GLSKIN_OK);
    ck_assert_str_eq(material.shader, version > 800 && version < 1100 ? "Shader_HD_DefaultUnit" : "");
    ck_assert_uint_eq(material.layer_count, version > 800 ? 1 : 3);
    ck_assert_int_eq(glskin_model_layer(s.model, 1, 0, &layer), GLSKIN_OK);
    ck_assert(layer.hd == (version > 800));
    ck_assert_int_eq(layer.texture[0], 0);
    for (int slot = 1; slot < 3; ++slot)
        ck_assert_int_eq(layer.texture[slot], version > 800 ? slot : -1);
    strike(&s);
}
END_TEST

START_TEST(layers_move_with_the_sequence) {
    struct stage s;
    unsigned version = versions[_i];
    mdxb_rich_version(&s.file, version);
    finish(&s);
    /* Before the first evaluation, and where the sequence has no key: as the file says it rests. */
    for (int pass = 0; pass < 2; ++pass) {
        glskin_layer_state state = layer_now(&s, 0, 0);
        ck_assert_float_eq(state.alpha, 0.5f);
        ck_assert_int_eq(state.texture[0], 1);
        ck_assert_int_eq(state.texture[1], -1);
        ck_assert_float_eq(state.emissive, version > 800 ? 2 : 1);
        CHECK_VECTOR(state.texcoord_translation, 0, 0, 0);
        CHECK_VECTOR(state.texcoord_scale, 1, 1, 1);
        ck_assert_float_eq(state.texcoord_rotation[3], 1);
        evaluate(&s, 1, 0, 0);
    }
    /* Keys from 100 to 1100. The rotation's is (0,0,0.6,0.8) at the end. */
    for (double t = 0; t <= 1; t += 0.125) {
        evaluate(&s, 0, 1000 * t, 0);
        glskin_layer_state state = layer_now(&s, 0, 0);
        ck_assert_double_eq_tol(state.alpha, 0.25 + 0.5 * t, 1e-6);
        ck_assert_double_eq_tol(state.emissive, version > 800 ? 1 + 2 * t : 1, 1e-6);
        ck_assert_int_eq(state.texture[0], version >= 1100 ? 1 : t < 0.5 ? 2 : 0); /* keys at 100 and 600 */
        CHECK_VECTOR(state.texcoord_translation, t, 2 * t, 0);
        CHECK_VECTOR(state.texcoord_scale, 1 + 2 * t, 1 + 4 * t, 1);
        double angle = t * asin(0.6);
        check_floats(state.texcoord_rotation, 4, (const double[4]){0, 0, sin(angle), cos(angle)});
        ck_assert_float_eq(layer_now(&s, 1, 0).alpha, 1); /* this one has no keys */
    }
    strike(&s);
}
END_TEST

START_TEST(geosets_fade_and_take_colour) {
    struct stage s;
    mdxb_rich_version(&s.file, versions[_i]);
    finish(&s);
    for (double t = 0; t <= 1; t += 0.25) {
        evaluate(&s, 0, 1000 * t, 0);
        glskin_geoset_state state = geoset_now(&s, 0);
        ck_assert_double_eq_tol(state.alpha, 1 - t, 1e-6);
        CHECK_VECTOR(state.colour, 0.25 * t, 0.5 * t, t); /* (1,0.5,0.25), b,g,r, at the end */
        state = geoset_now(&s, 1);                        /* has none */
        ck_assert_float_eq(state.alpha, 1);
        CHECK_VECTOR(state.colour, 1, 1, 1);
        state = geoset_now(&s, 2); /* has no keys */
        ck_assert_float_eq(state.alpha, 0.5f);
        CHECK_VECTOR(state.colour, 1, 0.5, 0.25);
    }
    /* An evaluation that is refused changes nothing. */
    glskin_pose_desc bad = {.sequence = 99};
    ck_assert_int_eq(glskin_pose_evaluate(s.pose, &bad), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_float_eq(geoset_now(&s, 0).alpha, 0);
    evaluate(&s, GLSKIN_SEQUENCE_NONE, 0, 0);
    ck_assert_float_eq(geoset_now(&s, 0).alpha, 1);
    strike(&s);
}
END_TEST

/* As M2s are drawn, so are MDX models. */
START_TEST(geosets_are_batches) {
    struct stage s;
    mdxb_rich_version(&s.file, versions[_i]);
    finish(&s);
    ck_assert_uint_eq(glskin_model_info_get(s.model).batch_count, 3);
    for (size_t i = 0; i < 3; ++i) {
        glskin_batch batch;
        glskin_geoset geoset;
        ck_assert_int_eq(glskin_model_geoset(s.model, i, &geoset), GLSKIN_OK);
        ck_assert_int_eq(glskin_model_batch(s.model, i, &batch), GLSKIN_OK);
        ck_assert_mem_eq(&batch.mesh, &geoset.mesh, sizeof batch.mesh);
        ck_assert_uint_eq(batch.geoset, i);
        ck_assert_uint_eq(batch.same_mesh, i);
        ck_assert_uint_eq(batch.first_vertex, 0);
        ck_assert_int_eq(batch.material, geoset.material);
        ck_assert_uint_eq(batch.part, 0);
    }
    CHECK_VECTOR(layer_now(&s, 0, 0).colour, 1, 1, 1);
    strike(&s);
}
END_TEST

/* ---- geoset animations, one by one ---- */

/* A sequence from 0 to 100, a global one of 50, one geoset of a point that follows bone 0, which moves by (0,0,7). */
static void begin_point(struct stage *stage, uint32_t version) {
    static const float position[3] = {1, 2, 3}, moved[4] = {0, 0, 0, 7};
    static const unsigned char group[1] = {0};
    static const uint32_t one[1] = {1}, zero[1] = {0};
    static const struct mdxb_geoset point = {1, position, group, 1, one, 1, zero, 0, 0, .material = -1};
    struct mdxb *b = &stage->file;
    mdxb_start(b, version);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "s", 0, 100, 0);
    mdxb_end(b);
    mdxb_chunk(b, "GLBS");
    mdxb_u32(b, 50);
    mdxb_end(b);
    mdxb_chunk(b, "GEOS");
    mdxb_geoset(b, &point);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
    mdxb_node(b, "bone", 0, -1, 0x100);
    mdxb_track(b, "KGTR", 0, -1, 3, 1, moved);
    mdxb_bone_end(b);
    mdxb_end(b);
    mdxb_pivots(b, 1, NULL);
}

START_TEST(colours_are_stored_blue_first) {
    static const float blue[3] = {1, 0, 0};
    for (uint32_t flags = 0; flags < 4; ++flags) {
        struct stage s;
        begin_point(&s, 800);
        mdxb_chunk(&s.file, "GEOA");
        mdxb_geoset_animation(&s.file, 1, flags, blue, 0);
        mdxb_end(&s.file);
        mdxb_end(&s.file);
        finish(&s);
        if (flags & 2)
            CHECK_VECTOR(geoset_now(&s, 0).colour, 0, 0, 1);
        else /* the colour isn't used */
            CHECK_VECTOR(geoset_now(&s, 0).colour, 1, 1, 1);
        strike(&s);
    }
}
END_TEST

/* Half-way a hermite curve is (left + right) / 2 + (out - in) / 8; tangents are turned round with the values. */
START_TEST(tangents_of_colours_are_stored_blue_first_too) {
    static const float white[3] = {1, 1, 1};
    static const float keys[] = {0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 100, 1, 2, 3, 0, 0, 16, 0, 0, 0};
    struct stage s;
    begin_point(&s, 800);
    mdxb_chunk(&s.file, "GEOA");
    mdxb_geoset_animation(&s.file, 1, 2, white, 0);
    mdxb_track(&s.file, "KGAC", 2, -1, 9, 2, keys);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    finish(&s);
    evaluate(&s, 0, 50, 0);
    CHECK_VECTOR(geoset_now(&s, 0).colour, 1.5 - 2, 1, 0.5 + 1);
    strike(&s);
}
END_TEST

START_TEST(a_bone_of_a_hidden_geoset_still_moves) {
    static const float white[3] = {1, 1, 1}, hidden[] = {0, 0};
    struct stage s;
    begin_point(&s, 800);
    mdxb_chunk(&s.file, "GEOA");
    mdxb_geoset_animation(&s.file, 1, 0, white, 0);
    mdxb_track(&s.file, "KGAO", 0, -1, 1, 1, hidden);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    finish(&s);
    evaluate(&s, 0, 10, 0);
    ck_assert_float_eq(geoset_now(&s, 0).alpha, 0);
    CHECK_POINT(&s, 0, 1, 2, 3, 1, 2, 10);
    strike(&s);
}
END_TEST

START_TEST(global_sequences_drive_looks_as_well) {
    static const float white[3] = {1, 1, 1}, keys[] = {0, 0, 50, 1};
    struct stage s;
    begin_point(&s, 800);
    mdxb_chunk(&s.file, "GEOA");
    mdxb_geoset_animation(&s.file, 1, 0, white, 0);
    mdxb_track(&s.file, "KGAO", 1, 0, 1, 2, keys);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    finish(&s);
    ck_assert_float_eq(geoset_now(&s, 0).alpha, 0); /* global time 0 */
    evaluate(&s, 0, 10, 35);
    ck_assert_float_eq_tol(geoset_now(&s, 0).alpha, 0.7f, 1e-6f);
    evaluate(&s, GLSKIN_SEQUENCE_NONE, 0, 60);
    ck_assert_float_eq_tol(geoset_now(&s, 0).alpha, 0.2f, 1e-6f);
    strike(&s);
}
END_TEST

START_TEST(of_two_animations_of_one_geoset_the_last_counts) {
    static const float white[3] = {1, 1, 1};
    struct stage s;
    begin_point(&s, 800);
    mdxb_chunk(&s.file, "GEOA");
    mdxb_geoset_animation(&s.file, 0.25f, 0, white, 0);
    mdxb_end(&s.file);
    mdxb_geoset_animation(&s.file, 0.75f, 0, white, 0);
    mdxb_end(&s.file);
    mdxb_geoset_animation(&s.file, 0.5f, 0, white, -1); /* of none */
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    finish(&s);
    ck_assert_float_eq(geoset_now(&s, 0).alpha, 0.75f);
    ck_assert_int_eq(watch.warnings, 0);
    strike(&s);
}
END_TEST

/* ---- layers, one by one ---- */

static void begin_materials(struct stage *stage, uint32_t version, int textures) {
    struct mdxb *b = &stage->file;
    mdxb_start(b, version);
    add_node(b);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "s", 0, 100, 0);
    mdxb_end(b);
    if (textures) {
        mdxb_chunk(b, "TEXS");
        for (int i = 0; i < textures; ++i)
            mdxb_texture(b, 1, "", 0);
        mdxb_end(b);
    }
    mdxb_chunk(b, "MTLS");
}

/* Public readers disagree on whether a layer of version 900 has the fresnel fields; its size and the tracks' tags tell.
 */
START_TEST(a_layer_of_version_900_may_be_short_or_long) {
    static const struct mdxb_layer layer = {0, 0, 0, -1, 0, 1, 4, {0.5f, 0.25f, 0.125f, 2, 3}, 0, 0, NULL};
    static const float fade[] = {0, 0.5f};
    for (int i = 0; i < 4; ++i) {
        bool is_long = i & 1, has_track = i & 2;
        struct stage s;
        begin_materials(&s, 900, 1);
        mdxb_material(&s.file, 0, 0, "", 1);
        mdxb_layer(&s.file, &layer);
        for (int f = 0; f < 5 && is_long; ++f)
            mdxb_f32(&s.file, layer.fresnel[f]);
        if (has_track)
            mdxb_track(&s.file, "KMTA", 0, -1, 1, 1, fade);
        mdxb_end(&s.file);
        mdxb_end(&s.file);
        mdxb_end(&s.file);
        finish(&s);
        evaluate(&s, 0, 0, 0);
        glskin_layer_state state = layer_now(&s, 0, 0);
        ck_assert_float_eq(state.emissive, 4);
        ck_assert_float_eq(state.fresnel_opacity, is_long ? 2 : 0);
        ck_assert_float_eq(state.fresnel_team_colour, is_long ? 3 : 0);
        CHECK_VECTOR(state.fresnel_colour, is_long ? 0.5 : 1, is_long ? 0.25 : 1, is_long ? 0.125 : 1);
        ck_assert_float_eq(state.alpha, has_track ? 0.5f : 1);
        strike(&s);
    }
}
END_TEST

START_TEST(fresnel_and_emission_move) {
    static const struct mdxb_layer layer = {0, 0, 0, -1, 0, 1, 4, {1, 1, 1, 0, 0}, 0, 0, NULL};
    static const float colour[] = {0, 0, 0, 0, 100, 1, 2, 3}, number[] = {0, 0, 100, 1}, twice[] = {0, 0, 100, 2};
    struct stage s;
    begin_materials(&s, versions[_i], 1);
    mdxb_material(&s.file, 0, 0, "", 1);
    mdxb_layer(&s.file, &layer);
    mdxb_track(&s.file, "KFTC", 1, -1, 1, 2, twice);
    mdxb_track(&s.file, "KFCA", 1, -1, 1, 2, number);
    mdxb_track(&s.file, "KFC3", 1, -1, 3, 2, colour);
    mdxb_track(&s.file, "KMTE", 1, -1, 1, 2, number);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    finish(&s);
    evaluate(&s, 0, 25, 0);
    glskin_layer_state state = layer_now(&s, 0, 0);
    CHECK_VECTOR(state.fresnel_colour, 0.25, 0.5, 0.75);
    ck_assert_float_eq_tol(state.fresnel_opacity, 0.25f, 1e-6f);
    ck_assert_float_eq_tol(state.fresnel_team_colour, 0.5f, 1e-6f);
    ck_assert_float_eq_tol(state.emissive, 0.25f, 1e-6f);
    strike(&s);
}
END_TEST

/* Each slot of version 1100 may have a track of its own, between the slots. */
START_TEST(slots_have_tracks_of_their_own) {
    static const struct mdxb_layer layer = {.animation = -1, .alpha = 1, .hd = 1};
    static const uint32_t keys[2][2] = {{0, 2}, {50, 3}};
    static const uint32_t slots[4][2] = {{0, 0}, {1, 5}, {2, 6}, {3, 0}}; /* the last two: no such slot, and again */
    struct stage s;
    begin_materials(&s, 1100, 4);
    mdxb_material(&s.file, 0, 0, "", 1);
    mdxb_layer(&s.file, &layer);
    mdxb_set_u32(&s.file, s.file.size - 4, 4);
    for (int i = 0; i < 4; ++i) {
        mdxb_u32(&s.file, slots[i][0]);
        mdxb_u32(&s.file, slots[i][1]);
        if (i == 1)
            mdxb_track_u32(&s.file, "KMTF", 2, keys);
    }
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    finish(&s);
    ck_assert_int_eq(watch.warnings, 1);
    ck_assert_msg(strstr(watch.text, "2 textures of layers stand in a slot past 5 or taken already") != NULL, "%s",
                  watch.text);
    evaluate(&s, 0, 49, 0);
    ck_assert_int_eq(layer_now(&s, 0, 0).texture[0], 0);
    ck_assert_int_eq(layer_now(&s, 0, 0).texture[5], 2);
    evaluate(&s, 0, 50, 0);
    ck_assert_int_eq(layer_now(&s, 0, 0).texture[0], 0);
    ck_assert_int_eq(layer_now(&s, 0, 0).texture[5], 3);
    strike(&s);
}
END_TEST

/* In 900 and 1000 the layers of a high-definition material are the slots of one, tracks too. */
START_TEST(layers_of_an_hd_material_become_one) {
    static const uint32_t keys[2][2] = {{0, 2}, {50, 3}};
    for (int hd = 0; hd < 2; ++hd) {
        struct stage s;
        begin_materials(&s, 1000, 4);
        mdxb_material(&s.file, 0, 0, hd ? "Shader_HD_DefaultUnit" : "Shader_SD_FixedFunction", 7);
        for (int i = 0; i < 7; ++i) {
            struct mdxb_layer layer = {.texture = i % 4, .animation = -1, .alpha = (float)i};
            mdxb_layer(&s.file, &layer);
            if (i == 1)
                mdxb_track_u32(&s.file, "KMTF", 2, keys);
            mdxb_end(&s.file);
        }
        mdxb_end(&s.file);
        mdxb_end(&s.file);
        finish(&s);
        ck_assert_int_eq(watch.warnings, hd); /* the seventh */
        glskin_material material;
        ck_assert_int_eq(glskin_model_material(s.model, 0, &material), GLSKIN_OK);
        ck_assert_uint_eq(material.layer_count, hd ? 1 : 7);
        evaluate(&s, 0, 60, 0);
        glskin_layer_state state = layer_now(&s, 0, 0);
        ck_assert_float_eq(state.alpha, 0);
        ck_assert_int_eq(state.texture[1], hd ? 3 : -1);
        ck_assert_int_eq(state.texture[5], hd ? 1 : -1);
        if (!hd)
            ck_assert_int_eq(layer_now(&s, 0, 1).texture[0], 3);
        strike(&s);
    }
}
END_TEST

/* Texture numbers step whatever their track says; tangents of theirs are passed over. */
START_TEST(texture_numbers_never_blend) {
    static const struct mdxb_layer layer = {0, 0, 0, -1, 0, 1, 0, {0}, 0, 0, NULL};
    static const uint32_t words[] = {2, 0, UINT32_MAX, 0, 0, 9, 9, 100, 2, 9, 9}; /* count, interpolation ... */
    static const uint32_t words_linear[] = {2, 0, UINT32_MAX, 0, 0, 100, 2};
    for (uint32_t interpolation = 0; interpolation < 4; ++interpolation) {
        struct stage s;
        bool curved = interpolation >= 2;
        begin_materials(&s, 800, 3);
        mdxb_material(&s.file, 0, 0, "", 1);
        mdxb_layer(&s.file, &layer);
        mdxb_raw(&s.file, "KMTF", 4);
        for (int i = 0; i < (curved ? 11 : 7); ++i)
            mdxb_u32(&s.file, i == 1 ? interpolation : curved ? words[i] : words_linear[i]);
        mdxb_end(&s.file);
        mdxb_end(&s.file);
        mdxb_end(&s.file);
        finish(&s);
        evaluate(&s, 0, 99, 0);
        ck_assert_int_eq(layer_now(&s, 0, 0).texture[0], 0);
        evaluate(&s, 0, 100, 0);
        ck_assert_int_eq(layer_now(&s, 0, 0).texture[0], 2);
        strike(&s);
    }
}
END_TEST

/* ---- references into nothing, and the caller's own errors ---- */

START_TEST(references_into_a_missing_list_become_none) {
    static const struct mdxb_layer layer = {.texture = 5, .animation = 6, .alpha = 1};
    static const float white[3] = {1, 1, 1};
    struct stage s;
    glskin_layer got;
    begin_materials(&s, 800, 0);
    mdxb_material(&s.file, 0, 0, "", 1);
    mdxb_layer(&s.file, &layer);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    mdxb_chunk(&s.file, "GEOA");
    mdxb_geoset_animation(&s.file, 1, 0, white, 7);
    mdxb_end(&s.file);
    mdxb_end(&s.file);
    finish(&s);
    ck_assert_int_eq(watch.warnings, 3);
    ck_assert_msg(strstr(watch.text, "1 geoset animations name geosets, of which the file has none") != NULL, "%s",
                  watch.text);
    ck_assert_int_eq(glskin_model_layer(s.model, 0, 0, &got), GLSKIN_OK);
    ck_assert_int_eq(got.texture[0], -1);
    ck_assert_int_eq(got.texture_animation, -1);
    ck_assert_int_eq(layer_now(&s, 0, 0).texture[0], -1);
    strike(&s);
    begin_point(&s, 800);
    mdxb_set_u32(&s.file, mdxb_find(&s.file, "MATS", 0) + 12, 3);
    finish(&s);
    glskin_geoset geoset;
    ck_assert_int_eq(watch.warnings, 1);
    ck_assert_int_eq(glskin_model_geoset(s.model, 0, &geoset), GLSKIN_OK);
    ck_assert_int_eq(geoset.material, -1);
    strike(&s);
}
END_TEST

START_TEST(an_index_past_the_count_is_the_callers_error) {
    struct stage s;
    glskin_texture texture;
    glskin_material material;
    glskin_layer layer;
    glskin_layer_state layer_state;
    glskin_geoset_state geoset_state;
    mdxb_rich(&s.file);
    finish(&s);
    const glskin_result wrong = GLSKIN_ERROR_INVALID_ARGUMENT;
    ck_assert_int_eq(glskin_model_texture(s.model, 3, &texture), wrong);
    ck_assert_int_eq(glskin_model_material(s.model, 2, &material), wrong);
    ck_assert_int_eq(glskin_model_layer(s.model, 2, 0, &layer), wrong);
    ck_assert_ptr_nonnull(strstr(watch.text, "glskin_model_layer: material 2, but the model has 2"));
    ck_assert_int_eq(glskin_model_layer(s.model, 0, 1, &layer), wrong);
    ck_assert_ptr_nonnull(strstr(watch.text, "glskin_model_layer: layer 1, but material 0 has 1"));
    ck_assert_int_eq(glskin_pose_layer(s.pose, 0, SIZE_MAX, &layer_state), wrong);
    ck_assert_int_eq(glskin_pose_geoset(s.pose, 3, &geoset_state), wrong);
    ck_assert_int_eq(glskin_model_layer(s.model, 0, 0, NULL), wrong);
    ck_assert_int_eq(glskin_pose_layer(s.pose, 0, 0, NULL), wrong);
    ck_assert_int_eq(glskin_pose_geoset(s.pose, 0, NULL), wrong);
    ck_assert_int_eq(watch.errors, 9);
    ck_assert_int_eq(glskin_pose_geoset(NULL, 0, &geoset_state), wrong); /* with no host to tell */
    ck_assert_int_eq(glskin_pose_layer(NULL, 0, 0, &layer_state), wrong);
    ck_assert_int_eq(glskin_model_layer(NULL, 0, 0, &layer), wrong);
    strike(&s);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdx materials");
    TEST_LOOP(suite, fields_are_read, VERSION_COUNT);
    TEST_LOOP(suite, layers_move_with_the_sequence, VERSION_COUNT);
    TEST_LOOP(suite, geosets_fade_and_take_colour, VERSION_COUNT);
    TEST_LOOP(suite, geosets_are_batches, VERSION_COUNT);
    TEST_CASE(suite, colours_are_stored_blue_first);
    TEST_CASE(suite, tangents_of_colours_are_stored_blue_first_too);
    TEST_CASE(suite, a_bone_of_a_hidden_geoset_still_moves);
    TEST_CASE(suite, global_sequences_drive_looks_as_well);
    TEST_CASE(suite, of_two_animations_of_one_geoset_the_last_counts);
    TEST_CASE(suite, a_layer_of_version_900_may_be_short_or_long);
    TEST_LOOP(suite, fresnel_and_emission_move, VERSION_COUNT);
    TEST_CASE(suite, slots_have_tracks_of_their_own);
    TEST_CASE(suite, layers_of_an_hd_material_become_one);
    TEST_CASE(suite, texture_numbers_never_blend);
    TEST_CASE(suite, references_into_a_missing_list_become_none);
    TEST_CASE(suite, an_index_past_the_count_is_the_callers_error);
    return suite;
}
