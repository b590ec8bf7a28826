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
    "    vec4 _360 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _388 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _401 = vec4(dot(u_vert_c[16], _388), dot(u_vert_c[17], _388), dot(u_vert_c[18], _388), dot(u_vert_c[19], _388));\n"
    "    float _480 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _483 = u_vert_c[16].xyz * _480;\n"
    "    vec3 _486 = u_vert_c[17].xyz * _480;\n"
    "    vec3 _489 = u_vert_c[18].xyz * _480;\n"
    "    vec3 _492 = cross(_486, _489);\n"
    "    vec3 _515 = vec3(dot(_492, a_NORMAL), dot(cross(_489, _483), a_NORMAL), dot(cross(_483, _486), a_NORMAL)) * ((dot(_483, _492) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _593 = max(max(abs(_515.x), abs(_515.y)), abs(_515.z));\n"
    "    vec3 _567 = _515 / vec3(max(_593, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _574 = _567 * inversesqrt(max(dot(_567, _567), 0.5));\n"
    "    bvec3 _579 = bvec3(_593 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _580 = vec3(_579.x ? _574.x : a_NORMAL.x, _579.y ? _574.y : a_NORMAL.y, _579.z ? _574.z : a_NORMAL.z);\n"
    "    float _439 = max(0.0, dot(_580, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _401), dot(u_vert_c[1], _401), dot(u_vert_c[2], _401), dot(u_vert_c[3], _401));\n"
    "    v_TEXCOORD0 = _580;\n"
    "    v_TEXCOORD1 = _360.xy;\n"
    "    v_TEXCOORD2 = _360.zw;\n"
    "    v_COLOR0 = vec4(_439, _439, _439, 1.0);\n"
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
    "    vec4 _360 = vec4(a_TEXCOORD0, a_TEXCOORD1);\n"
    "    vec4 _388 = vec4(a_POSITION, 1.0);\n"
    "    vec4 _401 = vec4(dot(u_vert_c[16], _388), dot(u_vert_c[17], _388), dot(u_vert_c[18], _388), dot(u_vert_c[19], _388));\n"
    "    float _480 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);\n"
    "    vec3 _483 = u_vert_c[16].xyz * _480;\n"
    "    vec3 _486 = u_vert_c[17].xyz * _480;\n"
    "    vec3 _489 = u_vert_c[18].xyz * _480;\n"
    "    vec3 _492 = cross(_486, _489);\n"
    "    vec3 _515 = vec3(dot(_492, a_NORMAL), dot(cross(_489, _483), a_NORMAL), dot(cross(_483, _486), a_NORMAL)) * ((dot(_483, _492) < 0.0) ? (-1.0) : 1.0);\n"
    "    float _593 = max(max(abs(_515.x), abs(_515.y)), abs(_515.z));\n"
    "    vec3 _567 = _515 / vec3(max(_593, 9.9999999109757896545014425234895e-38));\n"
    "    vec3 _574 = _567 * inversesqrt(max(dot(_567, _567), 0.5));\n"
    "    bvec3 _579 = bvec3(_593 > 1.0000000031710768509710513471353e-30);\n"
    "    vec3 _580 = vec3(_579.x ? _574.x : a_NORMAL.x, _579.y ? _574.y : a_NORMAL.y, _579.z ? _574.z : a_NORMAL.z);\n"
    "    float _439 = max(0.0, dot(_580, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));\n"
    "    gl_Position = vec4(dot(u_vert_c[0], _401), dot(u_vert_c[1], _401), dot(u_vert_c[2], _401), dot(u_vert_c[3], _401));\n"
    "    v_TEXCOORD0 = _580;\n"
    "    v_TEXCOORD1 = _360.xy;\n"
    "    v_TEXCOORD2 = _360.zw;\n"
    "    v_COLOR0 = vec4(_439, _439, _439, 1.0);\n"
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
    "5f6230c529e5e9e83c66bb1e0e2886a6c1e89b3c2f88caf0c09406265bd19af1",
    "glslang 12.0.0, SPIRV-Tools v2023.1, SPIRV-Cross 0.54.0",
};
