/* What the paths that pre-skin keep: tangents, compact records, and places in large buffers that come and go. And on
 * every path: never a stale vertex. */
#include "gl/gl_test.h"
#include "skin/kernel.h"

#include <stdlib.h>

#define PATH() gl_test_paths[_i]

/* One mesh, one instance and its pose, or several. */
struct unit {
    struct gl_test_mesh source;
    glskin_mesh *mesh;
    glskin_instance *instance;
};

static void unit_open(struct unit *unit, glskin_device *device) {
    ck_assert_msg(glskin_mesh_create(device, &unit->source.desc, &unit->mesh) == GLSKIN_OK, "%s", gl_test_message);
    ck_assert_msg(glskin_instance_create(unit->mesh, &unit->instance) == GLSKIN_OK, "%s", gl_test_message);
    glskin_instance_set_bones(unit->instance, unit->source.bones->row[0], GLSKIN_ROWS_3X4);
}

static void unit_close(struct unit *unit) {
    glskin_instance_destroy(unit->instance);
    glskin_mesh_destroy(unit->mesh);
    gl_test_mesh_free(&unit->source);
}

/* ---- Tangents ---- */

/* Square to nothing in particular: the normals turned round, sides in turn. */
static float (*make_tangents(struct gl_test_mesh *source))[4] {
    float(*tangents)[4] = calloc(source->count, sizeof *tangents);
    for (size_t v = 0; v < source->count; v++) {
        for (int i = 0; i < 3; i++)
            tangents[v][i] = source->normal[v][(i + 1) % 3];
        tangents[v][3] = v % 3 ? 1 : -1;
    }
    source->desc.tangent = (glskin_stream){tangents, 0};
    return tangents;
}

/* Half a step of 1/16383.5 each way (see test_tangent.c), the first of them made up to twice as large by uneven bones
 * and short blends, once more where a blend is shorter still. */
#define TANGENT_TOLERANCE 1.2e-3

static void check_tangents(struct unit *unit, glskin_device *device) {
    size_t count = unit->source.count;
    glskin_skinned where;
    int16_t(*words)[2] = calloc(count, sizeof *words);
    double(*wanted)[4] = calloc(count, sizeof *wanted);
    glskin_frame_begin(device);
    ck_assert_int_eq(glskin_skin(device, &unit->instance, 1), GLSKIN_OK);
    glskin_frame_end(device);
    ck_assert_int_eq(glskin_instance_skinned(unit->instance, &where), GLSKIN_OK);
    ck_assert_uint_ne(where.tangent_buffer, 0);
    ck_assert_uint_eq(where.tangent_stride, 4);
    ck_assert_uint_eq(where.vertex_count, count);
    gl.MemoryBarrier ? gl.MemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT) : (void)0;
    gl.BindBuffer(GL_ARRAY_BUFFER, where.tangent_buffer);
    gl.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)where.tangent_offset, (GLsizeiptr)(count * 4), words);
    reference_tangents(&unit->source.desc, unit->source.bones, wanted);
    for (size_t v = 0; v < count; v++) {
        float got[4];
        tangent_decode(words[v], got);
        const double *want = wanted[where.source_vertex[v]];
        for (int i = 0; i < 4; i++)
            ck_assert_msg(fabs((double)got[i] - want[i]) <= TANGENT_TOLERANCE, "vertex %zu: tangent[%d] is %g, not %g",
                          v, i, (double)got[i], want[i]);
    }
    free(words);
    free(wanted);
}

START_TEST(tangents_follow_the_bones) {
    if (!gl_test_has_path(PATH()) || !gl_test_preskins(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    for (unsigned round = 0; round < 6; round++) { /* bones that mirror in every second; each layout twice */
        struct unit unit = {.mesh = NULL};
        gl_test_mesh_make(&unit.source, 1500, 64, 400 + round);
        unit.source.desc.float_normals = round / 2 == 0;
        unit.source.desc.compact = round / 2 == 1;
        for (size_t v = 0; v < 700; v++) { /* the first tile has one influence a vertex */
            memset(unit.source.skin[v] + 4, 0, 4);
            unit.source.skin[v][4 + v % 4] = 255;
        }
        float(*tangents)[4] = make_tangents(&unit.source);
        unit_open(&unit, device);
        check_tangents(&unit, device);
        free(tangents);
        unit_close(&unit);
    }
    glskin_device_destroy(device);
}
END_TEST

/* Known by hand: x mirrors; a bone of no size leaves the bind pose's. */
START_TEST(tangents_in_closed_form) {
    static const float position[2][3] = {{0}}, tangent[2][4] = {{0, 0.6f, 0.8f, 1}, {0, 0, 1, -1}};
    static const uint8_t skin[2][8] = {{0, 0, 0, 0, 255}, {1, 0, 0, 0, 255}};
    static const glskin_bone bones[2] = {{{{-1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}}, {{{0}}}};
    if (!gl_test_has_path(PATH()) || !gl_test_preskins(PATH()))
        return;
    const glskin_mesh_desc desc = {
        .vertex_count = 2, .bone_count = 2, .position = {position, 0}, .tangent = {tangent, 0}, .skin = {skin, 0}};
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    glskin_mesh *mesh = NULL;
    glskin_instance *instance = NULL;
    glskin_skinned where;
    int16_t words[2][2];
    float got[2][4];
    ck_assert_int_eq(glskin_mesh_create(device, &desc, &mesh), GLSKIN_OK);
    ck_assert_int_eq(glskin_instance_create(mesh, &instance), GLSKIN_OK);
    glskin_instance_set_bones(instance, bones->row[0], GLSKIN_ROWS_3X4);
    glskin_frame_begin(device);
    ck_assert_int_eq(glskin_skin(device, &instance, 1), GLSKIN_OK);
    glskin_frame_end(device);
    ck_assert_int_eq(glskin_instance_skinned(instance, &where), GLSKIN_OK);
    gl.BindBuffer(GL_ARRAY_BUFFER, where.tangent_buffer);
    gl.GetBufferSubData(GL_ARRAY_BUFFER, (GLintptr)where.tangent_offset, sizeof words, words);
    for (int v = 0; v < 2; v++)
        tangent_decode(words[v], got[v]);
    ck_assert_float_eq_tol(got[0][1], 0.6f, 3e-4f);
    ck_assert_float_eq_tol(got[0][2], 0.8f, 3e-4f);
    ck_assert_float_eq(got[0][3], -1);
    ck_assert_float_eq_tol(got[1][2], 1, 3e-4f);
    ck_assert_float_eq(got[1][3], -1);
    glskin_instance_destroy(instance);
    glskin_mesh_destroy(mesh);
    glskin_device_destroy(device);
}
END_TEST

/* ---- Layouts ---- */

/* Bind positions half a step of 4/65535 times the bones' reach of 2, skinned ones half a step of a half float, 2^-11.
 * Normals half a step of 1/2047 (0.00104), which bones of uneven scale and short blends may make four times as large.
 */
START_TEST(compact_records_cost_what_they_say) {
    if (!gl_test_has_path(PATH()))
        return;
    struct gl_test_mesh mesh;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    gl_test_mesh_make(&mesh, 2500, 90, 131);
    mesh.desc.float_normals = false;
    mesh.desc.compact = true;
    bool compact = PATH() == GLSKIN_PATH_COMPUTE;
    double worst = gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones, compact ? 6e-3 : 6e-4);
    ck_assert(!compact || worst > 6e-4); /* it really was */
    /* Positions alone. */
    float(*got)[3] = calloc(mesh.count, sizeof *got);
    double(*wanted)[3] = calloc(mesh.count, sizeof *wanted);
    struct unit unit = {.source = mesh};
    unit_open(&unit, device);
    glskin_frame_begin(device);
    ck_assert_int_eq(glskin_instance_read(unit.instance, got[0], NULL), GLSKIN_OK);
    glskin_frame_end(device);
    reference_skin(&mesh.desc, mesh.bones, GLSKIN_NORMALS_EXACT, wanted, NULL);
    for (size_t i = 0; i < mesh.count * 3; i++)
        ck_assert_double_le(reference_error((double)got[i / 3][i % 3], wanted[i / 3][i % 3]), 7e-4);
    free(got);
    free(wanted);
    unit_close(&unit);
    glskin_device_destroy(device);
}
END_TEST

START_TEST(compact_and_float_normals_exclude_each_other) {
    struct gl_test_mesh mesh;
    glskin_mesh *made = (glskin_mesh *)&mesh;
    glskin_device *device = gl_test_device(GLSKIN_PATH_CPU, GLSKIN_NORMALS_EXACT);
    gl_test_mesh_make(&mesh, 10, 5, 1);
    mesh.desc.compact = true;
    ck_assert_int_eq(glskin_mesh_create(device, &mesh.desc, &made), GLSKIN_ERROR_INVALID_ARGUMENT);
    ck_assert_ptr_null(made);
    ck_assert_ptr_nonnull(strstr(gl_test_message, "compact"));
    gl_test_mesh_free(&mesh);
    glskin_device_destroy(device);
}
END_TEST

/* Tiles of one, two and four influences, odd counts, in every layout. */
START_TEST(fewer_influences_skin_the_same) {
    static const size_t counts[] = {5, 1023, 1025, 3000};
    if (!gl_test_has_path(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    for (int i = 0; i < 4; i++)
        for (int influences = 1; influences <= 2; influences++)
            for (int layout = 0; layout < 2; layout++) {
                struct gl_test_mesh mesh;
                gl_test_mesh_make(&mesh, counts[i], 60, 500 + (unsigned)i);
                for (size_t v = 0; v < mesh.count; v++) {
                    uint8_t *weight = mesh.skin[v] + 4;
                    memset(weight, 0, 4);
                    weight[v % 4] = influences == 1 ? 255 : (uint8_t)(v * 7);
                    weight[(v + 2) % 4] = (uint8_t)(255 - weight[v % 4]);
                    if (v >= 2048) /* and a tile of single weights that are not all of 255 */
                        weight[v % 4] = 128, weight[(v + 2) % 4] = 0;
                }
                mesh.desc.float_normals = layout == 0;
                gl_test_compare(device, GLSKIN_NORMALS_EXACT, &mesh.desc, mesh.bones,
                                layout == 0 || !gl_test_preskins(PATH()) ? GL_TEST_TOLERANCE : 6e-4);
                gl_test_mesh_free(&mesh);
            }
    glskin_device_destroy(device);
}
END_TEST

/* ---- Places in large buffers ---- */

START_TEST(instances_that_come_and_go_keep_the_others_vertices) {
    enum { UNITS = 40, ROUNDS = 60 };
    struct gl_test_mesh sources[3];
    glskin_mesh *meshes[3];
    glskin_instance *instances[UNITS] = {NULL};
    unsigned seeds[UNITS];
    if (!gl_test_has_path(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    for (int m = 0; m < 3; m++) {
        gl_test_mesh_make(&sources[m], 40 + 300 * (size_t)m, 30 + 20 * (size_t)m, 600 + (unsigned)m);
        sources[m].desc.float_normals = m != 1;
        ck_assert_int_eq(glskin_mesh_create(device, &sources[m].desc, &meshes[m]), GLSKIN_OK);
    }
    glskin_bone bones[70];
    for (unsigned round = 0; round < ROUNDS; round++) {
        for (unsigned i = round % 3; i < UNITS; i += 3 + round % 5) {
            glskin_instance_destroy(instances[i]);
            instances[i] = NULL;
            if ((round + i) % 4 == 0)
                continue;
            seeds[i] = 1000 + round * UNITS + i;
            gl_test_random_bones(bones, 70, seeds[i]);
            ck_assert_int_eq(glskin_instance_create(meshes[i % 3], &instances[i]), GLSKIN_OK);
            glskin_instance_set_bones(instances[i], bones->row[0], GLSKIN_ROWS_3X4);
        }
        glskin_frame_begin(device);
        for (unsigned i = round % 7; i < UNITS; i += 7) /* the others stay as they were */
            if (instances[i]) {
                gl_test_random_bones(bones, 70, seeds[i]);
                gl_test_compare_instance(instances[i], GLSKIN_NORMALS_EXACT, &sources[i % 3].desc, bones,
                                         i % 3 == 1 && gl_test_preskins(PATH()) ? 6e-4 : GL_TEST_TOLERANCE);
            }
        glskin_frame_end(device);
    }
    for (int i = 0; i < UNITS; i++)
        glskin_instance_destroy(instances[i]);
    for (int m = 0; m < 3; m++) {
        glskin_mesh_destroy(meshes[m]);
        gl_test_mesh_free(&sources[m]);
    }
    glskin_device_destroy(device);
}
END_TEST

START_TEST(a_buffer_stays_the_instances_own) {
    struct unit unit = {.mesh = NULL};
    glskin_instance *others[50];
    glskin_skinned before, after;
    if (!gl_test_has_path(PATH()) || !gl_test_preskins(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    gl_test_mesh_make(&unit.source, 20000, 30, 7); /* so that the others need a second buffer */
    unit_open(&unit, device);
    ck_assert_int_eq(glskin_instance_skinned(unit.instance, &before), GLSKIN_OK);
    for (int i = 0; i < 50; i++)
        ck_assert_int_eq(glskin_instance_create(unit.mesh, &others[i]), GLSKIN_OK);
    glskin_frame_begin(device);
    ck_assert_int_eq(glskin_skin(device, others, 50), GLSKIN_OK);
    gl_test_compare_instance(unit.instance, GLSKIN_NORMALS_EXACT, &unit.source.desc, unit.source.bones,
                             GL_TEST_TOLERANCE);
    glskin_frame_end(device);
    ck_assert_int_eq(glskin_instance_skinned(unit.instance, &after), GLSKIN_OK);
    ck_assert_uint_eq(before.buffer, after.buffer);
    ck_assert_uint_eq(before.offset, after.offset);
    for (int i = 0; i < 50; i++)
        glskin_instance_destroy(others[i]);
    unit_close(&unit);
    glskin_device_destroy(device);
}
END_TEST

/* ---- Memory ---- */

START_TEST(a_steady_frame_allocates_nothing) {
    enum { UNITS = 100 };
    static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    struct gl_test_mesh source;
    glskin_mesh *mesh = NULL;
    glskin_instance *instances[UNITS];
    glskin_draw draws[UNITS] = {{0}};
    if (!gl_test_has_path(PATH()))
        return;
    glskin_device_desc desc = gl_test_desc(PATH());
    glskin_device *device = NULL;
    gl_test_target(16);
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_OK);
    gl_test_mesh_make(&source, 40, 90, 1234);
    ck_assert_int_eq(glskin_mesh_create(device, &source.desc, &mesh), GLSKIN_OK);
    for (int i = 0; i < UNITS; i++) {
        ck_assert_int_eq(glskin_instance_create(mesh, &instances[i]), GLSKIN_OK);
        draws[i].instance = instances[i];
    }
    const glskin_pass pass = {.view_projection = identity};
    for (unsigned frame = 0; frame < 12; frame++) {
        if (frame == 4)
            gl_test_allocations = 0;
        gl_test_random_bones(source.bones, 90, 5000 + frame);
        for (int i = 0; i < UNITS; i++)
            glskin_instance_set_bones(instances[i], source.bones->row[0], GLSKIN_ROWS_3X4);
        glskin_frame_begin(device);
        if (frame % 2) /* else the draws find them left out */
            ck_assert_int_eq(glskin_skin(device, instances, UNITS), GLSKIN_OK);
        for (int i = 0; i < 2; i++)
            ck_assert_int_eq(glskin_draw_instances(device, &pass, draws, UNITS), GLSKIN_OK);
        glskin_frame_end(device);
    }
    ck_assert_int_eq(gl_test_allocations, 0);
    for (int i = 0; i < UNITS; i++)
        glskin_instance_destroy(instances[i]);
    glskin_mesh_destroy(mesh);
    glskin_device_destroy(device);
    gl_test_mesh_free(&source);
}
END_TEST

/* ---- Never a stale vertex ---- */

/* 500 frames. Of twelve units of three meshes some change each frame, in turn; the others must stay as they were. Some
 * are skinned by name, some when they are read. What is read each frame is one unit that has just changed and one that
 * hasn't, in full against the double-precision evaluation. */
START_TEST(five_hundred_frames_without_a_stale_vertex) {
    enum { UNITS = 12, FRAMES = 500, BONES = 70 };
    struct gl_test_mesh sources[3];
    glskin_mesh *meshes[3];
    glskin_instance *instances[UNITS], *changed[UNITS];
    unsigned seeds[UNITS];
    glskin_bone bones[BONES];
    if (!gl_test_has_path(PATH()))
        return;
    glskin_device *device = gl_test_device(PATH(), GLSKIN_NORMALS_EXACT);
    for (int m = 0; m < 3; m++) {
        gl_test_mesh_make(&sources[m], 30 + 10 * (size_t)m, 30 + 20 * (size_t)m, 700 + (unsigned)m);
        ck_assert_int_eq(glskin_mesh_create(device, &sources[m].desc, &meshes[m]), GLSKIN_OK);
    }
    for (unsigned i = 0; i < UNITS; i++) {
        ck_assert_int_eq(glskin_instance_create(meshes[i % 3], &instances[i]), GLSKIN_OK);
        seeds[i] = 2000 + i;
        gl_test_random_bones(bones, BONES, seeds[i]);
        glskin_instance_set_bones(instances[i], bones->row[0], GLSKIN_ROWS_3X4);
    }
    for (unsigned frame = 0; frame < FRAMES; frame++) {
        size_t count = 0;
        for (unsigned i = frame % 4; i < UNITS; i += 2 + frame % 3) {
            seeds[i] = 3000 + frame * UNITS + i;
            gl_test_random_bones(bones, BONES, seeds[i]);
            glskin_instance_set_bones(instances[i], bones->row[0], GLSKIN_ROWS_3X4);
            changed[count++] = instances[i];
        }
        glskin_frame_begin(device);
        if (frame % 2)
            ck_assert_int_eq(glskin_skin(device, changed, count), GLSKIN_OK);
        const unsigned read[2] = {frame % 4, (frame * 5 + 1) % UNITS};
        for (int r = 0; r < 2; r++) {
            gl_test_random_bones(bones, BONES, seeds[read[r]]);
            gl_test_compare_instance(instances[read[r]], GLSKIN_NORMALS_EXACT, &sources[read[r] % 3].desc, bones,
                                     GL_TEST_TOLERANCE);
        }
        glskin_frame_end(device);
    }
    for (int i = 0; i < UNITS; i++)
        glskin_instance_destroy(instances[i]);
    for (int m = 0; m < 3; m++) {
        glskin_mesh_destroy(meshes[m]);
        gl_test_mesh_free(&sources[m]);
    }
    glskin_device_destroy(device);
}
END_TEST

/* ---- Hosts that do as they like between two calls ---- */

/* Binds something of the host's everywhere, and what would spoil a careless library's next call. */
static void meddle(GLuint array, GLuint buffer) {
    if (gl_test_version() >= 30)
        gl.BindVertexArray(array);
    gl.BindBuffer(GL_ARRAY_BUFFER, buffer);
    gl.UseProgram(0);
    gl.ActiveTexture(GL_TEXTURE0);
    gl.BindTexture(GL_TEXTURE_2D, 0);
    if (gl_test_version() >= 33) {
        gl.BindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer);
        gl.BindBuffer(GL_TEXTURE_BUFFER, buffer);
    }
    if (gl_test_version() >= 43)
        for (GLuint i = 0; i < 6; i++)
            gl.BindBufferBase(GL_SHADER_STORAGE_BUFFER, i, buffer);
}

START_TEST(a_host_may_do_as_it_likes_between_calls) {
    static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    struct unit unit = {.mesh = NULL};
    GLuint array = 0, buffer = 0;
    GLint enabled = 0;
    if (!gl_test_has_path(PATH()))
        return;
    glskin_device_desc desc = gl_test_desc(PATH());
    glskin_device *device = NULL;
    desc.keep_state = true;
    ck_assert_int_eq(glskin_device_create(&desc, &device), GLSKIN_OK);
    gl_test_mesh_make(&unit.source, 300, 90, 808);
    unit_open(&unit, device);
    gl.GenBuffers(1, &buffer);
    gl.BindBuffer(GL_ARRAY_BUFFER, buffer);
    gl.BufferData(GL_ARRAY_BUFFER, 64, NULL, GL_STATIC_DRAW);
    if (gl_test_version() >= 30)
        gl.GenVertexArrays(1, &array);
    gl_test_target(16);
    const glskin_pass pass = {.view_projection = identity};
    const glskin_draw draw = {.instance = unit.instance};
    for (unsigned frame = 0; frame < 4; frame++) {
        gl_test_random_bones(unit.source.bones, 90, 900 + frame);
        glskin_instance_set_bones(unit.instance, unit.source.bones->row[0], GLSKIN_ROWS_3X4);
        ck_assert_int_eq(glskin_frame_begin(device), GLSKIN_OK);
        meddle(array, buffer);
        ck_assert_int_eq(glskin_skin(device, &unit.instance, 1), GLSKIN_OK);
        meddle(array, buffer);
        ck_assert_int_eq(glskin_draw_instances(device, &pass, &draw, 1), GLSKIN_OK);
        meddle(array, buffer);
        gl_test_compare_instance(unit.instance, GLSKIN_NORMALS_EXACT, &unit.source.desc, unit.source.bones,
                                 GL_TEST_TOLERANCE);
        meddle(array, buffer);
        ck_assert_int_eq(glskin_draw_instances(device, &pass, &draw, 1), GLSKIN_OK);
        ck_assert_int_eq(glskin_frame_end(device), GLSKIN_OK);
    }
    if (array) { /* the library's arrays were never set up in it */
        gl.BindVertexArray(array);
        for (GLuint i = 0; i < 16; i++) {
            gl.GetVertexAttribiv(i, GL_VERTEX_ATTRIB_ARRAY_ENABLED, &enabled);
            ck_assert_int_eq(enabled, 0);
        }
        gl.DeleteVertexArrays(1, &array);
    }
    unit_close(&unit);
    glskin_device_destroy(device);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("skinned");
    GL_TEST_LOOP(suite, tangents_follow_the_bones, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, tangents_in_closed_form, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, compact_records_cost_what_they_say, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, compact_and_float_normals_exclude_each_other, 1);
    GL_TEST_LOOP(suite, fewer_influences_skin_the_same, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, instances_that_come_and_go_keep_the_others_vertices, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, a_buffer_stays_the_instances_own, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, a_steady_frame_allocates_nothing, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, a_host_may_do_as_it_likes_between_calls, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, five_hundred_frames_without_a_stale_vertex, GL_TEST_PATHS);
    return suite;
}
