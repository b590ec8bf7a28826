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
    vec4 _1002;
    vec4 _1003;
    vec4 _1004;
    vec4 _1005;
    vec4 _1006;
    _1006 = a_BLENDWEIGHT;
    _1005 = a_BLENDINDICES;
    _1004 = vec4(0.0);
    _1003 = vec4(0.0);
    _1002 = vec4(0.0);
    vec4 _500;
    vec4 _502;
    vec4 _1007;
    vec4 _1008;
    vec4 _1009;
    for (int _1001 = 0; _1001 < 4; _1006 = _500, _1005 = _502, _1004 = _1009, _1003 = _1008, _1002 = _1007, _1001++)
    {
        int _494 = int(_1005.x);
        if (_1006.x > 0.0)
        {
            _1009 = _1004 + (u_vert_c[(_494 * 3) * 1 + 31] * _1006.x);
            _1008 = _1003 + (u_vert_c[((_494 * 3) + 1) * 1 + 31] * _1006.x);
            _1007 = _1002 + (u_vert_c[((_494 * 3) + 2) * 1 + 31] * _1006.x);
        }
        else
        {
            _1009 = _1004;
            _1008 = _1003;
            _1007 = _1002;
        }
        _500 = _1006.yzwx;
        _502 = _1005.yzwx;
    }
    vec4 _608 = vec4(a_POSITION, 1.0);
    float _658 = dot(_1004.xyz, a_NORMAL);
    float _661 = dot(_1003.xyz, a_NORMAL);
    float _664 = dot(_1002.xyz, a_NORMAL);
    float _704 = max(max(abs(_658), abs(_661)), abs(_664));
    vec3 _678 = vec3(_658, _661, _664) / vec3(max(_704, 9.9999999109757896545014425234895e-38));
    vec3 _685 = _678 * inversesqrt(max(dot(_678, _678), 0.5));
    bvec3 _690 = bvec3(_704 > 1.0000000031710768509710513471353e-30);
    vec3 _691 = vec3(_690.x ? _685.x : a_NORMAL.x, _690.y ? _685.y : a_NORMAL.y, _690.z ? _685.z : a_NORMAL.z);
    vec4 _523 = vec4(a_TEXCOORD0, a_TEXCOORD1);
    vec4 _720 = vec4(dot(_1004, _608), dot(_1003, _608), dot(_1002, _608), 1.0);
    vec4 _733 = vec4(dot(u_vert_c[16], _720), dot(u_vert_c[17], _720), dot(u_vert_c[18], _720), dot(u_vert_c[19], _720));
    float _797 = dot(u_vert_c[16].xyz, _691);
    float _800 = dot(u_vert_c[17].xyz, _691);
    float _803 = dot(u_vert_c[18].xyz, _691);
    float _843 = max(max(abs(_797), abs(_800)), abs(_803));
    vec3 _817 = vec3(_797, _800, _803) / vec3(max(_843, 9.9999999109757896545014425234895e-38));
    vec3 _824 = _817 * inversesqrt(max(dot(_817, _817), 0.5));
    bvec3 _829 = bvec3(_843 > 1.0000000031710768509710513471353e-30);
    vec3 _830 = vec3(_829.x ? _824.x : _691.x, _829.y ? _824.y : _691.y, _829.z ? _824.z : _691.z);
    float _771 = max(0.0, dot(_830, vec3(0.329292774200439453125, 0.768349826335906982421875, 0.548821270465850830078125)));
    gl_Position = vec4(dot(u_vert_c[0], _733), dot(u_vert_c[1], _733), dot(u_vert_c[2], _733), dot(u_vert_c[3], _733));
    v_TEXCOORD0 = _830;
    v_TEXCOORD1 = _523.xy;
    v_TEXCOORD2 = _523.zw;
    v_COLOR0 = vec4(_771, _771, _771, 1.0);
}
