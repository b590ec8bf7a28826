#include "support/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

__attribute__((weak)) const char *test_skip_reason(void) {
    return NULL;
}

const char *test_asset(const char *name) {
    static char path[1024];
    snprintf(path, sizeof path, "%s/../shared/assets/%s", GLSKIN_SOURCE_DIR, name);
    return access(path, R_OK) == 0 ? path : NULL;
}

unsigned char *test_read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s can't be opened", path);
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc((size_t)length + 1);
    ck_assert_ptr_nonnull(bytes);
    ck_assert_uint_eq(fread(bytes, 1, (size_t)length, file), (size_t)length);
    bytes[length] = 0;
    fclose(file);
    *size = (size_t)length;
    return bytes;
}

int main(void) {
    const char *reason = test_skip_reason();
    if (reason) {
        printf("SKIP: %s\n", reason);
        return 77;
    }
    SRunner *runner = srunner_create(test_suite());
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    int run = srunner_ntests_run(runner);
    srunner_free(runner);
    if (run == 0) {
        printf("no test ran\n");
        return 1;
    }
    return failed ? 1 : 0;
}
