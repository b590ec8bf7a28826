/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1109;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec2 a_NORMAL;\n"
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
    "    vec2 _519 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _576 = (1.0 - abs(_519.x)) - abs(_519.y);\n"
    "    vec2 _606 = (vec2(1.0) - abs(_519.yx)) * vec2((_519.x < 0.0) ? (-1.0) : 1.0, (_519.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _582 = bvec2(_576 < 0.0);\n"
    "    vec3 _564 = normalize(vec3(vec2(_582.x ? _606.x : _519.x, _582.y ? _606.y : _519.y), _576));\n"
    "    float _613 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _618 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _619 = vec2(_613, _618);\n"
    "    float _647 = (1.0 - abs(_613)) - abs(_618);\n"
    "    vec2 _677 = (vec2(1.0) - abs(_619.yx)) * vec2((_613 < 0.0) ? (-1.0) : 1.0, (_618 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _653 = bvec2(_647 < 0.0);\n"
    "    float _625 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _533 = vec4(normalize(vec3(vec2(_653.x ? _677.x : _619.x, _653.y ? _677.y : _619.y), _647)), _625).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1081;\n"
    "    _1081.x = _533.x;\n"
    "    _1081.y = _533.y;\n"
    "    _1081.z = _533.z;\n"
    "    vec4 _548 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _696 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _709 = vec4(dot(u_vert_c[16], _696), dot(u_vert_c[17], _696), dot(u_vert_c[18], _696), dot(u_vert_c[19], _696));\n"
    "    float _777 = dot(u_vert_c[16].xyz, _564);\n"
    "    float _780 = dot(u_vert_c[17].xyz, _564);\n"
    "    float _783 = dot(u_vert_c[18].xyz, _564);\n"
    "    float _823 = max(max(abs(_777), abs(_780)), abs(_783));\n"
    "    vec3 _797 = vec3(_777, _780, _783) / vec3(max(_823, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _804 = _797 * inversesqrt(max(dot(_797, _797), 0.5));\n"
    "    bvec3 _809 = bvec3(_823 > 1.0000000031710768509710513471353e-30);\n"
    "    float _835 = dot(u_vert_c[16].xyz, _1081.xyz);\n"
    "    float _839 = dot(u_vert_c[17].xyz, _1081.xyz);\n"
    "    float _843 = dot(u_vert_c[18].xyz, _1081.xyz);\n"
    "    float _898 = max(max(abs(_835), abs(_839)), abs(_843));\n"
    "    vec3 _872 = vec3(_835, _839, _843) / vec3(max(_898, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _879 = _872 * inversesqrt(max(dot(_872, _872), 0.5));\n"
    "    bvec3 _884 = bvec3(_898 > 1.0000000031710768509710513471353e-30);\n"
    "    float _914 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _709), dot(u_vert_c[1], _709), dot(u_vert_c[2], _709), dot(u_vert_c[3], _709));\n"
    "    v_TEXCOORD0 = vec3(_809.x ? _804.x : _564.x, _809.y ? _804.y : _564.y, _809.z ? _804.z : _564.z);\n"
    "    v_TEXCOORD1 = _548.xy;\n"
    "    v_TEXCOORD2 = _548.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_884.x ? _879.x : _1081.xyz.x, _884.y ? _879.y : _1081.xyz.y, _884.z ? _879.z : _1081.xyz.z), _625 * ((dot(u_vert_c[16].xyz * _914, cross(u_vert_c[17].xyz * _914, u_vert_c[18].xyz * _914)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _709.xyz;\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "vec4 _1109;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 2) in vec2 a_NORMAL;\n"
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
    "    vec2 _519 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _576 = (1.0 - abs(_519.x)) - abs(_519.y);\n"
    "    vec2 _606 = (vec2(1.0) - abs(_519.yx)) * vec2((_519.x < 0.0) ? (-1.0) : 1.0, (_519.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _582 = bvec2(_576 < 0.0);\n"
    "    vec3 _564 = normalize(vec3(vec2(_582.x ? _606.x : _519.x, _582.y ? _606.y : _519.y), _576));\n"
    "    float _613 = a_TANGENT.x * 3.0518509447574615478515625e-05;\n"
    "    float _618 = abs(a_TANGENT.y) * 6.103701889514923095703125e-05 + (-1.0);\n"
    "    vec2 _619 = vec2(_613, _618);\n"
    "    float _647 = (1.0 - abs(_613)) - abs(_618);\n"
    "    vec2 _677 = (vec2(1.0) - abs(_619.yx)) * vec2((_613 < 0.0) ? (-1.0) : 1.0, (_618 < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _653 = bvec2(_647 < 0.0);\n"
    "    float _625 = (a_TANGENT.y < 0.0) ? (-1.0) : 1.0;\n"
    "    vec3 _533 = vec4(normalize(vec3(vec2(_653.x ? _677.x : _619.x, _653.y ? _677.y : _619.y), _647)), _625).xyz * ((a_TANGENT.y == 0.0) ? 0.0 : 1.0);\n"
    "    vec4 _1081;\n"
    "    _1081.x = _533.x;\n"
    "    _1081.y = _533.y;\n"
    "    _1081.z = _533.z;\n"
    "    vec4 _548 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _696 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _709 = vec4(dot(u_vert_c[16], _696), dot(u_vert_c[17], _696), dot(u_vert_c[18], _696), dot(u_vert_c[19], _696));\n"
    "    float _777 = dot(u_vert_c[16].xyz, _564);\n"
    "    float _780 = dot(u_vert_c[17].xyz, _564);\n"
    "    float _783 = dot(u_vert_c[18].xyz, _564);\n"
    "    float _823 = max(max(abs(_777), abs(_780)), abs(_783));\n"
    "    vec3 _797 = vec3(_777, _780, _783) / vec3(max(_823, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _804 = _797 * inversesqrt(max(dot(_797, _797), 0.5));\n"
    "    bvec3 _809 = bvec3(_823 > 1.0000000031710768509710513471353e-30);\n"
    "    float _835 = dot(u_vert_c[16].xyz, _1081.xyz);\n"
    "    float _839 = dot(u_vert_c[17].xyz, _1081.xyz);\n"
    "    float _843 = dot(u_vert_c[18].xyz, _1081.xyz);\n"
    "    float _898 = max(max(abs(_835), abs(_839)), abs(_843));\n"
    "    vec3 _872 = vec3(_835, _839, _843) / vec3(max(_898, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _879 = _872 * inversesqrt(max(dot(_872, _872), 0.5));\n"
    "    bvec3 _884 = bvec3(_898 > 1.0000000031710768509710513471353e-30);\n"
    "    float _914 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _709), dot(u_vert_c[1], _709), dot(u_vert_c[2], _709), dot(u_vert_c[3], _709));\n"
    "    v_TEXCOORD0 = vec3(_809.x ? _804.x : _564.x, _809.y ? _804.y : _564.y, _809.z ? _804.z : _564.z);\n"
    "    v_TEXCOORD1 = _548.xy;\n"
    "    v_TEXCOORD2 = _548.zw;\n"
    "    v_TEXCOORD3 = vec4(vec3(_884.x ? _879.x : _1081.xyz.x, _884.y ? _879.y : _1081.xyz.y, _884.z ? _879.z : _1081.xyz.z), _625 * ((dot(u_vert_c[16].xyz * _914, cross(u_vert_c[17].xyz * _914, u_vert_c[18].xyz * _914)) < 0.0) ? (-1.0) : 1.0));\n"
    "    v_TEXCOORD4 = _709.xyz;\n"
    "}\n";

static const glskin_shader_text texts[] = {
    {120, text_120},
    {330, text_330},
};

static const glskin_shader_attribute attributes[] = {
    {"POSITION", "a_POSITION", 0, 3, false},
    {"NORMAL", "a_NORMAL", 2, 2, false},
    {"TEXCOORD0", "a_TEXCOORD0", 8, 2, false},
    {"TEXCOORD1", "a_TEXCOORD1", 9, 2, false},
    {"TANGENT", "a_TANGENT", 14, 2, false},
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs_oct_tangents_plain;
const glskin_shader glskin_shader_preskinned_vs_oct_tangents_plain = {
    "preskinned_vs_oct_tangents_plain", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 5,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "b4039535432ea8b6b7a0f492a179f103cf9fe91c9d382216d3e698a13ee99ac2",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
