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
    vec4 _301 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _329 = vec4(a_POSITION, 1.0);
    vec4 _342 = vec4(dot(u_vert_c[16], _329), dot(u_vert_c[17], _329), dot(u_vert_c[18], _329), dot(u_vert_c[19], _329));
    float _394 = dot(u_vert_c[16].xyz, a_NORMAL);
    float _397 = dot(u_vert_c[17].xyz, a_NORMAL);
    float _400 = dot(u_vert_c[18].xyz, a_NORMAL);
    float _443 = max(max(abs(_394), abs(_397)), abs(_400));
    vec3 _417 = vec3(_394, _397, _400) / vec3(max(_443, 9.9999999109757896545014425234895e-38));
    vec3 _424 = _417 * inversesqrt(max(dot(_417, _417), 0.5));
    bvec3 _429 = bvec3(_443 > 1.0000000031710768509710513471353e-30);
    vec3 _430 = vec3(_429.x ? _424.x : a_NORMAL.x, _429.y ? _424.y : a_NORMAL.y, _429.z ? _424.z : a_NORMAL.z);
    float _380 = max(0.0, dot(_430, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _342), dot(u_vert_c[1], _342), dot(u_vert_c[2], _342), dot(u_vert_c[3], _342));
    v_TEXCOORD0 = _430;
    v_TEXCOORD1 = _301.xy;
    v_TEXCOORD2 = _301.zw;
    v_COLOR0 = vec4(_380, _380, _380, 1.0);
}
