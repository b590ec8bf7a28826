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
    "    vec4 _1248;\n"
    "    vec4 _1249;\n"
    "    vec4 _1250;\n"
    "    vec4 _1251;\n"
    "    vec4 _1252;\n"
    "    _1252 = a_BLENDWEIGHT;\n"
    "    _1251 = a_BLENDINDICES;\n"
    "    _1250 = vec4(0.0);\n"
    "    _1249 = vec4(0.0);\n"
    "    _1248 = vec4(0.0);\n"
    "    vec4 _550;\n"
    "    vec4 _552;\n"
    "    vec4 _1253;\n"
    "    vec4 _1254;\n"
    "    vec4 _1255;\n"
    "    for (int _1247 = 0; _1247 < 4; _1252 = _550, _1251 = _552, _1250 = _1255, _1249 = _1254, _1248 = _1253, _1247++)\n"
    "    {\n"
    "        int _544 = int(_1251.x);\n"
    "        if (_1252.x > 0.0)\n"
    "        {\n"
    "            _1255 = _1250 + (u_vert_c[(_544 * 3) * 1 + 31] * _1252.x);\n"
    "            _1254 = _1249 + (u_vert_c[((_544 * 3) + 1) * 1 + 31] * _1252.x);\n"
    "            _1253 = _1248 + (u_vert_c[((_544 * 3) + 2) * 1 + 31] * _1252.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1255 = _1250;\n"
    "            _1254 = _1249;\n"
    "            _1253 = _1248;\n"
    "        }\n"
    "        _550 = _1252.yzwx;\n"
    "        _552 = _1251.yzwx;\n"
    "    }\n"
    "    vec4 _661 = vec4(a_POSITION, 1.0);\n"
    "    float _726 = 1.0 / max(max(max(max(max(abs(_1250.x), abs(_1250.y)), abs(_1250.z)), max(max(abs(_1249.x), abs(_1249.y)), abs(_1249.z))), max(max(abs(_1248.x), abs(_1248.y)), abs(_1248.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _729 = _1250.xyz * _726;\n"
    "    vec3 _732 = _1249.xyz * _726;\n"
    "    vec3 _735 = _1248.xyz * _726;\n"
    "    vec3 _738 = cross(_732, _735);\n"
    "    vec3 _761 = vec3(dot(_738, a_NORMAL), dot(cross(_735, _729), a_NORMAL), dot(cross(_729, _732), a_NORMAL)) * ((dot(_729, _738) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _839 = max(max(abs(_761.x), abs(_761.y)), abs(_761.z));\n"
    "    vec3 _813 = _761 / vec3(max(_839, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _820 = _813 * inversesqrt(max(dot(_813, _813), 0.5));\n"
    "    bvec3 _825 = bvec3(_839 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _826 = vec3(_825.x ? _820.x : a_NORMAL.x, _825.y ? _820.y : a_NORMAL.y, _825.z ? _820.z : a_NORMAL.z);\n"
    "    vec4 _575 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _856 = vec4(dot(_1250, _661), dot(_1249, _661), dot(_1248, _661), 1.0);\n"
    "    vec4 _869 = vec4(dot(u_vert_c[16], _856), dot(u_vert_c[17], _856), dot(u_vert_c[18], _856), dot(u_vert_c[19], _856));\n"
    "    float _949 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _952 = u_vert_c[16].xyz * _949;\n"
    "    vec3 _955 = u_vert_c[17].xyz * _949;\n"
    "    vec3 _958 = u_vert_c[18].xyz * _949;\n"
    "    vec3 _961 = cross(_955, _958);\n"
    "    vec3 _984 = vec3(dot(_961, _826), dot(cross(_958, _952), _826), dot(cross(_952, _955), _826)) * ((dot(_952, _961) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1062 = max(max(abs(_984.x), abs(_984.y)), abs(_984.z));\n"
    "    vec3 _1036 = _984 / vec3(max(_1062, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1043 = _1036 * inversesqrt(max(dot(_1036, _1036), 0.5));\n"
    "    bvec3 _1048 = bvec3(_1062 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1049 = vec3(_1048.x ? _1043.x : _826.x, _1048.y ? _1043.y : _826.y, _1048.z ? _1043.z : _826.z);\n"
    "    float _908 = max(0.0, dot(_1049, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _869), dot(u_vert_c[1], _869), dot(u_vert_c[2], _869), dot(u_vert_c[3], _869));\n"
    "    v_TEXCOORD0 = _1049;\n"
    "    v_TEXCOORD1 = _575.xy;\n"
    "    v_TEXCOORD2 = _575.zw;\n"
    "    v_COLOR0 = vec4(_908, _908, _908, 1.0);\n"
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
    "    vec4 _1248;\n"
    "    vec4 _1249;\n"
    "    vec4 _1250;\n"
    "    vec4 _1251;\n"
    "    vec4 _1252;\n"
    "    _1252 = a_BLENDWEIGHT;\n"
    "    _1251 = a_BLENDINDICES;\n"
    "    _1250 = vec4(0.0);\n"
    "    _1249 = vec4(0.0);\n"
    "    _1248 = vec4(0.0);\n"
    "    vec4 _550;\n"
    "    vec4 _552;\n"
    "    vec4 _1253;\n"
    "    vec4 _1254;\n"
    "    vec4 _1255;\n"
    "    for (int _1247 = 0; _1247 < 4; _1252 = _550, _1251 = _552, _1250 = _1255, _1249 = _1254, _1248 = _1253, _1247++)\n"
    "    {\n"
    "        int _544 = int(_1251.x);\n"
    "        if (_1252.x > 0.0)\n"
    "        {\n"
    "            _1255 = _1250 + (u_vert_c[(_544 * 3) * 1 + 31] * _1252.x);\n"
    "            _1254 = _1249 + (u_vert_c[((_544 * 3) + 1) * 1 + 31] * _1252.x);\n"
    "            _1253 = _1248 + (u_vert_c[((_544 * 3) + 2) * 1 + 31] * _1252.x);\n"
    "        }\n"
    "        else\n"
    "        {\n"
    "            _1255 = _1250;\n"
    "            _1254 = _1249;\n"
    "            _1253 = _1248;\n"
    "        }\n"
    "        _550 = _1252.yzwx;\n"
    "        _552 = _1251.yzwx;\n"
    "    }\n"
    "    vec4 _661 = vec4(a_POSITION, 1.0);\n"
    "    float _726 = 1.0 / max(max(max(max(max(abs(_1250.x), abs(_1250.y)), abs(_1250.z)), max(max(abs(_1249.x), abs(_1249.y)), abs(_1249.z))), max(max(abs(_1248.x), abs(_1248.y)), abs(_1248.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _729 = _1250.xyz * _726;\n"
    "    vec3 _732 = _1249.xyz * _726;\n"
    "    vec3 _735 = _1248.xyz * _726;\n"
    "    vec3 _738 = cross(_732, _735);\n"
    "    vec3 _761 = vec3(dot(_738, a_NORMAL), dot(cross(_735, _729), a_NORMAL), dot(cross(_729, _732), a_NORMAL)) * ((dot(_729, _738) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _839 = max(max(abs(_761.x), abs(_761.y)), abs(_761.z));\n"
    "    vec3 _813 = _761 / vec3(max(_839, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _820 = _813 * inversesqrt(max(dot(_813, _813), 0.5));\n"
    "    bvec3 _825 = bvec3(_839 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _826 = vec3(_825.x ? _820.x : a_NORMAL.x, _825.y ? _820.y : a_NORMAL.y, _825.z ? _820.z : a_NORMAL.z);\n"
    "    vec4 _575 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _856 = vec4(dot(_1250, _661), dot(_1249, _661), dot(_1248, _661), 1.0);\n"
    "    vec4 _869 = vec4(dot(u_vert_c[16], _856), dot(u_vert_c[17], _856), dot(u_vert_c[18], _856), dot(u_vert_c[19], _856));\n"
    "    float _949 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _952 = u_vert_c[16].xyz * _949;\n"
    "    vec3 _955 = u_vert_c[17].xyz * _949;\n"
    "    vec3 _958 = u_vert_c[18].xyz * _949;\n"
    "    vec3 _961 = cross(_955, _958);\n"
    "    vec3 _984 = vec3(dot(_961, _826), dot(cross(_958, _952), _826), dot(cross(_952, _955), _826)) * ((dot(_952, _961) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _1062 = max(max(abs(_984.x), abs(_984.y)), abs(_984.z));\n"
    "    vec3 _1036 = _984 / vec3(max(_1062, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _1043 = _1036 * inversesqrt(max(dot(_1036, _1036), 0.5));\n"
    "    bvec3 _1048 = bvec3(_1062 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _1049 = vec3(_1048.x ? _1043.x : _826.x, _1048.y ? _1043.y : _826.y, _1048.z ? _1043.z : _826.z);\n"
    "    float _908 = max(0.0, dot(_1049, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _869), dot(u_vert_c[1], _869), dot(u_vert_c[2], _869), dot(u_vert_c[3], _869));\n"
    "    v_TEXCOORD0 = _1049;\n"
    "    v_TEXCOORD1 = _575.xy;\n"
    "    v_TEXCOORD2 = _575.zw;\n"
    "    v_COLOR0 = vec4(_908, _908, _908, 1.0);\n"
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
    "bfe5fbdb6d64fbd765619a426f260c4be8ef819a702ca4f355cc2a273c85dd27",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
