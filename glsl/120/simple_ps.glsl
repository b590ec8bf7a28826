#version 120
// From simple_ps.hlsl by glskin-translate: change it there.

uniform sampler2D s_texture0;

varying vec2 v_TEXCOORD1;
varying vec4 v_COLOR0;

void main()
{
    gl_FragData[0] = texture2D(s_texture0, v_TEXCOORD1) * v_COLOR0;
}
