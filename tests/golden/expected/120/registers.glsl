#version 120
// From registers.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[223];
attribute vec3 a_POSITION;
attribute vec4 a_BLENDWEIGHT;
attribute vec4 a_BLENDINDICES;
attribute vec2 a_TEXCOORD0;
attribute vec4 a_TANGENT;
attribute vec4 a_COLOR0;
attribute float a_TEXCOORD7;
attribute float a_OTHER;
varying vec2 v_TEXCOORD0;
varying vec3 v_COLOR0;
varying float v_OTHER0;

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
