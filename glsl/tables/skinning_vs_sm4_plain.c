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
    "    int _561 = int(a_BONEBASE);\n"
    "    int _624 = _561 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _679 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1485;\n"
    "    vec4 _1486;\n"
    "    vec4 _1487;\n"
    "    if (_679 > 0.0)\n"
    "    {\n"
    "        _1487 = texelFetch(t_palette, _624 * 3) * _679;\n"
    "        _1486 = texelFetch(t_palette, (_624 * 3) + 1) * _679;\n"
    "        _1485 = texelFetch(t_palette, (_624 * 3) + 2) * _679;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1487 = vec4(0.0);\n"
    "        _1486 = vec4(0.0);\n"
    "        _1485 = vec4(0.0);\n"
    "    }\n"
    "    int _632 = _561 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _759 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1488;\n"
    "    vec4 _1489;\n"
    "    vec4 _1490;\n"
    "    if (_759 > 0.0)\n"
    "    {\n"
    "        _1490 = _1487 + (texelFetch(t_palette, _632 * 3) * _759);\n"
    "        _1489 = _1486 + (texelFetch(t_palette, (_632 * 3) + 1) * _759);\n"
    "        _1488 = _1485 + (texelFetch(t_palette, (_632 * 3) + 2) * _759);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1490 = _1487;\n"
    "        _1489 = _1486;\n"
    "        _1488 = _1485;\n"
    "    }\n"
    "    int _640 = _561 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _839 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1491;\n"
    "    vec4 _1492;\n"
    "    vec4 _1493;\n"
    "    if (_839 > 0.0)\n"
    "    {\n"
    "        _1493 = _1490 + (texelFetch(t_palette, _640 * 3) * _839);\n"
    "        _1492 = _1489 + (texelFetch(t_palette, (_640 * 3) + 1) * _839);\n"
    "        _1491 = _1488 + (texelFetch(t_palette, (_640 * 3) + 2) * _839);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1493 = _1490;\n"
    "        _1492 = _1489;\n"
    "        _1491 = _1488;\n"
    "    }\n"
    "    int _648 = _561 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _919 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1494;\n"
    "    vec4 _1495;\n"
    "    vec4 _1496;\n"
    "    if (_919 > 0.0)\n"
    "    {\n"
    "        _1496 = _1493 + (texelFetch(t_palette, _648 * 3) * _919);\n"
    "        _1495 = _1492 + (texelFetch(t_palette, (_648 * 3) + 1) * _919);\n"
    "        _1494 = _1491 + (texelFetch(t_palette, (_648 * 3) + 2) * _919);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1496 = _1493;\n"
    "        _1495 = _1492;\n"
    "        _1494 = _1491;\n"
    "    }\n"
    "    vec4 _988 = vec4(a_POSITION, 1.0);\n"
    "    float _1026 = dot(_1496.xyz, a_NORMAL);\n"
    "    float _1029 = dot(_1495.xyz, a_NORMAL);\n"
    "    float _1032 = dot(_1494.xyz, a_NORMAL);\n"
    "    float _1075 = max(max(abs(_1026), abs(_1029)), abs(_1032));\n"
    "    vec3 _1049 = vec3(_1026, _1029, _1032) / vec3(max(_1075, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1056 = _1049 * inversesqrt(max(dot(_1049, _1049), 0.5));\n"
    "    bvec3 _1061 = bvec3(_1075 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1062 = vec3(_1061.x ? _1056.x : a_NORMAL.x, _1061.y ? _1056.y : a_NORMAL.y, _1061.z ? _1056.z : a_NORMAL.z);\n"
    "    vec4 _581 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1091 = vec4(dot(_1496, _988), dot(_1495, _988), dot(_1494, _988), 1.0);\n"
    "    vec4 _1104 = vec4(dot(a_WORLD0, _1091), dot(a_WORLD1, _1091), dot(a_WORLD2, _1091), 1.0);\n"
    "    float _1156 = dot(a_WORLD0.xyz, _1062);\n"
    "    float _1159 = dot(a_WORLD1.xyz, _1062);\n"
    "    float _1162 = dot(a_WORLD2.xyz, _1062);\n"
    "    float _1205 = max(max(abs(_1156), abs(_1159)), abs(_1162));\n"
    "    vec3 _1179 = vec3(_1156, _1159, _1162) / vec3(max(_1205, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1186 = _1179 * inversesqrt(max(dot(_1179, _1179), 0.5));\n"
    "    bvec3 _1191 = bvec3(_1205 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1192 = vec3(_1191.x ? _1186.x : _1062.x, _1191.y ? _1186.y : _1062.y, _1191.z ? _1186.z : _1062.z);\n"
    "    float _1142 = max(0.0, dot(_1192, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1104), dot(u_vert_c[1], _1104), dot(u_vert_c[2], _1104), dot(u_vert_c[3], _1104));\n"
    "    v_TEXCOORD0 = _1192;\n"
    "    v_TEXCOORD1 = _581.xy;\n"
    "    v_TEXCOORD2 = _581.zw;\n"
    "    v_COLOR0 = vec4(_1142, _1142, _1142, 1.0);\n"
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
    "4faa1905ad819e24c21a5c2021829272248851ee8335129cb93e7bcbbe94b5b8",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
