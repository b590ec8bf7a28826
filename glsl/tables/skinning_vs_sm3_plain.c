/* From skinning_vs_sm3.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From skinning_vs_sm3.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[223];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec4 a_BLENDWEIGHT;\n"
    "attribute vec4 a_BLENDINDICES;\n"
    "attribute vec3 a_NORMAL;\n"
    "attribute vec2 a_TEXCOORD0;\n"
    "attribute vec2 a_TEXCOORD1;\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "varying vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec4 _969;\n"
    "    vec4 _970;\n"
    "    vec4 _971;\n"
    "    vec4 _972;\n"
    "    vec4 _973;\n"
    "    _973 = a_BLENDWEIGHT;\n"
    "    _972 = a_BLENDINDICES;\n"
    "    _971 = vec4(0.0);\n"
    "    _970 = vec4(0.0);\n"
    "    _969 = vec4(0.0);\n"
    "    vec4 _485;\n"
    "    vec4 _487;\n"
    "    vec4 _974;\n"
    "    vec4 _975;\n"
    "    vec4 _976;\n"
    "    for (int _968 = 0; _968 < 4; _973 = _485, _972 = _487, _971 = _976, _970 = _975, _969 = _974, _968++)\n"
    "    {\n"
    "        int _479 = int(_972.x);\n"
    "        if (_973.x > 0.0)\n"
    "        {\n"
    "            _976 = _971 + (u_vert_c[(_479 * 3) * 1 + 31] * _973.x);\n"
    "            _975 = _970 + (u_vert_c[((_479 * 3) + 1) * 1 + 31] * _973.x);\n"
    "            _974 = _969 + (u_vert_c[((_479 * 3) + 2) * 1 + 31] * _973.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _976 = _971;\n"
    "            _975 = _970;\n"
    "            _974 = _969;\n"
    "        }\n"
    "        _485 = _973.yzwx;\n"
    "        _487 = _972.yzwx;\n"
    "    }\n"
    "    vec4 _593 = vec4(a_POSITION, 1.0);\n"
    "    float _631 = dot(_971.xyz, a_NORMAL);\n"
    "    float _634 = dot(_970.xyz, a_NORMAL);\n"
    "    float _637 = dot(_969.xyz, a_NORMAL);\n"
    "    float _680 = max(max(abs(_631), abs(_634)), abs(_637));\n"
    "    vec3 _654 = vec3(_631, _634, _637) / vec3(max(_680, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _661 = _654 * inversesqrt(max(dot(_654, _654), 0.5));\n"
    "    bvec3 _666 = bvec3(_680 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _667 = vec3(_666.x ? _661.x : a_NORMAL.x, _666.y ? _661.y : a_NORMAL.y, _666.z ? _661.z : a_NORMAL.z);\n"
    "    vec4 _508 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _696 = vec4(dot(_971, _593), dot(_970, _593), dot(_969, _593), 1.0);\n"
    "    vec4 _709 = vec4(dot(u_vert_c[16], _696), dot(u_vert_c[17], _696), dot(u_vert_c[18], _696), dot(u_vert_c[19], _696));\n"
    "    float _761 = dot(u_vert_c[16].xyz, _667);\n"
    "    float _764 = dot(u_vert_c[17].xyz, _667);\n"
    "    float _767 = dot(u_vert_c[18].xyz, _667);\n"
    "    float _810 = max(max(abs(_761), abs(_764)), abs(_767));\n"
    "    vec3 _784 = vec3(_761, _764, _767) / vec3(max(_810, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _791 = _784 * inversesqrt(max(dot(_784, _784), 0.5));\n"
    "    bvec3 _796 = bvec3(_810 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _797 = vec3(_796.x ? _791.x : _667.x, _796.y ? _791.y : _667.y, _796.z ? _791.z : _667.z);\n"
    "    float _747 = max(0.0, dot(_797, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _709), dot(u_vert_c[1], _709), dot(u_vert_c[2], _709), dot(u_vert_c[3], _709));\n"
    "    v_TEXCOORD0 = _797;\n"
    "    v_TEXCOORD1 = _508.xy;\n"
    "    v_TEXCOORD2 = _508.zw;\n"
    "    v_COLOR0 = vec4(_747, _747, _747, 1.0);\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From skinning_vs_sm3.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[223];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 1) in vec4 a_BLENDWEIGHT;\n"
    "layout(location = 7) in vec4 a_BLENDINDICES;\n"
    "layout(location = 2) in vec3 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec4 _969;\n"
    "    vec4 _970;\n"
    "    vec4 _971;\n"
    "    vec4 _972;\n"
    "    vec4 _973;\n"
    "    _973 = a_BLENDWEIGHT;\n"
    "    _972 = a_BLENDINDICES;\n"
    "    _971 = vec4(0.0);\n"
    "    _970 = vec4(0.0);\n"
    "    _969 = vec4(0.0);\n"
    "    vec4 _485;\n"
    "    vec4 _487;\n"
    "    vec4 _974;\n"
    "    vec4 _975;\n"
    "    vec4 _976;\n"
    "    for (int _968 = 0; _968 < 4; _973 = _485, _972 = _487, _971 = _976, _970 = _975, _969 = _974, _968++)\n"
    "    {\n"
    "        int _479 = int(_972.x);\n"
    "        if (_973.x > 0.0)\n"
    "        {\n"
    "            _976 = _971 + (u_vert_c[(_479 * 3) * 1 + 31] * _973.x);\n"
    "            _975 = _970 + (u_vert_c[((_479 * 3) + 1) * 1 + 31] * _973.x);\n"
    "            _974 = _969 + (u_vert_c[((_479 * 3) + 2) * 1 + 31] * _973.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _976 = _971;\n"
    "            _975 = _970;\n"
    "            _974 = _969;\n"
    "        }\n"
    "        _485 = _973.yzwx;\n"
    "        _487 = _972.yzwx;\n"
    "    }\n"
    "    vec4 _593 = vec4(a_POSITION, 1.0);\n"
    "    float _631 = dot(_971.xyz, a_NORMAL);\n"
    "    float _634 = dot(_970.xyz, a_NORMAL);\n"
    "    float _637 = dot(_969.xyz, a_NORMAL);\n"
    "    float _680 = max(max(abs(_631), abs(_634)), abs(_637));\n"
    "    vec3 _654 = vec3(_631, _634, _637) / vec3(max(_680, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _661 = _654 * inversesqrt(max(dot(_654, _654), 0.5));\n"
    "    bvec3 _666 = bvec3(_680 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _667 = vec3(_666.x ? _661.x : a_NORMAL.x, _666.y ? _661.y : a_NORMAL.y, _666.z ? _661.z : a_NORMAL.z);\n"
    "    vec4 _508 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _696 = vec4(dot(_971, _593), dot(_970, _593), dot(_969, _593), 1.0);\n"
    "    vec4 _709 = vec4(dot(u_vert_c[16], _696), dot(u_vert_c[17], _696), dot(u_vert_c[18], _696), dot(u_vert_c[19], _696));\n"
    "    float _761 = dot(u_vert_c[16].xyz, _667);\n"
    "    float _764 = dot(u_vert_c[17].xyz, _667);\n"
    "    float _767 = dot(u_vert_c[18].xyz, _667);\n"
    "    float _810 = max(max(abs(_761), abs(_764)), abs(_767));\n"
    "    vec3 _784 = vec3(_761, _764, _767) / vec3(max(_810, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _791 = _784 * inversesqrt(max(dot(_784, _784), 0.5));\n"
    "    bvec3 _796 = bvec3(_810 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _797 = vec3(_796.x ? _791.x : _667.x, _796.y ? _791.y : _667.y, _796.z ? _791.z : _667.z);\n"
    "    float _747 = max(0.0, dot(_797, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _709), dot(u_vert_c[1], _709), dot(u_vert_c[2], _709), dot(u_vert_c[3], _709));\n"
    "    v_TEXCOORD0 = _797;\n"
    "    v_TEXCOORD1 = _508.xy;\n"
    "    v_TEXCOORD2 = _508.zw;\n"
    "    v_COLOR0 = vec4(_747, _747, _747, 1.0);\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"BLENDWEIGHT", "a_BLENDWEIGHT", 1, 4, false},
    {"BLENDINDICES", "a_BLENDINDICES", 7, 4, false},
    {"NORMAL", "a_NORMAL", 2, 3, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
    {"g_bones", 31, 192},
};

extern const glskin_shader glskin_shader_skinning_vs_sm3_plain;
const glskin_shader glskin_shader_skinning_vs_sm3_plain = {
    "skinning_vs_sm3_plain", "vs_3_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 223,
    attributes, 6,
    constants, 3,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "f2b1c4749b9a85d9f196c7d3ceadb8fc2d02aeb3cc0fbc9003e92700fd3c6390",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
