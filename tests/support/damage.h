/* What tests of damaged models share: an allocator that counts, and a use of everything that a model has, for what
 * loads must be fit for use. */
#ifndef GLSKIN_TESTS_DAMAGE_H
#define GLSKIN_TESTS_DAMAGE_H

#include <check.h>
#include <glskin/model.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ck_assert tells the parent process of every success, which would be most of the time spent here. */
#define MUST(condition)                                                                                                \
    do {                                                                                                               \
        if (!(condition))                                                                                              \
            ck_abort_msg("not so: %s", #condition);                                                                    \
    } while (0)

/* An allocator that counts bytes, and fails where it is told to. */
struct meter {
    size_t now, peak;
    long until_failure; /* allocations; negative: never */
    int errors, warnings, notes, findings[4];
    size_t size; /* the file's */
    glskin_result code;
};

static inline void *meter_allocate(void *user, void *old, size_t old_size, size_t new_size) {
    struct meter *meter = user;
    if (new_size) {
        if (meter->until_failure == 0)
            return NULL;
        if (meter->until_failure > 0)
            --meter->until_failure;
    }
    MUST(old_size <= meter->now);
    meter->now = meter->now - old_size + new_size;
    if (meter->now > meter->peak)
        meter->peak = meter->now;
    if (new_size)
        return realloc(old, new_size);
    free(old);
    return NULL;
}

static inline void meter_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct meter *meter = user;
    MUST(strchr(text, '\n') == NULL);
    meter->warnings += severity == GLSKIN_SEVERITY_WARNING;
    meter->notes += severity == GLSKIN_SEVERITY_NOTE;
    if (severity == GLSKIN_SEVERITY_ERROR) {
        ++meter->errors;
        meter->code = code;
    }
}

/* The core must take whatever the reader let through. */
static inline void skin(const glskin_mesh_desc *mesh, const glskin_bone *bones) {
    float *positions = malloc(mesh->vertex_count * 12 + 1);
    MUST(positions != NULL);
    MUST(glskin_skin_cpu(NULL, mesh, bones, GLSKIN_NORMALS_PLAIN, positions, NULL) == GLSKIN_OK);
    free(positions);
}

static inline void use_geosets(const glskin_model *model, const glskin_bone *bones) {
    glskin_model_info info = glskin_model_info_get(model);
    for (size_t g = 0; g < info.geoset_count; ++g) {
        glskin_geoset geoset;
        MUST(glskin_model_geoset(model, g, &geoset) == GLSKIN_OK);
        const glskin_mesh_desc *mesh = &geoset.mesh;
        size_t total = 0;
        for (size_t i = 0; i < mesh->classic.groups.count; ++i) {
            MUST(mesh->classic.groups.sizes[i] >= 1);
            total += mesh->classic.groups.sizes[i];
        }
        MUST(total == mesh->classic.groups.bone_total);
        for (size_t i = 0; i < total; ++i)
            MUST(mesh->classic.groups.bones[i] < info.bone_count);
        MUST(!mesh->vertex_count || !mesh->skin.data == !!mesh->classic.group.data);
        for (size_t i = 0; i < mesh->vertex_count && mesh->classic.group.data; ++i)
            MUST((mesh->classic.group_size == 2
                      ? ((const uint16_t *)mesh->classic.group.data)[i]
                      : ((const unsigned char *)mesh->classic.group.data)[i]) < mesh->classic.groups.count);
        for (size_t i = 0; i < 4 * mesh->vertex_count && geoset.mesh.tangent.data; ++i)
            MUST(isfinite(((const float *)geoset.mesh.tangent.data)[i]));
        MUST(geoset.material >= -1 && geoset.material < (int)info.material_count);
        MUST(strlen(geoset.lod_name) <= 80);
        for (size_t i = 0; i < 3 * mesh->vertex_count; ++i)
            MUST(isfinite(((const float *)mesh->position.data)[i]));
        for (size_t i = 0; i < mesh->index_count; ++i)
            MUST(((const uint16_t *)mesh->indices)[i] < mesh->vertex_count);
        MUST(mesh->index_count % 3 == 0);
        if (mesh->vertex_count)
            skin(mesh, bones);
    }
}

static inline void use_looks(const glskin_model *model, const glskin_pose *pose) {
    glskin_model_info info = glskin_model_info_get(model);
    for (size_t g = 0; g < info.geoset_count; ++g) {
        glskin_geoset_state state;
        MUST(glskin_pose_geoset(pose, g, &state) == GLSKIN_OK);
    }
    for (size_t t = 0; t < info.texture_count; ++t) {
        glskin_texture texture;
        MUST(glskin_model_texture(model, t, &texture) == GLSKIN_OK);
        MUST(strlen(texture.path) <= 260);
    }
    for (size_t m = 0; m < info.material_count; ++m) {
        glskin_material material;
        MUST(glskin_model_material(model, m, &material) == GLSKIN_OK);
        MUST(strlen(material.shader) <= 80);
        for (size_t l = 0; l < material.layer_count; ++l) {
            glskin_layer layer;
            glskin_layer_state state;
            MUST(glskin_model_layer(model, m, l, &layer) == GLSKIN_OK);
            MUST(glskin_pose_layer(pose, m, l, &state) == GLSKIN_OK);
            MUST(layer.filter < GLSKIN_FILTER_COUNT);
            for (int slot = 0; slot < GLSKIN_SLOT_COUNT; ++slot) {
                MUST(layer.texture[slot] >= -1 && layer.texture[slot] < (int)info.texture_count);
                MUST(state.texture[slot] >= -1 && state.texture[slot] < (int)info.texture_count);
            }
        }
    }
}

static inline void use_poses(const glskin_host *host, const glskin_model *model) {
    glskin_model_info info = glskin_model_info_get(model);
    glskin_pose *pose;
    MUST(glskin_pose_create(host, model, GLSKIN_CPU_AUTO, &pose) == GLSKIN_OK);
    for (size_t i = 0; i <= info.sequence_count; ++i) {
        for (int step = 0; step < 3; ++step) {
            glskin_pose_desc desc = {.sequence = i < info.sequence_count ? i : GLSKIN_SEQUENCE_NONE,
                                     .time_ms = 301.5 * step,
                                     .global_time_ms = 5e9 * step,
                                     .camera = {0, 0, step == 2, step == 1}};
            MUST(glskin_pose_evaluate(pose, &desc) == GLSKIN_OK);
            use_looks(model, pose);
        }
    }
    for (size_t i = 0; i < info.bone_count; ++i) {
        glskin_node node;
        MUST(glskin_model_node(model, i, &node) == GLSKIN_OK);
        MUST(node.name != NULL);
        MUST(node.parent < (int)info.bone_count);
    }
    use_geosets(model, glskin_pose_bones(pose));
    glskin_pose_destroy(pose);
}

static bool loads_strictly;
static size_t loaded_leniently;

static inline void meter_finding(void *user, const glskin_finding *finding) {
    struct meter *meter = user;
    ++meter->findings[finding->severity];
    MUST(meter->findings[GLSKIN_FINDING_ERROR] == (finding->severity == GLSKIN_FINDING_ERROR)); /* the last one */
    MUST(finding->count >= 1);
    MUST(finding->offset <= meter->size);
}

/* Loads exactly size bytes (so that AddressSanitizer sees the end) and, if that works, uses what it got. */
static inline glskin_result try_reading(const unsigned char *bytes, size_t size, glskin_reading reading) {
    struct meter meter = {.until_failure = -1, .size = size};
    glskin_host host = {meter_allocate, meter_message, &meter};
    unsigned char *copy = malloc(size ? size : 1);
    MUST(copy != NULL);
    memcpy(copy, bytes, size);
    glskin_model *model;
    glskin_model_desc desc = {.bytes = copy,
                              .size = size,
                              .name = "damaged",
                              .host = &host,
                              .reading = reading,
                              .finding = meter_finding,
                              .user = &meter};
    glskin_result result = glskin_model_load(&desc, &model);
    free(copy);
    MUST(meter.errors == (result != GLSKIN_OK));
    MUST(meter.code == result);
    MUST(meter.peak < 16 * size + (1u << 20));
    MUST((model != NULL) == (result == GLSKIN_OK));
    MUST(meter.findings[GLSKIN_FINDING_ERROR] == (result != GLSKIN_OK));
    MUST(meter.findings[GLSKIN_FINDING_REPAIRED] == 0 || reading == GLSKIN_READING_LENIENT);
    MUST(meter.findings[GLSKIN_FINDING_REPAIRED] + meter.findings[GLSKIN_FINDING_WARNING] == meter.warnings);
    MUST(meter.findings[GLSKIN_FINDING_NOTE] == meter.notes);
    bool repaired = meter.findings[GLSKIN_FINDING_REPAIRED] > 0;
    if (model) {
        use_poses(&host, model);
    }
    glskin_model_destroy(model);
    MUST(meter.now == 0);
    MUST(result != GLSKIN_OK || reading == GLSKIN_READING_STRICT || repaired == !loads_strictly);
    return result;
}

/* What strict reading takes, lenient reading takes without a repair; what it refuses, with one, or not at all. */
static inline glskin_result try_file(const unsigned char *bytes, size_t size) {
    loads_strictly = false;
    glskin_result result = try_reading(bytes, size, GLSKIN_READING_STRICT);
    loads_strictly = result == GLSKIN_OK;
    glskin_result lenient = try_reading(bytes, size, GLSKIN_READING_LENIENT);
    MUST(!loads_strictly || lenient == GLSKIN_OK);
    loaded_leniently += lenient == GLSKIN_OK && !loads_strictly;
    return result;
}

static inline uint32_t next(uint32_t *seed) { /* xorshift: the same everywhere */
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

#endif
