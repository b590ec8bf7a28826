/* M2 models from ../shared/assets against their right answers, and damaged ones against their verdicts. */
#include "model/m2_data.h"
#include "support/check_main.h"
#include "support/expected_json.h"
#include "support/reference.h"

#include <glskin/model.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const char *test_skip_reason(void) {
    return test_asset("README.md") ? NULL : "no ../shared/assets beside this checkout";
}

struct heard {
    glskin_result code;
    int errors, warnings;
    char text[1024];
};

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct heard *heard = user;
    heard->warnings += severity == GLSKIN_SEVERITY_WARNING;
    if (severity != GLSKIN_SEVERITY_ERROR)
        return;
    ++heard->errors;
    heard->code = code;
    snprintf(heard->text, sizeof heard->text, "%s", text);
}

static glskin_model *load(const char *folder, const char *name, struct heard *heard, glskin_result *result) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    const char *found = test_asset(path);
    ck_assert_msg(found != NULL, "%s is missing", path);
    size_t size;
    unsigned char *bytes = test_read_file(found, &size);
    glskin_host host = {.message = hear, .user = heard};
    glskin_model *model = NULL;
    memset(heard, 0, sizeof *heard);
    *result =
        glskin_model_load(&(glskin_model_desc){.bytes = bytes, .size = size, .name = name, .host = &host}, &model);
    free(bytes);
    ck_assert((*result == GLSKIN_OK) == (model != NULL));
    return model;
}

static const struct expectation {
    const char *name;
    size_t cases; /* counts of our own, so that a file read as empty can't pass */
    size_t vertices, bones, sequences, submeshes;
} expectations[] = {{"fox_v256.m2", 18, 1728, 24, 3, 4},
                    {"rigged_simple_v256.m2", 6, 160, 2, 1, 1},
                    {"simple_scale_v256.m2", 12, 10, 2, 2, 1}};
enum { EXPECTATION_COUNT = sizeof expectations / sizeof expectations[0] };

/* One pose by the core and by the definitions in double, each against the right answer. */
static void check_case(const struct expectation *expectation, const glskin_mesh_desc *mesh, const glskin_bone *bones,
                       const struct expected_case *expected, const struct expected *file, double worst[2]) {
    float(*position)[3] = calloc(mesh->vertex_count, sizeof *position), (*normal)[3] = calloc(mesh->vertex_count, 12);
    double(*right)[3] = calloc(mesh->vertex_count, sizeof *right);
    ck_assert(position && normal && right);
    ck_assert_int_eq(glskin_skin_cpu(NULL, mesh, bones, GLSKIN_NORMALS_PLAIN, position[0], normal[0]), GLSKIN_OK);
    reference_skin(mesh, bones, GLSKIN_NORMALS_PLAIN, right, NULL);
    for (size_t i = 0; i < file->index_count; ++i) {
        size_t v = (size_t)file->index[i];
        double off = 0, reference_off = 0, turned = 0;
        ck_assert_uint_lt(v, mesh->vertex_count);
        for (size_t c = 0; c < 3; ++c) {
            off += pow((double)position[v][c] - expected->position[3 * i + c], 2);
            reference_off += pow(right[v][c] - expected->position[3 * i + c], 2);
            turned += pow((double)normal[v][c] - expected->normal[3 * i + c], 2);
        }
        if (sqrt(off) > file->tolerance || sqrt(reference_off) > file->tolerance || sqrt(turned) > 1e-3)
            ck_abort_msg(
                "%s: sequence %d, %g ms, vertex %zu is off by %g, in double by %g (may be %g), its normal by %g",
                expectation->name, (int)expected->sequence, expected->time, v, sqrt(off), sqrt(reference_off),
                file->tolerance, sqrt(turned));
        worst[0] = fmax(worst[0], sqrt(off) / file->tolerance);
        worst[1] = fmax(worst[1], sqrt(turned));
    }
    free(position);
    free(normal);
    free(right);
}

START_TEST(every_listed_pose_is_within_its_files_tolerance) {
    const struct expectation *expectation = &expectations[_i];
    struct heard heard;
    glskin_result result;
    glskin_model *model = load("models", expectation->name, &heard, &result);
    ck_assert_msg(model != NULL, "%s", heard.text);
    ck_assert_int_eq(heard.warnings, 0);
    char path[256];
    snprintf(path, sizeof path, "expected/%s.json", expectation->name);
    ck_assert_ptr_nonnull(test_asset(path));
    struct expected file = expected_read(test_asset(path));
    ck_assert_uint_eq(file.case_count, expectation->cases);
    ck_assert_uint_gt(file.index_count, 0);
    ck_assert_double_gt(file.tolerance, 0);
    glskin_model_info info = glskin_model_info_get(model);
    glskin_geoset geoset;
    ck_assert_uint_eq(info.geoset_count, 1);
    ck_assert_uint_eq(info.bone_count, expectation->bones);
    ck_assert_uint_eq(info.sequence_count, expectation->sequences);
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.vertex_count, expectation->vertices);
    double worst[2] = {0, 0};
    for (int cpu = 0; cpu < GLSKIN_CPU_COUNT; ++cpu) {
        glskin_pose *pose;
        if (!glskin_cpu_available((glskin_cpu)cpu))
            continue;
        ck_assert_int_eq(glskin_pose_create(NULL, model, (glskin_cpu)cpu, &pose), GLSKIN_OK);
        for (size_t c = 0; c < file.case_count; ++c) {
            const struct expected_case *expected = &file.cases[c];
            glskin_pose_desc desc = {.sequence = (size_t)expected->sequence,
                                     .time_ms = expected->time,
                                     .global_time_ms = expected->global_time};
            ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
            check_case(expectation, &geoset.mesh, glskin_pose_bones(pose), expected, &file, worst);
        }
        glskin_pose_destroy(pose);
    }
    printf("%s: worst position %.2g of the tolerance, worst normal %.2g\n", expectation->name, worst[0], worst[1]);
    expected_free(&file);
    glskin_model_destroy(model);
}
END_TEST

/* Every vertex of every submesh, every weight: by the vertex's own bytes and by way of slot and lookup. */
START_TEST(slots_and_vertices_lead_to_the_same_bones) {
    const struct expectation *expectation = &expectations[_i];
    struct heard heard;
    glskin_result result;
    glskin_model *model = load("models", expectation->name, &heard, &result);
    ck_assert_msg(model != NULL, "%s", heard.text);
    const glskin_mesh_desc *mesh = &model->geosets[0].mesh;
    const struct m2_view *view = &model->m2->views[0];
    size_t vertices = 0, differing = 0, renumbered = 0;
    ck_assert_uint_eq(view->submesh_count, expectation->submeshes);
    for (size_t s = 0; s < view->submesh_count; ++s) {
        const struct m2_submesh *submesh = &view->submeshes[s];
        for (size_t i = 0; i < submesh->vertex_count; ++i, ++vertices) {
            size_t v = submesh->vertex_start + i;
            const unsigned char *weight = reference_at(mesh->influences.weight, 4, view->vertices[v]);
            const unsigned char *bone = reference_at(mesh->influences.bone, 4, view->vertices[v]);
            for (int k = 0; k < 4; ++k) {
                unsigned slot = view->slots[v][k];
                differing += weight[k] && model->m2->bone_lookup.values[submesh->bone_start + slot] != bone[k];
                renumbered += weight[k] && slot != bone[k];
            }
        }
    }
    ck_assert_uint_eq(vertices, expectation->vertices);
    ck_assert_uint_eq(differing, 0);
    ck_assert_uint_gt(renumbered, 0); /* else the two ways would be one */
    glskin_model_destroy(model);
}
END_TEST

/* One a submesh in these files, and together all triangles of the geoset. */
START_TEST(batches_draw_the_geosets_triangles) {
    const struct expectation *expectation = &expectations[_i];
    struct heard heard;
    glskin_result result;
    glskin_geoset geoset;
    size_t corners = 0;
    glskin_model *model = load("models", expectation->name, &heard, &result);
    ck_assert_msg(model != NULL, "%s", heard.text);
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    const uint16_t *whole = geoset.mesh.indices;
    ck_assert_uint_eq(glskin_model_info_get(model).batch_count, expectation->submeshes);
    for (size_t i = 0; i < expectation->submeshes; ++i) {
        glskin_batch batch;
        glskin_layer layer;
        ck_assert_int_eq(glskin_model_batch(model, i, &batch), GLSKIN_OK);
        ck_assert_uint_le(corners + batch.mesh.index_count, geoset.mesh.index_count);
        for (size_t c = 0; c < batch.mesh.index_count; ++c, ++corners) {
            size_t vertex = ((const uint16_t *)batch.mesh.indices)[c];
            ck_assert_uint_eq(batch.first_vertex + vertex, whole[corners]);
            ck_assert_mem_eq(reference_at(batch.mesh.position, 12, vertex),
                             reference_at(geoset.mesh.position, 12, whole[corners]), 12);
        }
        ck_assert_int_eq(glskin_model_layer(model, (size_t)batch.material, 0, &layer), GLSKIN_OK);
        ck_assert_int_eq(layer.texture[GLSKIN_SLOT_DIFFUSE], 0);
    }
    ck_assert_uint_eq(corners, geoset.mesh.index_count);
    glskin_model_destroy(model);
}
END_TEST

START_TEST(the_foxs_sequences_have_their_names) {
    static const char *const names[] = {"Stand", "Walk", "Run"};
    struct heard heard;
    glskin_result result;
    glskin_model *model = load("models", "fox_v256.m2", &heard, &result);
    ck_assert_msg(model != NULL, "%s", heard.text);
    for (size_t i = 0; i < 3; ++i) {
        glskin_sequence sequence;
        ck_assert_int_eq(glskin_model_sequence(model, i, &sequence), GLSKIN_OK);
        ck_assert_str_eq(sequence.name, names[i]);
        ck_assert(sequence.looping);
    }
    glskin_model_destroy(model);
}
END_TEST

/* Our verdicts; those of the manifest leave some open (`error-or-repair`). */
static const struct damaged {
    const char *name;
    glskin_result result;
    const char *says; /* part of the message */
} damaged[] = {
    {"good_v256.m2", GLSKIN_OK, ""},
    {"m2_bonelookup_range.m2", GLSKIN_ERROR_MALFORMED_DATA, "found 200 from 100 on"},
    {"m2_bones_offset_wraps.m2", GLSKIN_ERROR_MALFORMED_DATA, "bones, byte 52: expected an array within"},
    {"m2_index_past_lookup.m2", GLSKIN_ERROR_MALFORMED_DATA, "views[0].indices, byte 1432: expected numbers below 4"},
    {"m2_no_views.m2", GLSKIN_ERROR_MALFORMED_DATA, "views, byte 76: expected at least 1, found 0"},
    {"m2_parent_out_of_range.m2", GLSKIN_ERROR_MALFORMED_DATA,
     "bones[1].parent, byte 984: expected -1, or a bone below 3"},
    {"m2_range_reversed.m2", GLSKIN_ERROR_MALFORMED_DATA, "bones[0].translation.ranges, byte 532"},
    {"m2_times_values_differ.m2", GLSKIN_ERROR_MALFORMED_DATA, "expected 5, one a time, found 2"},
    {"m2_values_past_eof.m2", GLSKIN_ERROR_MALFORMED_DATA, "bones[0].translation.values, byte 900"},
    {"m2_vertices_count_wraps.m2", GLSKIN_ERROR_MALFORMED_DATA, "found 89478486"},
    {"m2_view_offset_past_eof.m2", GLSKIN_ERROR_MALFORMED_DATA, "views, byte 76: expected at most 0 elements"},
};
enum { DAMAGED_COUNT = sizeof damaged / sizeof damaged[0] };

START_TEST(damaged_files_fail_cleanly_and_at_once) {
    const struct damaged *file = &damaged[_i];
    struct heard heard;
    glskin_result result;
    clock_t start = clock();
    glskin_model *model = load("corrupt", file->name, &heard, &result);
    ck_assert_double_lt((double)(clock() - start) / CLOCKS_PER_SEC, 1);
    ck_assert_msg(result == file->result, "%s: %s, %s", file->name, glskin_result_name(result), heard.text);
    ck_assert_int_eq(heard.errors, result != GLSKIN_OK);
    if (result != GLSKIN_OK) {
        ck_assert_int_eq(heard.code, result);
        ck_assert_int_eq(strncmp(heard.text, file->name, strlen(file->name)), 0);
        ck_assert_msg(strstr(heard.text, file->says) != NULL, "%s says \"%s\"", file->name, heard.text);
        ck_assert_ptr_null(strchr(heard.text, '\n'));
    }
    glskin_model_destroy(model);
}
END_TEST

/* The table above can't drift from the manifest: every .m2 in it stands in the table, and `error` means a failure. */
START_TEST(the_manifests_m2_files_are_all_tried) {
    size_t size, tried = 0;
    char *text = (char *)test_read_file(test_asset("corrupt/manifest.json"), &size);
    for (char *at = text; (at = strstr(at, "\"file\": \"")) != NULL;) {
        char name[128], must[32];
        ck_assert_int_eq(sscanf(at, "\"file\": \"%127[^\"]", name), 1);
        at = strstr(at, "\"must\": \"");
        ck_assert_ptr_nonnull(at);
        ck_assert_int_eq(sscanf(at, "\"must\": \"%31[^\"]", must), 1);
        if (!strstr(name, ".m2"))
            continue;
        size_t i = 0;
        while (i < DAMAGED_COUNT && strcmp(damaged[i].name, name))
            ++i;
        ck_assert_msg(i < DAMAGED_COUNT, "%s is not tried", name);
        ck_assert(strcmp(must, "error") || damaged[i].result != GLSKIN_OK);
        ++tried;
    }
    ck_assert_uint_eq(tried, 10);
    free(text);
}
END_TEST

/* A sound file by another hand, cut at every byte: the last array in it ends with the file. */
START_TEST(a_good_file_cut_anywhere_is_refused) {
    size_t size;
    ck_assert_ptr_nonnull(test_asset("corrupt/good_v256.m2"));
    unsigned char *bytes = test_read_file(test_asset("corrupt/good_v256.m2"), &size);
    for (size_t cut = 0; cut < size; ++cut) {
        glskin_model *model;
        unsigned char *copy = malloc(cut ? cut : 1);
        ck_assert_ptr_nonnull(copy);
        memcpy(copy, bytes, cut);
        glskin_result result =
            glskin_model_load(&(glskin_model_desc){.bytes = copy, .size = cut, .name = "cut"}, &model);
        if (result != GLSKIN_ERROR_MALFORMED_DATA)
            ck_abort_msg("%zu of %zu bytes: %s", cut, size, glskin_result_name(result));
        free(copy);
    }
    free(bytes);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("m2 assets");
    TEST_LOOP(suite, every_listed_pose_is_within_its_files_tolerance, EXPECTATION_COUNT);
    TEST_LOOP(suite, slots_and_vertices_lead_to_the_same_bones, EXPECTATION_COUNT);
    TEST_LOOP(suite, batches_draw_the_geosets_triangles, EXPECTATION_COUNT);
    TEST_CASE(suite, the_foxs_sequences_have_their_names);
    TEST_LOOP(suite, damaged_files_fail_cleanly_and_at_once, DAMAGED_COUNT);
    TEST_CASE(suite, the_manifests_m2_files_are_all_tried);
    TEST_CASE(suite, a_good_file_cut_anywhere_is_refused);
    return suite;
}
