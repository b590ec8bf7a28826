/* Places in large buffers, and the rings, on their own. */
#include "gl/gl_test.h"

#include "gl/ring.h"
#include "render/arena.h"
#include "render/palette_ring.h"

#include <stdlib.h>
#include <string.h>

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

/* Each piece holds what was written: on the CPU's side until the ring comes round or grows, on the GPU's for the
 * commands that follow its sending. */
START_TEST(a_piece_holds_what_was_written) {
    enum { PIECES = 600, MOST = 60000 };
    struct ring ring;
    struct gl library;
    unsigned state = 9;
    unsigned char *wanted = malloc(2 * MOST), *got = malloc(MOST);
    uint64_t place[2] = {0};
    size_t size[2] = {0};
    unsigned cleared = 0, wrapped = 0;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    if (gl_test_version() < 33)
        return;
    for (int version = 33; version <= 44; version += 11) { /* with stores that are mapped, and without */
        desc.limits.gl_version = version;
        ck_assert_int_eq(gl_load(&library, &desc), GLSKIN_OK);
        ring_open(&library, &ring);
        ck_assert_ptr_null(ring_try(&ring, 1, &place[0]));
        ck_assert(ring_grow(&library, &ring, 1));
        for (int i = 0; i < PIECES; i++) {
            int now = i % 2;
            size[now] = 1 + next_random(&state) % MOST;
            for (size_t b = 0; b < size[now]; b++)
                wanted[now * MOST + (int)b] = (unsigned char)(b * 7 + (size_t)i);
            void *memory = ring_try(&ring, size[now], &place[now]);
            if (!memory && now == 0) { /* all that is in it was sent */
                if (next_random(&state) % 8 == 0 && ring.capacity < 4 << 20) {
                    ck_assert(ring_grow(&library, &ring, ring.capacity + 1));
                } else {
                    ring_clear(&library, &ring);
                    cleared++;
                }
                memory = ring_try(&ring, size[now], &place[now]);
            }
            if (!memory) /* one piece goes alone */
                continue;
            ck_assert_uint_eq(place[now] % RING_STEP, 0);
            memcpy(memory, wanted + now * MOST, size[now]);
            if (now == 0) {
                if (next_random(&state) % 4 == 0) /* what is yet to be sent goes on behind what has been */
                    ring_poll(&library, &ring);
                continue;
            }
            wrapped += ring_offset(&ring, place[1]) < ring_offset(&ring, place[0]);
            ck_assert_uint_ge(place[1], place[0] + size[0]);
            ring_send(&library, &ring, place[0], place[1] + size[1]);
            for (int which = 0; which < 2; which++) {
                const unsigned char *piece = wanted + which * MOST;
                size_t offset = ring_offset(&ring, place[which]);
                ck_assert_uint_le(offset + size[which], ring.capacity);
                ck_assert_mem_eq(ring.memory + offset, piece, size[which]);
                gl.BindBuffer(GL_ARRAY_BUFFER, ring.buffer);
                gl.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)offset, (GLsizeiptr)size[which], got);
                ck_assert_mem_eq(got, piece, size[which]);
            }
            ring_used(&library, &ring, size[0]);
            ck_assert_uint_eq(ring_offset(&ring, ring.head) % RING_ALIGN, 0);
            ck_assert_uint_le(ring_offset(&ring, ring.head) + size[0], ring.capacity);
        }
        ring_close(&library, &ring, false);
    }
    if (gl_test_version() >= 44)
        ck_assert(cleared && wrapped);
    free(wanted);
    free(got);
}
END_TEST

/* ---- Palettes in the ring ---- */

enum { HOMES = 40, HOME_BONES = 30 };

struct homes {
    glskin_mesh mesh;
    glskin_instance instances[HOMES];
    struct palette_home homes[HOMES];
    glskin_bone bones[HOMES][HOME_BONES]; /* their own memory */
    float values[HOMES];                  /* of all of their bones' elements, as last given */
    struct palette_ring palettes;
};

static void give_bones(struct homes *all, int h, float value) {
    glskin_bone *bones = palette_home_next_bones(all->mesh.device, &all->palettes, &all->homes[h]);
    for (int b = 0; b < HOME_BONES; b++)
        for (int i = 0; i < 12; i++)
            bones[b].row[i / 4][i % 4] = value;
    all->values[h] = value;
}

static void check_bones(const struct homes *all, int h, const glskin_bone *bones) {
    bool same = true;
    for (int b = 0; b < HOME_BONES; b++)
        for (int i = 0; i < 12; i++)
            same = same && bones[b].row[i / 4][i % 4] == all->values[h];
    ck_assert_msg(same, "home %d", h);
}

/* Sends some of them: each from a place that the ring doesn't give away before the GPU has read it, none among too much
 * that isn't wanted. */
static void send_homes(struct homes *all, unsigned *state) {
    const struct ring *ring = &all->palettes.ring;
    struct palette_home *sent[HOMES];
    glskin_bone got[HOME_BONES];
    size_t count = 0, size = sizeof got;
    uint64_t first = UINT64_MAX, end = 0;
    for (int h = 0; h < HOMES; h++)
        if (next_random(state) % 3 == 0)
            sent[count++] = &all->homes[h];
    if (count == 0)
        return;
    ck_assert_int_eq(palette_ring_send(all->mesh.device, &all->palettes, sent, count), GLSKIN_OK);
    for (size_t i = 0; i < count; i++) {
        ck_assert_uint_ge(sent[i]->place, ring->sent);
        first = sent[i]->place < first ? sent[i]->place : first;
        end = sent[i]->place + size > end ? sent[i]->place + size : end;
        gl.BindBuffer(GL_ARRAY_BUFFER, ring->buffer);
        gl.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)ring_offset(ring, sent[i]->place), (GLsizeiptr)size, got);
        check_bones(all, (int)(sent[i] - all->homes), got);
    }
    ck_assert_uint_le(end - first, 2 * count * size + (64 << 10));
    palette_ring_used(all->mesh.device, &all->palettes);
}

START_TEST(palettes_are_sent_from_where_they_may_stand) {
    static struct homes all;
    unsigned state = 21;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_COMPUTE);
    if (gl_test_version() < 43)
        return;
    for (int version = 43; version <= 44; version++) {
        memset(&all, 0, sizeof all);
        desc.limits.gl_version = version;
        ck_assert_int_eq(glskin_device_create(&desc, &all.mesh.device), GLSKIN_OK);
        all.mesh.data.bone_count = all.mesh.data.entry_count = HOME_BONES;
        all.mesh.data.part_count = 1;
        palette_ring_open(&all.mesh.device->gl, &all.palettes);
        for (int h = 0; h < HOMES; h++) {
            all.instances[h] = (glskin_instance){.mesh = &all.mesh, .bones = all.bones[h]};
            palette_home_open(&all.homes[h], &all.instances[h]);
            give_bones(&all, h, (float)h);
        }
        for (unsigned round = 0; round < 1000; round++) {
            for (unsigned n = next_random(&state) % (round % 8 ? 20 : 200); n; n--)
                give_bones(&all, (int)(next_random(&state) % HOMES), (float)(next_random(&state) % 100000));
            send_homes(&all, &state);
            int h = (int)(next_random(&state) % HOMES);
            const glskin_bone *bones = all.homes[h].bones;
            check_bones(&all, h, bones ? bones : all.bones[h]);
        }
        for (int h = 0; h < HOMES; h++)
            palette_home_close(&all.palettes, &all.homes[h]);
        palette_ring_close(all.mesh.device, &all.palettes);
        glskin_device_destroy(all.mesh.device);
    }
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("buffers");
    GL_TEST_LOOP(suite, ranges_never_overlap, 1);
    GL_TEST_LOOP(suite, a_piece_holds_what_was_written, 1);
    GL_TEST_LOOP(suite, palettes_are_sent_from_where_they_may_stand, 1);
    return suite;
}
