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
    "    int _620 = int(a_BONEBASE);\n"
    "    int _683 = _620 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _738 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1744;\n"
    "    vec4 _1745;\n"
    "    vec4 _1746;\n"
    "    if (_738 > 0.0)\n"
    "    {\n"
    "        _1746 = texelFetch(t_palette, _683 * 3) * _738;\n"
    "        _1745 = texelFetch(t_palette, (_683 * 3) + 1) * _738;\n"
    "        _1744 = texelFetch(t_palette, (_683 * 3) + 2) * _738;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1746 = vec4(0.0);\n"
    "        _1745 = vec4(0.0);\n"
    "        _1744 = vec4(0.0);\n"
    "    }\n"
    "    int _691 = _620 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _818 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1747;\n"
    "    vec4 _1748;\n"
    "    vec4 _1749;\n"
    "    if (_818 > 0.0)\n"
    "    {\n"
    "        _1749 = _1746 + (texelFetch(t_palette, _691 * 3) * _818);\n"
    "        _1748 = _1745 + (texelFetch(t_palette, (_691 * 3) + 1) * _818);\n"
    "        _1747 = _1744 + (texelFetch(t_palette, (_691 * 3) + 2) * _818);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1749 = _1746;\n"
    "        _1748 = _1745;\n"
    "        _1747 = _1744;\n"
    "    }\n"
    "    int _699 = _620 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _898 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1750;\n"
    "    vec4 _1751;\n"
    "    vec4 _1752;\n"
    "    if (_898 > 0.0)\n"
    "    {\n"
    "        _1752 = _1749 + (texelFetch(t_palette, _699 * 3) * _898);\n"
    "        _1751 = _1748 + (texelFetch(t_palette, (_699 * 3) + 1) * _898);\n"
    "        _1750 = _1747 + (texelFetch(t_palette, (_699 * 3) + 2) * _898);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1752 = _1749;\n"
    "        _1751 = _1748;\n"
    "        _1750 = _1747;\n"
    "    }\n"
    "    int _707 = _620 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _978 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1753;\n"
    "    vec4 _1754;\n"
    "    vec4 _1755;\n"
    "    if (_978 > 0.0)\n"
    "    {\n"
    "        _1755 = _1752 + (texelFetch(t_palette, _707 * 3) * _978);\n"
    "        _1754 = _1751 + (texelFetch(t_palette, (_707 * 3) + 1) * _978);\n"
    "        _1753 = _1750 + (texelFetch(t_palette, (_707 * 3) + 2) * _978);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1755 = _1752;\n"
    "        _1754 = _1751;\n"
    "        _1753 = _1750;\n"
    "    }\n"
    "    vec4 _1047 = vec4(a_POSITION, 1.0);\n"
    "    float _1112 = 1.0 / max(max(max(max(max(abs(_1755.x), abs(_1755.y)), abs(_1755.z)), max(max(abs(_1754.x), abs(_1754.y)), abs(_1754.z))), max(max(abs(_1753.x), abs(_1753.y)), abs(_1753.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1115 = _1755.xyz * _1112;\n"
    "    vec3 _1118 = _1754.xyz * _1112;\n"
    "    vec3 _1121 = _1753.xyz * _1112;\n"
    "    vec3 _1124 = cross(_1118, _1121);\n"
    "    vec3 _1147 = vec3(dot(_1124, a_NORMAL), dot(cross(_1121, _1115), a_NORMAL), dot(cross(_1115, _1118), a_NORMAL)) * ((dot(_1115, _1124) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1225 = max(max(abs(_1147.x), abs(_1147.y)), abs(_1147.z));\n"
    "    vec3 _1199 = _1147 / vec3(max(_1225, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1206 = _1199 * inversesqrt(max(dot(_1199, _1199), 0.5));\n"
    "    bvec3 _1211 = bvec3(_1225 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1212 = vec3(_1211.x ? _1206.x : a_NORMAL.x, _1211.y ? _1206.y : a_NORMAL.y, _1211.z ? _1206.z : a_NORMAL.z);\n"
    "    vec4 _640 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1241 = vec4(dot(_1755, _1047), dot(_1754, _1047), dot(_1753, _1047), 1.0);\n"
    "    vec4 _1254 = vec4(dot(a_WORLD0, _1241), dot(a_WORLD1, _1241), dot(a_WORLD2, _1241), 1.0);\n"
    "    float _1333 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1336 = a_WORLD0.xyz * _1333;\n"
    "    vec3 _1339 = a_WORLD1.xyz * _1333;\n"
    "    vec3 _1342 = a_WORLD2.xyz * _1333;\n"
    "    vec3 _1345 = cross(_1339, _1342);\n"
    "    vec3 _1368 = vec3(dot(_1345, _1212), dot(cross(_1342, _1336), _1212), dot(cross(_1336, _1339), _1212)) * ((dot(_1336, _1345) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1446 = max(max(abs(_1368.x), abs(_1368.y)), abs(_1368.z));\n"
    "    vec3 _1420 = _1368 / vec3(max(_1446, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1427 = _1420 * inversesqrt(max(dot(_1420, _1420), 0.5));\n"
    "    bvec3 _1432 = bvec3(_1446 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1433 = vec3(_1432.x ? _1427.x : _1212.x, _1432.y ? _1427.y : _1212.y, _1432.z ? _1427.z : _1212.z);\n"
    "    float _1292 = max(0.0, dot(_1433, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1254), dot(u_vert_c[1], _1254), dot(u_vert_c[2], _1254), dot(u_vert_c[3], _1254));\n"
    "    v_TEXCOORD0 = _1433;\n"
    "    v_TEXCOORD1 = _640.xy;\n"
    "    v_TEXCOORD2 = _640.zw;\n"
    "    v_COLOR0 = vec4(_1292, _1292, _1292, 1.0);\n"
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

extern const glskin_shader glskin_shader_skinning_vs_sm4;
const glskin_shader glskin_shader_skinning_vs_sm4 = {
    "skinning_vs_sm4", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 9,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "0d98daaba42966338bace0b67376a29b97c0fce5df69dedc9cacb5b9707a0728",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
