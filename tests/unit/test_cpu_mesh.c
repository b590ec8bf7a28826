/* glskin_cpu_mesh as a host uses it: ranges, strides, alignment, odd counts, tangents, influences, windows and groups,
 * for every kernel that this machine runs. Expected values are the double reference's. */
#include "support/reference.h"
#include "unit/skin_probe.h"

enum { MOST = 2400, GUARD = 0xA5 };

static glskin_cpu kernels[GLSKIN_CPU_COUNT];
static int kernel_count;

static void find_kernels(void) {
    for (int cpu = GLSKIN_CPU_SCALAR; cpu < GLSKIN_CPU_COUNT; cpu++)
        if (glskin_cpu_available((glskin_cpu)cpu))
            kernels[kernel_count++] = (glskin_cpu)cpu;
}

/* One mesh, its bones and what becomes of it. */
struct scene {
    size_t count;
    uint32_t bone_count;
    float p[MOST][3], n[MOST][3], t[MOST][4];
    uint16_t bone[MOST][4], group[MOST], indices[MOST * 3];
    uint8_t weight[MOST][4];
    uint32_t sizes[MOST], members[MOST * 9];
    glskin_bone *bones;
    glskin_mesh_desc desc;
    double positions[MOST][3], normals[MOST][3], tangents[MOST][4];
};

/* M * t by the blended matrix, normalised; w turned where the determinant is negative. */
static void expected_tangents(struct scene *scene) {
    for (size_t v = 0; v < scene->count; v++) {
        const double p[3] = {0, 0, 0}, t[3] = {(double)scene->t[v][0], (double)scene->t[v][1], (double)scene->t[v][2]};
        struct reference_sum sum;
        reference_blend(&scene->desc, scene->bones, v, p, &sum);
        double determinant = 0;
        for (int c = 0; c < 3; c++)
            determinant += sum.matrix[0][c] * reference_cofactor(sum.matrix, 0, c);
        reference_normal(sum.matrix, GLSKIN_NORMALS_PLAIN, t, scene->tangents[v]);
        scene->tangents[v][3] = determinant < 0 ? -(double)scene->t[v][3] : (double)scene->t[v][3];
    }
}

/* influences: how many a vertex has at most; exactly so many where it isn't 0, else 1 to 4 as it comes. */
static struct scene *scene_make(uint64_t seed, size_t count, uint32_t bone_count, unsigned influences, bool mirrored) {
    struct dice dice = {seed};
    struct scene *scene = calloc(1, sizeof *scene);
    scene->count = count;
    scene->bone_count = bone_count;
    scene->bones = dice_posed_bones(&dice, bone_count, mirrored);
    for (size_t v = 0; v < count; v++) {
        for (int k = 0; k < 3; k++)
            scene->p[v][k] = dice_real(&dice, -1, 1);
        dice_unit(&dice, scene->n[v]);
        dice_unit(&dice, scene->t[v]);
        scene->t[v][3] = dice_roll(&dice, 2) ? 1 : -1;
        unsigned slots = influences ? influences : 1 + dice_roll(&dice, 4), left = 255;
        for (unsigned k = 0; k < slots; k++) {
            unsigned share = k == slots - 1 ? left : 1 + dice_roll(&dice, left / 2);
            scene->bone[v][k] = (uint16_t)((dice_roll(&dice, bone_count) / 4 * 4 + k) % bone_count);
            scene->weight[v][k] = (uint8_t)share;
            left -= share;
        }
    }
    scene->desc = (glskin_mesh_desc){.vertex_count = count,
                                     .bone_count = bone_count,
                                     .position = {scene->p, 0},
                                     .normal = {scene->n, 0},
                                     .tangent = {scene->t, 0},
                                     .influences = {{scene->weight, 0}, {scene->bone, 0}, 2}};
    return scene;
}

static void scene_expect(struct scene *scene, glskin_normals rule) {
    reference_skin(&scene->desc, scene->bones, rule, scene->positions, scene->normals);
    expected_tangents(scene);
}

static void scene_free(struct scene *scene) {
    free(scene->bones);
    free(scene);
}

struct prepared {
    glskin_cpu_mesh *mesh;
    void *palette;
    struct probe probe;
};

static void prepare(struct prepared *out, const struct scene *scene, glskin_cpu cpu, glskin_normals rule) {
    const glskin_host host = probe_host(&out->probe);
    ck_assert_msg(glskin_cpu_mesh_create(&host, &scene->desc, rule, cpu, &out->mesh) == GLSKIN_OK, "%s",
                  out->probe.error);
    size_t size = glskin_cpu_mesh_palette_size(out->mesh);
    ck_assert_uint_eq(size % 64, 0);
    ck_assert_uint_eq(glskin_cpu_mesh_vertex_count(out->mesh), scene->count);
    out->palette = aligned_alloc(64, size); /* just that long: the sanitizer sees a byte past it */
    ck_assert_int_eq(glskin_cpu_mesh_pack(out->mesh, scene->bones, out->palette), GLSKIN_OK);
}

static void release(struct prepared *prepared) {
    glskin_cpu_mesh_destroy(prepared->mesh);
    free(prepared->palette);
    ck_assert_uint_eq(prepared->probe.blocks, 0);
    ck_assert_uint_eq(prepared->probe.errors, 0);
}

/* Where a test has its vertices written. */
struct sink {
    size_t stride, position, normal, tangent; /* byte offsets; 0 for normal and tangent: none */
};

static bool close_to(const unsigned char *at, const double *expected, size_t components) {
    for (size_t k = 0; k < components; k++) {
        float got;
        memcpy(&got, at + 4 * k, 4);
        if (!(reference_error((double)got, expected[k]) < 2e-6))
            return false;
    }
    return true;
}

/* Skins in ranges of `step` vertices, the last first, and looks at every byte. */
static void skin_and_compare(const struct scene *scene, const struct prepared *prepared, const struct sink *sink,
                             size_t step) {
    size_t size = scene->count * sink->stride;
    unsigned char *memory = malloc(size), *written = calloc(sink->stride, 1);
    memset(memory, GUARD, size);
    const glskin_cpu_target target = {.position = memory + sink->position,
                                      .position_stride = sink->stride,
                                      .normal = sink->normal ? memory + sink->normal : NULL,
                                      .normal_stride = sink->stride,
                                      .tangent = sink->tangent ? memory + sink->tangent : NULL,
                                      .tangent_stride = sink->stride};
    for (size_t first = (scene->count + step - 1) / step * step; first > 0;) {
        first -= step;
        size_t count = scene->count - first < step ? scene->count - first : step;
        ck_assert_int_eq(glskin_cpu_mesh_skin(prepared->mesh, prepared->palette, first, count, &target), GLSKIN_OK);
    }
    memset(written + sink->position, 1, 12);
    if (sink->normal)
        memset(written + sink->normal, 1, 12);
    if (sink->tangent)
        memset(written + sink->tangent, 1, 16);
    for (size_t v = 0; v < scene->count; v++) {
        const unsigned char *at = memory + v * sink->stride;
        REQUIRE(close_to(at + sink->position, scene->positions[v], 3));
        REQUIRE(!sink->normal || close_to(at + sink->normal, scene->normals[v], 3));
        REQUIRE(!sink->tangent || close_to(at + sink->tangent, scene->tangents[v], 4));
        for (size_t k = 0; k < sink->stride; k++)
            REQUIRE(written[k] || at[k] == GUARD);
    }
    free(memory);
    free(written);
}

/* Tight positions alone; then interleaved: aligned, odd, with and without each. */
static const struct sink sinks[] = {{12, 0, 0, 0},   {24, 0, 12, 0}, {40, 0, 12, 24}, {28, 0, 0, 12}, {53, 1, 15, 0},
                                    {61, 3, 17, 31}, {16, 0, 0, 0},  {47, 31, 0, 1},  {32, 4, 16, 0}, {77, 60, 30, 2}};
enum { SINKS = sizeof sinks / sizeof *sinks };

START_TEST(every_count_and_target_matches_the_reference) {
    static const size_t counts[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 100};
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (unsigned influences = 0; influences <= 4; influences++)
            for (int rule = 0; rule < 2; rule++) {
                struct scene *scene = scene_make(c * 7 + influences + 1, counts[c], 50, influences, c % 2);
                scene_expect(scene, (glskin_normals)rule);
                struct prepared prepared;
                prepare(&prepared, scene, kernels[_i], (glskin_normals)rule);
                for (size_t s = 0; s < SINKS; s++)
                    skin_and_compare(scene, &prepared, &sinks[s], counts[c]);
                release(&prepared);
                scene_free(scene);
            }
}
END_TEST

START_TEST(ranges_make_up_the_whole) {
    static const size_t steps[] = {1, 2, 3, 5, 7, 8, 9, 13, 64, 101, 1000};
    for (unsigned influences = 0; influences <= 4; influences += 2) {
        struct scene *scene = scene_make(41 + influences, 203, 60, influences, false);
        scene_expect(scene, GLSKIN_NORMALS_EXACT);
        struct prepared prepared;
        prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_EXACT);
        for (size_t s = 0; s < sizeof steps / sizeof *steps; s++)
            for (size_t k = 0; k < SINKS; k++)
                skin_and_compare(scene, &prepared, &sinks[k], steps[s]);
        release(&prepared);
        scene_free(scene);
    }
}
END_TEST

/* Positions and normals tightly packed in arrays of their own, at every alignment, and not a byte beyond. */
static void skin_tight(const struct scene *scene, const struct prepared *prepared, size_t alignment, size_t first,
                       size_t count) {
    size_t bytes = scene->count * 12;
    unsigned char *p = malloc(bytes + 96), *n = malloc(bytes + 96);
    memset(p, GUARD, bytes + 96);
    memset(n, GUARD, bytes + 96);
    ck_assert_int_eq(
        glskin_cpu_mesh_skin(prepared->mesh, prepared->palette, first, count,
                             &(glskin_cpu_target){.position = p + 32 + alignment, .normal = n + 64 - alignment}),
        GLSKIN_OK);
    for (size_t v = 0; v < scene->count; v++) {
        const unsigned char *at[2] = {p + 32 + alignment + 12 * v, n + 64 - alignment + 12 * v};
        for (int what = 0; what < 2; what++) {
            const double *expected = what ? scene->normals[v] : scene->positions[v];
            if (v >= first && v < first + count)
                REQUIRE(close_to(at[what], expected, 3));
            else
                for (int k = 0; k < 12; k++)
                    REQUIRE(at[what][k] == GUARD);
        }
    }
    for (size_t k = 0; k < 32; k++)
        REQUIRE(p[k] == GUARD && n[k] == GUARD && p[bytes + 64 + k] == GUARD && n[bytes + 64 + k] == GUARD);
    free(p);
    free(n);
}

/* All vertices follow four bones: the skinning order is the desc's, and a neighbour's range may be being written. */
START_TEST(tight_targets_are_written_in_the_range_alone) {
    struct scene *scene = scene_make(3, 64, 64, 4, false);
    scene_expect(scene, GLSKIN_NORMALS_PLAIN);
    struct prepared prepared;
    prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_PLAIN);
    for (size_t alignment = 0; alignment < 32; alignment++)
        skin_tight(scene, &prepared, alignment, 0, scene->count);
    for (size_t first = 0; first < 20; first++)
        for (size_t count = 0; count < 30; count++)
            skin_tight(scene, &prepared, 4, first, count);
    release(&prepared);
    scene_free(scene);
}
END_TEST

/* 700 bones: several windows, by triangles too, each vertex of the desc once. */
START_TEST(more_bones_than_a_window_holds) {
    for (int indexed = 0; indexed < 2; indexed++) {
        struct scene *scene = scene_make(11, MOST, 700, 0, false);
        struct dice dice = {5};
        for (size_t i = 0; i < MOST * 3; i++)
            scene->indices[i] = (uint16_t)dice_roll(&dice, MOST);
        if (indexed) {
            scene->desc.indices = scene->indices;
            scene->desc.index_count = MOST * 3;
        }
        scene_expect(scene, GLSKIN_NORMALS_EXACT);
        struct prepared prepared;
        prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_EXACT);
        skin_and_compare(scene, &prepared, &sinks[2], MOST);
        skin_and_compare(scene, &prepared, &sinks[5], 77);
        release(&prepared);
        scene_free(scene);
    }
}
END_TEST

/* One window of 700 bones: vertices stand in the triangles' order, in which eight may begin and end as neighbours do
 * that lie in the desc's. */
START_TEST(neighbours_in_another_order_find_their_places) {
    static const uint16_t order[8] = {0, 2, 1, 3, 4, 6, 5, 7};
    struct scene *scene = scene_make(12, 240, 700, 4, false);
    for (size_t v = 0; v < scene->count; v++) {
        for (int k = 0; k < 4; k++)
            scene->bone[v][k] %= 100;
        scene->indices[v] = (uint16_t)(v / 8 * 8 + order[v % 8]);
    }
    scene->desc.indices = scene->indices;
    scene->desc.index_count = scene->count;
    scene_expect(scene, GLSKIN_NORMALS_PLAIN);
    struct prepared prepared;
    prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_PLAIN);
    skin_tight(scene, &prepared, 0, 0, scene->count);
    release(&prepared);
    scene_free(scene);
}
END_TEST

/* Groups of 1 to 9 bones, 40 in one window and 700 in several. */
START_TEST(groups_are_averaged) {
    for (uint32_t groups = 40; groups <= 700; groups += 660) {
        struct scene *scene = scene_make(groups, MOST, 300, 1, false);
        struct dice dice = {groups};
        size_t total = 0;
        for (uint32_t g = 0; g < groups; g++) {
            scene->sizes[g] = 1 + g % 9;
            for (uint32_t k = 0; k < scene->sizes[g]; k++)
                scene->members[total++] = dice_roll(&dice, 300);
        }
        for (size_t v = 0; v < MOST; v++)
            scene->group[v] = (uint16_t)dice_roll(&dice, groups);
        for (size_t i = 0; i < MOST * 3; i++)
            scene->indices[i] = (uint16_t)dice_roll(&dice, MOST);
        scene->desc.influences = (glskin_influences){{0}, {0}, 0};
        scene->desc.classic = (glskin_classic){{scene->group, 0}, 2, {scene->sizes, groups, scene->members, total}};
        scene->desc.indices = scene->indices;
        scene->desc.index_count = MOST * 3;
        scene_expect(scene, GLSKIN_NORMALS_EXACT);
        struct prepared prepared;
        prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_EXACT);
        skin_and_compare(scene, &prepared, &sinks[2], 500);
        release(&prepared);
        scene_free(scene);
    }
}
END_TEST

/* Scaled to nothing, flattened along the tangent, mirrored; beside plain vertices, in each of a register's lanes. */
START_TEST(tangents_follow_their_rule) {
    enum { BONES = 4 };
    glskin_bone bones[BONES] = {bone_at(1, 2, 3), bone_make(0, 0, 0, 0, 0, 0), bone_make(0, 1, 1, 0, 0, 0),
                                bone_make(1, -2, 1, 0, 0, 0)};
    const float bind[4] = {0.6f, 0.8f, 0, -1};
    const double length = sqrt(0.36 + 2.56);
    const double expected[BONES][4] = {
        {0.6, 0.8, 0, -1}, {0.6, 0.8, 0, -1}, {0, 1, 0, -1}, {0.6 / length, -1.6 / length, 0, 1}};
    for (size_t lane = 0; lane < 8; lane++)
        for (size_t b = 0; b < BONES; b++) {
            struct scene *scene = scene_make(1, 8, BONES, 1, false);
            memcpy(scene->bones, bones, sizeof bones);
            for (size_t v = 0; v < 8; v++) {
                memcpy(scene->t[v], bind, sizeof bind);
                scene->bone[v][0] = v == lane ? (uint16_t)b : 0;
            }
            struct prepared prepared;
            float p[8][3], t[8][4];
            prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_PLAIN);
            ck_assert_int_eq(glskin_cpu_mesh_skin(prepared.mesh, prepared.palette, 0, 8,
                                                  &(glskin_cpu_target){.position = p, .tangent = t}),
                             GLSKIN_OK);
            for (size_t v = 0; v < 8; v++)
                for (int k = 0; k < 4; k++)
                    ck_assert_double_eq_tol((double)t[v][k], expected[v == lane ? b : 0][k], 4e-7);
            release(&prepared);
            scene_free(scene);
        }
}
END_TEST

/* Every bone that a vertex names at weight 0 is poisoned, in each slot beside one, two and three that count. */
START_TEST(weight_0_keeps_poison_out) {
    for (unsigned mask = 1; mask < 15; mask++) {
        struct scene *scene = scene_make(mask, 40, 8, 4, false);
        for (size_t v = 0; v < scene->count; v++)
            for (unsigned k = 0; k < 4; k++) {
                bool counts = mask >> k & 1;
                scene->bone[v][k] = (uint16_t)(counts ? k : 4 + k);
                scene->weight[v][k] = (uint8_t)(counts ? 50 + k : 0);
            }
        for (unsigned b = 4; b < 8; b++)
            for (int k = 0; k < 12; k++)
                scene->bones[b].row[k / 4][k % 4] = k % 2 ? NAN : INFINITY;
        scene_expect(scene, GLSKIN_NORMALS_EXACT);
        struct prepared prepared;
        prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_EXACT);
        skin_and_compare(scene, &prepared, &sinks[2], 40);
        release(&prepared);
        scene_free(scene);
    }
}
END_TEST

/* A bone at infinity takes its vertices there, and doesn't make them NaN on the way. */
START_TEST(infinity_stays_infinity) {
    for (unsigned influences = 1; influences <= 4; influences++) {
        struct scene *scene = scene_make(influences, 20, 4, influences, false);
        for (int b = 0; b < 4; b++) {
            scene->bones[b] = bone_at(INFINITY, 0, 0);
        }
        struct prepared prepared;
        float p[20][3];
        prepare(&prepared, scene, kernels[_i], GLSKIN_NORMALS_EXACT);
        ck_assert_int_eq(
            glskin_cpu_mesh_skin(prepared.mesh, prepared.palette, 0, 20, &(glskin_cpu_target){.position = p}),
            GLSKIN_OK);
        for (size_t v = 0; v < 20; v++)
            ck_assert(isinf(p[v][0]) && p[v][0] > 0 && isfinite(p[v][1]));
        release(&prepared);
        scene_free(scene);
    }
}
END_TEST

#define REFUSED(call, result, text)                                                                                    \
    do {                                                                                                               \
        probe_host(&prepared.probe);                                                                                   \
        ck_assert_int_eq((call), (result));                                                                            \
        ck_assert_uint_eq(prepared.probe.errors, 1);                                                                   \
        ck_assert_msg(strstr(prepared.probe.error, (text)) != NULL, "\"%s\"", prepared.probe.error);                   \
    } while (0)

START_TEST(callers_bugs_are_named) {
    struct scene *scene = scene_make(9, 10, 20, 0, false);
    struct prepared prepared;
    prepare(&prepared, scene, GLSKIN_CPU_AUTO, GLSKIN_NORMALS_EXACT);
    float p[10][3], t[10][4];
    glskin_cpu_target out = {.position = p};
    const glskin_cpu_mesh *mesh = prepared.mesh;
    char *palette = prepared.palette;
    const glskin_result bug = GLSKIN_ERROR_INVALID_ARGUMENT;
    REFUSED(glskin_cpu_mesh_pack(mesh, NULL, palette), bug, "bones is NULL");
    REFUSED(glskin_cpu_mesh_pack(mesh, scene->bones, NULL), bug, "palette is NULL");
    REFUSED(glskin_cpu_mesh_pack(mesh, scene->bones, palette + 4), bug, "not aligned; expected a multiple of 16 bytes");
    REFUSED(glskin_cpu_mesh_skin(mesh, palette + 8, 0, 1, &out), bug, "not aligned");
    REFUSED(glskin_cpu_mesh_skin(mesh, palette, 0, 11, &out), bug, "11 vertices from 0; expected to end at the 10");
    REFUSED(glskin_cpu_mesh_skin(mesh, palette, 11, 0, &out), bug, "0 vertices from 11");
    REFUSED(glskin_cpu_mesh_skin(mesh, palette, 2, SIZE_MAX, &out), bug, "from 2");
    REFUSED(glskin_cpu_mesh_skin(mesh, palette, 0, 1, NULL), bug, "out is NULL");
    out.position_stride = 11;
    REFUSED(glskin_cpu_mesh_skin(mesh, palette, 0, 1, &out), bug, "position_stride is 11; expected at least 12");
    out = (glskin_cpu_target){.position = p, .tangent = t, .tangent_stride = 12};
    REFUSED(glskin_cpu_mesh_skin(mesh, palette, 0, 1, &out), bug, "tangent_stride is 12; expected at least 16");
    out = (glskin_cpu_target){.normal = p};
    REFUSED(glskin_cpu_mesh_skin(mesh, palette, 0, 1, &out), bug, "position is NULL");
    probe_host(&prepared.probe);
    out = (glskin_cpu_target){.position = p};
    ck_assert_int_eq(glskin_cpu_mesh_skin(mesh, palette, 10, 0, &out), GLSKIN_OK);
    glskin_cpu_mesh_destroy(prepared.mesh);
    scene->desc.tangent = (glskin_stream){NULL, 0};
    const glskin_host host = probe_host(&prepared.probe);
    ck_assert_int_eq(glskin_cpu_mesh_create(&host, &scene->desc, GLSKIN_NORMALS_EXACT, GLSKIN_CPU_AUTO, &prepared.mesh),
                     GLSKIN_OK);
    out.tangent = t;
    REFUSED(glskin_cpu_mesh_skin(prepared.mesh, palette, 0, 1, &out), bug, "tangent is asked for");
    glskin_cpu_mesh_destroy(prepared.mesh);
    free(palette);
    scene_free(scene);
}
END_TEST

START_TEST(what_cannot_be_prepared_is_refused) {
    struct scene *scene = scene_make(9, 10, 20, 0, false);
    glskin_cpu_mesh *mesh;
    struct probe probe;
    glskin_host host = probe_host(&probe);
    const glskin_cpu lacking = glskin_cpu_available(GLSKIN_CPU_NEON) ? GLSKIN_CPU_AVX2 : GLSKIN_CPU_NEON;
    PROBE_FAILED(probe, glskin_cpu_mesh_create(&host, &scene->desc, GLSKIN_NORMALS_EXACT, lacking, &mesh),
                 GLSKIN_ERROR_UNSUPPORTED, glskin_cpu_name(lacking));
    ck_assert_ptr_null(mesh);
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_cpu_mesh_create(&host, &scene->desc, GLSKIN_NORMALS_EXACT, GLSKIN_CPU_COUNT, &mesh),
                 GLSKIN_ERROR_INVALID_ARGUMENT, "kernel is 5; expected 0 to 4");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_cpu_mesh_create(&host, &scene->desc, (glskin_normals)7, GLSKIN_CPU_AUTO, &mesh),
                 GLSKIN_ERROR_INVALID_ARGUMENT, "rule is 7");
    host = probe_host(&probe);
    PROBE_FAILED(probe, glskin_cpu_mesh_create(&host, &scene->desc, GLSKIN_NORMALS_EXACT, GLSKIN_CPU_AUTO, NULL),
                 GLSKIN_ERROR_INVALID_ARGUMENT, "out is NULL");
    host = probe_host(&probe);
    ck_assert_int_eq(glskin_cpu_mesh_create(&host, &scene->desc, GLSKIN_NORMALS_EXACT, GLSKIN_CPU_AUTO, &mesh),
                     GLSKIN_OK);
    ck_assert_int_ne(glskin_cpu_mesh_kernel(mesh), GLSKIN_CPU_AUTO);
    glskin_cpu_mesh_destroy(mesh);
    glskin_cpu_mesh_destroy(NULL);
    for (size_t calls = probe.calls, i = 1; i <= calls; i++) {
        host = probe_host(&probe);
        probe.fail_at = i;
        PROBE_FAILED(probe, glskin_cpu_mesh_create(&host, &scene->desc, GLSKIN_NORMALS_EXACT, GLSKIN_CPU_AUTO, &mesh),
                     GLSKIN_ERROR_OUT_OF_MEMORY, "out of memory: ");
    }
    scene_free(scene);
}
END_TEST

Suite *test_suite(void) {
    find_kernels();
    Suite *suite = suite_create("cpu_mesh");
    TEST_LOOP(suite, every_count_and_target_matches_the_reference, kernel_count);
    TEST_LOOP(suite, ranges_make_up_the_whole, kernel_count);
    TEST_LOOP(suite, tight_targets_are_written_in_the_range_alone, kernel_count);
    TEST_LOOP(suite, more_bones_than_a_window_holds, kernel_count);
    TEST_LOOP(suite, neighbours_in_another_order_find_their_places, kernel_count);
    TEST_LOOP(suite, groups_are_averaged, kernel_count);
    TEST_LOOP(suite, tangents_follow_their_rule, kernel_count);
    TEST_LOOP(suite, weight_0_keeps_poison_out, kernel_count);
    TEST_LOOP(suite, infinity_stays_infinity, kernel_count);
    TEST_CASE(suite, callers_bugs_are_named);
    TEST_CASE(suite, what_cannot_be_prepared_is_refused);
    return suite;
}
