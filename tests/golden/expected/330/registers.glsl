#version 330
// From registers.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[223];
layout(location = 0) in vec3 a_POSITION;
layout(location = 1) in vec4 a_BLENDWEIGHT;
layout(location = 7) in vec4 a_BLENDINDICES;
layout(location = 8) in vec2 a_TEXCOORD0;
layout(location = 14) in vec4 a_TANGENT;
layout(location = 3) in vec4 a_COLOR0;
layout(location = 5) in float a_TEXCOORD7;
layout(location = 6) in float a_OTHER;
out vec2 v_TEXCOORD0;
out vec3 v_COLOR0;
out float v_OTHER0;

void main()
{
    int _198 = int(a_BLENDINDICES.x);
    vec4 _204 = vec4(a_POSITION, 1.0);
    vec4 _220 = vec4(dot(u_vert_c[(_198 * 3) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 1) * 1 + 31], _204), dot(u_vert_c[((_198 * 3) + 2) * 1 + 31], _204), 1.0) * a_BLENDWEIGHT.x;
    gl_Position = ((mat4(u_vert_c[16], u_vert_c[17], u_vert_c[18], u_vert_c[19]) * _220) * mat4(u_vert_c[0], u_vert_c[1], u_vert_c[2], u_vert_c[3])) + (a_TANGENT * u_vert_c[27].x);
    v_TEXCOORD0 = a_TEXCOORD0;
    v_COLOR0 = ((_220 * mat3x4(u_vert_c[20], u_vert_c[21], u_vert_c[22])) + u_vert_c[24].xyz) + a_COLOR0.xyz;
    v_OTHER0 = a_TEXCOORD7 + a_OTHER;
}
