/* From skinning_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From skinning_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[4];\n"
    "uniform samplerBuffer t_palette;\n"
    "\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 7) in uvec2 a_BLENDINDICES;\n"
    "layout(location = 2) in vec3 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "layout(location = 5) in uint a_BONEBASE;\n"
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
    "    int _582 = int(a_BONEBASE);\n"
    "    int _648 = _582 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _703 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1538;\n"
    "    vec4 _1539;\n"
    "    vec4 _1540;\n"
    "    if (_703 > 0.0)\n"
    "    {\n"
    "        _1540 = texelFetch(t_palette, _648 * 3) * _703;\n"
    "        _1539 = texelFetch(t_palette, (_648 * 3) + 1) * _703;\n"
    "        _1538 = texelFetch(t_palette, (_648 * 3) + 2) * _703;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1540 = vec4(0.0);\n"
    "        _1539 = vec4(0.0);\n"
    "        _1538 = vec4(0.0);\n"
    "    }\n"
    "    int _656 = _582 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _783 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1541;\n"
    "    vec4 _1542;\n"
    "    vec4 _1543;\n"
    "    if (_783 > 0.0)\n"
    "    {\n"
    "        _1543 = _1540 + (texelFetch(t_palette, _656 * 3) * _783);\n"
    "        _1542 = _1539 + (texelFetch(t_palette, (_656 * 3) + 1) * _783);\n"
    "        _1541 = _1538 + (texelFetch(t_palette, (_656 * 3) + 2) * _783);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1543 = _1540;\n"
    "        _1542 = _1539;\n"
    "        _1541 = _1538;\n"
    "    }\n"
    "    int _664 = _582 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _863 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1544;\n"
    "    vec4 _1545;\n"
    "    vec4 _1546;\n"
    "    if (_863 > 0.0)\n"
    "    {\n"
    "        _1546 = _1543 + (texelFetch(t_palette, _664 * 3) * _863);\n"
    "        _1545 = _1542 + (texelFetch(t_palette, (_664 * 3) + 1) * _863);\n"
    "        _1544 = _1541 + (texelFetch(t_palette, (_664 * 3) + 2) * _863);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1546 = _1543;\n"
    "        _1545 = _1542;\n"
    "        _1544 = _1541;\n"
    "    }\n"
    "    int _672 = _582 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _943 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1547;\n"
    "    vec4 _1548;\n"
    "    vec4 _1549;\n"
    "    if (_943 > 0.0)\n"
    "    {\n"
    "        _1549 = _1546 + (texelFetch(t_palette, _672 * 3) * _943);\n"
    "        _1548 = _1545 + (texelFetch(t_palette, (_672 * 3) + 1) * _943);\n"
    "        _1547 = _1544 + (texelFetch(t_palette, (_672 * 3) + 2) * _943);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1549 = _1546;\n"
    "        _1548 = _1545;\n"
    "        _1547 = _1544;\n"
    "    }\n"
    "    vec4 _1012 = vec4(a_POSITION, 1.0);\n"
    "    float _1062 = dot(_1549.xyz, a_NORMAL);\n"
    "    float _1065 = dot(_1548.xyz, a_NORMAL);\n"
    "    float _1068 = dot(_1547.xyz, a_NORMAL);\n"
    "    float _1108 = max(max(abs(_1062), abs(_1065)), abs(_1068));\n"
    "    vec3 _1082 = vec3(_1062, _1065, _1068) / vec3(max(_1108, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1089 = _1082 * inversesqrt(max(dot(_1082, _1082), 0.5));\n"
    "    bvec3 _1094 = bvec3(_1108 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1095 = vec3(_1094.x ? _1089.x : a_NORMAL.x, _1094.y ? _1089.y : a_NORMAL.y, _1094.z ? _1089.z : a_NORMAL.z);\n"
    "    vec4 _604 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1125 = vec4(dot(_1549, _1012), dot(_1548, _1012), dot(_1547, _1012), 1.0);\n"
    "    vec4 _1138 = vec4(dot(a_WORLD0, _1125), dot(a_WORLD1, _1125), dot(a_WORLD2, _1125), 1.0);\n"
    "    float _1203 = dot(a_WORLD0.xyz, _1095);\n"
    "    float _1206 = dot(a_WORLD1.xyz, _1095);\n"
    "    float _1209 = dot(a_WORLD2.xyz, _1095);\n"
    "    float _1249 = max(max(abs(_1203), abs(_1206)), abs(_1209));\n"
    "    vec3 _1223 = vec3(_1203, _1206, _1209) / vec3(max(_1249, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1230 = _1223 * inversesqrt(max(dot(_1223, _1223), 0.5));\n"
    "    bvec3 _1235 = bvec3(_1249 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1236 = vec3(_1235.x ? _1230.x : _1095.x, _1235.y ? _1230.y : _1095.y, _1235.z ? _1230.z : _1095.z);\n"
    "    float _1177 = max(0.0, dot(_1236, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1138), dot(u_vert_c[1], _1138), dot(u_vert_c[2], _1138), dot(u_vert_c[3], _1138));\n"
    "    v_TEXCOORD0 = _1236;\n"
    "    v_TEXCOORD1 = _604.xy;\n"
    "    v_TEXCOORD2 = _604.zw;\n"
    "    v_COLOR0 = vec4(_1177, _1177, _1177, 1.0);\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"BLENDINDICES", "a_BLENDINDICES", 7, 2, true},
    {"NORMAL", "a_NORMAL", 2, 3, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"BONEBASE", "a_BONEBASE", 5, 1, true},
    {"WORLD0", "a_WORLD0", 6, 4, false},
    {"WORLD1", "a_WORLD1", 3, 4, false},
    {"WORLD2", "a_WORLD2", 4, 4, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
};

static const glskin_shader_sampler samplers[] = {
    {"t_palette", "g_palette", 8, true},
};

extern const glskin_shader glskin_shader_skinning_vs_sm4_plain;
const glskin_shader glskin_shader_skinning_vs_sm4_plain = {
    "skinning_vs_sm4_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 9,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "94c46faf132514214373e34fce35a19990b2abba04881039d9e2e34a9d0f0803",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
