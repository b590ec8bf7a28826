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
    "    uint _420 = a_VERTEXBASE + uint(gl_VertexID);\n"
    "    uvec4 _453 = texelFetch(t_skinned, int((_420 * 3u) + 1u));\n"
    "    vec3 _475 = uintBitsToFloat(uvec3(_453.y, texelFetch(t_skinned, int((_420 * 3u) + 2u)).xy));\n"
    "    vec4 _430 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _494 = vec4(uintBitsToFloat(uvec3(texelFetch(t_skinned, int(_420 * 3u)).xy, _453.x)), 1.0);\n"
    "    vec4 _507 = vec4(dot(a_WORLD0, _494), dot(a_WORLD1, _494), dot(a_WORLD2, _494), 1.0);\n"
    "    float _587 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _590 = a_WORLD0.xyz * _587;\n"
    "    vec3 _593 = a_WORLD1.xyz * _587;\n"
    "    vec3 _596 = a_WORLD2.xyz * _587;\n"
    "    vec3 _599 = cross(_593, _596);\n"
    "    vec3 _622 = vec3(dot(_599, _475), dot(cross(_596, _590), _475), dot(cross(_590, _593), _475)) * ((dot(_590, _599) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _700 = max(max(abs(_622.x), abs(_622.y)), abs(_622.z));\n"
    "    vec3 _674 = _622 / vec3(max(_700, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _681 = _674 * inversesqrt(max(dot(_674, _674), 0.5));\n"
    "    bvec3 _686 = bvec3(_700 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _687 = vec3(_686.x ? _681.x : _475.x, _686.y ? _681.y : _475.y, _686.z ? _681.z : _475.z);\n"
    "    float _546 = max(0.0, dot(_687, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _507), dot(u_vert_c[1], _507), dot(u_vert_c[2], _507), dot(u_vert_c[3], _507));\n"
    "    v_TEXCOORD0 = _687;\n"
    "    v_TEXCOORD1 = _430.xy;\n"
    "    v_TEXCOORD2 = _430.zw;\n"
    "    v_COLOR0 = vec4(_546, _546, _546, 1.0);\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_float;
const glskin_shader glskin_shader_preskinned_vs_sm4_float = {
    "preskinned_vs_sm4_float", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 6,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "960840dea5843b8bdc214e1e0640744017cf90d79e8b9095dda00864871f9aa6",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
