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
    "    vec4 _1195;\n"
    "    vec4 _1196;\n"
    "    vec4 _1197;\n"
    "    vec4 _1198;\n"
    "    vec4 _1199;\n"
    "    _1199 = a_BLENDWEIGHT;\n"
    "    _1198 = a_BLENDINDICES;\n"
    "    _1197 = vec4(0.0);\n"
    "    _1196 = vec4(0.0);\n"
    "    _1195 = vec4(0.0);\n"
    "    vec4 _529;\n"
    "    vec4 _531;\n"
    "    vec4 _1200;\n"
    "    vec4 _1201;\n"
    "    vec4 _1202;\n"
    "    for (int _1194 = 0; _1194 < 4; _1199 = _529, _1198 = _531, _1197 = _1202, _1196 = _1201, _1195 = _1200, _1194++)\n"
    "    {\n"
    "        int _523 = int(_1198.x);\n"
    "        if (_1199.x > 0.0)\n"
    "        {\n"
    "            _1202 = _1197 + (u_vert_c[(_523 * 3) * 1 + 31] * _1199.x);\n"
    "            _1201 = _1196 + (u_vert_c[((_523 * 3) + 1) * 1 + 31] * _1199.x);\n"
    "            _1200 = _1195 + (u_vert_c[((_523 * 3) + 2) * 1 + 31] * _1199.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1202 = _1197;\n"
    "            _1201 = _1196;\n"
    "            _1200 = _1195;\n"
    "        }\n"
    "        _529 = _1199.yzwx;\n"
    "        _531 = _1198.yzwx;\n"
    "    }\n"
    "    vec4 _637 = vec4(a_POSITION, 1.0);\n"
    "    float _690 = 1.0 / max(max(max(max(max(abs(_1197.x), abs(_1197.y)), abs(_1197.z)), max(max(abs(_1196.x), abs(_1196.y)), abs(_1196.z))), max(max(abs(_1195.x), abs(_1195.y)), abs(_1195.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _693 = _1197.xyz * _690;\n"
    "    vec3 _696 = _1196.xyz * _690;\n"
    "    vec3 _699 = _1195.xyz * _690;\n"
    "    vec3 _702 = cross(_696, _699);\n"
    "    vec3 _725 = vec3(dot(_702, a_NORMAL), dot(cross(_699, _693), a_NORMAL), dot(cross(_693, _696), a_NORMAL)) * ((dot(_693, _702) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _806 = max(max(abs(_725.x), abs(_725.y)), abs(_725.z));\n"
    "    vec3 _780 = _725 / vec3(max(_806, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _787 = _780 * inversesqrt(max(dot(_780, _780), 0.5));\n"
    "    bvec3 _792 = bvec3(_806 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _793 = vec3(_792.x ? _787.x : a_NORMAL.x, _792.y ? _787.y : a_NORMAL.y, _792.z ? _787.z : a_NORMAL.z);\n"
    "    vec4 _552 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _822 = vec4(dot(_1197, _637), dot(_1196, _637), dot(_1195, _637), 1.0);\n"
    "    vec4 _835 = vec4(dot(u_vert_c[16], _822), dot(u_vert_c[17], _822), dot(u_vert_c[18], _822), dot(u_vert_c[19], _822));\n"
    "    float _902 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _905 = u_vert_c[16].xyz * _902;\n"
    "    vec3 _908 = u_vert_c[17].xyz * _902;\n"
    "    vec3 _911 = u_vert_c[18].xyz * _902;\n"
    "    vec3 _914 = cross(_908, _911);\n"
    "    vec3 _937 = vec3(dot(_914, _793), dot(cross(_911, _905), _793), dot(cross(_905, _908), _793)) * ((dot(_905, _914) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1018 = max(max(abs(_937.x), abs(_937.y)), abs(_937.z));\n"
    "    vec3 _992 = _937 / vec3(max(_1018, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _999 = _992 * inversesqrt(max(dot(_992, _992), 0.5));\n"
    "    bvec3 _1004 = bvec3(_1018 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1005 = vec3(_1004.x ? _999.x : _793.x, _1004.y ? _999.y : _793.y, _1004.z ? _999.z : _793.z);\n"
    "    float _873 = max(0.0, dot(_1005, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _835), dot(u_vert_c[1], _835), dot(u_vert_c[2], _835), dot(u_vert_c[3], _835));\n"
    "    v_TEXCOORD0 = _1005;\n"
    "    v_TEXCOORD1 = _552.xy;\n"
    "    v_TEXCOORD2 = _552.zw;\n"
    "    v_COLOR0 = vec4(_873, _873, _873, 1.0);\n"
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
    "    vec4 _1195;\n"
    "    vec4 _1196;\n"
    "    vec4 _1197;\n"
    "    vec4 _1198;\n"
    "    vec4 _1199;\n"
    "    _1199 = a_BLENDWEIGHT;\n"
    "    _1198 = a_BLENDINDICES;\n"
    "    _1197 = vec4(0.0);\n"
    "    _1196 = vec4(0.0);\n"
    "    _1195 = vec4(0.0);\n"
    "    vec4 _529;\n"
    "    vec4 _531;\n"
    "    vec4 _1200;\n"
    "    vec4 _1201;\n"
    "    vec4 _1202;\n"
    "    for (int _1194 = 0; _1194 < 4; _1199 = _529, _1198 = _531, _1197 = _1202, _1196 = _1201, _1195 = _1200, _1194++)\n"
    "    {\n"
    "        int _523 = int(_1198.x);\n"
    "        if (_1199.x > 0.0)\n"
    "        {\n"
    "            _1202 = _1197 + (u_vert_c[(_523 * 3) * 1 + 31] * _1199.x);\n"
    "            _1201 = _1196 + (u_vert_c[((_523 * 3) + 1) * 1 + 31] * _1199.x);\n"
    "            _1200 = _1195 + (u_vert_c[((_523 * 3) + 2) * 1 + 31] * _1199.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1202 = _1197;\n"
    "            _1201 = _1196;\n"
    "            _1200 = _1195;\n"
    "        }\n"
    "        _529 = _1199.yzwx;\n"
    "        _531 = _1198.yzwx;\n"
    "    }\n"
    "    vec4 _637 = vec4(a_POSITION, 1.0);\n"
    "    float _690 = 1.0 / max(max(max(max(max(abs(_1197.x), abs(_1197.y)), abs(_1197.z)), max(max(abs(_1196.x), abs(_1196.y)), abs(_1196.z))), max(max(abs(_1195.x), abs(_1195.y)), abs(_1195.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _693 = _1197.xyz * _690;\n"
    "    vec3 _696 = _1196.xyz * _690;\n"
    "    vec3 _699 = _1195.xyz * _690;\n"
    "    vec3 _702 = cross(_696, _699);\n"
    "    vec3 _725 = vec3(dot(_702, a_NORMAL), dot(cross(_699, _693), a_NORMAL), dot(cross(_693, _696), a_NORMAL)) * ((dot(_693, _702) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _806 = max(max(abs(_725.x), abs(_725.y)), abs(_725.z));\n"
    "    vec3 _780 = _725 / vec3(max(_806, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _787 = _780 * inversesqrt(max(dot(_780, _780), 0.5));\n"
    "    bvec3 _792 = bvec3(_806 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _793 = vec3(_792.x ? _787.x : a_NORMAL.x, _792.y ? _787.y : a_NORMAL.y, _792.z ? _787.z : a_NORMAL.z);\n"
    "    vec4 _552 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _822 = vec4(dot(_1197, _637), dot(_1196, _637), dot(_1195, _637), 1.0);\n"
    "    vec4 _835 = vec4(dot(u_vert_c[16], _822), dot(u_vert_c[17], _822), dot(u_vert_c[18], _822), dot(u_vert_c[19], _822));\n"
    "    float _902 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _905 = u_vert_c[16].xyz * _902;\n"
    "    vec3 _908 = u_vert_c[17].xyz * _902;\n"
    "    vec3 _911 = u_vert_c[18].xyz * _902;\n"
    "    vec3 _914 = cross(_908, _911);\n"
    "    vec3 _937 = vec3(dot(_914, _793), dot(cross(_911, _905), _793), dot(cross(_905, _908), _793)) * ((dot(_905, _914) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1018 = max(max(abs(_937.x), abs(_937.y)), abs(_937.z));\n"
    "    vec3 _992 = _937 / vec3(max(_1018, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _999 = _992 * inversesqrt(max(dot(_992, _992), 0.5));\n"
    "    bvec3 _1004 = bvec3(_1018 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1005 = vec3(_1004.x ? _999.x : _793.x, _1004.y ? _999.y : _793.y, _1004.z ? _999.z : _793.z);\n"
    "    float _873 = max(0.0, dot(_1005, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _835), dot(u_vert_c[1], _835), dot(u_vert_c[2], _835), dot(u_vert_c[3], _835));\n"
    "    v_TEXCOORD0 = _1005;\n"
    "    v_TEXCOORD1 = _552.xy;\n"
    "    v_TEXCOORD2 = _552.zw;\n"
    "    v_COLOR0 = vec4(_873, _873, _873, 1.0);\n"
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

extern const glskin_shader glskin_shader_skinning_vs_sm3;
const glskin_shader glskin_shader_skinning_vs_sm3 = {
    "skinning_vs_sm3", "vs_3_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 223,
    attributes, 6,
    constants, 3,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "f24a2d0c7b4149064c77ce1f994790d709fe009bf8d23b8d2efb83ee62bbb6f0",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
