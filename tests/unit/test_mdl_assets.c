/* The MDL fixtures of ../shared/assets against their verdicts. */
#include "support/check_main.h"

#include <glskin/model.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *test_skip_reason(void) {
    return test_asset("README.md") ? NULL : "no ../shared/assets beside this checkout";
}

struct heard {
    int errors, warnings;
    char text[1024];
};

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct heard *heard = user;
    (void)code;
    if (severity == GLSKIN_SEVERITY_NOTE || strstr(text, "the game refuses")) /* all of version 900 */
        return;
    heard->errors += severity == GLSKIN_SEVERITY_ERROR;
    heard->warnings += severity == GLSKIN_SEVERITY_WARNING;
    snprintf(heard->text, sizeof heard->text, "%s", text);
}

/* says: of an error or, where it loads, of the one warning; NULL: it loads without a word. */
static const struct fixture {
    const char *name;
    bool loads;
    const char *says;
} fixtures[] = {
    {"bad_bone_geoset_id_v800", true, "BONE, line 60: expected a geoset below 1, or -1, found 7; the game"},
    {"bad_emitter2_texture_id_v800", true, "PRE2, line 68: expected a texture below 1, or -1, found 4; the game"},
    {"bad_eventobject_globalseq_v800", true, "EVTS, line 65: expected a global sequence below 0, or -1, found 5"},
    {"bad_geoset_material_id_v800", false, "GEOS, line 56: expected a material below 1, or -1, found 5"},
    {"bad_layer_texture_id_v800", false, "MTLS, line 23: expected a texture below 1, or -1, found 9"},
    {"bad_ribbon_material_id_v800", true, "RIBB, line 70: expected a material below 1, or -1, found 3; the game"},
    {"bad_skinweights_v900", false, "GEOS, line 43: expected 24 bytes of a skin, 8 a vertex, found 16"},
    {"bind_pose_v900", true, NULL},
    {"emitter2_v800", true, NULL},
    {"emitter_no_objectid_v800", false, "ParticleEmitter2 'Orphan', line 16: expected an ObjectId, found none"},
    {"events_v800", true, NULL},
    {"globalseq_overrun_v800", true, "BONE, line 84: expected keys up to 1000 ms"},
    {"material_id_no_materials_v800", true, "GEOS, line 15: 1 geosets name materials, of which the file has none"},
    /* Neither a VertexGroup nor SkinWeights: its vertices follow nothing. An MDX like that is refused too. */
    {"minimal_v1000", false, "GEOS, line 41: expected 3 group numbers, one a vertex, found 0"},
    {"minimal_v800", true, NULL},
    {"mismatched_normals_v800", false, "GEOS, line 33: expected 3 normals, one a vertex, found 2"},
    {"negative_extent_v800", true, "MODL, line 6: expected an extent with a radius from 0 on and a minimum below"},
    /* Two bones that are each other's parents. */
    {"nodes_v800", false,
     "BONE, line 64: expected parents that lead to a root, found that 0 (\"First\") is its own ancestor"},
    {"parent_cycle_v800", false, "HELP, line 13: expected parents that lead to a root"},
    {"sequences_v800", true, NULL},
    {"short_skinweights_v900", false, "GEOS, line 42: expected 24 bytes of a skin, 8 a vertex, found 16"},
    {"textures_v800", true, NULL},
    {"transitive_unused_texture_v800", true, NULL},
    {"unused_material_textureanim_v800", true, NULL},
};
enum { FIXTURES = sizeof fixtures / sizeof *fixtures };

START_TEST(fixtures_get_their_verdicts) {
    const struct fixture *fixture = &fixtures[_i];
    struct heard heard = {0};
    const glskin_host host = {.message = hear, .user = &heard};
    char path[128];
    size_t size;
    glskin_model *model;
    snprintf(path, sizeof path, "hivewe/%s.mdl", fixture->name);
    ck_assert_msg(test_asset(path) != NULL, "%s is missing", path);
    unsigned char *bytes = test_read_file(test_asset(path), &size);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.bytes = bytes, .size = size, .name = fixture->name, .host = &host}, &model);
    free(bytes);
    ck_assert_msg(result == (fixture->loads ? GLSKIN_OK : GLSKIN_ERROR_MALFORMED_DATA), "%s: %s", fixture->name,
                  heard.text);
    ck_assert_int_eq(heard.errors, !fixture->loads);
    ck_assert_msg(heard.warnings == (fixture->loads && fixture->says), "%s: %s", fixture->name, heard.text);
    ck_assert_msg(!fixture->says || strstr(heard.text, fixture->says), "%s says \"%s\"", fixture->name, heard.text);
    glskin_model_destroy(model);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdl assets");
    TEST_LOOP(suite, fixtures_get_their_verdicts, FIXTURES);
    return suite;
}
