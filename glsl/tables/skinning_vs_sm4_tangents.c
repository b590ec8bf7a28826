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
    "layout(location = 14) in vec4 a_TANGENT;\n"
    "layout(location = 5) in uint a_BONEBASE;\n"
    "layout(location = 6) in vec4 a_WORLD0;\n"
    "layout(location = 3) in vec4 a_WORLD1;\n"
    "layout(location = 4) in vec4 a_WORLD2;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_TEXCOORD3;\n"
    "out vec3 v_TEXCOORD4;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _734 = int(a_BONEBASE);\n"
    "    int _813 = _734 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _868 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _2220;\n"
    "    vec4 _2221;\n"
    "    vec4 _2222;\n"
    "    if (_868 > 0.0)\n"
    "    {\n"
    "        _2222 = texelFetch(t_palette, _813 * 3) * _868;\n"
    "        _2221 = texelFetch(t_palette, (_813 * 3) + 1) * _868;\n"
    "        _2220 = texelFetch(t_palette, (_813 * 3) + 2) * _868;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _2222 = vec4(0.0);\n"
    "        _2221 = vec4(0.0);\n"
    "        _2220 = vec4(0.0);\n"
    "    }\n"
    "    int _821 = _734 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _948 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _2223;\n"
    "    vec4 _2224;\n"
    "    vec4 _2225;\n"
    "    if (_948 > 0.0)\n"
    "    {\n"
    "        _2225 = _2222 + (texelFetch(t_palette, _821 * 3) * _948);\n"
    "        _2224 = _2221 + (texelFetch(t_palette, (_821 * 3) + 1) * _948);\n"
    "        _2223 = _2220 + (texelFetch(t_palette, (_821 * 3) + 2) * _948);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _2225 = _2222;\n"
    "        _2224 = _2221;\n"
    "        _2223 = _2220;\n"
    "    }\n"
    "    int _829 = _734 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _1028 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _2226;\n"
    "    vec4 _2227;\n"
    "    vec4 _2228;\n"
    "    if (_1028 > 0.0)\n"
    "    {\n"
    "        _2228 = _2225 + (texelFetch(t_palette, _829 * 3) * _1028);\n"
    "        _2227 = _2224 + (texelFetch(t_palette, (_829 * 3) + 1) * _1028);\n"
    "        _2226 = _2223 + (texelFetch(t_palette, (_829 * 3) + 2) * _1028);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _2228 = _2225;\n"
    "        _2227 = _2224;\n"
    "        _2226 = _2223;\n"
    "    }\n"
    "    int _837 = _734 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1108 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _2229;\n"
    "    vec4 _2230;\n"
    "    vec4 _2231;\n"
    "    if (_1108 > 0.0)\n"
    "    {\n"
    "        _2231 = _2228 + (texelFetch(t_palette, _837 * 3) * _1108);\n"
    "        _2230 = _2227 + (texelFetch(t_palette, (_837 * 3) + 1) * _1108);\n"
    "        _2229 = _2226 + (texelFetch(t_palette, (_837 * 3) + 2) * _1108);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _2231 = _2228;\n"
    "        _2230 = _2227;\n"
    "        _2229 = _2226;\n"
    "    }\n"
    "    vec4 _1177 = vec4(a_POSITION, 1.0);\n"
    "    float _1242 = 1.0 / max(max(max(max(max(abs(_2231.x), abs(_2231.y)), abs(_2231.z)), max(max(abs(_2230.x), abs(_2230.y)), abs(_2230.z))), max(max(abs(_2229.x), abs(_2229.y)), abs(_2229.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1245 = _2231.xyz * _1242;\n"
    "    vec3 _1248 = _2230.xyz * _1242;\n"
    "    vec3 _1251 = _2229.xyz * _1242;\n"
    "    vec3 _1254 = cross(_1248, _1251);\n"
    "    vec3 _1277 = vec3(dot(_1254, a_NORMAL), dot(cross(_1251, _1245), a_NORMAL), dot(cross(_1245, _1248), a_NORMAL)) * ((dot(_1245, _1254) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1355 = max(max(abs(_1277.x), abs(_1277.y)), abs(_1277.z));\n"
    "    vec3 _1329 = _1277 / vec3(max(_1355, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1336 = _1329 * inversesqrt(max(dot(_1329, _1329), 0.5));\n"
    "    bvec3 _1341 = bvec3(_1355 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1342 = vec3(_1341.x ? _1336.x : a_NORMAL.x, _1341.y ? _1336.y : a_NORMAL.y, _1341.z ? _1336.z : a_NORMAL.z);\n"
    "    float _1367 = dot(_2231.xyz, a_TANGENT.xyz);\n"
    "    float _1371 = dot(_2230.xyz, a_TANGENT.xyz);\n"
    "    float _1375 = dot(_2229.xyz, a_TANGENT.xyz);\n"
    "    float _1430 = max(max(abs(_1367), abs(_1371)), abs(_1375));\n"
    "    vec3 _1404 = vec3(_1367, _1371, _1375) / vec3(max(_1430, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1411 = _1404 * inversesqrt(max(dot(_1404, _1404), 0.5));\n"
    "    bvec3 _1416 = bvec3(_1430 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1446 = 1.0 / max(max(max(max(max(abs(_2231.x), abs(_2231.y)), abs(_2231.z)), max(max(abs(_2230.x), abs(_2230.y)), abs(_2230.z))), max(max(abs(_2229.x), abs(_2229.y)), abs(_2229.z))), 9.9999999109757896545014425234895e-38);\n"
    "    float _1387 = a_TANGENT.w * ((dot(_2231.xyz * _1446, cross(_2230.xyz * _1446, _2229.xyz * _1446)) < 0.0) ? (-1.0) : 1.0);\n"
    "    vec4 _1391 = vec4(vec3(_1416.x ? _1411.x : a_TANGENT.xyz.x, _1416.y ? _1411.y : a_TANGENT.xyz.y, _1416.z ? _1411.z : a_TANGENT.xyz.z), _1387);\n"
    "    vec4 _769 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1517 = vec4(dot(_2231, _1177), dot(_2230, _1177), dot(_2229, _1177), 1.0);\n"
    "    vec4 _1530 = vec4(dot(a_WORLD0, _1517), dot(a_WORLD1, _1517), dot(a_WORLD2, _1517), 1.0);\n"
    "    float _1613 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1616 = a_WORLD0.xyz * _1613;\n"
    "    vec3 _1619 = a_WORLD1.xyz * _1613;\n"
    "    vec3 _1622 = a_WORLD2.xyz * _1613;\n"
    "    vec3 _1625 = cross(_1619, _1622);\n"
    "    vec3 _1648 = vec3(dot(_1625, _1342), dot(cross(_1622, _1616), _1342), dot(cross(_1616, _1619), _1342)) * ((dot(_1616, _1625) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1726 = max(max(abs(_1648.x), abs(_1648.y)), abs(_1648.z));\n"
    "    vec3 _1700 = _1648 / vec3(max(_1726, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1707 = _1700 * inversesqrt(max(dot(_1700, _1700), 0.5));\n"
    "    bvec3 _1712 = bvec3(_1726 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1738 = dot(a_WORLD0.xyz, _1391.xyz);\n"
    "    float _1742 = dot(a_WORLD1.xyz, _1391.xyz);\n"
    "    float _1746 = dot(a_WORLD2.xyz, _1391.xyz);\n"
    "    float _1801 = max(max(abs(_1738), abs(_1742)), abs(_1746));\n"
    "    vec3 _1775 = vec3(_1738, _1742, _1746) / vec3(max(_1801, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1782 = _1775 * inversesqrt(max(dot(_1775, _1775), 0.5));\n"
    "    bvec3 _1787 = bvec3(_1801 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1817 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1530), dot(u_vert_c[1], _1530), dot(u_vert_c[2], _1530), dot(u_vert_c[3], _1530));\n"
    "    v_TEXCOORD0 = vec3(_1712.x ? _1707.x : _1342.x, _1712.y ? _1707.y : _1342.y, _1712.z ? _1707.z : _1342.z);\n"
    "    v_TEXCOORD1 = _769.xy;\n"
    "    v_TEXCOORD2 = _769.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1787.x ? _1782.x : _1391.xyz.x, _1787.y ? _1782.y : _1391.xyz.y, _1787.z ? _1782.z : _1391.xyz.z), _1387 * ((dot(a_WORLD0.xyz * _1817, cross(a_WORLD1.xyz * _1817, a_WORLD2.xyz * _1817)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _1530.xyz;\n"
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
    {"TANGENT", "a_TANGENT", 14, 4, false},
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

extern const glskin_shader glskin_shader_skinning_vs_sm4_tangents;
const glskin_shader glskin_shader_skinning_vs_sm4_tangents = {
    "skinning_vs_sm4_tangents", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 10,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "4e8c5b75264ce74b6d753bf895c8c22d89388f74dcaca8b1a0a0a4bffe789e3e",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
