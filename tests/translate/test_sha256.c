/* The examples that FIPS 180-4 and its validation suite publish. */
#include "../../translate/translate.h"

#include "support/check_main.h"

#include <string.h>

static const char *hash_of(const char *text, size_t times) {
    struct sha256 hash;
    sha256_begin(&hash);
    for (size_t i = 0; i < times; i++)
        sha256_add(&hash, text, strlen(text));
    return sha256_hex(&hash);
}

START_TEST(published_digests) {
    ck_assert_str_eq(hash_of("", 1), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    ck_assert_str_eq(hash_of("abc", 1), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    ck_assert_str_eq(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1),
                     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    ck_assert_str_eq(hash_of("a", 1000000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("sha256");
    TEST_CASE(suite, published_digests);
    return suite;
}
