/* Real and synthetic models from ../shared/assets against their right answers, and damaged ones against their verdicts.
 */
#include "support/check_main.h"
#include "support/expected_json.h"

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
    if (severity == GLSKIN_SEVERITY_WARNING && !strstr(text, "the game ")) /* test_findings.c hears what it minds */
        ++heard->warnings;
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

static glskin_model *load_good(const char *folder, const char *name, struct heard *heard) {
    glskin_result result;
    glskin_model *model = load(folder, name, heard, &result);
    ck_assert_msg(model != NULL, "%s: %s", name, heard->text);
    return model;
}

/* The bones of vertex v with their weights, which sum to 1. At most 16. */
static size_t followed(const glskin_mesh_desc *mesh, size_t v, uint32_t bone[16], double weight[16]) {
    if (mesh->skin.data) {
        const unsigned char *skin = (const unsigned char *)mesh->skin.data + 8 * v;
        double sum = skin[4] + skin[5] + skin[6] + skin[7];
        size_t count = 0;
        for (size_t i = 0; i < 4; ++i) {
            if (!skin[4 + i])
                continue;
            bone[count] = skin[i];
            weight[count++] = skin[4 + i] / sum;
        }
        return count;
    }
    const glskin_groups *groups = &mesh->classic.groups;
    unsigned group = ((const unsigned char *)mesh->classic.group.data)[v];
    size_t first = 0;
    for (size_t g = 0; g < group; ++g)
        first += groups->sizes[g];
    ck_assert_uint_le(groups->sizes[group], 16);
    for (uint32_t i = 0; i < groups->sizes[group]; ++i) {
        bone[i] = groups->bones[first + i];
        weight[i] = 1.0 / groups->sizes[group];
    }
    return groups->sizes[group];
}

/* In double; the normal by the plain 3x3. A second opinion beside the library's skinning. */
static void skin_vertex(const glskin_mesh_desc *mesh, const glskin_bone *bones, size_t v, double position[3],
                        double normal[3]) {
    uint32_t bone[16];
    double weight[16], length = 0;
    size_t count = followed(mesh, v, bone, weight);
    const float *p = (const float *)mesh->position.data + 3 * v, *n = (const float *)mesh->normal.data + 3 * v;
    for (int r = 0; r < 3; ++r) {
        position[r] = normal[r] = 0;
        for (size_t i = 0; i < count; ++i) {
            const float *row = bones[bone[i]].row[r];
            position[r] += weight[i] * ((double)row[0] * p[0] + (double)row[1] * p[1] + (double)row[2] * p[2] + row[3]);
            normal[r] += weight[i] * ((double)row[0] * n[0] + (double)row[1] * n[1] + (double)row[2] * n[2]);
        }
        length += normal[r] * normal[r];
    }
    for (int r = 0; r < 3; ++r)
        normal[r] /= sqrt(length);
}

static double distance(const double a[3], const double b[3]) {
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2]));
}

static double distance_f(const float a[3], const double b[3]) {
    double wide[3] = {a[0], a[1], a[2]};
    return distance(wide, b);
}

/* All vertices of all geosets, in file order, by glskin_skin_cpu. */
struct skinned {
    size_t count;
    float (*position)[3], (*normal)[3];
};

static struct skinned skin_all(const glskin_model *model, const glskin_bone *bones) {
    struct skinned all = {0};
    glskin_model_info info = glskin_model_info_get(model);
    for (size_t pass = 0; pass < 2; ++pass) {
        size_t at = 0;
        for (size_t g = 0; g < info.geoset_count; ++g) {
            glskin_geoset geoset;
            ck_assert_int_eq(glskin_model_geoset(model, g, &geoset), GLSKIN_OK);
            if (pass && geoset.mesh.vertex_count)
                ck_assert_int_eq(
                    glskin_skin_cpu(NULL, &geoset.mesh, bones, GLSKIN_NORMALS_PLAIN, all.position[at], all.normal[at]),
                    GLSKIN_OK);
            at += geoset.mesh.vertex_count;
        }
        if (!pass) {
            all.count = at;
            all.position = calloc(at + 1, sizeof *all.position);
            all.normal = calloc(at + 1, sizeof *all.normal);
            ck_assert(all.position && all.normal);
        }
    }
    return all;
}

static const struct expectation {
    const char *name;
    size_t cases; /* a count of our own, so that a file read as empty can't pass */
} expectations[] = {
    {"fox_rigid_v800.mdx", 18},
    {"fox_groups_v800.mdx", 18},
    {"rigged_simple_rigid_v800.mdx", 6},
    {"rigged_simple_groups_v800.mdx", 6},
    {"simple_scale_rigid_v800.mdx", 12},
    {"simple_scale_groups_v800.mdx", 12},
    {"classic_9bones.mdx", 12},
    {"interp_v800.mdx", 12},
    {"classic_layers_v800.mdx", 6},
    {"fox_v1000.mdx", 18},
    {"fox_v1100.mdx", 18},
    {"rigged_simple_v1000.mdx", 6},
    {"rigged_simple_v1100.mdx", 6},
    {"simple_scale_v1000.mdx", 12},
    {"simple_scale_v1100.mdx", 12},
    {"hd_v1000.mdx", 6},
    {"hd_v1100.mdx", 6},
};
enum { EXPECTATION_COUNT = sizeof expectations / sizeof expectations[0] };

static void check_case(const char *name, const glskin_model *model, const glskin_bone *bones,
                       const struct expected_case *expected, const struct expected *file, double worst[2]) {
    struct skinned all = skin_all(model, bones);
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    for (size_t i = 0; i < file->index_count; ++i) {
        size_t v = (size_t)file->index[i];
        ck_assert_uint_lt(v, all.count);
        const double *position = expected->position + 3 * i, *normal = expected->normal + 3 * i;
        double off = distance_f(all.position[v], position), turned = distance_f(all.normal[v], normal);
        ck_assert_msg(off <= file->tolerance, "%s: sequence %d, %g ms, vertex %zu is off by %g (may be %g)", name,
                      (int)expected->sequence, expected->time, v, off, file->tolerance);
        ck_assert_msg(turned <= 1e-3, "%s: sequence %d, %g ms, normal %zu is off by %g", name, (int)expected->sequence,
                      expected->time, v, turned);
        if (v < geoset.mesh.vertex_count) {
            double own[3], own_normal[3];
            skin_vertex(&geoset.mesh, bones, v, own, own_normal);
            ck_assert_double_le(distance(own, position), file->tolerance);
            ck_assert_double_le(distance(own_normal, normal), 1e-3);
        }
        worst[0] = fmax(worst[0], off / file->tolerance);
        worst[1] = fmax(worst[1], turned);
    }
    free(all.position);
    free(all.normal);
}

START_TEST(every_listed_pose_is_within_its_files_tolerance) {
    const struct expectation *expectation = &expectations[_i];
    struct heard heard;
    glskin_model *model = load_good("models", expectation->name, &heard);
    char path[256];
    snprintf(path, sizeof path, "expected/%s.json", expectation->name);
    const char *found = test_asset(path);
    ck_assert_ptr_nonnull(found);
    struct expected file = expected_read(found);
    ck_assert_uint_eq(file.case_count, expectation->cases);
    ck_assert_double_gt(file.tolerance, 0);
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
            check_case(expectation->name, model, glskin_pose_bones(pose), expected, &file, worst);
        }
        glskin_pose_destroy(pose);
    }
    printf("%s: worst position %.2g of the tolerance, worst normal %.2g\n", expectation->name, worst[0], worst[1]);
    expected_free(&file);
    glskin_model_destroy(model);
}
END_TEST

static const struct synthetic {
    const char *name;
    double right[5][3], tolerance;
} synthetics[] = {
    {"synth_v800_groups.mdx",
     {{1, 0, 0}, {1.5, 1.5, 0}, {2.333333333, 0.666666667, 1.333333333}, {5.25, 1, 1}, {5.8, 3.6, 0.8}},
     1e-6},
    /* Weights 128/127, 128/64/63, 64/64/64/63; then a vertex with bones 200, 250 and 255 at weight 0. */
    {"synth_v1000_skin.mdx",
     {{1, 0, 0}, {1.50196, 1.49608, 0}, {8.27451, 3.45098, 0}, {5.22745, 1.00196, 1.00392}, {4, 16, 0}},
     1e-5},
};

START_TEST(synthetic_models_have_the_values_of_their_readme) {
    const struct synthetic *synthetic = &synthetics[_i];
    struct heard heard;
    glskin_model *model = load_good("synthetic", synthetic->name, &heard);
    glskin_pose *pose;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    glskin_pose_desc desc = {.time_ms = 500};
    ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
    struct skinned all = skin_all(model, glskin_pose_bones(pose));
    ck_assert_uint_eq(all.count, 5);
    for (size_t v = 0; v < 5; ++v)
        ck_assert_double_le(distance_f(all.position[v], synthetic->right[v]), synthetic->tolerance);
    free(all.position);
    free(all.normal);
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
}
END_TEST

static const float *row(const glskin_pose *pose, size_t bone, int r) {
    return glskin_pose_bones(pose)[bone].row[r];
}

static void check_point(const glskin_pose *pose, size_t bone, double x, double y, double z, double rx, double ry,
                        double rz) {
    double right[3] = {rx, ry, rz}, got[3];
    for (int r = 0; r < 3; ++r) {
        const float *m = row(pose, bone, r);
        got[r] = (double)m[0] * x + (double)m[1] * y + (double)m[2] * z + m[3];
    }
    ck_assert_msg(distance(got, right) < 1e-4, "(%g,%g,%g) where (%g,%g,%g) is right", got[0], got[1], got[2], rx, ry,
                  rz);
}

/* One bone with pivot (0,0,48) under two nodes at rest; the keys were read out of the file by hand. */
START_TEST(the_smiley_does_what_its_keys_say) {
    struct heard heard;
    glskin_model *model = load_good("models", "SmileyGW_004.mdx", &heard);
    ck_assert_int_eq(heard.warnings, 0);
    glskin_model_info info = glskin_model_info_get(model);
    ck_assert_str_eq(info.format, "MDX");
    ck_assert_uint_eq(info.version, 800);
    ck_assert_uint_eq(info.geoset_count, 1);
    ck_assert_uint_eq(info.sequence_count, 3);
    ck_assert_uint_eq(info.bone_count, 6); /* base, root, helper, two attachments, a collision shape */
    glskin_node node;
    ck_assert_int_eq(glskin_model_node(model, 0, &node), GLSKIN_OK);
    ck_assert_int_eq(node.kind, GLSKIN_NODE_BONE);
    ck_assert_int_eq(node.parent, 1);
    ck_assert_float_eq(node.pivot[2], 48);
    ck_assert_int_eq(glskin_model_node(model, 2, &node), GLSKIN_OK);
    ck_assert_int_eq(node.kind, GLSKIN_NODE_HELPER);
    ck_assert_int_eq(node.parent, -1);
    ck_assert_int_eq(glskin_model_node(model, 5, &node), GLSKIN_OK);
    ck_assert_int_eq(node.kind, GLSKIN_NODE_OTHER);
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.vertex_count, 24);
    ck_assert_uint_eq(geoset.mesh.index_count, 36);

    glskin_pose *pose;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    glskin_pose_desc stand = {.sequence = 0, .time_ms = 400}, walk = {.sequence = 1, .time_ms = 250},
                     death = {.sequence = 2, .time_ms = 1000};
    /* Stand has no keys: rest. */
    ck_assert_int_eq(glskin_pose_evaluate(pose, &stand), GLSKIN_OK);
    check_point(pose, 0, 7, -3, 50, 7, -3, 50);
    /* Walk at 250 ms: up by 24 and a quarter turn about y, around (0,0,48). x goes to -z. */
    ck_assert_int_eq(glskin_pose_evaluate(pose, &walk), GLSKIN_OK);
    check_point(pose, 0, 0, 0, 48, 0, 0, 72);
    check_point(pose, 0, 10, 0, 48, 0, 0, 62);
    check_point(pose, 0, 0, 5, 58, 10, 5, 72);
    /* Half-way to it: an eighth of a turn, up by 12. */
    walk.time_ms = 125;
    ck_assert_int_eq(glskin_pose_evaluate(pose, &walk), GLSKIN_OK);
    check_point(pose, 0, 10, 0, 48, 10 * sqrt(0.5), 0, 60 - 10 * sqrt(0.5));
    /* Death shrinks it to nothing in 2 s. */
    ck_assert_int_eq(glskin_pose_evaluate(pose, &death), GLSKIN_OK);
    check_point(pose, 0, 10, 2, 58, 5, 1, 53);
    death.time_ms = 2000;
    ck_assert_int_eq(glskin_pose_evaluate(pose, &death), GLSKIN_OK);
    check_point(pose, 0, 10, 2, 58, 0, 0, 48);
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
}
END_TEST

/* Our verdicts; those of the manifest leave some open (`error-or-repair`). The last rows are sound files. */
static const struct damaged {
    const char *name;
    glskin_result result;
    const char *says; /* part of the message */
} damaged[] = {
    {"chunk_size_ffffffff.mdx", GLSKIN_ERROR_MALFORMED_DATA, "BONE, byte 1380: expected a size of at most 812"},
    {"chunk_size_past_end.mdx", GLSKIN_ERROR_MALFORMED_DATA, "PIVT, byte 2156: expected a size of at most 36"},
    {"empty.mdx", GLSKIN_ERROR_MALFORMED_DATA, "byte 0: expected 'MDLX'"},
    {"faces_not_multiple_of_3.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected a multiple of 3"},
    {"four_bytes.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected a 'VERS' chunk"},
    {"global_sequence_out_of_range.mdx", GLSKIN_ERROR_MALFORMED_DATA, "found 5"},
    {"group_of_zero.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected at least 1 bone in group 1, found 0"},
    {"keys_unsorted.mdx", GLSKIN_ERROR_MALFORMED_DATA, "found 100 ms"},
    {"layers_count_ffffffff.mdx", GLSKIN_ERROR_MALFORMED_DATA, "found a count of 4294967295"},
    {"mats_bone_past_count.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected an object id below 3, found 77"},
    {"mtgc_count_ffffffff.mdx", GLSKIN_ERROR_MALFORMED_DATA, "group sizes"},
    {"nan_vertex.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected a finite number in a vertex"},
    {"object_id_duplicate.mdx", GLSKIN_ERROR_MALFORMED_DATA, "found 0 again"},
    {"parent_cycle.mdx", GLSKIN_ERROR_MALFORMED_DATA, "its own ancestor"},
    {"parent_out_of_range.mdx", GLSKIN_ERROR_MALFORMED_DATA, "found 55"},
    {"quaternion_zero.mdx", GLSKIN_ERROR_MALFORMED_DATA, "found (0,0,0,0)"},
    {"sequence_reversed.mdx", GLSKIN_ERROR_MALFORMED_DATA, "SEQS"},
    {"track_count_wraps.mdx", GLSKIN_ERROR_MALFORMED_DATA, "keys"},
    {"trunc_before_GEOS.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected geosets or nodes"}, /* whole chunks, of no use */
    {"trunc_before_SEQS.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected geosets or nodes"},
    {"trunc_mid_node.mdx", GLSKIN_ERROR_MALFORMED_DATA, "BONE"},
    {"trunc_mid_seqs.mdx", GLSKIN_ERROR_MALFORMED_DATA, "SEQS"},
    {"trunc_mid_track.mdx", GLSKIN_ERROR_MALFORMED_DATA, "BONE"},
    {"v1100_texture_count.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected at most 1 textures of a layer"},
    {"version0.mdx", GLSKIN_ERROR_UNSUPPORTED, "1100 or 1200, found 0"},
    {"version9999.mdx", GLSKIN_ERROR_UNSUPPORTED, "1100 or 1200, found 9999"},
    {"wrong_magic.mdx", GLSKIN_ERROR_MALFORMED_DATA, "byte 0: expected 'MDLX'"},
    {"skin_bone_past_count.mdx", GLSKIN_ERROR_MALFORMED_DATA, "found 200 in slot 0 of vertex 3 (weight 155)"},
    {"skin_short.mdx", GLSKIN_ERROR_MALFORMED_DATA, "expected 32 bytes of a skin, 8 a vertex, found 16"},
    {"good_v1000.mdx", GLSKIN_OK, ""},
    {"good_v800.mdx", GLSKIN_OK, ""},
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
        ck_assert_ptr_nonnull(strstr(heard.text, file->name));
        ck_assert_msg(strstr(heard.text, file->says) != NULL, "%s says \"%s\"", file->name, heard.text);
        ck_assert_ptr_null(strchr(heard.text, '\n'));
    }
    glskin_model_destroy(model);
}
END_TEST

/* The table above can't drift from the manifest: every .mdx in it stands in the table, and `error` means a failure. */
START_TEST(the_manifests_mdx_files_are_all_tried) {
    size_t size, tried = 0;
    char *text = (char *)test_read_file(test_asset("corrupt/manifest.json"), &size);
    for (char *at = text; (at = strstr(at, "\"file\": \"")) != NULL;) {
        char name[128], must[32];
        ck_assert_int_eq(sscanf(at, "\"file\": \"%127[^\"]", name), 1);
        at = strstr(at, "\"must\": \"");
        ck_assert_ptr_nonnull(at);
        ck_assert_int_eq(sscanf(at, "\"must\": \"%31[^\"]", must), 1);
        if (!strstr(name, ".mdx"))
            continue;
        size_t i = 0;
        while (i < DAMAGED_COUNT && strcmp(damaged[i].name, name))
            ++i;
        ck_assert_msg(i < DAMAGED_COUNT, "%s is not tried", name);
        ck_assert(strcmp(must, "error") || damaged[i].result != GLSKIN_OK);
        ++tried;
    }
    ck_assert_uint_eq(tried, 29);
    free(text);
}
END_TEST

START_TEST(a_key_count_of_four_billion_is_refused) {
    struct heard heard;
    glskin_result result;
    ck_assert_ptr_null(load("hivewe", "track_count_overflow_v800.mdx", &heard, &result));
    ck_assert_int_eq(result, GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_ptr_nonnull(strstr(heard.text, "found a count of 4294967295"));
}
END_TEST

/* BPOS counts 0x20000000, which times 48 wraps to nothing. */
START_TEST(a_bind_pose_count_that_wraps_costs_a_warning) {
    struct heard heard;
    glskin_model *model = load_good("hivewe", "bpos_count_overflow_v900.mdx", &heard);
    ck_assert_int_eq(heard.warnings, 1);
    glskin_model_info info = glskin_model_info_get(model);
    ck_assert_uint_eq(info.version, 900);
    ck_assert_uint_eq(info.geoset_count, 1);
    ck_assert_uint_eq(info.bone_count, 1);
    glskin_model_destroy(model);
}
END_TEST

/* The three layouts of materials: the layers of one file, a list of slots, and what they say. */
START_TEST(materials_of_known_files) {
    struct heard heard;
    glskin_material material;
    glskin_layer layer;
    glskin_texture texture;
    for (int i = 0; i < 2; ++i) { /* six layers, and one of six slots */
        glskin_model *model = load_good("models", i ? "hd_v1100.mdx" : "hd_v1000.mdx", &heard);
        ck_assert_int_eq(heard.warnings, 0);
        ck_assert_uint_eq(glskin_model_info_get(model).texture_count, 6);
        ck_assert_int_eq(glskin_model_material(model, 0, &material), GLSKIN_OK);
        ck_assert_str_eq(material.shader, i ? "" : "Shader_HD_DefaultUnit");
        ck_assert_uint_eq(material.layer_count, 1);
        ck_assert_int_eq(glskin_model_layer(model, 0, 0, &layer), GLSKIN_OK);
        ck_assert(layer.hd);
        for (int slot = 0; slot < GLSKIN_SLOT_COUNT; ++slot)
            ck_assert_int_eq(layer.texture[slot], slot);
        glskin_geoset geoset;
        ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
        ck_assert_ptr_nonnull(geoset.mesh.tangent.data);
        glskin_model_destroy(model);
    }
    glskin_model *model = load_good("models", "fox_v1100.mdx", &heard);
    ck_assert_int_eq(glskin_model_layer(model, 0, 0, &layer), GLSKIN_OK);
    ck_assert(!layer.hd);
    ck_assert_int_eq(layer.texture[GLSKIN_SLOT_DIFFUSE], 0);
    ck_assert_int_eq(layer.texture[GLSKIN_SLOT_NORMAL], -1);
    glskin_model_destroy(model);
    model = load_good("models", "classic_layers_v800.mdx", &heard);
    ck_assert_int_eq(glskin_model_material(model, 0, &material), GLSKIN_OK);
    ck_assert_uint_eq(material.layer_count, 7);
    for (size_t i = 0; i < 7; ++i) {
        ck_assert_int_eq(glskin_model_layer(model, 0, i, &layer), GLSKIN_OK);
        ck_assert_uint_eq(layer.filter, i);
        ck_assert_int_eq(layer.texture[GLSKIN_SLOT_DIFFUSE], (int)i);
    }
    glskin_model_destroy(model);
    model = load_good("models", "SmileyGW_004.mdx", &heard);
    ck_assert_int_eq(glskin_model_texture(model, 0, &texture), GLSKIN_OK);
    ck_assert_str_eq(texture.path, "Textures\\SmileyGW.blp");
    glskin_model_destroy(model);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdx assets");
    TEST_LOOP(suite, every_listed_pose_is_within_its_files_tolerance, EXPECTATION_COUNT);
    TEST_LOOP(suite, synthetic_models_have_the_values_of_their_readme, 2);
    TEST_CASE(suite, the_smiley_does_what_its_keys_say);
    TEST_LOOP(suite, damaged_files_fail_cleanly_and_at_once, DAMAGED_COUNT);
    TEST_CASE(suite, the_manifests_mdx_files_are_all_tried);
    TEST_CASE(suite, a_key_count_of_four_billion_is_refused);
    TEST_CASE(suite, a_bind_pose_count_that_wraps_costs_a_warning);
    TEST_CASE(suite, materials_of_known_files);
    return suite;
}
