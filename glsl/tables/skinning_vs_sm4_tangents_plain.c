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
    "layout(location = 14) in vec4 a_TANGENT;\n"
    "layout(location = 5) in uint a_BONEBASE;\n"
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
    "    int _691 = int(a_BONEBASE);\n"
    "    int _770 = _691 + int((a_BLENDINDICES.x >> 0u) & 255u);\n"
    "    float _825 = float((a_BLENDINDICES.y >> 0u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1995;\n"
    "    vec4 _1996;\n"
    "    vec4 _1997;\n"
    "    if (_825 > 0.0)\n"
    "    {\n"
    "        _1997 = texelFetch(t_palette, _770 * 3) * _825;\n"
    "        _1996 = texelFetch(t_palette, (_770 * 3) + 1) * _825;\n"
    "        _1995 = texelFetch(t_palette, (_770 * 3) + 2) * _825;\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _1997 = vec4(0.0);\n"
    "        _1996 = vec4(0.0);\n"
    "        _1995 = vec4(0.0);\n"
    "    }\n"
    "    int _778 = _691 + int((a_BLENDINDICES.x >> 8u) & 255u);\n"
    "    float _905 = float((a_BLENDINDICES.y >> 8u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _1998;\n"
    "    vec4 _1999;\n"
    "    vec4 _2000;\n"
    "    if (_905 > 0.0)\n"
    "    {\n"
    "        _2000 = _1997 + (texelFetch(t_palette, _778 * 3) * _905);\n"
    "        _1999 = _1996 + (texelFetch(t_palette, (_778 * 3) + 1) * _905);\n"
    "        _1998 = _1995 + (texelFetch(t_palette, (_778 * 3) + 2) * _905);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _2000 = _1997;\n"
    "        _1999 = _1996;\n"
    "        _1998 = _1995;\n"
    "    }\n"
    "    int _786 = _691 + int((a_BLENDINDICES.x >> 16u) & 255u);\n"
    "    float _985 = float((a_BLENDINDICES.y >> 16u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _2001;\n"
    "    vec4 _2002;\n"
    "    vec4 _2003;\n"
    "    if (_985 > 0.0)\n"
    "    {\n"
    "        _2003 = _2000 + (texelFetch(t_palette, _786 * 3) * _985);\n"
    "        _2002 = _1999 + (texelFetch(t_palette, (_786 * 3) + 1) * _985);\n"
    "        _2001 = _1998 + (texelFetch(t_palette, (_786 * 3) + 2) * _985);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _2003 = _2000;\n"
    "        _2002 = _1999;\n"
    "        _2001 = _1998;\n"
    "    }\n"
    "    int _794 = _691 + int((a_BLENDINDICES.x >> 24u) & 255u);\n"
    "    float _1065 = float((a_BLENDINDICES.y >> 24u) & 255u) * 0.0039215688593685626983642578125;\n"
    "    vec4 _2004;\n"
    "    vec4 _2005;\n"
    "    vec4 _2006;\n"
    "    if (_1065 > 0.0)\n"
    "    {\n"
    "        _2006 = _2003 + (texelFetch(t_palette, _794 * 3) * _1065);\n"
    "        _2005 = _2002 + (texelFetch(t_palette, (_794 * 3) + 1) * _1065);\n"
    "        _2004 = _2001 + (texelFetch(t_palette, (_794 * 3) + 2) * _1065);\n"
    "    }\n"
    "    else\n"
    "    {\n"
    "        _2006 = _2003;\n"
    "        _2005 = _2002;\n"
    "        _2004 = _2001;\n"
    "    }\n"
    "    vec4 _1134 = vec4(a_POSITION, 1.0);\n"
    "    float _1184 = dot(_2006.xyz, a_NORMAL);\n"
    "    float _1187 = dot(_2005.xyz, a_NORMAL);\n"
    "    float _1190 = dot(_2004.xyz, a_NORMAL);\n"
    "    float _1230 = max(max(abs(_1184), abs(_1187)), abs(_1190));\n"
    "    vec3 _1204 = vec3(_1184, _1187, _1190) / vec3(max(_1230, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1211 = _1204 * inversesqrt(max(dot(_1204, _1204), 0.5));\n"
    "    bvec3 _1216 = bvec3(_1230 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1217 = vec3(_1216.x ? _1211.x : a_NORMAL.x, _1216.y ? _1211.y : a_NORMAL.y, _1216.z ? _1211.z : a_NORMAL.z);\n"
    "    float _1242 = dot(_2006.xyz, a_TANGENT.xyz);\n"
    "    float _1246 = dot(_2005.xyz, a_TANGENT.xyz);\n"
    "    float _1250 = dot(_2004.xyz, a_TANGENT.xyz);\n"
    "    float _1305 = max(max(abs(_1242), abs(_1246)), abs(_1250));\n"
    "    vec3 _1279 = vec3(_1242, _1246, _1250) / vec3(max(_1305, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1286 = _1279 * inversesqrt(max(dot(_1279, _1279), 0.5));\n"
    "    bvec3 _1291 = bvec3(_1305 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1321 = 1.0 / max(max(max(max(max(abs(_2006.x), abs(_2006.y)), abs(_2006.z)), max(max(abs(_2005.x), abs(_2005.y)), abs(_2005.z))), max(max(abs(_2004.x), abs(_2004.y)), abs(_2004.z))), 9.9999999109757896545014425234895e-38);\n"
    "    float _1262 = a_TANGENT.w * ((dot(_2006.xyz * _1321, cross(_2005.xyz * _1321, _2004.xyz * _1321)) < 0.0) ? (-1.0) : 1.0);\n"
    "    vec4 _1266 = vec4(vec3(_1291.x ? _1286.x : a_TANGENT.xyz.x, _1291.y ? _1286.y : a_TANGENT.xyz.y, _1291.z ? _1286.z : a_TANGENT.xyz.z), _1262);\n"
    "    vec4 _726 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _1392 = vec4(dot(_2006, _1134), dot(_2005, _1134), dot(_2004, _1134), 1.0);\n"
    "    vec4 _1405 = vec4(dot(a_WORLD0, _1392), dot(a_WORLD1, _1392), dot(a_WORLD2, _1392), 1.0);\n"
    "    float _1473 = dot(a_WORLD0.xyz, _1217);\n"
    "    float _1476 = dot(a_WORLD1.xyz, _1217);\n"
    "    float _1479 = dot(a_WORLD2.xyz, _1217);\n"
    "    float _1519 = max(max(abs(_1473), abs(_1476)), abs(_1479));\n"
    "    vec3 _1493 = vec3(_1473, _1476, _1479) / vec3(max(_1519, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1500 = _1493 * inversesqrt(max(dot(_1493, _1493), 0.5));\n"
    "    bvec3 _1505 = bvec3(_1519 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1531 = dot(a_WORLD0.xyz, _1266.xyz);\n"
    "    float _1535 = dot(a_WORLD1.xyz, _1266.xyz);\n"
    "    float _1539 = dot(a_WORLD2.xyz, _1266.xyz);\n"
    "    float _1594 = max(max(abs(_1531), abs(_1535)), abs(_1539));\n"
    "    vec3 _1568 = vec3(_1531, _1535, _1539) / vec3(max(_1594, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1575 = _1568 * inversesqrt(max(dot(_1568, _1568), 0.5));\n"
    "    bvec3 _1580 = bvec3(_1594 > 1.0000000031710768509710513471353e-30);\n"
    "    float _1610 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _1405), dot(u_vert_c[1], _1405), dot(u_vert_c[2], _1405), dot(u_vert_c[3], _1405));\n"
    "    v_TEXCOORD0 = vec3(_1505.x ? _1500.x : _1217.x, _1505.y ? _1500.y : _1217.y, _1505.z ? _1500.z : _1217.z);\n"
    "    v_TEXCOORD1 = _726.xy;\n"
    "    v_TEXCOORD2 = _726.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_1580.x ? _1575.x : _1266.xyz.x, _1580.y ? _1575.y : _1266.xyz.y, _1580.z ? _1575.z : _1266.xyz.z), _1262 * ((dot(a_WORLD0.xyz * _1610, cross(a_WORLD1.xyz * _1610, a_WORLD2.xyz * _1610)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _1405.xyz;\n"
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
    {"TANGENT", "a_TANGENT", 14, 4, false},
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

extern const glskin_shader glskin_shader_skinning_vs_sm4_tangents_plain;
const glskin_shader glskin_shader_skinning_vs_sm4_tangents_plain = {
    "skinning_vs_sm4_tangents_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 10,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "7f3c544c23dec026919dabcce49d3940c423a48aedb046b54bd0b9ba338c91d0",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
