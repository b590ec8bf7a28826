#version 120
// From skinning_vs_sm3.hlsl by glskin-translate: change it there.
invariant gl_Position;

uniform vec4 u_vert_c[223];
attribute vec3 a_POSITION;
attribute vec4 a_BLENDWEIGHT;
attribute vec4 a_BLENDINDICES;
attribute vec3 a_NORMAL;
attribute vec2 a_TEXCOORD0;
attribute vec2 a_TEXCOORD1;
varying vec3 v_TEXCOORD0;
varying vec2 v_TEXCOORD1;
varying vec2 v_TEXCOORD2;
varying vec4 v_COLOR0;

void main()
{
    vec4 _1022;
    vec4 _1023;
    vec4 _1024;
    vec4 _1025;
    vec4 _1026;
    _1026 = a_BLENDWEIGHT;
    _1025 = a_BLENDINDICES;
    _1024 = vec4(0.0);
    _1023 = vec4(0.0);
    _1022 = vec4(0.0);
    vec4 _506;
    vec4 _508;
    vec4 _1027;
    vec4 _1028;
    vec4 _1029;
    for (int _1021 = 0; _1021 < 4; _1026 = _506, _1025 = _508, _1024 = _1029, _1023 = _1028, _1022 = _1027, _1021++)
    {
        int _500 = int(_1025.x);
        if (_1026.x > 0.0)
        {
            _1029 = _1024 + (u_vert_c[(_500 * 3) * 1 + 31] * _1026.x);
            _1028 = _1023 + (u_vert_c[((_500 * 3) + 1) * 1 + 31] * _1026.x);
            _1027 = _1022 + (u_vert_c[((_500 * 3) + 2) * 1 + 31] * _1026.x);
        }
        else
        {
            _1029 = _1024;
            _1028 = _1023;
            _1027 = _1022;
        }
        _506 = _1026.yzwx;
        _508 = _1025.yzwx;
    }
    vec4 _617 = vec4(a_POSITION, 1.0);
    float _667 = dot(_1024.xyz, a_NORMAL);
    float _670 = dot(_1023.xyz, a_NORMAL);
    float _673 = dot(_1022.xyz, a_NORMAL);
    float _713 = max(max(abs(_667), abs(_670)), abs(_673));
    vec3 _687 = vec3(_667, _670, _673) / vec3(max(_713, 9.9999999109757896545014425234895e-38));
    vec3 _694 = _687 * inversesqrt(max(dot(_687, _687), 0.5));
    bvec3 _699 = bvec3(_713 > 1.0000000031710768509710513471353e-30);
    vec3 _700 = vec3(_699.x ? _694.x : a_NORMAL.x, _699.y ? _694.y : a_NORMAL.y, _699.z ? _694.z : a_NORMAL.z);
    vec4 _531 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _730 = vec4(dot(_1024, _617), dot(_1023, _617), dot(_1022, _617), 1.0);
    vec4 _743 = vec4(dot(u_vert_c[16], _730), dot(u_vert_c[17], _730), dot(u_vert_c[18], _730), dot(u_vert_c[19], _730));
    float _808 = dot(u_vert_c[16].xyz, _700);
    float _811 = dot(u_vert_c[17].xyz, _700);
    float _814 = dot(u_vert_c[18].xyz, _700);
    float _854 = max(max(abs(_808), abs(_811)), abs(_814));
    vec3 _828 = vec3(_808, _811, _814) / vec3(max(_854, 9.9999999109757896545014425234895e-38));
    vec3 _835 = _828 * inversesqrt(max(dot(_828, _828), 0.5));
    bvec3 _840 = bvec3(_854 > 1.0000000031710768509710513471353e-30);
    vec3 _841 = vec3(_840.x ? _835.x : _700.x, _840.y ? _835.y : _700.y, _840.z ? _835.z : _700.z);
    float _782 = max(0.0, dot(_841, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _743), dot(u_vert_c[1], _743), dot(u_vert_c[2], _743), dot(u_vert_c[3], _743));
    v_TEXCOORD0 = _841;
    v_TEXCOORD1 = _531.xy;
    v_TEXCOORD2 = _531.zw;
    v_COLOR0 = vec4(_782, _782, _782, 1.0);
}
