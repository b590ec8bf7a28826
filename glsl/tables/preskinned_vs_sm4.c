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
    "    uvec4 _513 = texelFetch(t_skinned, int(a_VERTEXBASE + uint(gl_VertexID)));\n"
    "    uint _519 = _513.w;\n"
    "    vec2 _522 = vec2(float(int(_519 << uint(16)) >> 16), float(int((_519 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _567 = (1.0 - abs(_522.x)) - abs(_522.y);\n"
    "    vec2 _597 = (vec2(1.0) - abs(_522.yx)) * vec2((_522.x < 0.0) ? (-1.0) : 1.0, (_522.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _573 = bvec2(_567 < 0.0);\n"
    "    vec3 _555 = normalize(vec3(vec2(_573.x ? _597.x : _522.x, _573.y ? _597.y : _522.y), _567));\n"
    "    vec4 _497 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _614 = vec4(uintBitsToFloat(_513.xyz), 1.0);\n"
    "    vec4 _627 = vec4(dot(a_WORLD0, _614), dot(a_WORLD1, _614), dot(a_WORLD2, _614), 1.0);\n"
    "    float _707 = 1.0 / max(max(max(max(max(abs(a_WORLD0.x), abs(a_WORLD0.y)), abs(a_WORLD0.z)), max(max(abs(a_WORLD1.x), abs(a_WORLD1.y)), abs(a_WORLD1.z))), max(max(abs(a_WORLD2.x), abs(a_WORLD2.y)), abs(a_WORLD2.z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _710 = a_WORLD0.xyz * _707;\n"
    "    vec3 _713 = a_WORLD1.xyz * _707;\n"
    "    vec3 _716 = a_WORLD2.xyz * _707;\n"
    "    vec3 _719 = cross(_713, _716);\n"
    "    vec3 _742 = vec3(dot(_719, _555), dot(cross(_716, _710), _555), dot(cross(_710, _713), _555)) * ((dot(_710, _719) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _820 = max(max(abs(_742.x), abs(_742.y)), abs(_742.z));\n"
    "    vec3 _794 = _742 / vec3(max(_820, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _801 = _794 * inversesqrt(max(dot(_794, _794), 0.5));\n"
    "    bvec3 _806 = bvec3(_820 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _807 = vec3(_806.x ? _801.x : _555.x, _806.y ? _801.y : _555.y, _806.z ? _801.z : _555.z);\n"
    "    float _666 = max(0.0, dot(_807, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _627), dot(u_vert_c[1], _627), dot(u_vert_c[2], _627), dot(u_vert_c[3], _627));\n"
    "    v_TEXCOORD0 = _807;\n"
    "    v_TEXCOORD1 = _497.xy;\n"
    "    v_TEXCOORD2 = _497.zw;\n"
    "    v_COLOR0 = vec4(_666, _666, _666, 1.0);\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4;
const glskin_shader glskin_shader_preskinned_vs_sm4 = {
    "preskinned_vs_sm4", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 6,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "b5461bd1ab88150ec7e8b268b4dd2b928ec81d2a4108646bd86e51699861fb78",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
