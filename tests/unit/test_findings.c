/* What is said of a file: once in each channel, merged by kind, with its place and its halves; and what loads here and
 * misbehaves in the game. */
#include "support/check_main.h"
#include "support/findings_ear.h"
#include "support/mdl_text.h"
#include "support/mdx_builder.h"

static glskin_model *load(const struct mdxb *b, glskin_reading reading) {
    return ear_load(b->bytes, b->size, reading);
}

/* ---- the channels ---- */

START_TEST(host_and_callback_are_told_the_same_once) {
    struct mdxb b;
    mdxb_rich(&b);
    size_t pivots = mdxb_find(&b, "PIVT", 0), vertices = mdxb_find(&b, "VRTX", 0);
    for (size_t i = 0; i < 5; ++i)
        mdxb_set_u32(&b, vertices + 8 + 4 * i, 0x7fc00000);
    mdxb_set_u32(&b, pivots + 4, 95);
    glskin_model *model = load(&b, GLSKIN_READING_LENIENT);
    ck_assert_ptr_nonnull(model);
    ck_assert_uint_eq(ear.count, ear.said_count);
    ck_assert_uint_eq(ear.messages[GLSKIN_SEVERITY_WARNING], ear.count);
    for (size_t i = 0; i < ear.count; ++i) {
        char text[1024];
        const struct ear_finding *f = &ear.findings[i];
        snprintf(text, sizeof text, "built: %s%sbyte %zu: %s", f->place, *f->place ? ", " : "", f->offset, f->what);
        ck_assert_str_eq(ear.said[i], text);
    }
    const struct ear_finding *nan = ear_find(GLSKIN_FINDING_REPAIRED, "in a vertex", 0);
    ck_assert_ptr_nonnull(nan);
    ck_assert_str_eq(nan->what, "expected a finite number in a vertex, found nan (5 of them); 0 stands in");
    ck_assert_uint_eq(nan->count, 5);
    ck_assert_uint_eq(nan->offset, vertices + 8);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

/* Faults of one kind in two geosets are two findings. */
START_TEST(an_entry_ends_what_is_merged) {
    struct mdxb b;
    mdxb_rich(&b);
    mdxb_set_u32(&b, mdxb_find(&b, "VRTX", 0) + 8, 0x7fc00000);
    mdxb_set_u32(&b, mdxb_find(&b, "VRTX", 2) + 8, 0x7fc00000);
    mdxb_set_u32(&b, mdxb_find(&b, "VRTX", 2) + 12, 0xff800000);
    glskin_model *model = load(&b, GLSKIN_READING_LENIENT);
    ck_assert_ptr_nonnull(model);
    const struct ear_finding *first = ear_find(GLSKIN_FINDING_REPAIRED, "in a vertex", 0),
                             *second = ear_find(GLSKIN_FINDING_REPAIRED, "in a vertex", 1);
    ck_assert(first && first->count == 1 && second && second->count == 2);
    ck_assert_uint_eq(second->offset, mdxb_find(&b, "VRTX", 2) + 8);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

/* More kinds in one entry than are remembered: all the same each is told. */
START_TEST(many_kinds_of_faults_are_all_told) {
    enum { KINDS = 20 };
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "HELP");
    for (int i = 0; i < KINDS; ++i) {
        mdxb_node(&b, "n", i, 100 + i, 0); /* the sentence names the node: no two are alike */
        mdxb_end(&b);
    }
    mdxb_end(&b);
    mdxb_pivots(&b, KINDS, NULL);
    glskin_model *model = load(&b, GLSKIN_READING_LENIENT);
    ck_assert_ptr_nonnull(model);
    ck_assert_uint_eq(ear.count, KINDS);
    for (int i = 0; i < KINDS; ++i) {
        char found[16];
        snprintf(found, sizeof found, "%d", 100 + i);
        ck_assert_str_eq(ear.findings[i].found, found);
    }
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(an_error_comes_last_and_after_what_was_repaired) {
    struct mdxb b;
    mdxb_rich(&b);
    mdxb_set_u32(&b, mdxb_find(&b, "VRTX", 0) + 8, 0x7fc00000);
    mdxb_set_u32(&b, mdxb_find(&b, "MTGC", 0) + 4, UINT32_MAX);
    ck_assert_ptr_null(load(&b, GLSKIN_READING_LENIENT));
    ck_assert_uint_eq(ear.count, 2);
    ck_assert_int_eq(ear.findings[0].severity, GLSKIN_FINDING_REPAIRED);
    ck_assert_int_eq(ear.findings[1].severity, GLSKIN_FINDING_ERROR);
    ck_assert_int_eq(ear.findings[1].code, GLSKIN_ERROR_MALFORMED_DATA);
    mdxb_free(&b);
}
END_TEST

/* A name of the file in a sentence: one line it stays. */
START_TEST(names_dont_break_lines) {
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "HELP");
    mdxb_node(&b, "a\nb\x1b[31m", 0, 0, 0);
    mdxb_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    ck_assert_ptr_null(load(&b, GLSKIN_READING_STRICT));
    ck_assert_str_eq(ear.findings[0].found, "that 0 (\"a?b?[31m\") is its own ancestor");
    mdxb_free(&b);
}
END_TEST

START_TEST(a_desc_is_checked) {
    glskin_model *model = (glskin_model *)&ear;
    const glskin_host host = {.message = ear_message};
    struct mdxb b;
    mdxb_rich(&b);
    glskin_model_desc desc = {.bytes = b.bytes, .size = b.size, .host = &host, .reading = (glskin_reading)2};
    ck_assert_int_eq(glskin_model_load(&desc, &model), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_null(model);
    ck_assert_int_eq(glskin_model_load(NULL, &model), GLSKIN_ERROR_INVALID_ARGUMENT);
    desc.reading = GLSKIN_READING_STRICT;
    ck_assert_int_eq(glskin_model_load(&desc, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    mdxb_free(&b);
}
END_TEST

/* ---- for the game ---- */

struct point_file {
    uint32_t version;
    size_t vertex_count;
    const unsigned char *skin;
};

/* Vertices at the origin on bone 0; a helper is object id 1. */
static void point_file(struct mdxb *b, const struct point_file *file) {
    static const uint32_t one[] = {1}, zero[] = {0};
    float *position = calloc(3 * file->vertex_count, sizeof *position);
    unsigned char *group = calloc(file->vertex_count, 1);
    struct mdxb_geoset geoset = {file->vertex_count,
                                 position,
                                 group,
                                 1,
                                 one,
                                 1,
                                 zero,
                                 0,
                                 0,
                                 .material = -1,
                                 .skin = file->skin,
                                 .skin_size = 8 * file->vertex_count};
    mdxb_start(b, file->version);
    mdxb_chunk(b, "GEOS");
    mdxb_geoset(b, &geoset);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
    mdxb_node(b, "bone", 0, -1, 0x100);
    mdxb_bone_end(b);
    mdxb_end(b);
    mdxb_chunk(b, "HELP");
    mdxb_node(b, "helper", 1, -1, 0);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_pivots(b, 2, NULL);
    free(position);
    free(group);
}

/* In both readings alike; the nth of that severity. */
static struct ear_finding warned(const struct mdxb *b, glskin_finding_severity severity, const char *words) {
    struct ear_finding found[2];
    for (int reading = GLSKIN_READING_STRICT; reading <= GLSKIN_READING_LENIENT; ++reading) {
        glskin_model *model = load(b, (glskin_reading)reading);
        ck_assert_msg(model != NULL, "%s", ear.said[0]);
        const struct ear_finding *one = ear_find(severity, words, 0);
        ck_assert_msg(one != NULL, "\"%s\" isn't told", words);
        ck_assert_uint_eq(ear.count, 1);
        found[reading] = *one;
        glskin_model_destroy(model);
    }
    ck_assert_str_eq(found[0].what, found[1].what);
    return found[0];
}

START_TEST(a_small_file_is_warned_of_nothing) {
    struct mdxb b;
    point_file(&b, &(struct point_file){800, 1, NULL});
    glskin_model *model = load(&b, GLSKIN_READING_STRICT);
    ck_assert_ptr_nonnull(model);
    ck_assert_uint_eq(ear.count, 0);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(version_900_is_refused_by_the_game) {
    struct mdxb b;
    point_file(&b, &(struct point_file){900, 1, NULL});
    struct ear_finding found = warned(&b, GLSKIN_FINDING_WARNING, "the game refuses such files");
    ck_assert_str_eq(found.place, "VERS");
    ck_assert_uint_eq(found.offset, 12);
    mdxb_free(&b);
}
END_TEST

START_TEST(geosets_of_more_than_7432_vertices_are_drawn_wrong) {
    struct mdxb b;
    point_file(&b, &(struct point_file){800, 7432, NULL});
    glskin_model *model = load(&b, GLSKIN_READING_STRICT);
    ck_assert_uint_eq(ear.count, 0);
    glskin_model_destroy(model);
    mdxb_free(&b);
    point_file(&b, &(struct point_file){800, 7433, NULL});
    struct ear_finding found = warned(&b, GLSKIN_FINDING_WARNING, "the game draws such a geoset wrong");
    ck_assert_str_eq(found.found, "7433");
    mdxb_free(&b);
}
END_TEST

START_TEST(bones_past_their_count_are_told) {
    static const unsigned char skin[] = {1, 1, 0, 0, 128, 127, 0, 0, 0, 1, 0, 0, 255, 0, 0, 0};
    struct mdxb b;
    point_file(&b, &(struct point_file){1000, 2, skin}); /* the first follows the helper; the second at weight 0 only */
    struct ear_finding found = warned(&b, GLSKIN_FINDING_WARNING, "the game skins to bones numbered below");
    ck_assert_str_eq(found.place, "GEOS");
    ck_assert_str_eq(found.found, "1 vertices that don't");
    mdxb_free(&b);
}
END_TEST

START_TEST(odd_weights_are_counted) {
    static const unsigned char skin[] = {0, 0, 0, 0, 100, 100, 0, 0, 0, 0, 0, 0, 255, 1, 0, 0,
                                         0, 0, 0, 0, 255, 0,   0, 0, 0, 0, 0, 0, 200, 0, 0, 0};
    static const unsigned char none[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0};
    struct mdxb b;
    point_file(&b, &(struct point_file){1000, 4, skin});
    struct ear_finding found = warned(&b, GLSKIN_FINDING_WARNING, "; a mesh scales them to it");
    ck_assert_uint_eq(found.count, 3);
    ck_assert_str_eq(found.expected, "weights that sum to 255");
    ck_assert_str_eq(found.found, "200 at vertex 0");
    mdxb_free(&b);
    point_file(&b, &(struct point_file){1000, 2, none});
    found = warned(&b, GLSKIN_FINDING_WARNING, "; such vertices follow their first bone");
    ck_assert_uint_eq(found.count, 1);
    mdxb_free(&b);
}
END_TEST

START_TEST(extents_that_cant_be_are_told) {
    struct mdxb b;
    point_file(&b, &(struct point_file){800, 1, NULL});
    size_t extent = mdxb_find(&b, "MODL", 0) + 8 + 340;
    mdxb_set_u32(&b, extent + 4, 0x3f800000); /* a minimum of 1, a maximum of 0 */
    struct ear_finding found = warned(&b, GLSKIN_FINDING_WARNING, "a minimum below its maximum");
    ck_assert_str_eq(found.place, "MODL");
    ck_assert_uint_eq(found.offset, extent);
    ck_assert_str_eq(found.found, "radius 0, (1,0,0) to (0,0,0)");
    mdxb_free(&b);
}
END_TEST

START_TEST(references_behind_nodes_are_told) {
    struct mdxb b;
    point_file(&b, &(struct point_file){800, 1, NULL});
    size_t bone = mdxb_find(&b, "BONE", 0) + 8;
    mdxb_set_u32(&b, bone + 96, 1);
    struct ear_finding found = warned(&b, GLSKIN_FINDING_WARNING, "expected a geoset below 1, or -1, found 1");
    ck_assert_str_eq(found.place, "BONE");
    ck_assert_uint_eq(found.offset, bone + 96);
    mdxb_set_u32(&b, bone + 96, 0);
    mdxb_set_u32(&b, bone + 100, 2);
    warned(&b, GLSKIN_FINDING_WARNING, "expected a geoset animation below 0, or -1, found 2");
    mdxb_free(&b);
    static const struct {
        const char *tag, *says;
        size_t tail, at; /* bytes behind the node; of them, where the number is */
    } rows[] = {{"PRE2", "expected a texture below 0, or -1, found 5", 171, 155},
                {"RIBB", "expected a material below 0, or -1, found 5", 52, 44}};
    for (size_t i = 0; i < 2; ++i) {
        point_file(&b, &(struct point_file){800, 1, NULL});
        mdxb_chunk(&b, rows[i].tag);
        mdxb_open_size(&b, true);
        mdxb_node(&b, "n", 2, -1, 0);
        mdxb_end(&b);
        size_t at = b.size + rows[i].at;
        mdxb_zero(&b, rows[i].tail);
        mdxb_end(&b);
        mdxb_end(&b);
        mdxb_set_u32(&b, at, 5);
        b.bytes[mdxb_find(&b, "PIVT", 0)] = 'X'; /* three nodes, and no pivots for the third: all at the origin */
        glskin_model *model = load(&b, GLSKIN_READING_STRICT);
        ck_assert_ptr_nonnull(model);
        glskin_model_destroy(model);
        const struct ear_finding *told = ear_find(GLSKIN_FINDING_WARNING, rows[i].says, 0);
        ck_assert_msg(told != NULL, "\"%s\" isn't told", rows[i].says);
        ck_assert_str_eq(told->place, rows[i].tag);
        ck_assert_uint_eq(told->offset, at);
        mdxb_free(&b);
    }
}
END_TEST

START_TEST(an_events_clock_that_there_isnt_is_told) {
    struct mdxb b;
    mdxb_rich(&b);
    mdxb_set_u32(&b, mdxb_find(&b, "KEVT", 0) + 8, 2);
    glskin_model *model = load(&b, GLSKIN_READING_STRICT);
    const struct ear_finding *told = ear_find(GLSKIN_FINDING_WARNING, "a global sequence below 2, or -1, found 2", 0);
    ck_assert_ptr_nonnull(told);
    ck_assert_str_eq(told->place, "EVTS");
    ck_assert_uint_eq(told->offset, mdxb_find(&b, "KEVT", 0) + 8);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(keys_past_their_clock_are_told) {
    struct mdxb b;
    mdxb_rich(&b);
    mdxb_set_u32(&b, mdxb_find(&b, "GLBS", 0) + 8, 349); /* KGSC has keys at 0 and 350 */
    glskin_model *model = load(&b, GLSKIN_READING_STRICT);
    ck_assert_ptr_nonnull(ear_find(GLSKIN_FINDING_WARNING,
                                   "expected keys up to 349 ms, the global sequence's duration, found one at 350 ms; "
                                   "later keys are never reached",
                                   0));
    glskin_model_destroy(model);
    mdxb_set_u32(&b, mdxb_find(&b, "GLBS", 0) + 8, 350);
    model = load(&b, GLSKIN_READING_STRICT);
    ck_assert_ptr_null(ear_find(GLSKIN_FINDING_WARNING, "never reached", 0));
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(chunks_that_nobody_knows_and_odd_bind_poses_are_noted) {
    struct mdxb b;
    point_file(&b, &(struct point_file){800, 1, NULL});
    size_t at = b.size;
    mdxb_chunk(&b, "XTRA");
    mdxb_zero(&b, 5);
    mdxb_end(&b);
    struct ear_finding found = warned(&b, GLSKIN_FINDING_NOTE, "a chunk of 5 bytes that is not read");
    ck_assert_str_eq(found.place, "'XTRA'");
    ck_assert_uint_eq(found.offset, at);
    mdxb_free(&b);
    for (size_t count = 1; count <= 4; ++count) { /* of two nodes: two and three are right */
        point_file(&b, &(struct point_file){800, 1, NULL});
        mdxb_bind_poses(&b, count);
        glskin_model *model = load(&b, GLSKIN_READING_STRICT);
        ck_assert_ptr_nonnull(model);
        glskin_model_destroy(model);
        ck_assert_uint_eq(ear.count, count == 1 || count == 4);
        ck_assert(!ear.count || ear_find(GLSKIN_FINDING_NOTE, "expected 2 bind poses, one a node, or one more", 0));
        mdxb_free(&b);
    }
}
END_TEST

START_TEST(a_sequence_in_which_nothing_moves_is_noted) {
    static const float rows[] = {0, 0, 0, 0, 100, 1, 0, 0, 301, 0, 0, 0};
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "SEQS");
    mdxb_sequence(&b, "Stand", 100, 200, 0);
    mdxb_sequence(&b, "Death", 201, 300, 0);
    mdxb_sequence(&b, "Decay", 300, 301, 0);
    mdxb_end(&b);
    mdxb_chunk(&b, "BONE");
    mdxb_node(&b, "bone", 0, -1, 0x100);
    mdxb_track(&b, "KGTR", 0, -1, 3, 3, rows);
    mdxb_bone_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    struct ear_finding found = warned(&b, GLSKIN_FINDING_NOTE, "expected keys of nodes in sequence 1, \"Death\"");
    ck_assert_str_eq(found.found, "none from 201 to 300 ms");
    ck_assert_uint_eq(found.offset, mdxb_find(&b, "SEQS", 0) + 8 + 132);
    mdxb_free(&b);
}
END_TEST

/* words and others: one more change of the text. The notes that are told of it, as "PLACE: WHAT" after another. */
static void check_unused(const char *words, const char *others, const char *wanted) {
    struct mdlt t = mdlt_rich(800);
    char told[1024] = "";
    mdlt_replace(&t, "MaterialID 0", "MaterialID -1");
    mdlt_replace(&t, words, others);
    glskin_model *model = ear_load(t.text, t.size, GLSKIN_READING_STRICT);
    ck_assert_msg(model != NULL, "%s", ear.said[0]);
    glskin_model_destroy(model);
    for (size_t i = 0; i < ear.count; ++i) {
        const struct ear_finding *found = &ear.findings[i];
        if (found->severity == GLSKIN_FINDING_NOTE && strstr(found->what, "to be used by"))
            snprintf(told + strlen(told), sizeof told - strlen(told), "%s: %s\n", found->place, found->found);
    }
    ck_assert_str_eq(told, wanted);
    mdlt_free(&t);
}

START_TEST(what_nothing_uses_is_noted) {
    static const char ribbon[] = "EventObject \"SNDx\" {", motion[] = "static Speed 50,";
    check_unused("MaterialID -1", "MaterialID 0", "");
    check_unused("Parent", "Parent",
                 "MTLS: that 0 isn't\nTEXS: that 0 isn't\nTXAN: that 0 isn't\n"); /* two textures: one finding */
    ck_assert_uint_eq(ear_find(GLSKIN_FINDING_NOTE, "expected every texture", 0)->count, 2);
    check_unused(ribbon, "RibbonEmitter \"r\" { ObjectId 6, MaterialID 0, }\nEventObject \"SNDx\" {", "");
    check_unused(motion, "TextureID 0,", "MTLS: that 0 isn't\nTEXS: that 1 isn't\nTXAN: that 0 isn't\n");
    check_unused(motion, "TextureID 1,", "MTLS: that 0 isn't\nTEXS: that 0 isn't\nTXAN: that 0 isn't\n");
    ck_assert_uint_eq(ear_find(GLSKIN_FINDING_NOTE, "expected every texture", 0)->count, 1);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("findings");
    TEST_CASE(suite, host_and_callback_are_told_the_same_once);
    TEST_CASE(suite, an_entry_ends_what_is_merged);
    TEST_CASE(suite, many_kinds_of_faults_are_all_told);
    TEST_CASE(suite, an_error_comes_last_and_after_what_was_repaired);
    TEST_CASE(suite, names_dont_break_lines);
    TEST_CASE(suite, a_desc_is_checked);
    TEST_CASE(suite, a_small_file_is_warned_of_nothing);
    TEST_CASE(suite, version_900_is_refused_by_the_game);
    TEST_CASE(suite, geosets_of_more_than_7432_vertices_are_drawn_wrong);
    TEST_CASE(suite, bones_past_their_count_are_told);
    TEST_CASE(suite, odd_weights_are_counted);
    TEST_CASE(suite, extents_that_cant_be_are_told);
    TEST_CASE(suite, references_behind_nodes_are_told);
    TEST_CASE(suite, an_events_clock_that_there_isnt_is_told);
    TEST_CASE(suite, keys_past_their_clock_are_told);
    TEST_CASE(suite, a_sequence_in_which_nothing_moves_is_noted);
    TEST_CASE(suite, what_nothing_uses_is_noted);
    TEST_CASE(suite, chunks_that_nobody_knows_and_odd_bind_poses_are_noted);
    return suite;
}
