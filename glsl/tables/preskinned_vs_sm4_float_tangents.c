/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1370;\n"
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
    "    uint _651 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _687 = texelFetch(t_skinned, int((_651 * 3u) + 1u));\n"
    "    vec3 _709 = uintBitsToFloat(uvec3(_687.y, texelFetch(t_skinned, int((_651 * 3u) + 2u)).xy));\n"
    "    vec2 _1369;\n"
    "    if (u_vert_c[4].x > 0.0)\n"
    "    {\n"
    "        uvec4 _717 = texelFetch(t_tangents, int(_651));\n"
    "        uint _718 = _717.x;\n"
    "        _1369 = vec2(float(int(_718 << uint(16)) >> 16), float(int((_718 >> uint(16)) << uint(16)) >> 16));\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1369 = vec2(0.0);\n"
    "    }\n"
    "    float _769 = _1369.x * 3.0518509447574615478515625e-05;\n"
    "    float _774 = abs(_1369.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _775 = vec2(_769, _774);\n"
    "    float _803 = (1.0 - abs(_769)) - abs(_774);\n"
    "    vec2 _833 = (vec2(1.0) - abs(_775.yx)) * vec2((_769 < 0.0) ? (-1.0) : 1.0, (_774 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _809 = bvec2(_803 < 0.0);\n"
    "    float _781 = (_1369.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _731 = vec4(normalize(vec3(vec2(_809.x ? _833.x : _775.x, _809.y ? _833.y : _775.y), _803)), _781).xyz * ((_1369.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1334;\n"
    "    _1334.x = _731.x;\n"
    "    _1334.y = _731.y;\n"
    "    _1334.z = _731.z;\n"
    "    vec4 _661 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _852 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_651 * 3u)).xy, _687.x)), 1.0);\n"
    "    vec4 _865 = vec4(dot(a_WORLD0, _852), dot(a_WORLD1, _852), dot(a_WORLD2, _852), 1.0);\n"
    "    float _948 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _951 = a_WORLD0.xyz * _948;\n"
    "    vec3 _954 = a_WORLD1.xyz * _948;\n"
    "    vec3 _957 = a_WORLD2.xyz * _948;\n"
    "    vec3 _960 = cross(_954, _957);\n"
    "    vec3 _983 = vec3(dot(_960, _709), dot(cross(_957, _951), _709), dot(cross(_951, _954), _709)) * ((dot(_951, _960) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1061 = max(max(abs(_983.x), abs(_983.y)), abs(_983.z));\n"
    "    vec3 _1035 = _983 / vec3(max(_1061, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1042 = _1035 * inversesqrt(max(dot(_1035, _1035), 0.5));\n"
    "    bvec3 _1047 = bvec3(_1061 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1073 = dot(a_WORLD0.xyz, _1334.xyz);\n"
    "    float _1077 = dot(a_WORLD1.xyz, _1334.xyz);\n"
    "    float _1081 = dot(a_WORLD2.xyz, _1334.xyz);\n"
    "    float _1136 = max(max(abs(_1073), abs(_1077)), abs(_1081));\n"
    "    vec3 _1110 = vec3(_1073, _1077, _1081) / vec3(max(_1136, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1117 = _1110 * inversesqrt(max(dot(_1110, _1110), 0.5));\n"
    "    bvec3 _1122 = bvec3(_1136 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1152 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _865), dot(u_vert_c[1], _865), dot(u_vert_c[2], _865), dot(u_vert_c[3], _865));\n"
    "    v_TEXCOORD0 = vec3(_1047.x ? _1042.x : _709.x, _1047.y ? _1042.y : _709.y, _1047.z ? _1042.z : _709.z);\n"
    "    v_TEXCOORD1 = _661.xy;\n"
    "    v_TEXCOORD2 = _661.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1122.x ? _1117.x : _1334.xyz.x, _1122.y ? _1117.y : _1334.xyz.y, _1122.z ? _1117.z : _1334.xyz.z), _781 * ((dot(a_WORLD0.xyz * _1152, cross(a_WORLD1.xyz * _1152, a_WORLD2.xyz * _1152)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _865.xyz;\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_float_tangents;
const glskin_shader glskin_shader_preskinned_vs_sm4_float_tangents = {
    "preskinned_vs_sm4_float_tangents", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 5,
    attributes, 6,
    constants, 2,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "a6ee513af9975869ea38ffe731f9ed312747cb901a078422803f14a9f88b8a59",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
