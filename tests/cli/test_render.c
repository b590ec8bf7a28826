/* `glskin render`: a real PNG, framed, and one picture whatever the path. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cli.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct image {
    unsigned width, height;
    unsigned char *rgba;
};

static struct image read_png(const char *path) {
    png_image png = {.version = PNG_IMAGE_VERSION};
    ck_assert_msg(png_image_begin_read_from_file(&png, path), "%s: %s", path, png.message);
    png.format = PNG_FORMAT_RGBA;
    struct image image = {png.width, png.height, malloc(PNG_IMAGE_SIZE(png))};
    ck_assert_msg(png_image_finish_read(&png, NULL, image.rgba, 0, NULL), "%s: %s", path, png.message);
    return image;
}

static struct image render(const char *environment, const char *model, const char *options) {
    char file[300];
    snprintf(file, sizeof file, "%s/picture.png", scratch());
    struct run run = run_glskin(environment, "render %s -o %s %s", model, file, options);
    ck_assert_msg(run.code == 0, "%s: exit code %d: %s", options, run.code, run.err);
    ck_assert_ptr_nonnull(strstr(run.err, "path: "));
    ck_assert_ptr_nonnull(strstr(run.err, "driver: "));
    run_free(&run);
    return read_png(file);
}

static bool is_background(const struct image *image, size_t pixel) {
    return memcmp(image->rgba + pixel * 4, image->rgba, 4) == 0; /* the corner */
}

static size_t different(const struct image *a, const struct image *b) {
    size_t count = 0;
    ck_assert_uint_eq(a->width, b->width);
    ck_assert_uint_eq(a->height, b->height);
    for (size_t i = 0; i < (size_t)a->width * a->height; i++) {
        int worst = 0;
        for (size_t channel = 0; channel < 4; channel++) {
            int off = abs(a->rgba[i * 4 + channel] - b->rgba[i * 4 + channel]);
            worst = off > worst ? off : worst;
        }
        count += worst > 2;
    }
    return count;
}

START_TEST(paths_draw_one_picture) {
    static const char *const contexts[] = {"", "MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120",
                                           "MESA_GL_VERSION_OVERRIDE=4.1 MESA_GLSL_VERSION_OVERRIDE=410"};
    struct image wanted = render("", cli_wyrm(), "--sequence Walk --time 400 --path cpu");
    ck_assert_uint_eq(wanted.width, 800);
    ck_assert_uint_eq(wanted.height, 600);
    for (int context = 0; context < 3; context++)
        for (int path = 0; path < 4; path++) {
            char options[100];
            if ((context == 1 && (path == 1 || path == 2)) || (context == 2 && path == 2))
                continue;
            snprintf(options, sizeof options, "--sequence Walk --time 400 --path %s", cli_paths[path]);
            struct image got = render(contexts[context], cli_wyrm(), options);
            size_t count = different(&wanted, &got);
            ck_assert_msg(count <= 480, "%s %s: %zu of 480000 pixels differ by more than 2/255", contexts[context],
                          options, count);
            free(got.rgba);
        }
    free(wanted.rgba);
}
END_TEST

/* The model fills the picture and stays inside it, however it is seen and whatever the picture's shape. */
START_TEST(the_model_is_framed) {
    static const char *const views[] = {"--size 400x300",
                                        "--size 300x400 --camera 90,10",
                                        "--size 500x100 --camera 0,0",
                                        "--size 200x200 --camera 200,-30",
                                        "--size 200x200 --camera 0,90",
                                        "--size 200x200 --camera 30,-90 --sequence Death --time 2000"};
    for (int i = 0; i < 6; i++) {
        struct image image = render("", cli_wyrm(), views[i]);
        size_t left = image.width, right = 0, top = image.height, bottom = 0;
        for (size_t y = 0; y < image.height; y++)
            for (size_t x = 0; x < image.width; x++)
                if (!is_background(&image, y * image.width + x)) {
                    left = x < left ? x : left;
                    right = x > right ? x : right;
                    top = y < top ? y : top;
                    bottom = y > bottom ? y : bottom;
                }
        ck_assert_msg(left > 0 && top > 0 && right + 1 < image.width && bottom + 1 < image.height, "%s: cut off",
                      views[i]);
        double across = (double)(right - left) / image.width, down = (double)(bottom - top) / image.height;
        ck_assert_msg(across > 0.7 || down > 0.7, "%s: only %.2f by %.2f of the picture", views[i], across, down);
        free(image.rgba);
    }
}
END_TEST

START_TEST(poses_give_other_pictures) {
    struct image walk = render("", cli_wyrm(), "--sequence Walk --time 0"),
                 later = render("", cli_wyrm(), "--sequence Walk --time 600");
    ck_assert_uint_gt(different(&walk, &later), 2000);
    free(walk.rgba);
    free(later.rgba);
}
END_TEST

START_TEST(standard_output_takes_the_png) {
    struct run run = run_glskin("", "render %s -o - --size 64x64", cli_wyrm());
    ck_assert_int_eq(run.code, 0);
    ck_assert_int_eq(strncmp(run.out + 1, "PNG", 3), 0);
    run_free(&run);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("render");
    TEST_CASE(suite, paths_draw_one_picture);
    TEST_CASE(suite, the_model_is_framed);
    TEST_CASE(suite, poses_give_other_pictures);
    TEST_CASE(suite, standard_output_takes_the_png);
    return suite;
}
