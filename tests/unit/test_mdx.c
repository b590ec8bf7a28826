/* The MDX reader: what it makes of a right file, what it takes with a warning, and what it says of a wrong one. */
#include "support/check_main.h"
#include "support/mdx_builder.h"

#include <glskin/model.h>
#include <math.h>
#include <stdio.h>

struct heard {
    int errors, warnings;
    glskin_result code;
    char text[1024];
};
static struct heard heard;

static void hear(void *user, glskin_severity severity, glskin_result code, const char *text) {
    (void)user;
    if (severity == GLSKIN_SEVERITY_WARNING && strstr(text, "the game ")) /* test_findings.c hears what it minds */
        return;
    heard.errors += severity == GLSKIN_SEVERITY_ERROR;
    heard.warnings += severity == GLSKIN_SEVERITY_WARNING;
    heard.code = code;
    snprintf(heard.text, sizeof heard.text, "%s", text);
}
static const glskin_host host = {.message = hear};

/* Loads a copy of exactly the file's size, freed before anything is asked of the model. */
static glskin_result load(const struct mdxb *b, glskin_model **model) {
    unsigned char *copy = malloc(b->size + 1);
    ck_assert_ptr_nonnull(copy);
    memcpy(copy, b->bytes, b->size);
    memset(&heard, 0, sizeof heard);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.bytes = copy, .size = b->size, .name = "built.mdx", .host = &host}, model);
    free(copy);
    ck_assert_int_eq(heard.errors, result != GLSKIN_OK);
    return result;
}

static glskin_model *load_good(const struct mdxb *b) {
    glskin_model *model;
    ck_assert_msg(load(b, &model) == GLSKIN_OK, "%s", heard.text);
    return model;
}

static void check_rich(const glskin_model *model, unsigned version) {
    glskin_model_info info = glskin_model_info_get(model);
    ck_assert_str_eq(info.format, "MDX");
    ck_assert_uint_eq(info.version, version);
    ck_assert_uint_eq(info.material_count, 2);
    ck_assert_uint_eq(info.texture_count, 3);
    ck_assert_str_eq(info.name, "built");
    ck_assert_uint_eq(info.geoset_count, 3);
    ck_assert_uint_eq(info.bone_count, 8);
    ck_assert_uint_eq(info.sequence_count, 2);
    ck_assert_uint_eq(info.global_sequence_count, 2);
    static const float low[3] = {-4, 0, -6}, high[3] = {7, 8, 9};
    ck_assert_mem_eq(info.bounds_min, low, sizeof low);
    ck_assert_mem_eq(info.bounds_max, high, sizeof high);

    glskin_sequence sequence;
    ck_assert_int_eq(glskin_model_sequence(model, 1, &sequence), GLSKIN_OK);
    ck_assert_str_eq(sequence.name, "Death");
    ck_assert_uint_eq(sequence.start, 2000);
    ck_assert_uint_eq(sequence.end, 2500);
    ck_assert(!sequence.looping);
    ck_assert_int_eq(glskin_model_sequence(model, 0, &sequence), GLSKIN_OK);
    ck_assert(sequence.looping);

    static const struct {
        const char *name;
        glskin_node_kind kind;
        int parent;
    } nodes[] = {{"zero", GLSKIN_NODE_BONE, 3},     {"one", GLSKIN_NODE_BONE, -1},
                 {"two", GLSKIN_NODE_BONE, 1},      {"three", GLSKIN_NODE_BONE, -1},
                 {"helper", GLSKIN_NODE_HELPER, 2}, {"attachment", GLSKIN_NODE_OTHER, 4},
                 {"event", GLSKIN_NODE_OTHER, -1},  {"box", GLSKIN_NODE_OTHER, -1}};
    for (size_t i = 0; i < 8; ++i) {
        glskin_node node;
        ck_assert_int_eq(glskin_model_node(model, i, &node), GLSKIN_OK);
        ck_assert_str_eq(node.name, nodes[i].name);
        ck_assert_int_eq(node.kind, nodes[i].kind);
        ck_assert_int_eq(node.parent, nodes[i].parent);
        ck_assert_float_eq(node.pivot[0], i < 4 ? (float)i : 0);
    }
}

static void check_classic(const glskin_mesh_desc *mesh) {
    ck_assert_ptr_null(mesh->skin.data);
    ck_assert_uint_eq(mesh->classic.groups.count, 3);
    ck_assert_uint_eq(mesh->classic.groups.sizes[2], 3);
    ck_assert_uint_eq(mesh->classic.groups.bone_total, 6);
    ck_assert_uint_eq(mesh->classic.groups.bones[5], 4); /* a helper */
    ck_assert_uint_eq(((const unsigned char *)mesh->classic.group.data)[2], 2);
}

static void check_skin(const glskin_geoset *geoset) {
    const glskin_mesh_desc *mesh = &geoset->mesh;
    ck_assert_ptr_null(mesh->classic.group.data);
    ck_assert_uint_eq(mesh->classic.groups.count, 0);
    ck_assert_int_eq(mesh->weights, GLSKIN_WEIGHTS_NORMALIZE);
    static const unsigned char second[8] = {1, 2, 255, 255, 128, 127, 0, 0};
    ck_assert_mem_eq((const unsigned char *)mesh->skin.data + 8, second, sizeof second);
    const float *tangent = geoset->mesh.tangent.data;
    ck_assert_float_eq(tangent[4 * 3 + 1], 1);
    ck_assert_float_eq(tangent[4 * 3 + 2], 3);
    ck_assert_float_eq(tangent[4 * 3 + 3], -1);
}

static void check_rich_geosets(const glskin_model *model, unsigned version) {
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    const glskin_mesh_desc *mesh = &geoset.mesh;
    ck_assert_uint_eq(mesh->vertex_count, 4);
    ck_assert_uint_eq(mesh->bone_count, 8);
    ck_assert_uint_eq(mesh->index_count, 6);
    ck_assert_uint_eq(mesh->index_size, 2);
    ck_assert_float_eq(((const float *)mesh->position.data)[3], -4);
    ck_assert_float_eq(((const float *)mesh->normal.data)[11], 1);
    ck_assert_uint_eq(((const uint16_t *)mesh->indices)[4], 1);
    ck_assert_uint_eq(geoset.texcoord_count, 3);
    for (int set = 0; set < 2; ++set) { /* of three */
        const float *texcoord = mesh->texcoord[set].data;
        ck_assert_float_eq(texcoord[6], (float)set);
        ck_assert_float_eq(texcoord[7], 3);
    }
    if (version > 800)
        check_skin(&geoset);
    else
        check_classic(mesh);
    ck_assert_int_eq(geoset.material, 1);
    ck_assert_uint_eq(geoset.selection_group, 7);
    ck_assert_uint_eq(geoset.selection_flags, 4);
    ck_assert_int_eq(geoset.lod, version > 800);
    ck_assert_str_eq(geoset.lod_name, version > 800 ? "near" : "");
    static const float low[3] = {-4, 0, -6}, high[3] = {1, 5, 3};
    ck_assert_mem_eq(geoset.bounds_min, low, sizeof low);
    ck_assert_mem_eq(geoset.bounds_max, high, sizeof high);
    /* The one without vertices keeps its number. */
    ck_assert_int_eq(glskin_model_geoset(model, 1, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.vertex_count, 0);
    ck_assert_uint_eq(geoset.mesh.index_count, 0);
    ck_assert_ptr_null(geoset.mesh.position.data);
    ck_assert_uint_eq(geoset.mesh.bone_count, 8);
    ck_assert_int_eq(geoset.material, -1);
    ck_assert_ptr_null(geoset.mesh.tangent.data);
    ck_assert_int_eq(glskin_model_geoset(model, 2, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.vertex_count, 3);
    ck_assert_ptr_null(geoset.mesh.texcoord[1].data);
    check_classic(&geoset.mesh); /* without a SKIN, whatever the version */
    ck_assert_int_eq(geoset.material, 0);
    ck_assert_str_eq(geoset.lod_name, "");
    static const float small_low[3] = {1, 2, 3};
    ck_assert_mem_eq(geoset.bounds_min, small_low, sizeof small_low);
}

static const unsigned versions[] = {800, 900, 1000, 1100, 1200};
enum { VERSION_COUNT = sizeof versions / sizeof versions[0] };

START_TEST(a_model_is_read_whole) {
    struct mdxb b;
    mdxb_rich_version(&b, versions[_i]);
    glskin_model *model = load_good(&b);
    ck_assert_msg(heard.warnings == 0, "%s", heard.text);
    check_rich(model, versions[_i]);
    check_rich_geosets(model, versions[_i]);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(chunks_may_stand_in_any_order) {
    static void (*const parts[])(struct mdxb *) = {
        mdxb_rich_sequences, mdxb_rich_globals,    mdxb_rich_textures, mdxb_rich_texture_animations,
        mdxb_rich_materials, mdxb_rich_geosets,    mdxb_rich_bones,    mdxb_rich_geoset_animations,
        mdxb_rich_others,    mdxb_rich_bind_poses, mdxb_rich_pivots};
    enum { PARTS = sizeof parts / sizeof parts[0] };
    for (size_t first = 0; first < PARTS; ++first) {
        for (size_t step = 1; step < PARTS; ++step) { /* PARTS is prime: each step visits all */
            struct mdxb b;
            mdxb_start(&b, versions[_i]);
            for (size_t i = 0; i < PARTS; ++i)
                parts[(first + i * step) % PARTS](&b);
            glskin_model *model = load_good(&b);
            check_rich(model, versions[_i]);
            check_rich_geosets(model, versions[_i]);
            glskin_model_destroy(model);
            mdxb_free(&b);
        }
    }
}
END_TEST

START_TEST(names_may_fill_their_field) {
    char long_name[81];
    memset(long_name, 'n', 80);
    long_name[80] = 0;
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "SEQS");
    mdxb_sequence(&b, long_name, 65, 65, 0); /* an A where the name's zero would be */
    mdxb_end(&b);
    mdxb_chunk(&b, "HELP");
    mdxb_node(&b, long_name, 0, -1, 0);
    mdxb_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    glskin_model *model = load_good(&b);
    glskin_sequence sequence;
    glskin_node node;
    ck_assert_int_eq(glskin_model_sequence(model, 0, &sequence), GLSKIN_OK);
    ck_assert_str_eq(sequence.name, long_name);
    ck_assert_int_eq(glskin_model_node(model, 0, &node), GLSKIN_OK);
    ck_assert_str_eq(node.name, long_name);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(a_node_alone_is_a_model_and_nothing_is_none) {
    struct mdxb b;
    mdxb_start(&b, 800);
    glskin_model *model;
    ck_assert_int_eq(load(&b, &model), GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_ptr_nonnull(strstr(heard.text, "byte 396: expected geosets or nodes, found the end of the file"));
    mdxb_chunk(&b, "HELP");
    mdxb_node(&b, "n", 0, -1, 0);
    mdxb_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    model = load_good(&b);
    glskin_model_info info = glskin_model_info_get(model);
    ck_assert_uint_eq(info.geoset_count + info.sequence_count, 0);
    ck_assert_uint_eq(info.bone_count, 1);
    ck_assert_float_eq(info.bounds_max[0], 0);
    glskin_pose *pose;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    glskin_pose_desc desc = {.sequence = GLSKIN_SEQUENCE_NONE};
    ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

/* ---- what is taken with a warning, or without ---- */

START_TEST(short_pivots_warn_and_stand_at_the_origin) {
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "HELP");
    mdxb_node(&b, "a", 0, -1, 0);
    mdxb_end(&b);
    mdxb_node(&b, "b", 1, -1, 0);
    mdxb_end(&b);
    mdxb_end(&b);
    static const float pivot[1][3] = {{5, 6, 7}};
    mdxb_pivots(&b, 1, pivot);
    glskin_model *model = load_good(&b);
    ck_assert_int_eq(heard.warnings, 1);
    ck_assert_ptr_nonnull(strstr(heard.text, "built.mdx: PIVT"));
    glskin_node node;
    ck_assert_int_eq(glskin_model_node(model, 0, &node), GLSKIN_OK);
    ck_assert_float_eq(node.pivot[1], 6);
    ck_assert_int_eq(glskin_model_node(model, 1, &node), GLSKIN_OK);
    ck_assert_float_eq(node.pivot[1], 0);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(normals_become_unit) {
    struct mdxb b;
    mdxb_rich(&b);
    size_t at = mdxb_find(&b, "NRMS", 0) + 8;
    uint32_t two = 0x40000000;
    mdxb_set_u32(&b, at + 0, two); /* (2,0,1) */
    mdxb_set_u32(&b, at + 20, 0);  /* (0,0,0) */
    glskin_model *model = load_good(&b);
    ck_assert_int_eq(heard.warnings, 1);
    ck_assert_ptr_nonnull(strstr(heard.text, "1 normals of zero length"));
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    const float *normal = geoset.mesh.normal.data;
    ck_assert_float_eq_tol(normal[0], 2 / sqrtf(5), 1e-6f);
    ck_assert_float_eq_tol(normal[2], 1 / sqrtf(5), 1e-6f);
    ck_assert_float_eq(normal[5], 1);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(rotations_become_unit_and_their_empty_tangents_the_key) {
    /* Both are half a turn apart on z: 0 and 90 degrees; lengths 3 and 0.001. The tangents are zero: as if linear,
     * twice. */
    static const float keys[] = {0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0.000707106781f, 0.000707106781f,
                                 0, 0, 0, 0, 0, 0, 0, 0};
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "SEQS");
    mdxb_sequence(&b, "s", 0, 100, 0);
    mdxb_end(&b);
    mdxb_chunk(&b, "HELP");
    mdxb_node(&b, "a", 0, -1, 0);
    mdxb_track(&b, "KGRT", 2, -1, 12, 2, keys);
    mdxb_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    glskin_model *model = load_good(&b);
    ck_assert_int_eq(heard.warnings, 1);
    ck_assert_ptr_nonnull(strstr(heard.text, "tangents of zero length"));
    glskin_pose *pose;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    glskin_pose_desc desc = {.time_ms = 50};
    ck_assert_int_eq(glskin_pose_evaluate(pose, &desc), GLSKIN_OK);
    ck_assert_float_eq_tol(glskin_pose_bones(pose)[0].row[0][0], sqrtf(0.5f), 1e-6f);
    ck_assert_float_eq_tol(glskin_pose_bones(pose)[0].row[1][0], sqrtf(0.5f), 1e-6f);
    glskin_pose_destroy(pose);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(a_last_shape_cut_short_is_passed_over) {
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "CLID");
    mdxb_node(&b, "a", 0, -1, 0);
    mdxb_end(&b);
    mdxb_u32(&b, 1);
    mdxb_zero(&b, 23); /* of 24 */
    mdxb_end(&b);
    mdxb_pivots(&b, 1, NULL);
    glskin_model *model = load_good(&b);
    ck_assert_int_ge(heard.warnings, 1);
    ck_assert_uint_eq(glskin_model_info_get(model).bone_count, 1);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

START_TEST(gaps_between_object_ids_are_no_nodes) {
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "HELP");
    mdxb_node(&b, "a", 2, -1, 0);
    mdxb_end(&b);
    mdxb_end(&b);
    mdxb_pivots(&b, 4, NULL);
    glskin_model *model = load_good(&b);
    ck_assert_uint_eq(glskin_model_info_get(model).bone_count, 3);
    glskin_node node;
    ck_assert_int_eq(glskin_model_node(model, 0, &node), GLSKIN_OK);
    ck_assert_int_eq(node.kind, GLSKIN_NODE_NONE);
    ck_assert_str_eq(node.name, "");
    ck_assert_int_eq(node.parent, -1);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

/* ---- what is wrong, and what is said ---- */

/* The rich model with the number at `delta` behind the nth tag changed. at is where the message points, in the same
 * terms; the offset that it names is worked out from the tag's place. */
static const struct wrong {
    const char *tag;
    size_t nth, delta;
    uint32_t value;
    glskin_result result;
    size_t at;
    const char *chunk, *says;
} wrongs[] = {
#define MALFORMED GLSKIN_ERROR_MALFORMED_DATA
#define UNSUPPORTED GLSKIN_ERROR_UNSUPPORTED
    {"VERS", 0, 8, 801, UNSUPPORTED, 8, "VERS", "expected MDX version 800, 900, 1000, 1100 or 1200, found 801"},
    {"MODL", 0, 4, 371, MALFORMED, 0, NULL, "expected"},
    {"SEQS", 0, 4, UINT32_MAX, MALFORMED, 4, "SEQS", "found 4294967295"},
    {"SEQS", 0, 8 + 80, 1101, MALFORMED, 8 + 80, "SEQS", "its start of 1101 ms, found an end of 1100"},
    {"GLBS", 0, 0, 0x53514553, MALFORMED, 0, "SEQS", "expected this chunk once, found it again"},
    {"LAYS", 0, 0, 0, MALFORMED, 0, "MTLS", "expected 'LAYS', found bytes 00 00 00 00"},
    {"LAYS", 0, 4, UINT32_MAX, MALFORMED, 4, "MTLS",
     "expected at most 3 layers (92 bytes are left), found a count of 4294967295"},
    {"LAYS", 0, 4, 0, MALFORMED, 8, "MTLS", "expected the material's end, found 92 more bytes"},
    {"LAYS", 0, 8, 27, MALFORMED, 8, "MTLS", "expected a size of 28 to 92 for a layer, found 27"},
    {"LAYS", 0, 8, 93, MALFORMED, 8, "MTLS", "expected a size of 28 to 92 for a layer, found 93"},
    {"LAYS", 0, 12, 7, MALFORMED, 12, "MTLS", "expected a filter mode of 0 to 6, found 7"},
    {"LAYS", 0, 20, 3, MALFORMED, 20, "MTLS", "expected a texture below 3, or -1, found 3"},
    {"LAYS", 0, 20, 0xfffffffe, MALFORMED, 20, "MTLS", "expected a texture below 3, or -1, found -2"},
    {"LAYS", 0, 24, 1, MALFORMED, 24, "MTLS", "expected a texture animation below 1, or -1, found 1"},
    {"LAYS", 0, 32, 0x7fc00000, MALFORMED, 32, "MTLS", "expected a finite number in an alpha, found nan"},
    {"KMTF", 0, 0, 0x46544d4c, MALFORMED, 0, "MTLS",
     "expected 'KMTA', 'KMTE', 'KFC3', 'KFCA', 'KFTC' or 'KMTF', found 'LMTF'"},
    {"KMTF", 0, 28, 3, MALFORMED, 28, "MTLS", "expected a number below 3 in a key, found 3"},
    {"KMTA", 0, 4, 3, MALFORMED, 4, "MTLS", "expected at most 2 keys (16 bytes are left), found a count of 3"},
    {"TEXS", 0, 4, 800, MALFORMED, 0, NULL, "expected"},
    {"TXAN", 0, 8, 3, MALFORMED, 8, "TXAN", "for a texture animation, found 3"},
    {"KTAS", 0, 0, 0x5441544b, MALFORMED, 0, "TXAN", "expected each track once, found one again"}, /* KTAT */
    {"KTAR", 0, 0, 0x4154414b, MALFORMED, 0, "TXAN", "expected 'KTAT', 'KTAR' or 'KTAS', found 'KATA'"},
    {"GEOA", 0, 8, 27, MALFORMED, 8, "GEOA", "for a geoset animation, found 27"},
    {"GEOA", 0, 32, 3, MALFORMED, 32, "GEOA", "expected a geoset below 3, or -1, found 3"},
    {"KGAO", 0, 20, 0x7f800000, MALFORMED, 20, "GEOA", "expected a finite number in a key, found inf"},
    {"KGAC", 0, 0, 0x5452474b, MALFORMED, 0, "GEOA", "expected 'KGAO' or 'KGAC', found 'KGRT'"},
    {"MATS", 0, 32, 2, MALFORMED, 32, "GEOS", "expected a material below 2, or -1, found 2"},
    {"VRTX", 0, 0, 0x58545256 + 1, MALFORMED, 0, "GEOS", "expected 'VRTX', found 'WRTX'"},
    {"VRTX", 0, 4, 0x15555556, MALFORMED, 4, "GEOS", "found a count of 357913942"}, /* * 12 wraps to 8 */
    {"VRTX", 0, 12, 0x7fc00000, MALFORMED, 12, "GEOS", "expected a finite number in a vertex, found nan"},
    {"VRTX", 0, 16, 0xff800000, MALFORMED, 16, "GEOS", "found -inf"},
    {"NRMS", 0, 4, 3, MALFORMED, 4, "GEOS", "expected 4 normals, one a vertex, found 3"},
    {"NRMS", 0, 8, 0x7f800000, MALFORMED, 8, "GEOS", "expected a finite number in a normal, found inf"},
    {"PTYP", 0, 8, 10, MALFORMED, 8, "GEOS", "expected primitive type 4 (triangles), found 10"},
    {"PTYP", 0, 8, 5, UNSUPPORTED, 8, "GEOS", "primitive type 5 is not read, only 4 (triangles)"},
    {"PCNT", 0, 4, 0, MALFORMED, 4, "GEOS", "expected 1 primitive counts, one a type, found 0"},
    {"PCNT", 0, 8, 5, MALFORMED, 8, "GEOS", "expected a multiple of 3 indices of triangles, found 5"},
    {"PCNT", 0, 8, 9, MALFORMED, 16, "GEOS", "expected 9 indices, as PCNT says, found 6"},
    {"PVTX", 0, 8, 0x00040000, MALFORMED, 10, "GEOS", "expected an index below 4, the vertex count, found 4"},
    {"GNDX", 0, 4, 3, MALFORMED, 4, "GEOS", "expected 4 group numbers, one a vertex, found 3"},
    {"GNDX", 0, 8, 0x02030100, MALFORMED, 10, "GEOS", "expected a group below 3, found 3"},
    {"MTGC", 0, 12, 0, MALFORMED, 12, "GEOS", "expected at least 1 bone in group 1, found 0"},
    {"MTGC", 0, 12, 3, MALFORMED, 24, "GEOS", "expected 7 bones of groups, as MTGC says, found 6"},
    {"MTGC", 0, 12, 1, MALFORMED, 24, "GEOS", "expected 5 bones of groups, as MTGC says, found 6"},
    {"MTGC", 0, 12, UINT32_MAX, MALFORMED, 24, "GEOS", "expected 4294967299 bones"},
    {"MATS", 0, 28, 8, MALFORMED, 28, "GEOS", "expected an object id below 8, found 8"},
    {"MATS", 0, 72, UINT32_MAX, MALFORMED, 72, "GEOS", "extents of sequences"},
    {"UVAS", 0, 4, 4, MALFORMED, 0, "GEOS", "expected 'UVBS'"},
    {"UVAS", 0, 4, 2, MALFORMED, 0, "GEOS", "expected the geoset's end, found 40 more bytes"},
    {"UVBS", 0, 8, 0x7fc00000, MALFORMED, 8, "GEOS", "in a texture coordinate, found nan"},
    {"BONE", 0, 8, 95, MALFORMED, 8, "BONE", "for a node, found 95"},
    {"BONE", 0, 92, 8, MALFORMED, 92, "BONE",
     "expected an object id below 8 (nodes or pivots, whichever are more), found 8"},
    {"BONE", 0, 92, 0xfffffffe, MALFORMED, 92, "BONE", "found -2"},
    {"BONE", 0, 92, 4, MALFORMED, 0, "HELP", "expected object ids that differ, found 4 again"},
    {"BONE", 0, 96, 8, MALFORMED, 96, "BONE", "expected the object id of a node, or -1, as the parent of 0, found 8"},
    {"BONE", 0, 96, 0xfffffffe, MALFORMED, 96, "BONE", "as the parent of 0, found -2"},
    {"BONE", 0, 96, 0, MALFORMED, 96, "BONE", "found that 0 (\"zero\") is its own ancestor"},
    {"KGTR", 0, 0, 0x5452474b + 1, MALFORMED, 0, "BONE", "expected 'KGTR', 'KGRT' or 'KGSC', found 'LGRT'"},
    {"KGSC", 0, 0, 0x5254474b, MALFORMED, 0, "BONE", "expected each track once, found one again"}, /* KGTR */
    {"KGTR", 0, 4, 0x10000002, MALFORMED, 4, "BONE", "keys ("},
    {"KGTR", 0, 8, 4, MALFORMED, 8, "BONE", "expected an interpolation of 0 to 3, found 4"},
    {"KGTR", 0, 12, 2, MALFORMED, 12, "BONE", "expected global sequence -1, or one below 2, found 2"},
    {"KGTR", 0, 12, 0xfffffffe, MALFORMED, 12, "BONE", "found -2"},
    {"KGTR", 0, 32, 99, MALFORMED, 32, "BONE", "expected times that never go back, found 99 ms after 100 ms"},
    {"KGTR", 0, 36, 0x7fc00000, MALFORMED, 36, "BONE", "expected a finite number in a key, found nan"},
    {"KGRT", 0, 32, 0, MALFORMED, 20, "BONE", "expected a rotation (x,y,z,w) of some length, found (0,0,0,0)"},
    {"KEVT", 0, 4, UINT32_MAX, MALFORMED, 4, "EVTS", "event keys"},
    {"CLID", 0, 104, 4, MALFORMED, 104, "CLID", "expected a collision shape of type 0 to 3, found 4"},
    {"PIVT", 0, 8, 0x7f800000, MALFORMED, 8, "PIVT", "expected a finite number in a pivot, found inf"},
    {"PIVT", 0, 4, 95, MALFORMED, 0, NULL, "expected"},
};
enum { WRONG_COUNT = sizeof wrongs / sizeof wrongs[0] };

START_TEST(what_is_wrong_is_said_in_one_line) {
    const struct wrong *wrong = &wrongs[_i];
    struct mdxb b;
    mdxb_rich(&b);
    size_t tag = mdxb_find(&b, wrong->tag, wrong->nth);
    mdxb_set_u32(&b, tag + wrong->delta, wrong->value);
    glskin_model *model = (glskin_model *)&b;
    glskin_result result = load(&b, &model);
    ck_assert_msg(result == wrong->result, "%s + %zu: %s \"%s\"", wrong->tag, wrong->delta, glskin_result_name(result),
                  heard.text);
    ck_assert_ptr_null(model);
    ck_assert_int_eq(heard.code, wrong->result);
    ck_assert_msg(strstr(heard.text, wrong->says) != NULL, "\"%s\" lacks \"%s\"", heard.text, wrong->says);
    char start[128];
    if (wrong->chunk && wrong->at)
        snprintf(start, sizeof start, "built.mdx: %s, byte %zu: ", wrong->chunk, tag + wrong->at);
    else
        snprintf(start, sizeof start, "built.mdx: %s", wrong->chunk ? wrong->chunk : "");
    ck_assert_msg(strncmp(heard.text, start, strlen(start)) == 0, "\"%s\" doesn't begin \"%s\"", heard.text, start);
    ck_assert_ptr_null(strchr(heard.text, '\n'));
    mdxb_free(&b);
}
END_TEST

START_TEST(an_object_id_of_four_billion_sizes_nothing) {
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "HELP");
    mdxb_node(&b, "a", INT32_MAX, -1, 0);
    mdxb_end(&b);
    mdxb_end(&b);
    glskin_model *model;
    ck_assert_int_eq(load(&b, &model), GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_ptr_nonnull(strstr(heard.text, "found 2147483647"));
    mdxb_free(&b);
}
END_TEST

START_TEST(a_longer_cycle_is_found_from_outside_too) {
    static const int32_t parents[][4] = {{1, 2, 0, 0}, {1, 2, 3, 1}, {3, 0, 1, 2}, {-1, 1, 0, 0}};
    for (size_t i = 0; i < 4; ++i) {
        struct mdxb b;
        mdxb_start(&b, 800);
        mdxb_chunk(&b, "HELP");
        for (int32_t id = 0; id < 4; ++id) {
            mdxb_node(&b, "a", id, parents[i][id], 0);
            mdxb_end(&b);
        }
        mdxb_end(&b);
        glskin_model *model;
        ck_assert_int_eq(load(&b, &model), GLSKIN_ERROR_MALFORMED_DATA);
        ck_assert_msg(strstr(heard.text, "is its own ancestor") != NULL, "%s", heard.text);
        mdxb_free(&b);
    }
}
END_TEST

START_TEST(other_files_are_told_apart) {
    static const struct {
        const char *bytes;
        size_t size;
        glskin_result result;
        const char *says;
    } files[] = {
        {"", 0, GLSKIN_ERROR_MALFORMED_DATA,
         "other: byte 0: expected 'MDLX' (MDX), 'MD20' (M2) or blocks of text (MDL), found a file of 0 bytes"},
        {"MDL", 3, GLSKIN_ERROR_MALFORMED_DATA, "found a file of 3 bytes"},
        {"// text", 7, GLSKIN_ERROR_MALFORMED_DATA, "found '// t'"},
        {"\nline", 5, GLSKIN_ERROR_MALFORMED_DATA, "found bytes 0a 6c 69 6e"},
        {"MD20\0\1\0\0", 8, GLSKIN_ERROR_MALFORMED_DATA, "other: "}, /* an M2 of nothing but a version */
        {"MDLX", 4, GLSKIN_ERROR_MALFORMED_DATA, "other: byte 4: expected a 'VERS' chunk, found the end of the file"},
        {"MDLXVER", 7, GLSKIN_ERROR_MALFORMED_DATA, "byte 4: expected 8 bytes of a chunk's tag and size, found 3"},
    };
    for (size_t i = 0; i < sizeof files / sizeof files[0]; ++i) {
        glskin_model *model = (glskin_model *)&host;
        memset(&heard, 0, sizeof heard);
        ck_assert_int_eq(
            glskin_model_load(
                &(glskin_model_desc){.bytes = files[i].bytes, .size = files[i].size, .name = "other", .host = &host},
                &model),
            files[i].result);
        ck_assert_ptr_null(model);
        ck_assert_int_eq(heard.errors, 1);
        ck_assert_msg(strstr(heard.text, files[i].says) != NULL, "%s", heard.text);
        ck_assert_ptr_null(strchr(heard.text, '\n'));
    }
    glskin_model *model;
    ck_assert_int_eq(glskin_model_load(&(glskin_model_desc){.bytes = "junk", .size = 4}, &model),
                     GLSKIN_ERROR_MALFORMED_DATA); /* silent */
    ck_assert_int_eq(glskin_model_load(&(glskin_model_desc){.bytes = "junk", .size = 4, .host = &host}, &model),
                     GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_int_eq(strncmp(heard.text, "model: ", 7), 0);
    ck_assert_int_eq(glskin_model_load(&(glskin_model_desc){.bytes = NULL, .size = 4, .host = &host}, &model),
                     GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_model_load(&(glskin_model_desc){.bytes = "junk", .size = 4, .host = &host}, NULL),
                     GLSKIN_ERROR_INVALID_ARGUMENT);
}
END_TEST

START_TEST(an_index_past_the_count_is_the_callers_error) {
    struct mdxb b;
    mdxb_rich(&b);
    glskin_model *model = load_good(&b);
    glskin_geoset geoset;
    glskin_sequence sequence;
    glskin_node node;
    ck_assert_int_eq(glskin_model_geoset(model, 3, &geoset), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_nonnull(strstr(heard.text, "index 3, but the model has 3"));
    ck_assert_int_eq(glskin_model_sequence(model, 2, &sequence), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_model_node(model, SIZE_MAX, &node), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(glskin_model_geoset(model, 0, NULL), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_int_eq(heard.errors, 4);
    glskin_model_destroy(model);
    glskin_model_destroy(NULL);
    mdxb_free(&b);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdx");
    TEST_LOOP(suite, a_model_is_read_whole, VERSION_COUNT);
    TEST_LOOP(suite, chunks_may_stand_in_any_order, VERSION_COUNT);
    TEST_CASE(suite, names_may_fill_their_field);
    TEST_CASE(suite, a_node_alone_is_a_model_and_nothing_is_none);
    TEST_CASE(suite, short_pivots_warn_and_stand_at_the_origin);
    TEST_CASE(suite, normals_become_unit);
    TEST_CASE(suite, rotations_become_unit_and_their_empty_tangents_the_key);
    TEST_CASE(suite, a_last_shape_cut_short_is_passed_over);
    TEST_CASE(suite, gaps_between_object_ids_are_no_nodes);
    TEST_LOOP(suite, what_is_wrong_is_said_in_one_line, WRONG_COUNT);
    TEST_CASE(suite, an_object_id_of_four_billion_sizes_nothing);
    TEST_CASE(suite, a_longer_cycle_is_found_from_outside_too);
    TEST_CASE(suite, other_files_are_told_apart);
    TEST_CASE(suite, an_index_past_the_count_is_the_callers_error);
    return suite;
}
