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
    "    uvec4 _564 = texelFetch(t_skinned, int(a_VERTEXBASE + uint(gl_VertexID)));\n"
    "    uint _566 = _564.x;\n"
    "    uint _591 = _566 & 32767u;\n"
    "    float _605 = (_591 < 1024u) ? (float(_591) * 5.9604644775390625e-08) : uintBitsToFloat((_591 << uint(13)) + ((_591 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _570 = _564.x >> uint(16);\n"
    "    uint _619 = _570 & 32767u;\n"
    "    float _633 = (_619 < 1024u) ? (float(_619) * 5.9604644775390625e-08) : uintBitsToFloat((_619 << uint(13)) + ((_619 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _573 = _564.y;\n"
    "    uint _647 = _573 & 32767u;\n"
    "    float _661 = (_647 < 1024u) ? (float(_647) * 5.9604644775390625e-08) : uintBitsToFloat((_647 << uint(13)) + ((_647 < 31744u) ? 939524096u : 1879048192u));\n"
    "    uint _578 = _564.z;\n"
    "    vec2 _581 = vec2(float(int(_578 << uint(16)) >> 16), float(int((_578 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _710 = (1.0 - abs(_581.x)) - abs(_581.y);\n"
    "    vec2 _740 = (vec2(1.0) - abs(_581.yx)) * vec2((_581.x < 0.0) ? (-1.0) : 1.0, (_581.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _716 = bvec2(_710 < 0.0);\n"
    "    vec3 _698 = normalize(vec3(vec2(_716.x ? _740.x : _581.x, _716.y ? _740.y : _581.y), _710));\n"
    "    vec4 _545 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _757 = vec4(((_566 & 32768u) != 0u) ? (-_605) : _605, ((_570 & 32768u) != 0u) ? (-_633) : _633, ((_573 & 32768u) != 0u) ? (-_661) : _661, 1.0);\n"
    "    vec4 _770 = vec4(dot(a_WORLD0, _757), dot(a_WORLD1, _757), dot(a_WORLD2, _757), 1.0);\n"
    "    float _850 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _853 = a_WORLD0.xyz * _850;\n"
    "    vec3 _856 = a_WORLD1.xyz * _850;\n"
    "    vec3 _859 = a_WORLD2.xyz * _850;\n"
    "    vec3 _862 = cross(_856, _859);\n"
    "    vec3 _885 = vec3(dot(_862, _698), dot(cross(_859, _853), _698), dot(cross(_853, _856), _698)) * ((dot(_853, _862) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _963 = max(max(abs(_885.x), abs(_885.y)), abs(_885.z));\n"
    "    vec3 _937 = _885 / vec3(max(_963, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _944 = _937 * inversesqrt(max(dot(_937, _937), 0.5));\n"
    "    bvec3 _949 = bvec3(_963 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _950 = vec3(_949.x ? _944.x : _698.x, _949.y ? _944.y : _698.y, _949.z ? _944.z : _698.z);\n"
    "    float _809 = max(0.0, dot(_950, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _770), dot(u_vert_c[1], _770), dot(u_vert_c[2], _770), dot(u_vert_c[3], _770));\n"
    "    v_TEXCOORD0 = _950;\n"
    "    v_TEXCOORD1 = _545.xy;\n"
    "    v_TEXCOORD2 = _545.zw;\n"
    "    v_COLOR0 = vec4(_809, _809, _809, 1.0);\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_compact;
const glskin_shader glskin_shader_preskinned_vs_sm4_compact = {
    "preskinned_vs_sm4_compact", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 6,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "c5c52e5bf646a4cde6a90e15a2e7d4e34546eea19b0cd2624b1a28af143c83b3",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
