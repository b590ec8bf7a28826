#version 120
// From pixel.hlsl by glskin-translate: change it there.

uniform vec4 u_frag_c[3];
uniform sampler2D s_plain;
uniform sampler2D s_texture0;

varying vec2 v_TEXCOORD0;
varying vec3 v_COLOR0;
varying float v_OTHER0;

void main()
{
    gl_FragData[1] = texture2D(s_plain, v_TEXCOORD0) * u_frag_c[2];
    gl_FragData[0] = texture2D(s_texture0, v_TEXCOORD0) * vec4(v_COLOR0, v_OTHER0);
}
