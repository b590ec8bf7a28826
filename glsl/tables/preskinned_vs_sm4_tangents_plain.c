/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1274;\n"
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
    "    uint _588 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _617 = texelFetch(t_skinned, int(_588));\n"
    "    uint _623 = _617.w;\n"
    "    vec2 _626 = vec2(float(int(_623 << uint(16)) >> 16), float(int((_623 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _698 = (1.0 - abs(_626.x)) - abs(_626.y);\n"
    "    vec2 _728 = (vec2(1.0) - abs(_626.yx)) * vec2((_626.x < 0.0) ? (-1.0) : 1.0, (_626.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _704 = bvec2(_698 < 0.0);\n"
    "    vec3 _686 = normalize(vec3(vec2(_704.x ? _728.x : _626.x, _704.y ? _728.y : _626.y), _698));\n"
    "    vec2 _1273;\n"
    "    if (u_vert_c[4].x > 0.0)\n"
    "    {\n"
    "        uvec4 _635 = texelFetch(t_tangents, int(_588));\n"
    "        uint _636 = _635.x;\n"
    "        _1273 = vec2(float(int(_636 << uint(16)) >> 16), float(int((_636 >> uint(16)) << uint(16)) >> 16));\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1273 = vec2(0.0);\n"
    "    }\n"
    "    float _759 = _1273.x * 3.0518509447574615478515625e-05;\n"
    "    float _764 = abs(_1273.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _765 = vec2(_759, _764);\n"
    "    float _793 = (1.0 - abs(_759)) - abs(_764);\n"
    "    vec2 _823 = (vec2(1.0) - abs(_765.yx)) * vec2((_759 < 0.0) ? (-1.0) : 1.0, (_764 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _799 = bvec2(_793 < 0.0);\n"
    "    float _771 = (_1273.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _649 = vec4(normalize(vec3(vec2(_799.x ? _823.x : _765.x, _799.y ? _823.y : _765.y), _793)), _771).xyz * ((_1273.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1245;\n"
    "    _1245.x = _649.x;\n"
    "    _1245.y = _649.y;\n"
    "    _1245.z = _649.z;\n"
    "    vec4 _598 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _842 = vec4(uintBitsToFloat(_617.xyz), 1.0);\n"
    "    vec4 _855 = vec4(dot(a_WORLD0, _842), dot(a_WORLD1, _842), dot(a_WORLD2, _842), 1.0);\n"
    "    float _923 = dot(a_WORLD0.xyz, _686);\n"
    "    float _926 = dot(a_WORLD1.xyz, _686);\n"
    "    float _929 = dot(a_WORLD2.xyz, _686);\n"
    "    float _969 = max(max(abs(_923), abs(_926)), abs(_929));\n"
    "    vec3 _943 = vec3(_923, _926, _929) / vec3(max(_969, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _950 = _943 * inversesqrt(max(dot(_943, _943), 0.5));\n"
    "    bvec3 _955 = bvec3(_969 > 1.0000000031710768509710513471353e-30);\n"
    "    float _981 = dot(a_WORLD0.xyz, _1245.xyz);\n"
    "    float _985 = dot(a_WORLD1.xyz, _1245.xyz);\n"
    "    float _989 = dot(a_WORLD2.xyz, _1245.xyz);\n"
    "    float _1044 = max(max(abs(_981), abs(_985)), abs(_989));\n"
    "    vec3 _1018 = vec3(_981, _985, _989) / vec3(max(_1044, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1025 = _1018 * inversesqrt(max(dot(_1018, _1018), 0.5));\n"
    "    bvec3 _1030 = bvec3(_1044 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1060 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _855), dot(u_vert_c[1], _855), dot(u_vert_c[2], _855), dot(u_vert_c[3], _855));\n"
    "    v_TEXCOORD0 = vec3(_955.x ? _950.x : _686.x, _955.y ? _950.y : _686.y, _955.z ? _950.z : _686.z);\n"
    "    v_TEXCOORD1 = _598.xy;\n"
    "    v_TEXCOORD2 = _598.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1030.x ? _1025.x : _1245.xyz.x, _1030.y ? _1025.y : _1245.xyz.y, _1030.z ? _1025.z : _1245.xyz.z), _771 * ((dot(a_WORLD0.xyz * _1060, cross(a_WORLD1.xyz * _1060, a_WORLD2.xyz * _1060)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _855.xyz;\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_tangents_plain;
const glskin_shader glskin_shader_preskinned_vs_sm4_tangents_plain = {
    "preskinned_vs_sm4_tangents_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 5,
    attributes, 6,
    constants, 2,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "5b1be09c4c5459d8b79e31d399c3765ed1e8ee930d1195c66a9ddac287e7ab9c",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
