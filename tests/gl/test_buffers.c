/* Places in large buffers, and the ring, on their own. */
#include "gl/gl_test.h"

#include "gl/ring.h"
#include "render/arena.h"

#include <stdlib.h>

static unsigned next_random(unsigned *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

/* What is taken never overlaps, lies within its page, and given back it is whole again. */
START_TEST(ranges_never_overlap) {
    enum { RANGES = 60, UNITS = 4096, ROUNDS = 4000 };
    static unsigned char taken[8][UNITS];
    struct arena_range ranges[RANGES] = {{0}};
    struct arena arena;
    unsigned state = 5;
    glskin_device *device = gl_test_device(GLSKIN_PATH_CPU, GLSKIN_NORMALS_EXACT);
    arena_open(&arena, 4, 0, 256 * 4, UNITS * 4);
    for (int round = 0; round < ROUNDS; round++) {
        struct arena_range *range = &ranges[next_random(&state) % RANGES];
        if (range->count) {
            for (size_t i = 0; i < range->count; i++)
                taken[range->page][range->first + i] = 0;
            arena_give(device, &arena, range);
            range->count = 0;
            continue;
        }
        size_t count = 1 + next_random(&state) % 150;
        ck_assert_int_eq(arena_take(device, &arena, count, "test", range), GLSKIN_OK);
        ck_assert_uint_eq(range->count, count);
        ck_assert_uint_lt(range->page, 8);
        ck_assert_uint_le(range->first + count, arena.pages[range->page].capacity);
        for (size_t i = 0; i < count; i++) {
            ck_assert_int_eq(taken[range->page][range->first + i], 0);
            taken[range->page][range->first + i] = 1;
        }
    }
    for (int r = 0; r < RANGES; r++)
        if (ranges[r].count)
            arena_give(device, &arena, &ranges[r]);
    for (size_t p = 0; p < arena.page_count; p++) {
        ck_assert_uint_eq(arena.pages[p].hole_count, 1);
        ck_assert_uint_eq(arena.pages[p].holes[0].count, arena.pages[p].capacity);
    }
    ck_assert_int_eq(arena_take(device, &arena, UNITS + 1, "too many things", &ranges[0]), GLSKIN_ERROR_UNSUPPORTED);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "too many things"));
    arena_close(device, &arena);
    glskin_device_destroy(device);
}
END_TEST

/* Each piece holds what was written while it may be read, round the ring's end and through its growth. */
START_TEST(a_piece_holds_what_was_written) {
    enum { PIECES = 300, MOST = 60000 };
    struct ring ring;
    struct gl library;
    unsigned state = 9;
    unsigned char *wanted = malloc(2 * MOST), *got = malloc(MOST);
    size_t offset[2] = {0}, size[2] = {0};
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    if (gl_test_version() < 33)
        return;
    for (int version = 33; version <= 44; version += 11) { /* with stores that are mapped, and without */
        desc.limits.gl_version = version;
        ck_assert_int_eq(gl_load(&library, &desc), GLSKIN_OK);
        ring_open(&library, &ring);
        for (int i = 0; i < PIECES; i++) {
            int now = i % 2, before = !now;
            size[now] = 1 + next_random(&state) % MOST;
            for (size_t b = 0; b < size[now]; b++)
                wanted[now * MOST + (int)b] = (unsigned char)(b * 7 + (size_t)i);
            void *memory = ring_begin(&library, &ring, size[now]);
            ck_assert_ptr_nonnull(memory);
            memcpy(memory, wanted + now * MOST, size[now]);
            offset[now] = ring_end(&library, &ring);
            ck_assert_uint_eq(offset[now] % ring.alignment, 0);
            /* The earlier one too where ring_used has yet to come for it; without mapped stores it is gone by then. */
            for (int which = 0; which < (ring.staging && i % 2 ? 2 : 1); which++) {
                int at = which ? before : now;
                gl.BindBuffer(GL_ARRAY_BUFFER, ring.buffer);
                gl.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)offset[at], (GLsizeiptr)size[at], got);
                ck_assert_mem_eq(got, wanted + at * MOST, size[at]);
            }
            if (i % 2)
                ring_used(&library, &ring);
        }
        ring_close(&library, &ring, false);
    }
    free(wanted);
    free(got);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("buffers");
    GL_TEST_LOOP(suite, ranges_never_overlap, 1);
    GL_TEST_LOOP(suite, a_piece_holds_what_was_written, 1);
    return suite;
}
