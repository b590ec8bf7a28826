/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1408;\n"
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
    "    uint _631 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _660 = texelFetch(t_skinned, int(_631));\n"
    "    uint _666 = _660.w;\n"
    "    vec2 _669 = vec2(float(int(_666 << uint(16)) >> 16), float(int((_666 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _741 = (1.0 - abs(_669.x)) - abs(_669.y);\n"
    "    vec2 _771 = (vec2(1.0) - abs(_669.yx)) * vec2((_669.x < 0.0) ? (-1.0) : 1.0, (_669.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _747 = bvec2(_741 < 0.0);\n"
    "    vec3 _729 = normalize(vec3(vec2(_747.x ? _771.x : _669.x, _747.y ? _771.y : _669.y), _741));\n"
    "    vec2 _1407;\n"
    "    if (u_vert_c[4].x > 0.0)\n"
    "    {\n"
    "        uvec4 _678 = texelFetch(t_tangents, int(_631));\n"
    "        uint _679 = _678.x;\n"
    "        _1407 = vec2(float(int(_679 << uint(16)) >> 16), float(int((_679 >> uint(16)) << uint(16)) >> 16));\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1407 = vec2(0.0);\n"
    "    }\n"
    "    float _802 = _1407.x * 3.0518509447574615478515625e-05;\n"
    "    float _807 = abs(_1407.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _808 = vec2(_802, _807);\n"
    "    float _836 = (1.0 - abs(_802)) - abs(_807);\n"
    "    vec2 _866 = (vec2(1.0) - abs(_808.yx)) * vec2((_802 < 0.0) ? (-1.0) : 1.0, (_807 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _842 = bvec2(_836 < 0.0);\n"
    "    float _814 = (_1407.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _692 = vec4(normalize(vec3(vec2(_842.x ? _866.x : _808.x, _842.y ? _866.y : _808.y), _836)), _814).xyz * ((_1407.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1370;\n"
    "    _1370.x = _692.x;\n"
    "    _1370.y = _692.y;\n"
    "    _1370.z = _692.z;\n"
    "    vec4 _641 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _885 = vec4(uintBitsToFloat(_660.xyz), 1.0);\n"
    "    vec4 _898 = vec4(dot(a_WORLD0, _885), dot(a_WORLD1, _885), dot(a_WORLD2, _885), 1.0);\n"
    "    float _981 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _984 = a_WORLD0.xyz * _981;\n"
    "    vec3 _987 = a_WORLD1.xyz * _981;\n"
    "    vec3 _990 = a_WORLD2.xyz * _981;\n"
    "    vec3 _993 = cross(_987, _990);\n"
    "    vec3 _1016 = vec3(dot(_993, _729), dot(cross(_990, _984), _729), dot(cross(_984, _987), _729)) * ((dot(_984, _993) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1094 = max(max(abs(_1016.x), abs(_1016.y)), abs(_1016.z));\n"
    "    vec3 _1068 = _1016 / vec3(max(_1094, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1075 = _1068 * inversesqrt(max(dot(_1068, _1068), 0.5));\n"
    "    bvec3 _1080 = bvec3(_1094 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1106 = dot(a_WORLD0.xyz, _1370.xyz);\n"
    "    float _1110 = dot(a_WORLD1.xyz, _1370.xyz);\n"
    "    float _1114 = dot(a_WORLD2.xyz, _1370.xyz);\n"
    "    float _1169 = max(max(abs(_1106), abs(_1110)), abs(_1114));\n"
    "    vec3 _1143 = vec3(_1106, _1110, _1114) / vec3(max(_1169, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1150 = _1143 * inversesqrt(max(dot(_1143, _1143), 0.5));\n"
    "    bvec3 _1155 = bvec3(_1169 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1185 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _898), dot(u_vert_c[1], _898), dot(u_vert_c[2], _898), dot(u_vert_c[3], _898));\n"
    "    v_TEXCOORD0 = vec3(_1080.x ? _1075.x : _729.x, _1080.y ? _1075.y : _729.y, _1080.z ? _1075.z : _729.z);\n"
    "    v_TEXCOORD1 = _641.xy;\n"
    "    v_TEXCOORD2 = _641.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1155.x ? _1150.x : _1370.xyz.x, _1155.y ? _1150.y : _1370.xyz.y, _1155.z ? _1150.z : _1370.xyz.z), _814 * ((dot(a_WORLD0.xyz * _1185, cross(a_WORLD1.xyz * _1185, a_WORLD2.xyz * _1185)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _898.xyz;\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_tangents;
const glskin_shader glskin_shader_preskinned_vs_sm4_tangents = {
    "preskinned_vs_sm4_tangents", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 5,
    attributes, 6,
    constants, 2,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "f6c8bc2a8ae6822eb8c88aff78319ffd32e3ccdadbe2de647810782723483bcc",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
