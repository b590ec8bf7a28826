#version 120
// From overlay_ps.hlsl by glskin-translate: change it there.

varying vec4 v_COLOR0;

void main()
{
    gl_FragData[0] = v_COLOR0;
}
