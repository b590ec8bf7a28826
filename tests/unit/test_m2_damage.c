/* Damaged M2 files by the ten thousand: cut at every byte, every number made huge, bytes changed at random. Each must
 * load or fail with one message, in bounds, without a leak and within its memory; a model that loads must be fit for
 * use. */
#include "support/check_main.h"
#include "support/m2_builder.h"

#include <glskin/model.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

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
    char text[512];
};

static void *meter_allocate(void *user, void *old, size_t old_size, size_t new_size) {
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

static void meter_message(void *user, glskin_severity severity, glskin_result code, const char *text) {
    struct meter *meter = user;
    MUST(strchr(text, '\n') == NULL);
    meter->warnings += severity == GLSKIN_SEVERITY_WARNING;
    meter->notes += severity == GLSKIN_SEVERITY_NOTE;
    if (severity == GLSKIN_SEVERITY_ERROR) {
        ++meter->errors;
        meter->code = code;
        snprintf(meter->text, sizeof meter->text, "%s", text);
    }
}

/* The core must take whatever the reader let through. */
static void use_mesh(const glskin_mesh_desc *mesh, const glskin_bone *bones) {
    if (!mesh->vertex_count)
        return;
    for (size_t i = 0; i < 3 * mesh->vertex_count; ++i)
        MUST(isfinite(((const float *)mesh->position.data)[i]));
    for (size_t i = 0; i < mesh->index_count; ++i)
        MUST(((const uint16_t *)mesh->indices)[i] < mesh->vertex_count);
    MUST(mesh->index_count % 3 == 0);
    float *positions = malloc(mesh->vertex_count * 12);
    MUST(positions != NULL);
    MUST(glskin_skin_cpu(NULL, mesh, bones, GLSKIN_NORMALS_EXACT, positions, NULL) == GLSKIN_OK);
    free(positions);
}

static void use_batch(const glskin_model *model, const glskin_pose *pose, size_t index) {
    glskin_model_info info = glskin_model_info_get(model);
    glskin_batch batch;
    glskin_material material;
    MUST(glskin_model_batch(model, index, &batch) == GLSKIN_OK);
    MUST(batch.same_mesh <= index);
    if (batch.same_mesh == index)
        use_mesh(&batch.mesh, glskin_pose_bones(pose));
    MUST(glskin_model_material(model, (size_t)batch.material, &material) == GLSKIN_OK);
    MUST(material.layer_count >= 1);
    for (size_t i = 0; i < material.layer_count; ++i) {
        glskin_layer layer;
        glskin_layer_state state;
        MUST(glskin_model_layer(model, (size_t)batch.material, i, &layer) == GLSKIN_OK);
        MUST(glskin_pose_layer(pose, (size_t)batch.material, i, &state) == GLSKIN_OK);
        MUST(layer.filter < GLSKIN_FILTER_COUNT);
        MUST(state.texture[0] >= -1 && state.texture[0] < (int32_t)info.texture_count);
        MUST(!isnan(state.alpha));
        for (size_t c = 0; c < 4; ++c)
            MUST(isfinite(state.texcoord_rotation[c]));
    }
}

static void use_looks(const glskin_model *model, glskin_pose *pose) {
    glskin_model_info info = glskin_model_info_get(model);
    for (size_t i = 0; i < info.texture_count; ++i) {
        glskin_texture texture;
        MUST(glskin_model_texture(model, i, &texture) == GLSKIN_OK && texture.path);
    }
    for (size_t i = 0; i < info.batch_count; ++i)
        use_batch(model, pose, i);
}

static void use(const glskin_host *host, const glskin_model *model) {
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
        }
        glskin_sequence sequence;
        if (i < info.sequence_count)
            MUST(glskin_model_sequence(model, i, &sequence) == GLSKIN_OK && sequence.name);
    }
    for (size_t i = 0; i < info.bone_count; ++i) {
        glskin_node node;
        MUST(glskin_model_node(model, i, &node) == GLSKIN_OK);
        MUST(node.parent < (int)info.bone_count);
    }
    glskin_geoset geoset;
    MUST(glskin_model_geoset(model, 0, &geoset) == GLSKIN_OK);
    use_mesh(&geoset.mesh, glskin_pose_bones(pose));
    use_looks(model, pose);
    glskin_pose_destroy(pose);
}

static bool loads_strictly;
static size_t loaded_leniently;

static void meter_finding(void *user, const glskin_finding *finding) {
    struct meter *meter = user;
    ++meter->findings[finding->severity];
    MUST(meter->findings[GLSKIN_FINDING_ERROR] == (finding->severity == GLSKIN_FINDING_ERROR)); /* the last one */
    MUST(finding->count >= 1);
    MUST(finding->offset <= meter->size);
}

/* Loads exactly size bytes (so that AddressSanitizer sees the end) and, if that works, uses what it got. */
static glskin_result try_reading(const unsigned char *bytes, size_t size, glskin_reading reading) {
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
    if (model)
        use(&host, model);
    glskin_model_destroy(model);
    MUST(meter.now == 0);
    MUST(result != GLSKIN_OK || reading == GLSKIN_READING_STRICT || repaired == !loads_strictly);
    return result;
}

/* What strict reading takes, lenient reading takes without a repair; what it refuses, with one, or not at all. */
static glskin_result try_file(const unsigned char *bytes, size_t size) {
    loads_strictly = false;
    glskin_result result = try_reading(bytes, size, GLSKIN_READING_STRICT);
    loads_strictly = result == GLSKIN_OK;
    glskin_result lenient = try_reading(bytes, size, GLSKIN_READING_LENIENT);
    MUST(!loads_strictly || lenient == GLSKIN_OK);
    loaded_leniently += lenient == GLSKIN_OK && !loads_strictly;
    return result;
}

START_TEST(cut_at_every_byte) {
    struct m2b b;
    m2b_rich(&b);
    for (size_t size = 0; size <= b.size; ++size) {
        glskin_result result = try_file(b.bytes, size);
        if (result != (size < b.size ? GLSKIN_ERROR_MALFORMED_DATA : GLSKIN_OK))
            ck_abort_msg("%zu bytes: %s", size, glskin_result_name(result));
    }
    m2b_free(&b);
}
END_TEST

START_TEST(every_number_made_huge) {
    static const uint32_t values[] = {0xffffffff, 0x80000000, 0x7fffffff, 0x40000001,
                                      0x10000001, 0x15555556, 0xfffffff8, 0x05555556};
    struct m2b b;
    m2b_rich(&b);
    size_t loaded = 0;
    for (size_t v = 0; v < sizeof values / sizeof values[0]; ++v) {
        for (size_t at = 0; at + 4 <= b.size; ++at) {
            unsigned char kept[4];
            memcpy(kept, b.bytes + at, 4);
            m2b_set_u32(&b, at, values[v]);
            loaded += try_file(b.bytes, b.size) == GLSKIN_OK;
            memcpy(b.bytes + at, kept, 4);
        }
    }
    ck_assert_uint_gt(loaded, 0);
    m2b_free(&b);
}
END_TEST

static uint32_t next(uint32_t *seed) { /* xorshift: the same everywhere */
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed;
}

START_TEST(bytes_changed_at_random) {
    enum { ROUNDS = 4000 };
    uint32_t seed = 0x9e3779b9u * (uint32_t)(_i + 1);
    struct m2b b;
    m2b_rich(&b);
    unsigned char *copy = malloc(b.size);
    ck_assert_ptr_nonnull(copy);
    size_t loaded = 0;
    for (int round = 0; round < ROUNDS; ++round) {
        memcpy(copy, b.bytes, b.size);
        size_t size = next(&seed) % 16 ? b.size : next(&seed) % b.size;
        for (uint32_t changes = 1 + next(&seed) % 6; changes; --changes) {
            size_t at = next(&seed) % b.size;
            uint32_t kind = next(&seed) % 4;
            if (kind == 0)
                copy[at] = (unsigned char)next(&seed);
            else if (kind == 1)
                copy[at] ^= (unsigned char)(1u << next(&seed) % 8);
            else if (kind == 2)
                copy[at] = (unsigned char)(copy[at] + 1);
            else if (at + 4 <= b.size)
                memcpy(copy + at, b.bytes + next(&seed) % (b.size - 3), 4);
        }
        loaded += try_file(copy, size) == GLSKIN_OK;
    }
    ck_assert_uint_gt(loaded, 0);             /* else it tries nothing but the first checks */
    ck_assert_uint_gt(loaded_leniently, 100); /* and repairs nothing */
    ck_assert_uint_lt(loaded, ROUNDS);
    free(copy);
    m2b_free(&b);
}
END_TEST

START_TEST(every_allocation_may_fail) {
    struct m2b b;
    m2b_rich(&b);
    long failures = 0;
    for (glskin_result result = GLSKIN_ERROR_OUT_OF_MEMORY; result != GLSKIN_OK; ++failures) {
        struct meter meter = {.until_failure = failures};
        glskin_host host = {meter_allocate, meter_message, &meter};
        glskin_model *model;
        result = glskin_model_load(
            &(glskin_model_desc){.bytes = b.bytes, .size = b.size, .name = "poor", .host = &host}, &model);
        if (result == GLSKIN_OK) {
            ck_assert_int_eq(meter.until_failure, 0);
        } else {
            ck_assert_int_eq(result, GLSKIN_ERROR_OUT_OF_MEMORY);
            ck_assert_int_eq(meter.code, result);
            ck_assert_int_eq(meter.errors, 1);
            ck_assert_ptr_null(model);
        }
        glskin_model_destroy(model);
        ck_assert_uint_eq(meter.now, 0);
    }
    ck_assert_int_gt(failures, 60);
    m2b_free(&b);
}
END_TEST

/* The greediest honest files: many of the smallest things that cost memory. */
static void greedy(struct m2b *b, int kind) {
    enum { MANY = 30000, SEQUENCES = 200, TRACKS = 2000 };
    static const struct m2b_view view = {0};
    static const float move[] = {5, 1, 2, 3}, turn[] = {5, 0, 0, 0, 1};
    m2b_start(b, "greedy");
    if (kind == 0) { /* bones, in one long chain */
        m2b_bones(b, MANY);
        for (int i = 1; i < MANY; ++i)
            m2b_set_bone(b, (size_t)i, i - 1, 0, 1, 0, 0);
    } else if (kind == 1) { /* tracks of one key */
        m2b_bones(b, MANY);
        for (size_t i = 0; i < MANY; ++i) {
            m2b_track(b, m2b_translation(b, i), 0, -1, 3, 1, move, 0, NULL);
            m2b_track(b, m2b_rotation(b, i), 0, -1, 4, 1, turn, 0, NULL);
        }
    } else if (kind == 2) { /* sequences that need names of their own */
        struct m2b_sequence *sequences = calloc(MANY, sizeof *sequences);
        ck_assert_ptr_nonnull(sequences);
        for (uint32_t i = 0; i < MANY; ++i)
            sequences[i] = (struct m2b_sequence){(uint16_t)(i + 1000), 1, i * 10, i * 10 + 5, 0};
        m2b_sequences(b, MANY, sequences);
        free(sequences);
    } else if (kind == 3) { /* vertices */
        struct m2b_vertex *vertices = calloc(MANY, sizeof *vertices);
        ck_assert_ptr_nonnull(vertices);
        m2b_bones(b, 1);
        m2b_vertices(b, MANY, vertices);
        free(vertices);
    } else { /* ranges that name one key in another sequence: each becomes a key */
        struct m2b_sequence sequences[SEQUENCES];
        uint32_t ranges[SEQUENCES][2] = {{0}};
        for (uint32_t i = 0; i < SEQUENCES; ++i)
            sequences[i] = (struct m2b_sequence){0, 0, i * 10, i * 10 + 5, 0};
        m2b_sequences(b, SEQUENCES, sequences);
        m2b_bones(b, TRACKS);
        for (size_t i = 0; i < TRACKS; ++i)
            m2b_track(b, m2b_translation(b, i), 0, -1, 3, 1, move, SEQUENCES, (const uint32_t(*)[2])ranges);
    }
    m2b_views(b, 1, &view);
}

START_TEST(memory_stays_in_proportion_to_the_file) {
    struct m2b b;
    struct meter meter = {.until_failure = -1};
    glskin_host host = {meter_allocate, meter_message, &meter};
    greedy(&b, _i);
    glskin_model *model;
    ck_assert_msg(
        glskin_model_load(&(glskin_model_desc){.bytes = b.bytes, .size = b.size, .name = "greedy", .host = &host},
                          &model) == GLSKIN_OK,
        "%s", meter.text);
    printf("greedy %d: %.2f bytes per byte of %zu\n", _i, (double)meter.peak / (double)b.size, b.size);
    ck_assert_uint_gt(b.size, 1u << 20);
    ck_assert_uint_lt(meter.peak, 16 * b.size);
    glskin_model_destroy(model);
    ck_assert_uint_eq(meter.now, 0);
    m2b_free(&b);
}
END_TEST

/* Arrays that lie over each other: small files that ask for much memory, or much work. */
static void overlapping(struct m2b *b, int kind) {
    enum { MANY = 5000, LONG = 50000 };
    m2b_start(b, "overlapping");
    if (kind == 0) { /* every track has the same keys */
        m2b_bones(b, MANY);
        size_t track = m2b_translation(b, 0);
        m2b_array(b, track + 12, LONG, 4);
        m2b_array(b, track + 20, LONG, 12);
        for (size_t i = 1; i < MANY; ++i)
            memcpy(b->bytes + m2b_translation(b, i) + 12, b->bytes + track + 12, 16);
    } else if (kind == 1) { /* every track has the same ranges, of many sequences */
        struct m2b_sequence *sequences = calloc(MANY, sizeof *sequences);
        ck_assert_ptr_nonnull(sequences);
        for (uint32_t i = 0; i < MANY; ++i)
            sequences[i] = (struct m2b_sequence){0, 0, i * 10, i * 10 + 5, 0};
        m2b_sequences(b, MANY, sequences);
        m2b_bones(b, MANY);
        size_t track = m2b_translation(b, 0);
        m2b_array(b, track + 4, MANY, 8);
        m2b_array(b, track + 12, 1, 4);
        m2b_array(b, track + 20, 1, 12);
        for (size_t i = 1; i < MANY; ++i)
            memcpy(b->bytes + m2b_translation(b, i) + 4, b->bytes + track + 4, 24);
        free(sequences);
    } else if (kind == 2) { /* every texture has the same long name */
        m2b_array(b, M2B_TEXTURES, MANY, 16);
        size_t texture = m2b_element(b, M2B_TEXTURES, 0, 16), name = m2b_array(b, texture + 8, LONG, 1);
        memset(b->bytes + name, 'a', LONG);
        for (size_t i = 1; i < MANY; ++i)
            memcpy(b->bytes + m2b_element(b, M2B_TEXTURES, i, 16) + 8, b->bytes + texture + 8, 8);
    } else if (kind == 3) { /* every view has the same vertices, or every submesh has them all */
        static const struct m2b_vertex vertex = {.weight = {255}};
        static const uint16_t zero[] = {0};
        m2b_bones(b, 1);
        m2b_u16s(b, M2B_BONE_LOOKUP, 1, zero);
        m2b_vertices(b, 1, &vertex);
        m2b_array(b, M2B_VIEWS, MANY, M2B_VIEW_SIZE);
        size_t view = m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE);
        m2b_array(b, view, LONG, 2);
        m2b_array(b, view + 16, LONG, 4);
        for (size_t i = 1; i < MANY; ++i)
            memcpy(b->bytes + m2b_element(b, M2B_VIEWS, i, M2B_VIEW_SIZE), b->bytes + view, M2B_VIEW_SIZE);
    } else if (kind == 4) { /* every submesh that a batch draws has all triangles, or every batch all textures */
        static const uint16_t zero[3] = {0};
        static const struct m2b_vertex vertex = {.weight = {255}};
        m2b_bones(b, 1);
        m2b_vertices(b, 1, &vertex);
        m2b_array(b, M2B_VIEWS, 1, M2B_VIEW_SIZE);
        size_t view = m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE);
        m2b_u16s(b, view, 1, zero);
        m2b_array(b, view + 16, 1, 4);
        m2b_array(b, view + 8, LONG / 3 * 3, 2);
        m2b_array(b, view + 24, MANY, M2B_SUBMESH_SIZE);
        m2b_array(b, view + 32, MANY, M2B_BATCH_SIZE);
        for (size_t i = 0; i < MANY; ++i) {
            m2b_set_u16(b, m2b_element(b, view + 24, i, M2B_SUBMESH_SIZE) + 10, LONG / 3 * 3);
            m2b_set_u16(b, m2b_element(b, view + 32, i, M2B_BATCH_SIZE) + 4, (unsigned)i);
        }
    } else if (kind == 5) {
        static const struct m2b_submesh submesh = {0};
        static const uint16_t submeshes[2000] = {0};
        const struct m2b_view view = {
            .submesh_count = 1, .submeshes = &submesh, .batch_count = 2000, .batch_submeshes = submeshes};
        m2b_array(b, M2B_TEXTURES, 1, 16);
        m2b_array(b, M2B_TEXTURE_LOOKUP, LONG, 2);
        m2b_views(b, 1, &view);
        size_t batches = m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE) + 32;
        for (size_t i = 0; i < 2000; ++i)
            m2b_set_u16(b, m2b_element(b, batches, i, M2B_BATCH_SIZE) + 14, LONG);
    } else {
        static const struct m2b_vertex vertex = {.weight = {255}};
        static const uint16_t zero[] = {0};
        m2b_bones(b, 1);
        m2b_u16s(b, M2B_BONE_LOOKUP, 1, zero);
        m2b_vertices(b, 1, &vertex);
        m2b_array(b, M2B_VIEWS, 1, M2B_VIEW_SIZE);
        size_t view = m2b_element(b, M2B_VIEWS, 0, M2B_VIEW_SIZE);
        m2b_array(b, view, LONG, 2);
        m2b_array(b, view + 16, LONG, 4);
        m2b_array(b, view + 24, MANY, M2B_SUBMESH_SIZE);
        for (size_t i = 0; i < MANY; ++i)
            m2b_set_u16(b, m2b_element(b, view + 24, i, M2B_SUBMESH_SIZE) + 6, LONG);
    }
}

START_TEST(arrays_that_overlap_are_refused_at_once) {
    struct m2b b;
    overlapping(&b, _i);
    clock_t start = clock();
    struct meter meter = {.until_failure = -1};
    glskin_host host = {meter_allocate, meter_message, &meter};
    glskin_model *model;
    ck_assert_int_eq(
        glskin_model_load(&(glskin_model_desc){.bytes = b.bytes, .size = b.size, .name = "overlapping", .host = &host},
                          &model),
        GLSKIN_ERROR_MALFORMED_DATA);
    ck_assert_ptr_nonnull(strstr(meter.text, "lie over each other"));
    ck_assert_uint_lt(meter.peak, 16 * b.size + (1u << 20));
    ck_assert_uint_eq(meter.now, 0);
    ck_assert_double_lt((double)(clock() - start) / CLOCKS_PER_SEC, 1);
    m2b_free(&b);
}
END_TEST

/* Some tracks may share keys, as long as what is made of them stays in proportion too. */
START_TEST(shared_keys_cost_what_they_become) {
    enum { KEYS = 50000 };
    static const int interpolations[] = {1, 2};
    static const struct m2b_view view = {0};
    bool loaded = false, refused = false;
    for (int kind = 0; kind < 4; ++kind)
        for (size_t bones = 1; bones <= 9; ++bones) {
            bool rotation = kind / 2;
            int interpolation = interpolations[kind % 2];
            size_t components = rotation ? 4 : 3, key = components * (interpolation >= 2 ? 3 : 1) * sizeof(float);
            struct m2b b;
            struct meter meter = {.until_failure = -1};
            glskin_host host = {meter_allocate, meter_message, &meter};
            glskin_model *model = NULL;
            m2b_start(&b, "shared");
            m2b_bones(&b, bones);
            size_t track = rotation ? m2b_rotation(&b, 0) : m2b_translation(&b, 0);
            m2b_set_u16(&b, track, (unsigned)interpolation);
            m2b_set_u16(&b, track + 2, 0xFFFF);
            m2b_array(&b, track + 12, KEYS, 4);
            size_t values = m2b_array(&b, track + 20, KEYS, key);
            const float one = 1;
            for (size_t i = 3; i < KEYS * key / sizeof one && rotation; i += 4)
                memcpy(b.bytes + values + i * sizeof one, &one, sizeof one);
            for (size_t i = 1; i < bones; ++i)
                memcpy(b.bytes + (rotation ? m2b_rotation(&b, i) : m2b_translation(&b, i)), b.bytes + track, 28);
            m2b_views(&b, 1, &view);
            glskin_result result = glskin_model_load(
                &(glskin_model_desc){.bytes = b.bytes, .size = b.size, .name = "shared", .host = &host}, &model);
            ck_assert_msg(result == GLSKIN_OK || strstr(meter.text, "lie over each other"), "%s", meter.text);
            loaded |= result == GLSKIN_OK && bones > 1;
            refused |= result != GLSKIN_OK;
            ck_assert_msg(meter.peak < 16 * b.size + (1u << 20), "%zu bones, kind %d: %.2f bytes a byte", bones, kind,
                          (double)meter.peak / (double)b.size);
            glskin_model_destroy(model);
            ck_assert_uint_eq(meter.now, 0);
            m2b_free(&b);
        }
    ck_assert(loaded && refused);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("m2 damage");
    TEST_CASE(suite, cut_at_every_byte);
    TEST_CASE(suite, every_number_made_huge);
    TEST_LOOP(suite, bytes_changed_at_random, 6);
    TEST_CASE(suite, every_allocation_may_fail);
    TEST_LOOP(suite, memory_stays_in_proportion_to_the_file, 5);
    TEST_LOOP(suite, arrays_that_overlap_are_refused_at_once, 7);
    TEST_CASE(suite, shared_keys_cost_what_they_become);
    return suite;
}
