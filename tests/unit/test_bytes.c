/* The bounded reader: little-endian whatever the machine, absolute offsets, and no move where there is too little. */
#include "support/check_main.h"

#include "core/bytes.h"

START_TEST(numbers_are_little_endian) {
    const unsigned char file[] = {0x34, 0x12, 0x78, 0x56, 0x34, 0xf2, 0xfe, 0xff, 0xff, 0xff, 0, 0, 0x80, 0xbf};
    struct bytes bytes = bytes_of(file, sizeof file);
    uint16_t u16;
    uint32_t u32;
    int32_t i32;
    float f32;
    ck_assert(bytes_u16(&bytes, &u16));
    ck_assert_uint_eq(u16, 0x1234);
    ck_assert(bytes_u32(&bytes, &u32));
    ck_assert_uint_eq(u32, 0xf2345678u);
    ck_assert(bytes_i32(&bytes, &i32));
    ck_assert_int_eq(i32, -2);
    ck_assert(bytes_f32(&bytes, &f32));
    ck_assert_float_eq(f32, -1.0f);
    ck_assert_uint_eq(bytes_left(&bytes), 0);
}
END_TEST

START_TEST(what_does_not_fit_moves_nothing) {
    const unsigned char file[3] = {1, 2, 3};
    struct bytes bytes = bytes_of(file, sizeof file), part = {0};
    uint32_t u32 = 7;
    uint16_t u16;
    ck_assert(!bytes_u32(&bytes, &u32));
    ck_assert_uint_eq(u32, 7);
    ck_assert(!bytes_skip(&bytes, 4));
    ck_assert(!bytes_skip(&bytes, SIZE_MAX));
    ck_assert(!bytes_take(&bytes, SIZE_MAX - 1, &part));
    ck_assert_ptr_null(part.file);
    ck_assert_uint_eq(bytes.at, 0);
    ck_assert(bytes_u16(&bytes, &u16));
    ck_assert(!bytes_u16(&bytes, &u16));
    ck_assert_uint_eq(bytes_left(&bytes), 1);
    ck_assert(bytes_skip(&bytes, 1));
    ck_assert(!bytes_skip(&bytes, 1));
    ck_assert(bytes_skip(&bytes, 0));
}
END_TEST

START_TEST(a_part_ends_where_it_should_and_counts_from_the_files_start) {
    const unsigned char file[] = {0, 0, 9, 0, 0, 0, 7, 0, 0, 0};
    struct bytes bytes = bytes_of(file, sizeof file), part;
    uint32_t value;
    ck_assert(bytes_skip(&bytes, 2));
    ck_assert(bytes_take(&bytes, 5, &part));
    ck_assert_uint_eq(part.at, 2);
    ck_assert_uint_eq(bytes.at, 7);
    ck_assert(bytes_u32(&part, &value));
    ck_assert_uint_eq(value, 9);
    ck_assert(!bytes_u32(&part, &value)); /* the file goes on, the part doesn't */
    ck_assert_ptr_eq(bytes_here(&part), file + 6);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("bytes");
    TEST_CASE(suite, numbers_are_little_endian);
    TEST_CASE(suite, what_does_not_fit_moves_nothing);
    TEST_CASE(suite, a_part_ends_where_it_should_and_counts_from_the_files_start);
    return suite;
}
