/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[4];\n"
    "uniform usamplerBuffer t_skinned;\n"
    "\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "layout(location = 5) in uint a_VERTEXBASE;\n"
    "layout(location = 6) in vec4 a_WORLD0;\n"
    "layout(location = 3) in vec4 a_WORLD1;\n"
    "layout(location = 4) in vec4 a_WORLD2;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    uint _376 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _409 = texelFetch(t_skinned, int((_376 * 3u) + 1u));\n"
    "    vec3 _431 = uintBitsToFloat(uvec3(_409.y, texelFetch(t_skinned, int((_376 * 3u) + 2u)).xy));\n"
    "    vec4 _386 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _450 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_376 * 3u)).xy, _409.x)), 1.0);\n"
    "    vec4 _463 = vec4(dot(a_WORLD0, _450), dot(a_WORLD1, _450), dot(a_WORLD2, _450), 1.0);\n"
    "    float _528 = dot(a_WORLD0.xyz, _431);\n"
    "    float _531 = dot(a_WORLD1.xyz, _431);\n"
    "    float _534 = dot(a_WORLD2.xyz, _431);\n"
    "    float _574 = max(max(abs(_528), abs(_531)), abs(_534));\n"
    "    vec3 _548 = vec3(_528, _531, _534) / vec3(max(_574, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _555 = _548 * inversesqrt(max(dot(_548, _548), 0.5));\n"
    "    bvec3 _560 = bvec3(_574 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _561 = vec3(_560.x ? _555.x : _431.x, _560.y ? _555.y : _431.y, _560.z ? _555.z : _431.z);\n"
    "    float _502 = max(0.0, dot(_561, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _463), dot(u_vert_c[1], _463), dot(u_vert_c[2], _463), dot(u_vert_c[3], _463));\n"
    "    v_TEXCOORD0 = _561;\n"
    "    v_TEXCOORD1 = _386.xy;\n"
    "    v_TEXCOORD2 = _386.zw;\n"
    "    v_COLOR0 = vec4(_502, _502, _502, 1.0);\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"VERTEXBASE", "a_VERTEXBASE", 5, 1, true},
    {"WORLD0", "a_WORLD0", 6, 4, false},
    {"WORLD1", "a_WORLD1", 3, 4, false},
    {"WORLD2", "a_WORLD2", 4, 4, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
};

static const glskin_shader_sampler samplers[] = {
    {"t_skinned", "g_skinned", 8, true},
};

extern const glskin_shader glskin_shader_preskinned_vs_sm4_float_plain;
const glskin_shader glskin_shader_preskinned_vs_sm4_float_plain = {
    "preskinned_vs_sm4_float_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 6,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "ec6dbccb1e31a21ff2c88a886bcb8d68302c2c5ccdd8055fa1067b5c4665c153",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
