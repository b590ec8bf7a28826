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
    "    int _645 = int(a_BONEBASE);\n"
    "    int _724 = _645 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _779 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1716;\n"
    "    vec4 _1717;\n"
    "    vec4 _1718;\n"
    "    if (_779 > 0.0)\n"
    "    {\n"
    "        _1718 = texelFetch(t_palette, _724 * 3) * _779;\n"
    "        _1717 = texelFetch(t_palette, (_724 * 3) + 1) * _779;\n"
    "        _1716 = texelFetch(t_palette, (_724 * 3) + 2) * _779;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1718 = vec4(0.0);\n"
    "        _1717 = vec4(0.0);\n"
    "        _1716 = vec4(0.0);\n"
    "    }\n"
    "    int _732 = _645 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _859 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1719;\n"
    "    vec4 _1720;\n"
    "    vec4 _1721;\n"
    "    if (_859 > 0.0)\n"
    "    {\n"
    "        _1721 = _1718 + (texelFetch(t_palette, _732 * 3) * _859);\n"
    "        _1720 = _1717 + (texelFetch(t_palette, (_732 * 3) + 1) * _859);\n"
    "        _1719 = _1716 + (texelFetch(t_palette, (_732 * 3) + 2) * _859);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1721 = _1718;\n"
    "        _1720 = _1717;\n"
    "        _1719 = _1716;\n"
    "    }\n"
    "    int _740 = _645 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _939 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1722;\n"
    "    vec4 _1723;\n"
    "    vec4 _1724;\n"
    "    if (_939 > 0.0)\n"
    "    {\n"
    "        _1724 = _1721 + (texelFetch(t_palette, _740 * 3) * _939);\n"
    "        _1723 = _1720 + (texelFetch(t_palette, (_740 * 3) + 1) * _939);\n"
    "        _1722 = _1719 + (texelFetch(t_palette, (_740 * 3) + 2) * _939);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1724 = _1721;\n"
    "        _1723 = _1720;\n"
    "        _1722 = _1719;\n"
    "    }\n"
    "    int _748 = _645 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1019 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1725;\n"
    "    vec4 _1726;\n"
    "    vec4 _1727;\n"
    "    if (_1019 > 0.0)\n"
    "    {\n"
    "        _1727 = _1724 + (texelFetch(t_palette, _748 * 3) * _1019);\n"
    "        _1726 = _1723 + (texelFetch(t_palette, (_748 * 3) + 1) * _1019);\n"
    "        _1725 = _1722 + (texelFetch(t_palette, (_748 * 3) + 2) * _1019);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1727 = _1724;\n"
    "        _1726 = _1723;\n"
    "        _1725 = _1722;\n"
    "    }\n"
    "    vec4 _1088 = vec4(a_POSITION, 1.0);\n"
    "    float _1092 = dot(_1727, _1088);\n"
    "    float _1096 = dot(_1726, _1088);\n"
    "    float _1100 = dot(_1725, _1088);\n"
    "    float _1106 = dot(_1727.xyz, a_NORMAL);\n"
    "    float _1109 = dot(_1726.xyz, a_NORMAL);\n"
    "    float _1112 = dot(_1725.xyz, a_NORMAL);\n"
    "    vec3 _1113 = vec3(_1106, _1109, _1112);\n"
    "    bvec3 _1122 = bvec3(max(max(abs(_1106), abs(_1109)), abs(_1112)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1123 = vec3(_1122.x ? _1113.x : a_NORMAL.x, _1122.y ? _1113.y : a_NORMAL.y, _1122.z ? _1113.z : a_NORMAL.z);\n"
    "    vec2 _1175 = _1123.xy * (1.0 / max((abs(_1123.x) + abs(_1123.y)) + abs(_1123.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1202 = (vec2(1.0) - abs(_1175.yx)) * vec2((_1175.x < 0.0) ? (-1.0) : 1.0, (_1175.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1182 = bvec2(_1123.z < 0.0);\n"
    "    vec2 _1145 = vec2(_1182.x ? _1202.x : _1175.x, _1182.y ? _1202.y : _1175.y) * 32767.0;\n"
    "    float _1237 = dot(_1727.xyz, a_TANGENT.xyz);\n"
    "    float _1243 = dot(_1726.xyz, a_TANGENT.xyz);\n"
    "    float _1249 = dot(_1725.xyz, a_TANGENT.xyz);\n"
    "    vec3 _1250 = vec3(_1237, _1243, _1249);\n"
    "    bvec3 _1290 = bvec3(max(max(abs(_1237), abs(_1243)), abs(_1249)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1291 = vec3(_1290.x ? _1250.x : a_TANGENT.xyz.x, _1290.y ? _1250.y : a_TANGENT.xyz.y, _1290.z ? _1250.z : a_TANGENT.xyz.z);\n"
    "    vec2 _1341 = _1291.xy * (1.0 / max((abs(_1291.x) + abs(_1291.y)) + abs(_1291.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1368 = (vec2(1.0) - abs(_1341.yx)) * vec2((_1341.x < 0.0) ? (-1.0) : 1.0, (_1341.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1348 = bvec2(_1291.z < 0.0);\n"
    "    vec2 _1349 = vec2(_1348.x ? _1368.x : _1341.x, _1348.y ? _1368.y : _1341.y);\n"
    "    vec2 _1258 = floor(vec2(_1349.x * 32767.0, max(_1349.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));\n"
    "    float _1384 = 1.0 / max(max(max(max(max(abs(_1727.x), abs(_1727.y)), abs(_1727.z)), max(max(abs(_1726.x), abs(_1726.y)), abs(_1726.z))), max(max(abs(_1725.x), abs(_1725.y)), abs(_1725.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(_1092, _1096, _1100, 1.0);\n"
    "    v_RECORD0 = uvec4(floatBitsToUint(vec3(_1092, _1096, _1100)), (uint(int(floor(_1145.x + 0.5))) & 65535u) | ((uint(int(floor(_1145.y + 0.5))) & 65535u) << uint(16)));\n"
    "    v_RECORD2 = (uint(int(floor(_1258.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1727.xyz * _1384, cross(_1726.xyz * _1384, _1725.xyz * _1384)) < 0.0) ? (-1.0) : 1.0)) * _1258.y + 0.5))) & 65535u) << uint(16));\n"
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

extern const glskin_shader glskin_shader_feedback_vs_plain;
const glskin_shader glskin_shader_feedback_vs_plain = {
    "feedback_vs_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    NULL, 0,
    attributes, 5,
    NULL, 0,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "837615c187e0d42d21dd2c5983ef6f4d505bb15a55ed46cfdd0a5f01aab656d2",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
