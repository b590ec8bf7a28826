#include "skin/cpu_mesh.h"

#include <string.h>

#include "core/cpu.h"
#include "core/host.h"
#include "skin/groups.h"
#include "skin/kernel.h"

enum { PALETTE_ALIGNMENT = 16, CLASSES = 3 };
static const unsigned class_influences[CLASSES] = {1, 2, 4};

/* Vertices that follow equally many entries of one window. */
struct run {
    size_t first, count;
    unsigned influences;
    bool ascending;
    size_t first_block; /* of position, normal and tangent, and SKIN_BLOCK times that of place */
    size_t first_slot;  /* of offset and weight */
    size_t first_entry; /* where its window begins in the palette */
};

/* Where an entry's columns come from. */
struct entry {
    size_t first; /* of members */
    uint32_t size;
    uint32_t like; /* the first entry that is the same: itself, or one before it whose mean is there already */
};

struct glskin_cpu_mesh {
    glskin_host host;
    glskin_cpu cpu;
    skin_kernel kernel;
    glskin_normals rule;
    size_t vertex_count, block_count, slot_count, run_count, entry_count, member_count;
    struct run *runs;
    float (*position)[3][SKIN_BLOCK], (*normal)[3][SKIN_BLOCK];
    float (*tangent)[4][SKIN_BLOCK]; /* NULL where the mesh has none */
    uint32_t *place;
    uint16_t *offset;
    float *weight;
    struct entry *entries;
    uint32_t *members; /* bones */
};

void glskin_cpu_mesh_destroy(glskin_cpu_mesh *mesh) {
    if (!mesh)
        return;
    const glskin_host host = mesh->host;
    void *const blocks[] = {mesh->runs,   mesh->position, mesh->normal,  mesh->tangent, mesh->place,
                            mesh->offset, mesh->weight,   mesh->entries, mesh->members, mesh};
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
        host_free(&host, blocks[i]);
}

/* ---- Influences ---------------------------------------------------------------------------------------------- */

struct influences {
    unsigned count, which; /* which of class_influences; count fills it */
    uint8_t entry[4];
    float weight[4];
};

/* Entries that carry weight, each once. A slot to spare takes half of the first one's share, which is exact: a weight
 * of 0 would make a NaN of a bone that holds Inf. */
static struct influences gather(const struct skin_record *record) {
    struct influences out = {0};
    unsigned weight[4] = {0};
    for (int slot = 0; slot < 4; slot++) {
        unsigned at = 0;
        while (at < out.count && out.entry[at] != record->bone[slot])
            at++;
        if (!record->weight[slot])
            continue;
        out.entry[at] = record->bone[slot];
        weight[at] += record->weight[slot];
        out.count += at == out.count;
    }
    for (unsigned i = 0; i < out.count; i++)
        out.weight[i] = (float)weight[i] / 255.0f;
    if (out.count == 1 && weight[0] == 255)
        return out;
    out.which = out.count <= 2 ? 1 : 2;
    if (out.count < class_influences[out.which]) {
        out.entry[out.count] = out.entry[0];
        out.weight[0] *= 0.5f;
        out.weight[out.count++] = out.weight[0];
    }
    return out;
}

static bool stands(const struct skin_encoded *encoded, enum skin_order order, size_t vertex) {
    return order == SKIN_ORDER_ENCODED || encoded->encoded[encoded->source[vertex]] == vertex;
}

/* The runs of one part, and after them what the next part's begin with. */
static struct run count_runs(const struct skin_encoded *encoded, enum skin_order order, const struct skin_part *part,
                             struct run next, struct run runs[CLASSES]) {
    for (int c = 0; c < CLASSES; c++)
        runs[c] = (struct run){.influences = class_influences[c], .ascending = true, .first_entry = part->first_entry};
    for (size_t v = part->first_vertex; v < (size_t)part->first_vertex + part->vertex_count; v++)
        if (stands(encoded, order, v))
            runs[gather(&encoded->skin[v]).which].count++;
    for (int c = 0; c < CLASSES; c++) {
        const size_t blocks = (runs[c].count + SKIN_BLOCK - 1) / SKIN_BLOCK;
        runs[c].first = next.first;
        runs[c].first_block = next.first_block;
        runs[c].first_slot = next.first_slot;
        next.first += runs[c].count;
        next.first_block += blocks;
        next.first_slot += blocks * SKIN_BLOCK * runs[c].influences;
    }
    return next;
}

static void bake_vertex(glskin_cpu_mesh *mesh, const struct skin_encoded *encoded, size_t vertex, uint32_t place,
                        struct run *run, size_t number) {
    const struct influences influences = gather(&encoded->skin[vertex]);
    const size_t block = run->first_block + number / SKIN_BLOCK, lane = number % SKIN_BLOCK;
    for (int c = 0; c < 3; c++) {
        mesh->position[block][c][lane] = encoded->position[vertex][c];
        mesh->normal[block][c][lane] = encoded->normal[vertex][c];
    }
    for (int c = 0; mesh->tangent && c < 4; c++)
        mesh->tangent[block][c][lane] = encoded->tangent[vertex][c];
    for (unsigned i = 0; i < influences.count; i++) {
        const size_t slot = run->first_slot + number * run->influences + i;
        mesh->offset[slot] = (uint16_t)(influences.entry[i] * SKIN_ENTRY_FLOATS);
        mesh->weight[slot] = influences.weight[i];
    }
    mesh->place[block * SKIN_BLOCK + lane] = place;
}

static void bake_part(glskin_cpu_mesh *mesh, const struct skin_encoded *encoded, enum skin_order order,
                      const struct skin_part *part, struct run runs[CLASSES]) {
    size_t done[CLASSES] = {0}, last[CLASSES] = {0};
    for (size_t v = part->first_vertex; v < (size_t)part->first_vertex + part->vertex_count; v++) {
        if (!stands(encoded, order, v))
            continue;
        const unsigned which = gather(&encoded->skin[v]).which;
        const uint32_t place = order == SKIN_ORDER_SOURCE ? encoded->source[v] : (uint32_t)v;
        struct run *run = &runs[which];
        const uint32_t *places = mesh->place + run->first_block * SKIN_BLOCK + done[which];
        run->ascending = run->ascending && (!done[which] || place > places[-1]);
        bake_vertex(mesh, encoded, v, place, run, done[which]++);
        last[which] = v;
    }
    for (int c = 0; c < CLASSES; c++) /* what fills the last block is never written */
        for (; done[c] % SKIN_BLOCK; done[c]++)
            bake_vertex(mesh, encoded, last[c], 0, &runs[c], done[c]);
}

static glskin_result bake_vertices(glskin_cpu_mesh *mesh, const struct skin_encoded *encoded, enum skin_order order) {
    struct run next = {0};
    mesh->runs = host_alloc(&mesh->host, encoded->part_count, CLASSES * sizeof *mesh->runs);
    if (!mesh->runs)
        return host_fail_memory(&mesh->host, "parts to bake", encoded->part_count);
    mesh->run_count = encoded->part_count * CLASSES;
    for (size_t p = 0; p < encoded->part_count; p++)
        next = count_runs(encoded, order, &encoded->parts[p], next, mesh->runs + p * CLASSES);
    mesh->vertex_count = next.first;
    mesh->block_count = next.first_block;
    mesh->slot_count = next.first_slot;
    mesh->position = host_alloc(&mesh->host, mesh->block_count, sizeof *mesh->position);
    mesh->normal = host_alloc(&mesh->host, mesh->block_count, sizeof *mesh->normal);
    mesh->place = host_alloc(&mesh->host, mesh->block_count, SKIN_BLOCK * sizeof *mesh->place);
    mesh->offset = host_alloc(&mesh->host, mesh->slot_count, sizeof *mesh->offset);
    mesh->weight = host_alloc(&mesh->host, mesh->slot_count, sizeof *mesh->weight);
    if (encoded->tangent)
        mesh->tangent = host_alloc(&mesh->host, mesh->block_count, sizeof *mesh->tangent);
    if (!mesh->position || !mesh->normal || !mesh->place || !mesh->offset || !mesh->weight ||
        (encoded->tangent && !mesh->tangent))
        return host_fail_memory(&mesh->host, "vertices to bake", mesh->vertex_count);
    for (size_t p = 0; p < encoded->part_count; p++)
        bake_part(mesh, encoded, order, &encoded->parts[p], mesh->runs + p * CLASSES);
    return GLSKIN_OK;
}

/* ---- The palette --------------------------------------------------------------------------------------------- */

static size_t entry_size(const struct skin_encoded *encoded, uint32_t number) {
    return encoded->groups.count ? encoded->groups.sizes[number] : 1;
}

/* A group that several windows hold is averaged once. */
static glskin_result bake_palette(glskin_cpu_mesh *mesh, const struct skin_encoded *encoded) {
    mesh->entry_count = encoded->entry_count;
    size_t numbers = encoded->groups.count ? encoded->groups.count : encoded->bone_count;
    uint32_t *seen = host_alloc(&mesh->host, numbers, sizeof *seen); /* one more than the entry that has it */
    mesh->entries = host_alloc(&mesh->host, mesh->entry_count, sizeof *mesh->entries);
    if (!seen || !mesh->entries) {
        host_free(&mesh->host, seen);
        return host_fail_memory(&mesh->host, "palette entries", mesh->entry_count);
    }
    for (size_t e = 0; e < mesh->entry_count; e++) {
        const uint32_t number = encoded->entries[e];
        if (!seen[number]) {
            seen[number] = (uint32_t)e + 1;
            mesh->entries[e].size = (uint32_t)entry_size(encoded, number);
            mesh->entries[e].first = mesh->member_count;
            mesh->member_count += mesh->entries[e].size;
        }
        mesh->entries[e].like = seen[number] - 1;
    }
    host_free(&mesh->host, seen);
    mesh->members = host_alloc(&mesh->host, mesh->member_count, sizeof *mesh->members);
    if (!mesh->members)
        return host_fail_memory(&mesh->host, "bones of palette entries", mesh->member_count);
    for (size_t e = 0; e < mesh->entry_count; e++) {
        const uint32_t number = encoded->entries[e];
        const uint32_t *from =
            encoded->groups.count ? encoded->groups.bones + encoded->group_first[number] : &encoded->entries[e];
        if (mesh->entries[e].like == e)
            memcpy(mesh->members + mesh->entries[e].first, from, mesh->entries[e].size * sizeof *from);
    }
    return GLSKIN_OK;
}

glskin_result skin_cpu_mesh_bake(const glskin_host *host, const struct skin_encoded *encoded, enum skin_order order,
                                 glskin_normals rule, glskin_cpu kernel, glskin_cpu_mesh **out) {
    *out = NULL;
    if (rule != GLSKIN_NORMALS_EXACT && rule != GLSKIN_NORMALS_PLAIN)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: rule is %d; expected EXACT or PLAIN", (int)rule);
    if ((unsigned)kernel >= GLSKIN_CPU_COUNT)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: kernel is %d; expected 0 to %d", (int)kernel,
                         GLSKIN_CPU_COUNT - 1);
    const glskin_cpu cpu = cpu_choose(kernel);
    if (cpu == GLSKIN_CPU_AUTO)
        return host_fail(host, GLSKIN_ERROR_UNSUPPORTED, "skin: this build or processor has no %s",
                         glskin_cpu_name(kernel));
    glskin_cpu_mesh *mesh = host_alloc(host, 1, sizeof *mesh);
    if (!mesh)
        return host_fail_memory(host, "mesh", 1);
    mesh->host = host ? *host : (glskin_host){0};
    mesh->cpu = cpu;
    mesh->kernel = skin_kernel_find(cpu);
    mesh->rule = rule;
    glskin_result result = bake_vertices(mesh, encoded, order);
    if (!result)
        result = bake_palette(mesh, encoded);
    if (result)
        glskin_cpu_mesh_destroy(mesh);
    else
        *out = mesh;
    return result;
}

glskin_result glskin_cpu_mesh_create(const glskin_host *host, const glskin_mesh_desc *desc, glskin_normals rule,
                                     glskin_cpu kernel, glskin_cpu_mesh **out) {
    if (!out)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: out is NULL; it is required");
    *out = NULL;
    struct skin_encoded encoded;
    glskin_result result = skin_encode(host, desc, SKIN_WINDOW_MAX, &encoded);
    if (result)
        return result;
    result = skin_cpu_mesh_bake(host, &encoded, SKIN_ORDER_SOURCE, rule, kernel, out);
    skin_encoded_free(&encoded);
    return result;
}

glskin_cpu glskin_cpu_mesh_kernel(const glskin_cpu_mesh *mesh) {
    return mesh->cpu;
}

size_t glskin_cpu_mesh_vertex_count(const glskin_cpu_mesh *mesh) {
    return mesh->vertex_count;
}

size_t glskin_cpu_mesh_palette_size(const glskin_cpu_mesh *mesh) {
    return mesh->entry_count * SKIN_ENTRY_FLOATS * sizeof(float);
}

static bool is_aligned(const void *palette) {
    return (uintptr_t)palette % PALETTE_ALIGNMENT == 0;
}

static glskin_result check_palette(const glskin_cpu_mesh *mesh, const void *palette) {
    if (!palette)
        return host_fail(&mesh->host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: palette is NULL; it is required");
    if (!is_aligned(palette))
        return host_fail(&mesh->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "skin: palette is not aligned; expected a multiple of %d bytes", PALETTE_ALIGNMENT);
    return GLSKIN_OK;
}

glskin_result glskin_cpu_mesh_pack(const glskin_cpu_mesh *mesh, const glskin_bone *bones, void *palette) {
    if (!bones)
        return host_fail(&mesh->host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: bones is NULL; it is required");
    glskin_result result = check_palette(mesh, palette);
    if (result)
        return result;
    float(*to)[SKIN_ENTRY_FLOATS] = palette;
    for (size_t e = 0; e < mesh->entry_count; e++) {
        const struct entry *entry = &mesh->entries[e];
        const uint32_t *members = mesh->members + entry->first;
        if (entry->like != e) {
            memcpy(to[e], to[entry->like], sizeof(glskin_bone));
        } else if (entry->size == 1) {
            memcpy(to[e], &bones[*members], sizeof(glskin_bone));
        } else {
            const glskin_bone mean = skin_group_mean(bones, members, entry->size);
            memcpy(to[e], &mean, sizeof mean);
        }
    }
    return GLSKIN_OK;
}

/* ---- Skinning ------------------------------------------------------------------------------------------------ */

static glskin_result check_stride(const glskin_host *host, const char *field, const void *data, size_t least,
                                  size_t *stride) {
    if (!*stride)
        *stride = least;
    if (data && *stride < least)
        return host_fail(host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "skin: %s_stride is %zu; expected at least %zu, or 0 for tightly packed", field, *stride,
                         least);
    return GLSKIN_OK;
}

static glskin_result check_target(const glskin_cpu_mesh *mesh, glskin_cpu_target *out) {
    if (!out->position)
        return host_fail(&mesh->host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: position is NULL; it is required");
    if (out->tangent && !mesh->tangent)
        return host_fail(&mesh->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "skin: tangent is asked for; the mesh was made without");
    glskin_result result =
        check_stride(&mesh->host, "position", out->position, 3 * sizeof(float), &out->position_stride);
    if (!result)
        result = check_stride(&mesh->host, "normal", out->normal, 3 * sizeof(float), &out->normal_stride);
    if (!result)
        result = check_stride(&mesh->host, "tangent", out->tangent, 4 * sizeof(float), &out->tangent_stride);
    return result;
}

glskin_result glskin_cpu_mesh_skin(const glskin_cpu_mesh *mesh, const void *palette, size_t first, size_t count,
                                   const glskin_cpu_target *out) {
    glskin_result result = check_palette(mesh, palette);
    if (result)
        return result;
    if (!out)
        return host_fail(&mesh->host, GLSKIN_ERROR_INVALID_ARGUMENT, "skin: out is NULL; it is required");
    glskin_cpu_target target = *out;
    if ((result = check_target(mesh, &target)))
        return result;
    if (first > mesh->vertex_count || count > mesh->vertex_count - first)
        return host_fail(&mesh->host, GLSKIN_ERROR_INVALID_ARGUMENT,
                         "skin: %zu vertices from %zu; expected to end at the %zu there are", count, first,
                         mesh->vertex_count);
    for (size_t r = 0; r < mesh->run_count && count; r++) {
        const struct run *run = &mesh->runs[r];
        if (first >= run->first + run->count)
            continue;
        const size_t skipped = first - run->first, left = run->count - skipped, taken = count < left ? count : left;
        const size_t skipped_blocks = skipped / SKIN_BLOCK, block = run->first_block + skipped_blocks;
        const size_t slot = run->first_slot + skipped_blocks * SKIN_BLOCK * run->influences;
        mesh->kernel(&(struct skin_job){
            .begin = skipped % SKIN_BLOCK,
            .end = skipped % SKIN_BLOCK + taken,
            .influences = run->influences,
            .palette = (const float *)palette + run->first_entry * SKIN_ENTRY_FLOATS,
            .offset = mesh->offset + slot,
            .weight = mesh->weight + slot,
            .position = (const float(*)[3][SKIN_BLOCK])mesh->position + block,
            .normal = (const float(*)[3][SKIN_BLOCK])mesh->normal + block,
            .tangent = mesh->tangent ? (const float(*)[4][SKIN_BLOCK])mesh->tangent + block : NULL,
            .place = mesh->place + block * SKIN_BLOCK,
            .ascending = run->ascending,
            .rule = mesh->rule,
            .out = &target,
        });
        first += taken;
        count -= taken;
    }
    return GLSKIN_OK;
}
