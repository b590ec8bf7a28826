/* Crowds of skinned units: that few draws show what one a unit would, and how many they are. */
#include "gl/gl_test.h"

#include <stdlib.h>

enum { BONES = 30 };

static bool draws_crowds(glskin_path path) {
    return gl_test_has_path(path) && (path == GLSKIN_PATH_COMPUTE || path == GLSKIN_PATH_FEEDBACK);
}

/* ---- A driver that counts ---- */

static struct {
    int single, instanced, multi; /* draws of elements */
    GLsizei commands;             /* of the multi-draws */
    GLsizei instances;            /* of the others */
    int stores, uploads;          /* of array buffers: new ones, and pieces of them */
    bool dispatched, early;       /* since a barrier for texture fetch; an instanced draw came before one */
} counted;

static PFNGLDRAWELEMENTSPROC real_elements;
static PFNGLDRAWELEMENTSINSTANCEDPROC real_instanced;
static PFNGLDRAWELEMENTSINSTANCEDBASEVERTEXBASEINSTANCEPROC real_base;
static PFNGLMULTIDRAWELEMENTSINDIRECTPROC real_multi;
static PFNGLBUFFERDATAPROC real_data;
static PFNGLBUFFERSUBDATAPROC real_piece;
static PFNGLTEXBUFFERPROC real_texels;
static bool spoiled; /* integers in texture buffers are those of another texel */
static PFNGLDISPATCHCOMPUTEPROC real_dispatch;
static PFNGLMEMORYBARRIERPROC real_barrier;

static void count_elements(GLenum mode, GLsizei count, GLenum type, const void *at) {
    counted.single++;
    counted.instances++;
    real_elements(mode, count, type, at);
}
static void count_instanced(GLenum mode, GLsizei count, GLenum type, const void *at, GLsizei instances) {
    counted.instanced++;
    counted.instances += instances;
    real_instanced(mode, count, type, at, instances);
}
static void count_base(GLenum mode, GLsizei count, GLenum type, const void *at, GLsizei instances, GLint vertex,
                       GLuint instance) {
    counted.instanced++;
    counted.instances += instances;
    counted.early = counted.early || counted.dispatched;
    real_base(mode, count, type, at, instances, vertex, instance);
}
static void count_multi(GLenum mode, GLenum type, const void *at, GLsizei commands, GLsizei stride) {
    counted.multi++;
    counted.commands += commands;
    counted.early = counted.early || counted.dispatched;
    real_multi(mode, type, at, commands, stride);
}
static void count_data(GLenum target, GLsizeiptr size, const void *data, GLenum usage) {
    counted.stores += target == GL_ARRAY_BUFFER;
    real_data(target, size, data, usage);
}
static void count_piece(GLenum target, GLintptr at, GLsizeiptr size, const void *data) {
    counted.uploads += target == GL_ARRAY_BUFFER;
    real_piece(target, at, size, data);
}
static void count_texels(GLenum target, GLenum format, GLuint buffer) {
    bool integers = format == GL_RGBA32UI || format == GL_RG32UI || format == GL_RGB32UI;
    real_texels(target, spoiled && integers ? GL_R32UI : format, buffer);
}
static void count_dispatch(GLuint x, GLuint y, GLuint z) {
    counted.dispatched = true;
    real_dispatch(x, y, z);
}
static void count_barrier(GLbitfield bits) {
    if (bits & GL_TEXTURE_FETCH_BARRIER_BIT)
        counted.dispatched = false;
    real_barrier(bits);
}

#define COUNT(gl_name, type, what)                                                                                     \
    if (strcmp(name, gl_name) == 0) {                                                                                  \
        real_##what = (type)context_proc(NULL, name);                                                                  \
        return (glskin_proc)count_##what;                                                                              \
    }
static glskin_proc counting_proc(void *user, const char *name) {
    (void)user;
    COUNT("glDrawElements", PFNGLDRAWELEMENTSPROC, elements)
    COUNT("glDrawElementsInstanced", PFNGLDRAWELEMENTSINSTANCEDPROC, instanced)
    COUNT("glDrawElementsInstancedBaseVertexBaseInstance", PFNGLDRAWELEMENTSINSTANCEDBASEVERTEXBASEINSTANCEPROC, base)
    COUNT("glMultiDrawElementsIndirect", PFNGLMULTIDRAWELEMENTSINDIRECTPROC, multi)
    COUNT("glBufferData", PFNGLBUFFERDATAPROC, data)
    COUNT("glBufferSubData", PFNGLBUFFERSUBDATAPROC, piece)
    COUNT("glTexBuffer", PFNGLTEXBUFFERPROC, texels)
    COUNT("glDispatchCompute", PFNGLDISPATCHCOMPUTEPROC, dispatch)
    COUNT("glMemoryBarrier", PFNGLMEMORYBARRIERPROC, barrier)
    return context_proc(NULL, name);
}

static int draw_calls(void) {
    return counted.single + counted.instanced + counted.multi;
}

/* ---- A crowd of many kinds ---- */

enum { KINDS = 8, UNITS = 40, DRAWS = UNITS + 6, LARGE = 65540, MEDIUM = 9000 };
/* Kinds of meshes, in an order that brings together what only one thing keeps apart. */
enum { PLAIN, TANGENTS, FLOATS, COMPACT, BARE, LARGE_INDICES, SECOND, THIRD };

struct crowd {
    glskin_device *device;
    struct gl_test_mesh sources[KINDS];
    float (*tangents)[4];
    glskin_mesh *meshes[KINDS];
    glskin_instance *instances[UNITS];
    glskin_draw draws[DRAWS], scratch[DRAWS];
    float worlds[DRAWS][16];
    GLuint textures[2];
    glskin_surface surfaces[4];
};

static const float view_projection[16] = {0.2f,  0,     0,     0,     0, 0.19f, 0.02f, 0.03f,
                                          0.05f, 0.01f, -0.1f, 0.02f, 0, 0,     0,     1.2f};

static GLuint make_texture(int number) {
    static const uint8_t texels[2][4][4] = {
        {{255, 0, 0, 255}, {0, 255, 0, 255}, {255, 255, 0, 255}, {255, 255, 255, 255}},
        {{90, 0, 255, 255}, {0, 90, 90, 255}, {255, 255, 90, 255}, {90, 255, 255, 200}}};
    GLuint texture = 0;
    gl.GenTextures(1, &texture);
    gl.BindTexture(GL_TEXTURE_2D, texture);
    gl.TexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels[number]);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    gl.TexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    return texture;
}

/* Not all alike; every third one mirrors. */
static void make_world(float out[16], int number) {
    memset(out, 0, 16 * sizeof *out);
    out[0] = number % 3 == 2 ? -0.2f : 0.2f;
    out[5] = 0.17f + 0.01f * (float)(number % 4);
    out[10] = 0.2f;
    out[4] = 0.03f;
    out[12] = (float)(number % 8) - 3.5f;
    out[13] = (float)(number / 8) * 1.2f - 3;
    out[14] = (float)(number % 5) * 0.3f;
    out[15] = 1;
}

static void make_sources(struct crowd *crowd) {
    static const size_t counts[KINDS] = {160, 150, 170, 160, 150, LARGE, MEDIUM, 180};
    crowd->tangents = calloc(counts[TANGENTS], sizeof *crowd->tangents);
    for (int kind = 0; kind < KINDS; kind++) {
        struct gl_test_mesh *source = &crowd->sources[kind];
        gl_test_mesh_make(source, counts[kind], BONES, 7 + (unsigned)kind);
        source->desc.float_normals = kind == FLOATS;
    }
    for (size_t v = 0; v < counts[TANGENTS]; v++) {
        crowd->tangents[v][v % 3] = 1;
        crowd->tangents[v][3] = v % 2 ? 1 : -1;
    }
    for (size_t i = 0; i < 3 * counts[THIRD]; i++) /* triangles over the last vertices alone */
        crowd->sources[THIRD].indices[i] = (uint32_t)(counts[THIRD] - 1 - i * 7 % 90);
    crowd->sources[BARE].desc.texcoord[0] = crowd->sources[LARGE_INDICES].desc.texcoord[0] = (glskin_stream){0};
    crowd->sources[COMPACT].desc.compact = true;
    crowd->sources[TANGENTS].desc.tangent = (glskin_stream){crowd->tangents, 0};
    for (int kind = LARGE_INDICES; kind <= SECOND; kind++) { /* few triangles, over all vertices */
        for (size_t i = 0; i < 150; i++)
            crowd->sources[kind].indices[i] = (uint32_t)(i * 7919 % counts[kind]);
        crowd->sources[kind].desc.index_count = 150;
    }
}

/* Units of all kinds, two by two: textures and surfaces change with some of them, and some stand twice. */
static void make_draws(struct crowd *crowd) {
    for (int i = 0; i < DRAWS; i++) {
        int unit = i < UNITS ? i : (i * 11) % UNITS;
        make_world(crowd->worlds[i], i);
        crowd->draws[i] = (glskin_draw){.instance = crowd->instances[unit], .world = i ? crowd->worlds[i] : NULL};
        if (unit % (2 * KINDS) / 2 == TANGENTS || unit % (2 * KINDS) == 1)
            crowd->draws[i].surface = &crowd->surfaces[1]; /* of meshes with tangents, behind one without */
        else if (i % 4 == 3)
            crowd->draws[i].surface = &crowd->surfaces[i / 4 % 4];
        else
            crowd->draws[i].texture = crowd->textures[i / 7 % 2];
    }
}

static void open_crowd(struct crowd *crowd, const glskin_device_desc *desc) {
    memset(crowd, 0, sizeof *crowd);
    ck_assert_msg(glskin_device_create(desc, &crowd->device) == GLSKIN_OK, "%s", gl_test_message);
    make_sources(crowd);
    for (int i = 0; i < 2; i++)
        crowd->textures[i] = make_texture(i);
    crowd->surfaces[0] = (glskin_surface){.texture = {crowd->textures[0]}};
    crowd->surfaces[1] =
        (glskin_surface){.kind = GLSKIN_SURFACE_REFORGED, .texture = {crowd->textures[0], crowd->textures[1]}};
    crowd->surfaces[2] = (glskin_surface){.filter = GLSKIN_FILTER_BLEND, .texture = {crowd->textures[1]}};
    crowd->surfaces[3] = (glskin_surface){.flags = GLSKIN_LAYER_TWO_SIDED, .texture = {crowd->textures[1]}};
    for (int kind = 0; kind < KINDS; kind++)
        ck_assert_msg(glskin_mesh_create(crowd->device, &crowd->sources[kind].desc, &crowd->meshes[kind]) == GLSKIN_OK,
                      "%s", gl_test_message);
    for (int i = 0; i < UNITS; i++) {
        glskin_bone bones[BONES];
        gl_test_random_bones(bones, BONES, 20 + (unsigned)i);
        int kind = i / 2 % KINDS;
        ck_assert_int_eq(glskin_instance_create(crowd->meshes[kind], &crowd->instances[i]), GLSKIN_OK);
        glskin_instance_set_bones(crowd->instances[i], bones->row[0], GLSKIN_ROWS_3X4);
    }
    make_draws(crowd);
}

static void close_crowd(struct crowd *crowd) {
    for (int i = 0; i < UNITS; i++)
        glskin_instance_destroy(crowd->instances[i]);
    for (int kind = 0; kind < KINDS; kind++) {
        glskin_mesh_destroy(crowd->meshes[kind]);
        gl_test_mesh_free(&crowd->sources[kind]);
    }
    free(crowd->tangents);
    gl.DeleteTextures(2, crowd->textures);
    glskin_device_destroy(crowd->device);
}

/* In frames of their own: all at once, or one draw a call. */
static void draw_frame(struct crowd *crowd, const glskin_draw *draws, size_t count, size_t at_once, uint8_t (*out)[4]) {
    const glskin_pass pass = {.view_projection = view_projection};
    gl_test_picture_begin();
    memset(&counted, 0, sizeof counted);
    ck_assert_int_eq(glskin_frame_begin(crowd->device), GLSKIN_OK);
    for (size_t i = 0; i < count; i += at_once)
        ck_assert_msg(glskin_draw_instances(crowd->device, &pass, draws + i,
                                            count - i < at_once ? count - i : at_once) == GLSKIN_OK,
                      "%s", gl_test_message);
    ck_assert_int_eq(glskin_frame_end(crowd->device), GLSKIN_OK);
    if (out)
        gl_test_picture_end(out);
}

static void check_same(const char *what, const uint8_t (*got)[4], const uint8_t (*wanted)[4]) {
    size_t count = gl_test_different(got, wanted);
    ck_assert_msg(count <= GL_TEST_PIXELS / 2000, "%s: %zu of %d pixels differ by more than 2/255", what, count,
                  GL_TEST_PIXELS);
}

/* What a driver whose texture buffers hold next to nothing shows, from plain attributes a unit at a time. */
static void draw_by_units(glskin_path path, glskin_normals rule, uint8_t (*plain)[4], uint8_t (*sorted)[4]) {
    struct crowd crowd;
    glskin_device_desc desc = gl_test_desc(path);
    desc.normals = rule;
    desc.get_proc = counting_proc;
    desc.limits.texture_buffer_texels = 3 * BONES; /* fewer than any of the meshes has vertices */
    desc.skip_self_test = true;                    /* whose palette is larger */
    open_crowd(&crowd, &desc);
    draw_frame(&crowd, crowd.draws, DRAWS, DRAWS, plain);
    ck_assert_int_eq(counted.single, DRAWS);
    ck_assert_int_eq(draw_calls(), DRAWS);
    glskin_sort_draws(crowd.draws, crowd.scratch, DRAWS, view_projection);
    draw_frame(&crowd, crowd.draws, DRAWS, DRAWS, sorted);
    close_crowd(&crowd);
}

START_TEST(a_crowd_looks_as_its_units_do) {
    static uint8_t plain[GL_TEST_PIXELS][4], sorted[GL_TEST_PIXELS][4], got[GL_TEST_PIXELS][4];
    glskin_path path = gl_test_paths[_i];
    if (!draws_crowds(path))
        return;
    gl_test_target(GL_TEST_SIDE);
    for (int rule = 0; rule < 2; rule++) {
        struct crowd crowd;
        draw_by_units(path, (glskin_normals)rule, plain, sorted);
        ck_assert_uint_gt(gl_test_covered((const uint8_t(*)[4])plain), GL_TEST_PIXELS / 10);
        glskin_device_desc desc = gl_test_desc(path);
        desc.normals = (glskin_normals)rule;
        desc.get_proc = counting_proc;
        open_crowd(&crowd, &desc);
        for (int frame = 0; frame < 2; frame++) {
            draw_frame(&crowd, crowd.draws, DRAWS, DRAWS, got);
            check_same("at once", (const uint8_t(*)[4])got, (const uint8_t(*)[4])plain);
            ck_assert_int_lt(draw_calls(), DRAWS);
            ck_assert(!counted.early);
        }
        draw_frame(&crowd, crowd.draws, DRAWS, 1, got);
        check_same("one a call", (const uint8_t(*)[4])got, (const uint8_t(*)[4])plain);
        glskin_sort_draws(crowd.draws, crowd.scratch, DRAWS, view_projection);
        draw_frame(&crowd, crowd.draws, DRAWS, DRAWS, got);
        check_same("sorted", (const uint8_t(*)[4])got, (const uint8_t(*)[4])sorted);
        ck_assert_int_lt(draw_calls(), DRAWS * 2 / 3);
        ck_assert_int_eq(gl.GetError(), GL_NO_ERROR);
        close_crowd(&crowd);
    }
}
END_TEST

/* Pages of as much as a texture buffer holds, beside a mesh that none holds. */
START_TEST(only_what_no_texture_buffer_holds_is_drawn_by_units) {
    enum { ROOM = 130, SMALL = 8, BIG = 2 };
    static uint8_t got[GL_TEST_PIXELS][4], wanted[GL_TEST_PIXELS][4];
    if (!draws_crowds(gl_test_paths[_i]))
        return;
    gl_test_target(GL_TEST_SIDE);
    for (int limited = 0; limited < 2; limited++) {
        struct crowd crowd = {0};
        glskin_instance *instances[SMALL + BIG];
        glskin_draw draws[SMALL + BIG] = {{0}};
        glskin_device_desc desc = gl_test_desc(gl_test_paths[_i]);
        desc.get_proc = counting_proc;
        desc.limits.texture_buffer_texels = limited ? ROOM : 0;
        desc.skip_self_test = true; /* its palette is larger */
        ck_assert_msg(glskin_device_create(&desc, &crowd.device) == GLSKIN_OK, "%s", gl_test_message);
        for (int m = 0; m < 2; m++) {
            gl_test_mesh_make(&crowd.sources[m], m ? ROOM + 1 : 60, BONES, 77 + (unsigned)m);
            crowd.sources[m].desc.float_normals = false;
            ck_assert_int_eq(glskin_mesh_create(crowd.device, &crowd.sources[m].desc, &crowd.meshes[m]), GLSKIN_OK);
        }
        for (int i = 0; i < SMALL + BIG; i++) {
            glskin_bone bones[BONES];
            gl_test_random_bones(bones, BONES, 50 + (unsigned)i);
            ck_assert_int_eq(glskin_instance_create(crowd.meshes[i >= SMALL], &instances[i]), GLSKIN_OK);
            glskin_instance_set_bones(instances[i], bones->row[0], GLSKIN_ROWS_3X4);
            make_world(crowd.worlds[i], i * 4);
            draws[i] = (glskin_draw){.instance = instances[i], .world = crowd.worlds[i]};
        }
        draw_frame(&crowd, draws, SMALL + BIG, SMALL + BIG, limited ? got : wanted);
        ck_assert_int_eq(counted.single, limited ? BIG : 0);
        ck_assert_int_eq(draw_calls(), limited                   ? SMALL / 2 + BIG /* two a page */
                                       : gl_test_version() >= 43 ? 1
                                                                 : 2);
        for (int i = 0; i < SMALL + BIG; i++)
            glskin_instance_destroy(instances[i]);
        for (int m = 0; m < 2; m++) {
            glskin_mesh_destroy(crowd.meshes[m]);
            gl_test_mesh_free(&crowd.sources[m]);
        }
        glskin_device_destroy(crowd.device);
    }
    ck_assert_uint_gt(gl_test_covered((const uint8_t(*)[4])wanted), GL_TEST_PIXELS / 50);
    check_same("limited", (const uint8_t(*)[4])got, (const uint8_t(*)[4])wanted);
}
END_TEST

/* ---- How many draws ---- */

START_TEST(a_thousand_units_are_a_handful_of_draws) {
    enum { CROWD = 1000, MESHES = 4 };
    struct crowd crowd = {0};
    static glskin_instance *instances[CROWD];
    static glskin_draw draws[CROWD], scratch[CROWD];
    static uint8_t together[GL_TEST_PIXELS][4], by_unit[GL_TEST_PIXELS][4];
    int stores = 0;
    if (!draws_crowds(gl_test_paths[_i]))
        return;
    const bool multi = gl_test_version() >= 43;
    gl_test_target(GL_TEST_SIDE);
    glskin_device_desc desc = gl_test_desc(gl_test_paths[_i]);
    desc.get_proc = counting_proc;
    desc.check_gl_errors = false;
    ck_assert_int_eq(glskin_device_create(&desc, &crowd.device), GLSKIN_OK);
    for (int m = 0; m < MESHES; m++) {
        gl_test_mesh_make(&crowd.sources[m], 6 + (size_t)m, BONES, 77 + (unsigned)m);
        ck_assert_int_eq(glskin_mesh_create(crowd.device, &crowd.sources[m].desc, &crowd.meshes[m]), GLSKIN_OK);
    }
    for (int i = 0; i < CROWD; i++)
        ck_assert_int_eq(glskin_instance_create(crowd.meshes[i % MESHES], &instances[i]), GLSKIN_OK);
    for (int i = 0; i < 2; i++)
        crowd.textures[i] = make_texture(i);
    size_t count = 0;
    for (int i = 0; i < CROWD; i += MESHES) /* of one mesh */
        draws[count++].instance = instances[i];
    for (int repeat = 0; repeat < 3; repeat++)
        for (size_t i = 0; i < CROWD / MESHES; i++)
            draws[count++].instance = draws[i].instance;
    draw_frame(&crowd, draws, CROWD, CROWD, NULL);
    ck_assert_int_eq(draw_calls(), 1);
    ck_assert_int_eq(counted.instances, CROWD);
    ck_assert_int_eq(counted.single, 0);
    for (unsigned frame = 0; frame < 12; frame++) { /* of four meshes, in turn, and two textures */
        for (int i = 0; i < CROWD; i++)
            draws[i] = (glskin_draw){.instance = instances[i], .texture = crowd.textures[i / 8 % 2]};
        glskin_sort_draws(draws, scratch, CROWD, view_projection);
        gl_test_allocations = 0;
        draw_frame(&crowd, draws, CROWD, CROWD, together);
        stores += counted.stores;
        if (frame == 0) /* the first that has all of them */
            continue;
        ck_assert_int_eq(draw_calls(), multi ? 2 : 2 * MESHES);
        ck_assert_int_eq(counted.commands, multi ? 2 * MESHES : 0);
        ck_assert_int_eq(counted.uploads, 1); /* rows and commands in one */
        ck_assert_int_eq(gl_test_allocations, 0);
    }
    ck_assert_int_ge(stores, 2);
    ck_assert_int_le(stores, 4); /* one for several frames */
    for (int frame = 0; frame < 6; frame++) {
        draw_frame(&crowd, draws, CROWD, 1, by_unit);
        check_same("in calls of one unit", (const uint8_t(*)[4])by_unit, (const uint8_t(*)[4])together);
        ck_assert_int_eq(draw_calls(), CROWD);
        ck_assert_int_le(counted.stores, 1);
    }
    for (int i = 0; i < CROWD; i++)
        glskin_instance_destroy(instances[i]);
    for (int m = 0; m < MESHES; m++) {
        glskin_mesh_destroy(crowd.meshes[m]);
        gl_test_mesh_free(&crowd.sources[m]);
    }
    glskin_device_destroy(crowd.device);
}
END_TEST

/* ---- Drivers that can't ---- */

START_TEST(a_driver_that_reads_wrongly_draws_by_units) {
    enum { CROWD = 12 };
    static uint8_t pictures[2][GL_TEST_PIXELS][4];
    if (!draws_crowds(gl_test_paths[_i]))
        return;
    gl_test_target(GL_TEST_SIDE);
    for (int spoil = 0; spoil < 2; spoil++) {
        struct crowd crowd = {0};
        glskin_instance *instances[CROWD];
        glskin_draw draws[CROWD] = {{0}};
        glskin_device_desc desc = gl_test_desc(gl_test_paths[_i]);
        desc.get_proc = counting_proc;
        spoiled = spoil;
        gl_test_warnings = 0;
        ck_assert_int_eq(glskin_device_create(&desc, &crowd.device), GLSKIN_OK);
        ck_assert_int_eq(gl_test_warnings, spoil);
        gl_test_mesh_make(&crowd.sources[0], 20, BONES, 5);
        ck_assert_int_eq(glskin_mesh_create(crowd.device, &crowd.sources[0].desc, &crowd.meshes[0]), GLSKIN_OK);
        for (int i = 0; i < CROWD; i++) {
            glskin_bone bones[BONES];
            ck_assert_int_eq(glskin_instance_create(crowd.meshes[0], &instances[i]), GLSKIN_OK);
            gl_test_random_bones(bones, BONES, 60 + 2 * (unsigned)i);
            glskin_instance_set_bones(instances[i], bones->row[0], GLSKIN_ROWS_3X4);
            draws[i].instance = instances[i];
        }
        draw_frame(&crowd, draws, CROWD, CROWD, pictures[spoil]);
        ck_assert_int_eq(draw_calls(), spoil ? CROWD : 1);
        for (int i = 0; i < CROWD; i++)
            glskin_instance_destroy(instances[i]);
        glskin_mesh_destroy(crowd.meshes[0]);
        gl_test_mesh_free(&crowd.sources[0]);
        glskin_device_destroy(crowd.device);
    }
    spoiled = false;
    ck_assert_uint_gt(gl_test_covered((const uint8_t(*)[4])pictures[0]), GL_TEST_PIXELS / 50);
    check_same("by units", (const uint8_t(*)[4])pictures[1], (const uint8_t(*)[4])pictures[0]);
}
END_TEST

/* ---- Meshes side by side ---- */

static glskin_mesh *add_mesh(struct crowd *crowd, int place, size_t count, unsigned seed) {
    gl_test_mesh_make(&crowd->sources[place], count, BONES, seed);
    ck_assert_int_eq(glskin_mesh_create(crowd->device, &crowd->sources[place].desc, &crowd->meshes[place]), GLSKIN_OK);
    return crowd->meshes[place];
}

START_TEST(meshes_that_come_and_go_keep_the_others) {
    enum { MESHES = 4 };
    static uint8_t pictures[2][GL_TEST_PIXELS][4];
    if (!gl_test_has_path(gl_test_paths[_i]))
        return;
    gl_test_target(GL_TEST_SIDE);
    for (int busy = 0; busy < 2; busy++) {
        struct crowd crowd = {.device = gl_test_device(gl_test_paths[_i], GLSKIN_NORMALS_EXACT)};
        glskin_draw draws[MESHES];
        crowd.textures[0] = make_texture(0);
        if (busy) {
            add_mesh(&crowd, MESHES, 300, 5);
            add_mesh(&crowd, MESHES + 1, 33, 6);
        }
        add_mesh(&crowd, 0, 61, 1); /* odd, so that short indices end within a unit */
        if (busy) {
            glskin_mesh_destroy(crowd.meshes[MESHES]);
            gl_test_mesh_free(&crowd.sources[MESHES]);
        }
        for (int m = 1; m < MESHES; m++) /* where the one that went was */
            add_mesh(&crowd, m, 35 + 20 * (size_t)m, 1 + (unsigned)m);
        for (int m = 0; m < MESHES; m++) {
            ck_assert_int_eq(glskin_instance_create(crowd.meshes[m], &crowd.instances[m]), GLSKIN_OK);
            glskin_instance_set_bones(crowd.instances[m], crowd.sources[m].bones->row[0], GLSKIN_ROWS_3X4);
            make_world(crowd.worlds[m], m * 9);
            draws[m] = (glskin_draw){crowd.instances[m], crowd.worlds[m], crowd.textures[0], NULL};
        }
        draw_frame(&crowd, draws, MESHES, MESHES, pictures[busy]);
        for (int m = 0; m < MESHES; m++)
            glskin_instance_destroy(crowd.instances[m]);
        for (int m = 0; m < MESHES + 2; m++)
            if (m != MESHES && crowd.meshes[m]) {
                glskin_mesh_destroy(crowd.meshes[m]);
                gl_test_mesh_free(&crowd.sources[m]);
            }
        gl.DeleteTextures(1, crowd.textures);
        glskin_device_destroy(crowd.device);
    }
    ck_assert_uint_gt(gl_test_covered((const uint8_t(*)[4])pictures[0]), GL_TEST_PIXELS / 100);
    ck_assert_mem_eq(pictures[0], pictures[1], sizeof pictures[0]);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("crowd");
    GL_TEST_LOOP(suite, a_crowd_looks_as_its_units_do, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, only_what_no_texture_buffer_holds_is_drawn_by_units, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, a_thousand_units_are_a_handful_of_draws, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, a_driver_that_reads_wrongly_draws_by_units, GL_TEST_PATHS);
    GL_TEST_LOOP(suite, meshes_that_come_and_go_keep_the_others, GL_TEST_PATHS);
    return suite;
}
