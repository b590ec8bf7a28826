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
    "    int _663 = int(a_BONEBASE);\n"
    "    int _747 = _663 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _802 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1673;\n"
    "    vec4 _1674;\n"
    "    vec4 _1675;\n"
    "    if (_802 > 0.0)\n"
    "    {\n"
    "        _1675 = texelFetch(t_palette, _747 * 3) * _802;\n"
    "        _1674 = texelFetch(t_palette, (_747 * 3) + 1) * _802;\n"
    "        _1673 = texelFetch(t_palette, (_747 * 3) + 2) * _802;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1675 = vec4(0.0);\n"
    "        _1674 = vec4(0.0);\n"
    "        _1673 = vec4(0.0);\n"
    "    }\n"
    "    int _755 = _663 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _882 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1676;\n"
    "    vec4 _1677;\n"
    "    vec4 _1678;\n"
    "    if (_882 > 0.0)\n"
    "    {\n"
    "        _1678 = _1675 + (texelFetch(t_palette, _755 * 3) * _882);\n"
    "        _1677 = _1674 + (texelFetch(t_palette, (_755 * 3) + 1) * _882);\n"
    "        _1676 = _1673 + (texelFetch(t_palette, (_755 * 3) + 2) * _882);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1678 = _1675;\n"
    "        _1677 = _1674;\n"
    "        _1676 = _1673;\n"
    "    }\n"
    "    int _763 = _663 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _962 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1679;\n"
    "    vec4 _1680;\n"
    "    vec4 _1681;\n"
    "    if (_962 > 0.0)\n"
    "    {\n"
    "        _1681 = _1678 + (texelFetch(t_palette, _763 * 3) * _962);\n"
    "        _1680 = _1677 + (texelFetch(t_palette, (_763 * 3) + 1) * _962);\n"
    "        _1679 = _1676 + (texelFetch(t_palette, (_763 * 3) + 2) * _962);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1681 = _1678;\n"
    "        _1680 = _1677;\n"
    "        _1679 = _1676;\n"
    "    }\n"
    "    int _771 = _663 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1042 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1682;\n"
    "    vec4 _1683;\n"
    "    vec4 _1684;\n"
    "    if (_1042 > 0.0)\n"
    "    {\n"
    "        _1684 = _1681 + (texelFetch(t_palette, _771 * 3) * _1042);\n"
    "        _1683 = _1680 + (texelFetch(t_palette, (_771 * 3) + 1) * _1042);\n"
    "        _1682 = _1679 + (texelFetch(t_palette, (_771 * 3) + 2) * _1042);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1684 = _1681;\n"
    "        _1683 = _1680;\n"
    "        _1682 = _1679;\n"
    "    }\n"
    "    vec4 _1111 = vec4(a_POSITION, 1.0);\n"
    "    float _1115 = dot(_1684, _1111);\n"
    "    float _1119 = dot(_1683, _1111);\n"
    "    float _1123 = dot(_1682, _1111);\n"
    "    float _1129 = dot(_1684.xyz, a_NORMAL);\n"
    "    float _1132 = dot(_1683.xyz, a_NORMAL);\n"
    "    float _1135 = dot(_1682.xyz, a_NORMAL);\n"
    "    float _1175 = max(max(abs(_1129), abs(_1132)), abs(_1135));\n"
    "    vec3 _1149 = vec3(_1129, _1132, _1135) / vec3(max(_1175, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1156 = _1149 * inversesqrt(max(dot(_1149, _1149), 0.5));\n"
    "    bvec3 _1161 = bvec3(_1175 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1162 = vec3(_1161.x ? _1156.x : a_NORMAL.x, _1161.y ? _1156.y : a_NORMAL.y, _1161.z ? _1156.z : a_NORMAL.z);\n"
    "    float _1194 = dot(_1684.xyz, a_TANGENT.xyz);\n"
    "    float _1200 = dot(_1683.xyz, a_TANGENT.xyz);\n"
    "    float _1206 = dot(_1682.xyz, a_TANGENT.xyz);\n"
    "    vec3 _1207 = vec3(_1194, _1200, _1206);\n"
    "    bvec3 _1247 = bvec3(max(max(abs(_1194), abs(_1200)), abs(_1206)) > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1248 = vec3(_1247.x ? _1207.x : a_TANGENT.xyz.x, _1247.y ? _1207.y : a_TANGENT.xyz.y, _1247.z ? _1207.z : a_TANGENT.xyz.z);\n"
    "    vec2 _1298 = _1248.xy * (1.0 / max((abs(_1248.x) + abs(_1248.y)) + abs(_1248.z), 9.9999999109757896545014425234895e-38));\n"
    "    vec2 _1325 = (vec2(1.0) - abs(_1298.yx)) * vec2((_1298.x < 0.0) ? (-1.0) : 1.0, (_1298.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _1305 = bvec2(_1248.z < 0.0);\n"
    "    vec2 _1306 = vec2(_1305.x ? _1325.x : _1298.x, _1305.y ? _1325.y : _1298.y);\n"
    "    vec2 _1215 = floor(vec2(_1306.x * 32767.0, max(_1306.y * 16383.5 + 16383.5, 1.0)) + vec2(0.5));\n"
    "    float _1341 = 1.0 / max(max(max(max(max(abs(_1684.x), abs(_1684.y)), abs(_1684.z)), max(max(abs(_1683.x), abs(_1683.y)), abs(_1683.z))), max(max(abs(_1682.x), abs(_1682.y)), abs(_1682.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(_1115, _1119, _1123, 1.0);\n"
    "    v_RECORD0 = floatBitsToUint(vec4(_1115, _1119, _1123, _1162.x));\n"
    "    v_RECORD1 = floatBitsToUint(_1162.yz);\n"
    "    v_RECORD2 = (uint(int(floor(_1215.x + 0.5))) & 65535u) | ((uint(int(floor((a_TANGENT.w * ((dot(_1684.xyz * _1341, cross(_1683.xyz * _1341, _1682.xyz * _1341)) < 0.0) ? (-1.0) : 1.0)) * _1215.y + 0.5))) & 65535u) << uint(16));\n"
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
    "5c95325067198bbbd566b2196f07a2c6c884080179c958c2a4550f9afd660927",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
