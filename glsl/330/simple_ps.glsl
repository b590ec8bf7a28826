#version 330
// From simple_ps.hlsl by glskin-translate: change it there.

uniform sampler2D s_texture0;

in vec2 v_TEXCOORD1;
in vec4 v_COLOR0;
layout(location = 0) out vec4 o_TARGET0;

void main()
{
    o_TARGET0 = texture(s_texture0, v_TEXCOORD1) * v_COLOR0;
}
