/* Reforged surfaces on every path, against the evaluation in double precision that the conformance references are held
 * against, and against closed forms. */
#include "gl/surface_stage.h"

#include "conformance/evaluate.h"

enum { SLOTS = GLSKIN_SLOT_COUNT };

/* A viewer towards +z, where the rectangle faces. */
static const float facing[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1};
static const float up_normal[3] = {0, 0, 1};

/* What the registers have to be for a surface with one texture in all slots. */
static void expected_pixel(const uint8_t texel[4], const glskin_surface *surface, const glskin_light *light,
                           const float tangent[4], bool mapped, double out[4]) {
    static struct pixel_case_header header;
    struct case_pixel pixel;
    memset(&header, 0, sizeof header);
    memset(&pixel, 0, sizeof pixel);
    for (int i = 0; i < 64; i++)
        memcpy(header.texture[i / 8][i % 8], texel, 4);
    float(*c)[4] = header.constants;
    double length = sqrt((double)light->direction[0] * (double)light->direction[0] +
                         (double)light->direction[1] * (double)light->direction[1] +
                         (double)light->direction[2] * (double)light->direction[2]);
    for (int i = 0; i < 3; i++) {
        c[3][i] = (float)((double)light->direction[i] / length);
        c[4][i] = light->colour[i];
        c[5][i] = light->ambient[i];
        c[9][i] = surface->fresnel_colour[i];
    }
    memcpy(c[0], surface->colour, sizeof c[0]);
    c[1][0] = c[2][1] = 1;
    c[3][3] = -1;
    c[4][3] = surface->filter <= GLSKIN_FILTER_TRANSPARENT;
    c[5][3] = !(surface->flags & GLSKIN_LAYER_UNLIT);
    c[6][0] = c[7][1] = 1; /* the camera's right and up */
    c[8][2] = 1;           /* far away towards +z */
    c[9][3] = surface->fresnel_opacity;
    c[10][0] = surface->emissive;
    c[10][1] = surface->fresnel_team_colour;
    c[10][2] = 1;
    c[10][3] = mapped;
    memcpy(pixel.normal, up_normal, sizeof pixel.normal);
    memcpy(pixel.tangent, tangent, sizeof pixel.tangent);
    evaluate_reforged(&header, &pixel, out);
    for (int i = 0; i < 4; i++)
        out[i] = fmin(1, fmax(0, out[i]));
}

static const glskin_light side_light = {{0.6f, 0.3f, 1.5f}, {0.7f, 0.6f, 0.5f}, {0.1f, 0.15f, 0.2f}};

static glskin_surface one_texture_everywhere(const struct stage *stage) {
    glskin_surface surface = {.kind = GLSKIN_SURFACE_REFORGED,
                              .tinted = true,
                              .colour = {0.9f, 0.8f, 0.7f, 0.6f},
                              .emissive = 0.25f,
                              .fresnel_colour = {1, 0.5f, 0.25f},
                              .fresnel_opacity = 0.5f,
                              .fresnel_team_colour = 0.5f};
    for (int slot = 0; slot < SLOTS; slot++)
        surface.texture[slot] = stage->texture;
    return surface;
}

START_TEST(a_pixel_is_the_double_precision_one) {
    static const uint8_t texels[][4] = {{200, 100, 50, 180}, {128, 128, 255, 0}, {40, 220, 90, 255}, {90, 60, 200, 40}};
    static const float tangents[][4] = {{1, 0, 0, 1}, {1, 0, 0, -1}, {0, -0.6f, 0.8f, 1}};
    static const uint32_t flags[] = {0, GLSKIN_LAYER_UNLIT};
    glskin_path path = gl_test_paths[_i];
    if (!gl_test_has_path(path))
        return;
    for (int t = 0; t < 3; t++) {
        float corners[4][4];
        for (int v = 0; v < 4; v++)
            memcpy(corners[v], tangents[t], sizeof corners[v]);
        struct stage stage = {
            .used_light = &side_light, .view_projection = facing, .tangent = (const float(*)[4])corners};
        stage_open(&stage, path, up_normal, middle);
        glskin_surface surface = one_texture_everywhere(&stage);
        for (int i = 0; i < 4; i++)
            for (int f = 0; f < 2; f++) {
                double wanted[4];
                surface.flags = flags[f];
                expected_pixel(texels[i], &surface, &side_light, tangents[t], true, wanted);
                set_texture(&stage, 1, texels[i]);
                clear(nothing);
                draw_surface(&stage, &surface);
                expect(wanted, "lit");
            }
        stage_close(&stage);
    }
}
END_TEST

/* A bone that mirrors x: the tangent turns round, and with it the side; the normal stays. A world that mirrors, too. */
START_TEST(mirrored_tangents_change_sides) {
    static const uint8_t texel[4] = {200, 60, 50, 180};
    static const float corners[4][4] = {{0.6f, 0.8f, 0, 1}, {0.6f, 0.8f, 0, 1}, {0.6f, 0.8f, 0, 1}, {0.6f, 0.8f, 0, 1}};
    static const float once[4] = {-0.6f, 0.8f, 0, -1}, twice[4] = {-0.6f, -0.8f, 0, 1};
    static const float mirror_y[16] = {1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    static const glskin_bone mirror_x = {{{-1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};
    glskin_path path = gl_test_paths[_i];
    struct stage stage = {.used_light = &side_light, .view_projection = facing, .tangent = corners};
    double wanted[4];
    if (!gl_test_has_path(path))
        return;
    stage_open(&stage, path, up_normal, middle);
    glskin_surface surface = one_texture_everywhere(&stage);
    surface.flags = GLSKIN_LAYER_TWO_SIDED; /* the bone turned the rectangle's winding */
    glskin_draw one = {.instance = stage.instance, .surface = &surface};
    ck_assert_int_eq(glskin_instance_set_bones(stage.instance, mirror_x.row[0], GLSKIN_ROWS_3X4), GLSKIN_OK);
    set_texture(&stage, 1, texel);
    clear(nothing);
    draw(&stage, &one, 1);
    surface.flags = 0;
    expected_pixel(texel, &surface, &side_light, once, true, wanted);
    expect(wanted, "mirrored by the bone");
    surface.flags = GLSKIN_LAYER_TWO_SIDED;
    one.world = mirror_y;
    clear(nothing);
    draw(&stage, &one, 1);
    surface.flags = 0;
    expected_pixel(texel, &surface, &side_light, twice, true, wanted);
    expect(wanted, "and by the world");
    stage_close(&stage);
}
END_TEST

/* Light and viewer straight ahead: every cosine is 1, roughness 1 makes the highlight 0.04 / 4. */
START_TEST(missing_textures_are_plain) {
    static const glskin_light ahead = {{0, 0, 3}, {0.5f, 0.25f, 1}, {0.25f, 0.5f, 0}};
    static const uint8_t texel[4] = {204, 102, 51, 255};
    struct stage stage = {.used_light = &ahead, .view_projection = facing};
    double wanted[4] = {0, 0, 0, 1};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], up_normal, middle);
    glskin_surface surface = {.kind = GLSKIN_SURFACE_REFORGED, .texture = {stage.texture}, .emissive = 5};
    set_texture(&stage, 1, texel);
    for (int i = 0; i < 3; i++)
        wanted[i] = (texel[i] / 255.0 + 0.01) * (double)ahead.colour[i] + texel[i] / 255.0 * (double)ahead.ambient[i];
    clear(nothing);
    draw_surface(&stage, &surface);
    expect(wanted, "diffuse alone");
    surface.texture[GLSKIN_SLOT_DIFFUSE] = 0;
    for (int i = 0; i < 3; i++)
        wanted[i] = fmin(1, 1.01 * (double)ahead.colour[i] + (double)ahead.ambient[i]);
    clear(nothing);
    draw_surface(&stage, &surface);
    expect(wanted, "white");
    stage_close(&stage);
}
END_TEST

START_TEST(alpha_is_tested_and_blended_as_classic_surfaces_are) {
    static const uint8_t texel[4] = {255, 255, 255, 127}, under[4] = {0, 0, 255, 255};
    const double wanted[4] = {127 / 255.0, 127 / 255.0, 1, 1};
    struct stage stage = {.view_projection = facing};
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    stage_open(&stage, gl_test_paths[_i], up_normal, middle);
    glskin_surface surface = {.kind = GLSKIN_SURFACE_REFORGED,
                              .filter = GLSKIN_FILTER_TRANSPARENT,
                              .flags = GLSKIN_LAYER_UNSHADED,
                              .texture = {stage.texture}};
    set_texture(&stage, 1, texel);
    clear(under);
    draw_surface(&stage, &surface);
    expect_bytes(under, "below the test");
    surface.filter = GLSKIN_FILTER_BLEND;
    draw_surface(&stage, &surface);
    expect(wanted, "blended");
    stage_close(&stage);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("reforged");
    GL_TEST_LOOP(suite, a_pixel_is_the_double_precision_one, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, mirrored_tangents_change_sides, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, missing_textures_are_plain, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, alpha_is_tested_and_blended_as_classic_surfaces_are, GL_TEST_PATHS);
    return suite;
}
