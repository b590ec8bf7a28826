/* glskin_sort_draws: opaque before transparent, planes before distances, and what is equal as it was. */
#include "support/check_main.h"

#include "render/device.h"

#include <stdlib.h>

enum { MANY = 500 };

static void world_at(float *out, float z) { /* the camera looks along +z of clip space */
    memset(out, 0, 16 * sizeof *out);
    out[0] = out[5] = out[10] = out[15] = 1;
    out[12] = 17; /* to the side, which doesn't count */
    out[14] = z;
}

static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

START_TEST(each_kind_has_its_place) {
    glskin_mesh meshes[2] = {{.number = 2}, {.number = 1}};
    glskin_instance units[2] = {{.mesh = &meshes[0]}, {.mesh = &meshes[1]}};
    float near[16], far[16];
    world_at(near, 2);
    world_at(far, 9);
    static const glskin_surface opaque = {0}, same = {0}, textured = {.texture = {7}}, second = {.layer = 1},
                                sky = {.flags = GLSKIN_LAYER_NO_DEPTH_TEST, .texture = {9}, .layer = 1},
                                ground = {.flags = GLSKIN_LAYER_NO_DEPTH_WRITE, .texture = {8}},
                                cloud = {.flags = GLSKIN_LAYER_NO_DEPTH_WRITE, .texture = {3}, .layer = 1},
                                blend = {.filter = GLSKIN_FILTER_BLEND},
                                low = {.filter = GLSKIN_FILTER_ADDITIVE, .priority_plane = -1},
                                high = {.filter = GLSKIN_FILTER_MODULATE, .priority_plane = 3};
    const glskin_draw wanted[] = {
        {.instance = &units[1], .surface = &sky}, /* backgrounds first, by mesh and layer: number 1, then 2 */
        {.instance = &units[0], .surface = &ground},
        {.instance = &units[0], .surface = &cloud},
        {.instance = &units[0]}, /* plain ones look unlike surfaces; they count as layer 0 */
        {.instance = &units[1], .world = far, .surface = &opaque}, /* at any distance; by mesh where looks are equal */
        {.instance = &units[0], .world = near, .surface = &same},
        {.instance = &units[1], .world = near, .surface = &textured}, /* looks before meshes */
        {.instance = &units[0], .world = far, .surface = &textured},
        {.instance = &units[1], .surface = &second},             /* layers before looks and meshes */
        {.instance = &units[0], .world = near, .surface = &low}, /* planes before distances */
        {.instance = &units[1], .world = far, .surface = &blend},
        {.instance = &units[0], .world = near, .surface = &blend},
        {.instance = &units[1], .surface = &blend}, /* no world: the origin, nearest */
        {.instance = &units[1], .world = far, .surface = &high},
    };
    enum { COUNT = sizeof wanted / sizeof *wanted };
    static const int shuffles[3][COUNT] = {{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0},
                                           {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13},
                                           {7, 0, 13, 5, 9, 2, 11, 4, 12, 1, 8, 3, 10, 6}};
    for (int s = 0; s < 3; s++) {
        glskin_draw draws[COUNT], scratch[COUNT];
        for (int i = 0; i < COUNT; i++)
            draws[i] = wanted[shuffles[s][i]];
        glskin_sort_draws(draws, scratch, COUNT, identity);
        for (int i = 0; i < COUNT; i++)
            ck_assert_msg(draws[i].instance == wanted[i].instance && draws[i].world == wanted[i].world &&
                              draws[i].surface == wanted[i].surface,
                          "shuffle %d, place %d", s, i);
    }
}
END_TEST

/* A crowd in the colours of four teams, of two meshes: as few runs as there are teams and meshes. */
START_TEST(a_crowd_falls_into_few_runs) {
    glskin_mesh meshes[2] = {{.number = 1}, {.number = 2}};
    glskin_instance units[2] = {{.mesh = &meshes[0]}, {.mesh = &meshes[1]}};
    static glskin_draw draws[MANY], scratch[MANY];
    static glskin_surface surfaces[MANY];
    size_t looks = 1, runs = 1;
    for (size_t i = 0; i < MANY; i++) { /* a surface each, equal in what it shows but not in its gaps */
        memset(&surfaces[i], (int)i, sizeof surfaces[i]);
        surfaces[i].kind = GLSKIN_SURFACE_CLASSIC;
        surfaces[i].filter = GLSKIN_FILTER_NONE;
        surfaces[i].flags = 0;
        memset(surfaces[i].texture, 0, sizeof surfaces[i].texture);
        surfaces[i].texture[0] = 300 - (unsigned)(i * 7 % 4) * 100;
        surfaces[i].texcoord_set = 0;
        memset(surfaces[i].texcoord, 0, sizeof surfaces[i].texcoord);
        surfaces[i].tinted = false;
        memset(surfaces[i].colour, 0, sizeof surfaces[i].colour);
        surfaces[i].alpha_test = surfaces[i].emissive = surfaces[i].fresnel_opacity = 0;
        memset(surfaces[i].fresnel_colour, 0, sizeof surfaces[i].fresnel_colour);
        surfaces[i].fresnel_team_colour = 0;
        surfaces[i].priority_plane = 0;
        surfaces[i].layer = 0;
        draws[i] = (glskin_draw){.instance = &units[i * 3 % 5 % 2], .surface = &surfaces[i]};
    }
    glskin_sort_draws(draws, scratch, MANY, identity);
    for (size_t i = 1; i < MANY; i++) {
        bool other = draws[i].surface->texture[0] != draws[i - 1].surface->texture[0];
        looks += other;
        runs += other || draws[i].instance != draws[i - 1].instance;
    }
    ck_assert_uint_eq(looks, 4);
    ck_assert_uint_eq(runs, 8);
}
END_TEST

START_TEST(equal_ones_keep_their_order) {
    static glskin_draw draws[MANY], scratch[MANY];
    static float worlds[MANY][16];
    static const glskin_surface blend = {.filter = GLSKIN_FILTER_BLEND};
    for (size_t count = 0; count <= MANY; count += count < 20 ? 1 : 96) {
        for (size_t i = 0; i < count; i++) { /* texture remembers the order */
            world_at(worlds[i], (float)(i * 7 % 5));
            draws[i] = (glskin_draw){.world = worlds[i], .texture = (unsigned)i, .surface = &blend};
        }
        glskin_sort_draws(draws, scratch, count, identity);
        for (size_t i = 1; i < count; i++) {
            float before = draws[i - 1].world[14], now = draws[i].world[14];
            ck_assert(before > now || (before == now && draws[i - 1].texture < draws[i].texture));
        }
    }
}
END_TEST

START_TEST(distances_that_are_not_numbers_are_the_origins) {
    float broken[16], far[16], near[16];
    glskin_draw draws[3], scratch[3];
    static const glskin_surface blend = {.filter = GLSKIN_FILTER_BLEND};
    world_at(broken, NAN);
    world_at(far, 4);
    world_at(near, -4);
    draws[0] = (glskin_draw){.world = near, .surface = &blend};
    draws[1] = (glskin_draw){.world = broken, .surface = &blend};
    draws[2] = (glskin_draw){.world = far, .surface = &blend};
    glskin_sort_draws(draws, scratch, 3, identity);
    ck_assert(draws[0].world == far && draws[1].world == broken && draws[2].world == near);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("draw order");
    TEST_CASE(suite, each_kind_has_its_place);
    TEST_CASE(suite, a_crowd_falls_into_few_runs);
    TEST_CASE(suite, equal_ones_keep_their_order);
    TEST_CASE(suite, distances_that_are_not_numbers_are_the_origins);
    return suite;
}
