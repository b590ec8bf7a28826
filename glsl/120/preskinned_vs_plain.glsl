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
    vec4 _323 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _350 = vec4(a_POSITION, 1.0);
    vec4 _363 = vec4(dot(u_vert_c[16], _350), dot(u_vert_c[17], _350), dot(u_vert_c[18], _350), dot(u_vert_c[19], _350));
    float _428 = dot(u_vert_c[16].xyz, a_NORMAL);
    float _431 = dot(u_vert_c[17].xyz, a_NORMAL);
    float _434 = dot(u_vert_c[18].xyz, a_NORMAL);
    float _474 = max(max(abs(_428), abs(_431)), abs(_434));
    vec3 _448 = vec3(_428, _431, _434) / vec3(max(_474, 9.9999999109757896545014425234895e-38));
    vec3 _455 = _448 * inversesqrt(max(dot(_448, _448), 0.5));
    bvec3 _460 = bvec3(_474 > 1.0000000031710768509710513471353e-30);
    vec3 _461 = vec3(_460.x ? _455.x : a_NORMAL.x, _460.y ? _455.y : a_NORMAL.y, _460.z ? _455.z : a_NORMAL.z);
    float _402 = max(0.0, dot(_461, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _363), dot(u_vert_c[1], _363), dot(u_vert_c[2], _363), dot(u_vert_c[3], _363));
    v_TEXCOORD0 = _461;
    v_TEXCOORD1 = _323.xy;
    v_TEXCOORD2 = _323.zw;
    v_COLOR0 = vec4(_402, _402, _402, 1.0);
}
