/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1047;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec3 a_NORMAL;\n"
    "attribute vec2 a_TEXCOORD0;\n"
    "attribute vec2 a_TEXCOORD1;\n"
    "attribute vec2 a_TANGENT;\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "varying vec4 v_TEXCOORD3;\n"
    "varying vec3 v_TEXCOORD4;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    float _557 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _562 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _563 = vec2(_557, _562);\n"
    "    float _591 = (1.0 - abs(_557)) - abs(_562);\n"
    "    vec2 _621 = (vec2(1.0) - abs(_563.yx)) * vec2((_557 < 0.0) ? (-1.0) : 1.0, (_562 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _597 = bvec2(_591 < 0.0);\n"
    "    float _569 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _525 = vec4(normalize(vec3(vec2(_597.x ? _621.x : _563.x, _597.y ? _621.y : _563.y), _591)), _569).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1021;\n"
    "    _1021.x = _525.x;\n"
    "    _1021.y = _525.y;\n"
    "    _1021.z = _525.z;\n"
    "    vec4 _540 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _640 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _653 = vec4(dot(u_vert_c[16], _640), dot(u_vert_c[17], _640), dot(u_vert_c[18], _640), dot(u_vert_c[19], _640));\n"
    "    float _721 = dot(u_vert_c[16].xyz, a_NORMAL);\n"
    "    float _724 = dot(u_vert_c[17].xyz, a_NORMAL);\n"
    "    float _727 = dot(u_vert_c[18].xyz, a_NORMAL);\n"
    "    float _767 = max(max(abs(_721), abs(_724)), abs(_727));\n"
    "    vec3 _741 = vec3(_721, _724, _727) / vec3(max(_767, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _748 = _741 * inversesqrt(max(dot(_741, _741), 0.5));\n"
    "    bvec3 _753 = bvec3(_767 > 1.0000000031710768509710513471353e-30);\n"
    "    float _779 = dot(u_vert_c[16].xyz, _1021.xyz);\n"
    "    float _783 = dot(u_vert_c[17].xyz, _1021.xyz);\n"
    "    float _787 = dot(u_vert_c[18].xyz, _1021.xyz);\n"
    "    float _842 = max(max(abs(_779), abs(_783)), abs(_787));\n"
    "    vec3 _816 = vec3(_779, _783, _787) / vec3(max(_842, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _823 = _816 * inversesqrt(max(dot(_816, _816), 0.5));\n"
    "    bvec3 _828 = bvec3(_842 > 1.0000000031710768509710513471353e-30);\n"
    "    float _858 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _653), dot(u_vert_c[1], _653), dot(u_vert_c[2], _653), dot(u_vert_c[3], _653));\n"
    "    v_TEXCOORD0 = vec3(_753.x ? _748.x : a_NORMAL.x, _753.y ? _748.y : a_NORMAL.y, _753.z ? _748.z : a_NORMAL.z);\n"
    "    v_TEXCOORD1 = _540.xy;\n"
    "    v_TEXCOORD2 = _540.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_828.x ? _823.x : _1021.xyz.x, _828.y ? _823.y : _1021.xyz.y, _828.z ? _823.z : _1021.xyz.z), _569 * ((dot(u_vert_c[16].xyz * _858, cross(u_vert_c[17].xyz * _858, u_vert_c[18].xyz * _858)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _653.xyz;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1047;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 2) in vec3 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "layout(location = 14) in vec2 a_TANGENT;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_TEXCOORD3;\n"
    "out vec3 v_TEXCOORD4;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    float _557 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _562 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _563 = vec2(_557, _562);\n"
    "    float _591 = (1.0 - abs(_557)) - abs(_562);\n"
    "    vec2 _621 = (vec2(1.0) - abs(_563.yx)) * vec2((_557 < 0.0) ? (-1.0) : 1.0, (_562 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _597 = bvec2(_591 < 0.0);\n"
    "    float _569 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _525 = vec4(normalize(vec3(vec2(_597.x ? _621.x : _563.x, _597.y ? _621.y : _563.y), _591)), _569).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1021;\n"
    "    _1021.x = _525.x;\n"
    "    _1021.y = _525.y;\n"
    "    _1021.z = _525.z;\n"
    "    vec4 _540 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _640 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _653 = vec4(dot(u_vert_c[16], _640), dot(u_vert_c[17], _640), dot(u_vert_c[18], _640), dot(u_vert_c[19], _640));\n"
    "    float _721 = dot(u_vert_c[16].xyz, a_NORMAL);\n"
    "    float _724 = dot(u_vert_c[17].xyz, a_NORMAL);\n"
    "    float _727 = dot(u_vert_c[18].xyz, a_NORMAL);\n"
    "    float _767 = max(max(abs(_721), abs(_724)), abs(_727));\n"
    "    vec3 _741 = vec3(_721, _724, _727) / vec3(max(_767, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _748 = _741 * inversesqrt(max(dot(_741, _741), 0.5));\n"
    "    bvec3 _753 = bvec3(_767 > 1.0000000031710768509710513471353e-30);\n"
    "    float _779 = dot(u_vert_c[16].xyz, _1021.xyz);\n"
    "    float _783 = dot(u_vert_c[17].xyz, _1021.xyz);\n"
    "    float _787 = dot(u_vert_c[18].xyz, _1021.xyz);\n"
    "    float _842 = max(max(abs(_779), abs(_783)), abs(_787));\n"
    "    vec3 _816 = vec3(_779, _783, _787) / vec3(max(_842, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _823 = _816 * inversesqrt(max(dot(_816, _816), 0.5));\n"
    "    bvec3 _828 = bvec3(_842 > 1.0000000031710768509710513471353e-30);\n"
    "    float _858 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _653), dot(u_vert_c[1], _653), dot(u_vert_c[2], _653), dot(u_vert_c[3], _653));\n"
    "    v_TEXCOORD0 = vec3(_753.x ? _748.x : a_NORMAL.x, _753.y ? _748.y : a_NORMAL.y, _753.z ? _748.z : a_NORMAL.z);\n"
    "    v_TEXCOORD1 = _540.xy;\n"
    "    v_TEXCOORD2 = _540.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_828.x ? _823.x : _1021.xyz.x, _828.y ? _823.y : _1021.xyz.y, _828.z ? _823.z : _1021.xyz.z), _569 * ((dot(u_vert_c[16].xyz * _858, cross(u_vert_c[17].xyz * _858, u_vert_c[18].xyz * _858)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _653.xyz;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"NORMAL", "a_NORMAL", 2, 3, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"TANGENT", "a_TANGENT", 14, 2, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs_tangents_plain;
const glskin_shader glskin_shader_preskinned_vs_tangents_plain = {
    "preskinned_vs_tangents_plain", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 5,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "c484cb89b34c0f65f808ef77036dd1df7251dda3cec8d4f8bd64d9f7012edaa9",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
