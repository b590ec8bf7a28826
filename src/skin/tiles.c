#include "skin/tiles.h"

#include "core/host.h"
#include "skin/kernel.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { CORNER_STEPS = 2, NORMAL_STEPS = 2047, POSITION_STEPS = 65535 };

/* Compact positions are counted from here. One grid for the whole mesh: vertices at one place stay together. */
struct grid {
    float corner[3], step[3];
};

static uint32_t influences_of(const struct skin_record *record) {
    int used = 0, most = 0;
    for (int i = 0; i < 4; i++) {
        used += record->weight[i] != 0;
        most = record->weight[i] > most ? record->weight[i] : most;
    }
    if (used == 1 && most == 255)
        return 1;
    return used <= 2 ? 2 : 4;
}

static uint32_t fewest_influences(const struct skin_record *skin, size_t count, enum skin_layout layout) {
    uint32_t most = 1;
    for (size_t i = 0; i < count && most < 4; i++) {
        uint32_t needed = influences_of(&skin[i]);
        most = needed > most ? needed : most;
    }
    return layout == SKIN_COMPACT && most == 2 ? 4 : most;
}

static size_t round_up(size_t size, size_t step) {
    return (size + step - 1) / step * step;
}

static size_t influence_bytes(uint32_t influences, size_t count) {
    return round_up(count * (influences == 1 ? 1 : 2 * influences), 8);
}

static size_t vertex_bytes(const struct skin_tile *tile, enum skin_layout layout) {
    size_t count = tile->vertex_count;
    switch (layout) {
    case SKIN_COMPACT: return (CORNER_STEPS + count) * TILE_STEP;
    case SKIN_FLOATS: return count * 24 + influence_bytes(tile->influences, count);
    default: return count * 16 + influence_bytes(tile->influences, count);
    }
}

static size_t tile_bytes(const struct skin_tile *tile, enum skin_layout layout, bool tangents) {
    return round_up(vertex_bytes(tile, layout) + (tangents ? 4 * (size_t)tile->vertex_count : 0), TILE_STEP);
}

/* The record with weights in front and every slot of weight 0 naming a bone that carries some, as the shader asks. */
static struct skin_record pack_record(const struct skin_record *record) {
    struct skin_record out = {{0}, {0}};
    int used = 0;
    for (int i = 0; i < 4; i++)
        if (record->weight[i]) {
            out.bone[used] = record->bone[i];
            out.weight[used++] = record->weight[i];
        }
    for (int i = used; i < 4; i++)
        out.bone[i] = out.bone[0];
    return out;
}

static void write_influence(const struct skin_record *record, uint32_t influences, unsigned char *at, size_t i) {
    struct skin_record packed = pack_record(record);
    const uint8_t two[4] = {packed.bone[0], packed.bone[1], packed.weight[0], packed.weight[1]};
    if (influences == 1)
        at[i] = packed.bone[0];
    else if (influences == 2)
        memcpy(at + i * 4, two, sizeof two);
    else
        memcpy(at + i * 8, &packed, sizeof packed);
}

static void write_octahedral(const struct skin_encoded *mesh, const struct skin_tile *tile, unsigned char *out) {
    size_t stride = tile->influences == 4 ? 24 : 16;
    for (size_t i = 0; i < tile->vertex_count; i++) {
        size_t v = tile->first_vertex + i;
        int16_t normal[2];
        octahedral_encode(mesh->normal[v], normal);
        memcpy(out + i * stride, mesh->position[v], 12);
        memcpy(out + i * stride + 12, normal, 4);
        if (tile->influences == 4)
            write_influence(&mesh->skin[v], 4, out + i * stride + 16, 0);
        else
            write_influence(&mesh->skin[v], tile->influences, out + (size_t)tile->vertex_count * 16, i);
    }
}

static void write_floats(const struct skin_encoded *mesh, const struct skin_tile *tile, unsigned char *out) {
    unsigned char *yz = out + (size_t)tile->vertex_count * 16, *skin = yz + (size_t)tile->vertex_count * 8;
    for (size_t i = 0; i < tile->vertex_count; i++) {
        size_t v = tile->first_vertex + i;
        memcpy(out + i * 16, mesh->position[v], 12);
        memcpy(out + i * 16 + 12, mesh->normal[v], 4);
        memcpy(yz + i * 8, mesh->normal[v] + 1, 8);
        write_influence(&mesh->skin[v], tile->influences, skin, i);
    }
}

static struct grid grid_of(const struct skin_encoded *mesh) {
    struct grid grid;
    for (int axis = 0; axis < 3; axis++) {
        float low = FLT_MAX, high = -FLT_MAX;
        for (size_t v = 0; v < mesh->vertex_count; v++) {
            low = fminf(low, mesh->position[v][axis]);
            high = fmaxf(high, mesh->position[v][axis]);
        }
        grid.corner[axis] = low;
        grid.step[axis] = (float)(((double)high - (double)low) / POSITION_STEPS);
    }
    return grid;
}

static uint32_t grid_number(const struct grid *grid, const float position[3], int axis) {
    double step = (double)grid->step[axis];
    double number = step > 0 ? floor(((double)position[axis] - (double)grid->corner[axis]) / step + 0.5) : 0;
    return number < POSITION_STEPS ? (uint32_t)number : POSITION_STEPS;
}

/* Two numbers of 12 bits, 0 .. 4094. */
static uint32_t small_normal(const float normal[3]) {
    int16_t wide[2];
    octahedral_encode(normal, wide);
    uint32_t x = (uint32_t)floor((wide[0] / 32767.0 + 1) * NORMAL_STEPS + 0.5);
    uint32_t y = (uint32_t)floor((wide[1] / 32767.0 + 1) * NORMAL_STEPS + 0.5);
    return x | y << 12;
}

static void write_compact(const struct skin_encoded *mesh, const struct skin_tile *tile, const struct grid *grid,
                          unsigned char *out) {
    memcpy(out, grid->corner, sizeof grid->corner);
    memcpy(out + TILE_STEP, grid->step, sizeof grid->step);
    for (size_t i = 0; i < tile->vertex_count; i++) {
        size_t v = tile->first_vertex + i;
        const float *position = mesh->position[v];
        const struct skin_record r = pack_record(&mesh->skin[v]);
        const uint32_t words[4] = {
            grid_number(grid, position, 0) | grid_number(grid, position, 1) << 16,
            grid_number(grid, position, 2) | (uint32_t)r.bone[0] << 16 | (uint32_t)r.bone[1] << 24,
            r.bone[2] | (uint32_t)r.bone[3] << 8 | (uint32_t)r.weight[1] << 16 | (uint32_t)r.weight[2] << 24,
            r.weight[3] | small_normal(mesh->normal[v]) << 8};
        memcpy(out + (CORNER_STEPS + i) * TILE_STEP, words, sizeof words);
    }
}

static void write_tile(const struct skin_encoded *mesh, enum skin_layout layout, const struct skin_tile *tile,
                       const struct grid *grid, unsigned char *out) {
    if (layout == SKIN_COMPACT)
        write_compact(mesh, tile, grid, out);
    else if (layout == SKIN_FLOATS)
        write_floats(mesh, tile, out);
    else
        write_octahedral(mesh, tile, out);
    out += vertex_bytes(tile, layout);
    for (size_t i = 0; mesh->tangent && i < tile->vertex_count; i++) {
        int16_t pair[2];
        tangent_encode(mesh->tangent[tile->first_vertex + i], pair);
        memcpy(out + i * sizeof pair, pair, sizeof pair);
    }
}

uint32_t skin_tile_vertices(size_t mesh_vertices) {
    enum { LEAST = 1024, MOST = 4096, GROUPS = 4096 };
    uint32_t count = LEAST;
    while (count < MOST && mesh_vertices / (2 * count) >= GROUPS)
        count *= 2;
    return count;
}

static size_t plan_tiles(const struct skin_encoded *mesh, enum skin_layout layout, struct skin_tiles *out) {
    const uint32_t most = skin_tile_vertices(mesh->vertex_count);
    size_t steps = 0;
    for (size_t p = 0; p < mesh->part_count; p++) {
        const struct skin_part *part = &mesh->parts[p];
        for (uint32_t first = 0; first < part->vertex_count; first += most) {
            struct skin_tile *tile = &out->tiles[out->count++];
            uint32_t left = part->vertex_count - first;
            tile->first_step = (uint32_t)steps;
            tile->vertex_count = left < most ? left : most;
            tile->first_entry = part->first_entry;
            tile->entry_count = part->entry_count;
            tile->first_vertex = part->first_vertex + first;
            tile->influences = fewest_influences(mesh->skin + tile->first_vertex, tile->vertex_count, layout);
            steps += tile_bytes(tile, layout, mesh->tangent != NULL) / TILE_STEP;
        }
    }
    return steps;
}

glskin_result skin_tiles_make(const glskin_host *host, const struct skin_encoded *mesh, enum skin_layout layout,
                              struct skin_tiles *out) {
    size_t most = mesh->vertex_count / skin_tile_vertices(mesh->vertex_count) + mesh->part_count;
    *out = (struct skin_tiles){.tiles = host_alloc(host, most, sizeof *out->tiles)};
    if (!out->tiles)
        return host_fail_memory(host, "tiles", most);
    size_t steps = plan_tiles(mesh, layout, out);
    glskin_result result = GLSKIN_OK;
    if (steps > UINT32_MAX)
        result = host_fail(host, GLSKIN_ERROR_UNSUPPORTED, "mesh: %zu vertices are more than a buffer can hold",
                           mesh->vertex_count);
    else if (!(out->bytes = host_alloc(host, steps, TILE_STEP)))
        result = host_fail_memory(host, "bytes of vertices", steps * TILE_STEP);
    if (result != GLSKIN_OK) {
        skin_tiles_free(host, out);
        return result;
    }
    out->size = steps * TILE_STEP;
    const struct grid grid = layout == SKIN_COMPACT ? grid_of(mesh) : (struct grid){{0}, {0}};
    for (size_t t = 0; t < out->count; t++)
        write_tile(mesh, layout, &out->tiles[t], &grid, out->bytes + (size_t)out->tiles[t].first_step * TILE_STEP);
    return GLSKIN_OK;
}

void skin_tiles_free(const glskin_host *host, struct skin_tiles *tiles) {
    host_free(host, tiles->bytes);
    host_free(host, tiles->tiles);
    *tiles = (struct skin_tiles){0};
}
