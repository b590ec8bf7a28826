/* From preskinned_vs_sm4.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs_sm4.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[4];\n"
    "uniform usamplerBuffer t_skinned;\n"
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
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    uvec4 _521 = texelFetch(t_skinned, int(a_VERTEXBASE + uint(gl_VertexID)));\n"
    "    uint _523 = _521.x;\n"
    "    uint _548 = _523 & 32767u;\n"
    "    float _562 = (_548 < 1024u) ? (float(_548) * 5.9604644775390625e-08) : uintBitsToFloat((_548 << uint(13)) + ((_548 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _527 = _521.x >> uint(16);\n"
    "    uint _576 = _527 & 32767u;\n"
    "    float _590 = (_576 < 1024u) ? (float(_576) * 5.9604644775390625e-08) : uintBitsToFloat((_576 << uint(13)) + ((_576 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _530 = _521.y;\n"
    "    uint _604 = _530 & 32767u;\n"
    "    float _618 = (_604 < 1024u) ? (float(_604) * 5.9604644775390625e-08) : uintBitsToFloat((_604 << uint(13)) + ((_604 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _535 = _521.z;\n"
    "    vec2 _538 = vec2(float(int(_535 << uint(16)) >> 16), float(int((_535 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _667 = (1.0 - abs(_538.x)) - abs(_538.y);\n"
    "    vec2 _697 = (vec2(1.0) - abs(_538.yx)) * vec2((_538.x < 0.0) ? (-1.0) : 1.0, (_538.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _673 = bvec2(_667 < 0.0);\n"
    "    vec3 _655 = normalize(vec3(vec2(_673.x ? _697.x : _538.x, _673.y ? _697.y : _538.y), _667));\n"
    "    vec4 _502 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _714 = vec4(((_523 & 32768u) != 0u) ? (-_562) : _562, ((_527 & 32768u) != 0u) ? (-_590) : _590, ((_530 & 32768u) != 0u) ? (-_618) : _618, 1.0);\n"
    "    vec4 _727 = vec4(dot(a_WORLD0, _714), dot(a_WORLD1, _714), dot(a_WORLD2, _714), 1.0);\n"
    "    float _792 = dot(a_WORLD0.xyz, _655);\n"
    "    float _795 = dot(a_WORLD1.xyz, _655);\n"
    "    float _798 = dot(a_WORLD2.xyz, _655);\n"
    "    float _838 = max(max(abs(_792), abs(_795)), abs(_798));\n"
    "    vec3 _812 = vec3(_792, _795, _798) / vec3(max(_838, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _819 = _812 * inversesqrt(max(dot(_812, _812), 0.5));\n"
    "    bvec3 _824 = bvec3(_838 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _825 = vec3(_824.x ? _819.x : _655.x, _824.y ? _819.y : _655.y, _824.z ? _819.z : _655.z);\n"
    "    float _766 = max(0.0, dot(_825, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _727), dot(u_vert_c[1], _727), dot(u_vert_c[2], _727), dot(u_vert_c[3], _727));\n"
    "    v_TEXCOORD0 = _825;\n"
    "    v_TEXCOORD1 = _502.xy;\n"
    "    v_TEXCOORD2 = _502.zw;\n"
    "    v_COLOR0 = vec4(_766, _766, _766, 1.0);\n"
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
};

static const glskin_shader_sampler samplers[] = {
    {"t_skinned", "g_skinned", 8, true},
};

extern const glskin_shader glskin_shader_preskinned_vs_sm4_compact_plain;
const glskin_shader glskin_shader_preskinned_vs_sm4_compact_plain = {
    "preskinned_vs_sm4_compact_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 6,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "ae2e4a289004171a8b0e869163554310f8508797440f1940d7e73ac361ad0069",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
