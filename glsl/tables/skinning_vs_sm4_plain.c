/* From skinning_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From skinning_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[4];\n"
    "uniform samplerBuffer t_palette;\n"
    "\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 7) in uvec2 a_BLENDINDICES;\n"
    "layout(location = 2) in vec3 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "layout(location = 5) in uint a_BONEBASE;\n"
    "layout(location = 6) in vec4 a_WORLD0;\n"
    "layout(location = 3) in vec4 a_WORLD1;\n"
    "layout(location = 4) in vec4 a_WORLD2;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    int _576 = int(a_BONEBASE);\n"
    "    int _639 = _576 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _694 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1518;\n"
    "    vec4 _1519;\n"
    "    vec4 _1520;\n"
    "    if (_694 > 0.0)\n"
    "    {\n"
    "        _1520 = texelFetch(t_palette, _639 * 3) * _694;\n"
    "        _1519 = texelFetch(t_palette, (_639 * 3) + 1) * _694;\n"
    "        _1518 = texelFetch(t_palette, (_639 * 3) + 2) * _694;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1520 = vec4(0.0);\n"
    "        _1519 = vec4(0.0);\n"
    "        _1518 = vec4(0.0);\n"
    "    }\n"
    "    int _647 = _576 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _774 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1521;\n"
    "    vec4 _1522;\n"
    "    vec4 _1523;\n"
    "    if (_774 > 0.0)\n"
    "    {\n"
    "        _1523 = _1520 + (texelFetch(t_palette, _647 * 3) * _774);\n"
    "        _1522 = _1519 + (texelFetch(t_palette, (_647 * 3) + 1) * _774);\n"
    "        _1521 = _1518 + (texelFetch(t_palette, (_647 * 3) + 2) * _774);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1523 = _1520;\n"
    "        _1522 = _1519;\n"
    "        _1521 = _1518;\n"
    "    }\n"
    "    int _655 = _576 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _854 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1524;\n"
    "    vec4 _1525;\n"
    "    vec4 _1526;\n"
    "    if (_854 > 0.0)\n"
    "    {\n"
    "        _1526 = _1523 + (texelFetch(t_palette, _655 * 3) * _854);\n"
    "        _1525 = _1522 + (texelFetch(t_palette, (_655 * 3) + 1) * _854);\n"
    "        _1524 = _1521 + (texelFetch(t_palette, (_655 * 3) + 2) * _854);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1526 = _1523;\n"
    "        _1525 = _1522;\n"
    "        _1524 = _1521;\n"
    "    }\n"
    "    int _663 = _576 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _934 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1527;\n"
    "    vec4 _1528;\n"
    "    vec4 _1529;\n"
    "    if (_934 > 0.0)\n"
    "    {\n"
    "        _1529 = _1526 + (texelFetch(t_palette, _663 * 3) * _934);\n"
    "        _1528 = _1525 + (texelFetch(t_palette, (_663 * 3) + 1) * _934);\n"
    "        _1527 = _1524 + (texelFetch(t_palette, (_663 * 3) + 2) * _934);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1529 = _1526;\n"
    "        _1528 = _1525;\n"
    "        _1527 = _1524;\n"
    "    }\n"
    "    vec4 _1003 = vec4(a_POSITION, 1.0);\n"
    "    float _1053 = dot(_1529.xyz, a_NORMAL);\n"
    "    float _1056 = dot(_1528.xyz, a_NORMAL);\n"
    "    float _1059 = dot(_1527.xyz, a_NORMAL);\n"
    "    float _1099 = max(max(abs(_1053), abs(_1056)), abs(_1059));\n"
    "    vec3 _1073 = vec3(_1053, _1056, _1059) / vec3(max(_1099, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1080 = _1073 * inversesqrt(max(dot(_1073, _1073), 0.5));\n"
    "    bvec3 _1085 = bvec3(_1099 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1086 = vec3(_1085.x ? _1080.x : a_NORMAL.x, _1085.y ? _1080.y : a_NORMAL.y, _1085.z ? _1080.z : a_NORMAL.z);\n"
    "    vec4 _596 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1115 = vec4(dot(_1529, _1003), dot(_1528, _1003), dot(_1527, _1003), 1.0);\n"
    "    vec4 _1128 = vec4(dot(a_WORLD0, _1115), dot(a_WORLD1, _1115), dot(a_WORLD2, _1115), 1.0);\n"
    "    float _1192 = dot(a_WORLD0.xyz, _1086);\n"
    "    float _1195 = dot(a_WORLD1.xyz, _1086);\n"
    "    float _1198 = dot(a_WORLD2.xyz, _1086);\n"
    "    float _1238 = max(max(abs(_1192), abs(_1195)), abs(_1198));\n"
    "    vec3 _1212 = vec3(_1192, _1195, _1198) / vec3(max(_1238, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1219 = _1212 * inversesqrt(max(dot(_1212, _1212), 0.5));\n"
    "    bvec3 _1224 = bvec3(_1238 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1225 = vec3(_1224.x ? _1219.x : _1086.x, _1224.y ? _1219.y : _1086.y, _1224.z ? _1219.z : _1086.z);\n"
    "    float _1166 = max(0.0, dot(_1225, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1128), dot(u_vert_c[1], _1128), dot(u_vert_c[2], _1128), dot(u_vert_c[3], _1128));\n"
    "    v_TEXCOORD0 = _1225;\n"
    "    v_TEXCOORD1 = _596.xy;\n"
    "    v_TEXCOORD2 = _596.zw;\n"
    "    v_COLOR0 = vec4(_1166, _1166, _1166, 1.0);\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"BLENDINDICES", "a_BLENDINDICES", 7, 2, true},
    {"NORMAL", "a_NORMAL", 2, 3, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"BONEBASE", "a_BONEBASE", 5, 1, true},
    {"WORLD0", "a_WORLD0", 6, 4, false},
    {"WORLD1", "a_WORLD1", 3, 4, false},
    {"WORLD2", "a_WORLD2", 4, 4, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
};

static const glskin_shader_sampler samplers[] = {
    {"t_palette", "g_palette", 8, true},
};

extern const glskin_shader glskin_shader_skinning_vs_sm4_plain;
const glskin_shader glskin_shader_skinning_vs_sm4_plain = {
    "skinning_vs_sm4_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 9,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "eaf81d1ad32c8027e4978233cfaf6dc39f3ef6ba189244d8da4252a82ea6c438",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
