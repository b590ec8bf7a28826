#version 330
// From overlay_ps.hlsl by glskin-translate: change it there.

in vec4 v_COLOR0;
layout(location = 0) out vec4 o_TARGET0;

void main()
{
    o_TARGET0 = v_COLOR0;
}
