/* From classic_ps.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From classic_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform vec4 u_frag_c[8];\n"
    "uniform sampler2D s_texture0;\n"
    "\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec3 _196 = v_TEXCOORD0 * inversesqrt(max(dot(v_TEXCOORD0, v_TEXCOORD0), 1.0000000031710768509710513471353e-30));\n"
    "    bvec2 _204 = bvec2(u_frag_c[1].w > 0.0);\n"
    "    vec2 _205 = vec2(_204.x ? v_TEXCOORD2.x : v_TEXCOORD1.x, _204.y ? v_TEXCOORD2.y : v_TEXCOORD1.y);\n"
    "    vec2 _220 = vec2(0.5 * dot(u_frag_c[6].xyz, _196) + 0.5, (-0.5) * dot(u_frag_c[7].xyz, _196) + 0.5);\n"
    "    bvec2 _226 = bvec2(u_frag_c[2].w > 0.0);\n"
    "    vec3 _230 = vec3(vec2(_226.x ? _220.x : _205.x, _226.y ? _220.y : _205.y), 1.0);\n"
    "    vec4 _243 = texture2D(s_texture0, vec2(dot(u_frag_c[1].xyz, _230), dot(u_frag_c[2].xyz, _230)));\n"
    "    vec4 _264 = _243 * u_frag_c[0];\n"
    "    if ((_264.w - u_frag_c[3].w) < 0.0)\n"
    "    {\n"
    "        discard;\n"
    "    }\n"
    "    gl_FragData[0] = vec4(_264.xyz * clamp(u_frag_c[5].xyz + (u_frag_c[4].xyz * max(0.0, dot(_196, u_frag_c[3].xyz))), vec3(0.0), vec3(1.0)), max(_264.w, u_frag_c[4].w));\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From classic_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform vec4 u_frag_c[8];\n"
    "uniform sampler2D s_texture0;\n"
    "\n"
    "in vec3 v_TEXCOORD0;\n"
    "in vec2 v_TEXCOORD1;\n"
    "in vec2 v_TEXCOORD2;\n"
    "layout(location = 0) out vec4 o_TARGET0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec3 _196 = v_TEXCOORD0 * inversesqrt(max(dot(v_TEXCOORD0, v_TEXCOORD0), 1.0000000031710768509710513471353e-30));\n"
    "    bvec2 _204 = bvec2(u_frag_c[1].w > 0.0);\n"
    "    vec2 _205 = vec2(_204.x ? v_TEXCOORD2.x : v_TEXCOORD1.x, _204.y ? v_TEXCOORD2.y : v_TEXCOORD1.y);\n"
    "    vec2 _220 = vec2(0.5 * dot(u_frag_c[6].xyz, _196) + 0.5, (-0.5) * dot(u_frag_c[7].xyz, _196) + 0.5);\n"
    "    bvec2 _226 = bvec2(u_frag_c[2].w > 0.0);\n"
    "    vec3 _230 = vec3(vec2(_226.x ? _220.x : _205.x, _226.y ? _220.y : _205.y), 1.0);\n"
    "    vec4 _243 = texture(s_texture0, vec2(dot(u_frag_c[1].xyz, _230), dot(u_frag_c[2].xyz, _230)));\n"
    "    vec4 _264 = _243 * u_frag_c[0];\n"
    "    if ((_264.w - u_frag_c[3].w) < 0.0)\n"
    "    {\n"
    "        discard;\n"
    "    }\n"
    "    o_TARGET0 = vec4(_264.xyz * clamp(u_frag_c[5].xyz + (u_frag_c[4].xyz * max(0.0, dot(_196, u_frag_c[3].xyz))), vec3(0.0), vec3(1.0)), max(_264.w, u_frag_c[4].w));\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_constant constants[] = {
    {"g_color", 0, 1},
    {"g_texcoord", 1, 2},
    {"g_light", 3, 1},
    {"g_lightColor", 4, 1},
    {"g_ambient", 5, 1},
    {"g_cameraRight", 6, 1},
    {"g_cameraUp", 7, 1},
};

static const glskin_shader_sampler samplers[] = {
    {"s_texture0", "g_texture0", 0, false},
};

extern const glskin_shader glskin_shader_classic_ps;
const glskin_shader glskin_shader_classic_ps = {
    "classic_ps", "ps_2_0", GLSKIN_STAGE_PIXEL,
    texts, 2,
    "u_frag_c", 8,
    NULL, 0,
    constants, 7,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "7216e821b31b6812fc1957a00006c46c04366dd8ee8088d1f3a04f7ecba96a0d",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
