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
    "    int _706 = int(a_BONEBASE);\n"
    "    int _790 = _706 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _845 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1807;\n"
    "    vec4 _1808;\n"
    "    vec4 _1809;\n"
    "    if (_845 > 0.0)\n"
    "    {\n"
    "        _1809 = texelFetch(t_palette, _790 * 3) * _845;\n"
    "        _1808 = texelFetch(t_palette, (_790 * 3) + 1) * _845;\n"
    "        _1807 = texelFetch(t_palette, (_790 * 3) + 2) * _845;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1809 = vec4(0.0);\n"
    "        _1808 = vec4(0.0);\n"
    "        _1807 = vec4(0.0);\n"
    "    }\n"
    "    int _798 = _706 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _925 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1810;\n"
    "    vec4 _1811;\n"
    "    vec4 _1812;\n"
    "    if (_925 > 0.0)\n"
    "    {\n"
    "        _1812 = _1809 + (texelFetch(t_palette, _798 * 3) * _925);\n"
    "        _1811 = _1808 + (texelFetch(t_palette, (_798 * 3) + 1) * _925);\n"
    "        _1810 = _1807 + (texelFetch(t_palette, (_798 * 3) + 2) * _925);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1812 = _1809;\n"
    "        _1811 = _1808;\n"
    "        _1810 = _1807;\n"
    "    }\n"
    "    int _806 = _706 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _1005 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1813;\n"
    "    vec4 _1814;\n"
    "    vec4 _1815;\n"
    "    if (_1005 > 0.0)\n"
    "    {\n"
    "        _1815 = _1812 + (texelFetch(t_palette, _806 * 3) * _1005);\n"
    "        _1814 = _1811 + (texelFetch(t_palette, (_806 * 3) + 1) * _1005);\n"
    "        _1813 = _1810 + (texelFetch(t_palette, (_806 * 3) + 2) * _1005);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1815 = _1812;\n"
    "        _1814 = _1811;\n"
    "        _1813 = _1810;\n"
    "    }\n"
    "    int _814 = _706 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1085 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1816;\n"
    "    vec4 _1817;\n"
    "    vec4 _1818;\n"
    "    if (_1085 > 0.0)\n"
    "    {\n"
    "        _1818 = _1815 + (texelFetch(t_palette, _814 * 3) * _1085);\n"
    "        _1817 = _1814 + (texelFetch(t_palette, (_814 * 3) + 1) * _1085);\n"
    "        _1816 = _1813 + (texelFetch(t_palette, (_814 * 3) + 2) * _1085);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1818 = _1815;\n"
    "        _1817 = _1814;\n"
    "        _1816 = _1813;\n"
    "    }\n"
    "    vec4 _1154 = vec4(a_POSITION, 1.0);\n"
    "    float _1158 = dot(_1818, _1154);\n"
    "    float _1162 = dot(_1817, _1154);\n"
    "    float _1166 = dot(_1816, _1154);\n"
    "    float _1187 = 1.0 / max(max(max(max(max(abs(_1818.x), abs(_1818.y)), abs(_1818.z)), max(max(abs(_1817.x), abs(_1817.y)), abs(_1817.z))), max(max(abs(_1816.x), abs(_1816.y)), abs(_1816.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1190 = _1818.xyz * _1187;\n"
    "    vec3 _1193 = _1817.xyz * _1187;\n"
    "    vec3 _1196 = _1816.xyz * _1187;\n"
    "    vec3 _1199 = cross(_1193, _1196);\n"
    "    vec3 _1222 = vec3(dot(_1199, a_NORMAL), dot(cross(_1196, _1190), a_NORMAL), dot(cross(_1190, _1193), a_NORMAL)) * ((dot(_1190, _1199) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1300 = max(max(abs(_1222.x), abs(_1222.y)), abs(_1222.z));\n"
    "    vec3 _1274 = _1222 / vec3(max(_1300, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1281 = _1274 * inversesqrt(max(dot(_1274, _1274), 0.5));\n"
    "    bvec3 _1286 = bvec3(_1300 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1287 = vec3(_1286.x ? _1281.x : a_NORMAL.x, _1286.y ? _1281.y : a_NORMAL.y, _1286.z ? _1281.z : a_NORMAL.z);\n"
    "    float _1319 = dot(_1818.xyz, a_TANGENT.xyz);\n"
    "    float _1325 = dot(_1817.xyz, a_TANGENT.xyz);\n"
    "    float _1331 = dot(_1816.xyz, a_TANGENT.xyz);\n"
    "    vec3 _1332 = vec3(_1319, _1325, _1331);\n"
    "    bvec3 _1372 = bvec3(max(max(abs(_1319), abs(_1325)), abs(_1331)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1373 = vec3(_1372.x ? _1332.x : a_TANGENT.xyz.x, _1372.y ? _1332.y : a_TANGENT.xyz.y, _1372.z ? _1332.z : a_TANGENT.xyz.z);\n"
    "    vec2 _1423 = _1373.xy * (1.0 / max((abs(_1373.x) + abs(_1373.y)) + abs(_1373.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1450 = (vec2(1.0) - abs(_1423.yx)) * vec2((_1423.x < 0.0) ? (-1.0) : 1.0, (_1423.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1430 = bvec2(_1373.z < 0.0);\n"
    "    vec2 _1431 = vec2(_1430.x ? _1450.x : _1423.x, _1430.y ? _1450.y : _1423.y);\n"
    "    vec2 _1340 = floor(vec2(_1431.x * 32767.0, max(_1431.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));\n"
    "    float _1466 = 1.0 / max(max(max(max(max(abs(_1818.x), abs(_1818.y)), abs(_1818.z)), max(max(abs(_1817.x), abs(_1817.y)), abs(_1817.z))), max(max(abs(_1816.x), abs(_1816.y)), abs(_1816.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(_1158, _1162, _1166, 1.0);\n"
    "    v_RECORD0 = floatBitsToUint(vec4(_1158, _1162, _1166, _1287.x));\n"
    "    v_RECORD1 = floatBitsToUint(_1287.yz);\n"
    "    v_RECORD2 = (uint(int(floor(_1340.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1818.xyz * _1466, cross(_1817.xyz * _1466, _1816.xyz * _1466)) < 0.0) ? (-1.0) : 1.0)) * _1340.y + 0.5))) & 65535u) << uint(16));\n"
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
    "dfad3b671aec3292b91e8c1c6e38e58931221407b88ae25990b9d159a0404252",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
