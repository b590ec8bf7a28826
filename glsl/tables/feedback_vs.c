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
    "flat out uint v_RECORD2;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _689 = int(a_BONEBASE);\n"
    "    int _768 = _689 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _823 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1851;\n"
    "    vec4 _1852;\n"
    "    vec4 _1853;\n"
    "    if (_823 > 0.0)\n"
    "    {\n"
    "        _1853 = texelFetch(t_palette, _768 * 3) * _823;\n"
    "        _1852 = texelFetch(t_palette, (_768 * 3) + 1) * _823;\n"
    "        _1851 = texelFetch(t_palette, (_768 * 3) + 2) * _823;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1853 = vec4(0.0);\n"
    "        _1852 = vec4(0.0);\n"
    "        _1851 = vec4(0.0);\n"
    "    }\n"
    "    int _776 = _689 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _903 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1854;\n"
    "    vec4 _1855;\n"
    "    vec4 _1856;\n"
    "    if (_903 > 0.0)\n"
    "    {\n"
    "        _1856 = _1853 + (texelFetch(t_palette, _776 * 3) * _903);\n"
    "        _1855 = _1852 + (texelFetch(t_palette, (_776 * 3) + 1) * _903);\n"
    "        _1854 = _1851 + (texelFetch(t_palette, (_776 * 3) + 2) * _903);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1856 = _1853;\n"
    "        _1855 = _1852;\n"
    "        _1854 = _1851;\n"
    "    }\n"
    "    int _784 = _689 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _983 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1857;\n"
    "    vec4 _1858;\n"
    "    vec4 _1859;\n"
    "    if (_983 > 0.0)\n"
    "    {\n"
    "        _1859 = _1856 + (texelFetch(t_palette, _784 * 3) * _983);\n"
    "        _1858 = _1855 + (texelFetch(t_palette, (_784 * 3) + 1) * _983);\n"
    "        _1857 = _1854 + (texelFetch(t_palette, (_784 * 3) + 2) * _983);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1859 = _1856;\n"
    "        _1858 = _1855;\n"
    "        _1857 = _1854;\n"
    "    }\n"
    "    int _792 = _689 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1063 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1860;\n"
    "    vec4 _1861;\n"
    "    vec4 _1862;\n"
    "    if (_1063 > 0.0)\n"
    "    {\n"
    "        _1862 = _1859 + (texelFetch(t_palette, _792 * 3) * _1063);\n"
    "        _1861 = _1858 + (texelFetch(t_palette, (_792 * 3) + 1) * _1063);\n"
    "        _1860 = _1857 + (texelFetch(t_palette, (_792 * 3) + 2) * _1063);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1862 = _1859;\n"
    "        _1861 = _1858;\n"
    "        _1860 = _1857;\n"
    "    }\n"
    "    vec4 _1132 = vec4(a_POSITION, 1.0);\n"
    "    float _1136 = dot(_1862, _1132);\n"
    "    float _1140 = dot(_1861, _1132);\n"
    "    float _1144 = dot(_1860, _1132);\n"
    "    float _1165 = 1.0 / max(max(max(max(max(abs(_1862.x), abs(_1862.y)), abs(_1862.z)), max(max(abs(_1861.x), abs(_1861.y)), abs(_1861.z))), max(max(abs(_1860.x), abs(_1860.y)), abs(_1860.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1168 = _1862.xyz * _1165;\n"
    "    vec3 _1171 = _1861.xyz * _1165;\n"
    "    vec3 _1174 = _1860.xyz * _1165;\n"
    "    vec3 _1177 = cross(_1171, _1174);\n"
    "    vec3 _1200 = vec3(dot(_1177, a_NORMAL), dot(cross(_1174, _1168), a_NORMAL), dot(cross(_1168, _1171), a_NORMAL)) * ((dot(_1168, _1177) < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec3 _1248 = bvec3(max(max(abs(_1200.x), abs(_1200.y)), abs(_1200.z)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1249 = vec3(_1248.x ? _1200.x : a_NORMAL.x, _1248.y ? _1200.y : a_NORMAL.y, _1248.z ? _1200.z : a_NORMAL.z);\n"
    "    vec2 _1301 = _1249.xy * (1.0 / max((abs(_1249.x) + abs(_1249.y)) + abs(_1249.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1328 = (vec2(1.0) - abs(_1301.yx)) * vec2((_1301.x < 0.0) ? (-1.0) : 1.0, (_1301.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1308 = bvec2(_1249.z < 0.0);\n"
    "    vec2 _1271 = vec2(_1308.x ? _1328.x : _1301.x, _1308.y ? _1328.y : _1301.y) * 32767.0;\n"
    "    float _1363 = dot(_1862.xyz, a_TANGENT.xyz);\n"
    "    float _1369 = dot(_1861.xyz, a_TANGENT.xyz);\n"
    "    float _1375 = dot(_1860.xyz, a_TANGENT.xyz);\n"
    "    vec3 _1376 = vec3(_1363, _1369, _1375);\n"
    "    bvec3 _1416 = bvec3(max(max(abs(_1363), abs(_1369)), abs(_1375)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1417 = vec3(_1416.x ? _1376.x : a_TANGENT.xyz.x, _1416.y ? _1376.y : a_TANGENT.xyz.y, _1416.z ? _1376.z : a_TANGENT.xyz.z);\n"
    "    vec2 _1467 = _1417.xy * (1.0 / max((abs(_1417.x) + abs(_1417.y)) + abs(_1417.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1494 = (vec2(1.0) - abs(_1467.yx)) * vec2((_1467.x < 0.0) ? (-1.0) : 1.0, (_1467.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1474 = bvec2(_1417.z < 0.0);\n"
    "    vec2 _1475 = vec2(_1474.x ? _1494.x : _1467.x, _1474.y ? _1494.y : _1467.y);\n"
    "    vec2 _1384 = floor(vec2(_1475.x * 32767.0, max(_1475.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));\n"
    "    float _1510 = 1.0 / max(max(max(max(max(abs(_1862.x), abs(_1862.y)), abs(_1862.z)), max(max(abs(_1861.x), abs(_1861.y)), abs(_1861.z))), max(max(abs(_1860.x), abs(_1860.y)), abs(_1860.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(_1136, _1140, _1144, 1.0);\n"
    "    v_RECORD0 = uvec4(floatBitsToUint(vec3(_1136, _1140, _1144)), (uint(int(floor(_1271.x + 0.5))) & 65535u) | ((uint(int(floor(_1271.y + 0.5))) & 65535u) << uint(16)));\n"
    "    v_RECORD2 = (uint(int(floor(_1384.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1862.xyz * _1510, cross(_1861.xyz * _1510, _1860.xyz * _1510)) < 0.0) ? (-1.0) : 1.0)) * _1384.y + 0.5))) & 65535u) << uint(16));\n"
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

extern const glskin_shader glskin_shader_feedback_vs;
const glskin_shader glskin_shader_feedback_vs = {
    "feedback_vs", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    NULL, 0,
    attributes, 5,
    NULL, 0,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "aae8df1d68ec90198dd66fd9574ab835d4fe7a5c59e88f9341d1242b146bb5ee",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
