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

static struct run render_into(const char *file, const char *options) {
    return run_glskin("", "render %s -o %s/%s %s", cli_wyrm(), scratch(), file, options);
}

static struct image sheet(const char *file, const char *options) {
    char path[300];
    struct run run = render_into(file, options);
    ck_assert_msg(run.code == 0, "%s: exit code %d: %s", options, run.code, run.err);
    run_free(&run);
    snprintf(path, sizeof path, "%s/%s", scratch(), file);
    return read_png(path);
}

/* The part of a sheet that one frame takes, the label's rows left out. */
static struct image cut(const struct image *from, unsigned column, unsigned row, unsigned width, unsigned height) {
    struct image out = {width, height - 13, malloc((size_t)width * (height - 13) * 4)};
    for (unsigned y = 0; y < out.height; y++)
        memcpy(out.rgba + (size_t)y * width * 4,
               from->rgba + (((size_t)row * height + y) * from->width + (size_t)column * width) * 4, (size_t)width * 4);
    return out;
}

/* A looping sequence's frames are even shares of it, and its first is the pose at its start. */
START_TEST(sheets_hold_even_moments) {
    struct image all = sheet("sheet.png", "--sequence Walk --frames 5 --size 100x80");
    ck_assert_uint_eq(all.width, 3 * 100);
    ck_assert_uint_eq(all.height, 2 * 80);
    struct image frames[5];
    for (unsigned i = 0; i < 5; i++)
        frames[i] = cut(&all, i % 3, i / 3, 100, 80);
    for (unsigned i = 1; i < 5; i++)
        ck_assert_msg(different(&frames[i], &frames[i - 1]) > 50, "frames %u and %u are the same", i - 1, i);
    struct image rest = cut(&all, 2, 1, 100, 80); /* the sixth place is empty */
    for (size_t i = 0; i < (size_t)100 * 67 * 4; i++)
        ck_assert_uint_eq(rest.rgba[i], 0);
    for (unsigned i = 0; i < 5; i++)
        free(frames[i].rgba);
    free(rest.rgba);
    free(all.rgba);
}
END_TEST

START_TEST(all_sequences_take_a_row_each) {
    struct image all = sheet("rows.png", "--all-sequences --frames 3 --size 90x70");
    ck_assert_uint_eq(all.width, 3 * 90);
    ck_assert_uint_eq(all.height, 4 * 70);
    struct image stand = cut(&all, 0, 0, 90, 70), dead = cut(&all, 2, 3, 90, 70);
    ck_assert_uint_gt(different(&stand, &dead), 100);
    free(stand.rgba);
    free(dead.rgba);
    free(all.rgba);
}
END_TEST

START_TEST(a_turntable_comes_round) {
    struct image all = sheet("turn.png", "--turntable 4 --size 100x80 --camera 0,10");
    struct image front = cut(&all, 0, 0, 100, 80), side = cut(&all, 1, 0, 100, 80);
    ck_assert_uint_eq(all.width, 200);
    ck_assert_uint_gt(different(&front, &side), 100);
    free(front.rgba);
    free(side.rgba);
    free(all.rgba);
}
END_TEST

static uint32_t read_u32(const unsigned char *in) {
    return (uint32_t)in[0] << 24 | (uint32_t)in[1] << 16 | (uint32_t)in[2] << 8 | in[3];
}

/* Chunk by chunk, as the APNG specification has them; libpng, which knows no animation, reads the first frame. */
START_TEST(animations_are_whole) {
    char path[300];
    size_t size, controls = 0, sequence = 0, frames = 0;
    struct image first = sheet("walk.png", "--sequence Walk --frames 6 --apng --size 64x48"), one;
    ck_assert_uint_eq(first.width, 64);
    one = sheet("one.png", "--sequence Walk --frames 1 --size 64x48");
    ck_assert_uint_eq(one.height, 48);
    snprintf(path, sizeof path, "%s/walk.png", scratch());
    unsigned char *bytes = test_read_file(path, &size);
    bool ended = false;
    for (size_t at = 8; at + 12 <= size; at += 12 + read_u32(bytes + at)) {
        const char *type = (const char *)bytes + at + 4;
        const unsigned char *data = bytes + at + 8;
        if (memcmp(type, "acTL", 4) == 0) {
            ck_assert_uint_eq(read_u32(data), 6);
            controls++;
        } else if (memcmp(type, "fcTL", 4) == 0) {
            ck_assert_uint_eq(read_u32(data), sequence++);
            ck_assert_uint_eq(read_u32(data + 4), 64);
            ck_assert_uint_eq(read_u32(data + 8), 48);
            ck_assert_uint_eq((unsigned)data[20] << 8 | data[21], 222); /* 1333 ms / 6, over 1000 */
            ck_assert_uint_eq((unsigned)data[22] << 8 | data[23], 1000);
            frames++;
        } else if (memcmp(type, "fdAT", 4) == 0) {
            ck_assert_uint_eq(read_u32(data), sequence++);
        }
        ended = memcmp(type, "IEND", 4) == 0;
    }
    ck_assert(ended);
    ck_assert_uint_eq(controls, 1);
    ck_assert_uint_eq(frames, 6);
    free(bytes);
    free(first.rgba);
    free(one.rgba);
}
END_TEST

START_TEST(numbered_files_are_the_frames) {
    struct run run = render_into("f-%02d.png", "--sequence Attack --frames 3 --size 64x48");
    ck_assert_msg(run.code == 0, "%s", run.err);
    run_free(&run);
    struct image frames[3];
    for (int i = 0; i < 3; i++) {
        char path[300];
        snprintf(path, sizeof path, "%s/f-%02d.png", scratch(), i);
        frames[i] = read_png(path);
        ck_assert_uint_eq(frames[i].width, 64);
    }
    ck_assert_uint_gt(different(&frames[0], &frames[1]), 30);
    for (int i = 0; i < 3; i++)
        free(frames[i].rgba);
}
END_TEST

/* Without a background the model alone is opaque, and its colours are what they are over one. */
START_TEST(transparent_pictures_hold_the_model_alone) {
    struct image clear = sheet("clear.png", "--transparent --size 200x160"),
                 over = sheet("over.png", "--background 205080 --size 200x160");
    size_t opaque = 0, empty = 0;
    for (size_t i = 0; i < (size_t)200 * 160; i++) {
        const unsigned char *c = clear.rgba + i * 4, *o = over.rgba + i * 4;
        opaque += c[3] == 255;
        empty += c[3] == 0;
        if (c[3] == 255)
            ck_assert_int_eq(memcmp(c, o, 3), 0);
        for (int k = 0; k < 3 && c[3] > 0; k++) { /* what is between is the model over nothing */
            static const double back[3] = {0x20, 0x50, 0x80};
            double alpha = c[3] / 255.0, mixed = c[k] * alpha + back[k] * (1 - alpha);
            ck_assert_msg(mixed - o[k] < 3 && o[k] - mixed < 3, "%zu.%d: alpha %d, %d over %g is not %d", i, k, c[3],
                          c[k], back[k], o[k]);
        }
    }
    ck_assert_uint_gt(opaque, 2000);
    ck_assert_uint_gt(empty, 10000);
    ck_assert_int_eq(over.rgba[0], 0x20);
    free(clear.rgba);
    free(over.rgba);
}
END_TEST

START_TEST(paths_stand_side_by_side) {
    struct run run = render_into("paths.png", "--paths --sequence Walk --time 400 --size 160x120");
    ck_assert_msg(run.code == 0, "%s%s", run.out, run.err);
    for (int i = 0; i < 4; i++)
        ck_assert_msg(strstr(run.out, cli_paths[i]) || strcmp(cli_paths[i], "cpu") == 0, "%s: %s", cli_paths[i],
                      run.out);
    run_free(&run);
    char path[300];
    snprintf(path, sizeof path, "%s/paths.png", scratch());
    struct image all = read_png(path);
    ck_assert_uint_eq(all.width, 5 * 160);
    ck_assert_uint_eq(all.height, 2 * 120);
    struct image first = cut(&all, 0, 0, 160, 120);
    for (unsigned i = 1; i < 5; i++) {
        struct image other = cut(&all, i, 0, 160, 120);
        ck_assert_uint_le(different(&first, &other), 19); /* 0.1 % */
        free(other.rgba);
    }
    free(first.rgba);
    free(all.rgba);
    /* A driver of 2.1 has two of them, and the others are named with their reasons. */
    run = run_glskin("MESA_GL_VERSION_OVERRIDE=2.1 MESA_GLSL_VERSION_OVERRIDE=120",
                     "render %s -o %s --paths --size 80x60", cli_wyrm(), path);
    ck_assert_msg(run.code == 0, "%s%s", run.out, run.err);
    ck_assert_ptr_nonnull(strstr(run.out, "compute        not available here: "));
    run_free(&run);
}
END_TEST

START_TEST(textures_are_found_as_the_game_names_them) {
    char command[1500];
    struct image bare = sheet("bare.png", "--size 100x80");
    /* The wyrm's one texture is the team's colour; the high-definition one has files. */
    snprintf(command, sizeof command,
             "set -e; cd %s; mkdir -p root/TEXTURES; %s sample wyrm --format mdx1100 -o hd.mdx; "
             "for t in diffuse normal orm emissive; do %s sample wyrm-$t -o root/TEXTURES/Wyrm_$t.BLP; done",
             scratch(), GLSKIN_PROGRAM, GLSKIN_PROGRAM);
    ck_assert_int_eq(system(command), 0);
    struct run run = run_glskin("", "render %s/hd.mdx -o %s/hd0.png --size 100x80", scratch(), scratch());
    ck_assert_int_eq(run.code, 0);
    ck_assert_ptr_nonnull(strstr(run.err, "not found beside the model or in a --root"));
    run_free(&run);
    run =
        run_glskin("", "render %s/hd.mdx -o %s/hd1.png --size 100x80 --root %s/root", scratch(), scratch(), scratch());
    ck_assert_int_eq(run.code, 0);
    ck_assert_msg(!strstr(run.err, "not found"), "%s", run.err);
    run_free(&run);
    free(bare.rgba);
}
END_TEST

START_TEST(what_can_not_stand_together_is_told) {
    static const struct {
        const char *options, *text;
    } cases[] = {
        {"--turntable 4 --frames 3", "--turntable turns one moment"},
        {"--paths --frames 2", "--paths compares one frame"},
        {"--apng", "--apng wants"},
        {"--frames 0", "1 to 1000"},
        {"--background 12345", "six hexadecimal digits"},
        {"--all-sequences --frames 100 --size 4000x4000", "a sheet of"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct run run = render_into("no.png", cases[i].options);
        ck_assert_msg(run.code == 2 && strstr(run.err, cases[i].text), "%s: %d: %s", cases[i].options, run.code,
                      run.err);
        run_free(&run);
    }
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("render");
    TEST_CASE(suite, paths_draw_one_picture);
    TEST_CASE(suite, the_model_is_framed);
    TEST_CASE(suite, poses_give_other_pictures);
    TEST_CASE(suite, standard_output_takes_the_png);
    TEST_CASE(suite, sheets_hold_even_moments);
    TEST_CASE(suite, all_sequences_take_a_row_each);
    TEST_CASE(suite, a_turntable_comes_round);
    TEST_CASE(suite, animations_are_whole);
    TEST_CASE(suite, numbered_files_are_the_frames);
    TEST_CASE(suite, transparent_pictures_hold_the_model_alone);
    TEST_CASE(suite, paths_stand_side_by_side);
    TEST_CASE(suite, textures_are_found_as_the_game_names_them);
    TEST_CASE(suite, what_can_not_stand_together_is_told);
    return suite;
}
