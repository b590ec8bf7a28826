/* Pictures that other people's programs wrote, from ../shared/assets, against their reference pictures. */
#include "support/blp_builder.h"
#include "support/check_main.h"

#include <png.h>

const char *test_skip_reason(void) {
    return test_asset("README.md") ? NULL : "no ../shared/assets beside this checkout";
}

struct png_picture {
    uint32_t width, height;
    unsigned char *rgba;
};

/* As stored: no gamma, and opaque where the file has no alpha. libpng leaves the program on a damaged file. */
static struct png_picture read_png(const char *asset) {
    const char *path = test_asset(asset);
    ck_assert_msg(path != NULL, "%s is missing", asset);
    FILE *file = fopen(path, "rb");
    ck_assert_ptr_nonnull(file);
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    ck_assert_ptr_nonnull(info);
    png_init_io(png, file);
    png_read_info(png, info);
    struct png_picture picture = {png_get_image_width(png, info), png_get_image_height(png, info), NULL};
    ck_assert_int_eq(png_get_bit_depth(png, info), 8);
    ck_assert_int_eq(png_get_interlace_type(png, info), PNG_INTERLACE_NONE);
    if (!(png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA))
        png_set_filler(png, 0xff, PNG_FILLER_AFTER);
    png_read_update_info(png, info);
    ck_assert_uint_eq(png_get_rowbytes(png, info), 4 * picture.width);
    picture.rgba = malloc(4 * (size_t)picture.width * picture.height);
    ck_assert_ptr_nonnull(picture.rgba);
    for (uint32_t y = 0; y < picture.height; ++y)
        png_read_row(png, picture.rgba + 4 * (size_t)y * picture.width, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    fclose(file);
    return picture;
}

static glskin_image *load_asset(const char *asset, uint32_t level, struct blpb_ear *ear) {
    const char *path = test_asset(asset);
    ck_assert_msg(path != NULL, "%s is missing", asset);
    size_t size;
    unsigned char *bytes = test_read_file(path, &size);
    glskin_result result;
    glskin_image *image = blpb_load(bytes, size, level, ear, &result);
    free(bytes);
    ck_assert_msg(image != NULL, "%s: %s", asset, ear->text);
    ck_assert_msg(ear->warnings == 0, "%s: %s", asset, ear->text);
    return image;
}

static const struct {
    const char *blp, *png, *encoding;
    uint32_t level_count;
    double mean; /* how far off pixels may be on average, of 255 */
} rows[] = {
    {"colorPalettedMip8Blp1", "color", "BLP1 palette", 8, 0},
    {"colorPalettedMip8Blp2", "color", "BLP2 palette", 8, 0},
    {"colorJpg75Mip8Blp1", "color", "BLP1 JPEG", 8, 4},
    {"colorDxtMip8Blp2", "color", "BLP2 DXT5", 8, 4},
    {"test_simple_with_alpha", "test_image_source", "BLP1 palette", 1, 0},
    {"test_rect_with_alpha", "test_image_source_rect", "BLP1 palette", 1, 0},
};
enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

START_TEST(pixels_are_those_of_the_reference_picture) {
    struct blpb_ear ear;
    char path[256];
    snprintf(path, sizeof path, "blp/%s.png", rows[_i].png);
    struct png_picture right = read_png(path);
    snprintf(path, sizeof path, "blp/%s.blp", rows[_i].blp);
    glskin_image *image = load_asset(path, 0, &ear);
    ck_assert_str_eq(image->encoding, rows[_i].encoding);
    ck_assert_uint_eq(image->level_count, rows[_i].level_count);
    ck_assert_uint_eq(image->width, right.width);
    ck_assert_uint_eq(image->height, right.height);
    double off[4] = {0};
    int most = 0;
    size_t count = (size_t)right.width * right.height;
    for (size_t i = 0; i < 4 * count; ++i) {
        int difference = abs(image->pixels[i] - right.rgba[i]);
        most = difference > most ? difference : most;
        off[i % 4] += (double)difference / (double)count;
    }
    printf("%s: mean off by %.3f %.3f %.3f %.3f, at most %d\n", rows[_i].blp, off[0], off[1], off[2], off[3], most);
    for (int c = 0; c < 4; ++c) /* each by itself: a wrong alpha mustn't hide behind three right colours */
        ck_assert_msg(off[c] <= rows[_i].mean, "%s: channel %d is off by %g on average (may be %g)", rows[_i].blp, c,
                      off[c], rows[_i].mean);
    free(right.rgba);
    glskin_image_destroy(image);
}
END_TEST

/* Its picture has alpha, the file has none: the colours stay. */
START_TEST(a_palette_without_alpha_is_opaque) {
    struct blpb_ear ear;
    struct png_picture right = read_png("blp/test_image_source.png");
    glskin_image *image = load_asset("blp/test_simple_without_alpha.blp", 0, &ear);
    ck_assert_uint_eq(image->width * image->height, right.width * right.height);
    for (size_t i = 0; i < 4 * (size_t)right.width * right.height; ++i)
        ck_assert_uint_eq(image->pixels[i], i % 4 == 3 ? 255 : right.rgba[i]);
    free(right.rgba);
    glskin_image_destroy(image);
}
END_TEST

/* Of 2x2 and 2x3 pixels a JPEG keeps little: here the writer's quantisers alone move a channel by up to 29 from its
 * source. So the right answers are the files' own coefficients, dequantised and transformed in double precision,
 * limited to 0 and 255. */
START_TEST(tiny_jpegs_are_what_their_coefficients_say) {
    static const struct {
        const char *blp;
        uint32_t width, height;
        double rgba[24];
    } tiny[] = {
        {"test_simple_jpg",
         2,
         2,
         {123.66, 102.57, 158.93, 255, 7.99, 7.72, 0, 0.9, 157.75, 112.55, 54.51, 252.76, 114.88, 96, 147.28, 250.66}},
        {"test_rect_without_alpha", 2, 3, {136.37, 107.01, 163.08, 255, 1.49,   1.36,  0,     255,
                                           132.86, 112.78, 54.65,  255, 123.59, 92.93, 140.7, 255,
                                           29.16,  5.82,   7.58,   255, 149.28, 52.94, 87.87, 255}},
    };
    struct blpb_ear ear;
    char path[256];
    snprintf(path, sizeof path, "blp/%s.blp", tiny[_i].blp);
    glskin_image *image = load_asset(path, 0, &ear);
    ck_assert_uint_eq(image->width, tiny[_i].width);
    ck_assert_uint_eq(image->height, tiny[_i].height);
    for (size_t i = 0; i < 4 * (size_t)image->width * image->height; ++i)
        ck_assert_double_eq_tol(image->pixels[i], tiny[_i].rgba[i], 1);
    glskin_image_destroy(image);
}
END_TEST

/* The smaller levels: what they show on average is what the picture shows. */
START_TEST(every_level_is_the_same_picture) {
    struct blpb_ear ear[2];
    char path[256];
    snprintf(path, sizeof path, "blp/%s.blp", rows[_i].blp);
    double first[4];
    for (uint32_t level = 0; level < rows[_i].level_count; ++level) {
        glskin_image *image = load_asset(path, level, &ear[level > 0]);
        ck_assert_uint_eq(image->width, 128u >> level);
        ck_assert_uint_eq(image->height, 128u >> level);
        double mean[4] = {0};
        size_t count = (size_t)image->width * image->height;
        for (size_t i = 0; i < 4 * count; ++i)
            mean[i % 4] += image->pixels[i] / (double)count;
        if (level == 0)
            memcpy(first, mean, sizeof first);
        printf("%s level %u: %.1f %.1f %.1f %.1f\n", rows[_i].blp, (unsigned)level, mean[0], mean[1], mean[2], mean[3]);
        for (int c = 0; c < 4 && level < 4; ++c) /* below 16x16 the writer's own rounding shows */
            ck_assert_msg(mean[c] > first[c] - 16 && mean[c] < first[c] + 16, "%s level %u: channel %d is %g, not %g",
                          rows[_i].blp, (unsigned)level, c, mean[c], first[c]);
        glskin_image_destroy(image);
    }
}
END_TEST

/* A yellow face on nothing, with blue eyes. */
START_TEST(a_classic_models_texture) {
    struct blpb_ear ear;
    glskin_image *image = load_asset("models/Textures/SmileyGW.blp", 0, &ear);
    ck_assert_uint_eq(image->width, 256);
    ck_assert_uint_eq(image->height, 256);
    ck_assert_uint_eq(image->level_count, 1); /* all its table's entries are level 0 */
    ck_assert_int_eq(ear.notes, 1);
    const uint8_t *corner = image->pixels, *cheek = image->pixels + 4 * (200 * 256 + 48);
    const uint8_t *eye = image->pixels + 4 * (85 * 256 + 100);
    ck_assert_uint_le(corner[3], 2);
    ck_assert(cheek[0] > 200 && cheek[1] > 100 && cheek[2] < 90 && cheek[3] > 250);
    ck_assert(eye[2] > eye[0] + 40);
    glskin_image_destroy(image);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("blp assets");
    TEST_LOOP(suite, pixels_are_those_of_the_reference_picture, ROW_COUNT);
    TEST_CASE(suite, a_palette_without_alpha_is_opaque);
    TEST_LOOP(suite, tiny_jpegs_are_what_their_coefficients_say, 2);
    TEST_LOOP(suite, every_level_is_the_same_picture, 4); /* those that have levels */
    TEST_CASE(suite, a_classic_models_texture);
    return suite;
}
