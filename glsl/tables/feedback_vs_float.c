/* From feedback_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From feedback_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform samplerBuffer t_palette;\n"
    "\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 7) in uvec2 a_BLENDINDICES;\n"
    "layout(location = 2) in vec3 a_NORMAL;\n"
    "layout(location = 14) in vec4 a_TANGENT;\n"
    "layout(location = 5) in uint a_BONEBASE;\n"
    "flat out uvec4 v_RECORD0;\n"
    "flat out uvec2 v_RECORD1;\n"
    "flat out uint v_RECORD2;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _705 = int(a_BONEBASE);\n"
    "    int _789 = _705 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _844 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1806;\n"
    "    vec4 _1807;\n"
    "    vec4 _1808;\n"
    "    if (_844 > 0.0)\n"
    "    {\n"
    "        _1808 = texelFetch(t_palette, _789 * 3) * _844;\n"
    "        _1807 = texelFetch(t_palette, (_789 * 3) + 1) * _844;\n"
    "        _1806 = texelFetch(t_palette, (_789 * 3) + 2) * _844;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1808 = vec4(0.0);\n"
    "        _1807 = vec4(0.0);\n"
    "        _1806 = vec4(0.0);\n"
    "    }\n"
    "    int _797 = _705 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _924 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1809;\n"
    "    vec4 _1810;\n"
    "    vec4 _1811;\n"
    "    if (_924 > 0.0)\n"
    "    {\n"
    "        _1811 = _1808 + (texelFetch(t_palette, _797 * 3) * _924);\n"
    "        _1810 = _1807 + (texelFetch(t_palette, (_797 * 3) + 1) * _924);\n"
    "        _1809 = _1806 + (texelFetch(t_palette, (_797 * 3) + 2) * _924);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1811 = _1808;\n"
    "        _1810 = _1807;\n"
    "        _1809 = _1806;\n"
    "    }\n"
    "    int _805 = _705 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _1004 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1812;\n"
    "    vec4 _1813;\n"
    "    vec4 _1814;\n"
    "    if (_1004 > 0.0)\n"
    "    {\n"
    "        _1814 = _1811 + (texelFetch(t_palette, _805 * 3) * _1004);\n"
    "        _1813 = _1810 + (texelFetch(t_palette, (_805 * 3) + 1) * _1004);\n"
    "        _1812 = _1809 + (texelFetch(t_palette, (_805 * 3) + 2) * _1004);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1814 = _1811;\n"
    "        _1813 = _1810;\n"
    "        _1812 = _1809;\n"
    "    }\n"
    "    int _813 = _705 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1084 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1815;\n"
    "    vec4 _1816;\n"
    "    vec4 _1817;\n"
    "    if (_1084 > 0.0)\n"
    "    {\n"
    "        _1817 = _1814 + (texelFetch(t_palette, _813 * 3) * _1084);\n"
    "        _1816 = _1813 + (texelFetch(t_palette, (_813 * 3) + 1) * _1084);\n"
    "        _1815 = _1812 + (texelFetch(t_palette, (_813 * 3) + 2) * _1084);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1817 = _1814;\n"
    "        _1816 = _1813;\n"
    "        _1815 = _1812;\n"
    "    }\n"
    "    vec4 _1153 = vec4(a_POSITION, 1.0);\n"
    "    float _1157 = dot(_1817, _1153);\n"
    "    float _1161 = dot(_1816, _1153);\n"
    "    float _1165 = dot(_1815, _1153);\n"
    "    float _1186 = 1.0 / max(max(max(max(max(abs(_1817.x), abs(_1817.y)), abs(_1817.z)), max(max(abs(_1816.x), abs(_1816.y)), abs(_1816.z))), max(max(abs(_1815.x), abs(_1815.y)), abs(_1815.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1189 = _1817.xyz * _1186;\n"
    "    vec3 _1192 = _1816.xyz * _1186;\n"
    "    vec3 _1195 = _1815.xyz * _1186;\n"
    "    vec3 _1198 = cross(_1192, _1195);\n"
    "    vec3 _1221 = vec3(dot(_1198, a_NORMAL), dot(cross(_1195, _1189), a_NORMAL), dot(cross(_1189, _1192), a_NORMAL)) * ((dot(_1189, _1198) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1299 = max(max(abs(_1221.x), abs(_1221.y)), abs(_1221.z));\n"
    "    vec3 _1273 = _1221 / vec3(max(_1299, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1280 = _1273 * inversesqrt(max(dot(_1273, _1273), 0.5));\n"
    "    bvec3 _1285 = bvec3(_1299 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1286 = vec3(_1285.x ? _1280.x : a_NORMAL.x, _1285.y ? _1280.y : a_NORMAL.y, _1285.z ? _1280.z : a_NORMAL.z);\n"
    "    float _1318 = dot(_1817.xyz, a_TANGENT.xyz);\n"
    "    float _1324 = dot(_1816.xyz, a_TANGENT.xyz);\n"
    "    float _1330 = dot(_1815.xyz, a_TANGENT.xyz);\n"
    "    vec3 _1331 = vec3(_1318, _1324, _1330);\n"
    "    bvec3 _1371 = bvec3(max(max(abs(_1318), abs(_1324)), abs(_1330)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1372 = vec3(_1371.x ? _1331.x : a_TANGENT.xyz.x, _1371.y ? _1331.y : a_TANGENT.xyz.y, _1371.z ? _1331.z : a_TANGENT.xyz.z);\n"
    "    vec2 _1422 = _1372.xy * (1.0 / max((abs(_1372.x) + abs(_1372.y)) + abs(_1372.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1449 = (vec2(1.0) - abs(_1422.yx)) * vec2((_1422.x < 0.0) ? (-1.0) : 1.0, (_1422.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1429 = bvec2(_1372.z < 0.0);\n"
    "    vec2 _1430 = vec2(_1429.x ? _1449.x : _1422.x, _1429.y ? _1449.y : _1422.y);\n"
    "    vec2 _1339 = floor(vec2(_1430.x * 32767.0, max(_1430.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));\n"
    "    float _1465 = 1.0 / max(max(max(max(max(abs(_1817.x), abs(_1817.y)), abs(_1817.z)), max(max(abs(_1816.x), abs(_1816.y)), abs(_1816.z))), max(max(abs(_1815.x), abs(_1815.y)), abs(_1815.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(_1157, _1161, _1165, 1.0);\n"
    "    v_RECORD0 = floatBitsToUint(vec4(_1157, _1161, _1165, _1286.x));\n"
    "    v_RECORD1 = floatBitsToUint(_1286.yz);\n"
    "    v_RECORD2 = (uint(int(floor(_1339.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1817.xyz * _1465, cross(_1816.xyz * _1465, _1815.xyz * _1465)) < 0.0) ? (-1.0) : 1.0)) * _1339.y + 0.5))) & 65535u) << uint(16));\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"BLENDINDICES", "a_BLENDINDICES", 7, 2, true},
    {"NORMAL", "a_NORMAL", 2, 3, false},
    {"TANGENT", "a_TANGENT", 14, 4, false},
    {"BONEBASE", "a_BONEBASE", 5, 1, true},
};

static const glskin_shader_sampler samplers[] = {
    {"t_palette", "g_palette", 8, true},
};

extern const glskin_shader glskin_shader_feedback_vs_float;
const glskin_shader glskin_shader_feedback_vs_float = {
    "feedback_vs_float", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    NULL, 0,
    attributes, 5,
    NULL, 0,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "6cff60cbacb886ae088c2270e883fcab64ae84fc04f657fde7dd1a28e5c59cd1",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
