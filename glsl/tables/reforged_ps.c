/* From reforged_ps.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From reforged_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform vec4 u_frag_c[11];\n"
    "uniform sampler2D s_diffuse;\n"
    "uniform sampler2D s_normal;\n"
    "uniform sampler2D s_orm;\n"
    "uniform sampler2D s_team;\n"
    "uniform sampler2D s_emissive;\n"
    "uniform sampler2D s_environment;\n"
    "\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "varying vec4 v_TEXCOORD3;\n"
    "varying vec3 v_TEXCOORD4;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    bvec2 _555 = bvec2(u_frag_c[1].w > 0.0);\n"
    "    vec3 _559 = vec3(vec2(_555.x ? v_TEXCOORD2.x : v_TEXCOORD1.x, _555.y ? v_TEXCOORD2.y : v_TEXCOORD1.y), 1.0);\n"
    "    vec2 _570 = vec2(dot(u_frag_c[1].xyz, _559), dot(u_frag_c[2].xyz, _559));\n"
    "    vec4 _573 = texture2D(s_diffuse, _570);\n"
    "    vec4 _576 = _573 * u_frag_c[0];\n"
    "    vec4 _579 = texture2D(s_normal, _570);\n"
    "    vec2 _586 = ((_579.xy * 2.0) - vec2(1.0)) * u_frag_c[10].w;\n"
    "    vec4 _589 = texture2D(s_orm, _570);\n"
    "    vec4 _592 = texture2D(s_team, _570);\n"
    "    vec3 _593 = _592.xyz;\n"
    "    vec4 _596 = texture2D(s_emissive, _570);\n"
    "    if ((_576.w - u_frag_c[3].w) < 0.0)\n"
    "    {\n"
    "        discard;\n"
    "    }\n"
    "    vec3 _773 = v_TEXCOORD0 * inversesqrt(max(dot(v_TEXCOORD0, v_TEXCOORD0), 1.0000000031710768509710513471353e-30));\n"
    "    vec3 _805 = ((v_TEXCOORD3.xyz * _586.x) + ((cross(_773, v_TEXCOORD3.xyz) * v_TEXCOORD3.w) * _586.y)) + (_773 * sqrt(max(0.0, 1.0 - dot(_586, _586))));\n"
    "    vec3 _815 = _805 * inversesqrt(max(dot(_805, _805), 1.0000000031710768509710513471353e-30));\n"
    "    vec3 _624 = u_frag_c[8].xyz - (v_TEXCOORD4 * u_frag_c[8].w);\n"
    "    vec3 _824 = _624 * inversesqrt(max(dot(_624, _624), 1.0000000031710768509710513471353e-30));\n"
    "    vec3 _630 = _824 + u_frag_c[3].xyz;\n"
    "    vec3 _833 = _630 * inversesqrt(max(dot(_630, _630), 1.0000000031710768509710513471353e-30));\n"
    "    float _637 = max(0.0, dot(_815, u_frag_c[3].xyz));\n"
    "    float _641 = max(0.0, dot(_815, _824));\n"
    "    float _648 = max(_589.y, 0.125);\n"
    "    vec3 _656 = _576.xyz * mix(vec3(1.0), _593, vec3(_589.w));\n"
    "    vec3 _661 = mix(vec3(0.039999999105930328369140625), _656, vec3(_589.z));\n"
    "    float _850 = ((_648 * _648) * _648) * _648;\n"
    "    float _855 = (_648 + 1.0) * (_648 + 1.0);\n"
    "    float _856 = _855 * 0.125;\n"
    "    float _860 = max(0.0, dot(_815, _833));\n"
    "    vec3 _863 = cross(_815, _833);\n"
    "    float _875 = (_860 * _860) * _850 + ((_860 > 0.0) ? dot(_863, _863) : 1.0);\n"
    "    float _906 = 1.0 - max(0.0, dot(_824, _833));\n"
    "    float _909 = _906 * _906;\n"
    "    float _926 = 1.0 - _641;\n"
    "    float _929 = _926 * _926;\n"
    "    vec3 _728 = ((((_656 * (1.0 - _589.z)) + ((_661 + ((vec3(1.0) - _661) * ((_909 * _909) * _906))) * (_850 / (((4.0 * _875) * _875) * ((_637 * ((-_855) * 0.125 + 1.0) + _856) * (_641 * ((-_855) * 0.125 + 1.0) + _856)))))) * u_frag_c[4].xyz) * _637) + ((u_frag_c[5].xyz * _656 + (((texture2D(s_environment, vec2(0.5 * dot(u_frag_c[6].xyz, _815) + 0.5, (-0.5) * dot(u_frag_c[7].xyz, _815) + 0.5)).xyz * u_frag_c[10].z) * (_661 + ((vec3(1.0) - _661) * ((_929 * _929) * _926)))) * (1.0 - _648))) * _589.x);\n"
    "    bvec3 _730 = bvec3(u_frag_c[5].w > 0.0);\n"
    "    float _741 = 1.0 - _641;\n"
    "    gl_FragData[0] = vec4(vec3(_730.x ? _728.x : _656.x, _730.y ? _728.y : _656.y, _730.z ? _728.z : _656.z) + ((_596.xyz * u_frag_c[10].x) + (mix(u_frag_c[9].xyz, _593, vec3(u_frag_c[10].y)) * ((u_frag_c[9].w * _741) * _741))), max(_576.w, u_frag_c[4].w));\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From reforged_ps.hlsl by glskin-translate: change it there.\n"
    "\n"
    "uniform vec4 u_frag_c[11];\n"
    "uniform sampler2D s_diffuse;\n"
    "uniform sampler2D s_normal;\n"
    "uniform sampler2D s_orm;\n"
    "uniform sampler2D s_team;\n"
    "uniform sampler2D s_emissive;\n"
    "uniform sampler2D s_environment;\n"
    "\n"
    "in vec3 v_TEXCOORD0;\n"
    "in vec2 v_TEXCOORD1;\n"
    "in vec2 v_TEXCOORD2;\n"
    "in vec4 v_TEXCOORD3;\n"
    "in vec3 v_TEXCOORD4;\n"
    "layout(location = 0) out vec4 o_TARGET0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    bvec2 _555 = bvec2(u_frag_c[1].w > 0.0);\n"
    "    vec3 _559 = vec3(vec2(_555.x ? v_TEXCOORD2.x : v_TEXCOORD1.x, _555.y ? v_TEXCOORD2.y : v_TEXCOORD1.y), 1.0);\n"
    "    vec2 _570 = vec2(dot(u_frag_c[1].xyz, _559), dot(u_frag_c[2].xyz, _559));\n"
    "    vec4 _573 = texture(s_diffuse, _570);\n"
    "    vec4 _576 = _573 * u_frag_c[0];\n"
    "    vec4 _579 = texture(s_normal, _570);\n"
    "    vec2 _586 = ((_579.xy * 2.0) - vec2(1.0)) * u_frag_c[10].w;\n"
    "    vec4 _589 = texture(s_orm, _570);\n"
    "    vec4 _592 = texture(s_team, _570);\n"
    "    vec3 _593 = _592.xyz;\n"
    "    vec4 _596 = texture(s_emissive, _570);\n"
    "    if ((_576.w - u_frag_c[3].w) < 0.0)\n"
    "    {\n"
    "        discard;\n"
    "    }\n"
    "    vec3 _773 = v_TEXCOORD0 * inversesqrt(max(dot(v_TEXCOORD0, v_TEXCOORD0), 1.0000000031710768509710513471353e-30));\n"
    "    vec3 _805 = ((v_TEXCOORD3.xyz * _586.x) + ((cross(_773, v_TEXCOORD3.xyz) * v_TEXCOORD3.w) * _586.y)) + (_773 * sqrt(max(0.0, 1.0 - dot(_586, _586))));\n"
    "    vec3 _815 = _805 * inversesqrt(max(dot(_805, _805), 1.0000000031710768509710513471353e-30));\n"
    "    vec3 _624 = u_frag_c[8].xyz - (v_TEXCOORD4 * u_frag_c[8].w);\n"
    "    vec3 _824 = _624 * inversesqrt(max(dot(_624, _624), 1.0000000031710768509710513471353e-30));\n"
    "    vec3 _630 = _824 + u_frag_c[3].xyz;\n"
    "    vec3 _833 = _630 * inversesqrt(max(dot(_630, _630), 1.0000000031710768509710513471353e-30));\n"
    "    float _637 = max(0.0, dot(_815, u_frag_c[3].xyz));\n"
    "    float _641 = max(0.0, dot(_815, _824));\n"
    "    float _648 = max(_589.y, 0.125);\n"
    "    vec3 _656 = _576.xyz * mix(vec3(1.0), _593, vec3(_589.w));\n"
    "    vec3 _661 = mix(vec3(0.039999999105930328369140625), _656, vec3(_589.z));\n"
    "    float _850 = ((_648 * _648) * _648) * _648;\n"
    "    float _855 = (_648 + 1.0) * (_648 + 1.0);\n"
    "    float _856 = _855 * 0.125;\n"
    "    float _860 = max(0.0, dot(_815, _833));\n"
    "    vec3 _863 = cross(_815, _833);\n"
    "    float _875 = (_860 * _860) * _850 + ((_860 > 0.0) ? dot(_863, _863) : 1.0);\n"
    "    float _906 = 1.0 - max(0.0, dot(_824, _833));\n"
    "    float _909 = _906 * _906;\n"
    "    float _926 = 1.0 - _641;\n"
    "    float _929 = _926 * _926;\n"
    "    vec3 _728 = ((((_656 * (1.0 - _589.z)) + ((_661 + ((vec3(1.0) - _661) * ((_909 * _909) * _906))) * (_850 / (((4.0 * _875) * _875) * ((_637 * ((-_855) * 0.125 + 1.0) + _856) * (_641 * ((-_855) * 0.125 + 1.0) + _856)))))) * u_frag_c[4].xyz) * _637) + ((u_frag_c[5].xyz * _656 + (((texture(s_environment, vec2(0.5 * dot(u_frag_c[6].xyz, _815) + 0.5, (-0.5) * dot(u_frag_c[7].xyz, _815) + 0.5)).xyz * u_frag_c[10].z) * (_661 + ((vec3(1.0) - _661) * ((_929 * _929) * _926)))) * (1.0 - _648))) * _589.x);\n"
    "    bvec3 _730 = bvec3(u_frag_c[5].w > 0.0);\n"
    "    float _741 = 1.0 - _641;\n"
    "    o_TARGET0 = vec4(vec3(_730.x ? _728.x : _656.x, _730.y ? _728.y : _656.y, _730.z ? _728.z : _656.z) + ((_596.xyz * u_frag_c[10].x) + (mix(u_frag_c[9].xyz, _593, vec3(u_frag_c[10].y)) * ((u_frag_c[9].w * _741) * _741))), max(_576.w, u_frag_c[4].w));\n"
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
    {"g_eye", 8, 1},
    {"g_fresnel", 9, 1},
    {"g_gains", 10, 1},
};

static const glskin_shader_sampler samplers[] = {
    {"s_diffuse", "g_diffuse", 0, false},
    {"s_normal", "g_normal", 1, false},
    {"s_orm", "g_orm", 2, false},
    {"s_emissive", "g_emissive", 3, false},
    {"s_team", "g_team", 4, false},
    {"s_environment", "g_environment", 5, false},
};

extern const glskin_shader glskin_shader_reforged_ps;
const glskin_shader glskin_shader_reforged_ps = {
    "reforged_ps", "ps_3_0", GLSKIN_STAGE_PIXEL,
    texts, 2,
    "u_frag_c", 11,
    NULL, 0,
    constants, 10,
    samplers, 6,
    NULL, 0,
    {0, 0, 0},
    "b3c8cc332116a7ace27c9c31de91638bf680c5b65d09c1ef42856c5e0a473c93",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
