/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1236;\n"
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
    "    uint _608 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _644 = texelFetch(t_skinned, int((_608 * 3u) + 1u));\n"
    "    vec3 _666 = uintBitsToFloat(uvec3(_644.y, texelFetch(t_skinned, int((_608 * 3u) + 2u)).xy));\n"
    "    vec2 _1235;\n"
    "    if (u_vert_c[4].x > 0.0)\n"
    "    {\n"
    "        uvec4 _674 = texelFetch(t_tangents, int(_608));\n"
    "        uint _675 = _674.x;\n"
    "        _1235 = vec2(float(int(_675 << uint(16)) >> 16), float(int((_675 >> uint(16)) << uint(16)) >> 16));\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1235 = vec2(0.0);\n"
    "    }\n"
    "    float _726 = _1235.x * 3.0518509447574615478515625e-05;\n"
    "    float _731 = abs(_1235.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _732 = vec2(_726, _731);\n"
    "    float _760 = (1.0 - abs(_726)) - abs(_731);\n"
    "    vec2 _790 = (vec2(1.0) - abs(_732.yx)) * vec2((_726 < 0.0) ? (-1.0) : 1.0, (_731 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _766 = bvec2(_760 < 0.0);\n"
    "    float _738 = (_1235.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _688 = vec4(normalize(vec3(vec2(_766.x ? _790.x : _732.x, _766.y ? _790.y : _732.y), _760)), _738).xyz * ((_1235.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1209;\n"
    "    _1209.x = _688.x;\n"
    "    _1209.y = _688.y;\n"
    "    _1209.z = _688.z;\n"
    "    vec4 _618 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _809 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_608 * 3u)).xy, _644.x)), 1.0);\n"
    "    vec4 _822 = vec4(dot(a_WORLD0, _809), dot(a_WORLD1, _809), dot(a_WORLD2, _809), 1.0);\n"
    "    float _890 = dot(a_WORLD0.xyz, _666);\n"
    "    float _893 = dot(a_WORLD1.xyz, _666);\n"
    "    float _896 = dot(a_WORLD2.xyz, _666);\n"
    "    float _936 = max(max(abs(_890), abs(_893)), abs(_896));\n"
    "    vec3 _910 = vec3(_890, _893, _896) / vec3(max(_936, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _917 = _910 * inversesqrt(max(dot(_910, _910), 0.5));\n"
    "    bvec3 _922 = bvec3(_936 > 1.0000000031710768509710513471353e-30);\n"
    "    float _948 = dot(a_WORLD0.xyz, _1209.xyz);\n"
    "    float _952 = dot(a_WORLD1.xyz, _1209.xyz);\n"
    "    float _956 = dot(a_WORLD2.xyz, _1209.xyz);\n"
    "    float _1011 = max(max(abs(_948), abs(_952)), abs(_956));\n"
    "    vec3 _985 = vec3(_948, _952, _956) / vec3(max(_1011, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _992 = _985 * inversesqrt(max(dot(_985, _985), 0.5));\n"
    "    bvec3 _997 = bvec3(_1011 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1027 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _822), dot(u_vert_c[1], _822), dot(u_vert_c[2], _822), dot(u_vert_c[3], _822));\n"
    "    v_TEXCOORD0 = vec3(_922.x ? _917.x : _666.x, _922.y ? _917.y : _666.y, _922.z ? _917.z : _666.z);\n"
    "    v_TEXCOORD1 = _618.xy;\n"
    "    v_TEXCOORD2 = _618.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_997.x ? _992.x : _1209.xyz.x, _997.y ? _992.y : _1209.xyz.y, _997.z ? _992.z : _1209.xyz.z), _738 * ((dot(a_WORLD0.xyz * _1027, cross(a_WORLD1.xyz * _1027, a_WORLD2.xyz * _1027)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _822.xyz;\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_float_tangents_plain;
const glskin_shader glskin_shader_preskinned_vs_sm4_float_tangents_plain = {
    "preskinned_vs_sm4_float_tangents_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 5,
    attributes, 6,
    constants, 2,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "913a5aeb7f2e63cb715ed8d776fe9608e0938cc6cbab2e523b5deb9f44d1c7b7",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
