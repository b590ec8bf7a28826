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
    "    vec4 _1002;\n"
    "    vec4 _1003;\n"
    "    vec4 _1004;\n"
    "    vec4 _1005;\n"
    "    vec4 _1006;\n"
    "    _1006 = a_BLENDWEIGHT;\n"
    "    _1005 = a_BLENDINDICES;\n"
    "    _1004 = vec4(0.0);\n"
    "    _1003 = vec4(0.0);\n"
    "    _1002 = vec4(0.0);\n"
    "    vec4 _500;\n"
    "    vec4 _502;\n"
    "    vec4 _1007;\n"
    "    vec4 _1008;\n"
    "    vec4 _1009;\n"
    "    for (int _1001 = 0; _1001 < 4; _1006 = _500, _1005 = _502, _1004 = _1009, _1003 = _1008, _1002 = _1007, _1001++)\n"
    "    {\n"
    "        int _494 = int(_1005.x);\n"
    "        if (_1006.x > 0.0)\n"
    "        {\n"
    "            _1009 = _1004 + (u_vert_c[(_494 * 3) * 1 + 31] * _1006.x);\n"
    "            _1008 = _1003 + (u_vert_c[((_494 * 3) + 1) * 1 + 31] * _1006.x);\n"
    "            _1007 = _1002 + (u_vert_c[((_494 * 3) + 2) * 1 + 31] * _1006.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1009 = _1004;\n"
    "            _1008 = _1003;\n"
    "            _1007 = _1002;\n"
    "        }\n"
    "        _500 = _1006.yzwx;\n"
    "        _502 = _1005.yzwx;\n"
    "    }\n"
    "    vec4 _608 = vec4(a_POSITION, 1.0);\n"
    "    float _658 = dot(_1004.xyz, a_NORMAL);\n"
    "    float _661 = dot(_1003.xyz, a_NORMAL);\n"
    "    float _664 = dot(_1002.xyz, a_NORMAL);\n"
    "    float _704 = max(max(abs(_658), abs(_661)), abs(_664));\n"
    "    vec3 _678 = vec3(_658, _661, _664) / vec3(max(_704, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _685 = _678 * inversesqrt(max(dot(_678, _678), 0.5));\n"
    "    bvec3 _690 = bvec3(_704 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _691 = vec3(_690.x ? _685.x : a_NORMAL.x, _690.y ? _685.y : a_NORMAL.y, _690.z ? _685.z : a_NORMAL.z);\n"
    "    vec4 _523 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _720 = vec4(dot(_1004, _608), dot(_1003, _608), dot(_1002, _608), 1.0);\n"
    "    vec4 _733 = vec4(dot(u_vert_c[16], _720), dot(u_vert_c[17], _720), dot(u_vert_c[18], _720), dot(u_vert_c[19], _720));\n"
    "    float _797 = dot(u_vert_c[16].xyz, _691);\n"
    "    float _800 = dot(u_vert_c[17].xyz, _691);\n"
    "    float _803 = dot(u_vert_c[18].xyz, _691);\n"
    "    float _843 = max(max(abs(_797), abs(_800)), abs(_803));\n"
    "    vec3 _817 = vec3(_797, _800, _803) / vec3(max(_843, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _824 = _817 * inversesqrt(max(dot(_817, _817), 0.5));\n"
    "    bvec3 _829 = bvec3(_843 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _830 = vec3(_829.x ? _824.x : _691.x, _829.y ? _824.y : _691.y, _829.z ? _824.z : _691.z);\n"
    "    float _771 = max(0.0, dot(_830, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _733), dot(u_vert_c[1], _733), dot(u_vert_c[2], _733), dot(u_vert_c[3], _733));\n"
    "    v_TEXCOORD0 = _830;\n"
    "    v_TEXCOORD1 = _523.xy;\n"
    "    v_TEXCOORD2 = _523.zw;\n"
    "    v_COLOR0 = vec4(_771, _771, _771, 1.0);\n"
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
    "    vec4 _1002;\n"
    "    vec4 _1003;\n"
    "    vec4 _1004;\n"
    "    vec4 _1005;\n"
    "    vec4 _1006;\n"
    "    _1006 = a_BLENDWEIGHT;\n"
    "    _1005 = a_BLENDINDICES;\n"
    "    _1004 = vec4(0.0);\n"
    "    _1003 = vec4(0.0);\n"
    "    _1002 = vec4(0.0);\n"
    "    vec4 _500;\n"
    "    vec4 _502;\n"
    "    vec4 _1007;\n"
    "    vec4 _1008;\n"
    "    vec4 _1009;\n"
    "    for (int _1001 = 0; _1001 < 4; _1006 = _500, _1005 = _502, _1004 = _1009, _1003 = _1008, _1002 = _1007, _1001++)\n"
    "    {\n"
    "        int _494 = int(_1005.x);\n"
    "        if (_1006.x > 0.0)\n"
    "        {\n"
    "            _1009 = _1004 + (u_vert_c[(_494 * 3) * 1 + 31] * _1006.x);\n"
    "            _1008 = _1003 + (u_vert_c[((_494 * 3) + 1) * 1 + 31] * _1006.x);\n"
    "            _1007 = _1002 + (u_vert_c[((_494 * 3) + 2) * 1 + 31] * _1006.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1009 = _1004;\n"
    "            _1008 = _1003;\n"
    "            _1007 = _1002;\n"
    "        }\n"
    "        _500 = _1006.yzwx;\n"
    "        _502 = _1005.yzwx;\n"
    "    }\n"
    "    vec4 _608 = vec4(a_POSITION, 1.0);\n"
    "    float _658 = dot(_1004.xyz, a_NORMAL);\n"
    "    float _661 = dot(_1003.xyz, a_NORMAL);\n"
    "    float _664 = dot(_1002.xyz, a_NORMAL);\n"
    "    float _704 = max(max(abs(_658), abs(_661)), abs(_664));\n"
    "    vec3 _678 = vec3(_658, _661, _664) / vec3(max(_704, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _685 = _678 * inversesqrt(max(dot(_678, _678), 0.5));\n"
    "    bvec3 _690 = bvec3(_704 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _691 = vec3(_690.x ? _685.x : a_NORMAL.x, _690.y ? _685.y : a_NORMAL.y, _690.z ? _685.z : a_NORMAL.z);\n"
    "    vec4 _523 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _720 = vec4(dot(_1004, _608), dot(_1003, _608), dot(_1002, _608), 1.0);\n"
    "    vec4 _733 = vec4(dot(u_vert_c[16], _720), dot(u_vert_c[17], _720), dot(u_vert_c[18], _720), dot(u_vert_c[19], _720));\n"
    "    float _797 = dot(u_vert_c[16].xyz, _691);\n"
    "    float _800 = dot(u_vert_c[17].xyz, _691);\n"
    "    float _803 = dot(u_vert_c[18].xyz, _691);\n"
    "    float _843 = max(max(abs(_797), abs(_800)), abs(_803));\n"
    "    vec3 _817 = vec3(_797, _800, _803) / vec3(max(_843, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _824 = _817 * inversesqrt(max(dot(_817, _817), 0.5));\n"
    "    bvec3 _829 = bvec3(_843 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _830 = vec3(_829.x ? _824.x : _691.x, _829.y ? _824.y : _691.y, _829.z ? _824.z : _691.z);\n"
    "    float _771 = max(0.0, dot(_830, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _733), dot(u_vert_c[1], _733), dot(u_vert_c[2], _733), dot(u_vert_c[3], _733));\n"
    "    v_TEXCOORD0 = _830;\n"
    "    v_TEXCOORD1 = _523.xy;\n"
    "    v_TEXCOORD2 = _523.zw;\n"
    "    v_COLOR0 = vec4(_771, _771, _771, 1.0);\n"
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
    "458504ad07b2be0ec23d620380f3f0171de69c0b0649c646af01b9dec372b38e",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
