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
    vec4 _316 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _344 = vec4(a_POSITION, 1.0);
    vec4 _357 = vec4(dot(u_vert_c[16], _344), dot(u_vert_c[17], _344), dot(u_vert_c[18], _344), dot(u_vert_c[19], _344));
    float _421 = dot(u_vert_c[16].xyz, a_NORMAL);
    float _424 = dot(u_vert_c[17].xyz, a_NORMAL);
    float _427 = dot(u_vert_c[18].xyz, a_NORMAL);
    float _467 = max(max(abs(_421), abs(_424)), abs(_427));
    vec3 _441 = vec3(_421, _424, _427) / vec3(max(_467, 9.9999999109757896545014425234895e-38));
    vec3 _448 = _441 * inversesqrt(max(dot(_441, _441), 0.5));
    bvec3 _453 = bvec3(_467 > 1.0000000031710768509710513471353e-30);
    vec3 _454 = vec3(_453.x ? _448.x : a_NORMAL.x, _453.y ? _448.y : a_NORMAL.y, _453.z ? _448.z : a_NORMAL.z);
    float _395 = max(0.0, dot(_454, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _357), dot(u_vert_c[1], _357), dot(u_vert_c[2], _357), dot(u_vert_c[3], _357));
    v_TEXCOORD0 = _454;
    v_TEXCOORD1 = _316.xy;
    v_TEXCOORD2 = _316.zw;
    v_COLOR0 = vec4(_395, _395, _395, 1.0);
}
