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
    "    int _626 = int(a_BONEBASE);\n"
    "    int _692 = _626 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _747 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1764;\n"
    "    vec4 _1765;\n"
    "    vec4 _1766;\n"
    "    if (_747 > 0.0)\n"
    "    {\n"
    "        _1766 = texelFetch(t_palette, _692 * 3) * _747;\n"
    "        _1765 = texelFetch(t_palette, (_692 * 3) + 1) * _747;\n"
    "        _1764 = texelFetch(t_palette, (_692 * 3) + 2) * _747;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1766 = vec4(0.0);\n"
    "        _1765 = vec4(0.0);\n"
    "        _1764 = vec4(0.0);\n"
    "    }\n"
    "    int _700 = _626 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _827 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1767;\n"
    "    vec4 _1768;\n"
    "    vec4 _1769;\n"
    "    if (_827 > 0.0)\n"
    "    {\n"
    "        _1769 = _1766 + (texelFetch(t_palette, _700 * 3) * _827);\n"
    "        _1768 = _1765 + (texelFetch(t_palette, (_700 * 3) + 1) * _827);\n"
    "        _1767 = _1764 + (texelFetch(t_palette, (_700 * 3) + 2) * _827);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1769 = _1766;\n"
    "        _1768 = _1765;\n"
    "        _1767 = _1764;\n"
    "    }\n"
    "    int _708 = _626 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _907 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1770;\n"
    "    vec4 _1771;\n"
    "    vec4 _1772;\n"
    "    if (_907 > 0.0)\n"
    "    {\n"
    "        _1772 = _1769 + (texelFetch(t_palette, _708 * 3) * _907);\n"
    "        _1771 = _1768 + (texelFetch(t_palette, (_708 * 3) + 1) * _907);\n"
    "        _1770 = _1767 + (texelFetch(t_palette, (_708 * 3) + 2) * _907);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1772 = _1769;\n"
    "        _1771 = _1768;\n"
    "        _1770 = _1767;\n"
    "    }\n"
    "    int _716 = _626 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _987 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1773;\n"
    "    vec4 _1774;\n"
    "    vec4 _1775;\n"
    "    if (_987 > 0.0)\n"
    "    {\n"
    "        _1775 = _1772 + (texelFetch(t_palette, _716 * 3) * _987);\n"
    "        _1774 = _1771 + (texelFetch(t_palette, (_716 * 3) + 1) * _987);\n"
    "        _1773 = _1770 + (texelFetch(t_palette, (_716 * 3) + 2) * _987);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1775 = _1772;\n"
    "        _1774 = _1771;\n"
    "        _1773 = _1770;\n"
    "    }\n"
    "    vec4 _1056 = vec4(a_POSITION, 1.0);\n"
    "    float _1121 = 1.0 / max(max(max(max(max(abs(_1775.x), abs(_1775.y)), abs(_1775.z)), max(max(abs(_1774.x), abs(_1774.y)), abs(_1774.z))), max(max(abs(_1773.x), abs(_1773.y)), abs(_1773.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1124 = _1775.xyz * _1121;\n"
    "    vec3 _1127 = _1774.xyz * _1121;\n"
    "    vec3 _1130 = _1773.xyz * _1121;\n"
    "    vec3 _1133 = cross(_1127, _1130);\n"
    "    vec3 _1156 = vec3(dot(_1133, a_NORMAL), dot(cross(_1130, _1124), a_NORMAL), dot(cross(_1124, _1127), a_NORMAL)) * ((dot(_1124, _1133) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1234 = max(max(abs(_1156.x), abs(_1156.y)), abs(_1156.z));\n"
    "    vec3 _1208 = _1156 / vec3(max(_1234, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1215 = _1208 * inversesqrt(max(dot(_1208, _1208), 0.5));\n"
    "    bvec3 _1220 = bvec3(_1234 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1221 = vec3(_1220.x ? _1215.x : a_NORMAL.x, _1220.y ? _1215.y : a_NORMAL.y, _1220.z ? _1215.z : a_NORMAL.z);\n"
    "    vec4 _648 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1251 = vec4(dot(_1775, _1056), dot(_1774, _1056), dot(_1773, _1056), 1.0);\n"
    "    vec4 _1264 = vec4(dot(a_WORLD0, _1251), dot(a_WORLD1, _1251), dot(a_WORLD2, _1251), 1.0);\n"
    "    float _1344 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1347 = a_WORLD0.xyz * _1344;\n"
    "    vec3 _1350 = a_WORLD1.xyz * _1344;\n"
    "    vec3 _1353 = a_WORLD2.xyz * _1344;\n"
    "    vec3 _1356 = cross(_1350, _1353);\n"
    "    vec3 _1379 = vec3(dot(_1356, _1221), dot(cross(_1353, _1347), _1221), dot(cross(_1347, _1350), _1221)) * ((dot(_1347, _1356) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1457 = max(max(abs(_1379.x), abs(_1379.y)), abs(_1379.z));\n"
    "    vec3 _1431 = _1379 / vec3(max(_1457, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1438 = _1431 * inversesqrt(max(dot(_1431, _1431), 0.5));\n"
    "    bvec3 _1443 = bvec3(_1457 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1444 = vec3(_1443.x ? _1438.x : _1221.x, _1443.y ? _1438.y : _1221.y, _1443.z ? _1438.z : _1221.z);\n"
    "    float _1303 = max(0.0, dot(_1444, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1264), dot(u_vert_c[1], _1264), dot(u_vert_c[2], _1264), dot(u_vert_c[3], _1264));\n"
    "    v_TEXCOORD0 = _1444;\n"
    "    v_TEXCOORD1 = _648.xy;\n"
    "    v_TEXCOORD2 = _648.zw;\n"
    "    v_COLOR0 = vec4(_1303, _1303, _1303, 1.0);\n"
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
    "6bdaa4386b95ac372ccfa9bd9680cb05dd700513028d56e4f4ef33c216bc30ad",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
