/* Faults that only text can have, in both readings: refused by the strict one; repaired, told with the line and of the
 * right value by the lenient one. All others are the MDX reader's: test_mdx_repairs.c. */
#include "support/check_main.h"
#include "support/findings_ear.h"
#include "support/mdl_text.h"

#include <math.h>

static const struct repair {
    int version;
    const char *words, *others, *place;
    const char *what; /* lenient: the whole sentence */
} repairs[] = {
    {800, "\tVertices 4 {", "\tVertices 5 {", "Geoset",
     "expected 5 Vertices, as declared, found 4; those that there are count"},
    {800, "Faces 1 6 {", "Faces 1 9 {", "Geoset",
     "expected 9 indices, as declared, found 6; those that there are count"},
    {800, "Groups 2 3 {", "Groups 7 3 {", "Geoset",
     "expected 7 groups, as declared, found 2; those that there are count"},
    {900, "SkinWeights 4 {", "SkinWeights 3 {", "Geoset",
     "expected 3 SkinWeights, as declared, found 4; those that there are count"},
    {800, "Sequences 2 {", "Sequences 3 {", "Sequences",
     "expected 3 Anim, as declared, found 2; those that there are count"},
    {800, "Materials 1 {", "Materials 0 {", "Materials",
     "expected 0 Material, as declared, found 1; those that there are count"},
    {800, "PivotPoints 6 {", "PivotPoints 7 {", "PivotPoints",
     "expected 7 pivots, as declared, found 6; those that there are count"},
    {800, "Translation 2 {\n\t\tLinear,\n\t\t0: {", "Translation 3 {\n\t\tLinear,\n\t\t0: {", "Bone 'root'",
     "expected 3 keys, as declared, found 2; those that there are count"},
    {800, "FilterMode Additive", "FilterMode Add", "Materials",
     "expected None, Transparent, Blend, Additive, AddAlpha, Modulate or Modulate2x, found 'Add'; None stands in"},
    {800, "Helper \"hand\"",
     "Helper \"12345678901234567890123456789012345678901234567890123456789012345678901234567890+\"",
     "Helper '12345678901234567890123456789012'", "expected a name of at most 80 bytes, found 81; the rest is cut off"},
    {800, "ParticleEmitter2", "CollisionShape \"no id\" { }\nParticleEmitter2", "CollisionShape 'no id'",
     "expected an ObjectId, found none; the node is left out"},
};
enum { REPAIRS = sizeof repairs / sizeof *repairs };

START_TEST(what_text_gets_wrong_is_repaired) {
    const struct repair *repair = &repairs[_i];
    struct mdlt t = mdlt_rich(repair->version);
    mdlt_replace(&t, repair->words, repair->others);
    ck_assert_ptr_null(ear_load(t.text, t.size, GLSKIN_READING_STRICT));
    glskin_model *model = ear_load(t.text, t.size, GLSKIN_READING_LENIENT);
    ck_assert_msg(model != NULL, "%s", ear.said[ear.said_count - 1]);
    ck_assert_uint_eq(ear_count(GLSKIN_FINDING_REPAIRED), 1); /* although the text is walked twice */
    const struct ear_finding *told = ear_find(GLSKIN_FINDING_REPAIRED, "", 0);
    ck_assert_str_eq(told->what, repair->what);
    ck_assert_str_eq(told->place, repair->place);
    ck_assert_uint_eq(told->line, mdlt_line(&t, repair->others));
    glskin_geoset geoset;
    glskin_model_info info = glskin_model_info_get(model);
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.vertex_count, 4);
    ck_assert_uint_eq(geoset.mesh.index_count, 6);
    ck_assert_uint_eq(info.bone_count, 6);
    ck_assert_uint_eq(info.sequence_count, 2);
    ck_assert_uint_eq(info.material_count, 1);
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

/* In a vertex 0 stands in, a key is left out: as in MDX. */
START_TEST(numbers_that_are_none_are_repaired_as_in_mdx) {
    static const char *const none[] = {"nan", "-nan(ind)", "1.#QNAN", "-inf", "1e39", "-1e999"};
    for (size_t i = 0; i < sizeof none / sizeof *none; ++i) {
        struct mdlt t = mdlt_rich(800);
        char vertex[64], key[64];
        snprintf(vertex, sizeof vertex, "{ %s, 0, 0 }", none[i]);
        snprintf(key, sizeof key, "1000: { 0, 0, %s }", none[i]);
        mdlt_replace(&t, "{ 1.5, 0, 0 }", vertex);
        mdlt_replace(&t, "1000: { 0, 0, 10 }", key);
        ck_assert_ptr_null(ear_load(t.text, t.size, GLSKIN_READING_STRICT));
        glskin_model *model = ear_load(t.text, t.size, GLSKIN_READING_LENIENT);
        ck_assert_msg(model != NULL, "%s: %s", none[i], ear.said[ear.said_count - 1]);
        ck_assert_uint_eq(ear_count(GLSKIN_FINDING_REPAIRED), 2);
        const struct ear_finding *told = ear_find(GLSKIN_FINDING_REPAIRED, "in a vertex, found nan; 0 stands in", 0);
        ck_assert_ptr_nonnull(told);
        ck_assert_uint_eq(told->line, mdlt_line(&t, vertex));
        told = ear_find(GLSKIN_FINDING_REPAIRED, "in a key, found nan; the key is left out", 0);
        ck_assert_ptr_nonnull(told);
        ck_assert_uint_eq(told->line, mdlt_line(&t, key));
        glskin_geoset geoset;
        glskin_pose *pose;
        ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
        const float *second = (const float *)((const char *)geoset.mesh.position.data + geoset.mesh.position.stride);
        ck_assert_float_eq(second[0], 0);
        ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
        ck_assert_int_eq(glskin_pose_evaluate(pose, &(glskin_pose_desc){.sequence = 0, .time_ms = 500}), GLSKIN_OK);
        ck_assert_float_eq(glskin_pose_bones(pose)[1].row[2][3], 0); /* the first key alone: no move */
        glskin_pose_destroy(pose);
        glskin_model_destroy(model);
        mdlt_free(&t);
    }
}
END_TEST

/* What stands in a file and isn't needed harms nobody. */
START_TEST(what_nobody_needs_may_be_odd) {
    static const char *const rows[][2] = {
        {"MoveSpeed 10", "MoveSpeed nan"},
        {"\tAnim {\n\t\tBoundsRadius", "\tAnim \"Stand\" {\n\t\tBoundsRadius"},
        {"Rarity 2", "Rarity -1.#IND"},
        {"\t\t0: { 0, 0, 0 },\n", "\t\t0: { 0, 0, 0 },\n\t\t\tInTan { nan, 0, 0 },\n"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        struct mdlt t = mdlt_rich(800);
        mdlt_replace(&t, rows[i][0], rows[i][1]);
        glskin_model *model = ear_load(t.text, t.size, GLSKIN_READING_STRICT);
        ck_assert_msg(model != NULL, "%s: %s", rows[i][1], ear.said[0]);
        glskin_model_destroy(model);
        mdlt_free(&t);
    }
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdl repairs");
    TEST_LOOP(suite, what_text_gets_wrong_is_repaired, REPAIRS);
    TEST_CASE(suite, numbers_that_are_none_are_repaired_as_in_mdx);
    TEST_CASE(suite, what_nobody_needs_may_be_odd);
    return suite;
}
