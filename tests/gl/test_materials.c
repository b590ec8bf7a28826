/* Surfaces on every path: what comes to the screen is what the closed forms at glskin_surface say, within 1/255. */
#include "gl/surface_stage.h"

#include <stdio.h>
#include <stdlib.h>

enum { TEXELS = 4 };

/* ---- Filters ---- */

/* What glskin.h says of a filter: s, a over d. */
static void blended(glskin_filter filter, const double s[4], const uint8_t under[4], double out[4]) {
    double a = s[3];
    for (int i = 0; i < 3; i++) {
        double d = under[i] / 255.0;
        const double value[GLSKIN_FILTER_COUNT] = {
            s[i],    a >= 0.75 ? s[i] : d, s[i] * a + d * (1 - a), s[i] * a + d, s[i] * a + d, d * s[i], 2 * d * s[i],
            s[i] + d};
        out[i] = fmin(1, value[filter]);
    }
    double below = under[3] / 255.0;
    out[3] = filter == GLSKIN_FILTER_NONE                       ? 1
             : filter == GLSKIN_FILTER_TRANSPARENT && a >= 0.75 ? 1
             : filter == GLSKIN_FILTER_BLEND                    ? a + below * (1 - a)
                                                                : below;
}

START_TEST(every_filter_is_its_closed_form) {
    static const uint8_t texels[][4] = {{200, 100, 50, 255}, {255, 255, 255, 190}, {30, 220, 128, 77}, {90, 5, 255, 0}};
    static const uint8_t under[][4] = {{40, 80, 160, 255}, {255, 128, 0, 90}, {0, 0, 0, 0}};
    static const float tints[][4] = {{1, 1, 1, 1}, {0.5f, 1, 0.25f, 0.8f}};
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, middle);
    for (int t = 0; t < 4; t++)
        for (int u = 0; u < 3; u++)
            for (int tint = 0; tint < 2; tint++)
                for (int filter = 0; filter < GLSKIN_FILTER_COUNT; filter++) {
                    glskin_surface surface = {.filter = (glskin_filter)filter,
                                              .flags = GLSKIN_LAYER_UNSHADED,
                                              .texture = {stage.texture},
                                              .tinted = tint == 1};
                    double s[4], wanted[4];
                    char what[80];
                    memcpy(surface.colour, tints[tint], sizeof surface.colour);
                    for (int i = 0; i < 4; i++)
                        s[i] = texels[t][i] / 255.0 * (double)tints[tint][i];
                    set_texture(&stage, 1, texels[t]);
                    clear(under[u]);
                    draw_surface(&stage, &surface);
                    blended((glskin_filter)filter, s, under[u], wanted);
                    snprintf(what, sizeof what, "filter %d, texel %d over %d, tint %d", filter, t, u, tint);
                    expect(wanted, what);
                }
    stage_close(&stage);
}
END_TEST

START_TEST(the_alpha_test_has_a_threshold) {
    static const struct {
        float alpha_test;
        uint8_t alpha;
        bool drawn;
    } rows[] = {{0, 191, false},    {0, 192, true},    {0.5f, 127, false}, {0.5f, 128, true},
                {0.004f, 1, false}, {0.004f, 2, true}, {1, 254, false},    {1, 255, true}};
    static const uint8_t under[4] = {10, 20, 30, 40};
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, middle);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const uint8_t texel[4] = {250, 150, 50, rows[i].alpha}, opaque[4] = {250, 150, 50, 255};
        const glskin_surface surface = {.filter = GLSKIN_FILTER_TRANSPARENT,
                                        .flags = GLSKIN_LAYER_UNSHADED,
                                        .texture = {stage.texture},
                                        .alpha_test = rows[i].alpha_test};
        set_texture(&stage, 1, texel);
        clear(under);
        draw_surface(&stage, &surface);
        expect_bytes(rows[i].drawn ? opaque : under, rows[i].drawn ? "above" : "below");
    }
    stage_close(&stage);
}
END_TEST

/* ---- Light ---- */

START_TEST(light_is_ambient_and_lambert_cut_to_one) {
    static const glskin_light light = {{2, 0, 2}, {0.5f, 0.25f, 2}, {0.125f, 0.5f, 0.25f}}; /* any length */
    static const float normals[3][3] = {{0, 0, 1}, {0.6f, 0.8f, 0}, {-1, 0, 0}};
    static const uint8_t white[4] = {255, 255, 255, 255};
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    for (int n = 0; n < 3; n++) {
        glskin_surface surface = {.filter = GLSKIN_FILTER_NONE};
        double facing = fmax(0, ((double)normals[n][0] + (double)normals[n][2]) / sqrt(2)), wanted[4] = {0, 0, 0, 1};
        stage.used_light = &light;
        stage_open(&stage, gl_test_paths[_i], normals[n], middle);
        for (int i = 0; i < 3; i++)
            wanted[i] = fmin(1, (double)light.ambient[i] + (double)light.colour[i] * facing);
        clear(nothing);
        draw_surface(&stage, &surface);
        expect(wanted, "lit");
        surface.flags = _i % 2 ? GLSKIN_LAYER_UNSHADED : GLSKIN_LAYER_UNLIT;
        draw_surface(&stage, &surface);
        expect_bytes(white, "unshaded");
        stage.used_light = NULL; /* the default: 0.35 and 0.65 from (0.3, 0.7, 0.5) */
        surface.flags = 0;
        facing = fmax(0, (0.3 * (double)normals[n][0] + 0.7 * (double)normals[n][1] + 0.5 * (double)normals[n][2]) /
                             sqrt(0.83));
        wanted[0] = wanted[1] = wanted[2] = 0.35 + 0.65 * facing;
        draw_surface(&stage, &surface);
        expect(wanted, "lit by default");
        stage_close(&stage);
    }
}
END_TEST

/* ---- Texture coordinates ---- */

static void make_texels(uint8_t out[TEXELS][TEXELS][4]) {
    for (int y = 0; y < TEXELS; y++)
        for (int x = 0; x < TEXELS; x++) {
            const uint8_t texel[4] = {(uint8_t)(60 * x + 10), (uint8_t)(60 * y + 20), 128, 255};
            memcpy(out[y][x], texel, sizeof texel);
        }
}

START_TEST(coordinates_have_sets_and_rows) {
    static const float texcoord[2][2] = {{0.125f, 0.375f}, {0.625f, 0.875f}}; /* texels (0,1) and (2,3) */
    static const struct {
        unsigned set;
        float rows[2][3];
        int x, y;
    } rows[] = {
        {0, {{0}}, 0, 1},
        {1, {{0}}, 2, 3},
        {0, {{1, 0, 0.5f}, {0, 1, 0.25f}}, 2, 2},    /* moved */
        {1, {{0, 1, 0}, {-1, 0, 1}}, 3, 1},          /* turned by a quarter */
        {0, {{2, 0, 0.125f}, {0, -1, 1.25f}}, 1, 3}, /* scaled; 0.375, 0.875 */
        {1, {{0, 0, 0.375f}, {0, 0, 0.125f}}, 1, 0}, /* nowhere else */
    };
    uint8_t texels[TEXELS][TEXELS][4];
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, texcoord);
    make_texels(texels);
    set_texture(&stage, TEXELS, texels);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        glskin_surface surface = {
            .flags = GLSKIN_LAYER_UNSHADED, .texture = {stage.texture}, .texcoord_set = rows[i].set};
        memcpy(surface.texcoord, rows[i].rows, sizeof surface.texcoord);
        clear(nothing);
        draw_surface(&stage, &surface);
        expect_bytes(texels[rows[i].y][rows[i].x], "texel");
    }
    stage_close(&stage);
}
END_TEST

START_TEST(a_sphere_map_is_a_mirror_ball) {
    /* Normals towards the middles of texels of the front half: u = (1 + x) / 2, v = (1 - y) / 2. */
    static const struct {
        float normal[3];
        int x, y;
    } rows[] = {{{-0.25f, 0.25f, 0.9354143f}, 1, 1},
                {{0.25f, -0.25f, 0.9354143f}, 2, 2},
                {{0.75f, 0.25f, 0.6123724f}, 3, 1},
                {{0.25f, 0.75f, 0.6123724f}, 2, 0}};
    uint8_t texels[TEXELS][TEXELS][4];
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    make_texels(texels);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        glskin_surface surface = {.flags = GLSKIN_LAYER_UNSHADED | GLSKIN_LAYER_SPHERE_ENVIRONMENT};
        stage_open(&stage, gl_test_paths[_i], rows[i].normal, middle);
        set_texture(&stage, TEXELS, texels);
        surface.texture[0] = stage.texture;
        clear(nothing);
        draw_surface(&stage, &surface);
        expect_bytes(texels[rows[i].y][rows[i].x], "texel");
        stage_close(&stage);
    }
}
END_TEST

/* ---- Faces and depth ---- */

START_TEST(back_faces_are_culled_unless_two_sided) {
    static const uint8_t white[4] = {255, 255, 255, 255};
    /* Turned half round, it shows its back; mirrored, the same front, and turned and mirrored its back. */
    static const float turned[16] = {-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1};
    static const float mirrored[16] = {-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    static const float both[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1};
    static const struct {
        const float *world;
        bool front;
    } rows[] = {{NULL, true}, {identity, true}, {turned, false}, {mirrored, true}, {both, false}};
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, middle);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int two_sided = 0; two_sided < 2; two_sided++) {
            const glskin_surface surface = {.flags = GLSKIN_LAYER_UNSHADED |
                                                     (two_sided ? (uint32_t)GLSKIN_LAYER_TWO_SIDED : 0u)};
            const glskin_draw one = {.instance = stage.instance, .world = rows[i].world, .surface = &surface};
            clear(nothing);
            draw(&stage, &one, 1);
            expect_bytes(rows[i].front || two_sided ? white : nothing, two_sided ? "two-sided" : "one-sided");
        }
    stage_close(&stage);
}
END_TEST

/* A first rectangle, then a second one in another colour at a distance (GL: smaller z is nearer). */
static void expect_second(const struct stage *stage, const glskin_surface *first, const glskin_surface *second, float z,
                          bool shown, const char *what) {
    float world[16];
    glskin_surface surfaces[2] = {*first, *second};
    const glskin_draw draws[2] = {{.instance = stage->instance, .surface = &surfaces[0]},
                                  {.instance = stage->instance, .world = world, .surface = &surfaces[1]}};
    const double red[4] = {1, 0, 0, 1}, green[4] = {0, 1, 0, 1};
    memcpy(world, identity, sizeof world);
    world[14] = z;
    for (int i = 0; i < 2; i++) {
        surfaces[i].flags |= GLSKIN_LAYER_UNSHADED;
        surfaces[i].tinted = true;
        for (int c = 0; c < 4; c++)
            surfaces[i].colour[c] = (float)(i ? green[c] : red[c]);
    }
    clear(nothing);
    draw(stage, draws, 2);
    expect(shown ? green : red, what);
}

START_TEST(depth_is_tested_and_written_as_the_flags_say) {
    static const glskin_surface plain = {0}, unwritten = {.flags = GLSKIN_LAYER_NO_DEPTH_WRITE},
                                untested = {.flags = GLSKIN_LAYER_NO_DEPTH_TEST},
                                blend = {.filter = GLSKIN_FILTER_BLEND}, tested = {.filter = GLSKIN_FILTER_TRANSPARENT},
                                written = {.filter = GLSKIN_FILTER_BLEND, .flags = GLSKIN_LAYER_DEPTH_WRITE};
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, middle);
    gl.DepthFunc(GL_LESS); /* the host's, which surfaces don't take */
    expect_second(&stage, &plain, &plain, 0.5f, false, "behind");
    expect_second(&stage, &plain, &plain, -0.5f, true, "before");
    expect_second(&stage, &plain, &plain, 0, true, "a layer on the other");
    expect_second(&stage, &plain, &untested, 0.5f, true, "behind, untested");
    expect_second(&stage, &unwritten, &plain, 0.5f, true, "behind what wrote no depth");
    expect_second(&stage, &tested, &plain, 0.5f, false, "behind an alpha-tested one");
    expect_second(&stage, &blend, &plain, 0.5f, true, "behind a blended one");
    expect_second(&stage, &written, &plain, 0.5f, false, "behind a blended one that writes depth");
    expect_second(&stage, &plain, &blend, 0.5f, false, "blended, behind");
    stage_close(&stage);
}
END_TEST

/* ---- The host's state, and several draws in one call ---- */

struct pixel_state {
    GLint values[9];
    GLboolean enabled[3], depth_mask;
};

static struct pixel_state take_state(void) {
    static const GLenum names[9] = {GL_BLEND_SRC_RGB,   GL_BLEND_DST_RGB,      GL_BLEND_SRC_ALPHA,
                                    GL_BLEND_DST_ALPHA, GL_BLEND_EQUATION_RGB, GL_BLEND_EQUATION_ALPHA,
                                    GL_DEPTH_FUNC,      GL_CULL_FACE_MODE,     GL_FRONT_FACE};
    struct pixel_state state;
    memset(&state, 0, sizeof state);
    for (int i = 0; i < 9; i++)
        gl.GetIntegerv(names[i], &state.values[i]);
    state.enabled[0] = gl.IsEnabled(GL_BLEND);
    state.enabled[1] = gl.IsEnabled(GL_DEPTH_TEST);
    state.enabled[2] = gl.IsEnabled(GL_CULL_FACE);
    gl.GetBooleanv(GL_DEPTH_WRITEMASK, &state.depth_mask);
    return state;
}

START_TEST(the_hosts_pixel_state_comes_back_with_the_call) {
    static const glskin_surface hidden = {.filter = GLSKIN_FILTER_MODULATE, .flags = GLSKIN_LAYER_TWO_SIDED};
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, middle);
    for (int setting = 0; setting < 2; setting++) {
        clear(nothing);
        (setting ? gl.Enable : gl.Disable)(GL_BLEND);
        (setting ? gl.Enable : gl.Disable)(GL_DEPTH_TEST);
        (setting ? gl.Disable : gl.Enable)(GL_CULL_FACE);
        gl.CullFace(setting ? GL_FRONT : GL_BACK);
        gl.DepthMask(setting ? GL_FALSE : GL_TRUE);
        gl.DepthFunc(setting ? GL_GREATER : GL_ALWAYS);
        gl.BlendFuncSeparate(GL_CONSTANT_COLOR, GL_ONE, GL_ZERO, GL_DST_ALPHA);
        gl.BlendEquationSeparate(GL_FUNC_REVERSE_SUBTRACT, GL_MAX);
        struct pixel_state before = take_state(), after;
        draw_surface(&stage, &hidden);
        after = take_state();
        ck_assert_mem_eq(&before, &after, sizeof before);
    }
    gl.DepthMask(GL_TRUE);
    stage_close(&stage);
}
END_TEST

START_TEST(plain_draws_keep_the_hosts_state_among_surfaces) {
    static const glskin_surface add = {.filter = GLSKIN_FILTER_ADDITIVE,
                                       .flags = GLSKIN_LAYER_UNSHADED,
                                       .tinted = true,
                                       .colour = {0.2f, 0.4f, 0.1f, 1}};
    /* z of the light's direction: 0.5 / sqrt(0.83) */
    const double lit = 0.5 / sqrt(0.83), wanted[4] = {lit + 0.2, lit + 0.4, lit + 0.1, 1};
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, middle);
    gl.Disable(GL_BLEND);
    const glskin_draw draws[3] = {{.instance = stage.instance, .surface = &add},
                                  {.instance = stage.instance},
                                  {.instance = stage.instance, .surface = &add}};
    clear(nothing);
    draw(&stage, draws, 3); /* the plain one replaces what the first added */
    expect(wanted, "added to the plain one alone");
    stage_close(&stage);
}
END_TEST

/* Four quarters of the target, each a unit of one mesh: two that share a surface, and two of their own. */
START_TEST(units_of_one_mesh_have_their_own_surfaces) {
    static const float colours[4][4] = {{1, 0, 0, 1}, {1, 0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}};
    glskin_instance *units[4];
    glskin_surface surfaces[4];
    glskin_draw draws[4];
    float worlds[4][16];
    uint8_t pixels[SIDE * SIDE][4];
    struct stage stage = {0};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], toward, middle);
    memset(surfaces, 0, sizeof surfaces);
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(glskin_instance_create(stage.mesh, &units[i]), GLSKIN_OK);
        memcpy(worlds[i], identity, sizeof worlds[i]);
        worlds[i][0] = worlds[i][5] = 0.5f;
        worlds[i][12] = i % 2 ? 0.5f : -0.5f;
        worlds[i][13] = i / 2 ? 0.5f : -0.5f;
        surfaces[i].flags = GLSKIN_LAYER_UNSHADED;
        surfaces[i].tinted = true;
        memcpy(surfaces[i].colour, colours[i], sizeof colours[i]);
        draws[i] = (glskin_draw){.instance = units[i], .world = worlds[i], .surface = &surfaces[i]};
    }
    clear(nothing);
    draw(&stage, draws, 4);
    gl.ReadPixels(0, 0, SIDE, SIDE, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    for (int p = 0; p < SIDE * SIDE; p++) {
        int unit = (p % SIDE >= SIDE / 2) + 2 * (p / SIDE >= SIDE / 2);
        for (int c = 0; c < 4; c++)
            ck_assert_int_eq(pixels[p][c], (int)(255 * colours[unit][c]));
    }
    for (int i = 0; i < 4; i++)
        glskin_instance_destroy(units[i]);
    stage_close(&stage);
}
END_TEST

START_TEST(wrong_surfaces_are_refused) {
    static const glskin_surface filter = {.filter = GLSKIN_FILTER_COUNT}, set = {.texcoord_set = 2};
    struct stage stage = {0};
    stage_open(&stage, GLSKIN_PATH_AUTO, toward, middle);
    const glskin_pass pass = {.view_projection = identity};
    const glskin_draw draws[2] = {{.instance = stage.instance, .surface = &filter},
                                  {.instance = stage.instance, .surface = &set}};
    ck_assert_int_eq(glskin_frame_begin(stage.device), GLSKIN_OK);
    ck_assert_int_eq(glskin_draw_instances(stage.device, &pass, &draws[0], 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "draw 0 has kind 0 of 0 to 1, filter 8 of 0 to 7"));
    ck_assert_int_eq(glskin_draw_instances(stage.device, &pass, &draws[1], 1), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "texcoord_set 2"));
    ck_assert_int_eq(glskin_frame_end(stage.device), GLSKIN_OK);
    stage_close(&stage);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("materials");
    GL_TEST_LOOP(suite, every_filter_is_its_closed_form, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, the_alpha_test_has_a_threshold, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, light_is_ambient_and_lambert_cut_to_one, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, coordinates_have_sets_and_rows, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, a_sphere_map_is_a_mirror_ball, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, back_faces_are_culled_unless_two_sided, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, depth_is_tested_and_written_as_the_flags_say, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, the_hosts_pixel_state_comes_back_with_the_call, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, plain_draws_keep_the_hosts_state_among_surfaces, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, units_of_one_mesh_have_their_own_surfaces, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, wrong_surfaces_are_refused, 1);
    return suite;
}
