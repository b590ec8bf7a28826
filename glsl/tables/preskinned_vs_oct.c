/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
    "attribute vec2 a_NORMAL;\n"
    "attribute vec2 a_TEXCOORD0;\n"
    "attribute vec2 a_TEXCOORD1;\n"
    "varying vec3 v_TEXCOORD0;\n"
    "varying vec2 v_TEXCOORD1;\n"
    "varying vec2 v_TEXCOORD2;\n"
    "varying vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec2 _425 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _464 = (1.0 - abs(_425.x)) - abs(_425.y);\n"
    "    vec2 _494 = (vec2(1.0) - abs(_425.yx)) * vec2((_425.x < 0.0) ? (-1.0) : 1.0, (_425.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _470 = bvec2(_464 < 0.0);\n"
    "    vec3 _452 = normalize(vec3(vec2(_470.x ? _494.x : _425.x, _470.y ? _494.y : _425.y), _464));\n"
    "    vec4 _436 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _511 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _524 = vec4(dot(u_vert_c[16], _511), dot(u_vert_c[17], _511), dot(u_vert_c[18], _511), dot(u_vert_c[19], _511));\n"
    "    float _604 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _607 = u_vert_c[16].xyz * _604;\n"
    "    vec3 _610 = u_vert_c[17].xyz * _604;\n"
    "    vec3 _613 = u_vert_c[18].xyz * _604;\n"
    "    vec3 _616 = cross(_610, _613);\n"
    "    vec3 _639 = vec3(dot(_616, _452), dot(cross(_613, _607), _452), dot(cross(_607, _610), _452)) * ((dot(_607, _616) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _717 = max(max(abs(_639.x), abs(_639.y)), abs(_639.z));\n"
    "    vec3 _691 = _639 / vec3(max(_717, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _698 = _691 * inversesqrt(max(dot(_691, _691), 0.5));\n"
    "    bvec3 _703 = bvec3(_717 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _704 = vec3(_703.x ? _698.x : _452.x, _703.y ? _698.y : _452.y, _703.z ? _698.z : _452.z);\n"
    "    float _563 = max(0.0, dot(_704, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _524), dot(u_vert_c[1], _524), dot(u_vert_c[2], _524), dot(u_vert_c[3], _524));\n"
    "    v_TEXCOORD0 = _704;\n"
    "    v_TEXCOORD1 = _436.xy;\n"
    "    v_TEXCOORD2 = _436.zw;\n"
    "    v_COLOR0 = vec4(_563, _563, _563, 1.0);\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
    "layout(location = 2) in vec2 a_NORMAL;\n"
    "layout(location = 8) in vec2 a_TEXCOORD0;\n"
    "layout(location = 9) in vec2 a_TEXCOORD1;\n"
    "out vec3 v_TEXCOORD0;\n"
    "out vec2 v_TEXCOORD1;\n"
    "out vec2 v_TEXCOORD2;\n"
    "out vec4 v_COLOR0;\n"
    "\n"
    "void main()\n"
    "{\n"
    "    vec2 _425 = a_NORMAL * vec2(3.0518509447574615478515625e-05);\n"
    "    float _464 = (1.0 - abs(_425.x)) - abs(_425.y);\n"
    "    vec2 _494 = (vec2(1.0) - abs(_425.yx)) * vec2((_425.x < 0.0) ? (-1.0) : 1.0, (_425.y < 0.0) ? (-1.0) : 1.0);\n"
    "    bvec2 _470 = bvec2(_464 < 0.0);\n"
    "    vec3 _452 = normalize(vec3(vec2(_470.x ? _494.x : _425.x, _470.y ? _494.y : _425.y), _464));\n"
    "    vec4 _436 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _511 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _524 = vec4(dot(u_vert_c[16], _511), dot(u_vert_c[17], _511), dot(u_vert_c[18], _511), dot(u_vert_c[19], _511));\n"
    "    float _604 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _607 = u_vert_c[16].xyz * _604;\n"
    "    vec3 _610 = u_vert_c[17].xyz * _604;\n"
    "    vec3 _613 = u_vert_c[18].xyz * _604;\n"
    "    vec3 _616 = cross(_610, _613);\n"
    "    vec3 _639 = vec3(dot(_616, _452), dot(cross(_613, _607), _452), dot(cross(_607, _610), _452)) * ((dot(_607, _616) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _717 = max(max(abs(_639.x), abs(_639.y)), abs(_639.z));\n"
    "    vec3 _691 = _639 / vec3(max(_717, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _698 = _691 * inversesqrt(max(dot(_691, _691), 0.5));\n"
    "    bvec3 _703 = bvec3(_717 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _704 = vec3(_703.x ? _698.x : _452.x, _703.y ? _698.y : _452.y, _703.z ? _698.z : _452.z);\n"
    "    float _563 = max(0.0, dot(_704, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _524), dot(u_vert_c[1], _524), dot(u_vert_c[2], _524), dot(u_vert_c[3], _524));\n"
    "    v_TEXCOORD0 = _704;\n"
    "    v_TEXCOORD1 = _436.xy;\n"
    "    v_TEXCOORD2 = _436.zw;\n"
    "    v_COLOR0 = vec4(_563, _563, _563, 1.0);\n"
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
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs_oct;
const glskin_shader glskin_shader_preskinned_vs_oct = {
    "preskinned_vs_oct", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 4,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "7da8d5bc939ec9afeca4d169781725651603f2579f0d57b4a4a1870102ab8d2d",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
