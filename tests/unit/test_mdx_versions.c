/* What came to MDX after version 800: skins, tangents, levels of detail, bind poses, new nodes; and what is said where
 * they are wrong. Poses and points come from pose_stage.h. */
#include "support/check_main.h"
#include "support/pose_stage.h"

static glskin_result load_file(const struct mdxb *b, glskin_model **model) {
    unsigned char *copy = malloc(b->size); /* of exactly its size, and gone before anything is asked of the model */
    ck_assert_ptr_nonnull(copy);
    memcpy(copy, b->bytes, b->size);
    memset(&watch, 0, sizeof watch);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.bytes = copy, .size = b->size, .name = "built.mdx", .host = &host}, model);
    free(copy);
    ck_assert_int_eq(watch.errors, result != GLSKIN_OK);
    return result;
}

static glskin_model *load_good(const struct mdxb *b) {
    glskin_model *model;
    ck_assert_msg(load_file(b, &model) == GLSKIN_OK, "%s", watch.text);
    return model;
}

enum { VERTICES = 6 };

/* One geoset of VERTICES vertices at (v,0,0), and bones that move by (2,0,0), (0,4,0) and (0,0,8). skin may be NULL:
 * then vertex v follows group v % 3, of one bone. */
static void skinned_file(struct mdxb *b, uint32_t version, const unsigned char *skin, const char *shader) {
    static const float position[3 * VERTICES] = {0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 5, 0, 0};
    static const float moves[3][4] = {{0, 2, 0, 0}, {0, 0, 4, 0}, {0, 0, 0, 8}};
    static const unsigned char group[VERTICES] = {0, 1, 2, 0, 1, 2};
    static const uint32_t sizes[3] = {1, 1, 1}, bones[3] = {0, 1, 2};
    static const int32_t slot[1][2] = {{0, 0}};
    static const struct mdxb_layer layer = {.animation = -1, .alpha = 1, .slot_count = 1, .slots = slot};
    struct mdxb_geoset geoset = {
        VERTICES, position, group, 3, sizes, 3, bones, 6, 1, .material = 0, .skin = skin, .skin_size = 8 * VERTICES};
    mdxb_start(b, version);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "s", 0, 100, 0);
    mdxb_end(b);
    mdxb_chunk(b, "TEXS");
    mdxb_texture(b, 1, "", 0);
    mdxb_end(b);
    mdxb_chunk(b, "MTLS");
    mdxb_material(b, 0, 0, shader, 1);
    mdxb_layer(b, &layer);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_chunk(b, "GEOS");
    mdxb_geoset(b, &geoset);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
    for (int32_t i = 0; i < 3; ++i) {
        mdxb_node(b, "bone", i, -1, 0x100);
        mdxb_track(b, "KGTR", 0, -1, 3, 1, moves[i]);
        mdxb_bone_end(b);
    }
    mdxb_end(b);
    mdxb_pivots(b, 3, NULL);
}

/* Where the vertices are at time 0. */
static void skin_file(const struct mdxb *b, float out[VERTICES][3]) {
    glskin_model *model = load_good(b);
    glskin_pose *pose;
    glskin_geoset geoset;
    glskin_pose_desc desc = {.sequence = 0};
    memset(&watch, 0, sizeof watch); /* what loading says of weights is test_findings.c's */
    ck_assert_int_eq(glskin_pose_create(&host, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_int_eq(glskin_skin_cpu(&host, &geoset.mesh, glskin_pose_bones(pose), GLSKIN_NORMALS_PLAIN, out[0], NULL),
                     GLSKIN_OK);
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
}

static void check_vertices(float got[VERTICES][3], const double right[VERTICES][3]) {
    for (int v = 0; v < VERTICES; ++v) {
        for (int c = 0; c < 3; ++c)
            ck_assert_msg(fabs(got[v][c] - right[v][c]) < 1e-5, "vertex %d: %g where %g is right", v, (double)got[v][c],
                          right[v][c]);
    }
}

static const uint32_t late[] = {900, 1000, 1100, 1200};
enum { LATE = sizeof late / sizeof late[0] };

/* Whole, split 128/127, over three bones, with bones that don't exist where there is no weight, with a sum of 200, and
 * without any weight. */
static const unsigned char skin[8 * VERTICES] = {
    2, 0, 0, 0,   255, 0,   0, 0, 0, 1, 9,   9,   128, 127, 0, 0, 0, 1, 2, 0, 100, 100, 55, 0,
    9, 2, 9, 255, 0,   255, 0, 0, 0, 1, 200, 250, 100, 100, 0, 0, 1, 9, 9, 9, 0,   0,   0,  0,
};

START_TEST(a_skin_moves_by_its_weights) {
    /* 100 and 100 of 200 become 128 and 127 of 255: 127.5 each, and the spare one goes to the first. */
    const double w = 1 / 255.0;
    const double right[VERTICES][3] = {
        {0, 0, 8}, {1 + 2 * 128 * w, 4 * 127 * w, 0}, {2 + 2 * 100 * w, 4 * 100 * w, 8 * 55 * w},
        {3, 0, 8}, {4 + 2 * 128 * w, 4 * 127 * w, 0}, {5, 4, 0}};
    float got[VERTICES][3];
    struct mdxb b;
    skinned_file(&b, late[_i], skin, _i % 2 ? "Shader_SD_FixedFunction" : "Shader_HD_DefaultUnit");
    skin_file(&b, got);
    check_vertices(got, right);
    ck_assert_int_eq(watch.warnings, 2); /* the core's, of one vertex each */
    ck_assert_ptr_nonnull(strstr(watch.text, "all weights 0, following the first bone: 1 of 6 vertices"));
    mdxb_free(&b);
}
END_TEST

START_TEST(without_a_skin_groups_count_whatever_the_shader) {
    static const double right[VERTICES][3] = {{2, 0, 0}, {1, 4, 0}, {2, 0, 8}, {5, 0, 0}, {4, 4, 0}, {5, 0, 8}};
    float got[VERTICES][3];
    struct mdxb b;
    skinned_file(&b, late[_i], NULL, "Shader_HD_DefaultUnit");
    skin_file(&b, got);
    check_vertices(got, right);
    mdxb_free(&b);
    skinned_file(&b, late[_i], skin, ""); /* and one of no bytes is none */
    size_t at = mdxb_find(&b, "SKIN", 0), geoset = mdxb_find(&b, "GEOS", 0);
    memmove(b.bytes + at + 8, b.bytes + at + 8 + sizeof skin, b.size - (at + 8 + sizeof skin));
    b.size -= sizeof skin;
    mdxb_set_u32(&b, at + 4, 0);
    for (int size = 4; size <= 8; size += 4)
        mdxb_set_u32(&b, geoset + (size_t)size, (uint32_t)(mdxb_find(&b, "BONE", 0) - geoset - 8));
    skin_file(&b, got);
    check_vertices(got, right);
    mdxb_free(&b);
}
END_TEST

/* With a skin the groups are passed over, whatever they hold. */
START_TEST(groups_beside_a_skin_are_not_read) {
    struct mdxb b;
    skinned_file(&b, 1000, skin, "");
    mdxb_set_u32(&b, mdxb_find(&b, "GNDX", 0) + 8, 0xffffffff);
    mdxb_set_u32(&b, mdxb_find(&b, "MTGC", 0) + 8, 0);
    mdxb_set_u32(&b, mdxb_find(&b, "MATS", 0) + 8, 77);
    float got[VERTICES][3];
    skin_file(&b, got);
    ck_assert_float_eq(got[0][2], 8);
    mdxb_free(&b);
}
END_TEST

START_TEST(a_weightless_vertex_needs_its_first_bone) {
    unsigned char changed[sizeof skin];
    memcpy(changed, skin, sizeof skin);
    changed[8 * 5] = 3;
    struct mdxb b;
    skinned_file(&b, 1000, changed, "");
    glskin_model *model;
    ck_assert_int_eq(load_file(&b, &model), GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_msg(strstr(watch.text, "expected an object id below 3, found 3 in slot 0 of vertex 5 (weight 0)") != NULL,
                  "%s", watch.text);
    mdxb_free(&b);
}
END_TEST

/* Version 1200 gave lights one more number: the bone behind them is still found. */
START_TEST(nodes_behind_a_light_are_found) {
    struct mdxb b;
    mdxb_start(&b, late[_i]);
    mdxb_chunk(&b, "LITE");
    mdxb_light(&b, "sun", 0);
    mdxb_light(&b, "moon", 2);
    mdxb_end(&b);
    mdxb_chunk(&b, "BONE");
    mdxb_node(&b, "arm", 1, 2, 0x100);
    mdxb_bone_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 3, NULL);
    glskin_model *model = load_good(&b);
    glskin_node found;
    ck_assert_uint_eq(glskin_model_info_get(model).bone_count, 3);
    ck_assert_int_eq(glskin_model_node(model, 1, &found), GLSKIN_OK);
    ck_assert_int_eq(found.kind, GLSKIN_NODE_BONE);
    ck_assert_int_eq(found.parent, 2);
    ck_assert_int_eq(glskin_model_node(model, 2, &found), GLSKIN_OK);
    ck_assert_str_eq(found.name, "moon");
    ck_assert_int_eq(found.kind, GLSKIN_NODE_OTHER);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

/* CORN entries are nodes: they take an object id and can be parents. FAFX is none. */
START_TEST(a_corn_emitter_is_a_node) {
    struct mdxb b;
    mdxb_start(&b, 1000);
    mdxb_chunk(&b, "CORN");
    mdxb_open_size(&b, true);
    mdxb_node(&b, "smoke", 1, -1, 0x1000);
    mdxb_end(&b);
    mdxb_zero(&b, 28 + 260 + 260);
    mdxb_end(&b);
    mdxb_end(&b);
    mdxb_chunk(&b, "FAFX");
    mdxb_zero(&b, 340);
    mdxb_end(&b);
    mdxb_chunk(&b, "BONE");
    mdxb_node(&b, "child", 0, 1, 0x100);
    mdxb_bone_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 2, NULL);
    glskin_model *model = load_good(&b);
    glskin_node found;
    ck_assert_int_eq(glskin_model_node(model, 1, &found), GLSKIN_OK);
    ck_assert_str_eq(found.name, "smoke");
    ck_assert_int_eq(glskin_model_node(model, 0, &found), GLSKIN_OK);
    ck_assert_int_eq(found.parent, 1);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

/* Nothing of it is used, so a wrong count is told and costs nothing else: the chunks behind it are still read. */
START_TEST(bind_poses_are_passed_over_by_their_size) {
    static const struct {
        size_t count;
        uint32_t written;
        int warnings;
    } cases[] = {{3, 3, 0}, {4, 4, 0}, {0, 0, 0}, {3, 2, 1}, {3, 4, 1}, {1, 0x20000000, 1}, {1, UINT32_MAX, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
        struct mdxb b;
        mdxb_start(&b, 900);
        mdxb_bind_poses(&b, cases[i].count);
        mdxb_set_u32(&b, mdxb_find(&b, "BPOS", 0) + 8, cases[i].written);
        mdxb_chunk(&b, "HELP");
        mdxb_node(&b, "n", 0, -1, 0);
        mdxb_end(&b);
        mdxb_end(&b);
        mdxb_pivots(&b, 1, NULL);
        glskin_model *model = load_good(&b);
        ck_assert_int_eq(watch.warnings, cases[i].warnings);
        ck_assert(!watch.warnings || strstr(watch.text, "built.mdx: BPOS, byte") != NULL);
        ck_assert_uint_eq(glskin_model_info_get(model).bone_count, 1);
        glskin_model_destroy(model);
        mdxb_free(&b);
    }
}
END_TEST

/* ---- what is wrong, and what is said ---- */

/* The rich model of a version with the number at delta behind the tag changed; at is where the message points. */
static const struct wrong {
    uint32_t version;
    const char *tag;
    size_t delta;
    uint32_t value;
    size_t at;
    const char *chunk, *says;
} wrongs[] = {
    {1000, "SKIN", 4, 31, 4, "GEOS", "expected 32 bytes of a skin, 8 a vertex, found 31"},
    {1000, "SKIN", 4, 24, 4, "GEOS", "expected 32 bytes of a skin, 8 a vertex, found 24"},
    {1100, "SKIN", 4, 40, 4, "GEOS", "expected 32 bytes of a skin, 8 a vertex, found 40"},
    {1000, "SKIN", 4, UINT32_MAX, 4, "GEOS", "bytes of a skin ("},
    {900, "SKIN", 8, 8, 8, "GEOS", "expected an object id below 8, found 8 in slot 0 of vertex 0 (weight 255)"},
    {1200, "SKIN", 16, 0xffff0801, 17, "GEOS", "below 8, found 8 in slot 1 of vertex 1 (weight 127)"},
    {1000, "SKIN", 0, 0x4e494c53, 0, "GEOS", "expected 'UVAS', found 'SLIN'"},
    {1000, "TANG", 4, 3, 4, "GEOS", "expected 4 tangents, one a vertex, found 3"},
    {1000, "TANG", 4, 0x10000001, 4, "GEOS", "found a count of 268435457"}, /* * 16 wraps to 16 */
    {1000, "TANG", 12, 0x7fc00000, 12, "GEOS", "expected a finite number in a tangent, found nan"},
    {1000, "GNDX", 4, 5, 4, "GEOS", "expected 4 group numbers, one a vertex, found 5"},
    {900, "LAYS", 8, 31, 8, "MTLS", "expected a size of 32 to"},
    {1000, "LAYS", 8, 51, 8, "MTLS", "expected a size of 52 to"},
    {1100, "LAYS", 8, 59, 8, "MTLS", "expected a size of 60 to"},
    {1200, "LAYS", 8, 59, 8, "MTLS", "expected a size of 60 to"},
    {900, "LAYS", 36, 0x7fc00000, 36, "MTLS", "an emissive gain, found nan"},
    {1000, "LAYS", 44, 0x7fc00000, 44, "MTLS", "a fresnel colour, found nan"},
    {1000, "LAYS", 52, 0x7fc00000, 52, "MTLS", "a fresnel opacity, found nan"},
    {1000, "LAYS", 56, 0x7fc00000, 56, "MTLS", "a fresnel team colour, found nan"},
    {1100, "LAYS", 64, UINT32_MAX, 64, "MTLS", "textures of a layer ("},
    {1100, "LAYS", 68, 3, 68, "MTLS", "expected a texture below 3, or -1, found 3"},
    {1000, "LAYS", 0, 0, 0, "MTLS", "expected 'LAYS', found bytes 00 00 00 00"},
    {1100, "LAYS", 0, 0, 0, "MTLS", "expected 'LAYS', found bytes 00 00 00 00"},
    {1000, "BPOS", 4, 3, 0, NULL, "expected"},
};
enum { WRONG_COUNT = sizeof wrongs / sizeof wrongs[0] };

START_TEST(what_is_wrong_is_said_in_one_line) {
    const struct wrong *wrong = &wrongs[_i];
    struct mdxb b;
    mdxb_rich_version(&b, wrong->version);
    size_t tag = mdxb_find(&b, wrong->tag, 0);
    mdxb_set_u32(&b, tag + wrong->delta, wrong->value);
    glskin_model *model = (glskin_model *)&b;
    glskin_result result = load_file(&b, &model);
    ck_assert_msg(result == GLSKIN_ERROR_MALFORMED_DATA, "%s \"%s\"", glskin_result_name(result), watch.text);
    ck_assert_ptr_null(model);
    ck_assert_msg(strstr(watch.text, wrong->says) != NULL, "\"%s\" lacks \"%s\"", watch.text, wrong->says);
    char start[128] = "built.mdx: ";
    if (wrong->chunk)
        snprintf(start, sizeof start, "built.mdx: %s, byte %zu: ", wrong->chunk, tag + wrong->at);
    ck_assert_msg(strncmp(watch.text, start, strlen(start)) == 0, "\"%s\" doesn't begin \"%s\"", watch.text, start);
    ck_assert_ptr_null(strchr(watch.text, '\n'));
    mdxb_free(&b);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdx versions");
    TEST_LOOP(suite, a_skin_moves_by_its_weights, LATE);
    TEST_LOOP(suite, without_a_skin_groups_count_whatever_the_shader, LATE);
    TEST_CASE(suite, groups_beside_a_skin_are_not_read);
    TEST_CASE(suite, a_weightless_vertex_needs_its_first_bone);
    TEST_LOOP(suite, nodes_behind_a_light_are_found, LATE);
    TEST_CASE(suite, a_corn_emitter_is_a_node);
    TEST_CASE(suite, bind_poses_are_passed_over_by_their_size);
    TEST_LOOP(suite, what_is_wrong_is_said_in_one_line, WRONG_COUNT);
    return suite;
}
