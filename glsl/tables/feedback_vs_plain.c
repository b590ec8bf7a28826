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
    "    int _646 = int(a_BONEBASE);\n"
    "    int _725 = _646 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _780 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1717;\n"
    "    vec4 _1718;\n"
    "    vec4 _1719;\n"
    "    if (_780 > 0.0)\n"
    "    {\n"
    "        _1719 = texelFetch(t_palette, _725 * 3) * _780;\n"
    "        _1718 = texelFetch(t_palette, (_725 * 3) + 1) * _780;\n"
    "        _1717 = texelFetch(t_palette, (_725 * 3) + 2) * _780;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1719 = vec4(0.0);\n"
    "        _1718 = vec4(0.0);\n"
    "        _1717 = vec4(0.0);\n"
    "    }\n"
    "    int _733 = _646 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _860 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1720;\n"
    "    vec4 _1721;\n"
    "    vec4 _1722;\n"
    "    if (_860 > 0.0)\n"
    "    {\n"
    "        _1722 = _1719 + (texelFetch(t_palette, _733 * 3) * _860);\n"
    "        _1721 = _1718 + (texelFetch(t_palette, (_733 * 3) + 1) * _860);\n"
    "        _1720 = _1717 + (texelFetch(t_palette, (_733 * 3) + 2) * _860);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1722 = _1719;\n"
    "        _1721 = _1718;\n"
    "        _1720 = _1717;\n"
    "    }\n"
    "    int _741 = _646 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _940 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1723;\n"
    "    vec4 _1724;\n"
    "    vec4 _1725;\n"
    "    if (_940 > 0.0)\n"
    "    {\n"
    "        _1725 = _1722 + (texelFetch(t_palette, _741 * 3) * _940);\n"
    "        _1724 = _1721 + (texelFetch(t_palette, (_741 * 3) + 1) * _940);\n"
    "        _1723 = _1720 + (texelFetch(t_palette, (_741 * 3) + 2) * _940);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1725 = _1722;\n"
    "        _1724 = _1721;\n"
    "        _1723 = _1720;\n"
    "    }\n"
    "    int _749 = _646 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1020 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1726;\n"
    "    vec4 _1727;\n"
    "    vec4 _1728;\n"
    "    if (_1020 > 0.0)\n"
    "    {\n"
    "        _1728 = _1725 + (texelFetch(t_palette, _749 * 3) * _1020);\n"
    "        _1727 = _1724 + (texelFetch(t_palette, (_749 * 3) + 1) * _1020);\n"
    "        _1726 = _1723 + (texelFetch(t_palette, (_749 * 3) + 2) * _1020);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1728 = _1725;\n"
    "        _1727 = _1724;\n"
    "        _1726 = _1723;\n"
    "    }\n"
    "    vec4 _1089 = vec4(a_POSITION, 1.0);\n"
    "    float _1093 = dot(_1728, _1089);\n"
    "    float _1097 = dot(_1727, _1089);\n"
    "    float _1101 = dot(_1726, _1089);\n"
    "    float _1107 = dot(_1728.xyz, a_NORMAL);\n"
    "    float _1110 = dot(_1727.xyz, a_NORMAL);\n"
    "    float _1113 = dot(_1726.xyz, a_NORMAL);\n"
    "    vec3 _1114 = vec3(_1107, _1110, _1113);\n"
    "    bvec3 _1123 = bvec3(max(max(abs(_1107), abs(_1110)), abs(_1113)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1124 = vec3(_1123.x ? _1114.x : a_NORMAL.x, _1123.y ? _1114.y : a_NORMAL.y, _1123.z ? _1114.z : a_NORMAL.z);\n"
    "    vec2 _1176 = _1124.xy * (1.0 / max((abs(_1124.x) + abs(_1124.y)) + abs(_1124.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1203 = (vec2(1.0) - abs(_1176.yx)) * vec2((_1176.x < 0.0) ? (-1.0) : 1.0, (_1176.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1183 = bvec2(_1124.z < 0.0);\n"
    "    vec2 _1146 = vec2(_1183.x ? _1203.x : _1176.x, _1183.y ? _1203.y : _1176.y) * 32767.0;\n"
    "    float _1238 = dot(_1728.xyz, a_TANGENT.xyz);\n"
    "    float _1244 = dot(_1727.xyz, a_TANGENT.xyz);\n"
    "    float _1250 = dot(_1726.xyz, a_TANGENT.xyz);\n"
    "    vec3 _1251 = vec3(_1238, _1244, _1250);\n"
    "    bvec3 _1291 = bvec3(max(max(abs(_1238), abs(_1244)), abs(_1250)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1292 = vec3(_1291.x ? _1251.x : a_TANGENT.xyz.x, _1291.y ? _1251.y : a_TANGENT.xyz.y, _1291.z ? _1251.z : a_TANGENT.xyz.z);\n"
    "    vec2 _1342 = _1292.xy * (1.0 / max((abs(_1292.x) + abs(_1292.y)) + abs(_1292.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1369 = (vec2(1.0) - abs(_1342.yx)) * vec2((_1342.x < 0.0) ? (-1.0) : 1.0, (_1342.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1349 = bvec2(_1292.z < 0.0);\n"
    "    vec2 _1350 = vec2(_1349.x ? _1369.x : _1342.x, _1349.y ? _1369.y : _1342.y);\n"
    "    vec2 _1259 = floor(vec2(_1350.x * 32767.0, max(_1350.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));\n"
    "    float _1385 = 1.0 / max(max(max(max(max(abs(_1728.x), abs(_1728.y)), abs(_1728.z)), max(max(abs(_1727.x), abs(_1727.y)), abs(_1727.z))), max(max(abs(_1726.x), abs(_1726.y)), abs(_1726.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(_1093, _1097, _1101, 1.0);\n"
    "    v_RECORD0 = uvec4(floatBitsToUint(vec3(_1093, _1097, _1101)), (uint(int(floor(_1146.x + 0.5))) & 65535u) | ((uint(int(floor(_1146.y + 0.5))) & 65535u) << uint(16)));\n"
    "    v_RECORD2 = (uint(int(floor(_1259.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1728.xyz * _1385, cross(_1727.xyz * _1385, _1726.xyz * _1385)) < 0.0) ? (-1.0) : 1.0)) * _1259.y + 0.5))) & 65535u) << uint(16));\n"
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
    "9a4c9368888029d32162b4c56b25af964b4c0b379802f638d7edf2878d257347",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
