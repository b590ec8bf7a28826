/* What the GLSL and the tables say, for the shaders of good/. */
#include "runner.h"
#include "support/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int VERSIONS[] = {120, 330, 430};

static void must_have(const char *text, const char *part) {
    ck_assert_msg(has(text, part), "'%s' is missing in:\n%s", part, text);
}

static void must_lack(const char *text, const char *part) {
    ck_assert_msg(!has(text, part), "'%s' is in:\n%s", part, text);
}

/* Bone n begins at element 31+3n, and every other constant at the register that the HLSL names, in every version. */
START_TEST(constants_keep_their_registers) {
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120,330,430");
    const char *glsl = read_output(VERSIONS[_i], "registers");
    must_have(glsl, "uniform vec4 u_vert_c[223];"); /* 31 + 64 * 3 */
    for (int row = 0; row < 3; row++) {
        /* "u_vert_c[((_9 * 3) + 2) * 1 + 31]": evaluated, the row of bone n is element 31 + 3n + row */
        must_have(glsl, row == 0 ? " * 3) * 1 + 31]" : row == 1 ? " * 3) + 1) * 1 + 31]" : " * 3) + 2) * 1 + 31]");
    }
    must_have(glsl,
              " * mat4(u_vert_c[0], u_vert_c[1], u_vert_c[2], u_vert_c[3])"); /* column_major: v * (four columns) */
    must_have(glsl, "mat4(u_vert_c[16], u_vert_c[17], u_vert_c[18], u_vert_c[19]) * "); /* row_major: the rows */
    must_have(glsl, " * mat3x4(u_vert_c[20], u_vert_c[21], u_vert_c[22])");
    must_have(glsl, "u_vert_c[24].xyz");
    must_have(glsl, "u_vert_c[27].x"); /* g_scale[1]: an array of floats takes a register an element */
    const char *table = read_output(0, "registers");
    must_have(table, "\"constant_array\": \"u_vert_c\"");
    must_have(table, "\"constant_count\": 223");
    must_have(table, "{\"name\": \"g_world\", \"register\": 16, \"count\": 4}");
    must_have(table, "{\"name\": \"g_turn\", \"register\": 20, \"count\": 3}");
    must_have(table, "{\"name\": \"g_scale\", \"register\": 26, \"count\": 2}");
    must_have(table, "{\"name\": \"g_bones\", \"register\": 31, \"count\": 192}");
}
END_TEST

/* Locations by semantic, however it is written; the one without a place of its own takes the first spare. */
START_TEST(attributes_are_named_and_placed_by_semantic) {
    static const struct {
        const char *semantic;
        int location;
    } EXPECTED[] = {{"POSITION", 0}, {"BLENDWEIGHT", 1}, {"BLENDINDICES", 7}, {"TEXCOORD0", 8},
                    {"TANGENT", 14}, {"COLOR0", 3},      {"TEXCOORD7", 5},    {"OTHER", 6}};
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120,330,430");
    const char *table = read_output(0, "registers");
    for (size_t i = 0; i < sizeof EXPECTED / sizeof *EXPECTED; i++) {
        must_have(table, path_format("{\"semantic\": \"%s\", \"name\": \"a_%s\", \"location\": %d,",
                                     EXPECTED[i].semantic, EXPECTED[i].semantic, EXPECTED[i].location));
        must_have(read_output(120, "registers"), path_format(" a_%s;", EXPECTED[i].semantic));
        for (int v = 1; v < 3; v++)
            must_have(read_output(VERSIONS[v], "registers"),
                      path_format("layout(location = %d) in ", EXPECTED[i].location));
    }
    must_lack(read_output(120, "registers"), "layout");
}
END_TEST

/* Both stages name a varying alike, whichever way each writes its semantic, and none has a number that could differ. */
START_TEST(stages_agree_on_varyings) {
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120,330,430");
    translate_good("pixel.hlsl", "--profile ps_2_0 --glsl 120,330,430");
    static const char *const DECLARED[] = {"vec2 v_TEXCOORD0;", "vec3 v_COLOR0;", "float v_OTHER0;"};
    static const char *const OUT[] = {"varying", "out", "out"}, *const IN[] = {"varying", "in", "in"};
    for (int i = 0; i < 3; i++) {
        must_have(read_output(VERSIONS[_i], "registers"), path_format("\n%s %s", OUT[_i], DECLARED[i]));
        must_have(read_output(VERSIONS[_i], "pixel"), path_format("\n%s %s", IN[_i], DECLARED[i]));
    }
}
END_TEST

/* The number in COLORn, not the order in the struct, is the target. */
START_TEST(targets_are_not_swapped) {
    translate_good("pixel.hlsl", "--profile ps_2_0 --glsl 120,330,430");
    must_have(read_output(120, "pixel"), "gl_FragData[1] = texture2D(s_plain");
    must_have(read_output(120, "pixel"), "gl_FragData[0] = texture2D(s_texture0");
    must_have(read_output(330, "pixel"), "layout(location = 1) out vec4 o_TARGET1;");
    must_have(read_output(330, "pixel"), "o_TARGET1 = texture(s_plain");
    must_have(read_output(330, "pixel"), "layout(location = 0) out vec4 o_TARGET0;");
    must_have(read_output(0, "pixel"),
              "{\"name\": \"s_plain\", \"hlsl_name\": \"plain\", \"unit\": 3, \"buffer\": false}");
    must_have(read_output(0, "pixel"), "{\"name\": \"s_texture0\", \"hlsl_name\": \"g_texture0\", \"unit\": 0");
    must_have(read_output(0, "pixel"), "\"constant_array\": \"u_frag_c\"");
}
END_TEST

START_TEST(nothing_that_macos_lacks) {
    static const char *const NEVER[] = {"#extension", "420pack", "SPIRV_C", "binding", "std430", "row_major"};
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120,330");
    translate_good("pixel.hlsl", "--profile ps_2_0 --glsl 120,330");
    translate_good("buffer.hlsl", "--profile vs_4_0 --glsl 330");
    for (size_t i = 0; i < sizeof NEVER / sizeof *NEVER; i++) {
        for (int v = 0; v < 2; v++) {
            must_lack(read_output(VERSIONS[v], "registers"), NEVER[i]);
            must_lack(read_output(VERSIONS[v], "pixel"), NEVER[i]);
        }
        must_lack(read_output(330, "buffer"), NEVER[i]); /* its loops and branches carry attributes */
    }
}
END_TEST

START_TEST(position_is_invariant) {
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120,330,430");
    const char *glsl = read_output(VERSIONS[_i], "registers");
    const char *declared = strstr(glsl, "invariant gl_Position;");
    ck_assert_ptr_nonnull(declared);
    ck_assert(declared < strstr(glsl, "uniform"));
    must_have(glsl, path_format("#version %d\n", VERSIONS[_i]));
    ck_assert_ptr_eq(strstr(glsl, "#version"), glsl);
}
END_TEST

START_TEST(depth_moves_only_when_asked) {
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120");
    must_lack(read_output(120, "registers"), "gl_Position.z");
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120 --d3d-depth");
    must_have(read_output(120, "registers"), "gl_Position.z = 2.0 * gl_Position.z - gl_Position.w;");
    must_lack(read_output(120, "registers"), "gl_Position.y =");
}
END_TEST

START_TEST(texture_buffers_and_integers_at_330) {
    translate_good("buffer.hlsl", "--profile vs_4_0 --glsl 330");
    const char *glsl = read_output(330, "buffer"), *table = read_output(0, "buffer");
    must_have(glsl, "uniform samplerBuffer t_palette;");
    must_have(glsl, "uniform sampler2D s_picture;");
    must_have(glsl, "layout(location = 7) in uvec2 a_BLENDINDICES;");
    must_have(glsl, "gl_InstanceID");
    must_have(table, "{\"name\": \"t_palette\", \"hlsl_name\": \"g_palette\", \"unit\": 4, \"buffer\": true}");
    must_have(table, "{\"name\": \"s_picture\", \"hlsl_name\": \"g_picture\", \"unit\": 1, \"buffer\": false}");
    must_have(table, "\"location\": 7, \"components\": 2, \"integer\": true}");
}
END_TEST

START_TEST(storage_buffers_state_binding_stride_and_writes) {
    translate_good("compute.hlsl", "--profile cs_5_0");
    const char *glsl = read_output(430, "compute"), *table = read_output(0, "compute");
    must_have(table, "{\"name\": \"g_four\", \"binding\": 0, \"stride\": 4, \"writes\": false}");
    must_have(table, "{\"name\": \"g_eight\", \"binding\": 1, \"stride\": 8, \"writes\": false}");
    must_have(table, "{\"name\": \"g_raw\", \"binding\": 2, \"stride\": 4, \"writes\": false}");
    must_have(table, "{\"name\": \"g_out\", \"binding\": 3, \"stride\": 16, \"writes\": true}");
    must_have(table, "\"local_size\": [64, 2, 1]");
    must_have(table, "\"constant_array\": \"u_comp_c\",\n  \"constant_count\": 2");
    must_have(glsl, "layout(binding = 3, std430) buffer g_out");
    must_have(glsl, "layout(binding = 1, std430) readonly buffer g_eight");
    must_have(glsl, "u_comp_c[1]");
    must_have(glsl, "barrier();");
    must_lack(glsl, "while");
}
END_TEST

START_TEST(table_compiles_as_c) {
    translate_good("registers.hlsl", "--profile vs_2_0 --glsl 120,330");
    translate_good("compute.hlsl", "--profile cs_5_0");
    write_file(path_format("%s/main.c", scratch()),
               "#include <glskin/shader.h>\n#include <stdio.h>\n"
               "extern const glskin_shader glskin_shader_registers, glskin_shader_compute;\n"
               "int main(void) {\n"
               "    const glskin_shader *a = &glskin_shader_registers, *b = &glskin_shader_compute;\n"
               "    printf(\"%s %s %d %zu %d %s %u %s %u %zu|\", a->name, a->profile, (int)a->stage, a->text_count,\n"
               "           a->texts[1].version, a->constant_array, a->constant_count, a->constants[5].name,\n"
               "           a->constants[5].first, a->buffer_count);\n"
               "    printf(\"%d %s %u %d %u %u\", (int)b->stage, b->buffers[3].name, b->buffers[3].stride,\n"
               "           b->buffers[3].writes, b->local_size[0], b->local_size[1]);\n"
               "    puts(a->texts[0].text);\n"
               "    return 0;\n}\n");
    const char *command = path_format("cd '%s' && %s -std=c11 -Wall -Wextra -Wshadow -Wstrict-prototypes "
                                      "-Wmissing-prototypes -Werror -I '%s/src/include' "
                                      "main.c out/tables/registers.c out/tables/compute.c -o main && ./main >said",
                                      scratch(), GLSKIN_TEST_CC, GLSKIN_SOURCE_DIR);
    ck_assert_int_eq(system(command), 0);
    const char *said = read_text(path_format("%s/said", scratch()));
    must_have(said, "registers vs_2_0 0 2 330 u_vert_c 223 g_bones 31 0|2 g_out 16 1 64 2");
    must_have(said, read_output(120, "registers")); /* the text in the table is the file's, to the byte */
}
END_TEST

const char *test_skip_reason(void) {
    return missing_tools();
}

Suite *test_suite(void) {
    Suite *suite = suite_create("output");
    TEST_LOOP(suite, constants_keep_their_registers, 3);
    TEST_CASE(suite, attributes_are_named_and_placed_by_semantic);
    TEST_LOOP(suite, stages_agree_on_varyings, 3);
    TEST_CASE(suite, targets_are_not_swapped);
    TEST_CASE(suite, nothing_that_macos_lacks);
    TEST_LOOP(suite, position_is_invariant, 3);
    TEST_CASE(suite, depth_moves_only_when_asked);
    TEST_CASE(suite, texture_buffers_and_integers_at_330);
    TEST_CASE(suite, storage_buffers_state_binding_stride_and_writes);
    TEST_CASE(suite, table_compiles_as_c);
    return suite;
}
