/* From preskinned_vs.hlsl by glskin-translate: change it there. */
#include <glskin/shader.h>

static const char text_120[] =
    "#version 120\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "attribute vec3 a_POSITION;\n"
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
    "    vec4 _367 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _394 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _407 = vec4(dot(u_vert_c[16], _394), dot(u_vert_c[17], _394), dot(u_vert_c[18], _394), dot(u_vert_c[19], _394));\n"
    "    float _487 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _490 = u_vert_c[16].xyz * _487;\n"
    "    vec3 _493 = u_vert_c[17].xyz * _487;\n"
    "    vec3 _496 = u_vert_c[18].xyz * _487;\n"
    "    vec3 _499 = cross(_493, _496);\n"
    "    vec3 _522 = vec3(dot(_499, a_NORMAL), dot(cross(_496, _490), a_NORMAL), dot(cross(_490, _493), a_NORMAL)) * ((dot(_490, _499) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _600 = max(max(abs(_522.x), abs(_522.y)), abs(_522.z));\n"
    "    vec3 _574 = _522 / vec3(max(_600, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _581 = _574 * inversesqrt(max(dot(_574, _574), 0.5));\n"
    "    bvec3 _586 = bvec3(_600 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _587 = vec3(_586.x ? _581.x : a_NORMAL.x, _586.y ? _581.y : a_NORMAL.y, _586.z ? _581.z : a_NORMAL.z);\n"
    "    float _446 = max(0.0, dot(_587, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _407), dot(u_vert_c[1], _407), dot(u_vert_c[2], _407), dot(u_vert_c[3], _407));\n"
    "    v_TEXCOORD0 = _587;\n"
    "    v_TEXCOORD1 = _367.xy;\n"
    "    v_TEXCOORD2 = _367.zw;\n"
    "    v_COLOR0 = vec4(_446, _446, _446, 1.0);\n"
    "}\n";

static const char text_330[] =
    "#version 330\n"
    "// From preskinned_vs.hlsl by glskin-translate: change it there.\n"
    "invariant gl_Position;\n"
    "\n"
    "uniform vec4 u_vert_c[20];\n"
    "layout(location = 0) in vec3 a_POSITION;\n"
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
    "    vec4 _367 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _394 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _407 = vec4(dot(u_vert_c[16], _394), dot(u_vert_c[17], _394), dot(u_vert_c[18], _394), dot(u_vert_c[19], _394));\n"
    "    float _487 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _490 = u_vert_c[16].xyz * _487;\n"
    "    vec3 _493 = u_vert_c[17].xyz * _487;\n"
    "    vec3 _496 = u_vert_c[18].xyz * _487;\n"
    "    vec3 _499 = cross(_493, _496);\n"
    "    vec3 _522 = vec3(dot(_499, a_NORMAL), dot(cross(_496, _490), a_NORMAL), dot(cross(_490, _493), a_NORMAL)) * ((dot(_490, _499) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _600 = max(max(abs(_522.x), abs(_522.y)), abs(_522.z));\n"
    "    vec3 _574 = _522 / vec3(max(_600, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _581 = _574 * inversesqrt(max(dot(_574, _574), 0.5));\n"
    "    bvec3 _586 = bvec3(_600 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _587 = vec3(_586.x ? _581.x : a_NORMAL.x, _586.y ? _581.y : a_NORMAL.y, _586.z ? _581.z : a_NORMAL.z);\n"
    "    float _446 = max(0.0, dot(_587, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _407), dot(u_vert_c[1], _407), dot(u_vert_c[2], _407), dot(u_vert_c[3], _407));\n"
    "    v_TEXCOORD0 = _587;\n"
    "    v_TEXCOORD1 = _367.xy;\n"
    "    v_TEXCOORD2 = _367.zw;\n"
    "    v_COLOR0 = vec4(_446, _446, _446, 1.0);\n"
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
};

static const glskin_shader_constant constants[] = {
    {"g_viewProj", 0, 4},
    {"g_world", 16, 4},
};

extern const glskin_shader glskin_shader_preskinned_vs;
const glskin_shader glskin_shader_preskinned_vs = {
    "preskinned_vs", "vs_2_0", GLSKIN_STAGE_VERTEX,
    texts, 2,
    "u_vert_c", 20,
    attributes, 4,
    constants, 2,
    NULL, 0,
    NULL, 0,
    {0, 0, 0},
    "58300f1f9707391544e45385aba7fe73aaf84b9de99deeb1a66c2b455071942c",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
