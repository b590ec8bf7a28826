#version 120
// From preskinned_vs.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[20];
attribute vec3 a_POSITION;
attribute vec3 a_NORMAL;
attribute vec2 a_TEXCOORD0;
attribute vec2 a_TEXCOORD1;
varying vec3 v_TEXCOORD0;
varying vec2 v_TEXCOORD1;
varying vec2 v_TEXCOORD2;
varying vec4 v_COLOR0;

void main()
{
    vec4 _367 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _394 = vec4(a_POSITION, 1.0);
    vec4 _407 = vec4(dot(u_vert_c[16], _394), dot(u_vert_c[17], _394), dot(u_vert_c[18], _394), dot(u_vert_c[19], _394));
    float _487 = 1.0 / max(max(max(max(max(abs(u_vert_c[16].x), abs(u_vert_c[16].y)), abs(u_vert_c[16].z)), max(max(abs(u_vert_c[17].x), abs(u_vert_c[17].y)), abs(u_vert_c[17].z))), max(max(abs(u_vert_c[18].x), abs(u_vert_c[18].y)), abs(u_vert_c[18].z))), 9.9999999109757896545014425234895e-38);
    vec3 _490 = u_vert_c[16].xyz * _487;
    vec3 _493 = u_vert_c[17].xyz * _487;
    vec3 _496 = u_vert_c[18].xyz * _487;
    vec3 _499 = cross(_493, _496);
    vec3 _522 = vec3(dot(_499, a_NORMAL), dot(cross(_496, _490), a_NORMAL), dot(cross(_490, _493), a_NORMAL)) * ((dot(_490, _499) < 0.0) ? (-1.0) : 1.0);
    float _600 = max(max(abs(_522.x), abs(_522.y)), abs(_522.z));
    vec3 _574 = _522 / vec3(max(_600, 9.9999999109757896545014425234895e-38));
    vec3 _581 = _574 * inversesqrt(max(dot(_574, _574), 0.5));
    bvec3 _586 = bvec3(_600 > 1.0000000031710768509710513471353e-30);
    vec3 _587 = vec3(_586.x ? _581.x : a_NORMAL.x, _586.y ? _581.y : a_NORMAL.y, _586.z ? _581.z : a_NORMAL.z);
    float _446 = max(0.0, dot(_587, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _407), dot(u_vert_c[1], _407), dot(u_vert_c[2], _407), dot(u_vert_c[3], _407));
    v_TEXCOORD0 = _587;
    v_TEXCOORD1 = _367.xy;
    v_TEXCOORD2 = _367.zw;
    v_COLOR0 = vec4(_446, _446, _446, 1.0);
}
