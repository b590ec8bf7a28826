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
    "    uvec4 _470 = texelFetch(t_skinned, int(a_VERTEXBASE + uint(gl_VertexID)));\n"
    "    uint _476 = _470.w;\n"
    "    vec2 _479 = vec2(float(int(_476 << uint(16)) >> 16), float(int((_476 >> uint(16)) << uint(16)) >> 16)) * vec2(3.0518509447574615478515625e-05);\n"
    "    float _524 = (1.0 - abs(_479.x)) - abs(_479.y);\n"
    "    vec2 _554 = (vec2(1.0) - abs(_479.yx)) * vec2((_479.x < 0.0) ? (-1.0) : 1.0, (_479.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _530 = bvec2(_524 < 0.0);\n"
    "    vec3 _512 = normalize(vec3(vec2(_530.x ? _554.x : _479.x, _530.y ? _554.y : _479.y), _524));\n"
    "    vec4 _454 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _571 = vec4(uintBitsToFloat(_470.xyz), 1.0);\n"
    "    vec4 _584 = vec4(dot(a_WORLD0, _571), dot(a_WORLD1, _571), dot(a_WORLD2, _571), 1.0);\n"
    "    float _649 = dot(a_WORLD0.xyz, _512);\n"
    "    float _652 = dot(a_WORLD1.xyz, _512);\n"
    "    float _655 = dot(a_WORLD2.xyz, _512);\n"
    "    float _695 = max(max(abs(_649), abs(_652)), abs(_655));\n"
    "    vec3 _669 = vec3(_649, _652, _655) / vec3(max(_695, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _676 = _669 * inversesqrt(max(dot(_669, _669), 0.5));\n"
    "    bvec3 _681 = bvec3(_695 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _682 = vec3(_681.x ? _676.x : _512.x, _681.y ? _676.y : _512.y, _681.z ? _676.z : _512.z);\n"
    "    float _623 = max(0.0, dot(_682, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _584), dot(u_vert_c[1], _584), dot(u_vert_c[2], _584), dot(u_vert_c[3], _584));\n"
    "    v_TEXCOORD0 = _682;\n"
    "    v_TEXCOORD1 = _454.xy;\n"
    "    v_TEXCOORD2 = _454.zw;\n"
    "    v_COLOR0 = vec4(_623, _623, _623, 1.0);\n"
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

extern const glskin_shader glskin_shader_preskinned_vs_sm4_plain;
const glskin_shader glskin_shader_preskinned_vs_sm4_plain = {
    "preskinned_vs_sm4_plain", "vs_4_0", GLSKIN_STAGE_VERTEX,
    texts, 1,
    "u_vert_c", 4,
    attributes, 6,
    constants, 1,
    samplers, 1,
    NULL, 0,
    {0, 0, 0},
    "df9e25ba8e42f02f2f668c21649a51648f53456ccbaf218323f3334c7ed4db63",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
