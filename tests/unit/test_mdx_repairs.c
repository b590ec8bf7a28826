/* Faults of MDX files in both readings: refused by the strict one; repaired, told and of the right value by the lenient
 * one. The bones of the model move by (10,0,0), (0,20,0) and (0,0,40), so that a vertex's place tells what it follows.
 * Over 600 lines: one short test for each repair, which belong side by side. */
#include "support/check_main.h"
#include "support/findings_ear.h"
#include "support/mdx_builder.h"

#include <math.h>

enum { VERTICES = 4, FOLLOWED = 3 };

struct file {
    struct mdxb b;
    uint32_t version;
    struct mdxb_geoset geoset;
    int32_t parents[FOLLOWED], ids[FOLLOWED];
};

static const float position[3 * VERTICES] = {0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0};
static const unsigned char group[VERTICES] = {0, 1, 2, 1};
static const uint32_t one_each[] = {1, 1, 1}, in_order[] = {0, 1, 2};

static void begin(struct file *file, uint32_t version) {
    *file = (struct file){.version = version,
                          .geoset = {VERTICES, position, group, 3, one_each, 3, in_order, 6, 1, .material = -1},
                          .parents = {-1, -1, -1},
                          .ids = {0, 1, 2}};
}

static void build(struct file *file) {
    static const float moves[FOLLOWED][8] = {
        {0, 10, 0, 0, 100, 10, 0, 0}, {0, 0, 20, 0, 100, 0, 20, 0}, {0, 0, 0, 40, 100, 0, 0, 40}};
    static const char *const names[FOLLOWED] = {"ten", "twenty", "forty"};
    struct mdxb *b = &file->b;
    mdxb_start(b, file->version);
    mdxb_chunk(b, "SEQS");
    mdxb_sequence(b, "Stand", 0, 100, 0);
    mdxb_end(b);
    mdxb_chunk(b, "GEOS");
    mdxb_geoset(b, &file->geoset);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
    for (int i = 0; i < FOLLOWED; ++i) {
        mdxb_node(b, names[i], file->ids[i], file->parents[i], 0x100);
        mdxb_track(b, "KGTR", 1, -1, 3, 2, moves[i]);
        mdxb_bone_end(b);
    }
    mdxb_end(b);
    mdxb_pivots(b, FOLLOWED, NULL);
}

static size_t find(const struct file *file, const char *tag, size_t nth) {
    return mdxb_find(&file->b, tag, nth);
}

static glskin_model *repaired(struct file *file, struct ear_repair right) {
    return ear_repaired(file->b.bytes, file->b.size, &right);
}

static void end(struct file *file, glskin_model *model) {
    glskin_model_destroy(model);
    mdxb_free(&file->b);
}

static void skin_at(const glskin_model *model, double time, float out[VERTICES][3]) {
    glskin_pose *pose;
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_pose_create(NULL, model, GLSKIN_CPU_AUTO, &pose), GLSKIN_OK);
    ck_assert_int_eq(glskin_pose_evaluate(pose, &(glskin_pose_desc){.sequence = 0, .time_ms = time}), GLSKIN_OK);
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.vertex_count, VERTICES);
    ck_assert_int_eq(glskin_skin_cpu(NULL, &geoset.mesh, glskin_pose_bones(pose), GLSKIN_NORMALS_PLAIN, out[0], NULL),
                     GLSKIN_OK);
    glskin_pose_destroy(pose);
}

static void check_points(const glskin_model *model, const double right[VERTICES][3]) {
    float got[VERTICES][3];
    skin_at(model, 0, got);
    for (int v = 0; v < VERTICES; ++v) {
        for (int i = 0; i < 3; ++i)
            ck_assert_msg(fabs((double)got[v][i] - right[v][i]) < 1e-4, "vertex %d: (%g,%g,%g), right is (%g,%g,%g)", v,
                          (double)got[v][0], (double)got[v][1], (double)got[v][2], right[v][0], right[v][1],
                          right[v][2]);
    }
}

/* ---- what vertices follow ---- */

START_TEST(a_whole_file_needs_no_repair) {
    struct file f;
    begin(&f, 800);
    build(&f);
    glskin_model *model = ear_load(f.b.bytes, f.b.size, GLSKIN_READING_LENIENT);
    ck_assert_uint_eq(ear.count, 0);
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

START_TEST(a_group_past_the_list_is_the_root) {
    static const unsigned char wrong[VERTICES] = {0, 1, 3, 200};
    struct file f;
    begin(&f, 800);
    f.geoset.group = wrong;
    build(&f);
    glskin_model *model = repaired(&f, (struct ear_repair){"GEOS", find(&f, "GNDX", 0) + 8 + 2, 2, "a group below 3",
                                                           "3", "; they follow the model's root"});
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {12, 0, 0}, {13, 0, 0}});
    end(&f, model);
}
END_TEST

START_TEST(a_bone_past_the_count_is_the_root) {
    static const uint32_t sizes[] = {1, 2, 1}, bones[] = {0, 1, 77, 2};
    struct file f;
    begin(&f, 800);
    f.geoset.group_size = sizes;
    f.geoset.bone = bones;
    f.geoset.bone_total = 4;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"GEOS", find(&f, "MATS", 0) + 8 + 8, 1, "an object id below 3", "77",
                                         "; the model's root stands in"});
    /* half of bone 1, half of the root */
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {6, 10, 0}, {2, 0, 40}, {8, 10, 0}});
    end(&f, model);
}
END_TEST

START_TEST(an_empty_group_is_the_root) {
    static const uint32_t sizes[] = {1, 0, 1}, bones[] = {0, 2};
    struct file f;
    begin(&f, 800);
    f.geoset.group_size = sizes;
    f.geoset.bone = bones;
    f.geoset.bone_total = 2;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"GEOS", find(&f, "MTGC", 0) + 8 + 4, 1, "at least 1 bone in group 1", "0",
                                         "; they follow the model's root"});
    ck_assert_uint_eq(ear_count(GLSKIN_FINDING_REPAIRED), 1);
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {11, 0, 0}, {2, 0, 40}, {13, 0, 0}});
    glskin_model_destroy(model);
    mdxb_set_u32(&f.b, find(&f, "MTGC", 0) + 16, 2); /* another past the end doesn't hide behind it */
    model = ear_load(f.b.bytes, f.b.size, GLSKIN_READING_LENIENT);
    ck_assert_ptr_nonnull(ear_find(GLSKIN_FINDING_REPAIRED, "expected 3 bones of groups, as MTGC says, found 2", 0));
    ck_assert_uint_eq(ear_count(GLSKIN_FINDING_REPAIRED), 2);
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {11, 0, 0}, {12, 0, 0}, {13, 0, 0}});
    end(&f, model);
}
END_TEST

/* HiveWE's matrix_indices_short: the groups say 4 bones, MATS holds 1. */
START_TEST(groups_past_a_short_list_are_the_root) {
    static const uint32_t sizes[] = {1, 2, 1};
    struct file f;
    begin(&f, 800);
    f.geoset.group_size = sizes;
    f.geoset.bone_total = 1;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"GEOS", find(&f, "MATS", 0) + 4, 1, "4 bones of groups, as MTGC says", "1",
                                         "; groups past the end follow the model's root"});
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {11, 0, 0}, {12, 0, 0}, {13, 0, 0}});
    glskin_model_destroy(model);
    mdxb_set_u32(&f.b, find(&f, "MTGC", 0) + 12, UINT32_MAX); /* and no sum of it wraps */
    model = ear_load(f.b.bytes, f.b.size, GLSKIN_READING_LENIENT);
    ck_assert_ptr_nonnull(ear_find(GLSKIN_FINDING_REPAIRED, "expected 4294967297 bones of groups", 0));
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {11, 0, 0}, {12, 0, 0}, {13, 0, 0}});
    end(&f, model);
}
END_TEST

/* Whatever the root's number is, and by whichever way vertices come to it. */
START_TEST(the_root_is_the_first_nodes) {
    static const unsigned char wrong[VERTICES] = {9, 9, 9, 9};
    static const unsigned char wrong_skin[8 * VERTICES] = {77, 0, 0, 0, 255, 0, 0, 0, 77, 0, 0, 0, 255, 0, 0, 0,
                                                           77, 0, 0, 0, 255, 0, 0, 0, 77, 0, 0, 0, 255, 0, 0, 0};
    static const uint32_t bones[] = {77, 88, 99}, none[] = {0, 0, 0};
    for (int way = 0; way < 5; ++way) {
        struct file f;
        begin(&f, way < 3 ? 800 : 1000);
        f.parents[0] = 2; /* the root above the first node */
        if (way == 0)
            f.geoset.group = wrong;
        if (way == 1)
            f.geoset.bone = bones;
        if (way == 2) {
            f.geoset.group_size = none;
            f.geoset.bone_total = 0;
        }
        if (way > 2) {
            f.geoset.skin = wrong_skin;
            f.geoset.skin_size = way == 3 ? sizeof wrong_skin : 1;
        }
        build(&f);
        glskin_model *model = ear_load(f.b.bytes, f.b.size, GLSKIN_READING_LENIENT);
        ck_assert_ptr_nonnull(model);
        check_points(model, (const double[VERTICES][3]){{0, 0, 40}, {1, 0, 40}, {2, 0, 40}, {3, 0, 40}});
        end(&f, model);
    }
}
END_TEST

static const unsigned char skin[8 * VERTICES] = {0, 0, 0, 0, 255, 0, 0, 0, 1, 0, 0, 0, 255, 0,   0, 0,
                                                 2, 0, 0, 0, 255, 0, 0, 0, 1, 2, 0, 0, 102, 153, 0, 0};

START_TEST(a_short_skin_ends_with_the_root) {
    struct file f;
    begin(&f, 1000);
    f.geoset.skin = skin;
    f.geoset.skin_size = 19; /* two records and a bit */
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"GEOS", find(&f, "SKIN", 0) + 4, 1, "32 bytes of a skin, 8 a vertex", "19",
                                         "; vertices without a record follow the model's root"});
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {12, 0, 0}, {13, 0, 0}});
    end(&f, model);
}
END_TEST

START_TEST(a_skins_bone_past_the_count_is_the_root) {
    unsigned char wrong[sizeof skin];
    struct file f;
    begin(&f, 1000);
    memcpy(wrong, skin, sizeof skin);
    wrong[8] = 3;         /* vertex 1 */
    wrong[3 * 8] = 200;   /* vertex 3, of 102 */
    wrong[2 * 8 + 3] = 9; /* without weight: no fault */
    f.geoset.skin = wrong;
    f.geoset.skin_size = sizeof wrong;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"GEOS", find(&f, "SKIN", 0) + 8 + 8, 2, "an object id below 3",
                                         "3 in slot 0 of vertex 1 (weight 255)", "; the model's root stands in"});
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {11, 0, 0}, {2, 0, 40}, {3 + 4, 0, 24}});
    end(&f, model);
}
END_TEST

START_TEST(vertices_that_can_follow_nothing_are_an_error) {
    struct mdxb b;
    mdxb_start(&b, 800);
    mdxb_chunk(&b, "GEOS");
    struct mdxb_geoset geoset = {VERTICES, position, group, 3, one_each, 3, in_order, 6, 1, .material = -1};
    mdxb_geoset(&b, &geoset);
    mdxb_end(&b);
    ck_assert_ptr_null(ear_load(b.bytes, b.size, GLSKIN_READING_LENIENT));
    ck_assert_ptr_nonnull(ear_find(GLSKIN_FINDING_ERROR, "expected a node that vertices can follow", 0));
    mdxb_free(&b);
}
END_TEST

/* ---- nodes ---- */

START_TEST(a_node_without_its_parent_is_a_root) {
    struct file f;
    begin(&f, 800);
    f.parents[1] = 55;
    build(&f);
    glskin_model *model = repaired(&f, (struct ear_repair){"BONE", find(&f, "twenty", 0) + 84, 1,
                                                           "the object id of a node, or -1, as the parent of 1", "55",
                                                           "; it becomes a root"});
    glskin_node node;
    ck_assert_int_eq(glskin_model_node(model, 1, &node), GLSKIN_OK);
    ck_assert_int_eq(node.parent, -1);
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

START_TEST(a_circle_of_parents_is_cut_at_one_node) {
    struct file f;
    begin(&f, 800);
    f.parents[0] = 2;
    f.parents[2] = 1;
    f.parents[1] = 0;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"BONE", find(&f, "ten", 0) + 84, 1, "parents that lead to a root",
                                         "that 0 (\"ten\") is its own ancestor", "; it becomes a root"});
    /* 0 <- 1 <- 2 */
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {11, 20, 0}, {12, 20, 40}, {13, 20, 0}});
    end(&f, model);
}
END_TEST

/* From outside it: the node that leads in keeps its parent. */
START_TEST(a_circle_is_cut_from_outside_too) {
    struct file f;
    begin(&f, 800);
    f.parents[0] = 1;
    f.parents[1] = 2;
    f.parents[2] = 1;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"BONE", find(&f, "twenty", 0) + 84, 1, "parents that lead to a root",
                                         "that 1 (\"twenty\") is its own ancestor", "; it becomes a root"});
    check_points(model, (const double[VERTICES][3]){{10, 20, 0}, {1, 20, 0}, {2, 20, 40}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

START_TEST(a_repeated_id_gives_way_to_a_free_one) {
    struct file f;
    begin(&f, 800);
    f.ids[1] = 0; /* where 1 was meant */
    f.parents[2] = 1;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"BONE", find(&f, "twenty", 0) + 80, 1, "object ids that differ", "0 again",
                                         "; the later node takes the lowest free one"});
    ck_assert_uint_eq(glskin_model_info_get(model).bone_count, 3);
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {2, 20, 40}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

START_TEST(a_node_with_an_id_that_cant_be_is_left_out) {
    struct file f;
    begin(&f, 800);
    f.ids[2] = -1;
    build(&f);
    glskin_model *model = repaired(&f, (struct ear_repair){"BONE", find(&f, "forty", 0) + 80, 1,
                                                           "an object id below 3 (nodes or pivots, whichever are more)",
                                                           "-1", "; the node is left out"});
    ck_assert_uint_eq(glskin_model_info_get(model).bone_count, 2);
    /* and with it the vertices' bone 2 */
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {12, 0, 0}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

/* ---- sequences: keys are test_mdx_track_repairs.c's ---- */

START_TEST(a_sequence_that_ends_before_its_start_is_turned) {
    struct file f;
    begin(&f, 800);
    build(&f);
    size_t at = find(&f, "Stand", 0) + 80;
    mdxb_set_u32(&f.b, at, 100);
    mdxb_set_u32(&f.b, at + 4, 0);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"SEQS", at, 1, "a sequence that ends at or after its start of 100 ms",
                                         "an end of 0", "; the two are exchanged"});
    glskin_sequence sequence;
    ck_assert_int_eq(glskin_model_sequence(model, 0, &sequence), GLSKIN_OK);
    ck_assert_uint_eq(sequence.start, 0);
    ck_assert_uint_eq(sequence.end, 100);
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

/* ---- geosets ---- */

START_TEST(a_vertex_that_isnt_finite_has_zeros) {
    static const float wrong[3 * VERTICES] = {NAN, 0, 0, 1, -INFINITY, 0, 2, 0, 0, 3, 0, NAN};
    struct file f;
    begin(&f, 800);
    f.geoset.position = wrong;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"GEOS", find(&f, "VRTX", 0) + 8, 3, "a finite number in a vertex", "nan",
                                         " (3 of them); 0 stands in"});
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

static void check_indices(const glskin_model *model, size_t count, const uint16_t *right) {
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_uint_eq(geoset.mesh.index_count, count);
    ck_assert_mem_eq(geoset.mesh.indices, right, 2 * count);
}

START_TEST(indices_that_arent_triangles_lose_their_rest) {
    struct file f;
    begin(&f, 800);
    f.geoset.index_count = 5;
    build(&f);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"GEOS", find(&f, "PCNT", 0) + 8, 1, "a multiple of 3 indices of triangles",
                                         "5", "; the indices are taken in threes, without runs"});
    ck_assert_uint_eq(ear.count, 1);
    check_indices(model, 3, (const uint16_t[]){0, 1, 2});
    end(&f, model);
}
END_TEST

START_TEST(a_triangle_with_a_corner_past_the_vertices_is_left_out) {
    struct file f;
    begin(&f, 800);
    build(&f);
    size_t at = find(&f, "PVTX", 0) + 8;
    mdxb_set_u32(&f.b, at, 0x00050004); /* 4, 5, 2: two corners of one triangle */
    glskin_model *model = repaired(&f, (struct ear_repair){"GEOS", at, 2, "an index below 4, the vertex count", "4",
                                                           "; the triangle is left out"});
    check_indices(model, 3, (const uint16_t[]){0, 1, 2});
    end(&f, model);
}
END_TEST

/* Takes bytes out, and out of the sizes of the geoset and of its chunk. */
static void take_out(struct file *f, size_t at, size_t count) {
    size_t chunk = find(f, "GEOS", 0) + 4, sizes[] = {chunk, chunk + 4};
    for (int i = 0; i < 2; ++i) {
        const unsigned char *p = f->b.bytes + sizes[i];
        mdxb_set_u32(&f->b, sizes[i], (uint32_t)(p[0] | (size_t)p[1] << 8) - (uint32_t)count);
    }
    memmove(f->b.bytes + at, f->b.bytes + at + count, f->b.size - at - count);
    f->b.size -= count;
}

START_TEST(normals_that_lack_point_up) {
    struct file f;
    begin(&f, 800);
    build(&f);
    size_t at = find(&f, "NRMS", 0) + 4;
    take_out(&f, at + 4, 2 * 12);
    mdxb_set_u32(&f.b, at, 2);
    mdxb_set_u32(&f.b, at + 4, 0x3f800000); /* the first is (1,0,0) */
    mdxb_set_u32(&f.b, at + 12, 0);
    glskin_model *model = repaired(
        &f, (struct ear_repair){"GEOS", at, 1, "4 normals, one a vertex", "2", "; those that lack are (0,0,1)"});
    static const float right[3 * VERTICES] = {1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1};
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_mem_eq(geoset.mesh.normal.data, right, sizeof right);
    ck_assert_ptr_null(ear_find(GLSKIN_FINDING_WARNING, "zero length", 0));
    end(&f, model);
}
END_TEST

START_TEST(texture_coordinates_that_lack_are_zero) {
    struct file f;
    begin(&f, 800);
    build(&f);
    size_t at = find(&f, "UVBS", 0) + 4;
    take_out(&f, at + 4 + 24, 8);
    mdxb_set_u32(&f.b, at, 3);
    glskin_model *model = repaired(&f, (struct ear_repair){"GEOS", at, 1, "4 texture coordinates, one a vertex", "3",
                                                           "; those that lack are (0,0)"});
    static const float right[2 * VERTICES] = {0, 0, 0, 1, 0, 2, 0, 0};
    glskin_geoset geoset;
    ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
    ck_assert_mem_eq(geoset.mesh.texcoord[0].data, right, sizeof right);
    end(&f, model);
}
END_TEST

START_TEST(group_numbers_that_lack_are_the_roots) {
    struct file f;
    begin(&f, 800);
    build(&f);
    size_t at = find(&f, "GNDX", 0) + 4;
    take_out(&f, at + 4 + 2, 2);
    mdxb_set_u32(&f.b, at, 2);
    glskin_model *model = repaired(&f, (struct ear_repair){"GEOS", at, 1, "4 group numbers, one a vertex", "2",
                                                           "; vertices without one follow the model's root"});
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {12, 0, 0}, {13, 0, 0}});
    end(&f, model);
}
END_TEST

/* ---- references ---- */

START_TEST(references_past_the_count_are_none) {
    struct mdxb b;
    mdxb_rich(&b);
    size_t layer = mdxb_find(&b, "LAYS", 0) + 8, animation = mdxb_find(&b, "GEOA", 0) + 8;
    mdxb_set_u32(&b, layer + 4, 9);  /* filter mode */
    mdxb_set_u32(&b, layer + 12, 3); /* texture */
    mdxb_set_u32(&b, layer + 16, 7); /* texture animation */
    mdxb_set_u32(&b, animation + 24, 3);
    mdxb_set_u32(&b, mdxb_find(&b, "KMTF", 0) + 16 + 4, 3);
    ck_assert_ptr_null(ear_load(b.bytes, b.size, GLSKIN_READING_STRICT));
    glskin_model *model = ear_load(b.bytes, b.size, GLSKIN_READING_LENIENT);
    ck_assert_ptr_nonnull(model);
    ck_assert_uint_eq(ear_count(GLSKIN_FINDING_REPAIRED), 5);
    static const struct {
        const char *place, *what;
    } right[5] = {{"MTLS", "expected a filter mode of 0 to 6, found 9; 0 stands in"},
                  {"MTLS", "expected a texture below 3, or -1, found 3; taken as none"},
                  {"MTLS", "expected a texture animation below 1, or -1, found 7; taken as none"},
                  {"MTLS", "expected a number below 3 in a key, found 3; the key is left out"},
                  {"GEOA", "expected a geoset below 3, or -1, found 3; taken as none"}};
    for (size_t i = 0; i < 5; ++i) {
        const struct ear_finding *found = ear_find(GLSKIN_FINDING_REPAIRED, right[i].what, 0);
        ck_assert_msg(found != NULL, "\"%s\" isn't told", right[i].what);
        ck_assert_str_eq(found->place, right[i].place);
    }
    glskin_layer got;
    ck_assert_int_eq(glskin_model_layer(model, 0, 0, &got), GLSKIN_OK);
    ck_assert_int_eq(got.filter, GLSKIN_FILTER_NONE);
    ck_assert_int_eq(got.texture[0], -1);
    ck_assert_int_eq(got.texture_animation, -1);
    glskin_model_destroy(model);
    mdxb_free(&b);
}
END_TEST

/* ---- chunks ---- */

START_TEST(a_last_chunk_that_claims_too_much_ends_with_the_file) {
    struct file f;
    begin(&f, 800);
    build(&f);
    size_t at = find(&f, "PIVT", 0) + 4;
    mdxb_set_u32(&f.b, at, 36 + 100);
    glskin_model *model = repaired(
        &f, (struct ear_repair){"PIVT", at, 1, "a size of at most 36 bytes", "136", "; it ends with the file"});
    ck_assert_uint_eq(ear.count, 1);
    check_points(model, (const double[VERTICES][3]){{10, 0, 0}, {1, 20, 0}, {2, 0, 40}, {3, 20, 0}});
    end(&f, model);
}
END_TEST

START_TEST(of_a_chunk_that_comes_twice_the_first_counts) {
    struct file f;
    begin(&f, 800);
    build(&f);
    size_t at = f.b.size;
    mdxb_chunk(&f.b, "SEQS");
    mdxb_sequence(&f.b, "Later", 7, 8, 0);
    mdxb_end(&f.b);
    mdxb_raw(&f.b, "rest", 4);
    glskin_model *model =
        repaired(&f, (struct ear_repair){"SEQS", at, 1, "this chunk once", "it again", "; the first counts"});
    ck_assert_ptr_nonnull(ear_find(GLSKIN_FINDING_REPAIRED, "a chunk's tag and size, found 4; passed over", 0));
    glskin_sequence sequence;
    ck_assert_int_eq(glskin_model_sequence(model, 0, &sequence), GLSKIN_OK);
    ck_assert_str_eq(sequence.name, "Stand");
    end(&f, model);
}
END_TEST

/* A file that ends anywhere: lenient, what is whole loads if the geosets and bones are, or end with one of them. */
START_TEST(a_cut_file_loads_where_its_geosets_and_bones_are_whole) {
    struct mdxb b;
    mdxb_rich(&b);
    size_t bones = mdxb_find(&b, "BONE", 0), bone = bones + 8, helpers = mdxb_find(&b, "HELP", 0);
    for (size_t size = 0; size <= b.size; ++size) {
        bool good = size >= helpers || (size == bone && bone > bones + 8);
        if (size == bone && size < helpers)
            bone += 8 + (b.bytes[bone] | (size_t)b.bytes[bone + 1] << 8);
        glskin_model *model = ear_load(b.bytes, size, GLSKIN_READING_LENIENT);
        ck_assert_msg((model != NULL) == good, "%zu bytes: %s", size, ear.count ? ear.said[0] : "");
        if (model && size >= helpers) { /* the helper is object id 4, which a group of three names; 3 is the root */
            glskin_node node;
            glskin_geoset geoset;
            bool whole = size >= mdxb_find(&b, "ATCH", 0);
            ck_assert_int_eq(glskin_model_geoset(model, 0, &geoset), GLSKIN_OK);
            ck_assert_uint_eq(geoset.mesh.classic.groups.bones[5], whole ? 4 : 3);
            ck_assert_int_eq(glskin_model_node(model, 3, &node), GLSKIN_OK);
            ck_assert_str_eq(node.name, "three");
        }
        glskin_model_destroy(model);
    }
    ck_assert_uint_eq(bone, helpers);
    mdxb_free(&b);
}
END_TEST

START_TEST(what_cant_be_repaired_is_an_error_in_both) {
    static const struct {
        const char *tag;
        size_t delta;
        uint32_t value;
        const char *says;
    } wrongs[] = {{"VERS", 8, 9999, "expected MDX version"}, {"MDLX", 0, 0, "expected 'MDLX'"},
                  {"KGTR", 4, 0x10000001, "keys ("},         {"KGTR", 8, 4, "expected an interpolation"},
                  {"MTGC", 4, UINT32_MAX, "group sizes ("},  {"VRTX", 4, 0x15555556, "vertices ("},
                  {"LAYS", 4, UINT32_MAX, "layers ("},       {"BONE", 4, UINT32_MAX, "expected a size of 96 to"},
                  {"NRMS", 0, 0, "expected 'NRMS'"}};
    struct mdxb b;
    for (size_t i = 0; i < sizeof wrongs / sizeof wrongs[0]; ++i) {
        mdxb_rich(&b);
        mdxb_set_u32(&b, mdxb_find(&b, wrongs[i].tag, 0) + wrongs[i].delta, wrongs[i].value);
        for (int reading = GLSKIN_READING_STRICT; reading <= GLSKIN_READING_LENIENT; ++reading) {
            ck_assert_ptr_null(ear_load(b.bytes, b.size, (glskin_reading)reading));
            ck_assert_uint_eq(ear_count(GLSKIN_FINDING_ERROR), 1);
            ck_assert_int_eq(ear.findings[ear.count - 1].severity, GLSKIN_FINDING_ERROR);
            if (i != 7 || reading == GLSKIN_READING_LENIENT)
                ck_assert_msg(strstr(ear.findings[ear.count - 1].what, wrongs[i].says) != NULL, "\"%s\" lacks \"%s\"",
                              ear.findings[ear.count - 1].what, wrongs[i].says);
        }
        mdxb_free(&b);
    }
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("mdx repairs");
    TEST_CASE(suite, a_whole_file_needs_no_repair);
    TEST_CASE(suite, a_group_past_the_list_is_the_root);
    TEST_CASE(suite, a_bone_past_the_count_is_the_root);
    TEST_CASE(suite, an_empty_group_is_the_root);
    TEST_CASE(suite, groups_past_a_short_list_are_the_root);
    TEST_CASE(suite, the_root_is_the_first_nodes);
    TEST_CASE(suite, a_short_skin_ends_with_the_root);
    TEST_CASE(suite, a_skins_bone_past_the_count_is_the_root);
    TEST_CASE(suite, vertices_that_can_follow_nothing_are_an_error);
    TEST_CASE(suite, a_node_without_its_parent_is_a_root);
    TEST_CASE(suite, a_circle_of_parents_is_cut_at_one_node);
    TEST_CASE(suite, a_circle_is_cut_from_outside_too);
    TEST_CASE(suite, a_repeated_id_gives_way_to_a_free_one);
    TEST_CASE(suite, a_node_with_an_id_that_cant_be_is_left_out);
    TEST_CASE(suite, a_sequence_that_ends_before_its_start_is_turned);
    TEST_CASE(suite, a_vertex_that_isnt_finite_has_zeros);
    TEST_CASE(suite, indices_that_arent_triangles_lose_their_rest);
    TEST_CASE(suite, a_triangle_with_a_corner_past_the_vertices_is_left_out);
    TEST_CASE(suite, normals_that_lack_point_up);
    TEST_CASE(suite, texture_coordinates_that_lack_are_zero);
    TEST_CASE(suite, group_numbers_that_lack_are_the_roots);
    TEST_CASE(suite, references_past_the_count_are_none);
    TEST_CASE(suite, a_last_chunk_that_claims_too_much_ends_with_the_file);
    TEST_CASE(suite, of_a_chunk_that_comes_twice_the_first_counts);
    TEST_CASE(suite, a_cut_file_loads_where_its_geosets_and_bones_are_whole);
    TEST_CASE(suite, what_cant_be_repaired_is_an_error_in_both);
    return suite;
}
