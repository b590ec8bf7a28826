#version 330
// From overlay_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[4];
layout(location = 0) in vec3 a_POSITION;
layout(location = 3) in vec4 a_COLOR0;
out vec4 v_COLOR0;

void main()
{
    vec4 _94 = vec4(a_POSITION, 1.0);
    gl_Position = vec4(dot(u_vert_c[0], _94), dot(u_vert_c[1], _94), dot(u_vert_c[2], _94), dot(u_vert_c[3], _94));
    v_COLOR0 = a_COLOR0;
}
