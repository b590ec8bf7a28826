/* What the MDL reader says of a wrong text, with the line; and its numbers. */
#include "support/check_main.h"
#include "support/mdl_text.h"

#include "model/mdl.h"

#include <locale.h>
#include <math.h>

struct heard {
    int errors, warnings;
    glskin_result code;
    char text[1024];
};

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct heard *heard = user;
    if (severity == GLSKIN_SEVERITY_NOTE)
        return;
    heard->errors += severity == GLSKIN_SEVERITY_ERROR;
    heard->warnings += severity == GLSKIN_SEVERITY_WARNING;
    heard->code = code;
    snprintf(heard->text, sizeof heard->text, "%s", text);
}

/* words of the rich text are replaced by others; the message must name the line of `at` (of the others, where NULL) and
 * say this. */
static const struct fault {
    int version;
    const char *words, *others, *at, *says;
} faults[] = {
    /* text alone can get these wrong */
    {800, "\tVertices 4 {", "\tVertices 5 {", NULL, "Geoset, line %zu: expected 5 Vertices, as declared, found 4"},
    {800, "\tVertices 4 {", "\tVertices 999999999 {", NULL, "expected 999999999 Vertices, as declared, found 4"},
    {800, "\tVertices 4 {", "\tVertices 9999999999 {", NULL, "expected a count, a whole number from 0 to 4294967295"},
    {800, "Faces 1 6 {", "Faces 1 9 {", NULL, "expected 9 indices, as declared, found 6"},
    {800, "Faces 1 6 {", "Faces 3 6 {", NULL, "expected 3 lists of indices, as declared, found 1"},
    {800, "Groups 2 3 {", "Groups 3 3 {", NULL, "expected 3 groups, as declared, found 2"},
    {800, "Groups 2 3 {", "Groups 2 4 {", NULL, "expected 4 bones of groups, as declared, found 3"},
    {900, "SkinWeights 4 {", "SkinWeights 3 {", NULL, "expected 3 SkinWeights, as declared, found 4"},
    {800, "Sequences 2 {", "Sequences 1  {", NULL, "Sequences, line %zu: expected 1 Anim, as declared, found 2"},
    {800, "Textures 2 {", "Textures 3 {", NULL, "Textures, line %zu: expected 3 Bitmap, as declared, found 2"},
    {800, "Materials 1 {", "Materials 0 {", NULL, "Materials, line %zu: expected 0 Material, as declared, found 1"},
    {800, "PivotPoints 6 {", "PivotPoints 7 {", NULL, "PivotPoints, line %zu: expected 7 pivots, as declared, found 6"},
    {800, "Translation 2 {\n\t\tLinear,\n\t\t0: {", "Translation 3 {\n\t\tLinear,\n\t\t0: {", NULL,
     "Bone 'root', line %zu: expected 3 keys, as declared, found 2"},
    {800, "{ 1.5, 0, 0 }", "{ 1.5, 0 }", NULL, "expected 3 numbers of a vertex, found 2"},
    {800, "{ 1.5, 0, 0 }", "{ 1.5, 0, 0, 0 }", NULL, "expected 3 numbers of a vertex, found 4"},
    {800, "{ 1.5, 0, 0 }", "1.5, 0, 0", NULL, "expected '{' or '}', found '1.5'"},
    {800, "{ 1.5, 0, 0 }", "{ 1.5, x, 0 }", NULL, "expected a number in a vertex, found 'x'"},
    {800, "{ 1.5, 0, 0 }", "{ 1.5.5, 0, 0 }", NULL, "expected a number in a vertex, found '1.5.5'"},
    {800, "{ 1.5, 0, 0 }", "{ 1e, 0, 0 }", NULL, "expected a number in a vertex, found '1e'"},
    {800, "{ 1.5, 0, 0 }", "{ nan, 0, 0 }", NULL, "expected a finite number in a vertex, found 'nan'"},
    {800, "{ 1.5, 0, 0 }", "{ -nan(ind), 0, 0 }", NULL, "expected a finite number in a vertex, found '-nan'"},
    {800, "{ 1.5, 0, 0 }", "{ 0, 1.#QNAN, 0 }", NULL, "expected a finite number in a vertex, found '1.#QNAN'"},
    {800, "{ 1.5, 0, 0 }", "{ 0, -1.#IND, 0 }", NULL, "expected a finite number in a vertex, found '-1.#IND'"},
    {800, "{ 1.5, 0, 0 }", "{ 0, 0, -Infinity }", NULL, "expected a finite number in a vertex, found '-Infinity'"},
    {800, "{ 1.5, 0, 0 }", "{ 0, 0, 1e39 }", NULL, "expected a finite number in a vertex, found '1e39'"},
    {800, "1000: { 0, 0, 10 }", "1000: { 0, NaN, 10 }", NULL, "expected a finite number in Translation, found 'NaN'"},
    {800, "1000: { 0, 0, 10 }", "1000 { 0, 0, 10 }", NULL, "expected ':', found '{'"},
    {800, "1000: { 0, 0, 10 }", "1000.5: { 0, 0, 10 }", NULL, "expected a key's time, a whole number"},
    {800, "1000: { 0, 0, 10 }", "1000: 10", NULL, "expected '{', found '10'"},
    {800, "\t\t\tOutTan { 1, 1, 1 },\n", "", "1000: { 2, 2, 2 }", "expected OutTan, found '1000'"},
    {800, "GlobalSeqId 0", "Cubic", NULL, "expected DontInterp, Linear, Hermite, Bezier, GlobalSeqId or a key"},
    {800, "FilterMode Additive", "FilterMode Add", NULL, "Materials, line %zu: expected None, Transparent, Blend"},
    {800, "ObjectId 2,", "", "Helper", "Helper 'hand', line %zu: expected an ObjectId, found none"},
    {800, "ObjectId 2,", "ObjectId 2, ObjectId 3,", NULL, "expected ObjectId once, found it again"},
    {800, "ObjectId 2,", "ObjectId two,", NULL, "expected ObjectId, a whole number from -1 to 4294967295, found 'two'"},
    {800, "DontInherit { Scaling }", "DontInherit { Turning }", NULL, "expected Translation, Rotation, Scaling or '}'"},
    {800, "Helper \"hand\"", "Helper", NULL, "Helper, line %zu: expected a name, found '{'"},
    {800, "Interval { 0, 1000 },", "", "Anim \"Stand\"", "expected an Interval, found none"},
    {800, "Interval { 0, 1000 },", "Interval { 0 },", NULL, "expected a time in ms, a whole number"},
    {800, "GeosetId 0,", "", "GeosetAnim {", "GeosetAnim, line %zu: expected a GeosetId, found none"},
    {800, "Triangles {", "Rectangles {", NULL, "expected Triangles or '}', found 'Rectangles'"},
    {800, "{ 0, 1, 2, 2, 1, 3 }", "{ 0, 1, 2, 2, 1, 65536 }", NULL,
     "expected an index, a whole number from 0 to 65535"},
    {900, "{ 0, 1, 0, 0, 128, 127, 0, 0 }", "{ 0, 1, 0, 0, 128, 256, 0, 0 }", NULL,
     "expected a skin, a whole number from 0 to 255"},
    {900, "\"far\"", "\"1234567890123456789012345678901234567890123456789012345678901234567890123456789012\"", NULL,
     "expected a level of detail's name of at most 80 bytes, found 82"},
    {800, "FormatVersion 800", "FormatVersion 700", NULL,
     "expected FormatVersion 800, 900, 1000, 1100 or 1200, found 700"},
    {800, "FormatVersion 800,", "", "Version", "Version, line %zu: expected a FormatVersion, found none"},
    {800, "GlobalSequences 1", "Version { FormatVersion 800, }\nGlobalSequences 1", "Version { F",
     "Version, line %zu: expected this block once"},
    {800, "GlobalSequences 1", "PivotPoints 0 { }\nGlobalSequences 1", "PivotPoints 0",
     "PivotPoints, line %zu: expected this block once"},
    {800, "Helper \"hand\"", "7, Helper \"hand\"", NULL, "expected a block's name, found '7'"},
    {800, "Helper \"hand\"", "} Helper \"hand\"", NULL, "expected a block's name, found '}'"},
    {800, "Helper \"hand\"", "Wheel, } Helper \"hand\"", NULL, "Wheel, line %zu: expected '{', found '}'"},
    {800, "\tBillboarded,", "\t3, Billboarded,", NULL, "expected a field's name or '}', found '3'"},
    /* what the MDX reader finds */
    {800, "{ 0, 1, 2, 2, 1, 3 }", "{ 0, 1, 2, 2, 1, 4 }", NULL, "GEOS, line %zu: expected an index below 4"},
    {800, "Triangles {", "Quads {", NULL, "GEOS, line %zu: primitive type 7 is not read"},
    {800, "Normals 4 {\n\t\t{ 0, 0, 1 },", "Normals 3 {", NULL,
     "GEOS, line %zu: expected 4 normals, one a vertex, found 3"},
    {800, "\t\tMatrices { 1, 0 },", "\t\tMatrices { 1, 66 },", NULL,
     "GEOS, line %zu: expected an object id below 6, found 66"},
    {800, "Groups 2 3 {\n\t\tMatrices { 0 },\n\t\tMatrices { 1, 0 },",
     "Groups 2 3 {\n\t\tMatrices { 0, 1, 1 },\n\t\tMatrices { },", "Matrices { }",
     "GEOS, line %zu: expected at least 1 bone in group 1, found 0"},
    {800, "VertexGroup {\n\t\t0,\n\t\t1,", "VertexGroup {\n\t\t0,\n\t\t9,", "\t\t9,",
     "GEOS, line %zu: expected a group below 2, found 9"},
    {900, "{ 0, 1, 0, 0, 128, 127, 0, 0 }", "{ 0, 9, 0, 0, 128, 127, 0, 0 }", NULL,
     "GEOS, line %zu: expected an object id below 6, found"},
    {800, "MaterialID 0", "MaterialID 4", NULL, "GEOS, line %zu: expected a material below 1"},
    {800, "\t\t\t\t500: 1,", "\t\t\t\t500: 2,", NULL, "MTLS, line %zu: expected a number below 2"},
    {800, "TVertexAnimId 0", "TVertexAnimId 1", NULL, "MTLS, line %zu: expected a texture animation below 1"},
    {1100, "static NormalTextureID 1", "static NormalTextureID 7", NULL, "MTLS, line %zu: expected a texture below 2"},
    {800, "GeosetId 0,", "GeosetId 3,", NULL, "GEOA, line %zu: expected a geoset below 1"},
    {800, "1000: { 0, 0, 10 }", "-1: { 0, 0, 10 }", NULL, "BONE, line %zu: expected times that never go back"},
    {800, "500: { 0, 0, 1, 0 }", "500: { 0, 0, 0, 0 }", NULL, "BONE, line %zu: expected a rotation"},
    {800, "GlobalSeqId 0,", "GlobalSeqId 1,", NULL,
     "BONE, line %zu: expected global sequence -1, or one below 1, found 1"},
    {800, "Parent 2,", "Parent 77,", NULL, "PRE2, line %zu: expected the object id of a node"},
    {800, "ObjectId 2,", "ObjectId 22,", NULL, "HELP, line %zu: expected an object id below 6"},
    {800, "Interval { 2000, 2500 }", "Interval { 2000, 1500 }", NULL, "SEQS, line %zu: expected a sequence that ends"},
};
enum { FAULTS = sizeof faults / sizeof *faults };

START_TEST(faults_are_told_with_their_line) {
    const struct fault *fault = &faults[_i];
    struct mdlt t = mdlt_rich(fault->version);
    struct heard heard = {0};
    glskin_host host = {.message = hear, .user = &heard};
    glskin_model *model;
    char says[256], line[32];
    mdlt_replace(&t, fault->words, fault->others);
    size_t at = mdlt_line(&t, fault->at ? fault->at : fault->others);
    ck_assert_int_ne(glskin_model_load(
                         &(glskin_model_desc){.bytes = t.text, .size = t.size, .name = "t.mdl", .host = &host}, &model),
                     GLSKIN_OK);
    ck_assert_ptr_null(model);
    ck_assert_int_eq(heard.errors, 1);
    bool exact = strstr(fault->says, "%zu") != NULL;
    snprintf(line, sizeof line, "line %zu: ", at);
    snprintf(says, sizeof says, "%s", fault->says);
    if (exact) {
        const char *mark = strstr(fault->says, "%zu");
        snprintf(says, sizeof says, "t.mdl: %.*s%zu%s", (int)(mark - fault->says), fault->says, at, mark + 3);
    }
    ck_assert_msg(exact || strstr(heard.text, line) != NULL, "not %s but %s", line, heard.text);
    ck_assert_msg(strstr(heard.text, says) != NULL, "not %s but %s", says, heard.text);
    mdlt_free(&t);
}
END_TEST

START_TEST(a_block_that_is_not_closed_names_both_lines) {
    struct mdlt t = {0};
    struct heard heard = {0};
    glskin_host host = {.message = hear, .user = &heard};
    glskin_model *model;
    mdlt_say(&t, "Version { FormatVersion 800, }\nHelper \"h\" {\n\tObjectId 0,\n\tThing {\n\t{\n\n");
    ck_assert_int_eq(glskin_model_load(
                         &(glskin_model_desc){.bytes = t.text, .size = t.size, .name = "t.mdl", .host = &host}, &model),
                     GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_str_eq(heard.text,
                     "t.mdl: Helper 'h', line 7: expected '}' for the '{' of line 4, found the end of the file");
    mdlt_free(&t);
    mdlt_say(&t, "Model \"m\" { }\n\nBone \"b\" { ObjectId 0, }\n");
    ck_assert_int_eq(glskin_model_load(
                         &(glskin_model_desc){.bytes = t.text, .size = t.size, .name = "t.mdl", .host = &host}, &model),
                     GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_str_eq(heard.text, "t.mdl: line 4: expected a Version block, found the end of the file");
    mdlt_free(&t);
}
END_TEST

START_TEST(warnings_name_lines_too) {
    struct mdlt t = mdlt_rich(800);
    struct heard heard = {0};
    glskin_host host = {.message = hear, .user = &heard};
    glskin_model *model;
    char wanted[128];
    mdlt_replace(&t, "\t\t{ 1, 0, 0 },\n\t}\n\tVertexGroup", "\t\t{ 0, 0, 0 },\n\t}\n\tVertexGroup");
    ck_assert_int_eq(glskin_model_load(
                         &(glskin_model_desc){.bytes = t.text, .size = t.size, .name = "t.mdl", .host = &host}, &model),
                     GLSKIN_OK);
    ck_assert_int_eq(heard.warnings, 1);
    snprintf(wanted, sizeof wanted, "t.mdl: GEOS, line %zu: 1 normals of zero length became (0,0,1)",
             mdlt_line(&t, "Normals 4"));
    ck_assert_str_eq(heard.text, wanted);
    glskin_model_destroy(model);
    mdlt_free(&t);
}
END_TEST

/* Warnings of what skinning does without. */
static const struct fault game_faults[] = {
    {800, "BlendTime 150,", "MaximumExtent { 1, -2, 3 },", "\tMinimumExtent { 0, 0, 0 },\n}",
     "MODL, line %zu: expected an extent with a radius from 0 on and a minimum below its maximum, found radius 0, "
     "(0,0,0) to (1,-2,3)"},
    {800, "MoveSpeed 10,", "BoundsRadius -3,", NULL, "SEQS, line %zu: expected an extent"},
    {800, "MoveSpeed 10,", "MinimumExtent { 4, 0, 0 }, MaximumExtent { 1, 0, 0 },", NULL,
     "found radius 0, (4,0,0) to (1,0,0)"},
    {800, "\tMinimumExtent { 0, 0, 0 },\n\tAnim", "\tMinimumExtent { 0, 7, 0 },\n\tAnim", NULL,
     "GEOS, line %zu: expected an extent with"},
    {1000, "BoundsRadius 1,", "MaximumExtent { 0, 0, -1 },", NULL,
     "GEOS, line %zu: expected an extent of a sequence with"},
    /* what is no number costs a warning too, and not the model */
    {800, "BoundsRadius 1,", "BoundsRadius -nan(ind),", NULL, "found radius nan"},
    {800, "BoundsRadius 1,", "MinimumExtent { 1e39, 0, -1.#IND },", NULL, "(nan,0,nan) to (0,0,0)"},
    {800, "BoundsRadius 1,", "MinimumExtent { 1, 2 },", NULL, "(1,2,nan) to (0,0,0)"},
    {800, "static Speed 50,", "TextureID 2,", NULL, "PRE2, line %zu: expected a texture below 2, or -1, found 2"},
    {800, "CollisionShape \"box\"", "RibbonEmitter \"r\" {\n\tObjectId 4,\n\tMaterialID 1,\n}\nCollisionShape \"box\"",
     "\tMaterialID 1", "RIBB, line %zu: expected a material below 1, or -1, found 1"},
    {800, "\t\t500,\n", "\t\tGlobalSeqId 1,\n\t\t500,\n", "\t\tGlobalSeqId 1",
     "EVTS, line %zu: expected a global sequence below 1, or -1, found 1"},
    {800, "GeosetId Multiple", "GeosetId 6", NULL, "BONE, line %zu: expected a geoset below 1, or -1, found 6"},
};
enum { GAME_FAULTS = sizeof game_faults / sizeof *game_faults };

START_TEST(what_only_the_game_minds_is_told_with_its_line) {
    const struct fault *fault = &game_faults[_i];
    struct mdlt t = mdlt_rich(fault->version);
    struct heard heard = {0};
    glskin_host host = {.message = hear, .user = &heard};
    glskin_model *model;
    char says[256];
    mdlt_replace(&t, fault->words, fault->others);
    if (strstr(fault->others, "RibbonEmitter")) {
        mdlt_replace(&t, "\tObjectId 4,\n\tBox", "\tObjectId 6,\n\tBox");
        mdlt_replace(&t, "PivotPoints 6 {", "PivotPoints 7 {\n\t{ 6, 0, 0 },");
    }
    size_t at = mdlt_line(&t, fault->at ? fault->at : fault->others);
    ck_assert_msg(
        glskin_model_load(&(glskin_model_desc){.bytes = t.text, .size = t.size, .name = "t.mdl", .host = &host},
                          &model) == GLSKIN_OK,
        "%s", heard.text);
    glskin_model_destroy(model);
    const char *mark = strstr(fault->says, "%zu");
    snprintf(says, sizeof says, "%s", fault->says);
    if (mark)
        snprintf(says, sizeof says, "t.mdl: %.*s%zu%s", (int)(mark - fault->says), fault->says, at, mark + 3);
    ck_assert_msg(heard.warnings == 1 && strstr(heard.text, says), "not %s but %s", says, heard.text);
    mdlt_free(&t);
}
END_TEST

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

static bool parse(const char *text, float *out) {
    struct findings findings = {.name = "n", .text = true};
    struct mdl mdl = {.text = text, .size = strlen(text), .findings = &findings};
    mdl_start(&mdl);
    return mdl_float(&mdl, "a number", out) && mdl_is(&mdl, MDL_END);
}

static void round_trip(uint32_t bits) {
    float value, found;
    char text[64];
    memcpy(&value, &bits, 4);
    if (!isfinite(value))
        return;
    snprintf(text, sizeof text, "%.9g", (double)value);
    if (!parse(text, &found) || memcmp(&found, &value, 4) != 0)
        ck_abort_msg("%s became %.9g", text, (double)found);
}

START_TEST(nine_digits_bring_every_float_back) {
    for (uint32_t bits = 0; bits < 0xffffff00u; bits += 40009) /* a prime: all exponents, all kinds of mantissas */
        round_trip(bits);
    for (uint32_t i = 0; i < 1000; ++i) { /* denormals; the largest */
        round_trip(i);
        round_trip(0x7f7fffffu - i);
    }
}
END_TEST

START_TEST(numbers_are_what_the_c_library_makes_of_them) {
    static const char *const texts[] = {"0",
                                        "-0",
                                        "+1",
                                        ".5",
                                        "5.",
                                        "1e0",
                                        "1E+2",
                                        "1e-2",
                                        "0.1",
                                        "-0.3",
                                        "1e38",
                                        "1e-45",
                                        "1e-60",
                                        "3.14159265358979323846264338327950288",
                                        "0.000000000000000000000000000000000000001234",
                                        "123456789012345678901234567890",
                                        "1234567.8901234e-5",
                                        "16777217",
                                        "0.70710678118654757",
                                        "1e00000000000000000001"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
        float found, right = strtof(texts[i], NULL);
        ck_assert_msg(parse(texts[i], &found), "%s", texts[i]);
        ck_assert_msg(found == right || found == nextafterf(right, found), "%s became %.9g", texts[i], (double)found);
        ck_assert_int_eq(signbit(found) != 0, signbit(right) != 0);
    }
    static const char *const none[] = {"",    "-",    ".",    "e5",  "1e+",  "1,5", "1 5",
                                       "--1", "0x10", "1e99", "inf", "-inf", "nan"};
    for (size_t i = 0; i < sizeof none / sizeof *none; ++i) {
        float found;
        ck_assert_msg(!parse(none[i], &found), "%s is a number", none[i]);
    }
}
END_TEST

START_TEST(the_hosts_locale_does_not_matter) {
    static const char *const commas[] = {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "de_DE"};
    float found;
    for (size_t i = 0; i < sizeof commas / sizeof *commas; ++i)
        setlocale(LC_ALL, commas[i]); /* the ones that the machine has */
    ck_assert(parse("1.5", &found) && found == 1.5f);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdl faults");
    TEST_LOOP(suite, faults_are_told_with_their_line, FAULTS);
    TEST_CASE(suite, a_block_that_is_not_closed_names_both_lines);
    TEST_CASE(suite, warnings_name_lines_too);
    TEST_LOOP(suite, what_only_the_game_minds_is_told_with_its_line, GAME_FAULTS);
    TEST_CASE(suite, nine_digits_bring_every_float_back);
    TEST_CASE(suite, numbers_are_what_the_c_library_makes_of_them);
    TEST_CASE(suite, the_hosts_locale_does_not_matter);
    return suite;
}
