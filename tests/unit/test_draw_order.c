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
    static const glskin_surface opaque = {0}, second = {.filter = GLSKIN_FILTER_TRANSPARENT, .layer = 1},
                                blend = {.filter = GLSKIN_FILTER_BLEND},
                                low = {.filter = GLSKIN_FILTER_ADDITIVE, .priority_plane = -1},
                                high = {.filter = GLSKIN_FILTER_MODULATE, .priority_plane = 3};
    const glskin_draw wanted[] = {
        {.instance = &units[1], .surface = &opaque},               /* the mesh of number 1 */
        {.instance = &units[1]},                                   /* plain counts as layer 0; it came later */
        {.instance = &units[0], .world = far, .surface = &opaque}, /* opaque ones by layer, at any distance */
        {.instance = &units[0], .world = near, .surface = &opaque},
        {.instance = &units[0], .surface = &second},
        {.instance = &units[0], .world = near, .surface = &low}, /* planes before distances */
        {.instance = &units[1], .world = far, .surface = &blend},
        {.instance = &units[0], .world = near, .surface = &blend},
        {.instance = &units[1], .surface = &blend}, /* no world: the origin, nearest */
        {.instance = &units[1], .world = far, .surface = &high},
    };
    enum { COUNT = sizeof wanted / sizeof *wanted };
    static const int shuffles[3][COUNT] = {
        {9, 8, 7, 6, 5, 4, 2, 3, 0, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {2, 7, 0, 9, 3, 5, 1, 8, 4, 6}};
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
    TEST_CASE(suite, equal_ones_keep_their_order);
    TEST_CASE(suite, distances_that_are_not_numbers_are_the_origins);
    return suite;
}
