/* Encoding and partition: nothing lost, nothing outside its window, and back to the original order. */
#include <time.h>

#include "skin/encode.h"
#include "unit/skin_probe.h"

enum kind { KIND_SKIN, KIND_BONES_8, KIND_BONES_16, KIND_GROUPS_8, KIND_GROUPS_16, KINDS };

/* A random mesh. All memory is the fixture's. */
struct mesh {
    glskin_mesh_desc desc;
    float (*position)[3], (*normal)[3], (*tangent)[4], (*texcoord)[2];
    uint8_t (*skin)[8], (*weight)[4], (*bone8)[4], *group8;
    uint16_t (*bone16)[4], *group16;
    uint32_t *indices, *sizes, *members;
};

static void *grab(size_t count, size_t size) {
    void *memory = calloc(count + 1, size);
    ck_assert_ptr_nonnull(memory);
    return memory;
}

static void mesh_free(struct mesh *m) {
    void *const blocks[] = {m->position, m->normal, m->tangent, m->texcoord, m->skin,  m->weight, m->bone8,
                            m->group8,   m->bone16, m->group16, m->indices,  m->sizes, m->members};
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        free(blocks[i]);
}

/* palette: bones, or groups of 1 to 9 of 40 bones. Neighbouring vertices follow neighbouring entries within `spread`.
 */
static struct mesh mesh_random(struct dice *dice, enum kind kind, size_t vertices, size_t triangles, uint32_t palette,
                               uint32_t spread) {
    struct mesh m = {.position = grab(vertices, 12), .normal = grab(vertices, 12), .texcoord = grab(vertices, 8)};
    m.tangent = grab(vertices, 16);
    m.skin = grab(vertices, 8), m.weight = grab(vertices, 4), m.bone8 = grab(vertices, 4), m.bone16 = grab(vertices, 8);
    m.group8 = grab(vertices, 1), m.group16 = grab(vertices, 2), m.indices = grab(triangles, 12);
    m.sizes = grab(palette, 4), m.members = grab(palette, 36);
    for (size_t v = 0; v < vertices; v++) {
        for (int k = 0; k < 3; k++)
            m.position[v][k] = dice_real(dice, -1, 1);
        dice_unit(dice, m.normal[v]);
        m.texcoord[v][0] = (float)v;
        m.tangent[v][v % 3] = 1, m.tangent[v][3] = v & 1 ? -1 : 1;
        unsigned left = 255;
        for (unsigned k = 0; k < 4; k++) {
            uint32_t entry = ((uint32_t)(v * palette / vertices) + dice_roll(dice, spread)) % palette;
            m.weight[v][k] = (uint8_t)(k == 3 ? left : dice_roll(dice, 3) ? dice_roll(dice, left + 1) : 0);
            left -= m.weight[v][k];
            if (!m.weight[v][k])
                entry = dice_roll(dice, 65536); /* may be anything */
            m.bone16[v][k] = (uint16_t)entry;
            m.skin[v][k] = m.bone8[v][k] = (uint8_t)entry;
            m.skin[v][4 + k] = m.weight[v][k];
            if (k == 0)
                m.group8[v] = (uint8_t)(m.group16[v] = (uint16_t)(entry % palette));
        }
    }
    for (size_t i = 0; i < triangles; i++) {
        size_t near = (size_t)dice_roll(dice, (uint32_t)vertices);
        for (size_t k = 0; k < 3; k++)
            m.indices[3 * i + k] = (uint32_t)((near + dice_roll(dice, 8)) % vertices);
    }
    size_t total = 0;
    for (size_t g = 0; g < palette; g++) {
        m.sizes[g] = 1 + dice_roll(dice, 9);
        for (uint32_t i = 0; i < m.sizes[g]; i++)
            m.members[total++] = dice_roll(dice, 40);
    }
    m.desc = (glskin_mesh_desc){.vertex_count = vertices, .bone_count = palette, .index_count = 3 * triangles};
    m.desc.indices = m.indices, m.desc.index_size = 4;
    m.desc.position.data = m.position, m.desc.normal.data = m.normal, m.desc.texcoord[1].data = m.texcoord;
    m.desc.tangent.data = m.tangent;
    if (kind == KIND_SKIN)
        m.desc.skin.data = m.skin;
    else if (kind == KIND_BONES_8)
        m.desc.influences = (glskin_influences){{m.weight, 0}, {m.bone8, 0}, 1};
    else if (kind == KIND_BONES_16)
        m.desc.influences = (glskin_influences){{m.weight, 0}, {m.bone16, 0}, 2};
    else {
        m.desc.bone_count = 40;
        m.desc.classic.groups = (glskin_groups){m.sizes, palette, m.members, total};
        m.desc.classic.group.data = kind == KIND_GROUPS_8 ? (void *)m.group8 : (void *)m.group16;
        m.desc.classic.group_size = kind == KIND_GROUPS_8 ? 1 : 2;
    }
    return m;
}

static int compare_triangles(const void *a, const void *b) {
    return memcmp(a, b, 3 * sizeof(uint32_t));
}

static void check_triangles(const struct mesh *m, const struct skin_encoded *e) {
    REQUIRE(e->index_count == m->desc.index_count);
    size_t size = e->index_count * sizeof(uint32_t);
    uint32_t *got = grab(1, size), *expected = grab(1, size);
    memcpy(expected, m->indices, size);
    for (size_t i = 0; i < e->index_count; i++)
        got[i] = e->source[e->indices[i]];
    qsort(got, e->index_count / 3, 12, compare_triangles);
    qsort(expected, e->index_count / 3, 12, compare_triangles);
    REQUIRE(memcmp(got, expected, size) == 0);
    free(got);
    free(expected);
}

/* One vertex's record names, through its window, what the desc gave it. */
static void check_record(const struct mesh *m, const struct skin_encoded *e, const struct skin_part *part, size_t at) {
    const struct skin_record *record = &e->skin[at];
    uint32_t v = e->source[at];
    for (int k = 0; k < 4; k++) {
        REQUIRE(record->bone[k] < part->entry_count);
        uint32_t entry = e->entries[part->first_entry + record->bone[k]];
        if (m->desc.classic.group.data) {
            REQUIRE(record->weight[k] == (k == 0 ? 255 : 0));
            if (k == 0)
                REQUIRE(entry == (m->desc.classic.group_size == 1 ? m->group8[v] : m->group16[v]));
        } else {
            REQUIRE(record->weight[k] == m->weight[v][k]);
            if (record->weight[k])
                REQUIRE(entry == (m->desc.influences.bone_size == 2 ? m->bone16[v][k] : m->bone8[v][k]));
        }
        if (!record->weight[k] && e->part_count > 1)
            REQUIRE(record->bone[k] == 0);
    }
    REQUIRE(memcmp(e->position[at], m->position[v], 12) == 0);
    REQUIRE(memcmp(e->normal[at], m->normal[v], 12) == 0);
    REQUIRE(memcmp(e->tangent[at], m->tangent[v], 16) == 0);
    REQUIRE(e->texcoord[at][0] == 0);
    REQUIRE(e->texcoord[at][2] == (float)v);
}

/* Parts lie end to end, reach no further than the window, hold no vertex twice and no entry twice or in vain. */
static void check_parts(const struct mesh *m, const struct skin_encoded *e, size_t window) {
    size_t vertices = 0, indices = 0, entries = 0, palette = 65536;
    uint32_t *seen = grab(m->desc.vertex_count, sizeof *seen), *held = grab(palette, sizeof *held);
    uint32_t *used = grab(palette, sizeof *used);
    for (size_t p = 0; p < e->part_count; p++) {
        const struct skin_part *part = &e->parts[p];
        REQUIRE(part->first_vertex == vertices);
        REQUIRE(part->first_index == indices);
        REQUIRE(part->first_entry == entries);
        REQUIRE(part->entry_count <= window);
        REQUIRE(part->vertex_count >= 1);
        vertices += part->vertex_count, indices += part->index_count, entries += part->entry_count;
        for (size_t i = part->first_vertex; i < vertices; i++) {
            REQUIRE(seen[e->source[i]] != p + 1);
            seen[e->source[i]] = (uint32_t)p + 1;
            check_record(m, e, part, i);
            for (int k = 0; k < 4; k++)
                if (e->skin[i].weight[k])
                    used[e->entries[part->first_entry + e->skin[i].bone[k]]] = (uint32_t)p + 1;
        }
        for (size_t i = part->first_index; i < indices; i++)
            REQUIRE(e->indices[i] >= part->first_vertex && e->indices[i] < vertices);
        for (size_t i = part->first_entry; i < entries; i++) {
            REQUIRE(held[e->entries[i]] != p + 1);
            held[e->entries[i]] = (uint32_t)p + 1;
            if (e->part_count > 1)
                REQUIRE(used[e->entries[i]] == p + 1);
        }
    }
    REQUIRE(vertices == e->vertex_count);
    REQUIRE(indices == e->index_count);
    REQUIRE(entries == e->entry_count);
    free(seen);
    free(held);
    free(used);
}

static void check_all(const struct mesh *m, const struct skin_encoded *e, size_t window) {
    REQUIRE(e->source_count == m->desc.vertex_count);
    REQUIRE(e->bone_count == m->desc.bone_count);
    check_parts(m, e, window);
    check_triangles(m, e);
    for (size_t v = 0; v < e->source_count; v++) {
        REQUIRE(e->encoded[v] < e->vertex_count);
        REQUIRE(e->source[e->encoded[v]] == v);
    }
}

static const size_t windows[] = {12, 36, 64, 256};

START_TEST(random_meshes_keep_everything_in_bounds) {
    enum kind kind = (enum kind)(_i % KINDS);
    struct dice dice = {1000u + (unsigned)_i};
    bool wide = kind == KIND_BONES_16 || kind == KIND_GROUPS_16;
    for (size_t w = 0; w < 4; w++)
        for (int round = 0; round < 12; round++) {
            uint32_t palette = 1 + dice_roll(&dice, wide ? 1000 : 256);
            size_t vertices = 1 + dice_roll(&dice, 900), triangles = dice_roll(&dice, 1200);
            struct mesh m = mesh_random(&dice, kind, vertices, triangles, palette, 1 + dice_roll(&dice, 60));
            struct probe probe;
            glskin_host host = probe_host(&probe);
            struct skin_encoded e;
            ck_assert_msg(skin_encode(&host, &m.desc, windows[w], &e) == GLSKIN_OK, "%s", probe.error);
            ck_assert_uint_eq(probe.warnings, 0);
            if (palette <= windows[w])
                ck_assert_uint_eq(e.part_count, 1);
            check_all(&m, &e, windows[w]);
            skin_encoded_free(&e);
            ck_assert_uint_eq(probe.blocks, 0);
            mesh_free(&m);
        }
}
END_TEST

START_TEST(the_same_mesh_gives_the_same_parts) {
    struct dice dice = {3};
    struct mesh m = mesh_random(&dice, KIND_BONES_16, 2000, 3000, 500, 20);
    struct skin_encoded a, b;
    ck_assert_int_eq(skin_encode(NULL, &m.desc, 36, &a), GLSKIN_OK);
    ck_assert_int_eq(skin_encode(NULL, &m.desc, 36, &b), GLSKIN_OK);
    ck_assert_uint_eq(a.vertex_count, b.vertex_count);
    ck_assert_uint_eq(a.entry_count, b.entry_count);
    ck_assert(!memcmp(a.indices, b.indices, a.index_count * 4) && !memcmp(a.source, b.source, a.vertex_count * 4) &&
              !memcmp(a.skin, b.skin, a.vertex_count * 8) && !memcmp(a.entries, b.entries, a.entry_count * 4));
    skin_encoded_free(&a);
    skin_encoded_free(&b);
    mesh_free(&m);
}
END_TEST

START_TEST(a_palette_that_fits_is_untouched) {
    float position[3][3] = {{0}};
    uint8_t skin[3][8] = {{9, 8, 7, 6, 200, 30, 0, 25}, {11, 12, 255, 3, 255, 0, 0, 0}, {0, 0, 0, 0, 1, 2, 3, 4}};
    const glskin_mesh_desc desc = {.vertex_count = 3, .bone_count = 12, .position = {position, 0}, .skin = {skin, 0}};
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(NULL, &desc, 12, &e), GLSKIN_OK);
    ck_assert_uint_eq(e.part_count, 1);
    ck_assert_uint_eq(e.entry_count, 12);
    for (uint32_t i = 0; i < 12; i++)
        ck_assert_uint_eq(e.entries[i], i);
    skin[1][1] = skin[1][2] = 0; /* past the count at weight 0 */
    ck_assert_mem_eq(e.skin, skin, sizeof skin);
    ck_assert_ptr_null(e.texcoord);
    ck_assert_ptr_null(e.tangent);
    for (int v = 0; v < 3; v++) {
        const float up[3] = {0, 0, 1}; /* absent normals */
        ck_assert_mem_eq(e.normal[v], up, sizeof up);
        ck_assert_uint_eq(e.source[v], v);
    }
    skin_encoded_free(&e);
}
END_TEST

/* 300 bones in the model, 20 of them in the mesh: one part with a window of 20. */
START_TEST(a_mesh_that_uses_few_bones_is_one_part) {
    struct dice dice = {8};
    struct mesh m = mesh_random(&dice, KIND_BONES_16, 400, 600, 20, 20);
    m.desc.bone_count = 300;
    for (size_t v = 0; v < 400; v++)
        for (int k = 0; k < 4; k++)
            m.bone16[v][k] = (uint16_t)(m.bone16[v][k] % 20 * 15 + 7);
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(NULL, &m.desc, 64, &e), GLSKIN_OK);
    ck_assert_uint_eq(e.part_count, 1);
    ck_assert_uint_le(e.entry_count, 20);
    ck_assert_uint_eq(e.vertex_count, 400);
    check_all(&m, &e, 64);
    skin_encoded_free(&e);
    mesh_free(&m);
}
END_TEST

/* A chain: ring r of a tube blends bones r and r+1. 256 bones through windows of 64 need at least 4 parts plus the
 * overlap of one triangle's reach at each seam; a good partition has 5, and duplicates only the rings at the seams. */
START_TEST(a_chain_is_cut_at_few_seams) {
    enum { RINGS = 255, SIDES = 8, VERTICES = RINGS * SIDES };
    float(*position)[3] = grab(VERTICES, 12);
    uint8_t(*skin)[8] = grab(VERTICES, 8);
    uint32_t *indices = grab(VERTICES, 24);
    size_t count = 0;
    for (uint32_t v = 0; v < VERTICES; v++) {
        uint32_t ring = v / SIDES, next = ring * SIDES + (v + 1) % SIDES;
        const uint8_t record[8] = {(uint8_t)ring, (uint8_t)(ring + 1), 0, 0, 128, 127, 0, 0};
        memcpy(skin[v], record, 8);
        const uint32_t quad[6] = {v, next, v + SIDES, next, next + SIDES, v + SIDES};
        if (ring + 1 < RINGS)
            memcpy(indices + count, quad, sizeof quad), count += 6;
    }
    const glskin_mesh_desc desc = {.vertex_count = VERTICES,
                                   .bone_count = 256,
                                   .index_count = count,
                                   .indices = indices,
                                   .index_size = 4,
                                   .position = {position, 0},
                                   .skin = {skin, 0}};
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(NULL, &desc, 64, &e), GLSKIN_OK);
    ck_assert_uint_le(e.part_count, 5);
    ck_assert_uint_le(e.vertex_count, VERTICES + 4 * 2 * SIDES);
    skin_encoded_free(&e);
    free(position);
    free(skin);
    free(indices);
}
END_TEST

/* Window 12. The first triangle reaches 8 bones, the second has no room beside it, the third has room beside either: it
 * needs one new bone with the first and four with the second. */
START_TEST(a_triangle_joins_the_part_that_knows_most_of_its_bones) {
    const uint8_t bones[3][12] = {{0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7},
                                  {1, 20, 21, 22, 23, 24, 24, 24, 24, 24, 24, 24},
                                  {2, 3, 4, 40, 40, 40, 40, 40, 40, 40, 40, 40}};
    uint8_t skin[9][8];
    float position[9][3] = {{0}};
    const uint16_t indices[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    for (int v = 0; v < 9; v++) {
        memcpy(skin[v], &bones[v / 3][v % 3 * 4], 4);
        memcpy(skin[v] + 4, (const uint8_t[4]){64, 64, 64, 63}, 4);
    }
    const glskin_mesh_desc desc = {.vertex_count = 9,
                                   .bone_count = 64,
                                   .index_count = 9,
                                   .indices = indices,
                                   .position = {position, 0},
                                   .skin = {skin, 0}};
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(NULL, &desc, 12, &e), GLSKIN_OK);
    ck_assert_uint_eq(e.part_count, 2);
    ck_assert_uint_eq(e.parts[0].index_count, 6);
    ck_assert_uint_eq(e.parts[0].entry_count, 9);
    ck_assert_uint_eq(e.parts[1].entry_count, 6);
    skin_encoded_free(&e);
}
END_TEST

/* Bones 127, 128, 200 and 255 with weight in each slot, through windows too small for the identity. */
START_TEST(high_bones_survive_every_window) {
    static const uint8_t high[4] = {127, 128, 200, 255};
    uint8_t skin[16][8] = {{0}};
    float position[16][3] = {{0}};
    for (int v = 0; v < 16; v++)
        skin[v][v / 4] = high[v % 4], skin[v][4 + v / 4] = 255;
    const glskin_mesh_desc desc = {.vertex_count = 16, .bone_count = 256, .position = {position, 0}, .skin = {skin, 0}};
    for (size_t w = 0; w < 4; w++) {
        struct skin_encoded e;
        ck_assert_int_eq(skin_encode(NULL, &desc, windows[w], &e), GLSKIN_OK);
        ck_assert_uint_eq(e.part_count, 1);
        for (int v = 0; v < 16; v++) {
            const struct skin_record *record = &e.skin[e.encoded[v]];
            ck_assert_uint_eq(record->weight[v / 4], 255);
            ck_assert_uint_eq(e.entries[record->bone[v / 4]], high[v % 4]);
        }
        skin_encoded_free(&e);
    }
}
END_TEST

START_TEST(weights_are_normalised_by_largest_remainder) {
    const uint8_t rows[][2][4] = {{{255, 255, 255, 255}, {64, 64, 64, 63}}, {{100, 100, 0, 0}, {128, 127, 0, 0}},
                                  {{1, 1, 1, 0}, {85, 85, 85, 0}},          {{0, 0, 0, 1}, {0, 0, 0, 255}},
                                  {{200, 0, 0, 0}, {255, 0, 0, 0}},         {{0, 1, 2, 4}, {0, 36, 73, 146}},
                                  {{255, 0, 0, 0}, {255, 0, 0, 0}},         {{100, 100, 55, 0}, {100, 100, 55, 0}}};
    enum { ROWS = sizeof rows / sizeof *rows };
    uint8_t skin[ROWS][8] = {{0}};
    float position[ROWS][3] = {{0}};
    for (int v = 0; v < ROWS; v++)
        memcpy(skin[v] + 4, rows[v][0], 4);
    glskin_mesh_desc desc = {.vertex_count = ROWS, .bone_count = 1, .position = {position, 0}, .skin = {skin, 0}};
    for (int given = 0; given < 2; given++) {
        struct probe probe;
        glskin_host host = probe_host(&probe);
        struct skin_encoded e;
        desc.weights = given ? GLSKIN_WEIGHTS_AS_GIVEN : GLSKIN_WEIGHTS_NORMALIZE;
        ck_assert_int_eq(skin_encode(&host, &desc, 64, &e), GLSKIN_OK);
        for (int v = 0; v < ROWS; v++)
            ck_assert_mem_eq(e.skin[v].weight, rows[v][given ? 0 : 1], 4);
        ck_assert_uint_eq(probe.warnings, given ? 0 : 1);
        if (!given)
            ck_assert_str_eq(probe.warning,
                             "mesh: weights rescaled to sum to 255: 6 of 8 vertices, the first is vertex 0");
        skin_encoded_free(&e);
    }
}
END_TEST

START_TEST(any_weights_normalise_to_255_within_one_step) {
    enum { COUNT = 20000 };
    struct dice dice = {21};
    static uint8_t skin[COUNT][8];
    static float position[COUNT][3];
    for (int v = 0; v < COUNT; v++)
        for (int k = 4; k < 8; k++)
            skin[v][k] = (uint8_t)(dice_roll(&dice, 3) ? dice_roll(&dice, 256) : k == 4);
    const glskin_mesh_desc desc = {.vertex_count = COUNT,
                                   .bone_count = 1,
                                   .position = {position, 0},
                                   .skin = {skin, 0},
                                   .weights = GLSKIN_WEIGHTS_NORMALIZE};
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(NULL, &desc, 64, &e), GLSKIN_OK);
    for (int v = 0; v < COUNT; v++) {
        int sum = 0, given = skin[v][4] + skin[v][5] + skin[v][6] + skin[v][7];
        for (int k = 0; k < 4 && given; k++) {
            sum += e.skin[v].weight[k];
            REQUIRE(fabs(e.skin[v].weight[k] - 255.0 * skin[v][4 + k] / given) < 1.0);
            if (!skin[v][4 + k])
                REQUIRE(e.skin[v].weight[k] == 0);
        }
        if (given)
            REQUIRE(sum == 255);
    }
    skin_encoded_free(&e);
}
END_TEST

START_TEST(all_zero_weights_follow_the_first_bone) {
    uint8_t skin[4][8] = {{1, 0, 0, 0, 255}, {2, 1, 9, 9}, {0, 1, 0, 0, 0, 255}, {1, 2}};
    float position[4][3] = {{0}};
    glskin_mesh_desc desc = {.vertex_count = 4, .bone_count = 3, .position = {position, 0}, .skin = {skin, 0}};
    for (int rule = 0; rule < 2; rule++) {
        struct probe probe;
        glskin_host host = probe_host(&probe);
        struct skin_encoded e;
        desc.weights = (glskin_weights)rule;
        ck_assert_int_eq(skin_encode(&host, &desc, 64, &e), GLSKIN_OK);
        const uint8_t whole[4] = {255, 0, 0, 0};
        ck_assert_mem_eq(e.skin[1].weight, whole, 4);
        ck_assert_uint_eq(e.skin[1].bone[0], 2);
        ck_assert_mem_eq(e.skin[3].weight, whole, 4);
        ck_assert_uint_eq(probe.warnings, 1);
        ck_assert_str_eq(probe.warning,
                         "mesh: all weights 0, following the first bone: 2 of 4 vertices, the first is vertex 1");
        skin_encoded_free(&e);
    }
}
END_TEST

START_TEST(normals_become_unit) {
    float position[4][3] = {{0}}, normal[4][3] = {{0, 0.6f, 0.8f}, {0, 0, -2}, {0, 0, 0}, {3e30f, 0, 4e30f}};
    uint8_t skin[4][8] = {{0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}};
    const glskin_mesh_desc desc = {
        .vertex_count = 4, .bone_count = 1, .position = {position, 0}, .normal = {normal, 0}, .skin = {skin, 0}};
    struct probe probe;
    glskin_host host = probe_host(&probe);
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(&host, &desc, 64, &e), GLSKIN_OK);
    ck_assert_mem_eq(e.normal[0], normal[0], 12); /* unit already: bit for bit */
    const double expected[4][3] = {{0, 0.6, 0.8}, {0, 0, -1}, {0, 0, 1}, {0.6, 0, 0.8}};
    for (int v = 0; v < 4; v++)
        for (int k = 0; k < 3; k++)
            ck_assert_double_eq_tol((double)e.normal[v][k], expected[v][k], 1e-7);
    ck_assert_uint_eq(probe.warnings, 1);
    ck_assert_str_eq(probe.warning,
                     "mesh: normals of length 0, taken as (0,0,1): 1 of 4 vertices, the first is vertex 2");
    skin_encoded_free(&e);
}
END_TEST

START_TEST(tangents_become_unit_and_their_side_a_sign) {
    float position[4][3] = {{0}}, normal[4][3] = {{0, 0, 1}, {0, 0, 1}, {0.6f, 0, 0.8f}, {0, 0, 1}};
    float tangent[4][4] = {{0, 0.6f, 0.8f, 0.25f}, {0, -2, 0, -3}, {0, 0, 0, -1}, {3e30f, 0, 4e30f, 0}};
    uint8_t skin[4][8] = {{0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}, {0, 0, 0, 0, 255}};
    const glskin_mesh_desc desc = {.vertex_count = 4,
                                   .bone_count = 1,
                                   .position = {position, 0},
                                   .normal = {normal, 0},
                                   .tangent = {tangent, 0},
                                   .skin = {skin, 0}};
    struct probe probe;
    glskin_host host = probe_host(&probe);
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(&host, &desc, 64, &e), GLSKIN_OK);
    /* Vertex 2 has none: y is the axis that its normal has nothing of. */
    const double expected[4][4] = {{0, 0.6, 0.8, 1}, {0, -1, 0, -1}, {0, 1, 0, -1}, {0.6, 0, 0.8, 1}};
    for (int v = 0; v < 4; v++)
        for (int k = 0; k < 4; k++)
            ck_assert_double_eq_tol((double)e.tangent[v][k], expected[v][k], 1e-7);
    ck_assert_uint_eq(probe.warnings, 1);
    ck_assert_str_eq(probe.warning, "mesh: tangents of length 0, taken as some vector square to the normal: 1 of 4 "
                                    "vertices, the first is vertex 2");
    skin_encoded_free(&e);
}
END_TEST

START_TEST(windows_pack_the_bones_they_name) {
    struct dice dice = {17};
    struct mesh m = mesh_random(&dice, KIND_BONES_16, 900, 900, 700, 30);
    glskin_bone *bones = dice_bones(&dice, 700);
    struct skin_encoded e;
    ck_assert_int_eq(skin_encode(NULL, &m.desc, 36, &e), GLSKIN_OK);
    glskin_bone *out = grab(e.entry_count, sizeof *out);
    skin_pack_windows(&e, bones, out);
    ck_assert_uint_gt(e.part_count, 10);
    for (size_t i = 0; i < e.entry_count; i++)
        ck_assert_mem_eq(&out[i], &bones[e.entries[i]], sizeof *out);
    skin_encoded_free(&e);
    free(out);
    mesh_free(&m);
    m = mesh_random(&dice, KIND_GROUPS_16, 900, 900, 300, 30);
    glskin_bone palette[300];
    ck_assert_int_eq(glskin_pack_groups(NULL, palette, bones, 40, &m.desc.classic.groups), GLSKIN_OK);
    ck_assert_int_eq(skin_encode(NULL, &m.desc, 36, &e), GLSKIN_OK);
    m.sizes[0] = 77, m.members[0] = 99; /* the groups were copied */
    out = grab(e.entry_count, sizeof *out);
    skin_pack_windows(&e, bones, out);
    for (size_t i = 0; i < e.entry_count; i++)
        ck_assert_mem_eq(&out[i], &palette[e.entries[i]], sizeof *out);
    skin_encoded_free(&e);
    free(out);
    free(bones);
    mesh_free(&m);
}
END_TEST

/* Every allocation refused once: OUT_OF_MEMORY, one message, no block left. */
START_TEST(running_out_of_memory_leaks_nothing) {
    struct dice dice = {5};
    const size_t window = _i < KINDS ? 12 : 256; /* partitioned, identity */
    struct mesh m = mesh_random(&dice, (enum kind)(_i % KINDS), 300, 300, 100, 9);
    struct probe probe;
    glskin_host host = probe_host(&probe);
    struct skin_encoded e, zero;
    memset(&zero, 0, sizeof zero);
    ck_assert_int_eq(skin_encode(&host, &m.desc, window, &e), GLSKIN_OK);
    skin_encoded_free(&e);
    size_t calls = probe.calls;
    ck_assert_uint_ge(calls, 10);
    for (size_t n = 1; n <= calls; n++) {
        host = probe_host(&probe);
        probe.fail_at = n;
        PROBE_FAILED(probe, skin_encode(&host, &m.desc, window, &e), GLSKIN_ERROR_OUT_OF_MEMORY, "out of memory: ");
        ck_assert_mem_eq(&e, &zero, sizeof e);
    }
    mesh_free(&m);
}
END_TEST

/* 100,000 triangles in random order on 1,000 bones, local or anywhere. The limit is for the slowest build, sanitizers
 * and all; a method that is not near-linear needs minutes. Local ones need little more than 1,000 / window parts. */
START_TEST(large_meshes_partition_in_linear_time) {
    struct dice dice = {2};
    struct mesh m = mesh_random(&dice, KIND_BONES_16, 60000, 100000, 1000, _i ? 1000 : 6);
    for (size_t w = 0; w < 3; w++) {
        struct skin_encoded e;
        clock_t start = clock();
        ck_assert_int_eq(skin_encode(NULL, &m.desc, windows[w], &e), GLSKIN_OK);
        double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
        ck_assert_double_lt(seconds, 10.0);
        check_all(&m, &e, windows[w]);
        if (_i == 0 && windows[w] > 12)
            ck_assert_uint_le(e.part_count, 1000 / windows[w] * 3 / 2);
        skin_encoded_free(&e);
    }
    mesh_free(&m);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("encode");
    TEST_LOOP(suite, random_meshes_keep_everything_in_bounds, 4 * KINDS);
    TEST_CASE(suite, the_same_mesh_gives_the_same_parts);
    TEST_CASE(suite, a_palette_that_fits_is_untouched);
    TEST_CASE(suite, a_mesh_that_uses_few_bones_is_one_part);
    TEST_CASE(suite, a_chain_is_cut_at_few_seams);
    TEST_CASE(suite, a_triangle_joins_the_part_that_knows_most_of_its_bones);
    TEST_CASE(suite, high_bones_survive_every_window);
    TEST_CASE(suite, weights_are_normalised_by_largest_remainder);
    TEST_CASE(suite, any_weights_normalise_to_255_within_one_step);
    TEST_CASE(suite, all_zero_weights_follow_the_first_bone);
    TEST_CASE(suite, normals_become_unit);
    TEST_CASE(suite, tangents_become_unit_and_their_side_a_sign);
    TEST_CASE(suite, windows_pack_the_bones_they_name);
    TEST_LOOP(suite, running_out_of_memory_leaks_nothing, 2 * KINDS);
    TEST_LOOP(suite, large_meshes_partition_in_linear_time, 2);
    return suite;
}
