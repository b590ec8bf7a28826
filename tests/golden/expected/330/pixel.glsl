#version 330
// From pixel.hlsl by glskin-translate: change it there.

uniform vec4 u_frag_c[3];
uniform sampler2D s_plain;
uniform sampler2D s_texture0;

in vec2 v_TEXCOORD0;
in vec3 v_COLOR0;
in float v_OTHER0;
layout(location = 1) out vec4 o_TARGET1;
layout(location = 0) out vec4 o_TARGET0;

void main()
{
    o_TARGET1 = texture(s_plain, v_TEXCOORD0) * u_frag_c[2];
    o_TARGET0 = texture(s_texture0, v_TEXCOORD0) * vec4(v_COLOR0, v_OTHER0);
}
