/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1555;\n"
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
    "    uint _680 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _712 = texelFetch(t_skinned, int(_680));\n"
    "    uint _714 = _712.x;\n"
    "    uint _766 = _714 & 32767u;\n"
    "    float _780 = (_766 < 1024u) ? (float(_766) * 5.9604644775390625e-08) : uintBitsToFloat((_766 << uint(13)) + ((_766 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _718 = _712.x >> uint(16);\n"
    "    uint _794 = _718 & 32767u;\n"
    "    float _808 = (_794 < 1024u) ? (float(_794) * 5.9604644775390625e-08) : uintBitsToFloat((_794 << uint(13)) + ((_794 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _721 = _712.y;\n"
    "    uint _822 = _721 & 32767u;\n"
    "    float _836 = (_822 < 1024u) ? (float(_822) * 5.9604644775390625e-08) : uintBitsToFloat((_822 << uint(13)) + ((_822 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _726 = _712.z;\n"
    "    vec2 _729 = vec2(float(int(_726 << uint(16)) >> 16), float(int((_726 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _885 = (1.0 - abs(_729.x)) - abs(_729.y);\n"
    "    vec2 _915 = (vec2(1.0) - abs(_729.yx)) * vec2((_729.x < 0.0) ? (-1.0) : 1.0, (_729.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _891 = bvec2(_885 < 0.0);\n"
    "    vec3 _873 = normalize(vec3(vec2(_891.x ? _915.x : _729.x, _891.y ? _915.y : _729.y), _885));\n"
    "    vec2 _1554;\n"
    "    if (u_vert_c[4].x > 0.0)\n"
    "    {\n"
    "        uvec4 _738 = texelFetch(t_tangents, int(_680));\n"
    "        uint _739 = _738.x;\n"
    "        _1554 = vec2(float(int(_739 << uint(16)) >> 16), float(int((_739 >> uint(16)) << uint(16)) >> 16));\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1554 = vec2(0.0);\n"
    "    }\n"
    "    float _946 = _1554.x * 3.0518509447574615478515625e-05;\n"
    "    float _951 = abs(_1554.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _952 = vec2(_946, _951);\n"
    "    float _980 = (1.0 - abs(_946)) - abs(_951);\n"
    "    vec2 _1010 = (vec2(1.0) - abs(_952.yx)) * vec2((_946 < 0.0) ? (-1.0) : 1.0, (_951 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _986 = bvec2(_980 < 0.0);\n"
    "    float _958 = (_1554.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _752 = vec4(normalize(vec3(vec2(_986.x ? _1010.x : _952.x, _986.y ? _1010.y : _952.y), _980)), _958).xyz * ((_1554.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1517;\n"
    "    _1517.x = _752.x;\n"
    "    _1517.y = _752.y;\n"
    "    _1517.z = _752.z;\n"
    "    vec4 _690 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1029 = vec4(((_714 & 32768u) != 0u) ? (-_780) : _780, ((_718 & 32768u) != 0u) ? (-_808) : _808, ((_721 & 32768u) != 0u) ? (-_836) : _836, 1.0);\n"
    "    vec4 _1042 = vec4(dot(a_WORLD0, _1029), dot(a_WORLD1, _1029), dot(a_WORLD2, _1029), 1.0);\n"
    "    float _1125 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _1128 = a_WORLD0.xyz * _1125;\n"
    "    vec3 _1131 = a_WORLD1.xyz * _1125;\n"
    "    vec3 _1134 = a_WORLD2.xyz * _1125;\n"
    "    vec3 _1137 = cross(_1131, _1134);\n"
    "    vec3 _1160 = vec3(dot(_1137, _873), dot(cross(_1134, _1128), _873), dot(cross(_1128, _1131), _873)) * ((dot(_1128, _1137) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1238 = max(max(abs(_1160.x), abs(_1160.y)), abs(_1160.z));\n"
    "    vec3 _1212 = _1160 / vec3(max(_1238, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1219 = _1212 * inversesqrt(max(dot(_1212, _1212), 0.5));\n"
    "    bvec3 _1224 = bvec3(_1238 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1250 = dot(a_WORLD0.xyz, _1517.xyz);\n"
    "    float _1254 = dot(a_WORLD1.xyz, _1517.xyz);\n"
    "    float _1258 = dot(a_WORLD2.xyz, _1517.xyz);\n"
    "    float _1313 = max(max(abs(_1250), abs(_1254)), abs(_1258));\n"
    "    vec3 _1287 = vec3(_1250, _1254, _1258) / vec3(max(_1313, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1294 = _1287 * inversesqrt(max(dot(_1287, _1287), 0.5));\n"
    "    bvec3 _1299 = bvec3(_1313 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1329 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1042), dot(u_vert_c[1], _1042), dot(u_vert_c[2], _1042), dot(u_vert_c[3], _1042));\n"
    "    v_TEXCOORD0 = vec3(_1224.x ? _1219.x : _873.x, _1224.y ? _1219.y : _873.y, _1224.z ? _1219.z : _873.z);\n"
    "    v_TEXCOORD1 = _690.xy;\n"
    "    v_TEXCOORD2 = _690.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1299.x ? _1294.x : _1517.xyz.x, _1299.y ? _1294.y : _1517.xyz.y, _1299.z ? _1294.z : _1517.xyz.z), _958 * ((dot(a_WORLD0.xyz * _1329, cross(a_WORLD1.xyz * _1329, a_WORLD2.xyz * _1329)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _1042.xyz;\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_compact_tangents;
const glskin_shader glskin_shader_preskinned_vs_sm4_compact_tangents = {
    "preskinned_vs_sm4_compact_tangents", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 5,
    attributes, 6,
    constants, 2,
    samplers, 2,
    NULL, 0,
    {0, 0, 0},
    "c8c0541af596edaddc0a5420a0c393b63bbbfbd5ca77e79e634c600a0f81cc02",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
