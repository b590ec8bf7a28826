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
    "    vec4 _1022;\n"
    "    vec4 _1023;\n"
    "    vec4 _1024;\n"
    "    vec4 _1025;\n"
    "    vec4 _1026;\n"
    "    _1026 = a_BLENDWEIGHT;\n"
    "    _1025 = a_BLENDINDICES;\n"
    "    _1024 = vec4(0.0);\n"
    "    _1023 = vec4(0.0);\n"
    "    _1022 = vec4(0.0);\n"
    "    vec4 _506;\n"
    "    vec4 _508;\n"
    "    vec4 _1027;\n"
    "    vec4 _1028;\n"
    "    vec4 _1029;\n"
    "    for (int _1021 = 0; _1021 < 4; _1026 = _506, _1025 = _508, _1024 = _1029, _1023 = _1028, _1022 = _1027, _1021++)\n"
    "    {\n"
    "        int _500 = int(_1025.x);\n"
    "        if (_1026.x > 0.0)\n"
    "        {\n"
    "            _1029 = _1024 + (u_vert_c[(_500 * 3) * 1 + 31] * _1026.x);\n"
    "            _1028 = _1023 + (u_vert_c[((_500 * 3) + 1) * 1 + 31] * _1026.x);\n"
    "            _1027 = _1022 + (u_vert_c[((_500 * 3) + 2) * 1 + 31] * _1026.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1029 = _1024;\n"
    "            _1028 = _1023;\n"
    "            _1027 = _1022;\n"
    "        }\n"
    "        _506 = _1026.yzwx;\n"
    "        _508 = _1025.yzwx;\n"
    "    }\n"
    "    vec4 _617 = vec4(a_POSITION, 1.0);\n"
    "    float _667 = dot(_1024.xyz, a_NORMAL);\n"
    "    float _670 = dot(_1023.xyz, a_NORMAL);\n"
    "    float _673 = dot(_1022.xyz, a_NORMAL);\n"
    "    float _713 = max(max(abs(_667), abs(_670)), abs(_673));\n"
    "    vec3 _687 = vec3(_667, _670, _673) / vec3(max(_713, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _694 = _687 * inversesqrt(max(dot(_687, _687), 0.5));\n"
    "    bvec3 _699 = bvec3(_713 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _700 = vec3(_699.x ? _694.x : a_NORMAL.x, _699.y ? _694.y : a_NORMAL.y, _699.z ? _694.z : a_NORMAL.z);\n"
    "    vec4 _531 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _730 = vec4(dot(_1024, _617), dot(_1023, _617), dot(_1022, _617), 1.0);\n"
    "    vec4 _743 = vec4(dot(u_vert_c[16], _730), dot(u_vert_c[17], _730), dot(u_vert_c[18], _730), dot(u_vert_c[19], _730));\n"
    "    float _808 = dot(u_vert_c[16].xyz, _700);\n"
    "    float _811 = dot(u_vert_c[17].xyz, _700);\n"
    "    float _814 = dot(u_vert_c[18].xyz, _700);\n"
    "    float _854 = max(max(abs(_808), abs(_811)), abs(_814));\n"
    "    vec3 _828 = vec3(_808, _811, _814) / vec3(max(_854, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _835 = _828 * inversesqrt(max(dot(_828, _828), 0.5));\n"
    "    bvec3 _840 = bvec3(_854 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _841 = vec3(_840.x ? _835.x : _700.x, _840.y ? _835.y : _700.y, _840.z ? _835.z : _700.z);\n"
    "    float _782 = max(0.0, dot(_841, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _743), dot(u_vert_c[1], _743), dot(u_vert_c[2], _743), dot(u_vert_c[3], _743));\n"
    "    v_TEXCOORD0 = _841;\n"
    "    v_TEXCOORD1 = _531.xy;\n"
    "    v_TEXCOORD2 = _531.zw;\n"
    "    v_COLOR0 = vec4(_782, _782, _782, 1.0);\n"
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
    "    vec4 _1022;\n"
    "    vec4 _1023;\n"
    "    vec4 _1024;\n"
    "    vec4 _1025;\n"
    "    vec4 _1026;\n"
    "    _1026 = a_BLENDWEIGHT;\n"
    "    _1025 = a_BLENDINDICES;\n"
    "    _1024 = vec4(0.0);\n"
    "    _1023 = vec4(0.0);\n"
    "    _1022 = vec4(0.0);\n"
    "    vec4 _506;\n"
    "    vec4 _508;\n"
    "    vec4 _1027;\n"
    "    vec4 _1028;\n"
    "    vec4 _1029;\n"
    "    for (int _1021 = 0; _1021 < 4; _1026 = _506, _1025 = _508, _1024 = _1029, _1023 = _1028, _1022 = _1027, _1021++)\n"
    "    {\n"
    "        int _500 = int(_1025.x);\n"
    "        if (_1026.x > 0.0)\n"
    "        {\n"
    "            _1029 = _1024 + (u_vert_c[(_500 * 3) * 1 + 31] * _1026.x);\n"
    "            _1028 = _1023 + (u_vert_c[((_500 * 3) + 1) * 1 + 31] * _1026.x);\n"
    "            _1027 = _1022 + (u_vert_c[((_500 * 3) + 2) * 1 + 31] * _1026.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1029 = _1024;\n"
    "            _1028 = _1023;\n"
    "            _1027 = _1022;\n"
    "        }\n"
    "        _506 = _1026.yzwx;\n"
    "        _508 = _1025.yzwx;\n"
    "    }\n"
    "    vec4 _617 = vec4(a_POSITION, 1.0);\n"
    "    float _667 = dot(_1024.xyz, a_NORMAL);\n"
    "    float _670 = dot(_1023.xyz, a_NORMAL);\n"
    "    float _673 = dot(_1022.xyz, a_NORMAL);\n"
    "    float _713 = max(max(abs(_667), abs(_670)), abs(_673));\n"
    "    vec3 _687 = vec3(_667, _670, _673) / vec3(max(_713, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _694 = _687 * inversesqrt(max(dot(_687, _687), 0.5));\n"
    "    bvec3 _699 = bvec3(_713 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _700 = vec3(_699.x ? _694.x : a_NORMAL.x, _699.y ? _694.y : a_NORMAL.y, _699.z ? _694.z : a_NORMAL.z);\n"
    "    vec4 _531 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _730 = vec4(dot(_1024, _617), dot(_1023, _617), dot(_1022, _617), 1.0);\n"
    "    vec4 _743 = vec4(dot(u_vert_c[16], _730), dot(u_vert_c[17], _730), dot(u_vert_c[18], _730), dot(u_vert_c[19], _730));\n"
    "    float _808 = dot(u_vert_c[16].xyz, _700);\n"
    "    float _811 = dot(u_vert_c[17].xyz, _700);\n"
    "    float _814 = dot(u_vert_c[18].xyz, _700);\n"
    "    float _854 = max(max(abs(_808), abs(_811)), abs(_814));\n"
    "    vec3 _828 = vec3(_808, _811, _814) / vec3(max(_854, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _835 = _828 * inversesqrt(max(dot(_828, _828), 0.5));\n"
    "    bvec3 _840 = bvec3(_854 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _841 = vec3(_840.x ? _835.x : _700.x, _840.y ? _835.y : _700.y, _840.z ? _835.z : _700.z);\n"
    "    float _782 = max(0.0, dot(_841, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _743), dot(u_vert_c[1], _743), dot(u_vert_c[2], _743), dot(u_vert_c[3], _743));\n"
    "    v_TEXCOORD0 = _841;\n"
    "    v_TEXCOORD1 = _531.xy;\n"
    "    v_TEXCOORD2 = _531.zw;\n"
    "    v_COLOR0 = vec4(_782, _782, _782, 1.0);\n"
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
    "09766811e0754b0a00aa3737aa7277cf64c0c4dc32a4dd3d5b01a67ba1cc9adf",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
