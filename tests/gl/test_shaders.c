/* Every drawing shader in every GLSL version that the context takes, with a world and a view-projection that are not
 * the identity, against a double-precision evaluation: also those translations that no path picks on this context. */
#include "gl/gl_test.h"

#include "gl/program.h"
#include "gl/state.h"

#include <conformance/octahedral.h>

#include "render/shaders.h"
#include "skin/kernel.h"

#include <stdlib.h>

static const struct {
    const glskin_shader *shader;
    glskin_normals rule;
    bool skins;
} shaders[] = {
    {&glskin_shader_skinning_vs, GLSKIN_NORMALS_EXACT, true},
    {&glskin_shader_skinning_vs_plain, GLSKIN_NORMALS_PLAIN, true},
    {&glskin_shader_skinning_vs_small, GLSKIN_NORMALS_EXACT, true},
    {&glskin_shader_skinning_vs_small_plain, GLSKIN_NORMALS_PLAIN, true},
    {&glskin_shader_skinning_vs_sm3, GLSKIN_NORMALS_EXACT, true},
    {&glskin_shader_skinning_vs_sm3_plain, GLSKIN_NORMALS_PLAIN, true},
    {&glskin_shader_skinning_vs_sm4, GLSKIN_NORMALS_EXACT, true},
    {&glskin_shader_skinning_vs_sm4_plain, GLSKIN_NORMALS_PLAIN, true},
    {&glskin_shader_preskinned_vs, GLSKIN_NORMALS_EXACT, false},
    {&glskin_shader_preskinned_vs_plain, GLSKIN_NORMALS_PLAIN, false},
    {&glskin_shader_preskinned_vs_oct, GLSKIN_NORMALS_EXACT, false},
    {&glskin_shader_preskinned_vs_oct_plain, GLSKIN_NORMALS_PLAIN, false},
};
enum { SHADERS = sizeof shaders / sizeof *shaders, VERTICES = 150, BONES = 36, BONE_BASE = 5 };

/* Rows; the world is uneven and mirrors, the view-projection has a real fourth row. */
static const float world[4][4] = {{1.5f, 0.2f, 0, 3}, {-0.1f, 0.8f, 0.3f, -2}, {0, 0.4f, -1.1f, 1}, {0, 0, 0, 1}};
static const float view_projection[4][4] = {
    {0.9f, 0.1f, -0.2f, 0.3f}, {0, 1.1f, 0.4f, -0.2f}, {0.1f, 0.2f, -1, 0.5f}, {0.05f, -0.02f, -0.1f, 4}};

struct feed {
    const char *semantic;
    GLint components;
    GLenum type;
    GLboolean normalized;
    const void *data;
    size_t size;
};

/* One buffer for each attribute of the shader that a stream feeds; the per-instance ones are current values. */
static void feed_attributes(const glskin_shader *shader, const struct gl_test_mesh *mesh, int16_t (*octahedral)[2]) {
    for (size_t i = 0; i < shader->attribute_count; i++) {
        const glskin_shader_attribute *a = &shader->attributes[i];
        const struct feed feeds[] = {
            {"POSITION", 3, GL_FLOAT, GL_FALSE, mesh->position, sizeof *mesh->position},
            {"NORMAL", 3, GL_FLOAT, GL_FALSE, mesh->normal, sizeof *mesh->normal},
            {"BLENDINDICES", 4, GL_UNSIGNED_BYTE, GL_FALSE, mesh->skin, sizeof *mesh->skin},
            {"BLENDWEIGHT", 4, GL_UNSIGNED_BYTE, GL_TRUE, mesh->skin[0] + 4, sizeof *mesh->skin},
        };
        static const char *const rows[3] = {"WORLD0", "WORLD1", "WORLD2"};
        for (int row = 0; row < 3; row++)
            if (strcmp(a->semantic, rows[row]) == 0)
                gl.VertexAttrib4fv(a->location, world[row]);
        if (strcmp(a->semantic, "BONEBASE") == 0)
            gl.VertexAttribI4ui(a->location, BONE_BASE, 0, 0, 0);
        for (size_t f = 0; f < 4; f++) {
            if (strcmp(a->semantic, feeds[f].semantic) != 0)
                continue;
            GLuint buffer;
            struct feed feed = feeds[f];
            if (f == 1 && a->components == 2)
                feed = (struct feed){"NORMAL", 2, GL_SHORT, GL_FALSE, octahedral, sizeof *octahedral};
            gl.GenBuffers(1, &buffer);
            gl.BindBuffer(GL_ARRAY_BUFFER, buffer);
            gl.BufferData(GL_ARRAY_BUFFER, (GLsizeiptr)(feed.size * VERTICES - (f == 3 ? 4 : 0)), feed.data,
                          GL_STATIC_DRAW);
            if (a->integer)
                gl.VertexAttribIPointer(a->location, 2, GL_UNSIGNED_INT, (GLsizei)feed.size, NULL);
            else
                gl.VertexAttribPointer(a->location, feed.components, feed.type, feed.normalized, (GLsizei)feed.size,
                                       NULL);
            gl.EnableVertexAttribArray(a->location);
        }
    }
}

static void feed_constants(const glskin_shader *shader, const struct program *program, const glskin_bone *bones) {
    float(*constants)[4] = calloc(shader->constant_count, sizeof *constants);
    for (size_t i = 0; i < shader->constant_name_count; i++) {
        const glskin_shader_constant *c = &shader->constants[i];
        if (strcmp(c->name, "g_bones") == 0)
            memcpy(constants[c->first], bones, BONES * sizeof *bones);
        else
            memcpy(constants[c->first], strcmp(c->name, "g_world") == 0 ? world : view_projection, sizeof world);
    }
    gl.Uniform4fv(program->constants, (GLsizei)shader->constant_count, constants[0]);
    free(constants);
}

static void feed_palette(const glskin_bone *bones) {
    GLuint buffer, texture;
    gl.GenBuffers(1, &buffer);
    gl.BindBuffer(GL_TEXTURE_BUFFER, buffer);
    gl.BufferData(GL_TEXTURE_BUFFER, (BONE_BASE + BONES) * sizeof *bones, NULL, GL_STATIC_DRAW);
    gl.BufferSubData(GL_TEXTURE_BUFFER, BONE_BASE * sizeof *bones, BONES * sizeof *bones, bones);
    gl.GenTextures(1, &texture);
    gl.ActiveTexture(GL_TEXTURE0 + STATE_PALETTE_UNIT);
    gl.BindTexture(GL_TEXTURE_BUFFER, texture);
    gl.TexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, buffer);
}

/* The wanted clip positions and normals, in double. */
static void evaluate(const struct gl_test_mesh *mesh, glskin_normals rule, bool skins, double (*clip)[4],
                     double (*normal)[3]) {
    double(*skinned)[3] = calloc(VERTICES, sizeof *skinned), (*turned)[3] = calloc(VERTICES, sizeof *turned);
    double linear[3][3];
    reference_skin(&mesh->desc, mesh->bones, rule, skinned, turned);
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            linear[r][c] = (double)world[r][c];
    for (size_t v = 0; v < VERTICES; v++) {
        double placed[4] = {0};
        for (int r = 0; r < 4; r++) {
            for (int c = 0; c < 3; c++)
                placed[r] += (double)world[r][c] * (skins ? skinned[v][c] : (double)mesh->position[v][c]);
            placed[r] += (double)world[r][3];
        }
        for (int r = 0; r < 4; r++) {
            clip[v][r] = 0;
            for (int c = 0; c < 4; c++)
                clip[v][r] += (double)view_projection[r][c] * placed[c];
        }
        const double bind[3] = {(double)mesh->normal[v][0], (double)mesh->normal[v][1], (double)mesh->normal[v][2]};
        reference_normal(linear, rule, skins ? turned[v] : bind, normal[v]);
    }
    free(skinned);
    free(turned);
}

static void check(const glskin_shader *shader, int version, const struct capture_vertex *got, const double (*clip)[4],
                  const double (*normal)[3], double normal_tolerance) {
    for (size_t v = 0; v < VERTICES; v++) {
        for (int i = 0; i < 4; i++)
            ck_assert_msg(reference_error((double)got[v].position[i], clip[v][i]) <= GL_TEST_TOLERANCE,
                          "%s, GLSL %d, vertex %zu: clip[%d] is %.9g, wanted %.9g", shader->name, version, v, i,
                          (double)got[v].position[i], clip[v][i]);
        for (int i = 0; i < 3; i++)
            ck_assert_msg(reference_error((double)got[v].normal[i], normal[v][i]) <= normal_tolerance,
                          "%s, GLSL %d, vertex %zu: normal[%d] is %.9g, wanted %.9g", shader->name, version, v, i,
                          (double)got[v].normal[i], normal[v][i]);
    }
}

/* The shader cut down to one of its texts. */
static void run_text(const struct gl *library, size_t which, const glskin_shader_text *text) {
    glskin_shader one = *shaders[which].shader;
    struct gl_test_mesh mesh;
    struct program draw, program;
    struct capture capture;
    struct capture_vertex got[VERTICES];
    double clip[VERTICES][4], normal[VERTICES][3];
    int16_t octahedral[VERTICES][2];
    one.texts = text;
    one.text_count = 1;
    ck_assert_msg(program_create(library, &one, &glskin_shader_simple_ps, NULL, &draw) == GLSKIN_OK, "%s",
                  gl_test_message);
    program_destroy(library, &draw);
    ck_assert_msg(program_create(library, &one, &glskin_shader_simple_ps, &capture_vertex_layout, &program) ==
                      GLSKIN_OK,
                  "%s", gl_test_message);
    gl_test_mesh_make(&mesh, VERTICES, BONES, 12);
    for (size_t v = 0; v < VERTICES; v++)
        octahedral_encode(mesh.normal[v], octahedral[v]);
    gl.UseProgram(program.id);
    feed_attributes(&one, &mesh, octahedral);
    feed_constants(&one, &program, mesh.bones);
    if (one.sampler_count)
        feed_palette(mesh.bones);
    ck_assert_msg(capture_begin(library, &capture_vertex_layout, VERTICES, &capture) == GLSKIN_OK, "%s",
                  gl_test_message);
    gl.DrawArrays(GL_POINTS, 0, VERTICES);
    ck_assert_msg(capture_end(library, &capture, got[0].position) == GLSKIN_OK, "%s", gl_test_message);
    evaluate(&mesh, shaders[which].rule, shaders[which].skins, clip, normal);
    /* An octahedral normal is up to 1/32767 off in two folds before the world's uneven scale magnifies it. */
    bool packed = strstr(one.name, "_oct") != NULL;
    check(&one, text->version, got, (const double(*)[4])clip, (const double(*)[3])normal,
          packed ? 3e-4 : GL_TEST_TOLERANCE);
    program_destroy(library, &program);
    gl_test_mesh_free(&mesh);
}

START_TEST(every_text_computes_what_the_hlsl_means) {
    struct gl library;
    GLuint array = 0;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    ck_assert_int_eq(gl_load(&library, &desc), GLSKIN_OK);
    if (library.vertex_arrays) {
        gl.GenVertexArrays(1, &array);
        gl.BindVertexArray(array);
    }
    int ran = 0;
    for (size_t i = 0; i < shaders[_i].shader->text_count; i++) {
        const glskin_shader_text *text = &shaders[_i].shader->texts[i];
        if (text->version > library.glsl || (text->version < 330 && library.core_profile))
            continue;
        run_text(&library, (size_t)_i, text);
        ran++;
    }
    /* Only the texture-buffer shader has nothing for GL 2.1. */
    ck_assert_msg(ran > 0 || (library.version < 33 && strstr(shaders[_i].shader->name, "_sm4")), "nothing ran");
}
END_TEST

START_TEST(every_text_through_pixels_too) {
    struct gl library;
    GLuint array = 0;
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    desc.limits.no_transform_feedback = true;
    ck_assert_int_eq(gl_load(&library, &desc), GLSKIN_OK);
    if (library.vertex_arrays) {
        gl.GenVertexArrays(1, &array);
        gl.BindVertexArray(array);
    }
    for (size_t i = 0; i < shaders[_i].shader->text_count; i++) {
        const glskin_shader_text *text = &shaders[_i].shader->texts[i];
        if (text->version <= library.glsl && (text->version >= 330 || !library.core_profile))
            run_text(&library, (size_t)_i, text);
    }
}
END_TEST

/* ---- glskin_shader_run ---- */

static glskin_result run_simple_ps(glskin_device *device, int version, const char *text, float (*out)[4], size_t size) {
    static const uint8_t texture[4][4] = {{255, 0, 0, 255}, {0, 255, 0, 51}, {0, 0, 255, 0}, {102, 102, 102, 255}};
    static const float texcoord[4][2] = {{0.1f, 0.1f}, {0.9f, 0.2f}, {0.2f, 0.7f}, {0.8f, 0.8f}};
    static const float color[4] = {0.5f, 0.25f, 1, 2}; /* one for all pixels */
    const glskin_shader_input inputs[] = {{"TEXCOORD1", texcoord, sizeof *texcoord, GLSKIN_VALUE_FLOAT, 2},
                                          {"COLOR0", color, 0, GLSKIN_VALUE_FLOAT, 4}};
    const glskin_shader_run_desc desc = {.shader = &glskin_shader_simple_ps,
                                         .version = version,
                                         .text = text,
                                         .count = 4,
                                         .inputs = inputs,
                                         .input_count = 2,
                                         .texture = texture[0],
                                         .texture_width = 2,
                                         .texture_height = 2};
    return glskin_shader_run(device, &desc, out, size);
}

START_TEST(a_pixel_shader_alone) {
    static const float wanted[4][4] = {{0.5f, 0, 0, 2}, {0, 0.25f, 0, 0.4f}, {0, 0, 1, 0}, {0.2f, 0.1f, 0.4f, 2}};
    glskin_device *device = gl_test_device(GLSKIN_PATH_AUTO, GLSKIN_NORMALS_EXACT);
    int ran = 0;
    for (size_t i = 0; i < glskin_shader_simple_ps.text_count; i++) {
        float got[4][4];
        int version = glskin_shader_simple_ps.texts[i].version;
        glskin_result result = run_simple_ps(device, version, NULL, got, sizeof got);
        if (result == GLSKIN_ERROR_UNSUPPORTED)
            continue;
        ck_assert_msg(result == GLSKIN_OK, "%s", gl_test_message);
        for (int p = 0; p < 4; p++)
            for (int c = 0; c < 4; c++)
                ck_assert_float_eq_tol(got[p][c], wanted[p][c], 1e-6f);
        ck_assert_int_eq(run_simple_ps(device, version, NULL, got, sizeof got - 1), GLSKIN_ERROR_INVALID_ARGUMENT);
        ck_assert_int_eq(run_simple_ps(device, version, "#version 120\nnonsense", got, sizeof got), GLSKIN_ERROR_GL);
        ck_assert_ptr_nonnull(strstr(gl_test_message, "simple_ps"));
        ran++;
    }
    ck_assert_int_gt(ran, 0);
    ck_assert_int_eq(run_simple_ps(device, 999, NULL, NULL, 0), GLSKIN_ERROR_INVALID_ARGUMENT);
    glskin_device_destroy(device);
}
END_TEST

/* ---- The seed's compute shader lets threads past the end return before they have helped to load the palette ---- */

static char *replace_once(const char *text, const char *old, const char *new_text) {
    const char *at = strstr(text, old);
    ck_assert_msg(at != NULL, "the shader no longer has \"%s\"", old);
    char *out = calloc(strlen(text) + strlen(new_text) + 1, 1);
    memcpy(out, text, (size_t)(at - text));
    strcat(out, new_text);
    strcat(out, at + strlen(old));
    return out;
}

/* Runs a float-normal compute text over one tile of three vertices that hang on bones 0, 20 and 39. */
static void run_group(const struct gl *library, const char *source, float (*out)[6]) {
    glskin_shader shader = glskin_shader_skinning_cs_float;
    const glskin_shader_text text = {430, source};
    struct program program;
    glskin_bone bones[40];
    static const struct {
        float front[3][4], back[3][2]; /* position and normal.x, then normal.yz */
        uint8_t bones[8];
    } bind = {{{1, 2, 3, 0}, {4, 5, 6, 0}, {7, 8, 9, 1}}, {{0, 1}, {1, 0}, {0, 0}}, {0, 20, 39}};
    static const uint32_t work[8] = {0, 3, 0, 40, 0, 1, 0, 0};
    shader.texts = &text;
    shader.text_count = 1;
    memset(bones, 0, sizeof bones);
    for (int i = 0; i < 40; i++)
        for (int axis = 0; axis < 3; axis++) {
            bones[i].row[axis][axis] = 1;
            bones[i].row[axis][3] = (float)(i * 10);
        }
    const struct {
        const void *data;
        size_t size;
    } contents[6] = {{bones, sizeof bones}, {&bind, sizeof bind},    {&bind, sizeof bind},
                     {work, sizeof work},   {NULL, 3 * sizeof *out}, {NULL, 16}};
    GLuint buffers[6];
    gl.GenBuffers(6, buffers);
    for (GLuint i = 0; i < 6; i++) {
        gl.BindBufferBase(GL_SHADER_STORAGE_BUFFER, i, buffers[i]);
        gl.BufferData(GL_SHADER_STORAGE_BUFFER, (GLsizeiptr)contents[i].size, contents[i].data, GL_STATIC_DRAW);
    }
    ck_assert_msg(program_create(library, &shader, NULL, NULL, &program) == GLSKIN_OK, "%s", gl_test_message);
    gl.UseProgram(program.id);
    gl.DispatchCompute(1, 1, 1);
    gl.MemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
    gl.BindBuffer(GL_SHADER_STORAGE_BUFFER, buffers[4]);
    gl.GetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 3 * sizeof *out, out);
    program_destroy(library, &program);
    gl.DeleteBuffers(6, buffers);
}

START_TEST(a_partly_filled_group_loads_its_whole_palette) {
    struct gl library;
    float ours[3][6], seeds[3][6];
    glskin_device_desc desc = gl_test_desc(GLSKIN_PATH_AUTO);
    ck_assert_int_eq(gl_load(&library, &desc), GLSKIN_OK);
    if (library.glsl < 430)
        return;
    const char *shipped = glskin_shader_skinning_cs_float.texts[0].text;
    run_group(&library, shipped, ours);
    static const float wanted[3] = {1, 204, 397};
    for (int v = 0; v < 3; v++)
        ck_assert_float_eq(ours[v][0], wanted[v]);
    /* The seed: only the threads that have a vertex take part in the load, one row each. Shared memory starts
     * undefined; here it starts wrong, so that what an earlier group left behind can't help. */
    char *poisoned = replace_once(shipped, "void main()\n{",
                                  "void main()\n{\n    for (uint i = gl_LocalInvocationIndex; i < 768u; i += 256u)\n"
                                  "        g_window[i] = vec4(-1e9);\n    barrier();");
    run_group(&library, poisoned, seeds);
    ck_assert_mem_eq(seeds, ours, sizeof ours);
    char *guarded = replace_once(poisoned, " = gl_LocalInvocationIndex; _",
                                 " = gl_LocalInvocationIndex < 3u ? gl_LocalInvocationIndex : 100000u; _");
    char *seed = replace_once(guarded, "+= 256u", "+= 100000u");
    run_group(&library, seed, seeds);
    ck_assert_float_eq(seeds[0][0], 1);
    ck_assert_msg(seeds[1][0] != 204 && seeds[2][0] != 397, "the seed's load is not told from ours");
    free(poisoned);
    free(guarded);
    free(seed);
}
END_TEST

START_TEST(every_half_float_is_read_exactly) {
    /* In runs of so many: softpipe (Mesa 22.3) counts gl_VertexID anew every 4,096 vertices of glDrawArrays. */
    enum { HALVES = 65536, RUN = 4096, FIRST_INFINITE = 0x7C00 };
    static const float rows[4][4] = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}, nothing[2] = {0};
    static const uint32_t base = 0;
    if (gl_test_version() < 33)
        return;
    uint32_t(*records)[4] = calloc(HALVES, sizeof *records);
    float(*got)[4] = calloc(HALVES, sizeof *got);
    for (uint32_t i = 0; i < HALVES; i++) /* x; y is -x, z is x */
        records[i][0] = i | (i ^ 0x8000) << 16, records[i][1] = 0xABCD0000 | i;
    const glskin_shader_input inputs[] = {
        {"TEXCOORD0", nothing, 0, GLSKIN_VALUE_FLOAT, 2}, {"TEXCOORD1", nothing, 0, GLSKIN_VALUE_FLOAT, 2},
        {"VERTEXBASE", &base, 0, GLSKIN_VALUE_U32, 1},    {"WORLD0", rows[0], 0, GLSKIN_VALUE_FLOAT, 4},
        {"WORLD1", rows[1], 0, GLSKIN_VALUE_FLOAT, 4},    {"WORLD2", rows[2], 0, GLSKIN_VALUE_FLOAT, 4}};
    const glskin_shader_data constant = {.name = "g_viewProj", .data = rows, .size = sizeof rows};
    glskin_shader_data buffer = {.name = "g_skinned", .size = RUN * sizeof *records, .uints = 4};
    const glskin_shader_run_desc desc = {.shader = &glskin_shader_preskinned_vs_sm4_compact,
                                         .version = 330,
                                         .count = RUN,
                                         .inputs = inputs,
                                         .input_count = sizeof inputs / sizeof *inputs,
                                         .constants = &constant,
                                         .constant_count = 1,
                                         .buffers = &buffer,
                                         .buffer_count = 1};
    glskin_device *device = gl_test_device(GLSKIN_PATH_AUTO, GLSKIN_NORMALS_EXACT);
    for (uint32_t first = 0; first < HALVES; first += RUN) {
        buffer.data = records + first;
        ck_assert_msg(glskin_shader_run(device, &desc, got + first, RUN * sizeof *got) == GLSKIN_OK, "%s",
                      gl_test_message);
    }
    for (uint32_t i = 0; i < HALVES; i++) {
        double wanted = half_unpack((uint16_t)i);
        if ((i & 0x7FFF) >= FIRST_INFINITE)
            continue; /* times the rows' zeros they are no numbers */
        ck_assert_msg((double)got[i][0] == wanted && (double)got[i][1] == -wanted && (double)got[i][2] == wanted,
                      "%04x: %g, %g, %g instead of %g", i, (double)got[i][0], (double)got[i][1], (double)got[i][2],
                      wanted);
    }
    glskin_device_destroy(device);
    free(records);
    free(got);
}
END_TEST

Suite *test_suite(void) {
    Suite *suite = suite_create("shaders");
    GL_TEST_LOOP(suite, every_text_computes_what_the_hlsl_means, SHADERS);
    GL_TEST_LOOP(suite, every_text_through_pixels_too, SHADERS);
    GL_TEST_LOOP(suite, a_pixel_shader_alone, 1);
    GL_TEST_LOOP(suite, every_half_float_is_read_exactly, 1);
    GL_TEST_LOOP(suite, a_partly_filled_group_loads_its_whole_palette, 1);
    return suite;
}
