/* The compute path's tiles: every vertex once, in its window, nothing over anything else. */
#include "support/check_main.h"

#include "skin/tiles.h"

#include <stdlib.h>

/* A mesh of two bones a vertex out of `bones`, of which `window` are seen at once. */
static struct skin_encoded make_mesh(size_t vertices, size_t bones, size_t window) {
    float(*position)[3] = calloc(vertices, sizeof *position), (*normal)[3] = calloc(vertices, sizeof *normal);
    uint8_t(*weight)[4] = calloc(vertices, sizeof *weight);
    uint16_t(*bone)[4] = calloc(vertices, sizeof *bone);
    for (size_t v = 0; v < vertices; v++) {
        position[v][0] = (float)v;
        normal[v][2] = 1;
        weight[v][0] = 155;
        weight[v][1] = 100;
        bone[v][0] = (uint16_t)(v * (bones - 1) / vertices);
        bone[v][1] = (uint16_t)(bone[v][0] + 1);
    }
    const glskin_mesh_desc desc = {
        .vertex_count = vertices,
        .bone_count = bones,
        .index_size = sizeof(uint32_t),
        .position = {.data = position},
        .normal = {.data = normal},
        .influences = {.weight = {weight, sizeof *weight}, .bone = {bone, sizeof *bone}, .bone_size = sizeof **bone},
    };
    struct skin_encoded mesh;
    ck_assert_int_eq(skin_encode(&(glskin_host){.user = NULL}, &desc, window, &mesh), GLSKIN_OK);
    free(position);
    free(normal);
    free(weight);
    free(bone);
    return mesh;
}

static void check_tiles(const struct skin_encoded *mesh, enum skin_layout layout) {
    static const size_t least_bytes[SKIN_LAYOUTS] = {16 + 4, 24 + 4, 16};
    const glskin_host host = {.user = NULL};
    unsigned char *seen = calloc(mesh->vertex_count, 1);
    struct skin_tiles tiles;
    size_t last_end = 0;
    ck_assert_int_eq(skin_tiles_make(&host, mesh, layout, &tiles), GLSKIN_OK);
    for (size_t t = 0; t < tiles.count; t++) {
        const struct skin_tile *tile = &tiles.tiles[t];
        const struct skin_part *part = mesh->parts;
        while (tile->first_vertex >= part->first_vertex + part->vertex_count)
            part++;
        ck_assert_uint_eq(tile->first_entry, part->first_entry);
        ck_assert_uint_eq(tile->entry_count, part->entry_count);
        ck_assert_uint_le(tile->first_vertex + tile->vertex_count, part->first_vertex + part->vertex_count);
        ck_assert_uint_le(tile->vertex_count, skin_tile_vertices(mesh->vertex_count));
        ck_assert_uint_ge((size_t)tile->first_step * TILE_STEP, last_end);
        last_end = (size_t)tile->first_step * TILE_STEP + tile->vertex_count * least_bytes[layout];
        for (uint32_t v = 0; v < tile->vertex_count; v++)
            seen[tile->first_vertex + v]++;
    }
    ck_assert_uint_le(last_end, tiles.size);
    for (size_t v = 0; v < mesh->vertex_count; v++)
        ck_assert_msg(seen[v] == 1, "vertex %zu stands in %d tiles", v, seen[v]);
    skin_tiles_free(&host, &tiles);
    free(seen);
}

START_TEST(every_vertex_stands_in_one_tile) {
    static const size_t counts[] = {1, 1023, 1024, 1025, 5000};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (size_t window = 12; window <= 256; window += 244) {
            struct skin_encoded mesh = make_mesh(counts[i], 30, window);
            for (int layout = 0; layout < SKIN_LAYOUTS; layout++)
                check_tiles(&mesh, (enum skin_layout)layout);
            skin_encoded_free(&mesh);
        }
}
END_TEST

/* A unit of a crowd is cut small, a mesh that alone keeps a GPU at work is not, and none into fewer than 4,096. */
START_TEST(large_meshes_have_large_tiles) {
    ck_assert_uint_eq(skin_tile_vertices(1), 1024);
    ck_assert_uint_eq(skin_tile_vertices(1000000), 1024);
    ck_assert_uint_eq(skin_tile_vertices((8 << 20) - 1), 1024);
    ck_assert_uint_eq(skin_tile_vertices(8 << 20), 2048);
    ck_assert_uint_eq(skin_tile_vertices(16 << 20), 4096);
    ck_assert_uint_eq(skin_tile_vertices(64 << 20), 4096);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("tiles");
    TCase *tiles = tcase_create("tiles");
    tcase_add_test(tiles, every_vertex_stands_in_one_tile);
    tcase_add_test(tiles, large_meshes_have_large_tiles);
    suite_add_tcase(suite, tiles);
    return suite;
}
