/* glskin_pose_draws: which layers are drawn at a moment, and with what. */
#include "support/check_main.h"
#include "support/pose_stage.h"

enum { GEOSETS = 3, ROOM = 8 };

struct scene {
    struct stage stage;
    int units[GEOSETS]; /* their addresses stand in for instances, which nothing here looks into */
    glskin_instance *instances[GEOSETS];
    unsigned textures[3];
    glskin_draw_sources sources;
    glskin_draw draws[ROOM];
    glskin_surface surfaces[ROOM];
    size_t count;
};

static void finish(struct scene *scene) {
    struct mdxb *b = &scene->stage.file;
    memset(&watch, 0, sizeof watch);
    glskin_result result = glskin_model_load(
        &(glskin_model_desc){.host = &host, .bytes = b->bytes, .size = b->size, .name = "built.mdx"}, &scene->stage.model);
    ck_assert_msg(result == GLSKIN_OK, "%s", watch.text);
    mdxb_free(b);
    make_poses(&scene->stage);
    for (int g = 0; g < GEOSETS; ++g)
        scene->instances[g] = (glskin_instance *)(void *)&scene->units[g];
    scene->textures[0] = 10;
    scene->textures[1] = 0; /* missing */
    scene->textures[2] = 12;
    scene->sources =
        (glskin_draw_sources){.instances = scene->instances, .textures = scene->textures, .missing = 99, .lod = 0};
}

static void rich(struct scene *scene, uint32_t version) {
    memset(scene, 0, sizeof *scene);
    mdxb_rich_version(&scene->stage.file, version);
    finish(scene);
}

static void make_draws(struct scene *scene) {
    glskin_result result =
        glskin_pose_draws(scene->stage.pose, &scene->sources, scene->draws, scene->surfaces, ROOM, &scene->count);
    ck_assert_msg(result == GLSKIN_OK, "%s", watch.text);
    for (size_t i = 0; i < scene->count; ++i)
        ck_assert_ptr_eq(scene->draws[i].surface, &scene->surfaces[i]);
}

START_TEST(layers_stand_in_the_files_order) {
    static const float world[16] = {0};
    struct scene scene;
    rich(&scene, 800);
    ck_assert_uint_eq(glskin_model_draw_limit(scene.stage.model), 3 + 1 + 1);
    scene.sources.world = world;
    scene.instances[1] = NULL; /* the one without vertices */
    make_draws(&scene);
    ck_assert_uint_eq(scene.count, 4);
    for (int i = 0; i < 4; ++i) {
        const glskin_surface *surface = &scene.surfaces[i];
        ck_assert_ptr_eq(scene.draws[i].instance, scene.instances[i < 3 ? 0 : 2]);
        ck_assert_ptr_eq(scene.draws[i].world, world);
        ck_assert_uint_eq(surface->layer, i < 3 ? (uint32_t)i : 0);
        ck_assert_int_eq(surface->filter, i < 3 ? GLSKIN_FILTER_BLEND : GLSKIN_FILTER_TRANSPARENT);
        ck_assert_int_eq(surface->priority_plane, i < 3 ? 0 : -3);
        ck_assert_uint_eq(surface->texcoord_set, 0); /* the last one asks for the second, which its mesh lacks */
        ck_assert(surface->tinted);
    }
    ck_assert_uint_eq(scene.surfaces[3].flags, GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_TWO_SIDED);
    ck_assert_uint_eq(scene.surfaces[0].texture[0], 10);
    ck_assert_uint_eq(scene.surfaces[1].texture[0], 99); /* the stand-in */
    ck_assert_uint_eq(scene.surfaces[2].texture[0], 12);
    ck_assert_uint_eq(scene.surfaces[0].texture[1], 0); /* not missing: there is none */
    strike(&scene.stage);
}
END_TEST

START_TEST(colour_and_alpha_are_the_geosets_times_the_layers) {
    struct scene scene;
    rich(&scene, 800);
    scene.instances[1] = NULL;
    for (double t = 0; t <= 1; t += 0.25) {
        evaluate(&scene.stage, 0, 1000 * t, 0);
        make_draws(&scene);
        bool hidden = t == 1; /* the first geoset fades from 1 to 0 */
        ck_assert_uint_eq(scene.count, hidden ? 1 : 4);
        if (!hidden) {
            ck_assert_double_eq_tol(scene.surfaces[0].colour[3], 1 - t, 1e-6);
            ck_assert_double_eq_tol(scene.surfaces[0].colour[0], 0.25 * t, 1e-6);
            ck_assert_double_eq_tol(scene.surfaces[0].colour[2], t, 1e-6);
        }
        /* the last: geoset 0.5, layer from 0.25 to 0.75, colour (1, 0.5, 0.25) */
        const glskin_surface *last = &scene.surfaces[scene.count - 1];
        ck_assert_double_eq_tol(last->colour[3], 0.5 * (0.25 + 0.5 * t), 1e-6);
        ck_assert_double_eq_tol(last->colour[1], 0.5, 1e-6);
        ck_assert_uint_eq(last->texture[0], t < 0.5 ? 12 : 10); /* animated: texture 2, then 0 */
    }
    /* 1 - t: under 1/255 nothing is drawn */
    evaluate(&scene.stage, 0, 995, 0);
    make_draws(&scene);
    ck_assert_uint_eq(scene.count, 4);
    evaluate(&scene.stage, 0, 997, 0);
    make_draws(&scene);
    ck_assert_uint_eq(scene.count, 1);
    strike(&scene.stage);
}
END_TEST

/* (u, v, 0) + translation, turned and then scaled about the middle, in double. */
static void moved_texcoord(double t, const double from[2], double out[2]) {
    double angle = 2 * t * asin(0.6), x = from[0] + t - 0.5, y = from[1] + 2 * t - 0.5;
    out[0] = (1 + 2 * t) * (cos(angle) * x - sin(angle) * y) + 0.5;
    out[1] = (1 + 4 * t) * (sin(angle) * x + cos(angle) * y) + 0.5;
}

START_TEST(texture_coordinates_move) {
    static const double points[3][2] = {{0, 0}, {1, 0.25}, {-2, 3}};
    struct scene scene;
    rich(&scene, 800);
    for (double t = 0; t <= 1; t += 0.25) {
        evaluate(&scene.stage, 0, 1000 * t, 0);
        make_draws(&scene);
        const glskin_surface *last = &scene.surfaces[scene.count - 1];
        for (int p = 0; p < 3; ++p) {
            double right[2];
            moved_texcoord(t, points[p], right);
            for (int i = 0; i < 2; ++i) {
                const float *row = last->texcoord[i];
                double got = (double)row[0] * points[p][0] + (double)row[1] * points[p][1] + (double)row[2];
                ck_assert_double_eq_tol(got, right[i], 1e-5);
            }
        }
    }
    strike(&scene.stage);
}
END_TEST

START_TEST(levels_of_detail_are_drawn_one_at_a_time) {
    struct scene scene;
    rich(&scene, 1000); /* geoset 0 is of level 1 */
    make_draws(&scene);
    ck_assert_uint_eq(scene.count, 2); /* the second has no material, and an instance here: white */
    ck_assert_ptr_eq(scene.draws[0].instance, scene.instances[1]);
    ck_assert_uint_eq(scene.surfaces[0].flags, GLSKIN_LAYER_TWO_SIDED);
    ck_assert_float_eq(scene.surfaces[0].colour[3], 1);
    ck_assert_int_eq(scene.surfaces[1].kind, GLSKIN_SURFACE_CLASSIC);
    ck_assert_float_eq_tol(scene.surfaces[1].fresnel_opacity, 0.4f, 1e-6f);
    ck_assert_float_eq_tol(scene.surfaces[1].fresnel_colour[2], 0.3f, 1e-6f);
    ck_assert_float_eq_tol(scene.surfaces[1].fresnel_team_colour, 0.5f, 1e-6f);
    scene.sources.lod = 1;
    make_draws(&scene);
    ck_assert_uint_eq(scene.count, 1);
    ck_assert_ptr_eq(scene.draws[0].instance, scene.instances[0]);
    /* Its high-definition layer: three textures in one draw, of which the second is missing. */
    ck_assert_int_eq(scene.surfaces[0].kind, GLSKIN_SURFACE_REFORGED);
    ck_assert_uint_eq(scene.surfaces[0].texture[GLSKIN_SLOT_DIFFUSE], 10);
    ck_assert_uint_eq(scene.surfaces[0].texture[GLSKIN_SLOT_NORMAL], 0);
    ck_assert_uint_eq(scene.surfaces[0].texture[GLSKIN_SLOT_ORM], 12);
    ck_assert_float_eq(scene.surfaces[0].emissive, 1);
    ck_assert_float_eq(scene.surfaces[0].fresnel_opacity, 0);
    strike(&scene.stage);
}
END_TEST

START_TEST(a_materials_two_sidedness_is_its_layers) {
    static const float position[] = {1, 2, 3, -4, 0, 0, 0, 5, 0};
    static const unsigned char group[] = {0, 0, 0};
    static const uint32_t group_size[] = {1}, bone[] = {0};
    static const struct mdxb_layer layer = {.filter = 3, .animation = -1, .texcoord_set = 1, .alpha = 1};
    const struct mdxb_geoset geoset = {3, position, group, 1, group_size, 1, bone, 3, 2, .material = 0};
    struct scene scene;
    memset(&scene, 0, sizeof scene);
    struct mdxb *b = &scene.stage.file;
    mdxb_start(b, 800);
    mdxb_rich_textures(b);
    mdxb_chunk(b, "MTLS");
    mdxb_material(b, 7, 2, "", 1);
    mdxb_layer(b, &layer);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_end(b);
    mdxb_chunk(b, "GEOS");
    mdxb_geoset(b, &geoset);
    mdxb_end(b);
    mdxb_chunk(b, "BONE");
    mdxb_node(b, "root", 0, -1, 0x100);
    mdxb_bone_end(b);
    mdxb_end(b);
    finish(&scene);
    make_draws(&scene);
    ck_assert_uint_eq(scene.count, 1);
    ck_assert_uint_eq(scene.surfaces[0].flags, GLSKIN_LAYER_TWO_SIDED);
    ck_assert_int_eq(scene.surfaces[0].filter, GLSKIN_FILTER_ADDITIVE);
    ck_assert_int_eq(scene.surfaces[0].priority_plane, 7);
    ck_assert_uint_eq(scene.surfaces[0].texcoord_set, 1); /* here the mesh has it */
    strike(&scene.stage);
}
END_TEST

START_TEST(wrong_arguments_are_told) {
    struct scene scene;
    size_t count = 3;
    rich(&scene, 800);
    ck_assert_int_eq(glskin_pose_draws(NULL, &scene.sources, scene.draws, scene.surfaces, ROOM, &count),
                     GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_uint_eq(count, 0);
    ck_assert_int_eq(glskin_pose_draws(scene.stage.pose, &scene.sources, scene.draws, scene.surfaces, 4, &count),
                     GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_nonnull(strstr(watch.text, "capacity 4 is less than the model's limit of 5"));
    ck_assert_int_eq(glskin_pose_draws(scene.stage.pose, NULL, scene.draws, scene.surfaces, ROOM, &count),
                     GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_uint_eq(glskin_model_draw_limit(NULL), 0);
    scene.sources.textures = NULL; /* all missing */
    make_draws(&scene);
    ck_assert_uint_eq(scene.surfaces[0].texture[0], 99);
    strike(&scene.stage);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("pose draws");
    TEST_CASE(suite, layers_stand_in_the_files_order);
    TEST_CASE(suite, colour_and_alpha_are_the_geosets_times_the_layers);
    TEST_CASE(suite, texture_coordinates_move);
    TEST_CASE(suite, levels_of_detail_are_drawn_one_at_a_time);
    TEST_CASE(suite, a_materials_two_sidedness_is_its_layers);
    TEST_CASE(suite, wrong_arguments_are_told);
    return suite;
}
