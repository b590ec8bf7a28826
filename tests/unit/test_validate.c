/* Every promise that glskin.h makes about bad meshes: the result, the one message, nothing left behind. */
#include "skin/encode.h"
#include "unit/skin_probe.h"

/* A good mesh of 4 vertices, 2 triangles, 3 bones and 2 groups; a case spoils one thing of it. */
struct fixture {
    glskin_mesh_desc desc;
    float position[4][3], normal[4][3], tangent[4][4], texcoord[4][2];
    uint16_t index[6];
    uint8_t skin[4][8];
    uint8_t weight[4][4];
    uint16_t bone[4][4];
    uint8_t group[4];
    uint32_t sizes[2], members[3];
    size_t window;
};

static void use_influences(struct fixture *f) {
    f->desc.skin.data = NULL;
    f->desc.influences = (glskin_influences){{f->weight, 0}, {f->bone, 0}, 2};
}

static void use_classic(struct fixture *f) {
    f->desc.skin.data = NULL;
    f->desc.classic = (glskin_classic){{f->group, 0}, 0, {f->sizes, 2, f->members, 3}};
}

static void fixture_make(struct fixture *f) {
    *f = (struct fixture){.position = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}},
                          .normal = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}},
                          .index = {0, 1, 2, 2, 1, 3},
                          .group = {0, 1, 0, 1},
                          .sizes = {1, 2},
                          .members = {2, 0, 1},
                          .window = 64};
    for (int v = 0; v < 4; v++) {
        f->skin[v][0] = (uint8_t)(v % 3);
        f->skin[v][4] = f->weight[v][0] = 255;
        f->bone[v][0] = (uint16_t)(v % 3);
    }
    f->desc = (glskin_mesh_desc){.vertex_count = 4,
                                 .bone_count = 3,
                                 .index_count = 6,
                                 .indices = f->index,
                                 .position = {f->position, 0},
                                 .normal = {f->normal, 0},
                                 .texcoord = {{f->texcoord, 0}, {NULL, 0}},
                                 .skin = {f->skin, 0}};
}

#define CASE(name, body)                                                                                               \
    static void name(struct fixture *f) {                                                                              \
        body;                                                                                                          \
    }
CASE(no_position, f->desc.position.data = NULL)
CASE(no_vertices, f->desc.vertex_count = 0)
CASE(no_bones, f->desc.bone_count = 0)
CASE(many_vertices, f->desc.vertex_count = (size_t)UINT32_MAX + 1)
CASE(many_bones, f->desc.bone_count = (size_t)UINT32_MAX + 1)
CASE(many_indices, f->desc.index_count = (size_t)UINT32_MAX + 3)
CASE(position_stride, f->desc.position.stride = 11)
CASE(normal_stride, f->desc.normal.stride = 8)
CASE(texcoord_stride, f->desc.texcoord[0].stride = 7)
CASE(texcoord1_stride, f->desc.texcoord[1] = ((glskin_stream){f->texcoord, 1}))
CASE(skin_stride, f->desc.skin.stride = 4)
CASE(overflowing_stride, f->desc.position.stride = SIZE_MAX / 3)
CASE(weight_stride, use_influences(f); f->desc.influences.weight.stride = 3)
CASE(bone_stride, use_influences(f); f->desc.influences.bone.stride = 4)
CASE(index_count_4, f->desc.index_count = 4)
CASE(no_indices, f->desc.indices = NULL)
CASE(index_size_3, f->desc.index_size = 3)
CASE(bone_size_0, use_influences(f); f->desc.influences.bone_size = 0)
CASE(bone_size_4, use_influences(f); f->desc.influences.bone_size = 4)
CASE(group_size_4, use_classic(f); f->desc.classic.group_size = 4)
CASE(no_binding, f->desc.skin.data = NULL)
CASE(two_bindings, use_classic(f); f->desc.skin.data = f->skin)
CASE(three_bindings, use_classic(f); use_influences(f); f->desc.skin.data = f->skin)
CASE(no_weights, use_influences(f); f->desc.influences.weight.data = NULL)
CASE(no_bone_numbers, use_influences(f); f->desc.influences.bone.data = NULL)
CASE(no_group_numbers, use_classic(f); f->desc.classic.group.data = NULL)
CASE(no_sizes, use_classic(f); f->desc.classic.groups.sizes = NULL)
CASE(no_members, use_classic(f); f->desc.classic.groups.bones = NULL)
CASE(odd_weights, f->desc.weights = (glskin_weights)7)
CASE(window_11, f->window = 11)
CASE(window_257, f->window = 257)
CASE(index_past, f->index[4] = 4)
CASE(bone_past, f->skin[2][1] = 5; f->skin[2][5] = 3)
CASE(wide_bone_past, use_influences(f); f->bone[3][3] = 300; f->weight[3][3] = 1)
CASE(weightless_bone_past, f->skin[1][0] = 3; f->skin[1][4] = 0)
CASE(group_past, use_classic(f); f->group[2] = 2)
CASE(empty_group, use_classic(f); f->sizes[0] = 0; f->sizes[1] = 3)
CASE(short_members, use_classic(f); f->sizes[1] = 3)
CASE(member_past, use_classic(f); f->members[2] = 3)
CASE(nan_position, f->position[2][1] = NAN)
CASE(infinite_position, f->position[0][0] = -INFINITY)
CASE(nan_normal, f->normal[3][2] = NAN)
CASE(infinite_side, f->desc.tangent.data = f->tangent; f->tangent[1][3] = INFINITY)
CASE(tangent_stride, f->desc.tangent = ((glskin_stream){f->tangent, 12}))

static const struct {
    void (*spoil)(struct fixture *f);
    glskin_result result;
    const char *text;
} cases[] = {
    {no_position, GLSKIN_ERROR_INVALID_ARGUMENT, "position.data is NULL; it is required"},
    {no_vertices, GLSKIN_ERROR_INVALID_ARGUMENT, "vertex_count is 0; expected 1 to 4294967295"},
    {no_bones, GLSKIN_ERROR_INVALID_ARGUMENT, "bone_count is 0; expected 1 to 4294967295"},
    {many_vertices, GLSKIN_ERROR_INVALID_ARGUMENT, "vertex_count is 4294967296; expected 1 to 4294967295"},
    {many_bones, GLSKIN_ERROR_INVALID_ARGUMENT, "bone_count is 4294967296; expected 1 to 4294967295"},
    {many_indices, GLSKIN_ERROR_INVALID_ARGUMENT, "index_count is 4294967298; expected 0 to 4294967295"},
    {position_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "position.stride is 11; expected at least 12, or 0"},
    {normal_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "normal.stride is 8; expected at least 12, or 0"},
    {texcoord_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "texcoord[0].stride is 7; expected at least 8, or 0"},
    {texcoord1_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "texcoord[1].stride is 1; expected at least 8, or 0"},
    {skin_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "skin.stride is 4; expected at least 8, or 0"},
    {overflowing_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "; 4 vertices of it overflow the address space"},
    {weight_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "influences.weight.stride is 3; expected at least 4, or 0"},
    {bone_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "influences.bone.stride is 4; expected at least 8, or 0"},
    {index_count_4, GLSKIN_ERROR_INVALID_ARGUMENT, "index_count is 4; expected a multiple of 3"},
    {no_indices, GLSKIN_ERROR_INVALID_ARGUMENT, "indices is NULL; it is required"},
    {index_size_3, GLSKIN_ERROR_INVALID_ARGUMENT, "index_size is 3; expected 2 or 4 bytes"},
    {bone_size_0, GLSKIN_ERROR_INVALID_ARGUMENT, "influences.bone_size is 0; expected 1 or 2 bytes"},
    {bone_size_4, GLSKIN_ERROR_INVALID_ARGUMENT, "influences.bone_size is 4; expected 1 or 2 bytes"},
    {group_size_4, GLSKIN_ERROR_INVALID_ARGUMENT, "classic.group_size is 4; expected 1 or 2 bytes"},
    {no_binding, GLSKIN_ERROR_INVALID_ARGUMENT, "exactly one of skin, influences and classic is required; found 0"},
    {two_bindings, GLSKIN_ERROR_INVALID_ARGUMENT, "found 2 (skin, no influences, classic)"},
    {three_bindings, GLSKIN_ERROR_INVALID_ARGUMENT, "found 3 (skin, influences, classic)"},
    {no_weights, GLSKIN_ERROR_INVALID_ARGUMENT, "influences.weight.data is NULL"},
    {no_bone_numbers, GLSKIN_ERROR_INVALID_ARGUMENT, "influences.bone.data is NULL"},
    {no_group_numbers, GLSKIN_ERROR_INVALID_ARGUMENT, "classic.group.data is NULL"},
    {no_sizes, GLSKIN_ERROR_INVALID_ARGUMENT, "sizes is NULL"},
    {no_members, GLSKIN_ERROR_INVALID_ARGUMENT, "bones is NULL"},
    {odd_weights, GLSKIN_ERROR_INVALID_ARGUMENT, "weights is 7; expected AS_GIVEN or NORMALIZE"},
    {window_11, GLSKIN_ERROR_INVALID_ARGUMENT, "window is 11; expected 12 to 256"},
    {window_257, GLSKIN_ERROR_INVALID_ARGUMENT, "window is 257; expected 12 to 256"},
    {index_past, GLSKIN_ERROR_MALFORMED_DATA, "index 4 is vertex 4; expected less than the 4 vertices there are"},
    {bone_past, GLSKIN_ERROR_MALFORMED_DATA,
     "vertex 2 follows bone 5 in slot 1 with weight 3; expected less than the 3 bones there are"},
    {wide_bone_past, GLSKIN_ERROR_MALFORMED_DATA, "vertex 3 follows bone 300 in slot 3 with weight 1"},
    {weightless_bone_past, GLSKIN_ERROR_MALFORMED_DATA, "vertex 1 follows bone 3 in slot 0 with weight 255"},
    {group_past, GLSKIN_ERROR_MALFORMED_DATA, "vertex 2 follows group 2; expected less than the 2 groups there are"},
    {empty_group, GLSKIN_ERROR_MALFORMED_DATA, "group 0 of 2 has size 0; expected at least 1 bone"},
    {short_members, GLSKIN_ERROR_MALFORMED_DATA, "the sizes of 2 groups sum to 4; expected the 3 bones listed"},
    {member_past, GLSKIN_ERROR_MALFORMED_DATA, "group 1 names bone 3; expected less than the 3 bones there are"},
    {nan_position, GLSKIN_ERROR_MALFORMED_DATA,
     "the position of vertex 2 has nan in component 1; expected finite numbers"},
    {infinite_position, GLSKIN_ERROR_MALFORMED_DATA, "the position of vertex 0 has -inf in component 0"},
    {nan_normal, GLSKIN_ERROR_MALFORMED_DATA, "the normal of vertex 3 has nan in component 2"},
    {infinite_side, GLSKIN_ERROR_MALFORMED_DATA, "the tangent of vertex 1 has inf in component 3"},
    {tangent_stride, GLSKIN_ERROR_INVALID_ARGUMENT, "tangent.stride is 12; expected at least 16"},
};
enum { CASES = sizeof cases / sizeof *cases };

START_TEST(bad_meshes_are_named) {
    struct fixture f;
    fixture_make(&f);
    cases[_i].spoil(&f);
    struct probe probe;
    glskin_host host = probe_host(&probe);
    struct skin_encoded encoded, zero;
    memset(&encoded, 0xA5, sizeof encoded);
    memset(&zero, 0, sizeof zero);
    PROBE_FAILED(probe, skin_encode(&host, &f.desc, f.window, &encoded), cases[_i].result, cases[_i].text);
    ck_assert_mem_eq(&encoded, &zero, sizeof zero);
    ck_assert_int_eq(skin_encode(NULL, &f.desc, f.window, &encoded), cases[_i].result); /* silent */
}
END_TEST

START_TEST(a_missing_desc_is_named) {
    struct probe probe;
    glskin_host host = probe_host(&probe);
    struct skin_encoded encoded;
    PROBE_FAILED(probe, skin_encode(&host, NULL, 64, &encoded), GLSKIN_ERROR_INVALID_ARGUMENT, "desc is NULL");
}
END_TEST

/* The fixture itself is good in all three bindings, so it is the spoiling that fails above. */
START_TEST(the_good_mesh_passes) {
    void (*const use[])(struct fixture *) = {NULL, use_influences, use_classic};
    for (size_t i = 0; i < 3; i++) {
        struct fixture f;
        fixture_make(&f);
        if (use[i])
            use[i](&f);
        struct probe probe;
        glskin_host host = probe_host(&probe);
        struct skin_encoded encoded;
        ck_assert_int_eq(skin_encode(&host, &f.desc, 64, &encoded), GLSKIN_OK);
        ck_assert_uint_eq(probe.errors + probe.warnings, 0);
        skin_encoded_free(&encoded);
        skin_encoded_free(&encoded); /* all zero is legal */
        ck_assert_uint_eq(probe.blocks, 0);
    }
}
END_TEST

/* A count that only claims to be large costs nothing: no array is sized by the bone count. */
START_TEST(a_huge_bone_count_reserves_nothing) {
    struct fixture f;
    fixture_make(&f);
    f.desc.bone_count = UINT32_MAX;
    struct probe probe;
    glskin_host host = probe_host(&probe);
    struct skin_encoded encoded;
    ck_assert_int_eq(skin_encode(&host, &f.desc, 256, &encoded), GLSKIN_OK);
    ck_assert_uint_eq(encoded.entry_count, 3);
    ck_assert_uint_lt(probe.bytes, 100000);
    skin_encoded_free(&encoded);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("validate");
    TEST_LOOP(suite, bad_meshes_are_named, CASES);
    TEST_CASE(suite, a_missing_desc_is_named);
    TEST_CASE(suite, the_good_mesh_passes);
    TEST_CASE(suite, a_huge_bone_count_reserves_nothing);
    return suite;
}
