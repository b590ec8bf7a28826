/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1421;\n"
    "\n"
    "uniform vec4 u_vert_c[5];\n"
    "uniform usamplerBuffer t_skinned;\n"
    "uniform usamplerBuffer t_tangents;\n"
    "\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "layout(location = 5) in uint a_VERTEXBASE;\n"
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
    "    uint _637 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _669 = texelFetch(t_skinned, int(_637));\n"
    "    uint _671 = _669.x;\n"
    "    uint _723 = _671 & 32767u;\n"
    "    float _737 = (_723 < 1024u) ? (float(_723) * 5.9604644775390625e-08) : uintBitsToFloat((_723 << uint(13)) + ((_723 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _675 = _669.x >> uint(16);\n"
    "    uint _751 = _675 & 32767u;\n"
    "    float _765 = (_751 < 1024u) ? (float(_751) * 5.9604644775390625e-08) : uintBitsToFloat((_751 << uint(13)) + ((_751 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _678 = _669.y;\n"
    "    uint _779 = _678 & 32767u;\n"
    "    float _793 = (_779 < 1024u) ? (float(_779) * 5.9604644775390625e-08) : uintBitsToFloat((_779 << uint(13)) + ((_779 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _683 = _669.z;\n"
    "    vec2 _686 = vec2(float(int(_683 << uint(16)) >> 16), float(int((_683 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _842 = (1.0 - abs(_686.x)) - abs(_686.y);\n"
    "    vec2 _872 = (vec2(1.0) - abs(_686.yx)) * vec2((_686.x < 0.0) ? (-1.0) : 1.0, (_686.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _848 = bvec2(_842 < 0.0);\n"
    "    vec3 _830 = normalize(vec3(vec2(_848.x ? _872.x : _686.x, _848.y ? _872.y : _686.y), _842));\n"
    "    vec2 _1420;\n"
    "    if (u_vert_c[4].x > 0.0)\n"
    "    {\n"
    "        uvec4 _695 = texelFetch(t_tangents, int(_637));\n"
    "        uint _696 = _695.x;\n"
    "        _1420 = vec2(float(int(_696 << uint(16)) >> 16), float(int((_696 >> uint(16)) << uint(16)) >> 16));\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1420 = vec2(0.0);\n"
    "    }\n"
    "    float _903 = _1420.x * 3.0518509447574615478515625e-05;\n"
    "    float _908 = abs(_1420.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _909 = vec2(_903, _908);\n"
    "    float _937 = (1.0 - abs(_903)) - abs(_908);\n"
    "    vec2 _967 = (vec2(1.0) - abs(_909.yx)) * vec2((_903 < 0.0) ? (-1.0) : 1.0, (_908 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _943 = bvec2(_937 < 0.0);\n"
    "    float _915 = (_1420.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _709 = vec4(normalize(vec3(vec2(_943.x ? _967.x : _909.x, _943.y ? _967.y : _909.y), _937)), _915).xyz * ((_1420.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1392;\n"
    "    _1392.x = _709.x;\n"
    "    _1392.y = _709.y;\n"
    "    _1392.z = _709.z;\n"
    "    vec4 _647 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _986 = vec4(((_671 & 32768u) != 0u) ? (-_737) : _737, ((_675 & 32768u) != 0u) ? (-_765) : _765, ((_678 & 32768u) != 0u) ? (-_793) : _793, 1.0);\n"
    "    vec4 _999 = vec4(dot(a_WORLD0, _986), dot(a_WORLD1, _986), dot(a_WORLD2, _986), 1.0);\n"
    "    float _1067 = dot(a_WORLD0.xyz, _830);\n"
    "    float _1070 = dot(a_WORLD1.xyz, _830);\n"
    "    float _1073 = dot(a_WORLD2.xyz, _830);\n"
    "    float _1113 = max(max(abs(_1067), abs(_1070)), abs(_1073));\n"
    "    vec3 _1087 = vec3(_1067, _1070, _1073) / vec3(max(_1113, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1094 = _1087 * inversesqrt(max(dot(_1087, _1087), 0.5));\n"
    "    bvec3 _1099 = bvec3(_1113 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1125 = dot(a_WORLD0.xyz, _1392.xyz);\n"
    "    float _1129 = dot(a_WORLD1.xyz, _1392.xyz);\n"
    "    float _1133 = dot(a_WORLD2.xyz, _1392.xyz);\n"
    "    float _1188 = max(max(abs(_1125), abs(_1129)), abs(_1133));\n"
    "    vec3 _1162 = vec3(_1125, _1129, _1133) / vec3(max(_1188, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1169 = _1162 * inversesqrt(max(dot(_1162, _1162), 0.5));\n"
    "    bvec3 _1174 = bvec3(_1188 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1204 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _999), dot(u_vert_c[1], _999), dot(u_vert_c[2], _999), dot(u_vert_c[3], _999));\n"
    "    v_TEXCOORD0 = vec3(_1099.x ? _1094.x : _830.x, _1099.y ? _1094.y : _830.y, _1099.z ? _1094.z : _830.z);\n"
    "    v_TEXCOORD1 = _647.xy;\n"
    "    v_TEXCOORD2 = _647.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1174.x ? _1169.x : _1392.xyz.x, _1174.y ? _1169.y : _1392.xyz.y, _1174.z ? _1169.z : _1392.xyz.z), _915 * ((dot(a_WORLD0.xyz * _1204, cross(a_WORLD1.xyz * _1204, a_WORLD2.xyz * _1204)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _999.xyz;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"VERTEXBASE", "a_VERTEXBASE", 5, 1, true},
    {"WORLD0", "a_WORLD0", 6, 4, false},
    {"WORLD1", "a_WORLD1", 3, 4, false},
    {"WORLD2", "a_WORLD2", 4, 4, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_tangentsGiven", 4, 1},
};

static const glskin_shader_sampler samplers[] = {
    {"t_skinned", "g_skinned", 8, true},
    {"t_tangents", "g_tangents", 9, true},
};

extern const glskin_shader glskin_shader_preskinned_vs_sm4_compact_tangents_plain;
const glskin_shader glskin_shader_preskinned_vs_sm4_compact_tangents_plain = {
    "preskinned_vs_sm4_compact_tangents_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 5,
    attributes, 6,
    constants, 2,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "1860ec55157e736792a2cadbe41144cf1ff3370b14fb8f746e8826041f598ed6",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
