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
    "    int _662 = int(a_BONEBASE);\n"
    "    int _746 = _662 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _801 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1672;\n"
    "    vec4 _1673;\n"
    "    vec4 _1674;\n"
    "    if (_801 > 0.0)\n"
    "    {\n"
    "        _1674 = texelFetch(t_palette, _746 * 3) * _801;\n"
    "        _1673 = texelFetch(t_palette, (_746 * 3) + 1) * _801;\n"
    "        _1672 = texelFetch(t_palette, (_746 * 3) + 2) * _801;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1674 = vec4(0.0);\n"
    "        _1673 = vec4(0.0);\n"
    "        _1672 = vec4(0.0);\n"
    "    }\n"
    "    int _754 = _662 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _881 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1675;\n"
    "    vec4 _1676;\n"
    "    vec4 _1677;\n"
    "    if (_881 > 0.0)\n"
    "    {\n"
    "        _1677 = _1674 + (texelFetch(t_palette, _754 * 3) * _881);\n"
    "        _1676 = _1673 + (texelFetch(t_palette, (_754 * 3) + 1) * _881);\n"
    "        _1675 = _1672 + (texelFetch(t_palette, (_754 * 3) + 2) * _881);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1677 = _1674;\n"
    "        _1676 = _1673;\n"
    "        _1675 = _1672;\n"
    "    }\n"
    "    int _762 = _662 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _961 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1678;\n"
    "    vec4 _1679;\n"
    "    vec4 _1680;\n"
    "    if (_961 > 0.0)\n"
    "    {\n"
    "        _1680 = _1677 + (texelFetch(t_palette, _762 * 3) * _961);\n"
    "        _1679 = _1676 + (texelFetch(t_palette, (_762 * 3) + 1) * _961);\n"
    "        _1678 = _1675 + (texelFetch(t_palette, (_762 * 3) + 2) * _961);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1680 = _1677;\n"
    "        _1679 = _1676;\n"
    "        _1678 = _1675;\n"
    "    }\n"
    "    int _770 = _662 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1041 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1681;\n"
    "    vec4 _1682;\n"
    "    vec4 _1683;\n"
    "    if (_1041 > 0.0)\n"
    "    {\n"
    "        _1683 = _1680 + (texelFetch(t_palette, _770 * 3) * _1041);\n"
    "        _1682 = _1679 + (texelFetch(t_palette, (_770 * 3) + 1) * _1041);\n"
    "        _1681 = _1678 + (texelFetch(t_palette, (_770 * 3) + 2) * _1041);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1683 = _1680;\n"
    "        _1682 = _1679;\n"
    "        _1681 = _1678;\n"
    "    }\n"
    "    vec4 _1110 = vec4(a_POSITION, 1.0);\n"
    "    float _1114 = dot(_1683, _1110);\n"
    "    float _1118 = dot(_1682, _1110);\n"
    "    float _1122 = dot(_1681, _1110);\n"
    "    float _1128 = dot(_1683.xyz, a_NORMAL);\n"
    "    float _1131 = dot(_1682.xyz, a_NORMAL);\n"
    "    float _1134 = dot(_1681.xyz, a_NORMAL);\n"
    "    float _1174 = max(max(abs(_1128), abs(_1131)), abs(_1134));\n"
    "    vec3 _1148 = vec3(_1128, _1131, _1134) / vec3(max(_1174, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1155 = _1148 * inversesqrt(max(dot(_1148, _1148), 0.5));\n"
    "    bvec3 _1160 = bvec3(_1174 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1161 = vec3(_1160.x ? _1155.x : a_NORMAL.x, _1160.y ? _1155.y : a_NORMAL.y, _1160.z ? _1155.z : a_NORMAL.z);\n"
    "    float _1193 = dot(_1683.xyz, a_TANGENT.xyz);\n"
    "    float _1199 = dot(_1682.xyz, a_TANGENT.xyz);\n"
    "    float _1205 = dot(_1681.xyz, a_TANGENT.xyz);\n"
    "    vec3 _1206 = vec3(_1193, _1199, _1205);\n"
    "    bvec3 _1246 = bvec3(max(max(abs(_1193), abs(_1199)), abs(_1205)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1247 = vec3(_1246.x ? _1206.x : a_TANGENT.xyz.x, _1246.y ? _1206.y : a_TANGENT.xyz.y, _1246.z ? _1206.z : a_TANGENT.xyz.z);\n"
    "    vec2 _1297 = _1247.xy * (1.0 / max((abs(_1247.x) + abs(_1247.y)) + abs(_1247.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1324 = (vec2(1.0) - abs(_1297.yx)) * vec2((_1297.x < 0.0) ? (-1.0) : 1.0, (_1297.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1304 = bvec2(_1247.z < 0.0);\n"
    "    vec2 _1305 = vec2(_1304.x ? _1324.x : _1297.x, _1304.y ? _1324.y : _1297.y);\n"
    "    vec2 _1214 = floor(vec2(_1305.x * 32767.0, max(_1305.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));\n"
    "    float _1340 = 1.0 / max(max(max(max(max(abs(_1683.x), abs(_1683.y)), abs(_1683.z)), max(max(abs(_1682.x), abs(_1682.y)), abs(_1682.z))), max(max(abs(_1681.x), abs(_1681.y)), abs(_1681.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(_1114, _1118, _1122, 1.0);\n"
    "    v_RECORD0 = floatBitsToUint(vec4(_1114, _1118, _1122, _1161.x));\n"
    "    v_RECORD1 = floatBitsToUint(_1161.yz);\n"
    "    v_RECORD2 = (uint(int(floor(_1214.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1683.xyz * _1340, cross(_1682.xyz * _1340, _1681.xyz * _1340)) < 0.0) ? (-1.0) : 1.0)) * _1214.y + 0.5))) & 65535u) << uint(16));\n"
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

extern const glskin_shader glskin_shader_feedback_vs_float_plain;
const glskin_shader glskin_shader_feedback_vs_float_plain = {
    "feedback_vs_float_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    NULL, 0,
    attributes, 5,
    NULL, 0,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "5fff35900fbaa9779b54416224edaf2ab2868ae66e4d309432bf1ad96a1c22af",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
